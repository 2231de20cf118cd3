"""``right-bower backup``, ``restore``, ``check``, ``move``, ``status``: what a host does with the whole database.

Exit statuses: 0 if all is well, 1 if a database or a copy has a fault, 2 if a setting is wrong. ``status`` asks the
running bot at its port, or reads the database if there is no port: 0 if people can play, 1 if the bot does not
answer or is not ready, 2 if a setting is wrong.
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
from bot.storage.api import BackupError, DatabaseUnsupported, DatabaseUnusable, Entry, StoreError, TableId
from bot.storage.backends import describe_database, overview
from bot.storage.sql.schema import describe_program
from bot.tables.facts import JournalError
from bot.tables.journal import replay
from bot.terminal import Complaint, sentence
from bot.version import UNKNOWN, Build

_SQLITE = "sqlite:"

Command = Callable[[argparse.Namespace], int]


def _in_one_sentence(command: Command) -> Command:
    """Make a command report errors in one sentence on standard error, and return their exit status."""

    @wraps(command)
    def run(options: argparse.Namespace) -> int:
        try:
            return command(options)
        except (SettingsError, DatabaseUnusable, BackupError) as error:
            print(error, file=sys.stderr)
            return MISUSED if isinstance(error, SettingsError | DatabaseUnsupported) else FAILED

    return run


def declare_backup(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=sentence("help-backup-file"))
    parser.set_defaults(command=backup)


@_in_one_sentence
def backup(options: argparse.Namespace) -> int:
    """Copy the database that ``DATABASE_URL`` names to a new file, even while the bot runs."""
    database = read_settings(token_needed=False).database_url
    backends.backup(database, options.file)
    print(sentence("backup-made", database=describe_database(database), file=options.file))
    return 0


def _judge(faults: int) -> str:
    return sentence("check-faults" if faults else "check-all-sound", faults=faults)


def declare_restore(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help=sentence("help-restore-file"))
    parser.set_defaults(command=restore)


@_in_one_sentence
def restore(options: argparse.Namespace) -> int:
    """Check a copy, then replace the database of ``DATABASE_URL`` with it. The bot must not run."""
    database = read_settings(token_needed=False).database_url
    aside = backends.restore(options.file, database)
    contents = asyncio.run(overview(database))
    tables = sentence("count-open-tables", count=contents.open_tables)
    games = sentence("count-games", count=contents.games)
    name = describe_database(database)
    print(sentence("restore-made", database=name, file=options.file, tables=tables, games=games))
    if aside is not None:
        print(sentence("restore-aside", file=aside))
    return 0


def declare_check(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE", help=sentence("help-check-file"))
    parser.set_defaults(command=check)


@_in_one_sentence
def check(options: argparse.Namespace) -> int:
    """Check the file, its schema and the replay of every journal. Nothing is changed; the bot may run."""
    database = options.file or read_settings(token_needed=False).database_url
    tables, faults = asyncio.run(_replay_journals(database))
    counted = sentence("count-tables", count=tables)
    print(sentence("check-made", database=describe_database(database), tables=counted, verdict=_judge(faults)))
    return FAILED if faults else 0


def declare_move(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--from", dest="source", type=_file, required=True, metavar="sqlite:FILE", help=sentence("help-move-from")
    )
    parser.set_defaults(command=move)


@_in_one_sentence
def move(options: argparse.Namespace) -> int:
    """Copy every row to the server of ``DATABASE_URL``, compare each, and replay every journal there."""
    target = read_settings(token_needed=False).database_url
    rows = backends.move(options.source, target)
    tables, faults = asyncio.run(_replay_journals(target))
    copied, replayed = sentence("count-rows", count=rows), sentence("count-tables", count=tables)
    print(sentence("move-made", rows=copied, tables=replayed, verdict=_judge(faults)))
    return FAILED if faults else 0


async def _replay_journals(database: str | Path) -> tuple[int, int]:
    """Return how many tables a database has, and how many cannot be continued. Report each of those on stderr."""
    tables = faults = 0
    async for table_id, journal in backends.check(database):
        tables += 1
        fault = journal if isinstance(journal, StoreError) else _replay_fault(table_id, journal)
        if fault is not None:
            faults += 1
            print(harmless(sentence("check-fault", table=table_id, fault=fault)), file=sys.stderr)
    return tables, faults


def _replay_fault(table_id: TableId, entries: list[Entry]) -> JournalError | None:
    try:
        replay(table_id, entries)
    except JournalError as fault:
        return fault
    return None


def _file(text: str) -> Path:
    if not text.startswith(_SQLITE) or text == _SQLITE:
        raise argparse.ArgumentTypeError(sentence("source-wrong"))
    return Path(text.removeprefix(_SQLITE).removeprefix("//"))


# -- status


PATIENCE = 5.0
"""Seconds within which the bot must answer."""

_ANY_ADDRESS = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104 - the address to ask if the bot listens everywhere


class _NoAnswer(Complaint):
    """Why the running bot did not tell its status."""


def declare_status(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help=sentence("help-status-json"))
    parser.set_defaults(command=print_status)


def print_status(options: argparse.Namespace) -> int:
    """Print the status of the running bot, or what its database contains."""
    exit_status = FAILED
    try:
        settings = read_settings(token_needed=False)
        try:
            status = _ask(settings)
        except _NoAnswer as fault:
            status = {
                "not_ready": str(fault),
                "database": _look_into(settings.database_url),
                "program": describe_program(),
            }
    except SettingsError as error:
        if options.json:
            problems = [str(problem) for problem in error.problems]
            print(json.dumps({"not_ready": sentence("status-settings"), "problems": problems}, ensure_ascii=False))
        else:
            print(error, file=sys.stderr)
        return MISUSED
    except DatabaseUnusable as error:
        status = {"not_ready": str(error)}
        exit_status = MISUSED if isinstance(error, DatabaseUnsupported) else FAILED
    if options.json:
        print(json.dumps(status, ensure_ascii=False))
    elif "version" in status:
        print("\n".join(status_lines(status)))
    else:
        print(status["not_ready"], file=sys.stderr)
        if "database" in status:
            print(_database_line(status["database"]), sentence("status-program", program=status["program"]), sep="\n")
    return 0 if status["not_ready"] is None else exit_status


def _ask(settings: Settings) -> dict[str, Any]:
    if settings.metrics_address is None:
        raise _NoAnswer("status-no-port")
    host, port = settings.metrics_address
    where = URL.build(scheme="http", host=_ANY_ADDRESS.get(host, host), port=port)
    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))  # the bot is on this host
    try:
        with direct.open(f"{where}/status", timeout=PATIENCE) as answer:
            text = answer.read()
    except (OSError, http.client.HTTPException):
        raise _NoAnswer("status-no-answer", address=where) from None
    try:
        status = json.loads(text)
    except ValueError:
        status = None
    if not isinstance(status, dict) or "not_ready" not in status:
        raise _NoAnswer("status-other-program", address=where)
    return status


def status_lines(status: dict[str, Any]) -> list[str]:
    why, shards = status["not_ready"], status["shards"]
    build = Build(status["version"], status.get("commit", UNKNOWN))
    stored = sentence("status-stored", schema=status["schema"], format=status["format"]) if "format" in status else ""
    duration = format_duration(status["uptime_seconds"])
    state = "status-ready" if why is None else "status-not-ready"
    connected = sum(shards.values())
    lines = [
        sentence(state, program=f"{build}{stored}", duration=duration, why=why),
        sentence("status-servers", servers=status["servers"], connected=connected, shards=len(shards)),
        sentence("status-tables", people=status["people"], **status["tables"]),
    ]
    return [*lines, sentence("status-maintenance")] if status.get("maintenance") else lines


def format_duration(seconds: int) -> str:
    days, rest = divmod(seconds, 86_400)
    hours, rest = divmod(rest, 3_600)
    key = "status-days" if days else "status-hours" if hours else "status-minutes"
    return sentence(key, days=days, hours=hours, minutes=rest // 60)


def _look_into(database: str) -> dict[str, Any]:
    contents = asyncio.run(overview(database))
    return {
        "name": describe_database(database),
        "open_tables": contents.open_tables,
        "finished_games": contents.games,
        "last_act": None if contents.touched is None else datetime.fromtimestamp(contents.touched, UTC).isoformat(),
    }


def _database_line(contents: dict[str, Any]) -> str:
    act = contents["last_act"]
    return sentence(
        "status-database",
        database=contents["name"],
        tables=contents["open_tables"],
        games=contents["finished_games"],
        last=sentence("status-last-act", when=datetime.fromisoformat(act)) if act else sentence("status-last-act-none"),
    )
