"""What the expert's haste costs: its choices beside those of very many worlds, in one run for several budgets.

    uv run python -m tools.regret --positions 150
    uv run python -m tools.regret --preset cutthroat --try negligible=0.001 --try cards=50000,most=600
    uv run python -m tools.regret --preset cutthroat --try steady      how much there is to be gained at all

Moments with a choice are found in games of practised players against steady ones, at several scores, one of each hand.
There every act worth a thought is played out in the same many worlds, drawn by the expert's own rules: a judge without
haste, not without error. What a choice costs is by how much its act is worse than the judge's best, in hundredths of a
game; the time beside it is the processor's. Budgets are compared by the same moments, judges and seeds; ``--try`` names
fields of ``Budget``, or another level.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict
from typing import NamedTuple

from bot.engine import presets
from bot.engine.acts import PLAYS, Act, PlayCard
from bot.engine.game import apply, begin, deal
from bot.engine.rules import Rules
from bot.engine.seats import Seat, unit_of
from bot.engine.state import Phase, Standing
from bot.engine.views import SeatView, seat_view
from bot.players.card_play import distinct_plays, runs_of_equals
from bot.players.expert.call_evaluator import CallEvaluator
from bot.players.expert.card_evaluator import CardEvaluator
from bot.players.expert.comparison import Evaluator
from bot.players.expert.decide import UNTHOUGHT, Budget, Expert, NetPlayer, candidate_acts, compare_acts
from bot.players.levels import LEVELS, ComputerPlayer, player
from bot.players.steady import Steady
from tests.packs import shuffled
from tools.ladder.meeting import interval

WORLDS = 1_000
SEEDS = 2
"""Choices of each budget at each moment."""
_SCORES = ((0, 0), (0, 0), (4, 3), (7, 5), (6, 8), (9, 7), (8, 9))
_CARELESS = 0.05
"""A share of the acts are any lawful one, so that unusual moments are met too."""


class PatientEvaluator(CardEvaluator):
    """The evaluator of a judge: it draws from more worlds."""

    FIRST = SAMPLES = 4_000


class Judged(NamedTuple):
    """A moment, and what the judge thinks of its acts: by how much each is worse than the best."""

    view: SeatView
    behind: Mapping[Act, float]


def moments(rules: Rules, seed: int) -> Iterator[SeatView]:
    """Yield one choice of a practised player from each hand, without end."""
    practised, steady = NetPlayer(), Steady()
    while True:
        rng = random.Random(f"regret {seed}")
        pack = shuffled(rules, rng)
        dealer, score = Seat(1 + rng.randrange(rules.players)), rng.choice(_SCORES)
        points = tuple(min(each, rules.points - 1) for each in (*score, *score))[: rules.units]
        state = deal(begin(rules, dealer)._replace(standing=Standing(1, dealer, points)), pack)
        own, views = 1 + rng.randrange(rules.units), list[SeatView]()
        while state.turn is not None and state.result is None:
            view = seat_view(state, state.turn)
            ours = unit_of(state.turn, rules.traits.partners) == own
            thought = ours and len(view.legal) > 1 and view.public.phase not in UNTHOUGHT
            views += [view] if thought else []
            act = (practised if ours else steady).choose(view, rng)
            state = apply(state, state.turn, rng.choice(view.legal) if rng.random() < _CARELESS else act)
        if views:
            yield rng.choice(views)
        seed += 1


def judge(view: SeatView, worlds: int, seed: int) -> Judged:
    """Judge this moment, with the judge's opinion of every act worth a thought and of those equal to them."""
    usual = Steady().choose(view, random.Random(seed))
    playing = view.public.phase is Phase.PLAY
    acts = distinct_plays(view, usual) if playing else candidate_acts(view, usual)
    comparison = compare_acts(_evaluator_of(view, random.Random(-1 - seed)), acts, worlds)
    values = {act: comparison.chance(act) for act in acts}
    return Judged(view, {act: max(values.values()) - value for act, value in values.items()})


def _evaluator_of(view: SeatView, rng: random.Random) -> Evaluator:
    return PatientEvaluator(view, rng) if view.public.phase is Phase.PLAY else CallEvaluator(view, rng)


def cost(moment: Judged, chooser: ComputerPlayer, seed: int) -> tuple[float, float]:
    """Return what this player's choices give away on average, and the seconds that one takes."""
    given, began = 0.0, time.process_time()
    for number in range(SEEDS):
        act = chooser.choose(moment.view, random.Random(1_000 * seed + number))
        given += behind(moment, act)
    return given / SEEDS, (time.process_time() - began) / SEEDS


def behind(moment: Judged, act: Act) -> float:
    """Return by how much this act, or the equal card that was judged in its place, is worse than the best."""
    if act in moment.behind or not isinstance(act, PlayCard):
        return moment.behind[act]
    run = next(run for run in runs_of_equals(moment.view) if act.card in run)
    return next(moment.behind[PLAYS[card]] for card in run if PLAYS[card] in moment.behind)


def player_of(words: str) -> ComputerPlayer:
    """Return a level, or the expert with some fields of its budget changed, as in ``calls=600,cards=2000:1000``."""
    return player(words) if words in LEVELS else Expert(budget_of(words))


def budget_of(words: str) -> Budget:
    """Return the usual budget with these fields changed."""
    usual = asdict(Budget())
    changes: dict[str, object] = {}
    for name, value in (word.split("=", 1) for word in words.split(",") if word):
        kind = type(usual[name])
        changes[name] = tuple(map(int, value.split(":"))) if kind is tuple else kind(value)
    return Budget(**(usual | changes))


def main(argv: Sequence[str] | None = None) -> int:
    """Print a line for each budget."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--preset", default="standard", choices=presets.PRESETS)
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--worlds", type=int, default=WORLDS)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--try", dest="budgets", action="append", default=[""], metavar="FIELD=VALUE,…")
    options = parser.parse_args(argv)
    views = moments(presets.build(options.preset), options.seed)
    moments_judged = [judge(next(views), options.worlds, number) for number in range(options.positions)]
    usual: list[float] = []
    sys.stdout.write(f"{'budget':40} {'given away, % of a game':>26} {'beside the usual':>18} {'ms':>7}\n")
    for words in options.budgets:
        costs = [cost(each, player_of(words), number) for number, each in enumerate(moments_judged)]
        given = [100 * lost for lost, _ in costs]
        usual = usual or given
        (mean, off), (more, wide) = interval(given), interval([a - b for a, b in zip(given, usual, strict=True)])
        spent = 1000 * sum(seconds for _, seconds in costs) / len(costs)
        sys.stdout.write(f"{words or 'usual':40} {mean:17.3f} ± {off:.3f} {more:+10.3f} ± {wide:.3f} {spent:7.1f}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
