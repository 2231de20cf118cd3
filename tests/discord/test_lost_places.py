"""Deleted channels and threads, and servers from which the bot was removed: the table closes, and nobody has lost."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from bot.ratings.games import Ending, GameFilter
from cogs.table.announcer import RETRY_REFUSED
from cogs.table.closing import LostPlaces
from cogs.table.panels import TOKEN_LIFE
from tests.discord.card_table import CardTable
from tests.discord.simulation import delete_channel, expel
from tests.world.said import says

pytestmark = [pytest.mark.proof, pytest.mark.table(seed=3)]  # whole hands in the simulated Discord


def listener(table: CardTable) -> LostPlaces:
    """Who hears what Discord tells; the simulation deletes no threads."""
    return next(cog for cog in table.bot.cogs.values() if isinstance(cog, LostPlaces))


async def ending(table: CardTable) -> Ending:
    (game,) = (await table.bot.services.store.history(GameFilter(table.world.guild.id))).games
    return game.ending


@pytest.mark.parametrize("as_thread", [False, True])
async def test_a_deleted_place_closes_its_table(table: CardTable, as_thread: bool) -> None:
    await table.gather(points=10)
    await table.play_on(until_hand=2)
    if as_thread:
        await listener(table).on_raw_thread_delete(SimpleNamespace(thread_id=table.world.channel.id))  # type: ignore[arg-type]
    else:
        await delete_channel(table.world)
    assert table.bot.services.tables.snapshots() == ()
    assert await ending(table) is Ending.DELETED
    room = table.world.guild.create_text_channel("elsewhere")
    answer = await table.ann.slash(room, "history")
    assert says(table.read(answer).text, "history-deleted")


async def test_threads_go_with_their_channel(table: CardTable) -> None:
    await table.gather(points=10)
    await table.play_on(until_hand=2)
    thread = SimpleNamespace(id=table.world.channel.id)
    parent = SimpleNamespace(id=5, threads=[thread])
    await listener(table).on_guild_channel_delete(parent)  # type: ignore[arg-type]
    assert await ending(table) is Ending.DELETED


async def test_a_removed_bot_leaves_no_loser(table: CardTable) -> None:
    await table.gather(points=10)
    await table.play_on(until_hand=2)
    await expel(table.world)
    assert table.bot.services.tables.snapshots() == ()
    assert await ending(table) is Ending.REMOVED


async def test_places_lost_while_the_bot_was_off_are_noticed(table: CardTable, monkeypatch: pytest.MonkeyPatch) -> None:
    await table.gather(points=10)
    await table.play_on(until_hand=2)
    await listener(table).on_shard_ready(0)
    assert len(table.bot.services.tables.snapshots()) == 1, "the server is known"
    monkeypatch.setattr(table.bot, "get_guild", lambda _: None)
    await listener(table).on_shard_ready(0)
    assert await ending(table) is Ending.REMOVED


@pytest.mark.parametrize("gone", [False, True])
@pytest.mark.table(reminder_seconds=3600)
async def test_a_game_ends_only_if_its_channel_is_really_gone(table: CardTable, gone: bool) -> None:
    """Discord says once that it does not know the channel."""
    await table.gather(points=10)
    await table.env.advance_time(TOKEN_LIFE + 1)
    table.panels.clear()
    for method, path in (("PATCH", "/channels/*/messages/*"), *([("GET", "/channels/*")] if gone else [])):
        table.env.inject_error(method, path, status=404, code=10003, times=1)
    await table.decide(table.choice(), on_panel=True)
    assert table.env.backend.faults == []
    assert (table.bot.services.tables.snapshots() == ()) is gone
    if not gone:
        await table.env.advance_time(RETRY_REFUSED + 1)
        await table.decide(table.choice(), on_panel=True)
        await table.play_on(until_hand=2)
