"""Archives: the journal of a closed table and the records of its games, compressed into one row.

An archive is JSON, compressed by ``lzma``: the times, kinds and bodies of all entries by ``seq``, and the records by
game id. It has all data of the rows and needs a fifth of their space.
"""

from __future__ import annotations

import asyncio
import json
import lzma
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.storage.api import Entry, RecordNotKept, StoreError, TableId
from bot.storage.sql.connection import Connection

_FILTERS = [{"id": lzma.FILTER_LZMA2, "lc": 0, "pb": 0}]
"""Settings of ``lzma`` that compress short texts better, because they use fewer contexts."""


@dataclass(frozen=True, slots=True)
class Archive:
    """A table's whole journal by ``seq`` (from 1, without gaps), and its games' records by game id."""

    entries: tuple[Entry, ...]
    records: Mapping[int, str]

    def pack(self) -> bytes:
        """Return the stored form of the archive. Raises ``ValueError`` if it could not be read back unchanged."""
        whole = {
            "at": [entry.at for entry in self.entries],
            "entries": [(entry.kind, entry.body) for entry in self.entries],
            "records": self.records,
        }
        content = lzma.compress(json.dumps(whole, ensure_ascii=False, separators=(",", ":")).encode(), filters=_FILTERS)
        if unpack_archive(content) != self:
            raise ValueError("its entries have gaps")
        return content


def unpack_archive(content: bytes) -> Archive:
    """Return the archive from its stored form. Raises ``ValueError`` if it is damaged."""
    try:
        whole = json.loads(lzma.decompress(content))
    except lzma.LZMAError as fault:
        raise ValueError(str(fault)) from fault
    lines = zip(whole["at"], whole["entries"], strict=True)
    entries = tuple(Entry(seq, at, kind, body) for seq, (at, (kind, body)) in enumerate(lines, 1))
    return Archive(entries, {int(number): record for number, record in whole["records"].items()})


async def read_archive(connection: Connection, table_id: TableId) -> Archive | None:
    """Return the archive of a table; None if it has none. Raises ``StoreError`` if it is damaged."""
    content = await connection.fetchval("SELECT content FROM archives WHERE table_id = :table", table=table_id)
    if content is None:
        return None
    try:
        return await asyncio.to_thread(unpack_archive, content)
    except (ValueError, KeyError, TypeError) as fault:
        raise StoreError("archive-unreadable", table=table_id, why=fault) from fault


async def unarchived_entries(connection: Connection, table_id: TableId) -> list[Entry]:
    """Return a table's journal from the journal's own rows; empty if it is archived."""
    query = "SELECT seq, at, kind, body FROM journal WHERE table_id = :table ORDER BY seq"
    return [Entry(*values) for values in await connection.fetch(query, table=table_id)]


async def archived_entries(connection: Connection, table_id: TableId) -> list[Entry]:
    """Return a table's archived journal; empty if it has none."""
    archive = await read_archive(connection, table_id)
    return [] if archive is None else list(archive.entries)


async def game_record(connection: Connection, game_id: int) -> str:
    """Return the record of a stored game, archived or not. Raises ``RecordNotKept`` if it was deleted."""
    record = await connection.fetchval("SELECT record FROM records WHERE game_id = :game", game=game_id)
    if record is not None:
        return str(record)
    table_id = await connection.fetchval("SELECT table_id FROM games WHERE id = :game", game=game_id)
    archive = await read_archive(connection, table_id)
    if archive is None:
        raise RecordNotKept("record-deleted", game=game_id)
    if game_id not in archive.records:
        raise StoreError("record-lost", game=game_id)
    return archive.records[game_id]


async def next_to_archive(connection: Connection, before: float, after: TableId) -> TableId | None:
    """Return the next table after ``after`` that is closed, not archived, and was last touched before ``before``."""
    table_id = await connection.fetchval(
        f"SELECT id FROM tables{connection.index_hint('tables_to_archive')}"  # noqa: S608 - a name of our schema
        " WHERE closed = 1 AND archived = 0 AND id > :after AND touched < :before ORDER BY id LIMIT 1",
        after=after,
        before=before,
    )
    return None if table_id is None else TableId(table_id)


