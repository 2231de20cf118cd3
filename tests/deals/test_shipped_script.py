"""The shipped script runs with nothing but the standard library; ``test_verification.py`` has what it finds."""

from __future__ import annotations

import subprocess
import sys
from datetime import date
from pathlib import Path

import pytest

from bot.deals.draw import derive_pack, draw_dealer
from bot.engine.cards import CODES
from bot.tournaments.daily.attempts import HANDS, RULES, chain_of
from tests.deals.games import fair_game

pytestmark = pytest.mark.proof

SCRIPT = Path(__file__).parent.parent.parent / "docs" / "verify_deals.py"


def told(lines: list[str], folder: Path) -> tuple[int, list[str]]:
    record = folder / "game.euchre"
    record.write_text("\n".join(lines), encoding="utf-8")
    return run(str(record))


def run(*arguments: str) -> tuple[int, list[str]]:
    command = [sys.executable, "-S", "-I", str(SCRIPT), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False, encoding="utf-8")  # noqa: S603 - our own script
    assert done.stderr == ""
    return done.returncode, done.stdout.splitlines()


@pytest.mark.parametrize("preset", ["standard", "railroad", "double-hasenpfeffer", "hasenpfeffer", "house"])
def test_the_script_checks_a_game_of_every_pack(preset: str, tmp_path: Path) -> None:
    lines = fair_game(preset, 7, hands=3)
    seal = next(line.split()[1] for line in lines if line.startswith("commit "))
    assert told(lines, tmp_path) == (1, [
        f"line {len(lines)}: the record ends before its game does", "3 of 3 deals are as promised",
        f"the seal of the first deal is {seal}",
    ])  # fmt: skip
    pack = next(index for index, line in enumerate(lines) if line.startswith("pack "))
    lines[pack] = " ".join(["pack", *reversed(lines[pack].split()[1:])])
    status, said = told(lines, tmp_path)
    assert (status, said[0]) == (1, f"line {pack + 1}: hand 1: NOT what its secret gives")
    assert "2 of 3 deals are as promised" in said


def test_comments_and_blank_lines_are_free(tmp_path: Path) -> None:
    lines = fair_game("standard points=1", 3)
    status, said = told(
        [line + "  # so it went" if line.startswith("seat") else line + "\n" for line in lines], tmp_path
    )
    assert (status, said[0]) == (0, "1 of 1 deals are as promised")


def test_a_record_without_deals_is_not_called_fair(tmp_path: Path) -> None:
    assert told([], tmp_path) == (1, ["line 1: the record ends before its game does", "there is no deal in this file"])
    status, said = told(["hand one"], tmp_path)
    assert status == 1
    assert said[0].startswith("the file cannot be read")


def test_the_packs_of_a_day_follow_from_its_last_secret() -> None:
    chain = chain_of(bytes(32), date(2026, 11, 22))
    packs = [derive_pack(RULES, chain.secret(hand), hand, ()) for hand in range(1, HANDS + 1)]
    status, (verdict, dealer, *shown) = run("--daily", chain.seal, chain.secret(HANDS).hex())
    assert (status, verdict) == (0, "this is the secret that was sealed")
    assert dealer == f"seat {draw_dealer(RULES, chain.secret(1), ()).dealer} deals hand 1"
    assert shown == [f"hand {hand}: {' '.join(CODES[card] for card in pack)}" for hand, pack in enumerate(packs, 1)]
    status, (verdict, *_) = run("--daily", chain.seal, chain.secret(HANDS - 1).hex())
    assert (status, verdict) == (1, "this is NOT the secret that was sealed")
