"""``right-bower check [FILE]``: whether a database or a backup is sound and every game in it can be played on."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from bot.cli import FAILED, MISUSED
from bot.cli.replay import harmless
from bot.settings import SettingsError, read_settings
from bot.storage.api import DatabaseUnusable, Entry, StoreError, TableId
from bot.storage.backends import check, shown
from bot.tables.facts import JournalError
from bot.tables.fold import replay


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what the subcommand takes."""
    parser.add_argument("file", nargs="?", type=Path, metavar="FILE", help="a copy; without it, the bot's database")


def run(options: argparse.Namespace) -> int:
    """Check the file, its schema and the replay of every journal, changing nothing; returns 0 if all is well."""
    tables = faults = 0
    try:
        database = options.file or read_settings(token_needed=False).database
        for table_id, found in check(database):
            tables += 1
            fault = found if isinstance(found, StoreError) else fault_of(table_id, found)
            if fault is not None:
                faults += 1
                print(harmless(f"Table {table_id} cannot be played on: {fault}."), file=sys.stderr)
    except (SettingsError, DatabaseUnusable) as error:
        print(error, file=sys.stderr)
        return MISUSED if isinstance(error, SettingsError) else FAILED
    print(f"{shown(database)}: {tables} tables, {faults} of them cannot be played on.")
    return FAILED if faults else 0


def fault_of(table_id: TableId, entries: list[Entry]) -> JournalError | None:
    """Why a journal cannot be replayed; None if it can."""
    try:
        replay(table_id, entries)
    except JournalError as fault:
        return fault
    return None
