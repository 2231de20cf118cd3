"""What a server has chosen."""

from __future__ import annotations

from zoneinfo import ZoneInfo

from bot.tables.model import TableSettings
from bot.tables.server_settings import TIME_ZONE, ServerSettings
from tests.tables.memory import MemoryStore


async def test_the_zone_is_the_servers_own() -> None:
    settings = ServerSettings(MemoryStore(), TableSettings())
    await settings.choose(1, {TIME_ZONE: "America/New_York"})
    assert await settings.zone(1) == ZoneInfo("America/New_York")
    assert await settings.zone(2) == ZoneInfo("UTC")
    await settings.choose(1, {TIME_ZONE: None})
    assert await settings.zone(1) == ZoneInfo("UTC")
