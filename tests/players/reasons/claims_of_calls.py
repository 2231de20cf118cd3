"""The claim of each reason for a call or an exchange, as the words say it, tested on the hand, the score, the seats."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.engine.acts import PASS, Act, Bid, CallPartner, CallSuit, Discard, Give, NameTrump, OrderUp
from bot.engine.cards import ACE, NO_TRUMP, STRENGTH, SUIT_UNDER, Card, Suit, Trump, left_bower, make_pack
from bot.engine.rules import SecondRound
from bot.engine.seats import side_of
from bot.engine.state import Phase
from bot.engine.views import SeatView
from bot.players.evaluation import ActEvaluation
from bot.players.reasons.kinds import ActReason
from bot.players.reasons.kinds import ReasonKind as Kind
from tests.players.reasons.seen import Seen
from tests.world import require

Evaluations = Sequence[ActEvaluation]
Check = Callable[[SeatView, ActEvaluation, Evaluations, ActReason], bool]


def proposed(view: SeatView) -> Suit:
    """The suit of the turn-up; the joker proposes hearts (law 4.6)."""
    card = require(view.public.turnup)
    return Suit(card >> 3) if card < 32 else Suit.HEARTS


def _trump(view: SeatView, act: Act) -> Trump:
    return act.suit if isinstance(act, CallSuit | NameTrump) else proposed(view)


def _hand(view: SeatView, act: Act) -> tuple[Card, ...]:
    """The hand with the turn-up, if this call brings it there."""
    turnup = view.public.turnup
    takes = isinstance(act, OrderUp) and view.seat == view.public.dealer and turnup is not None
    return (*view.hand, turnup) if takes and turnup is not None else view.hand


def _with_dealer(view: SeatView) -> bool:
    public = view.public
    if not public.rules.traits.partners:
        return view.seat == public.dealer
    return side_of(view.seat) == side_of(public.dealer)


def _needs(view: SeatView) -> tuple[int, int]:
    public = view.public
    own_unit = public.unit(view.seat)
    scores = list(enumerate(public.score, 1))
    target = public.rules.points
    return target - public.score[own_unit - 1], target - max(points for unit, points in scores if unit != own_unit)


def _holds(view: SeatView, hand: Sequence[Card], trump: Trump, reason: ActReason) -> bool:
    """So many trumps, this the best, so many aces beside."""
    seen = Seen(view, trump)
    trumps = seen.of(trump, hand)
    return [reason.count, reason.card, reason.aces] == [len(trumps), trumps[0], seen.aces(hand)]


def _strong(view: SeatView, best: ActEvaluation, others: Evaluations, reason: ActReason) -> bool:
    del others
    trump = reason.suit if isinstance(best.act, Bid) and reason.suit is not None else _trump(view, best.act)
    return best.made > 0.5 and reason.suit == trump and _holds(view, _hand(view, best.act), trump, reason)


def _is_sacrifice(best: ActEvaluation, others: Evaluations) -> bool:
    return best.euchred > best.made and all(other.chance < best.chance for other in others)


def _sacrifice(view: SeatView, best: ActEvaluation, others: Evaluations, reason: ActReason) -> bool:
    del reason
    return view.public.rules.traits.turn_up and _is_sacrifice(best, others)


def _donate(view: SeatView, best: ActEvaluation, others: Evaluations, reason: ActReason) -> bool:
    del others
    rules, theirs = view.public.rules, _needs(view)[1]
    return best.euchred > best.made and reason.points == rules.euchre < theirs <= rules.lone_march


def _stuck(view: SeatView, best: ActEvaluation, others: Evaluations, reason: ActReason) -> bool:
    best_of_all = all(other.chance <= best.chance for other in others)
    return PASS not in view.legal and isinstance(best.act, CallSuit) and reason.suit == best.act.suit and best_of_all


def _game_point(view: SeatView, best: ActEvaluation, others: Evaluations, reason: ActReason) -> bool:
    del others, reason
    return _needs(view)[0] == 1 and best.made > 0.5


def _together(view: SeatView, best: ActEvaluation, others: Evaluations, reason: ActReason) -> bool:
    able = any(getattr(act, "alone", False) for act in view.legal) and not getattr(best.act, "alone", True)
    return able and _game_point(view, best, others, reason)


def _their_game_point(view: SeatView, best: ActEvaluation, others: Evaluations, reason: ActReason) -> bool:
    del others, reason
    return _needs(view)[1] == 1 and best.euchred > best.made


def _pack(view: SeatView, trump: Trump) -> list[Card]:
    """The trumps of the pack, the highest first."""
    cards = dict.fromkeys(make_pack(view.public.rules.pack, view.public.rules.joker))
    return sorted((c for c in cards if SUIT_UNDER[trump][c] == trump), key=lambda card: -STRENGTH[trump][card])


def _partner_has(view: SeatView, best: ActEvaluation, others: Evaluations, reason: ActReason) -> bool:
    trump, hand = _trump(view, best.act), _hand(view, best.act)
    lacked = [card for card in _pack(view, trump) if card not in hand and card != view.public.turnup]
    lone = [other for other in others if getattr(other.act, "alone", False) and _trump(view, other.act) == trump]
    return reason.card == lacked[0] and any(each.made > 0.5 for each in lone)


def _alone_top(view: SeatView, best: ActEvaluation, others: Evaluations, reason: ActReason) -> bool:
    trump, hand = _trump(view, best.act), _hand(view, best.act)
    count = reason.count or 0
    held = count > 0 and set(_pack(view, trump)[:count]) <= set(hand)
    return held and reason.aces == Seen(view, trump).aces(hand) and _alone_points(view, best, others, reason)


def _alone_points(view: SeatView, best: ActEvaluation, others: Evaluations, reason: ActReason) -> bool:
    del others
    lone = bool(getattr(best.act, "alone", False))
    return lone and reason.points == view.public.rules.lone_march and best.march > best.euchred


def _next(view: SeatView, best: ActEvaluation, others: Evaluations, reason: ActReason) -> bool:
    """The left bower of the suit turned down is the right bower here."""
    del others
    same = left_bower(proposed(view)) >> 3 == reason.suit == _trump(view, best.act)
    return view.public.turned_down and not _with_dealer(view) and same


def _reverse(view: SeatView, best: ActEvaluation, others: Evaluations, reason: ActReason) -> bool:
    del others
    colours = {Suit(left_bower(proposed(view)) >> 3), proposed(view)}
    return _with_dealer(view) and reason.suit == _trump(view, best.act) and reason.suit not in colours


def _better_suit(view: SeatView, best: ActEvaluation, others: Evaluations, reason: ActReason) -> bool:
    """It is another suit, long, and round two is still to come."""
    del others
    suit = reason.suit
    if best.act != PASS or view.public.phase is not Phase.ORDER or suit in (None, proposed(view)):
        return False
    return len(Seen(view, suit).of(suit)) >= 3


def _gives_card(view: SeatView, best: ActEvaluation, others: Evaluations, reason: ActReason) -> bool:
    del best, others
    return not _with_dealer(view) and reason.card == view.public.turnup and view.public.phase is Phase.ORDER


def _partner_deals(view: SeatView, best: ActEvaluation, others: Evaluations, reason: ActReason) -> bool:
    del best, others
    dealt = _with_dealer(view) and view.seat != view.public.dealer
    return dealt and reason.count == len(Seen(view, proposed(view)).of(proposed(view)))


def _weak_pick_up(view: SeatView, best: ActEvaluation, others: Evaluations, reason: ActReason) -> bool:
    del best, others
    trumps = Seen(view, proposed(view)).of(proposed(view), [*view.hand, view.public.turnup or Card(0)])
    takes_up = view.seat == view.public.dealer and reason.card == view.public.turnup
    return takes_up and len(trumps) == reason.count and trumps[0] == reason.other


def _dealer_stuck(view: SeatView, best: ActEvaluation, others: Evaluations, reason: ActReason) -> bool:
    del best, others, reason
    second = view.public.phase is Phase.CALL and view.public.rules.second_round is not SecondRound.THROW_IN
    return second and not _with_dealer(view)


def _partner_asked(view: SeatView, best: ActEvaluation, others: Evaluations, reason: ActReason) -> bool:
    del best, others, reason
    spoken = len(view.public.calls) % view.public.rules.players
    order = [1 + (view.public.dealer + place) % view.public.rules.players for place in range(view.public.rules.players)]
    return any(side_of(seat) == side_of(view.seat) for seat in map(type(view.seat), order[spoken + 1 :]))


def _no_long_suit(view: SeatView, best: ActEvaluation, others: Evaluations, reason: ActReason) -> bool:
    del best, others
    suits = [suit for suit in Suit if suit != proposed(view)]
    return reason.count == max(len(Seen(view, suit).of(suit)) for suit in suits)


def _poor(view: SeatView, best: ActEvaluation, others: Evaluations, reason: ActReason) -> bool:
    del view, reason
    return best.act == PASS and all(other.euchred >= other.made for other in others)


def _aces_win(view: SeatView, best: ActEvaluation, others: Evaluations, reason: ActReason) -> bool:
    """No trump, with so many aces, made more often than not (law 12.7)."""
    del others
    aces = sum(card & 7 == ACE for card in view.hand)
    calls = isinstance(best.act, CallSuit) and best.act.suit is NO_TRUMP and not best.act.alone
    return calls and 0 < aces == (reason.aces or 0) and best.made > best.euchred


def _too_high(view: SeatView, best: ActEvaluation, others: Evaluations, reason: ActReason) -> bool:
    del others
    suit = reason.suit
    if suit is None or best.act != PASS:
        return False
    least = min(act.tricks for act in view.legal if isinstance(act, Bid))
    return reason.points == least and reason.count == len(Seen(view, suit).of(suit))


def _bid_sacrifice(view: SeatView, best: ActEvaluation, others: Evaluations, reason: ActReason) -> bool:
    """A bid may be set, nothing else may."""
    del reason
    return not view.public.rules.traits.turn_up and _is_sacrifice(best, others)


def _raises(view: SeatView, best: ActEvaluation, others: Evaluations, reason: ActReason) -> bool:
    """Each is asked once, the dealer last."""
    del others
    seats, dealer = view.public.rules.players, view.public.dealer
    asked_later = range(view.seat + 1, dealer + (seats if dealer < view.seat else 0) + 1)
    enemies = [seat for seat in asked_later if (seat - view.seat) % 2]
    play_it = 1 - best.made - best.euchred > 0.5
    higher = isinstance(best.act, Bid) and best.act.tricks + 1 == reason.points
    return bool(enemies) and play_it and higher and (reason.points or 0) <= len(view.hand)


def _holds_bid(view: SeatView, best: ActEvaluation, others: Evaluations, reason: ActReason) -> bool:
    del others
    made = isinstance(best.act, Bid) and best.made > best.euchred
    return made and reason.suit is not None and reason.count == len(Seen(view, reason.suit).of(reason.suit))


def _defend(view: SeatView, best: ActEvaluation, others: Evaluations, reason: ActReason) -> bool:
    del others
    if best.act == PASS:
        return reason.count == len(Seen(view).of(view.public.trump))
    return view.public.trump is not None and _holds(view, view.hand, view.public.trump, reason)


def _call_best(view: SeatView, best: ActEvaluation, others: Evaluations, reason: ActReason) -> bool:
    del others
    seen, called, lacked = Seen(view), best.act, reason.card
    if not isinstance(called, CallPartner) or lacked is None:
        return False
    return called.suit == reason.suit == seen.suit(lacked) and seen.out[lacked] > 0 and not seen.higher(lacked)


def _no_partner(view: SeatView, best: ActEvaluation, others: Evaluations, reason: ActReason) -> bool:
    del best, others
    return view.public.trump is not None and _holds(view, view.hand, view.public.trump, reason)


def _discard(view: SeatView, best: ActEvaluation, others: Evaluations, reason: ActReason) -> bool:
    """A single plain card; the rest of the claim is of its kind."""
    del others
    seen, act = Seen(view), best.act
    if not isinstance(act, Discard) or len(act.cards) != 1:
        return False
    (card,) = act.cards
    trumps = seen.of(seen.trump)
    match reason.kind:
        case Kind.DISCARD_VOID:
            return seen.of(reason.suit) == [card] == [reason.card] and reason.suit != seen.trump and bool(trumps)
        case Kind.DISCARD_LOWEST:
            return card == reason.card and all(seen.strength(card) <= seen.strength(other) for other in view.hand)
        case Kind.DISCARD_KEEP_SUIT:
            pair = [reason.card, reason.other]
            return card not in pair and reason.card is not None and seen.of(seen.suit(reason.card)) == pair
        case _:
            return card == reason.card and seen.suit(card) != seen.trump and len(trumps) == reason.count


def _give(view: SeatView, best: ActEvaluation, others: Evaluations, reason: ActReason) -> bool:
    del others
    seen, act, trumps = Seen(view), best.act, Seen(view).of(view.public.trump)
    if not isinstance(act, Give) or reason.card is None:
        return False
    if reason.kind is Kind.GIVE_TRUMP:
        return reason.card in act.cards and trumps[0] == reason.card
    top = max(map(seen.strength, view.hand))
    return reason.card in act.cards and not trumps and seen.strength(reason.card) == top


def _ask(view: SeatView, best: ActEvaluation, others: Evaluations, reason: ActReason) -> bool:
    del best, others
    seen = Seen(view)
    return reason.card is not None and seen.strength(reason.card) == min(map(seen.strength, view.hand))


def _true(view: SeatView, best: ActEvaluation, others: Evaluations, reason: ActReason) -> bool:
    del view, best, others, reason
    return True


CALLS: dict[Kind, Check] = {
    Kind.SACRIFICE: _sacrifice, Kind.DONATE: _donate, Kind.STUCK: _stuck, Kind.GAME_POINT_TOGETHER: _together,
    Kind.THEIR_GAME_POINT: _their_game_point, Kind.PARTNER_HAS: _partner_has, Kind.ALONE_TOP: _alone_top,
    Kind.ALONE_POINTS: _alone_points, Kind.NEXT: _next, Kind.REVERSE_NEXT: _reverse, Kind.STRONG_HAND: _strong,
    Kind.BETTER_SUIT: _better_suit, Kind.ACES_WIN: _aces_win, Kind.GIVES_CARD: _gives_card,
    Kind.PARTNER_DEALS: _partner_deals, Kind.WEAK_PICK_UP: _weak_pick_up, Kind.DEALER_STUCK: _dealer_stuck,
    Kind.PARTNER_ASKED: _partner_asked, Kind.NO_LONG_SUIT: _no_long_suit, Kind.POOR_CALLS: _poor,
    Kind.BID_TOO_HIGH: _too_high, Kind.BID_SACRIFICE: _bid_sacrifice, Kind.BID_RAISES: _raises,
    Kind.BID_HOLDS: _holds_bid, Kind.DEFEND_TOGETHER: _defend, Kind.DEFEND_ALONE: _defend, Kind.CALL_BEST: _call_best,
    Kind.NO_PARTNER: _no_partner, Kind.DISCARD_VOID: _discard, Kind.DISCARD_LOWEST: _discard,
    Kind.DISCARD_KEEP_SUIT: _discard, Kind.DISCARD_KEEP_TRUMPS: _discard, Kind.GIVE_TRUMP: _give,
    Kind.GIVE_HIGHEST: _give, Kind.ASK_FOR_BEST: _ask, Kind.ONE_MORE_TRUMP: _true,
}  # fmt: skip
"""What is said of a call or of cards that change hands."""
