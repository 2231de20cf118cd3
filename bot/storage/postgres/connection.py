"""Connections to a PostgreSQL server by asyncpg: for the shared functions, for upgrades, and beside the open store.

The caller begins and ends transactions. One process at a time upgrades, each step in a transaction; the steps are in
``data/migrations/postgres``, with the numbers of SQLite's.

Errors of PostgreSQL, asyncpg and the network become those of ``bot.storage.api``. No text repeats a password.
"""

from __future__ import annotations

import asyncio
import logging
import re
import uuid
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from typing import Any, Self

import asyncpg

from bot.storage.api import (
    DatabaseDiskFull,
    DatabaseForeign,
    DatabaseMissing,
    DatabaseReadOnly,
    DatabaseUnreachable,
    DatabaseUnsupported,
    DatabaseUnusable,
    EngineTooOld,
    MigrationFailed,
    ProcessReplaced,
    SequenceTaken,
    StoreError,
    StoreFailing,
    StoreFull,
    StoreUnreachable,
    is_direct_message,
)
from bot.storage.postgres.schema import postgres_steps
from bot.storage.sql.connection import Connection, Row, number_values
from bot.storage.sql.schema import FORMAT, STAMP, Migration, Stamp, check_stamp, pending_steps, read_stamp, write_stamp
from bot.terminal import sentence

logger = logging.getLogger(__name__)

LOCKS = 1380077399
"""``RBOW`` as a number: the class of all advisory locks of this program."""

WRITING = 1
"""The lock that all writes share; ``write_alone`` takes it exclusively."""

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
"""asyncpg's exceptions for a failed statement, value or connection.

``InternalClientError`` is raised on a connection that the server is about to close but has not closed yet.
"""

_FENCED = "RB001"
"""The SQLSTATE with which ``fence`` raises."""

_UNIQUE = "23505"
_SEQUENCES = ("journal_pkey", "tournament_facts_pkey")
"""The keys of rows that two processes may want to write."""

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


_FAILING = ("53", "58", "XX", "25006")
"""Prefixes of SQLSTATEs of a server that lacks resources, has damaged files, or is read-only."""


_PASSING = (asyncpg.PostgresConnectionError, asyncpg.OperatorInterventionError, asyncpg.TooManyConnectionsError)
"""Errors of a server that is starting or stopping, or accepts no more connections."""


class PostgresFault(Exception):
    """A statement failed. If ``lost``, the connection is lost too, and with it all that was not committed."""

    def __init__(self, cause: BaseException, *, closed: bool = False) -> None:
        super().__init__(_words(cause))
        self.state: str | None = getattr(cause, "sqlstate", None)
        self.lost = closed or isinstance(cause, _GONE)
        self.taken = self.state == _UNIQUE and getattr(cause, "constraint_name", None) in _SEQUENCES
        self.fenced = self.state == _FENCED


def store_error(fault: Exception) -> StoreError:
    """Return the error that a caller gets for an error of the database, or for a value that it cannot hold."""
    if isinstance(fault, StoreError):
        return type(fault)(fault.key, **fault.values)
    if isinstance(fault, PostgresFault):
        if fault.fenced:
            return ProcessReplaced("store-replaced")
        if fault.taken:
            return SequenceTaken("store-late")
        if fault.lost:
            return StoreUnreachable("store-unreachable", why=fault)
        if fault.state == asyncpg.DiskFullError.sqlstate:
            return StoreFull("store-full")
        if fault.state is not None and fault.state.startswith(_FAILING):
            return StoreFailing("store-failing", why=fault)
    if isinstance(fault, asyncpg.InterfaceError) and isinstance(fault.__context__, _GONE):
        fault = fault.__context__  # leaving the transaction of a closed connection fails once more
    if isinstance(fault, _GONE):
        return StoreUnreachable("store-unreachable", why=_words(fault))
    return StoreError("store-refused", why=fault)


_URL = re.compile(
    r"\w+://(?:[^:/?#@\s]*(?::[^:/?#@\s]*)?@)?(?P<host>[^:/?#@\s,\[\]]*|\[[0-9a-fA-F:.]+\])(?::\d+)?"
    r"(?:/(?P<name>[^/?#@\s]*))?(?:\?[^@\s]*)?"
)


