"""The house stays as it was drawn: imports point one way, files and functions stay small."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCES = sorted(path for folder in ("bot", "cogs", "tests") for path in (ROOT / folder).rglob("*.py"))
DOCSTRING = re.compile(r'(?:#.*\n|\s)*r?"""\s*[^\s"]')
LONGEST_FILE, LONGEST_FUNCTION = 400, 40


def test_imports_point_one_way() -> None:
    command = [sys.executable, "-c", "from importlinter.cli import lint_imports_command as c; c()", "--no-cache"]
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)  # noqa: S603 - our own
    assert result.returncode == 0, result.stdout + result.stderr


def test_files_and_functions_stay_small() -> None:
    assert len(SOURCES) > 300, "the sources are not where this test looks"
    faults = [f"{path.relative_to(ROOT)}: {fault}" for path in SOURCES for fault in _too_long(path)]
    assert not faults, "\n".join(faults)


def test_every_module_says_what_it_is_for() -> None:
    silent = [str(path) for path in SOURCES if not DOCSTRING.match(path.read_text(encoding="utf-8"))]
    assert not silent


def test_one_name_is_one_class() -> None:
    places: dict[str, list[str]] = {}
    for path in SOURCES:
        if path.is_relative_to(ROOT / "tests"):
            continue
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                places.setdefault(node.name, []).append(str(path.relative_to(ROOT)))
    assert {name: found for name, found in places.items() if len(found) > 1} == {}


def _too_long(path: Path) -> Iterator[str]:
    text = path.read_text(encoding="utf-8")
    if (lines := text.count("\n")) > LONGEST_FILE:
        yield f"{lines} lines: asks for a new room"
    yield from (f"{name}: {length} lines" for name, length in _functions(text) if length > LONGEST_FUNCTION)


def _functions(text: str) -> Iterator[tuple[str, int]]:
    for node in _statements(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.end_lineno is not None:
            body = node.body[0].end_lineno if ast.get_docstring(node) else node.lineno
            yield node.name, node.end_lineno - (body or node.lineno)


def _statements(node: ast.AST) -> Iterator[ast.stmt]:
    """All statements within, but no expressions: no function begins in one."""
    for block in ("body", "orelse", "finalbody", "handlers", "cases"):
        for child in getattr(node, block, ()):
            if isinstance(child, ast.stmt):
                yield child
            yield from _statements(child)
