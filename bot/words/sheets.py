"""Sheets: figures in columns, with a line for each person, pair or deal, as data and in words.

Boards, standings, honours, leagues, results and comparisons are sheets. ``bot.pictures.sheets`` draws them; this
module puts them into words.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from functools import partial
from typing import NamedTuple

from bot.ratings.boards import LEAST_PLAYERS
from bot.words.lines import LONGEST_ALT, LONGEST_PAGE, MEDALS, cut_lines
from bot.words.names import escape, isolate, plain_name

MOST_LINES = 20
"""The most lines in a picture of a sheet. More lines go onto further sheets (``in_sheets``)."""
_LONGEST_TOLD = 64  # most characters of a name or of ``told``


class SheetPerson(NamedTuple):
    """A person or computer on a sheet. Words use ``told`` instead of the name, where a picture shows a face."""

    name: str
    user_id: int | None = None
    is_computer: bool = False
    dim: bool = False
    told: str = ""


class Ink(Enum):
    """How much a cell is emphasised."""

    PLAIN = auto()
    STRONG = auto()
    """A line's main figure."""
    BEST = auto()
    """The best of the compared figures."""


class Cell(NamedTuple):
    """The words of a cell, and their emphasis. A sheet in words uses ``told`` instead, which can be longer."""

    words: str
    ink: Ink = Ink.PLAIN
    told: str = ""

    @classmethod
    def strong(cls, words: str) -> Cell:
        """Return a cell for the line's main figure."""
        return cls(words, Ink.STRONG)

    @classmethod
    def best(cls, words: str) -> Cell:
        """Return a cell for the best of the compared figures."""
        return cls(words, Ink.BEST)


class Heading(NamedTuple):
    """A column's heading, and its person. ``short`` is used in narrow columns. Only words have it unless ``drawn``."""

    words: str
    person: SheetPerson | None = None
    short: str = ""
    drawn: bool = True


@dataclass(frozen=True, slots=True)
class Line:
    """A line: its people or label, its place and cells. ``medal`` is 0 to 3. A ``total`` sums up the lines above."""

    cells: tuple[Cell, ...]
    people: tuple[SheetPerson, ...] = ()
    label: str = ""
    place: str = ""
    medal: int = 0
    total: bool = False


@dataclass(frozen=True, slots=True)
class Sheet:
    """A title and subtitle, the columns, and the lines."""

    title: str
    headings: tuple[Heading, ...]
    lines: tuple[Line, ...]
    subtitle: str = ""


def earns_medal(place: int | None, players: int, *, earned: bool = True) -> int:
    """Return the medal for a place, 1 to 3; 0 if there is none, too few play, or the place was not ``earned``."""
    return place if place in MEDALS and earned and players >= LEAST_PLAYERS else 0


def in_sheets(sheet: Sheet, most: int = MOST_LINES) -> tuple[Sheet, ...]:
    """Split a sheet into sheets of at most ``most`` lines."""
    starts = range(0, len(sheet.lines), most)
    return tuple(replace(sheet, lines=sheet.lines[start : start + most]) for start in starts)


def sheet_text(sheet: Sheet, longest: int = LONGEST_PAGE, *, plain: bool = False) -> str:
    """Return a sheet in words, with each figure after its heading. If it is too long, omit middle lines.

    ``plain``: no markdown.
    """
    title = " · ".join(filter(None, (sheet.title, sheet.subtitle)))
    for brief in (False, True):
        heads = [plain_name(one.words) if one.person else (brief and one.short) or one.words for one in sheet.headings]
        lines = [
            title if plain else f"**{escape(title, starts_line=False)}**",
            *(_tell(line, heads, plain) for line in sheet.lines),
        ]
        if len("\n".join(lines)) <= longest:
            break
    return cut_lines(lines, longest)


def _tell(line: Line, heads: Sequence[str], plain: bool) -> str:
    say: Callable[[str], str] = str if plain else partial(escape, starts_line=False)
    names = (isolate(say(plain_name(one.told or one.name, longest=_LONGEST_TOLD))) for one in line.people)
    place, who = say(line.place), " & ".join(names) or line.label
    if not plain:
        place = MEDALS.get(line.medal) or (place and f"**{place}**")
        who = who if line.people else escape(who)
    parts = [f"{place} {who}".strip()]
    for head, cell in zip(heads, line.cells, strict=True):
        if cell.words:
            words = say(cell.told or cell.words)
            parts.append(f"{say(head)} {words if plain or cell.ink is Ink.PLAIN else f'**{words}**'}".strip())
    return " · ".join(filter(None, parts))


def sheets_text(sheets: Sequence[Sheet], longest: int = LONGEST_PAGE) -> str:
    """Return several sheets in words. Each may use an equal part of the room that those before it have left."""
    told: list[str] = []
    for left, sheet in zip(range(len(sheets), 0, -1), sheets, strict=True):
        told.append(sheet_text(sheet, longest // left))
        longest -= len(told[-1]) + 1
    return "\n".join(told)


def sheet_alt(sheet: Sheet) -> str:
    """Return the alt text for the picture of a sheet."""
    return sheet_text(sheet, LONGEST_ALT, plain=True)
