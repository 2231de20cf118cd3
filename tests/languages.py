"""How far each language is: what ``data/texts/languages.toml`` says of it, and which texts its folder lacks."""

from __future__ import annotations

import tomllib
from functools import cache

from fluent.syntax.ast import Message

from bot.words.catalogue import ENGLISH, FOLDER, locales, read_file

LANGUAGES = tomllib.loads((FOLDER / "languages.toml").read_text(encoding="utf-8"))
FOLDERS = tuple(sorted(folder.name for folder in FOLDER.iterdir() if folder.is_dir()))
"""Every language that has been begun."""

COMPLETE = tuple(locale for locale in locales() if LANGUAGES[locale].get("complete", False))
"""Those that say everything: tests that put sentences together go through these."""

TRANSLATIONS = tuple(locale for locale in locales() if locale != ENGLISH)

ENOUGH = 0.95
"""The share of texts from which a language may be offered."""


@cache
def catalogue(locale: str) -> dict[str, tuple[str, Message]]:
    """Every text of a locale: its file and what is written there. Raises ``BrokenCatalogue``."""
    messages: dict[str, tuple[str, Message]] = {}
    for path in sorted((FOLDER / locale).glob("*.ftl")):
        for entry in read_file(path).body:
            if isinstance(entry, Message):
                messages[entry.id.name] = (path.name, entry)
    return messages


def missing_texts(locale: str) -> list[str]:
    """The texts of English that a locale lacks, as ``file: key``."""
    here = catalogue(locale)
    return [f"{file}: {key}" for key, (file, _) in catalogue(ENGLISH).items() if key not in here]


def progress(locale: str) -> str:
    """How far a language is, in one line."""
    missing, every = len(missing_texts(locale)), len(catalogue(ENGLISH))
    return f"{locale} has {(every - missing) / every:.1%} of the texts; {missing} of {every} are missing"
