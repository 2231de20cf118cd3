"""Tournaments and their facts."""

from __future__ import annotations

import asyncio

import pytest

from bot.storage.api import Entry, SequenceTaken, StoreError, TournamentId, TournamentRow
from bot.storage.store import Store
from tests.storage.rows import CHANNEL, GUILD, entry, opened


async def night(store: Store, guild_id: int | None = GUILD, at: float = 1000.0) -> TournamentId:
    return await store.open_tournament("night", guild_id, CHANNEL, [Entry(1, at, "opened", '{"name": "♠"}')])


async def seqs(store: Store, tournament_id: TournamentId) -> list[int]:
    return [fact.seq for fact in await store.tournament_facts(tournament_id)]


async def test_a_tournament_begins_with_its_first_facts(store: Store) -> None:
    first = [Entry(1, 12.25, "opened", '{"a": "♠"}'), entry(2, 13.0)]
    tournament_id = await store.open_tournament("night", GUILD, CHANNEL, first)
    assert await store.tournament_facts(tournament_id) == first
    assert await store.live_tournaments("night") == [
        TournamentRow(tournament_id, "night", GUILD, CHANNEL, opened_at=12.25, closed_at=None)
    ]
    assert await store.tournament_facts(TournamentId(tournament_id + 1)) == []


@pytest.mark.parametrize("numbers", [(), (2,), (1, 3), (0,)])
async def test_a_tournament_begins_with_fact_one(store: Store, numbers: tuple[int, ...]) -> None:
    with pytest.raises(StoreError):
        await store.open_tournament("night", GUILD, CHANNEL, [entry(seq) for seq in numbers])
    assert await store.live_tournaments("night") == []


async def test_tournaments_of_no_server(store: Store) -> None:
    daily = await store.open_tournament("daily", None, None, [entry(1)])
    await night(store)
    assert await store.live_tournaments("daily") == [TournamentRow(daily, "daily", None, None, 1000.0, None)]
    await store.append_tournament_facts(daily, [], closed_at=1500.0)
    assert await store.tournaments("daily", None) == [
        TournamentRow(daily, "daily", None, None, 1000.0, closed_at=1500.0)
    ]
    assert await store.tournaments("daily", GUILD) == []


@pytest.mark.parametrize("numbers", [(1,), (2,), (4,), (3, 5), (3, 3), (4, 3), (0,), (-1,)])
async def test_a_taken_number_or_a_gap_writes_nothing(store: Store, numbers: tuple[int, ...]) -> None:
    tournament_id = await night(store)
    await store.append_tournament_facts(tournament_id, [entry(2)])
    with pytest.raises(SequenceTaken):
        await store.append_tournament_facts(tournament_id, [entry(seq) for seq in numbers], closed_at=9.0)
    assert await seqs(store, tournament_id) == [1, 2]
    assert len(await store.live_tournaments("night")) == 1
    await store.append_tournament_facts(tournament_id, [entry(3), entry(4)])
    assert await seqs(store, tournament_id) == [1, 2, 3, 4]


async def test_only_one_of_two_writes_gets_a_number(store: Store) -> None:
    tournament_id = await night(store)
    results = await asyncio.gather(
        *(store.append_tournament_facts(tournament_id, [entry(2)]) for _ in range(20)), return_exceptions=True
    )
    assert [type(each) for each in results if each is not None] == [SequenceTaken] * 19


async def test_an_unknown_tournament(store: Store) -> None:
    with pytest.raises(StoreError):
        await store.append_tournament_facts(TournamentId(9), [entry(1)])


async def test_tournaments_are_listed_by_kind_and_server_oldest_first(store: Store) -> None:
    first, other, elsewhere, still = [await night(store, guild) for guild in (GUILD, GUILD, GUILD + 1, GUILD)]
    for tournament_id in (other, first, elsewhere):
        await store.append_tournament_facts(tournament_id, [entry(2)], closed_at=2000.0)
    await store.append_tournament_facts(first, [entry(3)], closed_at=3000.0)
    rows = await store.tournaments("night", GUILD)
    assert [(row.tournament_id, row.closed_at) for row in rows] == [(first, 2000.0), (other, 2000.0), (still, None)]
    assert await store.tournaments("match", GUILD) == []
    assert [row.tournament_id for row in await store.live_tournaments("night")] == [still]


@pytest.mark.parametrize("guild_id", [GUILD, None])
async def test_tournaments_are_found_by_number_and_by_the_time_of_their_opening(
    store: Store, guild_id: int | None
) -> None:
    numbers = [await night(store, guild_id, at) for at in (10.0, 20.0, 30.0)]
    await night(store, GUILD + 1, 20.0)
    after = [await store.tournaments("night", guild_id, after=number) for number in numbers]
    assert [[row.tournament_id for row in rows] for rows in after] == [numbers[1:], numbers[2:], []]
    opened_then = await store.tournaments("night", guild_id, opened=(20.0, 30.0))
    assert [row.tournament_id for row in opened_then] == [numbers[1]]
    assert await store.tournaments("night", guild_id, after=numbers[1], opened=(20.0, 30.0)) == []


async def test_only_the_later_facts_are_read(store: Store) -> None:
    tournament_id = await night(store)
    await store.append_tournament_facts(tournament_id, [entry(2), entry(3)])
    for after in range(4):
        later = await store.tournament_facts(tournament_id, after)
        assert [fact.seq for fact in later] == list(range(after + 1, 4))


async def test_facts_are_there_after_a_restart(database: str) -> None:
    async with opened(database) as store:
        tournament_id = await night(store)
        await store.append_tournament_facts(tournament_id, [entry(2, body='{"x": "é"}')])
    async with opened(database) as store:
        assert [fact.body for fact in await store.tournament_facts(tournament_id)] == ['{"name": "♠"}', '{"x": "é"}']
        assert [row.tournament_id for row in await store.live_tournaments("night")] == [tournament_id]
