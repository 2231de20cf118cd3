"""A connection of asyncpg that looks like Python's DB-API, for functions that run in a thread of their own.

Theory of operation: the thread has an event loop that turns only while a statement runs. Each statement is prepared
once. Must not know what is stored, nor when a transaction begins and ends.
"""

from __future__ import annotations

import asyncio
import re
import uuid
from collections.abc import Awaitable, Iterable, Iterator, Mapping, Sequence
from contextlib import AsyncExitStack
from functools import lru_cache
from typing import Any

import asyncpg
from asyncpg.prepared_stmt import PreparedStatement

from bot.storage.postgres.errors import FAULTS, PostgresFault

CONNECT_SECONDS = 5.0
APPLICATION = {"application_name": "right-bower"}
"""What is said while connecting: a pooler such as PgBouncer refuses nearly everything else there."""
SETTINGS = {"synchronous_commit": "on"}
"""What is set once connected."""


async def connect(url: str, seconds: float | None = None, **settings: str) -> asyncpg.Connection[Any]:
    """Connect with our settings; a statement may take ``seconds``. Raises what asyncpg raises."""
    raw = await asyncpg.connect(url, timeout=CONNECT_SECONDS, command_timeout=seconds, server_settings=APPLICATION)
    try:
        await raw.execute("; ".join(f"SET {name} = '{value}'" for name, value in (SETTINGS | settings).items()))
    except FAULTS:
        raw.terminate()
        raise
    return raw


async def shares_sessions(url: str) -> bool:
    """Return whether two connections share one session of the server: a pooler in transaction or statement mode.

    What one sets is then seen by the other, or no longer by itself.
    """
    mark = uuid.uuid4().hex
    seen = f"SELECT WHERE current_setting('right_bower.session', true) = '{mark}'"
    async with AsyncExitStack() as both:
        one, other = [await connect(url), await connect(url)]
        for connection in (one, other):
            both.push_async_callback(connection.close, timeout=1.0)
        await one.execute(f"SET right_bower.session = '{mark}'")
        told = [await connection.execute(seen) for connection in (other, one, other)]
    return told != ["SELECT 0", "SELECT 1", "SELECT 0"]


class Rows:
    """What a statement gave: a cursor of the DB-API as far as the shared functions use one."""

    def __init__(self, rows: Sequence[Any], description: Sequence[tuple[str]], rowcount: int) -> None:
        self._rows = iter(rows)
        self.description = description
        self.rowcount = rowcount

    def fetchone(self) -> tuple[Any, ...] | None:
        """The next row; None after the last."""
        row = next(self._rows, None)
        return None if row is None else tuple(row)

    def fetchall(self) -> list[tuple[Any, ...]]:
        """All rows that are left."""
        return [tuple(row) for row in self._rows]

    def __iter__(self) -> Iterator[tuple[Any, ...]]:
        return (tuple(row) for row in self._rows)


class PostgresConnection:
    """One connection, for one thread. Every fault is a ``PostgresFault``."""

    Error: type[Exception] = PostgresFault

    def __init__(self, loop: asyncio.AbstractEventLoop, raw: asyncpg.Connection[Any]) -> None:
        self._loop = loop
        self._raw = raw
        self._prepared: dict[str, PreparedStatement[Any]] = {}
        self._running: asyncio.Future[Any] | None = None

    @classmethod
    def open(cls, url: str, loop: asyncio.AbstractEventLoop, seconds: float | None = None, **settings: str) -> Any:
        """Connect; a statement may take ``seconds``. Raises what asyncpg raises."""
        return cls(loop, loop.run_until_complete(connect(url, seconds, **settings)))

    @property
    def lost(self) -> bool:
        """Whether nothing can be asked any more."""
        return bool(self._raw.is_closed())

    def execute(self, statement: str, values: Sequence[Any] | Mapping[str, Any] = (), /) -> Rows:
        """Run one statement of the shared ones."""
        text, wanted = translated(statement)
        prepared = self._prepare(text)
        found = self._wait(prepared.fetch(*(values[key] for key in wanted)))  # type: ignore[index]
        count = prepared.get_statusmsg().rpartition(" ")[2]
        description = [(attribute.name,) for attribute in prepared.get_attributes()]
        return Rows(found, description, int(count) if count.isdecimal() else -1)

    def executemany(self, statement: str, rows: Iterable[Sequence[Any]], /) -> Rows:
        """Run one statement for each row of values, on one journey."""
        text, wanted = translated(statement)
        values = [tuple(row[int(place)] for place in wanted) for row in rows]
        if values:
            self._wait(self._prepare(text).executemany(values))
        return Rows((), (), len(values))

    def control(self, statements: str) -> str:
        """Run statements without values as they are; returns the last one's status."""
        return str(self._wait(self._raw.execute(statements)))

    def interrupt(self) -> None:
        """Break off the statement that runs; any thread may ask for it."""
        running = self._running
        if running is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(running.cancel)

    def close(self) -> None:
        """Close the connection, or give it up."""
        try:
            self._loop.run_until_complete(self._raw.close(timeout=1.0))
        except FAULTS:
            self._raw.terminate()

    def _prepare(self, text: str) -> PreparedStatement[Any]:
        prepared = self._prepared.get(text)
        if prepared is None:
            prepared = self._prepared[text] = self._wait(self._raw.prepare(text))
        return prepared

    def _wait(self, work: Awaitable[Any]) -> Any:
        self._running = asyncio.ensure_future(work, loop=self._loop)
        try:
            return self._loop.run_until_complete(self._running)
        except asyncio.CancelledError:
            self._raw.terminate()
            raise PostgresFault(TimeoutError("it was broken off")) from None
        except TimeoutError as fault:
            self._raw.terminate()
            raise PostgresFault(TimeoutError("it does not answer")) from fault
        except FAULTS as fault:
            if isinstance(fault, asyncpg.InternalClientError):
                self._raw.terminate()
            raise PostgresFault(fault, closed=self._raw.is_closed()) from fault
        finally:
            self._running = None


# -- statements
# The shared statements as PostgreSQL takes them: numbered values, and no hints that only SQLite knows.


_TOKEN = re.compile(
    r"""(?P<quoted>'(?:[^']|'')*'|"[^"]*")"""
    r"|\?(?P<number>\d*)"
    r"|(?<![:\w]):(?P<name>[a-z_]+)"
    r"|(?P<hint> INDEXED BY \w+)"
    r"|\bCROSS (?=JOIN \w+( +INDEXED BY \w+)? ON\b)"
    r"|(?P<function>\binstr\b)"
)


@lru_cache(maxsize=1024)
def translated(statement: str) -> tuple[str, tuple[int | str, ...]]:
    """A statement with ``$1``, ``$2`` …, and which value each of them is: a place in a sequence or a name."""
    wanted: list[int | str] = []
    asked = 0

    def token(found: re.Match[str]) -> str:
        nonlocal asked
        if found["quoted"]:
            return found["quoted"]
        if found["number"] is None and found["name"] is None:
            return "strpos" if found["function"] else ""
        key: int | str = found["name"] or int(found["number"] or asked + 1) - 1
        asked += 1
        if key not in wanted:
            wanted.append(key)
        return f"${wanted.index(key) + 1}"

    return _TOKEN.sub(token, statement), tuple(wanted)
