"""Why a card is good to lead. Sees a ``PlayPosition`` only."""

from __future__ import annotations

from bot.engine.cards import Card, left_bower
from bot.players.reasons.kinds import ActReason, ReasonKind
from bot.players.reasons.position import PlayPosition


def lead_reason(at: PlayPosition, card: Card) -> ActReason | None:
    """Why this lawful lead, if there is a reason that a player would give."""
    if at.suits[card] == at.trump:
        return _needed(at, card) or _saved(at, card) or _trump_lead(at, card)
    return _needed(at, card) or _saved(at, card) or _plain_lead(at, card)


def _sure(at: PlayPosition, card: Card) -> bool:
    """Whether the lead of this card takes the trick for certain."""
    return not at.may_be_beaten(card, at.foes)


def _needed(at: PlayPosition, card: Card) -> ActReason | None:
    need = at.need()
    if need is None or need[0] != at.left or not (_sure(at, card) or at.is_highest(card)):
        return None
    return ActReason(ReasonKind.NEED_ALL, card=card, count=need[0], aim=need[1])


def _saved(at: PlayPosition, card: Card) -> ActReason | None:
    """A lone maker plays what is sure and keeps what is not for the end."""
    if at.seat != at.play.maker or (at.friends != 1 << at.seat and not at.play.alone) or not _sure(at, card):
        return None
    losers = [other for other in at.hand if other != card and not _sure(at, other)]
    if len(losers) != 1:
        return None
    return ActReason(ReasonKind.SAVE_LOSER, card=card, other=losers[0])


def _trump_lead(at: PlayPosition, card: Card) -> ActReason | None:
    top, maker = at.is_highest(card), at.play.maker
    if not at.foes_may_trump():
        return ActReason(ReasonKind.SURE_TRICK, card=card)
    if at.seat != maker and at.friends >> maker & 1:
        if card == left_bower(at.trump) and not at.play.tricks:
            return ActReason(ReasonKind.SHOW_LEFT, card=card)
        return ActReason(ReasonKind.TRUMP_TO_MAKER, card=card)
    if at.seat == maker:
        return ActReason(ReasonKind.PULL_TOP if top else ReasonKind.PULL, card=card)
    return ActReason(ReasonKind.TOP_TRUMP, card=card) if top else _without_winner(at, card)


def _plain_lead(at: PlayPosition, card: Card) -> ActReason | None:
    trumps = [other for other in at.hand if at.suits[other] == at.trump]
    suit, highest = at.suits[card], at.is_highest(card)
    if not at.foes_may_trump():
        if _sure(at, card):
            return ActReason(ReasonKind.SURE_TRICK, card=card)
        if trumps:
            return ActReason(ReasonKind.KEEP_TRUMPS, count=len(trumps))
    for other in at.view.public.seats:
        friend = other != at.seat and at.friends >> other & 1 and other in at.behind
        if friend and at.play.voids[other] >> suit & 1 and not at.play.voids[other] >> at.trump & 1:
            return ActReason(ReasonKind.PARTNER_TRUMPS, suit=suit, ally=at.ally)
    if at.play.alone and not at.friends >> at.play.maker & 1:
        return _against_lone_hand(at, card)
    if highest and not _may_be_trumped(at, suit):
        return ActReason(ReasonKind.CASH, card=card, suit=suit)
    lost = _trumped_ace(at, card)
    if lost is not None:
        return lost
    if trumps and [at.suits[other] for other in at.hand].count(suit) == 1:
        return ActReason(ReasonKind.LEAD_VOID, card=card, suit=suit)
    return _without_winner(at, card)


def _may_be_trumped(at: PlayPosition, suit: int) -> bool:
    """Whether an opponent has shown that they have none of this suit, and may have a trump."""
    voids = at.play.voids
    return any(voids[seat] >> suit & 1 and not voids[seat] >> at.trump & 1 for seat in at.foes)


def _highest_plains(at: PlayPosition) -> list[Card]:
    return [card for card in at.legal if at.suits[card] != at.trump and at.is_highest(card)]


def _trumped_ace(at: PlayPosition, card: Card) -> ActReason | None:
    """A high card that is not led, as an opponent is known to have none of its suit."""
    lost = [high for high in _highest_plains(at) if high != card and _may_be_trumped(at, at.suits[high])]
    if not lost or at.suits[lost[0]] == at.suits[card]:
        return None
    return ActReason(ReasonKind.AWAY_FROM_VOID, other=lost[0], suit=at.suits[lost[0]])


def _against_lone_hand(at: PlayPosition, card: Card) -> ActReason | None:
    lost = _trumped_ace(at, card)
    if lost is not None:
        return lost
    aces = _highest_plains(at)
    if len(aces) == 1 and at.suits[aces[0]] != at.suits[card]:
        return ActReason(ReasonKind.LONE_KEEP_ACE, other=aces[0])
    if card in aces and not _may_be_trumped(at, at.suits[card]):
        return ActReason(ReasonKind.CASH, card=card, suit=at.suits[card])
    held = [at.suits[other] for other in at.hand if at.suits[other] != at.trump]
    if held.count(at.suits[card]) == max(held.count(suit) for suit in held) > 1:
        return ActReason(ReasonKind.LONE_LONG_SUIT, suit=at.suits[card], count=held.count(at.suits[card]))
    return _without_winner(at, card)


def _without_winner(at: PlayPosition, card: Card) -> ActReason | None:
    """What is sure to win is kept for later, or there is nothing of the kind: neither the highest of its suit nor a
    card that nobody who plays against it can beat, because they have shown that they hold neither its suit nor trump.
    """
    highest = [other for other in at.legal if at.is_highest(other)]
    if not highest and not any(_sure(at, other) for other in at.legal):
        suit = [other for other in at.legal if at.suits[other] == at.suits[card]]
        low = at.same_run(card, min(suit, key=at.strength.__getitem__))
        return ActReason(ReasonKind.LEAD_NO_WINNER if low else ReasonKind.LEAD_HIGH, card=card)
    kept = [other for other in highest if not at.twin_out(other) and at.suits[other] != at.suits[card]]
    trumps = [other for other in kept if at.suits[other] == at.trump]
    if trumps:
        return ActReason(ReasonKind.SURE_LATER, card=trumps[0])
    return ActReason(ReasonKind.LEAD_KEEP, other=kept[0], suit=at.suits[kept[0]]) if kept else None
