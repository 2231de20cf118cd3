"""People's own settings in SQLite: reading, writing and removing them. Knows not what their words mean."""

from __future__ import annotations

import sqlite3


def read_player_settings(connection: sqlite3.Connection, user_id: int) -> dict[str, str]:
    """One person's stored settings by name."""
    rows = connection.execute("SELECT name, value FROM player_settings WHERE user_id = ? ORDER BY name", (user_id,))
    return dict(rows)


def write_player_setting(connection: sqlite3.Connection, user_id: int, name: str, value: str | None) -> None:
    """Store one setting, or with ``None`` drop it."""
    if value is None:
        connection.execute("DELETE FROM player_settings WHERE user_id = ? AND name = ?", (user_id, name))
    else:
        connection.execute("INSERT OR REPLACE INTO player_settings VALUES (?, ?, ?)", (user_id, name, value))


def drop_player_settings(connection: sqlite3.Connection, user_id: int) -> None:
    """Forget all that a person chose."""
    connection.execute("DELETE FROM player_settings WHERE user_id = ?", (user_id,))
