"""Computers and the house rules beyond the books (law 12): lawful at every level, and sensible by each rule."""

from __future__ import annotations

import random

import numpy as np
import pytest

from bot.engine.acts import PASS, Act, CallSuit, GatherTrick, OrderUp, PlayCard
from bot.engine.cards import NO_TRUMP, Suit, code, make_pack, parse_card
from bot.engine.game import apply, begin, deal, legal_acts
from bot.engine.presets import parse
from bot.engine.rules import Rules
from bot.engine.seats import Seat
from bot.engine.state import Phase, Standing, State
from bot.engine.views import SeatView, seat_view
from bot.players.bidding import BidContext, bid_context_of
from bot.players.expert.batch import counts_of
from bot.players.expert.decide import Budget, Expert
from bot.players.expert.likelihood import IMPOSSIBLE, call_likelihoods, hand_values, worths_without_one
from bot.players.expert.worlds import WorldSampler, hidden_cards
from bot.players.levels import player
from bot.players.reasons.calls import call_reason
from bot.players.reasons.kinds import ReasonKind
from bot.players.review import OwnDecision, look_back
from bot.players.value import worth
from tests.engine.tables import Table
from tests.world import require

QUICK = Budget(calls=8, cards=(16, 12, 10, 8), least=6, call_step=8, card_step=8)
HOUSE = (
    "standard no_trump=yes", "newberry caller_holds=natural stuck_any=yes no_trump=yes",
    "csl lone_closed=5 keep_turnup=yes partners_best=give-then-discard lone_made=0",
    "house lone_hands=no caller_holds=trump", "earlwood lone_hands=no stuck_any=yes second_round=stick",
    "railroad joker=no no_trump=yes keep_turnup=yes", "cutthroat caller_holds=natural second_round=stick stuck_any=yes",
    "call-ace keep_turnup=yes caller_holds=trump", "two-handed second_round=stick-or-fold stuck_any=yes",
    "standard law=old-school no_trump=yes caller_holds=trump",
)  # fmt: skip


def view_of(table: Table) -> SeatView:
    """What the seat on turn sees."""
    return seat_view(table.state, Seat(table.turn))


def hand_with(rules: Rules, level: str, seed: int) -> State:
    """A hand that computers of one level have played, every act of theirs lawful."""
    rng = random.Random(seed)
    pack = list(make_pack(rules.pack, rules.joker))
    rng.shuffle(pack)
    state = deal(begin(rules, Seat(1 + seed % rules.players)), tuple(pack))
    who = Expert(QUICK) if level == "expert" else player(level)
    while state.turn is not None:
        legal = legal_acts(state, state.turn)
        act = GatherTrick() if GatherTrick() in legal else who.choose(seat_view(state, state.turn), rng)
        assert act in legal
        state = apply(state, state.turn, act)
    return state


@pytest.mark.parametrize("level", ["beginner", "steady", "expert"])
@pytest.mark.parametrize("line", HOUSE)
def test_every_level_plays_lawfully_to_the_end(line: str, level: str) -> None:
    rules = parse(line.split())
    for seed in range(2 if level == "expert" else 12):
        assert hand_with(rules, level, seed).result is not None


# -- no trump (law 12.7)


ACES = {1: "AS KS AH AD AC", 2: "9S TS JH TH 9D", 3: "QS JS KD TD QD", 4: "9C TC QC KC JC"}


@pytest.mark.parametrize("line", ["standard no_trump=yes", "house no_trump=yes"])
def test_law_12_7_hands_are_valued_alike_in_arrays(line: str) -> None:
    """``hand_values`` is ``worth`` without trump, too, and so is each hand without one of its cards."""
    rules, rng = parse(line.split()), random.Random(2)
    pack = make_pack(rules.pack, joker=False)
    for _ in range(60):
        hand = tuple(rng.sample(pack, 6))
        for alone in (False, True):
            (value,) = hand_values(rules, counts_of(hand)[None], NO_TRUMP, alone, leads=alone)
            assert value == pytest.approx(worth(rules, hand, NO_TRUMP, alone, alone))
            cards, worths = worths_without_one(rules, counts_of(hand)[None], NO_TRUMP, alone)
            for card, without_it in zip(cards[0].tolist(), worths[0].tolist(), strict=True):
                rest = tuple(other for other in hand if other != card)
                assert without_it == pytest.approx(worth(rules, rest, NO_TRUMP, alone, False))


