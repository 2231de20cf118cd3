"""Strangers sit down in a game against computers: what is shown of it names whoever played, hand by hand."""

from __future__ import annotations

from collections.abc import Iterator
from unittest.mock import patch

import pytest

from bot.tables.model import Status
from bot.ui import buttons
from bot.words.catalogue import Texts
from tests.discord.card_table import CardTable
from tests.discord.simulation import Message, Shown, look
from tests.world import require
from tests.world.analysed import quick_judge, quick_play_on

pytestmark = pytest.mark.proof  # whole games in the simulated Discord

WORDS = Texts()


@pytest.fixture(autouse=True)
def at_once() -> Iterator[None]:
    """Nobody thinks: every seventh decision has cost something."""
    with patch("bot.analysis.desk.judge", quick_judge), patch("bot.analysis.desk.play_on", quick_play_on):
        yield


@pytest.fixture
async def computers(table: CardTable) -> list[str]:
    """A game that three people join in its first hand, which computers play; the names of these."""
    await table.gather(computers=3, points=5)
    names = [chair.name or "" for chair in table.view.chairs[1:]]
    for person in table.people[1:]:
        await table.type(person, "table join")
    await table.play_on()
    assert table.view.status is Status.FINISHED
    assert require(table.view.last_hand).view.number > 1
    return names


async def analyse(table: CardTable) -> Message:
    replay = (await table.type(table.ann, "replay", game=1)).response
    answer: Message = require((await table.press(table.ann, buttons.ANALYSE, replay)).response)
    await table.env.settle()
    return answer


async def press_step(table: CardTable, message: Message, kind: buttons.Button, where: str) -> Shown:
    """Press the button of a step that leads there."""
    await table.press(table.ann, kind, message, where=where)
    await table.env.settle()
    return look(table.env, message)


async def test_an_analysis_has_a_card_for_each_person_and_each_computer(table: CardTable, computers: list[str]) -> None:
    message = await analyse(table)
    shown = look(table.env, message)
    cards = [one.label for one in shown.buttons if buttons.ANALYSIS_CARD.read(one.custom_id) is not None]
    marked = [WORDS("computer-name", name=name) for name in computers]
    pairs = [name for both in zip(marked, ("Bob", "Cay", "Dan"), strict=True) for name in both]
    assert [str(label) for label in cards] == ["Ann", *pairs]
    own = next(one for one in shown.buttons if one.label == "Dan")
    await table.ann.click(message, custom_id=own.custom_id)
    await table.env.settle()
    card = look(table.env, message)
    assert "Dan" in card.pictures[0]
    assert not any(name in card.pictures[0] for name in computers)


async def test_stepping_shows_who_played_which_hand(table: CardTable, computers: list[str]) -> None:
    message = await analyse(table)
    first = await press_step(table, message, buttons.ANALYSIS_STEP, "first")
    _names_alone(first, computers)
    _names_alone(await press_step(table, message, buttons.ANALYSIS_STEP, "hand"), ["Bob", "Cay", "Dan"])


async def test_a_replay_shows_who_played_which_hand(table: CardTable, computers: list[str]) -> None:
    message = (await table.type(table.ann, "replay", game=1)).response
    _names_alone(look(table.env, message), computers)
    _names_alone(await press_step(table, message, buttons.REPLAY, "hand"), ["Bob", "Cay", "Dan"])


async def test_a_shared_analysis_names_them_all(table: CardTable, computers: list[str]) -> None:
    message = await analyse(table)
    await table.press(table.ann, buttons.ANALYSIS_SHARE, message)
    await table.env.settle()
    shared = look(table.env, table.world.channel.history()[-1])
    assert all(name in shared.pictures[0] for name in ("Ann", "Bob", "Cay", "Dan", *computers))


def _names_alone(shown: Shown, names: list[str]) -> None:
    """Beside Ann these play, and nobody of the others."""
    [picture] = shown.pictures
    others = {"Bob", "Cay", "Dan"} if "Bob" not in names else set()
    assert all(name in picture for name in names)
    assert not any(name in picture for name in others)
