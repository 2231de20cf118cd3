"""The files of a database: the locks beside it, consistent copies of it, what tables it has, and what errors mean.

One process may use a database, a second one is refused. The kernel drops the locks when the process ends, however it
ends, so a lock file that is left behind never stands in the way. Copies go through SQLite's backup interface, which is
safe while somebody writes; copying the file is not.

Error codes of SQLite and of the operating system become the errors of ``bot.storage.api``, each with its sentence.
"""

from __future__ import annotations

import errno
import fcntl
import os
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import IO

from bot.storage.api import (
    BackupError,
    DatabaseCorrupt,
    DatabaseDiskFull,
    DatabaseLocked,
    DatabaseMissing,
    DatabaseNotAFile,
    DatabaseReadOnly,
    DatabaseUnusable,
    StoreError,
    StoreFull,
)
from bot.storage.sql.schema import TableColumns, quote

PRIVATE = 0o600
"""Mode of every file the store creates: only the bot's own account may read hands and names."""


def real_path(name: Path) -> Path:
    """Return the file behind all links, so that its names share one lock; a loop of links fails on opening."""
    return Path(os.path.realpath(name.expanduser()))  # ``Path.resolve`` raises at a loop


def lock_path(database: Path) -> Path:
    """Return the path of the lock file of ``database``."""
    return database.with_name(database.name + ".lock")


class DatabaseLock:
    """The locks of one database, until they are closed; SQLite must have closed the database before."""

    def __init__(self, lock_file: IO[str]) -> None:
        self._lock_file = lock_file
        self._database: int | None = None

    def hold(self, database: Path) -> None:
        """Lock the file itself, which has one lock under all its names, also where the lock file was deleted.

        Only on Linux: there this lock and those of SQLite do not know each other. Raises ``DatabaseLocked``.
        """
        if sys.platform != "linux" or self._database is not None:
            return
        descriptor = os.open(database, os.O_RDONLY)
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as fault:
            os.close(descriptor)
            if isinstance(fault, BlockingIOError):
                raise DatabaseLocked(
                    f"{database} is in use by another process, perhaps under another name; "
                    "only one process may use a database."
                ) from fault
            raise
        self._database = descriptor

    def close(self) -> None:
        """Release the lock file and the lock of the database."""
        if self._database is not None:
            os.close(self._database)
            self._database = None
        self._lock_file.close()


def take_lock(database: Path) -> DatabaseLock:
    """Lock ``database`` for this process until the answer is closed; the file itself too, if there is one.

    Raises ``DatabaseLocked`` if another process holds it, ``OSError`` if the lock file cannot be written.
    """
    lock = DatabaseLock(_take_lock_file(database))
    try:
        if database.is_file():
            lock.hold(database)
    except BaseException:
        lock.close()
        raise
    return lock


def _take_lock_file(database: Path) -> IO[str]:
    path = lock_path(database)
    lock = os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT, PRIVATE), "r+", encoding="ascii", errors="replace")
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as fault:
        owner = lock.read(32).strip() or "unknown"
        lock.close()
        raise DatabaseLocked(
            f"{database} is in use by another process (number {owner}, lock file {path}); "
            "only one process may use a database."
        ) from fault
    except OSError:
        lock.close()
        raise
    # The number is for the reader of the message above; the lock itself is the kernel's.
    lock.truncate(0)
    lock.write(f"{os.getpid()}\n")
    lock.flush()
    return lock


# -- reading


BUSY_SECONDS = 5.0
"""How long a statement waits for another process before it gives up."""


def connect_readonly(path: Path, *, unused: bool = False) -> sqlite3.Connection:
    """Connect to a database without being able to change it; any thread may use the connection.

    If the file is ``unused``, SQLite makes no files beside it. Raises ``sqlite3.Error``.
    """
    connection = sqlite3.connect(
        f"{path.absolute().as_uri()}?mode=ro{'&immutable=1' if unused else ''}",
        uri=True,
        timeout=BUSY_SECONDS,
        isolation_level=None,
        check_same_thread=False,
    )
    try:
        connection.execute("PRAGMA query_only = ON")
        connection.execute("PRAGMA trusted_schema = OFF")
        connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()  # now it is opened
    except BaseException:
        connection.close()
        raise
    return connection


# -- copies


_PAGES_AT_ONCE = 1024
STEPS_BETWEEN = 100_000
"""SQLite's steps between two questions whether to go on: some milliseconds."""


def always() -> bool:
    """Return True: always go on."""
    return True


def backup_file(database: Path, target: Path, go_on: Callable[[], bool] = always) -> None:
    """As ``bot.storage.backends.backup``; the source is opened read-only and the writer's lock is not taken.

    ``BackupError`` also if ``go_on`` said no.
    """
    path = real_path(database)
    try:
        if not path.is_file():
            raise DatabaseMissing(f"There is no database at {path}; name the file that the bot uses.")
        source = connect_readonly(path)
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
        with closing(connect_readonly(target)) as copy:
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


