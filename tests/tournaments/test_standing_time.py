"""While a server is away no deadline of any kind runs out, and each goes on once it is back."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import MagicMock

import pytest

from bot.consent import TOURNAMENT_SECONDS
from bot.engine.seats import Seat
from bot.services import Services
from bot.storage.api import TableId
from bot.storage.sqlite.database import SqliteStore
from bot.tables import consent
from bot.tables.answering import AIMS, Agree
from bot.tables.beginning import GAME, Start
from bot.tables.decisions import Person
from bot.tables.guests import HAND_OVER, OfferSeat, TakeSeat
from bot.tables.model import CLOCKS as TABLE_CLOCKS
from bot.tables.model import DAY, SHORTEST_PAUSE, Aim, Status, Turns
from bot.tables.pausing import Pause
from bot.tables.preferences import HandOrder
from bot.tables.questions import Due
from bot.tables.timer import Outages
from bot.tables.views import Accepted, Snapshot
from bot.tournaments.duplicate.match import Form, Match
from bot.tournaments.nights.night import CoHostNamed, NightRefusal, NightStatus, RoundExtended
from bot.words.catalogue import Texts
from bot.words.panel_state import panel_words
from bot.words.table_text import brief_text, gathering_text, table_text
from tests.storage.sqlite.migrated import migrated
from tests.tables.company import ANN, EVE, GUILD, PEOPLE, Evening, connected, granted
from tests.tables.memory import MemoryStore
from tests.tables.test_consent import CASES, FRIENDLY, asked, begun, to_claims, to_full_trick, to_theft
from tests.tournaments.duplicate.test_matches import HOST as HOST_ID
from tests.tournaments.duplicate.test_matches import Hall
from tests.tournaments.nights.service_evenings import HOST, PlayedNight
from tests.world import require
from tests.world.clock import StillClock


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
    "answers": (Due.AGREEMENT, to_answers),
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
    services = served(outages=evening.outages, tables=evening.tables)
    table_id = await reach(evening)
    live = evening.tables.live[table_id]

    def at() -> float | None:
        return next((one.at for one in live.deadlines if one.what is due), None)

    left = (at() or 0) - evening.clock.now()
    assert left > 0
    Services.lose(services, 0)
    table = live.table
    await evening.clock.advance(30 * DAY)
    assert live.table == table
    assert not any(counted(evening.changes[-1].snapshot)), "what has passed is not counted up"
    Services.find(services, 0)
    assert counted(evening.changes[-1].snapshot) == counted(evening.snapshot(table_id)), "all are told the new time"
    if due is not Due.GO_ON:  # the end of a pause is a time that all agreed to
        await evening.clock.advance(min(left, 5) - 1)
        assert live.table == table
    again, told = at(), len(evening.changes)
    await evening.clock.advance(DAY if due is Due.IDLE else max(left, 120))
    assert len(evening.changes) > told
    assert again is None or live.table.status is Status.CLOSED or at() != again
    await evening.tables.close()


def counted(snapshot: Snapshot) -> list[set[int]]:
    """The moments to which each message of a table counts down: the public one, with a picture or in words, and each
    person's panel."""
    texts, table = Texts(), snapshot.table
    pages = [f"{words(table, texts)}\n{gathering_text(table, texts)}" for words in (table_text, brief_text)]
    for person in PEOPLE:
        own_view = snapshot.seat_view(person.user_id)
        if own_view is not None:
            order = HandOrder.TRUMP_FIRST
            both = (panel_words(table, own_view, texts, order, pictured=pictured) for pictured in (True, False))
            pages += ["\n".join(words) for words in both]
    return [{int(at) for at in re.findall(r"<t:(\d+):R>", page)} for page in pages]


NOTHING_IS_ASKED = ("lobby", "pause")


@pytest.mark.parametrize("clock", CLOCKS)
async def test_every_message_counts_down_to_the_moment_at_which_the_clock_acts(clock: str) -> None:
    evening = Evening(MemoryStore())
    table_id = await CLOCKS[clock][1](evening)
    if clock == "proposal":  # nobody's turn is over before it
        await evening.store.set_guild_setting(GUILD, "reminder_seconds", "3600")
    pages = counted(evening.snapshot(table_id))
    if clock in NOTHING_IS_ASKED:
        assert not any(pages)
        return
    [moments] = {frozenset(page) for page in pages}
    before, first = evening.view(table_id).seq, min(moments)
    await evening.clock.advance(first - 1 - evening.clock.now())
    assert evening.view(table_id).seq == before
    [still] = {frozenset(page) for page in counted(evening.snapshot(table_id))}
    assert still == moments, "a reminder changes nothing that was said"
    await evening.clock.advance(1)
    assert evening.view(table_id).seq > before


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
    services = served(outages=played.outages, tables=played.tables, nights=played.nights)
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
        assert abs(running.ends_at - require(night.running.ends_at) - DAY) <= 1, "it keeps what was left of it"
    await played.clock.advance(30)
    assert played.night.status is status
    await played.wait(1300)
    after = played.night
    assert after.status is not status or (after.running is not None and after.running.called)


# -- what people ask of each other


@dataclass
class Asked:
    """Something that waits for an answer for so many ``seconds``; ``answer`` tells whether a yes was in time."""

    clock: StillClock
    outages: Outages
    services: Any
    seconds: float
    answer: Callable[[], Awaitable[bool]]
    close: Callable[[], Awaitable[object]]


