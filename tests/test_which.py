"""``./run tests --for``: which tests exercise a law, a file, a text."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests import which


@pytest.fixture
def items(request: pytest.FixtureRequest) -> list[pytest.Item]:
    """The tests of this file."""
    return [item for item in request.session.items if item.path == Path(__file__)]


@pytest.fixture(autouse=True)
def a_map(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """A map in which each test that uses it runs ``bot/version.py`` and reads one text."""
    own = request.node.nodeid
    path = tmp_path / "map.json"
    files = {"bot/version.py": [own], "tests/which.py": [], "bot/storage/sql/schema.py": [own]}
    path.write_text(json.dumps({"files": files, "keys": {"button-hand": [own]}}))
    monkeypatch.setattr(which, "MAP", path)


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
    items: list[pytest.Item], request: pytest.FixtureRequest
) -> None:
    which.MAP.write_text(json.dumps({"files": {}, "keys": {"refusal-paused": [request.node.nodeid]}}))
    assert names(which.select("button" + "-go-on", items)) == [request.node.name]


def test_what_is_none_of_the_three_is_named_in_one_sentence(items: list[pytest.Item]) -> None:
    for word in ("button-" + "hand-that-is-not-there", "bot/nowhere.py", "data/nowhere/a.txt"):
        with pytest.raises(pytest.UsageError, match=f"--for {word}: [^.]*"):
            which.select(word, items)
    assert which.select("button-decline", items)
