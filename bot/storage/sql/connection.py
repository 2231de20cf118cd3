"""What an engine offers to the functions that read and write: a connection within a transaction.

Statements use only what SQLite and PostgreSQL both understand. They have ``:name`` in place of values. Flags are 0 and
1. No statement has a colon in a string.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from functools import lru_cache
from string import ascii_lowercase, digits
from typing import Any, Concatenate, ParamSpec, TypeVar

T = TypeVar("T")
C = TypeVar("C")
P = ParamSpec("P")

Row = tuple[Any, ...]


class Connection(ABC):
    """A connection to a database. Its caller begins and ends the transaction in which it is used."""

    Error: type[Exception]
    """The base class of all exceptions that the database raises."""

    @abstractmethod
    async def fetch(self, statement: str, /, **values: Any) -> list[Row]:
        """Run one statement and return its rows."""

    @abstractmethod
    async def fetch_named(self, statement: str, /, **values: Any) -> list[dict[str, Any]]:
        """Run one statement and return its rows by the names of their columns."""

    @abstractmethod
    async def execute(self, statement: str, /, **values: Any) -> int:
        """Run one statement that returns nothing; return how many rows it wrote."""

    @abstractmethod
    async def executemany(self, statement: str, rows: Sequence[Mapping[str, Any]], /) -> None:
        """Run one statement for each row of values."""

    @abstractmethod
    async def control(self, statement: str) -> str:
        """Run a statement without values that controls the transaction; return the engine's status text."""

    @property
    @abstractmethod
    def in_transaction(self) -> bool:
        """Whether a transaction is open."""

    @abstractmethod
    def undone(self) -> Exception:
        """Return the exception for a transaction that ended although no statement failed."""

    @abstractmethod
    def index_hint(self, index: str) -> str:
        """Return the words after a table's name that make the engine use an index, if it needs any."""

    async def fetchrow(self, statement: str, /, **values: Any) -> Row | None:
        """Run one statement and return its first row; None if there is none."""
        rows = await self.fetch(statement, **values)
        return rows[0] if rows else None

    async def fetchval(self, statement: str, /, **values: Any) -> Any:
        """Run one statement and return the first value of its first row; None if there is none."""
        row = await self.fetchrow(statement, **values)
        return None if row is None else row[0]


Work = Callable[Concatenate[Connection, P], Awaitable[T]]
"""A function of a connection and other arguments that runs as a transaction, or as a part of one."""

BatchWork = Callable[[Connection, Sequence[C]], Awaitable[None]]
"""A function that carries out all writes of several callers, or none, with few statements."""


# -- values of statements


_LETTERS = f"{ascii_lowercase}{digits}_"


@lru_cache(maxsize=1024)
def number_values(statement: str) -> tuple[str, tuple[str, ...]]:
    """Return a statement with ``$1``, ``$2`` … for its named values, and their names in that order."""
    text, *rest = statement.split(":")
    numbers: dict[str, int] = {}
    for piece in rest:
        after = piece.lstrip(_LETTERS)
        name = piece[: len(piece) - len(after)]
        text += f"${numbers.setdefault(name, len(numbers) + 1)}{after}"
    return text, tuple(numbers)


def list_values(name: str, members: Collection[T]) -> tuple[str, dict[str, T]]:
    """Return the text for ``IN (…)`` and its values, padded to a power of two for fewer different statements."""
    listed = list(members)
    size = 1 << max(0, len(listed) - 1).bit_length()
    values = {f"{name}{number}": listed[min(number, len(listed) - 1)] for number in range(size)}
    return ", ".join(f":{key}" for key in values), values
