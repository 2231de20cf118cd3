"""What people read stands in ``data/texts``, not in the code, and the command line's keys are right."""

from __future__ import annotations

import ast
import re
import string
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from bot.__main__ import SUBCOMMANDS
from bot.terminal import read_sentences, sentence
from tests.structure import parse

ROOT = Path(__file__).parent.parent
WORD = re.compile(r"[^\W\d_]{2,}")
SQL = re.compile(
    r"\b(?:SELECT|INSERT|UPDATE|DELETE|FROM|WHERE|ORDER BY|UNION|LOCK|ROLLBACK|BEGIN|SET|AND|PRAGMA|IS NULL|STRICT)\b"
)

LOGGED = {"debug", "info", "warning", "error", "critical", "exception", "log"}
NAMES_OF_TASKS = {"start", "create_task", "run_shielded", "Reconciler", "Thread", "_begin"}
"""What names the work, for the log's line of a fault."""
OF_DEVELOPERS = {
    *("ValueError", "TypeError", "KeyError", "AssertionError", "RuntimeError", "TimeoutError", "ConnectionError"),
    *("FactError", "NightError"),  # facts of tournaments that contradict each other: logged, no command prints them
    *("WorkersBusy", "WorkerDied", "QuestionFailed", "StillPlayed", "ForeignPage"),  # caught in code, else logged
    *("BrokenCatalogue", "MissingText", "_fallback_text"),  # of the catalogue itself
}
NAMES_OF_COMMANDS = {"slash"}  # people type them in every language as they are
QUIET = LOGGED | NAMES_OF_TASKS | NAMES_OF_COMMANDS | OF_DEVELOPERS | {"compile"}

ALLOWED = {
    "bot/client.py": "a line of systemd's protocol",
    "bot/engine/presets.py": "titles of presets and books are names",
    "bot/engine/records/notation.py": "words of the notation's files, which other programs read",
    "bot/engine/rules.py": "names of options' values",
    "bot/live/server.py": "headers of HTTP",
    "bot/operations/health.py": "the log",
    "bot/operations/logs.py": "the log",
    "bot/monitoring.py": "the metrics' own help",
    "bot/operations/metrics.py": "the metrics' own help",
    "bot/players/levels.py": "a part of a ValueError",
    "bot/ratings/model.py": "names of libraries and their versions",
    "bot/storage/postgres/membership.py": "the name of a task",
    "bot/storage/postgres/schema.py": "patterns",
    "bot/storage/privacy.py": "the table of docs/privacy.md, which a test compares",
    "bot/storage/sql/results.py": "names of columns",
    "bot/tables/computers.py": "a part of a line of the log",
    "bot/tables/results.py": "a line of a record",
    "bot/tables/server_settings.py": "a part of a line of the log",
    "bot/tournaments/daily/daily_deals.py": "names of tasks",
    "bot/tournaments/duplicate/matches.py": "the name of a task",
    "bot/tournaments/nights/nights.py": "names of tasks, and a part of a line of the log",
    "bot/tournaments/nights/round_tables.py": "a part of a line of the log",
    "bot/tournaments/puzzles.py": "names of tasks",
    "bot/ui/posts.py": "a part of a line of the log",
    "bot/ui/readers.py": "the name of a task",
    "bot/ui/times.py": "patterns",
    "bot/words/tour.py": "cards of the tour's hand",
    "cogs/lobby_posts.py": "the name of a task",
    "cogs/nights/messages.py": "the name of a task",
    "cogs/table/announcer.py": "the name of a task",
    "cogs/table/panels.py": "the name of a task",
}
"""Where what looks like a sentence may stand, and what it is there."""


