"""A ledger says what is written, and remembers it only as long as nobody else may have written anything."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, cast

import pytest

from bot.codec import Codec, FactError
from bot.storage.api import Entry, SequenceTaken, StoreError, TournamentId
from bot.storage.sqlite.database import SqliteStore
from bot.storage.store import Store
from bot.tournaments.ledger import KeptSecret, Ledger
from tests.storage.sqlite.migrated import migrated
from tests.tables.company import GUILD, seeded
from tests.world.clock import StillClock, quiet


@dataclass(frozen=True, slots=True)
class Added:
    number: int


CODEC: Codec[Added] = Codec({"added": Added})


def add(total: int | None, fact: Added, _: float) -> int:
    if not fact.number:
        raise FactError("nothing is added")
    return (total or 0) + fact.number


class Door:
    """A store whose reads wait while ``gate`` is set, and whose next write is kept, but said to have failed, if
    ``fails``.
    """

    def __init__(self, store: SqliteStore) -> None:
        self.store = store
        self.gate: asyncio.Event | None = None
        self.fails = False
        self.reads = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)

    async def tournament_facts(self, tournament_id: TournamentId) -> list[Entry]:
        facts = await self.store.tournament_facts(tournament_id)
        self.reads += 1
        if self.gate is not None:
            await self.gate.wait()
        return facts

    async def append_tournament_facts(
        self, tournament_id: TournamentId, facts: list[Entry], *, closed_at: float | None
    ) -> None:
        await self.store.append_tournament_facts(tournament_id, facts, closed_at=closed_at)
        if self.fails:
            self.fails = False
            raise StoreError("store-closed")

    def ledger(self) -> Ledger[Added, int]:
        """Return the ledger of a process over this store."""
        return Ledger(cast(Store, self), StillClock(), "sum", CODEC, add)


@pytest.fixture
async def door(tmp_path: Path) -> AsyncIterator[Door]:
    async with await SqliteStore.open(migrated(tmp_path / "right-bower.db")) as store:
        yield Door(store)


async def begun(ledger: Ledger[Added, int]) -> TournamentId:
    return await ledger.open(GUILD, None, Added(1), Added(2), at=1.0)


async def test_what_goes_on_is_read_once(door: Door) -> None:
    first, second = door.ledger(), door.ledger()
    number = await begun(first)
    assert (await first.state(number), await first.append(number, Added(4), at=2.0)) == (3, 7)
    assert (await first.state(number), door.reads) == (7, 0)
    await second.open_tournaments()
    assert [await second.state(number), await second.state(number)] == [7, 7]
    assert (await second.append(number, Added(8), at=3.0), door.reads) == (15, 1)


async def test_what_goes_on_elsewhere_or_is_over_is_read_each_time(door: Door) -> None:
    ours, theirs = door.ledger(), door.ledger()
    number = await begun(theirs)
    assert await ours.state(number) == 3
    await theirs.append(number, Added(4), at=2.0)
    assert await ours.state(number) == 7
    assert await theirs.append(number, Added(8), at=3.0, closed_at=3.0) == 15
    reads = door.reads
    assert [await theirs.state(number), await theirs.state(number)] == [15, 15]
    assert door.reads == reads + 2
    assert await ours.state(TournamentId(number + 1)) is None
    with pytest.raises(StoreError):
        await ours.append(TournamentId(number + 1), Added(1), at=1.0)


async def test_a_released_tournament_is_read_as_the_other_process_left_it(door: Door) -> None:
    ours, theirs = door.ledger(), door.ledger()
    number = await begun(ours)
    ours.release(lambda guild_id: guild_id != GUILD)
    assert (await ours.state(number), door.reads) == (3, 0)
    ours.release(lambda guild_id: guild_id == GUILD)
    await theirs.append(number, Added(4), at=2.0)
    assert await ours.state(number) == 7


async def test_a_fact_that_contradicts_the_others_is_not_written(door: Door) -> None:
    ledger = door.ledger()
    number = await begun(ledger)
    with pytest.raises(FactError):
        await ledger.append(number, Added(4), Added(0), at=2.0)
    assert await ledger.state(number) == 3
    assert await door.ledger().state(number) == 3


async def test_a_write_of_another_process_is_found_at_the_second_try(door: Door) -> None:
    ours, theirs = door.ledger(), door.ledger()
    number = await begun(ours)
    await theirs.append(number, Added(4), at=2.0)
    with pytest.raises(SequenceTaken):
        await ours.append(number, Added(8), at=3.0)
    assert await ours.append(number, Added(8), at=3.0) == 15


@pytest.mark.parametrize("looked", [False, True])
async def test_after_a_write_that_seemed_to_fail_the_store_is_believed(door: Door, looked: bool) -> None:
    """Also if somebody had begun to look, and what they read was older than the write."""
    ledger = door.ledger()
    number = await begun(ledger)
    if looked:
        ledger.forget(number)
        await ledger.open_tournaments()
        door.gate = asyncio.Event()
        look = asyncio.ensure_future(ledger.state(number))
        await quiet()
        gate, door.gate = door.gate, None
    door.fails = True
    with pytest.raises(StoreError):
        await ledger.append(number, Added(4), at=2.0)
    if looked:
        gate.set()
        assert await look == 3
    assert await ledger.state(number) == 7
    assert await ledger.append(number, Added(8), at=3.0) == 15


async def test_of_two_who_need_the_secret_first_one_makes_it(door: Door) -> None:
    secret = KeptSecret(door.store, "secret", seeded(1))
    one, other = await asyncio.gather(secret.read(), secret.read())
    assert one == other == seeded(1)()
    assert await KeptSecret(door.store, "secret", seeded(2)).read() == one
