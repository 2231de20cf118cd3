"""analyse: what it prints of a game, in words and as JSON, and what it refuses."""

from __future__ import annotations

import json
from pathlib import Path

import jsonschema_rs
import pytest

from bot.__main__ import main
from bot.analysis.games import read_games
from tests.engine.records.egn_reader import SCHEMA
from tests.engine.records.games import DEAL, HEAD

PAGE = Path(__file__).parents[2] / "docs" / "analysis.md"


def record(folder: Path, text: str) -> str:
    path = folder / "game.euchre"
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_a_game_is_told_with_a_card_of_each_player(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", record(tmp_path, DEAL + "1 order alone\n")]) == 0
    said = capfd.readouterr()
    first, *lines = said.out.splitlines()
    assert first == "game.euchre: 1 hand, not finished, 1 decision judged"
    assert said.err == ""
    assert lines[1].startswith("Ann: accuracy ")
    assert "Bob: accuracy –" in lines


def test_json_has_every_judgement_and_card(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["analyse", "--json", record(tmp_path, DEAL + "1 order alone\n")]) == 0
    whole = json.loads(capfd.readouterr().out)
    (judged,) = whole["decisions"]
    assert (judged["hand"], judged["act"], judged["seat"], judged["phase"]) == (1, 1, 1, "order")
    assert (judged["taken"], judged["trick"]) == ("order alone", None)
    assert judged["cost"] > 0
    assert judged["label"] in ("??", "?", "?!")
    assert [card["name"] for card in whole["cards"]] == ["Ann", "Bob", "Cay", "Dan"]
    assert whole["cards"][0]["decisions"] == 1
    page = PAGE.read_text(encoding="utf-8")
    assert [key for part in (whole, judged, whole["cards"][0]) for key in part if f"`{key}`" not in page] == []


def test_a_bad_file_is_refused_in_one_sentence(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    name = record(tmp_path, HEAD + "1 pass\n")
    assert main(["analyse", name]) == 2
    said = capfd.readouterr()
    assert said.out == ""
    assert said.err.startswith(f"{name}: line 7: ")
    assert main(["analyse", str(tmp_path / "none.egn")]) == 2
    assert "No such file" in capfd.readouterr().err


def test_an_annotated_game_is_read_again_with_its_notes_and_a_better_line(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    assert main(["analyse", "--egn", record(tmp_path, DEAL + "1 order alone\n")]) == 0
    written = capfd.readouterr().out.encode()
    jsonschema_rs.validate(SCHEMA, json.loads(written))
    (game,) = read_games(written, "game.egn")
    (note,) = game.hands[0].notes.values()
    assert note.label in ("??", "?", "?!")
    assert "was better by" in note.text
    (line,) = json.loads(written)["deals"][0]["alternativeLines"]
    assert line["branchIndex"] == 0
    assert line["phases"][0]["calls"] != ["Order"] or not line["phases"][0]["isAlone"]


def test_a_game_that_the_notation_cannot_say_is_refused_in_one_sentence(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    golden = Path(__file__).parents[1] / "golden" / "two-handed.euchre"
    name = record(tmp_path, "\n".join(golden.read_text(encoding="utf-8").splitlines()[:7]))
    assert main(["analyse", "--egn", name]) == 2
    assert "games of four in partnerships" in capfd.readouterr().err
