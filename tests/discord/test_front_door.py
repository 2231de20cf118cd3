"""``/euchre``: one command and one press to a hand, alone or with whoever plays here already."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import discord
import pytest
from discord import InteractionType
from simcord import MemberActor
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.engine.acts import PlayCard
from bot.tables.closing import Close
from bot.tables.decisions import Decision, Person
from bot.tables.model import Status
from bot.tables.views import TableView
from bot.ui import buttons
from bot.ui.errors import TOO_MANY_THREADS
from bot.words.lines import list_words
from tests.discord.card_table import CardTable
from tests.discord.simulation import archived_threads, forbid
from tests.storage.commits import fail_commit
from tests.world.said import WORDS, is_text, says


async def play(table: CardTable, person: MemberActor) -> Any:
    door = await table.type(person, "euchre")
    return await table.press(person, buttons.DOOR, door.response, verb="play")


async def test_one_command_and_one_press_to_a_hand(table: CardTable) -> None:
    answer = table.read(await play(table, table.ann))
    assert answer.ephemeral
    assert table.view.status is Status.PLAYING
    assert sum(chair.is_computer for chair in table.view.chairs) == 3
    assert table.on_screen(table.ann) is not None, "the answer is the hand"
    assert table.standing_message() is not None, "the channel sees the table, and may sit down"


@pytest.mark.parametrize(
    ("way", "commands", "presses"), [("alone", 1, 2), ("four at the front door", 1, 2), ("four in a lobby", 1, 2)]
)
async def test_presses_to_the_first_card(table: CardTable, way: str, commands: int, presses: int) -> None:
    """Of each person until their first card lies on the table, not counting the calls that the rules ask for."""
    people = table.people[:1] if way == "alone" else table.people
    for person in () if way == "four in a lobby" else people:
        await play(table, person)
    if way == "four in a lobby":
        await table.gather()
    asked, counted = Counter[int](), dict[int, Counter[int]]()
    while len(counted) < len(people):
        mover, act = table.mover, table.choice()
        await table.decide(act)
        asked[mover.id] += not isinstance(act, PlayCard)
        if isinstance(act, PlayCard) and mover.id not in counted:
            made = (one for one in table.env.backend.interactions.values() if one.user_id == mover.id)
            counted[mover.id] = Counter(one.type for one in made)
    assert max(one[InteractionType.application_command.value] for one in counted.values()) == commands
    assert max(one[InteractionType.component.value] - asked[user] for user, one in counted.items()) == presses


async def test_the_next_one_gets_the_seat_of_a_computer(table: CardTable) -> None:
    await play(table, table.ann)
    answer = table.read(await play(table, table.bob))
    assert answer.says("refusal-seat-promised")
    assert table.view.promised_seat(table.bob.id) is not None
    assert [*table.bot.services.tables.tables_in_channel(table.world.channel.id)] == [table.table_id]


def sits(view: TableView, user_id: int) -> bool:
    return view.seat_of(user_id) is not None or view.promised_seat(user_id) is not None


async def test_a_ranked_lobby_is_listed_and_never_chosen(table: CardTable) -> None:
    await table.type(table.ann, "table open")
    door = table.read(await table.type(table.bob, "euchre"))
    assert door.says("door-table-ranked")
    answer = table.read(await play(table, table.bob))
    assert answer.says("door-seated-there"), "another table, in a thread"
    assert not sits(table.view, table.bob.id)


async def test_a_table_is_listed_only_to_people_who_see_its_channel(table: CardTable) -> None:
    hidden = table.world.guild.create_text_channel("hidden")
    await table.ann.slash(hidden, "table open")
    assert hidden.mention in table.read(await table.type(table.bob, "euchre")).text
    denied = discord.Permissions(view_channel=True).value
    table.env.backend.set_overwrite(hidden.id, Overwrite(table.bob.id, OverwriteType.MEMBER, deny=denied))
    assert hidden.mention not in table.read(await table.type(table.bob, "euchre")).text


@pytest.mark.parametrize("verb", ["tonight", "daily", "me"])
async def test_each_way_on_takes_the_place_of_the_answer(table: CardTable, verb: str) -> None:
    door = await table.type(table.ann, "euchre")
    page = table.read(await table.press(table.ann, buttons.DOOR, door.response, verb=verb))
    assert page.ephemeral
    assert page.says(f"door-{verb}")


async def test_me_leads_to_the_settings(table: CardTable) -> None:
    door = await table.type(table.ann, "euchre")
    own = await table.press(table.ann, buttons.DOOR, door.response, verb="me")
    assert table.read(await table.press(table.ann, buttons.SETTINGS, own.response, screen="first")).says(
        "settings-heading"
    )


async def test_ones_own_table_goes_on(table: CardTable) -> None:
    await play(table, table.ann)
    first = table.table_id
    await play(table, table.ann)
    assert table.table_id == first
    assert says(table.read(await table.type(table.ann, "euchre")).text, "door-table")


# -- more tables in a channel


@pytest.fixture
def eve(table: CardTable) -> MemberActor:
    """Who comes when a ranked game is on here, or gathers."""
    return table.world.guild.add_member(table.env.create_user("eve", global_name="Eve"))


async def test_a_second_table_stands_in_a_thread_archived_when_it_is_over(table: CardTable, eve: MemberActor) -> None:
    await table.type(table.ann, "table open")
    answer = table.read(await play(table, eve))
    [other] = [one.table for one in table.bot.services.tables.snapshots() if one.table.table_id != table.table_id]
    thread = table.env.backend.channels[other.channel_id]
    assert is_text(thread.name or "", "tables-thread", names="Eve")
    assert thread.parent_id == table.world.channel.id
    assert answer.says("door-seated-there")
    assert other.status is Status.PLAYING
    assert table.bot.features.announcers.of(other.table_id) is not None
    private = [one for one in table.env.backend.messages[table.world.channel.id].values() if one.is_ephemeral]
    assert not re.search(rf"rb:\w+:{other.table_id}\b", str([one.components for one in private])), "refused here"
    await table.bot.services.tables.decide(Decision(other.table_id, Person(eve.id, "Eve"), Close(), None, None))
    await table.env.settle()
    assert archived_threads(table.env) == {other.channel_id}


async def test_a_thread_is_named_by_its_people_but_not_at_once_again(table: CardTable, eve: MemberActor) -> None:
    """Discord takes few new names for a thread: whoever comes meanwhile is in the next one."""
    await table.type(table.ann, "table open")
    await play(table, eve)
    [other] = [one.table for one in table.bot.services.tables.snapshots() if one.table.table_id != table.table_id]
    thread = table.env.backend.channels[other.channel_id]
    for person in (table.bob, table.cay):
        await play(table, person)
    assert is_text(thread.name or "", "tables-thread", names=list_words(["Eve", "Bob"], WORDS))
    await table.env.advance_time(table.bot.services.times.naming + 1)
    assert is_text(thread.name or "", "tables-thread", names=list_words(["Eve", "Bob", "Cay"], WORDS))


async def test_a_thread_is_archived_if_its_table_is_refused(table: CardTable, eve: MemberActor) -> None:
    await table.gather()
    fail_commit(table.bot.services.store, kept=False)
    await play(table, eve)
    assert archived_threads(table.env) == {thread.id for thread in table.world.channel.threads} != set()


NO_THREAD = {"one": "tables-one", "forbidden": "tables-no-threads", "full": "tables-too-many-threads"}


@pytest.mark.parametrize("how", NO_THREAD)
async def test_where_no_table_can_be_opened_there_is_another_way(table: CardTable, eve: MemberActor, how: str) -> None:
    free = table.world.guild.create_text_channel("cards")
    await table.gather()
    if how == "one":
        await table.bot.services.server_settings.choose(table.world.guild.id, {"more_tables": "one"})
    elif how == "forbidden":
        await forbid(table.world, "create_public_threads")
    else:
        table.env.inject_error("POST", "/channels/*/threads", status=400, code=TOO_MANY_THREADS, times=1)
    answer = table.read(await play(table, eve))
    assert answer.says(NO_THREAD[how])
    assert f"<#{free.id}>" in answer.text
    assert f"<#{table.world.channel.id}>" not in answer.text
    assert answer.found(buttons.WATCH)


async def test_tables_stand_beside_each_other_where_the_server_wants_that(table: CardTable, eve: MemberActor) -> None:
    await table.bot.services.server_settings.choose(table.world.guild.id, {"more_tables": "channel"})
    await table.type(table.ann, "table open")
    await play(table, eve)
    assert len(table.bot.services.tables.tables_in_channel(table.world.channel.id)) == 2
