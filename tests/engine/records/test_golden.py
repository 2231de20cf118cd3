"""Golden games: every preset has at least one record that a player can read, with the account it is told as.

A change of an account or of a score is a change of the rules; the changelog names the preset and the law.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.engine.presets import PRESETS
from bot.engine.records.replay import as_json, replay
from bot.engine.state import Phase
from bot.words.catalogue import Texts
from bot.words.looking_back import account_text

GOLDEN = Path(__file__).parents[2] / "golden"
RECORDS = sorted(GOLDEN.rglob("*.euchre"))
"""Hosted games, and in a folder of their own games of old-school tables (law 9.2)."""


def name(path: Path) -> str:
    """A record's path in the folder, without its suffix."""
    return str(path.relative_to(GOLDEN).with_suffix(""))


def test_every_preset_has_a_golden_record() -> None:
    played = {replay(path.read_bytes()).last_state.rules.preset for path in GOLDEN.glob("*.euchre")}
    assert played == set(PRESETS)


def test_old_school_tables_have_golden_records() -> None:
    ends = {
        hand["outcome"]
        for path in (GOLDEN / "old-school").glob("*.euchre")
        for hand in as_json(replay(path.read_bytes()))["hands"]
    }
    assert {"reneged", "forfeit", "misdeal", "folded", "made", "set", "euchre"} <= ends


@pytest.mark.parametrize("path", RECORDS, ids=name)
def test_a_golden_game_replays_to_the_stored_account(path: Path) -> None:
    game = replay(path.read_bytes())
    assert game.last_state.phase is Phase.OVER
    assert account_text(game, Texts(strict=True)) + "\n" == path.with_suffix(".txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("path", RECORDS, ids=name)
def test_every_hand_of_a_golden_game_is_scored(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    lines = text.splitlines()
    assert sum(line.startswith("score ") for line in lines) == sum(line.startswith("hand ") for line in lines)
    assert len(as_json(replay(text.encode()))["hands"]) == sum(line.startswith("hand ") for line in lines)


@pytest.mark.parametrize("path", RECORDS, ids=name)
def test_a_golden_game_cut_short_anywhere_is_still_a_record(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    first = next(index for index, line in enumerate(lines) if line.startswith("pack "))
    for end in range(first + 1, len(lines), 7):
        kept = lines[:end]
        if kept[-1].startswith("hand "):
            kept = kept[:-1]
        replay("".join(kept).encode())
