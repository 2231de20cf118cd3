"""The journals of tables and the facts of tournaments: appended, read back, and counted."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.storage.api import (
    Entry,
    GameResult,
    InteractionSeen,
    Overview,
    Scorer,
    SequenceTaken,
    StoreError,
    TableId,
    TableRow,
    TournamentId,
    TournamentRow,
)
from bot.storage.sql.archives import archived_entries
from bot.storage.sql.connection import Connection
from bot.storage.sql.games import write_result
from bot.storage.sql.totals import count_new

INTERACTION_MEMORY = 24 * 60 * 60.0
"""Seconds for which a press is remembered. A token lives 15 minutes; a day allows for wrong clocks."""


_TOUCH = (
    "UPDATE tables SET deadline = ?2, touched = CASE WHEN touched < ?3 THEN ?3 ELSE touched END WHERE id = ?1"
    " RETURNING guild_id, touched, coalesce((SELECT max(seq) FROM journal WHERE table_id = ?1), 0)"
)
LIVE = (
    "SELECT id, guild_id, channel_id, message_id, posted_at, deadline, touched FROM tables WHERE closed = 0 ORDER BY id"
)
_PRESS = (  # one of more than a day ago counts as none
    "INSERT INTO interactions (interaction_id, table_id, seq, at) VALUES (?1, ?2, ?3, ?4)"
    " ON CONFLICT (interaction_id) DO UPDATE SET table_id = excluded.table_id, seq = excluded.seq, at = excluded.at"
    " WHERE interactions.at < excluded.at - ?5"
)


def open_table(connection: Connection, guild_id: int, channel_id: int, entry: Entry, deadline: float | None) -> TableId:
    """Create a table with its first entry."""
    [(number,)] = connection.execute(
        "INSERT INTO tables (guild_id, channel_id, deadline, touched) VALUES (?, ?, ?, ?) RETURNING id",
        (guild_id, channel_id, deadline, entry.at),
    ).fetchall()
    table_id = TableId(number)
    _write_entries(connection, table_id, 0, [entry])
    connection.execute("DELETE FROM interactions WHERE at < ?", (entry.at - INTERACTION_MEMORY,))
    return table_id


def append(
    connection: Connection,
    table_id: TableId,
    lines: Sequence[Entry],
    interaction_id: int | None,
    deadline: float | None,
    result: GameResult | None,
    closed: bool,
    scorer: Scorer | None,
) -> None:
    """Write the entries of one call and what goes with them; ``scorer`` counts a finished game."""
    latest = max([line.at for line in lines], default=0.0)
    found = connection.execute(_TOUCH, (table_id, deadline, latest)).fetchall()
    if not found:
        raise StoreError(f"There is no table {table_id}.")
    [(guild_id, at, last)] = found
    if interaction_id is not None:
        seq = lines[-1].seq if lines else last
        _write_interaction(connection, interaction_id, table_id, seq, at)
    _write_entries(connection, table_id, last, lines)
    if closed:
        connection.execute("UPDATE tables SET closed = 1 WHERE id = ?", (table_id,))
    if result is not None:
        count_new(connection, scorer, write_result(connection, table_id, guild_id, result))


def place_message(
    connection: Connection, table_id: TableId, channel_id: int, message_id: int | None, posted_at: float | None
) -> None:
    """Store which message shows a table."""
    statement = "UPDATE tables SET channel_id = ?, message_id = ?, posted_at = ? WHERE id = ?"
    _change_table(connection, table_id, statement, (channel_id, message_id, posted_at))


def set_deadline(connection: Connection, table_id: TableId, deadline: float | None) -> None:
    """Set when a table's clock runs out; None stops it."""
    _change_table(connection, table_id, "UPDATE tables SET deadline = ? WHERE id = ?", (deadline,))


def live_tables(connection: Connection) -> list[TableRow]:
    """Return the tables that are not closed, by id, which is by age."""
    return [
        TableRow(TableId(table_id), guild_id, channel_id, message_id, posted_at, deadline, touched, closed=False)
        for table_id, guild_id, channel_id, message_id, posted_at, deadline, touched in connection.execute(LIVE)
    ]


def entries(connection: Connection, table_id: TableId) -> list[Entry]:
    """Return a journal by ``seq``, also one that has been archived."""
    found = connection.execute("SELECT seq, at, kind, body FROM journal WHERE table_id = ? ORDER BY seq", (table_id,))
    return [Entry(*values) for values in found] or archived_entries(connection, table_id)


def _change_table(
    connection: Connection, table_id: TableId, statement: str, values: tuple[int | float | None, ...]
) -> None:
    if connection.execute(statement, (*values, table_id)).rowcount == 0:
        raise StoreError(f"There is no table {table_id}.")


def _write_entries(connection: Connection, table_id: TableId, last: int, lines: Sequence[Entry]) -> None:
    """Add lines to a journal after number ``last``; should another writer be quicker, the key refuses them."""
    if last == 0 and archived_entries(connection, table_id):
        raise StoreError(f"Table {table_id} is closed and its journal is archived.")
    for expected, line in enumerate(lines, start=last + 1):
        if line.seq != expected:
            raise SequenceTaken(f"Entry {line.seq} of table {table_id} came when {expected} was next.")
    connection.executemany(
        "INSERT INTO journal (table_id, seq, at, kind, body) VALUES (?, ?, ?, ?, ?)",
        [(table_id, line.seq, line.at, line.kind, line.body) for line in lines],
    )


