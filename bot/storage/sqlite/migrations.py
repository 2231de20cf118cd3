"""Numbered SQL files that bring a database to the schema of this program, each step whole or not at all.

They run on a plain connection before the first caller is served. What a step does is in
``data/migrations/NNNN_name.sql``.
"""

from __future__ import annotations

import logging
import re
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from bot.storage.api import DatabaseForeign, MigrationFailed
from bot.storage.sql.schema import Migration, check_version
from bot.storage.sqlite.files import copy_before_upgrade, is_out_of_room, unusable_because

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
