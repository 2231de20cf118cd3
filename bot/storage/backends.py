"""Which engine keeps a database, and copies from one engine to the other: the one place that knows them all.

A database is named by the setting ``DATABASE_URL``: the path of a file for SQLite, or the URL of a PostgreSQL server.

Backups of PostgreSQL are files of SQLite's, which can be moved back; a copy is compared row by row before it counts.
"""

from __future__ import annotations

import asyncio
import logging
import os
import re
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, closing, contextmanager
from functools import partial
from pathlib import Path

from bot.storage.api import (
    OWNER_ACT,
    BackupError,
    DatabaseLocked,
    DatabaseOccupied,
    DatabaseUnsupported,
    Entry,
    Overview,
    Scorer,
    Shards,
    StoreError,
    TableId,
    UpgradeNotCopied,
)
from bot.storage.postgres.connection import (
    begin_sentence,
    connect_directly,
    continue_numbers,
    describe_url,
    mark_direct_tables,
    prepare,
    someone_lives,
    stamp_of,
)
from bot.storage.postgres.database import PostgresDatabase, PostgresStore
from bot.storage.postgres.membership import PACE, Pace
from bot.storage.postgres.schema import postgres_steps
from bot.storage.sql import journal
from bot.storage.sql.connection import Connection
from bot.storage.sql.journal import read_overview
from bot.storage.sql.schema import Migration, TableColumns, copy_rows, first_difference, load_migrations, quote
from bot.storage.sqlite import files
from bot.storage.sqlite.database import SqliteConnection, SqliteStore, open_file
from bot.storage.store import Store

logger = logging.getLogger(__name__)

_URL = re.compile(r"([A-Za-z][A-Za-z0-9+.-]*)://")
_POSTGRES = ("postgresql", "postgres")


async def open_store(
    database: str | Path,
    *,
    scorer: Scorer | None = None,
    shards: Shards | None = None,
    retention_days: int | None = None,
    copies: Path | None = None,
    copy_first: bool = True,
    pace: Pace = PACE,
) -> Store:
    """Open or create the store that ``DATABASE_URL`` names, at the newest schema, for the servers of ``shards``.

    With a ``scorer`` every finished game counts for ratings and statistics in its own transaction, and all games are
    counted again if another version of the scorer had counted them. Without one, games are stored and counted when the
    store is next opened with one. Journals of closed tables and their games' records are deleted ``retention_days``
    after the table's last entry, never for ``None``. Before an upgrade a file is copied beside itself, and a server's
    database into the folder ``copies``, unless ``copy_first`` is false. Processes on a server wait for each other as
    ``pace`` says. Raises a ``DatabaseUnusable`` whose text is one
    sentence for the operator.
    """
    url = _server(database)
    if url is not None:
        keep = partial(copy_before_upgrade, folder=copies) if copy_first else _copy_nothing
        server = await PostgresDatabase.open(url, shards or Shards(), copy_to_file, keep, pace)
        return await PostgresStore.on(server, scorer, retention_days)
    return await SqliteStore.open(Path(database), scorer=scorer, retention_days=retention_days)


def backup(database: str | Path, target: Path) -> None:
    """Copy the store of ``DATABASE_URL`` to the new private file ``target``; any process may, while the bot runs.

    Raises ``DatabaseUnusable`` if there is no store or it cannot be read, ``BackupError`` if ``target`` exists or
    cannot be written; then no file is left behind.
    """
    url = _server(database)
    if url is not None:
        asyncio.run(copy_to_file(url, target, lambda: True))
    else:
        path = files.real_path(Path(database))
        asyncio.run(overview(path))
        files.backup_file(path, target)


def restore(copy: Path, database: str | Path) -> Path | None:
    """Put a copy in the place of the store that ``DATABASE_URL`` names, while the bot does not run.

    A server's database has to be empty. Returns where the store that was there lies now, ``None`` if there was none.
    Raises ``DatabaseUnusable`` or ``BackupError`` with one sentence; then the present store is as it was.
    """
    url = _server(database)
    if url is None:
        return files.restore_file(copy, Path(database))
    asyncio.run(move_file(copy, url))
    return None


def move(file: Path, database: str) -> int:
    """Copy SQLite's ``file``, which stays as it is, to the empty database of a server; returns how many rows.

    The bot may have been started on that, as long as nobody has used it.

    Every row is compared. Raises ``DatabaseUnusable`` or ``BackupError`` with one sentence; then nothing was written.
    """
    url = _server(database)
    if url is None:
        raise DatabaseUnsupported("move-to-file")
    return asyncio.run(move_file(file, url))


async def check(database: str | Path) -> AsyncIterator[tuple[TableId, list[Entry] | StoreError]]:
    """Read a whole store without changing it, also while the bot runs; yields every table's journal, or
    why it cannot be read.

    Raises a ``DatabaseUnusable`` that names what is wrong with the database itself, before the first journal.
    """
    if _server(database) is None:
        files.check_file(Path(database), load_migrations())
    async with _reading(database) as connection:
        async for entries in journal.journals(connection):
            yield entries


async def overview(database: str | Path) -> Overview:
    """Return what a store holds, without changing it; raises ``DatabaseUnusable``."""
    if _server(database) is None:
        files.check_header(Path(database), load_migrations())
    async with _reading(database) as connection:
        return await read_overview(connection)


@asynccontextmanager
async def _reading(database: str | Path) -> AsyncIterator[Connection]:
    """Yield a connection for looking at a store; it need not be closed."""
    url = _server(database)
    if url is not None:
        async with connect_directly(url) as server:
            yield server
        return
    path = Path(database)
    with files.name_faults(path):
        connection = await SqliteConnection.over(files.open_readonly(path))
        try:
            yield connection
        finally:
            await connection.close()


