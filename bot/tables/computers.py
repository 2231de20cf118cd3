"""Computer players at a table: which acts they choose, and their runs, until a person is asked or the hand is over.

A computer sees its own ``SeatView`` only. What it does is a draft that becomes durable where everybody's does.
"""

from __future__ import annotations

import logging
import random
from collections.abc import Awaitable, Callable, Iterable

from bot.deals.draw import stream
from bot.engine.acts import Act, act_text
from bot.engine.state import Phase
from bot.engine.views import SeatView, seat_view
from bot.players.levels import ComputerPlayer
from bot.storage.api import StoreError
from bot.tables.commits import ChangeTable, Committer, Listeners
from bot.tables.draft import Draft, add_due_deals
from bot.tables.facts import Acted
from bot.tables.live_table import LiveTable
from bot.tables.model import Chair, Table, present
from bot.tables.old_school import computer_claim, usual_choice
from bot.tables.preferences import Pace
from bot.tables.views import Change, Snapshot
from bot.task_group import TaskGroup

Players = Callable[[str], ComputerPlayer]
"""The player of a level; ``KeyError`` or ``ValueError`` if there is no such level."""

Choose = Callable[[str, SeatView, int], Awaitable[Act]]
"""Asks a player of a level for its act at a view; the number seeds its random choices."""


PaceOf = Callable[[int], Awaitable[Pace | None]]
"""Returns a person's chosen pace by user id; ``None`` for the server's."""


_SHARES = {Pace.NORMAL: 1.0, Pace.BRISK: 0.4, Pace.AT_ONCE: 0.0}
"""Multiples of the owner's pause before a computer acts."""


_FULL_TRICK, _RESULT = 2.0, 4.0
"""How much longer a full trick lies open before it is swept, and a hand's result before the next deal."""


async def no_preference(_: int) -> Pace | None:
    """Return ``None``: the default when no preferences are available."""
    return None


def slowest(chosen: Iterable[Pace | None], usual: Pace) -> Pace:
    """Return the slowest pace that people chose; ``usual`` for those who chose none, and where nobody is."""
    return min((choice or usual for choice in chosen), key=list(Pace).index, default=usual)


def pause_before(table: Table, pace: Pace, pause: float) -> float:
    """Return the seconds before computers act or the next hand is dealt; ``pause`` is the owner's."""
    longer = _FULL_TRICK if trick_full(table) else _RESULT if table.deal_due else 1.0
    return pause * _SHARES[pace] * longer


def trick_full(table: Table) -> bool:
    """Return whether the last act filled a trick of a hand that goes on."""
    state = table.state
    return state is not None and state.phase is Phase.PLAY and bool(state.tricks) and not state.trick


def longest_look(table: Table, pause: float) -> float:
    """Return the most seconds that a full trick or a result stays to be looked at; 0 if there is neither."""
    return pause_before(table, Pace.NORMAL, pause) if trick_full(table) or table.deal_due else 0.0


_log = logging.getLogger(__name__)


def choose_in_process(players: Players) -> Choose:
    """Return a ``Choose`` that thinks in the calling thread; strong levels use a pool of workers instead."""

    async def choose(level: str, view: SeatView, seed: int) -> Act:
        return players(level).choose(view, random.Random(seed))  # noqa: S311 - to be repeatable is its purpose

    return choose


async def add_computer_acts(
    draft: Draft, choose: Choose, stand_in: str, now: Callable[[], float], *, tricks: bool = False
) -> None:
    """Draft what computers decide from here on, one after another, up to the end of the hand at most, or with
    ``tricks`` of the trick.

    ``stand_in`` is the level that plays for people who are away; ``now`` gives Unix time in seconds.
    """
    while True:
        word, chair = computer_claim(draft.table, stand_in), draft.table.computer_turn
        if word is not None:
            draft.add(word, now())
        elif chair is not None:
            act = await _choose_act(draft.table, chair, choose, stand_in)
            draft.add(Acted(chair.seat, act, True, None), now())
            if tricks and trick_full(draft.table):
                return
        else:
            return


def seed_of(table: Table) -> int:
    """The chance of a computer's choice: it follows from the deal's secret and what was done in the hand, so that
    nobody can know it beforehand, and the same deal and play give the same one at every table.
    """
    running = None if table.game is None else table.game.running
    assert running is not None  # noqa: S101 - only in a hand does a computer choose
    numbers = stream(running.secret, "computer", [f"{seat} {act_text(act)}" for seat, act in running.acts])
    return next(numbers) << 32 | next(numbers)


