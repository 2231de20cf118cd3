"""What calls and cards tell about hidden hands, and that it does not depend on what was asked before."""

from __future__ import annotations

import random
from collections import Counter

from bot.engine import presets
from bot.engine.cards import parse_card
from bot.engine.sides import Seat
from bot.engine.state import State
from bot.engine.views import seat_view
from bot.players.heuristics.bid_context import bid_context_of
from bot.players.search.bid_likelihood import call_threshold
from bot.players.search.card_likelihood import UNUSUAL, CardLikelihood
from bot.players.search.sampler import WorldSampler
from bot.players.search.worlds import played_by
from tests.players.situations import after, cards, dealt, on_turn

STANDARD = presets.build("standard")


def ten_led() -> State:
    """Spades are trump; seat 1, a defender, has led the ten of diamonds and seat 2 is to play."""
    hands = {1: "TD 9D 9H TH QC", 2: "TS QD 9C KH AC", 3: "KD QS JD JH KC", 4: "9S KS TC QH JS"}
    state = after(dealt(STANDARD, 4, hands, "AS"), "pass", "pass", "pass", "order", "discard 9S")
    return after(state, "TD")


def test_a_card_that_a_sound_player_would_play_makes_a_world_likelier() -> None:
    """With an ace beside it they would have led the ace: a world that gives it to them explains the ten badly."""
    view = on_turn(ten_led())
    card_likelihood, played = CardLikelihood(view), played_by(view.public)

    def weight(first: str) -> float:
        return card_likelihood.weight(
            (cards(first), view.hand, cards("KD QS JD JH KC"), cards("AS KS TC QH JS")), played
        )

    assert weight("9H QH 9S JC") == 1.0
    assert weight("AH 9H 9S JC") == UNUSUAL


def test_the_ace_is_sampled_less_often_in_the_hand_that_did_not_lead_it() -> None:
    view = on_turn(ten_led())
    holders: Counter[int] = Counter()
    for world in WorldSampler(view, random.Random(3)).worlds(300):
        holders.update(seat for seat, hand in enumerate(world.hands, 1) if parse_card("AH") in hand)
    assert holders[1] < 0.8 * holders[3]


def test_nothing_is_read_from_ones_own_cards() -> None:
    assert CardLikelihood(on_turn(ten_led()))
    assert not CardLikelihood(seat_view(ten_led(), Seat(1)))


def test_a_border_is_the_same_whatever_was_asked_before() -> None:
    """Worlds are weighed by it, in every process alike."""
    context = bid_context_of(on_turn(dealt(STANDARD, 4, {}, "QS")))
    assert call_threshold(context, 2.2) == call_threshold(context, 1.8)
