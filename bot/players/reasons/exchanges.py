"""Why a card is good to lay away, to give or to ask for. Sees the view only."""

from __future__ import annotations

from bot.engine.acts import Act, CallForBest, Discard, Give, GiveTurnUp
from bot.engine.cards import ACE, STRENGTH, SUIT_UNDER, Card, Suit, taken
from bot.engine.views import SeatView
from bot.players.reasons.kinds import ActReason, ReasonKind


def exchange_reason(view: SeatView, act: Act) -> ActReason | None:
    """Why these cards, if there is a reason that a player would give."""
    trump = view.public.trump
    if trump is None:
        return None
    match act:
        case Discard((card,)):
            return _discard(view.hand, card, trump)
        case Give(cards):
            return _gift(view.hand, cards, trump)
        case CallForBest(card):
            return _lowest(view.hand, card, trump, ReasonKind.ASK_FOR_BEST)
        case GiveTurnUp():
            return ActReason(ReasonKind.ONE_MORE_TRUMP)
        case _:
            return None


def _lowest(hand: tuple[Card, ...], card: Card, trump: Suit, kind: ReasonKind) -> ActReason | None:
    strength = STRENGTH[trump]
    return ActReason(kind, card=card) if strength[card] == min(strength[other] for other in hand) else None


def _discard(hand: tuple[Card, ...], card: Card, trump: Suit) -> ActReason | None:
    """A suit that is gone can be trumped; else the lowest, or what stays together."""
    suits, rest = SUIT_UNDER[trump], taken(hand, (card,))
    suit = suits[card]
    if suit == trump:
        return None
    trumps = sum(1 for other in rest if suits[other] == trump)
    if trumps and not any(suits[other] == suit for other in rest):
        return ActReason(ReasonKind.DISCARD_VOID, card=card, suit=suit)
    lowest = _lowest(hand, card, trump, ReasonKind.DISCARD_LOWEST)
    if lowest is not None:
        return lowest
    for other in rest:
        pair = [held for held in rest if suits[held] == suits[other]]
        if suits[other] not in (trump, suit) and len(pair) == 2 and any(held & 7 == ACE - 1 for held in pair):
            high, low = sorted(pair, key=STRENGTH[trump].__getitem__, reverse=True)
            return ActReason(ReasonKind.DISCARD_KEEP_SUIT, card=high, other=low)
    return ActReason(ReasonKind.DISCARD_KEEP_TRUMPS, card=card, count=trumps) if trumps else None


def _gift(hand: tuple[Card, ...], cards: tuple[Card, ...], trump: Suit) -> ActReason | None:
    """The best trumps, or without one the highest card."""
    suits, strength = SUIT_UNDER[trump], STRENGTH[trump]
    trumps = sorted((card for card in hand if suits[card] == trump), key=lambda card: -strength[card])
    if trumps and trumps[0] in cards:
        return ActReason(ReasonKind.GIVE_TRUMP, card=trumps[0])
    if not trumps and max(strength[card] for card in cards) == max(strength[card] for card in hand):
        return ActReason(ReasonKind.GIVE_HIGHEST, card=max(cards, key=strength.__getitem__))
    return None
