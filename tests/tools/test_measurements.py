"""Tools that measure run to their end, each on a little; what they find is no matter here."""

from __future__ import annotations

import shlex
import subprocess
import sys
from pathlib import Path

import pytest

SMALL = ("deals --decks 2000", "growth --games 50 --live 10", "house_rules 'standard no_trump=yes' --deals 3")


@pytest.mark.proof
@pytest.mark.timeout(600)  # this machine may be busy
@pytest.mark.parametrize("words", SMALL)
def test_tool_runs_to_its_end(words: str, tmp_path: Path) -> None:
    run = subprocess.run(  # noqa: S603 - a program of ours
        [sys.executable, "-m", *shlex.split(f"tools.{words}")],
        capture_output=True,
        text=True,
        check=False,
        cwd=Path(__file__).parent.parent.parent,
        env={"PATH": "/usr/bin:/bin", "TMPDIR": str(tmp_path)},
    )
    assert "Traceback" not in run.stderr, run.stderr
    assert run.returncode in (0, 1)  # some say by it that a little is slower or larger than what they allow
    assert run.stdout
