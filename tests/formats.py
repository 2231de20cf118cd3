"""What decides how journals are written, as text, a line a declaration; and which formats of it are frozen.

``tests/golden/databases`` has two files of each format: ``format-N.txt``, its declarations with the stored text of some
facts of every kind, and ``format-N.sql``, a database (``tests/faults/old_databases.py``). ``frozen.txt`` lists the
hashes of those that a release has written, which nothing changes any more.

``uv run python -m tests.faults.old_databases`` writes what is not frozen anew.
"""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Mapping
from dataclasses import is_dataclass
from enum import Enum
from inspect import signature
from itertools import pairwise
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

from bot.engine.acts import SPELLINGS, Pass
from bot.engine.presets import PRESETS, Choice
from bot.engine.rules import OPTIONS, Rules, option_text
from bot.operations.owner_journal import OWNER_CODEC
from bot.players.levels import LEVELS
from bot.storage.sql.schema import FORMAT
from bot.tables.answering import AIMS
from bot.tables.facts import WhyClosed
from bot.tables.model import TableSettings, WinnerRole
from bot.tables.preferences import CHOICES, TEXTS, Preferences
from bot.tables.rooms import KEPT
from bot.tables.server_settings import ROLE_OF, SETTINGS
from bot.tournaments.daily.attempts import DAY_CODEC
from bot.tournaments.duplicate.match import MATCH_CODEC
from bot.tournaments.nights.night import NIGHT_CODEC
from bot.tournaments.puzzles import PUZZLE_CODEC

FOLDER = Path(__file__).parent / "golden" / "databases"
DECLARATIONS = FOLDER / f"format-{FORMAT}.txt"
FROZEN = FOLDER / "frozen.txt"

STORED = " stored "
"""Stands in the name of every stored fact, between its kind and its number."""

JOURNALS: Mapping[str, Mapping[type[Any], str]] = {
    "table": {fact: fact.kind for fact in KEPT},
    "night": NIGHT_CODEC.kinds,
    "match": MATCH_CODEC.kinds,
    "day": DAY_CODEC.kinds,
    "puzzle": PUZZLE_CODEC.kinds,
    "owner": OWNER_CODEC.kinds,
}
"""By journal: the word of every fact."""

ADVICE = (
    "Undo it. Or, if it is meant: raise FORMAT in bot/storage/sql/schema.py, unless that was done since the last"
    " release, and run `uv run python -m tests.faults.old_databases` (CONTRIBUTING.md, 'Change what is stored')."
)


def declarations() -> dict[str, str]:
    """Return what is declared, by its name: whatever decides what a stored body looks like, or can be read."""
    lines: dict[str, str] = {}
    for journal, facts in JOURNALS.items():
        for fact, word in facts.items():
            lines[f"{journal} {word}"] = _describe_fields(fact, lines)
    for spelling in SPELLINGS:
        lines[f"act {spelling.word or 'a card'}"] = _describe_fields(spelling.act, lines)
    for name, kind in OPTIONS.items():
        lines[f"option {name}"] = _describe(kind, lines)
    lines["words aim"] = ", ".join(AIMS)
    lines["words closed"] = ", ".join(WhyClosed)
    lines["words level"] = ", ".join(LEVELS)
    for preset in PRESETS.values():
        choices = (f"{name} {_describe_choice(choice)}" for name, choice in preset.choices.items())
        lines[f"preset {preset.name}"] = "; ".join(choices)
    defaults = Preferences().words()
    for name, words in CHOICES.items():
        lines[f"preference {name}"] = f"{', '.join(words)} = {defaults[name]}"
    lines |= {f"preference {name}": "str" for name in TEXTS}
    kinds = get_type_hints(TableSettings)
    for name in SETTINGS:
        lines[f"setting {name}"] = _describe(kinds[name], lines)
    lines[f"setting {ROLE_OF}…"] = _describe(get_type_hints(WinnerRole)["role_id"], lines)
    return lines | stored_facts()


