"""Settings of servers and of people, and the program's own facts: names and values, whatever they mean."""

# ruff: noqa: S608 - tables and columns are the fixed names of this file; every value is bound

from __future__ import annotations

from typing import Literal

from bot.storage.sql.connection import Connection

SettingsTable = Literal["guild_settings", "player_settings"]

_OWNERS: dict[SettingsTable, str] = {"guild_settings": "guild_id", "player_settings": "user_id"}


def read_settings(connection: Connection, table: SettingsTable, owner_id: int) -> dict[str, str]:
    """The stored settings of one server or person, by name."""
    query = f"SELECT name, value FROM {table} WHERE {_OWNERS[table]} = ? ORDER BY name"
    return dict(connection.execute(query, (owner_id,)))


def servers_with(connection: Connection, name: str) -> dict[int, str]:
    """What each server has stored under this name, by server; those that have nothing are left out."""
    return dict(connection.execute("SELECT guild_id, value FROM guild_settings WHERE name = ?", (name,)))


def write_setting(connection: Connection, table: SettingsTable, owner_id: int, name: str, value: str | None) -> None:
    """Store one setting; None deletes it."""
    if value is None:
        connection.execute(f"DELETE FROM {table} WHERE {_OWNERS[table]} = ? AND name = ?", (owner_id, name))
    else:
        connection.execute(
            f"INSERT INTO {table} ({_OWNERS[table]}, name, value) VALUES (?, ?, ?)"
            f" ON CONFLICT ({_OWNERS[table]}, name) DO UPDATE SET value = excluded.value",
            (owner_id, name, value),
        )


def read_fact(connection: Connection, name: str) -> str | None:
    """A fact the program keeps about itself; None if there is none of this name."""
    row = connection.execute("SELECT value FROM facts WHERE name = ?", (name,)).fetchone()
    return None if row is None else str(row[0])


def write_fact(connection: Connection, name: str, value: str | None) -> None:
    """Keep a fact; None deletes it."""
    if value is None:
        connection.execute("DELETE FROM facts WHERE name = ?", (name,))
    else:
        connection.execute(
            "INSERT INTO facts (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
            (name, value),
        )
