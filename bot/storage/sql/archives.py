"""Archives: the journal of a closed table and the records of its games, compressed into one row.

A journal of a game takes 30 to 50 KB as rows, an eighth of that as an archive; nothing is left out. A record tells
again what the journal tells, so that in the same archive it costs little. Must not know what the bodies of entries
mean: who is named in them is ``journal_people``'s.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.storage.port import Entry, RecordNotKept, StoreError, TableId
from bot.storage.sql import archive_format
from bot.storage.sql.connection import Connection
from bot.storage.sql.journal_people import find_arrivals, find_bystanders

_GROUP, _LINE, _FIELD = "\x1d", "\x1e", "\x1f"
"""ASCII's own separators; JSON and records have no control characters but the end of a line."""


@dataclass(frozen=True, slots=True)
class Archive:
    """A table's whole journal by ``seq`` (from 1, without gaps), and records by the number of their game."""

    entries: tuple[Entry, ...]
    records: Mapping[int, str]

    def people(self) -> list[tuple[int, bool, bool]]:
        """Who is named in the journal: whether they sat down at the table, and whether they are named besides.

        Raises ``ValueError`` if that cannot be read.
        """
        arrived = {user_id for entry in self.entries for user_id in find_arrivals(entry.kind, entry.body)}
        beside = {user_id for entry in self.entries for user_id in find_bystanders(entry.kind, entry.body)}
        return [(user_id, user_id in arrived, user_id in beside) for user_id in sorted(arrived | beside)]

    def packed(self) -> bytes:
        """The archive as it is stored. ``ValueError`` if it could not be read back as it is."""
        lines = [_FIELD.join((entry.kind, entry.body)) for entry in self.entries]
        records = [_FIELD.join((str(number), record)) for number, record in self.records.items()]
        text = _GROUP.join((_LINE.join(lines), _LINE.join(records)))
        content = archive_format.packed(text, [entry.at for entry in self.entries])
        if unpacked(content) != self:
            raise ValueError("its entries have gaps or control characters")
        return content


def unpacked(content: bytes) -> Archive:
    """The archive that was stored so. ``ValueError`` if it is damaged."""
    text, times = archive_format.unpacked(content)
    lines, records = text.split(_GROUP)
    fields = [line.split(_FIELD) for line in lines.split(_LINE)] if lines else []
    entries = [Entry(seq, at, *pair) for seq, (at, pair) in enumerate(zip(times, fields, strict=True), 1)]
    pairs = (record.split(_FIELD) for record in records.split(_LINE) if record)
    return Archive(tuple(entries), {int(number): record for number, record in pairs})


def read_archive(connection: Connection, table_id: TableId) -> Archive | None:
    """The archive of a table; None if it has none. Raises ``StoreError`` if it is damaged."""
    found = connection.execute("SELECT content FROM archives WHERE table_id = ?", (table_id,)).fetchone()
    if found is None:
        return None
    try:
        return unpacked(found[0])
    except (ValueError, KeyError, TypeError) as fault:
        raise StoreError(f"the archive of table {table_id} cannot be read ({fault})") from fault


def archived_entries(connection: Connection, table_id: TableId) -> list[Entry]:
    """A table's archived journal; empty if it has none."""
    archive = read_archive(connection, table_id)
    return [] if archive is None else list(archive.entries)


def game_record(connection: Connection, game_id: int) -> str:
    """The record of a game that exists, wherever it lies; ``RecordNotKept`` if its time was over."""
    found = connection.execute("SELECT record FROM records WHERE game_id = ?", (game_id,)).fetchone()
    if found is not None:
        return str(found[0])
    (table_id,) = connection.execute("SELECT table_id FROM games WHERE id = ?", (game_id,)).fetchone()
    archive = read_archive(connection, table_id)
    if archive is None:
        raise RecordNotKept(f"the record of game {game_id} was deleted after its time")
    if game_id not in archive.records:
        raise StoreError(f"the record of game {game_id} is lost")
    return archive.records[game_id]


def to_archive(connection: Connection, before: float, after: TableId) -> TableId | None:
    """The next table after ``after`` that is closed, was last touched ``before`` and is not archived."""
    found = connection.execute(
        "SELECT id FROM tables INDEXED BY tables_to_archive"
        " WHERE closed = 1 AND archived = 0 AND id > ? AND touched < ? ORDER BY id LIMIT 1",
        (after, before),
    ).fetchone()
    return None if found is None else TableId(found[0])


