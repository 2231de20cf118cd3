"""The tables of *Trouble* have the very sentences that the program prints; ``…`` stands for what varies."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from tests.structure import parse

ROOT = Path(__file__).parents[2]
TROUBLE = "".join(
    (ROOT / "docs" / f"{name}.md").read_text("utf-8").partition("\n## Trouble\n")[2].partition("\n## ")[0]
    for name in ("hosting", "monitoring", "growing")
)
PLACEHOLDER = re.compile(r"%(?:\.\d+)?[sdrf]|\{ ?\$?[\w-]+ ?\}|\$\{?\w+\}?|…")
"""What varies, in the log's templates, in the texts of players, in ``run``, and in the document."""


def fixed(sentence: str) -> str:
    """A sentence with one sign for everything that varies."""
    return PLACEHOLDER.sub("…", sentence)


def template(node: ast.AST) -> str | None:
    """A string of the code; what an f-string puts in is ``…``."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return fixed(node.value)
    if isinstance(node, ast.JoinedStr):
        return "".join(template(part) or "…" for part in node.values)
    return None


@cache
def said() -> str:
    """Everything the program can say, one sentence a line."""
    code = [parse(path) for path in (ROOT / "bot").rglob("*.py")]
    templates = [text for tree in code for node in ast.walk(tree) if (text := template(node)) is not None]
    folder = ROOT / "data" / "texts"
    texts = [path.read_text("utf-8") for path in (*(folder / "en").glob("*.ftl"), folder / "command_line.toml")]
    return "\n".join([*templates, *map(fixed, texts), fixed((ROOT / "run").read_text("utf-8"))])


def quoted() -> list[str]:
    """The sentences of the first column, and those of a row that refers to another one."""
    cells = re.findall(r"^\| (`.*?) \|", TROUBLE, re.MULTILINE)
    return [sentence for cell in cells for sentence in re.findall(r"`([^`]+)`", cell)]


@pytest.mark.parametrize("sentence", quoted())
def test_sentence_is_the_programs(sentence: str) -> None:
    """It stands in the code as it is here; at either end ``…`` may also stand for words that are always the same."""
    assert sentence.strip("…").strip() in said(), f"the program never says: {sentence}"


def test_there_are_sentences_of_every_kind() -> None:
    assert len(quoted()) > 25