async def _choose_act(table: Table, chair: Chair, choose: Choose, stand_in: str) -> Act:
    """Ask a computer for its act. If it fails, log that and play any lawful act, so that nobody waits."""
    state = table.state
    assert state is not None  # noqa: S101 - only a running game has a seat on turn
    view = seat_view(state, chair.seat)
    if state.irregularities is not None and (usual := usual_choice(view)) is not None:
        return usual
    level = chair.level or stand_in
    where = f"the computer {level!r} at table {table.table_id}, entry {table.seq},"
    try:
        act = await choose(level, view, seed_of(table))
    except Exception:  # noqa: BLE001 - whatever it was stands in the log; four people wait for this act
        _log.exception("%s failed", where)
        return view.legal[0]
    if act not in view.legal:
        _log.error("%s chose unlawfully (%s)", where, type(act).__name__)  # a log names no cards
        return view.legal[0]
    return act


# -- turns
# Computers on turn: they play on, a run at a time, until a person is asked.
#
# A run ends where a trick is full, a person is asked or the hand is over, and is one transaction and one ``Change``.
# A pause lies before each run and before the next deal, longer while there is something to look at.
# Where nobody at the table wants that, a run goes on over full tricks; where the owner has set the pause to zero, the
# runs follow at once within the decision that led to them.


class ComputerTurns:
    """The computers of all tables. ``change`` changes a table. ``choose_exactly`` asks where the same deals are played
    at other tables: there a stand-in for a slow answer would not be fair.
    """

    def __init__(
        self,
        committer: Committer,
        listeners: Listeners,
        choose: Choose,
        choose_exactly: Choose,
        tasks: TaskGroup,
        change: ChangeTable,
        pace_of: PaceOf,
    ) -> None:
        self._committer = committer
        self._listeners = listeners
        self._choose, self._choose_exactly = choose, choose_exactly
        self._tasks = tasks
        self._change = change
        self._pace_of = pace_of

    async def follow(self, live: LiveTable, before: Snapshot, by: int | None) -> None:
        """Announce what a commit has changed since ``before``, and let computers play on if one is on turn."""
        due = has_automatic_step(live)
        if due and live.settings.computer_pause <= 0:
            await self._at_once(live, before, by)
            return
        self._tell(live, by, settled=not due)
        if due:
            self.set_going(live)

    def set_going(self, live: LiveTable) -> None:
        """See to it that computers on turn do play."""
        if live.runner is None and has_automatic_step(live):
            live.runner = self._tasks.start(self._run_on(live), f"computers of table {live.table.table_id}")

    async def _run_on(self, live: LiveTable) -> None:
        try:
            while has_automatic_step(live):
                pace = await self._pace(live)
                await self._committer.clock.sleep(pause_before(live.table, pace, live.settings.computer_pause))
                before = live.snapshot
                if not await self._run(live, tricks=pace is not Pace.AT_ONCE):
                    return
                if live.snapshot is not before:
                    self._tell(live, None, settled=not has_automatic_step(live))
        finally:
            live.runner = None

    async def _pace(self, live: LiveTable) -> Pace:
        """The slowest pace that anybody present wants."""
        people = [chair.user_id for chair in live.table.chairs if chair.user_id is not None and present(chair)]
        return slowest([await self._pace_of(user_id) for user_id in people], live.settings.pace)

    async def _at_once(self, live: LiveTable, before: Snapshot, by: int | None) -> None:
        """All runs without a pause; each hand that ends has its own announcement, so that no result is lost."""
        while has_automatic_step(live):
            ended = live.snapshot.table.last_hand
            if ended is not None and ended is not before.table.last_hand:
                self._tell(live, by, settled=False)
                before, by = live.snapshot, None
            if not await self._run(live):
                break
        self._tell(live, by, settled=not has_automatic_step(live))

    def _tell(self, live: LiveTable, by: int | None, *, settled: bool) -> None:
        paused = 0.0 if settled else longest_look(live.table, live.settings.computer_pause)
        self._listeners.tell(Change(live.snapshot, by, settled=settled, paused=paused))

    async def _run(self, live: LiveTable, *, tricks: bool = False) -> bool:
        """One run, made durable, unless somebody decided meanwhile; False if the store refused.

        With ``tricks`` it ends where one is full.
        """
        async with live.run_lock:
            draft = Draft(live.table)
            before = draft.table
            now = self._committer.clock.now
            fixed = before.contest is not None and before.contest.fixed
            choose = self._choose_exactly if fixed else self._choose
            await add_computer_acts(draft, choose, live.settings.computer_level, now, tricks=tricks)

            def judge(live: LiveTable, at: float) -> Draft | None:
                if live.table is not before or (draft.table is before and not before.deal_due):
                    return None
                add_due_deals(draft, live.settings, at)
                return draft

            try:
                await self._change(live, judge, follow=False)
            except StoreError as error:
                _log.debug("the computers of table %s wait for the store: %s", before.table_id, error)
                return False
        return True


def has_automatic_step(live: LiveTable) -> bool:
    """Whether something is to follow by itself: what computers do or say, or the deal after a hand that people look
    at.
    """
    if live.table.computer_turn is not None or live.table.deal_due:
        return True
    return computer_claim(live.table, live.settings.computer_level) is not None
