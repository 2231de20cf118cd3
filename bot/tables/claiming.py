"""Claiming the rest: all cards are laid at once when the tricks that are left are certainly one player's. Pure."""

from __future__ import annotations

from bot.engine import core
from bot.engine.acts import Act, PlayCard
from bot.engine.cards import Card
from bot.engine.seats import Seat
from bot.engine.state import State
from bot.engine.sure_tricks import sure_tricks
from bot.engine.views import seat_view


def claimed_acts(state: State, seat: Seat) -> tuple[tuple[Seat, Act], ...] | None:
    """Every act from here to the end of the hand, if all its tricks are certainly this seat's; else ``None``.

    The others' cards are the first lawful ones of their hands, since they cannot matter.
    """
    order = sure_tricks(seat_view(state, seat))
    return None if order is None else tuple(_laid_down(state, seat, order))


def _laid_down(state: State, seat: Seat, order: tuple[Card, ...]) -> list[tuple[Seat, Act]]:
    left, acts = list(order), list[tuple[Seat, Act]]()
    while state.result is None and state.turn is not None:
        who = state.turn
        act = PlayCard(left.pop(0)) if who == seat else core.legal_acts(state, who)[0]
        acts.append((who, act))
        state = core.apply(state, who, act)
    return acts
