"""Why a card is good in a trick that others began. Sees a ``PlayPosition`` only."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.cards import Card
from bot.players.heuristics.play_state import HIGHER
from bot.players.reasons.kinds import ActReason, ReasonKind
from bot.players.reasons.position import PlayPosition


def follow_reason(at: PlayPosition, card: Card) -> ActReason | None:
    """Why this lawful card, if there is a reason that a player would give."""
    winners = [other for other in at.legal if at.takes(other)]
    guard = None if card in winners or not winners else _guarded_trump(at, card)
    if guard is not None:
        return guard
    if at.partner_wins:
        return _beside_partner(at, card, winners)
    if card in winners:
        return _needed(at, card, winners) or _taken(at, card, winners)
    if winners:
        return _ducked(at, winners)
    return _thrown(at, card)


def _beside_partner(at: PlayPosition, card: Card, winners: Sequence[Card]) -> ActReason | None:
    """The trick is with one's own side."""
    best = Card(at.play.winning_card)
    doubtful = at.rivals_of(best, at.foes_behind)
    if card in winners:
        if not doubtful:
            return None
        if not at.rivals_of(card, at.foes_behind):
            return ActReason(ReasonKind.OVERTAKE_SURE, card=card, other=best, ally=at.ally)
        if at.rivals_of(card, at.foes_behind) < doubtful:
            return ActReason(ReasonKind.OVERTAKE, card=card, other=best, ally=at.ally)
        return None
    if winners:
        kind = ReasonKind.PARTNER_AHEAD_KEEP if doubtful else ReasonKind.PARTNER_SURE_KEEP
        return ActReason(kind, card=best, other=_top(at, winners), ally=at.ally)
    return ActReason(ReasonKind.PARTNER_AHEAD if doubtful else ReasonKind.PARTNER_SURE, card=best, ally=at.ally)


def _top(at: PlayPosition, cards: Sequence[Card]) -> Card:
    return max(cards, key=at.play.powers.__getitem__)


def _needed(at: PlayPosition, card: Card, winners: Sequence[Card]) -> ActReason | None:
    """Every trick that is left is needed, and nothing in the hand takes this one more safely."""
    need = at.need()
    if need is None or need[0] != at.left:
        return None
    safest = at.same_run(card, _top(at, winners)) or not at.rivals_of(card, at.foes_behind)
    return ActReason(ReasonKind.NEED_ALL, card=card, count=need[0], aim=need[1]) if safest else None


def _taken(at: PlayPosition, card: Card, winners: Sequence[Card]) -> ActReason | None:
    """A trick taken from the opponents."""
    cheapest = min(winners, key=at.play.powers.__getitem__)
    cheap = at.same_run(card, cheapest)
    sure = not at.rivals_of(card, at.foes_behind)
    if not at.behind and cheap:
        only = all(at.same_run(card, other) for other in winners)
        return ActReason(ReasonKind.LAST_ONLY if only else ReasonKind.LAST_CHEAPEST, card=card)
    if sure:
        return ActReason(ReasonKind.SURE_WIN, card=card) if at.foes_behind else None
    if at.suits[card] != at.trump and at.is_highest(card):
        return ActReason(ReasonKind.HIGHEST_OF_SUIT, card=card, suit=at.suits[card])
    if len(at.foes_behind) == len(at.behind) and cheap:
        return ActReason(ReasonKind.LAST_HOPE, card=card, ally=at.ally)
    if at.suits[card] == at.trump and at.play.led != at.trump and cheap:
        return ActReason(ReasonKind.LOWEST_TRUMP, card=card, suit=at.suits[at.play.plays[0][1]])
    return ActReason(ReasonKind.GO_AHEAD, card=card)


def _ducked(at: PlayPosition, winners: Sequence[Card]) -> ActReason:
    """The hand could go ahead and does not."""
    top = _top(at, winners)
    if any(at.friends >> seat & 1 for seat in at.behind):
        return ActReason(ReasonKind.LEAVE_TO_PARTNER, other=top, ally=at.ally)
    if at.suits[top] == at.trump and at.is_highest(top) and not at.twin_out(top):
        return ActReason(ReasonKind.SURE_LATER, card=top)
    return ActReason(ReasonKind.KEEP_WINNER, other=top)


def _guarded_trump(at: PlayPosition, card: Card) -> ActReason | None:
    """Two trumps kept against a lone maker: a single one is higher than theirs, and the lower one guards the other."""
    trumps = sorted((other for other in at.hand if at.suits[other] == at.trump), key=lambda c: -at.strength[c])
    if not at.play.alone or at.friends >> at.play.maker & 1 or len(trumps) != 2 or card in trumps:
        return None
    high, low = trumps
    if not _one_above(at, high) or at.twin_out(high):
        return None
    return ActReason(ReasonKind.GUARDED_TRUMP, card=high, other=low)


def _one_above(at: PlayPosition, card: Card) -> bool:
    """Whether a single card that is out is higher than this one in its suit."""
    return (HIGHER[at.trump][card] & ~at.known).bit_count() == 1


def _thrown(at: PlayPosition, card: Card) -> ActReason:
    """Nothing in the hand goes ahead."""
    suit, suits = at.suits[card], at.suits
    rest = list(at.hand)
    rest.remove(card)
    free = any(suits[other] != at.suits[at.play.plays[0][1]] for other in at.legal)
    choice = any(suits[other] not in (suit, at.trump) for other in at.legal)
    trumps = any(suits[other] == at.trump for other in rest)
    if free and choice and trumps and suit != at.trump and not any(suits[other] == suit for other in rest):
        return ActReason(ReasonKind.THROW_VOID, card=card, suit=suit)
    if all(at.strength[card] <= at.strength[other] for other in at.legal):
        return ActReason(ReasonKind.THROW_LOWEST, card=card)
    high = [other for other in rest if other in at.legal and suits[other] != at.trump and at.is_highest(other)]
    if high and not at.is_highest(card):
        kept = max(high, key=at.strength.__getitem__)
        return ActReason(ReasonKind.KEEP_HIGHEST, other=kept, suit=suits[kept])
    guard = _guarded(at, rest, card)
    if guard is not None:
        return guard
    return ActReason(ReasonKind.CANNOT_WIN, card=card)


def _guarded(at: PlayPosition, rest: Sequence[Card], thrown: Card) -> ActReason | None:
    """Two cards of a suit that are kept: the higher one has a single card above it, the lower one guards it."""
    for high in sorted(rest, key=at.strength.__getitem__, reverse=True):
        suit = at.suits[high]
        pair = sorted((card for card in rest if at.suits[card] == suit), key=at.strength.__getitem__)
        if suit in (at.trump, at.suits[thrown]) or len(pair) != 2 or pair[0] == high:
            continue
        if _one_above(at, high):
            return ActReason(ReasonKind.KEEP_GUARD, card=high, other=pair[0], suit=suit)
    return None
