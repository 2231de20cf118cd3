"""Reads and writes the journals of tables and the facts of tournaments."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from math import inf

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
from bot.storage.sql.archives import archived_entries, unarchived_entries
from bot.storage.sql.connection import Connection, list_values
from bot.storage.sql.results import count_new, write_result

INTERACTION_MEMORY = 24 * 60 * 60.0
"""Seconds for which a press is remembered. A token is valid for 15 minutes; a day allows for wrong clocks."""


LIVE = (
    "SELECT id, guild_id, channel_id, message_id, posted_at, sheet_id, deadline, touched FROM tables"
    " WHERE closed = 0 ORDER BY id"
)
_HEADS = (
    "SELECT id, guild_id, touched, archived,"
    " coalesce((SELECT max(seq) FROM journal WHERE table_id = tables.id), 0) FROM tables WHERE id IN ({tables})"
)
_AND_PRESSES = (  # presses are stored without a server
    " UNION ALL SELECT interaction_id, NULL, at, 0, 0 FROM interactions WHERE interaction_id IN ({presses})"
)
_KNOWN = "SELECT id FROM tables WHERE id IN ({tables})"
_JOURNALS = "SELECT table_id, seq, at, kind, body FROM journal WHERE table_id IN ({tables}) ORDER BY table_id, seq"
_INSERT_ENTRY = "INSERT INTO journal (table_id, seq, at, kind, body) VALUES (:owner, :seq, :at, :kind, :body)"
_INSERT_PRESS = "INSERT INTO interactions (interaction_id, table_id, seq, at) VALUES (:press, :table, :seq, :at)"


@dataclass(frozen=True, slots=True)
class Append:
    """One call of ``bot.storage.store.Store.append``. ``scorer`` rates the game if one is finished."""

    table_id: TableId
    lines: Sequence[Entry]
    interaction_id: int | None = None
    deadline: float | None = None
    result: GameResult | None = None
    closed: bool = False
    scorer: Scorer | None = None


@dataclass(slots=True)
class _Head:
    guild_id: int
    touched: float
    archived: int
    last: int
    deadline: float | None = None


async def open_table(
    connection: Connection, guild_id: int, channel_id: int, entry: Entry, deadline: float | None
) -> TableId:
    number = await connection.fetchval(
        "INSERT INTO tables (guild_id, channel_id, deadline, touched)"
        " VALUES (:guild, :channel, :deadline, :touched) RETURNING id",
        guild=guild_id,
        channel=channel_id,
        deadline=deadline,
        touched=entry.at,
    )
    table_id = TableId(number)
    _check_follows(f"table {table_id}", 0, [entry])
    await connection.execute(_INSERT_ENTRY, **_entry_values(table_id, entry))
    await connection.execute("DELETE FROM interactions WHERE at < :until", until=entry.at - INTERACTION_MEMORY)
    return table_id


async def has_seen(connection: Connection, press: int) -> bool:
    query = "SELECT 1 FROM interactions WHERE interaction_id = :press"
    return await connection.fetchval(query, press=press) is not None


async def append(connection: Connection, calls: Sequence[Append]) -> None:
    """Write the entries of these calls, with deadlines, results and presses."""
    heads, pressed = await _read_heads(connection, calls)
    lines, presses, old_presses = [], {}, []
    for call in calls:
        head = heads.get(call.table_id)
        if head is None:
            raise StoreError("store-no-table", table=call.table_id)
        head.touched = max([head.touched, *(line.at for line in call.lines)])
        head.deadline = call.deadline
        press = call.interaction_id
        if press is not None:
            if press in presses or pressed.get(press, -inf) >= head.touched - INTERACTION_MEMORY:
                raise InteractionSeen("store-doubled", press=press)
            if press in pressed:
                old_presses.append({"press": press})
            seq = call.lines[-1].seq if call.lines else head.last
            presses[press] = {"press": press, "table": call.table_id, "seq": seq, "at": head.touched}
        if head.last == 0 and head.archived:
            raise StoreError("store-archived", table=call.table_id)
        _check_follows(f"table {call.table_id}", head.last, call.lines)
        head.last += len(call.lines)
        lines += [_entry_values(call.table_id, line) for line in call.lines]
    await connection.executemany(
        "UPDATE tables SET deadline = :deadline, touched = :touched WHERE id = :table",
        [{"deadline": head.deadline, "touched": head.touched, "table": number} for number, head in heads.items()],
    )
    await connection.executemany(_INSERT_ENTRY, lines)
    closed = [{"table": call.table_id} for call in calls if call.closed]
    await connection.executemany("UPDATE tables SET closed = 1 WHERE id = :table", closed)
    await connection.executemany("DELETE FROM interactions WHERE interaction_id = :press", old_presses)
    await connection.executemany(_INSERT_PRESS, list(presses.values()))
    for call in calls:
        if call.result is not None:
            game = await write_result(connection, call.table_id, heads[call.table_id].guild_id, call.result)
            await count_new(connection, call.scorer, game)


async def place_message(
    connection: Connection,
    table_id: TableId,
    channel_id: int,
    message_id: int | None,
    posted_at: float | None,
    sheet_id: int | None = None,
) -> None:
    """Store which messages show a table and its game's score sheet."""
    written = await connection.execute(
        "UPDATE tables SET channel_id = :channel, message_id = :message, posted_at = :posted_at, sheet_id = :sheet"
        " WHERE id = :table",
        channel=channel_id,
        message=message_id,
        posted_at=posted_at,
        sheet=sheet_id,
        table=table_id,
    )
    _check_exists(table_id, written)


