"""Rollouts of acts in sampled worlds: each act of one decision, each world played to the end of its hand.

``steady`` decides for everybody after the act, so the same act in the same world always ends alike and is played only
once. Sees whole worlds, all of them sampled.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.engine.acts import Act, PlayCard
from bot.engine.cards import Card
from bot.engine.state import Phase
from bot.engine.views import SeatView
from bot.players.heuristics.payoffs import payoffs_of
from bot.players.heuristics.perspective import seat_play_state
from bot.players.heuristics.playout import play_out
from bot.players.search.evaluation import OutcomeCounts
from bot.players.search.hand_rollout import HandEnd, ended, finish, keep_secret, step
from bot.players.search.worlds import World, state_of


def rollouts_of(view: SeatView) -> CallRollouts | PlayRollouts:
    """The rollouts that this decision needs."""
    return PlayRollouts(view) if view.public.phase is Phase.PLAY else CallRollouts(view)


class CallRollouts:
    """Acts before the play."""

    def __init__(self, view: SeatView) -> None:
        self._view, self._payoffs = view, payoffs_of(view)

    def run(self, options: Sequence[Act], worlds: Sequence[World], tallies: Mapping[Act, OutcomeCounts]) -> None:
        """Every act in every world, each end into the act's tally."""
        seat, payoffs, last = self._view.seat, self._payoffs, None
        ends: dict[Act, HandEnd] = {}
        for world in worlds:
            if world is not last:
                last, ends = world, {}
                state = state_of(self._view, world)
            for act in options:
                if act not in ends:
                    ends[act] = finish(step(state, seat, act), payoffs)
                tallies[act].add(*ends[act])


class PlayRollouts:
    """Cards in the play. Towards the end of a hand few different worlds are left, and most are known already."""

    def __init__(self, view: SeatView) -> None:
        self._view, self._payoffs = view, payoffs_of(view)
        self._start = seat_play_state(view)
        self._known: dict[tuple[tuple[Card, ...], ...], dict[Card, HandEnd]] = {}

    def run(self, options: Sequence[Act], worlds: Sequence[World], tallies: Mapping[Act, OutcomeCounts]) -> None:
        """Every card in every world, each end into the card's tally."""
        plays = [(act.card, tallies[act]) for act in options if isinstance(act, PlayCard)]
        for world in worlds:
            ends = self._known.setdefault(world.hands, {})
            missing = [card for card, _ in plays if card not in ends]
            if missing:
                self._play(world, missing, ends)
            for card, tally in plays:
                tally.add(*ends[card])

    def _play(self, world: World, cards: Sequence[Card], ends: dict[Card, HandEnd]) -> None:
        seat, state = self._view.seat, state_of(self._view, world)
        play = self._start.copy()
        own = play.friends[seat]
        keep_secret(play, state.agreed)
        play.friends[seat] = own
        for card in cards:
            branch = play.copy()
            hands: list[list[int]] = [[], *map(list[int], world.hands)]
            hands[seat].remove(card)
            branch.lay(card)
            play_out(branch, hands)
            ends[card] = ended(branch, state, self._payoffs)
