"""English letters stand where wording is tested: elsewhere tests address a text by its key (``tests.world.said``).

This looks through the source for phrases of two words and more; ``OTHER_WORDS=1 ./run tests`` finds single words, too.
"""

from __future__ import annotations

import ast
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax.ast import SelectExpression, TextElement

from bot.words.catalogue import ENGLISH
from tests.discord.inventory import ROWS, is_command
from tests.languages import catalogue
from tests.other_words import alter
from tests.structure import parse
from tests.world import as_read

TESTS = Path(__file__).parent
PHRASE = re.compile(r"[a-z’]{2,}[,.:]* [a-z’]{2,}", re.IGNORECASE)
OTHERS = {
    *filter(is_command, ROWS), "order alone", "Right Bower",
    "another server", "another table", "the channel", "The table", "results file", "was played", "is closed",
}  # fmt: skip
"""What stands in texts, too: what players type, what the bot is called, and words of the tests' own."""


def pieces() -> Iterator[str]:
    """Every run of letters in the English texts, but for what Discord shows of commands."""
    for key, (_, message) in catalogue(ENGLISH).items():
        if key.startswith(("command-", "option-")) or message.value is None:
            continue
        patterns = [message.value]
        while patterns:
            for element in patterns.pop().elements:
                if isinstance(element, TextElement):
                    yield as_read(element.value)
                elif isinstance(element.expression, SelectExpression):
                    patterns += [variant.value for variant in element.expression.variants]


def phrases(path: Path) -> Iterator[tuple[int, str]]:
    """The strings of a test that are more than one word; docstrings, and what an assertion says, are for developers."""
    tree = parse(path)
    unread: set[ast.AST] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr):
            unread.add(node.value)
        elif isinstance(node, ast.Assert) and node.msg is not None:
            unread |= set(ast.walk(node.msg))
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in unread:
            words = as_read(node.value)
            if PHRASE.search(words) and words.strip() not in OTHERS and alter(words) != words:
                yield node.lineno, words


@pytest.mark.parametrize("folder", ["discord", "cogs", "faults"])
def test_no_phrase_of_a_text_is_spelt(folder: str) -> None:
    texts = "\n".join(pieces())
    spelt = [
        f"{path.relative_to(TESTS)}:{line}: {words!r}"
        for path in sorted((TESTS / folder).rglob("*.py"))
        for line, words in phrases(path)
        if words in texts
    ]
    assert spelt == []


def test_other_words_leave_what_players_type() -> None:
    assert alter("Press **My hand** or **/table show**, see https://bower.example.") == (
        "Préss **Mý hánd** ór **/table show**, séé https://bower.example."
    )


@pytest.mark.proof
def test_tests_that_address_texts_by_key_pass_in_other_words() -> None:
    files = [f"tests/discord/test_{name}.py" for name in ("seats", "config", "hint", "slips", "watching")]
    result = subprocess.run(  # noqa: S603 - our own tests
        [sys.executable, "-m", "pytest", "-q", "-n0", "-p", "no:cacheprovider", *files],
        env=os.environ | {"OTHER_WORDS": "1"}, cwd=TESTS.parent, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert result.returncode == 0, result.stdout[-3000:]
