"""The puzzle of a day: how a position is chosen and stored for each server, who has answered it, and their streaks.

Theory of operation. A server's day is a tournament. Its facts are the ``Posed`` puzzle and the people whose game it
comes from (one ``Lent`` each). Positions come from the server's own finished games if everybody who played has allowed
that in ``/settings``. Otherwise they come from an old daily deal. That puzzle is the same everywhere and is stored as
the day of no server. All ``Answered`` facts are stored there too, wherever people answered, so that one tournament
decides who has answered everybody's puzzle. Puzzles are chosen the day before, one request to a worker at a time, at
the lowest urgency. Whenever a puzzle is shown, the bot checks whether the game is still lent. If it is not, the puzzle
is replaced, but the answers still count.

A position names nobody. ``Lent`` does, and contains nothing of the puzzle: nobody finds the answer in their own data.
"""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import date, timedelta
from functools import partial
from types import MappingProxyType

from bot.codec import Codec, FactError
from bot.deals.draw import Chain, derive_pack, draw_dealer
from bot.engine import game as engine
from bot.engine import presets
from bot.engine.acts import Act
from bot.engine.seats import Seat
from bot.engine.state import Standing
from bot.engine.views import seat_view
from bot.players.review import PuzzleLook, Solution
from bot.players.workers import Workers
from bot.processes.work_queue import WorkersBusy
from bot.ratings.games import GameFilter, GameLine
from bot.storage.api import RecordNotKept, StoreError, TableId, TournamentId
from bot.storage.store import Store
from bot.tables.history import Position
from bot.tables.tables import Tables
from bot.tables.timer import Clock
from bot.task_group import TaskGroup
from bot.tournaments.daily.attempts import HANDS, RULES, day_of, span_of_day
from bot.tournaments.daily.daily_deals import DailyDeals, DayLedger
from bot.tournaments.reconcile import Reconciler

KIND = "puzzle"
"""The store's kind of tournament for a server's day, and for the day of no server that other servers may use."""

_AHEAD = "the next days"
LOOK_SECONDS = 6 * 3600.0
"""Seconds between two checks whether a puzzle is missing. The first request of a server's day also starts a check."""
RETRY_SECONDS = 60.0
"""Seconds until something that the store or the workers refused is retried."""
FAULTS = (StoreError, FactError, WorkersBusy)
"""Errors after which choosing a puzzle is retried later."""

OLDEST_DEAL = 730
"""The age in days of the oldest daily deal for puzzles. The newest is that of the day before yesterday."""
_MOST_DEALS = 60
"""The most daily deals to search for one puzzle. Every fourth has one."""
RECENT_GAMES = 30
"""The number of a server's latest finished games to search."""
MOST_LOOKS = 150
"""The most decisions in a server's games to examine for one day."""
NOT_AGAIN = timedelta(days=90)
"""The time until a hand of a server's game may be used again."""
UNANSWERED_DAYS = 7
"""Days without an answer after which a server's games are not searched until somebody asks for a puzzle."""


# -- what is kept of a day


@dataclass(frozen=True, slots=True)
class Source:
    """The source of a position: a hand's number in a server's game, or in the daily deal of a ``day``."""

    hand: int
    game_id: int | None = None
    day: str | None = None


@dataclass(frozen=True, slots=True)
class Posed:
    """A day's puzzle. ``taken`` is the act made at its table, if any; ``unanswered`` counts days without answers."""

    day: str
    source: Source
    position: Position
    solution: Solution
    taken: Act | None = None
    unanswered: int = 0

    @property
    def own(self) -> bool:
        """Whether the puzzle is from one of the server's own games. Then no other server gets it."""
        return self.source.game_id is not None


@dataclass(frozen=True, slots=True)
class Lent:
    """The latest puzzle is from a game of this person, among others. A negative id stands for a forgotten person."""

    user_id: int


@dataclass(frozen=True, slots=True)
class Answered:
    """A person's answer to the puzzle of the day, the server's ``own`` or everybody's. ``guild_id`` is the server or
    the direct message where they answered. ``streak`` counts the days in a row, up to this one, on which they answered
    anywhere.
    """

    user_id: int
    guild_id: int
    own: bool
    act: Act
    right: bool
    streak: int

    @property
    def key(self) -> tuple[int, int | None]:
        """Who answered and, for a server's own puzzle, where. Only one answer counts for each key and day."""
        return self.user_id, self.guild_id if self.own else None


@dataclass(frozen=True, slots=True)
class PuzzleClosed:
    """The day is over."""


PuzzleFact = Posed | Lent | Answered | PuzzleClosed


PUZZLE_CODEC: Codec[PuzzleFact] = Codec({"posed": Posed, "lent": Lent, "answered": Answered, "closed": PuzzleClosed})


