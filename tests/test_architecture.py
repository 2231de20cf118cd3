"""The house stays as it was drawn: imports point one way, and every module says what it is for."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections import Counter
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


def test_a_module_gives_each_name_once() -> None:
    """A second constant of one name would silently change what the first one was for."""
    twice = [f"{path.relative_to(ROOT)}: {name}" for path in SOURCES for name in _given_twice(path)]
    assert not twice


def _given_twice(path: Path) -> list[str]:
    given: list[str] = []
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        match node:
            case ast.Assign(targets=targets):
                given += [name.id for each in targets for name in ast.walk(each) if isinstance(name, ast.Name)]
            case ast.AnnAssign(target=ast.Name(id=name)) | ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                given.append(name)
    return [name for name, times in Counter(given).items() if times > 1]
