"""A player's own data on one server: exported for them, or removed from everything that is stored.

Names and ids are in finished games and their records, in the standings and in the journals of tables. Forgetting a
player deletes the journals of closed tables they sat at; finished games keep their records, with an anonymous seat.
About journals this file knows only in which kinds of entries somebody arrives (``opened``, ``joined``), and which
(``started``, ``closed``) name somebody who need not sit there: a moderator, or whoever opened the channel's next table.
Such an entry forgets who it was. Settings belong to the person on every server and go with the rest.
"""

from __future__ import annotations

import json
import re
import sqlite3
from typing import Any

from bot.ratings.anonymous import is_pseudonym, seat_name, without_name
from bot.storage.port import Forgotten, StillSeated, TableId
from bot.storage.sqlite.settings import read_settings

_OWN = (
    ("standings", "SELECT * FROM standings WHERE guild_id = ? AND user_id = ?"),
    ("ratings", "SELECT * FROM rating_steps WHERE guild_id = ? AND user_id = ?"),
    ("met", "SELECT together, other_id, games, won, lost FROM meetings WHERE guild_id = ? AND user_id = ?"),
    (
        "games",
        "SELECT games.id AS game_id, games.started_at, games.ended_at, games.preset, games.rules, games.hands,"
        ' games.ranked, seat, name, unit, score, won, "left", credited, counts FROM game_seats'
        " JOIN games ON games.id = game_seats.game_id WHERE game_seats.guild_id = ? AND game_seats.user_id = ?"
        " ORDER BY game_seats.ended_at",
    ),
)

ARRIVALS = (  # whoever stands in a journal opened the table or joined it
    "SELECT tables.id, journal.body FROM tables"
    " CROSS JOIN journal INDEXED BY journal_arrivals ON journal.table_id = tables.id"
    " WHERE tables.guild_id = ? AND tables.closed = ? AND journal.kind IN ('opened', 'joined')"
    " AND instr(journal.body, ?)"
)


BYSTANDERS = (
    "SELECT journal.table_id, journal.seq, journal.body FROM tables"
    " CROSS JOIN journal INDEXED BY journal_acts_of_bystanders ON journal.table_id = tables.id"
    " WHERE tables.guild_id = ? AND tables.closed IN (0, 1) AND journal.kind IN ('started', 'closed')"
    " AND instr(journal.body, ?)"
)
NOBODY = 0
"""Replaces the id of a forgotten bystander; Discord gives it to nobody."""


def export_player(connection: sqlite3.Connection, guild_id: int, user_id: int) -> dict[str, Any]:
    """Everything stored about a player; other people's ids, but not their names."""
    found: dict[str, Any] = {"guild_id": guild_id, "user_id": user_id}
    for name, query in _OWN:
        cursor = connection.execute(query, (guild_id, user_id))
        columns = [column[0] for column in cursor.description]
        found[name] = [dict(zip(columns, row, strict=True)) for row in cursor]
    for game in found["games"]:
        game["counts"] = json.loads(game["counts"])
    found["settings"] = read_settings(connection, "player_settings", user_id)
    found["tables"] = [
        {"table_id": table_id, "open": not closed}
        for closed in (0, 1)
        for table_id in _known_to(connection, guild_id, user_id, closed)
    ]
    found["begun_or_closed"] = sorted({table_id for table_id, _, _ in _bystander_acts(connection, guild_id, user_id)})
    return found


def forget_player(connection: sqlite3.Connection, guild_id: int, user_id: int) -> Forgotten:
    """Remove a player from everything. If they come back later, they are somebody new."""
    if is_pseudonym(user_id):
        return Forgotten(0, 0)
    if sitting := _known_to(connection, guild_id, user_id, closed=0):
        raise StillSeated(sitting)
    tables = _known_to(connection, guild_id, user_id, closed=1)
    connection.execute("PRAGMA secure_delete = ON").fetchone()  # overwrite what is deleted, from now on
    connection.executemany("DELETE FROM journal WHERE table_id = ?", [(table_id,) for table_id in tables])
    for table_id, seq, body in _bystander_acts(connection, guild_id, user_id):
        connection.execute("UPDATE journal SET body = ? WHERE table_id = ? AND seq = ?", (body, table_id, seq))
    games = _make_anonymous(connection, guild_id, user_id)
    for statement in (
        "DELETE FROM standings WHERE guild_id = ? AND user_id = ?",
        "DELETE FROM rating_steps WHERE guild_id = ? AND user_id = ?",
        "DELETE FROM meetings WHERE guild_id = ? AND user_id = ?",
        "DELETE FROM meetings WHERE guild_id = ? AND other_id = ?",
    ):
        connection.execute(statement, (guild_id, user_id))
    connection.execute("DELETE FROM player_settings WHERE user_id = ?", (user_id,))
    return Forgotten(games, len(tables))


def _known_to(connection: sqlite3.Connection, guild_id: int, user_id: int, closed: int) -> list[TableId]:
    """Tables of a server whose journal names a player."""
    number = re.compile(rf"(?<!\d){user_id}(?!\d)")
    arrivals = connection.execute(ARRIVALS, (guild_id, closed, str(user_id)))
    return sorted({TableId(table_id) for table_id, body in arrivals if number.search(body)})


def _bystander_acts(connection: sqlite3.Connection, guild_id: int, user_id: int) -> list[tuple[TableId, int, str]]:
    """Entries that name a player as the one who started a game or closed a table: table, ``seq``, body without them."""
    named = re.compile(rf'("user_id": ?){user_id}(?!\d)')
    acts = connection.execute(BYSTANDERS, (guild_id, str(user_id)))
    return [
        (TableId(table_id), seq, named.sub(rf"\g<1>{NOBODY}", body))
        for table_id, seq, body in acts
        if named.search(body)
    ]


def _make_anonymous(connection: sqlite3.Connection, guild_id: int, user_id: int) -> int:
    """Give a player's seats a pseudonym that was never used on this server, and no name; returns how many seats."""
    seats = connection.execute(
        "SELECT game_id, seat FROM game_seats WHERE guild_id = ? AND user_id = ?", (guild_id, user_id)
    ).fetchall()
    lowest = connection.execute(
        "SELECT min(user_id) FROM game_seats WHERE guild_id = ? AND user_id IS NOT NULL", (guild_id,)
    ).fetchone()[0]
    pseudonym = min(lowest or 0, 0) - 1
    for game_id, seat in seats:
        connection.execute(
            "UPDATE game_seats SET user_id = ?, name = ? WHERE game_id = ? AND seat = ?",
            (pseudonym, seat_name(seat), game_id, seat),
        )
        record = connection.execute("SELECT record FROM games WHERE id = ?", (game_id,)).fetchone()[0]
        connection.execute("UPDATE games SET record = ? WHERE id = ?", (without_name(record, seat), game_id))
    return len(seats)
