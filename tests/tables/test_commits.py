"""The store fails: what was not kept has not happened, and what was to follow by itself follows later."""

from __future__ import annotations

import asyncio
import random

import pytest

from bot.engine.acts import PASS
from bot.tables.decisions import Close, Join, Play, Reason, Start, Touch
from bot.tables.model import Status, TableSettings
from bot.tables.views import Refused
from tests.tables.company import ANN, BOB, Evening, seeded
from tests.tables.memory import MemoryStore
from tests.world import require
from tests.world.clock import turns


async def test_a_change_that_the_store_refuses_has_not_happened(evening: Evening, store: MemoryStore) -> None:
    table_id = await evening.started()
    before, rows, journal = evening.everything(table_id), dict(store.rows), list(store.journal[table_id])
    change_count = len(evening.changes)
    for what in (Play(PASS), Close()):
        store.failures = 1
        assert (
            await evening.refusal(table_id, ANN if what == Close() else evening.mover(table_id), what) is Reason.STORE
        )
    assert evening.everything(table_id) == before
    assert (store.rows, store.journal[table_id], len(evening.changes)) == (rows, journal, change_count)
    await evening.does(table_id, evening.mover(table_id), Play(PASS))


async def test_a_press_that_was_not_saved_may_be_repeated(evening: Evening, store: MemoryStore) -> None:
    table_id = await evening.started()
    store.failures = 1
    mover = evening.mover(table_id)
    assert isinstance(await evening.press(table_id, mover, Play(PASS), press=1), Refused)
    assert not isinstance(await evening.press(table_id, mover, Play(PASS), press=1), Refused)


async def test_no_table_is_opened_on_a_full_disk(evening: Evening, store: MemoryStore) -> None:
    store.failures = 1
    answer = await evening.try_open()
    assert isinstance(answer, Refused)
    assert (answer.reason, answer.snapshot) == (Reason.STORE, None)
    assert evening.tables.snapshots() == ()


async def test_the_last_act_of_a_game_and_its_result_are_kept_together(evening: Evening, store: MemoryStore) -> None:
    rng = random.Random(9)
    table_id = await evening.started("standard points=1")
    while evening.view(table_id).status is Status.PLAYING:
        mover, seq = evening.mover(table_id), evening.view(table_id).seq
        act = rng.choice(evening.mine(table_id, mover).legal)
        before = evening.everything(table_id)
        store.failures = 1
        assert isinstance(await evening.press(table_id, mover, Play(act), seq), Refused)
        assert (evening.everything(table_id), store.results) == (before, [])
        await evening.does(table_id, mover, Play(act), seq)
    assert len(store.results) == 1


@pytest.mark.parametrize("pause", [0.0, 2.0])
async def test_computers_wait_for_the_store_and_then_play_on(store: MemoryStore, pause: float) -> None:
    settings = TableSettings(computer_pause=pause, computer_level="random", entropy=seeded(3))
    evening = Evening(store, settings=settings)
    table_id = await evening.open(computers=2)
    await evening.does(table_id, BOB, Join())
    await evening.does(table_id, ANN, Start())
    await evening.clock.advance(pause)
    store.failures = 1
    while store.failures:
        store.spared = 1
        seq, mover = evening.view(table_id).seq, evening.mover(table_id)
        await evening.does(table_id, mover, Play(evening.mine(table_id, mover).legal[0]))
        await evening.clock.advance(pause)
    to_move = evening.view(table_id).to_move
    assert evening.view(table_id).seq == seq + 1
    assert to_move is not None
    assert to_move.is_computer
    await evening.clock.advance(15 + pause)
    assert evening.view(table_id).seq > seq + 1
    assert not require(evening.view(table_id).to_move).is_computer
    await evening.tables.close()


async def test_a_clock_whose_commit_fails_rings_again_later(evening: Evening, store: MemoryStore) -> None:
    table_id = await evening.started()
    store.failures = 1
    await evening.clock.advance(60)
    assert not any(change.reminder for change in evening.changes)
    await evening.clock.advance(15)
    assert [change.reminder for change in evening.changes if change.reminder] == [evening.view(table_id).to_move]
    await evening.clock.advance(59)
    store.failures = 1
    await evening.clock.advance(1)
    assert not any(chair.away for chair in evening.view(table_id).chairs)
    await evening.clock.advance(15)
    assert any(chair.away for chair in evening.view(table_id).chairs)


async def test_after_closing_down_nothing_is_decided(evening: Evening) -> None:
    table_id = await evening.started()
    await evening.tables.close()
    for answer in (await evening.press(table_id, ANN, Touch()), await evening.try_open(channel=5)):
        assert isinstance(answer, Refused)
        assert answer.reason is Reason.STORE


async def test_a_cancelled_decision_is_still_carried_out_whole(evening: Evening, store: MemoryStore) -> None:
    table_id = await evening.started()
    seq = evening.view(table_id).seq
    waiting = asyncio.create_task(evening.press(table_id, evening.mover(table_id), Play(PASS)))
    await turns(2)
    waiting.cancel()
    await evening.clock.advance(0)
    assert waiting.cancelled()
    assert len(store.journal[table_id]) == evening.view(table_id).seq == seq + 1
    assert evening.changes[-1].snapshot.table.seq == seq + 1
