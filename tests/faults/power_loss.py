"""The power fails at every single write of the store: ``uv run python -m tests.faults.power_loss``.

    uv run python -m tests.faults.power_loss --states 10000 --seed 1

The SQL of a real evening (``power_loss_trace``) is executed by apsw's SQLite over a disk that remembers every write
(``power_loss_disk``). At every write the power fails in several ways; each time the real store, with the SQLite of this
Python, opens what is left. It must find a sound database that holds exactly what stood in it after the last
acknowledged commit, or after the one that was under way: nothing acknowledged is lost, nothing is there by half. The
same with ``synchronous`` at NORMAL and at OFF must lose acknowledged commits, or this test sees nothing. The log is
checkpointed every few pages rather than every thousand, and half of the openings spill their cache, so that those
moments are met often.

Each row of the table: states that differ from each other, then what was found in them.
"""

from __future__ import annotations

import argparse
import asyncio
import hashlib
import logging
import random
import sqlite3
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import apsw

from bot.storage.api import DatabaseUnusable, StoreError
from bot.storage.sqlite.database import SqliteStore
from tests.faults.power_loss_disk import Disk, Fate, Files, RecordingVfs
from tests.faults.power_loss_trace import STEPS, History, content, history_of, trace_of_an_evening
from tests.storage.sqlite.files import look_into

NAME = "right-bower.db"
CHECKPOINT_PAGES = 24
SMALL_CACHE = 10
WELL, LOST, HALF, UNSOUND, REFUSED = "well", "lost", "half", "unsound", "refused"


@dataclass(frozen=True, slots=True)
class Crash:
    """What the disk holds after a power cut, when so many commits had been acknowledged."""

    files: Files
    acknowledged: int

    def key(self) -> bytes:
        """Tells whether two crashes are the same."""
        digest = hashlib.sha256(str(self.acknowledged).encode())
        for name, data in sorted(self.files.items()):
            digest.update(f"{name} {len(data)} ".encode() + data)
        return digest.digest()


@dataclass(slots=True)
class Findings:
    """How many crashes ended how, and the first bad one."""

    counts: Counter[str] = field(default_factory=Counter)
    first: str = ""

    @property
    def states(self) -> int:
        return self.counts.total()

    def add(self, finding: str, why: str) -> None:
        self.counts[finding] += 1
        if finding != WELL and not self.first:
            self.first = f"{finding}: {why}"


def crashes(
    trace: Sequence[str | None], history: History, folder: Path, *, synchronous: str, share: float, seed: int
) -> Iterator[Crash]:
    """Execute a trace on the remembering disk; the power fails in that share of the possible ways."""
    rng, disk, caches = random.Random(seed), Disk(), (SMALL_CACHE, 2000)
    vfs = RecordingVfs(f"remembering-{id(disk)}", disk)
    connection: apsw.Connection | None = None
    acknowledged, cuts = 0, list[Crash]()

    def cut() -> None:
        fates = [fate for fate in Fate if rng.random() < share]
        cuts.extend(Crash(disk.after_power_loss(fate, rng), acknowledged) for fate in fates)

    disk.listener = cut
    try:
        for statement, acknowledged_then in zip(trace, history.commits, strict=True):
            if statement is None or connection is None:
                if connection is not None:
                    connection.close()
                connection = _opened(folder / NAME, vfs, rng.choice(caches))
            else:
                connection.execute(_with_synchronous(statement, synchronous)).fetchall()
            acknowledged = acknowledged_then
            cut()  # just after the answer
            yield from cuts
            cuts.clear()
    finally:
        if connection is not None:
            connection.close()
        vfs.unregister()


def _opened(path: Path, vfs: RecordingVfs, cache_pages: int) -> apsw.Connection:
    connection = apsw.Connection(str(path), vfs=vfs.name)
    connection.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT_PAGES}; PRAGMA cache_size = {cache_pages}").fetchall()
    return connection


