"""Reads and writes settings, people's lists (*Call me*, ``/avoid``), sessions of the live table, and the program's
notes.

It also keeps marks for people who asked to be forgotten: they play no ranked game on that server until the season ends,
as otherwise anybody could get rid of a bad rating at any time. A mark is a keyed hash of the person's id, which names
nobody; the key is a note in the database.
"""

# ruff: noqa: S608 - tables and columns are the fixed names of this file; every value is bound

from __future__ import annotations

import hmac
import secrets
from collections.abc import Sequence
from hashlib import sha256
from typing import Literal

from bot.ratings.boards import season_end
from bot.storage.api import Callee, LiveSession
from bot.storage.sql.connection import Connection

SettingsTable = Literal["guild_settings", "player_settings"]

_OWNERS: dict[SettingsTable, str] = {"guild_settings": "guild_id", "player_settings": "user_id"}


async def read_settings(connection: Connection, table: SettingsTable, owner_id: int) -> dict[str, str]:
    """Return the stored settings of one server or person, by name."""
    query = f"SELECT name, value FROM {table} WHERE {_OWNERS[table]} = :owner ORDER BY name"
    return dict(await connection.fetch(query, owner=owner_id))


async def servers_with(connection: Connection, name: str) -> dict[int, str]:
    """Return the stored values of the setting ``name``, by server, for the servers of this process."""
    return dict(await connection.fetch("SELECT guild_id, value FROM guild_settings WHERE name = :name", name=name))


async def write_setting(
    connection: Connection, table: SettingsTable, owner_id: int, name: str, value: str | None
) -> None:
    if value is None:
        query = f"DELETE FROM {table} WHERE {_OWNERS[table]} = :owner AND name = :name"
        await connection.execute(query, owner=owner_id, name=name)
        return
    await connection.execute(
        f"INSERT INTO {table} ({_OWNERS[table]}, name, value) VALUES (:owner, :name, :value)"
        f" ON CONFLICT ({_OWNERS[table]}, name) DO UPDATE SET value = excluded.value",
        owner=owner_id,
        name=name,
        value=value,
    )


async def read_note(connection: Connection, name: str) -> str | None:
    """Return the note of this name (such as a hash of the synced commands), or None."""
    text: str | None = await connection.fetchval("SELECT value FROM notes WHERE name = :name", name=name)
    return text


async def write_note(connection: Connection, name: str, value: str | None) -> None:
    if value is None:
        await connection.execute("DELETE FROM notes WHERE name = :name", name=name)
        return
    await connection.execute(
        "INSERT INTO notes (name, value) VALUES (:name, :value)"
        " ON CONFLICT (name) DO UPDATE SET value = excluded.value",
        name=name,
        value=value,
    )


async def swap_note(connection: Connection, name: str, before: str | None, after: str) -> bool:
    """Replace a note if its text is still ``before`` (None: there is no note). Return whether it was replaced."""
    if before is None:
        statement = "INSERT INTO notes (name, value) VALUES (:name, :after) ON CONFLICT DO NOTHING"
        return await connection.execute(statement, name=name, after=after) > 0
    statement = "UPDATE notes SET value = :after WHERE name = :name AND value = :before"
    return await connection.execute(statement, name=name, before=before, after=after) > 0


# -- whom people avoid


async def read_avoided(connection: Connection, user_id: int) -> list[int]:
    query = "SELECT other_id FROM avoided WHERE user_id = :user ORDER BY other_id"
    return [other_id for (other_id,) in await connection.fetch(query, user=user_id)]


async def read_apart(connection: Connection, user_id: int) -> frozenset[int]:
    """Return the people who must not share a table with a person, because one of the two avoids the other."""
    query = (
        "SELECT other_id FROM avoided WHERE user_id = :user UNION SELECT user_id FROM avoided WHERE other_id = :user"
    )
    return frozenset(other_id for (other_id,) in await connection.fetch(query, user=user_id))


async def write_avoided(connection: Connection, user_id: int, other_id: int, avoids: bool) -> None:
    """Store whether a person avoids another one."""
    query = (
        "INSERT INTO avoided (user_id, other_id) VALUES (:user, :other) ON CONFLICT (user_id, other_id) DO NOTHING"
        if avoids
        else "DELETE FROM avoided WHERE user_id = :user AND other_id = :other"
    )
    await connection.execute(query, user=user_id, other=other_id)


# -- who wants to be called


async def read_callees(connection: Connection, guild_id: int, now: float) -> list[Callee]:
    """Return who wants to be called on a server, first those who were not called for the longest time."""
    query = (
        "SELECT user_id, until, called_at, table_id FROM callees WHERE guild_id = :guild AND until > :now"
        " ORDER BY called_at, user_id"
    )
    return [Callee(*row) for row in await connection.fetch(query, guild=guild_id, now=now)]


async def toggle_callee(connection: Connection, guild_id: int, user_id: int, until: float, now: float) -> bool:
    """Let a person be called until a time, or stop that if they are called now. Return whether it begins."""
    query = "DELETE FROM callees WHERE guild_id = :guild AND user_id = :user AND until > :now"
    if await connection.execute(query, guild=guild_id, user=user_id, now=now):
        return False
    await connection.execute(
        "INSERT INTO callees (guild_id, user_id, until, called_at, table_id) VALUES (:guild, :user, :until, 0, 0)"
        " ON CONFLICT (guild_id, user_id) DO UPDATE SET until = excluded.until",
        guild=guild_id,
        user=user_id,
        until=until,
    )
    return True


