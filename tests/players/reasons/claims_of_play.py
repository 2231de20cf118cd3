"""The claim of each reason for a card, as the words say it, tested on what the seat can be certain of."""

from __future__ import annotations

from collections.abc import Callable

from bot.engine.cards import Card, left_bower
from bot.players.reasons.kinds import ActReason, Ally, Goal
from bot.players.reasons.kinds import ReasonKind as Kind
from tests.players.reasons.seen import Seen
from tests.world import require

Check = Callable[[Seen, Card, ActReason], bool]


def _ally(seen: Seen, reason: ActReason) -> bool:
    """Partners are called so; those who only defend together are not."""
    partners = seen.public.rules.traits.partners
    with_maker = seen.public.maker is not None and (seen.seat == seen.public.maker or seen.friend(seen.public.maker))
    return (reason.ally is Ally.PARTNER) == (partners or with_maker)


def _need_all(seen: Seen, card: Card, reason: ActReason) -> bool:
    makers, needed, left = seen.needs()
    aim = Goal.MAKE if makers else Goal.STOP
    return needed == left == reason.count and reason.aim is aim and (not seen.table or seen.takes(card))


def _partner_ahead(seen: Seen, card: Card, reason: ActReason) -> bool:
    seat, best = seen.winning
    return seen.friend(seat) and best == reason.card and not seen.takes(card) and _ally(seen, reason)


def _partner_sure(seen: Seen, card: Card, reason: ActReason) -> bool:
    return _partner_ahead(seen, card, reason) and not seen.beaten_by(seen.table, seen.foes_behind)


def _keeps_winner(seen: Seen, card: Card, reason: ActReason) -> bool:
    kept = reason.other
    return kept is not None and kept in seen.legal and kept != card and seen.takes(kept) and not seen.takes(card)


def _overtakes(seen: Seen, card: Card, reason: ActReason) -> bool:
    seat, best = seen.winning
    before, after = (seen.beaten_by(cards, seen.foes_behind) for cards in (seen.table, [*seen.table, card]))
    ahead = seen.friend(seat) and best == reason.other and reason.card == card and seen.takes(card)
    return ahead and _ally(seen, reason) and after < before


def _overtakes_surely(seen: Seen, card: Card, reason: ActReason) -> bool:
    return _overtakes(seen, card, reason) and not seen.beaten_by([*seen.table, card], seen.foes_behind)


def _wins(seen: Seen, card: Card, reason: ActReason) -> bool:
    """From an opponent, for now."""
    return reason.card in (card, None) and seen.takes(card) and not seen.friend(seen.winning[0])


def _cheapest(seen: Seen, card: Card) -> bool:
    winners = [other for other in seen.legal if seen.takes(other)]
    return all(seen.equal(card, other) or not seen.beats(card, [*seen.table, other]) for other in winners)


def _last_only(seen: Seen, card: Card, reason: ActReason) -> bool:
    alone = all(seen.equal(card, other) for other in seen.legal if seen.takes(other))
    return not seen.behind and alone and _wins(seen, card, reason)


def _last_cheapest(seen: Seen, card: Card, reason: ActReason) -> bool:
    return not seen.behind and _cheapest(seen, card) and _wins(seen, card, reason)


def _sure_win(seen: Seen, card: Card, reason: ActReason) -> bool:
    return _wins(seen, card, reason) and not seen.beaten_by([*seen.table, card], seen.foes_behind)


def _last_hope(seen: Seen, card: Card, reason: ActReason) -> bool:
    return _wins(seen, card, reason) and seen.behind == seen.foes_behind and _cheapest(seen, card)


def _highest_of_suit(seen: Seen, card: Card, reason: ActReason) -> bool:
    return _wins(seen, card, reason) and seen.suit(card) == reason.suit != seen.trump and not seen.higher(card)


def _lowest_trump(seen: Seen, card: Card, reason: ActReason) -> bool:
    led = seen.suit(seen.table[0])
    trumping = seen.suit(card) == seen.trump != led == reason.suit and not seen.of(led)
    return trumping and _wins(seen, card, reason) and _cheapest(seen, card)


def _go_ahead(seen: Seen, card: Card, reason: ActReason) -> bool:
    return _wins(seen, card, reason) and bool(seen.beaten_by([*seen.table, card], seen.foes_behind))


def _guarded(seen: Seen, card: Card, reason: ActReason) -> bool:
    pair = [reason.card, reason.other]
    return seen.of(seen.trump) == pair and card not in pair and len(seen.higher(pair[0] or card)) == 1


