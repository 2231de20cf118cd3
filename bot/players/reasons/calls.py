"""Why a call is good: because of the hand, of who gets the turn-up, of who calls later, or of the score.

A reason agrees with the chances that are shown beside it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial

from bot.engine.acts import PASS, Act, Bid, CallPartner, CallSuit, DefendAlone, NameTrump, OrderUp, PlayAlone
from bot.engine.cards import ACE, NO_TRUMP, STRENGTH, SUIT_UNDER, Card, Suit, Trump, make_pack
from bot.engine.rules import Company, Outcome, Rules, SecondRound
from bot.engine.seats import Seat, are_allied, around_from_left
from bot.engine.state import Phase
from bot.engine.views import SeatView
from bot.players.bidding import bid_context_of
from bot.players.evaluation import ActEvaluation, percent
from bot.players.reasons.kinds import ActReason, ReasonKind
from bot.players.value import payoffs_of

EVEN = 0.5
"""A call that is made in more than this share of hands is made more often than not."""
LONG = 3
"""The least number of trumps that is called long."""
CLEARLY = 0.5
"""A reason calls a suit better if it is worth at least this many tricks more."""


def call_reason(view: SeatView, best: ActEvaluation, others: Sequence[ActEvaluation]) -> ActReason | None:
    """Return why this call or pass is good, or None if no player would give a reason."""
    match best.act:
        case OrderUp() | CallSuit() | NameTrump():
            return TrumpCall.of(view, best.act).reason(best, others)
        case Bid(tricks):
            return _bid_reason(view, tricks, best, others)
        case DefendAlone() if view.public.trump is not None:
            return _holding_reason(view, view.public.trump, ReasonKind.DEFEND_ALONE)
        case CallPartner(suit) if view.public.trump is not None:
            return _partner_reason(view, suit, view.public.trump)
        case PlayAlone() if view.public.trump is not None:
            return _holding_reason(view, view.public.trump, ReasonKind.NO_PARTNER)
        case _:
            return _pass_reason(view, others) if best.act == PASS else None


def _bid_reason(view: SeatView, tricks: int, best: ActEvaluation, others: Sequence[ActEvaluation]) -> ActReason | None:
    """Return why a bid is good: an opponent must bid more, it loses least, the hand is strong, or it often holds."""
    if best.conceded + best.defended > EVEN and _may_be_outbid(view, tricks):
        return ActReason(ReasonKind.BID_RAISES, points=tricks + 1)
    if is_sacrifice(best):
        return _sacrifice_reason(view.public.rules, best, others)
    suit = _longest(view)
    if best.made > EVEN:
        return _holding_reason(view, suit, ReasonKind.STRONG_HAND)
    if best.made > best.euchred:
        return ActReason(ReasonKind.BID_HOLDS, suit=suit, count=len(trumps_of(view.hand, suit)))
    return None


def _may_be_outbid(view: SeatView, tricks: int) -> bool:
    rules = view.public.rules
    allies = [are_allied(view.seat, seat, rules.traits.partners) for seat in _later_seats(view)]
    return tricks < rules.hand_size and not all(allies)


def _later_seats(view: SeatView) -> tuple[Seat, ...]:
    order = around_from_left(view.public.dealer, view.public.rules.players)
    return order[order.index(view.seat) + 1 :]


def trumps_of(hand: Sequence[Card], trump: Trump) -> list[Card]:
    """Return the trumps of a hand, the highest first."""
    return sorted((card for card in hand if SUIT_UNDER[trump][card] == trump), key=lambda card: -STRENGTH[trump][card])


def side_aces(hand: Sequence[Card], trump: Trump) -> int:
    return sum(1 for card in hand if SUIT_UNDER[trump][card] != trump and card & 7 == ACE)


def _holding_reason(
    view: SeatView, trump: Trump, kind: ReasonKind, hand: Sequence[Card] | None = None
) -> ActReason | None:
    hand = view.hand if hand is None else hand
    trumps = trumps_of(hand, trump)
    if not trumps or trump is NO_TRUMP:
        return None
    return ActReason(kind, card=trumps[0], suit=trump, count=len(trumps), aces=side_aces(hand, trump))


def _longest(view: SeatView) -> Suit:
    context = bid_context_of(view)
    return max(Suit, key=lambda suit: context.worth(suit, leads=True))


@dataclass(frozen=True, slots=True)
class TrumpCall:
    """One call: its act, its trump, and the caller's hand, with the turn-up if the caller takes it up."""

    view: SeatView
    act: OrderUp | CallSuit | NameTrump
    trump: Trump
    hand: tuple[Card, ...]

    @classmethod
    def of(cls, view: SeatView, act: OrderUp | CallSuit | NameTrump) -> TrumpCall:
        """Return what a reason needs to know of this call. A dealer who orders up already holds the turn-up."""
        public = view.public
        if not isinstance(act, OrderUp):
            return cls(view, act, act.suit, view.hand)
        takes = public.turnup is not None and view.seat == public.dealer
        hand = (*view.hand, public.turnup) if takes and public.turnup is not None else view.hand
        return cls(view, act, bid_context_of(view).proposed or Suit.SPADES, hand)

    def reason(self, best: ActEvaluation, others: Sequence[ActEvaluation]) -> ActReason | None:
        """Return why this call is good: because of the score, else of the partner, else of the cards."""
        if self.act.alone:
            return self._alone(best, others)
        if self.trump is NO_TRUMP:
            aces = side_aces(self.hand, self.trump)
            if aces and best.made > max(EVEN, best.euchred):
                return ActReason(ReasonKind.ACES_WIN, aces=aces)
            return _sacrifice_reason(self.view.public.rules, best, others)
        by_score = self._by_score(best)
        if by_score is not None or best.made <= max(EVEN, best.euchred):
            return by_score or _sacrifice_reason(self.view.public.rules, best, others)
        lone = next((each for each in others if each.act == replace(self.act, alone=True)), None)
        missing = self._highest_missing_trump()
        if lone is not None and lone.made > EVEN and missing is not None:
            return ActReason(ReasonKind.PARTNER_HAS, card=missing)
        return self._by_suit() or _holding_reason(self.view, self.trump, ReasonKind.STRONG_HAND, self.hand)

    def _by_score(self, best: ActEvaluation) -> ActReason | None:
        public = self.view.public
        rules, own, theirs = public.rules, *_points_needed(self.view)
        likely = best.made > max(EVEN, best.euchred)
        if PASS not in self.view.legal and public.phase is Phase.CALL and not likely and self.trump is not NO_TRUMP:
            return ActReason(ReasonKind.STUCK, suit=self.trump, count=len(trumps_of(self.hand, self.trump)))
        if rules.setback or not rules.traits.partners or not rules.traits.turn_up:
            return None
        stake = payoffs_of(self.view).stake
        euchre = stake(self.view.seat, Outcome.EUCHRE, Company.PARTNERED)
        if is_sacrifice(best) and euchre < theirs <= stake(public.dealer, Outcome.MARCH, Company.ALONE):
            return ActReason(ReasonKind.DONATE, points=euchre)
        if theirs == 1 and is_sacrifice(best):
            return ActReason(ReasonKind.THEIR_GAME_POINT)
        if own == 1 and likely and replace(self.act, alone=True) in self.view.legal and not (rules.laps or rules.slams):
            return ActReason(ReasonKind.GAME_POINT_TOGETHER)
        return None

    def _alone(self, best: ActEvaluation, others: Sequence[ActEvaluation]) -> ActReason | None:
        """Return why going alone is good: the highest trumps are held, or the lone march pays more."""
        rules = self.view.public.rules
        if is_sacrifice(best):
            return _sacrifice_reason(rules, best, others)
        order = _highest_first(rules, self.trump)
        top = next((place for place, card in enumerate(order) if card not in self.hand), len(order))
        pays, march = partial(payoffs_of(self.view).stake, self.view.seat, Outcome.MARCH), best.march > best.euchred
        if not (rules.traits.turn_up and march) or pays(Company.ALONE) <= pays(Company.PARTNERED):
            return (
                _holding_reason(self.view, self.trump, ReasonKind.STRONG_HAND, self.hand) if best.made > EVEN else None
            )
        points = pays(Company.ALONE)
        if top:
            aces = side_aces(self.hand, self.trump)
            return ActReason(ReasonKind.ALONE_TOP, count=top, aces=aces, points=points)
        return ActReason(ReasonKind.ALONE_POINTS, points=points)

    def _highest_missing_trump(self) -> Card | None:
        out_of_play = (*self.hand, *self.view.discarded, self.view.public.turnup)
        return next(
            (card for card in _highest_first(self.view.public.rules, self.trump) if card not in out_of_play), None
        )

    def _by_suit(self) -> ActReason | None:
        """Return the reason for "next" or "reverse next": a short suit named in round two because of who turned down.

        If an opponent deals, it is the suit of the same colour; if this side deals, a suit of the other colour.
        """
        public, down = self.view.public, bid_context_of(self.view).proposed
        short = len(trumps_of(self.hand, self.trump)) < LONG
        if not (public.rules.traits.partners and public.phase is Phase.CALL and short) or down is None:
            return None
        if self.trump is NO_TRUMP:
            return None
        ours = are_allied(self.view.seat, public.dealer, True)
        if not ours and self.trump == down.same_colour:
            return ActReason(ReasonKind.NEXT, suit=self.trump)
        if ours and self.trump != down.same_colour:
            return ActReason(ReasonKind.REVERSE_NEXT, suit=self.trump)
        return None