async def set_deadlines(connection: Connection, calls: Sequence[tuple[TableId, float | None]]) -> None:
    """Set when the clock of each table runs out; None stops it. Raises ``StoreError`` for an unknown table."""
    words, tables = list_values("table", {table_id for table_id, _ in calls})
    stored = {number for (number,) in await connection.fetch(_KNOWN.format(tables=words), **tables)}
    for table_id, _ in calls:
        _check_exists(table_id, table_id in stored)
    query = "UPDATE tables SET deadline = :deadline WHERE id = :table"
    await connection.executemany(query, [{"deadline": deadline, "table": table_id} for table_id, deadline in calls])


async def live_tables(connection: Connection) -> list[TableRow]:
    """Return the tables that are not closed, by id, so the oldest first."""
    rows = await connection.fetch(LIVE)
    return [
        TableRow(
            TableId(table_id), guild_id, channel_id, message_id, posted_at, sheet_id, deadline, touched, closed=False
        )
        for table_id, guild_id, channel_id, message_id, posted_at, sheet_id, deadline, touched in rows
    ]


async def entries(connection: Connection, table_id: TableId) -> list[Entry]:
    """Return a journal by ``seq``, also one that has been archived."""
    return await unarchived_entries(connection, table_id) or await archived_entries(connection, table_id)


async def entries_of_several(connection: Connection, table_ids: Sequence[TableId]) -> list[list[Entry]]:
    if not table_ids:
        return []
    words, tables = list_values("table", table_ids)
    by_table: dict[int, list[Entry]] = {table_id: [] for table_id in table_ids}
    for table_id, *values in await connection.fetch(_JOURNALS.format(tables=words), **tables):
        by_table[table_id].append(Entry(*values))
    return [by_table[table_id] or await archived_entries(connection, table_id) for table_id in table_ids]


async def _read_heads(connection: Connection, calls: Sequence[Append]) -> tuple[dict[TableId, _Head], dict[int, float]]:
    """Return the stored tables of these calls, and the time of each of their presses that was already stored."""
    words, tables = list_values("table", {call.table_id for call in calls})
    values: dict[str, int] = {**tables}
    query = _HEADS.format(tables=words)
    presses = [call.interaction_id for call in calls if call.interaction_id is not None]
    if presses:
        words, more = list_values("press", presses)
        query, values = query + _AND_PRESSES.format(presses=words), {**values, **more}
    heads, pressed = {}, {}
    for number, guild_id, at, archived, last in await connection.fetch(query, **values):
        if guild_id is None:
            pressed[number] = at
        else:
            heads[TableId(number)] = _Head(guild_id, at, archived, last)
    return heads, pressed


def _check_exists(table_id: TableId, written: int) -> None:
    if written == 0:
        raise StoreError("store-no-table", table=table_id)


def _check_follows(owner: str, last: int, lines: Sequence[Entry]) -> None:
    for expected, line in enumerate(lines, start=last + 1):
        if line.seq != expected:
            raise SequenceTaken("store-out-of-order", entry=line.seq, owner=owner, expected=expected)


def _entry_values(owner: int, line: Entry) -> dict[str, int | float | str]:
    return {"owner": owner, "seq": line.seq, "at": line.at, "kind": line.kind, "body": line.body}


async def journals(connection: Connection) -> AsyncIterator[tuple[TableId, list[Entry] | StoreError]]:
    """Yield every table's journal, the oldest table first, or the error that prevents reading it."""
    for (table_id,) in await connection.fetch("SELECT id FROM tables ORDER BY id"):
        try:
            yield TableId(table_id), await entries(connection, TableId(table_id))
        except connection.Error as fault:
            yield TableId(table_id), StoreError("store-refused-reading", why=fault)
        except StoreError as fault:
            yield TableId(table_id), fault


