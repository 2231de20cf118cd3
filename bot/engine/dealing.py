"""The stages before the bidding: dealing, the cut, and turning the tables (laws 2.3 to 2.5, 2.7).

Chance enters only as the shuffled pack itself.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from operator import itemgetter
from typing import cast

from bot.engine.acts import PASS, Act, CutPack, TurnTables
from bot.engine.cards import Card, make_pack
from bot.engine.match import may_turn_tables
from bot.engine.rules import Cut, Packets, Rules
from bot.engine.seats import Seat, around_from_left, right_of
from bot.engine.state import Deal, State

_Getter = Callable[[tuple[Card, ...]], tuple[Card, ...]]


class WrongPack(ValueError):
    """Raised when the cards are not one shuffled pack of these rules; the message says what is wrong."""


@lru_cache(maxsize=64)
def _full_pack(size: int, joker: bool) -> list[Card]:
    return sorted(make_pack(size, joker))


def check_pack(rules: Rules, pack: tuple[Card, ...]) -> None:
    """Raise ``WrongPack`` unless these are all cards of the rules' pack (law 1.1)."""
    if sorted(pack) != _full_pack(rules.pack, rules.joker):
        kind = f"{rules.pack} cards" + (" and the joker" if rules.joker else "")
        raise WrongPack(f"the pack must hold each of its {kind} once, and these {len(pack)} cards do not (law 1.1)")


def packet_sizes(packets: Packets, players: int, hand_size: int) -> list[list[int]]:
    """Return how many cards each seat gets in each round, the dealer's left first and the dealer last (law 2.3)."""
    if packets is Packets.THREES:
        full, rest = divmod(hand_size, 3)
        return [[3] * players for _ in range(full)] + ([[rest] * players] if rest else [])
    if packets is Packets.THREE_TWO:
        first = [3 - index % 2 for index in range(players)]
    else:
        first = [2 + index % 2 for index in range(players)]
        first[-1] = 2
    return [first, [hand_size - given for given in first]]


@lru_cache(maxsize=256)
def _places(packets: Packets, players: int, hand_size: int, dealer: Seat) -> tuple[_Getter, ...]:
    """Return for each seat a getter of its cards' places in the pack."""
    order = around_from_left(dealer, players)
    places: dict[Seat, list[int]] = {seat: [] for seat in order}
    top = 0
    for sizes in packet_sizes(packets, players, hand_size):
        for seat, size in zip(order, sizes, strict=True):
            places[seat] += range(top, top + size)
            top += size
    return tuple(cast("_Getter", itemgetter(*places[seat])) for seat in sorted(places))


def deal_out(rules: Rules, pack: tuple[Card, ...], dealer: Seat) -> Deal:
    """Deal the hands, turn up the next card where the game has a turn-up; the rest is the kitty (law 2.5)."""
    getters = _places(rules.packets, rules.players, rules.hand_size, dealer)
    hands = tuple([getter(pack) for getter in getters])
    top = rules.players * rules.hand_size
    if rules.traits.turn_up:
        return Deal(pack, hands, pack[top], pack[top + 1 :])
    return Deal(pack, hands, None, pack[top:])


def cut_pack(pack: tuple[Card, ...], cards: int) -> tuple[Card, ...]:
    """Move the first ``cards`` of the pack to the bottom, in their order (docs/record-format.md)."""
    return pack[cards:] + pack[:cards]


def turn_hands(hands: tuple[tuple[Card, ...], ...]) -> tuple[tuple[Card, ...], ...]:
    """Move everybody one seat to the left: seat s gets the hand of seat s+1 (law 2.7)."""
    return hands[1:] + hands[:1]


def hand_out(state: State, pack: tuple[Card, ...]) -> State:
    """Deal this pack into the state."""
    deal = deal_out(state.rules, pack, state.standing.dealer)
    return state._replace(deal=deal, hands=deal.hands, turn=None)


# -- cut
# The cut (law 2.4): the seat before the dealer may cut the pack before it is dealt.


def start_cut(state: State) -> Seat | None:
    """Ask the seat before the dealer, unless the hands are out or no cut is offered."""
    if state.hands or state.rules.cut is not Cut.OFFER or state.standing.uncut:
        return None
    return right_of(state.standing.dealer, state.rules.players)


@lru_cache(maxsize=8)
def _cuts(pack_size: int) -> tuple[Act, ...]:
    return (*(CutPack(cards) for cards in range(1, pack_size)), PASS)


def legal_cuts(state: State) -> tuple[Act, ...]:
    """Return the cuts of 1 to n-1 cards, and pass."""
    return _cuts(state.rules.pack_size)


def apply_cut(state: State, seat: Seat, act: Act) -> State:
    """Cut the pack, or leave it, and deal."""
    pack = state.dealt.pack
    return hand_out(state, cut_pack(pack, act.cards) if isinstance(act, CutPack) else pack)


# -- turn tables
# Turning the tables (law 2.7): a side far behind may have everybody move one seat to the left, hands unseen.


_TABLE_TURNINGS: tuple[Act, ...] = (PASS, TurnTables())


def start_turning_tables(state: State) -> Seat | None:
    """Ask the first seat of the trailing side, where the law applies."""
    return may_turn_tables(state.rules, state.standing)


def legal_table_turnings(state: State) -> tuple[Act, ...]:
    """Return both answers: turn the tables, or pass."""
    return _TABLE_TURNINGS


def apply_table_turning(state: State, seat: Seat, act: Act) -> State:
    """Move all hands or none; dealer and turn-up stay. Hands are hidden until now."""
    hands = state.hands if act == PASS else turn_hands(state.hands)
    return state._replace(hands=hands, deal=state.dealt._replace(hands=hands), turn=None)