def _points_needed(view: SeatView) -> tuple[int, int]:
    public = view.public
    needs = [public.rules.points - points for points in public.score]
    own = public.unit(view.seat) - 1
    return needs[own], min(need for unit, need in enumerate(needs) if unit != own)


def _highest_first(rules: Rules, trump: Trump) -> list[Card]:
    return trumps_of(tuple(dict.fromkeys(make_pack(rules.pack, rules.joker))), trump)


def is_sacrifice(call: ActEvaluation) -> bool:
    """Return whether a call is likelier to be euchred than to be made."""
    return call.euchred > call.made


def _sacrifice_reason(rules: Rules, best: ActEvaluation, others: Sequence[ActEvaluation]) -> ActReason | None:
    """Return the reason for a call that will probably fail, but has the best chance in whole percent; else None."""
    worse = all(percent(other.chance) < percent(best.chance) for other in others)
    kind = ReasonKind.SACRIFICE if rules.traits.turn_up else ReasonKind.BID_SACRIFICE
    return ActReason(kind) if is_sacrifice(best) and worse else None


def _partner_reason(view: SeatView, suit: Suit, trump: Trump) -> ActReason | None:
    public = view.public
    out = {*view.discarded, *((public.turnup,) if public.turned_down else ())}
    pack = [card for card in make_pack(public.rules.pack, public.rules.joker) if card not in out]
    best = max((card for card in pack if SUIT_UNDER[trump][card] == suit), key=STRENGTH[trump].__getitem__)
    return None if best in view.hand else ActReason(ReasonKind.CALL_BEST, card=best, suit=suit)


