"""Time at a table: what it waits for, how long, and what follows when that time is up (``due``).

``commits.py`` carries that out. One task feeds all clocks.

The task sleeps until the nearest deadline and rings. It only ever sleeps or rings; an earlier
deadline cancels its sleep, never its ringing. It waits for no event, so that simulated time (tests, playground) sees
nothing but a sleep.

Unix time may jump: a clock is set, a host sleeps, a process is stopped. Sleeps don't follow it, so the two are held
against each other. A waiting timer learns by how much the time has jumped before anything rings.
"""

from __future__ import annotations

import asyncio
import contextvars
import time
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import NamedTuple, Protocol

from bot.engine.seats import partners_of
from bot.engine.state import Phase
from bot.tables import facts
from bot.tables.consent import ProposalLapsed
from bot.tables.draft import next_deal
from bot.tables.facts import Closing, Fact
from bot.tables.model import (
    DAY,
    THEFT_SECONDS,
    Chair,
    Status,
    Table,
    TableSettings,
    is_personal,
    is_slow,
    turn_up_time,
)
from bot.tables.old_school import CLAIM_SECONDS, end_of_rest
from bot.tables.pausing import Resumed, WentAway
from bot.tables.ranked import ANSWER_SECONDS
from bot.tables.rooms import apply_fact

LATE_SECONDS = 20.0
"""A sleep that ends so much too late was no delay: nobody could do anything meanwhile, or the clock was set ahead."""

SET_BACK_SECONDS = 2.0
"""A clock that is behind by less has not been set back: it is kept in step by small corrections."""

_GRAIN = 0.001
"""Shortest sleep in seconds, so that rounding does not make the task spin."""

_SHORTEST_SLICE, _SHARE = 15.0, 1 / 8
"""A wait is slept in slices of this share of it, but none so short that it is not worth it."""


class Clock(Protocol):
    """The source of time; tests use one that stands still."""

    def now(self) -> float:
        """Return Unix time in seconds."""

    async def sleep(self, seconds: float) -> None:
        """Wait so long."""


class SystemClock:
    """The real time, or any other source ``now`` of Unix time that goes with the event loop's."""

    def __init__(self, now: Callable[[], float] = time.time) -> None:
        self.now = now

    async def sleep(self, seconds: float) -> None:
        """Wait so long."""
        await asyncio.sleep(seconds)


class DeadlineTimer:
    """Calls ``ring`` when the time has come; its answer is when to ring next, ``None`` for not until further notice.

    ``jumped`` is called first with the seconds by which Unix time has gone wrong: more than zero if so much of it was
    lost, less if the clock was set back. Deadlines that were given before are moved by that in the second case.
    """

    def __init__(
        self, clock: Clock, ring: Callable[[], Awaitable[float | None]], jumped: Callable[[float], None]
    ) -> None:
        self._clock = clock
        self._ring = ring
        self._jumped = jumped
        self._context = contextvars.copy_context()
        """The timer belongs to its creator, not to the press that happened to set it."""
        self._task: asyncio.Task[None] | None = None
        self._due = float("inf")
        self._seen = float("-inf")
        self._slept_until: float | None = None
        """When the current sleep ends."""
        self.ringing = False
        self._rang = asyncio.Event()
        """Set whenever a ring ends."""
        self._closed = False

    def now(self) -> float:
        """Return Unix time in seconds, after everybody has heard of it if that has jumped."""
        now, end = self._clock.now(), self._slept_until
        jump = 0.0
        if now < self._seen - SET_BACK_SECONDS:
            jump = now - self._seen
        elif end is not None and now > end + LATE_SECONDS:
            jump = now - end
        self._seen = now
        if jump:
            self._jump(jump)
        return now

    def wake_at(self, due: float | None) -> None:
        """Ring at this Unix time at the latest, earlier if that was asked for."""
        if due is None or self._closed or self.ringing or due >= self._due:
            return
        if self._task is not None:
            self._task.cancel()
        self._due = due
        self._task = asyncio.create_task(self._run(due), name="table clocks", context=self._context)

    def run(self, work: Callable[[], None]) -> None:
        """Run this in the timer's own context, not in the caller's."""
        self._context.copy().run(work)

    async def idle(self) -> None:
        """Wait for the end of a ring that is under way."""
        while self.ringing:
            self._rang.clear()
            await self._rang.wait()

    async def close(self) -> None:
        """Stop ringing; wait for a ring that is under way."""
        self._closed = True
        task = self._task
        if task is None:
            return
        if not self.ringing:
            task.cancel()
        await asyncio.wait({task})

    async def _run(self, due: float) -> None:
        following: float | None = due
        while following is not None and not self._closed:
            self._due = following
            while (now := self.now()) < self._due:
                await self._sleep(self._due - now)
            self._slept_until = None
            self.ringing = True
            try:
                following = await self._ring()
            finally:
                self.ringing = False
                self._rang.set()
        self._due, self._slept_until = float("inf"), None
        self._task = None

    async def _sleep(self, rest: float) -> None:
        """Sleep for a slice of what is left, then check the clock for a jump."""
        seconds = min(rest, max(_SHORTEST_SLICE, rest * _SHARE))
        end = self._slept_until = self._seen + max(seconds, _GRAIN)
        await self._clock.sleep(end - self._seen)
        if self._slept_until is not None and self._clock.now() < self._slept_until - SET_BACK_SECONDS:
            self._seen = self._slept_until  # this much time has passed, even if the clock says otherwise

    def _jump(self, seconds: float) -> None:
        """Tell of it. The sleep that goes on says nothing about the time any more."""
        self._slept_until = None
        if seconds < 0:
            self._due += seconds
        self._jumped(seconds)


