"""The store fails: what was not kept has not happened, and what was to follow by itself follows later."""

from __future__ import annotations

import asyncio
import random
from dataclasses import replace

import pytest

from bot.engine.acts import PASS, PlayCard
from bot.storage.api import TableId
from bot.tables.beginning import Start
from bot.tables.closing import Close
from bot.tables.decisions import Reason
from bot.tables.model import Status
from bot.tables.pausing import Touch
from bot.tables.playing import Play
from bot.tables.seating import Join, Leave
from bot.tables.views import Accepted, Change, Refused
from tests.tables.company import ANN, BOB, CAY, PEOPLE, Evening, reason_of, seeded
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
async def test_computers_wait_for_the_store_and_then_play_on(
    evening: Evening, store: MemoryStore, pause: float
) -> None:
    evening.set(computer_pause=pause)
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
    assert require(to_move).is_computer
    await evening.clock.advance(15 + pause)
    assert evening.view(table_id).seq > seq + 1
    assert not require(evening.view(table_id).to_move).is_computer


# -- the store does not know what it has kept


@pytest.mark.parametrize("unread", [0, 1])
@pytest.mark.parametrize("kept", [True, False])
async def test_a_doubtful_table_is_read_again_before_its_next_change(
    evening: Evening, store: MemoryStore, kept: bool, unread: int
) -> None:
    table_id = await evening.started()
    mover, seq, told = evening.mover(table_id), evening.view(table_id).seq, len(evening.changes)
    store.kept, store.failures, store.unread = kept, 1, unread
    assert await evening.refusal(table_id, mover, Play(PASS), seq, press=1) is Reason.UNKNOWN
    assert (evening.view(table_id).seq > seq) == (kept and not unread)
    answer = await evening.press(table_id, mover, Play(PASS), seq)
    assert (reason_of(answer) is Reason.STALE) if kept else isinstance(answer, Accepted)
    assert evening.view(table_id).seq == store.journal[table_id][-1].seq == seq + 1
    assert [change.snapshot.table.seq for change in evening.changes[told:]] == [seq + 1]
    await evening.restart_unseen(table_id)


@pytest.mark.parametrize("kept", [True, False])
async def test_a_doubtful_table_is_shown_as_it_is_once_it_can_be_read(
    evening: Evening, store: MemoryStore, monkeypatch: pytest.MonkeyPatch, kept: bool
) -> None:
    """Nobody has to press anything for that."""
    table_id, deadlines, store_deadline = await evening.started(), list[float | None](), store.set_deadline

    async def set_deadline(table_id: TableId, deadline: float | None) -> None:
        deadlines.append(deadline)
        await store_deadline(table_id, deadline)

    monkeypatch.setattr(store, "set_deadline", set_deadline)
    seq, told = evening.view(table_id).seq, len(evening.changes)
    store.kept, store.failures, store.unread = kept, 1, 3
    assert await evening.refusal(table_id, evening.mover(table_id), Play(PASS)) is Reason.UNKNOWN
    await evening.clock.advance(45)
    assert evening.view(table_id).seq == seq + kept
    assert [change.snapshot.table.seq for change in evening.changes[told:]] == [seq + 1] * kept
    assert deadlines == [] or not kept, "no clock of the turn before is stored"


@pytest.mark.parametrize("pause", [0.0, 2.0])
@pytest.mark.parametrize("kept", [True, False])
async def test_computers_play_on_whichever_commit_is_unknown(
    evening: Evening, store: MemoryStore, kept: bool, pause: float
) -> None:
    evening.set(computer_pause=pause)
    failed = 0
    for number in range(1, 12):
        table_id = await evening.open(computers=3, channel=number)
        store.kept, store.failures, store.spared = kept, 1, number
        await evening.does(table_id, ANN, Start())
        hand = evening.view(table_id).hand_seq
        for _ in range(100):
            view = evening.view(table_id)
            if view.hand_seq != hand:
                break
            if view.to_move is None or view.to_move.is_computer:
                await evening.clock.advance(15)
            else:
                await evening.press(table_id, ANN, Play(evening.mine(table_id, ANN).legal[0]))
        assert view.hand_seq != hand, f"commit {number}"
        failed, store.failures = failed + 1 - store.failures, 0
        await evening.does(table_id, ANN, Close())
    assert failed > 5


