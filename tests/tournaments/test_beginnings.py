"""While the bot is about to be restarted, or a server is blocked, nothing begins: asked at every beginning there is."""

from __future__ import annotations

import ast
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from unittest.mock import AsyncMock

import pytest

from bot.engine import presets
from bot.storage.api import TournamentId
from bot.storage.sqlite.database import SqliteStore
from bot.tables.beginning import Open, Rematch, Start
from bot.tables.decisions import (
    Decision,
    Person,
    Reason,
    What,
)
from bot.tables.model import Status, TableSettings, TournamentKind, TournamentSeat, TournamentTable
from bot.tables.playing import Play
from bot.tables.tournament_tables import TableOrder
from bot.tables.views import Accepted, Answer, Refused
from bot.tournaments.daily.daily_deals import Asker, DailyDeals
from bot.tournaments.duplicate.match import Form, Match, Player
from bot.tournaments.duplicate.matches import DuplicateMatches, MatchWaits, Refusal
from bot.tournaments.movements import Movement
from bot.tournaments.nights.night import CheckedIn, Entered, Night, NightPlan, NightRefusal, NightStatus
from bot.tournaments.nights.nights import Nights
from bot.tournaments.nights.round_tables import RETRY_SECONDS
from tests.storage.sqlite.migrated import migrated
from tests.tables.company import LocalWorkers, connected, granted, new_tables, seeded
from tests.world import require
from tests.world.clock import StillClock, quiet

GUILD, CHANNEL = 7, 70
ANN, BOB = Person(1, "Ann"), Person(2, "Bob")
STANDARD = presets.build("standard")


class Rooms:
    """Channels and threads are numbers; ``opened`` are those of matches, ``waits`` why these did not go on."""

    def __init__(self) -> None:
        self.opened: list[int] = []
        self.waits: list[Refusal] = []

    async def place(self, _: TournamentId, __: Night, table: int) -> int:
        return 700 + table

    async def open(self, _: Match, table: int) -> int:
        self.opened.append(table)
        return 800 + table

    async def announce(self, _: TournamentId, __: Match) -> None:
        """Tell nobody."""

    def on_wait(self, news: MatchWaits) -> None:
        self.waits.append(news.why)


