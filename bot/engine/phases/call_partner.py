"""Calling a partner by a suit (law 8.5): the holder of its best card is with the maker, and nobody is told."""

from __future__ import annotations

from bot.engine.acts import Act, CallPartner, PlayAlone
from bot.engine.cards import Suit
from bot.engine.partner import best_of
from bot.engine.sides import Seat
from bot.engine.state import State

_ACTS: tuple[Act, ...] = (*(CallPartner(suit) for suit in Suit), PlayAlone())


def start(state: State) -> Seat | None:
    """Ask the maker, in the game of secret partners."""
    return state.agreed.maker if state.rules.traits.secret_partner else None


def legal(state: State) -> tuple[Act, ...]:
    """Any suit, trump too, or alone."""
    return _ACTS


def apply(state: State, seat: Seat, act: Act) -> State:
    """Find the partner, in secret; without a holder the maker has none."""
    contract = state.agreed
    if isinstance(act, CallPartner) and contract.trump is not None:
        found = best_of(state.hands, act.suit, contract.trump)
        best, partner = found if found else (None, contract.maker)
        contract = contract._replace(called=act.suit, best=best, partner=partner)
    else:
        contract = contract._replace(alone=True)
    return state.after_call(seat, act)._replace(contract=contract)
