"""Writing fitted numbers to a file of ``data/players``, and the games that they are fitted for."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from pathlib import Path

from bot.engine import presets
from bot.engine.rules import OptionValue, Rules
from bot.players.fits import FOLDER

Row = dict[str, object]
_GAMES: tuple[tuple[str, dict[str, OptionValue]], ...] = (
    ("standard", {}), ("house", {}), ("railroad", {}), ("railroad", {"pack": 24}), ("cutthroat", {}),
    ("cutthroat", {"pack": 24}), ("three-seven", {}), ("three-seven", {"pack": 32}), ("two-handed", {}),
    ("two-handed", {"pack": 32}), ("call-ace", {}), ("call-ace", {"pack": 24}), ("call-ace", {"players": 5}),
    ("call-ace", {"players": 6}), ("hasenpfeffer", {}), ("double-hasenpfeffer", {}),
    ("double-hasenpfeffer", {"players": 6}),
)  # fmt: skip


def games() -> list[Rules]:
    """Return one game of each shape that is fitted."""
    return [presets.build(preset, options) for preset, options in _GAMES]


def write_rows(name: str, rows: Iterable[Row], key: Sequence[str], folder: Path) -> None:
    """Write the file, a row a line. New rows take the place of those in ``data/players`` with the same ``key`` fields;
    the others stay.
    """
    old = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    groups: dict[tuple[object, ...], list[Row]] = {}
    for row in old["rows"]:
        groups.setdefault(tuple(row[field] for field in key), []).append(row)
    made: dict[tuple[object, ...], list[Row]] = {}
    for row in rows:
        made.setdefault(tuple(row[field] for field in key), []).append(row)
    lines = ",\n".join("  " + json.dumps(row) for group in (groups | made).values() for row in group)
    text = f'{{\n "made_by": {json.dumps(old["made_by"])},\n "rows": [\n{lines}\n ]\n}}\n'
    (folder / f"{name}.json").write_text(text, encoding="utf-8")