def describe_url(url: str) -> str:
    """Describe a database's URL by what is certainly a name: ``user:pa/ss@host`` would quote a password."""
    parts = _URL.fullmatch(url)
    if parts is None:
        return sentence("database-named-by-url")
    name = parts["name"] or sentence("database-nameless")
    return sentence("database-on-server", name=name, host=parts["host"] or sentence("this-machine"))


def begin_sentence(words: str) -> str:
    """Return the words with a capital first letter."""
    return words[0].upper() + words[1:]


def no_rights(url: str) -> DatabaseReadOnly:
    """Return the error for a user whom the server rejects, or who lacks a needed right."""
    return DatabaseReadOnly("database-forbidden", database=describe_url(url))


@contextmanager
def name_faults(url: str) -> Iterator[None]:
    """Raise errors of asyncpg, the server or the network as a ``DatabaseUnusable`` for this URL."""
    try:
        yield
    except PostgresFault as fault:
        raise unusable_because(fault.__cause__ or fault, url) from fault
    except FAULTS as fault:
        raise unusable_because(fault, url) from fault


def unusable_because(fault: BaseException, url: str) -> DatabaseUnusable:
    """Return the error whose sentence says why the database could not be opened."""
    name = begin_sentence(describe_url(url))
    match fault:
        case asyncpg.InvalidCatalogNameError():
            return DatabaseMissing("database-not-created", database=name)
        case asyncpg.InvalidAuthorizationSpecificationError() | asyncpg.InsufficientPrivilegeError():
            return no_rights(url)
        case asyncpg.DiskFullError():
            return DatabaseDiskFull("database-server-full", database=describe_url(url))
        case asyncpg.ClientConfigurationError():
            return DatabaseUnsupported("database-url-wrong")
        case asyncpg.PostgresError() if isinstance(fault, asyncpg.ProtocolViolationError) or not isinstance(
            fault, _PASSING
        ):
            return DatabaseUnusable("database-unusable", database=name, why=_words(fault))
    return DatabaseUnreachable("database-unreachable", database=name, why=_words(fault))


def _words(fault: BaseException) -> str:
    """Return the text of an error in one line, without passwords in URLs."""
    # Not ``str`` of the server's error: its details quote the values of rows.
    words = " ".join(str(fault.args[0] if isinstance(fault, asyncpg.PostgresError) else fault).split())
    words = words or type(fault).__name__
    words = re.sub(r"//\S*@", "//", words)
    return re.sub(r"(password=)[^&\s]+", r"\1…", words, flags=re.IGNORECASE)


# -- connections


CONNECT_SECONDS = 5.0
APPLICATION = {"application_name": "right-bower"}
"""The only settings sent while connecting: a pooler such as PgBouncer refuses nearly all others."""
STATEMENTS = 500
"""The number of prepared statements that a connection keeps."""
SETTINGS = {"synchronous_commit": "on"}
"""The settings made once the connection is open."""


async def connect(url: str, seconds: float | None = None, **settings: str) -> asyncpg.Connection[Any]:
    """Connect with these settings. Each statement may take ``seconds``. Raises errors of asyncpg."""
    try:
        raw = await asyncpg.connect(
            url,
            timeout=CONNECT_SECONDS,
            command_timeout=seconds,
            server_settings=APPLICATION,
            statement_cache_size=STATEMENTS,
            max_cached_statement_lifetime=0,
        )
    except ValueError as fault:  # it is no URL
        raise asyncpg.ClientConfigurationError(str(fault)) from fault
    try:
        await raw.execute("; ".join(f"SET {name} = '{value}'" for name, value in (SETTINGS | settings).items()))
    except BaseException:
        raw.terminate()
        raise
    return raw


