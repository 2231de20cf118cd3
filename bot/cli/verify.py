"""``python -m bot verify FILE…``: recompute every deal of a record whose secret was revealed."""

from __future__ import annotations

import argparse

from bot.cli.replay import BAD_RECORD, complain, read
from bot.deals.packs import fault_in_deal
from bot.deals.records import RecordedDeals, deals_of
from bot.engine.records.format import RecordError
from bot.engine.records.replay import Proof
from bot.engine.rules import Rules

TAMPERED = 1
"""The exit status when a deal is not what its secret gives."""


def run(arguments: list[str]) -> int:
    """Verify every file; 0 if every revealed deal is as promised, 1 if one is not, 2 if a record is malformed."""
    parser = argparse.ArgumentParser(prog="right-bower verify", description="Check the deals of game records.")
    parser.add_argument("files", nargs="+", metavar="FILE", help="a .euchre record, or - for standard input")
    return max([_one(name) for name in parser.parse_args(arguments).files])


def _one(name: str) -> int:
    try:
        deals = deals_of(read(name))
    except (RecordError, OSError) as error:
        return complain(name, error)
    faults = [
        f"{name}:{proof.line}: hand {proof.hand}: {fault}"
        for proof in deals.proofs
        if (fault := _fault(deals.rules, proof)) is not None
    ]
    for fault in faults:
        print(fault)
    if deals.broken is not None:
        complain(name, deals.broken, deals.broken_hand)
    elif not faults:
        print(_all_is_well(name, deals))
    return TAMPERED if faults else BAD_RECORD if deals.broken is not None else 0


def _all_is_well(name: str, deals: RecordedDeals) -> str:
    """How many deals were checked, and which could not be."""
    missing = [f"hand {proof.hand}" for proof in deals.unrevealed]
    said = f"{name}: {len(deals.proofs) - len(missing)} of {len(deals.proofs)} deals are as their secrets say"
    if not missing:
        return f"{said}."
    return f"{said}; {len(missing)} without a revealed secret could not be checked: {', '.join(missing)}."


def _fault(rules: Rules, proof: Proof) -> str | None:
    if proof.reveal is None:
        return None
    if proof.commit is None:
        return "the secret is revealed, but nothing was committed to before the deal"
    return fault_in_deal(rules, proof.pack, bytes.fromhex(proof.reveal), proof.hand, proof.mixins, proof.commit)
