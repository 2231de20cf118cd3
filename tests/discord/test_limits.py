"""How much one person, one server and all of them together may ask for, and what they read who ask for more."""

from pathlib import Path
from typing import Any

import discord
import pytest
import simcord

from bot.settings import Settings
from bot.ui.discord.cooldowns import PERSONAL, READING
from tests.discord.card_table import CardTable, card_table
from tests.discord.simulation import look


def rooms(table: CardTable, number: int) -> list[simcord.ChannelHandle]:
    return [table.world.guild.create_text_channel(f"room-{each}") for each in range(number)]


async def opened(table: CardTable, actor: simcord.MemberActor, channel: Any, **options: Any) -> str:
    """What they read who open a table there."""
    result = await actor.slash(channel, "table open", **options)
    assert result.response is not None
    shown = look(table.env, result.response)
    return "\n".join([shown.text, *shown.pictures])


def test_the_limits_are_what_the_owner_of_the_bot_chose() -> None:
    usual = Settings()
    assert (usual.max_tables_per_person, usual.max_tables_per_server, usual.max_tables) == (5, 50, 5000)


async def test_one_person_opens_no_more_tables_than_they_may(tmp_path: Path) -> None:
    async with card_table(tmp_path, seed=2, most_of_person=2) as table:
        ann, bob, *_ = table.world.people
        first, second, third = rooms(table, 3)
        parent = table.bot.get_channel(table.world.channel.id)
        assert isinstance(parent, discord.TextChannel)
        await parent.create_thread(name="a thread", type=discord.ChannelType.public_thread)
        await table.env.settle()
        (thread,) = table.world.channel.threads
        await opened(table, ann, thread)
        await opened(table, ann, second)
        said = await opened(table, ann, third)
        assert said == "You have as many tables open as one person may. Close one, or finish its game, and you can " + (
            "open another."
        )
        assert table.bot.tables.table_in_channel(third.id) is None
        await opened(table, ann, second)
        assert len(table.bot.tables.snapshots()) == 2, "one's own lobby makes room for another"
        await opened(table, bob, third)
        assert len(table.bot.tables.snapshots()) == 3
        await ann.slash(thread, "table close")
        assert "Ann" in await opened(table, ann, first)


async def test_a_finished_game_leaves_room_for_another_table(tmp_path: Path) -> None:
    async with card_table(tmp_path, seed=2, most_of_person=1) as table:
        await table.gather(points=1)
        (room,) = rooms(table, 1)
        assert "as many tables" in await opened(table, table.world.people[0], room)
        await table.play_on()
        assert "Ann" in await opened(table, table.world.people[0], room)


async def test_a_server_and_the_bot_have_their_limits(tmp_path: Path) -> None:
    async with card_table(tmp_path, most_of_server=2, most_of_bot=3) as table:
        ann, bob, cay, _ = table.world.people
        first, second, third = rooms(table, 3)
        await opened(table, ann, first)
        await opened(table, bob, second)
        assert "As many tables are open here" in await opened(table, cay, third)
        elsewhere = table.env.create_guild("Left Bower")
        user = elsewhere.add_member(table.env.create_user("eve", global_name="Eve"))
        await opened(table, user, elsewhere.create_text_channel("one"))
        said = await opened(table, user, elsewhere.create_text_channel("two"))
        assert said == "There are too many tables open right now. Please try again later."
        assert len(table.bot.tables.snapshots()) == 3


@pytest.mark.parametrize(
    ("command", "limit"),
    [
        ("my-data", PERSONAL),
        ("forget me", PERSONAL),
        ("leaderboard", READING),
        ("history", READING),
        ("stats", READING),
        ("record", READING),
    ],
)
async def test_who_asks_too_often_is_told_when_to_ask_again(
    tmp_path: Path, command: str, limit: tuple[int, float]
) -> None:
    async with card_table(tmp_path) as table:
        ann, bob, *_ = table.world.people

        async def said(actor: simcord.MemberActor) -> str:
            result = await table.type(actor, command)
            assert result.response is not None
            return look(table.env, result.response).text

        for _ in range(limit[0]):
            assert "That was quick" not in await said(ann)
        assert await said(ann) == f"That was quick! You can use this command again in {limit[1]:.0f} s."
        assert "That was quick" not in await said(bob)
        assert {type(error) for error in table.env.errors} == {discord.app_commands.CommandOnCooldown}
        await table.env.advance_time(limit[1] + 1)
        assert "That was quick" not in await said(ann)
