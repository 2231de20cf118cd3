"""The stages with calls: two rounds, bids of tricks, a partner, a defence (laws 3, 4, 5.2, 8.5 to 8.7).

Claims before the bidding are acts of the first round.
"""

from __future__ import annotations

from collections import Counter
from functools import cache, lru_cache
from itertools import combinations

from bot.engine.acts import (
    PASS,
    Act,
    Bid,
    CallPartner,
    CallSuit,
    ClaimAceNoFace,
    ClaimFarmers,
    DefendAlone,
    Fold,
    NameTrump,
    OrderUp,
    PlayAlone,
)
from bot.engine.cards import (
    ACE,
    CODES,
    JACK,
    JOKER,
    KING,
    NINE,
    NO_TRUMP,
    SUIT_UNDER,
    TEN,
    TRUMPS,
    Card,
    Suit,
    Trump,
    printed_suit,
    rank,
    without,
)
from bot.engine.rules import CallerHolds, FarmersHand, Law, Outcome, PartnerOrder, Rules, SecondRound
from bot.engine.scoring import end_by_fold, end_without_play
from bot.engine.seats import Seat, left_of, opponents_of, partners_of, unit_of
from bot.engine.state import Contract, Exchange, PublicBidding, State, best_of, turn_up_suit

_ALL: tuple[Act, ...] = (PASS, OrderUp(), OrderUp(alone=True))
_NO_LONE: tuple[Act, ...] = (PASS, OrderUp())
_ONLY_LONE: tuple[Act, ...] = (PASS, OrderUp(alone=True))
_ONLY_PASS: tuple[Act, ...] = (PASS,)


def start_ordering(state: State) -> Seat | None:
    """Return who is asked first: the seat left of the dealer, or ``None`` in games without a turn-up."""
    if not state.rules.traits.turn_up:
        return None
    return left_of(state.dealer, state.rules.players)


def legal_orders(state: State) -> tuple[Act, ...]:
    """Return pass and accept, with the claims that this seat may make."""
    seat = state.turn
    return () if seat is None else legal_order_calls(state, seat) + legal_hand_claims(state, seat)


def legal_order_calls(state: State, seat: Seat) -> tuple[Act, ...]:
    """Return ``possible_orders`` that this seat's hand allows (law 12.1)."""
    turnup = state.dealt.turnup
    if turnup is None or may_make_trump(state, seat, turn_up_suit(turnup)):
        return possible_orders(state, seat)
    return _ONLY_PASS


def may_make_trump(state: State, seat: Seat, suit: Trump) -> bool:
    """Return whether the house rules let this hand, without the turn-up, make a suit trump (law 12.1)."""
    rule = state.rules.caller_holds
    if rule is CallerHolds.ANY or suit is NO_TRUMP:
        return True
    return any(card in holding_cards(rule, suit) for card in state.hand(seat))


@cache
def holding_cards(rule: CallerHolds, suit: Suit) -> tuple[Card, ...]:
    """Return the cards of which a hand must hold one to make this suit trump (law 12.1): all cards, if any hand may."""
    every = tuple(Card(number) for number in range(len(CODES)))
    match rule:
        case CallerHolds.TRUMP:
            return tuple(card for card in every if SUIT_UNDER[suit][card] == suit)
        case CallerHolds.NATURAL:
            return tuple(card for card in every if printed_suit(card) == suit)
        case CallerHolds.ANY:
            return every


def possible_orders(bidding: PublicBidding, seat: Seat) -> tuple[Act, ...]:
    """Return pass and every order that some hand would allow (laws 4.1, 4.4, 12.2, 12.3)."""
    rules = bidding.rules
    alone = may_declare_alone(rules, bidding.score, seat)
    if rules.partner_order is PartnerOrder.ALONE and seat in partners_of(bidding.dealer, rules.players):
        return _ONLY_LONE if alone else _ONLY_PASS
    return _ALL if alone else _NO_LONE


def may_declare_alone(rules: Rules, score: tuple[int, ...], seat: Seat) -> bool:
    """Return whether a seat may go alone: not if laws 5.1 or 12.2 forbid it, nor too near to winning (law 12.3)."""
    if not (rules.traits.may_go_alone and rules.lone_hands):
        return False
    lacking = rules.points - score[unit_of(seat, rules.traits.partners) - 1]
    return not rules.lone_closed or lacking > rules.lone_closed


def apply_order(state: State, seat: Seat, act: Act) -> State:
    """Ask the next seat, turn the card down after the dealer's pass, apply a claim, or make trump."""
    match act:
        case ClaimAceNoFace():
            return apply_ace_no_face(state.after_call(seat, act, seat))
        case ClaimFarmers():
            return apply_farmers(state.after_call(seat, act, seat), seat, act)
        case OrderUp(alone):
            return _accept(state.after_call(seat, act), seat, alone)
        case _:
            return _pass(state, seat, act)


