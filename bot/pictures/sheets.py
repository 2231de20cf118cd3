"""Pictures of sheets (``bot.words.sheets``), in the look that all figures share.

Figures stand beside the names if there is room, else in a line below them. Drawing takes some milliseconds: call it
off the event loop.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import compress
from typing import NamedTuple

from bot.pictures import palette
from bot.pictures.canvas import Canvas, png_of
from bot.pictures.figures import Portrait, portrait_picture
from bot.pictures.layout import SMALL, WIDTH, Spot
from bot.pictures.letters import NARROWEST, drawable_name, fitting_size, text_width
from bot.pictures.palette import Colour
from bot.pictures.shapes import disc
from bot.pictures.shelf import sprite
from bot.pictures.table_picture import NO_AVATARS, AvatarFiles
from bot.words.names import escape
from bot.words.sheets import Heading, Ink, Line, Sheet, SheetPerson, in_sheets, sheet_alt, sheets_text

_MARGIN, _PAD, _GAP = 14, 14, 18
_BODY = WIDTH - 2 * _MARGIN
_TITLE, _SUBTITLE, _HEAD_LINE, _ROW, _PITCH = 70, 48, 44, 62, 50
_TITLE_SIZES = (46, 42, SMALL)
_FACE, _HEAD_FACE, _MEDAL = 48, 64, 48
_PERSON_COLUMN, _MOST_LABEL = 176, 360
_LEAST_NAME = 274  # the least width of a face and a name beside figures
_MEDALS: Mapping[int, Colour] = {1: palette.GOLD, 2: palette.SILVER, 3: palette.BRONZE}
_INKS: Mapping[Ink, Colour] = {Ink.PLAIN: palette.TEXT_DIM, Ink.STRONG: palette.TEXT, Ink.BEST: palette.GOLD}


class Drawing(NamedTuple):
    """A picture of figures to be drawn: the function that draws it with avatars, its alt text, and who is on it."""

    make: Callable[[AvatarFiles], bytes]
    alt: str
    people: tuple[int, ...] = ()


def sheet_drawings(sheet: Sheet) -> tuple[Drawing, ...]:
    """Return the pictures of a sheet: one for every twenty lines, none if it has no lines."""
    return tuple(Drawing(partial(png_of, draw_sheet, one), sheet_alt(one), _people_on(one)) for one in in_sheets(sheet))


Figure = Sheet | Drawing
"""One part of a message of figures."""


def drawings_of(figures: Iterable[Figure]) -> list[Drawing]:
    """Return the pictures of all these figures."""
    return [drawing for one in figures for drawing in ((one,) if isinstance(one, Drawing) else sheet_drawings(one))]


def figures_text(figures: Sequence[Figure], longest: int) -> str:
    """Return the figures in words. A picture that is not a sheet has its alt text."""
    others = [escape(one.alt) for one in figures if isinstance(one, Drawing)]
    sheets = [one for one in figures if isinstance(one, Sheet)]
    return "\n".join(filter(None, [sheets_text(sheets, longest - len("\n".join(others))), *others]))


def _people_on(sheet: Sheet) -> tuple[int, ...]:
    people = [person for line in sheet.lines for person in line.people]
    people += [heading.person for heading in sheet.headings if heading.person is not None]
    return tuple(one.user_id for one in people if one.user_id is not None and not one.is_computer)


def portrait_of(person: SheetPerson) -> Portrait:
    """Return the portrait of a person without a known avatar."""
    if person.is_computer:
        return Portrait(palette.PLATE, animal=person.name)
    return Portrait.of_person(person.user_id, shown_name(person))


def shown_name(person: SheetPerson) -> str:
    """Return a person's name as pictures can show it."""
    return drawable_name(person.name) or "?"


def draw_sheet(sheet: Sheet, avatars: AvatarFiles = NO_AVATARS) -> Canvas:
    """Paint a sheet on a new canvas, 800 pixels wide."""
    drawn = [heading.drawn for heading in sheet.headings]
    lines = tuple(replace(line, cells=tuple(compress(line.cells, drawn))) for line in sheet.lines)
    sheet = replace(sheet, headings=tuple(compress(sheet.headings, drawn)), lines=lines)
    columns = _Columns.of(sheet)
    top = title_height(subtitle=bool(sheet.subtitle))
    head = columns.head_height(sheet)
    heights = [_ROW + _PITCH * (len(line.people[1:2]) + columns.below) for line in sheet.lines]
    canvas = Canvas((WIDTH, top + head + sum(heights) + _MARGIN), palette.RAIL)
    paint_title(canvas, sheet.title, sheet.subtitle)
    faces = list(_paint_head(canvas, (_MARGIN, top), head, sheet, columns))
    high = top + head
    for number, (line, height) in enumerate(zip(sheet.lines, heights, strict=True)):
        if line.total:
            canvas.box((_MARGIN, high), (_BODY, height), palette.PLATE_TOTAL, 14)
        elif number % 2 == 0:
            canvas.box((_MARGIN, high), (_BODY, height), palette.PLATE, 14)
        faces += _paint_line(canvas, (_MARGIN, high), height, line, columns)
        high += height
    canvas.photographs((spot, file, size) for spot, person, size in faces if (file := _file_of(person, avatars)))
    return canvas