def gathered(connection: Connection, table_id: TableId) -> Archive:
    """What is to go into the archive of a closed table."""
    lines = connection.execute("SELECT seq, at, kind, body FROM journal WHERE table_id = ? ORDER BY seq", (table_id,))
    entries = tuple(Entry(*values) for values in lines)
    records = connection.execute(
        "SELECT game_id, record FROM games JOIN records ON game_id = games.id WHERE table_id = ?", (table_id,)
    )
    return Archive(entries, dict(records) if entries else {})


def write_archive(
    connection: Connection,
    table_id: TableId,
    archive: Archive,
    content: bytes,
    people: Sequence[tuple[int, bool, bool]],
) -> None:
    """Put a packed archive in the place of the rows it was gathered from."""
    guild_id = connection.execute("SELECT guild_id FROM tables WHERE id = ?", (table_id,)).fetchone()[0]
    connection.execute("UPDATE tables SET archived = 1 WHERE id = ?", (table_id,))
    if not archive.entries:
        return
    connection.execute(
        "INSERT INTO archives (table_id, content) VALUES (?, ?)"
        " ON CONFLICT (table_id) DO UPDATE SET content = excluded.content",
        (table_id, content),
    )
    connection.executemany(
        "INSERT INTO archived_people (guild_id, table_id, user_id, arrived, began) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (guild_id, user_id, table_id) DO UPDATE SET arrived = excluded.arrived, began = excluded.began",
        [(guild_id, table_id, *person) for person in people],
    )
    connection.execute("DELETE FROM journal WHERE table_id = ?", (table_id,))
    connection.executemany("DELETE FROM records WHERE game_id = ?", [(number,) for number in archive.records])


def drop_journal(connection: Connection, table_id: TableId) -> None:
    """Delete a closed table's journal, archived or not; the records of its games stay."""
    archive = read_archive(connection, table_id)
    if archive is not None:
        connection.executemany(
            "INSERT INTO records (game_id, record) VALUES (?, ?) ON CONFLICT (game_id) DO NOTHING",
            list(archive.records.items()),
        )
        connection.execute("DELETE FROM archives WHERE table_id = ?", (table_id,))
        connection.executemany(
            "DELETE FROM archived_people WHERE user_id = ? AND table_id = ?"
            " AND guild_id = (SELECT guild_id FROM tables WHERE id = ?)",
            [(user_id, table_id, table_id) for user_id, _, _ in archive.people()],
        )
    connection.execute("DELETE FROM journal WHERE table_id = ?", (table_id,))
    connection.execute("UPDATE tables SET archived = 1 WHERE id = ?", (table_id,))


def expired(connection: Connection, before: float, most: int = 100) -> list[TableId]:
    """Closed tables that were last touched ``before`` and of which a journal or records are still kept."""
    found = connection.execute(
        "SELECT tables.id FROM archives JOIN tables ON tables.id = archives.table_id WHERE tables.touched < ?"
        " UNION SELECT id FROM tables WHERE closed = 1 AND archived = 0 AND touched < ?"
        " UNION SELECT tables.id FROM records JOIN games ON games.id = records.game_id"
        " JOIN tables ON tables.id = games.table_id WHERE tables.closed = 1 AND tables.touched < ? LIMIT ?",
        (before, before, before, most),
    )
    return [TableId(row[0]) for row in found]


def drop_table(connection: Connection, table_id: TableId) -> None:
    """Delete a closed table's journal, archived or not, and the records of its games; their results stay."""
    connection.execute("DELETE FROM journal WHERE table_id = ?", (table_id,))
    connection.execute("DELETE FROM archives WHERE table_id = ?", (table_id,))
    connection.execute(
        "DELETE FROM archived_people WHERE guild_id = (SELECT guild_id FROM tables WHERE id = ?) AND table_id = ?",
        (table_id, table_id),
    )
    connection.execute("DELETE FROM records WHERE game_id IN (SELECT id FROM games WHERE table_id = ?)", (table_id,))
    connection.execute("UPDATE tables SET archived = 1 WHERE id = ?", (table_id,))


def known_in_archives(connection: Connection, guild_id: int, user_id: int) -> tuple[list[TableId], list[TableId]]:
    """Archived tables of a server at which a player sat down, and such as name them besides."""
    found = connection.execute(
        "SELECT table_id, arrived, began FROM archived_people WHERE guild_id = ? AND user_id = ?", (guild_id, user_id)
    ).fetchall()
    return [row[0] for row in found if row[1]], [row[0] for row in found if row[2]]
