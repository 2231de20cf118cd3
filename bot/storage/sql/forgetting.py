"""Forgetting a player on one server, in portions: each function is a transaction of its own of some milliseconds.

Who is being forgotten has a row in ``forgetting`` until nothing of them is left, so that after a restart in the middle
it is finished. Ratings, sums and settings go first and at once; then every seat in a finished game gets a pseudonym and
no name, and the journals of closed tables they sat at are deleted; those of nights and duplicate keep a nameless seat,
for their records are everybody's. An entry that names them as a bystander forgets who it was, and tournaments that are
over know them by a pseudonym. What they do after they asked belongs to somebody new.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from time import monotonic

from bot.ratings.anonymous import is_pseudonym, seat_name, strip_name
from bot.storage.port import Entry, RecordNotKept, TableId
from bot.storage.sql.archives import Archive, drop_journal, game_record, read_archive, write_archive
from bot.storage.sql.connection import Connection
from bot.storage.sql.journal_people import belongs_to_others_too, forget_bystander, forget_seat
from bot.storage.sql.personal_data import tables_begun_by, tables_of
from bot.storage.sql.recount import start_again
from bot.storage.sql.tournament_people import tournaments_naming
from bot.storage.sql.unranked import mark_unranked
from bot.storage.tournament_store import TournamentId

PORTION_SECONDS = 0.01
"""How long others wait at most for a portion, but for its last game."""


def begin(connection: Connection, guild_id: int, user_id: int, now: float) -> None:
    """Note that a player is to be forgotten, and take them out of every board and sum; until their season ends they
    play no ranked games there.
    """
    if is_pseudonym(user_id):
        return
    mark_unranked(connection, guild_id, user_id, now)
    given = connection.execute(
        "SELECT (SELECT min(user_id) FROM game_seats WHERE guild_id = ? AND user_id IS NOT NULL),"
        " (SELECT min(pseudonym) FROM forgetting WHERE guild_id = ?)",
        (guild_id, guild_id),
    ).fetchone()
    lowest = min(number for number in (0, *given) if number is not None)
    connection.execute(
        "INSERT INTO forgetting (guild_id, user_id, pseudonym, last_game, last_table, last_tournament)"
        " VALUES (?, ?, ?, (SELECT coalesce(max(id), 0) FROM games), (SELECT coalesce(max(id), 0) FROM tables),"
        " (SELECT coalesce(max(id), 0) FROM tournaments)) ON CONFLICT (guild_id, user_id) DO UPDATE SET"
        " pseudonym = excluded.pseudonym, last_game = excluded.last_game, last_table = excluded.last_table,"
        " last_tournament = excluded.last_tournament",
        (guild_id, user_id, lowest - 1),
    )
    for statement in (
        "DELETE FROM standings WHERE guild_id = ? AND user_id = ?",
        "DELETE FROM rating_steps WHERE guild_id = ? AND user_id = ?",
        "DELETE FROM meetings WHERE guild_id = ? AND user_id = ?",
        "DELETE FROM meetings WHERE guild_id = ? AND other_id = ?",
        "DELETE FROM partnerships WHERE guild_id = ? AND user_id = ?",
        "DELETE FROM partnerships WHERE guild_id = ? AND other_id = ?",
    ):
        connection.execute(statement, (guild_id, user_id))
    connection.execute("DELETE FROM player_settings WHERE user_id = ?", (user_id,))
    start_again(connection)


def begun(connection: Connection) -> list[tuple[int, int]]:
    """Who is being forgotten: servers and players."""
    return connection.execute("SELECT guild_id, user_id FROM forgetting ORDER BY guild_id, user_id").fetchall()


def leave_games(connection: Connection, guild_id: int, user_id: int) -> int:
    """Give some of the player's seats a pseudonym that is new to this server, and no name; 0 when all have it."""
    until = monotonic() + PORTION_SECONDS
    seats = connection.execute(
        "SELECT game_id, seat, pseudonym FROM forgetting JOIN game_seats USING (guild_id, user_id)"
        " WHERE guild_id = ? AND user_id = ? AND game_id <= last_game LIMIT 50",
        (guild_id, user_id),
    ).fetchall()
    done = 0
    for game_id, seat, pseudonym in seats:
        if done and monotonic() > until:
            break
        connection.execute(
            "UPDATE game_seats SET user_id = ?, name = ? WHERE game_id = ? AND seat = ?",
            (pseudonym, seat_name(seat), game_id, seat),
        )
        with suppress(RecordNotKept):
            record = strip_name(game_record(connection, game_id), seat)
            connection.execute(
                "INSERT INTO records (game_id, record) VALUES (?, ?)"
                " ON CONFLICT (game_id) DO UPDATE SET record = excluded.record",
                (game_id, record),
            )
        done += 1
    return done


