"""``right-bower move --from sqlite:FILE --to postgresql://…``, while the bot does not run."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from bot.cli import FAILED
from bot.cli.check import fault_of
from bot.cli.replay import harmless
from bot.storage.api import BackupError, DatabaseUnusable, StoreError
from bot.storage.backends import check, move

_SQLITE = "sqlite:"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what the subcommand takes."""
    parser.add_argument("--from", dest="source", type=_file, required=True, metavar="sqlite:FILE")
    parser.add_argument("--to", dest="target", required=True, metavar="postgresql://USER:PASSWORD@HOST/NAME")


def run(options: argparse.Namespace) -> int:
    """Copy every row, compare each, then replay every journal at its new place; returns 0 if all is well."""
    tables = faults = 0
    try:
        rows = move(options.source, options.target)
        for table_id, found in check(options.target):
            tables += 1
            fault = found if isinstance(found, StoreError) else fault_of(table_id, found)
            if fault is not None:
                faults += 1
                print(harmless(f"Table {table_id} cannot be played on: {fault}."), file=sys.stderr)
    except (DatabaseUnusable, BackupError) as error:
        print(error, file=sys.stderr)
        return FAILED
    print(f"{rows} rows were copied and compared, {tables} tables replayed; {faults} of them cannot be played on.")
    return FAILED if faults else 0


def _file(text: str) -> Path:
    if not text.startswith(_SQLITE) or text == _SQLITE:
        raise argparse.ArgumentTypeError("name a file as sqlite:FILE")
    return Path(text.removeprefix(_SQLITE).removeprefix("//"))
