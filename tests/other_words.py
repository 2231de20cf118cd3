"""``OTHER_WORDS=1`` puts an accent on every English vowel that a player reads: *Jóín*, *Mý hánd*.

Tests that address texts by their keys pass all the same. Whatever fails asserts English letters, which stand in a few
places only (``WORDED``).
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from fluent.syntax import visitor
from fluent.syntax.ast import Message, Resource, Term, TextElement

from bot.words import catalogue

WORDED = ("words", "cli", "test_docs.py")
"""Where in ``tests`` English letters may stand."""

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
    if path.parent.name == catalogue.SOURCE:
        for entry in resource.body:
            if isinstance(entry, Message | Term):
                _Alter().visit(entry)
    return resource


def speak_other_words() -> None:
    """Alter the English texts of this process."""
    catalogue.read_file = _read_altered
