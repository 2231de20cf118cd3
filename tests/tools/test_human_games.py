"""What people do beside our players: kinds of disagreement, equal cards, games that are there twice, marks."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bot.engine import presets
from bot.engine.acts import PASS, Act, CallSuit, OrderUp, PlayCard
from bot.engine.cards import Suit, parse_card
from bot.engine.records.notation import notation
from bot.engine.records.replay import replay
from bot.engine.views import SeatView
from tests.engine.records.games import DEAL
from tests.players.situations import after, dealt, on_turn
from tools.human_games import Kind, are_equal, kind_of, main

STANDARD = presets.build("standard")


def card(code: str) -> Act:
    return PlayCard(parse_card(code))


def follower() -> SeatView:
    """Seat 2 may play anything to a diamond; spades are trump."""
    start = dealt(STANDARD, 4, {1: "9D TD 9H TH QC", 2: "TS JS 9C TC AH", 4: "AD KD QD JD KS"}, "QS")
    return on_turn(after(start, "pass", "pass", "pass", "order", "discard KD", "9D"))


def caller() -> SeatView:
    return on_turn(after(dealt(STANDARD, 4, {1: "9D TD 9H TH QC"}, "QS"), "pass", "pass", "pass", "pass"))


def test_kinds_of_cards() -> None:
    view = follower()
    assert kind_of(view, card("TS"), card("9C")) == "card followed: trump, it a plain suit"
    assert kind_of(view, card("AH"), card("9C")) == "card followed: another plain suit, it a plain suit"
    assert kind_of(view, card("JS"), card("TS")) == "card followed: higher of the suit, it trump"
    assert are_equal(view, card("9C"), card("TC"))
    assert not are_equal(view, card("TS"), card("JS"))


def test_kinds_of_calls() -> None:
    view = caller()
    assert kind_of(view, PASS, CallSuit(Suit.HEARTS)) == "round two: pass, it call"
    assert kind_of(view, CallSuit(Suit.HEARTS, alone=True), CallSuit(Suit.HEARTS)) == "round two: call alone, it call"
    assert kind_of(view, CallSuit(Suit.HEARTS), CallSuit(Suit.CLUBS)) == "round two: another suit, it call"
    assert not are_equal(view, OrderUp(), PASS)


def test_gains_are_weighed() -> None:
    kind = Kind(2.0, [(1.0, 0.04), (0.5, -0.02), (0.5, 0.02)])
    mean, error = kind.mean()
    assert mean == pytest.approx(0.02)
    assert error == pytest.approx(0.0245, abs=0.0001)


def test_a_game_that_is_there_twice_counts_once_and_marks_are_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = tmp_path / "game.euchre"
    record.write_text(DEAL + "1 order alone\n4 discard 9C\n1 KH\n", encoding="utf-8")
    file = notation(replay(record.read_bytes()), title="Marked")
    file["deals"][0]["phases"][0]["callAnnotations"] = {"0": ["[??] Far too weak."]}
    marked = tmp_path / "marked.egn"
    marked.write_text(json.dumps(file), encoding="utf-8")
    assert main([str(record), str(marked), str(tmp_path / "game.euchre"), "--worlds", "20"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("games of people: 1\n")
    assert "round one: call alone, it" in said
    assert "Marked, hand 1, seat 1, order alone: marked ??" in said
    assert said.endswith("the analysis agrees with 1 of 1 marks\n")
