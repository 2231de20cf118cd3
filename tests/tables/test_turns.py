"""Quick, usual, relaxed and slow tables: each question's clock, who is called when, and what may be ranked."""

from __future__ import annotations

import random
import re
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from bot.engine.state import Phase
from bot.storage.api import TableId
from bot.tables.beginning import AgreeRanked, ChangeRules, Start
from bot.tables.conceding import CONCEDE
from bot.tables.decisions import Reason
from bot.tables.guests import HAND_OVER, OfferSeat
from bot.tables.model import CLOCKS, DAY, HOUR, RANKED_TURNS, Clocks, Status, Turns
from bot.tables.pausing import PAUSE, GoSlow, Touch
from bot.tables.playing import TAKE_BACK
from bot.tables.seating import Join
from bot.tables.views import TableView
from tests.tables.company import ANN, BOB, EVE, FRIENDLY, PEOPLE, Evening
from tests.tables.memory import MemoryStore
from tests.tables.test_consent import CASES, MOMENTS, asked
from tests.world import require

EACH = pytest.mark.parametrize("turns", Turns)


def ask(aim: str) -> Callable[[Evening], Awaitable[TableId]]:
    """Ann asks the others for something in a friendly game."""

    async def asking(evening: Evening) -> TableId:
        request = next(each for each in CASES if each.word == aim)
        return (await asked(evening, request, FRIENDLY))[0]

    return asking


def reach(moment: str) -> Callable[[Evening], Awaitable[TableId]]:
    async def reaching(evening: Evening) -> TableId:
        words, come_to = MOMENTS[moment]
        table_id = await evening.started(words)
        await come_to(evening, table_id)  # type: ignore[misc]  # a coroutine, whatever its result
        return table_id

    return reaching


async def offer_a_seat(evening: Evening) -> TableId:
    table_id = await evening.started(FRIENDLY)
    await evening.does(table_id, ANN, OfferSeat(EVE.user_id))
    return table_id


QUESTIONS: dict[str, tuple[Callable[[Evening], Awaitable[TableId]], Callable[[Clocks], float]]] = {
    "a turn": (reach("friendly"), lambda clocks: clocks.reminder + clocks.away),
    "a full trick": (reach("trick"), lambda clocks: clocks.trick),
    "claims": (reach("claims"), lambda clocks: clocks.claims),
    "a theft": (reach("theft"), lambda clocks: clocks.theft),
    "a pause": (ask(PAUSE.word), lambda clocks: clocks.answer),
    "conceding": (ask(CONCEDE.word), lambda clocks: clocks.answer),
    "an act": (ask(TAKE_BACK.word), lambda clocks: clocks.take_back),
    "a seat": (offer_a_seat, lambda clocks: clocks.answer),
}
"""What a table waits for: how that comes about, and how long it lasts."""


@EACH
@pytest.mark.parametrize("question", QUESTIONS)
async def test_each_question_has_the_clock_of_its_turns(filed: Evening, turns: Turns, question: str) -> None:
    """It lasts as long as the one table of clocks says, also after a restart; a slow table hurries nobody."""
    filed.turns = turns
    begin, seconds = QUESTIONS[question]
    table_id = await begin(filed)
    lasts = seconds(CLOCKS[turns])
    assert lasts >= HOUR or turns is not Turns.SLOW

    async def stands() -> bool:
        """Whether the question is still open."""
        table, view = await filed.table(table_id), filed.view(table_id)
        return bool(table.proposals) if question in ("a pause", "conceding", "an act", "a seat") else view == before

    await filed.clock.advance(1)
    before = filed.view(table_id)
    await filed.clock.advance(lasts / 2)
    await filed.restart()
    assert await stands()
    await filed.clock.advance(lasts / 2 - 2)
    assert await stands()
    await filed.clock.advance(2)
    assert not await stands()


ASKED: dict[str, tuple[str, Callable[[TableView], bool]]] = {
    "a call": (FRIENDLY, lambda view: require(view.public).phase is Phase.ORDER),
    "a discard": (FRIENDLY, lambda view: require(view.public).phase is Phase.DISCARD),
    "a card": (FRIENDLY, lambda view: require(view.public).phase is Phase.PLAY),
    "a deal": (f"{FRIENDLY} steal_the_deal=yes", lambda view: view.open_deal is not None),
}
"""What a player is called for: the rules, and when it comes."""


@EACH
@pytest.mark.parametrize("asked_for", ASKED)
async def test_a_player_is_called_and_replaced_as_the_turns_say(evening: Evening, turns: Turns, asked_for: str) -> None:
    evening.turns = turns
    words, reached = ASKED[asked_for]
    table_id, clocks = await evening.started(words), CLOCKS[turns]
    await evening.play_until(table_id, reached, 5)
    evening.changes.clear()
    mover, asked_at = evening.mover(table_id), evening.clock.now()
    assert evening.view(table_id).deadline == asked_at + clocks.reminder + clocks.away
    await evening.clock.advance(clocks.reminder - 1)
    assert not any(change.reminder for change in evening.changes)
    await evening.clock.advance(1)
    assert [change.reminder.user_id for change in evening.changes if change.reminder] == [mover.user_id]
    await evening.clock.advance(clocks.away - 1)
    seat = require(evening.view(table_id).seat_of(mover.user_id))
    assert not evening.view(table_id).chair(seat).away
    await evening.clock.advance(1)
    assert evening.view(table_id).chair(seat).away
    assert not (await evening.does(table_id, mover, Touch())).chair(seat).away


