"""All that can begin something, over one store: tables, nights, matches and daily deals."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from unittest.mock import AsyncMock

from bot.engine import presets
from bot.storage.api import TournamentId
from bot.storage.store import Store
from bot.tables.beginning import Open
from bot.tables.decisions import Decision, Person, Reason, What
from bot.tables.model import Status, TableSettings
from bot.tables.playing import Play
from bot.tables.views import Accepted, Answer, TableView
from bot.tournaments.daily.daily_deals import DailyDeals
from bot.tournaments.duplicate.match import Form, Match, MatchPlayer
from bot.tournaments.duplicate.matches import DuplicateMatches, MatchWaits, Refusal
from bot.tournaments.movements import Movement
from bot.tournaments.nights.night import CheckedIn, Entered, Night, NightPlan, NightRefusal, NightStatus
from bot.tournaments.nights.nights import Nights
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

    store: Store
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
            outages=self.outages,
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
            granted(await self.matches.enter(match_id, MatchPlayer(person.user_id, person.name, team)))
        return match_id

    async def close(self) -> None:
        for service in (self.nights, self.daily, self.matches, self.tables):
            await service.close()

    async def play(self, which: Callable[[TableView], bool] = lambda _: True) -> None:
        """Everybody who is asked at these tables does something lawful, until nobody is."""
        while waiting := [
            (one, one.table.to_move)
            for one in self.tables.snapshots()
            if one.table.status is Status.PLAYING and which(one.table)
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
