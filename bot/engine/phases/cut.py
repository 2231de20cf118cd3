"""The cut (law 2.4): the seat before the dealer may cut the pack before it is dealt."""

from __future__ import annotations

from functools import lru_cache

from bot.engine.acts import PASS, Act, CutPack
from bot.engine.dealing import cut_at, hand_out
from bot.engine.rules import Cut
from bot.engine.sides import Seat, right_of
from bot.engine.state import State


def start(state: State) -> Seat | None:
    """Ask the seat before the dealer, unless the hands are out or no cut is offered."""
    if state.hands or state.rules.cut is not Cut.OFFER or state.standing.uncut:
        return None
    return right_of(state.standing.dealer, state.rules.players)


@lru_cache(maxsize=8)
def _cuts(pack_size: int) -> tuple[Act, ...]:
    return (*(CutPack(cards) for cards in range(1, pack_size)), PASS)


def legal(state: State) -> tuple[Act, ...]:
    """Cut 1 to n-1 cards, or decline."""
    return _cuts(state.rules.pack_size)


def apply(state: State, seat: Seat, act: Act) -> State:
    """Cut, then deal."""
    pack = state.dealt.pack
    return hand_out(state, cut_at(pack, act.cards) if isinstance(act, CutPack) else pack)
