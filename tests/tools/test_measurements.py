"""Tools that measure run to their end, each on a little; what they find is no matter here."""

from __future__ import annotations

import shlex
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from cogs.table.message_state import HAND_REQUESTS
from tests.faults.discord_stand_in import StandIn
from tests.faults.discord_stand_in.faults import Call
from tools import load

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


def test_a_whole_hand_is_from_its_message_to_that_of_the_next_one() -> None:
    """Requests that answer an interaction are of its channel, and each channel has hands of its own."""

    def request(route: str, words: dict[str, str]) -> Call:
        return Call("", route.partition(" ")[2], route, f"{route} 0", words, None, 0.0)

    first, second, interaction = {"channel": "1"}, {"channel": "2"}, {"token": "t"}
    posted, edited = "POST /channels/{channel}/messages", "PATCH /channels/{channel}/messages/{message}"
    answered, followed = "POST /interactions/{id}/{token}/callback", "POST /webhooks/{application}/{token}"
    there = SimpleNamespace(
        world=SimpleNamespace(interactions={"t": SimpleNamespace(channel_id=1)}),
        calls=[
            request(edited, first), request(posted, first), request(edited, first), request(answered, interaction),
            request(posted, second), request(edited, second), request(followed, interaction),
            request(posted, first), request(edited, first),
        ],
    )  # fmt: skip
    whole = load.tally_hands(cast(StandIn, there))
    assert whole == {1: [{"counted": 2, "answers": 1, "by token": 1}], 2: []}


@pytest.mark.proof
@pytest.mark.timeout(600)
def test_the_requests_of_whole_hands_are_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The real program in a process of its own, with one table, whose people press faster than where it is measured."""
    monkeypatch.setattr(load, "WHOLE_HANDS", 1)
    monkeypatch.setattr(load, "BETWEEN_PRESSES", 0.2)
    assert load.main(["--requests", "--tables", "1"]) == 0
    _, row, _ = capsys.readouterr().out.splitlines()
    hands, counted, at_most, by_token, answers = map(float, row.removeprefix("1 tables").split())
    assert hands >= 1
    assert 1 <= counted <= at_most <= HAND_REQUESTS
    assert min(by_token, answers) > 10, "a hand has more calls and cards than that"
