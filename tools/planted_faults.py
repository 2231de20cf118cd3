"""Plant faults and see whether the tests notice: ``uv run python -m tools.planted_faults [NAME …]``.

``tests/planted_faults.py`` has one for each promise of the documents. Each is planted in a run of pytest of its own, in
memory, where one of its tests has to fail. In the end those tests run without a fault: one that fails anyway proves
nothing.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
from collections.abc import Collection
from concurrent.futures import ThreadPoolExecutor

from tests.planted_faults import FAULTS
from tests.planting import PLANTED_FAULT, ROOT, Fault

SECONDS = 900
_FAILED = re.compile(r"^(?:FAILED|ERROR) (tests/.+?)(?: - .*)?$", re.MULTILINE)
_TESTS_FAILED = 1
"""pytest's exit status; others say that no test ran."""


def run_tests(tests: Collection[str], fault: str = "") -> tuple[int, str]:
    """Run the quick tests of these files, or these very tests, with this fault until one fails; return pytest's exit
    status and what it printed.
    """
    options = () if any("::" in test for test in tests) else ("-m", "not proof")
    run = subprocess.run(  # noqa: S603 - this Python and names of ours
        [sys.executable, "-m", "pytest", "-x", "-q", "-rfE", "-n0", "-p", "no:cacheprovider", *options, *tests],
        cwd=ROOT, env=os.environ | {PLANTED_FAULT: fault}, capture_output=True, text=True, check=False, timeout=SECONDS,
    )  # fmt: skip
    return run.returncode, run.stdout + run.stderr


def find_witness(fault: Fault) -> str | None:
    """Return the first test that fails with this fault; ``None`` if none does, or if pytest cannot run them."""
    status, printed = run_tests(fault.tests, fault.name)
    failed = _FAILED.search(printed)
    return failed[1] if status == _TESTS_FAILED and failed else None


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("name", nargs="*", choices=[*(fault.name for fault in FAULTS), []], help="default: all")
    parser.add_argument("--jobs", type=int, default=2, help="runs of pytest at a time")
    wishes = parser.parse_args()
    faults = [fault for fault in FAULTS if not wishes.name or fault.name in wishes.name]
    with ThreadPoolExecutor(wishes.jobs) as pool:
        witnesses = []
        for fault, witness in zip(faults, pool.map(find_witness, faults), strict=True):
            print(f"{fault.name}: {witness or 'SEEN BY NO TEST'}", flush=True)
            witnesses.append(witness)
    status, printed = run_tests(dict.fromkeys(filter(None, witnesses)))
    if status:
        print(f"A test fails without any fault:\n{printed}")
    print(f"{len(faults) - witnesses.count(None)} of {len(faults)} faults seen")
    return int(None in witnesses or status != 0)


if __name__ == "__main__":
    sys.exit(main())
