"""Putting a copy in the place of the database, and looking at a database without changing it.

A file is looked at through a read-only connection: what is refused stays byte for byte as it was, and so does the
write-ahead log that may lie beside it.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from datetime import UTC, datetime
from itertools import chain, count
from pathlib import Path

from bot.storage.api import DatabaseMissing
from bot.storage.sql.schema import Migration, load_migrations
from bot.storage.sqlite.files import (
    BUSY_SECONDS,
    STEPS_BETWEEN,
    always,
    copy_into,
    corrupt,
    sync,
    take_lock,
    unusable_because,
    verify_copy,
)
from bot.storage.sqlite.migrations import check_ours, check_schema

LOGS = ("-wal", "-shm")
"""What SQLite keeps beside a database; a log of another database destroys this one."""


UNCHECKED = "-unchecked"
"""What is beside a database that was not closed, until all of it has been read and found sound."""


def open_readonly(path: Path) -> sqlite3.Connection:
    """Connect read-only to an existing database; raises ``DatabaseMissing`` or another ``DatabaseUnusable``."""
    if not path.is_file():
        raise DatabaseMissing(f"There is no database at {path}; name a file that the bot or a backup wrote.")
    # Without a log nobody has it open, and SQLite, told so, makes no files beside it.
    alone = "" if path.with_name(path.name + "-wal").exists() else "&immutable=1"
    try:
        connection = sqlite3.connect(
            f"{path.absolute().as_uri()}?mode=ro{alone}",
            uri=True,
            timeout=BUSY_SECONDS,
            isolation_level=None,
            check_same_thread=False,
        )
        connection.execute("PRAGMA query_only = ON")
        connection.execute("PRAGMA trusted_schema = OFF")
    except sqlite3.Error as fault:
        raise unusable_because(fault, path) from fault
    return connection


def check_file(path: Path, steps: Sequence[Migration], go_on: Callable[[], bool] = always) -> None:
    """Raise a ``DatabaseUnusable`` unless the file is a whole, sound database of this program; change nothing in it.

    Reads all of it, indexes against their tables and every reference from row to row; its schema has to be ours. If
    ``go_on`` says no, that is a ``DatabaseUnusable`` too.
    """
    try:
        with closing(open_readonly(path)) as connection:
            connection.set_progress_handler(lambda: not go_on(), STEPS_BETWEEN)
            check_ours(connection, path, steps)
            check_schema(connection, path, steps)
            findings = [row[0] for row in connection.execute("PRAGMA integrity_check(3)") if row[0] != "ok"]
            findings += [
                f"a row of {row[0]} refers to nothing" for row in connection.execute("PRAGMA foreign_key_check")
            ]
            if findings:
                raise corrupt(path, "; ".join(findings[:3]))
    except sqlite3.Error as fault:
        raise unusable_because(fault, path) from fault


def check_header(path: Path, steps: Sequence[Migration], *, new: bool = False) -> None:
    """Raise a ``DatabaseUnusable`` unless the file is a database of this program, as far as its first pages tell.

    Whether it may be ``new`` is as in ``check_ours``.
    """
    try:
        with closing(open_readonly(path)) as connection:
            check_ours(connection, path, steps, new=new)
    except sqlite3.Error as fault:
        raise unusable_because(fault, path) from fault


def restore_file(copy: Path, database: Path, now: Callable[[], datetime] = lambda: datetime.now(UTC)) -> Path | None:
    """Put ``copy`` in the place of ``database``; returns where the present one lies now, ``None`` if there was none.

    Takes the lock, so the bot must not run. The copy is checked first and stays as it is. The present database keeps
    its whole content under another name beside it; at every moment either of the two can be opened. Raises a
    ``DatabaseUnusable`` or ``BackupError``; then the present database is as it was.
    """
    copy, path = Path(os.path.realpath(copy)), Path(os.path.realpath(database.expanduser()))
    if copy == path:
        raise DatabaseMissing(f"{copy} is the database itself; name a copy of it.")
    check_file(copy, load_migrations())
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        with closing(take_lock(path)):
            fresh = path.with_name(path.name + ".restoring")
            fresh.unlink(missing_ok=True)
            try:
                with closing(open_readonly(copy)) as source:
                    copy_into(source, fresh)
                verify_copy(fresh)
                aside = _keep_aside(path, now()) if path.exists() else None
                for log in (*LOGS, UNCHECKED):
                    path.with_name(path.name + log).unlink(missing_ok=True)
                sync(path.parent)
                fresh.replace(path)
            finally:
                fresh.unlink(missing_ok=True)
            sync(path.parent)
    except (sqlite3.Error, OSError) as fault:
        raise unusable_because(fault, path) from fault
    return aside


def _keep_aside(path: Path, now: datetime) -> Path:
    """Give the database and its log second names beside the first ones, and return that of the database."""
    names = chain([""], (f"-{number}" for number in count(2)))
    free = (path.with_name(f"{path.name}.replaced-{now:%Y%m%d-%H%M%S}{name}") for name in names)
    aside = next(each for each in free if not any(each.with_name(each.name + log).exists() for log in ("", *LOGS)))
    for suffix in ("", *LOGS):
        old, new = path.with_name(path.name + suffix), aside.with_name(aside.name + suffix)
        if not old.exists():
            continue
        try:
            os.link(old, new)
        except FileExistsError:
            raise
        except OSError:  # a file system without links
            shutil.copy2(old, new)
            sync(new)
    sync(path.parent)
    return aside
