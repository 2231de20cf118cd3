"""The bot is killed or stopped while people play: nothing acknowledged is lost or doubled, and old buttons work.

Two lives here; ``python -m tests.faults`` ends hundreds.
"""

from __future__ import annotations

import signal
from pathlib import Path

import pytest

from tests.discord.openapi import DESCRIPTION, DiscordDescription
from tests.faults.kills import evening


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM])
async def test_nothing_acknowledged_is_lost_or_doubled(tmp_path: Path, number: signal.Signals) -> None:
    judge = DiscordDescription.read() if DESCRIPTION.is_file() else None
    outcome = await evening(tmp_path, 2, number, tables=3, seed=5, description=judge)
    assert outcome.account.faults == ()
    assert outcome.played_out == outcome.tables == 3
    assert sum(outcome.ends.values()) == 2
    assert set(outcome.ends) <= ({-9} if number is signal.SIGKILL else {0, -signal.SIGTERM})
    assert outcome.account.acts > 10
    assert outcome.account.on_old_buttons > 0
    assert outcome.wrong == ()
    assert outcome.log == ""
