"""``/config``: how a server plays, set by its managers, and what tables and games then do."""

from __future__ import annotations

import ast
from dataclasses import fields
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any

import discord
import pytest
from simcord import MemberActor

from bot.engine import presets
from bot.storage.api import LOBBY_POST
from bot.tables.model import TableSettings
from bot.tables.server_settings import SETTINGS
from tests.discord.card_table import CardTable
from tests.discord.simulation import look
from tests.world.said import WORDS, is_text, says

ROOT = Path(__file__).parents[2]
Told = dict[str, Any]


async def said(table: CardTable, who: MemberActor, command: str, **options: Any) -> str:
    answer = await table.type(who, command, **options)
    assert answer.ephemeral
    return table.read(answer).text


TYPED: dict[str, tuple[str, Told, str]] = {
    "rules": ("table", {"rules": "csl"}, "decides asks"),
    "computer_level": ("table", {"level": "beginner"}, "decides"),
    "channels": ("channels", {"add": "here"}, "asks"),
    "reminder_seconds": ("clocks", {"reminder": 10}, "decides"),
    "away_seconds": ("clocks", {"away": 20}, "decides"),
    "idle_hours": ("clocks", {"idle": 3}, "decides"),
    "gather_seconds": ("clocks", {"gather": 4}, "decides"),
    "ranked": ("games", {"ranked": "no"}, "decides shows"),
    "traditions": ("games", {"traditions": "no"}, "shows"),
    "talk": ("games", {"talk": "no"}, "decides shows"),
    "pictures": ("display", {"pictures": "no"}, "shows"),
    "more_tables": ("tables", {"more": "one"}, "decides asks"),
    "pace": ("display", {"pace": "brisk"}, "decides shows"),
    "season_channel": ("seasons", {"channel": "here"}, "asks"),
    "lobby_channel": ("lobby", {"channel": "here"}, "asks"),
    "league_best": ("league", {"best": 3}, "decides"),
    "league_points": ("league", {"points": "5-3"}, "decides"),
    "time_zone": ("time-zone", {"zone": "Europe/Paris"}, "asks"),
}
"""How each setting is given another value than the default, by ``/config``; and what reads it, of ``READERS``."""

READERS = {
    "decides": ("bot/tables/*.py", "bot/tournaments/**/*.py"),
    "shows": ("bot/tables/views.py", "bot/words/*.py", "bot/pictures/*.py", "bot/ui/*.py"),
    "asks": ("cogs/**/*.py",),
}
"""What decides at tables and tournaments (whatever a setting forbids is refused there), what only shows, and cogs."""
NO_READERS = ("bot/words/notices.py", "cogs/config.py", "bot/tables/model.py")
"""What shows all settings, sets them and declares them."""


@cache
def readers() -> dict[str, set[str]]:
    """What reads each setting: ``settings.talk``, or ``read_setting("talk", …)``."""
    found: dict[str, set[str]] = {name: set() for name in SETTINGS}
    for reader, patterns in READERS.items():
        for path in chain.from_iterable(ROOT.glob(pattern) for pattern in patterns):
            where = path.relative_to(ROOT).as_posix()
            if where in NO_READERS or (reader == "decides" and where in READERS["shows"]):
                continue
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                match node:
                    case ast.Attribute(value=value, attr=name) if "settings" in ast.unparse(value):
                        found.get(name, set()).add(reader)
                    case ast.Call(func=ast.Name(id="read_setting"), args=[ast.Constant(value=str(name)), *_]):
                        found[name].add(reader)
    return found


def test_every_setting_is_read_by_what_it_is_for() -> None:
    """One that a judge forgets is shown and changes nothing."""
    assert {name: {*marks.split()} for name, (_, _, marks) in TYPED.items()} == readers()


def test_every_setting_can_be_typed() -> None:
    assert TYPED.keys() == SETTINGS.keys()


@pytest.mark.parametrize("name", TYPED)
async def test_a_setting_that_is_typed_is_stored_read_and_shown(
    table: CardTable, keeper: MemberActor, name: str
) -> None:
    subcommand, options, _ = TYPED[name]
    before, usual = await said(table, keeper, "config show"), await settings_of(table)
    given = {option: table.world.channel if value == "here" else value for option, value in options.items()}
    after = await said(table, keeper, f"config {subcommand}", **given)
    assert (await table.bot.services.store.guild_settings(table.world.guild.id)).keys() - {LOBBY_POST} == {name}
    changed = await settings_of(table)
    assert [one.name for one in fields(TableSettings) if getattr(changed, one.name) != getattr(usual, one.name)] == [
        name
    ]
    assert after != before
    await table.restart()
    assert getattr(await settings_of(table), name) == getattr(changed, name)
    assert await said(table, keeper, "config show") == after


STANDING = {"ranked": "lobby", "traditions": "end", "talk": "lobby end", "pictures": "lobby end", "pace": ""}
"""Which message of a table tells of each setting that is shown."""


