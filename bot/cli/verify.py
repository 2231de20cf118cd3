"""``right-bower verify FILE…``: recompute every deal of a record, and the draw of its first dealer."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from bot.cli.replay import BAD_RECORD, complain, harmless, read
from bot.deals.verification import Discrepancy, DiscrepancyKind, Examination, verify_record
from bot.engine.records.format import Ending, RecordError

TAMPERED = 1
"""The exit status when something is not as it was promised, cannot be checked, or is missing."""

_SENTENCES = {
    DiscrepancyKind.RULES: "the first deal was made under other rules",
    DiscrepancyKind.SEAT: "somebody else sat at seat {found}",
    DiscrepancyKind.PREVIOUS: "the first deal was made after another game, or after none",
    DiscrepancyKind.NUMBER: "hand {due} is due here",
    DiscrepancyKind.DEALER: "seat {due} deals this hand, not seat {found}",
    DiscrepancyKind.DRAW: "the draw made seat {due} the first dealer, not seat {found}",
    DiscrepancyKind.AFTER_END: "the game was over before this hand",
    DiscrepancyKind.UNCOMMITTED: "the secret is revealed, but nothing was committed to before the deal",
    DiscrepancyKind.UNREVEALED: "no secret is revealed, so it cannot be checked",
    DiscrepancyKind.FORGOTTEN: "the word of a player who was forgotten is missing, so it cannot be checked",
    DiscrepancyKind.SECRET_LENGTH: "the revealed secret has {found} bytes instead of 32",
    DiscrepancyKind.OTHER_SECRET: "the revealed secret is not the one that was committed to",
    DiscrepancyKind.CHAIN: "the chain breaks: this is not the secret of the deal before",
    DiscrepancyKind.TWICE: "this was committed to before: the deal stands here twice",
    DiscrepancyKind.UNENDED: "the record ends before its game does",
}

_ENDINGS = {
    Ending.CONCEDED: "the record says that the game was conceded before its points were reached.",
    Ending.HANDS: "the record says that the game was played by hands or by time.",
    Ending.EARLY: "the record says that the table was closed before the game's points were reached.",
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare what the subcommand takes."""
    parser.add_argument("files", nargs="+", metavar="FILE", help="a .euchre record, or - for standard input")


def run(options: argparse.Namespace) -> int:
    """Verify every file; 0 if all is as promised, 1 if anything is not or is missing, 2 if a record is malformed."""
    return max([_one(name) for name in options.files])


def _one(name: str) -> int:
    try:
        found = verify_record(read(name))
    except (RecordError, OSError) as error:
        return complain(name, error)
    for fault in found.faults:
        hand = "" if fault.hand is None else f"hand {fault.hand}: "
        print(harmless(f"{name}:{fault.line}: {hand}{_sentence(fault)}"))
    if found.broken is not None:
        complain(name, found.broken, found.broken_hand)
    if not found.tampered and found.broken is None:
        for line in _account(found):
            print(harmless(f"{name}: {line}"))
    return TAMPERED if found.faults else BAD_RECORD if found.broken is not None else 0


def _account(found: Examination) -> Iterator[str]:
    """What was checked, and what could not be."""
    checked, deals, missing = found.checked, len(found.deals), [f"hand {number}" for number in found.missing]
    said = f"{checked} of {deals} deals are as their secrets say"
    without = f"; {len(missing)} without a revealed secret or word could not be checked: {', '.join(missing)}"
    yield f"{said}{without if missing else ''}."
    if found.chained:
        yield f"one seal binds them all: {found.seal}"
    elif checked:
        yield "each deal has a seal of its own."
    if found.drawn:
        yield "the draw of the first dealer is as the first secret says."
    if found.ending is not None:
        yield _ENDINGS[Ending(found.ending)]


def _sentence(fault: Discrepancy) -> str:
    if fault.kind is DiscrepancyKind.OTHER_PACK:
        if ":" not in fault.found:
            return f"the pack has {fault.found} cards, and the secret gives {fault.due}"
        place, _, card = fault.found.partition(": ")
        return f"card {place} of the pack is {card}, and the secret gives {fault.due}"
    return _SENTENCES[fault.kind].format(found=fault.found, due=fault.due)
