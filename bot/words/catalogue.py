"""The catalogue of all texts that people read: Fluent files in ``data/texts/<locale>/*.ftl``.

English is complete. A text that another locale lacks is taken from English. ``languages.toml`` lists the locales that
players are offered; the folders of other locales may stay incomplete until they are listed.
"""

from __future__ import annotations

import logging
import tomllib
from functools import cache, lru_cache
from pathlib import Path
from typing import ClassVar

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Message, Resource, Term

import bot

FOLDER = Path(bot.__file__).parent.parent / "data" / "texts"
"""The catalogue's folder, the same in a checkout and in an installed wheel."""

ENGLISH = "en"
"""The locale that has every text."""

_log = logging.getLogger(__name__)


class MissingText(LookupError):
    """The catalogue lacks a text, or a value that a text needs was not given."""


class BrokenCatalogue(ValueError):
    """A file of texts cannot be read; the message names the file and what is wrong."""


@cache
def locales() -> tuple[str, ...]:
    """Return every locale that players are offered, in alphabetical order."""
    languages = tomllib.loads((FOLDER / "languages.toml").read_text(encoding="utf-8"))
    return tuple(sorted(locale for locale, facts in languages.items() if facts.get("offered", False)))


@lru_cache(maxsize=64)
def language(locale: str) -> str:
    """Return the catalogue's locale for one of Discord's (``en-US``, ``de``, ``zh-TW``); English if there is none."""
    available = locales()
    for candidate in (locale, locale.partition("-")[0]):
        if candidate in available:
            return candidate
    return ENGLISH


@cache
def read_file(path: Path) -> Resource:
    """Parse a file of texts; the result is cached. Raises ``BrokenCatalogue``."""
    resource = FluentResource(path.read_text(encoding="utf-8"))
    for entry in resource.body:
        if isinstance(entry, Junk):
            raise BrokenCatalogue(f"{path}: {str(entry.content).strip().splitlines()[0]!r} is not a text")
    return resource


@lru_cache(maxsize=32)
def _bundle(locale: str) -> FluentBundle:
    bundle = FluentBundle([locale], use_isolating=False)
    seen: dict[str, str] = {}
    for path in sorted((FOLDER / locale).glob("*.ftl")):
        resource = read_file(path)
        for entry in resource.body:
            if isinstance(entry, Message | Term):
                if entry.id.name in seen:
                    raise BrokenCatalogue(f"{path}: {entry.id.name} stands in {seen[entry.id.name]} too")
                seen[entry.id.name] = path.name
        bundle.add_resource(resource)
    return bundle


class Texts:
    """The texts of one locale. ``texts("key", name=value)`` returns one text with its values filled in.

    ``strict`` makes a missing text raise ``MissingText``, as tests want it. Otherwise it is logged as an error, and
    the player reads the key's words. ``for_screen_reader`` asks callers to pass words instead of signs, because the
    texts are read aloud. There is one object for each locale and set of flags, so that results can be cached by it.
    """

    locale: str
    strict: bool
    for_screen_reader: bool
    _made: ClassVar[dict[tuple[str, bool, bool], Texts]] = {}

    def __new__(cls, locale: str = ENGLISH, *, strict: bool = False, for_screen_reader: bool = False) -> Texts:
        kind = language(locale), strict, for_screen_reader
        texts = cls._made.get(kind)
        if texts is None:
            texts = super().__new__(cls)
            texts.locale, texts.strict, texts.for_screen_reader = kind
            texts = cls._made.setdefault(kind, texts)
        return texts

    def __getnewargs_ex__(self) -> tuple[tuple[str], dict[str, bool]]:
        """Let unpickling in another process return that process's one object."""
        return (self.locale,), {"strict": self.strict, "for_screen_reader": self.for_screen_reader}

    def __call__(self, key: str, /, **values: str | float) -> str:
        return _format(self.locale, self.strict, key, *values.items())

    def has(self, key: str) -> bool:
        """Return whether the catalogue has this text, at least in English."""
        return _bundle(ENGLISH).has_message(key)


@lru_cache(maxsize=64)
def texts_in(locale: str, *, for_screen_reader: bool = False) -> Texts:
    """Return the texts for one of Discord's locales. Cached."""
    return Texts(locale, for_screen_reader=for_screen_reader)


@lru_cache(maxsize=8192)
def _format(language_code: str, strict: bool, key: str, *values: tuple[str, str | float]) -> str:
    """Format one text. Cached, as a table repeats most texts at every press. Each missing text is logged once."""
    for locale in dict.fromkeys((language_code, ENGLISH)):
        bundle = _bundle(locale)
        if not bundle.has_message(key):
            if locale != ENGLISH:
                _log.info("the text %s is missing in %s", key, locale)
            continue
        pattern = bundle.get_message(key).value
        if pattern is None:
            return _fallback_text(key, strict, f"the text {key!r} is empty")
        text, errors = bundle.format_pattern(pattern, dict(values))
        if errors and strict:
            raise MissingText(f"the text {key!r} lacks a value: {errors[0]}")
        if errors:
            _log.error("the text %s lacks a value in %s: %s", key, locale, errors[0])
        if errors and locale != ENGLISH:
            continue
        return str(text)
    return _fallback_text(key, strict, f"there is no text {key!r} in the catalogue")


def _fallback_text(key: str, strict: bool, why: str) -> str:
    if strict:
        raise MissingText(why)
    _log.error("%s", why)
    return key.replace("-", " ")