@pytest.mark.parametrize("moment", ["lobby", "end"])
@pytest.mark.parametrize("name", [name for name, (_, _, marks) in TYPED.items() if "shows" in marks])
async def test_a_table_follows_what_its_server_sets(
    table: CardTable, keeper: MemberActor, name: str, moment: str
) -> None:
    """It reads as if it was posted now, without a press: a full lobby, and the end of a game."""
    if moment == "end":
        await table.finish_games()
    else:
        await table.type(table.ann, "table open")
        for person in (table.bob, table.cay, table.dan):
            await table.press(person, "button-join")
    subcommand, options, _ = TYPED[name]
    usual = look(table.env, table.message)
    await said(table, keeper, f"config {subcommand}", **options)
    followed = look(table.env, table.message)
    await table.type(table.ann, "table show")
    assert followed == look(table.env, table.message)
    assert (followed != usual) == (moment in STANDING[name])


async def settings_of(table: CardTable) -> TableSettings:
    return await table.bot.services.server_settings.of(table.world.guild.id)


async def test_a_table_plays_what_the_server_plays(table: CardTable, keeper: MemberActor) -> None:

    async def opened(**options: Any) -> str:
        await table.type(table.ann, "table open", **options)
        return presets.rules_line(table.view.rules)

    await said(table, keeper, "config table", rules="house", options="pack=24, points=5")
    assert await opened() == "house pack=24 points=5"
    assert await opened(points=3) == "house pack=24 points=3"
    assert await opened(options="defend_alone=no") == "house pack=24 points=5 defend_alone=no"
    assert await opened(rules="house") == "house pack=24 points=5"
    assert await opened(rules="csl") == "csl"
    assert await opened(rules="csl", options="points=7") == "csl points=7"
    text = await said(table, keeper, "config table", options="points=10")
    assert says(text, "config-rules", points=10)
    assert says(
        await said(table, keeper, "config table", rules="house"), "config-rules", game="**House of Cards**", points=10
    )


@pytest.mark.parametrize("command", ["config table", "table open"])
async def test_wrong_rules_are_answered_alike(table: CardTable, keeper: MemberActor, command: str) -> None:
    await said(table, keeper, "config table", rules="csl")
    for options, key, values in (
        ({"rules": "whist"}, "rules-fault-preset", {"name": "whist"}),
        ({"options": "points=five"}, "rules-fault-value", {"word": "points=five", "preset": "csl"}),
        ({"options": "colour=red"}, "rules-fault-unknown", {"name": "colour", "preset": "csl"}),
        ({"rules": "house", "options": "pack=12"}, "rules-fault-value", {"word": "pack=12", "preset": "house"}),
    ):
        assert says(await said(table, keeper, command, **options), key, **values)
    assert await table.bot.services.store.guild_settings(table.world.guild.id) == {"rules": "csl"}
    assert table.bot.services.tables.snapshots() == ()
    choices = await keeper.autocomplete(table.world.channel, command, "rules", "house")
    assert [choice["value"] for choice in choices][:2] == ["house", "house-24"]


async def test_tables_only_where_they_may_be_opened(table: CardTable, keeper: MemberActor) -> None:
    ann, here = table.ann, table.world.channel
    there, third = (table.world.guild.create_text_channel(name) for name in ("cards", "third"))
    await said(table, keeper, "config channels", add=there)
    assert is_text(await said(table, ann, "table open"), "open-elsewhere", channels=f"<#{there.id}>")
    assert table.bot.services.tables.snapshots() == ()
    text = await said(table, keeper, "config channels", add=here)
    assert says(text, "config-channels", value=f"<#{there.id}>, <#{here.id}>")
    assert says(
        await said(table, keeper, "config channels", add=here), "config-channels", value=f"<#{there.id}>, <#{here.id}>"
    )
    await table.type(ann, "table open")
    assert len(table.bot.services.tables.snapshots()) == 1
    assert says(await said(table, keeper, "config channels", remove=third), "config-not-there")
    assert says(await said(table, keeper, "config channels", remove=here), "config-channels", value=f"<#{there.id}>")
    assert len(table.bot.services.tables.snapshots()) == 1, "the table that stands there goes on"
    assert says(await said(table, keeper, "config channels", anywhere="yes"), "config-channels-none")
    await table.type(ann, "table open")
    assert len(table.bot.services.tables.snapshots()) == 1


