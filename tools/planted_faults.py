"""Plant faults and see whether the quick tests notice: ``uv run python -m tools.planted_faults``.

``planted_faults.toml`` holds the faults: realistic mistakes in every room, each a text of one file and what takes its
place. They are planted one at a time in a throwaway copy of a tree, never in the tree itself. There the tests that the
fault names run first, then those of its room; the first that fails has seen it. In the end those tests run once more
without any fault, since a test that fails anyway sees nothing.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import tomllib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent
TABLE = Path(__file__).with_suffix(".toml")

ROOMS: dict[str, tuple[str, ...]] = {
    "engine": ("tests/engine",),
    "deals": ("tests/deals",),
    "ratings": ("tests/ratings",),
    "players": ("tests/players",),
    "analysis": ("tests/analysis",),
    "tables": ("tests/tables",),
    "tournaments": ("tests/tournaments",),
    "storage": ("tests/storage",),
    "words": ("tests/words",),
    "pictures": ("tests/pictures",),
    "ui": ("tests/ui", "tests/discord"),
    "operations": ("tests/operations", "tests/test_settings.py"),
    "processes": ("tests/players/test_workers.py",),
    "cli": ("tests/cli",),
    "cogs": ("tests/cogs", "tests/discord"),
}
"""The rooms and where their tests are."""

LIMIT = 120
"""Seconds of processor time for each run of tests: others may want the processor too."""
LONGEST = 20
"""Times as many seconds may pass meanwhile."""

_FAILED = re.compile(r"^(?:FAILED|ERROR) (tests/.+?)(?: - .*)?$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Fault:
    """A mistake: in ``file`` the text ``old``, which occurs once, becomes ``new``; ``wrong`` says what follows."""

    room: str
    name: str
    wrong: str
    file: str
    old: str
    new: str
    tests: tuple[str, ...] = ()
    """The tests, or files of tests, that are most likely to see it."""

    def is_plantable(self, tree: Path) -> bool:
        """Return whether the old text stands in this tree, once."""
        path = tree / self.file
        return path.exists() and path.read_text(encoding="utf-8").count(self.old) == 1


@dataclass(frozen=True, slots=True)
class Result:
    """What came of a fault: the test that saw it, or in ``answer`` why none did."""

    fault: Fault
    seen_by: str | None
    answer: str
    seconds: float


def read_faults(table: Path = TABLE) -> list[Fault]:
    """Return the faults in the order of the table, which has ``[ROOM.NAME]`` before each."""
    rooms = tomllib.loads(table.read_text(encoding="utf-8"))
    return [
        Fault(room, name, **{**fields, "tests": tuple(fields.get("tests", ()))})
        for room, faults in rooms.items()
        for name, fields in faults.items()
    ]


class Copy:
    """A throwaway copy of a tree in which faults are planted and tests run."""

    def __init__(self, tree: Path, folder: Path) -> None:
        """Copy the files that git knows or would add, as they are now."""
        self.folder = folder
        command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        listed = subprocess.run(command, cwd=tree, check=True, capture_output=True).stdout  # noqa: S603 - a fixed command
        for name in filter(None, listed.decode().split("\0")):
            if (tree / name).is_file():
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(tree / name, folder / name)
        self._changed = int(time.time())
        self._environment = dict(os.environ)
        if self._environment.pop("PYTHONDONTWRITEBYTECODE", None):  # compiling all takes longer than most tests
            self._environment["PYTHONPYCACHEPREFIX"] = str(folder / ".bytecode")

    def write(self, file: str, text: str) -> None:
        """Write a file, each time a second newer: bytecode of what stood there before is not used."""
        self._changed += 2
        (self.folder / file).write_text(text, encoding="utf-8")
        os.utime(self.folder / file, (self._changed, self._changed))

    def find_failures(self, tests: Iterable[str], limit: int, *, all_of_them: bool = False) -> tuple[list[str], str]:
        """Return the first of these quick tests that fails, or all of them that do, and in a word what came of it."""
        there = [test for test in map(self._find_test, tests) if test is not None]
        if not there:
            return [], "no tests"
        options = [
            "-q",
            *(() if all_of_them else ("-x",)),
            "-n",
            "0",
            "--tb=no",
            "-rfE",
            "-m",
            "not proof",
            "-p",
            "no:cacheprovider",
            "--timeout",
            str(limit // 2),  # a test that hangs has seen the fault, too
        ]
        limited = ["/bin/sh", "-c", 'ulimit -t "$0" && exec "$@"', str(limit)]
        command = [*limited, sys.executable, "-m", "pytest", *options, *there]
        try:
            run = subprocess.run(  # noqa: S603 - pytest, with paths of the copy
                command,
                cwd=self.folder,
                env=self._environment,
                capture_output=True,
                text=True,
                timeout=LONGEST * limit,
                check=False,
            )
        except subprocess.TimeoutExpired:
            return [], f"no answer in {LONGEST * limit} s"
        if run.returncode == -signal.SIGXCPU:
            return [], f"no answer in {limit} s of processor time"
        if run.returncode in (0, 5):
            return [], "not seen" if " passed" in run.stdout else "all tests were skipped"  # or are proofs
        failed = _FAILED.findall(run.stdout)
        return failed, "seen" if failed else f"pytest ended with {run.returncode}"

    def _find_test(self, test: str) -> str | None:
        """Return a test, the whole file if that has no test of its name any more, or None if there is no such file."""
        file, _, name = test.partition("::")
        path = self.folder / file
        if not path.exists():
            return None
        if not name:
            return file
        return test if f"def {name.partition('[')[0]}(" in path.read_text(encoding="utf-8") else file

    def try_fault(self, fault: Fault, limit: int = LIMIT, *, likely: bool = False) -> Result:
        """Plant the fault, run its ``likely`` tests and else those of its room, and take it out again."""
        start = time.monotonic()
        if not fault.is_plantable(self.folder):
            return Result(fault, None, "its text isn't there", 0)
        whole = (self.folder / fault.file).read_text(encoding="utf-8")
        self.write(fault.file, whole.replace(fault.old, fault.new))
        failed, answer = list[str](), "no tests"
        try:
            for tests in filter(None, (fault.tests, () if likely and fault.tests else ROOMS[fault.room])):
                failed, answer = self.find_failures(tests, limit)
                if failed:
                    break
        finally:
            self.write(fault.file, whole)
        return Result(fault, next(iter(failed), None), answer, time.monotonic() - start)


def main(arguments: Sequence[str] | None = None) -> int:
    """Print what came of each fault, and how many were seen; returns 1 if not all were."""
    parser = argparse.ArgumentParser(prog="tools.planted_faults", description="Plant faults and run the quick tests.")
    parser.add_argument("--room", action="append", choices=ROOMS, help="only this room (may be given several times)")
    parser.add_argument("--fault", action="append", metavar="NAME", help="only this fault (several times, too)")
    parser.add_argument("--likely", action="store_true", help="run only the tests that a fault names, where it does")
    parser.add_argument("--at-most", type=int, metavar="N", help="no more than N faults")
    parser.add_argument("--tree", type=Path, default=ROOT, help="another checkout in which to plant the same faults")
    parser.add_argument("--limit", type=int, default=LIMIT, help=f"processor seconds for each run of tests ({LIMIT})")
    parser.add_argument("--list", action="store_true", help="only say what the faults are")
    chosen = parser.parse_args(arguments)
    every = read_faults()
    unknown = set(chosen.fault or ()) - {fault.name for fault in every}
    if unknown:
        parser.error(f"there is no fault {', '.join(sorted(unknown))}; --list names them all")
    faults = [
        fault
        for fault in every
        if (not chosen.room or fault.room in chosen.room) and (not chosen.fault or fault.name in chosen.fault)
    ][: chosen.at_most]
    if chosen.list:
        for fault in faults:
            print(f"{fault.room:12} {fault.name:34} {fault.wrong}")
        return 0
    seen = _try_all(faults, chosen.tree.resolve(), chosen.limit, likely=chosen.likely)
    print(f"{seen} of {len(faults)} seen")
    return 0 if seen == len(faults) else 1


def _try_all(faults: Sequence[Fault], tree: Path, limit: int, *, likely: bool) -> int:
    """Print a row for each fault, tried one after the other in one copy of the tree; return how many were seen."""
    seeing = list[str]()
    with tempfile.TemporaryDirectory(prefix="planted-faults-") as folder:
        copy = Copy(tree, Path(folder))
        for fault in faults:
            result = copy.try_fault(fault, limit, likely=likely)
            if result.seen_by is not None:
                seeing.append(result.seen_by)
            row = f"{fault.room:12} {fault.name:36} {result.seconds:4.0f} s"
            print(f"{row}  {result.seen_by or result.answer.upper()}", flush=True)
        failing, answer = copy.find_failures(dict.fromkeys(seeing), limit * len(faults), all_of_them=True)
    if seeing and answer not in ("seen", "not seen"):
        print(f"The tests that saw them could not be run without the faults: {answer}.")
        return 0
    for test in failing:
        print(f"This test fails without a fault, too, and so has seen none: {test}")
    return sum(test not in failing for test in seeing)


if __name__ == "__main__":
    sys.exit(main())
