"""The locks of a database: a file beside it and the file itself; one process may use it, a second one is refused.

The lock file tells who holds it, and is there before the database. The kernel drops both locks when the process ends,
however it ends, so a lock file that is left behind never stands in the way. Must not know SQLite.
"""

from __future__ import annotations

import fcntl
import os
import sys
from pathlib import Path
from typing import IO

from bot.storage.errors import DatabaseLocked

PRIVATE = 0o600
"""Mode of every file the store creates: only the bot's own account may read hands and names."""


def lock_path(database: Path) -> Path:
    """The path of the lock file of ``database``."""
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
        """Give the locks back."""
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
    # The number is for whoever reads the message above; the lock itself is the kernel's.
    lock.truncate(0)
    lock.write(f"{os.getpid()}\n")
    lock.flush()
    return lock
