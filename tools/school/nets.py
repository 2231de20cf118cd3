"""The nets that the expert uses, made from nothing but deals and ``steady``.

Good nets learn in terms. In the first, hands go on as ``steady`` would call, or play; in each later one the net's own
side goes on as the net of the term before, and hands that are played are called by the net of calls that there is. What
was learned of cards in the first term is forgotten then: a later net learns from the lessons of all later terms.
Calls are played out by the nets of cards that there are. Prints after each epoch how much better than ``steady`` the
net's acts were in the twentieth of the lessons that it never saw, in points a decision (among individuals times their
opponents; for ``opponent_policy``: how often it knows what ``steady`` does). What nets are worth at the table, the
ladder says.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

import numpy as np

from bot.engine import presets
from bot.engine.rules import Rules
from bot.engine.seats import Seat, unit_of
from bot.engine.state import Standing
from bot.players.expert.batch import CARDS, Floats, NetLayout, net_layout, play_features
from bot.players.expert.call_evaluator import act_count, call_inputs, end_values
from bot.players.expert.nets import TRAINED_CALLS, TRAINED_PLAY, Net, PlayNets, play_nets, preset_of
from bot.players.value import Payoffs
from tools.school.call_lessons import CallNets, practise_calls
from tools.school.card_lessons import practise_cards, practise_habits
from tools.school.lessons import UNLAWFUL, Lessons, join
from tools.school.mirrors import mirror_of_calls, mirror_of_cards
from tools.school.training import centre, of_habit, of_points, train

_CARD_LAYERS, _CALL_LAYERS = (128, 64), (96, 48)
_KEPT_BACK = 20
FEWEST = 1_000
"""So many deals give a net something to learn."""
PART, _TERM = 5_000, 1_000_000
"""So many deals are one job, with a seed of its own; and so far apart are the seeds of two terms."""
POINTS = np.concatenate([np.arange(128), np.arange(-128, 0)]).astype(np.float32)
"""What each target of a card is worth: itself."""


class _Plain(Payoffs):
    """Values points as the points of one's own less those of the others, on average."""

    def of_points(self, points: tuple[int, ...], redeal: bool = False) -> float:
        """Return the same at every score."""
        own = points[unit_of(self.seat, self.rules.traits.partners) - 1]
        return own - (sum(points) - own) / (len(points) - 1)


def points_of_ends(rules: Rules) -> Floats:
    """Return ``[ends]``, the points of each end of a call, for the caller's side."""
    return end_values(rules, _Plain(rules, Standing(1, Seat(1), (0,) * rules.units), Seat(1))).astype(np.float32)


def of_ends(points: Floats, some: Lessons, out: Floats) -> Floats:
    """Towards how each act ended; an end weighs by what it pays."""
    shares = out.reshape(len(out), -1, len(points))
    lawful = (some.targets != UNLAWFUL).astype(np.float32)[:, :, None]
    truth = np.eye(len(points), dtype=np.float32)[np.maximum(some.targets, 0)]
    gradient = centre(shares, truth, lawful) * (np.abs(points) + 0.5)
    return gradient.reshape(len(out), -1).astype(np.float32)


def gains_of(some: Lessons, values: Floats, worths: Floats) -> Floats:
    """Return what the best of these values brought over ``steady``'s act in each lesson, in points."""
    every = np.arange(len(some.usual))
    best = np.where(some.targets != UNLAWFUL, values, -np.inf).argmax(1)
    gains: Floats = worths[some.targets[every, best]] - worths[some.targets[every, some.usual]]
    return gains


def gain_text(some: Lessons, values: Floats, worths: Floats) -> str:
    """Return the same on average, with its 95 % interval."""
    gains = gains_of(some, values, worths)
    return f"{gains.mean():+.4f} ± {1.96 * gains.std() / len(gains) ** 0.5:.4f} points a decision"


def _split(lessons: Lessons) -> tuple[Lessons, Lessons]:
    """Return what is learned, and what is kept back; lessons of one deal stay together."""
    border = len(lessons.usual) // _KEPT_BACK
    return lessons.rows(slice(border, None)), lessons.rows(slice(border))


