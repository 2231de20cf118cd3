"""Commits that fail, on either engine."""

from __future__ import annotations

from bot.storage.api import OutcomeUnknown
from bot.storage.postgres.database import PostgresQueue
from bot.storage.sqlite.database import SqliteQueue
from bot.storage.store import Store
from tests.world import require


def fail_commit(store: Store, *, kept: bool, spared: int = 0) -> None:
    """Let the next commit but those ``spared`` fail, so that nobody knows whether it was ``kept``."""
    queue = store.database.writer
    assert isinstance(queue, SqliteQueue | PostgresQueue)
    connection = require(queue.connection)
    real = connection.control

    async def control(statement: str) -> str:
        nonlocal spared
        if statement == "COMMIT":
            spared -= 1
        if spared >= 0:
            return await real(statement)
        setattr(connection, "control", real)  # noqa: B010 - a method
        if kept:
            await real("COMMIT")
        raise OutcomeUnknown("store-lost")

    setattr(connection, "control", control)  # noqa: B010 - a method