@pytest.mark.parametrize("unread", [0, 1])
@pytest.mark.parametrize("kept", [True, False])
async def test_a_table_whose_opening_is_unknown_is_there_if_it_is_stored(
    evening: Evening, store: MemoryStore, kept: bool, unread: int
) -> None:
    store.kept, store.failures, store.unread = kept, 1, unread
    assert reason_of(await evening.try_open()) is Reason.UNKNOWN
    there = [change.snapshot.table.table_id for change in evening.changes]
    assert len(evening.tables.snapshots()) == len(there) == (kept and not unread)
    answer = await evening.try_open(person=BOB)
    assert (reason_of(answer) is Reason.CHANNEL_BUSY) if kept else isinstance(answer, Accepted)
    assert len(evening.tables.snapshots()) == len(store.rows) == 1


@pytest.mark.parametrize("kept", [True, False])
async def test_a_game_whose_last_commit_is_unknown_is_over_once_or_goes_on(
    evening: Evening, store: MemoryStore, kept: bool
) -> None:
    table_id, rng = await evening.started("standard points=1"), random.Random(9)
    store.kept = kept
    while evening.view(table_id).status is Status.PLAYING:
        mover, seq = evening.mover(table_id), evening.view(table_id).seq
        store.failures = 1
        act = rng.choice(evening.mine(table_id, mover).legal)
        assert await evening.refusal(table_id, mover, Play(act)) is Reason.UNKNOWN
        assert evening.view(table_id).seq > seq or not kept
        store.failures = 0
        if not kept:
            await evening.act(table_id, rng)
    assert len(store.results) == 1


async def test_a_clock_whose_commit_fails_rings_again_later(evening: Evening, store: MemoryStore) -> None:
    table_id = await evening.started()
    store.failures = 1
    await evening.clock.advance(60)
    assert not any(change.reminder for change in evening.changes)
    await evening.clock.advance(15)
    assert [change.reminder for change in evening.changes if change.reminder] == [evening.view(table_id).to_move]
    await evening.clock.advance(44)
    store.failures = 1
    await evening.clock.advance(1)
    assert not any(chair.away for chair in evening.view(table_id).chairs)
    await evening.clock.advance(15)
    assert any(chair.away for chair in evening.view(table_id).chairs)


async def test_after_closing_down_nothing_is_decided(evening: Evening) -> None:
    table_id = await evening.started()
    await evening.tables.close()
    for answer in (await evening.press(table_id, ANN, Touch()), await evening.try_open(channel=5)):
        assert reason_of(answer) is Reason.STORE


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


# -- playing
#
# A running game: turns, stale and doubled presses, computers, what is announced.


def hand_ends(changes: list[Change]) -> list[Change]:
    """The changes that told of the end of a hand: the first one of each finished hand."""
    over = [(change.snapshot.table.last_hand, change) for change in reversed(changes)]
    first = {hand.hand_seq: change for hand, change in over if hand is not None}
    return [first[seq] for seq in sorted(first)]


async def test_out_of_turn_and_unlawful(evening: Evening) -> None:
    table_id = await evening.started()
    mover = evening.mover(table_id)
    other = next(person for person in PEOPLE if person.user_id != mover.user_id)
    answer = await evening.press(table_id, other, Play(PASS), evening.view(table_id).seq)
    assert reason_of(answer) is Reason.NOT_YOUR_TURN
    assert answer.snapshot == evening.snapshot(table_id)
    answer = await evening.press(table_id, mover, Play(PlayCard(evening.mine(table_id, mover).hand[0])))
    assert isinstance(answer, Refused)
    assert (answer.reason, require(answer.violation).law) == (Reason.UNLAWFUL, "4.1")


async def test_a_button_drawn_before_the_last_act_is_stale(evening: Evening) -> None:
    table_id = await evening.started()
    drawn = evening.view(table_id).seq
    await evening.does(table_id, evening.mover(table_id), Play(PASS), drawn)
    before = evening.everything(table_id)
    answer = await evening.press(table_id, evening.mover(table_id), Play(PASS), drawn)
    assert reason_of(answer) is Reason.STALE
    assert answer.snapshot == evening.snapshot(table_id)
    assert evening.everything(table_id) == before


