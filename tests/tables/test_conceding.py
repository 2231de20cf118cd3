"""Conceding a game: both players of a side agree, and the other side has won it as it stands."""

from __future__ import annotations

import random

import pytest

from bot.engine.rules import Outcome
from bot.storage.port import TableId
from bot.tables.decisions import Concede, Person, Reason
from bot.tables.snapshots import Refused, Status
from tests.tables.company import ANN, BOB, CAY, DAN, Evening
from tests.tables.memory import MemoryStore


async def refused(evening: Evening, table_id: TableId, person: Person, seq: int | None = None) -> Reason:
    before = evening.everything(table_id)
    answer = await evening.press(table_id, person, Concede(), seq)
    assert isinstance(answer, Refused)
    assert evening.everything(table_id) == before
    return answer.reason


async def test_both_players_of_a_side_agree(filed: Evening) -> None:
    rng = random.Random(1)
    table_id = await filed.started("standard points=10")
    while filed.view(table_id).public.number < 3:  # type: ignore[union-attr]
        await filed.act(table_id, rng)
    await filed.act(table_id, rng)
    score = filed.view(table_id).public.score  # type: ignore[union-attr]
    await filed.does(table_id, ANN, Concede())
    view = filed.view(table_id)
    assert view.status is Status.PLAYING
    assert view.proposal is not None
    assert (view.proposal.seat, view.proposal.concede) == (1, True)
    await filed.does(table_id, ANN, Concede())
    assert filed.view(table_id).seq == view.seq, "she has offered it already"
    assert await refused(filed, table_id, BOB, view.seq) is Reason.NOT_OWN_SIDE
    assert await refused(filed, table_id, ANN, view.seq) is Reason.NOT_OWN_SIDE
    await filed.restart()
    await filed.does(table_id, CAY, Concede(), view.seq)
    view = filed.view(table_id)
    assert view.status is Status.FINISHED
    assert view.public is not None
    assert view.public.result is not None
    assert view.public.result.outcome is Outcome.CONCEDED
    assert view.public.result.winner == 2
    assert view.public.score == score, "the hand on the table counts for nobody"
    assert (view.tally, view.games) == ((0, 1), 1)
    seen = filed.everything(table_id)
    await filed.restart()
    assert filed.everything(table_id) == seen
    assert (await filed.rematch(table_id)).status is Status.PLAYING


async def test_it_counts_as_won_and_lost(evening: Evening, store: MemoryStore) -> None:
    table_id = await evening.started()
    await evening.does(table_id, BOB, Concede())
    await evening.does(table_id, DAN, Concede())
    ((_, result),) = store.results
    assert [seat.won for seat in result.seats] == [True, False, True, False]
    assert not any(seat.left for seat in result.seats)
    assert result.hands == 1


async def test_an_offer_lapses(evening: Evening) -> None:
    table_id = await evening.started()
    await evening.does(table_id, ANN, Concede())
    drawn = evening.view(table_id).seq
    await evening.clock.advance(301)
    assert evening.view(table_id).proposal is None
    assert await refused(evening, table_id, CAY, drawn) is Reason.STALE


async def test_a_computer_agrees_at_once(evening: Evening, store: MemoryStore) -> None:
    table_id = await evening.started(computers=3)
    await evening.does(table_id, ANN, Concede())
    assert evening.view(table_id).status is Status.FINISHED
    assert store.results


@pytest.mark.parametrize(("rules", "answer"), [("cutthroat", Reason.NO_CONCEDING), ("call-ace", Reason.NO_CONCEDING)])
async def test_a_game_of_more_than_two_cannot_be_conceded(evening: Evening, rules: str, answer: Reason) -> None:
    table_id = await evening.started(rules)
    assert await refused(evening, table_id, ANN) is answer


async def test_nobody_else_concedes(evening: Evening) -> None:
    table_id = await evening.started()
    assert await refused(evening, table_id, Person(999, "Zoe")) is Reason.NOT_SEATED
