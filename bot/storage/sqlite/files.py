"""The files of a database, by plain connections of ``sqlite3``: their locks, upgrades, checks, copies and restores.

Only one process may use a database; a second one is refused. The kernel drops the locks when the process ends, however
it ends, so a lock file that is left behind does no harm.

Numbered SQL files, ``data/migrations/NNNN_name.sql``, upgrade a database to the schema of this program before the first
caller is served; each step is one transaction. A file is first read through a read-only connection: if it is refused,
it stays byte for byte as it was, and so does a write-ahead log beside it. Copies are made by SQLite's backup interface,
which is safe while the database is written; to copy the file is not.

Error codes of SQLite and of the operating system become the errors of ``bot.storage.api``, each with its sentence.
"""

from __future__ import annotations

import errno
import fcntl
import logging
import os
import re
import shutil
import sqlite3
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from datetime import UTC, datetime
from itertools import chain, count
from pathlib import Path
from typing import IO

from bot.storage.api import (
    BackupError,
    DatabaseCorrupt,
    DatabaseDiskFull,
    DatabaseForeign,
    DatabaseLocked,
    DatabaseMissing,
    DatabaseNotAFile,
    DatabaseReadOnly,
    DatabaseTooOld,
    DatabaseUnusable,
    MigrationFailed,
    StoreError,
    StoreFailing,
    StoreFull,
)
from bot.storage.sql.schema import (
    STAMP,
    Migration,
    Stamp,
    TableColumns,
    check_stamp,
    load_migrations,
    pending_steps,
    quote,
    read_stamp,
    write_stamp,
)
from bot.terminal import sentence

logger = logging.getLogger(__name__)

PRIVATE = 0o600
"""The mode of every file that the store creates. Only the bot's own account may read hands and names."""


def real_path(name: Path) -> Path:
    """Return the file that a name links to, so that all its names share one lock. Opening fails for a loop of links."""
    return Path(os.path.realpath(name.expanduser()))  # ``Path.resolve`` raises at a loop


def lock_path(database: Path) -> Path:
    """Return the path of the lock file of ``database``."""
    return database.with_name(database.name + ".lock")


class DatabaseLock:
    """The locks of one database, held until ``close``. SQLite must have closed the database before that."""

    def __init__(self, lock_file: IO[str]) -> None:
        self._lock_file = lock_file
        self._database: int | None = None

    def hold(self, database: Path) -> None:
        """Lock the database file itself: it has one lock under all its names, even if the lock file was deleted.

        Only on Linux, where this lock and SQLite's own do not affect each other. Raises ``DatabaseLocked``.
        """
        if sys.platform != "linux" or self._database is not None:
            return
        descriptor = os.open(database, os.O_RDONLY)
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as fault:
            os.close(descriptor)
            if isinstance(fault, BlockingIOError):
                raise DatabaseLocked("database-in-use-elsewhere", file=database) from fault
            raise
        self._database = descriptor

    def close(self) -> None:
        """Release the lock file and the lock of the database."""
        if self._database is not None:
            os.close(self._database)
            self._database = None
        self._lock_file.close()


def take_lock(database: Path) -> DatabaseLock:
    """Lock a database and its file until the lock is closed; raises ``DatabaseLocked`` or ``OSError``."""
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
        owner = lock.read(32).strip() or "?"
        lock.close()
        raise DatabaseLocked("database-in-use", file=database, process=owner, lock=path) from fault
    except OSError:
        lock.close()
        raise
    # The process id is only for the error message above; the kernel holds the lock.
    lock.truncate(0)
    lock.write(f"{os.getpid()}\n")
    lock.flush()
    return lock


# -- looking at a database without changing it


BUSY_SECONDS = 5.0
"""Seconds that a statement waits for another process before it fails."""

STEPS_BETWEEN = 100_000
"""The number of SQLite's steps, some milliseconds, between two questions whether to go on."""


