"""The version and commit of the program."""

from __future__ import annotations

import importlib.metadata
import subprocess
from dataclasses import dataclass
from functools import cache
from pathlib import Path

UNKNOWN = "unknown"

_COMMIT = Path(__file__).with_name("COMMIT")  # written when an image or a wheel is built: these have no repository

_SECONDS = 5.0


@dataclass(frozen=True, slots=True)
class Build:
    """The version of the package, and the shortened commit from which it was built."""

    version: str
    commit: str

    def __str__(self) -> str:
        return self.version if self.commit == UNKNOWN else f"{self.version} ({self.commit})"


def release() -> str:
    return importlib.metadata.version("right-bower")


@cache
def build() -> Build:
    """Return the version and commit of this program; the commit may be unknown."""
    return Build(release(), _read_commit_file() or _ask_git() or UNKNOWN)


def _read_commit_file() -> str:
    try:
        return _COMMIT.read_text(encoding="utf-8").strip()[:12]
    except OSError:
        return ""


def _ask_git() -> str:
    root = _COMMIT.parents[1]
    if not (root / ".git").exists():
        return ""
    command = ["git", "-c", f"safe.directory={root}", "-C", str(root), "rev-parse", "--short=7", "HEAD"]
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=_SECONDS)  # noqa: S603 - fixed
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""
