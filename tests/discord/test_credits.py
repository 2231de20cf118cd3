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


async def test_what_is_shown_of_a_game_names_whoever_played_each_hand(table: CardTable) -> None:
    """Three people join in the first hand, which computers play to its end."""
    await table.gather(computers=3, points=3)
    computers, people = [chair.name or "" for chair in table.view.chairs[1:]], ["Bob", "Cay", "Dan"]
    for person in table.people[1:]:
        await table.type(person, "table join")
    await table.play_on()
    assert table.view.status is Status.FINISHED
    assert require(table.view.last_hand).view.number > 1
    replay = (await table.type(table.ann, "replay", game=1)).response
    _check_names(look(table.env, replay), computers, people)
    _check_names(await press_step(table, replay, buttons.REPLAY, "hand"), people, computers)
    report = await analyse(table)
    shown = look(table.env, report)
    cards = [str(one.label) for one in shown.buttons if buttons.ANALYSIS_CARD.read(one.custom_id) is not None]
    marked = [WORDS("computer-name", name=name) for name in computers]
    assert cards == ["Ann", *(name for pair in zip(marked, people, strict=True) for name in pair)]
    await table.press(table.ann, buttons.ANALYSIS_SHARE, report)
    await table.env.settle()
    shared = look(table.env, table.world.channel.history()[-1])
    assert all(name in shared.pictures[0] for name in ("Ann", *people, *computers))
    report = await analyse(table)
    await table.press(table.ann, buttons.ANALYSIS_CARD, report, number=cards.index("Dan") + 1)
    await table.env.settle()
    _check_names(look(table.env, report), ["Dan"], computers)
    report = await analyse(table)
    _check_names(await press_step(table, report, buttons.ANALYSIS_STEP, "first"), computers, people)
    _check_names(await press_step(table, report, buttons.ANALYSIS_STEP, "hand"), people, computers)


def _check_names(shown: Shown, named: list[str], others: list[str]) -> None:
    """Its first picture names these, and none of the others."""
    assert all(name in shown.pictures[0] for name in named)
    assert not any(name in shown.pictures[0] for name in others)
