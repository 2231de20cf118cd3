"""``right-bower restore FILE``: a backup takes the place of the database, while the bot does not run."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from bot.cli import FAILED, MISUSED
from bot.settings import SettingsError, read_settings
from bot.storage.api import BackupError, DatabaseUnusable
from bot.storage.backends import overview, restore, shown


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what the subcommand takes."""
    parser.add_argument("file", type=Path, metavar="FILE", help="a file that `right-bower backup` wrote")


def run(options: argparse.Namespace) -> int:
    """Check a copy, then put it in the place of the database that ``DATABASE`` names; returns 0 if that is done."""
    try:
        database = read_settings(token_needed=False).database
        aside = restore(options.file, database)
    except (SettingsError, DatabaseUnusable, BackupError) as error:
        print(error, file=sys.stderr)
        return MISUSED if isinstance(error, SettingsError) else FAILED
    held = overview(database)
    count = f"{held.open_tables} open tables and {held.games} finished games"
    print(f"{shown(database)} is now what {options.file} holds: {count}.")
    if aside is not None:
        print(f"What was there before lies at {aside}.")
    return 0