@dataclass
class House:
    """All that can begin something, and one switch that lets nothing begin."""

    store: SqliteStore
    clock: StillClock
    closed: Reason | None = None
    most: int = 5000

    def __post_init__(self) -> None:
        settings = TableSettings(computer_pause=0, computer_level="random", entropy=seeded(1), most_of_bot=self.most)
        self.rooms, self.outages = Rooms(), connected(self.clock)
        self.tables = new_tables(
            self.store, clock=self.clock, workers=LocalWorkers(), settings=settings, why_closed=lambda _: self.closed
        )
        self.nights = Nights(
            self.store,
            self.tables,
            self.rooms.place,
            AsyncMock(return_value=True),
            clock=self.clock,
            entropy=seeded(2),
            reachable=self.outages.reachable,
        )
        self.matches = DuplicateMatches(
            self.store,
            self.tables,
            self.clock,
            self.outages,
            seeded(3),
            self.rooms.open,
            self.rooms.announce,
            level="random",
        )
        self.matches.add_listener(self.rooms.on_wait)
        self.daily = DailyDeals(self.store, self.tables, self.clock, seeded(4), level="random")

    async def opened(self, channel: int = CHANNEL) -> Answer:
        rules = presets.build("standard", {"points": 1})
        return await self.tables.open(ANN, Open(GUILD, channel, rules, 3, "random"), None)

    async def decide(self, answer: Answer, what: What, person: Person = ANN) -> Answer:
        return await self.tables.decide(Decision(require(answer.snapshot).table.table_id, person, what, None, None))

    async def open_night(self, hands: int = 1) -> TournamentId | NightRefusal | Reason:
        plan = NightPlan("Friday", STANDARD, Movement.INDIVIDUAL, self.clock.now() + 60, 2, hands, None, "random")
        return await self.nights.open(ANN, GUILD, CHANNEL, plan)

    async def night(self, hands: int = 1) -> TournamentId:
        night_id = granted(await self.open_night(hands))
        for person in (ANN, BOB):
            granted(await self.nights.request(night_id, person, Entered(person.user_id, person.name)))
        return night_id

    async def open_match(self) -> TournamentId | Refusal:
        return await self.matches.open(GUILD, CHANNEL, ANN.user_id, Form.TEAMS, STANDARD, 8)

    async def match(self) -> TournamentId:
        match_id = granted(await self.open_match())
        for team, person in enumerate((ANN, BOB), 1):
            granted(await self.matches.enter(match_id, Player(person.user_id, person.name, team)))
        return match_id

    async def play(self) -> None:
        """Everybody who is asked does something lawful, until nobody is."""
        while waiting := [
            (one, one.table.to_move) for one in self.tables.snapshots() if one.table.status is Status.PLAYING
        ]:
            snapshot, chair = waiting[0]
            view = None if chair is None or chair.user_id is None else snapshot.seat_view(chair.user_id)
            if chair is None or chair.user_id is None or view is None:
                await self.clock.advance(1)
                continue
            person = Person(chair.user_id, chair.name or "")
            await self.decide(Accepted(snapshot), Play(view.legal[0]), person)
            await quiet()

    async def with_night(self) -> TournamentId:
        """A night whose people are all there, a minute before its start."""
        night_id = await self.night()
        for person in (ANN, BOB):
            granted(await self.nights.request(night_id, person, CheckedIn(person.user_id)))
        return night_id

    def status(self, night_id: TournamentId) -> NightStatus:
        return require(self.nights.night(night_id)).status


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[House]:
    async with await SqliteStore.open(migrated(tmp_path / "right-bower.db")) as store:
        built = House(store, StillClock())
        yield built
        await built.nights.close()
        await built.daily.close()
        await built.matches.close()
        await built.tables.close()


REASONS = pytest.mark.parametrize("reason", [Reason.MAINTENANCE, Reason.SERVER_BLOCKED])


@REASONS
async def test_no_table_opens_and_no_game_starts(house: House, reason: Reason) -> None:
    lobby = await house.opened()
    house.closed = reason
    refused = await house.opened(CHANNEL + 1)
    assert isinstance(refused, Refused)
    assert refused.reason is reason
    refused = await house.decide(lobby, Start())
    assert isinstance(refused, Refused)
    assert refused.reason is reason
    house.closed = None
    assert isinstance(await house.decide(lobby, Start()), Accepted)


@REASONS
async def test_no_rematch_begins(house: House, reason: Reason) -> None:
    lobby = await house.opened()
    await house.decide(lobby, Start())
    house.closed = reason
    await house.play()
    refused = await house.decide(lobby, Rematch())
    assert isinstance(refused, Refused)
    assert refused.reason is reason
    house.closed = None
    assert isinstance(await house.decide(lobby, Rematch()), Accepted)


@REASONS
async def test_no_tournament_opens(house: House, reason: Reason) -> None:
    house.closed = reason
    asker = Asker(ANN.user_id, ANN.name, GUILD, CHANNEL)
    seats = tuple(TournamentSeat(f"Computer {seat}", None, "random") for seat in range(4))
    table = TableOrder(TournamentTable(TournamentKind.NIGHT, "1:1:1", 1), GUILD, CHANNEL, ANN.user_id, STANDARD, seats)
    beginnings: tuple[Callable[[], Awaitable[object]], ...] = (
        house.open_night,
        house.open_match,
        lambda: house.daily.play(asker),
        lambda: house.tables.tournaments.open(table),
    )
    for begin in beginnings:
        assert await begin() is reason
    assert house.tables.snapshots() == ()
    house.closed = None
    for begin in beginnings:
        granted(await begin())


