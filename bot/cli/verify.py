"""``python -m bot verify FILE…``: recompute every deal of a record whose secret was revealed."""

from __future__ import annotations

import argparse

from bot.cli.replay import complain, load
from bot.deals.packs import fault_in_deal
from bot.engine.record import RecordError
from bot.engine.replay import Proof, Replay

TAMPERED = 1
"""The exit status when a deal is not what its secret gives."""


def run(arguments: list[str]) -> int:
    """Verify every file; 0 if every revealed deal is as promised, 1 if one is not, 2 if a record is malformed."""
    parser = argparse.ArgumentParser(prog="right-bower verify", description="Check the deals of game records.")
    parser.add_argument("files", nargs="+", metavar="FILE", help="a .euchre record, or - for standard input")
    return max([_one(name) for name in parser.parse_args(arguments).files])


def _one(name: str) -> int:
    try:
        game = load(name)
    except (RecordError, OSError) as error:
        return complain(name, error)
    faults = [
        f"{name}:{proof.line}: hand {proof.hand}: {fault}" for proof in game.proofs if (fault := _fault(game, proof))
    ]
    for fault in faults:
        print(fault)  # noqa: T201 - this is a command's answer
    open_deals = sum(proof.reveal is None for proof in game.proofs)
    checked = len(game.proofs) - open_deals
    if not faults:
        unchecked = f"; {open_deals} without a revealed secret could not be checked" if open_deals else ""
        print(f"{name}: {checked} of {len(game.proofs)} deals are as their secrets say{unchecked}.")  # noqa: T201
    return TAMPERED if faults else 0


def _fault(game: Replay, proof: Proof) -> str | None:
    if proof.reveal is None:
        return None
    rules, secret = game.played.rules, bytes.fromhex(proof.reveal)
    if proof.commit is None:
        return "the secret is revealed, but nothing was committed to before the deal"
    return fault_in_deal(rules, proof.pack, secret, proof.hand, proof.mixins, proof.commit)
