"""*Say …* in Discord: a menu below the table between the hands, whose answer is the table's own message."""

from __future__ import annotations

from typing import Any

import pytest
import simcord

from bot.tables.model import Phrase, Status
from bot.ui import buttons
from bot.words.catalogue import Texts
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
    await say(table, bob, Phrase.GOOD_LUCK)
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
    assert says(table.read(await say(table, bob, Phrase.GOOD_GAME)).text, "refusal-no-talk", to="fr")
    await table.press(ann, buttons.REMATCH)
    assert not may_talk(table)
