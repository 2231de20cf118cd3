"""The advice in words: it says what it rests on."""

from __future__ import annotations

from bot.engine import presets
from bot.engine.acts import PASS, OrderUp
from bot.players.evaluation import ActEvaluation, Advice
from bot.words.advice import hint_text
from bot.words.catalogue import Texts
from tests.players.situations import dealt, on_turn


def advice(practised: bool) -> Advice:
    """Order up, with a chance of 60 %."""
    prospects = (ActEvaluation(OrderUp(False), 0.6, 0.7, 0.1, 0.3, 0, 0), ActEvaluation(PASS, 0.5, 0, 0, 0, 0.3, 0.7))
    return Advice(OrderUp(False), prospects, 80, practised)


def test_a_hint_says_when_the_nets_contributed(texts: Texts) -> None:
    view = on_turn(dealt(presets.build("standard"), 4, {}, "QS"))
    seen, practised = (hint_text(view, advice(known), texts).splitlines() for known in (False, True))
    assert seen[:-1] == practised[:-1]
    assert seen[-1].startswith("From 80 ways")
    assert "practice" not in seen[-1]
    assert "practice" in practised[-1]