@REASONS
async def test_a_duplicate_match_that_gathered_does_not_start(house: House, reason: Reason) -> None:
    match_id = await house.match()
    house.closed = reason
    assert isinstance(await house.matches.begin(match_id, ANN.user_id), Reason)
    match = require(await house.matches.match(match_id))
    assert not match.begun
    assert house.tables.snapshots() == ()
    house.closed = None
    assert granted(await house.matches.begin(match_id, ANN.user_id)).begun


async def test_a_match_without_free_tables_is_refused_before_a_thread_is_opened(house: House) -> None:
    small = House(house.store, house.clock, most=1)
    match_id = await small.match()
    assert await small.matches.begin(match_id, ANN.user_id) is Reason.BOT_FULL
    match = require(await small.matches.match(match_id))
    assert not match.begun
    assert small.rooms.opened == []


async def test_a_table_that_waits_for_room_leaves_no_thread_at_each_try(house: House) -> None:
    match_id = await house.match()
    granted(await house.matches.begin(match_id, ANN.user_id))
    small = House(house.store, house.clock, most=0)
    for _ in range(3):
        assert granted(await small.matches.begin(match_id, ANN.user_id)).begun
    assert small.rooms.opened == []
    assert small.rooms.waits == [Reason.BOT_FULL], "told once"
    await small.matches.close()


@REASONS
async def test_maintenance_holds_up_rounds_of_a_night_which_then_go_on_by_themselves(
    house: House, reason: Reason
) -> None:
    night_id = await house.with_night()
    house.closed = reason
    await house.clock.advance(600)
    assert house.status(night_id) is NightStatus.LOBBY
    assert house.nights.delay_of(night_id) is reason
    assert house.tables.snapshots() == ()
    house.closed = None
    await house.clock.advance(RETRY_SECONDS + 1)
    assert house.status(night_id) is NightStatus.ROUND
    assert house.nights.delay_of(night_id) is None
    house.closed = reason
    await house.play()
    await house.clock.advance(600)
    assert house.status(night_id) is NightStatus.PAUSE
    assert house.nights.delay_of(night_id) is reason
    house.closed = None
    await house.clock.advance(RETRY_SECONDS + 1)
    assert house.status(night_id) is NightStatus.ROUND


READERS = {"bot/tables/journal.py", "bot/tournaments/nights/night.py", "bot/tournaments/duplicate/match.py"}
"""These make facts of what was written."""
BEGINNINGS = {
    "Started": {"bot/tables/tournament_tables.py", "bot/tables/beginning.py"},
    "Rematched": {"bot/tables/beginning.py"},
    "Opened": {"bot/tables/tournament_tables.py", "bot/tables/beginning.py"},
    "NightOpened": {"bot/tournaments/nights/nights.py"},
    "NightBegun": {"bot/tournaments/nights/rounds.py"},
    "RoundBegun": {"bot/tournaments/nights/rounds.py"},
    "MatchOpened": {"bot/tournaments/duplicate/matches.py"},
    "draw_match": {"bot/tournaments/duplicate/matches.py"},
}
"""The facts with which something begins, and who brings them about: each asks, as the tests above hold."""


def test_only_the_known_modules_begin_tournaments() -> None:
    root = Path(__file__).parents[2]
    reasons: dict[str, set[str]] = {word: set() for word in BEGINNINGS}
    for path in (root / "bot").rglob("*.py"):
        if str(path.relative_to(root)) in READERS:
            continue
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(call, ast.Call):
                continue
            handed_on = [one for one in call.args if isinstance(one, ast.Name) and one.id.islower()]
            for one in (call.func, *handed_on):
                name = one.id if isinstance(one, ast.Name) else one.attr if isinstance(one, ast.Attribute) else ""
                if name in reasons:
                    reasons[name].add(str(path.relative_to(root)))
    assert reasons == BEGINNINGS
