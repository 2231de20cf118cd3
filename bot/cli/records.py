"""``right-bower replay`` and ``verify``: tell game records from files, and check them for fair deals.

Exit statuses: 0 if all is well, 1 if a deal differs from what was promised, cannot be checked or is missing, 2 if a
file cannot be read, replayed, or written in the notation.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from pathlib import Path

from bot.deals.verification import DiscrepancyKind, verify_record
from bot.engine import presets
from bot.engine.records.format import RecordError
from bot.engine.records.notation import Inexpressible, notation
from bot.engine.records.replay import as_json, replay
from bot.terminal import sentence
from bot.words.catalogue import Texts
from bot.words.looking_back import account_text, assurance_lines, discrepancy_text
from bot.words.notices import fault_words

TAMPERED, BAD_RECORD = 1, 2

_STEERING = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")


def harmless(text: str) -> str:
    """Return the text with each control character written as its number: anybody may have written the record."""
    return _STEERING.sub(lambda sign: f"\\u{ord(sign[0]):04x}", text)


def _read(name: str) -> bytes:
    return sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()


def _complain(name: str, error: RecordError | OSError | Inexpressible, hand: int | None = None) -> int:
    texts = Texts()
    if isinstance(error, Inexpressible):
        words = f" {texts(f'notation-{error.gap}', hand=error.hand or 0)}"
    elif isinstance(error, RecordError):
        words = f"{error.line}: {fault_words(error.why, texts, str)}"
        if hand is not None:
            words = f"{error.line}: {texts('verify-fault', hand=hand, fault=fault_words(error.why, texts, str))}"
    else:
        words = f" {error.strerror or error}"
    print(harmless(f"{name}:{words}"), file=sys.stderr)
    return BAD_RECORD


# -- replay


def declare_replay(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", metavar="FILE", help=sentence("help-record-file"))
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help=sentence("help-replay-json"))
    form.add_argument("--notation", action="store_true", help=sentence("help-replay-notation"))
    parser.set_defaults(command=lambda options: max([_replay_file(name, options) for name in options.files]))


def _replay_file(name: str, options: argparse.Namespace) -> int:
    try:
        game = replay(_read(name))
        if options.notation:
            title = presets.PRESETS[game.last_state.rules.preset].title
            text = json.dumps(notation(game, title=title), ensure_ascii=False)
        else:
            text = json.dumps(as_json(game), ensure_ascii=False) if options.json else account_text(game, Texts())
    except (RecordError, OSError, Inexpressible) as error:
        return _complain(name, error)
    sys.stdout.buffer.write(harmless(text).encode() + b"\n")
    sys.stdout.flush()
    return 0


# -- verify


def declare_verify(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", nargs="+", metavar="FILE", help=sentence("help-record-file"))
    parser.set_defaults(command=lambda options: max([_verify_file(name) for name in options.files]))


def _verify_file(name: str) -> int:
    try:
        examination = verify_record(_read(name))
    except (RecordError, OSError) as error:
        return _complain(name, error)
    texts = Texts()
    for fault in examination.faults:
        cards = f" ({fault.found} ≠ {fault.due})" if fault.kind is DiscrepancyKind.OTHER_PACK else ""
        print(harmless(f"{name}:{fault.line}: {discrepancy_text(fault, name, texts)}{cards}"))
    if examination.broken is not None:
        _complain(name, examination.broken, examination.broken_hand)
    elif not examination.tampered:
        lines = [*assurance_lines(examination, name, texts)]
        if examination.ending is not None:
            lines.append(texts(f"verify-ended-{examination.ending}"))
        print(harmless("\n".join(lines).replace("`", "")))
    return TAMPERED if examination.faults else BAD_RECORD if examination.broken is not None else 0
