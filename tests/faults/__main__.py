"""The long form of the proof over the wire: ``python -m tests.faults``; prints the table of docs/tools.md.

Each row stands by itself and can be run alone (``--only kills``). It takes about half an hour on one core; ``--kills``,
``--stops`` and ``--every`` make it shorter.
"""

from __future__ import annotations

import argparse
import asyncio
import signal
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import monotonic

from tests.discord.openapi import DiscordDescription
from tests.faults import kills, sweep
from tests.faults.bot_here import Here, jumping
from tests.faults.cut_off import cut_off
from tests.faults.journals import audit
from tests.faults.press_games import STAGES, Game, orders

MOST_ORDERS = 200
"""Pairs of presses that are tried in each stage of a game."""

Row = tuple[str, str, list[str]]
"""What was done, what came of it, and what was wrong."""


def _ended_by(folder: Path, times: int, number: signal.Signals, seed: int) -> Row:
    end = asyncio.run(kills.evening(folder, times, number, seed=seed, description=DiscordDescription.at_hand()))
    account = end.account
    wrong = [*account.faults, *end.wrong, *end.log.splitlines()]
    if end.played_out != end.tables:
        wrong.append(f"{end.tables - end.played_out} tables could not be played to their end")
    summary = f"{account.acts} acts, {account.on_old_buttons} answers to buttons of an earlier life"
    return f"{number.name} while people play at {end.tables} tables: {times} times", summary, wrong


def _killed(folder: Path, given: argparse.Namespace) -> Row:
    return _ended_by(folder, given.kills, signal.SIGKILL, given.seed)


def _stopped(folder: Path, given: argparse.Namespace) -> Row:
    return _ended_by(folder, given.stops, signal.SIGTERM, given.seed)


def _errors(folder: Path, given: argparse.Namespace) -> Row:
    cases = list(sweep.every_case())[:: given.every]
    wrong: list[str] = []

    def tell(outcome: sweep.Outcome) -> None:
        for fault in outcome.faults:
            wrong.append(f"{outcome.case}: {fault}")
            print(f"\n{wrong[-1]}", file=sys.stderr)
        print(".", end="", file=sys.stderr, flush=True)

    outcomes = jumping(lambda: sweep.sweep(folder, cases, tell))
    met = sum(outcome.hits > 0 for outcome in outcomes)
    name = f"{len(sweep.ERRORS)} errors of Discord's at {len(sweep.PLACES)} places, once and for a minute"
    return name, f"{len(cases)} games, {met} of them met the error", wrong


def _orders(folder: Path, given: argparse.Namespace) -> Row:
    wrong: list[str] = []

    def judge(here: Here, game: Game) -> None:
        wrong.extend([*audit(here.database, game.pressed).faults, *here.unseen()])

    tried = 0
    for stage in STAGES:
        (folder / stage).mkdir()
        tried += jumping(partial(orders, folder / stage, stage, MOST_ORDERS // given.every, judge))
    return "Two players' presses at once, in every order", f"{tried} games", wrong


def _cut_off(folder: Path, given: argparse.Namespace) -> Row:
    awaits = 0
    for verb in ("act", "call", "hand", "lobby", "rematch"):
        (folder / verb).mkdir()
        awaits += jumping(partial(cut_off, folder / verb, verb, given.every))
    return "A handler cancelled at each of its awaits", f"{awaits} awaits of 5 handlers", []


ROWS: dict[str, Callable[[Path, argparse.Namespace], Row]] = {
    "kills": _killed,
    "stops": _stopped,
    "errors": _errors,
    "orders": _orders,
    "cut-off": _cut_off,
}


def main() -> int:
    """Run what was asked; the exit status is 1 if anything was wrong."""
    parser = argparse.ArgumentParser(prog="python -m tests.faults", description=__doc__)
    parser.add_argument("--kills", type=int, default=300, help="how often the bot is killed")
    parser.add_argument("--stops", type=int, default=100, help="how often it is stopped with SIGTERM")
    parser.add_argument("--every", type=int, default=1, help="only every so many cases of the rest")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", choices=ROWS, action="append", help="only these rows")
    given = parser.parse_args()
    print("| what | how much | wrong | seconds |\n|---|---|---|---|", flush=True)
    failed = False
    for name in given.only or ROWS:
        began = monotonic()
        with tempfile.TemporaryDirectory() as folder:
            what, much, wrong = ROWS[name](Path(folder), given)
        print(f"| {what} | {much} | {len(wrong)} | {monotonic() - began:.0f} |", flush=True)
        for line in wrong:
            print(f"  {line}", file=sys.stderr)
        failed = failed or bool(wrong)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
