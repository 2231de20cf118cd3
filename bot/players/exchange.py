"""Cards that change hands before the play: what a sound player lays away, gives and asks for.

Sees a ``BidContext`` only.
"""

from __future__ import annotations

from bot.engine.acts import PASS, Act, CallForBest, Discard, Give, GiveTurnUp
from bot.engine.cards import STRENGTH, SUIT_UNDER, Card, Suit, without
from bot.players.bidding import BidContext
from bot.players.value import worth


def worth_after_discard(context: BidContext, cards: tuple[Card, ...], trump: Suit) -> float:
    """Return what the hand is worth without these cards, plus a little for low ranks to break ties naturally."""
    hand = without(context.hand, cards)
    strength = STRENGTH[trump]
    return worth(context.rules, hand, trump, context.alone, False) + 0.004 * sum([strength[card] for card in hand])


def choose_discard(context: BidContext) -> Act:
    """Lay away what costs least: a lone small card before a guarded king, and a trump last."""
    trump = _trump(context)
    options = [act for act in context.legal if isinstance(act, Discard)]
    if PASS in context.legal:
        return _lone_exchange(context, options, trump)
    if len(options) <= 1:
        return options[0]
    return max(options, key=lambda act: worth_after_discard(context, act.cards, trump))


def _trump(context: BidContext) -> Suit:
    if context.trump is None:
        raise ValueError("nobody has made trump yet")
    return context.trump


def _lone_exchange(context: BidContext, options: list[Discard], trump: Suit) -> Act:
    """Lay away the two worst plain cards of Double Hasenpfeffer's lone hand, if two of them are no aces."""
    suits, strength = SUIT_UNDER[trump], STRENGTH[trump]
    plain = [card for card in context.hand if suits[card] != trump and card & 7 != 7]
    if len(plain) < 2:
        return PASS
    poor = sorted(plain, key=lambda card: strength[card])
    pairs = [act for act in options if all(card in poor for card in act.cards)]
    return max(pairs, key=lambda act: worth_after_discard(context, act.cards, trump))


def choose_call_for_best(context: BidContext) -> Act:
    """Ask for the partner's best in place of the worst card; only a hand of high trumps is better as it is."""
    trump = _trump(context)
    options = [act for act in context.legal if isinstance(act, CallForBest)]
    suits = SUIT_UNDER[trump]
    if all(suits[card] == trump for card in context.hand):
        return PASS
    return max(options, key=lambda act: worth_after_discard(context, (act.card,), trump))


def choose_gift(context: BidContext) -> Act:
    """Give the lone maker the best trumps; without one an ace."""
    trump = _trump(context)
    suits, strength = SUIT_UNDER[trump], STRENGTH[trump]
    options = [act for act in context.legal if isinstance(act, Give)]

    def gift(act: Give) -> int:
        return sum([strength[card] + (10 if card & 7 == 7 and suits[card] != trump else 0) for card in act.cards])

    return max(options, key=gift)


def choose_turnup_gift(context: BidContext) -> Act:
    """Give the turn-up: another trump never hurts the lone partner, who may lay it away again."""
    return GiveTurnUp() if context.turnup is not None else PASS