def _with_synchronous(statement: str, mode: str) -> str:
    return f"PRAGMA synchronous = {mode}" if "PRAGMA synchronous" in statement else statement


async def judged(crash: Crash, history: History, folder: Path) -> tuple[str, str]:
    """What the real store finds after a crash: a word, and why."""
    _write(crash.files, folder)
    try:
        async with await SqliteStore.open(folder / NAME, STEPS):
            with look_into(folder / NAME) as connection:
                sound, contents = _examined(connection)
    except (DatabaseUnusable, StoreError) as reason:
        return REFUSED, str(reason)
    except sqlite3.DatabaseError as reason:  # only found once all of it was read: with synchronous=OFF it may be so
        return UNSOUND, str(reason)
    if sound != "ok":
        return UNSOUND, sound
    allowed = history.contents[crash.acknowledged : crash.acknowledged + 2]
    if contents in allowed:
        return WELL, ""
    is_known = contents in history.contents
    return (LOST if is_known else HALF), f"after {crash.acknowledged} acknowledged commits"


def _write(files: Files, folder: Path) -> None:
    for file in folder.iterdir():
        file.unlink()
    for name, data in files.items():
        (folder / name).write_bytes(data)


def _examined(connection: sqlite3.Connection) -> tuple[str, str]:
    findings = [row[0] for row in connection.execute("PRAGMA integrity_check")]
    findings += [f"{row} refers to nothing" for row in connection.execute("PRAGMA foreign_key_check")]
    return ("ok" if findings == ["ok"] else "; ".join(findings)), content(connection)


async def cut_power(
    folder: Path, *, hands: int, states: int = 0, share: float = 1.0, synchronous: str = "FULL", seed: int = 1
) -> Findings:
    """Record an evening of so many hands and cut its power at every write, in that share of the possible ways.

    The evening is gone through again until so many different states were judged.
    """
    findings, seen, rounds = Findings(), set[bytes](), 0
    trace = await trace_of_an_evening(_made(folder / "traced"), hands, seed)
    history = await history_of(trace, _made(folder / "expected"))
    while findings.states < states or not rounds:
        rounds += 1
        replay = _made(folder / f"replayed-{rounds}")
        for crash in crashes(trace, history, replay, synchronous=synchronous, share=share, seed=seed * 1000 + rounds):
            if (key := crash.key()) not in seen:
                seen.add(key)
                findings.add(*await judged(crash, history, _made(folder / "cut")))
    return findings


def _made(folder: Path) -> Path:
    folder.mkdir(exist_ok=True, parents=True)
    return folder


def main(argv: Sequence[str] | None = None) -> int:
    """Print a table; 1 if FULL loses anything or a control loses nothing."""
    parser = argparse.ArgumentParser(prog="python -m tests.faults.power_loss", description=__doc__.splitlines()[0])
    parser.add_argument(
        "--states", type=int, default=10_000, help="the least number of different states with synchronous=FULL"
    )
    parser.add_argument("--hands", type=int, default=2, help="hands that each table plays")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args(argv)
    logging.disable(logging.WARNING)
    words = (WELL, LOST, HALF, UNSOUND, REFUSED)
    print(f"{'synchronous':12}" + "".join(f"{word:>9}" for word in ("states", *words)))  # noqa: T201 - its answer
    good = True
    for mode, states, share in (("FULL", arguments.states, 1.0), ("NORMAL", 0, 0.05), ("OFF", 0, 0.05)):
        with tempfile.TemporaryDirectory() as folder:
            findings = asyncio.run(
                cut_power(
                    Path(folder),
                    hands=arguments.hands,
                    states=states,
                    share=share,
                    synchronous=mode,
                    seed=arguments.seed,
                )
            )
        good &= (findings.counts[WELL] == findings.states) if mode == "FULL" else findings.counts[LOST] > 0
        row = "".join(f"{number:>9}" for number in (findings.states, *(findings.counts[word] for word in words)))
        print(f"{mode:12}{row}  {findings.first[:100]}", flush=True)  # noqa: T201 - its answer
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
