"""``./run tests --for``: which tests exercise a law, a file, a text."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from unittest.mock import Mock

import pytest

from bot.words.catalogue import Texts
from tests import which

TESTS_OF_TEXTS = which.tests_of_texts.__wrapped__


@pytest.fixture
def items(request: pytest.FixtureRequest) -> list[pytest.Item]:
    """The tests of this file."""
    return [item for item in request.session.items if item.path == Path(__file__)]


@pytest.fixture(autouse=True)
def noted(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> dict[str, set[str]]:
    """What earlier runs noted: each test that asks runs ``bot/version.py`` and reads one text."""
    own, texts = {request.node.nodeid}, {"button-hand": {request.node.nodeid}}
    files = {"bot/version.py": own, "tests/which.py": set[str](), "bot/storage/sql/schema.py": own}
    monkeypatch.setattr(which, "program", lambda: frozenset(files))
    monkeypatch.setattr(which, "tests_of_file", files.__getitem__)
    monkeypatch.setattr(which, "tests_of_texts", lambda: texts)
    return texts


def names(items: list[pytest.Item]) -> list[str]:
    return [item.name for item in items]


LAW = "60" + ".2"


@pytest.mark.parametrize("title", [f"{LAW} as a story", f"{LAW}0", f"1{LAW}", f"{LAW}.1"])
def test_a_law_is_cited_by_its_whole_number(title: str, items: list[pytest.Item]) -> None:
    assert names(which.select(LAW, items)) == [f"test_a_law_is_cited_by_its_whole_number[{LAW} as a story]"]


def test_a_file_has_the_tests_that_run_it(items: list[pytest.Item], request: pytest.FixtureRequest) -> None:
    assert names(which.select("bot/version.py", items)) == [request.node.name]


def test_a_file_has_the_tests_of_whoever_imports_it(items: list[pytest.Item]) -> None:
    """Its rows run before any test does."""
    assert which.select("tests/which.py", items) == items


@pytest.mark.parametrize("file", ["data/texts/en/ui.ftl", "data/migrations/0018_schema.sql"])
def test_data_has_the_tests_of_its_keys_or_readers(
    file: str, items: list[pytest.Item], request: pytest.FixtureRequest
) -> None:
    assert names(which.select(file, items)) == [request.node.name]


def test_a_text_has_the_tests_that_read_or_quote_it(items: list[pytest.Item], request: pytest.FixtureRequest) -> None:
    assert names(which.select("button-hand", items)) == [request.node.name]
    assert names(which.select("button" + "-decline", items)) == [
        "test_what_is_none_of_the_three_is_named_in_one_sentence"
    ]


def test_a_text_has_the_tests_of_the_texts_that_say_it(
    items: list[pytest.Item], request: pytest.FixtureRequest, noted: dict[str, set[str]]
) -> None:
    noted["refusal-paused"] = {request.node.nodeid}
    assert names(which.select("button" + "-go-on", items)) == [request.node.name]


def test_what_is_none_of_the_three_is_named_in_one_sentence(items: list[pytest.Item]) -> None:
    for word in ("button-" + "hand-that-is-not-there", "bot/nowhere.py", "data/nowhere/a.txt"):
        with pytest.raises(pytest.UsageError, match=f"--for {word}: [^.]*"):
            which.select(word, items)
    assert which.select("button-decline", items)


def test_a_whole_run_notes_what_each_test_reads(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is kept of a run that was broken off."""
    monkeypatch.setattr(Texts, "__call__", Texts.__call__)
    monkeypatch.setattr(which, "FOLDER", tmp_path)
    notes, item = which.TextsRead(tmp_path / "texts-gw0.json"), SimpleNamespace(nodeid="tests/a.py::test_b")
    run = notes.pytest_runtest_protocol(item)  # type: ignore[arg-type]  # of which the id alone is read
    next(run)
    Texts()("button" + "-hand")
    with pytest.raises(StopIteration):
        run.send(True)
    notes.pytest_sessionfinish(pytest.ExitCode.INTERRUPTED)
    assert [*tmp_path.iterdir()] == []
    notes.pytest_sessionfinish(pytest.ExitCode.TESTS_FAILED)
    assert TESTS_OF_TEXTS() == {"button" + "-hand": {"tests/a.py::test_b"}}


@pytest.mark.parametrize("part", ["", *which.PARTS])
def test_only_a_whole_run_of_the_quick_tests_is_noted(monkeypatch: pytest.MonkeyPatch, part: str) -> None:
    monkeypatch.setattr(Texts, "__call__", Texts.__call__)
    monkeypatch.setattr(which, "run_quick_tests", Mock())
    options = {"markexpr": which.QUICK, **({part: "6.2"} if part else {})}
    config = Mock(option=SimpleNamespace(**options), getoption=options.get, workerinput={"workerid": "gw0"})
    which.prepare(config)
    assert config.pluginmanager.register.called is (part == "")
