"""The lasting post *Play Euchre*: what it shows to whom, how seldom it asks Discord for anything, where it stands."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from itertools import pairwise
from typing import Any

import discord
import pytest
import simcord
from simcord import MemberActor
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType
from simcord.http import FakeHTTPClient
from simcord.types import HttpLogEntry

from bot.storage.api import Shards
from bot.ui import buttons
from bot.ui.rate_limiter import RateLimiter
from cogs.lobby_posts import ANEW_SECONDS, EDIT_SECONDS
from tests.discord.card_table import CardTable
from tests.discord.nights import Night8
from tests.discord.simulation import Message, Shown, delete_message, forbid, look
from tests.languages import COMPLETE
from tests.world import require
from tests.world.said import is_text, says

pytestmark = pytest.mark.usefixtures("nobody_looks_every_hour")
VIEW = discord.Permissions(view_channel=True).value
SILENT = 4096


async def choose(table: CardTable, channel: simcord.ChannelHandle | None = None) -> None:
    """Let the server have the post in this channel; usually in that of the table."""
    keeper = table.world.add_keeper()
    await table.type(keeper, "config lobby", channel=channel or table.world.channel)
    await wait(table)


async def wait(table: CardTable, seconds: float = EDIT_SECONDS + 1) -> None:
    await table.env.advance_time(seconds)
    await table.env.settle()


def posts(table: CardTable, channel: simcord.ChannelHandle | None = None) -> list[Message]:
    """Return the posts in a channel."""
    history = (channel or table.world.channel).history()
    return [one for one in history if look(table.env, one).found(buttons.DOOR, verb="watch")]


def shown(table: CardTable, channel: simcord.ChannelHandle | None = None) -> Shown:
    [post] = posts(table, channel)
    return look(table.env, post)


def requests_about_posts(requests: Iterable[HttpLogEntry]) -> list[HttpLogEntry]:
    return [one for one in requests if buttons.DOOR.id_of("watch") in str(one.json) and "/channels/" in one.path]


async def open_table(table: CardTable, channel: simcord.ChannelHandle, who: MemberActor | None = None) -> None:
    await (who or table.ann).slash(channel, "table open")


# -- what it shows


async def test_it_shows_tables_with_rules_names_and_free_seats_but_no_score(table: CardTable) -> None:
    lobby = table.world.guild.create_text_channel("lobby")
    await choose(table, lobby)
    assert shown(table, lobby).says("door-nothing")
    await table.gather(computers=2)
    await table.reach_play()
    await wait(table)
    said = shown(table, lobby)
    assert said.says("door-table", seats=2)
    assert "Ann" in said.text
    assert "Bob" in said.text
    assert table.world.channel.mention in said.text
    assert not any(score in said.text for score in ("0:0", "0 : 0", "to 10"))
    assert said.says("lobby-post-puzzle")
    assert [len(said.found(buttons.DOOR, verb=verb)) for verb in ("play", "watch")] == [1, 1]


async def test_it_shows_the_next_night(table: CardTable, night: Night8) -> None:
    await choose(table)
    await night.open()
    await wait(table)
    assert shown(table).says("door-night")


async def test_what_is_over_is_shown_no_more(table: CardTable) -> None:
    await choose(table)
    await table.type(table.ann, "table open")
    await wait(table)
    assert shown(table).says("door-table", seats=3)
    await table.type(table.ann, "table close")
    await wait(table)
    assert shown(table).says("door-nothing")


async def test_it_speaks_the_servers_language(table: CardTable, keeper: MemberActor) -> None:
    for language in COMPLETE:
        await table.type(keeper, "config language", language=language)
        await choose(table)
        assert shown(table).says("lobby-post-heading", to=language)


async def test_its_watch_tells_who_presses_what_they_may_see(table: CardTable) -> None:
    await choose(table)
    await table.type(table.ann, "table open")
    answer = table.read(await table.press(table.bob, buttons.DOOR, posts(table)[0], verb="watch"))
    assert answer.ephemeral
    assert answer.says("door-table", seats=3)
    assert answer.found(buttons.INVITED)


async def test_its_play_is_that_of_the_front_door(table: CardTable) -> None:
    await choose(table)
    answer = table.read(await table.press(table.ann, buttons.DOOR, posts(table)[0], verb="play"))
    assert answer.ephemeral
    assert table.view.seat_of(table.ann.id) is not None
    assert table.on_screen(table.ann) is not None


async def test_where_no_table_may_stand_its_play_says_where_one_may(table: CardTable) -> None:
    lobby = table.world.guild.create_text_channel("lobby")
    allowed = {"channels": str(table.world.channel.id)}
    await table.bot.services.server_settings.choose(table.world.guild.id, allowed)
    await choose(table, lobby)
    answer = table.read(await table.press(table.ann, buttons.DOOR, posts(table, lobby)[0], verb="play"))
    assert is_text(answer.text, "open-elsewhere", channels=table.world.channel.mention)


# -- who sees what


class Server:
    """Two channels, the post in one and a table in the other; every member has some of these roles, or none."""

    def __init__(self, table: CardTable) -> None:
        guild = table.world.guild
        self.table, self.guild, self.backend = table, guild, table.env.backend
        self.lobby, self.other = guild.create_text_channel("lobby"), guild.create_text_channel("other")
        view = discord.Permissions(view_channel=True)
        self.roles = {"in": guild.create_role("in", permissions=view), "out": guild.create_role("out")}
        self.roles["boss"] = guild.create_role("boss", permissions=discord.Permissions(administrator=True))

    def set(self, rules: str) -> None:
        """``lobby -all +in, other -out``: who is kept out of a channel, and who let in."""
        for rule in filter(None, rules.split(", ")):
            name, *views = rule.split()
            channel = self.lobby if name == "lobby" else self.other
            for view in views:
                allowed, who = view[0] == "+", view[1:]
                person = self.table.bob if who == "bob" else None
                target = self.guild.id if who == "all" else person.id if person else self.roles[who].id
                kind = OverwriteType.MEMBER if person else OverwriteType.ROLE
                self.backend.set_overwrite(
                    channel.id, Overwrite(target, kind, allow=VIEW * allowed, deny=VIEW * (not allowed))
                )


@pytest.mark.parametrize(("rules", "listed"), {
    "": True,
    "other -all": False,
    "lobby -all +in, other -all +in": True,
    "lobby -all +in, other -all +in +out": True,
    "lobby -all +in +out, other -all +in": False,
    "lobby -all +in": True,
    "other -out": False,
    "lobby -out, other -out": True,
    "lobby -all +in, other -out": False,
    "lobby -all +in, other -out +in": True,
    "lobby -all +bob, other -all": False,
    "lobby -all +bob, other -all +bob": True,
    "lobby -all +bob, other -bob": False,
    "lobby -bob, other -bob +out": True,
    "other -bob": False,
    "lobby -all +boss, other -all": True,
    "lobby -all +bob, other -out": False,
    "other +out": True,
}.items())  # fmt: skip
async def test_a_table_is_listed_if_everybody_who_reads_the_post_sees_its_channel(
    table: CardTable, rules: str, listed: bool
) -> None:
    server = Server(table)
    server.backend.add_member_role(server.guild.id, server.backend.bot_user.id, server.roles["boss"].id)
    await open_table(table, server.other)
    await choose(table, server.lobby)
    assert server.other.mention in shown(table, server.lobby).text
    server.set(rules)
    await wait(table)
    assert (server.other.mention in shown(table, server.lobby).text) is listed


async def test_a_night_in_a_hidden_channel_is_not_named(table: CardTable, night: Night8) -> None:
    server = Server(table)
    server.backend.add_member_role(server.guild.id, server.backend.bot_user.id, server.roles["boss"].id)
    await night.open()
    await choose(table, server.lobby)
    assert shown(table, server.lobby).says("door-night")
    denied = Overwrite(table.world.guild.id, OverwriteType.ROLE, deny=VIEW)
    server.backend.set_overwrite(table.world.channel.id, denied)
    await wait(table)
    assert not shown(table, server.lobby).says("door-night")


async def test_a_table_in_a_thread_is_as_its_channel(table: CardTable) -> None:
    await choose(table)
    parent = table.bot.get_channel(table.world.channel.id)
    assert isinstance(parent, discord.TextChannel)
    open_thread = await parent.create_thread(name="open", type=discord.ChannelType.public_thread)
    closed_thread = await parent.create_thread(name="closed", type=discord.ChannelType.private_thread)
    await table.env.settle()
    threads = {one.id: one for one in table.world.channel.threads}
    await closed_thread.add_user(discord.Object(table.bob.id))
    await open_table(table, threads[open_thread.id])
    await open_table(table, threads[closed_thread.id], table.bob)
    await wait(table)
    text = shown(table).text
    assert open_thread.mention in text
    assert closed_thread.mention not in text


# -- how seldom it asks Discord for anything


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """Return when each request about a post was sent, in the event loop's time."""
    times: list[float] = []
    request = FakeHTTPClient.request

    async def note(self: Any, route: Any, **given: Any) -> Any:
        if route.path.startswith("/channels/") and buttons.DOOR.id_of("watch") in str(given):
            times.append(asyncio.get_running_loop().time())
        return await request(self, route, **given)

    monkeypatch.setattr(FakeHTTPClient, "request", note)
    return times


