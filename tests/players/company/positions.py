"""Positions of a theme, found in games among steady players, and what the expert does there.

A seed gives a hand and so at most one position of a theme. Where the expert does not comply, its act and the best of
those that comply are played out in the same many worlds that fit what the seat saw, ``steady`` at every seat.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Iterator
from dataclasses import dataclass

from bot.engine import presets
from bot.engine.acts import PASS, Act
from bot.engine.game import apply, begin, deal
from bot.engine.rules import Rules
from bot.engine.seats import Seat
from bot.engine.state import Phase, Standing, State
from bot.engine.views import SeatView, seat_view
from bot.players.expert.decide import Budget, Expert, compare_acts
from bot.players.levels import decision_rng
from bot.players.steady import Steady
from tests.packs import shuffled
from tests.players.company.judges import judge_of
from tests.players.company.themes import Theme

WORLDS = 600
"""In so many worlds two acts are compared."""
CERTAIN = 2.0
"""By so many standard errors an act must be behind to be called worse."""


@dataclass(frozen=True, slots=True)
class Position:
    """One moment of a theme: its seed, what the seat sees, and the acts that comply."""

    seed: int
    view: SeatView
    wanted: Collection[Act]


@dataclass(frozen=True, slots=True)
class Judgment:
    """What the expert did: whether it complied, and if not by how much (chance to win the game) its act is behind."""

    seed: int
    complied: bool
    behind: float = 0.0
    error: float = 0.0

    @property
    def worse(self) -> bool:
        """Whether the act is measurably worse than complying."""
        return self.behind > CERTAIN * self.error


def positions(theme: Theme, first: int = 0) -> Iterator[Position]:
    """Yield the theme's positions from this seed on, without end."""
    rules, steady, seed = presets.build(theme.preset), Steady(), first
    while True:
        rng = random.Random(f"{theme.name} {seed}")
        state = _deal_hand(rules, theme.scores[seed % len(theme.scores)], rng)
        while state.turn is not None and not (theme.lone and _in_company(state)):
            view = seat_view(state, state.turn)
            better_acts = theme.wanted(view) if len(view.legal) > 1 else None
            if better_acts:
                yield Position(seed, view, better_acts)
                break
            passes = theme.all_pass and PASS in view.legal
            state = apply(state, state.turn, PASS if passes else steady.choose(view, rng))
        seed += 1


def _in_company(state: State) -> bool:
    """Return whether the play has begun and nobody is alone."""
    return state.phase is Phase.PLAY and not state.agreed.alone


def _deal_hand(rules: Rules, score: tuple[int, int], rng: random.Random) -> State:
    """Return a hand at this score of the sides; in games of individuals the last has the first's points."""
    pack = shuffled(rules, rng)
    dealer = Seat(1 + rng.randrange(rules.players))
    points = (*score, *score)[: rules.units]
    return deal(begin(rules, dealer)._replace(standing=Standing(1, dealer, points)), pack)


def judge(position: Position, budget: Budget | None = None, worlds: int = WORLDS) -> Judgment:
    """Return what the expert does here with this budget, by default as it plays."""
    act = Expert(budget).choose(position.view, decision_rng(position.seed))
    return compare(position, act, worlds) if act not in position.wanted else Judgment(position.seed, True)


def compare(position: Position, act: Act, worlds: int) -> Judgment:
    """Return an act that does not comply, beside the one of those that do which the expert likes best."""
    view, seed = position.view, position.seed
    values = Expert().advise(view, decision_rng(seed)).values
    better = max(position.wanted, key=lambda other: values.get(other, 0.0))
    comparison = compare_acts(judge_of(view, decision_rng(-1 - seed)), (better, act), worlds)
    ahead, error = comparison.gain(better, act)
    return Judgment(seed, False, ahead, error)
