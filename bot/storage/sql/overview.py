"""What a store holds, in a few numbers."""

from __future__ import annotations

from bot.storage.port import Overview
from bot.storage.sql.connection import Connection


def read_overview(connection: Connection) -> Overview:
    """Count tables and games."""
    open_tables = connection.execute("SELECT count(*) FROM tables WHERE closed = 0").fetchone()[0]
    games = connection.execute("SELECT count(*) FROM games").fetchone()[0]
    return Overview(open_tables, games, connection.execute("SELECT max(touched) FROM tables").fetchone()[0])