def test_law_12_7_the_expert_keeps_the_winner_that_nothing_can_trump() -> None:
    """Without trump a certain trick is taken: the card evaluator counts it in every world."""
    table = Table(no_trump=True).deal(ACES, turnup="9H").passes(4).say("1 call NT")
    view = view_of(table)
    advice = Expert(QUICK).advise(view, random.Random(3))
    assert isinstance(advice.act, PlayCard)
    assert code(advice.act.card)[0] in "AK"
    best = advice.evaluation(advice.act)
    assert best.made == 1.0


def test_law_12_7_the_reason_is_aces() -> None:
    view = view_of(Table(no_trump=True).deal(ACES, turnup="9H").passes(4))
    advice = Expert(QUICK).advise(view, random.Random(1), CallSuit(NO_TRUMP))
    call = advice.evaluation(CallSuit(NO_TRUMP))
    reason = require(call_reason(view, call, [each for each in advice.evaluations if each is not call]))
    assert (reason.kind, reason.aces) == (ReasonKind.ACES_WIN, 4)


def test_law_12_7_a_review_looks_back_on_it() -> None:
    """A pass with four aces is told, with the call as the better act."""
    view = view_of(Table(no_trump=True).deal(ACES, turnup="9H").passes(4))
    look = look_back(OwnDecision(view, PASS), 0, 5, QUICK)
    assert isinstance(require(look.finding).better.act, CallSuit)


# -- what a caller must hold (law 12.1)


CALLERS = {1: "AH KS QS TD 9D", 2: "KH AC KC QC TC", 4: "9C 9S JS JC TS"}


@pytest.mark.parametrize("rule", ["trump", "natural"])
@pytest.mark.parametrize("words", ["1 order; 4 discard 9C", "1 pass; 2 order; 4 discard 9C"])
def test_law_12_1_a_caller_certainly_held_such_a_card(rule: str, words: str) -> None:
    """In every sampled world, from the seat that sees the fewest of them."""
    table = Table(caller_holds=rule).deal(CALLERS, turnup="9H").say(words)
    maker = 1 if words.startswith("1 order") else 2
    sampler = WorldSampler(seat_view(table.state, Seat(3)), random.Random(4))
    hearts = {parse_card(card) for card in ["AH", "KH", "QH", "JH", "TH", "9H"]}
    if rule == "trump":
        hearts.add(parse_card("JD"))
    assert all(hearts.intersection(world.hands[maker - 1]) for world in sampler.worlds(90))


def test_law_12_1_a_pass_without_such_a_card_tells_nothing() -> None:
    """Where a hand cannot call, passing is certain."""
    table = Table(caller_holds="natural").deal({1: "JS AS KS AC KC"}, turnup="JC")
    context = bid_context_of(view_of(table))._replace(hand=(), legal=())
    held = ("JS AS KS AD KD", "9D TD QD KD AD")
    hands = np.stack([counts_of([parse_card(card) for card in cards.split()]) for cards in held])
    free = bid_context_of(view_of(Table().deal(turnup="JC")))._replace(hand=(), legal=())
    assert call_likelihoods(context, hands, PASS).tolist() == [1.0, 1.0]
    assert call_likelihoods(free, hands, PASS)[0] < 1.0


def likelihoods(line: str, phase: Phase, seat: int, act: Act, *hands: str) -> list[float]:
    """How likely this seat does this with each of these hands; seat 4 has turned the jack of hearts up."""
    context = BidContext(parse(line.split()), phase, Seat(seat), Standing(1, Seat(4), (0, 0)), turnup=parse_card("JH"))
    counts = np.stack([counts_of([parse_card(card) for card in cards.split()]) for cards in hands])
    return [float(chance) for chance in call_likelihoods(context, counts, act)]


