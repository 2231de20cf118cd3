"""The rules of thumb of the steady player and the beginner, on cards laid out for them."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator

import pytest

from bot.engine import presets
from bot.engine.acts import PASS, Bid, Fold, OrderUp, act_text
from bot.engine.cards import CODES, JOKER, STRENGTH, SUIT_UNDER, Card, Suit, make_pack, without
from bot.engine.game import apply, begin, deal
from bot.engine.rules import Outcome, PartnersBest
from bot.engine.seats import Seat
from bot.engine.state import Phase, State, turn_up_suit
from bot.engine.views import seat_view
from bot.players.bidding import BidContext, bid_context_of, choose_sound_act, tricks_of
from bot.players.levels import player
from bot.players.value import worth
from tests.long_form import sampled
from tests.packs import shuffled
from tests.players.situations import after, cards, dealt, on_turn
from tests.world import require

STANDARD = presets.build("standard")
WITH_PARTNERS = [
    name
    for name, traits in ((name, presets.build(name).traits) for name in presets.PRESETS)
    if traits.turn_up and traits.partners
]


def choice(state: State) -> str:
    """Steady's act, as a record writes it."""
    return act_text(player("steady").choose(on_turn(state), random.Random(1)))


def test_two_bowers_and_an_ace_order_up() -> None:
    """Right, left and ace of trump are three tricks by themselves."""
    state = dealt(STANDARD, 4, {1: "JS JC AS AD 9H"}, "9S")
    assert isinstance(player("steady").choose(on_turn(state), random.Random(1)), OrderUp)


def test_the_dealer_lays_away_a_lone_small_card() -> None:
    """A void is worth more than the nine; the guarded king and the trumps stay."""
    state = dealt(STANDARD, 4, {4: "JS AS KD QD 9H"}, "KS")
    assert choice(after(state, "pass", "pass", "pass", "order")) == "discard 9H"


def test_the_lone_maker_draws_trumps() -> None:
    """With the highest trumps they lead them, and their ace comes last, when nobody can trump it."""
    moment = after(dealt(STANDARD, 3, {4: "JS JC AS KS AH", 3: "9D TD 9H TH QC"}, "9S"), "order alone", "discard 9D")
    assert choice(moment) in {"JS", "JC", "AS"}


def test_the_partners_bower_is_led_to_the_maker() -> None:
    """CSL: "Trump early, trump hard" when the partner has called."""
    hands = {1: "JC AS 9D TD KH", 3: "JS KS QS AD 9H"}
    state = after(dealt(STANDARD, 4, hands, "TS"), "pass", "pass", "order")
    state = after(state, choice(state))
    assert choice(state) == "JC"


def test_the_last_player_wins_as_cheaply_as_possible() -> None:
    hands = {1: "9D TD 9H TH QC", 2: "JD QD AC KC QH", 3: "TC JH QS 9C KH", 4: "AD KD AS KS TS"}
    state = after(dealt(STANDARD, 4, hands, "JS"), "pass", "pass", "pass", "order", "discard TS")
    assert choice(after(state, "9H", "QH", "KH")) == "KS"


@pytest.mark.parametrize(("hand", "bids"), [("JS JC AS KS QS AD", (5, 6)), ("9S TH QD 9C KD TC", (1, 2))])
def test_a_bid_is_what_the_hand_makes(hand: str, bids: tuple[int, ...]) -> None:
    rules = presets.build("hasenpfeffer")
    act = player("steady").choose(on_turn(dealt(rules, 4, {1: hand}, "")), random.Random(1))
    assert isinstance(act, Bid)
    assert act.tricks in bids


def test_a_stuck_dealer_does_not_fold_a_sound_hand() -> None:
    """Newberry: a fold gives a point away; three trumps with both bowers and an ace make one."""
    rules = presets.build("newberry")
    state = after(dealt(rules, 4, {4: "JS JC AS AD 9D"}, "9H"), *["pass"] * 7)
    assert Fold() in on_turn(state).legal
    assert choice(state).startswith("call ")


def test_more_and_higher_trumps_are_worth_more() -> None:
    hands = ("9S TS AD KD 9H", "AS TS AD KD 9H", "JS AS AD KD 9H", "JS JC AS AD 9H", "JS JC AS KS AD")
    tricks = [worth(STANDARD, cards(hand), Suit.SPADES, False, False) for hand in hands]
    assert tricks == sorted(tricks)


@pytest.mark.parametrize("preset", ["standard", "house-24", "campus"])
def test_nobody_orders_alone_against_a_trump_they_cannot_beat(preset: str) -> None:
    """The right bower goes to an opposing dealer: five tricks are impossible, whatever else one holds."""
    assert choice(dealt(presets.build(preset), 4, {1: "AH TH KH KC AD"}, "JH")) != "order alone"


def test_nobody_orders_alone_under_the_joker() -> None:
    """Railroad: even the partner's best card (law 5.4) is no better than the joker in the dealer's hand."""
    state = dealt(presets.build("railroad"), 4, {1: "JH JD AH KH AS"}, CODES[JOKER])
    assert turn_up_suit(JOKER) is not None
    assert choice(state) != "order alone"


def test_a_jack_is_no_reason_to_order_up_without_trumps() -> None:
    """Not for a dealer who holds no other, and not into an opposing dealer's hand when the game is nearly lost."""
    dealer = dealt(STANDARD, 4, {4: "AS KS QC TC 9C"}, "JH")
    assert choice(after(dealer, "pass", "pass", "pass")) == "pass"
    lost = dealt(STANDARD, 4, {3: "QS 9S QD TD 9C"}, "JH", score=(6, 9))
    assert choice(after(lost, "pass", "pass")) == "pass"


@pytest.mark.parametrize(
    ("score", "act"), [((9, 6), "order"), ((9, 7), "order"), ((9, 8), "pass"), ((9, 5), "pass"), ((8, 6), "pass")]
)
def test_a_helpless_hand_donates_only_to_stop_a_lone_march_that_wins(score: tuple[int, int], act: str) -> None:
    """CSL: at 9:6 and 9:7 a euchre costs two points, a lone march the game."""
    assert choice(dealt(STANDARD, 4, {1: "QS 9S QD TD 9C"}, "JH", score=score)) == act


def test_a_turned_up_bower_is_left_to_the_dealing_partner() -> None:
    """With two trumps and no more a pass is worth as much: whoever deals takes the jack up by themselves."""
    two, three = "AH 9H KS QS 9C", "AH KH 9H AS 9C"
    assert choice(after(dealt(STANDARD, 4, {2: two}, "JH"), "pass")) == "pass"
    assert choice(after(dealt(STANDARD, 4, {2: three}, "JH"), "pass")).startswith("order")


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


def test_a_lone_maker_trumps_with_a_card_that_nobody_can_beat() -> None:
    """The queen may be behind, and a trump above it can be spared; but not one that is needed to draw the others."""
    hands = {4: "JH JD AH KH TH", 1: "QH AS KS QS AC", 2: "TD TS 9S KC QC", 3: "9D AD KD QD JC"}
    state = after(dealt(STANDARD, 2, hands, "9H"), "pass", "order alone")
    assert choice(after(state, "9D")) == "KH"
    scarce = hands | {4: "JH TH 9C TC JC", 3: "9D AD KD QD AH"}
    state = after(dealt(STANDARD, 2, scarce, "9H"), "pass", "order alone")
    assert choice(after(state, "9D")) == "TH"


# -- beginner
#
# The beginner: cautious bids, simple cards, and clearly weaker than ``steady``.


HANDS = 2_000
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