async def gather_archive(connection: Connection, table_id: TableId) -> Archive:
    """Return the archive of a closed table, read from the rows of its journal and records."""
    entries = tuple(await unarchived_entries(connection, table_id))
    records = await connection.fetch(
        "SELECT game_id, record FROM games JOIN records ON game_id = games.id WHERE table_id = :table", table=table_id
    )
    return Archive(entries, dict(records) if entries else {})


async def write_archive(
    connection: Connection,
    table_id: TableId,
    archive: Archive,
    content: bytes,
    people: Sequence[tuple[int, bool, bool]],
) -> None:
    """Write a packed archive and delete the rows from which it was gathered."""
    guild_id = await connection.fetchval("SELECT guild_id FROM tables WHERE id = :table", table=table_id)
    await connection.execute("UPDATE tables SET archived = 1 WHERE id = :table", table=table_id)
    if not archive.entries:
        return
    await connection.execute(
        "INSERT INTO archives (table_id, content) VALUES (:table, :content)"
        " ON CONFLICT (table_id) DO UPDATE SET content = excluded.content",
        table=table_id,
        content=content,
    )
    await connection.executemany(
        "INSERT INTO archived_people (guild_id, table_id, user_id, arrived, bystander)"
        " VALUES (:guild, :table, :user, :arrived, :bystander)"
        " ON CONFLICT (guild_id, user_id, table_id) DO UPDATE SET arrived = excluded.arrived,"
        " bystander = excluded.bystander",
        [
            {"guild": guild_id, "table": table_id, "user": user_id, "arrived": arrived, "bystander": bystander}
            for user_id, arrived, bystander in people
        ],
    )
    await connection.execute("DELETE FROM journal WHERE table_id = :table", table=table_id)
    numbers = [{"game": number} for number in archive.records]
    await connection.executemany("DELETE FROM records WHERE game_id = :game", numbers)


async def expired_tables(connection: Connection, before: float, most: int = 100) -> list[TableId]:
    """Return closed tables that were last touched before ``before`` and still have a journal or records."""
    rows = await connection.fetch(
        "SELECT tables.id FROM archives JOIN tables ON tables.id = archives.table_id WHERE tables.touched < :before"
        " UNION SELECT id FROM tables WHERE closed = 1 AND archived = 0 AND touched < :before"
        " UNION SELECT tables.id FROM records JOIN games ON games.id = records.game_id"
        " JOIN tables ON tables.id = games.table_id WHERE tables.closed = 1 AND tables.touched < :before LIMIT :most",
        before=before,
        most=most,
    )
    return [TableId(row[0]) for row in rows]


async def drop_table(connection: Connection, table_id: TableId) -> None:
    """Delete a closed table's journal, archived or not, and the records of its games. Their results stay."""
    for statement in (
        "DELETE FROM journal WHERE table_id = :table",
        "DELETE FROM archives WHERE table_id = :table",
        "DELETE FROM archived_people WHERE table_id = :table"
        " AND guild_id = (SELECT guild_id FROM tables WHERE id = :table)",
        "DELETE FROM records WHERE game_id IN (SELECT id FROM games WHERE table_id = :table)",
        "UPDATE tables SET archived = 1 WHERE id = :table",
    ):
        await connection.execute(statement, table=table_id)


async def archived_tables_of(
    connection: Connection, guild_id: int, user_id: int
) -> tuple[list[TableId], list[TableId]]:
    """Return archived tables of a server: those where a player sat, and those that name them as a bystander."""
    rows = await connection.fetch(
        "SELECT table_id, arrived, bystander FROM archived_people WHERE guild_id = :guild AND user_id = :user",
        guild=guild_id,
        user=user_id,
    )
    return [row[0] for row in rows if row[1]], [row[0] for row in rows if row[2]]