def _sure_later(seen: Seen, card: Card, reason: ActReason) -> bool:
    kept = reason.card
    if kept is None or kept == card or kept not in seen.hand or seen.suit(kept) != seen.trump:
        return False
    return not seen.higher(kept) and not seen.out[kept] > 0


def _leave_to_partner(seen: Seen, card: Card, reason: ActReason) -> bool:
    friends = [seat for seat in seen.behind if seen.friend(seat)]
    return bool(friends) and _keeps_winner(seen, card, reason) and _ally(seen, reason)


def _cannot_win(seen: Seen, card: Card, reason: ActReason) -> bool:
    del reason
    return card in seen.legal and not any(seen.takes(other) for other in seen.legal)


def _only_of_suit(seen: Seen, card: Card, reason: ActReason) -> bool:
    """It is the last of its suit, and trumps are left."""
    return seen.of(reason.suit) == [card] and reason.suit != seen.trump and bool(seen.of(seen.trump))


def _lowest(seen: Seen, card: Card, reason: ActReason) -> bool:
    low = all(seen.strength(card) <= seen.strength(other) for other in seen.legal)
    return low and _cannot_win(seen, card, reason)


def _keep_highest(seen: Seen, card: Card, reason: ActReason) -> bool:
    kept = reason.other
    if kept is None or kept == card or kept not in seen.legal:
        return False
    return seen.suit(kept) == reason.suit != seen.trump and not seen.higher(kept)


def _keep_guard(seen: Seen, card: Card, reason: ActReason) -> bool:
    pair = [reason.card, reason.other]
    held = [other for other in seen.of(reason.suit) if other != card or other in pair]
    return held == pair and card not in pair and reason.card is not None and len(seen.higher(reason.card)) == 1


def _sure_lead(seen: Seen, card: Card) -> bool:
    return not seen.beaten_by([card], seen.foes)


def _save_loser(seen: Seen, card: Card, reason: ActReason) -> bool:
    loser = reason.other
    held = loser is not None and loser in seen.hand and loser != card and not _sure_lead(seen, loser)
    return held and _sure_lead(seen, card) and seen.seat == seen.public.maker


def _trump_to_maker(seen: Seen, card: Card, reason: ActReason) -> bool:
    maker = seen.public.maker
    return maker not in (None, seen.seat) and seen.friend(maker or seen.seat) and seen.suit(card) == seen.trump


def _show_left(seen: Seen, card: Card, reason: ActReason) -> bool:
    return _trump_to_maker(seen, card, reason) and card == left_bower(require(seen.trump)) == reason.card


def _pull(seen: Seen, card: Card, reason: ActReason) -> bool:
    return seen.seat == seen.public.maker and seen.suit(card) == seen.trump and seen.foes_trump()


def _top_trump(seen: Seen, card: Card, reason: ActReason) -> bool:
    return seen.suit(card) == seen.trump and not seen.higher(card) and reason.card == card


def _sure_trick(seen: Seen, card: Card, reason: ActReason) -> bool:
    return not seen.foes_trump() and _sure_lead(seen, card)


def _keep_trumps(seen: Seen, card: Card, reason: ActReason) -> bool:
    trumps = seen.of(seen.trump)
    return not seen.foes_trump() and seen.suit(card) != seen.trump and len(trumps) == reason.count and bool(trumps)


def _partner_trumps(seen: Seen, card: Card, reason: ActReason) -> bool:
    assert seen.trump is not None
    able = [s for s in seen.behind if seen.friend(s) and seen.void(s, seen.suit(card)) and not seen.void(s, seen.trump)]
    return bool(able) and reason.suit == seen.suit(card) != seen.trump and _ally(seen, reason)


def _void_foe(seen: Seen, card: Card) -> bool:
    return any(seen.void(seat, seen.suit(card)) and not seen.void(seat, require(seen.trump)) for seat in seen.foes)


def _cash(seen: Seen, card: Card, reason: ActReason) -> bool:
    plain = seen.suit(card) == reason.suit != seen.trump
    return plain and not seen.higher(card) and not _void_foe(seen, card)


def _away_from_void(seen: Seen, card: Card, reason: ActReason) -> bool:
    kept = reason.other
    return kept is not None and kept in seen.hand and seen.suit(card) != seen.suit(kept) and _void_foe(seen, kept)


def _against_lone_hand(seen: Seen) -> bool:
    maker = seen.public.maker
    return seen.public.alone and maker is not None and maker != seen.seat and not seen.friend(maker)


