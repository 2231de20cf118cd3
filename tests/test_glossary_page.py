"""``docs/glossary.md``: every name that it gives stands in the code, and no word has two meanings there."""

from __future__ import annotations

import ast
import re
from collections import Counter
from pathlib import Path

import pytest

from tools.structure import Structure

ROOT = Path(__file__).parent.parent
ROWS = [
    (cells[1].strip(), cells[2].strip())
    for line in (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8").splitlines()
    if line.startswith("| ") and "---" not in line and len(cells := line.split("|")) == 4 and cells[1].strip() != "word"
]
WORDS = [word for words, _ in ROWS for word in words.split(", ")]


def names_in_the_code() -> set[str]:
    """What modules are called, and what they define at their top."""
    names = {name.rpartition(".")[2] for name in Structure().sources}
    for path in Structure().sources.values():
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            match node:
                case ast.ClassDef(name=name) | ast.FunctionDef(name=name) | ast.AnnAssign(target=ast.Name(id=name)):
                    names.add(name)
                case ast.Assign(targets=[ast.Name(id=name)]):
                    names.add(name)
    return names


def test_every_name_of_the_glossary_is_in_the_code() -> None:
    named = {name for _, meaning in ROWS for name in re.findall(r"`([A-Za-z_]\w+)`", meaning)}
    assert len(named) > 30
    assert named - names_in_the_code() == set()


def test_each_word_of_the_glossary_is_explained_once() -> None:
    assert 40 <= len(WORDS) <= 60
    assert [word for word, times in Counter(WORDS).items() if times > 1] == []


@pytest.mark.parametrize("word", ["utils", "helpers", "manager", "misc", "common"])
def test_no_module_is_called_by_a_word_that_says_nothing(word: str) -> None:
    assert [name for name in Structure().sources if name.rpartition(".")[2] == word] == []
