"""The house stays as it was drawn: imports point one way, and every module says what it is for."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCES = sorted(path for folder in ("bot", "cogs", "tests") for path in (ROOT / folder).rglob("*.py"))
DOCSTRING = re.compile(r'(?:#.*\n|\s)*r?"""\s*[^\s"]')


def test_imports_point_one_way() -> None:
    command = [sys.executable, "-c", "from importlinter.cli import lint_imports_command as c; c()", "--no-cache"]
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)  # noqa: S603 - our own
    assert result.returncode == 0, result.stdout + result.stderr


def test_every_module_says_what_it_is_for() -> None:
    silent = [str(path) for path in SOURCES if not DOCSTRING.match(path.read_text(encoding="utf-8"))]
    assert not silent