def always() -> bool:
    return True


def connect_readonly(path: Path, *, unused: bool = False) -> sqlite3.Connection:
    """Connect read-only, for any thread. Beside an ``unused`` file SQLite creates none. Raises ``sqlite3.Error``."""
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
        connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()  # SQLite opens the file only now
    except BaseException:
        connection.close()
        raise
    return connection


def open_readonly(path: Path) -> sqlite3.Connection:
    """Connect read-only to an existing database; raises ``DatabaseMissing`` or another ``DatabaseUnusable``."""
    with name_faults(path):
        if not path.is_file():
            raise DatabaseMissing("database-missing", file=path)
        return connect_readonly(path, unused=not path.with_name(path.name + "-wal").exists())


APPLICATION_ID = 1380077399
"""``RBOW`` as a number, in SQLite's header. It tells our databases from those of other programs."""


def schema_version(connection: sqlite3.Connection) -> int:
    """Return the number of the last migration applied to a database; 0 for a new one."""
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def stamp_of(connection: sqlite3.Connection) -> Stamp:
    """Return the versions of a database."""
    has_notes = connection.execute("SELECT 1 FROM sqlite_schema WHERE name = 'notes'").fetchone()
    note = connection.execute(STAMP).fetchone() if has_notes else None
    return read_stamp(schema_version(connection), note[0] if note else None)


def check_ours(connection: sqlite3.Connection, path: Path, steps: Sequence[Migration], *, new: bool = False) -> None:
    """Raise a ``DatabaseUnusable`` unless ``steps`` can upgrade this database.

    An empty file is accepted only if ``new``.
    """
    version = schema_version(connection)
    application = int(connection.execute("PRAGMA application_id").fetchone()[0])
    holds_something = connection.execute("SELECT 1 FROM sqlite_schema LIMIT 1").fetchone() is not None
    ours = application == APPLICATION_ID and version > 0
    if not ours and (application or version or holds_something):
        raise DatabaseForeign("database-foreign", file=path)
    check_stamp(stamp_of(connection), steps, str(path))
    if not new and not (version and holds_something):
        raise DatabaseForeign("database-empty", file=path)


def check_schema(connection: sqlite3.Connection, path: Path, steps: Sequence[Migration]) -> None:
    """Raise ``DatabaseForeign`` unless ``steps`` make exactly this schema: unknown triggers could run on our writes."""
    version = schema_version(connection)
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as model:
        for step in steps:
            if step.number <= version:
                model.executescript(step.sql)
        ours, theirs = _schema_of(model), _schema_of(connection)
    wrong = sorted(ours.items() ^ theirs.items())
    if wrong:
        (kind, name), _ = wrong[0]
        strange = "schema-strange" if (kind, name) not in ours else "schema-changed"
        state = sentence("schema-missing" if (kind, name) not in theirs else strange, kind=kind, name=name)
        raise DatabaseForeign("database-changed", file=path, state=state)


_REMARK = re.compile(r"--[^\n]*")
_SQLITES_OWN = re.compile(r"sqlite_(sequence|stat\d|autoindex_\w+)")


def _schema_of(connection: sqlite3.Connection) -> dict[tuple[str, str], str]:
    """Return the SQL of each object of a schema, by kind and name, without comments, needless spaces and quotes."""
    objects = connection.execute("SELECT type, name, coalesce(sql, '') FROM sqlite_schema").fetchall()
    return {
        (str(kind), str(name)): " ".join(_REMARK.sub("", str(sql)).replace('"', "").split())
        for kind, name, sql in objects
        if kind not in ("table", "index") or not _SQLITES_OWN.fullmatch(str(name))
    }


