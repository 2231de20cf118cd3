"""Retention in every engine: journals and records go when their time is over, results stay."""

from __future__ import annotations

from typing import Any, cast

import pytest

from bot.ratings.games import GameFilter
from bot.ratings.model import PlackettLuceScorer
from bot.storage.api import RecordNotKept
from bot.storage.backends import open_store, overview
from tests.storage.play import NOON, partners, play
from tests.storage.rows import GUILD

DAY = 24 * 3600.0


async def test_acts_and_records_go_and_results_stay(database: str) -> None:
    store = await open_store(database, scorer=PlackettLuceScorer(), retention_days=30)
    try:
        [old] = await play(store, partners(ended_at=NOON))
        [late] = await play(store, partners(ended_at=NOON + 20 * DAY))
        upkeep = cast(Any, store).upkeep  # every engine has one; the port need not know
        for days, kept in ((29, True), (31, False)):
            upkeep.now = lambda days=days: NOON + days * DAY
            await upkeep.catch_up()
            assert bool(await store.entries(old)) is kept
        assert await store.entries(late) != []
        games = (await store.history(GameFilter(GUILD))).games
        assert [game.ended_at for game in games] == [NOON + 20 * DAY, NOON]
        assert await store.finished_game(GUILD, games[0].game_id) is not None
        with pytest.raises(RecordNotKept):
            await store.finished_game(GUILD, games[1].game_id)
    finally:
        await store.close()
    held = await overview(database)
    assert (held.open_tables, held.games) == (0, 2)
