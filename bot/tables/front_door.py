"""Where *Play* leads: to one of the tables here, or to a new one. Pure.

*Play* never leads to what people have to choose themselves: a ranked game, or rules that the server does not usually
play. The judges say which tables may be chosen, so a chosen one refuses only if it has changed meanwhile.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from bot.storage.api import TableId
from bot.tables.beginning import Rematch, Start
from bot.tables.decisions import Person, Reason, What
from bot.tables.model import Status, Table, TableSettings, Turns, is_anybody_slow, present
from bot.tables.pausing import Touch
from bot.tables.ranked import would_rank
from bot.tables.room import Case
from bot.tables.seating import Join, judge_join


class Standing(NamedTuple):
    """A table that *Play* may lead to, and when somebody last pressed something there (Unix seconds)."""

    table: Table
    touched: float


class Way(NamedTuple):
    """What a person who wants to play decides, and at which table."""

    table_id: TableId
    what: What


def choose_table(here: Iterable[Standing], person: Person, settings: TableSettings, now: float) -> Way | None:
    """Return the way into a game at one of these tables, or ``None`` if a table should be opened.

    The person's own table comes first, then tables where people wait for a game, then running games with a seat from
    the next deal on. Among several, the one that was opened first is chosen.
    """
    standing = sorted((one for one in here if one.table.tournament is None), key=lambda one: one.table.table_id)
    for table, _ in standing:
        chair, playing = table.chair_of(person.user_id), table.status is Status.PLAYING
        if (chair is not None and (playing or not chair.left)) or table.promised_seat(person.user_id) is not None:
            return Way(table.table_id, _go_on(table, person))
    inviting = [one.table for one in standing if _is_inviting(one, person, settings, now)]
    inviting.sort(key=lambda table: table.status is Status.PLAYING)
    return Way(inviting[0].table_id, Join(friendly=True)) if inviting else None


def is_ranked(table: Table, settings: TableSettings) -> bool:
    """Return whether a table's game is ranked, or would be ranked if people took the free seats."""
    if table.status is Status.PLAYING:
        return table.game is not None and table.game.ranked
    return would_rank(table, settings.ranked)


def _go_on(table: Table, person: Person) -> What:
    """Return what a person decides at their own table. If others sit there too, they do not begin a game."""
    chair = table.chair_of(person.user_id)
    if chair is not None and chair.left:
        return Join()
    waits_for_people = table.guests is not None or any(
        other.user_id not in (None, person.user_id) for other in table.chairs
    )
    if table.status is Status.PLAYING or waits_for_people:
        return Touch()
    return Start() if table.status is Status.LOBBY else Rematch()


def _is_inviting(one: Standing, person: Person, settings: TableSettings, now: float) -> bool:
    table = one.table
    stands_still = table.paused_until is not None or is_anybody_slow(table)
    attended = any(present(chair) for chair in table.chairs) and now - one.touched < settings.lobby_idle_seconds
    if (table.rules, table.turns) != (settings.rules, Turns.USUAL) or stands_still or not attended:
        return False
    case = Case(table, table.chair_of(person.user_id), person, Join(friendly=True), None, None, settings, now)
    return not isinstance(judge_join(case), Reason)
