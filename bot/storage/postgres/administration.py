"""Upgrades of a PostgreSQL database, one process at a time, each step whole; and connections past the open store.

The steps stand in ``data/migrations/postgres`` under the numbers of SQLite's.
"""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager

from bot.storage.api import (
    DatabaseForeign,
    DatabaseMissing,
    DatabaseUnsupported,
    EngineTooOld,
    MigrationFailed,
    is_direct_message,
)
from bot.storage.postgres.connection import (
    FAULTS,
    LOCKS,
    READ,
    WRITING,
    PostgresConnection,
    PostgresFault,
    begin_sentence,
    describe_url,
    no_rights,
    shares_sessions,
    unusable_because,
)
from bot.storage.sql.schema import MIGRATIONS, Migration, check_version, load_migrations

logger = logging.getLogger(__name__)

FOLDER = MIGRATIONS / "postgres"

CopyFirst = Callable[[str, int], Awaitable[None]]
"""Copies the database of a URL before the step of this number."""

OLDEST_SERVER = 130000
"""``pg_xact_status`` and its kind of numbers came with version 13."""

_MIGRATING = 2
"""The lock for changing the schema."""

_NO_RIGHTS = ("42501", "3F000")
"""The states of a user who may make no tables, or has no schema to make them in."""

_OURS = "SELECT to_regclass('schema_version') IS NOT NULL"
_ANY = "SELECT EXISTS (SELECT FROM pg_tables WHERE schemaname = current_schema())"


def postgres_steps() -> tuple[Migration, ...]:
    """Return the migrations of PostgreSQL in order."""
    return load_migrations(FOLDER)


async def prepare(url: str, steps: Sequence[Migration], copy_first: CopyFirst) -> None:
    """Check that a database is ours, or empty, and bring it up to date.

    ``copy_first`` is called with the URL and the number of the first step of an upgrade before that step, while no
    process writes. Raises a ``DatabaseUnusable``; then the steps before the failing one stay.
    """
    try:
        if await shares_sessions(url):
            raise DatabaseUnsupported(
                f"A pooler stands before {describe_url(url)} that shares sessions; let PgBouncer run with"
                " pool_mode = session for the bot, or name the server itself."
            )
        connection = await PostgresConnection.open(url)
        try:
            await _prepare(connection, url, steps, copy_first)
        finally:
            await connection.close()
    except PostgresFault as fault:
        raise unusable_because(fault.__cause__ or fault, url) from fault
    except (*FAULTS, ValueError) as fault:
        raise unusable_because(fault, url) from fault


async def version_of(connection: PostgresConnection) -> int:
    """Return the number of the last step applied; 0 for a database that is not ours yet."""
    if not await connection.fetchval(_OURS):
        return 0
    version: int = await connection.fetchval("SELECT version FROM schema_version")
    return version


async def _prepare(connection: PostgresConnection, url: str, steps: Sequence[Migration], copy_first: CopyFirst) -> None:
    server = int(await connection.fetchval("SELECT current_setting('server_version_num')"))
    if server < OLDEST_SERVER:
        raise EngineTooOld(f"The server of {describe_url(url)} is too old; PostgreSQL 13 or later is needed.")
    await connection.control(f"SELECT pg_advisory_lock({LOCKS}, {_MIGRATING})")
    version = await version_of(connection)
    check_version(version, steps, begin_sentence(describe_url(url)))
    if version == 0 and await connection.fetchval(_ANY):
        raise DatabaseForeign(
            f"In {describe_url(url)} are the tables of another program; name a database of the bot's own."
        )
    pending = [step for step in steps if step.number > version]
    if version and pending:
        await connection.control(f"SELECT pg_advisory_lock({LOCKS}, {WRITING})")  # until this connection is closed
        await copy_first(url, pending[0].number)
    for step in pending:
        await _apply(connection, url, step, new=version == 0 and step is steps[0])
    words = await connection.fetchval("SELECT current_setting('server_version')")
    logger.info("PostgreSQL %s, %s at schema version %d", words, describe_url(url), steps[-1].number)


async def _apply(connection: PostgresConnection, url: str, step: Migration, *, new: bool) -> None:
    """Run one step and its number in one transaction; processes of the program before may write nothing after it."""
    mark = "UPDATE processes SET over = true"
    number = f"UPDATE schema_version SET version = {step.number}"  # noqa: S608 - a number of ours
    if new:
        mark, number = "", f"INSERT INTO schema_version VALUES ('right-bower', {step.number})"  # noqa: S608 - as above
    try:
        await connection.control(f"BEGIN; {mark};\n{step.sql}\n;{number}; COMMIT")
    except PostgresFault as fault:
        if not connection.lost:
            await connection.control("ROLLBACK")
        if fault.state in _NO_RIGHTS:
            raise no_rights(url) from fault
        raise MigrationFailed(
            f"{begin_sentence(describe_url(url))} could not be upgraded by {step.name} ({fault}); it"
            " stayed at the version before."
        ) from fault
    logger.info("%s is now at schema %s", describe_url(url), step.name)


# -- a connection past the open store: for backups, moves and checks


@asynccontextmanager
async def connect_directly(url: str, *, writing: bool = False) -> AsyncIterator[PostgresConnection]:
    """A connection within a transaction that sees one moment; ``writing`` holds off every process that writes.

    What was not committed by the block is undone. Raises a ``DatabaseUnusable``.
    """
    try:
        try:
            connection = await PostgresConnection.open(url)
        except ValueError as fault:  # no URL at all
            raise unusable_because(fault, url) from fault
        try:
            version = await version_of(connection)
            if not version:
                raise DatabaseMissing(f"There are no tables of the bot in {describe_url(url)}.")
            check_version(version, postgres_steps(), begin_sentence(describe_url(url)))
            lock = f"BEGIN; SELECT pg_advisory_xact_lock({LOCKS}, {WRITING})"
            await connection.control(lock if writing else READ)
            yield connection
        finally:
            await connection.close()
    except PostgresFault as fault:
        raise unusable_because(fault.__cause__ or fault, url) from fault
    except FAULTS as fault:
        raise unusable_because(fault, url) from fault


async def someone_lives(connection: PostgresConnection) -> bool:
    """Return whether a process of the bot uses the database, or may still be using it."""
    words = "SELECT 1 FROM processes WHERE NOT over AND seen > clock_timestamp() - interval '15 seconds' LIMIT 1"
    return await connection.fetchrow(words) is not None


async def continue_numbers(connection: PostgresConnection, last: Mapping[str, int]) -> None:
    """Let the numbers of new rows begin after the last ones that were given, by table."""
    for table, number in last.items():
        if number > 0:
            query = "SELECT setval(pg_get_serial_sequence(:table, 'id'), :number)"
            await connection.fetch(query, table=table, number=number)


async def mark_direct_tables(connection: PostgresConnection) -> None:
    """Mark the tables in direct messages: a file does not say it, but they are their own servers."""
    homes = await connection.fetch("SELECT id, guild_id, channel_id FROM tables WHERE guild_id = channel_id")
    await connection.executemany(
        "INSERT INTO direct_tables (table_id) VALUES (:table)",
        [{"table": table} for table, guild_id, channel_id in homes if is_direct_message(guild_id, channel_id)],
    )


async def vacuum(url: str) -> None:
    """Overwrite what was deleted. Raises a ``DatabaseUnusable``."""
    async with connect_directly(url) as connection:
        await connection.control("ROLLBACK")
        await connection.control("VACUUM")
