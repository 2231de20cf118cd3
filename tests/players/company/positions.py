"""Positions of a theme, found in games among steady players, and what the expert does there.

A seed gives a hand and so at most one position of a theme. Where the expert does not comply, its act and the best of
those that comply are played out in the same many worlds that fit what the seat saw, ``steady`` at every seat.
"""

from __future__ import annotations

import random
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from bot.engine import presets
from bot.engine.acts import PASS, Act, PlayCard
from bot.engine.cards import Card
from bot.engine.game import apply, apply_stage, begin, deal
from bot.engine.rules import Rules
from bot.engine.seats import Seat
from bot.engine.state import Phase, Standing, State
from bot.engine.views import SeatView, seat_view
from bot.players.card_play import play_out, seat_play_state
from bot.players.expert.batch import CARD_AT, CARDS, LAID_AWAY, UNDER
from bot.players.expert.comparison import Evaluator, HandEnd, OutcomeCounts
from bot.players.expert.decide import Budget, Expert, compare_acts
from bot.players.expert.worlds import BatchSampler, World, WorldSampler, state_of
from bot.players.levels import decision_rng
from bot.players.steady import Steady
from bot.players.value import payoffs_of
from tests.packs import shuffled
from tests.players.company.themes import Theme
from tests.world.steady_hands import finish, hand_end, keep_secret

DEALS = 2_000


class _Patient:
    """What both judges share: the sampler."""

    _sampler: WorldSampler | BatchSampler

    @property
    def effective(self) -> float:
        """As how many independent worlds those that are drawn can count at most."""
        return self._sampler.effective


class SteadyCards(_Patient):
    """Each card in each world, then ``steady`` plays for everybody."""

    _sampler: BatchSampler

    def __init__(self, view: SeatView, rng: random.Random) -> None:
        self._view, self._payoffs = view, payoffs_of(view)
        self._sampler = BatchSampler(view, DEALS, np.random.default_rng(rng.getrandbits(64)))

    def run(self, options: Sequence[Act], count: int, tallies: Mapping[Act, OutcomeCounts]) -> None:
        """Try every act in ``count`` new worlds, each end into the act's tally."""
        worlds = [self._world(row) for row in self._sampler.draw(count)]
        for act in options:
            assert isinstance(act, PlayCard)
            tallies[act].add([self._end(world, act) for world in worlds], np.arange(count))

    def _world(self, row: int) -> World:
        where, public = self._sampler.batch.where[row], self._view.public
        code = CARD_AT[public.trump]

        def cards_at(place: int) -> tuple[Card, ...]:
            return tuple(sorted(Card(int(code[number % CARDS])) for number in np.flatnonzero(where == place)))

        hands = tuple(cards_at(seat - 1) for seat in public.seats)
        return World(hands, cards_at(UNDER), tuple((who, cards_at(LAID_AWAY + who - 1)) for who, _ in public.laid_away))

    def _end(self, world: World, act: PlayCard) -> HandEnd:
        state, play = state_of(self._view, world), seat_play_state(self._view)
        own, hands = play.friends[self._view.seat], [[], *map(list[int], world.hands)]
        keep_secret(play, state.agreed)
        play.friends[self._view.seat] = own
        hands[play.turn].remove(act.card)
        play.lay(act.card)
        play_out(play, hands)
        return hand_end(play, state, self._payoffs)


class SteadyCalls(_Patient):
    """Each call or exchange in each world, then ``steady`` calls and plays for everybody."""

    _sampler: WorldSampler

    def __init__(self, view: SeatView, rng: random.Random) -> None:
        self._view, self._sampler, self._payoffs = view, WorldSampler(view, rng), payoffs_of(view)

    def run(self, options: Sequence[Act], count: int, tallies: Mapping[Act, OutcomeCounts]) -> None:
        """Try every act in ``count`` new worlds, each end into the act's tally."""
        states = [state_of(self._view, world) for world in self._sampler.worlds(count)]
        for act in options:
            after = [apply_stage(state, self._view.seat, act) for state in states]
            tallies[act].add([finish(state, self._payoffs) for state in after], np.arange(count))


def judge_of(view: SeatView, rng: random.Random) -> Evaluator:
    """Return who judges this decision."""
    return SteadyCards(view, rng) if view.public.phase is Phase.PLAY else SteadyCalls(view, rng)


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
