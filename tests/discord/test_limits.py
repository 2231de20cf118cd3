"""How much one person, one server and all of them together may ask for, and what they read who ask for more."""

import math
from typing import Any

import discord
import pytest
import simcord

from bot.rights import Cooldowns, Cost
from tests.discord.card_table import CardTable
from tests.discord.inventory import ROWS, rights_of
from tests.discord.test_config import concede
from tests.world import require
from tests.world.said import is_text, says


def rooms(table: CardTable, number: int) -> list[simcord.ChannelHandle]:
    return [table.world.guild.create_text_channel(f"room-{each}") for each in range(number)]


async def opened(table: CardTable, actor: simcord.MemberActor, channel: Any, **options: Any) -> str:
    """What they read who open a table there."""
    shown = table.read(await actor.slash(channel, "table open", **options))
    return "\n".join([shown.text, *shown.pictures])


@pytest.mark.table(seed=2, most_of_person=2)
async def test_a_persons_open_tables_are_limited(table: CardTable) -> None:
    ann, bob, *_ = table.people
    first, second, third = rooms(table, 3)
    parent = table.bot.get_channel(table.world.channel.id)
    assert isinstance(parent, discord.TextChannel)
    await parent.create_thread(name="a thread", type=discord.ChannelType.public_thread)
    await table.env.settle()
    (thread,) = table.world.channel.threads
    await opened(table, ann, thread)
    await opened(table, ann, second)
    said = await opened(table, ann, third)
    assert is_text(said, "refusal-person-full")
    assert table.bot.services.tables.table_in_channel(third.id) is None
    await opened(table, ann, second)
    assert len(table.bot.services.tables.snapshots()) == 2, "one's own lobby makes room for another"
    await opened(table, bob, third)
    assert len(table.bot.services.tables.snapshots()) == 3
    await ann.slash(thread, "table close")
    assert "Ann" in await opened(table, ann, first)


@pytest.mark.table(seed=2, most_of_person=1)
async def test_a_finished_game_leaves_room_for_another_table(table: CardTable) -> None:
    await table.gather(points=1)
    (room,) = rooms(table, 1)
    assert says(await opened(table, table.ann, room), "refusal-person-full")
    await concede(table)
    assert "Ann" in await opened(table, table.ann, room)


@pytest.mark.table(most_of_server=2, most_of_bot=3)
async def test_a_server_and_the_bot_have_their_limits(table: CardTable) -> None:
    ann, bob, cay, _ = table.people
    first, second, third = rooms(table, 3)
    await opened(table, ann, first)
    await opened(table, bob, second)
    assert says(await opened(table, cay, third), "refusal-server-full")
    elsewhere = table.env.create_guild("Left Bower")
    user = elsewhere.add_member(table.env.create_user("eve", global_name="Eve"))
    await opened(table, user, elsewhere.create_text_channel("one"))
    said = await opened(table, user, elsewhere.create_text_channel("two"))
    assert is_text(said, "refusal-bot-full")
    assert len(table.bot.services.tables.snapshots()) == 3


async def test_asking_too_often_names_the_next_time(table: CardTable) -> None:
    most, seconds = require(Cost.READING.limit)
    ann, bob, *_ = table.people

    async def said(actor: simcord.MemberActor) -> str:
        return await table.said(actor, "history")

    for _ in range(most):
        assert not says(await said(ann), "fault-cooldown")
    again = math.ceil(table.env.now().timestamp() + seconds)
    assert is_text(await said(ann), "fault-cooldown", at=f"<t:{again}:T>")
    assert not says(await said(bob), "fault-cooldown")
    assert table.env.errors == []
    await table.env.advance_time(seconds + 1)
    assert not says(await said(ann), "fault-cooldown")


async def test_every_command_and_control_that_costs_says_so(table: CardTable) -> None:
    costs = {name: right.cost for name, right in rights_of(table.bot.features).items()}
    assert {name: cost is Cost.FREE for name, cost in costs.items()} == {name: row.free for name, row in ROWS.items()}


@pytest.mark.parametrize("cost", Cost)
def test_what_costs_is_limited_per_person(cost: Cost) -> None:
    name, cooldowns = "asked", Cooldowns()
    most, seconds = cost.limit or (1000, 1.0)
    assert [cooldowns.take(name, 1, cost, 100.0) for _ in range(most)] == [0.0] * most
    assert cooldowns.take(name, 1, cost, 100.0) == (0.0 if cost is Cost.FREE else seconds)
    assert cooldowns.take(name, 2, cost, 100.0) == 0.0, "others ask as before"
    assert cooldowns.take(name, 1, cost, 100.0 + seconds) == 0.0


SAME_QUESTIONS = (
    ("hint", "rb:hint"),
    ("night results", "rb:night:results"), ("night standings", "rb:night:standings"),
    ("daily", "rb:daily:board", "rb:daily:month", "rb:daily:verify", "rb:daily:play"),
    ("analyse", "rb:analyse", "rb:game-analyse", "rb:table-analyse", "rb:analysis-game"),
    ("puzzle", "rb:puzzle:open"),
)  # fmt: skip
"""Commands and the buttons that ask for just the same; other buttons turn a page of what a command has shown."""


async def test_command_and_button_share_one_limit(table: CardTable) -> None:
    rows = {name: right for name, right in rights_of(table.bot.features).items() if not name.startswith("person-")}
    with_question = {name: right for name, right in rows.items() if right.question}
    assert {name for names in SAME_QUESTIONS for name in names} == set(with_question)
    for names in SAME_QUESTIONS:
        assert len({(with_question[name].question, with_question[name].cost) for name in names}) == 1
    assert len({right.question for right in with_question.values()}) == len(SAME_QUESTIONS)
    assert not {right.question for right in with_question.values()} & {
        name for name in rows if name not in with_question
    }


async def test_pressing_a_button_too_often_says_so(table: CardTable) -> None:
    ann, *_ = table.people
    backend, custom_id = table.env.backend, "rb:board:rating:partnership:season:0"
    button = {"type": 2, "id": 2, "style": 2, "label": "?", "custom_id": custom_id}
    row = [{"type": 1, "id": 1, "components": [button]}]
    most, seconds = Cost.STEPPING.limit or (0, 0.0)

    async def press() -> simcord.InteractionResult:
        where = table.world.channel.id
        stored = backend.create_message(where, backend.bot_user.id, None, components=row, flags=1 << 15)
        return await ann.click(simcord.ResponseMessage(table.env, stored), custom_id=custom_id)

    for _ in range(most):
        await press()
    said = table.read(await press()).text
    again = math.ceil(table.env.now().timestamp() + seconds)
    assert is_text(said, "fault-cooldown-press", at=f"<t:{again}:T>")
