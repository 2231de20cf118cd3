"""``/about``: version, uptime, what is stored, for how long, and the host's own pages."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from simcord.components import walk_components

from bot.ui.replies import install_link, invite_link
from bot.version import build
from tests.discord.card_table import CardTable, card_table
from tests.discord.simulation import look

PAGES: dict[str, Any] = {
    "support_url": "https://discord.gg/example",
    "privacy_url": "https://example.org/privacy",
    "terms_url": "https://example.org/terms",
}


async def about(table: CardTable) -> tuple[str, dict[str, str]]:
    """The answer, and its links by their labels."""
    result = await table.type(table.world.people[0], "about")
    shown = look(table.env, result.response)
    assert shown.ephemeral
    stored = table.env.backend.get_message(result.response.channel_id, result.response.id)
    links = {part["label"]: part["url"] for part in walk_components(stored.components) if part.get("url")}
    return shown.text, links


async def test_about_shows_version_uptime_and_stored_data(tmp_path: Path) -> None:
    async with card_table(tmp_path) as table:
        text, links = await about(table)
        start = int(table.bot.services.monitoring.started_at)
        assert f"**Right Bower** {build()}, running since <t:{start}:R>" in text
        assert "/my-data" in text
        assert "/forget me" in text
        assert "are deleted" not in text
        assert "whoever invited this bot" in text
        own_id = table.bot.application_id or 0
        assert links == {"Add to a server": invite_link(own_id), "Add to my apps": install_link(own_id)}


@pytest.mark.parametrize(("days", "words"), [(1, "one day after"), (90, "90 days after")])
async def test_about_shows_retention_and_links_to_the_hosts_pages(tmp_path: Path, days: int, words: str) -> None:
    async with card_table(tmp_path, host={**PAGES, "retention_days": days}) as table:
        text, links = await about(table)
        assert f"Games are deleted {words}" in text
        assert "Whoever invited" not in text
        del links["Add to a server"], links["Add to my apps"]
        assert links == {
            "Help and support": PAGES["support_url"],
            "Privacy policy": PAGES["privacy_url"],
            "Terms of service": PAGES["terms_url"],
        }