# -- the tables of a database


def tables_in_order(connection: sqlite3.Connection) -> list[TableColumns]:
    """All tables, each after those that its rows refer to."""
    found = connection.execute(
        "SELECT name, sql LIKE '%AUTOINCREMENT%' FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
        " ORDER BY name"
    )
    waiting = {name: _describe(connection, name, bool(numbered)) for name, numbered in found.fetchall()}
    ordered: list[TableColumns] = []
    while waiting:
        ready = [name for name in waiting if not _refers_to(connection, name) & (waiting.keys() - {name})]
        ordered += [waiting.pop(name) for name in ready]
    return ordered


def last_numbers(connection: sqlite3.Connection) -> dict[str, int]:
    """Return the highest number that each numbered table has ever given to a row."""
    return dict(connection.execute("SELECT name, seq FROM sqlite_sequence"))


def _describe(connection: sqlite3.Connection, name: str, numbered: bool) -> TableColumns:
    rows = connection.execute(f"PRAGMA table_info({quote(name)})").fetchall()  # without generated columns
    key = sorted((row[5], row[1]) for row in rows if row[5])
    return TableColumns(name, tuple(row[1] for row in rows), tuple(column for _, column in key), numbered)


def _refers_to(connection: sqlite3.Connection, name: str) -> set[str]:
    return {row[2] for row in connection.execute(f"PRAGMA foreign_key_list({quote(name)})")}


# -- errors


_UNWRITABLE = {errno.EACCES, errno.EPERM, errno.EROFS}
_NO_ROOM = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}
_PRIMARY_CODE = 0xFF  # SQLite's extended codes carry the primary one in their lowest byte


def primary_code(fault: sqlite3.Error) -> int:
    """SQLite's primary result code of ``fault``; 0 if it did not come from SQLite itself."""
    return getattr(fault, "sqlite_errorcode", 0) & _PRIMARY_CODE


def is_out_of_room(fault: sqlite3.Error | OSError) -> bool:
    """Return whether ``fault`` says that the disk (or a quota) is full."""
    if isinstance(fault, OSError):
        return fault.errno in _NO_ROOM
    return primary_code(fault) == sqlite3.SQLITE_FULL


def unusable_because(fault: sqlite3.Error | OSError, path: Path) -> DatabaseUnusable:
    """Return the reason, in one sentence, why the database at ``path`` could not be opened."""
    if is_out_of_room(fault):
        return DatabaseDiskFull(f"The disk is full, so {path} cannot be opened; free some space and start again.")
    if isinstance(fault, OSError):
        return _unusable_by_system(fault, path)
    match primary_code(fault):
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            return DatabaseLocked(f"Another process is writing {path}; only one process may use a database.")
        case sqlite3.SQLITE_NOTADB | sqlite3.SQLITE_CORRUPT:
            return corrupt(path, str(fault))
        case sqlite3.SQLITE_READONLY | sqlite3.SQLITE_CANTOPEN | sqlite3.SQLITE_PERM:
            return _read_only(path)
        case _:
            return DatabaseUnusable(f"SQLite cannot use {path} ({fault}); a readable, writable disk is needed.")


def corrupt(path: Path, finding: str) -> DatabaseCorrupt:
    """Return the sentence for a file that is not a sound database; ``finding`` is SQLite's own words."""
    words = " ".join(finding.split())
    return DatabaseCorrupt(f"{path} is not a sound SQLite database ({words}); restore a backup or name another file.")


def store_error(fault: Exception) -> StoreError:
    """Return what a caller of the store gets when SQLite (or a value it cannot hold) stopped the call."""
    if isinstance(fault, StoreError):
        return type(fault)(*fault.args)
    if isinstance(fault, sqlite3.Error | OSError) and is_out_of_room(fault):
        return StoreFull("The disk is full; nothing was written.")
    return StoreError(f"The database refused the call; nothing was written ({fault}).")


def _unusable_by_system(fault: OSError, path: Path) -> DatabaseUnusable:
    if fault.errno in _UNWRITABLE:
        return _read_only(path)
    if fault.errno in {errno.ENOTDIR, errno.EISDIR, errno.EEXIST, errno.ELOOP, errno.ENAMETOOLONG}:
        return DatabaseNotAFile(f"{path} cannot be a file here ({fault.strerror}); name a file in a directory.")
    return DatabaseUnusable(f"{path} cannot be opened ({fault.strerror}); a writable file is needed.")


def _read_only(path: Path) -> DatabaseReadOnly:
    return DatabaseReadOnly(
        f"{path} or its directory cannot be written; the bot needs write access to both, "
        "because SQLite keeps its log beside the file."
    )
