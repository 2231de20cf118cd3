"""A connection of asyncpg for the shared functions. When transactions begin and end is the caller's business.

What PostgreSQL, asyncpg and the network report becomes the errors of ``bot.storage.api``. A password is never repeated.
"""

from __future__ import annotations

import asyncio
import re
import uuid
from collections.abc import Coroutine, Mapping, Sequence
from contextlib import AsyncExitStack
from typing import Any, Self

import asyncpg

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
from bot.storage.sql.connection import Connection, Row, number_values

LOCKS = 1380077399
"""``RBOW`` as a number: the class of all advisory locks of this program."""

WRITING = 1
"""The lock that every write shares, and that ``write_alone`` has for itself."""

STATEMENT_SECONDS = 10.0
"""How long a statement of a write, or a quick read, may take."""

READ = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"

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
    if isinstance(fault, asyncpg.InterfaceError) and isinstance(fault.__context__, _GONE):
        fault = fault.__context__  # a transaction whose connection ended fails a second time when it is left
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
STATEMENTS = 500
"""So many are kept prepared, as long as the connection lives."""
SETTINGS = {"synchronous_commit": "on"}
"""What is set once connected."""


async def connect(url: str, seconds: float | None = None, **settings: str) -> asyncpg.Connection[Any]:
    """Connect with our settings; a statement may take ``seconds``. Raises what asyncpg raises."""
    raw = await asyncpg.connect(
        url,
        timeout=CONNECT_SECONDS,
        command_timeout=seconds,
        server_settings=APPLICATION,
        statement_cache_size=STATEMENTS,
        max_cached_statement_lifetime=0,
    )
    try:
        await raw.execute("; ".join(f"SET {name} = '{value}'" for name, value in (SETTINGS | settings).items()))
    except BaseException:
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


class PostgresConnection(Connection):
    """One connection. Every fault is a ``PostgresFault``."""

    Error: type[Exception] = PostgresFault

    def __init__(self, raw: asyncpg.Connection[Any]) -> None:
        self.raw = raw
        self._running: asyncio.Future[Any] | None = None

    @classmethod
    async def open(cls, url: str, seconds: float | None = None, **settings: str) -> Self:
        """Connect; a statement may take ``seconds``. Raises what asyncpg raises."""
        return cls(await connect(url, seconds, **settings))

    @property
    def lost(self) -> bool:
        """Whether nothing can be asked any more."""
        return bool(self.raw.is_closed())

    @property
    def in_transaction(self) -> bool:
        return not self.lost and bool(self.raw.is_in_transaction())

    async def fetch(self, statement: str, /, **values: Any) -> list[Row]:
        text, names = number_values(statement)
        return [tuple(row) for row in await self._wait(self.raw.fetch(text, *map(values.__getitem__, names)))]

    async def fetch_named(self, statement: str, /, **values: Any) -> list[dict[str, Any]]:
        text, names = number_values(statement)
        return [dict(row) for row in await self._wait(self.raw.fetch(text, *map(values.__getitem__, names)))]

    async def execute(self, statement: str, /, **values: Any) -> int:
        text, names = number_values(statement)
        status = await self._wait(self.raw.execute(text, *map(values.__getitem__, names)))
        count = str(status).rpartition(" ")[2]
        return int(count) if count.isdecimal() else -1

    async def executemany(self, statement: str, rows: Sequence[Mapping[str, Any]], /) -> None:
        if rows:
            text, names = number_values(statement)
            await self._wait(self.raw.executemany(text, [tuple(map(row.__getitem__, names)) for row in rows]))

    def indexed_by(self, index: str) -> str:
        return ""

    async def control(self, statement: str) -> str:
        """As ``Connection.control``, also several statements; returns the last one's status."""
        return str(await self._wait(self.raw.execute(statement)))

    def undone(self) -> Exception:
        return PostgresFault(ConnectionError("the connection was cut"))

    def interrupt(self) -> None:
        """Break off the statement that runs, and the connection with it."""
        if self._running is not None:
            self._running.cancel()

    async def close(self) -> None:
        """Close the connection, or give it up."""
        try:
            await self.raw.close(timeout=1.0)
        except FAULTS:
            self.raw.terminate()

    async def _wait(self, work: Coroutine[Any, Any, Any]) -> Any:
        self._running = running = asyncio.ensure_future(work)
        try:
            return await running
        except asyncio.CancelledError:
            self.raw.terminate()
            task = asyncio.current_task()
            if task is not None and task.cancelling():
                raise
            raise PostgresFault(TimeoutError("it was broken off")) from None
        except TimeoutError as fault:
            self.raw.terminate()
            raise PostgresFault(TimeoutError("it does not answer")) from fault
        except FAULTS as fault:
            if isinstance(fault, asyncpg.InternalClientError):
                self.raw.terminate()
            raise PostgresFault(fault, closed=self.raw.is_closed()) from fault
        finally:
            self._running = None
