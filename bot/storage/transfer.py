"""A whole store from one engine to the other: backups of PostgreSQL are files of SQLite's, which can be moved back.

What is copied is compared row by row before it counts. Must not know what the tables mean.
"""

from __future__ import annotations

import os
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from bot.storage.api import BackupError, DatabaseLocked, DatabaseOccupied
from bot.storage.postgres.connection import PostgresConnection
from bot.storage.postgres.errors import shown
from bot.storage.postgres.looking import direct_tables_of_a_file, looking, numbers_from, someone_lives
from bot.storage.postgres.migrations import postgres_steps, prepare
from bot.storage.sql.copying import copy_rows, first_difference, quote
from bot.storage.sql.steps import load_migrations
from bot.storage.sqlite.database import open_file
from bot.storage.sqlite.files import copy_into, last_numbers, tables_in_order, take_lock, verify_copy
from bot.storage.sqlite.restore import check_file, looked_at


def copy_to_file(url: str, target: Path, go_on: Callable[[], bool]) -> None:
    """Copy a database of PostgreSQL's, as it is at one moment, to the new private file ``target`` of SQLite's.

    Raises ``BackupError`` if ``target`` exists or cannot be written, a ``DatabaseUnusable`` if the database cannot be
    read, and a ``BackupError`` too if ``go_on`` said no.
    """
    if target.exists():
        raise BackupError(f"{target} exists already; a backup needs a new file name.")
    try:
        folder = tempfile.TemporaryDirectory(prefix=".backup-", dir=target.parent)
    except OSError as fault:
        raise BackupError(f"{target} cannot be written ({fault.strerror}).") from fault
    with folder, looking(url) as source, closing(open_file(Path(folder.name) / "copy")) as copy:
        tables = tables_in_order(copy)
        try:
            copy.execute("BEGIN IMMEDIATE")
            copy_rows(source, copy, tables, go_on)
            copy.execute("COMMIT")
        except sqlite3.Error as fault:
            raise BackupError(f"The copy to {target} could not be written ({fault}).") from fault
        copy_into(copy, target, go_on)
    verify_copy(target, go_on)


def move_file(file: Path, url: str) -> int:
    """Copy a database of SQLite's, which stays as it is, to an empty one of PostgreSQL's; returns how many rows.

    The bot must not run on either. Raises a ``DatabaseUnusable`` or ``BackupError``; then nothing of it was kept.
    """
    with _newest(file) as source:
        prepare(url, postgres_steps())
        tables = tables_in_order(source)
        with looking(url, writing=True) as target:
            if someone_lives(target):
                raise DatabaseLocked(f"A process of the bot uses {shown(url)}; stop it first.")
            for table in tables:
                if target.execute(f"SELECT 1 FROM {quote(table.name)} LIMIT 1").fetchone():  # noqa: S608 - names of our schema
                    raise DatabaseOccupied(f"There are games in {shown(url)} already; name an empty database.")
            moved = copy_rows(source, target, tables, lambda: True)
            _compare(source, target, url)
            direct_tables_of_a_file(target)
            numbers_from(target, last_numbers(source))
            target.control("COMMIT")
        with looking(url) as written:
            _compare(source, written, url)
    return moved


def _compare(source: sqlite3.Connection, target: PostgresConnection, url: str) -> None:
    difference = first_difference(source, target, tables_in_order(source))
    if difference is not None:
        raise BackupError(f"What was copied to {shown(url)} differs in {difference}.")


@contextmanager
def _newest(file: Path) -> Iterator[sqlite3.Connection]:
    """A copy of a database at the newest schema; nobody else may use the file meanwhile."""
    path = Path(os.path.realpath(file.expanduser()))
    check_file(path, load_migrations())
    with tempfile.TemporaryDirectory(prefix="right-bower-") as folder, closing(take_lock(path)):
        copy = Path(folder) / "copy"
        with closing(looked_at(path)) as source:
            copy_into(source, copy)
        with closing(open_file(copy)) as connection:
            yield connection
