"""Each shard has one process; who is dead is replaced, and who was thought dead writes nothing any more."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from unittest.mock import AsyncMock, Mock

import asyncpg
import pytest

from bot.storage.api import (
    DatabaseLocked,
    Entry,
    News,
    ProcessesCounted,
    ProcessReplaced,
    Replaced,
    SettingsChanged,
    Shards,
    ShardsTaken,
    ShardsWanted,
    StoreError,
    StoreUnreachable,
    TableId,
)
from bot.storage.backends import open_store
from bot.storage.postgres import membership
from bot.storage.postgres.connection import FAULTS
from bot.storage.postgres.database import PostgresStore
from bot.storage.postgres.membership import PACE, Intervals
from bot.storage.sql import journal
from bot.storage.sql.connection import Connection
from tests.storage.postgres.processes import FIRST, HASTY, SECOND, dead, first, frozen, hasty, heard, process
from tests.storage.postgres_server import asked, server
from tests.storage.rows import CHANNEL, entry
from tests.world import require
from tests.world.clock import poll, turns


@pytest.fixture
def url(prepared: str) -> str:
    return prepared


async def opened_at(store: PostgresStore, guild_id: int) -> TableId:
    return await store.open_table(guild_id, CHANNEL, Entry(1, 1000.0, "opened", "{}"), None)


@asynccontextmanager
async def connected(url: str) -> AsyncIterator[asyncpg.Connection]:
    connection = await asyncpg.connect(url)
    try:
        yield connection
    finally:
        await connection.close()


class Slow:
    """Writes entry 2 of a table, and is not done until the test lets it ``go_on``."""

    def __init__(self, table: TableId) -> None:
        self.begun, self.go_on = asyncio.Event(), asyncio.Event()
        self._table = table

    async def __call__(self, connection: Connection) -> None:
        await journal.append(connection, [journal.Append(self._table, [entry(2)])])
        self.begun.set()
        await self.go_on.wait()

    async def begins(self) -> None:
        """Until it has written."""
        async with asyncio.timeout(30):
            await self.begun.wait()


async def tables(store: PostgresStore) -> list[int]:
    return [row.table_id for row in await store.live_tables()]


async def test_a_process_sees_the_tables_of_its_shards(url: str) -> None:
    async with process(url, 0) as one, process(url, 1) as other:
        here, there = await opened_at(one, FIRST), await opened_at(other, SECOND)
        direct = await opened_at(one, 0)
        assert await tables(one) == [here, direct]
        assert await tables(other) == [there]


async def test_all_processes_must_have_the_same_shard_count(url: str) -> None:
    async with process(url, 0, 1):
        with pytest.raises(DatabaseLocked, match="SHARD_COUNT"):
            await open_store(url, shards=Shards((2,), 3))


async def test_a_process_whose_shards_another_serves_stands_by(url: str) -> None:
    async with process(url, 0, 1) as one:
        table = await opened_at(one, FIRST)
        counted = heard(one)
        async with process(url, 0) as spare:
            assert spare.shards() == Shards((), 2)
            assert spare.waits_for() == one.database.membership.name
            assert await tables(spare) == []
            for store in (one, spare):
                await store.database.membership.beat()
            assert one.shards() == Shards((0, 1), 2)
            assert await first(counted, ProcessesCounted) == ProcessesCounted(1), "a standby uses nothing up"
            with pytest.raises(TimeoutError):
                await first(counted, ProcessesCounted, 0.1)
            assert await tables(one) == [table]


@pytest.mark.parametrize("how", ["dead", "frozen", "ended"])
async def test_a_standby_replaces_a_silent_process(url: str, how: str) -> None:
    async with hasty(url, 0, 1) as one, hasty(url, 0) as spare:
        news = heard(spare)
        table = await opened_at(one, FIRST)
        await {"dead": dead, "frozen": frozen, "ended": PostgresStore.close}[how](one)
        assert await first(news, ShardsTaken) == ShardsTaken((0, 1) if how != "ended" else (0,))
        assert spare.waits_for() == ""
        assert await tables(spare) == [table]
        await spare.append(table, [entry(2)])


async def test_a_leaving_process_cuts_no_sign_of_life(url: str) -> None:
    """PostgreSQL may apply a cut to the next statement instead, and that one says that the process leaves."""
    async with process(url, 0) as one, connected(url) as other:
        membership = one.database.membership
        async with other.transaction():
            await other.execute("LOCK TABLE shards IN EXCLUSIVE MODE")
            await poll(lambda: other.fetchval("SELECT true FROM pg_locks WHERE NOT granted LIMIT 1"))
            closing = asyncio.create_task(membership.close())
            assert not (await asyncio.wait([closing], timeout=0.3))[0]
        await closing
        assert await other.fetchval("SELECT over FROM processes WHERE epoch = $1", membership.epoch)


async def test_shards_are_handed_back_to_the_process_that_was_started_for_them(url: str) -> None:
    async with hasty(url, 0) as one, hasty(url, 1) as other:
        table, news = await opened_at(one, FIRST), heard(other)
        await dead(one)
        assert await first(news, ShardsTaken) == ShardsTaken((0,))
        async with hasty(url, 0) as again:
            back = heard(again)
            again.ask_for_shards()
            request = await first(news, ShardsWanted)
            assert request == ShardsWanted((0,), again.database.membership.epoch)
            assert again.shards() == Shards((), 2)
            await other.hand_over((0,), again.database.membership.epoch)
            assert other.shards() == Shards((1,), 2)
            assert await first(back, ShardsTaken) == ShardsTaken((0,))
            assert await tables(again) == [table]
            assert await tables(other) == []
            await again.append(table, [entry(2)])
            await opened_at(other, SECOND)
            await again.database.membership.beat()
            assert again.waits_for() == ""


async def test_shards_served_by_their_own_process_are_not_requested(url: str) -> None:
    """Of two that were started for the same shards the first one keeps them."""
    async with process(url, 0, 1) as one, process(url, 0) as spare:
        announced = heard(one)
        spare.ask_for_shards()
        await spare.database.membership.beat()
        await spare.set_guild_setting(FIRST, "language", "de")
        async with asyncio.timeout(60):
            while not isinstance(news := await announced.get(), SettingsChanged):
                assert not isinstance(news, ShardsWanted)
        assert one.shards() == Shards((0, 1), 2)


async def test_shards_without_a_taker_stay(url: str) -> None:
    async with hasty(url, 0) as one, hasty(url, 1) as other:
        table, news = await opened_at(one, FIRST), heard(other)
        await dead(one)
        assert await first(news, ShardsTaken) == ShardsTaken((0,))
        async with hasty(url, 0) as again:
            gone = again.database.membership.epoch
        await other.hand_over((0,), gone)
        assert await first(news, ShardsTaken) == ShardsTaken((0,)), "told once more: the tables are to be taken up"
        await other.append(table, [entry(2)])


async def test_shards_stay_if_the_connection_is_cut_while_they_are_handed_over(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hasty(url, 0) as one, hasty(url, 1) as other:
        news = heard(other)
        await dead(one)
        assert await first(news, ShardsTaken) == ShardsTaken((0,))
        async with hasty(url, 0) as again:
            monkeypatch.setattr(
                membership, "_GIVE", "SELECT pg_terminate_backend(pg_backend_pid()), $1::bigint, $2::bigint, $3::int[]"
            )
            with pytest.raises(StoreError):
                await other.hand_over((0,), again.database.membership.epoch)
            assert await first(news, ShardsTaken) == ShardsTaken((0,))
            assert other.shards() == Shards((0, 1), 2)


@pytest.mark.parametrize("how", [dead, frozen])
async def test_a_dead_process_is_replaced_and_can_write_nothing(url: str, how: object) -> None:
    async with hasty(url, 0) as one, hasty(url, 1) as other:
        news, of_the_dead = heard(other), heard(one)
        table = await opened_at(one, FIRST)
        await (dead if how is dead else frozen)(one)
        assert await first(news, ShardsTaken) == ShardsTaken((0,))
        assert await tables(other) == [table]
        for call in (
            one.append(table, [entry(2)]),
            one.place_message(table, CHANNEL, 1, 1.0),
            one.set_note("late", "1"),
        ):
            with pytest.raises(ProcessReplaced):
                await call
        assert await first(of_the_dead, Replaced) == Replaced()
        await other.append(table, [entry(2)])
        assert await other.note("late") is None


def test_a_dead_process_is_replaced_within_half_a_minute() -> None:
    assert PACE.lease + 2 * PACE.beat < 30.0
    assert PACE.gone < PACE.lease


async def test_a_frozen_transaction_is_ended_by_the_server(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its lock on the epoch would hold up whoever takes over."""
    monkeypatch.setattr("bot.storage.postgres.database.FROZEN_SECONDS", 1)

    async with hasty(url, 0) as one, hasty(url, 1) as other:
        table = await opened_at(one, FIRST)
        news, slow = heard(other), Slow(table)
        writing = asyncio.create_task(one.database.write(slow))
        try:
            await slow.begins()
            await frozen(one)
            assert await first(news, ShardsTaken) == ShardsTaken((0,))
            assert not writing.done(), "its shards are taken while it still stands"
            await other.append(table, [entry(2)])
        finally:
            slow.go_on.set()
        with pytest.raises(StoreError):
            await writing


