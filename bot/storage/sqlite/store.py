"""The store in one SQLite file."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Self

from bot.storage.port import Engine, Scorer
from bot.storage.sql.steps import Migration, load_migrations
from bot.storage.sql.store import SqlStore
from bot.storage.sqlite.database import SqliteDatabase


class SqliteStore(SqlStore[SqliteDatabase]):
    """``bot.storage.port.Store`` in one SQLite file."""

    @classmethod
    async def open(
        cls,
        path: Path,
        migrations: Sequence[Migration] | None = None,
        *,
        scorer: Scorer | None = None,
        retention_days: int | None = None,
    ) -> Self:
        """As ``bot.storage.engines.open_store``; ``migrations`` are the project's own by default."""
        return await cls.on(await SqliteDatabase.open(path, migrations), scorer, retention_days)

    @property
    def engine(self) -> Engine:
        return Engine("sqlite", load_migrations()[-1].number)
