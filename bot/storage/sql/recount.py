"""Counting all games again, when another version of the scorer had counted them: in portions, while games go on.

While it runs, boards say so (``Recounting``). A game that ends meanwhile has a higher number than those that were
counted, and so is counted in its turn. A portion is whole or not at all; after a restart it goes on.
"""

from __future__ import annotations

import logging
from time import monotonic

from bot.storage.api import Recounting, Scorer
from bot.storage.sql.connection import Connection
from bot.storage.sql.results import FinishedGame, read_game
from bot.storage.sql.settings import read_fact, write_fact
from bot.storage.sql.standings import VERSION_FACT, count_or_defer, count_or_log

logger = logging.getLogger(__name__)

PORTION_SECONDS = 0.01
"""How long others wait at most for a portion, but for its last game."""

_PROGRESS_FACT = "recount"
"""The name of the fact that holds the number of the last game that was counted again; none if no recount runs."""

_SMALL = 100
"""So many games are counted again before anybody is served."""

_CLEARED = 2000
"""Rows removed at once, some milliseconds."""

_TABLES = {
    "standings": "guild_id, user_id, period, family, ranked",
    "rating_steps": "guild_id, user_id, family, number",
    "meetings": "guild_id, user_id, together, other_id",
    "partnerships": "guild_id, user_id, other_id, period, family",
}
"""What is computed from the games, with its keys."""


def check_counted(connection: Connection) -> None:
    """Raise ``Recounting`` while what is computed from the games is not complete."""
    if read_fact(connection, _PROGRESS_FACT) is not None:
        raise Recounting("All games are being counted again.")


def begin_if_needed(connection: Connection, scorer: Scorer) -> bool:
    """Whether games have to be counted by this version of the scorer; if so, boards say it from now on."""
    if read_fact(connection, VERSION_FACT) == scorer.version:
        return False
    write_fact(connection, VERSION_FACT, scorer.version)
    write_fact(connection, _PROGRESS_FACT, "0")
    return True


def start_again(connection: Connection) -> None:
    """If a recount runs, it begins anew."""
    if read_fact(connection, _PROGRESS_FACT) is not None:
        write_fact(connection, _PROGRESS_FACT, "0")


def count_new(connection: Connection, scorer: Scorer | None, game: FinishedGame) -> None:
    """Count a game that has just ended; while all games are counted again, it is one of those."""
    if scorer is None or read_fact(connection, _PROGRESS_FACT) is None:
        count_or_defer(connection, scorer, game)


def is_running(connection: Connection) -> bool:
    """Whether a recount has begun and has not come to its end."""
    return read_fact(connection, _PROGRESS_FACT) is not None


def is_small(connection: Connection) -> bool:
    """Whether a recount runs that will be done in no time."""
    more = connection.execute("SELECT 1 FROM games LIMIT 1 OFFSET ?", (_SMALL,)).fetchone()
    return more is None and is_running(connection)


def count_some(connection: Connection, scorer: Scorer) -> bool:
    """Count some games again, in the order of their numbers; returns whether more are to come."""
    progress = read_fact(connection, _PROGRESS_FACT)
    if progress is None:
        return False
    until, last = monotonic() + PORTION_SECONDS, int(progress)
    if last == 0 and _clear(connection):
        return True
    numbers = connection.execute("SELECT id FROM games WHERE id > ? ORDER BY id LIMIT 100", (last,)).fetchall()
    for (number,) in numbers:
        _count_again(connection, scorer, number)
        last = number
        if monotonic() > until:
            break
    if numbers:
        write_fact(connection, _PROGRESS_FACT, str(last))
        return True
    _remove_pseudonyms(connection)
    write_fact(connection, _PROGRESS_FACT, None)
    if last:
        logger.info("Ratings and statistics were counted again, up to game %d", last)
    return False


def _count_again(connection: Connection, scorer: Scorer, number: int) -> None:
    game = read_game(connection, number)
    won = game.winners
    connection.executemany(
        "UPDATE game_seats SET credited = ? WHERE game_id = ? AND seat = ? AND credited <> ?",
        [(seat.seat in won, number, seat.seat, seat.seat in won) for seat in game.seats],
    )
    count_or_log(connection, scorer, game)


def _clear(connection: Connection) -> bool:
    """Remove some of what was computed before; returns whether there was any."""
    for table, key in _TABLES.items():
        removed = connection.execute(
            f"DELETE FROM {table} WHERE ({key}) IN (SELECT {key} FROM {table} LIMIT {_CLEARED})"  # noqa: S608 - our own
        )
        if removed.rowcount:
            return True
    return False


def _remove_pseudonyms(connection: Connection) -> None:
    """Forgotten players had to take part while the others were rated; now they go again."""
    for (guild_id,) in connection.execute("SELECT DISTINCT guild_id FROM standings").fetchall():
        for table in _TABLES:
            connection.execute(f"DELETE FROM {table} WHERE guild_id = ? AND user_id < 0", (guild_id,))  # noqa: S608
        for table in ("meetings", "partnerships"):
            connection.execute(f"DELETE FROM {table} WHERE guild_id = ? AND other_id < 0", (guild_id,))  # noqa: S608