async def shares_sessions(url: str) -> bool:
    """Return whether connections share sessions, as some poolers do, so that one sees another's settings."""
    mark = uuid.uuid4().hex
    seen = f"SELECT WHERE current_setting('right_bower.session', true) = '{mark}'"
    async with AsyncExitStack() as both:
        one, other = [await connect(url), await connect(url)]
        for connection in (one, other):
            both.push_async_callback(connection.close, timeout=1.0)
        await one.execute(f"SET right_bower.session = '{mark}'")
        answers = [await connection.execute(seen) for connection in (other, one, other)]
    return answers != ["SELECT 0", "SELECT 1", "SELECT 0"]


class PostgresConnection(Connection):
    """One connection. All its errors are raised as ``PostgresFault``."""

    Error: type[Exception] = PostgresFault

    def __init__(self, raw: asyncpg.Connection[Any]) -> None:
        self.raw = raw
        self._running: asyncio.Future[Any] | None = None

    @classmethod
    async def open(cls, url: str, seconds: float | None = None, **settings: str) -> Self:
        """Connect; each statement may take ``seconds``. Raises errors of asyncpg."""
        return cls(await connect(url, seconds, **settings))

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    @property
    def lost(self) -> bool:
        """Whether the connection is closed, so that no statement can be run."""
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

    def index_hint(self, index: str) -> str:
        return ""

    async def control(self, statement: str) -> str:
        """Run one or several statements as ``Connection.control`` does. Return the last one's status."""
        return str(await self._wait(self.raw.execute(statement)))

    def undone(self) -> Exception:
        return PostgresFault(ConnectionError(sentence("connection-cut")))

    def interrupt(self) -> None:
        """Interrupt the running statement; the connection is closed with it."""
        if self._running is not None:
            self._running.cancel()

    async def close(self) -> None:
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
            raise PostgresFault(TimeoutError(sentence("connection-interrupted"))) from None
        except TimeoutError as fault:
            self.raw.terminate()
            raise PostgresFault(TimeoutError(sentence("connection-silent"))) from fault
        except FAULTS as fault:
            if isinstance(fault, asyncpg.InternalClientError):
                self.raw.terminate()
            raise PostgresFault(fault, closed=self.raw.is_closed()) from fault
        finally:
            self._running = None


# -- before the store is opened: whose database it is, and upgrades


CopyFirst = Callable[[str, Migration], Awaitable[None]]
"""Copies the database at a URL before an upgrade step."""

OLDEST_SERVER = 130000
"""Version 13 was the first with ``pg_xact_status`` and its transaction numbers."""

_MIGRATING = 2
"""The number of the lock for changing the schema."""

_NO_RIGHTS = ("42501", "3F000")
"""The SQLSTATEs for a user who may not create tables, or has no schema to create them in."""

_OURS = "SELECT to_regclass('schema_version') IS NOT NULL"
_ANY = "SELECT EXISTS (SELECT FROM pg_tables WHERE schemaname = current_schema())"


async def prepare(url: str, steps: Sequence[Migration], copy_first: CopyFirst) -> None:
    """Check that a database is ours or empty, and upgrade it to the newest schema.

    Before the first step of an upgrade, ``copy_first`` is called with the URL and that step, while no process writes.
    Raises a ``DatabaseUnusable``; steps that were completed before it stay.
    """
    with name_faults(url):
        if await shares_sessions(url):
            raise DatabaseUnsupported("database-pooled", database=describe_url(url))
        async with await PostgresConnection.open(url) as connection:
            await _prepare(connection, url, steps, copy_first)


async def stamp_of(connection: PostgresConnection) -> Stamp:
    """Return the versions of a database; schema 0 if it is not ours yet."""
    if not await connection.fetchval(_OURS):
        return read_stamp(0, None)
    has_notes = await connection.fetchval("SELECT to_regclass('notes') IS NOT NULL")
    note = await connection.fetchval(STAMP) if has_notes else None
    return read_stamp(await connection.fetchval("SELECT version FROM schema_version"), note)