async def write_call(connection: Connection, guild_id: int, called: Sequence[Callee], name: str, value: str) -> None:
    """Store when these people are called, except those who stopped that, and a note about the message."""
    await connection.executemany(
        "UPDATE callees SET called_at = :called_at, table_id = :table_id WHERE guild_id = :guild AND user_id = :user",
        [
            {"guild": guild_id, "user": one.user_id, "called_at": one.called_at, "table_id": one.table_id}
            for one in called
        ],
    )
    await write_note(connection, name, value)


# -- who is signed in at the live table's page


_MOST_SESSIONS = 8
"""The most sessions of one person. A further one ends the oldest."""
_INSERT_SESSION = (
    "INSERT INTO live_sessions (digest, is_link, user_id, name, guild_id, channel_id, locale, ends)"
    " VALUES (:digest, :link, :user_id, :name, :guild_id, :channel_id, :locale, :ends)"
)


async def read_live_session(
    connection: Connection, digest: str, now: float, *, link: bool = False
) -> LiveSession | None:
    """Return the session of this token, or with ``link`` what a link becomes; None if it has expired or is unknown."""
    query = (
        "SELECT user_id, name, guild_id, channel_id, locale, ends FROM live_sessions"
        " WHERE digest = :digest AND is_link = :link AND ends > :now"
    )
    row = await connection.fetchrow(query, digest=digest, link=int(link), now=now)
    return None if row is None else LiveSession(*row)


async def count_live_sessions(connection: Connection, user_id: int, now: float) -> int:
    query = "SELECT count(*) FROM live_sessions WHERE user_id = :user AND ends > :now AND is_link = 0"
    return int(await connection.fetchval(query, user=user_id, now=now))


async def write_live_session(connection: Connection, digest: str, session: LiveSession) -> None:
    """Store a session by the digest of its token. End a person's oldest sessions if there are too many."""
    await connection.execute(_INSERT_SESSION, digest=digest, link=0, **session._asdict())
    await _end_oldest_sessions(connection, session.user_id)


async def write_live_link(connection: Connection, digest: str, session: LiveSession) -> None:
    """Store a link that can become a session. It replaces an older link of the person."""
    await connection.execute("DELETE FROM live_sessions WHERE user_id = :user AND is_link = 1", user=session.user_id)
    await connection.execute(_INSERT_SESSION, digest=digest, link=1, **session._asdict())


async def redeem_live_link(connection: Connection, link: str, digest: str, now: float, ends: float) -> bool:
    """Turn a link into a session. Return whether the link was still valid."""
    user_id = await connection.fetchval(
        "UPDATE live_sessions SET digest = :digest, is_link = 0, ends = :ends"
        " WHERE digest = :link AND is_link = 1 AND ends > :now RETURNING user_id",
        link=link,
        digest=digest,
        now=now,
        ends=ends,
    )
    if user_id is not None:
        await _end_oldest_sessions(connection, user_id)
    return user_id is not None


async def _end_oldest_sessions(connection: Connection, user_id: int) -> None:
    await connection.execute(
        "DELETE FROM live_sessions WHERE user_id = :user AND is_link = 0 AND digest NOT IN"
        " (SELECT digest FROM live_sessions WHERE user_id = :user AND is_link = 0"
        f" ORDER BY ends DESC LIMIT {_MOST_SESSIONS})",
        user=user_id,
    )


async def end_live_session(connection: Connection, digest: str) -> None:
    await connection.execute("DELETE FROM live_sessions WHERE digest = :digest", digest=digest)


async def end_live_sessions(connection: Connection, user_id: int) -> None:
    await connection.execute("DELETE FROM live_sessions WHERE user_id = :user", user=user_id)


# -- who plays no ranked game


_KEY_NOTE = "unranked_key"


async def mark_unranked(connection: Connection, guild_id: int, user_id: int, now: float) -> None:
    """Keep a person from ranked games on a server until the season of ``now`` ends."""
    await drop_outdated(connection, now)
    key = await read_note(connection, _KEY_NOTE)
    if key is None:
        key = secrets.token_hex(32)
        await write_note(connection, _KEY_NOTE, key)
    await connection.execute(
        "INSERT INTO unranked (guild_id, person, until) VALUES (:guild, :person, :until)"
        " ON CONFLICT (guild_id, person) DO UPDATE SET until = excluded.until",
        guild=guild_id,
        person=_person(key, guild_id, user_id),
        until=season_end(now),
    )


async def unranked_until(connection: Connection, guild_id: int, *user_ids: int) -> float | None:
    """Return from when (Unix seconds) all these people may play ranked on a server; None if none of them has a mark."""
    marks = await connection.fetch(
        "SELECT value, person, until FROM notes JOIN unranked ON guild_id = :guild WHERE notes.name = :key",
        guild=guild_id,
        key=_KEY_NOTE,
    )
    return max(
        (until for key, person, until in marks if person in {_person(key, guild_id, user_id) for user_id in user_ids}),
        default=None,
    )


async def drop_outdated(connection: Connection, now: float) -> None:
    """Delete the marks of past seasons, people whose *Call me* has ended, and expired sessions."""
    for condition in ("unranked WHERE until", "callees WHERE until", "live_sessions WHERE ends"):
        await connection.execute(f"DELETE FROM {condition} <= :now", now=now)


def _person(key: str, guild_id: int, user_id: int) -> str:
    return hmac.new(bytes.fromhex(key), f"{guild_id}:{user_id}".encode(), sha256).hexdigest()