@pytest.mark.parametrize(
    ("command", "whole", "other"),
    [("channels", "anywhere", "add"), ("channels", "anywhere", "remove"), ("seasons", "nowhere", "channel"),
     ("lobby", "nowhere", "channel"),
     ("roles", "nobody", "role")],
)  # fmt: skip
async def test_of_two_options_that_exclude_each_other_none_is_taken(
    table: CardTable, keeper: MemberActor, command: str, whole: str, other: str
) -> None:
    guild = table.world.guild
    place = guild.create_role("Gold") if other == "role" else guild.create_text_channel("cards")
    options: dict[str, Any] = {whole: "yes", other: place} | ({"of": "night"} if command == "roles" else {})
    words = await said(table, keeper, f"config {command}", **options)
    assert is_text(words, "config-either", one=whole, other=other)
    assert await table.bot.services.store.guild_settings(guild.id) == {}


async def test_a_channel_belongs_to_its_category_and_a_thread_to_its_channel(
    table: CardTable, keeper: MemberActor
) -> None:
    games = table.world.guild.create_category("games")
    inside = table.world.guild.create_text_channel("inside", category=games)
    await said(table, keeper, "config channels", add=games)
    await table.type(table.ann, "table open")
    assert table.bot.services.tables.snapshots() == ()
    await table.ann.slash(inside, "table open")
    assert [now.table.channel_id for now in table.bot.services.tables.snapshots()] == [inside.id]
    channel = table.bot.get_channel(table.world.channel.id)
    assert isinstance(channel, discord.TextChannel)
    await channel.create_thread(name="evening", type=discord.ChannelType.public_thread)
    [thread] = table.world.channel.threads
    await table.ann.slash(thread, "table open")
    assert len(table.bot.services.tables.snapshots()) == 1
    await said(table, keeper, "config channels", add=table.world.channel)
    await table.ann.slash(thread, "table open")
    assert table.bot.services.tables.table_in_channel(thread.id) is not None


async def test_twenty_five_channels_are_the_most(table: CardTable, keeper: MemberActor) -> None:
    text = " ".join(str(number) for number in range(1, 26))
    await table.bot.services.store.set_guild_setting(table.world.guild.id, "channels", text)
    assert says(
        await said(table, keeper, "config channels", add=table.world.channel), "config-too-many-channels", most=25
    )
    assert (await table.bot.services.store.guild_settings(table.world.guild.id))["channels"] == text
    full = f"{text.removesuffix(' 25')} {table.world.channel.id}"
    await table.bot.services.tables.server_settings.choose(table.world.guild.id, {"channels": full})
    assert not says(await said(table, keeper, "config channels", add=table.world.channel), "config-too-many-channels")
    assert (await table.bot.services.store.guild_settings(table.world.guild.id))["channels"] == full, "it was there"


async def concede(table: CardTable) -> None:
    """Ann and Cay give the game up."""
    ann, _, cay, _ = table.people
    await table.type(ann, "table concede")
    await table.press(cay, "button-agree-concede")


async def test_settings_of_an_older_version_do_not_stop_a_table(
    table: CardTable, keeper: MemberActor, caplog: pytest.LogCaptureFixture
) -> None:
    stored = {
        "rules": "british points=5", "computer_level": "grandmaster", "channels": "#cards", "ranked": "perhaps",
        "traditions": "", "away_seconds": "soon",
    }  # fmt: skip
    for name, value in stored.items():
        await table.bot.services.store.set_guild_setting(table.world.guild.id, name, value)
    await table.type(table.ann, "table open", computers=3)
    assert presets.rules_line(table.view.rules) == "standard"
    assert [chair.level for chair in table.view.chairs] == [None, "steady", "steady", "steady"]
    for name, value in stored.items():
        assert f"setting {name} has the wrong value {value!r}" in caplog.text
    assert says(await said(table, keeper, "config show"), "config-rules", game=f"**{WORDS('game-standard')}**")


# -- levels
#
# How strong the computers are: asked for when a table is opened, chair by chair, or set for a whole server.


def levels(table: CardTable) -> list[str | None]:
    return [chair.level for chair in table.view.chairs]


@pytest.mark.table(computer_level=TableSettings().computer_level)
async def test_computers_are_experts_unless_somebody_chooses_otherwise(table: CardTable) -> None:
    await table.type(table.ann, "table open", computers=1)
    assert levels(table) == [None, "expert", None, None]


async def test_a_servers_own_level(table: CardTable) -> None:
    keeper = table.world.add_keeper()
    assert says(await table.said(keeper, "config show"), "level-steady")
    await table.type(table.ann, "table open", computers=1)
    assert says(
        await table.said(keeper, "config table", level="expert"), "config-computer-level", value=WORDS("level-expert")
    )
    assert levels(table) == [None, "steady", None, None], "who sits there stays"
    await table.press(table.ann, "button-computer")
    assert levels(table) == [None, "steady", "expert", None]
    await table.restart()
    await table.type(table.ann, "table computer")
    assert levels(table)[3] == "expert"
    await table.type(table.ann, "table close")
    await table.type(table.ann, "table open", computers=2, level="beginner")
    assert says(await table.said(table.ann, "table computer", level="steady"), "done-computer")
    assert levels(table) == [None, "beginner", "beginner", "steady"]
