"""Permissions that come back: Discord tells of them at once, and whatever was refused is done without a press."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from datetime import timedelta
from types import SimpleNamespace

import discord
import pytest
import simcord

from bot.tournaments.nights.round_tables import RETRY_SECONDS
from bot.ui.errors import ARCHIVED_THREAD, NO_PERMISSION, TOO_MANY_THREADS
from cogs.table.closing import LostPlaces
from tests.discord.card_table import CardTable
from tests.discord.nights import Hall, Night8
from tests.discord.simulation import forbid, look
from tests.discord.test_weather import in_play, shows_newest
from tests.world import require
from tests.world.said import says

Way = Callable[[CardTable], Awaitable[object]]


def ours(table: CardTable) -> discord.Member:
    return require(table.bot.get_guild(table.world.guild.id)).me


def listener(table: CardTable) -> LostPlaces:
    return next(cog for cog in table.bot.cogs.values() if isinstance(cog, LostPlaces))


async def by_channel(table: CardTable) -> None:
    await forbid(table.world)


async def by_role(table: CardTable) -> None:
    """The refusals end, and a role of ours is given another permission."""
    table.env.backend.faults.clear()
    role = table.world.guild.create_role("writers", permissions=discord.Permissions.none())
    changes = {"permissions": discord.Permissions(send_messages=True).value}
    table.env.backend.edit_role(table.world.guild.id, role.id, changes)
    await table.env.settle()


async def by_own_member(table: CardTable) -> None:
    """The bot is timed out no longer; the simulation tells nobody without the intent of it, as Discord does."""
    table.env.backend.faults.clear()
    me = ours(table)
    before = SimpleNamespace(roles=[], timed_out_until=None)
    await listener(table).on_member_update(before, me)  # type: ignore[arg-type]
    await table.env.settle()


async def by_server(table: CardTable) -> None:
    table.env.backend.faults.clear()
    await listener(table).on_guild_available(ours(table).guild)
    await table.env.settle()


async def by_thread(table: CardTable) -> None:
    table.env.backend.faults.clear()
    change = SimpleNamespace(
        guild_id=table.world.guild.id, thread_id=table.world.channel.id, data={"thread_metadata": {"archived": False}}
    )
    await listener(table).on_raw_thread_update(change)  # type: ignore[arg-type]
    await table.env.settle()


@pytest.mark.parametrize("way", [by_channel, by_role, by_own_member, by_server, by_thread])
async def test_a_table_is_drawn_at_once_when_discord_tells_that_it_may_be(table: CardTable, way: Way) -> None:
    await in_play(table)
    if way is by_channel:
        await forbid(table.world, "view_channel", "send_messages")
    else:
        status, code = (400, ARCHIVED_THREAD) if way is by_thread else (403, NO_PERMISSION)
        for method in ("PATCH", "POST"):
            table.env.inject_error(method, "/channels/*/messages*", status=status, code=code, times=99)
    await table.decide(table.choice())
    await table.env.advance_time(5)
    assert not shows_newest(table)
    await way(table)
    await table.env.advance_time(5)
    assert shows_newest(table)


async def test_an_expired_time_out_of_the_bot_is_noticed(table: CardTable) -> None:
    """Discord tells when it begins, and nothing when it is over; made longer meanwhile, it lasts as long."""
    await in_play(table)
    me, before = ours(table), SimpleNamespace(roles=[], timed_out_until=None)
    begun = table.env.now()
    for seconds in (20, 40):
        me.timed_out_until = begun + timedelta(seconds=seconds)
        with table.env._bot_scope():
            table.bot.dispatch("member_update", before, me)
        await table.env.settle()
    for method in ("PATCH", "POST"):
        table.env.inject_error(method, "/channels/*/messages*", status=403, code=50013, times=99)
    await table.decide(table.choice())
    await table.env.advance_time(5)
    assert not shows_newest(table)
    table.env.backend.faults.clear()
    since = len(table.env.http_requests)
    await table.env.advance_time(25)
    assert not [one for one in table.env.http_requests[since:] if one.path.startswith("/channels")]
    await table.env.advance_time(15)
    assert shows_newest(table)


async def test_irrelevant_permission_changes_cost_no_request(table: CardTable) -> None:
    await in_play(table)
    await forbid(table.world, "view_channel", "send_messages")
    await table.decide(table.choice())
    since = len(table.env.http_requests)
    await forbid(table.world, "send_messages")
    role = table.world.guild.create_role("colourful", permissions=discord.Permissions.none())
    for name in ("red", "green"):
        table.env.backend.edit_role(table.world.guild.id, role.id, {"name": name})
    await table.env.settle()
    assert [one for one in table.env.http_requests[since:] if one.path.startswith("/channels")] == []


async def test_a_night_repeats_refused_posts_and_opens_its_tables_at_once(night: Night8) -> None:
    await night.open()
    await night.check_in()
    await forbid(night.table.world, "create_public_threads", "send_messages", "view_channel")
    await night.env.advance_time(9 * 60 + 5)
    assert night.night.message("round:1") == (night.table.world.channel.id, None)
    assert night.snapshots() == ()
    lobbies = [shown for shown in night.messages() if says(shown.text, "night-heading")]
    await forbid(night.table.world)
    await night.env.settle()
    assert len(night.snapshots()) == 2, "nobody waits for another try"
    message_id = require(night.night.message("round:1"))
    assert message_id[1] in [message.id for message in night.table.world.channel.history()]
    assert len([shown for shown in night.messages() if says(shown.text, "night-heading")]) == len(lobbies)
    assert require(night.night.message("lobby"))[1] is not None, "it is edited again from now on"


async def test_a_match_tells_its_results_when_it_may(room: Hall) -> None:
    await room.open()
    await room.press(1, "button-duplicate-team", team=2)
    await room.press(0, "button-duplicate-begin")
    await forbid(room.world, "send_messages", "view_channel")
    await room.play()
    assert not [m for m in room.world.channel.history() if look(room.world.env, m).pictures]
    await forbid(room.world)
    await room.world.env.settle()
    (results,) = [m for m in room.world.channel.history() if look(room.world.env, m).pictures]
    assert look(room.world.env, results).choices
    assert says(room.shown().text, "duplicate-over")


# -- full servers
#
# A server that has as many active threads or events as Discord allows: everywhere that meets it, people are told what
# it is and what helps, and afterwards it goes on.


@contextmanager
def no_more_threads(env: simcord.Env) -> Iterator[None]:
    env.inject_error("POST", "/channels/*/threads", status=400, code=TOO_MANY_THREADS, times=99)
    yield
    env.backend.faults.clear()


async def test_a_nights_host_reads_once_that_there_are_too_many_threads(night: Night8) -> None:
    with no_more_threads(night.env):
        await night.begun()
        await night.env.advance_time(RETRY_SECONDS + 1)
        assert night.snapshots() == ()
    messages = [shown.text for shown in night.messages() if says(shown.text, "night-too-many-threads")]
    assert len(messages) == 1
    assert f"<@{night.ann.id}>" in messages[0]
    await night.env.advance_time(RETRY_SECONDS + 1)
    assert len(night.snapshots()) == 2, "there is room again"


async def test_a_matchs_host_reads_that_there_are_too_many_threads(room: Hall) -> None:
    await room.open()
    await room.press(1, "button-duplicate-team", team=2)
    with no_more_threads(room.world.env):
        await room.press(0, "button-duplicate-begin")
    assert says(_said(room), "duplicate-refused-too-many-threads")
    assert room.tables() == ()
    await room.press(0, "button-duplicate-begin")
    assert len(room.tables()) == 2


def _said(room: Hall) -> str:
    """The newest answer that only the host sees."""
    seen = (look(room.world.env, one) for one in room.world.channel.history(viewer=room.ann))
    return [shown.text for shown in seen if shown.ephemeral][-1]
