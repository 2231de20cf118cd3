"""Opens, copies and checks databases of either engine. No other module knows both engines.

The setting ``DATABASE_URL`` names a database: the path of a file for SQLite, or the URL of a PostgreSQL server.

A backup of a PostgreSQL database is an SQLite file, which can be moved back. Every copy is compared row by row with the
original before it is kept.
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
from bot.storage.postgres.membership import PACE, Intervals
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
    pace: Intervals = PACE,
) -> Store:
    """Open or create the store that ``DATABASE_URL`` names, at the newest schema, for the servers of ``shards``.

    With a ``scorer``, every finished game is counted for ratings and statistics in the transaction that stores it. All
    games are counted again if they were counted by another version of the scorer. Without one, games are only stored;
    they are counted when the store is next opened with a scorer.

    The journals of closed tables and the records of their games are deleted ``retention_days`` after the table's last
    entry, or never if that is None. Before an upgrade, an SQLite file is copied to a file beside it, and a server's
    database into the folder ``copies``, unless ``copy_first`` is false. ``pace`` says how long processes on one server
    wait for each other. Raises a ``DatabaseUnusable`` whose text is one sentence for the operator.
    """
    url = _server(database)
    if url is not None:
        keep = partial(copy_before_upgrade, folder=copies) if copy_first else _copy_nothing
        server = await PostgresDatabase.open(url, shards or Shards(), copy_to_file, keep, pace)
        return await PostgresStore.on(server, scorer, retention_days)
    return await SqliteStore.open(Path(database), scorer=scorer, retention_days=retention_days)


def backup(database: str | Path, target: Path) -> None:
    """Copy the store that ``DATABASE_URL`` names to the new private file ``target``. The bot may run meanwhile.

    Raises ``DatabaseUnusable`` if there is no store or it cannot be read, and ``BackupError`` if ``target`` exists or
    cannot be written. If it raises, no new file is left behind.
    """
    url = _server(database)
    if url is not None:
        asyncio.run(copy_to_file(url, target, lambda: True))
    else:
        path = files.real_path(Path(database))
        asyncio.run(overview(path))
        files.backup_file(path, target)


def restore(copy: Path, database: str | Path) -> Path | None:
    """Replace the store that ``DATABASE_URL`` names with a copy. The bot must not run.

    An SQLite store that was there is moved aside; its new path is returned, or None if there was none. A server's
    database must be empty. Raises ``DatabaseUnusable`` or ``BackupError`` with one sentence for the operator; then the
    store is unchanged.
    """
    url = _server(database)
    if url is None:
        return files.restore_file(copy, Path(database))
    asyncio.run(move_file(copy, url))
    return None


def move(file: Path, database: str) -> int:
    """Copy the SQLite database ``file`` to the empty database of a server; return how many rows were copied.

    The file is not changed. The bot may have been started on the server's database before, if nobody has used it since.
    Every row is compared. Raises ``DatabaseUnusable`` or ``BackupError`` with one sentence for the operator; then
    nothing was written.
    """
    url = _server(database)
    if url is None:
        raise DatabaseUnsupported("move-to-file")
    return asyncio.run(move_file(file, url))


async def check(database: str | Path) -> AsyncIterator[tuple[TableId, list[Entry] | StoreError]]:
    """Read a store, which may be in use. Yield each journal, or its error. May raise ``DatabaseUnusable`` at first."""
    if _server(database) is None:
        files.check_file(Path(database), load_migrations())
    async with _reading(database) as connection:
        async for entries in journal.journals(connection):
            yield entries


async def overview(database: str | Path) -> Overview:
    """Return what a store holds, without changing it. Raises ``DatabaseUnusable``."""
    if _server(database) is None:
        files.check_header(Path(database), load_migrations())
    async with _reading(database) as connection:
        return await read_overview(connection)


@asynccontextmanager
async def _reading(database: str | Path) -> AsyncIterator[Connection]:
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
    """Return the database's name for messages: the file's path, or the server's URL without a password."""
    url = _server(database)
    return os.fspath(database) if url is None else describe_url(url)


def _server(database: str | Path) -> str | None:
    """Return the URL of a PostgreSQL server; None for a file.

    ``DatabaseUnsupported`` for any other URL. The error quotes only its scheme, as the rest may hold a password.
    """
    name = os.fspath(database)
    url = _URL.match(name)
    if url is None:
        return None
    if url[1].lower() not in _POSTGRES:
        raise DatabaseUnsupported("database-unknown-kind", kind=url[1].lower())
    return name


# -- from one engine to the other


async def copy_to_file(url: str, target: Path, go_on: Callable[[], bool]) -> None:
    """Copy a PostgreSQL database, while ``go_on`` returns True, to the new file ``target``. Raises as ``backup``."""
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
                await copy.execute("DELETE FROM notes")  # the stamp of the new file; the database's own is copied
                await copy_rows(source, copy, files.tables_in_order(file), go_on)
                await copy.execute("COMMIT")
                await asyncio.to_thread(files.copy_into, file, target, go_on)
            except sqlite3.Error as fault:
                raise BackupError("backup-failed", file=target, why=fault) from fault
            finally:
                await copy.close()
    await asyncio.to_thread(files.verify_copy, target, go_on)


async def copy_before_upgrade(url: str, step: Migration, folder: Path | None) -> None:
    """Copy a server's database before an upgrade step, and replace an older copy. Raises ``UpgradeNotCopied``."""
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
    """Copy an SQLite database to an empty PostgreSQL database, as ``move`` does; return the number of rows."""
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
    """Raise ``DatabaseOccupied`` if the database holds more than the notes that the bot writes when it starts."""
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
    """Yield a connection to an upgraded copy of a database file, which is locked meanwhile."""
    path = files.real_path(file)
    files.check_file(path, load_migrations())
    with tempfile.TemporaryDirectory(prefix="right-bower-") as folder, closing(files.take_lock(path)):
        copy = Path(folder) / "copy"
        with closing(files.open_readonly(path)) as source:
            files.copy_into(source, copy)
        with closing(open_file(copy)) as connection:
            yield connection
