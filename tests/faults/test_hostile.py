"""Names and typed texts that mean harm, in every text and picture: they are letters, call nobody and break nothing."""

from __future__ import annotations

import json
import logging
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any
from unittest.mock import patch

import discord
import pytest
import simcord
from discord import app_commands

from bot.engine.records.replay import replay
from bot.pictures.table_picture import table_picture
from bot.tables.model import Phrase, Status
from bot.ui import buttons
from bot.words.catalogue import Texts
from bot.words.results_text import game_over_text, hand_result_text
from bot.words.table_text import table_alt, table_text
from tests.discord.card_table import CardTable, card_table
from tests.discord.inventory import ROWS, read_options
from tests.discord.nights import Night8
from tests.discord.simulation import World, settle_in, submit
from tests.discord.test_items import FORMS
from tests.discord.test_lobby_calls import SOON, calls, post, want
from tests.languages import COMPLETE
from tests.world import require
from tests.world.said import WORDS, says
from tests.world.scenes import SCENES

MARK = "Qz"
"""Stands in every hostile name just behind what would be markup."""

NAMES = (
    f"**{MARK}** __{MARK}__ ~~{MARK}~~ *{MARK}*",
    f"||{MARK}|| `{MARK}` ```{MARK}",
    f"<@1> @everyone <#2> <@&3> {MARK}",
    f"\u202ex{MARK}\u2066\u200f\u061c{MARK}\u2067",
    f"x{MARK}\n# {MARK}\n> {MARK}\r\n- {MARK}",
    f'{{ $seat }} {{ -brand }} {{"{MARK}"}}',
    f"[{MARK}](https://e.vil) <t:0:R>",
    f"</table open:1> %s {{0}} ${MARK}",
    "Z" + "\u0301" * 31,
    "👨\u200d👩\u200d👧\u200d👦" * 4,
    "\u200b\u200d\ufeff \u3164\u2800",
    f"# {MARK} \\ \\n \" ' #",
    f"1. {MARK} שלום {MARK}",
    "W" * 32,
    "\x00\x1b[31m\x07x" + MARK,
    "\ud83d \udc00",
)
"""As long as Discord allows; four of them sit at each table."""

OVERRIDES = re.compile("[\u202a-\u202e\u2066\u2067\u200e\u200f\u061c]")
CONTROLS = re.compile("[\x00-\x09\x0b-\x1f\x7f\ud800-\udfff]")
CALLS = re.compile(r"@everyone|@here|(?<!\\)<(?:@[!&]?[123]>|#2>|t:0:|/table open:1>)")
CODE = re.compile(r"(?<![\\`])`[^`\n]+`(?!`)")
MARKUP = re.compile(rf"(?<!\\)[*_~`|\[(<>]{MARK}|^(?:#|>|-|1\.) {MARK}", re.MULTILINE)


def faults_in(text: str, *, marked_up: bool) -> Iterator[str]:
    """What a name or a typed text was able to do to a text of ours; plain texts are shown without markdown."""
    for pattern in (OVERRIDES, CONTROLS, *((CALLS, MARKUP) if marked_up else ())):
        if match := pattern.search(CODE.sub("", text) if pattern in (CALLS, MARKUP) else text):
            yield f"{match[0]!r} in {text!r}"
    for line in text.split("\n"):
        if line.count("\u2068") != line.count("\u2069"):
            yield f"an open isolate in {text!r}"


def texts_of(payload: Any) -> Iterator[tuple[str, bool]]:
    """Every text that a request shows, and whether Discord reads markdown in it."""
    if isinstance(payload, list):
        for part in payload:
            yield from texts_of(part)
    elif isinstance(payload, dict):
        for key, value in payload.items():
            if isinstance(value, str) and key in ("content", "label", "description", "placeholder", "name", "title"):
                yield value, key == "content"
            elif isinstance(value, dict | list):
                yield from texts_of(value)


def check(table: CardTable) -> int:
    count = 0
    people = {person.id for person in table.people}
    for request in table.env.http_requests:
        if request.path.endswith("/commands"):
            continue
        for text, marked_up in texts_of(request.json):
            count += 1
            assert list(faults_in(text, marked_up=marked_up)) == []
        allowed = _allowed(request.json)
        assert {"users", "parse"} >= set(allowed)
        assert not allowed.get("parse")
        assert people >= {int(user) for user in allowed.get("users", ())}
    return count


