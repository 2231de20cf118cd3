"""``python -m bot replay FILE… [--json]``: play records through the engine and tell what happened (record.md)."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from bot.cli.account import account
from bot.engine.record import RecordError
from bot.engine.replay import Replay, replay
from bot.engine.replay_json import as_json

BAD_RECORD = 2
"""The exit status when a file could not be read or played."""


def run(arguments: list[str]) -> int:
    """Replay every file; 0 if all were good, 2 if one was not. A bad file prints nothing on standard output."""
    parser = argparse.ArgumentParser(prog="right-bower replay", description="Play game records through the engine.")
    parser.add_argument("files", nargs="+", metavar="FILE", help="a .euchre record, or - for standard input")
    parser.add_argument("--json", action="store_true", help="one JSON object a file, one a line")
    options = parser.parse_args(arguments)
    statuses = [_one(name, as_lines=not options.json) for name in options.files]
    return max(statuses)


def load(name: str) -> Replay:
    """Read and play one file; ``RecordError`` for a bad line, ``OSError`` if it cannot be read."""
    return replay(sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes())


def complain(name: str, error: RecordError | OSError) -> int:
    """Say on standard error what is wrong with a file, and where."""
    if isinstance(error, RecordError):
        print(f"{name}:{error.line}: {error}", file=sys.stderr)  # noqa: T201 - this is a command's answer
    else:
        print(f"{name}: {error.strerror or error}", file=sys.stderr)  # noqa: T201 - likewise
    return BAD_RECORD


def _one(name: str, *, as_lines: bool) -> int:
    try:
        game = load(name)
    except (RecordError, OSError) as error:
        return complain(name, error)
    text = account(game) if as_lines else json.dumps(as_json(game), ensure_ascii=False)
    sys.stdout.buffer.write(text.encode() + b"\n")
    sys.stdout.flush()
    return 0