def describe_database(database: str | Path) -> str:
    """Return what ``DATABASE_URL`` names, for people: without a password."""
    url = _server(database)
    return os.fspath(database) if url is None else describe_url(url)


def _server(database: str | Path) -> str | None:
    """Return the URL of a PostgreSQL server, ``None`` for a file; quotes nothing of another URL, nor passwords."""
    name = os.fspath(database)
    url = _URL.match(name)
    if url is None:
        return None
    if url[1].lower() not in _POSTGRES:
        raise DatabaseUnsupported("database-unknown-kind", kind=url[1].lower())
    return name


# -- from one engine to the other


async def copy_to_file(url: str, target: Path, go_on: Callable[[], bool]) -> None:
    """Copy a database of PostgreSQL's, as it is at one moment, to the new private file ``target`` of SQLite's.

    Raises ``BackupError`` if ``target`` exists or cannot be written, a ``DatabaseUnusable`` if the database cannot be
    read, and a ``BackupError`` too if ``go_on`` said no.
    """
    if await asyncio.to_thread(target.exists):
        raise BackupError("backup-exists", file=target)
    try:
        folder = tempfile.TemporaryDirectory(prefix=".backup-", dir=target.parent)
    except OSError as fault:
        raise BackupError("backup-unwritable", file=target, why=fault.strerror) from fault
    with folder:
        async with connect_directly(url) as source:
            schema = (await stamp_of(source)).schema
            steps = [step for step in load_migrations() if step.number <= schema]
            file = await asyncio.to_thread(open_file, Path(folder.name) / "copy", steps)
            copy = await SqliteConnection.over(file)
            try:
                await copy.execute("BEGIN IMMEDIATE")
                await copy.execute("DELETE FROM notes")  # its own stamp
                await copy_rows(source, copy, files.tables_in_order(file), go_on)
                await copy.execute("COMMIT")
                await asyncio.to_thread(files.copy_into, file, target, go_on)
            except sqlite3.Error as fault:
                raise BackupError("backup-failed", file=target, why=fault) from fault
            finally:
                await copy.close()
    await asyncio.to_thread(files.verify_copy, target, go_on)


async def copy_before_upgrade(url: str, step: Migration, folder: Path | None) -> None:
    """Copy a server's database before a migration, over any older copy; raises ``UpgradeNotCopied``."""
    if folder is None:
        raise UpgradeNotCopied("upgrade-uncopied", database=begin_sentence(describe_url(url)), step=step.name)
    target = folder / f"right-bower.{step.copy}.db"
    partial_copy = target.with_name(target.name + ".part")
    try:
        partial_copy.unlink(missing_ok=True)
        await copy_to_file(url, partial_copy, lambda: True)
        partial_copy.replace(target)
        files.sync(folder)
    except (BackupError, OSError) as fault:
        raise UpgradeNotCopied("upgrade-copy-failed", why=fault) from fault
    logger.info("Copied %s to %s before the upgrade", describe_url(url), target)


async def _copy_nothing(url: str, _: Migration) -> None:
    logger.warning("%s is upgraded without a copy", begin_sentence(describe_url(url)))


async def _refuse_upgrade(url: str, _: Migration) -> None:
    raise DatabaseOccupied("database-older", database=describe_url(url))


async def move_file(file: Path, url: str) -> int:
    """Copy a database of SQLite's, which stays as it is, to an empty one of PostgreSQL's; returns how many rows.

    The bot must not run on either. Raises a ``DatabaseUnusable`` or ``BackupError``; then nothing of it was kept.
    """
    with _newest(file) as newest:
        await prepare(url, postgres_steps(), _refuse_upgrade)
        tables, last = files.tables_in_order(newest), files.last_numbers(newest)
        source = await SqliteConnection.over(newest)
        try:
            async with connect_directly(url, writing=True) as target:
                if await someone_lives(target):
                    raise DatabaseLocked("database-served", database=describe_url(url))
                await _refuse_unless_only_started(target, url, tables)
                await target.execute("DELETE FROM notes")
                moved = await copy_rows(source, target, tables, lambda: True)
                await _compare(source, target, tables, url)
                await mark_direct_tables(target)
                await continue_numbers(target, last)
                await target.control("COMMIT")
            async with connect_directly(url) as written:
                await _compare(source, written, tables, url)
        finally:
            await source.close()
    return moved


async def _refuse_unless_only_started(target: Connection, url: str, tables: Sequence[TableColumns]) -> None:
    """Raise ``DatabaseOccupied`` if there is more than the notes that a start of the bot leaves."""
    for table in tables:
        query, values = f"SELECT 1 FROM {quote(table.name)}", {}  # noqa: S608 - names of our own
        if table.name == "notes":
            query, values = f"{query} WHERE name LIKE :acts", {"acts": f"{OWNER_ACT}%"}
        if await target.fetchrow(f"{query} LIMIT 1", **values):
            raise DatabaseOccupied("database-occupied", database=describe_url(url), table=table.name)


async def _compare(source: Connection, target: Connection, tables: Sequence[TableColumns], url: str) -> None:
    difference = await first_difference(source, target, tables)
    if difference is not None:
        raise BackupError("move-differs", database=describe_url(url), where=difference)


@contextmanager
def _newest(file: Path) -> Iterator[sqlite3.Connection]:
    """Yield a copy of a database at the newest schema; nobody else may use the file meanwhile."""
    path = files.real_path(file)
    files.check_file(path, load_migrations())
    with tempfile.TemporaryDirectory(prefix="right-bower-") as folder, closing(files.take_lock(path)):
        copy = Path(folder) / "copy"
        with closing(files.open_readonly(path)) as source:
            files.copy_into(source, copy)
        with closing(open_file(copy)) as connection:
            yield connection
