"""The process ends and begins anew over the same real file: nobody can tell the difference."""

from __future__ import annotations

import asyncio
import random
import re
from pathlib import Path
from unittest.mock import AsyncMock

import pytest

from bot.deals.draw import Chain
from bot.engine import presets
from bot.engine.acts import PASS
from bot.engine.state import Phase
from bot.storage.api import Entry, StoreUnreachable, TableId
from bot.storage.sqlite.database import SqliteStore
from bot.tables.decisions import Decision, Reason
from bot.tables.model import Status, TournamentKind, TournamentSeat, TournamentTable
from bot.tables.playing import Play
from bot.tables.seating import Leave
from bot.tables.tournament_tables import TableOrder
from bot.tables.views import Accepted
from tests.long_form import sampled
from tests.tables.company import ANN, BOB, CHANNEL, GUILD, PEOPLE, Evening, granted
from tests.tables.memory import MemoryStore
from tests.world import require
from tests.world.clock import turns


@pytest.mark.parametrize(
    "preset",
    sampled(
        ["standard", "call-ace", "hasenpfeffer", "double-hasenpfeffer players=6", "railroad"],
        ["standard", "double-hasenpfeffer players=6"],
        rest=pytest.mark.proof,
    ),
)
async def test_a_restart_at_any_moment_changes_no_byte_of_any_view(filed: Evening, preset: str) -> None:
    rng = random.Random(7)
    table_id = await filed.started(preset)
    for _ in range(60):
        await filed.restart_unseen(table_id)
        if filed.view(table_id).status is Status.PLAYING:
            await filed.act(table_id, rng)


@pytest.mark.parametrize("kind", TournamentKind)
async def test_a_restart_of_a_tournament_table_changes_no_byte_of_any_view(
    filed: Evening, kind: TournamentKind
) -> None:
    key = "2026-03-01" if kind is TournamentKind.DAILY else "7:2:1"
    seats = tuple(TournamentSeat(person.name, person.user_id) for person in PEOPLE)
    tournament = TournamentTable(kind, key, 3, decisive=True, points=40)
    rules = presets.parse(["standard", "points=99"])
    order = TableOrder(tournament, GUILD, CHANNEL, ANN.user_id, rules, seats, Chain(b"s" * 32))
    table_id = granted(await filed.tables.tournaments.open(order)).table.table_id
    rng = random.Random(5)
    while filed.tables.snapshot(table_id) is not None and filed.view(table_id).status is Status.PLAYING:
        await filed.restart_unseen(table_id)
        for _ in range(7):
            if filed.view(table_id).status is Status.PLAYING:
                await filed.act(table_id, rng)


@pytest.mark.parametrize(("phase", "cards"), [(Phase.ORDER, 0), (Phase.PLAY, 1)])
async def test_old_buttons_work_in_the_middle_of_bidding_and_trick(filed: Evening, phase: Phase, cards: int) -> None:
    table_id = await filed.started("standard")
    await filed.play_until(
        table_id, lambda view: require(view.public).phase is phase and len(require(view.public).trick) == cards, 6
    )
    drawn, mover = filed.view(table_id).seq, filed.mover(table_id)
    act = filed.mine(table_id, mover).legal[0]
    await filed.restart_unseen(table_id)
    view = await filed.does(table_id, mover, Play(act), drawn)
    assert view.seq == drawn + 1
    assert len(require(view.public).trick) == 2 * cards


async def test_lobby_and_finished_tables_come_back_and_closed_ones_do_not(filed: Evening) -> None:
    lobby = await filed.open(channel=1)
    finished = await filed.started("standard points=1", channel=2)
    await filed.finish(finished, 8)
    gone = await filed.open(channel=3)
    await filed.does(gone, ANN, Leave())
    await filed.restart_unseen(lobby, finished)
    assert [now.table.table_id for now in filed.tables.snapshots()] == [lobby, finished]
    assert filed.tables.table_in_channel(2) == finished


async def test_computers_play_on_after_a_restart(evening: Evening) -> None:
    evening.set(computer_pause=5)
    table_id = await evening.started(computers=3)
    if evening.view(table_id).to_move == evening.view(table_id).chairs[0]:
        await evening.act(table_id, random.Random(1))
    seq = evening.view(table_id).seq
    await evening.restart()
    assert evening.view(table_id).seq == seq
    await evening.clock.advance(5)
    assert evening.view(table_id).seq > seq


async def between_two_hands(evening: Evening) -> TableId:
    """Four people at a table whose first hand's result rests."""
    evening.set(computer_pause=1)
    table_id = await evening.started("standard points=32")
    await evening.play_hands(table_id)
    assert evening.view(table_id).to_move is None
    return table_id


@pytest.mark.parametrize("restart", [True, False])
async def test_the_clock_runs_after_a_restart_or_a_new_word_between_two_hands(evening: Evening, restart: bool) -> None:
    table_id = await between_two_hands(evening)
    await (evening.restart() if restart else evening.tables.set_word(BOB.user_id, "clover"))
    chair = require(evening.view(table_id).to_move)
    await evening.clock.advance(60)
    assert [change.reminder for change in evening.changes if change.reminder is not None] == [chair]
    await evening.clock.advance(60)
    assert evening.view(table_id).chair(chair.seat).away
    assert evening.tables.overdue(5) == 0


