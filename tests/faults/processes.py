"""Starting the programs of ``children`` and reading what they say; every one is ended by the test."""

# ruff: noqa: S603 - the only programs started are our own and the shell that mounts for them

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
IN_A_NAMESPACE = ("unshare", "--user", "--map-root-user", "--mount", "sh", "-c")
SECONDS = 60


def command(what: str, path: Path) -> list[str]:
    return [sys.executable, "-m", "tests.faults.children", what, str(path)]


@contextmanager
def started(what: str, path: Path) -> Iterator[subprocess.Popen[bytes]]:
    """A child that is killed at the end at the latest."""
    with subprocess.Popen(command(what, path), cwd=ROOT, stdout=subprocess.PIPE) as process:
        try:
            yield process
        finally:
            process.kill()


def said(what: str, path: Path, environment: dict[str, str], *, after_mounting: str = "") -> Any:
    """Let a child run to its end, perhaps with mounts of its own (a shell text), and read its last line."""
    line = command(what, path)
    if after_mounting:
        if not can_mount():
            pytest.skip("this machine does not allow mounts in a namespace")
        line = [*IN_A_NAMESPACE, f'{after_mounting} && exec "$@"', "sh", *line]
    ended = subprocess.run(line, cwd=ROOT, env=environment, stdout=subprocess.PIPE, timeout=SECONDS, check=True)
    return json.loads(ended.stdout.splitlines()[-1])


@cache
def can_mount() -> bool:
    """Whether a test may have mounts that nobody else sees."""
    probe = [*IN_A_NAMESPACE, "mount -t tmpfs -o size=64k probe /mnt"]
    try:
        return subprocess.run(probe, capture_output=True, timeout=SECONDS, check=False).returncode == 0
    except FileNotFoundError:
        return False
