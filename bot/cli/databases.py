"""``right-bower backup``, ``restore``, ``check``, ``move``, ``status``: what a host does with the database as a whole.

Exit statuses: 0 if all is well, 1 if something is wrong with a database or a copy, 2 if a setting is wrong. ``status``
asks the running bot at its port, else reads the database: 0 if people can play, 1 if the bot does not answer or is not
ready, 2 if a setting is wrong.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import json
import sys
import urllib.request
from collections.abc import Callable
from datetime import UTC, datetime
from functools import wraps
from pathlib import Path
from typing import Any

from yarl import URL

from bot.cli import FAILED, MISUSED
from bot.cli.records import harmless
from bot.settings import Settings, SettingsError, read_settings
from bot.storage import backends
from bot.storage.api import BackupError, DatabaseUnusable, Entry, StoreError, TableId
from bot.storage.backends import describe_database, overview
from bot.storage.sql.schema import describe_program
from bot.tables.facts import JournalError
from bot.tables.journal import replay
from bot.version import UNKNOWN, Build

_SQLITE = "sqlite:"

Command = Callable[[argparse.Namespace], int]


def _in_one_sentence(command: Command) -> Command:
    """Make a command report what stopped it on standard error, and return the exit status for that."""

    @wraps(command)
    def run(options: argparse.Namespace) -> int:
        try:
            return command(options)
        except (SettingsError, DatabaseUnusable, BackupError) as error:
            print(error, file=sys.stderr)
            return MISUSED if isinstance(error, SettingsError) else FAILED

    return run


def declare_backup(parser: argparse.ArgumentParser) -> None:
    """Declare what ``backup FILE`` takes."""
    parser.add_argument("file", type=Path, metavar="FILE", help="the new file; it must not exist")
    parser.set_defaults(command=backup)


@_in_one_sentence
def backup(options: argparse.Namespace) -> int:
    """Copy the database that ``DATABASE`` names to a new file, even while the bot runs."""
    database = read_settings(token_needed=False).database
    backends.backup(database, options.file)
    print(f"{backends.describe_database(database)} is copied to {options.file}.")
    return 0


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"


def _judge(faults: int) -> str:
    return f"{faults} cannot be played on" if faults else "all can be played on"


def declare_restore(parser: argparse.ArgumentParser) -> None:
    """Declare what ``restore FILE`` takes."""
    parser.add_argument("file", type=Path, metavar="FILE", help="a file that `right-bower backup` wrote")
    parser.set_defaults(command=restore)


@_in_one_sentence
def restore(options: argparse.Namespace) -> int:
    """Check a copy, then put it in the place of the database that ``DATABASE`` names, while the bot does not run."""
    database = read_settings(token_needed=False).database
    aside = backends.restore(options.file, database)
    contents = asyncio.run(backends.overview(database))
    tables, games = _count(contents.open_tables, "open table"), _count(contents.games, "finished game")
    print(f"{backends.describe_database(database)} is now what {options.file} holds: {tables} and {games}.")
    if aside is not None:
        print(f"What was there before lies at {aside}.")
    return 0


def declare_check(parser: argparse.ArgumentParser) -> None:
    """Declare what ``check [FILE]`` takes."""
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE", help="a copy; without it, the bot's database")
    parser.set_defaults(command=check)


@_in_one_sentence
def check(options: argparse.Namespace) -> int:
    """Check the file, its schema and the replay of every journal, changing nothing, also while the bot runs."""
    database = options.file or read_settings(token_needed=False).database
    tables, faults = asyncio.run(_replay_journals(database))
    counted = _count(tables, "table")
    print(f"{backends.describe_database(database)}: {counted}; {_judge(faults)}.")
    return FAILED if faults else 0


def declare_move(parser: argparse.ArgumentParser) -> None:
    """Declare what ``move --from sqlite:FILE --to postgresql://…`` takes."""
    parser.add_argument("--from", dest="source", type=_file, required=True, metavar="sqlite:FILE")
    parser.add_argument("--to", dest="target", required=True, metavar="postgresql://USER:PASSWORD@HOST/NAME")
    parser.set_defaults(command=move)


@_in_one_sentence
def move(options: argparse.Namespace) -> int:
    """Copy every row to a server, compare each, then replay every journal there, while the bot does not run."""
    rows = backends.move(options.source, options.target)
    tables, faults = asyncio.run(_replay_journals(options.target))
    copied, replayed = _count(rows, "row"), _count(tables, "table")
    print(f"{copied} copied and compared, {replayed} replayed; {_judge(faults)}.")
    return FAILED if faults else 0


