"""Errors reach the bot's owner: each new kind once, ten a day at most, and nothing of their text."""

from __future__ import annotations

import logging

import pytest
import simcord

from bot.error_kinds import MOST_A_DAY
from bot.storage.api import DatabaseUnreachable, StoreFailing
from bot.storage.sql.connection import Connection
from bot.task_group import TaskGroup
from bot.ui.rate_limiter import RateLimiter
from cogs.owner import GATHER_SECONDS, ErrorReports
from tests.discord.card_table import CardTable
from tests.discord.simulation import look
from tests.discord.test_owner import Office, open_office
from tests.world.said import pattern_of, says

pytestmark = pytest.mark.table(seed=2, check_errors=False)
WORDS = "Ann holds J♠"


async def fail() -> None:
    raise KeyError(WORDS)


async def fail_in_storage(connection: Connection) -> None:
    await connection.execute("DELETE FROM nothing WHERE name = :name", name=WORDS)


def flood(kinds: range) -> None:
    for number in kinds:
        logging.getLogger(f"bot.flood{number}").error(WORDS)


@pytest.fixture
async def here(table: CardTable) -> Office:
    return await open_office(table)


async def read(here: Office, channel_id: int = 0) -> list[str]:
    """What the owner has read after a while, directly or in a channel."""
    await here.table.env.advance_time(0)
    await here.table.env.advance_time(GATHER_SECONDS + 1)
    backend = here.table.env.backend
    messages = backend.messages.get(channel_id or backend.dm_channels.get(here.owner.id, 0), {})
    return [look(here.table.env, simcord.ResponseMessage(here.table.env, one)).text for one in messages.values()]


def count_posts(here: Office) -> int:
    """How often a message was sent; one sent again under its nonce would be seen once."""
    return sum(one.method == "POST" and one.path.endswith("/messages") for one in here.table.env.http_requests)


async def restart(here: Office) -> None:
    await here.table.restart()
    here.table.bot.owner_id = here.owner.id


async def test_a_fault_in_a_press_a_task_and_the_storage_is_told_once(
    here: Office, monkeypatch: pytest.MonkeyPatch
) -> None:
    services, tasks = here.table.bot.services, TaskGroup()
    monkeypatch.setattr(services.store, "leaderboard", lambda *_, **__: fail())
    assert says(await here.said(here.table.ann, "leaderboard"), "fault-unexpected")
    await here.said(here.table.ann, "leaderboard")
    tasks.start(fail(), "planted")
    with pytest.raises(Exception, match="nothing"):
        await services.store.database.write(fail_in_storage)
    told = await read(here)
    press, task, storage = told
    assert "KeyError" in press
    assert "KeyError" in task
    assert "`bot.storage." in storage
    assert all(pattern_of("owner-error").search(text) for text in told)
    assert not [text for text in told if "Ann" in text or "J♠" in text]
    posts = count_posts(here)
    await here.said(here.table.ann, "leaderboard")
    assert await read(here) == told, "a kind is told once"
    await restart(here)
    monkeypatch.setattr(here.table.bot.services.store, "leaderboard", lambda *_, **__: fail())
    await here.said(here.table.ann, "leaderboard")
    assert await read(here) == told
    assert count_posts(here) == posts, "after a restart too"


async def test_a_thousand_kinds_are_ten_messages_a_day(here: Office) -> None:
    flood(range(1000))
    told = await read(here)
    assert len(told) == MOST_A_DAY
    assert [says(text, "owner-errors-enough") for text in told] == [False] * 9 + [True]
    flood(range(1000, 1010))
    assert await read(here) == told
    await restart(here)
    flood(range(1000, 1010))
    assert await read(here) == told
    await here.table.env.advance_time(24 * 3600)
    flood(range(1010, 1011))
    assert len(await read(here)) == MOST_A_DAY + 1


async def test_the_owners_channel_is_told_once_by_all_processes(here: Office) -> None:
    here.table.settings["host"]["owner_channel_id"] = here.channel.id
    await restart(here)
    other = ErrorReports(here.table.bot.services)
    other.start()
    posts = count_posts(here)
    flood(range(2))
    assert len(await read(here, here.channel.id)) == count_posts(here) - posts == 2
    assert await read(here) == []
    await other.close()


async def test_errors_are_told_when_games_leave_room_for_requests(
    here: Office, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = False
    monkeypatch.setattr(RateLimiter, "has_room", lambda _: room)
    requests = len(here.table.env.http_requests)
    flood(range(1))
    assert await read(here) == []
    assert len(here.table.env.http_requests) == requests
    room = True
    assert len(await read(here)) == 1
    assert count_posts(here) == 1


async def test_an_owner_who_cannot_be_reached_is_no_error(here: Office, caplog: pytest.LogCaptureFixture) -> None:
    here.table.settings["host"]["owner_channel_id"] = 1
    await restart(here)
    flood(range(1))
    await read(here)
    await read(here)
    assert [record.name for record in caplog.records if record.levelno >= logging.ERROR] == ["bot.flood0"]


async def test_an_outage_is_not_told(here: Office) -> None:
    try:
        raise DatabaseUnreachable("database-unreachable", database=WORDS, why=WORDS)
    except DatabaseUnreachable:
        logging.getLogger("bot.flood").exception(WORDS)
    assert await read(here) == []


async def test_while_the_storage_fails_errors_are_told_all_the_same(
    here: Office, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refuse(*_: object) -> None:
        raise StoreFailing("store-closed")

    monkeypatch.setattr(here.table.bot.services.store, "swap_note", refuse)
    flood(range(1))
    flood(range(1))
    assert len(await read(here)) == 1
    flood(range(1))
    assert len(await read(here)) == 1