def check_file(path: Path, steps: Sequence[Migration], go_on: Callable[[], bool] = always) -> None:
    """Raise a ``DatabaseUnusable`` unless the whole file is sound, or if ``go_on`` returns False. Change nothing."""
    check_header(path, steps)
    with name_faults(path), closing(open_readonly(path)) as connection:
        connection.set_progress_handler(lambda: not go_on(), STEPS_BETWEEN)
        check_schema(connection, path, steps)
        findings = [row[0] for row in connection.execute("PRAGMA integrity_check(3)") if row[0] != "ok"]
        findings += [sentence("row-dangling", table=row[0]) for row in connection.execute("PRAGMA foreign_key_check")]
        if findings:
            raise corrupt(path, "; ".join(findings[:3]))


def check_header(path: Path, steps: Sequence[Migration], *, new: bool = False) -> None:
    """Raise a ``DatabaseUnusable`` unless the first pages are those of our database; ``new`` as in ``check_ours``.

    Whether a newer program wrote it is read from the file alone (see ``migrate``): reading the log beside it would
    write to SQLite's index of the log.
    """
    with suppress(sqlite3.Error, DatabaseTooOld), closing(connect_readonly(path, unused=True)) as connection:
        check_stamp(stamp_of(connection), steps, str(path))
    with name_faults(path), closing(open_readonly(path)) as connection:
        check_ours(connection, path, steps, new=new)


# -- upgrades


def migrate(connection: sqlite3.Connection, path: Path, steps: Sequence[Migration]) -> int:
    """Apply the steps that the database does not have yet, and stamp it; return its new version.

    A database that already holds data is copied first (``<path>.before-NNNN.bak``, or ``….before-format_N.bak`` if its
    schema stays). Raises ``MigrationFailed`` with the step's name, or ``DatabaseDiskFull``; steps that were completed
    before it stay.
    """
    found = stamp_of(connection)
    pending = pending_steps(found, steps)
    if not pending:
        return found.schema
    if found.schema:
        copy = copy_before_upgrade(connection, path, pending[0])
        logger.info("Copied %s to %s before the upgrade", path, copy)
    for step in pending:
        _apply(connection, path, step)
        logger.info("%s is now at schema %s", path, step.name)
    if found.schema:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()  # ``check_header`` reads the file alone
    return pending[-1].number


def _apply(connection: sqlite3.Connection, path: Path, step: Migration) -> None:
    try:
        # executescript first commits an open transaction, so BEGIN belongs to the script.
        connection.executescript(f"BEGIN IMMEDIATE;\n{step.sql}\n;")
        if not connection.in_transaction:
            raise MigrationFailed("upgrade-committed", step=step.name)
        dangling = connection.execute("PRAGMA foreign_key_check").fetchone()
        if dangling is not None:
            raise MigrationFailed(
                "upgrade-failed", database=path, step=step.name, why=sentence("row-dangling", table=dangling[0])
            )
        connection.execute(f"PRAGMA user_version = {step.number}")
        connection.execute(write_stamp())
        connection.execute("COMMIT")
    except sqlite3.Error as fault:
        if is_out_of_room(fault):
            raise unusable_because(fault, path) from fault
        raise MigrationFailed("upgrade-failed", database=path, step=step.name, why=fault) from fault
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")


# -- copies


_PAGES_AT_ONCE = 1024


def backup_file(database: Path, target: Path, go_on: Callable[[], bool] = always) -> None:
    """Copy a database to ``target`` without the writer's lock. Raises ``BackupError`` if ``go_on()`` is False."""
    path = real_path(database)
    with name_faults(path):
        if not path.is_file():
            raise DatabaseMissing("database-missing", file=path)
        source = connect_readonly(path)
    with closing(source):
        with name_faults(path):
            source.execute("BEGIN")  # one snapshot; without it the copy starts again after each write
            source.execute("SELECT count(*) FROM sqlite_schema").fetchone()
        copy_into(source, target, go_on)
    verify_copy(target, go_on)


