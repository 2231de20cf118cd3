"""Sheets: figures in columns, a line for each person, pair or deal, as data and in words.

Boards, standings, honours, leagues, results and comparisons are sheets: which columns there are, whose line each is,
what each cell says. ``bot.pictures.sheets`` draws them; here they are told.
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
"""Lines of a picture of a sheet; more of them are further sheets (``in_sheets``)."""
_LONGEST_TOLD = 64  # of a name with what is told of it


class SheetPerson(NamedTuple):
    """A person or computer on a sheet; ``told`` replaces the name in words, where a face would show it."""

    name: str
    user_id: int | None = None
    is_computer: bool = False
    dim: bool = False
    told: str = ""


class Ink(Enum):
    """How much a cell stands out."""

    PLAIN = auto()
    STRONG = auto()
    """The number that a sheet is about."""
    BEST = auto()
    """Better than those it is compared with."""


class Cell(NamedTuple):
    """What a cell says, and in which ink. A sheet in words says ``told`` instead, which can be longer."""

    words: str
    ink: Ink = Ink.PLAIN
    told: str = ""

    @classmethod
    def strong(cls, words: str) -> Cell:
        """Return a cell of the number that a sheet is about."""
        return cls(words, Ink.STRONG)

    @classmethod
    def best(cls, words: str) -> Cell:
        """Return a cell that is better than those it is compared with."""
        return cls(words, Ink.BEST)


class Heading(NamedTuple):
    """The heading of a column, and the person it belongs to. ``short`` is used if space is tight.
    A column that is not ``drawn`` appears in words only.
    """

    words: str
    person: SheetPerson | None = None
    short: str = ""
    drawn: bool = True


@dataclass(frozen=True, slots=True)
class Line:
    """Whose or what a line is, its place and cells; ``medal`` is 1 to 3, a ``total`` sums up the lines above."""

    cells: tuple[Cell, ...]
    people: tuple[SheetPerson, ...] = ()
    label: str = ""
    place: str = ""
    medal: int = 0
    total: bool = False


@dataclass(frozen=True, slots=True)
class Sheet:
    """A title, what it is of, the columns and the lines."""

    title: str
    headings: tuple[Heading, ...]
    lines: tuple[Line, ...]
    subtitle: str = ""


def earns_medal(place: int | None, players: int, *, earned: bool = True) -> int:
    """Return 1 to 3 for a place that earns a medal, else 0: too few play, or there was nothing to be proud of."""
    return place if place in MEDALS and earned and players >= LEAST_PLAYERS else 0


def in_sheets(sheet: Sheet, most: int = MOST_LINES) -> tuple[Sheet, ...]:
    """Split a sheet into as many as its lines need."""
    starts = range(0, len(sheet.lines), most)
    return tuple(replace(sheet, lines=sheet.lines[start : start + most]) for start in starts)


def sheet_text(sheet: Sheet, longest: int = LONGEST_PAGE, *, plain: bool = False) -> str:
    """Return a sheet in words: one line for each of its lines, every figure after its heading.
    If that is too long, headings are shortened and lines in the middle left out. ``plain`` is without markdown.
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
    """Return several sheets in words, each in its share of the room that those before it have left."""
    told: list[str] = []
    for left, sheet in zip(range(len(sheets), 0, -1), sheets, strict=True):
        told.append(sheet_text(sheet, longest // left))
        longest -= len(told[-1]) + 1
    return "\n".join(told)


def sheet_alt(sheet: Sheet) -> str:
    """Return what describes the picture of a sheet."""
    return sheet_text(sheet, LONGEST_ALT, plain=True)
