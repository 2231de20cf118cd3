"""What the net of calls is worth, by its own error: in so many sampled worlds it is as exact as they are.

    uv run python -m tools.call_errors --calls 100
    uv run python -m tools.call_errors --preset csl

In calls among steady players, at several scores, the acts that the net takes for nearly as good as its best are played
out in the same many worlds. For every two of them: by how much the net's difference is off, beyond the worlds' own
error, and by how much that difference varies from world to world; ``worth`` worlds are then as exact as the net. The
expert counts the net as that many (``nets.TrainedCalls``).
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator
from itertools import combinations
from math import sqrt
from typing import NamedTuple

from bot.engine import presets
from bot.engine.acts import PASS, Act, Bid, PlayAlone
from bot.engine.game import apply, begin, deal
from bot.engine.seats import Seat
from bot.engine.state import Phase, Standing
from bot.engine.views import SeatView, seat_view
from bot.players.expert.call_evaluator import CallEvaluator, call_prior, phases
from bot.players.expert.decide import compare_acts
from bot.players.expert.nets import TRAINED_CALLS, preset_of
from bot.players.steady import Steady
from tests.packs import shuffled

WORLDS = 1_200
NEAR = 0.06
"""Acts that the net takes for worse by more than this are no matter."""
MOST = 4
SCORES = ((0, 0), (0, 0), (4, 3), (7, 5), (6, 8), (9, 7), (8, 9))


class Pair(NamedTuple):
    """Two acts of one call: what kind they are, by how much the net is off, the worlds' error, and that of one."""

    kind: str
    off: float
    error: float
    one_world: float


def calls(name: str, seed: int) -> Iterator[SeatView]:
    """Yield one call with a choice of each hand among steady players of a game of ``TRAINED_CALLS``."""
    rules, steady = presets.build(preset_of(name), TRAINED_CALLS[name].options), Steady()
    while True:
        rng = random.Random(f"calls {seed}")
        pack = shuffled(rules, rng)
        dealer, score = Seat(1 + rng.randrange(rules.players)), rng.choice(SCORES)
        scores = tuple(points * rules.points // 10 for points in (*score, *score, *score))[: rules.units]
        state = deal(begin(rules, dealer)._replace(standing=Standing(1, dealer, scores)), pack)
        moments = []
        while state.turn is not None and state.phase is not Phase.PLAY:
            view = seat_view(state, state.turn)
            moments += [view] if len(view.legal) > 1 and state.phase in phases(rules) else []
            state = apply(state, state.turn, steady.choose(view, rng))
        if moments:
            yield rng.choice(moments)
        seed += 1


def pairs(view: SeatView, seed: int) -> Iterator[Pair]:
    """Yield the net beside many worlds, for every two acts that are near."""
    prior = call_prior(view, view.legal)
    if prior is None:
        return
    estimates = prior.advantages
    best = max(estimates.values())
    near = sorted((act for act in estimates if estimates[act] > best - NEAR), key=lambda act: -estimates[act])[:MOST]
    if len(near) < 2:
        return
    comparison = compare_acts(CallEvaluator(view, random.Random(seed)), near, WORLDS)
    for one, other in combinations(near, 2):
        ahead, error = comparison.gain(one, other)
        yield Pair(kind_of(one, other), estimates[one] - estimates[other] - ahead, error, error * sqrt(WORLDS))


def kind_of(one: Act, other: Act) -> str:
    """Return what the two acts differ in."""
    if PASS in (one, other):
        return "call or pass"
    alone = [isinstance(act, PlayAlone) or getattr(act, "alone", False) for act in (one, other)]
    return "alone or not" if alone[0] != alone[1] else "which bid" if isinstance(one, Bid) else "which suit"


def row(kind: str, pairs_of_kind: list[Pair]) -> str:
    """Return one line of the table."""
    net = sqrt(max(0.0, sum(pair.off**2 - pair.error**2 for pair in pairs_of_kind) / len(pairs_of_kind)))
    world = sqrt(sum(pair.one_world**2 for pair in pairs_of_kind) / len(pairs_of_kind))
    worth = (world / net) ** 2 if net else float("inf")
    return f"{kind:14} {len(pairs_of_kind):6} {net:10.4f} {world:10.3f} {worth:8.0f}\n"


def main() -> None:
    """Read the wishes, print the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--preset", default="standard", choices=TRAINED_CALLS)
    parser.add_argument("--calls", type=int, default=100, help="how many calls (default 100)")
    parser.add_argument("--seed", type=int, default=0)
    wishes = parser.parse_args()
    walk, all_pairs = calls(wishes.preset, wishes.seed), list[Pair]()
    for number in range(wishes.calls):
        all_pairs += pairs(next(walk), number)
    sys.stdout.write(f"{'two acts':14} {'pairs':>6} {'net’s error':>10} {'one world':>10} {'worth':>8}\n")
    for kind in sorted({pair.kind for pair in all_pairs}):
        sys.stdout.write(row(kind, [pair for pair in all_pairs if pair.kind == kind]))
    sys.stdout.write(row("all", all_pairs))


if __name__ == "__main__":
    main()
