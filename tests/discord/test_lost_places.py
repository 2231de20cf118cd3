"""Deleted channels and threads, and servers from which the bot was removed: the table closes, and nobody has lost."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import pytest

from bot.ratings.games import Ending, GameFilter
from cogs.table.commands import TableCommands
from tests.discord.card_table import CardTable, card_table
from tests.discord.simulation import delete_channel, expel, look

pytestmark = pytest.mark.proof  # whole hands in the simulated Discord


def listener(table: CardTable) -> TableCommands:
    """Who hears what Discord tells; the simulation deletes no threads."""
    return next(cog for cog in table.bot.cogs.values() if isinstance(cog, TableCommands))


async def ending(table: CardTable) -> Ending:
    (game,) = (await table.bot.services.store.history(GameFilter(table.world.guild.id))).games
    return game.ending


@pytest.mark.parametrize("as_thread", [False, True])
async def test_a_deleted_place_closes_its_table(tmp_path: Path, as_thread: bool) -> None:
    async with card_table(tmp_path, seed=3) as table:
        await table.gather(points=10)
        await table.play_on(until_hand=2)
        if as_thread:
            await listener(table).on_raw_thread_delete(SimpleNamespace(thread_id=table.world.channel.id))  # type: ignore[arg-type]
        else:
            await delete_channel(table.world)
        assert table.bot.services.tables.snapshots() == ()
        assert await ending(table) is Ending.DELETED
        room = table.world.guild.create_text_channel("elsewhere")
        told = await table.world.people[0].slash(room, "history")
        assert told.response is not None
        assert "channel deleted, counts for no one" in look(table.env, told.response).text


async def test_threads_go_with_their_channel(tmp_path: Path) -> None:
    async with card_table(tmp_path, seed=3) as table:
        await table.gather(points=10)
        await table.play_on(until_hand=2)
        thread = SimpleNamespace(id=table.world.channel.id)
        parent = SimpleNamespace(id=5, threads=[thread])
        await listener(table).on_guild_channel_delete(parent)  # type: ignore[arg-type]
        assert await ending(table) is Ending.DELETED


async def test_a_removed_bot_leaves_no_loser(tmp_path: Path) -> None:
    async with card_table(tmp_path, seed=3) as table:
        await table.gather(points=10)
        await table.play_on(until_hand=2)
        await expel(table.world)
        assert table.bot.services.tables.snapshots() == ()
        assert await ending(table) is Ending.REMOVED


async def test_places_lost_while_the_bot_was_off_are_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with card_table(tmp_path, seed=3) as table:
        await table.gather(points=10)
        await table.play_on(until_hand=2)
        await listener(table).on_shard_ready(0)
        assert len(table.bot.services.tables.snapshots()) == 1, "the server is known"
        monkeypatch.setattr(table.bot, "get_guild", lambda _: None)
        await listener(table).on_shard_ready(0)
        assert await ending(table) is Ending.REMOVED
