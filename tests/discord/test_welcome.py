"""A server that adds the bot is greeted once, where the bot may write, and plays its first game with one press."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from itertools import pairwise
from types import SimpleNamespace

import discord
import pytest
from simcord.backend import serializers
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.operations.owner_journal import OwnerAction
from bot.tables.model import Status
from bot.ui import buttons
from cogs.welcome import PRESENCE_SECONDS, Presence
from tests.discord.card_table import CardTable
from tests.discord.simulation import look
from tests.world.clock import pass_time
from tests.world.said import WORDS, is_text, says


class Newcomer:
    """A server that the bot does not know yet, as it comes to it."""

    def __init__(self, table: CardTable, locale: str = "en-US") -> None:
        self.env = table.env
        self.guild = table.env.create_guild("Newcomer", preferred_locale=locale)
        self.hall = self.guild.create_text_channel("hall")
        self.model = self.env.backend.guilds[self.guild.id]
        self.model.system_channel_id = self.hall.id

    async def joins(self) -> None:
        """What Discord tells when the bot is invited; when it comes back, that it was unavailable is told, too."""
        payload = serializers.guild_create_payload(self.env.backend, self.model)
        self.env.backend.emit("GUILD_CREATE", {key: value for key, value in payload.items() if key != "unavailable"})
        await self.env.settle()

    def forbid(self, permission: str) -> None:
        """Take something from the bot in its system channel."""
        denied = discord.Permissions(**{permission: True}).value
        bot_id = self.env.backend.bot_user.id
        self.env.backend.set_overwrite(self.hall.id, Overwrite(bot_id, OverwriteType.MEMBER, deny=denied))

    def heard(self) -> list[discord.Message]:
        """What stands in its system channel."""
        return list(self.hall.history())


async def test_a_new_server_is_greeted_once_and_one_press_begins_a_game(table: CardTable) -> None:
    new = Newcomer(table)
    await new.joins()
    [greeting] = new.heard()
    text = look(table.env, greeting).text
    assert says(text, "greeting")
    assert len(text.strip().splitlines()) == 3
    assert not look(table.env, greeting).ephemeral
    ann = new.guild.add_member(table.env.create_user("Ann"))
    await table.press(ann, buttons.DOOR, greeting, verb="play")
    [opened] = [snapshot.table for snapshot in table.bot.services.tables.snapshots()]
    assert (opened.guild_id, opened.channel_id, opened.status) == (new.guild.id, new.hall.id, Status.PLAYING)
    assert opened.seat_of(ann.id) is not None
    await new.joins()  # an outage of the server that Discord tells as if the bot had come
    assert [says(look(table.env, message).text, "greeting") for message in new.heard()].count(True) == 1


async def test_a_restart_and_an_old_server_bring_no_greeting(table: CardTable) -> None:
    new = Newcomer(table)
    await new.joins()
    await table.restart()
    await table.env.advance_time(timedelta(hours=1).total_seconds())
    await new.joins()
    assert len(new.heard()) == 1


async def test_the_bot_stays_silent_where_it_may_not_write(table: CardTable) -> None:
    for permission in ("send_messages", "view_channel"):
        new = Newcomer(table)
        new.forbid(permission)
        request_count = len(table.env.http_requests)
        await new.joins()
        assert new.heard() == []
        assert table.env.http_requests[request_count:] == [], "Discord counts what it refuses"


async def test_a_server_without_a_system_channel_or_blocked_is_not_greeted(table: CardTable) -> None:
    new = Newcomer(table)
    new.model.system_channel_id = None
    await new.joins()
    blocked = Newcomer(table)
    await table.bot.services.owner_journal.add(1, OwnerAction.SERVER_BLOCKED, blocked.guild.id)
    await blocked.joins()
    assert new.heard() == blocked.heard() == []


async def test_the_greeting_is_in_the_servers_language(table: CardTable) -> None:
    new = Newcomer(table, "de")
    await new.joins()
    assert "Hier wird jetzt Euchre gespielt" in look(table.env, new.heard()[0]).text


async def test_the_button_keeps_to_the_servers_channels(table: CardTable) -> None:
    new = Newcomer(table)
    await new.joins()
    other = new.guild.create_text_channel("cards")
    await table.bot.services.tables.server_settings.choose(new.guild.id, {"channels": str(other.id)})
    ann = new.guild.add_member(table.env.create_user("Ann"))
    assert f"<#{other.id}>" in table.read(await table.press(ann, buttons.DOOR, new.heard()[0], verb="play")).text
    assert table.bot.services.tables.snapshots() == ()


@pytest.mark.jumping
async def test_the_words_beside_the_name_follow_the_tables_once_a_minute() -> None:
    open_tables: list[Status] = []
    shown: list[tuple[float, str]] = []
    loop, down = asyncio.get_running_loop(), False

    async def show(words: str) -> None:
        if down:
            raise ConnectionResetError
        shown.append((loop.time(), words))

    presence = Presence(lambda: [SimpleNamespace(table=SimpleNamespace(status=one)) for one in open_tables], show)  # type: ignore[misc]

    async def becomes(*statuses: Status, after: float = 0.0) -> None:
        open_tables[:] = statuses
        presence.on_change(SimpleNamespace())  # type: ignore[arg-type]
        await pass_time(after)

    await becomes(Status.LOBBY, after=1)
    for _ in range(100):
        await becomes(Status.PLAYING, Status.FINISHED, after=0.1)
        await becomes(Status.PLAYING, Status.LOBBY, after=0.1)
    await pass_time(3600)
    assert [words for _, words in shown] == [WORDS("presence", tables=1), WORDS("presence", tables=2)]
    down = True
    await becomes(after=3600)
    assert len(shown) == 2
    down = False
    presence.begin_anew()
    await pass_time(3600)
    assert is_text(shown[-1][1], "presence", tables=0)
    presence.begin_anew()
    await pass_time(3600)
    assert [words for _, words in shown[2:]] == ["/euchre", "/euchre"], "a new connection is told anew"
    await presence.close()
    assert all(later - at >= PRESENCE_SECONDS for (at, _), (later, _) in pairwise(shown))


@pytest.mark.jumping
@pytest.mark.parametrize("fails", [False, True])
async def test_a_status_that_failed_or_met_a_new_session_is_sent_again(fails: bool) -> None:
    """One that failed at the next change; one during which a session identified anew by itself."""
    shown: list[str] = []

    async def show(words: str) -> None:
        shown.append(words)
        if len(shown) == 1 and fails:
            raise ConnectionResetError
        if len(shown) == 1:
            presence.begin_anew()
            await pass_time(1)

    presence = Presence(lambda: [], show)
    for _ in range(3):
        presence.on_change(SimpleNamespace())  # type: ignore[arg-type]
        await pass_time(3600)
    assert shown == ["/euchre", "/euchre"]
    await presence.close()