async def test_it_is_edited_only_if_what_it_shows_changes(table: CardTable) -> None:
    await choose(table)
    await table.gather(computers=3)
    await wait(table)
    since = len(table.env.http_requests)
    await table.play_on(until_hand=2)
    await wait(table)
    assert requests_about_posts(table.env.http_requests[since:]) == []


async def test_it_is_edited_at_most_every_twenty_seconds(table: CardTable, sent: list[float]) -> None:
    await choose(table)
    await table.type(table.ann, "table open")
    await wait(table)
    sent.clear()
    for _ in range(12):
        await table.press(table.bob, "button-join")
        await wait(table, 3)
        await table.press(table.bob, "button-leave")
        await wait(table, 4)
    assert len(sent) >= 3
    assert all(after - before >= EDIT_SECONDS for before, after in pairwise(sent))
    await wait(table)
    assert shown(table).says("door-table", seats=3), "the newest state is shown in the end"


async def test_all_servers_together_ask_three_times_a_second_at_most(table: CardTable, sent: list[float]) -> None:
    guilds = [table.env.create_guild(f"server {number}") for number in range(12)]
    channels = [guild.create_text_channel("lobby") for guild in guilds]
    await table.env.settle()
    for guild, channel in zip(guilds, channels, strict=True):
        await table.bot.services.store.set_guild_setting(guild.id, "lobby_channel", str(channel.id))
    await table.restart()
    await wait(table)
    assert len(sent) == len(guilds)
    assert all(after - before > 0.999 for before, after in zip(sent, sent[3:], strict=False))
    assert all(len(posts(table, channel)) == 1 for channel in channels)