async def test_a_button_stays_fresh_while_only_others_come_and_go(evening: Evening) -> None:
    table_id = await evening.started()
    drawn = evening.view(table_id).seq
    mover = evening.mover(table_id)
    other = next(person for person in PEOPLE if person.user_id != mover.user_id)
    await evening.does(table_id, other, Leave())
    assert evening.view(table_id).seq > drawn
    await evening.does(table_id, mover, Play(PASS), drawn)


async def test_a_button_with_a_future_number_is_stale(evening: Evening) -> None:
    table_id = await evening.started()
    assert (
        await evening.refusal(table_id, evening.mover(table_id), Play(PASS), evening.view(table_id).seq + 1)
        is Reason.STALE
    )


async def test_no_log_reveals_the_view_of_a_seat(evening: Evening) -> None:
    """Whoever logs a snapshot, an answer or a change logs public facts alone."""
    rng = random.Random(3)
    table_id = await evening.started()
    for _ in range(12):
        await evening.act(table_id, rng)
        snapshot = evening.snapshot(table_id)
        public = replace(snapshot, seat_views={})
        assert len(snapshot.seat_views) == 4
        for whole, bare in (
            (snapshot, public),
            (Accepted(snapshot), Accepted(public)),
            (Refused(Reason.STALE, snapshot), Refused(Reason.STALE, public)),
            (Change(snapshot, ANN.user_id), Change(public, ANN.user_id)),
        ):
            assert repr(whole) == f"{whole}" == repr(bare)


async def test_the_same_button_twice_at_once(evening: Evening) -> None:
    table_id = await evening.started()
    drawn, mover = evening.view(table_id).seq, evening.mover(table_id)
    answers = await asyncio.gather(*(evening.press(table_id, mover, Play(PASS), drawn) for _ in range(4)))
    assert [type(answer) for answer in answers].count(Accepted) == 1
    assert {answer.reason for answer in answers if isinstance(answer, Refused)} == {Reason.STALE}
    assert evening.view(table_id).seq == drawn + 1


async def test_the_same_interaction_twice_at_once(evening: Evening) -> None:
    table_id = await evening.started()
    drawn, mover = evening.view(table_id).seq, evening.mover(table_id)
    presses = (evening.press(table_id, mover, Play(PASS), seq, press=1) for seq in (drawn, None))
    answers = await asyncio.gather(*presses)
    assert sorted(type(answer).__name__ for answer in answers) == ["Accepted", "Refused"]
    assert {answer.reason for answer in answers if isinstance(answer, Refused)} == {Reason.DOUBLED}
    assert evening.view(table_id).seq == drawn + 1


async def test_a_doubled_press_is_known_after_a_restart(evening: Evening) -> None:
    table_id = await evening.started()
    mover, drawn = evening.mover(table_id), evening.view(table_id).seq
    await evening.press(table_id, mover, Play(PASS), drawn, press=1)
    await evening.restart()
    assert await evening.refusal(table_id, evening.mover(table_id), Play(PASS), press=1) is Reason.DOUBLED
    assert await evening.refusal(table_id, mover, Play(PASS), drawn, press=1) is Reason.DOUBLED, "not that it is stale"
    assert await evening.refusal(table_id, mover, Play(PASS), drawn, press=2) is Reason.STALE


async def test_two_people_join_by_the_same_message(evening: Evening) -> None:
    table_id = await evening.open()
    drawn = evening.view(table_id).seq
    answers = await asyncio.gather(*(evening.press(table_id, person, Join(), drawn) for person in (BOB, CAY)))
    assert all(isinstance(answer, Accepted) for answer in answers)
    assert [chair.name for chair in evening.view(table_id).chairs] == ["Ann", "Bob", "Cay", None]


async def test_the_table_is_opened_once_by_a_doubled_command(evening: Evening) -> None:
    evening.interactions = iter([1, 1])  # type: ignore[assignment]  # the same press twice
    answers = [await evening.try_open(), await evening.try_open()]
    assert isinstance(answers[0], Accepted)
    assert isinstance(answers[1], Refused)
    assert answers[1].reason is Reason.DOUBLED
    assert answers[1].snapshot == answers[0].snapshot


