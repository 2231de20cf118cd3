"""Tables, their journals, presses, and the finished game that comes with a last act."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.ratings.games import GameFilter, SeatResult
from bot.storage.api import Entry, GameResult, InteractionSeen, SequenceTaken, StoreError, TableId, TableRow
from bot.storage.store import Store
from bot.terminal import sentence
from tests.storage.rows import CHANNEL, GUILD, entry, game, new_table, opened, seqs
from tests.world import require

DAY = 24 * 60 * 60.0


async def test_open_table_begins_a_journal(store: Store) -> None:
    table_id = await store.open_table(GUILD, CHANNEL, Entry(1, 12.25, "opened", '{"a": "♠"}'), 99.5)
    assert await store.entries(table_id) == [Entry(1, 12.25, "opened", '{"a": "♠"}')]
    assert await store.live_tables() == [
        TableRow(table_id, GUILD, CHANNEL, None, None, None, deadline=99.5, touched=12.25, closed=False)
    ]


async def test_several_journals_are_read_in_the_order_in_which_they_are_asked_for(store: Store) -> None:
    first, second, third = [await new_table(store, deadline=None) for _ in range(3)]
    await store.append(second, [entry(2, 1001.0), entry(3, 1002.0)])
    table_ids = [third, second, TableId(99), first]
    assert await store.entries_of_several(table_ids) == [await store.entries(table_id) for table_id in table_ids]
    assert await store.entries_of_several([]) == []


async def test_a_journal_begins_with_one(store: Store) -> None:
    with pytest.raises(SequenceTaken):
        await store.open_table(GUILD, CHANNEL, entry(2), None)
    assert await store.live_tables() == []


async def test_append_adds_in_order_and_moves_the_clock(store: Store) -> None:
    table_id = await new_table(store, deadline=50.0)
    await store.append(table_id, [entry(2, 1001.0), entry(3, 1002.5, '{"x": 1}')], deadline=60.0)
    assert await store.entries(table_id) == [
        Entry(1, 1000.0, "opened", "{}"),
        entry(2, 1001.0),
        entry(3, 1002.5, '{"x": 1}'),
    ]
    [row] = await store.live_tables()
    assert (row.deadline, row.touched) == (60.0, 1002.5)
    await store.append(table_id, [entry(4)])
    [row] = await store.live_tables()
    assert (row.deadline, row.touched) == (None, 1002.5), "no clock now; a clock set back touches nothing"


@pytest.mark.parametrize("numbers", [(1,), (2,), (4,), (3, 5), (3, 3), (4, 3), (0,), (-1,)])
async def test_a_taken_number_or_a_gap_writes_nothing(store: Store, numbers: tuple[int, ...]) -> None:
    table_id = await new_table(store, deadline=5.0)
    await store.append(table_id, [entry(2)], deadline=5.0)
    with pytest.raises(SequenceTaken):
        await store.append(
            table_id, [entry(seq) for seq in numbers], interaction_id=77, deadline=9.0, result=game(2), closed=True
        )
    assert await seqs(store, table_id) == [1, 2]
    assert [row.deadline for row in await store.live_tables()] == [5.0]
    assert (await store.history(GameFilter(GUILD))).games == ()
    await store.append(table_id, [entry(3)], interaction_id=77)  # the failed call left no trace of its press


async def test_only_one_of_two_writes_gets_a_number(store: Store) -> None:
    table_id = await new_table(store)
    results = await asyncio.gather(
        *(store.append(table_id, [entry(2, body=f'"{n}"')]) for n in range(20)), return_exceptions=True
    )
    assert [type(each) for each in results if each is not None] == [SequenceTaken] * 19
    assert [line.body for line in await store.entries(table_id)][1:] == [f'"{results.index(None)}"']


async def test_a_press_is_written_once(store: Store) -> None:
    table_id, other = await new_table(store), await new_table(store)
    await store.append(table_id, [entry(2)], interaction_id=2**62)
    for target, seq in ((table_id, 3), (table_id, 2), (other, 2)):
        with pytest.raises(InteractionSeen):
            await store.append(target, [entry(seq)], interaction_id=2**62)
    assert await seqs(store, table_id) == [1, 2]
    assert await seqs(store, other) == [1]


async def test_a_press_may_write_no_entry(store: Store) -> None:
    table_id = await new_table(store)
    await store.append(table_id, [], interaction_id=5, deadline=8.0)
    with pytest.raises(InteractionSeen):
        await store.append(table_id, [], interaction_id=5)
    assert [row.deadline for row in await store.live_tables()] == [8.0]


async def test_unknown_tables_are_refused(store: Store) -> None:
    nowhere = TableId(404)
    for call in (
        store.append(nowhere, [entry(1)]),
        store.place_message(nowhere, CHANNEL, 1, 1.0),
        store.set_deadline(nowhere, 1.0),
    ):
        with pytest.raises(StoreError, match=sentence("store-no-table", table=404)):
            await call
    assert await store.entries(nowhere) == []


@pytest.mark.parametrize(
    "bad", [Entry(2, float("nan"), "acted", "{}"), Entry(2, 1.0, "acted", "\ud800"), Entry(2**70, 1.0, "a", "{}")]
)
async def test_unstorable_values_are_store_errors(store: Store, bad: Entry) -> None:
    table_id = await new_table(store)
    with pytest.raises(StoreError):
        await store.append(table_id, [bad], interaction_id=1)
    with pytest.raises(StoreError):
        await store.append(table_id, [entry(2)], interaction_id=2**64)
    assert await seqs(store, table_id) == [1]


async def test_place_message_and_set_deadline(store: Store) -> None:
    table_id = await new_table(store)
    await store.place_message(table_id, CHANNEL + 1, 2**62, 123.5, 2**62 - 1)
    await store.set_deadline(table_id, 77.0)
    assert await store.live_tables() == [
        TableRow(table_id, GUILD, CHANNEL + 1, 2**62, 123.5, 2**62 - 1, deadline=77.0, touched=1000.0, closed=False)
    ]
    await store.place_message(table_id, CHANNEL, None, None)
    await store.set_deadline(table_id, None)
    [row] = await store.live_tables()
    assert (row.channel_id, row.message_id, row.posted_at, row.deadline) == (CHANNEL, None, None, None)


async def test_live_tables_are_the_open_ones_oldest_first(store: Store) -> None:
    ids = [await new_table(store, deadline=100.0 - n) for n in range(4)]
    await store.append(ids[1], [entry(2)], closed=True)
    await store.append(ids[1], [entry(3)])
    assert [row.table_id for row in await store.live_tables()] == [ids[0], ids[2], ids[3]]


async def test_presses_are_remembered_for_a_day(store: Store) -> None:
    table_id = await new_table(store)
    await store.append(table_id, [entry(2, 1000.0)], interaction_id=11)
    await store.append(table_id, [entry(3, 1000.0 + DAY)], interaction_id=12)
    with pytest.raises(InteractionSeen):
        await store.append(table_id, [entry(4, 1000.0 + DAY)], interaction_id=11)
    await store.append(table_id, [entry(4, 1001.0 + DAY)], interaction_id=13)
    await store.append(table_id, [entry(5, 1001.0 + DAY)], interaction_id=11)
    with pytest.raises(InteractionSeen):
        await store.append(table_id, [entry(6, 1001.0 + DAY)], interaction_id=12)


async def test_a_finished_game_comes_with_its_last_act(store: Store) -> None:
    table_id, result = await new_table(store), game(2)
    await store.append(table_id, [entry(2)], result=result, closed=True)
    [line] = (await store.history(GameFilter(GUILD))).games
    assert (line.started_at, line.ended_at, line.preset) == (result.started_at, result.ended_at, result.preset)
    assert (line.rules, line.hands) == (result.rules, result.hands)
    assert [(seat.seat, seat.user_id, seat.name, seat.unit, seat.score) for seat in line.seats] == [
        (seat.seat, seat.user_id, seat.name, seat.unit, seat.score) for seat in result.seats
    ]
    assert [(seat.won, seat.left) for seat in line.seats] == [
        (seat.won and not seat.left, seat.left) for seat in result.seats
    ]
    assert require(await store.finished_game(GUILD, line.game_id)).record == result.record
    exported = (await store.export_player(GUILD, 2**61))["games"]
    assert [seat["counts"] for seat in exported] == [result.seats[0].counts]
    assert await store.live_tables() == []
    assert await seqs(store, table_id) == [1, 2], "a closed table keeps its journal"


async def test_a_result_that_cannot_be_saved_undoes_its_act(store: Store) -> None:
    table_id = await new_table(store)
    twice = SeatResult(0, None, "Computer", 0, 0, won=False, left=False)
    broken = GameResult(1, 2, 0.0, 0.0, "standard", "standard", 1, (twice, twice), "", ranked=False)
    with pytest.raises(StoreError):
        await store.append(table_id, [entry(2)], result=broken, closed=True)
    assert await seqs(store, table_id) == [1]
    assert len(await store.live_tables()) == 1
    await store.append(table_id, [entry(2)], result=game(2))
    with pytest.raises(StoreError):
        await store.append(table_id, [entry(3)], result=game(2))  # one game counts once
    assert len((await store.history(GameFilter(GUILD))).games) == 1


async def test_everything_is_there_after_opening_again(store: Store, database: str) -> None:
    table_id = await new_table(store, deadline=5.0)
    await store.append(table_id, [entry(2)], interaction_id=9, result=game(2), deadline=6.0)
    await store.set_note("fact", "1")

    async def kept(store: Store) -> list[Any]:
        answers = [await store.live_tables(), await store.entries(table_id), await store.note("fact")]
        return [*answers, await store.finished_game(GUILD, 1), await store.export_player(GUILD, 2**61)]

    before = await kept(store)
    await store.close()
    async with opened(database) as again:
        assert await kept(again) == before
        with pytest.raises(InteractionSeen):
            await again.append(table_id, [entry(3)], interaction_id=9)
        assert await new_table(again) > table_id


# -- notes
#
# What servers and people have set, and the program's own facts.


ANN = 2**61


async def test_settings_of_a_server(store: Store) -> None:
    assert await store.guild_settings(GUILD) == {}
    await store.set_guild_setting(GUILD, "preset", "standard")
    await store.set_guild_setting(GUILD, "clock", "60")
    await store.set_guild_setting(GUILD + 1, "clock", "30")
    await store.set_guild_setting(GUILD, "preset", "british")
    assert await store.guild_settings(GUILD) == {"clock": "60", "preset": "british"}
    await store.set_guild_setting(GUILD, "preset", None)
    await store.set_guild_setting(GUILD, "never set", None)
    await store.set_guild_setting(GUILD, "clock", "")
    assert await store.guild_settings(GUILD) == {"clock": ""}, "an empty word is a word"


async def test_settings_of_a_person(store: Store) -> None:
    assert await store.player_settings(ANN) == {}
    await store.set_player_setting(ANN, "deck", "two")
    await store.set_player_setting(ANN, "reminders", "off")
    await store.set_player_setting(ANN + 1, "deck", "four")
    await store.set_player_setting(ANN, "deck", "four")
    assert await store.player_settings(ANN) == {"deck": "four", "reminders": "off"}
    await store.set_player_setting(ANN, "reminders", None)
    await store.set_player_setting(ANN, "never set", None)
    assert await store.player_settings(ANN) == {"deck": "four"}
    assert await store.guild_settings(ANN) == {}, "a person is no server"


async def test_a_note_is_set_changed_and_removed(store: Store) -> None:
    assert await store.note("commands") is None
    await store.set_note("commands", "abc")
    await store.set_note("commands", "def")
    assert await store.note("commands") == "def"
    await store.set_note("commands", None)
    assert await store.note("commands") is None


async def test_avoiding_is_mutual_and_known_to_its_chooser_alone(store: Store) -> None:
    await store.set_avoided(ANN, 2, True)
    await store.set_avoided(ANN, 2, True)
    await store.set_avoided(3, ANN, True)
    assert await store.avoided(ANN) == [2]
    assert await store.avoided(2) == []
    assert await store.apart_from(ANN) == {2, 3}
    assert await store.apart_from(2) == {ANN}
    assert (await store.export_player(7, 2))["avoided"] == []
    await store.set_avoided(ANN, 2, False)
    assert await store.apart_from(2) == frozenset()


async def test_whom_somebody_avoids_is_exported_and_forgotten(store: Store) -> None:
    await store.set_avoided(ANN, 2, True)
    await store.set_avoided(2, ANN, True)
    assert (await store.export_player(7, ANN))["avoided"] == [2]
    await store.forget_player(7, ANN)
    assert await store.avoided(ANN) == []
    assert await store.avoided(2) == [ANN], "the choice of the other stays"
