"""How likely hidden hands are after what was called and played."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from math import exp, log

import numpy as np
import pytest

from bot.engine import presets
from bot.engine.acts import PLAYS, CallPartner, NameTrump, OrderUp
from bot.engine.cards import ACE, SUIT_UNDER, Card, Suit, card_of, make_pack, parse_card
from bot.engine.rules import OptionValue, Rules
from bot.engine.seats import Seat
from bot.engine.state import Phase, Standing, State
from bot.engine.views import public_view
from bot.players import bidding
from bot.players.bidding import BidContext, bid_context_of, call_estimate, choose_sound_act
from bot.players.expert.batch import (
    CARD_INDEX,
    LAID_AWAY,
    MOST_SEATS,
    ONE_ROW,
    SUIT_OF,
    UNDER,
    BatchState,
    Floats,
    PlayHistory,
    counts_of,
    known_batch,
    place_cards,
    set_called_partners,
)
from bot.players.expert.likelihood import (
    LEAST_LIKELIHOOD,
    LONE_TRICKS,
    OPPONENT_MODELS,
    SOFTNESS,
    WITH_THE_ACE,
    call_likelihoods,
    call_threshold,
    card_likelihoods,
    discard_worths,
    hand_values,
)
from bot.players.expert.nets import features, play_nets
from bot.players.expert.worlds import BatchSampler
from bot.players.value import worth
from tests.engine.old_school import hearts
from tests.long_form import sampled
from tests.players.situations import FEW, MIXES, after, cards, dealt, decisions, moments, on_turn

STANDARD = presets.build("standard")


def ten_led() -> State:
    """Spades are trump; seat 1, a defender, has led the ten of diamonds and seat 2 is to play."""
    hands = {1: "TD 9D 9H TH QC", 2: "TS QD 9C KH AC", 3: "KD QS JD JH KC", 4: "9S KS TC QH JS"}
    return after(after(dealt(STANDARD, 4, hands, "AS"), "pass", "pass", "pass", "order", "discard 9S"), "TD")


def test_call_thresholds_do_not_depend_on_earlier_questions() -> None:
    """Worlds are weighed by it, in every process alike."""
    context = bid_context_of(on_turn(dealt(STANDARD, 4, {}, "QS")))
    assert call_threshold(context, 2.2) == call_threshold(context, 1.8)


# -- bid likelihood
#
# How likely many hands make a call: hand values as the heuristics have them, and what ``steady`` would do.


CALLING = (Phase.ORDER, Phase.CALL, Phase.BID, Phase.NAME, Phase.PARTNER)
Hand = tuple[Card, ...]


def sigmoid(margin: float) -> float:
    """The share of the hands this far above a border that are called."""
    return 1 / (1 + exp(-margin))


def rows_of(hands: list[Hand]) -> Floats:
    """A row of counts for each hand."""
    return np.stack([counts_of(hand) for hand in hands])


def random_hands(rules: Rules, count: int, size: int, without: Card | None = None) -> list[Hand]:
    """Hands from this game's pack."""
    rng, pack = random.Random(8), [card for card in make_pack(rules.pack, rules.joker) if card != without]
    return [tuple(sorted(rng.sample(pack, size))) for _ in range(count)]


@pytest.mark.parametrize(("preset", "options"), MIXES)
def test_hands_are_worth_what_the_heuristics_say(preset: str, options: dict[str, OptionValue]) -> None:
    rules = presets.build(preset, options)
    for size in (rules.hand_size, rules.hand_size + 1):
        hands = random_hands(rules, 60, size)
        for trump in Suit:
            for alone, leads in ((False, False), (False, True), (True, False)):
                truth = [worth(rules, hand, trump, alone, leads) for hand in hands]
                assert hand_values(rules, rows_of(hands), trump, alone, leads) == pytest.approx(truth, abs=1e-5)


@pytest.mark.parametrize(("preset", "options"), MIXES)
def test_the_worst_card_is_the_one_that_a_sound_player_lays_away(preset: str, options: dict[str, OptionValue]) -> None:
    rules = presets.build(preset, options)
    hands = random_hands(rules, 60, rules.hand_size + 1)
    for trump in Suit:
        discards, worths = discard_worths(rules, rows_of(hands), trump, False)
        for hand, held, worth_without in zip(hands, discards.tolist(), worths, strict=True):
            context = BidContext(rules, Phase.DISCARD, Seat(1), Standing(1, Seat(1), ()), hand, trump=trump)
            assert tuple(held) == hand
            truth = [bidding.worth_after_discard(context, (card,), trump) for card in hand]
            assert worth_without == pytest.approx(truth, abs=1e-5)


