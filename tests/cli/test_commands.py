"""replay, rules, verify and backup: what they print, where, and their exit statuses."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.engine.presets import PRESETS
from bot.storage.sqlite.database import open_file
from bot.words.catalogue import Texts
from tests.deals.games import fair_game
from tests.engine.records.games import DEAL, HEAD


def file(folder: Path, text: str, name: str = "game.euchre") -> str:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return str(path)


def test_replay_tells_a_game(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", file(tmp_path, DEAL + "1 order\n")]) == 0
    output = capfd.readouterr().out
    assert "Ann orders it up" in output
    assert "Dan discards." in output


def test_replay_json_is_one_object_a_file_a_line(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    names = [file(tmp_path, HEAD, "a.euchre"), file(tmp_path, DEAL, "b.euchre")]
    assert main(["replay", *names, "--json"]) == 0
    first, second = capfd.readouterr().out.splitlines()
    assert json.loads(first)["hands"] == []
    assert json.loads(second)["steps"][0]["phase"] == "order"


def test_a_bad_record_prints_only_the_faulty_line(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    good, bad = file(tmp_path, HEAD, "good.euchre"), file(tmp_path, DEAL + "3 pass\n", "bad.euchre")
    assert main(["replay", bad, good, "--json"]) == 2
    captured = capfd.readouterr()
    assert captured.err == f"{bad}:9: seat 3 can’t do this there: pass – “it’s Seat 1’s turn” (law 4.1)\n"
    assert len(captured.out.splitlines()) == 1, "the good file is still told"


def test_replay_writes_the_other_notation(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", "--notation", file(tmp_path, DEAL)]) == 0
    assert json.loads(capfd.readouterr().out)["fileType"] == "Euchre Game Notation"
    cutthroat = "euchre-record 1\nrules cutthroat\nseat 1 Ann\nseat 2 Bob\nseat 3 Cay\n"
    assert main(["replay", "--notation", file(tmp_path, cutthroat, "three.euchre")]) == 2
    said = capfd.readouterr()
    assert said.out == ""
    assert "three.euchre: Euchre Game Notation only covers games of four in partnerships" in said.err


def test_a_missing_record_is_refused(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(tmp_path / "none.euchre")]) == 2
    captured = capfd.readouterr()
    assert (captured.out, "No such file" in captured.err) == ("", True)


def test_rules_lists_every_preset(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["rules"]) == 0
    assert [line.split()[0] for line in capfd.readouterr().out.splitlines()] == list(PRESETS)


@pytest.mark.parametrize("name", PRESETS)
def test_rules_of_a_preset_in_words_and_as_json(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", name]) == 0
    assert PRESETS[name].title in capfd.readouterr().out
    assert main(["rules", name, "points=7", "--json"]) == 0
    whole = json.loads(capfd.readouterr().out)
    by_name = {option["name"]: option for option in whole["options"]}
    assert list(by_name) == list(PRESETS[name].choices)
    assert by_name["points"] == {
        "name": "points", "default": PRESETS[name].choices["points"].default, "values": list(range(1, 100)), "value": 7,
    }  # fmt: skip


def test_rules_of_an_unknown_preset(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "whist"]) == 2
    assert "Choose from earlwood" in capfd.readouterr().err


def test_rules_prints_one_law(capfd: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--law", "5.5"]) == 0
    assert capfd.readouterr().out == "5.5 A lone dealer\n\nA lone dealer takes up and discards before 5.4.\n"
    assert main(["rules", "--law", "5.55"]) == 2
    assert "5.55. The laws have numbers" in capfd.readouterr().err
    with pytest.raises(SystemExit):
        main(["rules", "standard", "--law", "5.5"])


def fair_record() -> list[str]:
    """A game of one hand whose secret is revealed."""
    return next(lines for seed in range(99) if (lines := fair_game("standard points=1", seed)).count("score 0 0") == 0)


def place_of(lines: list[str], start: str) -> int:
    """The index of the first line that begins so."""
    return next(index for index, line in enumerate(lines) if line.startswith(start))


def verified(folder: Path, lines: list[str], capfd: pytest.CaptureFixture[str]) -> tuple[int, str, str]:
    """The exit status, standard output and standard error of ``verify``."""
    status = main(["verify", file(folder, "\n".join(lines) + "\n")])
    said = capfd.readouterr()
    return status, said.out, said.err


def test_a_fair_deal_is_verified(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    lines = fair_record()
    status, said, _ = verified(tmp_path, lines, capfd)
    assert status == 0
    assert Texts()("verify-drawn") in said
    assert f"One seal binds them all: {lines[place_of(lines, 'commit ')].split()[1]}" in said


def test_a_tampered_deal_is_reported_with_hand_and_reason(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    """Its acts are unlawful then, and that is told as well."""
    lines = fair_record()
    pack = place_of(lines, "pack ")
    cards = lines[pack].split()
    cards[4], cards[5] = cards[5], cards[4]
    lines[pack] = " ".join(cards)
    status, said, _ = verified(tmp_path, lines, capfd)
    assert status == 1
    assert f":{pack + 1}: Hand 1: {Texts()('verify-other-pack')} (4: {cards[4]} ≠ {cards[5]})" in said


@pytest.mark.parametrize("order", [1, -1])
def test_one_bad_record_of_several_is_enough(tmp_path: Path, capfd: pytest.CaptureFixture[str], order: int) -> None:
    fair, unended = fair_record(), fair_record()
    del unended[place_of(unended, "pack ") + 1 :]
    names = []
    for number, lines in enumerate((fair, unended)):
        (tmp_path / str(number)).mkdir()
        names.append(file(tmp_path / str(number), "\n".join(lines) + "\n"))
    assert main(["verify", *names[::order]]) == 1
    assert Texts()("verify-drawn") in capfd.readouterr().out


def test_an_unlawful_act_in_a_fair_deal_is_reported(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    lines = fair_record()
    act = place_of(lines, "pack ") + 1
    lines[act] = f"{lines[act][0]} 9C"
    status, said, complaint = verified(tmp_path, lines, capfd)
    assert (status, said) == (2, "")
    assert f":{act + 1}: Hand 1: seat {lines[act][0]}" in complaint


def test_a_missing_secret_and_a_missing_end_are_reported(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    lines = fair_record()
    status, said, _ = verified(tmp_path, [line for line in lines if not line.startswith("reveal ")], capfd)
    assert status == 1
    assert "has no revealed secrets" in said
    status, said, _ = verified(tmp_path, lines[: place_of(lines, "pack ") + 1], capfd)
    assert status == 1
    assert "stops before the end of the game" in said


def test_backup_copies_the_configured_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    database, copy = tmp_path / "games.db", tmp_path / "copy.db"
    open_file(database).close()
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE_URL", str(database))
    assert main(["backup", str(copy)]) == 0
    assert copy.exists()
    assert main(["backup", str(copy)]) == 1
    assert "exists already" in capfd.readouterr().err


SIGNS = "\x1b[2J\x9b31m\x07\x7f\r\u202e\u2066"
GOLDEN = Path(__file__).parents[1] / "golden" / "call-ace.euchre"


def test_every_command_takes_databases_by_relative_paths(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE_URL", "var/own.db")
    for name in ("DISCORD_TOKEN", "METRICS_ADDRESS"):
        monkeypatch.delenv(name, raising=False)
    Path("var").mkdir()
    open_file(Path("var/own.db")).close()
    for line in ("backup copy.db", "check", "check copy.db", "restore copy.db", "check var/own.db"):
        assert main(line.split()) == 0, (line, capfd.readouterr())
    assert main(["status"]) == 1, "no bot runs"


@pytest.mark.parametrize("place", ["version", "rules", "act", "seat"])
def test_nothing_of_a_strangers_record_steers_a_terminal(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], place: str
) -> None:
    lines = GOLDEN.read_text("utf-8").splitlines()
    spoiled = {
        "version": [lines[0] + SIGNS, *lines[1:]],
        "rules": [lines[0], f"rules {SIGNS} points={SIGNS}", *lines[2:]],
        "act": [*lines, f"1 {SIGNS}"],
        "seat": [re.sub(r"^seat (\d) (\w+)", rf"seat \1 \2{SIGNS}", line) for line in lines],
    }[place]
    file = tmp_path / f"strange{SIGNS[0]}.euchre"
    file.write_text("\n".join(spoiled) + "\n", "utf-8")
    for command in (["replay"], ["replay", "--json"], ["replay", "--notation"], ["verify"]):
        main([command[0], str(file), *command[1:]])
        said = capfd.readouterr()
        assert not set("\x1b\x9b\x07\x7f\r\u202e\u2066") & set(said.out + said.err)
        assert said.out + said.err