def _lone_keep_ace(seen: Seen, card: Card, reason: ActReason) -> bool:
    return _against_lone_hand(seen) and reason.other != card and reason.other in seen.hand


def _lone_long_suit(seen: Seen, card: Card, reason: ActReason) -> bool:
    held = [len(seen.of(suit)) for suit in type(seen.suit(card)) if suit != seen.trump]
    return _against_lone_hand(seen) and len(seen.of(seen.suit(card))) == max(held) > 1


def _no_sure_lead(seen: Seen, card: Card, reason: ActReason) -> bool:
    del card, reason
    return not any(_sure_lead(seen, other) for other in seen.legal)


def _lead_low(seen: Seen, card: Card, reason: ActReason) -> bool:
    same = [other for other in seen.legal if seen.suit(other) == seen.suit(card)]
    low = all(seen.equal(card, other) or seen.strength(card) < seen.strength(other) for other in same)
    spares = seen.suit(card) == seen.trump and len(same) < len(seen.legal)
    return low and not spares and _no_sure_lead(seen, card, reason)


def _lead_high(seen: Seen, card: Card, reason: ActReason) -> bool:
    return seen.suit(card) != seen.trump and _no_sure_lead(seen, card, reason)


def _useful_void(seen: Seen, card: Card, reason: ActReason) -> bool:
    """The void is of use later: another plain card is left."""
    plain = [other for other in seen.hand if other != card and seen.suit(other) != seen.trump]
    return _only_of_suit(seen, card, reason) and bool(plain)


def _both(*checks: Check) -> Check:
    return lambda seen, card, reason: all(check(seen, card, reason) for check in checks)


FOLLOWS: dict[Kind, Check] = {
    Kind.PARTNER_SURE: _partner_sure,
    Kind.PARTNER_SURE_KEEP: _both(_partner_sure, _keeps_winner),
    Kind.PARTNER_AHEAD: _both(_partner_ahead, _cannot_win),
    Kind.PARTNER_AHEAD_KEEP: _both(_partner_ahead, _keeps_winner),
    Kind.OVERTAKE: _overtakes,
    Kind.OVERTAKE_SURE: _overtakes_surely,
    Kind.LAST_ONLY: _last_only,
    Kind.LAST_CHEAPEST: _last_cheapest,
    Kind.SURE_WIN: _sure_win,
    Kind.LAST_HOPE: _last_hope,
    Kind.HIGHEST_OF_SUIT: _highest_of_suit,
    Kind.LOWEST_TRUMP: _lowest_trump,
    Kind.GO_AHEAD: _go_ahead,
    Kind.GUARDED_TRUMP: _guarded,
    Kind.LEAVE_TO_PARTNER: _leave_to_partner,
    Kind.KEEP_WINNER: _keeps_winner,
    Kind.THROW_VOID: _both(_only_of_suit, _cannot_win),
    Kind.THROW_LOWEST: _lowest,
    Kind.KEEP_HIGHEST: _both(_keep_highest, _cannot_win),
    Kind.KEEP_GUARD: _both(_keep_guard, _cannot_win),
    Kind.CANNOT_WIN: _cannot_win,
}
"""What is said of a card to a trick on the table."""

LEADS: dict[Kind, Check] = {
    Kind.SAVE_LOSER: _save_loser, Kind.SHOW_LEFT: _show_left, Kind.TRUMP_TO_MAKER: _trump_to_maker,
    Kind.PULL_TOP: _both(_pull, _top_trump), Kind.PULL: _pull, Kind.TOP_TRUMP: _top_trump,
    Kind.SURE_TRICK: _sure_trick, Kind.SURE_WIN: _sure_trick, Kind.KEEP_TRUMPS: _keep_trumps,
    Kind.PARTNER_TRUMPS: _partner_trumps, Kind.CASH: _cash, Kind.AWAY_FROM_VOID: _away_from_void,
    Kind.LONE_KEEP_ACE: _lone_keep_ace, Kind.LONE_LONG_SUIT: _lone_long_suit, Kind.LEAD_VOID: _useful_void,
    Kind.LEAD_KEEP: _keep_highest, Kind.LEAD_NO_WINNER: _lead_low, Kind.LEAD_HIGH: _lead_high,
}  # fmt: skip
"""What is said of a lead."""

BOTH: dict[Kind, Check] = {Kind.NEED_ALL: _need_all, Kind.SURE_LATER: _sure_later}
"""What is said of either."""