def copy_into(source: sqlite3.Connection, target: Path, go_on: Callable[[], bool] = always) -> None:
    """Write a consistent, synced copy to the new private file ``target``; ``BackupError``, and no file, if it fails."""
    try:
        os.close(os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE))
    except FileExistsError as fault:
        raise BackupError("backup-exists", file=target) from fault
    except OSError as fault:
        raise BackupError("backup-unwritable", file=target, why=fault.strerror) from fault

    def check(*_: int) -> None:
        if not go_on():
            raise sqlite3.OperationalError(sentence("database-closing"))

    try:
        with closing(sqlite3.connect(target, timeout=BUSY_SECONDS, isolation_level=None)) as copy:
            source.backup(copy, pages=_PAGES_AT_ONCE, progress=check)
            # The copy inherits WAL mode. Without it, it is one file, which opens even where nothing can be written.
            copy.execute("PRAGMA journal_mode = DELETE").fetchone()
        sync(target)
        sync(target.parent)
    except (sqlite3.Error, OSError) as fault:
        target.unlink(missing_ok=True)
        reason = sentence("disk-full") if is_out_of_room(fault) else str(fault)
        raise BackupError("backup-failed", file=target, why=reason) from fault


def verify_copy(target: Path, go_on: Callable[[], bool] = always) -> None:
    """Read a whole copy back. If it is not sound, delete it and raise ``BackupError``."""
    try:
        with closing(connect_readonly(target)) as copy:
            copy.set_progress_handler(lambda: not go_on(), STEPS_BETWEEN)
            finding = copy.execute("PRAGMA integrity_check").fetchone()[0]
    except sqlite3.Error as fault:
        finding = str(fault)
    if finding != "ok":
        target.unlink(missing_ok=True)
        raise BackupError("backup-unsound", file=target, why=finding)


def copy_before_upgrade(source: sqlite3.Connection, database: Path, first: Migration) -> Path:
    """Copy a database beside itself before the step ``first``, and replace an older copy; return the path."""
    target = database.with_name(f"{database.name}.{first.copy}.bak")
    partial = target.with_name(target.name + ".part")
    partial.unlink(missing_ok=True)
    copy_into(source, partial)
    partial.replace(target)
    sync(target.parent)
    return target


def sync(path: Path) -> None:
    """Make a file, or the names in a directory, durable."""
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


# -- putting a copy in the place of a database


LOGS = ("-wal", "-shm")
"""Suffixes of the files that SQLite keeps beside a database. A log of another database would destroy this one."""


UNCHECKED = "-unchecked"
"""The suffix of a file that marks a database as not closed properly, until a check of the whole file finds it sound."""


def restore_file(copy: Path, database: Path, now: Callable[[], datetime] = lambda: datetime.now(UTC)) -> Path | None:
    """Replace ``database`` with ``copy``; return the path of the old database, or None if there was none.

    Takes the lock, so the bot must not run. The copy is checked first and is not changed. The old database is kept
    whole, under another name beside it; at every moment one of the two can be opened. Raises a ``DatabaseUnusable`` or
    ``BackupError``; then the old database is unchanged.
    """
    copy, path = real_path(copy), real_path(database)
    if copy == path:
        raise DatabaseMissing("restore-itself", file=copy)
    check_file(copy, load_migrations())
    with name_faults(path):
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
    return aside


def _keep_aside(path: Path, now: datetime) -> Path:
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


# -- the tables of a database


def tables_in_order(connection: sqlite3.Connection) -> list[TableColumns]:
    """Return all tables, each after those that its rows refer to."""
    names = connection.execute(
        "SELECT name, sql LIKE '%AUTOINCREMENT%' FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
        " ORDER BY name"
    )
    waiting = {name: _describe(connection, name, bool(numbered)) for name, numbered in names.fetchall()}
    ordered: list[TableColumns] = []
    while waiting:
        ready = [name for name in waiting if not _refers_to(connection, name) & (waiting.keys() - {name})]
        ordered += [waiting.pop(name) for name in ready]
    return ordered


