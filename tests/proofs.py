"""Tests marked ``proof`` may start processes and servers; all others run in this process alone, and quickly.

``./run tests`` runs the others, ``./run proofs`` the proofs. Whole folders of proofs are ``FOLDERS``; a file says
``pytestmark = pytest.mark.proof``, and a single test or parameter has the marker itself.
"""

from __future__ import annotations

import functools
import multiprocessing.process
import os
import socket
import subprocess
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

FOLDERS = ("faults", "storage/postgres")
"""Folders of ``tests`` in which every test is a proof."""

_ROOT = Path(__file__).parent
_FORBIDDEN: tuple[tuple[Any, str, str], ...] = (
    (subprocess.Popen, "__init__", "starts a process"),
    (multiprocessing.process.BaseProcess, "start", "starts a process"),
    (os, "fork", "starts a process"),
    (os, "posix_spawn", "starts a process"),
    (os, "posix_spawnp", "starts a process"),
    (os, "system", "starts a process"),
    (socket.socket, "bind", "starts a server"),
    (socket.socket, "connect", "talks to a server"),
    (socket.socket, "connect_ex", "talks to a server"),
)
"""What an unmarked test must not call, and what that does.

These are wrapped, for an audit hook would be called at every ``id()`` too: a quarter of the suite's time.
"""


def mark_folders(items: list[pytest.Item]) -> None:
    """Mark every test in the folders of proofs."""
    folders = tuple(f"{_ROOT / folder}{os.sep}" for folder in FOLDERS)
    for item in items:
        if str(item.path).startswith(folders):
            item.add_marker(pytest.mark.proof)


class Guard:
    """Fails an unmarked test that starts a process or talks to a server, in its fixtures too.

    The attempt fails at once; since a task or a thread may swallow that, the test fails at its end as well.
    """

    def __init__(self) -> None:
        self.attempts: list[str] = []
        self._watching = False
        for owner, name, what in _FORBIDDEN:
            setattr(owner, name, self._guarded(getattr(owner, name), what, method=isinstance(owner, type)))

    def watch(self, item: pytest.Item) -> None:
        self.attempts.clear()
        self._watching = item.get_closest_marker("proof") is None

    def finish(self) -> None:
        self._watching = False
        if self.attempts:
            pytest.fail(f"not marked as a proof, but it {self.attempts[0]}", pytrace=False)

    def _guarded(self, call: Callable[..., Any], what: str, *, method: bool) -> Callable[..., Any]:
        @functools.wraps(call)
        def guarded(*arguments: Any, **options: Any) -> Any:
            if self._watching:
                self.attempts.append(f"{what}: {call.__qualname__}{arguments[method:]}")
                pytest.fail(f"not marked as a proof, but it {self.attempts[-1]}")
            return call(*arguments, **options)

        return guarded