HEARTS = "AH KH QH TH 9H"
"""Nothing else can be named once the jack of hearts is turned down, but no trump."""


def test_law_12_1_a_pass_tells_something_where_no_trump_may_be_called() -> None:
    """Laws 12.1, 12.7: whoever can name no suit could have called no trump; where they cannot, passing is certain."""
    line = "standard caller_holds=natural"
    assert likelihoods(line, Phase.CALL, 1, PASS, HEARTS) == [1.0]
    assert likelihoods(f"{line} no_trump=yes", Phase.CALL, 1, PASS, HEARTS)[0] < 1.0


def test_law_12_1_a_stuck_dealer_is_believed_free_only_without_a_call() -> None:
    """Laws 12.1, 12.7: who can call no trump is bound, and names no suit of which they hold nothing."""
    line, spades = "standard caller_holds=natural", CallSuit(Suit.SPADES)
    assert likelihoods(line, Phase.CALL, 4, spades, HEARTS)[0] > IMPOSSIBLE
    assert likelihoods(line, Phase.CALL, 3, spades, HEARTS) == [IMPOSSIBLE]
    assert likelihoods(f"{line} no_trump=yes", Phase.CALL, 4, spades, HEARTS) == [IMPOSSIBLE]


@pytest.mark.parametrize("rule", ["any", "trump", "natural"])
def test_law_12_7_a_call_of_no_trump_tells_of_aces(rule: str) -> None:
    """Laws 12.1, 12.7: whatever a caller of a suit must hold."""
    line = f"standard no_trump=yes caller_holds={rule}"
    strong, weak = likelihoods(line, Phase.CALL, 1, CallSuit(NO_TRUMP), "AS KS AH AD AC", "9S TS JH TH 9D")
    assert strong > 2 * weak > IMPOSSIBLE


@pytest.mark.parametrize(
    ("rule", "sure"), [("lone_hands=no", True), ("lone_closed=5", False), ("points=4 lone_closed=5", True)]
)
def test_law_12_2_a_partner_who_cannot_accept_tells_nothing(rule: str, sure: bool) -> None:
    """Laws 12.2, 12.3, 4.4: passing is certain for a dealer's partner who could accept only alone, and may not."""
    chance = likelihoods(f"earlwood {rule}", Phase.ORDER, 2, PASS, "JD AH KH QH AS")[0]
    assert (chance == 1.0) is sure


# -- lone hands (laws 12.2 to 12.4)


def test_law_12_4_steady_goes_alone_for_the_march_only() -> None:
    """A lone hand that is made and no more is worth less than with the partner; what is sure to march still goes."""
    rng, alone = random.Random(7), {0: 0, 1: 0, 3: 0}
    pack = list(make_pack(24, joker=False))
    for _ in range(150):
        rng.shuffle(pack)
        for made in alone:
            state = deal(begin(parse(["standard", f"lone_made={made}"]), Seat(4)), tuple(pack))
            act = player("steady").choose(seat_view(state, Seat(1)), rng)
            alone[made] += act == OrderUp(alone=True)
    assert alone[0] <= alone[1] < alone[3]
    sure = Table(lone_made=0).deal({1: "JH JD AH KH QH"}, turnup="9S").passes(4)
    assert player("steady").choose(view_of(sure), rng) == CallSuit(Suit.HEARTS, alone=True)


# -- the turn-up is kept (law 12.5)


@pytest.mark.parametrize("keep", [True, False])
def test_law_12_5_everybody_knows_where_the_turn_up_is(keep: bool) -> None:
    """The dealer holds it, unless it may have been laid away."""
    table = Table(keep_turnup=keep).deal({4: "JS JC AS KS QS"}, turnup="9S").say("1 order; 4 discard QS")
    hidden = hidden_cards(seat_view(table.state, Seat(1)))
    assert (parse_card("9S") in hidden.fixed[3]) is keep
