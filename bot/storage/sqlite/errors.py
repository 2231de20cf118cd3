"""Turns error codes of SQLite and the operating system into the port's errors, each with its sentence.

Must not know what is stored.
"""

from __future__ import annotations

import errno
import sqlite3
from pathlib import Path

from bot.storage.api import (
    DatabaseCorrupt,
    DatabaseDiskFull,
    DatabaseLocked,
    DatabaseNotAFile,
    DatabaseReadOnly,
    DatabaseUnusable,
    StoreError,
    StoreFull,
)

_UNWRITABLE = {errno.EACCES, errno.EPERM, errno.EROFS}
_NO_ROOM = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}
_PRIMARY_CODE = 0xFF  # SQLite's extended codes carry the primary one in their lowest byte


def primary_code(fault: sqlite3.Error) -> int:
    """SQLite's primary result code of ``fault``; 0 if it did not come from SQLite itself."""
    return getattr(fault, "sqlite_errorcode", 0) & _PRIMARY_CODE


def is_out_of_room(fault: sqlite3.Error | OSError) -> bool:
    """Whether ``fault`` says that the disk (or a quota) is full."""
    if isinstance(fault, OSError):
        return fault.errno in _NO_ROOM
    return primary_code(fault) == sqlite3.SQLITE_FULL


def unusable_because(fault: sqlite3.Error | OSError, path: Path) -> DatabaseUnusable:
    """The reason, in one sentence, why the database at ``path`` could not be opened."""
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
    """The sentence for a file that is not a sound database; ``finding`` is SQLite's own words."""
    words = " ".join(finding.split())
    return DatabaseCorrupt(f"{path} is not a sound SQLite database ({words}); restore a backup or name another file.")


def store_error(fault: Exception) -> StoreError:
    """What a caller of the store gets when SQLite (or a value it cannot hold) stopped the call."""
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
