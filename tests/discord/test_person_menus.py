"""Discord's own menus on a person: their statistics, the two compared, an invitation to one's own table."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from tests.discord.card_table import CardTable, card_table
from tests.discord.simulation import look
from tests.world import require

INVITE = "Invite to my table"


def told(table: CardTable, result: Any) -> str:
    return look(table.env, result.response).text


async def test_stats_and_comparison_answer_as_their_commands_do(tmp_path: Path) -> None:
    async with card_table(tmp_path) as table:
        ann, bob, *_ = table.world.people
        here = table.world.channel
        typed = told(table, await table.type(ann, "stats", player=bob))
        assert told(table, await ann.context_menu(here, "Euchre stats", bob)) == typed
        typed = told(table, await table.type(ann, "compare", a=ann, b=bob))
        assert told(table, await ann.context_menu(here, "Compare with me", bob)) == typed
        assert "yourself" in told(table, await ann.context_menu(here, INVITE, ann))


async def test_an_invitation_calls_one_person_and_seats_them(tmp_path: Path) -> None:
    async with card_table(tmp_path) as table:
        ann, bob, cay, _ = table.world.people
        here = table.world.channel
        assert "/table open" in told(table, await ann.context_menu(here, INVITE, bob))
        await table.type(ann, "table open", computers=3)
        invited = await ann.context_menu(here, INVITE, bob)
        shown = look(table.env, invited.response)
        assert not shown.ephemeral
        assert f"<@{bob.id}>" in shown.text
        posted = [request for request in table.env.http_requests if "allowed_mentions" in str(request)][-1]
        assert re.search(rf"'users': \['?{bob.id}", str(posted)), "they alone are pinged"
        answer = await bob.click(require(invited.response), label="Join")
        assert told(table, answer) == "You’ve sat down."
        assert [chair.name for chair in table.view.chairs][1] == "Bob"
        assert f"<@{bob.id}>" in look(table.env, invited.response).text, "the invitation stays as it is"
        assert "already sits" in told(table, await ann.context_menu(here, INVITE, bob))
        await bob.click(require(invited.response), label="Join")
        assert "no table here" in told(table, await cay.context_menu(here, INVITE, bob))


async def test_an_invitation_from_elsewhere_is_posted_at_the_table(tmp_path: Path) -> None:
    async with card_table(tmp_path) as table:
        ann, bob, *_ = table.world.people
        await table.type(ann, "table open")
        other = table.world.guild.create_text_channel("elsewhere")
        result = await ann.context_menu(other, INVITE, bob)
        await table.env.settle()
        assert f"<#{table.world.channel.id}>" in told(table, result)
        assert f"<@{bob.id}>" in str([look(table.env, one).text for one in table.world.channel.history()])


async def test_a_table_of_people_alone_has_room_for_nobody(tmp_path: Path) -> None:
    async with card_table(tmp_path) as table:
        ann, *others = table.world.people
        await table.type(ann, "table open")
        for person in others:
            await table.press(person, "Join")
        eve = table.world.guild.add_member(table.env.create_user("Eve"))
        result = await ann.context_menu(table.world.channel, INVITE, eve)
        assert "taken by a person" in told(table, result)


async def test_a_private_table_opens_to_whoever_is_invited(tmp_path: Path) -> None:
    async with card_table(tmp_path) as table:
        ann, bob, cay, _ = table.world.people
        refused = await table.type(ann, "table open", guests="Bob")
        assert "@mention" in told(table, refused)
        await table.type(ann, "table open", guests=f"<@{bob.id}>")
        assert "Private table" in table.public_text()
        await table.press(bob, "Join")
        await table.env.settle()
        assert "private table" in told(table, await table.press(cay, "Join"))
        await table.restart()
        invited = await table.type(ann, "table invite", member=cay)
        assert told(table, await cay.click(invited.response, label="Join")) == "You’ve sat down."
        assert "sent away" in told(table, await table.type(ann, "table remove", member=cay))
        await table.env.settle()
        assert "unless you’re invited" in told(table, await table.press(cay, "Join"))
        assert [chair.name for chair in table.view.chairs] == ["Ann", "Bob", None, None]


async def test_two_of_whom_one_avoids_the_other_share_no_table(tmp_path: Path) -> None:
    """Neither learns why: the seat cannot be taken."""
    async with card_table(tmp_path) as table:
        ann, bob, *_ = table.world.people
        assert "avoid no one" in told(table, await table.type(bob, "avoid"))
        assert "won’t share a table" in told(table, await table.type(bob, "avoid", member=ann))
        assert f"<@{ann.id}>" in told(table, await table.type(bob, "avoid"))
        assert "avoid no one" in told(table, await table.type(ann, "avoid"))
        await table.type(ann, "table open", computers=2)
        await table.restart()
        barred = "This seat can’t be taken. Look for another table, or open one with **/table open**."
        assert told(table, await table.press(bob, "Join")) == barred
        assert "can’t take a seat" in told(table, await ann.context_menu(table.world.channel, INVITE, bob))
        assert "again" in told(table, await table.type(bob, "avoid", member=ann))
        await table.press(bob, "Join")
        assert table.view.seat_of(bob.id) is not None
        together = told(table, await table.type(ann, "avoid", member=bob))
        assert "counts from the next one" in together