def _allowed(payload: Any) -> dict[str, Any]:
    data = (payload or {}).get("data") or payload or {}
    return (data.get("allowed_mentions") or {}) if isinstance(data, dict) else {}


@asynccontextmanager
async def hostile_table(folder: Path, names: tuple[str, ...], *, drawn: bool) -> AsyncIterator[CardTable]:
    """A table among people with these names, on a server that has one too."""

    def settled(env: simcord.Env) -> World:
        world = settle_in(env)
        guild = env.create_guild(names[0][:100].replace("\x00", ""))
        channel = guild.create_text_channel("euchre")
        people = tuple(
            guild.add_member(env.create_user(f"user{place}", global_name=name)) for place, name in enumerate(names)
        )
        return World(world.env, guild, channel, people)

    with patch("tests.discord.simulation.settle_in", settled):
        async with card_table(folder, seed=7, drawn=drawn) as table:
            yield table


@pytest.fixture
def nothing_went_wrong(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    yield
    assert [record.getMessage() for record in caplog.get_records("call") if record.levelno >= logging.ERROR] == []


@pytest.mark.usefixtures("nothing_went_wrong")
@pytest.mark.parametrize("place", range(0, len(NAMES), 4))
async def test_a_game_among_hostile_names(tmp_path: Path, place: int, long_form: bool) -> None:
    names = NAMES[place : place + 4]
    async with hostile_table(tmp_path, names, drawn=long_form or not place) as table:
        ann, bob = table.people[:2]
        await table.gather(points=1)
        await table.play_on()
        assert table.view.status is Status.FINISHED
        await table.press(ann, "button-share", (await table.look_at(ann)).response)
        for command in ("leaderboard", "history", "my-data", "record", "table show", "daily", "duplicate open"):
            await table.type(ann, command)
        for command in ("replay", "verify"):
            await table.type(bob, command, game=1)
        await table.type(bob, "stats", player=ann)
        await table.type(bob, "compare", a=ann, b=bob)
        await table.press(bob, "button-rematch")
        await table.type(ann, "table leave")
        assert check(table) > 100
        record = require(table.bot.services.tables.record(table.table_id, bob.id))
        replay(record.encode())


@pytest.mark.usefixtures("nothing_went_wrong")
@pytest.mark.parametrize("place", range(0, len(NAMES), 4))
async def test_company_among_hostile_names(tmp_path: Path, place: int) -> None:
    """At the front door, on the lasting post and in calls, in the name of a thread, and in what a table says of
    newcomers and what its people say.
    """
    async with hostile_table(tmp_path, NAMES[place : place + 4], drawn=False) as table:
        ann, bob, cay, dan = table.people
        await table.type(table.world.add_keeper(), "config lobby", channel=table.world.channel)
        await table.env.advance_time(30)
        await want(table, cay, dan)
        for person in table.people:
            await table.bot.services.readers.choose(person.id, "introduce", "on")
        for person in (ann, bob):
            await table.type(person, "table open", points=1)
        await table.env.advance_time(SOON)
        assert calls(table) == [{cay.id, dan.id}] * 2
        assert len(table.world.channel.threads) == 1
        await table.press(cay, "button-join")
        await cay.select(table.message, [Phrase.GOOD_LUCK], custom_id=buttons.TALK.id_of(table.table_id))
        assert says(table.public_text(), "introduced-first")
        assert says(table.public_text(), "table-said", phrase=WORDS("phrase-good-luck"))
        door = await table.type(ann, "euchre")
        await table.press(ann, buttons.DOOR, door.response, verb="me")
        await table.press(dan, buttons.DOOR, post(table), verb="watch")
        assert check(table) > 50


@pytest.mark.usefixtures("nothing_went_wrong")
async def test_a_night_among_hostile_names(tmp_path: Path) -> None:
    with patch.object(CardTable, "watch", lambda _: None):  # other cards lie on a night's tables
        async with hostile_table(tmp_path, NAMES[4:8], drawn=False) as table:
            night = Night8(table)
            await night.begun(name=NAMES[6], least=4, rounds=1)
            await night.to_the_end()
            assert MARK in night.messages()[-1].text
            for command in ("night results", "night hall-of-fame", "league", "history", "leaderboard"):
                await table.type(night.ann, command)
            assert check(table) > 100


@pytest.mark.usefixtures("nothing_went_wrong")
async def test_hostile_words_in_every_option_of_every_command(tmp_path: Path, long_form: bool) -> None:
    """All words in the long form; here each option takes another one."""
    async with hostile_table(tmp_path, NAMES[:4], drawn=long_form) as table:
        ann = table.ann
        await table.gather(points=1)
        tried = 0
        typed, count = list(_typed_options(table)), 9 if long_form else 1
        for number, (command, option) in enumerate(typed):
            for words in (NAMES[:9] * 2)[number % 9 :][:count]:
                tried += await _typed(table, ann, command, option, words.encode("utf-8", "replace").decode())
        assert len(typed) > 9
        assert tried == count * len(typed)
        assert check(table) > 100


def _typed_options(table: CardTable) -> Iterator[tuple[app_commands.Command[Any, Any, Any], app_commands.Parameter]]:
    """Every option that takes any text; those of ``/config`` are a manager's."""
    for command in table.bot.tree.walk_commands():
        if isinstance(command, app_commands.Command) and not command.qualified_name.startswith("config"):
            for option in command.parameters:
                if option.type is discord.AppCommandOptionType.string and not option.choices:
                    yield command, option


async def _typed(
    table: CardTable,
    actor: simcord.MemberActor,
    command: app_commands.Command[Any, Any, Any],
    option: app_commands.Parameter,
    words: str,
) -> int:
    """Type a text into an option, after what it completes to was asked."""
    words = words[: int(option.max_value or 100)]
    name = command.qualified_name
    if option.autocomplete:
        await actor.autocomplete(table.world.channel, name, option.name, words)
    command.checks.clear()  # it may be asked as often as this
    others = read_options(ROWS[name].first, {"@call": "pass"})
    await table.type(actor, name, **others | {option.name: words})
    return 1


@pytest.mark.usefixtures("nothing_went_wrong")
async def test_hostile_words_in_every_line_of_every_form(tmp_path: Path) -> None:
    """What a person has not typed stays as the form shows it."""
    async with hostile_table(tmp_path, NAMES[:4], drawn=False) as table:
        await table.type(table.ann, "night open", name="Friday")
        texts, tried = Texts(strict=True), 0
        for form in (form for make in FORMS.values() for form in make(texts)):
            custom_id = re.sub(r"\d{15}$", "1", form.custom_id)
            lines = {line.custom_id: line for line in form.walk_children() if isinstance(line, discord.ui.TextInput)}
            for name, words in product(lines, NAMES[:9]):
                typed = words.encode("utf-8", "replace").decode()[: lines[name].max_length]
                written = {each: line.default or "" for each, line in lines.items()} | {name: typed}
                message = require(table.world.channel.last_message)
                guild_id = table.world.guild.id
                answer = await submit(table.env, table.ann.id, guild_id, message, custom_id, written)
                assert answer.acknowledged
                tried += 1
        assert tried == 9 * 9
        assert check(table) > tried


@pytest.mark.parametrize("scene", list(SCENES))
@pytest.mark.parametrize("locale", COMPLETE)
def test_hostile_names_in_every_scene(scene: str, locale: str) -> None:
    """Every text of a table in every language; the picture in one, since each takes its time."""
    texts = Texts(locale, strict=True)
    for place in range(0, len(NAMES), 6):
        names = [name.encode("utf-8", "replace").decode() for name in (NAMES * 2)[place:]]
        shown = SCENES[scene]()
        chairs = tuple(replace(chair, name=name) for chair, name in zip(shown.chairs, names, strict=False))
        table = shown._replace(chairs=chairs)
        all_texts = [table_text(table, texts)]
        if table.last_hand is not None:
            all_texts.append(hand_result_text(table.last_hand, table, texts))
        if table.status is Status.FINISHED:
            all_texts.append(game_over_text(table, texts))
        assert [fault for text in all_texts for fault in faults_in(text, marked_up=True)] == []
        alt = table_alt(table, texts)
        assert list(faults_in(alt, marked_up=False)) == []
        assert len(alt) <= 1024
        if locale == "en":
            assert table_picture(table, texts).startswith(b"\x89PNG")


def test_the_hostile_checks_detect_faults() -> None:
    for name in NAMES[:7]:
        assert list(faults_in(f"- {name} plays", marked_up=True)) or "{" in name
    assert json.dumps(list(texts_of({"content": "a", "components": [{"label": "b"}]}))) == '[["a", true], ["b", false]]'