def _describe_choice(choice: Choice) -> str:
    numbers = [value for value in choice.allowed if type(value) is int]
    if len(numbers) > 2 and all(two - one == 1 for one, two in pairwise(numbers)):
        words = f"{numbers[0]}–{numbers[-1]}"
    else:
        words = ", ".join(map(option_text, choice.allowed))
    return f"{words} = {option_text(choice.default)}"


def _describe(kind: Any, lines: dict[str, str]) -> str:
    """Return a type's words; whatever it is made of gets a line of its own."""
    parts, origin = get_args(kind), get_origin(kind)
    if origin in (Union, UnionType):
        if Pass in parts:
            return "act | null" if NoneType in parts else "act"
        return " | ".join(_describe(part, lines) for part in parts)
    if origin is tuple:
        return f"({', '.join('…' if part is Ellipsis else _describe(part, lines) for part in parts)})"
    if origin is Literal:
        return " | ".join(str(getattr(part, "value", part)) for part in parts)
    if kind is NoneType or kind is Rules:
        return "null" if kind is NoneType else "rules"
    if hasattr(kind, "__supertype__"):
        return _describe(kind.__supertype__, lines)
    name: str = kind.__name__
    if kind.__module__ == "builtins" or name in lines:
        return name
    lines[name] = ""  # one that holds itself is described once
    if issubclass(kind, Enum):
        lines[name] = ", ".join(str(member.value) for member in kind)
    elif is_dataclass(kind):
        lines[name] = _describe_fields(kind, lines)
    elif hasattr(kind, "_fields"):
        lines[name] = f"array of {_describe_fields(kind, lines)}"
    else:
        lines[name] = kind.__bases__[0].__name__
    return name


def _describe_fields(kind: Any, lines: dict[str, str]) -> str:
    types = get_type_hints(kind)
    words = []
    for one in signature(kind).parameters.values():
        default = "" if one.default is one.empty else f" = {json.dumps(one.default, ensure_ascii=False, default=repr)}"
        words.append(f"{one.name} {_describe(types[one.name], lines)}{default}")
    return "; ".join(words)


def stored_facts() -> dict[str, str]:
    """Return the stored bodies of the examples of facts, by their journal, kind and number."""
    from tests.test_codec import EXAMPLES, encode

    bodies: dict[str, str] = {}
    numbers = Counter[str]()
    for journal, facts in EXAMPLES.items():
        for fact in facts:
            kind, body = encode(journal, fact)
            name = f"{journal} {kind}{STORED}"
            numbers[name] += 1
            bodies[f"{name}{numbers[name]}"] = body
    return bodies


def as_text() -> str:
    """Return the declarations as their file has them, in the order of their names."""
    lines = (f"{name}: {words}".rstrip() for name, words in sorted(declarations().items()))
    return "\n".join((f"format {FORMAT}", *lines, ""))


def changed(committed: str, now: str) -> list[str]:
    """Return which declarations differ from one text to another, and how."""
    before, after = (dict(line.partition(":")[::2] for line in text.splitlines()) for text in (committed, now))
    return [
        f"{name} was:{before.get(name, ' -')}\n{name} is:{after.get(name, ' -')}"
        for name in before | after
        if before.get(name) != after.get(name)
    ]


# -- frozen


def hash_of(text: str) -> str:
    """Return the hash of what is frozen."""
    return hashlib.sha256(text.encode()).hexdigest()


def frozen() -> dict[str, str]:
    """Return the hash of every frozen file, by its name."""
    lines = FROZEN.read_text(encoding="utf-8").splitlines() if FROZEN.exists() else []
    return {name: digest for name, _, digest in (line.rpartition(" ") for line in lines)}


def is_frozen(number: int) -> bool:
    """Return whether a release has written this format."""
    return f"format-{number}.txt" in frozen()


def freeze() -> None:
    """Freeze the files of this format for ever, because a release writes it."""
    hashes = frozen()
    for path in (DECLARATIONS, DECLARATIONS.with_suffix(".sql")):
        hashes[path.name] = hash_of(path.read_text(encoding="utf-8"))
    FROZEN.write_text("".join(f"{name} {digest}\n" for name, digest in hashes.items()), encoding="utf-8")
