"""The owner's commands: in their own server, for them alone, journaled; and what players notice of them."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

import discord
import pytest
import simcord

from bot.operations.owner_journal import OWNER_CODEC, OwnerAct, OwnerAction
from bot.tables.model import Status
from cogs.owner import FOLLOW_SECONDS
from tests.discord.card_table import CardTable
from tests.discord.simulation import look
from tests.discord.test_config import concede
from tests.world import require
from tests.world.said import WORDS, is_text, plain, says

pytestmark = pytest.mark.table(seed=2)

BLOCKED = plain(WORDS("refusal-person-blocked"))
SERVER_BLOCKED = plain(WORDS("refusal-server-blocked"))
MAINTENANCE = WORDS("refusal-maintenance")


@dataclass
class Office:
    """The owner's own server, and the table somewhere else."""

    table: CardTable
    owner: simcord.MemberActor
    visitor: simcord.MemberActor
    channel: simcord.ChannelHandle

    async def give(self, command: str, actor: simcord.MemberActor | None = None, **options: Any) -> str:
        """What is answered to an owner's command."""
        shown = self.table.read(await (actor or self.owner).slash(self.channel, f"owner {command}", **options))
        assert shown.ephemeral
        return shown.text

    async def said(self, actor: simcord.MemberActor, command: str, **options: Any) -> str:
        shown = self.table.read(await self.table.type(actor, command, **options))
        return plain("\n".join([shown.text, *shown.pictures]))


async def open_office(table: CardTable, **host: Any) -> Office:
    """A host with a server of their own, which the bot knows after a restart."""
    env = table.env
    guild = env.create_guild("The office")
    boss = guild.create_role("boss", permissions=discord.Permissions(administrator=True))
    owner, visitor = (guild.add_member(env.create_user(name), roles=[boss]) for name in ("olga", "vic"))
    channel = guild.create_text_channel("desk")
    table.settings["host"] = {"owner_guild_id": guild.id, **host}
    await table.restart()
    table.bot.owner_id = owner.id
    return Office(table, owner, visitor, channel)


@pytest.fixture
async def here(table: CardTable) -> Office:
    return await open_office(table)


async def test_the_commands_are_in_the_owners_server_alone_and_answer_the_owner_alone(here: Office) -> None:
    ann, requests = here.table.ann, here.table.env.http_requests
    put = [request for request in requests if request.method == "PUT" and "/guilds/" in request.path]
    assert [command["name"] for command in put[-1].json or ()] == ["owner"]
    assert not [name for name in ann.available_commands(here.table.world.channel) if name.startswith("owner")]
    assert says(await here.give("statistics"), "owner-servers", servers=2)
    said = await here.give("maintenance", here.visitor, mode="on")
    assert is_text(said, "owner-not-yours")
    assert here.table.bot.services.owner_journal.acts == []


async def test_without_an_owners_server_there_are_no_such_commands(here: Office) -> None:
    here.table.settings["host"] = {}
    await here.table.restart()
    assert not [name for name in here.owner.available_commands(here.channel) if name.startswith("owner")]


async def test_maintenance_lets_no_new_game_begin_and_games_finish(here: Office) -> None:
    table = here.table
    ann, bob, *_ = table.people
    await table.gather(points=1)
    assert await here.give("maintenance", mode="on") == WORDS("owner-maintenance-on", games=1)
    room = table.world.guild.create_text_channel("room")
    assert table.read(await bob.slash(room, "table open")).text == MAINTENANCE
    assert await here.said(bob, "daily") == MAINTENANCE
    assert await here.said(bob, "night open", name="Friday", start="in 1 hour") == MAINTENANCE
    assert await here.said(bob, "duplicate open") == MAINTENANCE
    assert MAINTENANCE not in await here.said(bob, "daily", show="board")
    await table.restart()
    table.bot.owner_id = here.owner.id
    await table.play_on()
    assert table.view.status is Status.FINISHED
    assert MAINTENANCE in table.read(await table.press(ann, "button-rematch")).text
    assert is_text(await here.give("maintenance", mode="off"), "owner-maintenance-off")
    await table.press(ann, "button-rematch")
    assert table.view.games == 1
    assert require(table.view.public).result is None


async def test_a_blocked_person_reads_one_sentence_and_keeps_their_data(here: Office) -> None:
    table = here.table
    ann, bob, *_ = table.people
    await table.gather(points=1)
    assert says(
        await here.give("block", what="person", id=str(bob.id), note="*spam*"),
        "owner-act-person-blocked",
        subject=f"<@{bob.id}>",
    )
    assert await here.said(bob, "table open") == BLOCKED
    assert plain(table.read(await bob.click(table.message, custom_id=f"rb:hand:{table.table_id}")).text) == BLOCKED
    assert says(await here.said(bob, "about"), "about-stored")
    assert await here.said(bob, "my-data") != BLOCKED
    assert await here.said(bob, "forget me") != BLOCKED
    assert await here.said(ann, "hand") != BLOCKED
    await table.restart()
    table.bot.owner_id = here.owner.id
    assert await here.said(bob, "table show") == BLOCKED, "a restart forgets no block"
    assert says(await here.give("unblock", what="person", id=str(bob.id)), "owner-act-person-unblocked")
    assert await here.said(bob, "hand") != BLOCKED