async def test_locks_of_a_frozen_process_are_freed(url: str) -> None:
    slow = replace(HASTY, identify=60.0)
    async with process(url, 0, pace=slow) as one, process(url, 1, pace=slow) as other:
        news = heard(other)
        slot = one.identify_slot(0)
        async with slot, one.database.alone():
            await frozen(one)
            assert await first(news, ShardsTaken) == ShardsTaken((0,))
            async with asyncio.timeout(30), other.identify_slot(0), other.database.alone():
                pass


async def test_a_takeover_waits_for_the_write_under_way(url: str) -> None:
    async with hasty(url, 0) as one, hasty(url, 1) as other:
        table = await opened_at(one, FIRST)
        news, slow = heard(other), Slow(table)
        writing = asyncio.create_task(one.database.write(slow))
        try:
            await slow.begins()
            await dead(one)
            await _held_up(url)
            assert other.database.membership.shards.own == (1,)
        finally:
            slow.go_on.set()
        assert await first(news, ShardsTaken) == ShardsTaken((0,))
        assert len(await other.entries(table)) == 2, "what comes later would be written by two"
        await writing


async def _held_up(url: str) -> None:
    """Some connection waits for what another one holds."""
    words = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"

    async def waits() -> bool:
        return await asyncio.to_thread(asked, url, words) != [(0,)]

    await poll(waits)


