"""How far away a moment to come is said to be."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from bot.words.catalogue import Texts
from bot.words.lines import moment_words


@pytest.mark.parametrize(
    ("hours", "ahead"),
    [(0, "in 0 seconds"), (5 / 3, "in 100 minutes"), (4, "in 4 hours"), (20, "in 1 day"), (44, "in 2 days")],
)
def test_a_moment_to_come_is_as_many_days_away_as_nights_lie_between(hours: float, ahead: str, texts: Texts) -> None:
    """From noon; "in 2 days" is never tomorrow."""
    noon = datetime(2026, 11, 26, 12, tzinfo=UTC).timestamp()
    assert moment_words(noon + 3600 * hours, noon, UTC, texts).endswith(f", {ahead}")
