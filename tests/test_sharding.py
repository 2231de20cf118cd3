"""What a process does when it hears of the others on the same PostgreSQL."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from itertools import count
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import AsyncMock, MagicMock

import discord
import pytest
from yarl import URL

from bot.client import EuchreBot
from bot.cluster import FIRST_REST, HAND_SECONDS, Cluster
from bot.services import Services
from bot.settings import Settings
from bot.storage.api import News, SettingsChanged, Shards, ShardsTaken, ShardsWanted, StoreError, TableId, TableRow
from bot.storage.backends import open_store
from bot.storage.postgres.database import PostgresStore
from bot.storage.postgres.membership import Intervals
from bot.tables.decisions import Reason
from bot.tables.model import DAY
from bot.tables.playing import Play
from bot.tables.preferences import CallHours
from bot.tables.seating import Join
from bot.tables.server_settings import LANGUAGE
from bot.tables.timer import Outages
from bot.ui.deliveries import Deliveries
from bot.ui.emojis import CardEmojis
from bot.ui.rate_limiter import PER_SECOND, RateLimiter
from bot.ui.readers import Languages, Readers
from bot.ui.routes import UnderWay
from cogs.lobby_calls import LobbyCalls
from tests.storage.postgres.processes import HASTY, dead, first, heard, process
from tests.storage.postgres_server import server
from tests.tables.company import ANN, BOB, CAY, GUILD, Evening, reason_of
from tests.world import require
from tests.world.clock import poll, quiet

_PRESSES = count(5000)


@dataclass
class Life:
    """One process without Discord; ``served`` and ``resumed`` are what it was asked to take over."""

    store: PostgresStore
    evening: Evening
    viewers: Readers
    limiter: RateLimiter
    served: list[int] = field(default_factory=list)
    resumed: list[TableRow] = field(default_factory=list)
    done: list[str] = field(default_factory=list)
    posts: list[str] = field(default_factory=list)
    refuses: bool = False
    ended: bool = False
    complete: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def services(self) -> SimpleNamespace:
        return SimpleNamespace(
            store=self.store, tables=self.evening.tables, readers=self.viewers,
            expect=self.expect, take_up=self.evening.tables.take_up, complete=self.complete,
            release_tournaments=self.release,
        )  # fmt: skip

    @property
    def features(self) -> SimpleNamespace:
        pages = MagicMock(recheck=AsyncMock())
        posts = SimpleNamespace(take_up=self.take_up_posts, release=self.release_posts)
        return SimpleNamespace(announcers=self, lobby_posts=posts, live=SimpleNamespace(pages=pages))

    async def serve_shards(self, shards: tuple[int, ...]) -> None:
        self.served += shards

    async def end_replaced(self) -> None:
        self.ended = True

    async def leave_shards(self, shards: tuple[int, ...]) -> None:
        self.done.append(f"leaves {shards}")

    def serves(self, table: TableId) -> bool:
        """Whether shard 0 is connected here and this table of it taken up."""
        return self.served == [0] and self.evening.tables.snapshot(table) is not None

    def expect(self, rows: list[TableRow]) -> None:
        self.resumed += rows
        self.evening.tables.expect(rows)

    def redraw_resumed(self) -> None:
        """No messages stand anywhere."""

    async def take_up_posts(self) -> None:
        self.posts.append("taken up")

    async def release_posts(self, of: Callable[[int], bool]) -> None:
        assert of(GUILD)
        assert not of(5 << 22)
        self.posts.append("released")

    async def release(self, what: Callable[[int], bool] | set[TableId]) -> None:
        """Of tournaments by their servers, and of announcers by their tables."""
        if self.refuses:
            raise StoreError("store-full")
        assert isinstance(what, set) or (what(GUILD) and not what(5 << 22))
        self.done.append(f"forgets tables {sorted(what)}" if isinstance(what, set) else "forgets tournaments")


@asynccontextmanager
async def life(
    url: str, shard: int, pace: Intervals = HASTY, hand_seconds: float = HAND_SECONDS
) -> AsyncIterator[Life]:
    """A process that serves one of two shards."""
    async with process(url, shard, pace=pace) as store:
        here = Life(store, Evening(store, interactions=_PRESSES), Readers(store, CardEmojis()), RateLimiter())
        here.complete.set()
        tables, bot = here.evening.tables, here
        serving = Cluster(cast(EuchreBot, bot), hand_seconds)
        serving.start()
        yield here
        await serving.close()
        await tables.close()


@pytest.mark.proof
async def test_a_process_follows_the_others_news() -> None:
    patient = replace(HASTY, gone=60.0)  # whoever is cut off connects anew, however slow this machine is
    with server() as running:
        url = running.new_database()
        async with life(url, 0, patient) as one, life(url, 1, patient) as other:
            await poll(lambda: one.limiter.per_second == other.limiter.per_second == PER_SECOND // 2)
            await _settings_are_read_anew(one, other)
            table = await one.evening.open()
            await one.evening.does(table, BOB, Join())
            assert other.evening.tables.snapshot(table) is None
            await dead(one.store)
            other.store.database.membership.pace = HASTY
            await poll(lambda: other.served == [0])
            assert [row.table_id for row in other.resumed] == [table]
            await other.evening.does(table, CAY, Join())
            snapshot = require(other.evening.tables.snapshot(table))
            seated = [chair.user_id for chair in snapshot.table.chairs if chair.user_id]
            assert seated == [ANN.user_id, BOB.user_id, CAY.user_id]
            assert other.limiter.per_second == PER_SECOND
            with pytest.raises(Exception, match="nothing was written"):
                await one.store.set_note("late", "1")
            await poll(lambda: one.ended)


async def _settings_are_read_anew(one: Life, other: Life) -> None:
    languages = Languages(other.evening.tables.server_settings, lambda _: None)
    assert (await languages.of(GUILD)).locale == "en"
    assert (await other.viewers.preferences_of(ANN.user_id)).reminders
    await one.store.set_guild_setting(GUILD, LANGUAGE, "de")
    await one.viewers.choose(ANN.user_id, "reminders", "off")
    await poll(lambda: languages.at_table(GUILD).locale == "de")
    await poll(lambda: ANN.user_id not in other.viewers.kept)
    assert not (await other.viewers.preferences_of(ANN.user_id)).reminders
    # What is stored while the connection is cut is not heard of: everything known is dropped then.
    require(other.store.database.membership.connection).terminate()
    await one.viewers.choose(ANN.user_id, "reminders", "on")
    await poll(lambda: ANN.user_id not in other.viewers.kept)


@asynccontextmanager
async def taken_over(url: str, hand_seconds: float = HAND_SECONDS) -> AsyncIterator[tuple[Life, TableId]]:
    """A process that serves the shard of one that died besides its own, and a table there, in the midst of a hand."""
    async with life(url, 1, hand_seconds=hand_seconds) as other, life(url, 0) as one:
        table = await one.evening.started()
        await dead(one.store)
        await poll(lambda: other.serves(table))
        await other.evening.act(table, random.Random(2))
        yield other, table


async def _finish_hand(evening: Evening, table: TableId) -> None:
    hand, chance = evening.view(table).hand_seq, random.Random(2)
    while evening.view(table).hand_seq == hand:
        await evening.act(table, chance)


@pytest.mark.proof
async def test_shards_are_handed_back_between_two_hands() -> None:
    with server() as running:
        url = running.new_database()
        async with taken_over(url) as (other, table), life(url, 0) as again:
            again.store.ask_for_shards()
            news = heard(other.store)
            for _ in range(2):
                await first(news, ShardsWanted)
            assert other.done == []
            assert again.store.shards() == Shards((), 2)
            await _finish_hand(other.evening, table)
            await poll(lambda: again.serves(table))
            assert other.done == ["leaves (0,)", "forgets tournaments", f"forgets tables [{table}]"]
            assert other.evening.tables.snapshots() == ()
            assert other.posts == ["taken up", "released"]
            await poll(lambda: again.posts == ["taken up"])
            assert [row.table_id for row in again.resumed] == [table]
            view = again.evening.view(table)
            assert view.seq == view.hand_seq, "no act was made in the hand"
            await again.evening.act(table, random.Random(3))
            await poll(lambda: other.limiter.per_second == PER_SECOND // 2)


@pytest.mark.proof
async def test_shards_are_handed_back_in_mid_hand_after_the_limit() -> None:
    with server() as running:
        url = running.new_database()
        async with taken_over(url, 0.0) as (other, table), life(url, 0) as again:
            before = other.evening.everything(table)
            again.store.ask_for_shards()
            await poll(lambda: again.serves(table))
            assert again.evening.view(table).seq > again.evening.view(table).hand_seq
            assert again.evening.everything(table) == before, "nothing of the hand is lost"


@pytest.mark.proof
async def test_shards_that_cannot_be_released_are_still_served(monkeypatch: pytest.MonkeyPatch) -> None:
    with server() as running:
        url = running.new_database()
        async with taken_over(url, 0.0) as (other, table), life(url, 0) as again:
            other.refuses = True
            again.store.ask_for_shards()
            await poll(lambda: other.served == [0, 0])
            assert other.done == ["leaves (0,)"]
            assert other.store.shards() == Shards((0, 1), 2)
            await other.evening.act(table, random.Random(3))
            other.refuses = False
            monkeypatch.setattr(asyncio.get_running_loop(), "time", lambda: time.monotonic() + FIRST_REST)
            await poll(lambda: again.serves(table))


@asynccontextmanager
async def calling(life: Life, called: AsyncMock) -> AsyncIterator[None]:
    """Let a process call people to its tables; everybody sees the channel, and ``called`` gets each message."""
    tables, languages = life.evening.tables, Languages(life.evening.tables.server_settings, lambda _: None)
    members = [SimpleNamespace(id=person.user_id) for person in (ANN, BOB)]
    guild = MagicMock(id=GUILD, unavailable=False, query_members=AsyncMock(return_value=members))
    bot = MagicMock(get_guild=lambda _: guild)
    bot.get_partial_messageable().send = called
    services = SimpleNamespace(
        tables=tables, bot=bot, store=life.store, server_settings=tables.server_settings, clock=life.evening.clock,
        owner_journal=SimpleNamespace(decided=SimpleNamespace(people=())), readers=life.viewers, languages=languages,
        deliveries=Deliveries(bot, CardEmojis(), languages, life.evening.clock.now, str),
    )  # fmt: skip
    rights, posts = SimpleNamespace(take_posting=lambda *_: True), SimpleNamespace(turn=AsyncMock())
    calls = LobbyCalls(cast(Services, services), cast(Any, rights), cast(Any, posts))
    yield
    await calls.close()


@pytest.mark.proof
async def test_a_table_that_another_process_takes_over_calls_nobody_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    """However soon it looks, and even where the channel could be called again."""
    soon = {"HELD_SECONDS": 0.2, "LOOK_SECONDS": 0.1, "CHANNEL_SECONDS": 0.0}
    everybody = dict.fromkeys(("may_post_in", "can_see", "may_write"), lambda *_: True)
    for name, value in (soon | everybody).items():
        monkeypatch.setattr(f"cogs.lobby_calls.{name}", value)
    called = AsyncMock(return_value=SimpleNamespace(id=1))
    with server() as running:
        url = running.new_database()
        async with life(url, 0) as one, life(url, 1) as other, calling(one, called), calling(other, called):
            await one.store.set_guild_setting(GUILD, "lobby_channel", "70")
            await one.viewers.set_call_hours(BOB.user_id, CallHours(0, 24))
            now = one.evening.clock.now()
            assert await one.store.toggle_callee(GUILD, BOB.user_id, now + DAY, now)
            table = await one.evening.open()
            await poll(lambda: called.await_count == 1)
            await dead(one.store)
            await poll(lambda: other.serves(table))
            read, looks = other.store.callees, list[object]()

            async def look(*arguments: Any) -> Any:
                looks.append(arguments)
                return await read(*arguments)

            monkeypatch.setattr(other.store, "callees", look)
            await poll(lambda: len(looks) > 2)
            [call] = called.await_args_list
            assert [user.id for user in call.kwargs["allowed_mentions"].users] == [BOB.user_id]


async def test_a_decision_on_a_released_table_is_not_written(tmp_path: Path) -> None:
    store = await open_store(tmp_path / "file.db")
    try:
        evening = Evening(store)
        table = await evening.started()
        person, lock = evening.mover(table), evening.tables.live[table].lock
        async with lock:
            releasing = asyncio.ensure_future(evening.tables.release({table}))
            await quiet()
            act = Play(evening.mine(table, person).legal[0])
            pressed = asyncio.ensure_future(evening.press(table, person, act))
            await quiet()
        before = len(await store.entries(table))
        answer = await pressed
        await releasing
        assert reason_of(answer) is Reason.STORE
        assert len(await store.entries(table)) == before
        await evening.tables.close()
    finally:
        await store.close()


class ShardStore:
    """A store that only tells the process's shards, and tables that note whose clocks go on."""

    def __init__(self, *own: int) -> None:
        self.own = own
        self.asked = 0
        self.gone_on: list[int] = []

    def shards(self) -> Shards:
        self.asked += 1
        assert self.asked < 1000, "it goes on without a pause"
        return Shards(self.own, 2)

    def waits_for(self) -> str:
        return "another"

    def ask_for_shards(self) -> None:
        """Nobody else is there."""

    def begin_anew(self, shard: int, _: float) -> None:
        self.gone_on.append(shard)


