"""Which engine keeps a database: the one place that knows them all.

A database is named by the setting ``DATABASE``: the path of a file, or the URL of a server. This version has one
engine, SQLite, for files. Must not know what is stored.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from bot.storage.errors import DatabaseUnsupported
from bot.storage.port import Entry, Scorer, Store, StoreError, TableId
from bot.storage.sql import journal
from bot.storage.sqlite import copies
from bot.storage.sqlite.migrations import load_migrations
from bot.storage.sqlite.restore import check_file, looked_at, restore_file
from bot.storage.sqlite.store import SqliteStore

_URL = re.compile(r"([A-Za-z][A-Za-z0-9+.-]*)://")


async def open_store(database: str | Path, *, scorer: Scorer | None = None) -> Store:
    """Open or create the store that ``DATABASE`` names, at the newest schema.

    With a ``scorer`` every finished game counts for ratings and statistics in its own transaction, and all games are
    counted again if another version of the scorer had counted them. Without one, games are stored and counted when the
    store is next opened with one. Raises a ``DatabaseUnusable`` whose text is one sentence for the operator.
    """
    return await SqliteStore.open(_file(database), scorer=scorer)


def backup(database: str | Path, target: Path) -> None:
    """Copy the store that ``DATABASE`` names to the new private file ``target``; any process may, while the bot runs.

    Raises ``DatabaseUnusable`` if there is no store or it cannot be read, ``BackupError`` if ``target`` exists or
    cannot be written; then no file is left behind.
    """
    copies.backup_file(_file(database), target)


def restore(copy: Path, database: str | Path) -> Path | None:
    """Put a copy in the place of the store that ``DATABASE`` names, while the bot does not run.

    Returns where the store that was there lies now, ``None`` if there was none. Raises ``DatabaseUnusable`` or
    ``BackupError`` with one sentence; then the present store is as it was.
    """
    return restore_file(copy, _file(database))


def check(database: str | Path) -> Iterator[tuple[TableId, list[Entry] | StoreError]]:
    """Read a whole store without changing it, also while the bot runs; yields every table's journal, or
    why it cannot be read.

    Raises a ``DatabaseUnusable`` that names what is wrong with the file itself, before the first journal.
    """
    path = _file(database)
    check_file(path, load_migrations())
    with closing(looked_at(path)) as connection:
        yield from journal.journals(connection)


def _file(database: str | Path) -> Path:
    """The file that is named; raises ``DatabaseUnsupported`` for a URL, without repeating what may hold a password."""
    url = _URL.match(os.fspath(database))
    if url is not None:
        raise DatabaseUnsupported(
            f"DATABASE names a {url[1].lower()} server, which this version does not support; name a file for SQLite."
        )
    return Path(database)