def known_to(connection: Connection, guild_id: int, user_id: int) -> tuple[list[TableId], list[TableId], list[TableId]]:
    """Tables from before they asked: still open, closed, and such as only name them as a bystander."""
    row = connection.execute(
        "SELECT last_table FROM forgetting WHERE guild_id = ? AND user_id = ?", (guild_id, user_id)
    ).fetchone()
    last = row[0] if row else 0
    still_open = tables_of(connection, guild_id, user_id, closed=False)
    closed = tables_of(connection, guild_id, user_id, closed=True)
    beside = set(tables_begun_by(connection, guild_id, user_id)).difference(closed)
    return (
        [table_id for table_id in still_open if table_id <= last],
        [table_id for table_id in closed if table_id <= last],
        sorted(table_id for table_id in beside if table_id <= last),
    )


def known_to_tournaments(
    connection: Connection, guild_id: int, user_id: int
) -> tuple[list[TournamentId], list[TournamentId]]:
    """Tournaments from before they asked: not over yet, and over."""
    row = connection.execute(
        "SELECT last_tournament FROM forgetting WHERE guild_id = ? AND user_id = ?", (guild_id, user_id)
    ).fetchone()
    last = row[0] if row else 0
    under_way, over = (
        [number for number in tournaments_naming(connection, guild_id, user_id, closed=closed) if number <= last]
        for closed in (False, True)
    )
    return under_way, over


def leave_table(connection: Connection, table_id: TableId, user_id: int) -> None:
    """Let go of a closed table where they sat. Its journal is deleted, and the records of its games stay; a
    tournament's journal, from which its records are made, keeps a nameless seat instead.
    """
    entries = _entries(connection, table_id)
    if belongs_to_others_too(entries):
        _rewrite(connection, table_id, entries, forget_seat(entries, user_id))
    else:
        drop_journal(connection, table_id)


def stand_by(connection: Connection, table_id: TableId, user_id: int) -> None:
    """Let a journal forget somebody who did not sit at the table."""
    entries = _entries(connection, table_id)
    _rewrite(connection, table_id, entries, [forget_bystander(entry, user_id) for entry in entries])


def _entries(connection: Connection, table_id: TableId) -> list[Entry]:
    """A table's journal, archived or not."""
    archive = read_archive(connection, table_id)
    if archive is not None:
        return list(archive.entries)
    lines = connection.execute("SELECT seq, at, kind, body FROM journal WHERE table_id = ? ORDER BY seq", (table_id,))
    return [Entry(*values) for values in lines]


def _rewrite(connection: Connection, table_id: TableId, before: Sequence[Entry], now: Sequence[Entry]) -> None:
    """Put other bodies into a table's journal, where it lies."""
    archive = read_archive(connection, table_id)
    if archive is None:
        connection.executemany(
            "UPDATE journal SET body = ? WHERE table_id = ? AND seq = ?",
            [(new.body, table_id, new.seq) for old, new in zip(before, now, strict=True) if new is not old],
        )
        return
    changed = Archive(tuple(now), archive.records)
    drop_journal(connection, table_id)
    write_archive(connection, table_id, changed, changed.packed(), changed.people())


def finish(connection: Connection, guild_id: int, user_id: int) -> None:
    """Forget that the player asked, too."""
    connection.execute("DELETE FROM forgetting WHERE guild_id = ? AND user_id = ?", (guild_id, user_id))
