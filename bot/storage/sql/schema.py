"""Migrations as SQL files, and the copying and comparing of all rows, table by table."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path

import bot
from bot.storage.api import BackupError, DatabaseTooNew, DatabaseTooOld
from bot.storage.sql.connection import Connection, Row
from bot.version import build, release

MIGRATIONS = Path(bot.__file__).parent.parent / "data" / "migrations"
"""The folder of the migrations. ``data`` is beside ``bot`` both in a checkout and in an installed wheel."""

FORMAT = 2
"""The format of the journals that this program writes: of tables, tournaments and the owner. It rises, at most once a
release, when they get something that an older program cannot read (CONTRIBUTING.md, "Change what is stored").
"""

_NAME = re.compile(r"(\d{4})_\w+\.sql")


@dataclass(frozen=True, slots=True)
class Stamp:
    """The versions of a database: its schema, its journals' format, and the first program that wrote this format."""

    schema: int
    format: int
    version: str

    def __str__(self) -> str:
        return f"{self.version} (schema {self.schema}, format {self.format})"


@dataclass(frozen=True, slots=True)
class Migration:
    """One step of an upgrade. ``number`` is the schema version after it; the numbers have no gaps."""

    number: int
    name: str
    sql: str

    @property
    def copy(self) -> str:
        """The part of a copy's name that says before which step it was made."""
        return f"before-{self.number:04d}" if self.sql else f"before-{self.name}"


def load_migrations(directory: Path = MIGRATIONS) -> tuple[Migration, ...]:
    """Return the steps of a directory in order; ``ValueError`` if there is none or a number is missing."""
    steps = [
        Migration(int(match[1]), path.stem, path.read_text(encoding="utf-8"))
        for path in sorted(directory.glob("*.sql"))
        if (match := _NAME.fullmatch(path.name))
    ]
    if not steps or [step.number - steps[0].number for step in steps] != list(range(len(steps))):
        raise ValueError(f"{directory} must hold migrations that are numbered without a gap")
    return tuple(steps)


def own_stamp(steps: Sequence[Migration] = ()) -> Stamp:
    """Return the stamp of a database that this program writes. ``steps`` default to the program's own."""
    return Stamp((steps or load_migrations())[-1].number, FORMAT, release())


def describe_program() -> str:
    """Return this program's version, commit, schema and format as text."""
    return f"{build()}, schema {load_migrations()[-1].number}, format {FORMAT}"


STAMP = "SELECT value FROM notes WHERE name = 'format'"
"""The query for the note with a database's format and the first program version that wrote it."""


def read_stamp(schema: int, note: str | None) -> Stamp:
    """Return the stamp of a database with this schema (0: a new one) and this note, if any."""
    number, _, version = (note or "0").partition(" ")
    return Stamp(schema, int(number) if number.isdecimal() else 0, version)


def write_stamp() -> str:
    """Return the statement that stamps a database as written by this program."""
    value = f"{FORMAT} {release()}"
    insert = f"INSERT INTO notes (name, value) VALUES ('format', '{value}')"  # noqa: S608 - words of ours
    return f"{insert} ON CONFLICT (name) DO UPDATE SET value = excluded.value"


def check_stamp(found: Stamp, steps: Sequence[Migration], name: str) -> None:
    """Raise ``DatabaseTooNew`` or ``DatabaseTooOld`` unless these steps fit. ``name`` begins the error's sentence."""
    own, first = own_stamp(steps), steps[0].number
    if found.schema > own.schema or found.format > own.format:
        raise DatabaseTooNew("database-too-new", database=name, found=found, own=own)
    if found.schema and (found.schema < first or not found.format):
        raise DatabaseTooOld("database-too-old", database=name, schema=found.schema, format=found.format, first=first)


def pending_steps(found: Stamp, steps: Sequence[Migration]) -> list[Migration]:
    """Return the steps that a database needs to be upgraded: schema steps, or one step that only changes the format."""
    pending = [step for step in steps if step.number > found.schema]
    if not pending and found.format < FORMAT:
        pending = [Migration(found.schema, f"format_{FORMAT}", "")]
    return pending


# -- copying and comparing all rows


_ROWS = 1000
"""The number of rows read at a time."""


@dataclass(frozen=True, slots=True)
class TableColumns:
    """A table with its written columns, the key's included. ``numbered``: the database numbers its rows."""

    name: str
    columns: tuple[str, ...]
    key: tuple[str, ...]
    numbered: bool

    @property
    def places(self) -> tuple[int, ...]:
        """The indexes of the key's columns."""
        return tuple(self.columns.index(name) for name in self.key)


def quote(name: str) -> str:
    """Quote a name for the SQL of both engines."""
    return '"' + name.replace('"', '""') + '"'


async def rows_of(connection: Connection, table: TableColumns) -> AsyncIterator[list[Row]]:
    """Yield all rows of a table in the order of its key, in portions."""
    columns, key = _quote_names(table.columns), _quote_names(table.key)
    query = f"SELECT {columns} FROM {quote(table.name)}"  # noqa: S608 - names of our schema
    order = f" ORDER BY {key} LIMIT {_ROWS}"
    last = [f"last{number}" for number in range(len(table.key))]
    page = await connection.fetch(query + order)
    while page:
        yield page
        values = dict(zip(last, (page[-1][place] for place in table.places), strict=True))
        page = await connection.fetch(f"{query} WHERE ({key}) > ({_marks(last)}){order}", **values)


async def copy_rows(
    source: Connection, target: Connection, tables: Sequence[TableColumns], go_on: Callable[[], bool]
) -> int:
    """Copy all rows into empty tables; return how many. ``BackupError`` if ``go_on`` returns False."""
    copied = 0
    for table in tables:
        names = [f"value{number}" for number in range(len(table.columns))]
        insert = f"INSERT INTO {quote(table.name)} ({_quote_names(table.columns)}) VALUES ({_marks(names)})"  # noqa: S608
        async for rows in rows_of(source, table):
            await target.executemany(insert, [dict(zip(names, row, strict=True)) for row in rows])
            copied += len(rows)
            if not go_on():
                raise BackupError("backup-closing")
    return copied


async def first_difference(one: Connection, other: Connection, tables: Sequence[TableColumns]) -> str | None:
    """Return a description of the first difference between two databases; None if their rows are equal."""
    for table in tables:
        others = rows_of(other, table)
        async for row in rows_of(one, table):
            theirs: list[Row] = await anext(others, [])
            for left, right in zip_longest(row, theirs):
                if left != right:
                    return _describe(table, left or right)
        async for left_over in others:
            return _describe(table, left_over[0])
    return None


def _describe(table: TableColumns, row: Row) -> str:
    return f"{table.name} {', '.join(str(row[place]) for place in table.places)}"


def _quote_names(names: Sequence[str]) -> str:
    return ", ".join(map(quote, names))


def _marks(names: Sequence[str]) -> str:
    return ", ".join(f":{name}" for name in names)
