"""Settings of servers and of people, and the program's own notes: names and values, whatever they mean.

Beside them stands who plays no ranked game on a server until their season ends, because they had themselves forgotten.

Otherwise a bad rating could be washed off as often as one likes. They are kept as a keyed hash of their id, which names
nobody; the key is a note of the database.
"""

# ruff: noqa: S608 - tables and columns are the fixed names of this file; every value is bound

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256
from typing import Literal

from bot.ratings.boards import season_end
from bot.storage.sql.connection import Connection

SettingsTable = Literal["guild_settings", "player_settings"]

_OWNERS: dict[SettingsTable, str] = {"guild_settings": "guild_id", "player_settings": "user_id"}


def read_settings(connection: Connection, table: SettingsTable, owner_id: int) -> dict[str, str]:
    """Return the stored settings of one server or person, by name."""
    query = f"SELECT name, value FROM {table} WHERE {_OWNERS[table]} = ? ORDER BY name"
    return dict(connection.execute(query, (owner_id,)))


def servers_with(connection: Connection, name: str) -> dict[int, str]:
    """Return what each server has stored under this name, by server; those that have nothing are left out."""
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


def read_note(connection: Connection, name: str) -> str | None:
    """Return a note of the program's own; None if there is none of this name."""
    row = connection.execute("SELECT value FROM notes WHERE name = ?", (name,)).fetchone()
    return None if row is None else str(row[0])


def write_note(connection: Connection, name: str, value: str | None) -> None:
    """Keep a note; None deletes it."""
    if value is None:
        connection.execute("DELETE FROM notes WHERE name = ?", (name,))
    else:
        connection.execute(
            "INSERT INTO notes (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
            (name, value),
        )


# -- who plays no ranked game


_KEY_NOTE = "unranked_key"


def mark_unranked(connection: Connection, guild_id: int, user_id: int, now: float) -> None:
    """Keep a person from ranked games on a server until the season of ``now`` ends."""
    drop_expired_marks(connection, now)
    if read_note(connection, _KEY_NOTE) is None:
        write_note(connection, _KEY_NOTE, secrets.token_hex(32))
    connection.execute(
        "INSERT INTO unranked (guild_id, person, until) VALUES (?, ?, ?)"
        " ON CONFLICT (guild_id, person) DO UPDATE SET until = excluded.until",
        (guild_id, _person(connection, guild_id, user_id), season_end(now)),
    )


def unranked_until(connection: Connection, guild_id: int, user_id: int) -> float | None:
    """Until when (Unix seconds) a person plays no ranked game on a server; ``None`` if they were not forgotten."""
    if read_note(connection, _KEY_NOTE) is None:
        return None
    row = connection.execute(
        "SELECT until FROM unranked WHERE guild_id = ? AND person = ?",
        (guild_id, _person(connection, guild_id, user_id)),
    ).fetchone()
    return None if row is None else float(row[0])


def has_expired_marks(connection: Connection, now: float) -> bool:
    """Return whether the season of somebody who is kept here is over."""
    return connection.execute("SELECT 1 FROM unranked WHERE until <= ? LIMIT 1", (now,)).fetchone() is not None


def drop_expired_marks(connection: Connection, now: float) -> None:
    """Delete the marks of seasons that are over."""
    connection.execute("DELETE FROM unranked WHERE until <= ?", (now,))


def _person(connection: Connection, guild_id: int, user_id: int) -> str:
    key = read_note(connection, _KEY_NOTE) or ""
    return hmac.new(bytes.fromhex(key), f"{guild_id}:{user_id}".encode(), sha256).hexdigest()