async def test_a_blocked_server_finishes_its_games_and_begins_none(here: Office) -> None:
    table = here.table
    await table.gather(points=1)
    eve = table.world.guild.add_member(table.env.create_user("eve", global_name="Eve"))
    await here.give("block", what="server", id=str(table.world.guild.id))
    assert await here.said(eve, "hand") == SERVER_BLOCKED
    assert says(await here.said(eve, "about"), "about-version")
    room = table.world.guild.create_text_channel("room")
    assert plain(table.read(await table.ann.slash(room, "table open")).text) == SERVER_BLOCKED
    assert await here.said(table.ann, "night open", name="Friday", start="in 1 hour") == SERVER_BLOCKED
    await table.play_on()
    assert table.view.status is Status.FINISHED
    assert await here.said(table.ann, "table show") == SERVER_BLOCKED


async def test_an_announcement_reaches_every_channel_where_a_table_gathers_or_plays_once(here: Office) -> None:
    table = here.table
    await table.gather(points=1)
    lobby, empty = (table.world.guild.create_text_channel(name) for name in ("lobby", "empty"))
    await table.bob.slash(lobby, "table open")
    assert is_text(await here.give("announce"), "owner-announce-what")
    assert is_text(
        await here.give("announce", minutes=10, words="Back at nine. @everyone"), "owner-announcing", channels=2
    )
    await table.env.settle()
    for channel in (table.world.channel, lobby):
        text = look(table.env, channel.history()[-1]).text
        assert says(text, "owner-restart", minutes=10)
        assert says(text, "owner-says", words="Back at nine. @\u200beveryone")
    bodies = [r.json or {} for r in table.env.http_requests]
    sent = [body for body in bodies if says(json.dumps(body, ensure_ascii=False), "owner-restart")]
    assert [body["allowed_mentions"] for body in sent] == [{"parse": []}] * 2
    assert empty.history() == []


async def test_a_daily_deal_is_announced_to_in_no_channel(here: Office) -> None:
    table = here.table
    for person in table.people:
        await person.slash(table.world.channel, "daily")
    assert len(table.bot.services.tables.snapshots()) == 4
    assert is_text(await here.give("announce", minutes=10), "owner-announcing", channels=0)


async def note_act(table: CardTable, act: OwnerAct) -> None:
    """Store an act as another process does."""
    await table.bot.services.store.set_note(f"owner-act:{act.number}", OWNER_CODEC.encode(act)[1])


async def test_another_process_announces_to_its_own_tables(table: CardTable) -> None:
    await open_office(table, shard_ids=(0,), shard_count=1)
    await table.gather(points=1)
    await note_act(table, OwnerAct(1, 1.0, 7, OwnerAction.ANNOUNCED, 1))
    await table.env.advance_time(FOLLOW_SECONDS + 1)
    texts = [look(table.env, message).text for message in table.world.channel.history()]
    assert sum(says(text, "owner-restart", minutes=1) for text in texts) == 1


async def test_leaving_a_server(here: Office) -> None:
    guild = here.table.world.guild
    assert is_text(await here.give("leave", id="123456789012345678"), "owner-not-there")
    assert is_text(await here.give("leave", id="my-server-of-mine"), "owner-no-id")
    assert says(await here.give("leave", id=str(guild.id)), "owner-act-server-left", subject=str(guild.id))
    assert here.table.bot.get_guild(guild.id) is None
    assert len(here.table.bot.services.owner_journal.acts) == 1


async def test_statistics_and_the_journal(here: Office) -> None:
    assert is_text(await here.give("journal"), "owner-journal-empty")
    await here.table.gather(points=1)
    await concede(here.table)
    await here.give("block", what="person", id="123456789012345678", note="why *not*")
    await here.give("maintenance", mode="on")
    assert (await here.give("statistics")).splitlines() == [
        WORDS("owner-servers", servers=2, connected=1, shards=1),
        WORDS("owner-tables", lobby=0, playing=0, finished=1),
        WORDS("owner-people", people=4, games=1),
        WORDS("owner-blocked", people=1, servers=0),
        MAINTENANCE,
    ]
    first, second = (await here.give("journal")).splitlines()
    assert first.endswith(f"<@{here.owner.id}>: {WORDS('owner-act-maintenance-begun')}")
    assert says(second, "owner-act-person-blocked", subject="<@123456789012345678>")
    assert "why" in second
    assert "*not*" not in second
    assert is_text(await here.give("announce", minutes=10), "owner-announcing", channels=0), "its game is over"


async def test_the_journal_shows_the_latest_acts(here: Office) -> None:
    for number in range(1, 18):
        action = OwnerAction.PERSON_BLOCKED if number % 2 else OwnerAction.PERSON_UNBLOCKED
        await note_act(here.table, OwnerAct(number, 1.0, 7, action, 100 + number))
    await here.table.restart()
    here.table.bot.owner_id = here.owner.id
    shown = (await here.give("journal")).splitlines()
    assert [int(line.partition(": <@")[2].partition(">")[0]) for line in shown] == list(range(117, 102, -1))


async def test_an_owners_server_without_the_bot_is_reported_and_everything_else_works(
    table: CardTable, caplog: pytest.LogCaptureFixture
) -> None:
    table.env.inject_error("PUT", "/applications/*/guilds/*/commands", status=403, code=50001)
    table.settings["host"] = {"owner_guild_id": 123456789012345678}
    await table.restart()
    message = "the owner's commands cannot be put in server 123456789012345678; invite the bot there first"
    assert message in [record.getMessage() for record in caplog.records]
    await table.gather()
    assert table.view.status is Status.PLAYING
