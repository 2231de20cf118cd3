"""What is typed for options, and why some is refused."""

from __future__ import annotations

from unittest.mock import AsyncMock

import pytest

from bot.tables import server_settings
from bot.tables.model import TableSettings
from bot.tables.server_settings import zone_of
from bot.ui.options import OptionWordsOption, nearest_zones


@pytest.mark.parametrize(
    ("typed", "nearest"),
    [
        ("Berlin", "Europe/Berlin"),
        ("Europe/Berlim", "Europe/Berlin"),
        ("new york", "America/New_York"),
        ("New York City", "America/New_York"),
        ("Los Angelos", "America/Los_Angeles"),
    ],
)
def test_a_city_or_a_slip_leads_to_its_zone(typed: str, nearest: str) -> None:
    assert nearest_zones(typed)[0] == nearest
    assert len(nearest_zones(typed)) <= 3


def test_nothing_is_nearest_to_what_is_no_name() -> None:
    assert [nearest_zones(typed) for typed in ("", "?", "xyzzy")] == [[], [], []]


def test_what_is_nobodys_clock_is_no_time_zone() -> None:
    assert not {"Factory", "localtime"} & server_settings.time_zones()


def test_the_machines_time_zones_are_listed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every server's settings and every letter typed ask for them."""
    lists = iter([{"UTC", "Europe/Berlin"}])
    monkeypatch.setattr(server_settings, "available_timezones", lambda: next(lists))
    server_settings.time_zones.cache_clear()
    for zone in ("Europe/Berlin", "UTC"):
        assert server_settings.read_settings({"time_zone": zone}, TableSettings()).time_zone == zone
        assert str(zone_of(zone)) == zone
    server_settings.time_zones.cache_clear()


async def test_characters_that_nobody_sees_change_no_option() -> None:
    """A copied text may bring marks of direction and blanks of no width."""
    typed = "\u202epoints\u200b=5\u2069, law=\ufeffhosted"
    assert await OptionWordsOption().transform(AsyncMock(), typed) == ["points=5", "law=hosted"]
