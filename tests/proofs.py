"""Tests marked ``proof`` may start processes and servers; all others run in this process alone, and quickly.

``./run tests`` runs the others, ``./run proofs`` the proofs. Whole folders of proofs are ``FOLDERS``; a file says
``pytestmark = pytest.mark.proof``, and a single test or parameter has the marker itself.
"""

from __future__ import annotations

import multiprocessing.process
import sys
from pathlib import Path

import pytest

FOLDERS = ("faults", "storage/postgres")
"""Folders of ``tests`` in which every test is a proof."""

_ROOT = Path(__file__).parent
_FORBIDDEN = {
    "subprocess.Popen": "starts a process",
    "os.fork": "starts a process",
    "os.posix_spawn": "starts a process",
    "os.system": "starts a process",
    "socket.bind": "starts a server",
    "socket.connect": "talks to a server",
}
"""Python's audit events that an unmarked test must not cause."""


def mark_folders(items: list[pytest.Item]) -> None:
    """Mark every test in the folders of proofs."""
    for item in items:
        if any(item.path.is_relative_to(_ROOT / folder) for folder in FOLDERS):
            item.add_marker(pytest.mark.proof)


class Guard:
    """Fails an unmarked test that starts a process or talks to a server, in its fixtures too.

    The attempt fails at once; since a task or a thread may swallow that, the test fails at its end as well.
    """

    def __init__(self) -> None:
        self.attempts: list[str] = []
        self._watching = False
        sys.addaudithook(self._audit)
        start = multiprocessing.process.BaseProcess.start

        def audited_start(process: multiprocessing.process.BaseProcess) -> None:
            self._refuse("starts a process", process.name)  # no audit event tells of it
            start(process)

        multiprocessing.process.BaseProcess.start = audited_start  # type: ignore[method-assign, assignment]

    def watch(self, item: pytest.Item) -> None:
        """Begin with a test."""
        self.attempts.clear()
        self._watching = item.get_closest_marker("proof") is None

    def finish(self) -> None:
        """End with a test; fails if it tried what only a proof may do."""
        self._watching = False
        if self.attempts:
            pytest.fail(f"not marked as a proof, but it {self.attempts[0]}", pytrace=False)

    def _audit(self, event: str, arguments: tuple[object, ...]) -> None:
        if self._watching and event in _FORBIDDEN:
            self._refuse(_FORBIDDEN[event], arguments[1] if event.startswith("socket.") else arguments[0])

    def _refuse(self, what: str, whom: object) -> None:
        if self._watching:
            self.attempts.append(f"{what}: {whom!r}")
            pytest.fail(f"not marked as a proof, but it {self.attempts[-1]}")
