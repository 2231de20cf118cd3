"""Which engine keeps a database: the one place that knows them all.

A database is named by the setting ``DATABASE``: the path of a file for SQLite, or the URL of a PostgreSQL server. Must
not know what is stored.
"""

from __future__ import annotations

import os
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

from bot.storage.api import (
    DatabaseTooNew,
    DatabaseUnsupported,
    Entry,
    Overview,
    Scorer,
    Shards,
    Store,
    StoreError,
    TableId,
)
from bot.storage.postgres.errors import shown as shown_url
from bot.storage.postgres.looking import looking
from bot.storage.postgres.store import PostgresStore
from bot.storage.sql import journal
from bot.storage.sql.journal import read_overview
from bot.storage.sql.steps import load_migrations
from bot.storage.sqlite import files
from bot.storage.sqlite.database import SqliteStore
from bot.storage.sqlite.errors import unusable_because
from bot.storage.sqlite.restore import check_file, check_header, looked_at, restore_file
from bot.storage.transfer import copy_to_file, move_file

_URL = re.compile(r"([A-Za-z][A-Za-z0-9+.-]*)://")
_POSTGRES = ("postgresql", "postgres")


async def open_store(
    database: str | Path,
    *,
    scorer: Scorer | None = None,
    shards: Shards | None = None,
    retention_days: int | None = None,
) -> Store:
    """Open or create the store that ``DATABASE`` names, at the newest schema, for the servers of ``shards``.

    With a ``scorer`` every finished game counts for ratings and statistics in its own transaction, and all games are
    counted again if another version of the scorer had counted them. Without one, games are stored and counted when the
    store is next opened with one. Journals of closed tables and their games' records are deleted ``retention_days``
    after the table's last entry, never for ``None``. Raises a ``DatabaseUnusable`` whose text is one sentence for the
    operator.
    """
    url = _server(database)
    if url is not None:
        return await PostgresStore.open(
            url, shards or Shards(), copy_to_file, scorer=scorer, retention_days=retention_days
        )
    return await SqliteStore.open(Path(database), scorer=scorer, retention_days=retention_days)


def backup(database: str | Path, target: Path) -> None:
    """Copy the store that ``DATABASE`` names to the new private file ``target``; any process may, while the bot runs.

    Raises ``DatabaseUnusable`` if there is no store or it cannot be read, ``BackupError`` if ``target`` exists or
    cannot be written; then no file is left behind.
    """
    url = _server(database)
    if url is not None:
        copy_to_file(url, target, lambda: True)
    else:
        path = Path(os.path.realpath(database))
        with suppress(DatabaseTooNew):  # ours all the same, and the newer program reads the copy
            overview(path)
        files.backup_file(path, target)


def restore(copy: Path, database: str | Path) -> Path | None:
    """Put a copy in the place of the store that ``DATABASE`` names, while the bot does not run.

    A server's database has to be empty. Returns where the store that was there lies now, ``None`` if there was none.
    Raises ``DatabaseUnusable`` or ``BackupError`` with one sentence; then the present store is as it was.
    """
    url = _server(database)
    if url is None:
        return restore_file(copy, Path(database))
    move_file(copy, url)
    return None


def move(file: Path, database: str) -> int:
    """Copy SQLite's ``file``, which stays as it is, to the empty database of a server; returns how many rows.

    Every row is compared. Raises ``DatabaseUnusable`` or ``BackupError`` with one sentence; then nothing was written.
    """
    url = _server(database)
    if url is None:
        raise DatabaseUnsupported("A database is moved to a server; name one as postgresql://user:password@host/name.")
    return move_file(file, url)


def check(database: str | Path) -> Iterator[tuple[TableId, list[Entry] | StoreError]]:
    """Read a whole store without changing it, also while the bot runs; yields every table's journal, or
    why it cannot be read.

    Raises a ``DatabaseUnusable`` that names what is wrong with the database itself, before the first journal.
    """
    url = _server(database)
    if url is not None:
        with looking(url) as server:
            yield from journal.journals(server)
        return
    path = Path(database)
    check_file(path, load_migrations())
    try:
        with closing(looked_at(path)) as connection:
            yield from journal.journals(connection)
    except sqlite3.Error as fault:
        raise unusable_because(fault, path) from fault


def overview(database: str | Path) -> Overview:
    """What a store holds, without changing it; raises ``DatabaseUnusable``."""
    url = _server(database)
    if url is not None:
        with looking(url) as server:
            return read_overview(server)
    path = Path(database)
    check_header(path, load_migrations())
    try:
        with closing(looked_at(path)) as connection:
            return read_overview(connection)
    except sqlite3.Error as fault:
        raise unusable_because(fault, path) from fault


def shown(database: str | Path) -> str:
    """What ``DATABASE`` names, for people: without a password."""
    url = _server(database)
    return os.fspath(database) if url is None else shown_url(url)


def _server(database: str | Path) -> str | None:
    """The URL of a PostgreSQL server, or ``None`` for a file.

    Raises ``DatabaseUnsupported`` for any other URL, without repeating what may hold a password.
    """
    name = os.fspath(database)
    url = _URL.match(name)
    if url is None:
        return None
    if url[1].lower() not in _POSTGRES:
        raise DatabaseUnsupported(
            f"DATABASE names a {url[1].lower()} server, which this version does not support; name a file for SQLite,"
            " or a server as postgresql://user:password@host/name."
        )
    return name