def last_numbers(connection: sqlite3.Connection) -> dict[str, int]:
    """Return the highest id that each table with automatic ids has ever assigned, by table."""
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
_FAULTS_OF_CALLS = {
    0,  # of Python's own module, for instance about a value
    sqlite3.SQLITE_ERROR,
    sqlite3.SQLITE_ABORT,
    sqlite3.SQLITE_INTERRUPT,
    sqlite3.SQLITE_TOOBIG,
    sqlite3.SQLITE_CONSTRAINT,
    sqlite3.SQLITE_MISMATCH,
    sqlite3.SQLITE_MISUSE,
    sqlite3.SQLITE_RANGE,
}
"""Codes of errors that concern one call only. The next call may succeed."""
_PRIMARY_CODE = 0xFF  # SQLite's extended codes carry the primary one in their lowest byte


def primary_code(fault: sqlite3.Error) -> int:
    """Return SQLite's primary result code of an error; 0 if it is not SQLite's."""
    return getattr(fault, "sqlite_errorcode", 0) & _PRIMARY_CODE


def is_out_of_room(fault: sqlite3.Error | OSError) -> bool:
    """Return whether an error says that the disk (or a quota) is full."""
    if isinstance(fault, OSError):
        return fault.errno in _NO_ROOM
    return primary_code(fault) == sqlite3.SQLITE_FULL


@contextmanager
def name_faults(path: Path) -> Iterator[None]:
    """Raise errors of SQLite or the system about the database at ``path`` as a ``DatabaseUnusable``."""
    try:
        yield
    except (sqlite3.Error, OSError) as fault:
        raise unusable_because(fault, path) from fault


def unusable_because(fault: sqlite3.Error | OSError, path: Path) -> DatabaseUnusable:
    """Return the error whose sentence says why the database at ``path`` could not be opened."""
    if is_out_of_room(fault):
        return DatabaseDiskFull("database-disk-full", file=path)
    if isinstance(fault, OSError):
        return _unusable_by_system(fault, path)
    match primary_code(fault):
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            return DatabaseLocked("database-being-written", file=path)
        case sqlite3.SQLITE_NOTADB | sqlite3.SQLITE_CORRUPT:
            return corrupt(path, str(fault))
        case sqlite3.SQLITE_READONLY | sqlite3.SQLITE_CANTOPEN | sqlite3.SQLITE_PERM:
            return _read_only(path)
        case _:
            return DatabaseUnusable("database-disk", file=path, why=fault)


def corrupt(path: Path, finding: str) -> DatabaseCorrupt:
    """Return the error for a file that is not a sound database; ``finding`` is SQLite's message."""
    words = " ".join(finding.split())
    return DatabaseCorrupt("database-corrupt", file=path, why=words)


def store_error(fault: Exception) -> StoreError:
    """Return the error that a caller gets for an error of SQLite, or for a value that it cannot hold."""
    if isinstance(fault, StoreError):
        return type(fault)(fault.key, **fault.values)
    if isinstance(fault, sqlite3.Error | OSError) and is_out_of_room(fault):
        return StoreFull("store-full")
    if isinstance(fault, sqlite3.Error) and primary_code(fault) not in _FAULTS_OF_CALLS:
        return StoreFailing("store-failing", why=fault)
    return StoreError("store-refused", why=fault)


def _unusable_by_system(fault: OSError, path: Path) -> DatabaseUnusable:
    if fault.errno in _UNWRITABLE:
        return _read_only(path)
    if fault.errno in {errno.ENOTDIR, errno.EISDIR, errno.EEXIST, errno.ELOOP, errno.ENAMETOOLONG}:
        return DatabaseNotAFile("database-no-file", file=path, why=fault.strerror)
    return DatabaseUnusable("database-unopened", file=path, why=fault.strerror)


def _read_only(path: Path) -> DatabaseReadOnly:
    return DatabaseReadOnly("database-read-only", file=path)
