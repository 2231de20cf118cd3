"""The texts of the command line: sentences by key from ``data/texts/command_line.toml``.

They are only in English, because a terminal has no player's language. This module needs neither Fluent nor the
catalogue of players' texts, because loading those takes longer than ``--help`` may.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

FILE = Path(__file__).parents[1] / "data" / "texts" / "command_line.toml"


@cache
def read_sentences() -> dict[str, str | list[str]]:
    """Return the sentences by key. A list has the form for a ``count`` of one and the form for others."""
    return tomllib.loads(FILE.read_text(encoding="utf-8"))


def sentence(key: str, /, **values: object) -> str:
    """Return one sentence with its values filled in."""
    template = read_sentences()[key]
    if isinstance(template, list):
        template = template[values["count"] != 1]
    return template.format(**values)


class Complaint(Exception):
    """An error for the host: the key of a sentence and its values. ``str`` is the sentence."""

    def __init__(self, key: str, /, **values: object) -> None:
        super().__init__(key, values)
        self.key = key
        self.values = values

    def __str__(self) -> str:
        return sentence(self.key, **self.values)
