"""A judge that is not the expert: the expert's worlds, carried out one by one with ``steady`` at every seat."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence

import numpy as np

from bot.engine.acts import Act, PlayCard
from bot.engine.cards import Card
from bot.engine.game import apply_stage
from bot.engine.state import Phase
from bot.engine.views import SeatView
from bot.players.card_play import play_out, seat_play_state
from bot.players.expert.batch import CARD_AT, CARDS, LAID_AWAY, UNDER
from bot.players.expert.comparison import Evaluator, HandEnd, OutcomeCounts
from bot.players.expert.worlds import BatchSampler, World, WorldSampler, state_of
from bot.players.value import payoffs_of
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
