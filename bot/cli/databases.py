"""``right-bower backup``, ``restore``, ``check`` and ``move``: what a host does with the database as a whole.

Exit statuses: 0 if all is well, 1 if something is wrong with a database or a copy, 2 if a setting is wrong.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from functools import wraps
from pathlib import Path

from bot.cli import FAILED, MISUSED
from bot.cli.records import harmless
from bot.settings import SettingsError, read_settings
from bot.storage import backends
from bot.storage.api import BackupError, DatabaseUnusable, Entry, StoreError, TableId
from bot.tables.facts import JournalError
from bot.tables.fold import replay

_SQLITE = "sqlite:"

Command = Callable[[argparse.Namespace], int]


def _in_one_sentence(command: Command) -> Command:
    """Let a command say on standard error what stopped it, and return the exit status for that."""

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


def declare_restore(parser: argparse.ArgumentParser) -> None:
    """Declare what ``restore FILE`` takes."""
    parser.add_argument("file", type=Path, metavar="FILE", help="a file that `right-bower backup` wrote")
    parser.set_defaults(command=restore)


@_in_one_sentence
def restore(options: argparse.Namespace) -> int:
    """Check a copy, then put it in the place of the database that ``DATABASE`` names, while the bot does not run."""
    database = read_settings(token_needed=False).database
    aside = backends.restore(options.file, database)
    held = backends.overview(database)
    count = f"{held.open_tables} open tables and {held.games} finished games"
    print(f"{backends.describe_database(database)} is now what {options.file} holds: {count}.")
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
    tables, faults = _replay_journals(database)
    print(f"{backends.describe_database(database)}: {tables} tables, {faults} of them cannot be played on.")
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
    tables, faults = _replay_journals(options.target)
    print(f"{rows} rows were copied and compared, {tables} tables replayed; {faults} of them cannot be played on.")
    return FAILED if faults else 0


def _replay_journals(database: str | Path) -> tuple[int, int]:
    """Replay every table of a database; returns how many there are and how many cannot be played on.

    Says on standard error what is wrong with each of those.
    """
    tables = faults = 0
    for table_id, journal in backends.check(database):
        tables += 1
        fault = journal if isinstance(journal, StoreError) else _replay_fault(table_id, journal)
        if fault is not None:
            faults += 1
            print(harmless(f"Table {table_id} cannot be played on: {fault}."), file=sys.stderr)
    return tables, faults


def _replay_fault(table_id: TableId, entries: list[Entry]) -> JournalError | None:
    """Return why a journal cannot be replayed; None if it can."""
    try:
        replay(table_id, entries)
    except JournalError as fault:
        return fault
    return None


def _file(text: str) -> Path:
    if not text.startswith(_SQLITE) or text == _SQLITE:
        raise argparse.ArgumentTypeError("name a file as sqlite:FILE")
    return Path(text.removeprefix(_SQLITE).removeprefix("//"))
