"""The puzzle of a day in Discord: asked and answered in private, shared without giving anything away."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

import pytest
import simcord

from bot.words import offers
from tests.discord.card_table import CardTable
from tests.discord.simulation import Message, Shown, look
from tests.world import require
from tests.world.said import says


@dataclass
class Puzzled:
    """A server whose people solve the puzzle of the day."""

    table: CardTable

    async def ask(self, actor: simcord.MemberActor) -> Any:
        return (await self.table.type(actor, "puzzle")).response

    async def chosen(self) -> None:
        """Whatever is missing has been chosen."""
        await self.table.bot.services.puzzles.choose_ahead()
        await self.table.bot.services.puzzles.idle()

    def look(self, message: Message) -> Shown:
        return look(self.table.env, message)

    async def answer(self, actor: simcord.MemberActor | simcord.UserHandle, message: Any, *, right: bool) -> Shown:
        """Press the right act, or a wrong one; what stands there then."""
        posed = require(await self.table.bot.services.puzzles.puzzle(self.table.world.guild.id, 0))
        view, solution = posed.asked.position.view, posed.asked.solution
        acts = [button.custom_id for button in self.look(message).buttons]
        place = offers.number_acts(view).index(solution.advice.act if right else solution.obvious)
        custom_id = next(one for one in acts if one.endswith(f":{place}"))
        result: Any = await actor.click(message, custom_id=custom_id)
        assert result.acknowledged
        return self.look(message)


@pytest.fixture
async def room(table: CardTable) -> Puzzled:
    room = Puzzled(table)
    await room.ask(table.ann)
    await room.chosen()
    return room


async def test_a_day_from_the_question_to_the_shared_line(room: Puzzled) -> None:
    ann, bob, *_ = room.table.world.people
    question = await room.ask(ann)
    shown = room.look(question)
    assert shown.ephemeral
    assert says(shown.text, "puzzle-heading")
    assert says(shown.text, "puzzle-begin")
    assert says(shown.pictures[0], "picture-seat", seat=1)
    assert "Ann" not in shown.told
    assert "%" not in shown.text, "nothing is told before the answer"
    await room.table.restart()
    answer = await room.answer(ann, question, right=True)
    assert answer.ephemeral
    assert says(answer.text, "puzzle-right")
    assert says(answer.text, "puzzle-chances")
    assert says(answer.text, "puzzle-obvious")
    assert says(answer.text, "puzzle-from-daily")
    assert says(answer.text, "daily-streak", days=1)
    assert says(answer.text, "puzzle-found", players=1)
    other = await room.ask(bob)
    assert "✅" not in room.look(other).text
    assert says((await room.answer(bob, other, right=False)).text, "puzzle-wrong")
    assert says(room.look(other).text, "puzzle-found", right=1, players=2)
    again = room.look(await room.ask(bob))
    assert says(again.text, "puzzle-wrong"), "one answer a day"
    result: Any = await bob.click(other, custom_id=again.custom_id("button-daily-share"))
    line = room.look(result.response)
    assert not line.ephemeral
    assert says(line.text, "puzzle-share-wrong", name="Bob")
    cay = room.table.world.cay
    result = await cay.click(result.response, custom_id=line.custom_id("button-puzzle-open"))
    assert room.look(result.response).ephemeral
    assert says(room.look(result.response).text, "puzzle-begin")


async def test_an_answer_from_a_direct_message_stands_on_the_server(room: Puzzled) -> None:
    ann = room.table.world.ann
    question: Any = await ann.user.slash("puzzle")
    unanswered = await room.ask(ann)
    told = await room.answer(ann.user, question.response, right=False)
    assert says(told.text, "puzzle-wrong")
    assert says(told.text, "puzzle-found", players=1)
    for shown in (await room.answer(ann, unanswered, right=True), room.look(await room.ask(ann))):
        assert says(shown.text, "puzzle-wrong")
        assert says(shown.text, "daily-streak", days=1)
        assert says(shown.text, "puzzle-elsewhere")
        assert not says(shown.text, "puzzle-found", players=1)


async def test_the_very_first_puzzle_comes_in_the_place_of_the_answer(table: CardTable) -> None:
    """Whoever asks while it is being chosen reads that at once, and need not ask again."""
    asked = await table.type(table.ann, "puzzle")
    await table.bot.services.puzzles.idle()
    await table.env.settle()
    assert says(table.read(asked).text, "puzzle-begin")
    (said, shown) = [one for one in table.requests if "/interactions/" in one.path or "/webhooks/" in one.path][:2]
    assert says(str(said.json), "puzzle-not-yet")
    assert shown.method == "PATCH", "the same message is edited"


async def test_an_old_question_takes_no_answer(room: Puzzled) -> None:
    ann = room.table.world.ann
    question = await room.ask(ann)
    button = room.look(question).buttons[0].custom_id
    await room.table.env.advance_time(86_400)
    result: Any = await ann.click(question, custom_id=button)
    assert says(room.look(result.response).text, "puzzle-over")


async def test_whoever_reads_words_has_the_whole_position_in_words(room: Puzzled) -> None:
    ann = room.table.world.ann
    await room.table.bot.services.readers.choose(ann.id, "text-only", "on")
    question = await room.ask(ann)
    shown = room.look(question)
    assert not shown.pictures
    assert says(shown.text, "tour-trump-alt") or says(shown.text, "panel-hand-trump")
    assert "♠" not in shown.text
    answer = await room.answer(ann, question, right=True)
    assert says(answer.text, "puzzle-right")
    assert not answer.pictures
    _, _, *seen, _ = shown.text.splitlines()
    assert "\n".join(seen) in answer.text, "the answer stands in the question's place, and still tells the position"


async def test_a_game_becomes_a_puzzle_when_all_four_allow_it(room: Puzzled) -> None:
    table = room.table
    for person in table.people[:4]:
        await table.bot.services.readers.choose(person.id, "puzzles", "on")
    await table.gather(points=1)
    await table.play_on()
    await room.ask(table.ann)
    await room.chosen()
    await table.env.advance_time(86_400)
    question = await room.ask(table.ann)
    answer = await room.answer(table.ann, question, right=True)
    assert says(answer.text, "puzzle-from-game", hand=1, game="1")
    assert says(answer.text, "puzzle-taken")
    assert not {"Ann", "Bob", "Cay", "Dan"} & set(re.findall(r"\w+", answer.told))
    await table.bot.services.readers.choose(table.dan.id, "puzzles", "off")
    taken_back = room.look(await room.ask(table.ann))
    assert says(taken_back.text, "puzzle-withdrawn")
    assert not says(taken_back.text, "puzzle-from-game")
    other = room.look(await room.ask(table.bob))
    assert says(other.text, "puzzle-begin")
