"""Which table the button *Play* leads to: an open one in these channels, or a new one. Pure.

*Play* never leads to what people have to choose themselves: a ranked game, or rules that the server does not usually
play. The judges say which tables may be chosen, so a chosen one refuses only if it has changed meanwhile.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from bot.storage.api import TableId
from bot.tables.beginning import Rematch, Start
from bot.tables.decisions import Person, Reason, What
from bot.tables.model import Status, Table, TableSettings, TournamentKind, Turns, is_anybody_slow, present
from bot.tables.pausing import Touch
from bot.tables.ranked import would_rank
from bot.tables.room import Case
from bot.tables.seating import Join, judge_join


class Candidate(NamedTuple):
    """A table that *Play* may choose, and when somebody last pressed something there (Unix seconds)."""

    table: Table
    touched: float


class WayIn(NamedTuple):
    """The decision that brings a person into a game, and the table to make it at."""

    table_id: TableId
    what: What


def choose_table(here: Iterable[Candidate], person: Person, settings: TableSettings, now: float) -> WayIn | None:
    """Return the way into a game: the person's own table, else one in a lobby, else one with an open seat, else
    ``None``.
    """
    standing = sorted((one for one in here if one.table.tournament is None), key=lambda one: one.table.table_id)
    for table, _ in standing:
        chair, playing = table.chair_of(person.user_id), table.status is Status.PLAYING
        if (chair is not None and (playing or not chair.left)) or table.promised_seat(person.user_id) is not None:
            return WayIn(table.table_id, _go_on(table, person))
    inviting = [one.table for one in standing if _is_inviting(one, person, settings, now)]
    inviting.sort(key=lambda table: table.status is Status.PLAYING)
    return WayIn(inviting[0].table_id, Join(friendly=True)) if inviting else None


def is_ranked(table: Table, settings: TableSettings) -> bool:
    """Return whether a table's game is ranked, or would be ranked if people took the free seats."""
    if table.status is Status.PLAYING:
        return table.game is not None and table.game.ranked
    return would_rank(table, settings.ranked)


def _go_on(table: Table, person: Person) -> What:
    """Return the decision for a person at their own table. They begin a game only if nobody else sits there."""
    chair = table.chair_of(person.user_id)
    if chair is not None and chair.left:
        return Join()
    waits_for_people = table.guests is not None or any(
        other.user_id not in (None, person.user_id) for other in table.chairs
    )
    if table.status is Status.PLAYING or waits_for_people:
        return Touch()
    return Start() if table.status is Status.LOBBY else Rematch()


def _is_inviting(one: Candidate, person: Person, settings: TableSettings, now: float) -> bool:
    usual = (one.table.rules, one.table.turns) == (settings.rules, Turns.USUAL) and not is_anybody_slow(one.table)
    if not usual or not _is_attended(one, settings, now):
        return False
    return may_join(one.table, person, Join(friendly=True), settings, now)


def _is_attended(one: Candidate, settings: TableSettings, now: float) -> bool:
    attended = any(present(chair) for chair in one.table.chairs) and now - one.touched < settings.lobby_idle_seconds
    return attended and one.table.paused_until is None


def may_join(table: Table, person: Person, how: Join, settings: TableSettings, now: float) -> bool:
    """Return whether a person may sit down at a table now, or at its next deal."""
    case = Case(table, table.chair_of(person.user_id), person, how, None, None, settings, now)
    return not isinstance(judge_join(case), Reason)


def find_holder(one: Candidate, settings: TableSettings, now: float) -> int | None:
    """Return the id of the person who waits, perhaps with computers, at a table where anybody may sit down, or
    ``None``.
    """
    table, chairs = one.table, (*one.table.chairs, *one.table.promised)
    people = [chair.user_id for chair in chairs if chair.user_id is not None and not chair.left]
    waits = table.tournament is None and not table.asleep and table.status in (Status.LOBBY, Status.PLAYING)
    open_to_all = waits and len(people) == 1 and may_join(table, _ANYBODY, Join(), settings, now)
    return people[0] if open_to_all and _is_attended(one, settings, now) else None


_ANYBODY = Person(0, "")


def plays_at(table: Table, user_id: int) -> bool:
    """Return whether a person sits, or is promised a seat, at an open table that is awake. Daily and replayed deals do
    not count: they may wait for days.
    """
    chairs = (chair for chair in (*table.chairs, *table.promised) if chair.user_id == user_id and not chair.left)
    alone = table.tournament is not None and table.tournament.kind in (TournamentKind.DAILY, TournamentKind.AGAIN)
    return table.status in (Status.LOBBY, Status.PLAYING) and not (table.asleep or alone) and any(chairs)
