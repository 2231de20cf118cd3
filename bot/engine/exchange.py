"""Cards that change hands once trump is made: the turn-up given away, discards, partner's best (laws 4.2, 5.4 to 5.7,
8.6, 8.7). Only the two players concerned see them.
"""

from __future__ import annotations

from itertools import combinations

from bot.engine.acts import PASS, Act, CallForBest, Discard, Give, GiveTurnUp
from bot.engine.bidding import take_up_turnup
from bot.engine.cards import CODES, JOKER, Card, without
from bot.engine.rules import PartnersBest
from bot.engine.seats import Seat, partners_of
from bot.engine.state import PublicBidding, State

LONE_EXCHANGE = 2
"""How many cards a lone maker of Double Hasenpfeffer may exchange (law 8.7)."""


def sort_choices(hand: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return the distinct cards of a hand in code-point order; two equal cards are one choice."""
    return tuple(sorted(set(hand), key=lambda card: CODES[card]))


# -- giving the turn-up (law 5.6)


def start_give_turnup(state: State) -> Seat | None:
    """Ask a dealer who sits out because their partner accepted the turn-up alone, unless it must be kept (law 12.5)."""
    contract, dealer, rules = state.agreed, state.dealer, state.rules
    if not rules.give_turnup or rules.keep_turnup or state.dealt.turned_down or dealer not in contract.sitting_out:
        return None
    return dealer


def legal_give_turnup(bidding: PublicBidding) -> tuple[Act, ...]:
    """Return both answers: give the turn-up, or leave it on the table."""
    return (PASS, GiveTurnUp())


def apply_give_turnup(state: State, seat: Seat, act: Act) -> State:
    """Give the turn-up to the lone maker, or leave it."""
    if act == PASS:
        return state._replace(turn=None)
    hands, exchange = take_up_turnup(state, state.agreed.maker)
    return state._replace(exchange=exchange, hands=hands, turn=None)


# -- discards (laws 4.2, 5.4, 8.6)


def start_discard(state: State) -> Seat | None:
    """Ask the seat that holds one card too many, if any."""
    size = state.rules.hand_size
    for index, hand in enumerate(state.hands, 1):
        if len(hand) > size:
            return Seat(index)
    return None


def legal_discard(state: State) -> tuple[Act, ...]:
    """Return the possible discards. A forced joker (law 8.6) must be kept, and by some rules the turn-up (law 12.5)."""
    if state.turn is None:
        return ()
    keep_joker = state.agreed.forced and state.rules.traits.joker_bid > 0
    kept = JOKER if keep_joker else kept_turnup(state)
    return tuple(Discard((card,)) for card in sort_choices(state.hand(state.turn)) if card != kept)


def kept_turnup(state: State) -> Card | None:
    """Return the turn-up that the dealer may not lay away (law 12.5); ``None`` if there is none."""
    taken = state.exchange.turnup_taken_by == state.turn == state.dealer
    return state.dealt.turnup if state.rules.keep_turnup and taken and not state.exchange.gifts else None


def apply_discard(state: State, seat: Seat, act: Act) -> State:
    """Lay the card away, face down."""
    assert isinstance(act, Discard)  # noqa: S101 - the only act of this phase
    return lay_away(state, seat, act.cards)


def lay_away(state: State, seat: Seat, cards: tuple[Card, ...]) -> State:
    """Return the state with these cards out of the hand; the stage asks no one else."""
    hands = list(state.hands)
    hands[seat - 1] = without(hands[seat - 1], cards)
    exchange = state.exchange._replace(discards=(*state.exchange.discards, (seat, cards)))
    return state._replace(exchange=exchange, hands=tuple(hands), turn=None)


# -- calling for best (law 5.4), and the lone exchange of Double Hasenpfeffer (law 8.7)


def start_best(state: State) -> Seat | None:
    """Ask a lone maker who may lay a card away and call for their partner's best."""
    contract = state.agreed
    if not contract.alone or state.rules.partners_best is not PartnersBest.DISCARD_THEN_GIVE:
        return None
    return contract.maker


def legal_best(state: State) -> tuple[Act, ...]:
    """Return every card that may be laid away, and pass to keep the hand."""
    return (PASS, *(CallForBest(card) for card in sort_choices(state.hand(state.agreed.maker))))


def apply_best(state: State, seat: Seat, act: Act) -> State:
    """Lay the card away, or change nothing."""
    if not isinstance(act, CallForBest):
        return state._replace(turn=None)
    return lay_away(state, seat, (act.card,))


def start_lone_exchange(state: State) -> Seat | None:
    """Ask a lone maker of Double Hasenpfeffer about the exchange of two cards."""
    contract = state.agreed
    if state.rules.traits.turn_up or not contract.alone:
        return None
    return contract.maker


def legal_lone_exchange(state: State) -> tuple[Act, ...]:
    """Return every two cards that may be laid away, and pass."""
    hand = sorted(state.hand(state.agreed.maker), key=lambda card: CODES[card])
    pairs = dict.fromkeys(combinations(hand, LONE_EXCHANGE))
    return (PASS, *(Discard(pair) for pair in pairs))


def apply_lone_exchange(state: State, seat: Seat, act: Act) -> State:
    """Lay the two cards away, or change nothing."""
    return apply_discard(state, seat, act) if isinstance(act, Discard) else state._replace(turn=None)


# -- giving (laws 5.4, 8.7)


def due_gifts(state: State) -> tuple[tuple[Seat, int], ...]:
    """Return each partner who still has to give the lone maker cards, with the number of cards."""
    contract, rules = state.agreed, state.rules
    if not contract.alone or not rules.traits.partners:
        return ()
    partners = partners_of(contract.maker, rules.players)
    if rules.traits.turn_up:
        missing = 1 if rules.partners_best is PartnersBest.GIVE_THEN_DISCARD else 0
        if rules.partners_best is PartnersBest.DISCARD_THEN_GIVE:
            missing = rules.hand_size - len(state.hand(contract.maker))
    else:
        missing = LONE_EXCHANGE if state.exchange.discards else 0
    gave = [giver for giver, _, _ in state.exchange.gifts]
    each = missing // len(partners) if rules.traits.bid_from_half else missing
    return tuple((seat, each) for seat in partners if each and seat not in gave)


def start_give(state: State) -> Seat | None:
    """Ask the partners from the maker's left."""
    givers = due_gifts(state)
    return givers[0][0] if givers else None


def legal_give(state: State) -> tuple[Act, ...]:
    """Return every choice of cards from the partner's hand."""
    givers = due_gifts(state)
    if not givers:
        return ()
    seat, count = givers[0]
    hand = sorted(state.hand(seat), key=lambda card: CODES[card])
    return tuple(Give(cards) for cards in dict.fromkeys(combinations(hand, count)))


def apply_give(state: State, seat: Seat, act: Act) -> State:
    """Hand the cards to the maker, and ask the next partner."""
    assert isinstance(act, Give)  # noqa: S101 - the only act of this phase
    maker = state.agreed.maker
    hands = list(state.hands)
    hands[seat - 1] = without(hands[seat - 1], act.cards)
    hands[maker - 1] = hands[maker - 1] + act.cards
    exchange = state.exchange._replace(gifts=(*state.exchange.gifts, (seat, maker, act.cards)))
    after = state._replace(hands=tuple(hands), exchange=exchange)
    givers = due_gifts(after)
    return after._replace(turn=givers[0][0] if givers else None)
