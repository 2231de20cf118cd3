"""A connection of asyncpg that looks like Python's DB-API, for functions that run in a thread of their own.

Theory of operation: the thread has an event loop that turns only while a statement runs. Each statement is prepared
once. When transactions begin and end is the caller's business.

What PostgreSQL, asyncpg and the network report becomes the errors of ``bot.storage.api``. A password is never repeated.
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

from bot.storage.api import (
    DatabaseDiskFull,
    DatabaseMissing,
    DatabaseReadOnly,
    DatabaseUnreachable,
    DatabaseUnusable,
    ProcessReplaced,
    SequenceTaken,
    StoreError,
    StoreFull,
    StoreUnreachable,
)

# -- errors


FAULTS = (
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    OSError,
    EOFError,
    asyncio.TimeoutError,
)
"""What asyncpg raises for a statement, a value, or a connection that fails.

``InternalClientError`` is what it says of a connection on which the server's farewell has arrived, but not yet its end.
"""

_FENCED = "RB001"
"""The state that ``fence`` raises with."""

_UNIQUE = "23505"
_SEQUENCES = ("journal_pkey", "tournament_facts_pkey")
"""Keys that two processes may want to write at once."""

_GONE = (
    asyncpg.PostgresConnectionError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.CannotConnectNowError,
    asyncpg.IdleInTransactionSessionTimeoutError,
    asyncpg.InternalClientError,
    OSError,
    EOFError,
    asyncio.TimeoutError,
)


_PASSING = (asyncpg.PostgresConnectionError, asyncpg.OperatorInterventionError, asyncpg.TooManyConnectionsError)
"""What a server says that starts, stops, or has no room for one more connection."""


class PostgresFault(Exception):
    """A statement failed. ``lost``: the connection too, and with it everything uncommitted."""

    def __init__(self, cause: BaseException, *, closed: bool = False) -> None:
        super().__init__(_words(cause))
        self.state: str | None = getattr(cause, "sqlstate", None)
        self.lost = closed or isinstance(cause, _GONE)
        self.taken = self.state == _UNIQUE and getattr(cause, "constraint_name", None) in _SEQUENCES
        self.fenced = self.state == _FENCED


def store_error(fault: Exception) -> StoreError:
    """Return what a caller of the store gets when the database (or a value it cannot hold) stopped the call."""
    if isinstance(fault, StoreError):
        return type(fault)(*fault.args)
    if isinstance(fault, PostgresFault):
        if fault.fenced:
            return ProcessReplaced("Another process serves these tables now; nothing was written.")
        if fault.taken:
            return SequenceTaken("Another process was quicker; nothing was written.")
        if fault.lost:
            return StoreUnreachable(f"The database cannot be reached; nothing was written ({fault}).")
        if fault.state == asyncpg.DiskFullError.sqlstate:
            return StoreFull("The disk is full; nothing was written.")
    if isinstance(fault, _GONE):
        return StoreUnreachable(f"The database cannot be reached ({_words(fault)}).")
    return StoreError(f"The database refused the call; nothing was written ({fault}).")


_URL = re.compile(
    r"\w+://(?:[^:/?#@\s]*(?::[^:/?#@\s]*)?@)?(?P<host>[^:/?#@\s,\[\]]*|\[[0-9a-fA-F:.]+\])(?::\d+)?"
    r"(?:/(?P<name>[^/?#@\s]*))?(?:\?[^@\s]*)?"
)


def describe_url(url: str) -> str:
    """Return a database's URL without what may be secret, for people.

    Only what is certain to be a name is shown: in ``user:pa/ss@host`` half a password would pass for one.
    """
    found = _URL.fullmatch(url)
    if found is None:
        return "the PostgreSQL database that DATABASE names"
    return f"the PostgreSQL database {found['name'] or 'of that name'} on {found['host'] or 'this machine'}"


def begin_sentence(words: str) -> str:
    """Return words with a capital letter."""
    return words[0].upper() + words[1:]


def no_rights(url: str) -> DatabaseReadOnly:
    """Return the sentence for a user whom the server does not let in, or not do what is needed."""
    return DatabaseReadOnly(
        f"The user of DATABASE may not use {describe_url(url)}; check the name, password and rights."
    )


def unusable_because(fault: BaseException, url: str) -> DatabaseUnusable:
    """Return the reason, in one sentence, why the database could not be opened."""
    name = describe_url(url)
    match fault:
        case asyncpg.InvalidCatalogNameError():
            return DatabaseMissing(f"There is no {name.removeprefix('the ')}; create it with createdb.")
        case asyncpg.InvalidAuthorizationSpecificationError() | asyncpg.InsufficientPrivilegeError():
            return no_rights(url)
        case asyncpg.DiskFullError():
            return DatabaseDiskFull(f"The disk of {name} is full; free some space and start again.")
        case asyncpg.ClientConfigurationError() | ValueError():
            return DatabaseUnusable(
                "DATABASE is no URL of a PostgreSQL database; it has the form postgresql://user:password@host/name, and"
                " in a password / ? # @ : and % are written as %2F %3F %23 %40 %3A and %25."
            )
        case asyncpg.PostgresError() if isinstance(fault, asyncpg.ProtocolViolationError) or not isinstance(
            fault, _PASSING
        ):
            return DatabaseUnusable(f"{begin_sentence(name)} cannot be used ({_words(fault)}).")
    return DatabaseUnreachable(f"{begin_sentence(name)} cannot be reached ({_words(fault)}).")


def _words(fault: BaseException) -> str:
    """A fault in one line, without passwords of URLs."""
    words = " ".join(str(fault).split()) or type(fault).__name__
    words = re.sub(r"//\S*@", "//", words)
    return re.sub(r"(password=)[^&\s]+", r"\1…", words, flags=re.IGNORECASE)


# -- connections


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
        """Return the next row; None after the last."""
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
        text, wanted = translate(statement)
        prepared = self._prepare(text)
        found = self._wait(prepared.fetch(*(values[key] for key in wanted)))  # type: ignore[index]
        count = prepared.get_statusmsg().rpartition(" ")[2]
        description = [(attribute.name,) for attribute in prepared.get_attributes()]
        return Rows(found, description, int(count) if count.isdecimal() else -1)

    def executemany(self, statement: str, rows: Iterable[Sequence[Any]], /) -> Rows:
        """Run one statement for each row of values, on one journey."""
        text, wanted = translate(statement)
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


# -- the shared statements as PostgreSQL takes them


_TOKEN = re.compile(
    r"""(?P<quoted>'(?:[^']|'')*'|"[^"]*")"""
    r"|\?(?P<number>\d*)"
    r"|(?<![:\w]):(?P<name>[a-z_]+)"
    r"|(?P<hint> INDEXED BY \w+)"
    r"|\bCROSS (?=JOIN \w+( +INDEXED BY \w+)? ON\b)"
    r"|(?P<function>\binstr\b)"
)


@lru_cache(maxsize=1024)
def translate(statement: str) -> tuple[str, tuple[int | str, ...]]:
    """Return a statement with ``$1``, ``$2`` …, and which value each of them is: a place in a sequence or a name."""
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