async def test_a_store_that_refuses_the_deal_after_a_restart_is_asked_again(
    evening: Evening, store: MemoryStore
) -> None:
    table_id = await between_two_hands(evening)
    await evening.tables.close()
    store.failures = 1
    await evening.restart()
    assert evening.view(table_id).to_move is None
    await evening.clock.advance(16)
    assert evening.view(table_id).to_move is not None


async def test_a_damaged_journal_leaves_the_other_tables_alone_faulty(
    evening: Evening, store: MemoryStore, caplog: pytest.LogCaptureFixture
) -> None:
    damaged, whole = await evening.started(channel=1), await evening.started(channel=2)
    store.journal[damaged][-1] = Entry(len(store.journal[damaged]), 0.0, "dreamt", "{}")
    await evening.restart()
    assert [now.table.table_id for now in evening.tables.snapshots()] == [whole]
    assert "dreamt" in caplog.text


async def test_damage_in_a_hand_long_over_leaves_the_table_out_from_the_start_faulty(
    evening: Evening, store: MemoryStore, caplog: pytest.LogCaptureFixture
) -> None:
    damaged, whole, rng = await evening.started(channel=1), await evening.started(channel=2), random.Random(4)
    for table_id in (damaged, whole):
        await evening.play_hands(table_id, 3, rng)
    journal = store.journal[damaged]
    place = [entry.kind for entry in journal].index("acted") + 2
    journal[place] = journal[place]._replace(body=re.sub('"act":"[^"]*"', '"act":"JK"', journal[place].body))
    entries = len(journal)
    await evening.restart()
    assert f"table {damaged} is left out" in caplog.text
    assert f"entry {place + 1} (acted) does not fit" in caplog.text
    assert [now.table.table_id for now in evening.tables.snapshots()] == [whole]
    assert await evening.refusal(damaged, ANN, Play(PASS)) is Reason.UNREADABLE
    await evening.act(whole, rng)
    await evening.clock.advance(300)
    assert len(store.journal[damaged]) == entries


async def test_two_processes_over_one_file_lose_nothing(tmp_path: Path) -> None:
    """The lock file forbids it; should it happen, the store has the last word and the slower one reads anew."""
    async with await SqliteStore.open(tmp_path / "right-bower.db") as store:
        first = Evening(store)
        table_id = await first.started()
        second = Evening(store)
        await second.tables.resume()
        mover, seq = first.mover(table_id), first.view(table_id).seq
        act = first.mine(table_id, mover).legal[0]
        await first.does(table_id, mover, Play(act), seq)
        second.interactions = iter(range(9000, 9100))  # type: ignore[assignment]
        answer = await second.press(table_id, mover, Play(act), seq)
        assert not isinstance(answer, Accepted)
        assert answer.reason == "stale"
        assert second.everything(table_id) == first.everything(table_id)
        for evening in (first, second):
            await evening.tables.close()


async def test_whoever_presses_first_is_served_first(filed: Evening) -> None:
    filed.set(most_of_person=100, most_of_server=100)
    tables = [await filed.started(channel=channel) for channel in range(1, 26)]
    last = tables[-1]
    mover, seq = filed.mover(last), filed.view(last).seq
    act = filed.mine(last, mover).legal[0]
    await filed.tables.close()
    filed.tables = filed.new()
    filed.tables.expect(await filed.store.live_tables())
    order: list[TableId] = []
    filed.tables.taken_up.add_listener(lambda one: order.append(one.row.table_id))
    resuming = asyncio.create_task(filed.tables.take_up())
    await turns(1)
    answer = await filed.tables.decide(Decision(last, mover, Play(act), seq, 7))
    assert isinstance(answer, Accepted)
    assert answer.snapshot.table.seq == seq + 1
    await resuming
    assert order == [*tables[:20], last, *tables[20:-1]], "it came before all but those that were being read"
    assert [each.table.table_id for each in filed.tables.snapshots()] == tables
    assert filed.view(last).seq == seq + 1, "nothing happened to it twice"


async def test_a_table_taken_up_late_gives_everybody_their_time(evening: Evening) -> None:
    table_id = await evening.started()
    await evening.tables.close()
    evening.tables = evening.new()
    evening.tables.expect(await evening.store.live_tables())
    await evening.clock.advance(10_000)
    await evening.tables.take_up()
    await evening.clock.advance(59)
    assert not any(change.reminder for change in evening.changes)
    await evening.clock.advance(2)
    assert any(change.reminder for change in evening.changes)
    assert evening.tables.snapshot(table_id) is not None


async def test_a_store_that_cannot_be_reached_leaves_tables_to_be_taken_up_later(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    table_id = await evening.started()
    await evening.tables.close()
    evening.tables = evening.new()
    evening.tables.expect(await evening.store.live_tables())
    with monkeypatch.context() as away:
        away.setattr(evening.store, "entries_of_several", AsyncMock(side_effect=StoreUnreachable("store-closed")))
        with pytest.raises(StoreUnreachable):
            await evening.tables.take_up()
        assert list(evening.tables.expected) == [table_id]
    await evening.tables.take_up()
    await evening.act(table_id, random.Random(1))