async def _prepare(connection: PostgresConnection, url: str, steps: Sequence[Migration], copy_first: CopyFirst) -> None:
    server = int(await connection.fetchval("SELECT current_setting('server_version_num')"))
    if server < OLDEST_SERVER:
        raise EngineTooOld("database-server-old", database=describe_url(url))
    await connection.control(f"SELECT pg_advisory_lock({LOCKS}, {_MIGRATING})")
    found = await stamp_of(connection)
    check_stamp(found, steps, begin_sentence(describe_url(url)))
    if found.schema == 0 and await connection.fetchval(_ANY):
        raise DatabaseForeign("database-foreign-tables", database=describe_url(url))
    pending = pending_steps(found, steps)
    if found.schema and pending:
        await connection.control(f"SELECT pg_advisory_lock({LOCKS}, {WRITING})")  # until this connection is closed
        await copy_first(url, pending[0])
    for step in pending:
        await _apply(connection, url, step, new=found.schema == 0 and step is steps[0])
    words = await connection.fetchval("SELECT current_setting('server_version')")
    number = steps[-1].number
    logger.info("PostgreSQL %s, %s at schema version %d, format %d", words, describe_url(url), number, FORMAT)


async def _apply(connection: PostgresConnection, url: str, step: Migration, *, new: bool) -> None:
    """Run a step in one transaction with the new stamp. After it, no process of an earlier version can write."""
    mark = "UPDATE processes SET over = true"
    number = f"UPDATE schema_version SET version = {step.number}"  # noqa: S608 - a number of ours
    if new:
        mark, number = "", f"INSERT INTO schema_version VALUES ('right-bower', {step.number})"  # noqa: S608 - as above
    try:
        await connection.control(f"BEGIN; {mark};\n{step.sql}\n;{number}; {write_stamp()}; COMMIT")
    except PostgresFault as fault:
        if not connection.lost:
            await connection.control("ROLLBACK")
        if fault.state in _NO_RIGHTS:
            raise no_rights(url) from fault
        raise MigrationFailed(
            "upgrade-failed", database=begin_sentence(describe_url(url)), step=step.name, why=fault
        ) from fault
    logger.info("%s is now at schema %s", describe_url(url), step.name)


# -- a connection past the open store: for backups, moves and checks


@asynccontextmanager
async def connect_directly(url: str, *, writing: bool = False) -> AsyncIterator[PostgresConnection]:
    """Yield a transaction on one snapshot. With ``writing``, nobody else can write. Raises ``DatabaseUnusable``."""
    with name_faults(url):
        async with await PostgresConnection.open(url) as connection:
            found = await stamp_of(connection)
            if not found.schema:
                raise DatabaseMissing("database-without-tables", database=describe_url(url))
            check_stamp(found, postgres_steps(), begin_sentence(describe_url(url)))
            lock = f"BEGIN; SELECT pg_advisory_xact_lock({LOCKS}, {WRITING})"
            await connection.control(lock if writing else READ)
            yield connection


async def someone_lives(connection: PostgresConnection) -> bool:
    """Return whether a process of the bot uses the database, or may still use it."""
    words = "SELECT 1 FROM processes WHERE NOT over AND seen > clock_timestamp() - interval '15 seconds' LIMIT 1"
    return await connection.fetchrow(words) is not None


async def continue_numbers(connection: PostgresConnection, last: Mapping[str, int]) -> None:
    """Make each table continue its ids after the last one in ``last``, which is by table."""
    for table, number in last.items():
        if number > 0:
            query = "SELECT setval(pg_get_serial_sequence(:table, 'id'), :number)"
            await connection.fetch(query, table=table, number=number)


async def mark_direct_tables(connection: PostgresConnection) -> None:
    """Mark the tables in direct messages, which SQLite does not mark. Their server's id equals their channel's."""
    homes = await connection.fetch("SELECT id, guild_id, channel_id FROM tables WHERE guild_id = channel_id")
    await connection.executemany(
        "INSERT INTO direct_tables (table_id) VALUES (:table)",
        [{"table": table} for table, guild_id, channel_id in homes if is_direct_message(guild_id, channel_id)],
    )


async def vacuum(url: str) -> None:
    """Overwrite deleted data. Raises a ``DatabaseUnusable``."""
    async with connect_directly(url) as connection:
        await connection.control("ROLLBACK")
        await connection.control("VACUUM")