class Offline(EuchreBot):
    """One of two shards' bots, without Discord; it is over once it would connect."""

    def __init__(self, store: Any) -> None:
        settings, nothing = Settings(shard_count=2, shard_ids=(0,)), AsyncMock()
        super().__init__(settings, nothing, nothing)
        parts: Any = SimpleNamespace(
            bot=self, store=store, under_way=UnderWay(), tables=store, nights=MagicMock(),
            shard_of=lambda guild_id: Services.shard_of(parts, guild_id),
            lose=lambda shard: Services.lose(parts, shard), find=lambda shard: Services.find(parts, shard),
        )  # fmt: skip
        parts.outages = Outages(lambda: 0.0, parts.shard_of)
        self.reachable = parts.outages.reachable
        self.services = parts
        self.launched: list[int] = []

    async def wait_until_ready(self) -> None:
        """It is."""

    async def launch_shard(self, gateway: URL, shard_id: int, *, initial: bool = False) -> None:
        self.launched.append(shard_id)

    async def fetch_session_start_limits(self) -> discord.SessionStartLimits:
        raise EOFError


@pytest.mark.parametrize("news", [ShardsTaken((1,)), ShardsWanted((0,), 7), SettingsChanged(GUILD, None)])
async def test_news_that_comes_during_the_closing_changes_nothing(news: News) -> None:
    services = MagicMock()
    services.store.live_tables = AsyncMock(return_value=[])
    bot = MagicMock(services=services, leave_shards=AsyncMock())
    here = Cluster(bot)
    here.start()
    await here.close()
    before = asyncio.all_tasks()
    (hear,) = services.store.add_listener.call_args.args
    hear(news)
    assert asyncio.all_tasks() == before


