"""A player's own data on one server, for them to see: everything that is stored, and which tables know them.

Names and ids are in finished games and their records, in the standings and in the journals of tables, archived or not;
who is named in a journal is told by ``journal_people``.
"""

from __future__ import annotations

import json
from typing import Any

from bot.storage.port import TableId
from bot.storage.sql.archives import known_in_archives
from bot.storage.sql.connection import Connection
from bot.storage.sql.journal_people import find_arrivals, find_bystanders
from bot.storage.sql.settings import read_settings
from bot.storage.sql.tournament_people import exported
from bot.storage.sql.unranked import unranked_until

_OWN = (
    ("standings", "SELECT * FROM standings WHERE guild_id = ? AND user_id = ? ORDER BY period, family, ranked"),
    ("ratings", "SELECT * FROM rating_steps WHERE guild_id = ? AND user_id = ? ORDER BY family, number"),
    (
        "met",
        "SELECT together, other_id, games, won, lost FROM meetings WHERE guild_id = ? AND user_id = ?"
        " ORDER BY together, other_id",
    ),
    (
        "partnerships",
        "SELECT * FROM partnerships WHERE guild_id = ?1 AND user_id = ?2"
        " UNION ALL SELECT * FROM partnerships WHERE guild_id = ?1 AND other_id = ?2"
        " ORDER BY user_id, other_id, period, family",
    ),
    (
        "games",
        "SELECT games.id AS game_id, games.started_at, games.ended_at, games.preset, games.rules, games.hands,"
        ' games.ranked, seat, name, unit, score, won, "left", credited, counts FROM game_seats'
        " JOIN games ON games.id = game_seats.game_id WHERE game_seats.guild_id = ? AND game_seats.user_id = ?"
        " ORDER BY game_seats.ended_at, game_seats.game_id, seat",
    ),
)

ARRIVALS = (
    "SELECT tables.id, journal.kind, journal.body FROM tables"
    " CROSS JOIN journal INDEXED BY journal_arrivals ON journal.table_id = tables.id"
    " WHERE tables.guild_id = ? AND tables.closed = ? AND journal.kind IN ('opened', 'joined')"
    " AND instr(journal.body, ?) > 0"
)

BYSTANDERS = (
    "SELECT tables.id, journal.kind, journal.body FROM tables"
    " CROSS JOIN journal INDEXED BY journal_bystanders ON journal.table_id = tables.id"
    " WHERE tables.guild_id = ? AND tables.closed IN (0, 1)"
    " AND journal.kind IN ('opened', 'started', 'closed', 'left', 'last-hand-called', 'hands-added')"
    " AND instr(journal.body, ?) > 0"
)


def export_player(connection: Connection, guild_id: int, user_id: int) -> dict[str, Any]:
    """Everything stored about a player; other people's ids, but not their names."""
    found: dict[str, Any] = {"guild_id": guild_id, "user_id": user_id}
    for name, query in _OWN:
        cursor = connection.execute(query, (guild_id, user_id))
        columns = [column[0] for column in cursor.description]
        found[name] = [dict(zip(columns, row, strict=True)) for row in cursor]
    for game in found["games"]:
        game["counts"] = json.loads(game["counts"])
    found["unranked_until"] = unranked_until(connection, guild_id, user_id)
    found["settings"] = read_settings(connection, "player_settings", user_id)
    found["tables"] = [
        {"table_id": table_id, "open": not closed}
        for closed in (False, True)
        for table_id in tables_of(connection, guild_id, user_id, closed=closed)
    ]
    found["tournaments"] = exported(connection, guild_id, user_id)
    found["begun_or_closed"] = tables_begun_by(connection, guild_id, user_id)
    return found


def tables_of(connection: Connection, guild_id: int, user_id: int, *, closed: bool) -> list[TableId]:
    """Tables of a server at which a player sat down, in the order of their numbers."""
    arrivals = connection.execute(ARRIVALS, (guild_id, closed, str(user_id)))
    found = {TableId(table_id) for table_id, kind, body in arrivals if user_id in find_arrivals(kind, body)}
    return sorted(found.union(known_in_archives(connection, guild_id, user_id)[0] if closed else ()))


def tables_begun_by(connection: Connection, guild_id: int, user_id: int) -> list[TableId]:
    """Tables of a server that name a player who need not have sat there: they opened them for others, began a game or
    ended one.
    """
    acts = connection.execute(BYSTANDERS, (guild_id, str(user_id)))
    found = {TableId(table_id) for table_id, kind, body in acts if user_id in find_bystanders(kind, body)}
    return sorted(found.union(known_in_archives(connection, guild_id, user_id)[1]))
