"""What one process stores the others hear of, or read at once; each does the work of its own shards only."""

from __future__ import annotations

import asyncio

import pytest

from bot.ratings.boards import BoardQuestion, Measure
from bot.storage.api import Entry, SettingsChanged, Shards
from tests.storage.play import ANN, NOON, partners, play
from tests.storage.postgres.processes import FIRST, SECOND, first, heard, process
from tests.storage.rows import CHANNEL
from tests.world.clock import pause


@pytest.fixture
def url(prepared: str) -> str:
    return prepared


async def test_settings_reach_the_others(url: str) -> None:
    async with process(url, 0) as one, process(url, 1) as other:
        news, own = heard(other), heard(one)
        await one.set_guild_setting(FIRST, "language", "de")
        assert await first(news, SettingsChanged) == SettingsChanged(guild_id=FIRST)
        assert await other.guild_settings(FIRST) == {"language": "de"}
        await one.set_player_setting(ANN, "deck", "two")
        assert await first(news, SettingsChanged) == SettingsChanged(user_id=ANN)
        await one.end_live_sessions(ANN)
        assert await first(news, SettingsChanged) == SettingsChanged(user_id=ANN)
        await one.forget_player(FIRST, ANN)
        assert await first(news, SettingsChanged) == SettingsChanged(user_id=ANN)
        assert await other.player_settings(ANN) == {}
        await other.set_guild_setting(SECOND, "language", "fr")
        assert await first(own, SettingsChanged) == SettingsChanged(guild_id=SECOND), "nobody hears themselves"


async def test_a_finished_game_is_on_every_process_s_boards(url: str) -> None:
    question = BoardQuestion(FIRST, Measure.WINS)
    async with process(url, 0) as one, process(url, 1) as other:
        assert (await other.leaderboard(question)).players == 0
        await play(one, partners(), guild_id=FIRST)
        assert (await other.leaderboard(question)).players == 4


async def test_direct_messages_are_shard_0_s(url: str) -> None:
    """Their home is the channel, whose number may say any shard; presses there all arrive at shard 0."""
    opened = Entry(1, NOON, "opened", "{}")
    async with process(url, 0) as one, process(url, 1) as other:
        direct = [await one.open_table(home, home, opened, None) for home in (FIRST, SECOND)]
        [there] = [await other.open_table(SECOND, CHANNEL, opened, None)]
        assert [row.table_id for row in await one.live_tables()] == direct
        assert [row.table_id for row in await other.live_tables()] == [there]
    async with process(url, 0, 1) as both:
        assert [row.table_id for row in await both.live_tables()] == [*direct, there]
        assert [row.table_id for row in await both.live_tables([1])] == [there]


async def test_first_channels_of_old_servers_are_no_direct_messages(url: str) -> None:
    """Until 2017 a server's first channel had the server's id; one process serves both shards at first."""
    opened, recent = Entry(1, NOON, "opened", "{}"), 100_000_000_001 << 22
    assert Shards((0, 1), 2).of_server(recent) == 1
    async with process(url, 0, 1) as both:
        first_channel = await both.open_table(SECOND, SECOND, opened, None)
        direct = await both.open_table(recent, recent, opened, None)
        assert [row.table_id for row in await both.live_tables([1])] == [first_channel]
        assert [row.table_id for row in await both.live_tables([0])] == [direct]


async def test_each_process_serves_its_own_servers(url: str) -> None:
    async with process(url, 0) as one, process(url, 1) as other:
        await one.set_guild_setting(FIRST, "season-channel", "5")
        await one.set_guild_setting(SECOND, "season-channel", "6")
        night = await other.open_tournament("night", SECOND, CHANNEL, [Entry(1, NOON, "opened", "{}")])
        daily = await one.open_tournament("daily", None, None, [Entry(1, NOON, "opened", "{}")])
        assert (await one.servers_with("season-channel"), await other.servers_with("season-channel")) == (
            {FIRST: "5"},
            {SECOND: "6"},
        )
        assert [row.tournament_id for row in await one.live_tournaments("daily")] == [daily]
        assert [row.tournament_id for row in await other.live_tournaments("daily")] == [daily], "it is everybody's"
        assert await one.live_tournaments("night") == []
        assert [row.tournament_id for row in await other.live_tournaments("night")] == [night]


async def test_only_one_of_two_processes_gets_a_number(url: str) -> None:
    """The key has the last word, whatever each has read."""
    async with process(url, 0) as one, process(url, 1) as other:
        daily = await one.open_tournament("daily", None, None, [Entry(1, NOON, "opened", "{}")])
        for seq in range(2, 12):
            results = await asyncio.gather(
                *(store.append_tournament_facts(daily, [Entry(seq, NOON, "kept", "{}")]) for store in (one, other)),
                return_exceptions=True,
            )
            assert sorted(str(type(answer).__name__) for answer in results) == ["NoneType", "SequenceTaken"]


async def test_upkeep_is_done_by_one_process_at_a_time(url: str) -> None:
    order: list[str] = []

    async with process(url, 0) as one, process(url, 1) as other:

        async def work(name: str, store: object) -> None:
            assert store in (one, other)
            async with (one if store is one else other).database.alone():
                order.append(f"{name} begins")
                await pause(0.3)  # the other one may try meanwhile
                order.append(f"{name} ends")

        await asyncio.gather(work("one", one), work("other", other))
    assert [words.split()[1] for words in order] == ["begins", "ends", "begins", "ends"]