# -- what a table waits for, and how long


class Waits(StrEnum):
    """The kind of thing a table waits for."""

    DECISION = "decision"
    ALONE = "alone"
    """A decision for which nobody else waits: nobody is called, and no computer takes over."""
    THEFT = "theft"
    TRICK = "trick"
    CLAIMS = "claims"
    ANSWERS = "answers"


@dataclass(frozen=True, slots=True)
class Question:
    """What a table waits for. ``key`` tells it from every other at this table. It began at ``since`` (Unix seconds, as
    the journal has it), and has ``seconds`` until a reminder, or until what rests is over. Its clock ``runs`` unless a
    computer is to answer, or a player whose clock stands still after a pause.
    """

    what: Waits
    key: tuple[Waits, int, float, bool]
    since: float
    seconds: float
    runs: bool = True


def open_question(table: Table, settings: TableSettings) -> Question | None:
    """Return what the table waits for, if anything; at one person's own table there is no hurry. A player for whom
    nobody waits counts as away when their time is up, and the table stands still.

    The dealer's partner has half the time in the bidding where the rules prompt them (law 9.10); whoever is slow today
    has a day.
    """
    if table.answer_by is not None:
        since = table.answer_by - ANSWER_SECONDS
        return Question(Waits.ANSWERS, (Waits.ANSWERS, 0, table.answer_by, True), since, ANSWER_SECONDS)
    game = table.game
    if (
        game is None
        or table.status is not Status.PLAYING
        or (table.tournament is not None and table.tournament.is_solo)
    ):
        return None
    if table.paused_until is not None:
        return None
    runs = table.stands_until is None  # nothing that a player could miss passes while their clock stands still
    if table.thief is not None:
        since = table.at if game.pack_taken is None else game.pack_taken[1]
        key = (Waits.THEFT, table.turn_seq, 0, runs)
        return Question(Waits.THEFT, key, since, THEFT_SECONDS, runs=turn_up_time(table) is not None)
    if game.open_since is not None and table.claims_open:
        return Question(Waits.CLAIMS, (Waits.CLAIMS, game.hand_seq, 0, runs), game.open_since, CLAIM_SECONDS, runs)
    if game.open_since is not None and table.trick_rests:
        key = (Waits.TRICK, game.hand_seq, len(game.state.tricks), runs)
        return Question(Waits.TRICK, key, game.open_since, settings.gather_seconds, runs)
    if table.turn is None and table.deal_asked is None:
        return None
    if is_personal(table.guild_id, table.owner_id, table.tournament):
        return None
    patience = settings.reminder_seconds / 2 if _is_prompted(table) else settings.reminder_seconds
    slow = table.asked is not None and is_slow(table, table.asked)
    if slow:
        patience = max(DAY - settings.away_seconds, patience)
    stands = table.asked is not None and table.asked.rests_until > 0
    what = Waits.DECISION
    if table.asked is not None and table.is_alone(table.asked.seat):
        what, patience = Waits.ALONE, patience + settings.away_seconds
    decision = (what, table.turn_seq, table.turn_at + (DAY if slow else 0.0), not stands)
    return Question(what, decision, table.turn_at, patience, runs=table.asked is not None and not stands)