def written(node: ast.AST) -> str | None:
    """Return a literal's text, with ``…`` for what is put in."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(written(part) or "…" for part in node.values)
    return None


def name_of(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def sentences_in(node: ast.AST) -> Iterator[tuple[int, str]]:
    """Yield the line and text of what has three words below, but docstrings and what only programmers read."""
    text = written(node)
    if text is not None:
        if len(WORD.findall(text)) >= 3 and " " in text.strip() and not SQL.search(text):
            yield getattr(node, "lineno", 0), text
        return
    if isinstance(node, ast.Expr) and written(node.value) is not None:
        return
    if isinstance(node, ast.Assert) or (isinstance(node, ast.Call) and name_of(node) in QUIET):
        return
    for below in ast.iter_child_nodes(node):
        yield from sentences_in(below)


@cache
def sources() -> dict[str, ast.Module]:
    files = sorted(path for folder in ("bot", "cogs") for path in (ROOT / folder).rglob("*.py"))
    return {str(path.relative_to(ROOT)): parse(path) for path in files}


def is_allowed(file: str) -> bool:
    return any(file == place or file.startswith(f"{place}/") for place in ALLOWED)


def test_no_sentence_for_people_is_written_in_code() -> None:
    assert [
        f"{file}:{line}: {text}"
        for file, tree in sources().items()
        if not is_allowed(file)
        for line, text in sentences_in(tree)
    ] == []


def test_every_exception_is_needed() -> None:
    files = {file for file, tree in sources().items() if any(sentences_in(tree))}
    assert [
        place for place in ALLOWED if not any(file == place or file.startswith(f"{place}/") for file in files)
    ] == []


# -- the command line's keys


@cache
def complaints() -> set[str]:
    """Return the names of all exceptions that carry a key."""
    names = {"Complaint"}
    while True:
        below = {
            node.name
            for tree in sources().values()
            for node in ast.walk(tree)
            if isinstance(node, ast.ClassDef)
            and any(isinstance(base, ast.Name) and base.id in names for base in node.bases)
        }
        if below <= names:
            return names
        names |= below


def lookups() -> Iterator[tuple[str, str, set[str]]]:
    """Yield where a key of the command line is looked up, the key, and the names of the values given with it."""
    looking_up = {"sentence", "complain"} | complaints()
    for file, tree in sources().items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and name_of(node) in looking_up and node.args:
                key, values = node.args[0], {keyword.arg or "**" for keyword in node.keywords}
                named = {"name"} if name_of(node) == "complain" else set()
                for each in (key.body, key.orelse) if isinstance(key, ast.IfExp) else (key,):
                    if isinstance(each, ast.Constant):
                        yield f"{file}:{node.lineno}", str(each.value), values | named
                    elif isinstance(each, ast.Call) and name_of(node) != "complain":  # a sentence is no key
                        yield f"{file}:{node.lineno}", ast.unparse(each), values | named


def fields_of(key: str) -> set[str]:
    forms = read_sentences()[key]
    return {
        field
        for form in ([forms] if isinstance(forms, str) else [*forms, "{count}"])
        for _, field, _, _ in string.Formatter().parse(form)
        if field
    }


def test_every_key_that_is_looked_up_has_a_sentence_and_gets_its_values() -> None:
    asked = list(lookups())
    assert len(asked) > 60
    assert [(place, key) for place, key, _ in asked if key not in read_sentences()] == []
    assert [(place, key) for place, key, values in asked if "**" not in values and fields_of(key) - values] == []


def test_every_sentence_is_said() -> None:
    literals = {written(node) for tree in sources().values() for node in ast.walk(tree)}
    made = {f"help-{name}" for name in SUBCOMMANDS} | {key for key in read_sentences() if key.startswith("allowed-")}
    assert [key for key in read_sentences() if key not in literals | made] == []


@pytest.mark.parametrize(("count", "text"), [(0, "0 tables"), (1, "1 table"), (2, "2 tables")])
def test_one_is_told_from_others(count: int, text: str) -> None:
    assert sentence("count-tables", count=count) == text


@pytest.mark.proof
@pytest.mark.parametrize("option", ["--help", "--version"])
def test_help_and_version_load_nothing_large(option: str) -> None:
    script = f"""
import sys
from bot.__main__ import main
try:
    main([{option!r}])
except SystemExit:
    pass
large = {{"fluent", "discord", "aiohttp", "PIL", "numpy", "yarl"}} & {{name.partition(".")[0] for name in sys.modules}}
sys.exit(", ".join(large) or 0)
"""
    done = subprocess.run([sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=False)  # noqa: S603 - our own script
    assert (done.returncode, done.stderr) == (0, "")
