"""What ``LOG_LEVEL=DEBUG`` adds helps a host, and shows nobody's cards, names or tokens."""

from __future__ import annotations

import logging
import re

import pytest

from tests.discord.card_table import CardTable

CARDS = re.compile(r"[♠♥♦♣]|(?<![\w.])(?:10|[2-9TJQKA])[SHDC](?![\w])")


async def test_a_whole_evening_at_debug_names_acts_and_requests_and_no_card(
    table: CardTable, caplog: pytest.LogCaptureFixture
) -> None:
    for family in ("bot", "cogs"):
        caplog.set_level(logging.DEBUG, family)
    await table.gather(points=1)
    await table.play_on()
    lines = [record.getMessage() for record in caplog.records if record.name.startswith(("bot.", "cogs."))]
    assert f"table {table.table_id}: Join" in "\n".join(lines)
    assert f"table {table.table_id}: Play" in "\n".join(lines)
    table.bot.limiter.note_end("/api/v10/channels/1/messages", 200)
    await table.bot.limiter.turn()
    lines += [record.getMessage() for record in caplog.records if record.name == "bot.ui.rate_limiter"]
    assert "a request to channels ended with 200" in lines
    assert "a request waited 0 ms for its turn" in lines
    assert not [line for line in lines if CARDS.search(line) or "Ann" in line]
    decisions = [record.getMessage() for record in caplog.records if record.name == "bot.tables.commits"]
    assert all(re.fullmatch(r"table \d+: [A-Z]\w+, \w+", line) for line in decisions), decisions
    assert not re.search(r"(?:webhooks|interactions)/\d+/", "\n".join(lines))
