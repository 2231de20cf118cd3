"""``right-bower replay FILE… [--json | --notation]``: play records through the engine and tell what happened."""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Callable
from pathlib import Path

from bot.engine import presets
from bot.engine.records.format import RecordError
from bot.engine.records.notation import Inexpressible, notation
from bot.engine.records.replay import Replay, as_json, replay

BAD_RECORD = 2
"""The exit status when a file cannot be read, replayed, or written in the notation."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what the subcommand takes."""
    parser.add_argument("files", nargs="+", metavar="FILE", help="a .euchre record, or - for standard input")
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="one JSON object a file, one a line")
    form.add_argument("--notation", action="store_true", help="the same as Euchre Game Notation 1.4")


def run(options: argparse.Namespace) -> int:
    """Replay every file; 0 if all were good, 2 if one was not. A bad file prints nothing on standard output."""
    write = _notation if options.notation else _json if options.json else _prose
    return max([_one(name, write) for name in options.files])


_STEERING = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")


def harmless(text: str) -> str:
    """Return the text with each sign that would steer a terminal written as its number; a stranger wrote the record."""
    return _STEERING.sub(lambda sign: f"\\u{ord(sign[0]):04x}", text)


def read(name: str) -> bytes:
    """One file, or standard input."""
    return sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()


def complain(name: str, error: RecordError | OSError | Inexpressible, hand: int | None = None) -> int:
    """Say on standard error what is wrong with a file, and where."""
    if isinstance(error, Inexpressible):
        from bot.words.catalogue import Texts  # half the start-up time; JSON needs none of it

        print(harmless(f"{name}: {Texts()(f'notation-{error.gap}', hand=error.hand or 0)}"), file=sys.stderr)
    elif isinstance(error, RecordError):
        where = "" if hand is None else f"hand {hand}: "
        print(harmless(f"{name}:{error.line}: {where}{error}"), file=sys.stderr)
    else:
        print(harmless(f"{name}: {error.strerror or error}"), file=sys.stderr)
    return BAD_RECORD


def _prose(game: Replay) -> str:
    from bot.cli.account import account  # half the start-up time; JSON needs none of it

    return account(game)


def _json(game: Replay) -> str:
    return json.dumps(as_json(game), ensure_ascii=False)


def _notation(game: Replay) -> str:
    return json.dumps(notation(game, title=presets.PRESETS[game.last_state.rules.preset].title), ensure_ascii=False)


def _one(name: str, write: Callable[[Replay], str]) -> int:
    try:
        text = write(replay(read(name)))
    except (RecordError, OSError, Inexpressible) as error:
        return complain(name, error)
    sys.stdout.buffer.write(harmless(text).encode() + b"\n")
    sys.stdout.flush()
    return 0
