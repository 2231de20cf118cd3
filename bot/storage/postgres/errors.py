"""Turns what PostgreSQL, asyncpg and the network say into the port's errors. A password is never repeated."""

from __future__ import annotations

import asyncio
import re

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
    """A statement failed. ``lost``: so did its connection, and with it whatever was not committed."""

    def __init__(self, cause: BaseException, *, closed: bool = False) -> None:
        super().__init__(_words(cause))
        self.state: str | None = getattr(cause, "sqlstate", None)
        self.lost = closed or isinstance(cause, _GONE)
        self.taken = self.state == _UNIQUE and getattr(cause, "constraint_name", None) in _SEQUENCES
        self.fenced = self.state == _FENCED


def store_error(fault: Exception) -> StoreError:
    """What a caller of the store gets when the database (or a value it cannot hold) stopped the call."""
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


def shown(url: str) -> str:
    """A database's URL without what may be secret, for people.

    Only what is certain to be a name is shown: in ``user:pa/ss@host`` half a password would pass for one.
    """
    found = _URL.fullmatch(url)
    if found is None:
        return "the PostgreSQL database that DATABASE names"
    return f"the PostgreSQL database {found['name'] or 'of that name'} on {found['host'] or 'this machine'}"


def no_rights(url: str) -> DatabaseReadOnly:
    """The sentence for a user whom the server does not let in, or not do what is needed."""
    return DatabaseReadOnly(f"The user of DATABASE may not use {shown(url)}; check the name, password and rights.")


def unusable_because(fault: BaseException, url: str) -> DatabaseUnusable:
    """The reason, in one sentence, why the database could not be opened."""
    name = shown(url)
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
            return DatabaseUnusable(f"{name[0].upper()}{name[1:]} cannot be used ({_words(fault)}).")
    return DatabaseUnreachable(f"{name[0].upper()}{name[1:]} cannot be reached ({_words(fault)}).")


def _words(fault: BaseException) -> str:
    """A fault in one line, without passwords of URLs."""
    words = " ".join(str(fault).split()) or type(fault).__name__
    words = re.sub(r"//\S*@", "//", words)
    return re.sub(r"(password=)[^&\s]+", r"\1…", words, flags=re.IGNORECASE)
