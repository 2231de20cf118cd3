"""What calls tell about hidden hands does not depend on what was asked before."""

from __future__ import annotations

from bot.engine import presets
from bot.engine.state import State
from bot.players.bidding import bid_context_of
from bot.players.expert.likelihood import call_threshold
from tests.players.situations import after, dealt, on_turn

STANDARD = presets.build("standard")


def ten_led() -> State:
    """Spades are trump; seat 1, a defender, has led the ten of diamonds and seat 2 is to play."""
    hands = {1: "TD 9D 9H TH QC", 2: "TS QD 9C KH AC", 3: "KD QS JD JH KC", 4: "9S KS TC QH JS"}
    state = after(dealt(STANDARD, 4, hands, "AS"), "pass", "pass", "pass", "order", "discard 9S")
    return after(state, "TD")


def test_call_thresholds_do_not_depend_on_earlier_questions() -> None:
    """Worlds are weighed by it, in every process alike."""
    context = bid_context_of(on_turn(dealt(STANDARD, 4, {}, "QS")))
    assert call_threshold(context, 2.2) == call_threshold(context, 1.8)
