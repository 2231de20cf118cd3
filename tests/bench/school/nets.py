"""The nets that the expert uses, made from nothing but deals and ``steady``.

Prints after each epoch how much better than ``steady`` the net's acts were in the twentieth of the lessons that it
never saw, in points a decision (among individuals times their opponents; for ``opponent_policy``: how often it knows
what ``steady`` does). What the nets are worth at the table, the ladder says.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

import numpy as np

from bot.engine import presets
from bot.engine.rules import Rules
from bot.engine.sides import Seat, unit_of
from bot.players.batch.call_ends import end_values
from bot.players.batch.call_inputs import act_count, call_inputs
from bot.players.batch.nets import Net
from bot.players.batch.shape import inputs_of, shape_of
from bot.players.batch.trained_games import TRAINED_CALLS, TRAINED_PLAY, preset_of
from bot.players.heuristics.payoffs import Payoffs
from bot.players.search.arrays import CARDS, Floats
from tests.bench.school.lessons import UNLAWFUL, Lessons, join, practise_calls, practise_cards
from tests.bench.school.mirrors import mirror_of_calls, mirror_of_cards
from tests.bench.school.training import centred, of_habit, of_points, train

_CARD_LAYERS, _CALL_LAYERS = (128, 64), (96, 48)
_KEPT_BACK = 20


class _Plain(Payoffs):
    """Values points as the points of one's own less those of the others, on average."""

    def of_points(self, points: tuple[int, ...], redeal: bool = False) -> float:
        """The same at every score."""
        own = points[unit_of(self.seat, self.rules.traits.partners) - 1]
        return own - (sum(points) - own) / (len(points) - 1)


def points_of_ends(rules: Rules) -> Floats:
    """``[ends]``: the points of each end of a call, for the caller's side."""
    return end_values(rules, _Plain(rules, (0,) * rules.units, Seat(1), Seat(1))).astype(np.float32)


def of_ends(points: Floats, some: Lessons, out: Floats) -> Floats:
    """Towards how each act ended; an end weighs by what it pays."""
    shares = out.reshape(len(out), -1, len(points))
    lawful = (some.targets != UNLAWFUL).astype(np.float32)[:, :, None]
    truth = np.eye(len(points), dtype=np.float32)[np.maximum(some.targets, 0)]
    found = centred(shares, truth, lawful) * (np.abs(points) + 0.5)
    return found.reshape(len(out), -1).astype(np.float32)


def gains_of(some: Lessons, values: Floats, worths: Floats) -> Floats:
    """What the best of these values brought over ``steady``'s act in each lesson, in points."""
    every = np.arange(len(some.usual))
    best = np.where(some.targets != UNLAWFUL, values, -np.inf).argmax(1)
    gains: Floats = worths[some.targets[every, best]] - worths[some.targets[every, some.usual]]
    return gains


def gained(some: Lessons, values: Floats, worths: Floats) -> str:
    """The same on average, with its 95 % interval."""
    gains = gains_of(some, values, worths)
    return f"{gains.mean():+.4f} ± {1.96 * gains.std() / len(gains) ** 0.5:.4f} points a decision"


def _inputs(some: Lessons, width: int) -> Floats:
    return np.unpackbits(some.inputs, axis=1, count=width).astype(np.float32)


def _split(lessons: Lessons) -> tuple[Lessons, Lessons]:
    """What is learned, and what is kept back; lessons of one deal stay together."""
    border = len(lessons.usual) // _KEPT_BACK
    return lessons.rows(slice(border, None)), lessons.rows(slice(border))


def learn_calls(name: str, lessons: Lessons, epochs: int, folder: Path) -> None:
    """The net of one game's calls."""
    learned, kept = _split(lessons)
    rules = presets.build(preset_of(name), TRAINED_CALLS[name].options)
    points, width = points_of_ends(rules), call_inputs(rules).width
    inputs = _inputs(kept, width)

    def report(net: Net) -> str:
        return gained(kept, net(inputs).reshape(len(inputs), -1, len(points)) @ points, points)

    mirror, sizes = mirror_of_calls(rules), (width, *_CALL_LAYERS, act_count(rules) * len(points))
    train(learned, sizes, epochs, partial(of_ends, points), mirror, report).save(folder / f"calls-{name}.npz")


def learn_cards(name: str, lessons: Lessons, epochs: int, folder: Path) -> None:
    """The net that plays one of ``TRAINED_PLAY``, and the one that knows how ``steady`` plays it."""
    learned, kept = _split(lessons)
    shape = shape_of(presets.build(preset_of(name), TRAINED_PLAY[name][0]))
    width = inputs_of(shape).width
    inputs, mirror, sizes = _inputs(kept, width), mirror_of_cards(shape), (width, *_CARD_LAYERS, CARDS)
    points = np.concatenate([np.arange(128), np.arange(-128, 0)]).astype(np.float32)

    def knows(net: Net) -> str:
        logits = np.where(kept.targets != UNLAWFUL, net(inputs), -np.inf)
        return f"{(logits.argmax(1) == kept.usual).mean():.1%} known"

    def report(net: Net) -> str:
        return gained(kept, net(inputs), points)

    train(learned, sizes, epochs, of_points, mirror, report).save(folder / f"cards-{name}.npz")
    train(learned, sizes, max(1, epochs // 2), of_habit, mirror, knows).save(folder / f"opponent_policy-{name}.npz")


def gather(practise: Callable[[str, int, int], Lessons], preset: str, deals: int, jobs: int) -> Lessons:
    """The lessons of all processes."""
    with ProcessPoolExecutor(jobs) as pool:
        return join(list(pool.map(practise, [preset] * jobs, range(1, jobs + 1), [deals] * jobs)))


def make_nets(subject: str, preset: str, deals: int, jobs: int, epochs: int, folder: Path) -> None:
    """Gather lessons and learn from them: ``cards`` gives two nets, ``calls`` one."""
    lessons = gather(practise_calls if subject == "calls" else practise_cards, preset, deals, jobs)
    print(f"{len(lessons.usual):,} lessons", flush=True)
    if subject == "calls":
        learn_calls(preset, lessons, epochs, folder)
    else:
        learn_cards(preset, lessons, epochs, folder)
