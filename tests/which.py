"""Which tests exercise this? ``./run tests --for button-hand``, ``--for 6.2``, ``--for bot/tables/tables.py``.

The tests of a law cite it. Every whole run of the quick tests notes which texts each test reads; without such a run
``--for`` a text makes one. Which tests run a file is found with coverage, which takes about three times as long. Both
stay in ``.tests-map``; delete it to have them made anew.
"""

from __future__ import annotations

import ast
import inspect
import json
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
COVERAGE = FOLDER / "coverage"
QUICK = "not proof"
PARTS = ("exercised", "keyword", "file_or_dir", "ignore", "ignore_glob", "deselect", "lf", "stepwise", "maxfail")
"""The options of a run that leaves out quick tests, or may."""
_LAW = re.compile(r"\d{1,2}\.\d{1,2}")


def add_options(parser: pytest.Parser) -> None:
    """Add ``--for`` to the command line."""
    parser.addoption("--for", dest="exercised", metavar="KEY|LAW|PATH", help="only the tests that exercise this")


def prepare(config: pytest.Config) -> None:
    """Note the texts that tests read, in a whole run; make what ``--for`` lacks."""
    word, worker = config.getoption("exercised"), getattr(config, "workerinput", {}).get("workerid", "")
    if config.option.markexpr == QUICK and not any(getattr(config.option, part, None) for part in PARTS):
        config.pluginmanager.register(TextsRead(FOLDER / f"texts-{worker}.json"))
    elif word and not worker and not _LAW.fullmatch(word):
        if word.endswith(".ftl") or Texts(ENGLISH).has(word):
            if not [*FOLDER.glob("texts-*.json")]:
                run_quick_tests(with_coverage=False)
        elif Path(word).exists() and not COVERAGE.exists():
            run_quick_tests(with_coverage=True)


class TextsRead:
    """Notes the texts that each test reads, and keeps them at the end of the run."""

    def __init__(self, path: Path) -> None:
        self._path, self._read, self._of_tests = path, set[str](), dict[str, list[str]]()
        original: Callable[..., str] = Texts.__call__

        def note(texts: Texts, key: str, /, **values: str | float) -> str:
            self._read.add(key)
            return original(texts, key, **values)

        Texts.__call__ = note  # type: ignore[method-assign] # the one door to every text

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Any:
        """Notes what was read since the test began."""
        self._read.clear()
        result = yield
        self._of_tests[item.nodeid] = sorted(self._read)
        return result

    def pytest_sessionfinish(self, exitstatus: int) -> None:
        """Keeps nothing of a run that was broken off."""
        if self._of_tests and exitstatus in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED):
            self._path.parent.mkdir(exist_ok=True)
            self._path.write_text(json.dumps(self._of_tests))


def run_quick_tests(*, with_coverage: bool) -> None:
    """Run every quick test once, which notes the texts they read, or with coverage the files they run."""
    FOLDER.mkdir(exist_ok=True)
    command = [sys.executable, "-m", "pytest", "-q", "-n", "auto", "-m", QUICK]
    if with_coverage:
        config = FOLDER / "coveragerc"
        config.write_text(f"[run]\nsource = bot, cogs\ndata_file = {COVERAGE}\n", encoding="utf-8")
        command += ["--cov", f"--cov-config={config}", "--cov-context=test", "--cov-report="]
    sys.stderr.write("Running the quick tests once, to see what each of them exercises …\n")
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, check=False)  # noqa: S603
    if done.returncode not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED):
        raise pytest.UsageError("the tests could not be run:\n" + done.stdout.decode()[-2000:])


@cache
def tests_of_texts() -> dict[str, set[str]]:
    """Return the tests that read each text."""
    tests = defaultdict[str, set[str]](set)
    for path in FOLDER.glob("texts-*.json"):
        for test, keys in json.loads(path.read_text(encoding="utf-8")).items():
            for key in keys:
                tests[key].add(test)
    return tests


@cache
def program() -> frozenset[str]:
    """Return the files of the program that a test runs."""
    return frozenset(str(Path(file).relative_to(ROOT)) for file in measured().measured_files())


def tests_of_file(file: str) -> set[str]:
    """Return the tests that run a file of the program."""
    contexts = measured().contexts_by_lineno(str(ROOT / file)).values()
    return {context.rpartition("|")[0] for of_line in contexts for context in of_line if context}


@cache
def measured() -> CoverageData:
    """Return which tests run which lines."""
    data = CoverageData(str(COVERAGE))
    data.read()
    return data


def select(word: str, items: Iterable[pytest.Item]) -> list[pytest.Item]:
    """Return the items that exercise a law, a file or a text's key; ``UsageError`` if it is none of the three."""
    if _LAW.fullmatch(word):
        cited = re.compile(rf"(?<![\d.])(?:law[s_ ]+)?{word.replace('.', '[._]')}(?!\d|\.\d)")
        return [item for item in items if cited.search(item.name) or _cites(item, cited)]
    if Path(word).suffix:
        return _select_for_file(word, items)
    if not Texts(ENGLISH).has(word):
        raise pytest.UsageError(f"--for {word}: neither the key of a text, nor a law such as 6.2, nor a file")
    found, quoted = {test for key in _sayers(word) for test in tests_of_texts().get(key, ())}, re.compile(rf'"{word}"')
    return [item for item in items if item.nodeid in found or _cites(item, quoted)]


def _sayers(key: str) -> set[str]:
    """Return the key, and those of the texts that say it within themselves: *Press { button-hand }*."""
    found, new = set[str](), {key}
    while new:
        found |= new
        says = re.compile(rf"\{{ (?:{'|'.join(new)}) \}}")
        new = {other for other, (_, text) in catalogue(ENGLISH).items() if says.search(serialize_message(text))} - found
    return found


def _select_for_file(word: str, items: Iterable[pytest.Item]) -> list[pytest.Item]:
    file = str(Path(word).resolve().relative_to(ROOT)) if Path(word).exists() else word
    found = set[str]()
    if file.startswith("data/texts/") and file.endswith(".ftl"):
        keys = re.findall(r"^([a-z][\w-]*) =", (ROOT / file).read_text(encoding="utf-8"), re.MULTILINE)
        found = {test for key in keys for test in tests_of_texts().get(key, ())}
    elif file.startswith("data/"):  # a file of data has the tests of the code that names its folder
        folder = f'"{Path(file).parent.name}"'
        readers = [name for name in program() if folder in (ROOT / name).read_text(encoding="utf-8")]
        found = {test for name in readers for test in tests_of_file(name)}
    elif file in program():  # lines that run once, when it is imported, belong to whoever imports it
        found, module = tests_of_file(file), file.removesuffix(".py").replace("/", ".")
        return [item for item in items if item.nodeid in found or module in _imports(item.path)]
    if not found:
        raise pytest.UsageError(f"--for {word}: no file of bot, cogs or data that a test exercises")
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