async def test_it_waits_while_games_need_the_requests(table: CardTable, monkeypatch: pytest.MonkeyPatch) -> None:
    room = False
    monkeypatch.setattr(RateLimiter, "has_room", lambda _: room)
    await choose(table)
    await wait(table, 2 * EDIT_SECONDS)
    assert posts(table) == []
    room = True
    await wait(table, 5)
    assert len(posts(table)) == 1


# -- where it stands


async def test_a_change_posts_an_old_one_anew_without_a_sound(table: CardTable) -> None:
    await choose(table)
    [first] = posts(table)
    await wait(table, ANEW_SECONDS - 100)
    await table.type(table.ann, "table open")
    await wait(table)
    assert [one.id for one in posts(table)] == [first.id]
    await wait(table, 100)
    assert [one.id for one in posts(table)] == [first.id], "nothing has changed"
    since = len(table.env.http_requests)
    await table.type(table.ann, "table close")
    await wait(table)
    [second] = posts(table)
    assert second.id > first.id
    [sent] = [one for one in requests_about_posts(table.env.http_requests[since:]) if one.method == "POST"]
    assert require(sent.json)["flags"] & SILENT


async def test_one_that_somebody_deleted_is_missed_at_the_next_edit(table: CardTable) -> None:
    await choose(table)
    await delete_message(table.world, posts(table)[0])
    await wait(table, 100)
    assert posts(table) == []
    await table.type(table.ann, "table open")
    await wait(table)
    await wait(table)
    assert shown(table).says("door-table")


