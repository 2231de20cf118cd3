"""Migrations as files: numbered SQL, one folder an engine. Must not know how an engine applies them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

import bot

MIGRATIONS = Path(bot.__file__).parent.parent / "data" / "migrations"
"""Where the steps are, in a checkout and in an installed wheel alike: ``data`` is beside ``bot``."""

_NAME = re.compile(r"(\d{4})_\w+\.sql")


@dataclass(frozen=True, slots=True)
class Migration:
    """One step: ``number`` is the schema version it leads to (without gaps)."""

    number: int
    name: str
    sql: str


def load_migrations(directory: Path = MIGRATIONS, first: int = 1) -> tuple[Migration, ...]:
    """The steps in ``directory`` in order; ``ValueError`` if there is none or the numbering has a gap."""
    steps = [
        Migration(int(match[1]), path.stem, path.read_text(encoding="utf-8"))
        for path in sorted(directory.glob("*.sql"))
        if (match := _NAME.fullmatch(path.name))
    ]
    if not steps or [step.number for step in steps] != list(range(first, first + len(steps))):
        raise ValueError(f"{directory} must hold migrations numbered {first:04d}, {first + 1:04d}, … without a gap")
    return tuple(steps)