@dataclass(frozen=True, slots=True)
class PuzzleDay:
    """A server's day: its puzzles (the last is current), the people whose game that is from, and all answers."""

    posed: tuple[Posed, ...]
    lenders: tuple[int, ...] = ()
    answers: Mapping[tuple[int, int | None], Answered] = field(default_factory=lambda: MappingProxyType({}))

    @property
    def asked(self) -> Posed:
        """The current puzzle."""
        return self.posed[-1]

    @property
    def number(self) -> int:
        """The number of the current puzzle in its day."""
        return len(self.posed)

    def answer_of(self, user_id: int, home: int) -> Answered | None:
        """Return a person's answer that counts here: to the current puzzle, or to an earlier one of this day here."""
        here = self.answers.get((user_id, home))
        return here if here is not None or self.asked.own else self.answers.get((user_id, None))

    def answers_at(self, home: int) -> list[Answered]:
        return [answer for answer in self.answers.values() if answer.guild_id == home]


def apply_fact(day: PuzzleDay | None, fact: PuzzleFact, _: float) -> PuzzleDay:
    """Return a day after one more fact. Raises ``FactError`` if the fact contradicts the day."""
    if day is None:
        if isinstance(fact, Posed):
            return PuzzleDay((fact,))
        raise FactError("a day begins with its puzzle")
    match fact:
        case Posed():
            return replace(day, posed=(*day.posed, fact), lenders=())
        case Lent(user_id):
            return replace(day, lenders=(*day.lenders, user_id))
        case Answered():
            if fact.key in day.answers:
                raise FactError(f"{fact.user_id} has answered already")
            return replace(day, answers={**day.answers, fact.key: fact})
        case PuzzleClosed():
            return day


# -- daily deals of the past


def daily_position(chain: Chain, hand: int) -> Position:
    """Return this hand of a day's deals just after the deal, as if it were the first hand of a usual game."""
    rules = presets.build(presets.DEFAULT_PRESET)
    first = draw_dealer(RULES, chain.secret(1), ()).dealer
    dealer = Seat((first + hand - 2) % RULES.players + 1)
    return Position(rules, Standing(1, dealer, (0,) * rules.units), derive_pack(RULES, chain.secret(hand), hand, ()))


# -- the service


@dataclass(slots=True)
class _Search:
    """How far a server's games have been searched for a day's puzzle: the hands examined so far (game, number), and how
    many more decisions may be examined.
    """

    day: date
    hands: set[tuple[int, int]] = field(default_factory=set)
    looks: int = MOST_LOOKS


