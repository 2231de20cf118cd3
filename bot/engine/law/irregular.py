"""The irregular acts that an old-school table takes without a word (law 9.2)."""

from __future__ import annotations

from bot.engine.acts import PASS, PLAYS, Act
from bot.engine.cards import Suit
from bot.engine.law.lawful import is_barred, playable
from bot.engine.partner import turn_up_suit
from bot.engine.phases.second_round import calls_of
from bot.engine.phases.turn_up import bids
from bot.engine.sides import Seat
from bot.engine.state import Phase, State


def irregular_acts(state: State, seat: Seat) -> tuple[Act, ...]:
    """Every irregular act that is taken from this seat now; none of them is lawful."""
    match state.phase:
        case Phase.ORDER | Phase.CALL:
            return () if is_barred(state, seat) else _declarations(state, seat)
        case Phase.PLAY:
            return _cards(state) if seat == state.turn else _lead_out_of_turn(state, seat)
        case _:
            return ()


def _declarations(state: State, seat: Seat) -> tuple[Act, ...]:
    """Out of turn any declaration of this round; in turn only the call of the suit turned down (9.2 b, e)."""
    if state.phase is Phase.ORDER:
        return () if seat == state.turn else tuple([act for act in bids(state, seat) if act != PASS])
    turnup = state.dealt.turnup
    assert turnup is not None  # noqa: S101 - a game with two rounds has a turn-up
    suits = (turn_up_suit(turnup),) if seat == state.turn else tuple(Suit)
    return tuple([act for suit in suits for act in calls_of(suit, state.rules.traits.may_go_alone)])


def _cards(state: State) -> tuple[Act, ...]:
    """In turn: cards that do not follow, or a first lead of trump (9.2 a, c), unless some card must be played."""
    cards, bound = playable(state)
    if bound or state.turn is None:
        return ()
    return tuple([PLAYS[card] for card in dict.fromkeys(state.hand(state.turn)) if card not in cards])


def _lead_out_of_turn(state: State, seat: Seat) -> tuple[Act, ...]:
    """Any card of an active seat, while no trick lies there (9.2 d)."""
    if state.trick or seat in state.agreed.sitting_out:
        return ()
    return tuple([PLAYS[card] for card in dict.fromkeys(state.hand(seat))])
