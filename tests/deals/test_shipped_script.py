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
from bot.engine.record import quoted

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
    lines = ["hand 7 dealer 1", f"commit {commitment(secret)}", "pack " + " ".join(cards)]
    lines.append(" ".join(["reveal", secret.hex(), *map(quoted, TEXTS)]))
    record.write_text("\n".join(lines) + "\n", encoding="utf-8")
    command = [sys.executable, str(SCRIPT), str(record)]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout  # noqa: S603 - our own script
    assert said == ("hand 7: NOT what its secret gives\n" if tampered else "hand 7: as promised\n")
