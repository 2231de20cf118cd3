"""Claims before the bidding (law 3): ace-no-face and the farmer's hand. They are acts of the first bidding round."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from bot.engine.acts import Act, ClaimAceNoFace, ClaimFarmers
from bot.engine.cards import ACE, CODES, JACK, JOKER, KING, NINE, TEN, Card, rank, taken
from bot.engine.ending import without_play
from bot.engine.rules import FarmersHand, Outcome
from bot.engine.sides import Seat
from bot.engine.state import State


def legal(state: State, seat: Seat) -> tuple[Act, ...]:
    """The claims that are open to this seat now; none after a farmer's exchange."""
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
    """Exactly one ace and no king, queen or jack; the joker is neither (laws 1.4, 3.1)."""
    ranks = Counter(rank(card) for card in hand)
    return ranks[ACE] == 1 and not any(ranks[face] for face in range(JACK, KING + 1))


def farmers_claims(hand: tuple[Card, ...], farmers_hand: FarmersHand) -> tuple[ClaimFarmers, ...]:
    """Every choice of three cards that this hand may exchange (law 3.2)."""
    if farmers_hand is FarmersHand.OFF:
        return ()
    low = sorted((card for card in hand if card != JOKER and rank(card) in (NINE, TEN)), key=lambda c: CODES[c])
    threes = combinations(low, 3)
    if farmers_hand is FarmersHand.THREE_ALIKE:
        return tuple(ClaimFarmers(three) for three in threes if len({rank(card) for card in three}) == 1)
    return tuple(ClaimFarmers(three) for three in threes)


def apply_ace_no_face(state: State) -> State:
    """All hands are thrown in and the same dealer deals again."""
    return without_play(state, Outcome.REDEAL)


def apply_farmers(state: State, seat: Seat, act: ClaimFarmers) -> State:
    """Three cards are shown and change places with the three under the turn-up; the same seat bids next."""
    deal = state.dealt
    drawn, rest = deal.kitty[:3], deal.kitty[3:]
    hands = list(state.hands)
    hands[seat - 1] = taken(hands[seat - 1], act.cards) + drawn
    return state._replace(
        hands=tuple(hands),
        deal=deal._replace(kitty=act.cards + rest, farmers=(*deal.farmers, (seat, act.cards))),
        exchange=state.exchange._replace(drawn=(*state.exchange.drawn, (seat, drawn))),
    )