@pytest.mark.parametrize("clocks", [{}, {"reminder_seconds": 7.0, "away_seconds": 9.0, "idle_hours": 300.0}])
async def test_a_server_sets_the_usual_turns_alone(evening: Evening, clocks: dict[str, float]) -> None:
    evening.set(**clocks)
    for number, turns in enumerate(Turns):
        evening.turns = turns
        table_id, own = await evening.started(FRIENDLY, channel=100 + number), CLOCKS[turns]
        usual = evening.settings.reminder_seconds + evening.settings.away_seconds
        lasts = usual if turns is Turns.USUAL else own.reminder + own.away
        assert evening.view(table_id).deadline == evening.clock.now() + lasts


@EACH
@pytest.mark.parametrize("restarted", [False, True])
async def test_nobody_needs_to_hurry_at_a_slow_table(
    evening: Evening, store: MemoryStore, turns: Turns, restarted: bool
) -> None:
    """It outlives four days in which each of four people lets their turn pass; a lobby stays as long."""
    evening.turns = turns
    table_id = await evening.started(FRIENDLY)
    lobby = await evening.open(channel=200)
    if restarted:
        await evening.restart()
    await evening.clock.advance(5 * DAY)
    assert (evening.tables.snapshot(table_id) is not None) is (turns is Turns.SLOW)
    assert (evening.tables.snapshot(lobby) is not None) is (turns is Turns.SLOW)
    await evening.clock.advance(8 * DAY)
    assert evening.tables.snapshot(table_id) is evening.tables.snapshot(lobby) is None


# -- ranked games


@EACH
async def test_only_quick_and_usual_games_are_ranked(evening: Evening, turns: Turns) -> None:
    """Also the next games of the match."""
    evening.turns, ranked = turns, turns in RANKED_TURNS
    table_id = await evening.started("standard points=5")
    assert evening.view(table_id).ranked is ranked
    while evening.view(table_id).status is Status.PLAYING:
        await evening.act(table_id, random.Random(2))
    await evening.rematch(table_id)
    assert (evening.view(table_id).status, evening.view(table_id).ranked) == (Status.PLAYING, ranked)


@pytest.mark.parametrize("before", Turns)
@pytest.mark.parametrize("after", Turns)
async def test_other_turns_in_the_lobby_decide_anew(evening: Evening, before: Turns, after: Turns) -> None:
    """An old-school game is ranked by everybody's word, which is given anew; otherwise that is refused."""
    evening.turns = before
    table_id = await evening.open("standard law=old-school")
    await evening.join(table_id, *PEOPLE[1:])
    for person in PEOPLE:
        if before in RANKED_TURNS:
            await evening.does(table_id, person, AgreeRanked())
        else:
            assert await evening.refuse(table_id, person, AgreeRanked()) is Reason.RANKED_TURNS
    change, rules = ChangeRules(evening.view(table_id).rules, after), evening.view(table_id).rules
    assert await evening.refuse(table_id, BOB, change) is Reason.NOT_ALLOWED
    view = await evening.does(table_id, ANN, change)
    assert (view.turns, view.rules) == (after, rules)
    assert view.ranked is (before is after and before in RANKED_TURNS)
    if after in RANKED_TURNS:
        for person in PEOPLE:
            view = await evening.does(table_id, person, AgreeRanked())
    assert view.ranked is (after in RANKED_TURNS)
    view = await evening.does(table_id, ANN, Start())
    assert view.ranked is (after in RANKED_TURNS)
    assert await evening.refuse(table_id, ANN, change) is Reason.ALREADY_STARTED


async def test_a_ranked_quick_game_keeps_its_clocks(evening: Evening) -> None:
    evening.turns = Turns.QUICK
    table_id = await evening.started("standard points=10")
    game = require((await evening.table(table_id)).game)
    assert require(game.clocks)[:2] == (15, 15)


# -- beside them


async def test_at_a_slow_table_nobody_needs_more_time(evening: Evening) -> None:
    evening.turns = Turns.SLOW
    table_id = await evening.started(FRIENDLY)
    assert await evening.refuse(table_id, ANN, GoSlow()) is Reason.SLOW_ALREADY


async def test_a_slow_player_is_called_in_time(evening: Evening) -> None:
    """After two hours, as at a slow table, and not a minute before the day is over."""
    table_id = await evening.started(FRIENDLY)
    for person in PEOPLE:
        await evening.does(table_id, person, GoSlow())
    while evening.mover(table_id) != ANN:
        await evening.act(table_id, random.Random(1))
    await evening.clock.advance(CLOCKS[Turns.SLOW].reminder - 1)
    assert not any(change.reminder for change in evening.changes)
    await evening.clock.advance(2)
    assert [change.reminder.user_id for change in evening.changes if change.reminder] == [ANN.user_id]


@EACH
async def test_play_leads_to_usual_turns_alone(evening: Evening, turns: Turns) -> None:
    evening.turns = turns
    table_id = await evening.open(person=ANN, computers=3)
    await evening.does(table_id, ANN, Start())
    way = await evening.tables.choose_table(BOB, 7, [70])
    assert (way is not None and way.what == Join(friendly=True)) is (turns is Turns.USUAL)


UNITS = {"s": 1, "h": HOUR}


def test_the_documented_clocks_are_those_that_hold() -> None:
    text = (Path(__file__).parents[2] / "docs" / "commands.md").read_text()
    part = text.split("### Time for each turn")[1].split("###")[0]
    rows = [
        tuple(int(number) * UNITS[unit] for number, unit in re.findall(r"\| (\d+) ([sh]) ", line + " "))
        for line in part.splitlines()
    ]
    named = ("reminder", "away", "trick", "claims", "theft", "answer", "take_back")
    assert [row for row in rows if row] == [tuple(getattr(CLOCKS[turns], name) for turns in Turns) for name in named]
    assert HAND_OVER.seconds(CLOCKS[Turns.SLOW]) == DAY