def title_height(*, subtitle: bool) -> int:
    """Return the height of what ``paint_title`` paints."""
    return _TITLE + (_SUBTITLE if subtitle else 0)


def paint_title(canvas: Canvas, title: str, subtitle: str = "") -> None:
    """Paint the title and subtitle of a picture along its upper edge."""
    room = WIDTH - 2 * _MARGIN
    canvas.text((WIDTH // 2, _TITLE // 2 + 2), title, fitting_size(title, _TITLE_SIZES, room), palette.GOLD, "m", room)
    if subtitle:
        canvas.text((WIDTH // 2, _TITLE + _SUBTITLE // 2 - 6), subtitle, SMALL, palette.TEXT_DIM, "m", room)


Face = tuple[Spot, SheetPerson, int]
"""The upper left point of a face, the person, and the size."""


def _file_of(person: SheetPerson, avatars: AvatarFiles) -> str | None:
    return None if person.is_computer or person.user_id is None else avatars.get(person.user_id)


@dataclass(frozen=True, slots=True)
class _Columns:
    """The positions of a line's parts, in pixels from the body's left edge. ``rights`` are the columns' right edges. If
    ``below``, the cells have a line of their own, as wide as the sheet.
    """

    name: int
    name_right: int
    rights: tuple[int, ...]
    widths: tuple[int, ...]
    heads: tuple[tuple[str, ...], ...]
    place: int
    below: bool

    @classmethod
    def of(cls, sheet: Sheet) -> _Columns:
        """Make each column as wide as its contents. Names get the rest, or the line above."""
        places = [text_width(line.place, SMALL) for line in sheet.lines if line.place]
        place = max([*places, *(_MEDAL for line in sheet.lines if line.medal)], default=0)
        name = _PAD + (place + 14 if place else 0)
        widths = [
            max((text_width(line.cells[number].words, SMALL) + 2 for line in sheet.lines), default=0)
            for number in range(len(sheet.headings))
        ]
        all_room, gaps = _BODY - _PAD - name, _GAP * len(widths)
        words = [head.words if head.person is None else shown_name(head.person) for head in sheet.headings]
        full = _widen(widths, sheet.headings, [(word,) for word in words])
        if sum(full) + gaps <= all_room - max(map(_wanted_name, sheet.lines), default=0):
            widths, room, below = full, 0, False
        else:
            if any(head.short for head in sheet.headings):
                words = [head.short or word for head, word in zip(sheet.headings, words, strict=True)]
            heads = [_narrowest(word) for word in words]
            full, least = (_widen(widths, sheet.headings, heads, pressed) for pressed in (1, NARROWEST))
            room = all_room - max(map(_least_name, sheet.lines), default=0) - gaps
            below = sum(least) > room
            room = (_BODY - _PAD - gaps if below else room) - sum(least)
            widths = _share(least, full, room) if room >= 0 else _press(least, room)
        if below and widths:
            spare = max(0, _BODY - _PAD - gaps - sum(widths)) // len(widths)
            widths = [width + spare for width in widths]
        rights, right = [], _BODY - _PAD
        for width in reversed(widths):
            rights.append(right)
            right -= width + _GAP
        shown = tuple(split_words(word, round(width / NARROWEST)) for word, width in zip(words, widths, strict=True))
        right = _BODY - _PAD if below else right
        return cls(name, right, tuple(reversed(rights)), tuple(widths), shown, place, below)

    def head_height(self, sheet: Sheet) -> int:
        lines = max((len(words) for words in self.heads if any(words)), default=0)
        faces = any(heading.person is not None for heading in sheet.headings)
        return lines * _HEAD_LINE + (10 if lines else 0) + (_HEAD_FACE + 12 if faces else 0)


def _least_name(line: Line) -> int:
    return _LEAST_NAME if line.people else min(_MOST_LABEL, round(text_width(line.label, SMALL) * NARROWEST) + 2)


def _wanted_name(line: Line) -> int:
    if not line.people:
        return min(_MOST_LABEL, text_width(line.label, SMALL) + 2)
    return _FACE + 12 + max(text_width(shown_name(person), SMALL) for person in line.people)


def _share(least: Sequence[int], full: Sequence[int], room: int) -> list[int]:
    """Widen columns to their full width while there is room, those that lack least first."""
    widths = list(least)
    for number in sorted(range(len(widths)), key=lambda number: full[number] - least[number]):
        more = min(full[number] - least[number], room)
        widths[number] += more
        room -= more
    return widths


def _press(widths: Sequence[int], room: int) -> list[int]:
    """Narrow the widest columns in steps, until they are ``-room`` pixels narrower together."""
    pressed = list(widths)
    while sum(pressed) > sum(widths) + room:
        widest = max(pressed)
        pressed = [width - max(1, width // 20) if width == widest else width for width in pressed]
    return pressed


def _widen(
    cells: Sequence[int], headings: Sequence[Heading], heads: Sequence[tuple[str, ...]], pressed: float = 1
) -> list[int]:
    """Return the widths of columns with their headings, which may be ``pressed`` to a share of their width."""
    return [
        max(
            cell,
            _PERSON_COLUMN
            if heading.person
            else max((round(text_width(line, SMALL) * pressed) + 2 for line in head), default=0),
        )
        for cell, heading, head in zip(cells, headings, heads, strict=True)
    ]


def _narrowest(words: str) -> tuple[str, ...]:
    """Split words into the two narrowest lines. A single word stays on one line."""
    pieces = words.split(" ")
    ways = [(" ".join(pieces[:at]), " ".join(pieces[at:])) for at in range(1, len(pieces))]
    return min(ways, key=lambda way: max(text_width(part, SMALL) for part in way), default=(words,))


def split_words(words: str, width: int) -> tuple[str, ...]:
    """Return words on one line if they fit, else on two."""
    if not words:
        return ()
    return (words,) if text_width(words, SMALL) + 2 <= width else _narrowest(words)


def _paint_head(canvas: Canvas, spot: Spot, height: int, sheet: Sheet, columns: _Columns) -> Iterator[Face]:
    left, top = spot
    bottom = top + height - 6
    for heading, words, right, width in zip(sheet.headings, columns.heads, columns.rights, columns.widths, strict=True):
        for number, line in enumerate(reversed(words)):
            middle = bottom - _HEAD_LINE // 2 - number * _HEAD_LINE
            canvas.text((left + right, middle), line, SMALL, palette.TEXT_DIM, "r", width)
        if heading.person is not None:
            yield from paint_face(canvas, (left + right - _HEAD_FACE, top + 6), heading.person, _HEAD_FACE)


def _paint_line(canvas: Canvas, spot: Spot, height: int, line: Line, columns: _Columns) -> Iterator[Face]:
    left, top = spot
    names = height - _PITCH * columns.below
    middle = top + names // 2
    _paint_place(canvas, (left, middle), line, columns)
    room = columns.name_right - columns.name
    if line.people:
        yield from _paint_people(canvas, (left + columns.name, middle), line.people, room)
    elif line.label:
        ink = palette.TEXT if line.total else palette.TEXT_DIM
        canvas.text((left + columns.name, middle), line.label, SMALL, ink, width=room)
    if columns.below:
        middle = top + height - _ROW // 2
    for cell, right, width in zip(line.cells, columns.rights, columns.widths, strict=True):
        shade = Ink.STRONG if line.total and cell.ink is Ink.PLAIN else cell.ink
        canvas.text((left + right, middle), cell.words, SMALL, _INKS[shade], "r", width)


def _paint_place(canvas: Canvas, spot: Spot, line: Line, columns: _Columns) -> None:
    if not line.place:
        return
    left, middle = spot
    right = left + _PAD + columns.place
    if line.medal:
        centre = (right - _MEDAL // 2, middle)
        canvas.stamp(centre, disc(_MEDAL), _MEDALS[line.medal])
        canvas.text(centre, line.place, SMALL, palette.CHIP_TEXT, "m", _MEDAL)
    else:
        canvas.text((right, middle), line.place, SMALL, palette.TEXT_DIM, "r", columns.place + 4)


def _paint_people(canvas: Canvas, spot: Spot, people: Sequence[SheetPerson], room: int) -> Iterator[Face]:
    left, middle = spot
    shown = people[:2]
    for number, person in enumerate(shown):
        high = middle + (2 * number - len(shown) + 1) * _PITCH // 2
        yield from paint_face(canvas, (left, high - _FACE // 2), person, _FACE)
        ink = palette.TEXT_DIM if person.dim else palette.TEXT
        canvas.text((left + _FACE + 12, high), shown_name(person), SMALL, ink, width=room - _FACE - 12)


def paint_face(canvas: Canvas, spot: Spot, person: SheetPerson, size: int) -> Iterable[Face]:
    """Paint a person's portrait. Return the places for their avatar."""
    canvas.picture(spot, sprite(portrait_picture, portrait_of(person), size))
    return ((spot, person, size),)
