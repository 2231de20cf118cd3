"""Who plays no ranked game on a server until their season ends, since they had themselves forgotten there.

Else a bad rating could be washed off as often as one likes. A person is kept as a keyed hash of their id, which names
nobody; the key is a fact of the database. Must not know what a ranked game is.
"""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256

from bot.ratings.boards import season_end
from bot.storage.sql.connection import Connection
from bot.storage.sql.settings import read_fact, write_fact

_KEY_FACT = "unranked_key"


def mark_unranked(connection: Connection, guild_id: int, user_id: int, now: float) -> None:
    """Keep a person from ranked games on a server until the season of ``now`` ends."""
    drop_expired(connection, now)
    if read_fact(connection, _KEY_FACT) is None:
        write_fact(connection, _KEY_FACT, secrets.token_hex(32))
    connection.execute(
        "INSERT INTO unranked (guild_id, person, until) VALUES (?, ?, ?)"
        " ON CONFLICT (guild_id, person) DO UPDATE SET until = excluded.until",
        (guild_id, _person(connection, guild_id, user_id), season_end(now)),
    )


def unranked_until(connection: Connection, guild_id: int, user_id: int) -> float | None:
    """Until when (Unix seconds) a person plays no ranked game on a server; ``None`` if they were not forgotten."""
    if read_fact(connection, _KEY_FACT) is None:
        return None
    row = connection.execute(
        "SELECT until FROM unranked WHERE guild_id = ? AND person = ?",
        (guild_id, _person(connection, guild_id, user_id)),
    ).fetchone()
    return None if row is None else float(row[0])


def has_expired(connection: Connection, now: float) -> bool:
    """Whether the season of somebody who is kept here is over."""
    return connection.execute("SELECT 1 FROM unranked WHERE until <= ? LIMIT 1", (now,)).fetchone() is not None


def drop_expired(connection: Connection, now: float) -> None:
    """Forget whoever's season is over."""
    connection.execute("DELETE FROM unranked WHERE until <= ?", (now,))


def _person(connection: Connection, guild_id: int, user_id: int) -> str:
    key = read_fact(connection, _KEY_FACT) or ""
    return hmac.new(bytes.fromhex(key), f"{guild_id}:{user_id}".encode(), sha256).hexdigest()
