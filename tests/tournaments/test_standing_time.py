"""While a server is away no deadline of any kind runs out, and each goes on once it is back."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import MagicMock

import pytest

from bot.services import Services
from bot.storage.api import TableId
from bot.storage.sqlite.database import SqliteStore
from bot.tables.beginning import Start
from bot.tables.model import DAY, SHORTEST_PAUSE, Status
from bot.tables.pausing import Pause
from bot.tables.questions import Due
from bot.tournaments.nights.night import NightStatus
from tests.storage.sqlite.migrated import migrated
from tests.tables.company import ANN, PEOPLE, Evening, connected
from tests.tables.memory import MemoryStore
from tests.tables.test_consent import to_claims, to_full_trick, to_theft
from tests.tournaments.nights.service_evenings import PlayedNight


def served(**parts: Any) -> Any:
    """Return the services that are told when Discord is lost and found."""
    return SimpleNamespace(**{"tables": MagicMock(), "nights": MagicMock(), "shard_of": lambda _: 0} | parts)


async def to_answers(evening: Evening) -> TableId:
    table_id = await evening.open("standard points=10")
    await evening.join(table_id, *PEOPLE[1:])
    await evening.clock.advance(1000)
    await evening.does(table_id, ANN, Start())
    return table_id


def playing(
    words: str, reach: Callable[[Evening, TableId], Awaitable[None]]
) -> Callable[[Evening], Awaitable[TableId]]:
    async def to_moment(evening: Evening) -> TableId:
        table_id = await evening.started(words)
        await reach(evening, table_id)
        return table_id

    return to_moment


async def to_turn(_: Evening, __: TableId) -> None:
    """It is somebody's turn."""


async def to_reminder(evening: Evening, _: TableId) -> None:
    await evening.clock.advance(60)


async def to_proposal(evening: Evening, table_id: TableId) -> None:
    await evening.does(table_id, ANN, Pause(evening.clock.now() + SHORTEST_PAUSE))


async def to_pause(evening: Evening, table_id: TableId) -> None:
    until = evening.clock.now() + SHORTEST_PAUSE
    for person in PEOPLE:
        await evening.does(table_id, person, Pause(until))


CLOCKS: dict[str, tuple[Due, Callable[[Evening], Awaitable[TableId]]]] = {
    "lobby": (Due.IDLE, Evening.open),
    "answers": (Due.ANSWERS, to_answers),
    "turn": (Due.REMINDER, playing("standard", to_turn)),
    "reminded": (Due.STAND_IN, playing("standard", to_reminder)),
    "theft": (Due.REST, playing("standard steal_the_deal=yes points=4", to_theft)),
    "trick": (Due.REST, playing("standard law=old-school points=10", to_full_trick)),
    "claims": (Due.REST, playing("standard law=old-school points=10", to_claims)),
    "proposal": (Due.AGREEMENT, playing("standard", to_proposal)),
    "pause": (Due.GO_ON, playing("standard", to_pause)),
}


def test_every_kind_of_deadline_of_a_table_is_here() -> None:
    assert {due for due, _ in CLOCKS.values()} == set(Due) - {Due.RETRY}


@pytest.mark.parametrize("clock", CLOCKS)
async def test_the_clocks_of_a_table_stand_still(clock: str) -> None:
    due, reach = CLOCKS[clock]
    evening = Evening(MemoryStore())
    outages = connected(evening.clock)
    evening.set(reachable=outages.reachable)
    services = served(outages=outages, tables=evening.tables)
    table_id = await reach(evening)
    live = evening.tables.live[table_id]

    def at() -> float | None:
        return next((one.at for one in live.deadlines if one.what is due), None)

    left = (at() or 0) - evening.clock.now()
    assert left > 0
    Services.lose(services, 0)
    told, table = len(evening.changes), live.table
    await evening.clock.advance(30 * DAY)
    assert (len(evening.changes), live.table) == (told, table)
    Services.find(services, 0)
    if due is not Due.GO_ON:  # the end of a pause is a time that all agreed to
        await evening.clock.advance(min(left, 5) - 1)
        assert (len(evening.changes), live.table) == (told, table)
    again = at()
    await evening.clock.advance(DAY if due is Due.IDLE else max(left, 120))
    assert len(evening.changes) > told
    assert again is None or live.table.status is Status.CLOSED or at() != again
    await evening.tables.close()


@pytest.fixture
async def played(tmp_path: Path) -> AsyncIterator[PlayedNight]:
    async with await SqliteStore.open(migrated(tmp_path / "right-bower.db")) as store:
        played = PlayedNight(store)
        yield played
        await played.nights.close()
        await played.tables.close()


async def to_start(played: PlayedNight) -> None:
    await played.open(4)


async def to_round(played: PlayedNight) -> None:
    await played.begun(8, minutes=20)


async def to_break(played: PlayedNight) -> None:
    await played.begun(4, rounds=2)
    await played.play_on(lambda: played.night.status is NightStatus.PAUSE)


async def to_last_break(played: PlayedNight) -> None:
    await played.begun(4, rounds=1)
    await played.play_on(lambda: played.night.status is NightStatus.PAUSE)


@pytest.mark.parametrize("reach", [to_start, to_round, to_break, to_last_break])
async def test_the_clocks_of_a_night_stand_still(
    played: PlayedNight, reach: Callable[[PlayedNight], Awaitable[None]]
) -> None:
    outages = connected(played.clock)
    played.reachable = outages.reachable
    played.begin_anew()
    services = served(outages=outages, tables=played.tables, nights=played.nights)
    await reach(played)
    await played.settled()
    Services.lose(services, 0)
    night = played.night
    await played.clock.advance(DAY)
    assert played.night == night
    Services.find(services, 0)
    await played.settled()
    status, running = played.night.status, played.night.running
    assert status is night.status
    if running is not None and running.ends_at is not None:
        assert night.running is not None
        assert night.running.ends_at is not None
        assert abs(running.ends_at - night.running.ends_at - DAY) <= 1, "it keeps what was left of it"
    await played.clock.advance(30)
    assert played.night.status is status
    await played.wait(1300)
    after = played.night
    assert after.status is not status or (after.running is not None and after.running.called)


def test_seconds_begin_anew_after_each_outage_in_which_they_run() -> None:
    now = [0.0]
    outages = connected(SimpleNamespace(now=lambda: now[0]))

    def away(lost: float, found: float) -> None:
        now[0] = lost
        outages.lose(0)
        assert outages.put_off(7, lost, 900) == float("inf")
        now[0] = found
        outages.find(0)

    away(100, 200)
    assert outages.put_off(7, 99, 900) == 99, "they were over before"
    assert outages.put_off(7, 1300, 900) == 1300, "they begin after it"
    assert outages.put_off(7, 900, 900) == 1100
    away(1050, 5000)
    assert outages.put_off(7, 900, 900) == 5900
    away(5901, 9000)
    assert outages.put_off(7, 900, 900) == 5900
