"""A connection past the open store: for backups, moves and checks, in a thread without an event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from bot.storage.api import DatabaseMissing, is_direct_message
from bot.storage.postgres.connection import (
    FAULTS,
    PostgresConnection,
    PostgresFault,
    begin_sentence,
    describe_url,
    unusable_because,
)
from bot.storage.postgres.database_thread import LOCKS, READ, WRITING
from bot.storage.postgres.migrations import postgres_steps, version_of
from bot.storage.sql.schema import check_version


@contextmanager
def connect_directly(url: str, *, writing: bool = False) -> Iterator[PostgresConnection]:
    """A connection within a transaction that sees one moment; ``writing`` holds off every process that writes.

    What was not committed by the block is undone. Raises a ``DatabaseUnusable``.
    """
    loop = asyncio.new_event_loop()
    try:
        try:
            connection = PostgresConnection.open(url, loop)
        except ValueError as fault:  # no URL at all
            raise unusable_because(fault, url) from fault
        try:
            version = version_of(connection)
            if not version:
                raise DatabaseMissing(f"There are no tables of the bot in {describe_url(url)}.")
            check_version(version, postgres_steps(), begin_sentence(describe_url(url)))
            lock = f"BEGIN; SELECT pg_advisory_xact_lock({LOCKS}, {WRITING})"
            connection.control(lock if writing else READ)
            yield connection
        finally:
            connection.close()
    except PostgresFault as fault:
        raise unusable_because(fault.__cause__ or fault, url) from fault
    except FAULTS as fault:
        raise unusable_because(fault, url) from fault
    finally:
        loop.close()


def someone_lives(connection: PostgresConnection) -> bool:
    """Return whether a process of the bot uses the database, or may still be using it."""
    words = "SELECT 1 FROM processes WHERE NOT over AND seen > clock_timestamp() - interval '15 seconds' LIMIT 1"
    return connection.execute(words).fetchone() is not None


def continue_numbers(connection: PostgresConnection, last: Mapping[str, int]) -> None:
    """Let the numbers of new rows begin after the last ones that were given, by table."""
    for table, number in last.items():
        if number > 0:
            connection.execute("SELECT setval(pg_get_serial_sequence(?, 'id'), ?)", (table, number))


def mark_direct_tables(connection: PostgresConnection) -> None:
    """Mark the tables in direct messages: a file does not say it, but they are their own servers."""
    homes = connection.execute("SELECT id, guild_id, channel_id FROM tables WHERE guild_id = channel_id").fetchall()
    for table_id, guild_id, channel_id in homes:
        if is_direct_message(guild_id, channel_id):
            connection.execute("INSERT INTO direct_tables (table_id) VALUES (?)", (table_id,))


def vacuum(url: str) -> None:
    """Overwrite what was deleted. Raises a ``DatabaseUnusable``."""
    with connect_directly(url) as connection:
        connection.control("ROLLBACK")
        connection.control("VACUUM")
