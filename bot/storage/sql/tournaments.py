"""Tournaments and their facts. Must not know what the bodies of facts mean."""

from __future__ import annotations

from collections.abc import Sequence

from bot.storage.port import Entry, SequenceTaken, StoreError
from bot.storage.sql.connection import Connection
from bot.storage.tournament_store import TournamentId, TournamentRow

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


def tournament_facts(connection: Connection, tournament_id: TournamentId) -> list[Entry]:
    """The facts of a tournament by ``seq``."""
    found = connection.execute(
        "SELECT seq, at, kind, body FROM tournament_facts WHERE tournament_id = ? ORDER BY seq", (tournament_id,)
    )
    return [Entry(*values) for values in found]


def live_tournaments(connection: Connection, kind: str) -> list[TournamentRow]:
    """The tournaments of a kind that are not closed, by id, which is by age."""
    return _rows(connection, "WHERE kind = ? AND closed_at IS NULL", (kind,))


def closed_tournaments(connection: Connection, kind: str, guild_id: int | None) -> list[TournamentRow]:
    """The tournaments of a kind and a server (or of none) that are over, by id."""
    if guild_id is None:
        return _rows(connection, "WHERE kind = ? AND guild_id IS NULL AND closed_at IS NOT NULL", (kind,))
    return _rows(connection, "WHERE kind = ? AND guild_id = ? AND closed_at IS NOT NULL", (kind, guild_id))


def _rows(connection: Connection, where: str, values: tuple[str | int, ...]) -> list[TournamentRow]:
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
