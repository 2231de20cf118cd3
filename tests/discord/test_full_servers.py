"""A server that has as many active threads or events as Discord allows: everywhere that meets it, people are told what
it is and what helps, and afterwards it goes on.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, NoReturn
from unittest.mock import patch

import discord

from bot.tournaments.nights.round_tables import RETRY_SECONDS
from bot.ui.errors import TOO_MANY_EVENTS, TOO_MANY_THREADS
from tests.discord.nights import night_of_eight
from tests.discord.simulation import look
from tests.discord.test_duplicate import Hall, hall


def too_many(code: int) -> Callable[..., Any]:
    """A request that Discord refuses since the server has too many already."""

    async def refuse(*_: object, **__: object) -> NoReturn:
        answer: Any = SimpleNamespace(status=400, reason="Bad Request")
        raise discord.HTTPException(answer, {"code": code, "message": "Maximum number reached"})

    return refuse


def no_more_threads() -> Any:
    return patch.object(discord.TextChannel, "create_thread", too_many(TOO_MANY_THREADS))


async def test_a_nights_host_reads_once_that_there_are_too_many_threads(tmp_path: Path) -> None:
    async with night_of_eight(tmp_path) as night:
        with no_more_threads():
            await night.begun()
            await night.env.advance_time(RETRY_SECONDS + 1)
            assert night.snapshots() == ()
        told = [shown.text for shown in night.messages() if "as many active threads as Discord allows" in shown.text]
        assert len(told) == 1
        assert f"<@{night.people[0].id}>" in told[0]
        assert "**/night place**" in told[0]
        await night.env.advance_time(RETRY_SECONDS + 1)
        assert len(night.snapshots()) == 2, "there is room again"


async def test_a_nights_channel_serves_when_there_are_too_many_threads(tmp_path: Path) -> None:
    async with night_of_eight(tmp_path) as night:
        with no_more_threads():
            await night.begun()
            elsewhere = night.table.world.guild.create_text_channel("table-1")
            await night.types(night.people[0], "night place", table=1, channel=elsewhere)
            await night.env.advance_time(RETRY_SECONDS + 1)
            assert [one.table.channel_id for one in night.snapshots()] == [elsewhere.id]


async def test_a_nights_host_reads_once_that_there_are_too_many_events(tmp_path: Path) -> None:
    async with night_of_eight(tmp_path) as night:
        guild = night.table.world.guild
        makes_events = guild.create_role("events", permissions=discord.Permissions(create_events=True))
        night.env.backend.add_member_role(guild.id, night.people[0].id, makes_events.id)
        with patch.object(discord.Guild, "create_scheduled_event", too_many(TOO_MANY_EVENTS)):
            await night.begun(event="yes")
        told = [shown.text for shown in night.messages() if "as many events as Discord allows" in shown.text]
        assert told == [
            f"<@{night.people[0].id}>: the night has no event, because this server already has as many events as"
            " Discord allows."
        ]
        assert len(night.snapshots()) == 2, "the night is played without it"


async def test_a_matchs_host_reads_that_there_are_too_many_threads(tmp_path: Path) -> None:
    async with hall(tmp_path) as room:
        await room.open()
        await room.press(1, "Join team 2")
        with no_more_threads():
            await room.press(0, "Start")
        assert "as many active threads as Discord allows" in _said(room)
        assert room.tables() == ()
        await room.press(0, "Start")
        assert len(room.tables()) == 2


async def test_a_matchs_second_room_may_be_one_too_many(tmp_path: Path) -> None:
    async with hall(tmp_path) as room:
        await room.open()
        await room.press(1, "Join team 2")
        opened: Callable[..., Any] = discord.TextChannel.create_thread
        made: list[discord.Thread] = []

        async def one_more(channel: discord.TextChannel, **how: Any) -> discord.Thread:
            if made:
                await too_many(TOO_MANY_THREADS)()
            made.append(await opened(channel, **how))
            return made[-1]

        with patch.object(discord.TextChannel, "create_thread", one_more):
            await room.press(0, "Start")
        assert "as many active threads as Discord allows" in _said(room)
        assert len(room.tables()) == 1
        await room.bot.services.duplicate.try_again(room.world.guild.id)
        assert len(room.tables()) == 2


def _said(room: Hall) -> str:
    """The newest answer that only the host sees."""
    seen = (look(room.world.env, one) for one in room.world.channel.history(viewer=room.world.people[0]))
    return [shown.text for shown in seen if shown.ephemeral][-1]
