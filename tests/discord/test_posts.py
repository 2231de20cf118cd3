"""What people make the bot post for others to read: declared for every command and control, from one budget for each
person, and not for whoever may not write; and who reads which language.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator
from contextlib import nullcontext
from functools import cache
from pathlib import Path
from typing import Any
from unittest.mock import patch

import discord
import pytest
import simcord
from fluent.syntax.ast import TextElement
from fluent.syntax.visitor import Visitor
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType
from simcord.types import HttpLogEntry

from bot.rights import Cooldowns, Cost, Posts
from tests.discord.card_table import CardTable
from tests.discord.inventory import ROWS, SITUATIONS, rights_of, rows_of
from tests.discord.simulation import World
from tests.discord.test_rights import Stage, stage
from tests.discord.tongues import speak
from tests.languages import catalogue
from tests.world import require
from tests.world.said import is_text, says

EPHEMERAL = 64
POSTS = {"": Posts.NOTHING, "a": Posts.ANSWER, "m": Posts.MESSAGE}


async def test_what_is_posted_is_declared_as_expected(table: CardTable) -> None:
    declared = {name: right.posts for name, right in rights_of(table.bot.features).items()}
    assert {name: POSTS[row.posts] for name, row in ROWS.items()} == declared


GOES_ON = {"rb:rematch", "rb:night:off", "rb:match:begin"}
"""What brings to its next stage, once, what was paid for when it was opened."""


# -- what is sent, and who reads it


def sent(requests: list[HttpLogEntry]) -> Iterator[tuple[bool, str]]:
    """Yield the messages that these requests make: whether everybody reads one, and all its words."""
    private: dict[str, bool] = {}
    for request in requests:
        body: Any = request.json or {}
        words = request.path.removeprefix("/api/v10").strip("/").split("/")
        match request.method, words:
            case "POST", ["interactions", _, token, "callback"]:
                data = body.get("data") or {}
                private[token] = bool(data.get("flags", 0) & EPHEMERAL)
                if body["type"] in (4, 9):
                    yield not private[token] and body["type"] == 4, _words(data)
            case "POST", ["webhooks", _, token]:
                yield not body.get("flags", 0) & EPHEMERAL, _words(body)
            case "PATCH", ["webhooks", _, token, "messages", "@original"] if private.get(token):
                yield False, _words(body)
            case "POST", ["channels", _, "messages"]:
                yield True, _words(body)
            case _:
                pass


def _words(body: Any) -> str:
    return json.dumps(body.get("components", body), ensure_ascii=False)


class _Fragments(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802 - as the visitor calls it
        self.found |= {part.strip() for part in re.split(r'[\n"*]', node.value)}


@cache
def fragments(locale: str, other: str) -> frozenset[str]:
    """Return parts of the texts of a language that are long enough to tell it from the other one."""
    found = []
    for each in (locale, other):
        visitor = _Fragments()
        for _, message in catalogue(each).values():
            visitor.visit(message)
        found.append(visitor.found)
    everywhere = "\n".join(found[1])
    return frozenset(one for one in found[0] if len(one) > 11 and one not in everywhere)


def foreign(text: str, locale: str, other: str) -> list[str]:
    """Return what a text says in this language that should be in the other one."""
    return [one for one in fragments(locale, other) if one in text]


async def walk(here: Stage, situation: str, names: Iterable[str]) -> list[tuple[str, bool, str]]:
    """Let whoever has every right do all of this there, and return who reads what: the name of the command or control,
    whether everybody does, and the words.
    """
    seen: list[tuple[str, bool, str]] = []
    requests, clear = here.env.http_requests, here.clear
    ends: list[int] = []

    async def clear_away() -> None:
        ends.append(len(requests))
        await clear()

    here.clear = clear_away  # type: ignore[method-assign]  # what follows was not asked for
    column = "host" if situation in ("night", "match") else "owner"
    for name in names:
        standing = "finished" if situation == "nothing" else situation
        actor = here.people.get(column) or here.entitled(situation)
        await here.set(standing, actor)
        before = len(requests)
        ends.clear()
        await here.cell(name, column, standing)
        asked_for = requests[before : ends[0] if ends else None]
        seen += [(name, public, words) for public, words in sent(asked_for)]
    return seen


@pytest.mark.timeout(300)
@pytest.mark.parametrize("situation", [one for one in SITUATIONS if one not in ("managing", "owning")])
async def test_whatever_is_public_is_declared_and_everybody_reads_their_own_language(
    situation: str, tmp_path: Path
) -> None:
    """The people are French, the server is German."""
    async with stage(tmp_path) as here:
        people = {each.member: "fr" for each in here.people.values()}
        await speak(World(here.env, here.guild, here.channel, ()), people, "de")
        seen = await walk(here, situation, rows_of(situation))
    assert seen
    posted = {name for name, public, _ in seen if public}
    assert posted <= {name for name, row in ROWS.items() if row.posts} | GOES_ON
    wrong = [(name, foreign(words, *(("fr", "de") if public else ("de", "fr")))) for name, public, words in seen]
    assert [(name, found) for name, found in wrong if found] == []


def mute_everybody(here: Stage) -> None:
    """Let nobody but the bot write on the server."""
    backend, guild_id = here.env.backend, here.guild.id
    bots = here.guild.create_role("bots", permissions=discord.Permissions.all())
    backend.add_member_role(guild_id, backend.bot_user.id, bots.id)
    usual = discord.Permissions.all_channel() & ~discord.Permissions(
        send_messages=True, send_messages_in_threads=True, manage_messages=True, administrator=True
    )
    backend.edit_role(guild_id, guild_id, {"permissions": usual.value})


def refuse_posts(name: str, *_: object) -> float:
    return 60.0 if name == "posts" else 0.0


@pytest.mark.timeout(300)
@pytest.mark.parametrize("situation", sorted({row.situation for row in ROWS.values() if row.posts}))
@pytest.mark.parametrize("muted", [True, False])
async def test_nothing_is_posted_for_whoever_may_not_write_or_has_had_enough(
    situation: str, muted: bool, tmp_path: Path
) -> None:
    posting = {name: row for name, row in rows_of(situation).items() if row.posts}
    async with stage(tmp_path) as here:
        if muted:
            mute_everybody(here)
        with nullcontext() if muted else patch.object(Cooldowns, "take", side_effect=refuse_posts):
            seen = await walk(here, situation, posting)
    assert {name for name, public, _ in seen if public} <= GOES_ON
    why = "refusal-not-writing" if muted else "fault-cooldown"
    refused = {name for name, _, words in seen if says(words, why) or says(words, "fault-cooldown-press")}
    assert refused == {name for name, row in posting.items() if row.posts == "m"}


async def test_everything_that_a_person_has_posted_comes_from_one_budget(table: CardTable) -> None:
    most, seconds = require(Cost.POSTING.limit)
    ann, bob, *_ = table.people
    asked = ("leaderboard", "history", "night hall-of-fame", "league", "table open")

    async def is_public(person: simcord.MemberActor, command: str) -> bool:
        return not (await table.type(person, command)).ephemeral

    assert all([await is_public(ann, asked[number % len(asked)]) for number in range(most)])
    assert not await is_public(ann, "league")
    said = table.read(await table.type(ann, "table open"))
    assert said.ephemeral
    assert is_text(said.text, "fault-cooldown"), said.text
    assert await is_public(bob, "league")
    await table.env.advance_time(seconds + 1)
    assert await is_public(ann, "league")


async def test_in_a_thread_writing_there_counts(table: CardTable) -> None:
    parent = table.bot.get_channel(table.world.channel.id)
    assert isinstance(parent, discord.TextChannel)
    await parent.create_thread(name="a thread", type=discord.ChannelType.public_thread)
    await table.env.settle()
    (thread,) = table.world.channel.threads
    for denied, public in (("send_messages", True), ("send_messages_in_threads", False)):
        deny = discord.Permissions(**{denied: True}).value
        overwrite = Overwrite(table.ann.id, OverwriteType.MEMBER, deny=deny)
        table.env.backend.set_overwrite(table.world.channel.id, overwrite)
        answer = await table.ann.slash(thread, "leaderboard")
        assert answer.ephemeral is not public, denied