async def test_it_survives_a_restart_and_is_taken_away_even_after_one(table: CardTable, keeper: MemberActor) -> None:
    await choose(table)
    [before] = posts(table)
    await table.restart()
    await wait(table)
    assert [one.id for one in posts(table)] == [before.id]
    guild_id, other = table.world.guild.id, table.world.guild.create_text_channel("other")
    for where in ({"channel": other}, {"nowhere": "yes"}):
        table.env.inject_error("DELETE", "/channels/*/messages/*", status=503, code=0, times=1)
        await table.type(keeper, "config lobby", **where)
        await table.restart()
        await wait(table)
        assert posts(table) == []
        assert len(posts(table, other)) == ("channel" in where)
    assert await table.bot.services.store.guild_settings(guild_id) == {}


@pytest.mark.parametrize("own", [(), (0,)])
async def test_the_process_that_serves_its_server_posts_it(
    table: CardTable, monkeypatch: pytest.MonkeyPatch, own: tuple[int, ...]
) -> None:
    """All processes hear what a server chooses."""
    shard = Shards((0,), 2).of_server(table.world.guild.id)
    monkeypatch.setattr(table.bot.services.store, "shards", lambda: Shards(tuple(each ^ shard for each in own), 2))
    await choose(table)
    assert len(posts(table)) == len(own)


async def test_one_that_is_handed_over_is_no_more_edited_and_found_again(table: CardTable, sent: list[float]) -> None:
    """Another process edits it meanwhile. It may hand the server back."""
    await choose(table)
    [before] = posts(table)
    sent.clear()
    await table.bot.features.lobby_posts.release(lambda guild_id: guild_id == table.world.guild.id)
    await table.type(table.ann, "table open")
    await wait(table)
    assert sent == []
    await table.bot.features.lobby_posts.take_up()
    await wait(table)
    assert [one.id for one in posts(table)] == [before.id]
    assert shown(table).says("door-table", seats=3)


async def test_it_moves_with_the_setting(table: CardTable, keeper: MemberActor) -> None:
    other = table.world.guild.create_text_channel("other")
    await table.type(keeper, "config lobby", channel=table.world.channel)
    await wait(table)
    assert len(posts(table)) == 1
    await table.type(keeper, "config lobby", channel=other)
    await wait(table)
    assert (len(posts(table)), len(posts(table, other))) == (0, 1)
    await table.type(keeper, "config lobby", nowhere="yes")
    await wait(table)
    assert posts(table, other) == []


async def test_who_sets_it_reads_what_the_bot_lacks_there(table: CardTable, keeper: MemberActor) -> None:
    await forbid(table.world, "send_messages")
    said = await table.said(keeper, "config lobby", channel=table.world.channel)
    assert says(said, "place-missing")
    assert await table.bot.services.store.guild_settings(table.world.guild.id) == {}
    other = table.world.guild.create_text_channel("other")
    await choose(table, other)
    denied = Overwrite(
        table.env.backend.bot_user.id, OverwriteType.MEMBER, deny=discord.Permissions(send_messages=True).value
    )
    table.env.backend.set_overwrite(other.id, denied)
    assert says(await table.said(keeper, "config show"), "place-missing")


async def test_it_stands_in_no_private_thread(table: CardTable, keeper: MemberActor) -> None:
    parent = table.bot.get_channel(table.world.channel.id)
    assert isinstance(parent, discord.TextChannel)
    made = await parent.create_thread(name="closed", type=discord.ChannelType.private_thread)
    await made.add_user(discord.Object(keeper.id))
    await table.env.settle()
    [thread] = table.world.channel.threads
    answer = table.read(await keeper.slash(thread, "config lobby", channel=thread))
    assert says(answer.text, "place-unknown")
