"""Games whose time is over: whoever asks for their acts reads one sentence, and their results are still there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.storage.sqlite.database import SqliteStore
from bot.storage.upkeep import DAY
from tests.discord.card_table import WORDS, CardTable, card_table
from tests.discord.simulation import look

pytestmark = pytest.mark.proof  # whole hands in the simulated Discord

GONE = "This game’s moves are no longer stored; its result still counts. **/about** says how long games are kept."


async def said(table: CardTable, command: str, **options: Any) -> str:
    result = await table.type(table.world.people[0], command, **options)
    return look(table.env, result.response).text


async def test_a_game_whose_time_is_over(tmp_path: Path) -> None:
    async with card_table(tmp_path, seed=2, host={"retention_days": 30}) as table:
        ann = table.world.people[0]
        await table.gather(points=1)
        await table.play_on()
        number = table.table_id
        await table.type(ann, "table close")
        assert GONE not in await said(table, "replay", game=1)
        store = table.bot.services.store
        assert isinstance(store, SqliteStore)
        store.upkeep.now = lambda: table.env.now().timestamp() + 31 * DAY
        await store.upkeep.catch_up()
        assert await store.entries(number) == []
        for command in ("replay", "verify", "record"):
            assert await said(table, command, game=1) == GONE
        assert "Ann" in await said(table, "history")
        assert await said(table, "my-data") == WORDS("my-data-here")
        for error in table.env.errors:
            assert "deleted after its time" in str(error)
        table.env.errors.clear()
