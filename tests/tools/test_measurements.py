"""Tools that measure run to their end, each on a little; what they find is no matter here."""

from __future__ import annotations

import inspect
import shlex
import subprocess
import sys
from pathlib import Path

import discord
import pytest

from tools.stand_in import Press, Sent

SMALL = (
    "acts --seconds 0.05 --tables 2", "beliefs --decisions 2", "beliefs --decisions 2 --choices --manners 1:1",
    "boards --games 200 --rebuild", "call_errors --calls 2",
    "deals --decks 2000", "engine --seconds 0.02", "growth --games 50 --live 10",
    "house_rules 'standard no_trump=yes' --deals 3", "long games --count 1", "nights --rounds 1 --hands 1",
    "players_bidding standard --hands 20", "press_trace", "ratings --repeats 2", "regret --positions 1 --worlds 4",
    "tournaments --days 5 --matches 5 --times 2",
)  # fmt: skip


@pytest.mark.proof
@pytest.mark.timeout(600)  # a night is ten seconds of a processor, and this machine may be busy
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


@pytest.mark.parametrize("name", ["defer", "edit_message", "send_message"])
def test_stand_in_takes_the_arguments_that_discord_takes(name: str) -> None:
    """Which answer a press gets depends on how busy the machine is, so a run of a tool need not meet all of them."""
    real = inspect.signature(getattr(discord.InteractionResponse, name)).parameters
    named = {one.name: None for one in real.values() if one.kind is one.KEYWORD_ONLY}
    ours = getattr(Press(Sent(), 1, 1, 1, None).response, name)
    inspect.signature(ours).bind(**named)
