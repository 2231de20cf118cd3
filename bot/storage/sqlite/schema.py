"""What tables a database of SQLite's has, so that they can be copied."""

from __future__ import annotations

import sqlite3

from bot.storage.sql.copying import TableColumns, quote


def tables_in_order(connection: sqlite3.Connection) -> list[TableColumns]:
    """All tables, each after those that its rows refer to."""
    found = connection.execute(
        "SELECT name, sql LIKE '%AUTOINCREMENT%' FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
        " ORDER BY name"
    )
    waiting = {name: _described(connection, name, bool(numbered)) for name, numbered in found.fetchall()}
    ordered: list[TableColumns] = []
    while waiting:
        ready = [name for name in waiting if not _refers_to(connection, name) & (waiting.keys() - {name})]
        ordered += [waiting.pop(name) for name in ready]
    return ordered


def last_numbers(connection: sqlite3.Connection) -> dict[str, int]:
    """The highest number that each numbered table has ever given to a row."""
    return dict(connection.execute("SELECT name, seq FROM sqlite_sequence"))


def _described(connection: sqlite3.Connection, name: str, numbered: bool) -> TableColumns:
    rows = connection.execute(f"PRAGMA table_info({quote(name)})").fetchall()  # without generated columns
    key = sorted((row[5], row[1]) for row in rows if row[5])
    return TableColumns(name, tuple(row[1] for row in rows), tuple(column for _, column in key), numbered)


def _refers_to(connection: sqlite3.Connection, name: str) -> set[str]:
    return {row[2] for row in connection.execute(f"PRAGMA foreign_key_list({quote(name)})")}
