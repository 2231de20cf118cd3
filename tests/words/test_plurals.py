"""No language says *one* where there is none: in French 0 and 1.5 count as one (CLDR), so such a text has to be ``[1]``
or to say its number.
"""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax.ast import (
    Identifier,
    Message,
    NumberLiteral,
    Pattern,
    Placeable,
    Resource,
    SelectExpression,
    VariableReference,
)
from fluent.syntax.visitor import Visitor

from tests.languages import FOLDERS, catalogue
from tests.world import require

PLURAL = {"zero", "one", "two", "few", "many"}
NUMBERS = (0, 1, 2, 5, 1.5)


class Finder(Visitor):
    """Collects what chooses by a number, and every variable."""

    def __init__(self) -> None:
        self.selects: list[SelectExpression] = []
        self.names: set[str] = set()

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802 - Fluent's own name
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, Identifier)}
        numbers = {variant.key.value for variant in node.variants if isinstance(variant.key, NumberLiteral)}
        if keys & PLURAL or "1" in numbers:
            self.selects.append(node)
        self.generic_visit(node)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - Fluent's own name
        self.names.add(node.id.name)


def plurals(locale: str) -> Iterator[tuple[str, dict[float, str]]]:
    """Each plural of a language, with what it says for several numbers: its text's key, and the texts."""
    bundle = FluentBundle([locale], use_isolating=False)
    bundle.add_resource(Resource([message for _, message in catalogue(locale).values()]))
    for key, (_, message) in catalogue(locale).items():
        finder = Finder()
        finder.visit(message)
        for place, select in enumerate(finder.selects):
            assert isinstance(select.selector, VariableReference), key
            name, alone = select.selector.id.name, f"plural-{key}-{place}"
            bundle.add_resource(Resource([Message(Identifier(alone), Pattern([Placeable(select)]))]))
            pattern = require(bundle.get_message(alone).value)
            others = dict.fromkeys(finder.names, 7)
            said = {number: bundle.format_pattern(pattern, others | {name: number})[0] for number in NUMBERS}
            yield key, {number: str(text) for number, text in said.items()}


@pytest.mark.parametrize("locale", FOLDERS)
def test_no_text_says_one_for_another_number(locale: str) -> None:
    said = list(plurals(locale))
    faults = [
        f"{key}, {number}: {text!r}"
        for key, texts in said
        for number, text in texts.items()
        if number != 1 and text == texts[1]
    ]
    assert not faults, "\n".join(faults)
    assert len(said) > 50