async def test_computers_act_within_the_answer(evening: Evening, store: MemoryStore) -> None:
    table_id = await evening.open(computers=3)
    answer = await evening.press(table_id, ANN, Start())
    assert isinstance(answer, Accepted)
    assert answer.snapshot.table.to_move == answer.snapshot.table.chairs[0]
    assert require(answer.snapshot.seat_view(ANN.user_id)).legal
    rng = random.Random(2)
    while not hand_ends(evening.changes):
        change_count, written, ends = len(evening.changes), store.appends, len(hand_ends(evening.changes))
        await evening.act(table_id, rng)
        ended = len(hand_ends(evening.changes)) - ends
        assert len(evening.changes) - change_count <= 1 + ended
        assert store.appends - written <= 2 + ended
    shown = [(change.snapshot.table, change.settled) for change in evening.changes]
    assert all(settled for table, settled in shown if table.to_move == table.chairs[0])


async def test_with_a_pause_a_run_of_computers_is_one_change(evening: Evening) -> None:
    evening.set(computer_pause=1.5, entropy=seeded(4))
    table_id = await evening.open(computers=3)
    await evening.does(table_id, ANN, Start())
    while evening.view(table_id).to_move != evening.view(table_id).chairs[0]:
        before = list(evening.changes)
        assert not before[-1].settled
        await evening.clock.advance(1.4)
        assert evening.changes == before
        await evening.clock.advance(0.1)
        assert len(evening.changes) == len(before) + 1
        assert evening.changes[-1].by is None
    assert evening.changes[-1].settled


async def test_each_hand_that_ends_is_announced_by_itself_with_the_next_one_dealt(evening: Evening) -> None:
    rng = random.Random(5)
    table_id = await evening.started("house points=9", computers=3)
    for _ in range(60):
        if evening.view(table_id).status is Status.PLAYING:
            await evening.act(table_id, rng)
    ends = hand_ends(evening.changes)
    hands = [change.snapshot.table.last_hand for change in ends]
    assert [hand.view.number for hand in hands if hand is not None] == list(range(1, len(ends) + 1))
    assert len(ends) > 2
    for change in ends:
        table = change.snapshot.table
        if table.status is Status.PLAYING:
            assert require(table.public).result is None


async def test_failing_or_slow_listeners_hold_nobody_up_faulty(
    evening: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    changes: list[Change] = []

    def fails(_: Change) -> None:
        raise RuntimeError("drawn wrong")

    async def dawdles(change: Change) -> None:
        await evening.clock.sleep(3)
        changes.append(change)

    evening.tables.add_listener(fails)
    evening.tables.add_listener(dawdles)
    table_id = await evening.open()
    assert len(evening.changes) == 1
    assert changes == []
    await evening.clock.advance(3)
    assert [change.snapshot.table.table_id for change in changes] == [table_id]
    assert "drawn wrong" in caplog.text


async def test_a_touch_changes_nothing_for_a_present_player(evening: Evening, store: MemoryStore) -> None:
    table_id = await evening.started()
    before, appends = evening.everything(table_id), store.appends
    assert isinstance(await evening.press(table_id, ANN, Touch()), Accepted)
    assert (evening.everything(table_id), store.appends) == (before, appends)


async def test_a_view_from_a_seat_is_made_once_and_of_its_own_moment(evening: Evening) -> None:
    rng = random.Random(4)
    table_id = await evening.started()
    before = evening.snapshot(table_id)
    seat_views = dict(before.seat_views)
    unseen = evening.snapshot(table_id).seat_views[ANN.user_id]
    assert unseen is seat_views[ANN.user_id], "one snapshot, one view a seat"
    later = []
    for _ in range(12):
        await evening.act(table_id, rng)
        later.append(evening.snapshot(table_id))
    for snapshot in later:  # nobody has looked from a seat until now, and the table has moved on
        assert list(snapshot.seat_views) == [chair.user_id for chair in snapshot.table.chairs]
        for user_id, view in snapshot.seat_views.items():
            assert view.public is snapshot.table.public
            assert view.seat == snapshot.table.seat_of(user_id)
            assert snapshot.seat_view(user_id) is view
        assert snapshot.seat_view(1) is None
        assert "Seat" in str(snapshot.seat_views)
        assert "hand" not in str(snapshot.seat_views)
