"""Which tests exercise this? ``./run tests --for button-hand``, ``--for 6.2``, ``--for bot/tables/tables.py``.

The tests of a law cite it. For a text's key or a file a map says which tests read the one or run the other. It is made
on demand, by running every quick test once with coverage, and kept in ``.tests-map`` until ``--map`` makes it anew.
"""

from __future__ import annotations

import ast
import inspect
import json
import os
import re
import subprocess
import sys
from collections import defaultdict
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from coverage import CoverageData
from fluent.syntax.serializer import serialize_message

from bot.words.catalogue import ENGLISH, Texts
from tests.languages import catalogue

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / ".tests-map"
MAP, COVERAGE, CONFIG = FOLDER / "map.json", FOLDER / "coverage", FOLDER / "coveragerc"
NOTES = "RIGHT_BOWER_NOTE_KEYS"
"""The variable that makes a run note which keys each of its tests reads."""
Tests = dict[str, dict[str, list[str]]]
"""The tests of every file and of every key."""
_LAW = re.compile(r"\d{1,2}\.\d{1,2}")


def add_options(parser: pytest.Parser) -> None:
    """Add ``--for`` and ``--map`` to the command line."""
    parser.addoption("--for", dest="exercised", metavar="KEY|LAW|PATH", help="only the tests that exercise this")
    parser.addoption("--map", action="store_true", help="make the map of --for anew, then run the tests")


def prepare(config: pytest.Config) -> None:
    """Make the map if ``--for`` needs one, or ``--map`` asks; note the keys if this run is there for that."""
    word = config.getoption("exercised")
    needed = word and not _LAW.fullmatch(word) and not MAP.exists()
    if (needed or config.getoption("--map")) and not hasattr(config, "workerinput"):
        make_map()
    if os.environ.get(NOTES):
        config.pluginmanager.register(KeyNotes())


class KeyNotes:
    """Notes the keys that each test reads, a line of JSON for each test."""

    def __init__(self) -> None:
        self._keys = set[str]()
        self._path = FOLDER / f"keys-{os.getpid()}.jsonl"
        original: Callable[..., str] = Texts.__call__

        def note(texts: Texts, key: str, /, **values: str | float) -> str:
            self._keys.add(key)
            return original(texts, key, **values)

        Texts.__call__ = note  # type: ignore[method-assign] # the one door to every text

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Any:
        """Writes what was read since the test began."""
        self._keys.clear()
        result = yield
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps([item.nodeid, sorted(self._keys)]) + "\n")
        return result


def make_map() -> None:
    """Run every quick test with coverage, and keep which files each runs and which texts it reads."""
    FOLDER.mkdir(exist_ok=True)
    for path in FOLDER.iterdir():
        path.unlink()
    CONFIG.write_text(f"[run]\nsource = bot, cogs\ndata_file = {COVERAGE}\n", encoding="utf-8")
    sys.stderr.write("Making the map of the tests, which takes about three times as long as the tests …\n")
    options = ["--cov", f"--cov-config={CONFIG}", "--cov-context=test", "--cov-report="]
    command = [sys.executable, "-m", "pytest", "-q", "-n", "auto", "-m", "not proof", *options]
    done = subprocess.run(command, cwd=ROOT, env=os.environ | {NOTES: "1"}, stdout=subprocess.PIPE, check=False)  # noqa: S603
    if not COVERAGE.exists():
        raise pytest.UsageError("the map could not be made:\n" + done.stdout.decode()[-2000:])
    kept = {"keys": _tests_of_keys(), "files": _tests_of_files()}
    MAP.write_text(json.dumps({kind: {name: sorted(ids) for name, ids in of.items()} for kind, of in kept.items()}))


def _tests_of_keys() -> dict[str, set[str]]:
    tests = defaultdict[str, set[str]](set)
    for path in FOLDER.glob("keys-*.jsonl"):
        for line in path.read_text(encoding="utf-8").splitlines():
            test, keys = json.loads(line)
            for key in keys:
                tests[key].add(test)
    return tests


def _tests_of_files() -> dict[str, set[str]]:
    data = CoverageData(str(COVERAGE))
    data.read()
    tests = dict[str, set[str]]()
    for file in data.measured_files():
        contexts = {context for of_line in data.contexts_by_lineno(file).values() for context in of_line}
        tests[str(Path(file).relative_to(ROOT))] = {context.rpartition("|")[0] for context in contexts if context}
    return tests


def select(word: str, items: Iterable[pytest.Item]) -> list[pytest.Item]:
    """Return the items that exercise a law, a file or a text's key; ``UsageError`` if it is none of the three."""
    if _LAW.fullmatch(word):
        cited = re.compile(rf"(?<![\d.])(?:law[s_ ]+)?{word.replace('.', '[._]')}(?!\d|\.\d)")
        return [item for item in items if cited.search(item.name) or _cites(item, cited)]
    tests: Tests = json.loads(MAP.read_text(encoding="utf-8"))
    if Path(word).suffix:
        return _select_for_file(word, items, tests)
    if not Texts(ENGLISH).has(word):
        raise pytest.UsageError(f"--for {word}: neither the key of a text, nor a law such as 6.2, nor a file")
    found, quoted = {test for key in _sayers(word) for test in tests["keys"].get(key, ())}, re.compile(rf'"{word}"')
    return [item for item in items if item.nodeid in found or _cites(item, quoted)]


def _sayers(key: str) -> set[str]:
    """Return the key, and those of the texts that say it within themselves: *Press { button-hand }*."""
    found, new = set[str](), {key}
    while new:
        found |= new
        says = re.compile(rf"\{{ (?:{'|'.join(new)}) \}}")
        new = {other for other, (_, text) in catalogue(ENGLISH).items() if says.search(serialize_message(text))} - found
    return found


def _select_for_file(
    word: str, items: Iterable[pytest.Item], tests: dict[str, dict[str, list[str]]]
) -> list[pytest.Item]:
    file = str(Path(word).resolve().relative_to(ROOT)) if Path(word).exists() else word
    if file in tests["files"]:  # lines that run once, when it is imported, belong to whoever imports it
        module, found = file.removesuffix(".py").replace("/", "."), set(tests["files"][file])
        return [item for item in items if item.nodeid in found or module in _imports(item.path)]
    if file.startswith("data/texts/") and file.endswith(".ftl"):
        keys = re.findall(r"^([a-z][\w-]*) =", (ROOT / file).read_text(encoding="utf-8"), re.MULTILINE)
        found = {test for key in keys for test in tests["keys"].get(key, ())}
    else:
        folder = f'"{Path(file).parent.name}"'  # a file of data has the tests of the code that names its folder
        readers = [name for name in tests["files"] if file.startswith("data/") and folder in (ROOT / name).read_text()]
        found = {test for name in readers for test in tests["files"][name]}
    if not found:
        raise pytest.UsageError(f"--for {word}: no file of bot, cogs or data that the map knows; --map makes it anew")
    return [item for item in items if item.nodeid in found]


@cache
def _imports(path: Path) -> frozenset[str]:
    """Return the modules that a file of tests imports, and the names that may be modules."""
    found = set[str]()
    for node in ast.walk(ast.parse(path.read_bytes())):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.update((node.module, *(f"{node.module}.{alias.name}" for alias in node.names)))
    return frozenset(found)


def _cites(item: pytest.Item, pattern: re.Pattern[str]) -> bool:
    return isinstance(item, pytest.Function) and bool(pattern.search(_source_of(item.function)))


def _source_of(function: Callable[..., object]) -> str:
    try:
        return inspect.getsource(inspect.unwrap(function))
    except OSError:
        return ""
