"""Make the nets that the expert uses, from nothing but deals and ``steady``.

    uv run python -m tests.bench.school cards --seconds 600 --jobs 2     data/nets/cards.npz and habits.npz
    uv run python -m tests.bench.school calls --seconds 600 --jobs 2     data/nets/calls-standard.npz

Takes so many seconds to gather lessons and a few minutes more to learn them; prints after each epoch how much better
than ``steady`` the net's acts were in the twentieth of the lessons that it never saw, in points a decision (for
``habits``: how often it knows what ``steady`` does). What the nets are worth at the table, the ladder says.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial

import numpy as np

from bot.engine import presets
from bot.engine.cards import CODES
from bot.engine.ending import outcome_of
from bot.engine.rules import Company, Rules
from bot.engine.scoring import amount, row_for
from bot.players.batch.bidding_net import ACTS, ENDS, PRACTISED, TRICKS
from bot.players.batch.bidding_net import WIDTH as CALL_WIDTH
from bot.players.batch.card_index import CARDS, MIRRORED, Floats, Ints
from bot.players.batch.features import MIRROR, WIDTH
from bot.players.batch.nets import FOLDER, Net
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


def learn_calls(preset: str, lessons: Lessons, epochs: int) -> None:
    """The net of one preset's calls."""
    learned, kept = _split(lessons)
    points, inputs = points_of_ends(presets.build(preset)), _inputs(kept, CALL_WIDTH)
    cards = np.array([*MIRRORED, *range(len(CODES), CALL_WIDTH)])

    def report(net: Net) -> str:
        return gained(kept, net(inputs).reshape(-1, ACTS, ENDS) @ points, points)

    mirror = Mirror(cards, np.array(_CALL_ORDER))
    sizes = (CALL_WIDTH, *_CALL_LAYERS, ACTS * ENDS)
    train(learned, sizes, epochs, partial(of_ends, points), mirror, report).save(FOLDER / f"calls-{preset}.npz")


def learn_cards(lessons: Lessons, epochs: int) -> None:
    """The net that plays, and the one that knows how ``steady`` plays."""
    learned, kept = _split(lessons)
    inputs = _inputs(kept, WIDTH)
    order: Ints = np.array(MIRRORED)
    mirror, sizes = Mirror(MIRROR, order), (WIDTH, *_CARD_LAYERS, CARDS)
    points = np.concatenate([np.arange(128), np.arange(-128, 0)]).astype(np.float32)

    def knows(net: Net) -> str:
        likings = np.where(kept.targets != UNLAWFUL, net(inputs), -np.inf)
        return f"{(likings.argmax(1) == kept.usual).mean():.1%} known"

    def report(net: Net) -> str:
        return gained(kept, net(inputs), points)

    train(learned, sizes, epochs, of_points, mirror, report).save(FOLDER / "cards.npz")
    train(learned, sizes, max(1, epochs // 2), of_habit, mirror, knows).save(FOLDER / "habits.npz")


def gather(practise: Callable[[str, int, float], Lessons], preset: str, seconds: float, jobs: int) -> Lessons:
    """The lessons of all processes."""
    with ProcessPoolExecutor(jobs) as pool:
        return join(list(pool.map(practise, [preset] * jobs, range(1, jobs + 1), [seconds] * jobs)))


def main(words: Sequence[str]) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("subject", choices=("cards", "calls"))
    parser.add_argument("--preset", default="standard", choices=PRACTISED)
    parser.add_argument("--seconds", type=float, default=600)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--epochs", type=int, default=8)
    options = parser.parse_args(words)
    practise = practise_calls if options.subject == "calls" else practise_cards
    lessons = gather(practise, options.preset, options.seconds, options.jobs)
    print(f"{len(lessons.usual):,} lessons", flush=True)
    if options.subject == "calls":
        learn_calls(options.preset, lessons, options.epochs)
    else:
        learn_cards(lessons, options.epochs)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
