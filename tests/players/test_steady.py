"""What the steady player and the beginner call, in many deals, and how often it costs them."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator

import pytest

from bot.engine import presets
from bot.engine.acts import PASS, OrderUp
from bot.engine.cards import STRENGTH, SUIT_UNDER, Card, Suit, make_pack, without
from bot.engine.game import apply, begin, deal
from bot.engine.rules import Outcome, PartnersBest
from bot.engine.seats import Seat
from bot.engine.state import Phase, State
from bot.engine.views import seat_view
from bot.players.bidding import BidContext, bid_context_of, choose_sound_act, tricks_of
from bot.players.levels import player
from bot.players.value import worth
from tests.long_form import sampled
from tests.packs import shuffled
from tests.players.situations import cards, on_turn
from tests.world import require

STANDARD = presets.build("standard")
WITH_PARTNERS = [
    name
    for name, traits in ((name, presets.build(name).traits) for name in presets.PRESETS)
    if traits.turn_up and traits.partners
]


def test_more_and_higher_trumps_are_worth_more() -> None:
    hands = ("9S TS AD KD 9H", "AS TS AD KD 9H", "JS AS AD KD 9H", "JS JC AS AD 9H", "JS JC AS KS AD")
    tricks = [worth(STANDARD, cards(hand), Suit.SPADES, False, False) for hand in hands]
    assert tricks == sorted(tricks)


def orders(preset: str, hands: int) -> Iterator[tuple[BidContext, OrderUp]]:
    """Every order that somebody may give in some deals of which nobody orders one up."""
    rules, rng = presets.build(preset), random.Random(2)
    for at in range(hands):
        state = deal(begin(rules, Seat(1 + at % rules.players)), shuffled(rules, rng))
        while state.turn is not None and state.phase in (Phase.CUT, Phase.TURN_TABLES, Phase.ORDER):
            context = bid_context_of(on_turn(state))
            for act in context.legal:
                if isinstance(act, OrderUp):
                    yield context, act
            state = apply(state, state.turn, PASS if PASS in context.legal else context.legal[0])


def trumps_above(context: BidContext, cards: Iterable[Card], strength: int) -> int:
    """How many of these are trumps of the suit turned up, and at least so strong."""
    trump = require(context.proposed)
    return sum(SUIT_UNDER[trump][card] == trump and STRENGTH[trump][card] >= strength for card in cards)


@pytest.mark.parametrize("preset", sampled(WITH_PARTNERS, rest=pytest.mark.proof))
def test_orders_come_from_at_least_two_trumps(preset: str) -> None:
    """The dealer's turn-up counted."""
    given = 0
    for context, act in orders(preset, 500):
        if PASS in context.legal and choose_sound_act(context) == act:
            given += 1
            assert trumps_above(context, context.hand, 0) + (context.seat == context.dealer) >= 2, context
    assert given


@pytest.mark.parametrize("preset", WITH_PARTNERS)
def test_a_march_is_hopeless_exactly_if_the_turn_up_takes_a_trick_for_certain(preset: str) -> None:
    """In an opposing dealer's hand it is beaten by one's own trumps alone, or by what a partner may have."""
    promised = Counter[bool]()
    for context, act in orders(preset, 300):
        rules, trump, turnup = context.rules, context.proposed, context.turnup
        assert trump is not None
        assert turnup is not None
        by_themselves = act.alone and rules.partners_best is PartnersBest.OFF
        helpful = context.hand if by_themselves else without(make_pack(rules.pack, rules.joker), (turnup,))
        hopeful = context.with_dealer(context.seat) or trumps_above(context, helpful, STRENGTH[trump][turnup]) > 0
        assert (tricks_of(context, act).at_least(rules.hand_size) > 0.0) == hopeful, (context, act)
        promised[hopeful] += 1
    assert promised[True]
    assert promised[False]


# -- beginner
#
# The beginner: cautious bids, simple cards, and clearly weaker than ``steady``.


HANDS = 1_400
EUCHRED = (Outcome.EUCHRE, Outcome.EUCHRE_MARCH)


def played(number: int, rng: random.Random) -> State:
    """One hand of two beginners (seats 1 and 3) against two steady players."""
    rules = presets.build("standard")
    pack = shuffled(rules, rng)
    state = deal(begin(rules, Seat(1 + number % 4)), pack)
    while state.turn is not None:
        level = "beginner" if state.turn % 2 else "steady"
        state = apply(state, state.turn, player(level).choose(seat_view(state, state.turn), rng))
    return state


def test_steady_is_not_euchred_more_often_than_a_beginner() -> None:
    rng, makes, euchred = random.Random("beginner"), Counter[str](), Counter[str]()
    for number in range(HANDS):
        state = played(number, rng)
        maker, dealer = state.agreed.maker, state.standing.dealer
        if maker % 2 == 0:
            continue
        ordered = any(isinstance(act, OrderUp) for _, act in state.calls)
        for kind in ("all", "into the dealer's hand")[: 1 + (ordered and (maker - dealer) % 2 == 1)]:
            makes[kind] += 1
            euchred[kind] += require(state.result).outcome in EUCHRED
    assert makes["all"] > HANDS / 4, "they do bid"
    assert 0.22 < euchred["all"] / makes["all"] < 0.32
    assert euchred["into the dealer's hand"] / makes["into the dealer's hand"] < 0.4