# -- tournaments


_ROWS = "SELECT id, kind, guild_id, channel_id, opened_at, closed_at FROM tournaments"


async def open_tournament(
    connection: Connection, kind: str, guild_id: int | None, channel_id: int | None, facts: Sequence[Entry]
) -> TournamentId:
    """Create a tournament with its first facts and return its id. ``SequenceTaken`` if their ``seq`` has a gap."""
    if not facts:
        raise StoreError("store-empty-tournament")
    number = await connection.fetchval(
        "INSERT INTO tournaments (kind, guild_id, channel_id, opened_at)"
        " VALUES (:kind, :guild, :channel, :opened_at) RETURNING id",
        kind=kind,
        guild=guild_id,
        channel=channel_id,
        opened_at=facts[0].at,
    )
    tournament_id = TournamentId(number)
    await _write_facts(connection, tournament_id, 0, facts)
    return tournament_id


async def append_facts(
    connection: Connection, tournament_id: TournamentId, facts: Sequence[Entry], closed_at: float | None
) -> None:
    """Write facts, and the end if ``closed_at`` is set: all or nothing. Raises ``SequenceTaken`` or ``StoreError``."""
    last = await connection.fetchval(
        "SELECT coalesce((SELECT max(seq) FROM tournament_facts WHERE tournament_id = tournaments.id), 0)"
        " FROM tournaments WHERE id = :tournament",
        tournament=tournament_id,
    )
    if last is None:
        raise StoreError("store-no-tournament", tournament=tournament_id)
    await _write_facts(connection, tournament_id, last, facts)
    if closed_at is not None:
        query = "UPDATE tournaments SET closed_at = :closed_at WHERE id = :tournament AND closed_at IS NULL"
        await connection.execute(query, closed_at=closed_at, tournament=tournament_id)


async def tournament_facts(connection: Connection, tournament_id: TournamentId, after: int = 0) -> list[Entry]:
    """Return the facts of a tournament whose ``seq`` is higher than ``after``; none for an unknown one."""
    rows = await connection.fetch(
        "SELECT seq, at, kind, body FROM tournament_facts WHERE tournament_id = :tournament AND seq > :after"
        " ORDER BY seq",
        tournament=tournament_id,
        after=after,
    )
    return [Entry(*values) for values in rows]


async def live_tournaments(connection: Connection, kind: str) -> list[TournamentRow]:
    """Return the tournaments of a kind that are not closed, on this process's shards, the oldest first."""
    return await _rows(connection, "WHERE kind = :kind AND closed_at IS NULL", kind=kind)


async def tournaments(
    connection: Connection,
    kind: str,
    guild_id: int | None,
    *,
    after: int = 0,
    opened: tuple[float, float] | None = None,
) -> list[TournamentRow]:
    """Return the tournaments of a kind, of one server or (for None) of no server, closed or not; the oldest first.

    Return only those with an id above ``after`` and, if ``opened`` is given, those opened from its first time until
    before its second.
    """
    where = "WHERE kind = :kind AND id > :after"
    values: dict[str, str | float] = {"kind": kind, "after": after}
    if guild_id is None:
        where += " AND guild_id IS NULL"
    else:
        where += " AND guild_id = :guild"
        values["guild"] = guild_id
    if opened is not None:
        where += " AND opened_at >= :since AND opened_at < :until"
        values |= {"since": opened[0], "until": opened[1]}
    return await _rows(connection, where, **values)


async def _rows(connection: Connection, where: str, **values: str | float) -> list[TournamentRow]:
    rows = await connection.fetch(f"{_ROWS} {where} ORDER BY id", **values)
    return [TournamentRow(TournamentId(tournament_id), *rest) for tournament_id, *rest in rows]


async def _write_facts(connection: Connection, tournament_id: TournamentId, last: int, facts: Sequence[Entry]) -> None:
    _check_follows(f"tournament {tournament_id}", last, facts)
    await connection.executemany(
        "INSERT INTO tournament_facts (tournament_id, seq, at, kind, body) VALUES (:owner, :seq, :at, :kind, :body)",
        [_entry_values(tournament_id, fact) for fact in facts],
    )


# -- what the store holds, in a few numbers


async def read_overview(connection: Connection) -> Overview:
    """Return the number of open tables, the number of finished games, and the time of the last entry."""
    open_tables = await connection.fetchval("SELECT count(*) FROM tables WHERE closed = 0")
    games = await connection.fetchval("SELECT count(*) FROM games")
    return Overview(open_tables, games, await connection.fetchval("SELECT max(touched) FROM tables"))
