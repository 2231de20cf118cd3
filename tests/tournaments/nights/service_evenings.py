"""Nights that are really played: the service of nights over the service of tables, a store and a clock that stands."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any, cast

from bot.engine import presets
from bot.storage.api import StoreError, StoreFailing, TournamentId
from bot.storage.store import Store
from bot.tables.decisions import Decision, Person
from bot.tables.model import Status, TableSettings, TournamentKind
from bot.tables.playing import Play
from bot.tables.tables import Tables
from bot.tables.timer import Outages
from bot.tables.views import Snapshot
from bot.tournaments.movements import Movement
from bot.tournaments.nights.night import CheckedIn, Entered, Night, NightFact, NightPlan, NightRefusal, NightStatus
from bot.tournaments.nights.nights import OVER, NightChange, Nights
from tests.tables.company import LocalWorkers, connected, granted, new_tables, seeded
from tests.world import require
from tests.world.clock import StillClock, quiet

GUILD, CHANNEL, PLACES = 7, 70, 700
HOST = Person(99, "Host")
NO_NIGHT = TournamentId(0)
SOON = 1200.0
"""Seconds from the opening of a night to its start."""


def person(number: int) -> Person:
    return Person(100 + number, f"Player {number}")


class Mortal:
    """A store whose process dies at its n-th write: that one is lost, or it arrives and nobody is told."""

    WRITES = frozenset({"open_table", "append", "open_tournament", "append_tournament_facts", "set_note"})

    def __init__(self, store: Store, writes: int | None = None, *, arrives: bool = False) -> None:
        self._store = store
        self.left = writes
        self._arrives = arrives
        self.dead = False

    def __getattr__(self, name: str) -> Any:
        real = getattr(self._store, name)
        return self._writing(real) if name in self.WRITES else real

    def _writing(self, real: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        async def call(*args: Any, **kwargs: Any) -> Any:
            if self.dead:
                raise StoreFailing("store-closed")
            if self.left is not None:
                self.left -= 1
                self.dead = self.left <= 0
            if self.dead and not self._arrives:
                raise StoreFailing("store-closed")
            written = await real(*args, **kwargs)
            if self.dead:
                raise StoreFailing("store-closed")
            return written

        return call


@dataclass
class Channels:
    """Gives each table its own channel, unless there are none. A ``slow`` answer comes once its event in ``answers`` is
    set, and a cancelled call does not end before that.
    """

    closed: bool = False
    slow: bool = False
    asked: list[int] = field(default_factory=list)
    answers: list[asyncio.Event] = field(default_factory=list)

    async def place(self, night_id: TournamentId, night: Night, table: int) -> int | None:
        self.asked.append(table)
        if self.slow:
            self.answers.append(answer := asyncio.Event())
            try:
                await answer.wait()
            finally:
                await answer.wait()
        return None if self.closed else PLACES + table


@dataclass
class PlayedNight:
    """One night, everybody who takes part in it, and short words for what they do."""

    store: Store
    clock: StillClock = field(default_factory=StillClock)
    rng: random.Random = field(default_factory=lambda: random.Random(1))
    channels: Channels = field(default_factory=Channels)
    mortal: Mortal = field(init=False)
    tables: Tables = field(init=False)
    nights: Nights = field(init=False)
    night_id: TournamentId = NO_NIGHT
    told: list[NightChange] = field(default_factory=list)
    presses: int = 5000
    most_of_bot: int = 99
    outages: Outages = field(init=False)
    silent: set[int] = field(default_factory=set)
    """People who never press anything."""

    members: dict[int, bool | None] = field(default_factory=dict)
    """Who is on the server, if not everybody is; None: Discord does not say."""
    asked: list[int] = field(default_factory=list)
    """Of whom Discord was asked whether they are on the server."""

    def __post_init__(self) -> None:
        self.outages = connected(self.clock)
        self.begin_anew()

    async def is_member(self, _: int, user_id: int) -> bool | None:
        self.asked.append(user_id)
        return self.members.get(user_id, True)

    def begin_anew(self, writes: int | None = None, *, arrives: bool = False) -> None:
        """A new process, which dies after so many writes."""
        self.mortal = Mortal(self.store, writes, arrives=arrives)
        settings = TableSettings(
            computer_pause=0, computer_level="random", entropy=seeded(1), most_of_bot=self.most_of_bot
        )
        store = cast(Store, self.mortal)
        self.tables = new_tables(
            store, clock=self.clock, workers=LocalWorkers(), settings=settings, outages=self.outages
        )
        self.nights = Nights(
            store,
            self.tables,
            self.channels.place,
            self.is_member,
            clock=self.clock,
            entropy=seeded(2),
            outages=self.outages,
        )
        self.nights.add_listener(self.told.append)

    async def killed(self, writes: int | None = None, *, arrives: bool = False) -> None:
        """The process ends without a word, and another one goes on, which dies after so many writes."""
        self.mortal.dead = True
        with suppress(StoreError):
            await self.nights.close()
            await self.tables.close()
        self.begin_anew(writes, arrives=arrives)
        with suppress(StoreError):
            await self.tables.resume()
            await self.nights.resume()
        await self.settled()

    @property
    def night(self) -> Night:
        return require(self.nights.night(self.night_id))

    async def does(
        self, who: int | Person, fact: NightFact | Callable[[int], NightFact], night_id: TournamentId | None = None
    ) -> None:
        """Let somebody do this, which nobody refuses; a kind of fact, if it only says who they are."""
        doing = person(who) if isinstance(who, int) else who
        request = fact(doing.user_id) if callable(fact) else fact
        granted(await self.nights.request(self.night_id if night_id is None else night_id, doing, request))

    async def refuses(self, who: int | Person, fact: NightFact | Callable[[int], NightFact], why: NightRefusal) -> None:
        """Let somebody ask for this, which is refused."""
        asking = person(who) if isinstance(who, int) else who
        request = fact(asking.user_id) if callable(fact) else fact
        assert await self.nights.request(self.night_id, asking, request) is why

    async def enters(self, who: int, partner_id: int | None = None) -> None:
        """Let somebody enter, and name a partner."""
        await self.does(who, Entered(person(who).user_id, person(who).name, partner_id))

    async def check_in(self, people: int) -> None:
        """Let the first so many say that they are there."""
        for number in range(people):
            await self.does(number, CheckedIn)

    async def wait(self, seconds: float) -> None:
        """Let time pass, and what it brings about happen."""
        await self.clock.advance(seconds)
        await self.settled()

    async def open(self, people: int, **changes: Any) -> None:
        """A night that so many people have joined."""
        plan = NightPlan("Friday", presets.build("standard"), Movement.INDIVIDUAL, self.clock.now() + SOON, 2, 2)
        self.night_id = granted(await self.nights.open(HOST, GUILD, CHANNEL, replace(plan, level="random", **changes)))
        for number in range(people):
            await self.enters(number)

    async def begun(self, people: int, absent: int = 0, **changes: Any) -> None:
        """A night in its first round; the last ones who joined have not come."""
        await self.open(people, **changes)
        await self.begin(people, absent)

    async def begin(self, people: int, absent: int = 0) -> None:
        """The night that was opened gets to its first round."""
        await self.clock.advance(SOON - 60)
        await self.check_in(people - absent)
        await self.wait(60 + (180 if absent else 0))

    def snapshots(self) -> list[Snapshot]:
        return list(self.tables.tournaments.of(TournamentKind.NIGHT))

    async def act(self) -> bool:
        """Somebody whose turn it is does something lawful; False if nobody's turn it is."""
        for snapshot in self.rng.sample(self.snapshots(), len(self.snapshots())):
            table = snapshot.table
            chair = table.to_move
            if table.status is not Status.PLAYING or chair is None or chair.user_id is None or chair.left:
                continue
            view = snapshot.seat_view(chair.user_id)
            if view is None or not view.legal or chair.user_id in self.silent:
                continue
            self.presses += 1
            who = Person(chair.user_id, chair.name or "")
            what = Play(self.rng.choice(view.legal))
            await self.tables.decide(Decision(table.table_id, who, what, table.seq, self.presses))
            return True
        return False

    async def play_on(self, until: Callable[[], bool], most: int = 20_000) -> None:
        """Everybody plays and time passes, until something is so."""
        for _ in range(most):
            if self.mortal.dead or until():
                return
            if not await self.act():
                await self.settled()
                if self.mortal.dead or until():
                    return
                if not await self.act():
                    await self.clock.advance(30)
        raise AssertionError("the night does not go on")

    async def to_the_end(self) -> Night:
        """The night is played until it is closed."""
        await self.play_on(lambda: self.night.status is NightStatus.CLOSED)
        return self.night

    async def settled(self) -> None:
        """Whatever runs beside, threads too, has had its time."""
        await quiet()
        await self.nights.idle()
        await quiet()

    async def put_away(self, night_id: TournamentId | None = None) -> None:
        """The last word is said."""
        ended = self.night_id if night_id is None else night_id
        granted(await self.nights.note_announcement(ended, OVER, CHANNEL, None))
        await self.settled()
