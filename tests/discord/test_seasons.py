"""The end of a season: its final table is posted once, kept, and its champions wear their titles."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import simcord

from bot.ratings.boards import season_end, season_of
from bot.storage.api import Store, StoreError
from bot.storage.sqlite.database import SqliteStore
from cogs.leagues import Posting, SeasonPosts
from tests.discord.card_table import CardTable
from tests.discord.simulation import Wire, forbid, look
from tests.discord.test_clocks import Nonces
from tests.discord.test_config import kept_table, said
from tests.storage.play import NAMES, alone, partners, play

TITLE = "is over"


pytestmark = pytest.mark.usefixtures("nobody_looks_every_hour")


@asynccontextmanager
async def season(
    folder: Path, games: int = 12, *, chosen: bool = True
) -> AsyncIterator[tuple[CardTable, simcord.MemberActor, str]]:
    """Some minutes before the end of a season in which Ann and Cay won most games; its name. Eve keeps the server."""
    async with kept_table(folder) as (table, keeper):
        now = table.env.now().timestamp()
        await table.env.advance_time(season_end(now) - now - 600)
        people = {person.id: person.name.title() for person in table.world.people}
        NAMES.update(people)
        at = table.env.now().timestamp()
        together = [partners(tuple(people), winner=1 if number % 3 else 2, ended_at=at) for number in range(games)]
        ann, bob, *_ = people
        two = [alone({ann: 10, bob: 9}, ended_at=at, preset="two-handed")]
        assert isinstance(table.bot.services.store, SqliteStore)
        await play(table.bot.services.store, *together, *two, guild_id=table.world.guild.id)
        if chosen:
            await said(table, keeper, "config seasons", channel=table.world.channel)
        yield table, keeper, season_of(at)


def posted(table: CardTable) -> list[str]:
    """The final tables that stand in the channel."""
    texts = [look(table.env, message).told for message in table.world.channel.history()]
    return [text for text in texts if TITLE in text]


async def test_the_final_table_is_posted_once_and_kept(tmp_path: Path) -> None:
    async with season(tmp_path) as (table, keeper, name):
        ann, bob = table.world.people[:2]
        assert posted(table) == []
        await table.env.advance_time(700)
        [text] = posted(table)
        assert f"Season {name} is over" in text
        assert "🏆 Champions: **Ann and Cay**" in text
        assert "\n1 Ann · Rating " in text
        assert "\n1 Cay · Rating " in text
        assert "Two-handed" not in text, "one game is too few to stand there"
        await table.restart()
        await table.env.advance_time(2 * 3600)
        assert posted(table) == [text]
        kept = look(table.env, (await table.type(bob, "leaderboard", season=name.lower())).response)
        assert f"Rating · Partnership, season {name}" in kept.told
        assert "You, Bob: #3 of 4" in kept.text
        stats = look(table.env, (await table.type(bob, "stats", player=ann)).response)
        assert f"🏆 Champion: {name} Partnership" in stats.text
        assert "🏆" not in look(table.env, (await table.type(bob, "stats")).response).text
        offered = await ann.autocomplete(table.world.channel, "leaderboard", "season", name[:4])
        assert name in [choice["value"] for choice in offered]
        assert "I don’t know season “2026-Q5”" in await said(table, keeper, "leaderboard", season="2026-Q5")
        assert "aren’t posted anywhere" in await said(table, keeper, "config seasons", nowhere="yes")


async def test_a_restart_over_the_end_of_the_season(tmp_path: Path) -> None:
    async with season(tmp_path) as (table, _, name):
        await table.bot.close()
        await table.env.advance_time(3 * 86_400)
        await table.restart()
        await table.env.advance_time(1)
        assert len(posted(table)) == 1
        assert name in posted(table)[0]


async def test_all_seasons_that_ended_while_the_bot_was_off_are_posted(tmp_path: Path) -> None:
    async with season(tmp_path) as (table, _, name):
        now = table.env.now().timestamp()
        later = season_of(now + 30 * 86_400)
        people = {person.id: person.name.title() for person in table.world.people}
        games = [partners(tuple(people), winner=1, ended_at=now + 40 * 86_400) for _ in range(12)]
        assert isinstance(table.bot.services.store, SqliteStore)
        await play(table.bot.services.store, *games, guild_id=table.world.guild.id)
        await table.bot.close()
        await table.env.advance_time(100 * 86_400)
        await table.restart()
        await table.env.advance_time(1)
        first, second = sorted(posted(table))
        assert (f"Season {name} is over" in first, f"Season {later} is over" in second) == (True, True)
        await table.restart()
        await table.env.advance_time(4000)
        assert sorted(posted(table)) == [first, second]


async def test_a_lost_reply_posts_once(tmp_path: Path) -> None:
    async with season(tmp_path) as (table, _, _):
        Nonces(table)
        Wire(table.env).lose_reply("POST", "/channels/*/messages")
        await table.env.advance_time(900)
        assert len(posted(table)) == 1


async def test_a_post_is_noted_before_it_is_sent(tmp_path: Path) -> None:
    """So that the next process knows of it, should this one end before Discord has answered."""
    async with season(tmp_path) as (table, _, name):
        held = Wire(table.env).hold("POST", "/channels/*/messages")
        await table.env.advance_time(700)
        assert held.waiting == 1
        known = await table.bot.services.store.note(f"season:{table.world.guild.id}")
        assert known is not None
        assert name in known
        assert known.endswith("false]")
        held.release()
        await table.env.settle()
        assert len(posted(table)) == 1


async def interrupted(table: CardTable, name: str, *, seconds: float) -> None:
    """The process ended so many seconds ago, between writing down that it posts and hearing that it had."""
    posting = Posting(name, table.env.now().timestamp() - seconds, done=False)
    await table.bot.services.store.set_note(f"season:{table.world.guild.id}", posting.to_json())
    await table.restart()
    await table.env.advance_time(1)


async def test_an_interrupted_posting_is_found_in_the_channel(tmp_path: Path) -> None:
    async with season(tmp_path) as (table, _, name):
        await table.env.advance_time(700)
        await interrupted(table, name, seconds=200)
        assert len(posted(table)) == 1
        again = await table.bot.services.store.note(f"season:{table.world.guild.id}")
        assert again is not None
        assert again.endswith("true]")


async def test_an_interrupted_post_that_never_arrived_is_repeated(tmp_path: Path) -> None:
    async with season(tmp_path, chosen=False) as (table, keeper, name):
        await table.env.advance_time(700)
        assert posted(table) == []
        await said(table, keeper, "config seasons", channel=table.world.channel)
        await table.env.advance_time(3700)
        assert posted(table) == [], "that season was over before the channel was chosen"
        await interrupted(table, name, seconds=4000)
        assert len(posted(table)) == 1


async def test_a_refusing_channel_is_given_up(tmp_path: Path) -> None:
    async with season(tmp_path) as (table, _, _):
        await forbid(table.world, "send_messages")
        await table.env.advance_time(900)
        tries = [r for r in table.env.http_requests if r.method == "POST" and r.path.endswith("/messages")]
        assert len(tries) <= 1
        assert posted(table) == []


async def test_a_season_without_games_is_not_announced(tmp_path: Path) -> None:
    async with season(tmp_path, games=3) as (table, _, _):
        await table.env.advance_time(900)
        assert posted(table) == []


async def test_a_store_that_fails_is_asked_again(tmp_path: Path) -> None:
    async with season(tmp_path) as (table, _, _):
        broken = BrokenOnce(table.bot.services.store)
        posts: SeasonPosts = table.bot.services.season_posts
        posts._store = broken  # type: ignore[assignment]  # a store with one fault
        await table.env.advance_time(900)
        assert broken.failed
        assert len(posted(table)) == 1


class BrokenOnce:
    """A store whose first question of servers fails."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.failed = False

    async def servers_with(self, name: str) -> dict[int, str]:
        if not self.failed:
            self.failed = True
            raise StoreError("once")
        return await self._store.servers_with(name)

    def __getattr__(self, name: str) -> object:
        return getattr(self._store, name)