def _pass(state: State, seat: Seat, act: Act) -> State:
    if seat != state.dealer:
        return state.after_call(seat, act, left_of(seat, state.rules.players))
    called = state.after_call(seat, act)
    return called._replace(deal=called.dealt._replace(turned_down=True))


def _accept(state: State, seat: Seat, alone: bool) -> State:
    turnup = state.dealt.turnup
    assert turnup is not None  # noqa: S101 - a game with a turn-up has one
    trump, dealer = turn_up_suit(turnup), state.dealer
    out = partners_of(seat, state.rules.players) if alone else ()
    contract = Contract(seat, trump, alone, sitting_out=out)
    if dealer in out:
        return state._replace(contract=contract)
    hands, exchange = take_up_turnup(state, dealer)
    return state._replace(contract=contract, exchange=exchange, hands=hands)


def take_up_turnup(state: State, seat: Seat) -> tuple[tuple[tuple[Card, ...], ...], Exchange]:
    """Return the hands with the turn-up added to this seat's hand, and the exchange that notes it."""
    turnup = state.dealt.turnup
    assert turnup is not None  # noqa: S101 - a game with a turn-up has one
    hands = list(state.hands)
    hands[seat - 1] = (*hands[seat - 1], turnup)
    return tuple(hands), state.exchange._replace(turnup_taken_by=seat)


# -- claims before the bidding (law 3)


def legal_hand_claims(state: State, seat: Seat) -> tuple[Act, ...]:
    """Return the claims that this seat may make now; none after a farmer's exchange."""
    rules = state.rules
    if not rules.ace_no_face and rules.farmers_hand is FarmersHand.OFF:
        return ()
    if any(who == seat for who, _ in state.dealt.farmers):
        return ()
    hand = state.hand(seat)
    claims: tuple[Act, ...] = ()
    if rules.ace_no_face and is_ace_no_face(hand):
        claims = (ClaimAceNoFace(),)
    return (*claims, *farmers_claims(hand, rules.farmers_hand))


def is_ace_no_face(hand: tuple[Card, ...]) -> bool:
    """Return whether the hand has exactly one ace and no king, queen or jack; the joker is neither (laws 1.4, 3.1)."""
    ranks = Counter(rank(card) for card in hand)
    return ranks[ACE] == 1 and not any(ranks[face] for face in range(JACK, KING + 1))


def farmers_claims(hand: tuple[Card, ...], farmers_hand: FarmersHand) -> tuple[ClaimFarmers, ...]:
    """Return every choice of three cards that this hand may exchange (law 3.2)."""
    if farmers_hand is FarmersHand.OFF:
        return ()
    low = sorted((card for card in hand if card != JOKER and rank(card) in (NINE, TEN)), key=lambda c: CODES[c])
    threes = combinations(low, 3)
    if farmers_hand is FarmersHand.THREE_ALIKE:
        return tuple(ClaimFarmers(three) for three in threes if len({rank(card) for card in three}) == 1)
    return tuple(ClaimFarmers(three) for three in threes)


def apply_ace_no_face(state: State) -> State:
    """Throw all hands in; the same dealer deals again."""
    return end_without_play(state, Outcome.REDEAL)


def apply_farmers(state: State, seat: Seat, act: ClaimFarmers) -> State:
    """Exchange the three cards shown for the three under the turn-up; the same seat bids next."""
    deal = state.dealt
    top, rest = deal.kitty[:3], deal.kitty[3:]
    hands = list(state.hands)
    hands[seat - 1] = without(hands[seat - 1], act.cards) + top
    return state._replace(
        hands=tuple(hands),
        deal=deal._replace(kitty=act.cards + rest, farmers=(*deal.farmers, (seat, act.cards))),
        exchange=state.exchange._replace(drawn=(*state.exchange.drawn, (seat, top))),
    )


# -- the second round (laws 4.3, 4.5)


def start_calling(state: State) -> Seat | None:
    """Ask the seat left of the dealer, if the turn-up was turned down."""
    if state.contract is not None or not state.rules.traits.turn_up:
        return None
    return left_of(state.dealer, state.rules.players)


@lru_cache(maxsize=32)
def _calls(turned_down: Suit | None, may_go_alone: bool, no_trump: bool) -> tuple[CallSuit, ...]:
    trumps = TRUMPS if no_trump else tuple(Suit)
    return tuple(act for trump in trumps if trump != turned_down for act in calls_of(trump, may_go_alone))


