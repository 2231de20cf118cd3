"""What is lawful at an old-school table: a hosted table's acts, narrowed by a bar, a named suit and exposed cards.

Asked by ``flow.legal_acts``; lawful acts and no others stand here (laws 9.3, 9.5 to 9.7).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from bot.engine.acts import PASS, PLAYS, Act, Fold, GatherTrick, NameSuit
from bot.engine.cards import Card, Suit
from bot.engine.law.trick import is_full, is_owed
from bot.engine.phases.tricks import may_play
from bot.engine.rules import SecondRound
from bot.engine.sides import Seat, unit_of
from bot.engine.state import Phase, State
from bot.engine.trump import SUIT_UNDER

_NAMINGS: tuple[Act, ...] = (PASS, *(NameSuit(suit) for suit in Suit))


class Playable(NamedTuple):
    """The cards that the seat on turn may play by law; ``bound``: no other card is taken (laws 9.5, 9.7)."""

    cards: tuple[Card, ...]
    bound: bool


def lawful(state: State, hosted: Callable[[State], tuple[Act, ...]]) -> tuple[Act, ...]:
    """The lawful acts of the seat on turn; ``hosted`` lists those of a hosted table in this phase."""
    match state.phase:
        case Phase.SUIT:
            return _NAMINGS
        case Phase.PLAY:
            plays = tuple([PLAYS[card] for card in dict.fromkeys(playable(state).cards)])
            return (GatherTrick(), *plays) if is_full(state) else plays
        case Phase.ORDER | Phase.CALL if state.turn is not None and is_barred(state, state.turn):
            return (_barred_act(state),)
        case _:
            return hosted(state)


def is_barred(state: State, seat: Seat) -> bool:
    """Whether this seat may only pass for the rest of the bidding (law 9.6)."""
    return unit_of(seat, state.rules.traits.partners) in state.remembered.barred


def _barred_act(state: State) -> Act:
    """Pass; but a barred dealer whom all have passed again may not escape the stick (law 9.6)."""
    stuck = state.phase is Phase.CALL and state.turn == state.standing.dealer
    return Fold() if stuck and state.rules.second_round is not SecondRound.THROW_IN else PASS


def playable(state: State) -> Playable:
    """The lawful cards of the seat on turn: of a full trick those that its winner may lead."""
    if state.turn is None:
        return Playable((), bound=False)
    memory, seat = state.remembered, state.turn
    if is_full(state):
        if is_owed(state, seat):
            return Playable((), bound=True)
        state = state._replace(trick=())
        return _exposed_first(state, Playable(state.hand(seat), bound=True))
    cards = Playable(may_play(state, state.hand(seat)), bound=False)
    if not state.trick and memory.named is not None:
        cards = _as_named(state, memory.named, cards)
    return _exposed_first(state, cards)


def _as_named(state: State, named: Suit, cards: Playable) -> Playable:
    """A leader who can lawfully lead the named suit must (law 9.5)."""
    trump = state.agreed.trump
    assert trump is not None  # noqa: S101 - play begins once trump is made
    suited = tuple([card for card in cards.cards if SUIT_UNDER[trump][card] == named])
    return Playable(suited, bound=True) if suited else cards


def _exposed_first(state: State, cards: Playable) -> Playable:
    """Exposed cards that may be played are played before all others (law 9.7)."""
    exposed = state.remembered.exposed
    lying = tuple([card for card in cards.cards if (state.turn, card) in exposed])
    return Playable(lying, bound=True) if lying else cards