async def test_an_orderly_stop_is_waited_for(url: str) -> None:
    async with process(url, 1) as other:
        ours, news = other.database.membership, heard(other)
        async with process(url, 0):
            pass
        await ours.beat()
        assert ours.shards.own == (1,)
        async with process(url, 0):
            ours.pace = Intervals(grace=0.0)
            await ours.beat()
            assert ours.shards.own == (1,), "it has come back"
            ours.pace = PACE
        await ours.beat()
        assert ours.shards.own == (1,)
        ours.pace = Intervals(grace=0.0)
        await ours.beat()
        assert await first(news, ShardsTaken) == ShardsTaken((0,))


async def test_a_killed_process_can_start_again_at_once(url: str) -> None:
    waiting = replace(HASTY, lease=60.0, gone=60.0)
    async with process(url, 0, pace=waiting) as one:
        table = await opened_at(one, FIRST)
        await dead(one)
        async with asyncio.timeout(30), process(url, 0, pace=waiting) as again:
            assert await tables(again) == [table]
            with pytest.raises(ProcessReplaced):
                await one.append(table, [entry(2)])


async def test_a_broken_connection_is_not_a_dead_process(url: str) -> None:
    waiting = Intervals(beat=0.2, gone=60.0)  # however slow this machine is
    async with process(url, 0, pace=waiting) as one, process(url, 1, pace=waiting) as other:
        for _ in range(4):
            connections = [store.database.membership.connection for store in (one, other)]
            asked(url, "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                       " WHERE datname = current_database() AND pid <> pg_backend_pid()")  # fmt: skip
            for store, old in zip((one, other), connections, strict=True):
                await _beats_anew(store, old)
        assert [store.database.membership.shards.own for store in (one, other)] == [(0,), (1,)]
        await opened_at(one, FIRST)
        await opened_at(other, SECOND)


async def _beats_anew(store: PostgresStore, old: object) -> None:
    """A process has another connection than the old one, and has said so, and has looked at the others."""
    ours = store.database.membership
    async with asyncio.timeout(30):
        while True:
            try:
                await ours.beat()
            except FAULTS:
                continue
            if ours.connection is not old:
                return


def _farewell() -> bytes:
    """What the server says before it ends a connection."""
    words = b"SFATAL\0VFATAL\0C57P01\0Mterminating connection due to administrator command\0\0"
    return b"E" + (len(words) + 4).to_bytes(4, "big") + words


async def test_an_expiring_connection_is_reopened(url: str) -> None:
    """The server's farewell and the end of the connection may arrive one after the other."""
    async with process(url, 0) as one:
        table = await opened_at(one, FIRST)
        ours = one.database.membership
        require(ours.connection)._protocol.data_received(_farewell())
        with pytest.raises(FAULTS):
            await ours.beat()
        await ours.beat()
        assert not require(ours.task).done()
        for queue in (one.database.writer, one.database.reader):
            require(queue.connection).raw._protocol.data_received(_farewell())
        assert await tables(one) == [table]
        await one.append(table, [entry(2)])
        assert len(await one.entries(table)) == 2


async def test_live_processes_are_counted(url: str) -> None:
    async with hasty(url, 0, total=3) as one:
        news = heard(one)
        async with hasty(url, 1, total=3), hasty(url, 2, total=3) as third:
            while await first(news, ProcessesCounted) != ProcessesCounted(3):
                pass
            await dead(third)
            assert await first(news, ProcessesCounted) == ProcessesCounted(2)
        assert await first(news, ProcessesCounted) == ProcessesCounted(1)


async def test_a_listener_hears_at_once_what_stands(url: str) -> None:
    async with hasty(url, 0) as one, hasty(url, 1) as other:
        news = heard(other)
        assert news.get_nowait() == ProcessesCounted(2)
        assert news.empty()
        await dead(one)
        assert await first(news, ShardsTaken) == ShardsTaken((0,))
        late = heard(other)
        assert [late.get_nowait() for _ in range(late.qsize())] == [ProcessesCounted(1), ShardsTaken((0,))]
        with pytest.raises(ProcessReplaced):
            await one.set_note("late", "1")
        late = heard(one)
        counted, replaced = [late.get_nowait() for _ in range(late.qsize())]
        assert counted in (ProcessesCounted(1), ProcessesCounted(2)), "it may have counted once more before it knew"
        assert replaced == Replaced()


def test_a_listener_that_fails_keeps_news_from_no_other(caplog: pytest.LogCaptureFixture) -> None:
    def fail(news: News) -> None:
        if isinstance(news, Replaced):
            raise LookupError("a defect")

    announced: list[News] = []
    lone = membership.Membership("postgresql://nowhere", Shards())
    for listener in (fail, announced.append):
        lone.add_listener(listener)
    for _ in range(2):
        lone.mark_replaced()
    assert announced == [ProcessesCounted(1), Replaced()], "it is told once"
    assert "a listener failed at Replaced" in caplog.text


async def test_one_process_identifies_at_a_time(url: str) -> None:
    assert PACE.identify > 5.0, "Discord's own law"
    quick = Intervals(identify=0.5)
    loop, messages = asyncio.get_running_loop(), list[str]()

    async def identify(store: PostgresStore, bucket: int) -> None:
        async with store.identify_slot(bucket):
            messages.append(f"bucket {bucket}")
            loop.call_later(
                0.45, messages.append, f"bucket {bucket} has waited"
            )  # timers run in the order of their times

    async with process(url, 0, pace=quick) as one, process(url, 1, pace=quick) as other:
        await asyncio.gather(*(identify(store, 0) for store in (one, other, one)))
        assert messages == ["bucket 0", "bucket 0 has waited"] * 2 + ["bucket 0"]
        for store in (one, other):
            store.database.membership.pace = Intervals(identify=60.0)
        async with asyncio.timeout(30):  # another bucket does not wait
            for bucket, store in enumerate((one, other, one), start=1):
                await identify(store, bucket)


async def test_a_lost_database_server_is_reported_without_a_write() -> None:
    errors: list[StoreError | None] = []
    with server(durable=True) as running:
        async with process(running.new_database(), 0, total=1, pace=Intervals(beat=0.2)) as store:
            store.writes.add_listener(errors.append)
            await store.set_note("health", "1")
            assert errors == [None]
            await asyncio.to_thread(running.stop)
            await poll(lambda: any(isinstance(each, StoreUnreachable) for each in errors))
            assert {each.reason for each in errors if each is not None} == {"unreachable"}
            await asyncio.to_thread(running.start)
            async with asyncio.timeout(60):
                while errors[-1] is not None:
                    with suppress(StoreError):
                        await store.set_note("health", "2")
            assert await store.note("health") == "2"


@pytest.mark.parametrize("step", ["execute", "add_listener"])
async def test_a_connection_is_ended_if_nobody_waits_for_its_setting_up(
    monkeypatch: pytest.MonkeyPatch, step: str
) -> None:
    async def hang(*_: object) -> None:
        await asyncio.Event().wait()

    raw = Mock(**{"execute": AsyncMock(), "add_listener": AsyncMock(), step: hang})
    monkeypatch.setattr(asyncpg, "connect", AsyncMock(return_value=raw))
    asking = asyncio.create_task(membership.Membership("postgresql://nowhere", Shards()).ask(AsyncMock()))
    await turns()
    asking.cancel()
    await asyncio.wait([asking])
    assert raw.terminate.called
