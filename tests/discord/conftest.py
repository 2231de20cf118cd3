"""What every test against the simulated Discord gets."""

import logging
from collections.abc import Iterator

import pytest

from bot.storage import upkeep
from bot.tournaments import puzzles
from cogs import leagues
from tests.discord.openapi import DESCRIPTION, DiscordDescription
from tests.discord.simulation import SwallowedErrors


@pytest.fixture(autouse=True)
def swallowed() -> Iterator[SwallowedErrors]:
    """Fails the test when discord.py has logged an error that the test has not taken (`swallowed.take()`)."""
    errors = SwallowedErrors()
    logger = logging.getLogger("discord")
    logger.addHandler(errors)
    yield errors
    logger.removeHandler(errors)
    left = errors.take()
    assert not left, f"discord.py swallowed {left}"


@pytest.fixture(scope="session")
def description() -> DiscordDescription:
    """Discord's own description of its interface, or a skip where it is not at hand."""
    if not DESCRIPTION.is_file():
        pytest.skip(f"Discord's OpenAPI description is not at {DESCRIPTION}")
    return DiscordDescription.read()


@pytest.fixture
def nobody_looks_every_hour(monkeypatch: pytest.MonkeyPatch) -> None:
    """Weeks go by, and neither the store nor the seasons look every hour whether there is something to do."""
    monkeypatch.setattr(upkeep, "REST_SECONDS", 1e9)
    monkeypatch.setattr(leagues, "_LONGEST_SLEEP", 1e9)
    monkeypatch.setattr(puzzles, "LOOK_SECONDS", 1e9)
