"""The lock file beside a database: one process may use it, a second one is refused.

Must not know SQLite. The kernel drops the lock when the process ends, however it ends, so a lock file that is left
behind never stands in the way.
"""

from __future__ import annotations

import fcntl
import os
from pathlib import Path
from typing import IO

from bot.storage.errors import DatabaseLocked

PRIVATE = 0o600
"""Mode of every file the store creates: only the bot's own account may read hands and names."""


def lock_path(database: Path) -> Path:
    """The path of the lock file of ``database``."""
    return database.with_name(database.name + ".lock")


def take_lock(database: Path) -> IO[str]:
    """Lock ``database`` for this process until the returned file is closed.

    Raises ``DatabaseLocked`` if another process holds it, ``OSError`` if the lock file cannot be written.
    """
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