def _pass_reason(view: SeatView, others: Sequence[ActEvaluation]) -> ActReason | None:
    match view.public.phase:
        case Phase.ORDER:
            return _passed_order_reason(view) or _poor_reason(others)
        case Phase.CALL:
            return _passed_suits_reason(view) or _poor_reason(others)
        case Phase.BID:
            return _passed_bid_reason(view)
        case Phase.DEFEND_ALONE if view.public.trump is not None:
            count = len(trumps_of(view.hand, view.public.trump))
            return ActReason(ReasonKind.DEFEND_TOGETHER, count=count)
        case _:
            return None


def _passed_order_reason(view: SeatView) -> ActReason | None:
    """Explain a pass in round one: a better suit, or who would get the turn-up."""
    public, context = view.public, bid_context_of(view)
    proposed, turnup = context.proposed, public.turnup
    if proposed is None or turnup is None:
        return None
    if view.seat == public.dealer:
        trumps = trumps_of((*view.hand, turnup), proposed)
        if len(trumps) > LONG:
            return None
        return ActReason(ReasonKind.WEAK_PICK_UP, card=turnup, other=trumps[0], count=len(trumps))
    suits = [suit for suit in Suit if suit != proposed]
    other = max(suits, key=context.worth)
    if context.worth(other) > context.worth(proposed) + CLEARLY and len(trumps_of(view.hand, other)) >= LONG:
        return ActReason(ReasonKind.BETTER_SUIT, suit=other)
    if not are_allied(view.seat, public.dealer, public.rules.traits.partners):
        return ActReason(ReasonKind.GIVES_CARD, card=turnup)
    count = len(trumps_of(view.hand, proposed))
    return ActReason(ReasonKind.PARTNER_DEALS, count=count) if count < LONG else None


def _passed_suits_reason(view: SeatView) -> ActReason | None:
    """Explain a pass in round two: who must call, who is asked later, how long the suits are."""
    public, rules = view.public, view.public.rules
    own = are_allied(view.seat, public.dealer, rules.traits.partners)
    if not own and rules.second_round is not SecondRound.THROW_IN:
        return ActReason(ReasonKind.DEALER_STUCK)
    proposed = bid_context_of(view).proposed
    longest = max(len(trumps_of(view.hand, suit)) for suit in Suit if suit != proposed)
    if longest < LONG:
        return ActReason(ReasonKind.NO_LONG_SUIT, count=longest)
    if rules.traits.partners and any(are_allied(view.seat, seat, True) for seat in _later_seats(view)):
        return ActReason(ReasonKind.PARTNER_ASKED)
    return None


def _passed_bid_reason(view: SeatView) -> ActReason | None:
    bids = [act.tricks for act in view.legal if isinstance(act, Bid)]
    if not bids:
        return None
    best = _longest(view)
    return ActReason(ReasonKind.BID_TOO_HIGH, suit=best, count=len(trumps_of(view.hand, best)), points=min(bids))


def _poor_reason(others: Sequence[ActEvaluation]) -> ActReason | None:
    calls: list[Act] = [each.act for each in others if each.made <= each.euchred]
    return ActReason(ReasonKind.POOR_CALLS) if calls and len(calls) == len(others) else None
