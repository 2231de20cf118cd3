"""Consistent copies of a database: backups while the bot runs, and the copy before an upgrade.

They go through SQLite's backup interface, which is safe while somebody writes; copying the file is not. Must not know
what is stored.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from bot.storage.errors import BackupError, DatabaseMissing
from bot.storage.sqlite.errors import is_out_of_room, unusable_because
from bot.storage.sqlite.lock import PRIVATE

BUSY_SECONDS = 5.0
"""How long a statement waits for another process before it gives up."""

_PAGES_AT_ONCE = 1024
STEPS_BETWEEN = 100_000
"""How much is copied, or read back, before the copying asks whether to go on: some milliseconds."""


def always() -> bool:
    """Go on."""
    return True


def backup_file(database: Path, target: Path, go_on: Callable[[], bool] = always) -> None:
    """As ``bot.storage.engines.backup``; the source is opened read-only and the writer's lock is not taken.

    ``BackupError`` also if ``go_on`` said no.
    """
    path = Path(os.path.realpath(database))  # unlike `Path.resolve` it does not raise at a loop of links
    try:
        if not path.is_file():
            raise DatabaseMissing(f"There is no database at {path}; name the file that the bot uses.")
        source = sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True, timeout=BUSY_SECONDS, isolation_level=None)
    except (sqlite3.Error, OSError) as fault:
        raise unusable_because(fault, path) from fault
    with closing(source):
        try:
            source.execute("BEGIN")  # one moment; without it the copying begins again whenever somebody writes
            source.execute("SELECT count(*) FROM sqlite_schema").fetchone()
        except sqlite3.Error as fault:
            raise unusable_because(fault, path) from fault
        copy_into(source, target, go_on)
    verify_copy(target, go_on)


def copy_into(source: sqlite3.Connection, target: Path, go_on: Callable[[], bool] = always) -> None:
    """Write one consistent copy of ``source`` to the new private file ``target``, on disk when it returns.

    Raises ``BackupError`` if ``target`` exists or cannot be written; a half-written copy is removed.
    """
    try:
        os.close(os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE))
    except FileExistsError as fault:
        raise BackupError(f"{target} exists already; a backup needs a new file name.") from fault
    except OSError as fault:
        raise BackupError(f"{target} cannot be written ({fault.strerror}).") from fault

    def check(*_: int) -> None:
        if not go_on():
            raise sqlite3.OperationalError("the database is being closed")

    try:
        with closing(sqlite3.connect(target, timeout=BUSY_SECONDS, isolation_level=None)) as copy:
            source.backup(copy, pages=_PAGES_AT_ONCE, progress=check)
            # The copy inherits WAL mode; without it, it is one file that opens even where nothing can be written.
            copy.execute("PRAGMA journal_mode = DELETE").fetchone()
        sync(target)
        sync(target.parent)
    except (sqlite3.Error, OSError) as fault:
        target.unlink(missing_ok=True)
        reason = "the disk is full" if is_out_of_room(fault) else str(fault)
        raise BackupError(f"The copy to {target} could not be written ({reason}).") from fault


def verify_copy(target: Path, go_on: Callable[[], bool] = always) -> None:
    """Read a whole copy back; if it is not sound, remove it and raise ``BackupError``."""
    try:
        with closing(sqlite3.connect(f"{target.resolve().as_uri()}?mode=ro", uri=True)) as copy:
            copy.set_progress_handler(lambda: not go_on(), STEPS_BETWEEN)
            finding = copy.execute("PRAGMA integrity_check").fetchone()[0]
    except sqlite3.Error as fault:
        finding = str(fault)
    if finding != "ok":
        target.unlink(missing_ok=True)
        raise BackupError(f"The copy {target} was not sound and has been removed ({finding}).")


def copy_before_upgrade(source: sqlite3.Connection, database: Path, first: int) -> Path:
    """Copy a database beside itself before migration number ``first``; returns the path of the copy.

    An older copy, from an upgrade that failed at the same step, is replaced only by a complete one.
    """
    target = database.with_name(f"{database.name}.before-{first:04d}.bak")
    partial = target.with_name(target.name + ".part")
    partial.unlink(missing_ok=True)
    copy_into(source, partial)
    partial.replace(target)
    sync(target.parent)
    return target


def sync(path: Path) -> None:
    """Make a file, or the names in a directory, survive a power cut."""
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
