"""The secret partner of Call-Ace (law 8.5): who it is, who knows it, and when everybody does."""

from __future__ import annotations

from bot.engine.cards import JOKER, Card, Suit, make_pack
from bot.engine.rules import Rules
from bot.engine.sides import Seat
from bot.engine.state import Contract, State
from bot.engine.trump import STRENGTH, SUIT_UNDER


def best_of(hands: tuple[tuple[Card, ...], ...], suit: Suit, trump: Suit) -> tuple[Card, Seat] | None:
    """The best card of a suit in any hand under this trump, and its holder; ``None`` if nobody has one."""
    suits, strength = SUIT_UNDER[trump], STRENGTH[trump]
    held = [
        (strength[card], card, Seat(index + 1))
        for index, hand in enumerate(hands)
        for card in hand
        if suits[card] == suit
    ]
    if not held:
        return None
    _, card, seat = max(held)
    return card, seat


def higher_cards(rules: Rules, card: Card, trump: Suit) -> tuple[Card, ...]:
    """Every card of the pack that would be better in the same suit."""
    suits, strength = SUIT_UNDER[trump], STRENGTH[trump]
    pack = make_pack(rules.pack, rules.joker)
    return tuple(c for c in pack if suits[c] == suits[card] and strength[c] > strength[card])


def is_plain(state: State, card: Card) -> bool:
    """Whether playing this card of the called suit shows everybody that it is the best: all higher ones were seen."""
    contract, deal = state.agreed, state.dealt
    if contract.trump is None or card != contract.best:
        return False
    seen = (deal.turnup,) if deal.turned_down else ()
    return all(higher in seen for higher in higher_cards(state.rules, card, contract.trump))


def public_partner(contract: Contract) -> Seat | None:
    """The partner if everybody knows who it is; the maker once everybody knows that there is none."""
    return contract.partner if contract.revealed else None


def knows_partner(state: State, seat: Seat) -> bool:
    """Whether this seat is sure to be the maker's partner: it holds the ace, or has seen every card that beats its own.

    In trump the sure card is the highest trump there is. A player has also seen what they laid away.
    """
    contract = state.contract
    if contract is None or contract.called is None or contract.trump is None or contract.partner != seat:
        return False
    if contract.best is None or seat == contract.maker:
        return False
    deal = state.dealt
    seen = {deal.turnup} if deal.turned_down else set()
    seen |= {card for who, cards in state.exchange.discards if who == seat for card in cards}
    return all(card in seen for card in higher_cards(state.rules, contract.best, contract.trump))


def turn_up_suit(card: Card) -> Suit:
    """The suit that a turn-up proposes; the joker proposes hearts (law 4.6)."""
    return Suit.HEARTS if card == JOKER else Suit(card >> 3)
