"""``/config``: how a server plays, set by its managers, and what tables and games then do."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import discord
import pytest
import simcord

from bot.engine import presets
from bot.processes.work_queue import WorkersBusy
from bot.tables.model import TableSettings
from tests.discord.card_table import CardTable, card_table
from tests.discord.openapi import DiscordDescription
from tests.world import as_read, require

Told = dict[str, Any]


@asynccontextmanager
async def kept_table(folder: Path, **settings: Any) -> AsyncIterator[tuple[CardTable, simcord.MemberActor]]:
    """A table on a server with a keeper who may manage it."""
    async with card_table(folder, **settings) as table:
        yield table, table.world.add_keeper()


async def said(table: CardTable, who: simcord.MemberActor, command: str, **options: Any) -> str:
    """What a command answers, which has to be private."""
    answer = await table.type(who, command, **options)
    assert answer.ephemeral
    return table.read(answer).text


async def test_every_change_is_announced(tmp_path: Path, description: DiscordDescription) -> None:
    async with kept_table(tmp_path) as (table, keeper):
        before = await said(table, keeper, "config show")
        assert "play **Standard (stick the dealer)** to 10" in before
        assert "Computer players: Intermediate, unless" in before
        assert "in every channel" in before
        assert "after 60 s" in before
        assert "count for ratings" in before
        assert "traditions are on" in before
        await said(table, keeper, "config table", rules="csl", options="points=5", level="expert")
        await said(table, keeper, "config clocks", reminder=10, away=20, idle=3)
        await said(table, keeper, "config channels", add=table.world.channel)
        after = await said(table, keeper, "config games", ranked="no", traditions="no")
        for words in (
            "**CSL** to 5", "Computer players: Expert", f"only in <#{table.world.channel.id}>",
            "after 10 s; 20 s",
            "for 3 h", "all are friendly", "traditions are off",
        ):  # fmt: skip
            assert words in after
        await table.restart()
        assert await said(table, keeper, "config show") == after
        assert description.all_violations(table.env.http_requests) == []


async def test_setting_requires_manage_server(tmp_path: Path) -> None:
    async with kept_table(tmp_path) as (table, _):
        group = table.bot.tree.get_command("config")
        assert isinstance(group, discord.app_commands.Group)
        assert group.default_permissions == discord.Permissions(manage_guild=True)
        group.default_permissions = None  # as a server may show the command to everybody
        await table.bot.tree.sync()
        ann = table.world.people[1]
        assert "Manage Server" in await said(table, ann, "config games", ranked="no")
        assert await table.bot.services.store.guild_settings(table.world.guild.id) == {}


async def test_a_table_plays_what_the_server_plays(tmp_path: Path) -> None:
    async with kept_table(tmp_path) as (table, keeper):
        ann = table.world.people[0]

        async def opened(**options: Any) -> str:
            await table.type(ann, "table open", **options)
            return presets.rules_line(table.view.rules)

        await said(table, keeper, "config table", rules="house", options="pack=24, points=5")
        assert await opened() == "house pack=24 points=5"
        assert await opened(points=3) == "house pack=24 points=3"
        assert await opened(options="defend_alone=no") == "house pack=24 points=5 defend_alone=no"
        assert await opened(rules="house") == "house pack=24 points=5"
        assert await opened(rules="csl") == "csl"
        assert await opened(rules="csl", options="points=7") == "csl points=7"
        text = await said(table, keeper, "config table", options="points=10")
        assert "play **House of Cards** (24 cards) to 10" in text
        assert "play **House of Cards** to 10" in await said(table, keeper, "config table", rules="house")


@pytest.mark.parametrize("command", ["config table", "table open"])
async def test_wrong_rules_are_answered_alike(tmp_path: Path, command: str) -> None:
    async with kept_table(tmp_path) as (table, keeper):
        await said(table, keeper, "config table", rules="csl")
        for options, words in (
            ({"rules": "whist"}, "Choose from earlwood, "),
            ({"options": "points=five"}, "points=five is not allowed in csl; allowed: "),
            ({"options": "colour=red"}, "there’s no option “colour” in csl. Did you mean "),
            ({"rules": "house", "options": "pack=12"}, "pack=12 is not allowed in house; allowed: "),
        ):
            assert words in await said(table, keeper, command, **options)
        assert await table.bot.services.store.guild_settings(table.world.guild.id) == {"rules": "csl"}
        assert table.bot.services.tables.snapshots() == ()


async def test_tables_only_where_they_may_be_opened(tmp_path: Path) -> None:
    async with kept_table(tmp_path) as (table, keeper):
        ann, here = table.world.people[0], table.world.channel
        there, third = (table.world.guild.create_text_channel(name) for name in ("cards", "third"))
        await said(table, keeper, "config channels", add=there)
        assert await said(table, ann, "table open") == (
            f"Not here, please. On this server, open tables in <#{there.id}>."
        )
        assert table.bot.services.tables.snapshots() == ()
        text = await said(table, keeper, "config channels", add=here)
        assert f"only in <#{there.id}>, <#{here.id}>" in text
        assert f"only in <#{there.id}>, <#{here.id}>" in await said(table, keeper, "config channels", add=here)
        await table.type(ann, "table open")
        assert len(table.bot.services.tables.snapshots()) == 1
        assert "isn’t on the list" in await said(table, keeper, "config channels", remove=third)
        assert f"only in <#{there.id}> and" in await said(table, keeper, "config channels", remove=here)
        assert len(table.bot.services.tables.snapshots()) == 1, "the table that stands there goes on"
        assert "in every channel" in await said(table, keeper, "config channels", anywhere="yes", add=third)
        await table.type(ann, "table open")
        assert len(table.bot.services.tables.snapshots()) == 1


async def test_a_channel_belongs_to_its_category_and_a_thread_to_its_channel(tmp_path: Path) -> None:
    async with kept_table(tmp_path) as (table, keeper):
        games = table.world.guild.create_category("games")
        inside = table.world.guild.create_text_channel("inside", category=games)
        await said(table, keeper, "config channels", add=games)
        ann = table.world.people[0]
        await table.type(ann, "table open")
        assert table.bot.services.tables.snapshots() == ()
        await ann.slash(inside, "table open")
        assert [now.table.channel_id for now in table.bot.services.tables.snapshots()] == [inside.id]
        channel = table.bot.get_channel(table.world.channel.id)
        assert isinstance(channel, discord.TextChannel)
        await channel.create_thread(name="evening", type=discord.ChannelType.public_thread)
        [thread] = table.world.channel.threads
        await ann.slash(thread, "table open")
        assert len(table.bot.services.tables.snapshots()) == 1
        await said(table, keeper, "config channels", add=table.world.channel)
        await ann.slash(thread, "table open")
        assert table.bot.services.tables.table_in_channel(thread.id) is not None


async def test_twenty_five_channels_are_the_most(tmp_path: Path) -> None:
    async with kept_table(tmp_path) as (table, keeper):
        text = " ".join(str(number) for number in range(1, 26))
        await table.bot.services.store.set_guild_setting(table.world.guild.id, "channels", text)
        assert "at most 25 channels" in await said(table, keeper, "config channels", add=table.world.channel)
        assert (await table.bot.services.store.guild_settings(table.world.guild.id))["channels"] == text
        full = f"{text.removesuffix(' 25')} {table.world.channel.id}"
        await table.bot.services.tables.server_settings.choose(table.world.guild.id, {"channels": full})
        assert "at most 25" not in await said(table, keeper, "config channels", add=table.world.channel)
        assert (await table.bot.services.store.guild_settings(table.world.guild.id))["channels"] == full, "it was there"


async def concede(table: CardTable) -> None:
    """Ann and Cay give the game up."""
    ann, _, cay, _ = table.world.people
    await table.type(ann, "table concede")
    await table.press(cay, "Agree to concede")


async def test_a_server_may_play_friendly_games_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def busy(*_: object, **__: object) -> None:
        raise WorkersBusy("it thinks about something else")

    async with kept_table(tmp_path) as (table, keeper):
        await said(table, keeper, "config games", ranked="no")
        await table.gather(points=5)
        monkeypatch.setattr(
            table.bot.services.workers, "advise", busy
        )  # thinking would outlast the simulation's patience
        assert "can’t think that through" in await said(table, table.mover, "hint")
        await said(table, keeper, "config games", ranked="yes")
        assert "can’t think that through" in await said(table, table.mover, "hint"), "it began as a friendly game"
        await concede(table)
        stored = require(await table.bot.services.store.finished_game(table.world.guild.id, 1))
        assert not stored.game.ranked
        for person in table.world.people:
            await table.press(person, "Rematch")
        await said(table, keeper, "config games", ranked="no")
        assert "counts for ratings" in await said(table, table.mover, "hint"), "it began as a ranked game"
        await concede(table)
        stored = require(await table.bot.services.store.finished_game(table.world.guild.id, 2))
        assert stored.game.ranked


async def test_settings_of_an_older_version_do_not_stop_a_table(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with kept_table(tmp_path) as (table, keeper):
        stored = {
            "rules": "british points=5", "computer_level": "grandmaster", "channels": "#cards", "ranked": "perhaps",
            "traditions": "", "away_seconds": "soon",
        }  # fmt: skip
        for name, value in stored.items():
            await table.bot.services.store.set_guild_setting(table.world.guild.id, name, value)
        await table.type(table.world.people[0], "table open", computers=3)
        assert presets.rules_line(table.view.rules) == "standard"
        assert [chair.level for chair in table.view.chairs] == [None, "steady", "steady", "steady"]
        for name, value in stored.items():
            assert f"setting {name} has the wrong value {value!r}" in caplog.text
        assert "play **Standard (stick the dealer)**" in await said(table, keeper, "config show")


# -- levels
#
# How strong the computers are: asked for when a table is opened, chair by chair, or set for a whole server.


def levels(table: CardTable) -> list[str | None]:
    return [chair.level for chair in table.view.chairs]


async def test_a_table_with_computers_of_a_level(tmp_path: Path, description: DiscordDescription) -> None:
    async with card_table(tmp_path) as table:
        ann, bob, *_ = table.world.people
        await table.type(ann, "table open", computers=1, level="expert")
        assert "has sat down" in table.read(await table.type(ann, "table computer", level="beginner")).text
        assert levels(table) == [None, "expert", "beginner", None]
        assert "Bear (computer)" in table.public_text()
        assert "Raccoon (computer)" in table.public_text()
        await table.type(ann, "table computer")
        assert levels(table) == [None, "expert", "beginner", "steady"]
        assert "has sat down" not in table.read(await table.type(bob, "table computer", level="expert")).text
        await table.press(ann, "Remove computer")
        await table.press(bob, "Join")
        await table.press(ann, "Start")
        assert "Ann & 🤖 Raccoon **0** · 🤖 Bear & Bob **0**" in as_read(table.public_text())
        assert description.all_violations(table.requests) == []


async def test_computers_are_experts_unless_somebody_chooses_otherwise(tmp_path: Path) -> None:
    async with card_table(tmp_path, computer_level=TableSettings().computer_level) as table:
        await table.type(table.world.people[0], "table open", computers=1)
        assert levels(table) == [None, "expert", None, None]


async def test_a_servers_own_level(tmp_path: Path) -> None:
    async with card_table(tmp_path) as table:
        ann = table.world.people[0]
        keeper = table.world.add_keeper()
        assert "Intermediate" in table.read(await table.type(keeper, "config show")).text
        await table.type(ann, "table open", computers=1)
        assert "Computer players: Expert" in table.read(await table.type(keeper, "config table", level="expert")).text
        assert levels(table) == [None, "steady", None, None], "who sits there stays"
        await table.press(ann, "Add computer")
        assert levels(table) == [None, "steady", "expert", None]
        await table.restart()
        await table.type(ann, "table computer")
        assert levels(table)[3] == "expert"
        await table.type(ann, "table close")
        await table.type(ann, "table open", computers=3, level="beginner")
        assert levels(table) == [None, *["beginner"] * 3]
