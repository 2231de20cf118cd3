"""What an engine offers to the functions that are one transaction each: a connection, and the database it belongs to.

The connection is a part of Python's DB-API that ``sqlite3`` has by itself. Statements are what SQLite and PostgreSQL
both understand, with ``?``, ``?1`` or ``:name`` for values; flags are 0 and 1. Must not know what is stored.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

from bot.storage.port import StoreError

T = TypeVar("T")
P = ParamSpec("P")


class Cursor(Protocol):
    """What a statement gave."""

    @property
    def rowcount(self) -> int:
        """How many rows were written."""

    @property
    def description(self) -> Any:
        """A tuple a column, which begins with its name."""

    def fetchone(self) -> Any:
        """The next row as a tuple; None after the last."""

    def fetchall(self) -> list[Any]:
        """All rows that are left."""

    def __iter__(self) -> Iterator[Any]:
        """The rows that are left."""


class Connection(Protocol):
    """An open database within a transaction that somebody else begins and ends."""

    @property
    def Error(self) -> type[Exception]:  # noqa: N802 - its name in the DB-API
        """What every fault of the database is."""

    def execute(self, statement: str, values: Sequence[Any] | Mapping[str, Any] = ..., /) -> Cursor:
        """Run one statement."""

    def executemany(self, statement: str, rows: Iterable[Sequence[Any]], /) -> Cursor:
        """Run one statement for each of some rows of values."""


Work = Callable[Concatenate[Connection, P], T]
"""A function of the connection and what else the caller hands on: one transaction, or a part of one."""


class Database(Protocol):
    """An open database, as an engine's own class documents it."""

    async def write(self, work: Work[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run ``work`` as one transaction; when this returns, what it wrote is durable."""

    async def write_alone(self, work: Work[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """As ``write``, while no process writes anything else."""

    async def read(self, work: Work[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run quick ``work`` on committed state."""

    async def ask(self, work: Work[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run ``work`` that only reads, however long it takes; no act waits behind it."""

    def watch_writes(self, listener: Callable[[StoreError | None], None]) -> None:
        """As ``bot.storage.port.Store.watch_writes``."""

    async def size(self) -> int:
        """As ``bot.storage.port.Store.size``."""

    def alone(self) -> AbstractAsyncContextManager[None]:
        """Within the block, nobody else who uses this database does what is done in such a block."""

    async def erase(self) -> bool:
        """Overwrite what was deleted; returns whether that could be done now."""

    async def check_unless_closed(self) -> None:
        """Read the whole database beside the others' work if it was not closed before it was opened."""

    async def backup(self, target: Path) -> None:
        """As ``bot.storage.port.Store.backup``."""

    async def close(self) -> None:
        """Carry out what is queued, refuse later calls, and close."""
