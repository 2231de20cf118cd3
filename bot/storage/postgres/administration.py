"""A connection past the open store: for backups, moves and checks."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager

from bot.storage.api import DatabaseMissing, is_direct_message
from bot.storage.postgres.connection import (
    FAULTS,
    LOCKS,
    READ,
    WRITING,
    PostgresConnection,
    PostgresFault,
    begin_sentence,
    describe_url,
    unusable_because,
)
from bot.storage.postgres.migrations import postgres_steps, version_of
from bot.storage.sql.schema import check_version


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