def calls_of(suit: Trump, may_go_alone: bool) -> tuple[CallSuit, ...]:
    """Return the calls of this suit, or of no trump: with the partner, and alone where the game allows it."""
    return (CallSuit(suit), CallSuit(suit, alone=True)) if may_go_alone else (CallSuit(suit),)


def legal_calls(state: State) -> tuple[Act, ...]:
    """Return the calls, pass or fold that the seat on turn may make (laws 4.3, 4.5, 12.1, 12.6, 12.7).

    Law 12.1 does not bind a stuck dealer who holds no card that it requires and cannot call no trump.
    """
    seat = state.turn
    if seat is None or state.rules.caller_holds is CallerHolds.ANY:
        return possible_calls(state)
    calls = _all_calls(state, _unnameable(state))
    allowed = tuple([act for act in calls if may_make_trump(state, seat, act.suit)])
    return _or_decline(state, allowed if allowed or not is_dealer_stuck(state) else calls)


def _all_calls(bidding: PublicBidding, turned_down: Suit | None) -> tuple[CallSuit, ...]:
    alone = bidding.turn is not None and may_declare_alone(bidding.rules, bidding.score, bidding.turn)
    return _calls(turned_down, alone, bidding.rules.no_trump)


def possible_calls(bidding: PublicBidding) -> tuple[Act, ...]:
    """Return every call that the seat on turn could make with some hand, and pass or fold (laws 4.3, 4.5, 12.6)."""
    return _or_decline(bidding, _all_calls(bidding, _unnameable(bidding)))


def _unnameable(bidding: PublicBidding) -> Suit | None:
    """Return the suit turned down; None if there is none, or if the seat on turn may name it too."""
    turned_down = None if bidding.turnup is None else turn_up_suit(bidding.turnup)
    return None if may_name_any_suit(bidding) else turned_down


def may_name_any_suit(bidding: PublicBidding) -> bool:
    """Return whether the seat on turn is a stuck dealer who may also name the suit turned down (law 12.6)."""
    return bidding.rules.stuck_any and is_dealer_stuck(bidding)


def accepted_calls(bidding: PublicBidding) -> tuple[Act, ...]:
    """Return the lawful calls, and at an old-school table also the call of the suit turned down (law 9.2)."""
    if bidding.rules.law is Law.HOSTED:
        return possible_calls(bidding)
    return _or_decline(bidding, _all_calls(bidding, None))


def _or_decline(bidding: PublicBidding, calls: tuple[CallSuit, ...]) -> tuple[Act, ...]:
    if not is_dealer_stuck(bidding):
        return (PASS, *calls)
    return (Fold(), *calls) if bidding.rules.second_round is SecondRound.STICK_OR_FOLD else calls


def is_dealer_stuck(bidding: PublicBidding) -> bool:
    """Return whether the seat on turn in round two is a dealer who may not pass (law 4.5)."""
    return bidding.turn == bidding.dealer and bidding.rules.second_round is not SecondRound.THROW_IN


def apply_call(state: State, seat: Seat, act: Act) -> State:
    """Make trump, fold, throw in, or ask the next seat."""
    called = state.after_call(seat, act)
    match act:
        case CallSuit(suit, alone):
            out = partners_of(seat, state.rules.players) if alone else ()
            return called._replace(contract=Contract(seat, suit, alone, sitting_out=out))
        case Fold():
            return end_by_fold(called)
        case _ if seat == state.dealer:
            return end_without_play(called, Outcome.THROWN_IN)
        case _:
            return called._replace(turn=left_of(seat, state.rules.players))


# -- bidding a number of tricks (laws 8.6, 8.7)


def start_bidding(state: State) -> Seat | None:
    """Ask the seat left of the dealer first, in games without a turn-up."""
    if state.rules.traits.turn_up:
        return None
    return left_of(state.dealer, state.rules.players)


def highest_bid(bidding: PublicBidding) -> tuple[Seat, int] | None:
    """Return the high bidder so far and their bid; None before the first bid."""
    bids = [(seat, act.tricks) for seat, act in bidding.calls if isinstance(act, Bid)]
    return bids[-1] if bids else None


def legal_bids(bidding: PublicBidding) -> tuple[Act, ...]:
    """Return pass and every higher bid; when all others passed the dealer must bid (law 8.7)."""
    rules, high = bidding.rules, highest_bid(bidding)
    lowest = high[1] + 1 if high else rules.lowest_bid
    bids = tuple(Bid(tricks) for tricks in range(lowest, rules.hand_size + 1))
    stuck = rules.traits.bid_from_half and high is None and bidding.turn == bidding.dealer
    return bids if stuck else (PASS, *bids)


