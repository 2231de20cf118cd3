"""``OTHER_WORDS=1 ./run tests`` puts accents on everything English that a player reads: *Jójn*, *Mý hánd*.

Tests that address texts by their keys pass all the same. What fails asserts English letters, which stand in
``tests/words``, ``tests/cli``, golden files and the tests of documents. ``OTHER_WORDS=button-hand,lobby-ready`` alters
these texts alone, and so names the tests that a change of them breaks.
"""

from __future__ import annotations

import os
import re
from functools import cache
from pathlib import Path

from fluent.syntax import visitor
from fluent.syntax.ast import Message, Resource, Term, TextElement

from bot.words import catalogue

ALTERED = os.environ.get("OTHER_WORDS", "")
_OTHERS = str.maketrans("aeiouyAEIOUY", "áéjóúýÁÉÍÓÚÝ")
"""As wide as they were on a button."""
_WORDS = re.compile(r"`[^`]*`|\*\*/[^*]*|(?<!\w)/[a-z-]+(?: [a-z-]+)?|\]\([^)]*|https?:\S*|[^\W\d_]{2,}")
"""What is altered: words of two letters and more; but code, commands and links stay as they are."""

_read_file = catalogue.read_file


def alter(words: str) -> str:
    """Put accents on words that a player reads."""
    return _WORDS.sub(lambda match: match[0].translate(_OTHERS) if match[0].isalpha() else match[0], words)


class _Alter(visitor.Visitor):
    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802 - Fluent's name
        node.value = alter(node.value)


@cache
def _read_altered(path: Path) -> Resource:
    resource = _read_file(path)
    if path.parent.name == catalogue.ENGLISH:
        for entry in resource.body:
            if isinstance(entry, Message | Term) and (ALTERED == "1" or entry.id.name in ALTERED.split(",")):
                _Alter().visit(entry)
    return resource


def speak_other_words() -> None:
    """Alter the English texts of this process."""
    catalogue.read_file = _read_altered
