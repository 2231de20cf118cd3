"""What every test against the simulated Discord gets."""

import logging
from collections.abc import Iterator

import pytest

from bot.ratings.families import Family
from bot.ratings.players import FamilyStanding, FamilyTotals
from bot.ratings.rating import Rating, RatingStep
from bot.render.picture.rating_chart import rating_chart
from bot.render.text.catalogue import Texts
from bot.storage.sql import upkeep
from bot.ui.boards import seasons
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


@pytest.fixture(scope="session")
def matplotlib_is_awake() -> None:
    """The first picture of a process waits for fonts."""
    steps = tuple(RatingStep(number, 1e9 + number, Rating(25.0, 8.0)) for number in range(2))
    standing = FamilyStanding(
        Family.PARTNERSHIP, FamilyTotals(), FamilyTotals(), FamilyTotals(), None, None, 0, None, steps
    )
    rating_chart([standing], Texts())


@pytest.fixture
def nobody_looks_every_hour(monkeypatch: pytest.MonkeyPatch) -> None:
    """Weeks go by, and neither the store nor the seasons look every hour whether there is something to do."""
    monkeypatch.setattr(upkeep, "REST_SECONDS", 1e9)
    monkeypatch.setattr(seasons, "_LONGEST_SLEEP", 1e9)