DIRECT = OTHERS = 5 << 22
"""The channel of a direct message, and a server: by their ids, both are shard 1's."""


async def test_clocks_of_direct_messages_go_on_where_shard_0_is_served() -> None:
    store = ShardStore(0)
    bot = Offline(store)
    assert not bot.reachable(DIRECT)
    await bot.on_shard_connect(0)
    assert bot.reachable(DIRECT)
    assert store.gone_on == [bot.services.shard_of(DIRECT)]
    await bot.on_shard_disconnect(0)
    assert not bot.reachable(DIRECT)


async def test_clocks_of_a_transferred_shard_wait_for_its_connection() -> None:
    store = ShardStore(0, 1)
    bot = Offline(store)
    await bot.on_shard_connect(0)
    assert not bot.reachable(OTHERS), "it is connected only after its tables are resumed"
    await bot.serve_shards((1,))
    await bot.on_shard_connect(1)
    assert bot.reachable(OTHERS)
    await bot.leave_shards((1,))
    assert not bot.reachable(OTHERS), "it is handed over only after its tables are let go"
    assert bot.reachable(GUILD)


async def test_a_standby_that_loses_its_shards_at_once_keeps_waiting() -> None:
    store = ShardStore()
    bot = Offline(store)
    launching = asyncio.ensure_future(bot.launch_shards())
    await quiet()
    await bot.serve_shards((0,))
    await quiet()
    assert not launching.done()
    assert bot.launched == [], "another process serves it by now"
    store.own = (0,)
    await bot.serve_shards((0,))
    with pytest.raises(EOFError):
        await launching
    assert bot.launched == [0]


def test_one_file_needs_no_membership(tmp_path: Path) -> None:
    async def use_one_file() -> None:
        store = await open_store(tmp_path / "file.db")
        try:
            heard: list[object] = []
            store.add_listener(heard.append)
            assert store.identify_slot(0) is None, "discord.py's own pace is right for one process"
            await store.set_guild_setting(GUILD, LANGUAGE, "de")
            assert heard == []
        finally:
            await store.close()

    asyncio.run(use_one_file())