class Puzzles:
    """Chooses the puzzles. ``lends`` returns whether a person allows their games as puzzles, or raises ``StoreError``.
    With ``at_start``, the first puzzle is chosen before anybody has asked for one; meant for experts that think in
    processes of their own.
    """

    def __init__(
        self,
        store: Store,
        tables: Tables,
        daily: DailyDeals,
        workers: Workers,
        clock: Clock,
        lends: Callable[[int], Awaitable[bool]],
        *,
        at_start: bool = False,
    ) -> None:
        self._ledger: DayLedger[PuzzleFact, PuzzleDay] = DayLedger(store, clock, KIND, PUZZLE_CODEC, apply_fact)
        self._store = store
        self._tables = tables
        self._daily = daily
        self._workers = workers
        self._clock = clock
        self._lends = lends
        self._at_start = at_start
        self._searches: dict[int, _Search] = {}
        self._ahead: Reconciler[str, None] = Reconciler(
            self._choose_ahead, clock, RETRY_SECONDS, "choosing puzzles for", FAULTS
        )
        self._tasks = TaskGroup()

    def start(self) -> None:
        """Start choosing missing puzzles: now or, without ``at_start``, once somebody asks for a puzzle."""
        self._tasks.start(self._run(), "puzzles")

    async def close(self) -> None:
        """Stop choosing. The next start chooses what is missing."""
        await self._tasks.close()
        await self._ahead.close()

    def release(self, guild_ids: Callable[[int], bool]) -> None:
        """Drop these servers from memory, because another process takes them over."""
        self._ledger.release(guild_ids)

    def today(self) -> date:
        return self._ledger.today()

    async def choose_ahead(self) -> None:
        """Choose the missing puzzles of today and tomorrow. Failures are retried later."""
        await self._ahead.run_quietly(_AHEAD)

    async def idle(self) -> None:
        """Wait until no puzzle is being chosen."""
        await self._ahead.finish()

    # -- asking and answering

    async def puzzle(self, home: int, channel_id: int) -> PuzzleDay | None:
        """Return today's puzzle, or ``None`` while the first one is being chosen. Raises ``StoreError``."""
        day = self.today()
        async with self._ledger.lock((home, day)):
            tournament_id, puzzle = await self._find(home, day)
            _, shared = await self._find(None, day)
            if shared is None:
                self._ahead.request(_AHEAD)
                return None
            if tournament_id is None or puzzle is None:
                await self._ledger.open_day(home, channel_id, day, shared.asked)
                self._ahead.request(_AHEAD)
                return shared
            if not await self._is_lent(puzzle.lenders):
                puzzle = await self._ledger.append(tournament_id, shared.asked, at=self._clock.now())
            return replace(puzzle, answers=shared.answers)

    async def posed_puzzle(self, home: int, day: date, number: int) -> Posed | None:
        """Return the puzzle with this number on a day, or ``None``. Raises ``StoreError``."""
        puzzle = (await self._find(home, day))[1]
        return None if puzzle is None or not 0 < number <= puzzle.number else puzzle.posed[number - 1]

    async def answer_of(self, home: int, day: date, user_id: int) -> Answered | None:
        """Return a person's answer on a day that counts here. Raises ``StoreError``."""
        answers = {answer.key: answer for answer in await self._answers_of(day, user_id)}
        return answers.get((user_id, home)) or answers.get((user_id, None))

    async def answer(self, home: int, day: date, number: int, user_id: int, act: Act) -> PuzzleDay | None:
        """Store a first answer and return the day; ``None`` if the puzzle has been replaced. Raises ``StoreError``."""
        if day != self.today():
            return None
        async with self._ledger.lock((None, day)):
            return await self._ledger.retry_on_conflict(partial(self._answer, home, day, number, user_id, act))

    async def _answer(self, home: int, day: date, number: int, user_id: int, act: Act) -> PuzzleDay | None:
        tournament_id, shared = await self._find(None, day)
        _, puzzle = await self._find(home, day)
        if tournament_id is None or shared is None or puzzle is None:
            return None
        puzzle = replace(puzzle, answers=shared.answers)
        if puzzle.answer_of(user_id, home) is not None:
            return puzzle
        if puzzle.number != number or not await self._is_lent(puzzle.lenders):
            return None
        asked, before = puzzle.asked, await self._answers_of(day - timedelta(days=1), user_id)
        streak = 1 + max((answer.streak for answer in before), default=0)
        answer = Answered(user_id, home, asked.own, act, asked.solution.is_right(act), streak)
        shared = await self._ledger.append(tournament_id, answer, at=self._clock.now())
        return replace(puzzle, answers=shared.answers)

    async def _answers_of(self, day: date, user_id: int) -> list[Answered]:
        facts = await self._ledger.facts_of(None, day, user_id)
        return [fact for fact in facts if isinstance(fact, Answered) and fact.user_id == user_id]

    async def _find(self, home: int | None, day: date) -> tuple[TournamentId | None, PuzzleDay | None]:
        tournament_id = await self._ledger.day(home, day)
        return tournament_id, None if tournament_id is None else await self._ledger.state(tournament_id)

    async def _is_lent(self, people: Sequence[int]) -> bool:
        for user_id in people:
            if user_id < 0 or not await self._lends(user_id):
                return False
        return True

    # -- choosing ahead

    async def _run(self) -> None:
        while True:
            if self._at_start or await self._is_in_use():
                await self.choose_ahead()
            await self._clock.sleep(LOOK_SECONDS)

    async def _is_in_use(self) -> bool:
        try:
            return bool(await self._ledger.open_tournaments())
        except StoreError:
            return True  # the store is asked again later

    async def _choose_ahead(self, _: str) -> None:
        today = self.today()
        tomorrow = today + timedelta(days=1)
        await self._ledger.close_past(PuzzleClosed())
        for day in (today, tomorrow):
            if await self._ledger.day(None, day) is None:
                await self._ledger.open_day(None, None, day, await self._choose_daily(day))
        self._searches = {home: search for home, search in self._searches.items() if search.day == tomorrow}
        for row in await self._ledger.open_tournaments():
            if row.guild_id is not None and day_of(row.opened_at) == today:
                await self._choose_own(row.guild_id, row.channel_id, row.tournament_id, tomorrow)

    async def _choose_daily(self, day: date) -> Posed:
        """Return everybody's puzzle of a day. Raises ``WorkersBusy``, or ``FactError`` if no puzzle was found."""
        chance = random.Random((await self._daily.chain(day)).seal)  # noqa: S311 - which one it is, is no secret
        for _ in range(_MOST_DEALS):
            past, hand = day - timedelta(days=chance.randint(2, OLDEST_DEAL)), chance.randint(1, HANDS)
            puzzles = await self._puzzles_in(daily_position(await self._daily.chain(past), hand), chance)
            if puzzles:
                position, solution = chance.choice(puzzles)
                return Posed(day.isoformat(), Source(hand, day=past.isoformat()), position, solution)
        raise FactError(f"no puzzle was found for {day}")

    async def _puzzles_in(self, dealt: Position, chance: random.Random) -> list[tuple[Position, Solution]]:
        puzzles, position, state = [], dealt, dealt.state
        while state.turn is not None and state.result is None:
            seat, view = state.turn, seat_view(state, state.turn)
            look = PuzzleLook(view.legal[0], None)
            if len(view.legal) > 1:
                look = await self._workers.look_for_puzzle(view, chance.getrandbits(32))
            if look.solution is not None:
                puzzles.append((position, look.solution))
            state = engine.apply(state, seat, look.act)
            position = replace(position, before=(*position.before, (seat, look.act)))
        return puzzles

    async def _choose_own(self, home: int, channel_id: int | None, now: TournamentId, tomorrow: date) -> None:
        """Pose a puzzle from a server's own games for tomorrow, if there is one and people there answer puzzles."""
        today, (_, shared) = await self._ledger.state(now), await self._find(None, self.today())
        async with self._ledger.lock((home, tomorrow)):
            if today is None or shared is None or await self._ledger.day(home, tomorrow) is not None:
                return
        unanswered = 0 if shared.answers_at(home) else today.posed[0].unanswered + 1
        if unanswered > UNANSWERED_DAYS:
            return
        candidates = await self._look_through(home, tomorrow)
        if candidates is None:
            return
        posed, people = candidates
        async with self._ledger.lock((home, tomorrow)):
            if await self._ledger.day(home, tomorrow) is None:
                facts: list[PuzzleFact] = [replace(posed, unanswered=unanswered), *map(Lent, people)]
                await self._ledger.open_day(home, channel_id, tomorrow, *facts)

    async def _look_through(self, home: int, day: date) -> tuple[Posed, tuple[int, ...]] | None:
        """Return a puzzle from a server's game that everybody who played has lent, and the ids of those people."""
        chance = random.Random(f"{day} {home}")  # noqa: S311 - which one it is, is no secret
        search = self._searches.get(home)
        if search is None or search.day != day:
            search = self._searches[home] = _Search(day, await self._used_hands(home, day))
        games = [*(await self._store.history(GameFilter(home), rows=RECENT_GAMES)).games]
        chance.shuffle(games)
        for game in games:
            players = _players_of(game)
            if players is None or not await self._is_lent(players):
                continue
            for number, hand_seq, table_id in await self._hands_of(home, game, chance):
                if (game.game_id, number) in search.hands:
                    continue
                hand = await self._tables.positions(table_id, hand_seq)
                people = tuple(sorted({*players, *(() if hand is None else hand.people)}))
                if hand is None or not await self._is_lent(people):
                    continue
                search.hands.add((game.game_id, number))
                for position, taken in chance.sample(hand.choices, len(hand.choices)):
                    if search.looks == 0:
                        return None
                    search.looks -= 1
                    look = await self._workers.look_for_puzzle(position.view, chance.getrandbits(32))
                    if look.solution is not None:
                        source = Source(number, game_id=game.game_id)
                        return Posed(day.isoformat(), source, position, look.solution, taken), people
        return None

    async def _hands_of(self, home: int, game: GameLine, chance: random.Random) -> list[tuple[int, int, TableId]]:
        try:
            stored = await self._store.finished_game(home, game.game_id)
        except RecordNotKept:
            return []
        if stored is None:
            return []
        table_id = TableId(stored.table_id)
        hands = await self._tables.hands_between(table_id, stored.first_seq, stored.last_seq)
        return chance.sample([(number, seq, table_id) for number, seq in hands], len(hands))

    async def _used_hands(self, home: int, day: date) -> set[tuple[int, int]]:
        since, until = span_of_day(day - NOT_AGAIN)[0], span_of_day(day)[0]
        rows = await self._ledger.days(home, (since, until))
        posed, facts = PUZZLE_CODEC.kinds[Posed], self._ledger.facts
        found = [fact for row in rows for fact in await facts(row.tournament_id, lambda entry: entry.kind == posed)]
        sources = [fact.source for fact in found if isinstance(fact, Posed)]
        return {(one.game_id, one.hand) for one in sources if one.game_id is not None}


def _players_of(game: GameLine) -> tuple[int, ...] | None:
    """Return the people who played a game; ``None`` if one of them was forgotten, or nobody won or lost."""
    if not game.ending.counts or any(seat.user_id is None and not seat.computer for seat in game.seats):
        return None
    return tuple(seat.user_id for seat in game.seats if seat.user_id is not None)