@pytest.mark.parametrize(("preset", "options"), sampled(MIXES, FEW, rest=pytest.mark.proof))
def test_a_call_is_likelier_from_hands_with_which_steady_calls(preset: str, options: dict[str, OptionValue]) -> None:
    """At every kind of call of every game, for each act that ``steady`` makes with some hands but not with others."""
    rules, total = presets.build(preset, options), 0
    questions: set[tuple[Phase, Seat]] = set()
    for state in decisions(rules, random.Random(31), 12):
        view = on_turn(state)
        if state.phase not in CALLING or (state.phase, view.seat) in questions:
            continue
        context = bid_context_of(view)
        hands = random_hands(rules, 150, len(view.hand), view.public.turnup)
        acts = [choose_sound_act(context._replace(hand=hand)) for hand in hands]
        for act in dict.fromkeys(acts):
            likely = call_likelihoods(context, rows_of(hands), act)
            does = np.array([made == act for made in acts])
            assert (likely >= LEAST_LIKELIHOOD).all()
            assert (likely <= 1.0).all()
            if 10 <= does.sum() <= 140:
                questions.add((state.phase, view.seat))
                assert likely[does].mean() > 0.999 * likely[~does].mean(), act
                total += likely[does].mean() > 1.5 * likely[~does].mean()
    assert questions
    assert total >= 0.25 * len(questions)


def test_a_hand_at_the_border_calls_every_other_time() -> None:
    """Seat 1 of the standard game, against the border that ``steady`` has there with that second suit."""
    view = on_turn(dealt(presets.build("standard"), 4, {}, "QS"))
    context = bid_context_of(view)
    hands = random_hands(context.rules, 400, 5, view.public.turnup)
    likely = call_likelihoods(context._replace(phase=Phase.CALL), rows_of(hands), view.legal[0])
    best = [max(worth(context.rules, hand, suit, False, False) for suit in Suit if suit) for hand in hands]
    border = call_threshold(context._replace(phase=Phase.CALL), 0.0)
    for tricks, passes in zip(best, likely, strict=True):
        truth = max(LEAST_LIKELIHOOD, 1 - sigmoid((tricks - border) / SOFTNESS))
        assert passes == pytest.approx(truth, abs=1e-4)


@pytest.mark.parametrize("preset", ["standard", "house", "railroad", "cutthroat", "two-handed", "call-ace"])
def test_an_order_is_weighed_with_the_turn_up_in_the_dealers_hand(preset: str) -> None:
    """They take it up and lay their worst card away (law 4.2); the others count on what it does there."""
    rules = presets.build(preset)
    trump, turnup = Suit.HEARTS, cards("JH")[0]
    hands = random_hands(rules, 40, rules.hand_size, turnup)
    for seat in rules.seats:
        standing = Standing(1, Seat(rules.players), (0,) * rules.units)
        context = BidContext(rules, Phase.ORDER, Seat(seat), standing, turnup=turnup)
        for hand, chance in zip(hands, call_likelihoods(context, rows_of(hands), OrderUp(False)), strict=True):
            own = context._replace(hand=hand)
            tricks, lone = (call_estimate(own, trump, alone, True).mean for alone in (False, True))
            border = call_threshold(own, max(own.worth(suit) for suit in Suit if suit != trump))
            truth = sigmoid((tricks - border) / SOFTNESS)
            if rules.traits.may_go_alone:
                truth *= 1 - 0.9 * sigmoid((lone - LONE_TRICKS) / SOFTNESS)
            assert chance == pytest.approx(max(LEAST_LIKELIHOOD, truth), abs=1e-4)


@pytest.mark.parametrize("preset", ["hasenpfeffer", "double-hasenpfeffer"])
def test_call_likelihoods_of_the_four_suits_add_up_to_one(preset: str) -> None:
    """Whatever the hand, the four suits together are named once, as often alone as in company or nearly so."""
    rules = presets.build(preset)
    context = BidContext(rules, Phase.NAME, Seat(1), Standing(1, Seat(2), (0,) * rules.units), bid=4)
    hands = rows_of(random_hands(rules, 40, rules.hand_size))
    for suit in Suit:
        flush = rows_of([tuple(card_of(suit, rank) for rank in range(2, 8))[: rules.hand_size]])
        named = {other: call_likelihoods(context, flush, NameTrump(other, False))[0] for other in Suit}
        assert max(named, key=lambda other: named[other]) is suit
    together = np.sum([call_likelihoods(context, hands, NameTrump(suit, False)) for suit in Suit], axis=0)
    assert (together < 1.0 + 4 * LEAST_LIKELIHOOD).all()


def test_callers_of_an_ace_seldom_hold_it() -> None:
    rules = presets.build("call-ace")
    context = BidContext(rules, Phase.PARTNER, Seat(1), Standing(1, Seat(2), ()), trump=Suit.SPADES)
    for suit in Suit:
        hands = random_hands(rules, 60, rules.hand_size)
        likely = call_likelihoods(context, rows_of(hands), CallPartner(suit))
        for hand, chance in zip(hands, likely, strict=True):
            holds = any(card & 7 == ACE and SUIT_UNDER[Suit.SPADES][card] == suit for card in hand)
            assert chance == (WITH_THE_ACE if holds and suit is not Suit.SPADES else 1.0)


