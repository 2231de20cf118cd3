"""Upgrades, checks and restores of a database file, on plain connections.

Numbered SQL files, ``data/migrations/NNNN_name.sql``, bring it to the schema of this program before the first caller is
served, each step whole or not at all.

A file is looked at through a read-only connection: what is refused stays byte for byte as it was, and so does the
write-ahead log that may lie beside it.
"""

from __future__ import annotations

import logging
import os
import re
import shutil
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from datetime import UTC, datetime
from itertools import chain, count
from pathlib import Path

from bot.storage.api import DatabaseForeign, DatabaseMissing, MigrationFailed
from bot.storage.sql.schema import Migration, check_version, load_migrations
from bot.storage.sqlite.files import (
    STEPS_BETWEEN,
    always,
    connect_readonly,
    copy_before_upgrade,
    copy_into,
    corrupt,
    is_out_of_room,
    real_path,
    sync,
    take_lock,
    unusable_because,
    verify_copy,
)

logger = logging.getLogger(__name__)

APPLICATION_ID = 1380077399
"""``RBOW`` as a number: how SQLite's header tells our databases from other programs'."""


def schema_version(connection: sqlite3.Connection) -> int:
    """Return the number of the last migration applied to a database; 0 for a new one."""
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def check_ours(connection: sqlite3.Connection, path: Path, steps: Sequence[Migration], *, new: bool = False) -> None:
    """Raise ``DatabaseForeign``, ``DatabaseTooNew`` or ``DatabaseTooOld`` unless ``steps`` may lead this database
    further. A file that holds nothing yet is refused too, unless it may be ``new``.
    """
    version = schema_version(connection)
    application = int(connection.execute("PRAGMA application_id").fetchone()[0])
    holds_something = connection.execute("SELECT 1 FROM sqlite_schema LIMIT 1").fetchone() is not None
    ours = application == APPLICATION_ID and version > 0
    if not ours and (application or version or holds_something):
        raise DatabaseForeign(f"{path} is the database of another program; name a file of the bot's own.")
    check_version(version, steps, str(path))
    if not new and not (version and holds_something):
        raise DatabaseForeign(
            f"{path} holds nothing, perhaps since its log was not copied with it; name a database of the bot's, or a"
            " copy that `right-bower backup` wrote."
        )


def check_schema(connection: sqlite3.Connection, path: Path, steps: Sequence[Migration]) -> None:
    """Raise ``DatabaseForeign`` unless the tables, indices, triggers and views are exactly those that ``steps`` make.

    A trigger or a view of somebody else's would be carried out by the bot's own statements.
    """
    version = schema_version(connection)
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as model:
        for step in steps:
            if step.number <= version:
                model.executescript(step.sql)
        ours, theirs = _schema_of(model), _schema_of(connection)
    wrong = sorted(ours.items() ^ theirs.items())
    if wrong:
        (kind, name), _ = wrong[0]
        state = "missing" if (kind, name) not in theirs else "not the bot's" if (kind, name) not in ours else "changed"
        raise DatabaseForeign(
            f"{path} is not as the bot makes its databases (the {kind} {name!r} is {state}); name a database of the"
            " bot's, or a copy that `right-bower backup` wrote."
        )


_REMARK = re.compile(r"--[^\n]*")
_SQLITES_OWN = re.compile(r"sqlite_(sequence|stat\d|autoindex_\w+)")


def _schema_of(connection: sqlite3.Connection) -> dict[tuple[str, str], str]:
    """What makes up a schema, by kind and name, without remarks, spaces and quotes that mean nothing."""
    found = connection.execute("SELECT type, name, coalesce(sql, '') FROM sqlite_schema").fetchall()
    return {
        (str(kind), str(name)): " ".join(_REMARK.sub("", str(sql)).replace('"', "").split())
        for kind, name, sql in found
        if kind not in ("table", "index") or not _SQLITES_OWN.fullmatch(str(name))
    }


def migrate(connection: sqlite3.Connection, path: Path, steps: Sequence[Migration]) -> int:
    """Apply the steps that the database has not seen; returns its new version.

    A database that already holds something is copied first (``<path>.before-NNNN.bak``). Raises
    ``MigrationFailed`` with the step's name, or ``DatabaseDiskFull``; the steps before the failing one stay.
    """
    version = schema_version(connection)
    pending = [step for step in steps if step.number > version]
    if not pending:
        return version
    if version:
        copy = copy_before_upgrade(connection, path, pending[0].number)
        logger.info("Copied %s to %s before the upgrade", path, copy)
    for step in pending:
        _apply(connection, path, step)
        logger.info("%s is now at schema %s", path, step.name)
    return pending[-1].number


def _apply(connection: sqlite3.Connection, path: Path, step: Migration) -> None:
    """Run one step and its version number in one transaction."""
    try:
        # executescript first commits an open transaction, so BEGIN belongs to the script.
        connection.executescript(f"BEGIN IMMEDIATE;\n{step.sql}\n;")
        if not connection.in_transaction:
            raise MigrationFailed(f"{step.name} ends its own transaction; a migration must not commit.")
        dangling = connection.execute("PRAGMA foreign_key_check").fetchone()
        if dangling is not None:
            raise MigrationFailed(
                f"{path} could not be upgraded by {step.name} (rows of {dangling[0]} refer to nothing); "
                "it stayed at the version before."
            )
        connection.execute(f"PRAGMA user_version = {step.number}")
        connection.execute("COMMIT")
    except sqlite3.Error as fault:
        if is_out_of_room(fault):
            raise unusable_because(fault, path) from fault
        raise MigrationFailed(
            f"{path} could not be upgraded by {step.name} ({fault}); it stayed at the version before."
        ) from fault
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")


# -- looking at a database without changing it, and putting a copy in its place


LOGS = ("-wal", "-shm")
"""What SQLite keeps beside a database; a log of another database destroys this one."""


UNCHECKED = "-unchecked"
"""What is beside a database that was not closed, until all of it has been read and found sound."""


def open_readonly(path: Path) -> sqlite3.Connection:
    """Connect read-only to an existing database; raises ``DatabaseMissing`` or another ``DatabaseUnusable``."""
    if not path.is_file():
        raise DatabaseMissing(f"There is no database at {path}; name a file that the bot or a backup wrote.")
    try:
        return connect_readonly(path, unused=not path.with_name(path.name + "-wal").exists())
    except sqlite3.Error as fault:
        raise unusable_because(fault, path) from fault


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
    copy, path = real_path(copy), real_path(database)
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