def learn_calls(name: str, lessons: Lessons, epochs: int) -> Net:
    learned, kept = _split(lessons)
    rules = presets.build(preset_of(name), TRAINED_CALLS[name].options)
    points, width = points_of_ends(rules), call_inputs(rules).width
    inputs = kept.bits(width)

    def report(net: Net) -> str:
        return gain_text(kept, net(inputs).reshape(len(inputs), -1, len(points)) @ points, points)

    mirror, sizes = mirror_of_calls(rules), (width, *_CALL_LAYERS, act_count(rules) * len(points))
    return train(learned, sizes, epochs, partial(of_ends, points), mirror, report)


def learn_habits(name: str, lessons: Lessons, epochs: int) -> Net:
    """Return the net that knows how ``steady`` plays one of ``TRAINED_PLAY``."""
    learned, kept = _split(lessons)
    shape = _shape(name)
    inputs = kept.bits(play_features(shape).width)

    def report(net: Net) -> str:
        logits = np.where(kept.targets != UNLAWFUL, net(inputs), -np.inf)
        return f"{(logits.argmax(1) == kept.usual).mean():.1%} known"

    return train(learned, _card_layers(shape), epochs, of_habit, mirror_of_cards(shape), report)


def learn_cards(name: str, lessons: Lessons, epochs: int) -> Net:
    """Return the net that plays one of ``TRAINED_PLAY`` well."""
    learned, kept = _split(lessons)
    shape = _shape(name)
    inputs = kept.bits(play_features(shape).width)

    def report(net: Net) -> str:
        return gain_text(kept, net(inputs), POINTS)

    return train(learned, _card_layers(shape), epochs, of_points, mirror_of_cards(shape), report)


def _shape(name: str) -> NetLayout:
    return net_layout(presets.build(preset_of(name), TRAINED_PLAY[name][0]))


def _card_layers(shape: NetLayout) -> tuple[int, ...]:
    return (play_features(shape).width, *_CARD_LAYERS, CARDS)


def gather(
    practise: Callable[[str, int, int], Lessons], preset: str, deals: int, jobs: int, term: int = 0, part: int = PART
) -> Lessons:
    """Return the lessons of one term, from all processes; the same ones however many these are. A job is a ``part`` of
    the deals.
    """
    sizes = [min(part, deals - start) for start in range(0, deals, part)]
    seeds = range(_TERM * term + 1, _TERM * term + len(sizes) + 1)
    with ProcessPoolExecutor(jobs) as pool:
        lessons = join(list(pool.map(practise, [preset] * len(sizes), seeds, sizes)))
    print(f"{len(lessons.usual):,} lessons", flush=True)
    return lessons


def make_calls(preset: str, deals: Sequence[int], jobs: int, epochs: int, folder: Path) -> None:
    """Make the net of calls, a term after another; ``deals`` has the number of each term."""
    cards, own = play_nets(presets.build(preset_of(preset), TRAINED_CALLS[preset].options)), None
    for term, count in enumerate(deals, 1):
        practise = partial(practise_calls, nets=CallNets(own, cards))
        own = learn_calls(preset, gather(practise, preset, count, jobs, term), epochs)
        own.save(folder / f"calls-{preset}.npz")


def make_cards(preset: str, deals: Sequence[int], jobs: int, epochs: int, folder: Path) -> None:
    """Make the net that plays as ``steady``, and the good one, a term after another."""
    own = habits = learn_habits(preset, gather(practise_habits, preset, deals[0], jobs), max(1, epochs // 2))
    habits.save(folder / f"opponent_policy-{preset}.npz")
    lessons = list[Lessons]()
    for term, count in enumerate(deals, 1):
        practise = partial(practise_cards, nets=PlayNets(own, habits), called=term > 1)
        lessons = [*(lessons if term > 2 else ()), gather(practise, preset, count, jobs, term)]
        own = learn_cards(preset, join(lessons), epochs)
        own.save(folder / f"cards-{preset}.npz")
