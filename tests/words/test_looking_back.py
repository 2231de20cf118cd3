"""Every sentence about the other notation, and the file with the facts of its game."""

from __future__ import annotations

import json

import pytest

from bot.engine.records.notation import Gap
from bot.words.catalogue import Texts
from bot.words.looking_back import notation_file
from tests.engine.records.games import DEAL
from tests.languages import COMPLETE


@pytest.mark.parametrize("locale", COMPLETE)
def test_every_notation_gap_has_a_sentence(locale: str) -> None:
    texts = Texts(locale, strict=True)
    assert [gap for gap in Gap if "Euchre Game Notation" not in texts(f"notation-{gap}", hand=3)] == []


def test_the_file_tells_which_game_it_was() -> None:
    data, words = notation_file(DEAL, Texts(strict=True), game_id=12, began=1_772_391_600.9)
    assert data is not None
    told = json.loads(data)["metadata"]
    assert told["gameId"] == "right-bower-12"
    assert told["date"] == "2026-03-01T19:00:00Z"
    assert told["title"] == "Standard (stick the dealer)"
    assert "for other programs" in words
