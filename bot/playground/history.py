"""The playground's past: what its eight people have played before a visitor comes, four days, played in seconds.

The services of real games run on the playground's database, before the bot opens it, by a clock that only this module
moves. A computer player's rules of thumb decide for each person. Nothing is shown anywhere meanwhile.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Sequence

from bot.app import seeded_entropy
from bot.engine import presets
from bot.players.levels import player
from bot.players.workers import Workers
from bot.ratings.model import PlackettLuceScorer
from bot.storage.backends import open_store
from bot.storage.store import Store
from bot.tables.beginning import Open, Start
from bot.tables.closing import Close
from bot.tables.decisions import Decision, Person, What
from bot.tables.facts import WhyClosed
from bot.tables.model import Status, TableSettings, TournamentKind
from bot.tables.playing import Play
from bot.tables.seating import Join
from bot.tables.server_settings import ServerSettings
from bot.tables.tables import Tables
from bot.tables.timer import Outages
from bot.tables.views import Accepted, Snapshot, TableView
from bot.terminal import sentence
from bot.tournaments.daily.daily_deals import DailyDeals
from bot.tournaments.movements import Movement
from bot.tournaments.nights.night import CheckedIn, Entered, NightPlan, NightStatus
from bot.tournaments.nights.nights import OVER, Nights
from bot.tournaments.puzzles import Puzzles

DAYS = 4
"""The number of days since the first of these games."""
_SEED, _SEED_OF_DAYS = 5, 23
"""Seeds that make the history repeatable. With the second, the puzzles are found soon."""
_LEAD_SECONDS = 1200.0
_DAY = 86_400.0
_STEP = 10.0
"""Simulated seconds that pass at once. A larger jump would look like a machine that slept."""


class PastClock:
    """A clock that ``pass_time`` moves."""

    def __init__(self, start: float) -> None:
        self._now = start
        self._sleepers: list[tuple[float, asyncio.Future[None]]] = []

    def now(self) -> float:
        return self._now

    async def sleep(self, seconds: float) -> None:
        """Wait until the history has gone on for so long."""
        waiting: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._sleepers.append((self._now + seconds, waiting))
        await waiting

    def pass_time(self, seconds: float) -> None:
        """Move the clock, and wake those who have slept long enough."""
        self._now += seconds
        for sleeper in [one for one in self._sleepers if one[0] <= self._now]:
            self._sleepers.remove(sleeper)
            if not sleeper[1].done():
                sleeper[1].set_result(None)


async def make_history(
    database: str,
    guild_id: int,
    channel_ids: Sequence[int],
    people: Sequence[Person],
    now: float,
    tell: Callable[[str], object],
) -> None:
    """Play the history up to ``now`` (Unix seconds) in two channels of this server, into a new database.

    ``tell`` gets the progress.
    """
    store = await open_store(database, scorer=PlackettLuceScorer())
    try:
        await _History(store, guild_id, channel_ids, people, now).play(tell)
    finally:
        await store.close()


class _History:
    def __init__(
        self, store: Store, guild_id: int, channel_ids: Sequence[int], people: Sequence[Person], now: float
    ) -> None:
        self._guild_id, self._channel_ids, self._people, self._end = guild_id, channel_ids, people, now
        self._channel_id = channel_ids[0]
        self._clock = PastClock(now - DAYS * _DAY)
        self._chance = random.Random(_SEED)  # noqa: S311 - how computers play
        self._presses = 0
        outages = Outages(self._clock.now, lambda _: 0)
        outages.find(0)
        entropy = seeded_entropy(_SEED)
        self._workers = Workers(0)
        self._settings = ServerSettings(store, TableSettings(entropy=entropy, mix_presses=False))
        self._tables = Tables(
            store,
            clock=self._clock,
            workers=self._workers,
            server_settings=self._settings,
            pace_of=_no_pace,
            why_closed=lambda _: None,
            outages=outages,
            why_idle=_stay,
        )
        self._nights = Nights(
            store, self._tables, self._place, _is_member, clock=self._clock, entropy=entropy, outages=outages
        )
        daily = DailyDeals(store, self._tables, self._clock, seeded_entropy(_SEED_OF_DAYS))
        self._puzzles = Puzzles(store, self._tables, daily, self._workers, self._clock, _lends)

    async def play(self, tell: Callable[[str], object]) -> None:
        """Play games and nights on the days before, then let some people answer the day's puzzle."""
        try:
            await self._settings.choose(self._guild_id, {"lobby_channel": str(self._channel_id)})
            for day in range(DAYS):
                self._clock.pass_time(self._end - (DAYS - day) * _DAY - self._clock.now())
                if day % 2 == 0:
                    await self._play_games()
                else:
                    await self._play_night("Club night")
                tell(sentence("playground-history-day", day=day + 1, days=DAYS))
            self._clock.pass_time(self._end - 3600.0 - self._clock.now())
            await self._answer_puzzle(self._people[1:5])
        finally:
            for service in (self._nights, self._puzzles, self._tables, self._workers):
                await service.close()

    # -- games

    async def _play_games(self) -> None:
        drawn = self._chance.sample(self._people, 8)
        games = [await self._open(*game) for game in zip(self._channel_ids, (drawn[:4], drawn[4:]), strict=True)]
        while playing := [one for one in map(self._now, games) if one.table.status is Status.PLAYING]:
            await self._act_at(playing)
        for table, host in zip(games, drawn[::4], strict=True):
            await self._decide(table, host, Close())

    async def _open(self, channel_id: int, four: Sequence[Person]) -> TableView:
        what = Open(self._guild_id, channel_id, presets.build("standard"))
        table = _accepted(await self._tables.open(four[0], what, self._count_press()))
        for person in four[1:]:
            await self._decide(table, person, Join())
        await self._decide(table, four[0], Start())
        return table

    def _now(self, table: TableView) -> Snapshot:
        snapshot = self._tables.snapshot(table.table_id)
        assert snapshot is not None  # noqa: S101 - it is open
        return snapshot

    async def _act_at(self, tables: Sequence[Snapshot]) -> None:
        """Let everybody on turn at these tables act in one commit. If nobody is on turn, let time pass."""
        if not any(await asyncio.gather(*map(self._act, tables))):
            await self._pass_moment()

    async def _act(self, snapshot: Snapshot) -> bool:
        table = snapshot.table
        chair = table.to_move
        view = None if chair is None or chair.user_id is None else snapshot.seat_view(chair.user_id)
        if chair is None or chair.user_id is None or view is None or not view.legal:
            return False
        person = next(one for one in self._people if one.user_id == chair.user_id)
        await self._decide(table, person, Play(player("steady").choose(view, self._chance)), table.seq)
        self._clock.pass_time(self._chance.uniform(1.0, 6.0))
        return True

    async def _decide(self, table: TableView, person: Person, what: What, seq: int | None = None) -> None:
        _accepted(await self._tables.decide(Decision(table.table_id, person, what, seq, self._count_press())))

    def _count_press(self) -> int:
        self._presses += 1
        return self._presses

    # -- nights

    async def _play_night(self, name: str) -> None:
        starts_at = self._clock.now() + _LEAD_SECONDS
        plan = NightPlan(name, presets.build("standard"), Movement.INDIVIDUAL, starts_at, rounds=2, hands=3)
        night_id = await self._nights.open(self._people[0], self._guild_id, self._channel_id, plan)
        assert isinstance(night_id, int)  # noqa: S101 - nothing refuses the first night
        for person in self._people:
            await self._nights.request(night_id, person, Entered(person.user_id, person.name))
        await self._wait(lambda: self._clock.now() > starts_at - 300.0)
        for person in self._people:
            await self._nights.request(night_id, person, CheckedIn(person.user_id))
        while (night := self._nights.night(night_id)) is not None and night.status is not NightStatus.CLOSED:
            await self._act_at([*self._tables.tournaments.of(TournamentKind.NIGHT)])
        await self._nights.note_announcement(night_id, OVER, self._channel_id, None)
        await self._nights.idle()

    async def _wait(self, until: Callable[[], bool]) -> None:
        while not until():
            await self._pass_moment()

    async def _pass_moment(self) -> None:
        self._clock.pass_time(_STEP)
        await asyncio.sleep(0.001)
        await self._nights.idle()

    async def _place(self, *_: object) -> int:
        return self._channel_id

    # -- the puzzle

    async def _answer_puzzle(self, people: Sequence[Person]) -> None:
        """Choose the day's puzzle, and let these people answer it by rules of thumb or at random."""
        await self._puzzles.choose_ahead()  # tomorrow's too, or the bot would look for it while people wait
        day = await self._puzzles.puzzle(self._guild_id, self._channel_id)
        assert day is not None  # noqa: S101 - it was chosen just now
        for person in people:
            act = self._chance.choice(day.asked.position.view.legal)
            await self._puzzles.answer(self._guild_id, self._puzzles.today(), day.number, person.user_id, act)
            self._clock.pass_time(60.0)


def _accepted(answer: object) -> TableView:
    assert isinstance(answer, Accepted), getattr(answer, "reason", answer)  # noqa: S101 - they do what they may
    return answer.snapshot.table


async def _no_pace(_: int) -> None:
    """Nobody has chosen a pace of their own."""


async def _stay(_guild_id: int, _user_id: int) -> WhyClosed:
    return WhyClosed.IDLE


async def _is_member(_guild_id: int, _user_id: int) -> bool:
    return True


async def _lends(_: int) -> bool:
    return False