GameClocks = tuple[float, float, float, float]
"""The clocks that a ranked game began with, in the order in which ``Game.clocks`` keeps them."""


def settings_with(settings: TableSettings, clocks: GameClocks | None) -> TableSettings:
    """Return a server's settings with a game's own clocks, if it has any."""
    if clocks is None:
        return settings
    reminder, away, gather, idle = clocks
    return replace(settings, reminder_seconds=reminder, away_seconds=away, gather_seconds=gather, idle_hours=idle)


def _is_prompted(table: Table) -> bool:
    state = table.state
    if state is None or not table.rules.prompt_partner or state.phase not in (Phase.ORDER, Phase.CALL):
        return False
    return state.turn in partners_of(state.standing.dealer, table.rules.players)


# -- what happens on its own, and when


class Due(StrEnum):
    """What happens at a table when its time is up."""

    RETRY = "retry"
    AGREEMENT = "agreement"
    GO_ON = "go-on"
    IDLE = "idle"
    ANSWERS = "answers"
    REST = "rest"
    REMINDER = "reminder"
    STAND_IN = "stand-in"


class Deadline(NamedTuple):
    """When something happens (Unix seconds), and what."""

    at: float
    what: Due


@dataclass(frozen=True, slots=True)
class TurnClock:
    """The clock of one question: Unix time of the reminder, or once ``reminded`` of the take-over; or of the end of
    what rests. Without a question there is none.
    """

    question: Question | None = None
    due: float | None = None
    reminded: bool = False


def due_for(question: Question, *, reminded: bool) -> Due:
    """Return what happens when the clock of a question runs out."""
    if question.what is Waits.ANSWERS:
        return Due.ANSWERS
    if question.what is Waits.ALONE or (question.what is Waits.DECISION and reminded):
        return Due.STAND_IN
    return Due.REMINDER if question.what is Waits.DECISION else Due.REST


@dataclass(frozen=True, slots=True)
class Reminder:
    """The person of this chair is to be reminded that they are asked."""

    chair: Chair


def due(
    table: Table, deadlines: Iterable[Deadline], settings: TableSettings, now: float, idle: Closing = Closing.IDLE
) -> tuple[Fact, ...] | Reminder:
    """Return what is due at a table with these deadlines, the most important first: facts, a reminder, or no fact.
    ``idle`` is why it closes if nobody has touched it.
    """
    what = next((deadline.what for deadline in deadlines if deadline.at <= now), None)
    fact: Fact | None = None
    match what:
        case Due.REMINDER if table.asked is not None:
            return Reminder(table.asked)
        case Due.ANSWERS:
            return _lapse_answers(table)
        case Due.AGREEMENT:
            fact = ProposalLapsed()
        case Due.IDLE:
            fact = facts.Closed(idle, None)
        case Due.GO_ON:
            fact = Resumed(None)
        case Due.REST if table.thief is not None:
            fact = next_deal(table, settings)  # nobody has called the theft: the turn-up is shown (law 2.8)
        case Due.REST:
            fact = end_of_rest(table)
        case Due.STAND_IN if table.asked is not None:
            fact = WentAway(table.asked.seat)
    return () if fact is None else (fact,)


def _lapse_answers(table: Table) -> tuple[Fact, ...]:
    """Return the facts for the end of the time to answer: the silent stand up, and a table without people closes."""
    lapse = facts.AnswersLapsed()
    deserted = not any(chair.user_id is not None for chair in apply_fact(table, lapse, table.at).chairs)
    return (lapse, facts.Closed(Closing.EMPTY, None)) if deserted else (lapse,)
