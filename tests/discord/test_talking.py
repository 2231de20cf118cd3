"""What people say at a table, and what it says of newcomers. *Say …* is a menu below the table between the hands, whose
answer is the table's own message.
"""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest
import simcord

from bot.storage.api import StoreError
from bot.tables.model import Phrase, Status
from bot.ui import buttons
from bot.words.catalogue import Texts
from bot.words.lines import month_words
from tests.discord.card_table import CardTable
from tests.discord.simulation import counted, look
from tests.discord.tongues import speak
from tests.world import require
from tests.world.said import WORDS, says

PAUSE = 6.0
"""The computers' pause in seconds: people look at a hand that is over for four times as long."""


def may_talk(table: CardTable) -> bool:
    """Whether the menu stands below the table."""
    return any(buttons.TALK.read(custom_id) for custom_id in look(table.env, table.message).choices)


async def say(table: CardTable, person: simcord.MemberActor, phrase: str) -> Any:
    """Choose a phrase below the table, at no request that counts."""
    before = len(table.env.http_requests)
    answer = await person.select(table.message, [phrase], custom_id=buttons.TALK.id_of(table.table_id))
    await table.env.settle()
    assert counted(table.env.http_requests[before:]) == []
    table.watch()
    return answer


def hears(table: CardTable, name: str, phrase: Phrase, to: str = "en") -> bool:
    """Whether everybody reads that somebody says this."""
    words = Texts(to, strict=True)(f"phrase-{phrase}")
    return says(look(table.env, table.message).text, "table-said", name=name, phrase=words, to=to)


@pytest.mark.table(pause=PAUSE, seed=4)
async def test_people_talk_in_the_lobby_and_between_the_hands(table: CardTable, keeper: simcord.MemberActor) -> None:
    ann, bob, cay, dan = table.people
    await table.type(ann, "table open")
    assert not may_talk(table), "nobody else is there"
    await table.press(bob, "button-join")
    answer = await say(table, bob, Phrase.GOOD_LUCK)
    assert answer.response.id == table.message.id, "the answer is the table's message"
    assert hears(table, "Bob", Phrase.GOOD_LUCK)
    for person in (cay, dan):
        await table.press(person, "button-join")
    assert table.read(await say(table, keeper, Phrase.THANKS)).says("refusal-not-seated")
    await table.press(ann, "button-start")
    assert hears(table, "Bob", Phrase.GOOD_LUCK), "until the first card"
    panel = await table.panel(bob)
    assert says(look(table.env, panel).text, "table-said", name="Bob", phrase=WORDS("phrase-good-luck"))
    while require(table.view.public).result is None:
        assert not may_talk(table)
        assert hears(table, "Bob", Phrase.GOOD_LUCK) == (table.view.sayings != ())
        await table.decide(table.choice())
    await table.env.settle()
    assert may_talk(table)
    for phrase in (Phrase.NICE_HAND, Phrase.SORRY):
        await say(table, cay, phrase)
        assert hears(table, "Cay", phrase)
    assert table.read(await say(table, cay, Phrase.THANKS)).says("refusal-said-enough")
    await table.env.advance_time(4 * PAUSE)
    assert require(table.view.public).number == 2
    assert hears(table, "Cay", Phrase.NICE_HAND)


async def test_a_server_reads_phrases_in_its_own_language(table: CardTable, keeper: simcord.MemberActor) -> None:
    ann, bob, *_ = table.people
    await speak(table.world, {ann: "de", bob: "fr"}, "de")
    await table.type(ann, "table open", points=1, computers=2)
    await table.press(bob, "button-join", to="de")
    await say(table, bob, Phrase.WELL_PLAYED)
    assert hears(table, "Bob", Phrase.WELL_PLAYED, to="de")
    await table.press(ann, "button-start", to="de")
    await table.play_on()
    assert table.view.status is Status.FINISHED
    await say(table, ann, Phrase.GOOD_GAME)
    assert hears(table, "Ann", Phrase.GOOD_GAME, to="de")
    await keeper.slash(table.world.channel, "config games", talk="no")
    assert not may_talk(table), "at once"


def introduced(table: CardTable, name: str, games: int, to: str = "en") -> bool:
    """Whether everybody reads how many games a newcomer has played here."""
    text = look(table.env, table.message).text
    if not games:
        return says(text, "introduced-first", name=name, to=to)
    now = datetime.fromtimestamp(table.bot.services.clock.now(), UTC)
    month = month_words(f"{now:%Y-%m}", Texts(to, strict=True))
    return says(text, "introduced", name=name, games=games, since=month, to=to)


def mentions_games(table: CardTable) -> bool:
    """Whether a line about anybody stands on the table."""
    text = look(table.env, table.message).text
    return says(text, "introduced-first") or says(text, "introduced")


async def test_a_table_introduces_newcomers_who_want_that(table: CardTable) -> None:
    """In the lobby, at the next deal, and under a finished game; at no other time, and at no request of its own."""
    ann, bob, cay, _ = table.people
    for person in (bob, cay):
        await table.bot.services.readers.choose(person.id, "introduce", "on")
    await table.type(ann, "table open", points=3, computers=2)
    await table.press(bob, "button-join")
    assert introduced(table, "Bob", 0)
    assert not introduced(table, "Ann", 0), "she has not chosen so"
    await table.press(ann, "button-start")
    assert not mentions_games(table)
    await table.press(cay, "button-sit")
    await table.env.settle()
    assert introduced(table, "Cay", 0)
    await table.play_on(until_hand=2)
    assert not mentions_games(table), "she plays"
    await table.play_on()
    assert table.view.status is Status.FINISHED
    assert not mentions_games(table), "everybody has played this game"
    await table.type(ann, "table close")
    await table.type(ann, "table open")
    for person in (bob, cay):
        await table.press(person, "button-join")
    assert introduced(table, "Bob", 1)
    assert introduced(table, "Cay", 1)
    await table.bot.services.readers.choose(cay.id, "introduce", "off")
    await table.press(bob, "button-computer")
    assert not introduced(table, "Cay", 1)
    await table.type(bob, "table leave")
    await table.press(bob, "button-forget", (await table.type(bob, "forget me")).response)
    await table.press(bob, "button-join")
    assert not mentions_games(table)


async def test_a_newcomer_of_a_finished_game_is_introduced(table: CardTable) -> None:
    ann, bob, *_ = table.people
    await speak(table.world, {ann: "de", bob: "de"}, "de")
    await table.bot.services.readers.choose(bob.id, "introduce", "on")
    await table.type(ann, "table open", points=1, computers=3)
    await table.press(ann, "button-start", to="de")
    await table.play_on()
    await table.press(bob, "button-join", to="de")
    assert introduced(table, "Bob", 0, to="de")


async def test_a_table_is_drawn_though_nobody_knows_its_newcomers(table: CardTable) -> None:
    ann, bob, *_ = table.people
    await table.bot.services.readers.choose(bob.id, "introduce", "on")
    await table.type(ann, "table open")

    async def fail(*_: object) -> tuple[int, float | None]:
        raise StoreError("store-table-handed-over")

    setattr(table.bot.services.store, "played", fail)  # noqa: B010 - it stands for a store that fails
    await table.press(bob, "button-join")
    assert not mentions_games(table)
    assert table.view.seat_of(bob.id) is not None
    assert may_talk(table)