async def ask_at_table(aim: Aim) -> Asked:
    evening = Evening(MemoryStore())
    await evening.store.set_guild_setting(GUILD, "reminder_seconds", "3600")
    if aim is GAME:
        table_id = await to_answers(evening)
    elif aim is HAND_OVER:
        table_id = await begun(evening, FRIENDLY)
        await evening.does(table_id, ANN, OfferSeat(EVE.user_id))
    else:
        table_id, _ = await asked(evening, aim)

    async def answer() -> bool:
        if aim is GAME:
            return evening.view(table_id).gathering is not None
        who, what = (EVE, TakeSeat(Seat(1))) if aim is HAND_OVER else (CASES[aim].asked[0], Agree())
        return isinstance(await evening.press(table_id, who, what, None), Accepted)

    services = served(outages=evening.outages, tables=evening.tables)
    return Asked(
        evening.clock, evening.outages, services, aim.seconds(TABLE_CLOCKS[Turns.USUAL]), answer, evening.tables.close
    )


async def ask_on_night(store: SqliteStore) -> Asked:
    played = PlayedNight(store)
    await store.set_guild_setting(GUILD, "reminder_seconds", "3600")
    await played.begun(4, rounds=2, hands=4)
    meeting = require(played.night.running).round.meetings[0]
    own, other = (played.night.participant(each) for each in meeting.seats[:2])
    host, them = (Person(require(one.user_id), one.name) for one in (own, other))
    await played.does(HOST, CoHostNamed(host.user_id, HOST.user_id))
    wanted = RoundExtended(host.user_id, 1, 0)
    assert await played.nights.request(played.night_id, host, wanted) is NightRefusal.OTHERS_ASKED
    [proposal] = played.night.proposals

    async def answer() -> bool:
        return await played.nights.answer(played.night_id, them, proposal.seq, yes=True) is None

    async def close() -> None:
        await played.nights.close()
        await played.tables.close()

    services = served(outages=played.outages, tables=played.tables, nights=played.nights)
    return Asked(played.clock, played.outages, services, TOURNAMENT_SECONDS, answer, close)


async def ask_in_match(store: SqliteStore) -> Asked:
    hall = Hall(store, Evening(store))
    await store.set_guild_setting(GUILD, "reminder_seconds", "3600")
    await hall.matches.resume()
    match_id = await hall.lobby(Form.TEAMS, 4)
    granted(await hall.matches.begin(match_id, HOST_ID))
    granted(await hall.matches.end_match(match_id, HOST_ID, finish=False))

    async def answer() -> bool:
        return isinstance(await hall.matches.answer_proposal(match_id, HOST_ID + 1, yes=True), Match)

    async def close() -> None:
        await hall.matches.close()
        await hall.evening.tables.close()

    services = served(outages=hall.outages, tables=hall.evening.tables)
    return Asked(hall.evening.clock, hall.outages, services, TOURNAMENT_SECONDS, answer, close)


AT_TABLES = (*AIMS.values(), GAME, HAND_OVER)
TOURNAMENTS: tuple[Callable[[SqliteStore], Awaitable[Asked]], ...] = (ask_on_night, ask_in_match)


@pytest.mark.parametrize("late", [False, True])
@pytest.mark.parametrize("kind", [*AT_TABLES, *TOURNAMENTS], ids=[*(aim.word for aim in AT_TABLES), "night", "match"])
async def test_whatever_is_asked_lapses_after_the_rest_of_its_time(
    tmp_path: Path, kind: Aim | Callable[[SqliteStore], Awaitable[Asked]], late: bool
) -> None:
    async with await SqliteStore.open(migrated(tmp_path / "right-bower.db")) as store:
        one = await (ask_at_table(kind) if isinstance(kind, Aim) else kind(store))
        await one.clock.advance(5)
        Services.lose(one.services, 0)
        await one.clock.advance(3600)
        Services.find(one.services, 0)
        await one.clock.advance(5)
        Services.lose(one.services, 0)
        await one.clock.advance(7200)
        Services.find(one.services, 0)
        await one.clock.advance(one.seconds - 10 + (1 if late else -1))
        assert await one.answer() is not late
        await one.close()


def test_every_aim_is_here() -> None:
    written = "\n".join(path.read_text(encoding="utf-8") for path in Path(consent.__file__).parent.rglob("*.py"))
    assert written.count(" = Aim(") == len(AT_TABLES)


def test_a_wait_is_put_off_by_each_outage_in_which_it_runs() -> None:
    now = [10.0]
    outages = connected(SimpleNamespace(now=lambda: now[0]))

    def away(lost: float, found: float) -> None:
        now[0] = lost
        outages.lose(0)
        assert outages.put_off(7, lost - 1, lost + 1) == float("inf")
        now[0] = found
        outages.find(0)

    away(100, 200)
    assert outages.put_off(7, 10, 99) == 99, "it was over before"
    assert outages.put_off(7, 200, 1300) == 1300, "it begins after it"
    assert outages.put_off(7, 50, 950) == 1050
    away(1050, 5000)
    assert outages.put_off(7, 50, 950) == 5000
    now[0] = 5050
    for seconds in (20, 20, 10):
        outages.skip(seconds)
    assert outages.put_off(7, 5000, 5100) == 5120, "several may tell that the machine slept"
    assert outages.put_off(7, 0, 5) == 15, "before this process was connected nobody could press"