# -- card likelihood
#
# How likely cards are in the true deal: as the net says that is told what each seat knew when it laid them.


def hands_played(preset: str, options: dict[str, OptionValue], hands: int) -> Iterator[list[State]]:
    """The moments of the play of some hands, each before a card, from the first lead on."""
    course = list[State]()
    for state in moments(presets.build(preset, options), random.Random(17), hands):
        if state.phase is not Phase.PLAY:
            continue
        if not state.tricks and not state.trick and course:
            yield course
            course = []
        course.append(state)
    yield course


def true_batch(state: State, seen: BatchState) -> BatchState:
    """The true deal after what was ``seen``."""
    places = place_cards(public_view(state), seen, (seen.where == UNDER) | (seen.where < MOST_SEATS))
    for seat, hand in enumerate(state.hands):
        places.put(counts_of(hand), UNDER if seat + 1 in state.agreed.sitting_out else seat)
    for seat, laid in state.exchange.discards:
        places.put(counts_of(laid), LAID_AWAY + seat - 1)
    return set_called_partners(replace(seen, where=places.finish()))


def number_laid(state: State, after: State) -> int:
    """The card that was laid between these moments."""
    _, card = after.trick[-1] if after.trick else after.tricks[-1].plays[-1]
    return int(CARD_INDEX[state.agreed.trump, card])


def likelihood(course: list[State], seat: Seat) -> float:
    """The same, one card after the other, from what each of the others knew."""
    net, likely = play_nets(course[0].rules).opponents, dict[Seat, list[float]]()
    for state, following in pairwise(course):
        view = on_turn(state)
        if view.seat == seat or len(view.legal) == 1:
            continue
        batch = known_batch(view)
        batch.makers[:, view.seat - 1] |= state.agreed.partner == view.seat
        logits = net(features(batch, ONE_ROW))[0].astype(float)
        code = CARD_INDEX[state.agreed.trump]
        lawful = [int(code[PLAYS.index(act)]) for act in view.legal]
        usual = exp(logits[number_laid(state, following)]) / sum(exp(logits[number]) for number in lawful)
        parts = likely.setdefault(view.seat, [part for part, _ in OPPONENT_MODELS])
        likely[view.seat] = [
            model_part * ((1 - odd) * usual + odd / len(lawful))
            for model_part, (_, odd) in zip(parts, OPPONENT_MODELS, strict=True)
        ]
    return sum(log(sum(parts)) for parts in likely.values())


@pytest.mark.proof
@pytest.mark.parametrize(("preset", "options"), sampled(MIXES, FEW))
def test_the_true_deal_is_as_likely_as_what_each_seat_knew_makes_it(
    preset: str, options: dict[str, OptionValue]
) -> None:
    compared = 0
    for course in hands_played(preset, options, 6):
        for end in range(1, len(course) + 1):
            view = on_turn(course[end - 1])
            seen = PlayHistory(view.public)
            likelihoods = card_likelihoods(view, seen, true_batch(course[end - 1], seen.now))
            assert likelihoods[0] == pytest.approx(likelihood(course[:end], view.seat), abs=1e-3)
            compared += likelihoods[0] < 0
    assert compared > 20


@pytest.mark.parametrize(
    "preset", sampled(["standard", "call-ace", "double-hasenpfeffer"], ["standard", "call-ace"], rest=pytest.mark.proof)
)
def test_each_world_is_as_likely_as_by_itself(preset: str, long_form: bool) -> None:
    """However many give somebody the same hand, with the same partner or another (law 8.5)."""
    rng, total = np.random.default_rng(2), 0.0
    for state in decisions(presets.build(preset), random.Random(19), 4):
        if state.phase is not Phase.PLAY:
            continue
        view = on_turn(state)
        course, batch = PlayHistory(view.public), BatchSampler(view, 60, rng).batch
        together = card_likelihoods(view, course, batch)
        step = 1 if long_form else 6
        alone = [card_likelihoods(view, course, batch.rows(np.array([row])))[0] for row in range(0, len(batch), step)]
        assert together[::step] == pytest.approx(np.array(alone), abs=1e-4)
        total += np.ptp(together)
    assert total > 1


def test_a_denied_suit_shown_later_is_not_a_void() -> None:
    """At an old-school table, law 9.2: seat 2 denied spades at the first trick, and leads one to the second."""
    table, spades = hearts().say("1 AS; 2 JH; 3 QS; 4 KC; 2 gather"), SUIT_OF[CARD_INDEX[Suit.HEARTS, parse_card("9S")]]
    assert known_batch(on_turn(table.state)).voids[0, 1, spades]
    table.say("2 9S")
    assert not known_batch(on_turn(table.state)).voids[0, 1].any()
