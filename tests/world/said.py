"""What the bot says, by the keys of its texts: ``says(answer, "refusal-stale")`` instead of the sentence.

A label or a sentence may then be changed in ``data/texts`` without a test; ``tests/other_words.py`` looks for tests
that spell one. Values that are not given may be any.
"""

from __future__ import annotations

import re
from functools import cache

from babel import Locale
from fluent.syntax.ast import (
    MessageReference,
    Pattern,
    Placeable,
    SelectExpression,
    StringLiteral,
    TextElement,
    VariableReference,
    Variant,
)

from bot.words.catalogue import ENGLISH, Texts
from tests.languages import catalogue
from tests.world import as_read

WORDS = Texts(strict=True)
"""The English texts."""

ASKING = ("ask-order", "ask-call", "ask-call-stuck", "ask-discard", "ask-lead", "ask-play", "ask-follow")
"""What is asked of a player in the most usual games."""
_ANY = "[^\n]*?"
_COMMAND = re.compile(r"</([a-z -]+):[^>]+>|\*\*/([^*\n]+)\*\*")


def plain(words: str) -> str:
    """Return words without what keeps lines from breaking; commands read alike whether they can be pressed or not."""
    return _COMMAND.sub(lambda match: f"/{match[1] or match[2]}", as_read(words))


def says(words: str, key: str, /, *, to: str = ENGLISH, **values: object) -> bool:
    """Return whether somebody whose language is ``to`` reads this text among these words."""
    pattern = pattern_of(key, to, **values).pattern
    return re.search(pattern.removeprefix(_ANY).removesuffix(_ANY), plain(words)) is not None


def asks(words: str, /, *, to: str = ENGLISH) -> bool:
    """Return whether these words ask somebody for an act."""
    return any(says(words, key, to=to) for key in ASKING)


def is_text(words: str, key: str, /, *, to: str = ENGLISH, **values: object) -> bool:
    """Return whether these words are this text and nothing else."""
    return pattern_of(key, to, **values).fullmatch(plain(words)) is not None


def pattern_of(key: str, /, to: str = ENGLISH, **values: object) -> re.Pattern[str]:
    """Return what matches a text. Raises ``LookupError`` for a key or a value that isn't there, and ``ValueError`` for
    a text that has no words of its own unless all of its values are given.
    """
    return _compile(
        key, to, *((name, value if isinstance(value, (int, float)) else str(value)) for name, value in values.items())
    )


@cache
def _compile(key: str, locale: str, *values: tuple[str, str | float]) -> re.Pattern[str]:
    written = _find(key, locale)
    given, wanted = dict(values), _variables(written, locale)
    if not given.keys() <= wanted:
        raise LookupError(f"the text {key!r} has {sorted(wanted)}, not {sorted(given.keys() - wanted)}")
    if given.keys() == wanted:
        return re.compile(re.escape(plain(Texts(locale, strict=True)(key, **given))))
    pattern = _write(written, locale, given)
    if not any(character.isalpha() for character in pattern.replace(_ANY, "")):
        raise ValueError(f"anything matches the text {key!r}: name its values {sorted(wanted)}")
    return re.compile(pattern)


def _find(key: str, locale: str) -> Pattern:
    texts = catalogue(locale)
    if key not in texts:
        raise LookupError(f"there is no text {key!r} in {locale}")
    pattern = texts[key][1].value
    assert pattern is not None
    return pattern


def _variables(pattern: Pattern, locale: str) -> frozenset[str]:
    """Return the names of all values of a text, those of texts within it too."""
    found: set[str] = set()
    left: list[object] = [pattern]
    while left:
        match left.pop():
            case Pattern(elements=elements):
                left += elements
            case Placeable(expression=expression):
                left.append(expression)
            case SelectExpression(selector=selector, variants=variants):
                left += [selector, *(variant.value for variant in variants)]
            case MessageReference(id=name):
                left.append(_find(name.name, locale))
            case VariableReference(id=name):
                found.add(name.name)
    return frozenset(found)


def _write(part: object, locale: str, given: dict[str, str | float]) -> str:
    """Return a regular expression for a part of a text."""
    match part:
        case Pattern(elements=elements):
            return "".join(_write(element, locale, given) for element in elements)
        case TextElement(value=words):
            return re.escape(plain(words))
        case StringLiteral():
            return re.escape(plain(part.parse()["value"]))
        case Placeable(expression=expression):
            return _write(expression, locale, given)
        case MessageReference(id=name):
            return _write(_find(name.name, locale), locale, given)
        case SelectExpression(selector=VariableReference(id=name), variants=variants) if name.name in given:
            return _write(_choose(variants, given[name.name], locale).value, locale, given)
        case SelectExpression(variants=variants):
            return f"(?:{'|'.join(_write(variant.value, locale, given) for variant in variants)})"
        case VariableReference(id=name) if name.name in given:
            return re.escape(plain(str(given[name.name])))
        case _:
            return _ANY


def _choose(variants: list[Variant], value: str | float, locale: str) -> Variant:
    """Return the variant that a value selects."""
    plural = "" if isinstance(value, str) else Locale.parse(locale).plural_form(value)
    names = {str(getattr(variant.key, "name", getattr(variant.key, "value", ""))): variant for variant in variants}
    (default,) = [variant for variant in variants if variant.default]
    return names.get(str(value)) or names.get(plural) or default