async def _replay_journals(database: str | Path) -> tuple[int, int]:
    """Return how many tables a database has and how many cannot be played on; report each of those on stderr."""
    tables = faults = 0
    async for table_id, journal in backends.check(database):
        tables += 1
        fault = journal if isinstance(journal, StoreError) else _replay_fault(table_id, journal)
        if fault is not None:
            faults += 1
            print(harmless(f"Table {table_id} cannot be played on: {fault}."), file=sys.stderr)
    return tables, faults


def _replay_fault(table_id: TableId, entries: list[Entry]) -> JournalError | None:
    try:
        replay(table_id, entries)
    except JournalError as fault:
        return fault
    return None


def _file(text: str) -> Path:
    if not text.startswith(_SQLITE) or text == _SQLITE:
        raise argparse.ArgumentTypeError("name a file as sqlite:FILE")
    return Path(text.removeprefix(_SQLITE).removeprefix("//"))


# -- status


PATIENCE = 5.0
"""Seconds that the bot has to answer."""

_ANY_ADDRESS = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104 - what to ask where the bot listens everywhere


class _NoAnswer(Exception):
    """Why the running bot does not say how it is."""


def declare_status(parser: argparse.ArgumentParser) -> None:
    """Declare what ``status [--json]`` takes."""
    parser.add_argument("--json", action="store_true", help="one JSON object, whatever happens")
    parser.set_defaults(command=print_status)


def print_status(options: argparse.Namespace) -> int:
    """Print how the running bot is, or what its database holds."""
    try:
        settings = read_settings(token_needed=False)
        try:
            status = _ask(settings)
        except _NoAnswer as fault:
            status = {"not_ready": str(fault), "database": _look_into(settings.database), "program": describe_program()}
    except SettingsError as error:
        if options.json:
            print(json.dumps({"not_ready": "Settings are wrong.", "problems": error.problems}, ensure_ascii=False))
        else:
            print("\n".join(error.problems), file=sys.stderr)
        return MISUSED
    except DatabaseUnusable as error:
        status = {"not_ready": str(error)}
    if options.json:
        print(json.dumps(status, ensure_ascii=False))
    elif "version" in status:
        print("\n".join(status_lines(status)))
    else:
        print(status["not_ready"], file=sys.stderr)
        if "database" in status:
            print(_database_line(status["database"]), f"This program is Right Bower {status['program']}.", sep="\n")
    return 0 if status["not_ready"] is None else FAILED


def _ask(settings: Settings) -> dict[str, Any]:
    if settings.metrics is None:
        raise _NoAnswer("METRICS is not set, so a running bot cannot be asked.")
    host, port = settings.metrics
    where = URL.build(scheme="http", host=_ANY_ADDRESS.get(host, host), port=port)
    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))  # the bot is on this machine
    try:
        with direct.open(f"{where}/status", timeout=PATIENCE) as answer:
            text = answer.read()
    except (OSError, http.client.HTTPException):
        raise _NoAnswer(f"No bot answers at {where}.") from None
    try:
        status = json.loads(text)
    except ValueError:
        status = None
    if not isinstance(status, dict) or "not_ready" not in status:
        raise _NoAnswer(f"What answers at {where} is not the bot.")
    return status


def status_lines(status: dict[str, Any]) -> list[str]:
    state = "ready" if status["not_ready"] is None else f"not ready: {status['not_ready']}"
    build = Build(status["version"], status.get("commit", UNKNOWN))
    stored = f", schema {status['schema']}, format {status['format']}," if "format" in status else ""
    shards, tables = status["shards"], status["tables"]
    lines = [
        f"Right Bower {build}{stored} has run for {format_duration(status['uptime_seconds'])} and is {state}.",
        f"Servers: {status['servers']}; shards connected: {sum(shards.values())} of {len(shards)}.",
        f"Tables: {tables['lobby']} gathering, {tables['playing']} playing, {tables['finished']} finished;"
        f" people at them: {status['people']}.",
    ]
    if status.get("maintenance"):
        lines.append("Maintenance: no new games begin.")
    return lines


def format_duration(seconds: int) -> str:
    days, rest = divmod(seconds, 86_400)
    hours, rest = divmod(rest, 3_600)
    return f"{days} d {hours} h" if days else f"{hours} h {rest // 60} min" if hours else f"{rest // 60} min"


def _look_into(database: str) -> dict[str, Any]:
    contents = asyncio.run(overview(database))
    return {
        "name": describe_database(database),
        "open_tables": contents.open_tables,
        "finished_games": contents.games,
        "last_act": None if contents.touched is None else datetime.fromtimestamp(contents.touched, UTC).isoformat(),
    }


def _database_line(contents: dict[str, Any]) -> str:
    last = (
        "never"
        if contents["last_act"] is None
        else f"{datetime.fromisoformat(contents['last_act']):%Y-%m-%d %H:%M} UTC"
    )
    return (
        f"{contents['name']}: open tables: {contents['open_tables']}; finished games: {contents['finished_games']};"
        f" last act: {last}."
    )
