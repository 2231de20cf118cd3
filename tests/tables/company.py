"""People, a clock that stands still, and computers that play anything lawful: what the tests sit down with."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from enum import StrEnum
from itertools import count
from typing import Any, TypeVar

from bot.engine import presets
from bot.engine.acts import Act
from bot.engine.cards import CODES
from bot.engine.views import SeatView
from bot.players.levels import ComputerPlayer
from bot.players.workers import Workers
from bot.storage.api import TableId, TableStore
from bot.tables.beginning import Open, Rematch, Start
from bot.tables.commits import WhyIdle
from bot.tables.computers import PaceOf
from bot.tables.decisions import Decision, Person, Reason, What
from bot.tables.facts import WhyClosed
from bot.tables.journal import replay
from bot.tables.model import Status, Table, TableSettings, Turns
from bot.tables.old_school import NextHand
from bot.tables.pausing import GoOn
from bot.tables.playing import Play
from bot.tables.preferences import Pace
from bot.tables.seating import Join
from bot.tables.server_settings import ServerSettings
from bot.tables.tables import Tables
from bot.tables.timer import Clock, Outages
from bot.tables.views import Accepted, Answer, Change, Refused, Snapshot, TableView
from tests.world import require
from tests.world.clock import StillClock

T = TypeVar("T")

GUILD, CHANNEL = 7, 70
ANN, BOB, CAY, DAN, EVE = (
    Person(100 + number, name) for number, name in enumerate(["Ann", "Bob", "Cay", "Dan", "Eve"])
)
PEOPLE = (ANN, BOB, CAY, DAN)


Players = Callable[[str], ComputerPlayer]
"""The player of a level; ``KeyError`` or ``ValueError`` if there is no such level."""


@dataclass
class RandomPlayer:
    """Any lawful act; orders up often enough for games to end."""

    level: str = "random"

    def choose(self, view: SeatView, rng: random.Random) -> Act:
        return rng.choice(view.legal)


def players(level: str) -> ComputerPlayer:
    if level not in ("random", "steady"):
        raise KeyError(f"there is no level {level!r}")
    return RandomPlayer(level)


class LocalWorkers(Workers):
    """Computers that think in the event loop, at once; ``players`` gives the player of a level."""

    def __init__(self, players: Players = players) -> None:
        super().__init__()
        self._players = players

    def knows(self, level: str) -> bool:
        try:
            self._players(level)
        except (KeyError, ValueError):
            return False
        return True

    async def choose(self, level: str, view: SeatView, seed: int) -> Act:
        return self._players(level).choose(view, random.Random(seed))

    async def choose_exactly(self, level: str, view: SeatView, seed: int) -> Act:
        return await self.choose(level, view, seed)


def seeded(seed: int) -> Callable[[], bytes]:
    source = random.Random(seed)
    return lambda: source.randbytes(32)


async def no_own_pace(_: int) -> Pace | None:
    """Nobody has chosen a pace of their own."""
    return None


async def stay_members(_guild_id: int, _user_id: int) -> WhyClosed | None:
    """Everybody can come back."""
    return WhyClosed.IDLE


def connected(clock: Clock) -> Outages:
    """Return that Discord is there: all servers are of shard 0."""
    outages = Outages(clock.now, lambda _: 0)
    outages.find(0)
    return outages


def new_tables(
    store: TableStore,
    *,
    clock: Clock,
    workers: Workers,
    settings: TableSettings | None = None,
    pace_of: PaceOf = no_own_pace,
    why_closed: Callable[[int], Reason | None] = lambda _: None,
    outages: Outages | None = None,
    why_idle: WhyIdle = stay_members,
) -> Tables:
    """Return tables where nothing keeps anybody from playing."""
    return Tables(
        store,
        clock=clock,
        workers=workers,
        server_settings=ServerSettings(store, settings or TableSettings()),
        pace_of=pace_of,
        why_closed=why_closed,
        outages=outages or connected(clock),
        why_idle=why_idle,
        expert="random",
    )


@dataclass
class Evening:
    """Tables over a store, with everything that was announced, and short words for what people do."""

    store: TableStore
    clock: StillClock = field(default_factory=StillClock)
    settings: TableSettings = field(
        default_factory=lambda: TableSettings(computer_pause=0, computer_level="random", entropy=seeded(1))
    )
    changes: list[Change] = field(default_factory=list)
    players: Players = players
    workers: Workers | None = None
    pace_of: PaceOf = no_own_pace
    outages: Outages = field(init=False)
    why_idle: WhyIdle = stay_members
    turns: Turns = Turns.USUAL
    interactions: count[int] = field(default_factory=lambda: count(5000))
    tables: Tables = field(init=False)

    def __post_init__(self) -> None:
        self.outages = connected(self.clock)
        self.tables = self.new()

    def new(self) -> Tables:
        tables = new_tables(
            self.store,
            clock=self.clock,
            workers=self.workers or LocalWorkers(self.players),
            settings=self.settings,
            pace_of=self.pace_of,
            outages=self.outages,
            why_idle=self.why_idle,
        )
        tables.add_listener(self.changes.append)
        return tables

    async def restart(self) -> None:
        """The process ends and begins anew over the same store."""
        await self.tables.close()
        self.tables = self.new()
        await self.tables.resume()

    async def restart_unseen(self, *tables: TableId) -> None:
        """The same; and nobody at these tables can tell the difference."""
        before = [self.everything(table_id) for table_id in tables]
        await self.restart()
        assert [self.everything(table_id) for table_id in tables] == before

    def set(self, **changes: Any) -> None:
        """Have tables with other settings, players, workers or paces; before any opens."""
        for name in {"players", "workers", "pace_of", "why_idle"} & changes.keys():
            setattr(self, name, changes.pop(name))
        self.settings = replace(self.settings, **changes)
        self.tables = self.new()

    async def table(self, table_id: TableId) -> Table:
        """The table as its journal tells it, with what nobody may see."""
        return replay(table_id, await self.store.entries(table_id))

    async def open(
        self, words: str = "standard", *, computers: int = 0, person: Person = ANN, channel: int = CHANNEL
    ) -> TableId:
        answer = await self.try_open(words, computers=computers, person=person, channel=channel)
        assert isinstance(answer, Accepted), answer
        return answer.snapshot.table.table_id

    async def try_open(
        self, words: str = "standard", *, computers: int = 0, person: Person = ANN, channel: int = CHANNEL
    ) -> Answer:
        what = Open(GUILD, channel, presets.parse(words.split()), computers, turns=self.turns)
        return await self.tables.open(person, what, next(self.interactions))

    async def press(
        self, table_id: TableId, person: Person, what: What, seq: int | None = None, press: int | None = None
    ) -> Answer:
        """Decide, as by a button with ``seq`` or as typed without one: then the table has not moved on since."""
        interaction, before = next(self.interactions) if press is None else press, self.tables.snapshot(table_id)
        answer = await self.tables.decide(Decision(table_id, person, what, seq, interaction))
        typed = seq is None and not isinstance(what, NextHand | GoOn)
        if typed and isinstance(answer, Refused) and answer.reason is Reason.STALE:
            assert self.tables.snapshot(table_id) != before, "another process has written"
        return answer

    async def does(self, table_id: TableId, person: Person, what: What, seq: int | None = None) -> TableView:
        answer = await self.press(table_id, person, what, seq)
        assert isinstance(answer, Accepted), answer
        return answer.snapshot.table

    async def join(self, table_id: TableId, *people: Person) -> None:
        """People sit down, each on the first free seat."""
        for person in people:
            await self.does(table_id, person, Join())

    async def refusal(
        self, table_id: TableId, person: Person, what: What, seq: int | None = None, press: int | None = None
    ) -> Reason:
        """Why nothing comes of a decision."""
        return reason_of(await self.press(table_id, person, what, seq, press))

    async def refuse(self, table_id: TableId, person: Person, what: What, seq: int | None = None) -> Reason:
        """The same; and it has changed nothing."""
        before = self.everything(table_id)
        reason = await self.refusal(table_id, person, what, seq)
        assert self.everything(table_id) == before
        return reason

    async def started(self, words: str = "standard", *, computers: int = 0, channel: int = CHANNEL) -> TableId:
        """A game that has begun, with people in all the chairs that computers do not take."""
        table_id = await self.open(words, computers=computers, channel=channel)
        view = self.view(table_id)
        for person in [*PEOPLE[1:], EVE, Person(200, "Fay")][: sum(chair.free for chair in view.chairs)]:
            await self.does(table_id, person, Join())
        await self.does(table_id, ANN, Start())
        return table_id

    async def rematch(self, table_id: TableId) -> TableView:
        """Everybody at the table wants another game, as far as that is needed."""
        for chair in self.view(table_id).chairs:
            if chair.user_id is not None and self.view(table_id).status is Status.FINISHED:
                await self.does(table_id, Person(chair.user_id, chair.name or ""), Rematch())
        return self.view(table_id)

    def view(self, table_id: TableId) -> TableView:
        return self.snapshot(table_id).table

    def snapshot(self, table_id: TableId) -> Snapshot:
        return require(self.tables.snapshot(table_id))

    def mine(self, table_id: TableId, person: Person) -> SeatView:
        return require(self.snapshot(table_id).seat_view(person.user_id))

    def mover(self, table_id: TableId) -> Person:
        """The person whose turn it is."""
        chair = require(self.view(table_id).to_move)
        return Person(require(chair.user_id), chair.name or "")

    async def act(self, table_id: TableId, rng: random.Random) -> TableView:
        """The person on turn does something lawful."""
        person = self.mover(table_id)
        legal = self.mine(table_id, person).legal
        return await self.does(table_id, person, Play(rng.choice(legal)), self.view(table_id).seq)

    async def finish(self, table_id: TableId, rng: random.Random | int = 1) -> TableView:
        """Everybody does anything lawful until the game is over."""
        return await self.play_until(table_id, lambda view: view.status is not Status.PLAYING, rng)

    async def play_hands(self, table_id: TableId, hands: int = 1, rng: random.Random | int = 1) -> TableView:
        """The same until so many hands of the game are over, or all of it is."""

        def are_over(view: TableView) -> bool:
            last = 0 if view.last_hand is None else view.last_hand.view.number
            return view.status is not Status.PLAYING or last >= hands

        return await self.play_until(table_id, are_over, rng)

    async def finish_hand(self, table_id: TableId, rng: random.Random | int = 1) -> TableView:
        """The same until another hand is dealt, or the game is over."""
        number = self.view(table_id).hand_seq
        return await self.play_until(
            table_id, lambda view: view.status is not Status.PLAYING or view.hand_seq != number, rng
        )

    async def play_until(
        self, table_id: TableId, reached: Callable[[TableView], bool], rng: random.Random | int = 1
    ) -> TableView:
        """The same until the table is as it is to be."""
        chance = random.Random(rng) if isinstance(rng, int) else rng
        for _ in range(5000):
            if reached(self.view(table_id)):
                return self.view(table_id)
            await self.act(table_id, chance)
        raise AssertionError("it never came to that")

    def everything(self, table_id: TableId) -> str:
        """All that anybody can see of a table, as one text to compare byte for byte."""
        snapshot = self.snapshot(table_id)
        return repr((snapshot, dict(snapshot.seat_views)))


def cards_of(view: SeatView) -> str:
    return " ".join(CODES[card] for card in view.hand)


def reason_of(answer: object) -> Reason:
    """Why something was refused."""
    assert isinstance(answer, Refused), answer
    return answer.reason


def granted(answer: T | StrEnum) -> T:
    """What was asked for, which was not refused."""
    assert not isinstance(answer, StrEnum), answer
    return answer


FRIENDLY = "standard points=3"


async def friendly(evening: Evening, words: str = FRIENDLY, *, computers: int = 0) -> TableId:
    """A game that has begun among friends."""
    await evening.store.set_guild_setting(GUILD, "ranked", "no")
    return await evening.started(words, computers=computers)


def others(person: Person) -> list[Person]:
    """Everybody else at a table of four."""
    return [each for each in PEOPLE if each.user_id != person.user_id]