def apply_bid(state: State, seat: Seat, act: Act) -> State:
    """Note the bid or pass and ask the next seat (laws 8.6, 8.7). A bid of all tricks, or the dealer's act, ends the
    bidding instead: the highest bid wins, or all have passed.
    """
    rules = state.rules
    if seat != state.dealer and act != Bid(rules.hand_size):
        return state.after_call(seat, act, left_of(seat, rules.players))
    called = state.after_call(seat, act)
    high = highest_bid(called)
    if high is None:
        return _end_passed_bidding(called)
    # The dealer may bid the minimum only when all others passed (law 8.7).
    forced = rules.traits.bid_from_half and seat == state.dealer and act == Bid(rules.lowest_bid)
    return _win_bidding(called, *high, forced=forced)


def _end_passed_bidding(state: State) -> State:
    """Make the joker's holder the maker; if the joker is the widow, throw the hand in (law 8.6)."""
    for index, hand in enumerate(state.hands, 1):
        if JOKER in hand:
            return _win_bidding(state, Seat(index), state.rules.traits.joker_bid, forced=True)
    return end_without_play(state, Outcome.THROWN_IN)


def _win_bidding(state: State, seat: Seat, bid: int, *, forced: bool) -> State:
    won = state._replace(contract=Contract(seat, bid=bid, forced=forced))
    if not state.rules.traits.widow:
        return won
    (widow,) = state.dealt.kitty
    hands = list(state.hands)
    hands[seat - 1] = (*hands[seat - 1], widow)
    return won._replace(hands=tuple(hands), exchange=state.exchange._replace(drawn=((seat, (widow,)),)))


def start_naming(state: State) -> Seat | None:
    """Ask the high bidder for trump."""
    contract = state.contract
    if contract is None or contract.trump is not None:
        return None
    return contract.maker


_SUITS: tuple[Act, ...] = tuple(NameTrump(suit) for suit in Suit)
_LONE: tuple[Act, ...] = tuple(NameTrump(suit, alone=True) for suit in Suit)


def legal_names(bidding: PublicBidding) -> tuple[Act, ...]:
    """Return every suit, and alone where the game allows it."""
    return _SUITS + _LONE if bidding.rules.traits.may_go_alone else _SUITS


def apply_name(state: State, seat: Seat, act: Act) -> State:
    """Set trump, and who sits out."""
    assert isinstance(act, NameTrump)  # noqa: S101 - the only act of this phase
    out = partners_of(seat, state.rules.players) if act.alone else ()
    contract = state.agreed._replace(trump=act.suit, alone=act.alone, sitting_out=out)
    return state.after_call(seat, act)._replace(contract=contract)


# -- calling a partner (law 8.5)


_PARTNER_CALLS: tuple[Act, ...] = (*(CallPartner(suit) for suit in Suit), PlayAlone())


def start_partner_call(state: State) -> Seat | None:
    """Ask the maker, in the game of secret partners."""
    return state.agreed.maker if state.rules.traits.secret_partner else None


def legal_partner_calls(bidding: PublicBidding) -> tuple[Act, ...]:
    """Return every suit, including trump, and alone."""
    return _PARTNER_CALLS


def apply_partner_call(state: State, seat: Seat, act: Act) -> State:
    """Find the partner in secret; if no other seat holds the best card, the maker has no partner."""
    contract = state.agreed
    if isinstance(act, CallPartner) and contract.trump is not None:
        best, partner = best_of(state.hands, act.suit, contract.trump) or (None, contract.maker)
        contract = contract._replace(called=act.suit, best=best, partner=partner)
    else:
        contract = contract._replace(alone=True)
    return state.after_call(seat, act)._replace(contract=contract)


# -- defending alone (law 5.2)


_LONE_DEFENCES: tuple[Act, ...] = (PASS, DefendAlone())


def start_lone_defence(state: State) -> Seat | None:
    """Ask the defender at the lone maker's left first."""
    contract = state.agreed
    if not (state.rules.defend_alone and contract.alone):
        return None
    return opponents_of(contract.maker, state.rules.players)[0]


def legal_lone_defences(bidding: PublicBidding) -> tuple[Act, ...]:
    """Return both answers: defend alone, or pass."""
    return _LONE_DEFENCES


def apply_lone_defence(state: State, seat: Seat, act: Act) -> State:
    """Sit the other defender out, or ask them next."""
    first, second = opponents_of(state.agreed.maker, state.rules.players)
    if act == PASS:
        return state.after_call(seat, act, second if seat == first else None)
    other = second if seat == first else first
    contract = state.agreed._replace(lone_defender=seat, sitting_out=(*state.agreed.sitting_out, other))
    return state.after_call(seat, act)._replace(contract=contract)
