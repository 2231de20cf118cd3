"""The shipped script of standard library only agrees with the program, and sees a tampered pack."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from bot.deals.chance import commitment
from bot.deals.packs import derive_pack
from bot.engine import presets
from bot.engine.cards import CODES
from bot.engine.records.format import quoted

SCRIPT = Path(__file__).parent.parent.parent / "docs" / "verify_deals.py"
TEXTS = ["12345678901234567", "Zoë 9", ""]


@pytest.mark.parametrize("preset", ["standard", "house", "railroad", "hasenpfeffer", "double-hasenpfeffer"])
@pytest.mark.parametrize("tampered", [False, True])
def test_the_script_checks_a_deal_of_every_pack(preset: str, tampered: bool, tmp_path: Path) -> None:
    secret = bytes(range(100, 132))
    cards = [CODES[card] for card in derive_pack(presets.build(preset), secret, 7, TEXTS)]
    if tampered:
        cards.reverse()
    record = tmp_path / "game.euchre"
    lines = ["euchre-record 1", "seat 1 O'Neill  # a comment", 'seat 2 "Zoë \\"Z\\" #1"']
    lines += ["hand 7 dealer 1", f"commit {commitment(secret)}", "pack " + " ".join(cards)]
    lines.append(" ".join(["reveal", secret.hex(), *map(quoted, TEXTS)]))
    record.write_text("\n".join(lines) + "\n", encoding="utf-8")
    command = [sys.executable, str(SCRIPT), str(record)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 - our own script
    assert (done.stderr, done.returncode) == ("", int(tampered))
    assert done.stdout == ("hand 7: NOT what its secret gives\n" if tampered else "hand 7: as promised\n")


def test_a_secret_that_was_not_sealed_is_named(tmp_path: Path) -> None:
    secret = bytes(range(32))
    cards = " ".join(CODES[card] for card in derive_pack(presets.build("standard"), secret, 1, []))
    record = tmp_path / "game.euchre"
    record.write_text(f"hand 1 dealer 1\ncommit {'0' * 64}\npack {cards}\nreveal {secret.hex()}\n", encoding="utf-8")
    done = subprocess.run([sys.executable, str(SCRIPT), str(record)], capture_output=True, text=True, check=False)  # noqa: S603 - likewise
    assert done.stdout == "hand 1: NOT what its secret gives: its secret is not the one that was sealed\n"
    assert done.returncode == 1


def test_a_deal_without_its_secret_is_told_and_so_is_an_empty_file(tmp_path: Path) -> None:
    secret = bytes(range(32))
    cards = " ".join(CODES[card] for card in derive_pack(presets.build("standard"), secret, 2, []))
    deals = f"hand 1 dealer 1\ncommit {'0' * 64}\npack {cards}\n1 pass\n"
    deals += f"hand 2 dealer 2\ncommit {commitment(secret)}\npack {cards}\nreveal {secret.hex()}\n"
    deals += f"hand 3 dealer 3\npack {cards}\n"
    record = tmp_path / "game.euchre"
    for text, told in ((deals, ["no secret", "as promised", "no secret"]), ("", ["no deal"])):
        record.write_text(text, encoding="utf-8")
        done = subprocess.run([sys.executable, str(SCRIPT), str(record)], capture_output=True, text=True, check=False)  # noqa: S603 - likewise
        assert [words in line for words, line in zip(told, done.stdout.splitlines(), strict=True)] == [True] * len(told)
        assert (done.stderr, done.returncode) == ("", 0)
