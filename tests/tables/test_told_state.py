"""No panel and no message of a table contradicts its state, whatever clock runs and whoever is away or has left."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from itertools import product

import pytest

from bot.storage.api import TableId
from bot.tables.model import Chair, Status, Table, present
from bot.tables.pausing import GoOn
from bot.tables.preferences import HandOrder
from bot.tables.questions import Waits, open_question
from bot.tables.views import AS_USUAL, TableView, snapshot_of
from bot.words.catalogue import ENGLISH, Texts
from bot.words.panel_state import panel_words, public_words
from bot.words.voice import Voice
from tests.languages import TRANSLATIONS
from tests.tables.company import BOB, FRIENDLY, Evening, others
from tests.tournaments.test_standing_time import CLOCKS, playing, to_pause
from tests.world import require
from tests.world.said import says


async def to_end_of_pause(evening: Evening, table_id: TableId) -> None:
    mover = evening.mover(table_id)
    await to_pause(evening, table_id)
    await evening.does(table_id, others(mover)[0], GoOn())


async def beside_a_promised_seat(evening: Evening) -> TableId:
    table_id = await evening.started(FRIENDLY, computers=3)
    await evening.join(table_id, BOB)
    return table_id


async def to_end(evening: Evening, table_id: TableId) -> None:
    await evening.finish(table_id)


STATES = {name: reach for name, (_, reach) in CLOCKS.items()} | {
    "resting": playing("standard", to_end_of_pause),
    "beside computers": partial(Evening.started, computers=3),
    "a seat is promised": beside_a_promised_seat,
    "finished": playing("standard points=1", to_end),
}


def absences(table: Table) -> list[Table]:
    """The table with each of its people present, away or gone; asleep without people, and with one who is late."""
    people = [chair for chair in table.chairs if chair.user_id is not None]
    tables = []
    for marks in product(["", "away", "left"], repeat=len(people)):
        gone = {
            chair.seat: replace(chair, away=mark == "away", left=mark == "left")
            for chair, mark in zip(people, marks, strict=True)
        }
        tables.append(table._replace(chairs=tuple(gone.get(chair.seat, chair) for chair in table.chairs)))
    asleep = [each._replace(asleep=True) for each in tables if not each.attended]
    return [*tables, *asleep, *(each._replace(lapsed=each.turn_seq) for each in tables if each.asked is not None)]


def judge(table: Table, view: TableView, words: str, locale: str, reader: Chair | None) -> None:
    """Assert that these words are true of the table, and that they say for whom it waits if no clock runs."""
    voice, question = Voice.of(view, Texts(locale, strict=True)), open_question(table, AS_USUAL)
    what = question.what if question is not None and question.runs else None

    def said(key: str, chair: Chair | None = None) -> bool:
        values = {} if chair is None else {"name": voice.name(chair.seat)}
        if key == "clock-none":
            values["you"] = "yes" if chair is reader else "no"
        return says(words, key, to=locale, **values)

    unhurried = [chair for chair in table.chairs if said("clock-none", chair)]
    if view.withholds_acts:  # what it says stays true whoever is on turn
        here = [] if table.promised else [chair for chair in table.chairs if present(chair)]
        assert unhurried in ([], here), words
        assert unhurried or what is not Waits.ALONE, words
    else:
        assert unhurried == ([table.asked] if what is Waits.ALONE else []), words
        assert said("clock-turn") == (what is Waits.DECISION), words
    assert said("table-paused") == (table.paused_until is not None), words
    assert said("table-asleep") <= table.asleep, words
    away = reader is not None and reader.away and table.status is Status.PLAYING
    assert said("ask-away") <= (away and table.goes_on), words
    assert said("ask-late") <= (table.turn is not None and table.lapsed == table.turn_seq), words
    assert said("ask-absent") <= (table.status is Status.PLAYING and not table.attended), words
    if said("ask-away") and said("clock-turn"):
        assert said("ask-wait", table.asked), words
    if away and view.open_deal is None and require(view.public).result is None:
        assert said("ask-away") or said("ask-absent"), words


@pytest.mark.parametrize(
    ("locale", "state"), [*product([ENGLISH], STATES), *product(TRANSLATIONS, ["turn", "beside computers"])]
)
async def test_no_words_contradict_the_state_of_a_table(evening: Evening, locale: str, state: str) -> None:
    table_id = await STATES[state](evening)
    texts, tables = Texts(locale, strict=True), absences(await evening.table(table_id))
    for table in tables:
        question = open_question(table, AS_USUAL)
        runs = question is not None and question.runs and question.what is not Waits.ALONE
        snapshot = snapshot_of(table, 2e9 if runs else None)
        for pictured in (True, False):
            for view in (snapshot.table, snapshot.table.without_acts()):
                judge(table, view, "\n".join(public_words(view, texts, pictured=pictured)), locale, None)
            for chair in table.chairs:
                own_view = None if chair.user_id is None else snapshot.seat_view(chair.user_id)
                if own_view is not None:
                    words = panel_words(snapshot.table, own_view, texts, HandOrder.TRUMP_FIRST, pictured=pictured)
                    judge(table, snapshot.table, "\n".join(words), locale, chair)