def _write_interaction(connection: Connection, interaction_id: int, table_id: TableId, seq: int, at: float) -> None:
    """Remember a press with the last number it writes."""
    written = connection.execute(_PRESS, (interaction_id, table_id, seq, at, INTERACTION_MEMORY))
    if written.rowcount == 0:
        raise InteractionSeen(f"Interaction {interaction_id} was written before.")


def journals(connection: Connection) -> Iterator[tuple[TableId, list[Entry] | StoreError]]:
    """Every table's journal, oldest table first, or why it cannot be read."""
    for (table_id,) in connection.execute("SELECT id FROM tables ORDER BY id").fetchall():
        try:
            yield TableId(table_id), entries(connection, TableId(table_id))
        except connection.Error as fault:
            yield TableId(table_id), StoreError(f"its journal cannot be read ({fault})")
        except StoreError as fault:
            yield TableId(table_id), fault


# -- tournaments


_ROWS = "SELECT id, kind, guild_id, channel_id, opened_at, closed_at FROM tournaments"


def open_tournament(
    connection: Connection, kind: str, guild_id: int | None, channel_id: int | None, facts: Sequence[Entry]
) -> TournamentId:
    """Create a tournament with its first facts."""
    if not facts:
        raise StoreError("A tournament begins with a fact.")
    [(number,)] = connection.execute(
        "INSERT INTO tournaments (kind, guild_id, channel_id, opened_at) VALUES (?, ?, ?, ?) RETURNING id",
        (kind, guild_id, channel_id, facts[0].at),
    ).fetchall()
    tournament_id = TournamentId(number)
    _write_facts(connection, tournament_id, facts)
    return tournament_id


def append_facts(
    connection: Connection, tournament_id: TournamentId, facts: Sequence[Entry], closed_at: float | None
) -> None:
    """Write the facts of one call."""
    if connection.execute("SELECT 1 FROM tournaments WHERE id = ?", (tournament_id,)).fetchone() is None:
        raise StoreError(f"There is no tournament {tournament_id}.")
    _write_facts(connection, tournament_id, facts)
    if closed_at is not None:
        connection.execute(
            "UPDATE tournaments SET closed_at = ? WHERE id = ? AND closed_at IS NULL", (closed_at, tournament_id)
        )


def tournament_facts(connection: Connection, tournament_id: TournamentId, after: int = 0) -> list[Entry]:
    """Return the facts of a tournament after some number, by ``seq``."""
    found = connection.execute(
        "SELECT seq, at, kind, body FROM tournament_facts WHERE tournament_id = ? AND seq > ? ORDER BY seq",
        (tournament_id, after),
    )
    return [Entry(*values) for values in found]


def live_tournaments(connection: Connection, kind: str) -> list[TournamentRow]:
    """Return the tournaments of a kind that are not closed, by id, which is by age."""
    return _rows(connection, "WHERE kind = ? AND closed_at IS NULL", (kind,))


def tournaments(
    connection: Connection,
    kind: str,
    guild_id: int | None,
    *,
    after: int = 0,
    opened: tuple[float, float] | None = None,
) -> list[TournamentRow]:
    """Return the tournaments of a kind and a server (or of none), by id."""
    where = "WHERE kind = ? AND id > ? AND guild_id"
    values: list[str | float] = [kind, after]
    if guild_id is None:
        where += " IS NULL"
    else:
        where += " = ?"
        values.append(guild_id)
    if opened is not None:
        where += " AND opened_at >= ? AND opened_at < ?"
        values += opened
    return _rows(connection, where, tuple(values))


def _rows(connection: Connection, where: str, values: tuple[str | float, ...]) -> list[TournamentRow]:
    found = connection.execute(f"{_ROWS} {where} ORDER BY id", values)
    return [TournamentRow(TournamentId(tournament_id), *rest) for tournament_id, *rest in found]


def _write_facts(connection: Connection, tournament_id: TournamentId, facts: Sequence[Entry]) -> None:
    """Add facts; should another writer be quicker, the key refuses them."""
    row = connection.execute(
        "SELECT max(seq) FROM tournament_facts WHERE tournament_id = ?", (tournament_id,)
    ).fetchone()
    for expected, fact in enumerate(facts, start=(row[0] or 0) + 1):
        if fact.seq != expected:
            raise SequenceTaken(f"Fact {fact.seq} of tournament {tournament_id} came when {expected} was next.")
    connection.executemany(
        "INSERT INTO tournament_facts (tournament_id, seq, at, kind, body) VALUES (?, ?, ?, ?, ?)",
        [(tournament_id, fact.seq, fact.at, fact.kind, fact.body) for fact in facts],
    )


# -- what the store holds, in a few numbers


def read_overview(connection: Connection) -> Overview:
    """Count open tables and finished games, and find the last act."""
    open_tables = connection.execute("SELECT count(*) FROM tables WHERE closed = 0").fetchone()[0]
    games = connection.execute("SELECT count(*) FROM games").fetchone()[0]
    return Overview(open_tables, games, connection.execute("SELECT max(touched) FROM tables").fetchone()[0])
