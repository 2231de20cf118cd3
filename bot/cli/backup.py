"""``right-bower backup FILE``: a consistent copy of the database, even while the bot runs."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from bot.cli import FAILED, MISUSED
from bot.settings import SettingsError, read_settings
from bot.storage.api import BackupError, DatabaseUnusable
from bot.storage.backends import backup, shown


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what the subcommand takes."""
    parser.add_argument("file", type=Path, metavar="FILE", help="the new file; it must not exist")


def run(options: argparse.Namespace) -> int:
    """Copy the database that ``DATABASE`` names to a new file; returns 0 if the copy is sound."""
    try:
        database = read_settings(token_needed=False).database
        backup(database, options.file)
    except (SettingsError, DatabaseUnusable, BackupError) as error:
        print(error, file=sys.stderr)
        return MISUSED if isinstance(error, SettingsError) else FAILED
    print(f"{shown(database)} is copied to {options.file}.")
    return 0
