"""What a store holds, in a few numbers."""

from __future__ import annotations

import sqlite3

from bot.storage.port import Overview


def read_overview(connection: sqlite3.Connection) -> Overview:
    """Count tables and games."""
    open_tables = connection.execute("SELECT count(*) FROM tables WHERE closed = 0").fetchone()[0]
    games = connection.execute("SELECT count(*) FROM games").fetchone()[0]
    return Overview(open_tables, games, connection.execute("SELECT max(touched) FROM tables").fetchone()[0])
