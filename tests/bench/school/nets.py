"""The nets that the expert uses, made from nothing but deals and ``steady``.

Prints after each epoch how much better than ``steady`` the net's acts were in the twentieth of the lessons that it
never saw, in points a decision (for ``opponent_policy``: how often it knows what ``steady`` does). What the nets are
worth at the table, the ladder says.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

import numpy as np

from bot.engine import presets
from bot.engine.cards import CODES
from bot.engine.ending import outcome_of
from bot.engine.rules import Company, Rules
from bot.engine.scoring import amount, row_for
from bot.players.batch.bidding_net import ACTS, ENDS, TRICKS
from bot.players.batch.bidding_net import WIDTH as CALL_WIDTH
from bot.players.batch.card_index import MIRRORED
from bot.players.batch.features import MIRROR, WIDTH
from bot.players.batch.nets import Net
from bot.players.search.arrays import CARDS, Floats, Ints
from tests.bench.school.lessons import UNLAWFUL, Lessons, join, practise_calls, practise_cards
from tests.bench.school.training import Mirror, centred, of_habit, of_points, train

_CARD_LAYERS, _CALL_LAYERS = (128, 64), (96, 48)
_KEPT_BACK = 20
_FOLD_COSTS = 1
_CALL_ORDER = [0, 1, 2, 3, 4, 5, 8, 9, 6, 7, 10]


def points_of_ends(rules: Rules) -> Floats:
    """``[ENDS]``: the points of each end of a call, for the caller's side."""
    out = [0.0, -_FOLD_COSTS, _FOLD_COSTS]
    for sign in (1, -1):
        for company in (Company.PARTNERED, Company.ALONE):
            for tricks in TRICKS:
                row = row_for(rules, outcome_of(rules, tricks, None), company)
                out.append(amount(row, tricks, 0) * sign * (1 if row.makers else -1))
    return np.array(out, np.float32)


def of_ends(points: Floats, some: Lessons, out: Floats) -> Floats:
    """Towards how each act ended; an end weighs by what it pays."""
    shares = out.reshape(-1, ACTS, ENDS)
    lawful = (some.targets != UNLAWFUL).astype(np.float32)[:, :, None]
    truth = np.eye(ENDS, dtype=np.float32)[np.maximum(some.targets, 0)]
    found = centred(shares, truth, lawful) * (np.abs(points) + 0.5)
    return found.reshape(len(out), -1).astype(np.float32)


def gained(some: Lessons, values: Floats, worths: Floats) -> str:
    """What the best of these values brought over ``steady``'s act, in points a decision."""
    every = np.arange(len(some.usual))
    best = np.where(some.targets != UNLAWFUL, values, -np.inf).argmax(1)
    gains = worths[some.targets[every, best]] - worths[some.targets[every, some.usual]]
    return f"{gains.mean():+.4f} ± {1.96 * gains.std() / len(gains) ** 0.5:.4f} points a decision"


def _inputs(some: Lessons, width: int) -> Floats:
    return np.unpackbits(some.inputs, axis=1, count=width).astype(np.float32)


def _split(lessons: Lessons) -> tuple[Lessons, Lessons]:
    """What is learned, and what is kept back; lessons of one deal stay together."""
    border = len(lessons.usual) // _KEPT_BACK
    return lessons.rows(slice(border, None)), lessons.rows(slice(border))


def learn_calls(preset: str, lessons: Lessons, epochs: int, folder: Path) -> None:
    """The net of one preset's calls."""
    learned, kept = _split(lessons)
    points, inputs = points_of_ends(presets.build(preset)), _inputs(kept, CALL_WIDTH)
    cards = np.array([*MIRRORED, *range(len(CODES), CALL_WIDTH)])

    def report(net: Net) -> str:
        return gained(kept, net(inputs).reshape(-1, ACTS, ENDS) @ points, points)

    mirror = Mirror(cards, np.array(_CALL_ORDER))
    sizes = (CALL_WIDTH, *_CALL_LAYERS, ACTS * ENDS)
    train(learned, sizes, epochs, partial(of_ends, points), mirror, report).save(folder / f"calls-{preset}.npz")


def learn_cards(preset: str, lessons: Lessons, epochs: int, folder: Path) -> None:
    """The net that plays one preset, and the one that knows how ``steady`` plays it."""
    learned, kept = _split(lessons)
    inputs = _inputs(kept, WIDTH)
    order: Ints = np.array(MIRRORED)
    mirror, sizes = Mirror(MIRROR, order), (WIDTH, *_CARD_LAYERS, CARDS)
    points = np.concatenate([np.arange(128), np.arange(-128, 0)]).astype(np.float32)

    def knows(net: Net) -> str:
        logits = np.where(kept.targets != UNLAWFUL, net(inputs), -np.inf)
        return f"{(logits.argmax(1) == kept.usual).mean():.1%} known"

    def report(net: Net) -> str:
        return gained(kept, net(inputs), points)

    train(learned, sizes, epochs, of_points, mirror, report).save(folder / f"cards-{preset}.npz")
    train(learned, sizes, max(1, epochs // 2), of_habit, mirror, knows).save(folder / f"opponent_policy-{preset}.npz")


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
