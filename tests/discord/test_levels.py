"""How strong the computers are: asked for when a table is opened, chair by chair, or set for a whole server."""

from pathlib import Path

import discord

from bot.tables.model import TableSettings
from tests.discord.card_table import CardTable, card_table
from tests.discord.openapi import DiscordDescription
from tests.discord.simulation import look


def levels(table: CardTable) -> list[str | None]:
    return [chair.level for chair in table.view.chairs]


async def test_a_table_with_computers_of_a_level(tmp_path: Path, description: DiscordDescription) -> None:
    async with card_table(tmp_path) as table:
        ann, bob, *_ = table.world.people
        await table.type(ann, "table open", computers=1, level="expert")
        said = await table.type(ann, "table computer", level="beginner")
        assert "has sat down" in look(table.env, said.response).text
        assert levels(table) == [None, "expert", "beginner", None]
        assert "Bear (computer)" in table.public_text()
        assert "Raccoon (computer)" in table.public_text()
        await table.type(ann, "table computer")
        assert levels(table) == [None, "expert", "beginner", "steady"]
        said = await table.type(bob, "table computer", level="expert")
        assert "has sat down" not in look(table.env, said.response).text
        await table.press(ann, "Remove computer")
        await table.press(bob, "Join")
        await table.press(ann, "Start")
        assert "Ann & 🤖 Raccoon **0** · 🤖 Bear & Bob **0**" in table.public_text()
        assert description.all_violations(table.requests) == []


async def test_computers_are_experts_unless_somebody_chooses_otherwise(tmp_path: Path) -> None:
    async with card_table(tmp_path, computer_level=TableSettings().computer_level) as table:
        await table.type(table.world.people[0], "table open", computers=1)
        assert levels(table) == [None, "expert", None, None]


async def test_a_servers_own_level(tmp_path: Path) -> None:
    async with card_table(tmp_path) as table:
        ann = table.world.people[0]
        keeper = table.world.guild.add_member(
            table.env.create_user("eve", global_name="Eve"),
            roles=[table.world.guild.create_role("Keeper", permissions=discord.Permissions(manage_guild=True))],
        )
        said = await table.type(keeper, "config show")
        assert "Intermediate" in look(table.env, said.response).text
        await table.type(ann, "table open", computers=1)
        said = await table.type(keeper, "config table", level="expert")
        assert "Computer players: Expert" in look(table.env, said.response).text
        assert levels(table) == [None, "steady", None, None], "who sits there stays"
        await table.press(ann, "Add computer")
        assert levels(table) == [None, "steady", "expert", None]
        await table.restart()
        await table.type(ann, "table computer")
        assert levels(table)[3] == "expert"
        await table.type(ann, "table close")
        await table.type(ann, "table open", computers=3, level="beginner")
        assert levels(table) == [None, *["beginner"] * 3]
