"""Pictures of sheets (``bot.words.sheets``), in the look that all figures share.

A sheet is 800 pixels wide. A phone shows it at about a third of that, so nothing on it is smaller than ``SMALL``.
Drawing takes some milliseconds: call it off the event loop.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import compress
from typing import NamedTuple

from bot.pictures import palette
from bot.pictures.canvas import CLOSE_COMPRESSION, Canvas
from bot.pictures.figures import Portrait, portrait_picture
from bot.pictures.layout import WIDTH, Spot
from bot.pictures.letters import drawable_name, fitting_size, text_width
from bot.pictures.palette import Colour
from bot.pictures.shapes import disc
from bot.pictures.shelf import sprite
from bot.pictures.table_picture import NO_AVATARS, Avatars
from bot.words.names import escape
from bot.words.sheets import Heading, Ink, Line, Sheet, SheetPerson, in_sheets, sheet_alt, sheets_text

SMALL = 26
"""The size of the smallest letters of a sheet, in pixels."""


_MARGIN, _PAD, _GAP = 14, 14, 18
_BODY = WIDTH - 2 * _MARGIN
_TITLE, _SUBTITLE, _HEAD_LINE, _ROW, _PAIR_ROW = 64, 38, 34, 64, 100
_TITLE_SIZES, _CELL_SIZES = (40, 36, 32, 29, SMALL), (32, 29, SMALL)
_NAME_SIZES, _PAIR_SIZES = _CELL_SIZES, (29, SMALL)
_FACE, _PAIR_FACE, _HEAD_FACE, _MEDAL = 50, 42, 64, 46
_PERSON_COLUMN, _MOST_LABEL = 176, 340
_LEAST_NAME = 214  # the least width of a name, even if columns are wide
_MEDALS: Mapping[int, Colour] = {1: palette.GOLD, 2: palette.SILVER, 3: palette.BRONZE}
_INKS: Mapping[Ink, Colour] = {Ink.PLAIN: palette.TEXT_DIM, Ink.STRONG: palette.TEXT, Ink.BEST: palette.GOLD}


class Drawing(NamedTuple):
    """A picture of figures to be drawn: the function that draws it with avatars, its alt text, and who is on it."""

    make: Callable[[Avatars], bytes]
    alt: str
    people: tuple[int, ...] = ()


def sheet_drawings(sheet: Sheet) -> tuple[Drawing, ...]:
    """Return the pictures of a sheet: one for every twenty lines, none if it has no lines."""
    return tuple(Drawing(partial(sheet_picture, one), sheet_alt(one), _people_on(one)) for one in in_sheets(sheet))


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
    """Return the ids of all people whose avatars may be shown."""
    people = [person for line in sheet.lines for person in line.people]
    people += [heading.person for heading in sheet.headings if heading.person is not None]
    return tuple(one.user_id for one in people if one.user_id is not None and not one.is_computer)


def portrait_of(person: SheetPerson) -> Portrait:
    """Return the portrait for somebody without a known avatar."""
    if person.is_computer:
        return Portrait(palette.PLATE, animal=person.name)
    return Portrait.of_person(person.user_id, shown_name(person))


def shown_name(person: SheetPerson) -> str:
    """Return somebody's name as pictures can show it."""
    return drawable_name(person.name) or "?"


def sheet_picture(sheet: Sheet, avatars: Avatars = NO_AVATARS) -> bytes:
    """Draw a sheet as a PNG, 800 pixels wide."""
    return draw_sheet(sheet, avatars).png(CLOSE_COMPRESSION)


def draw_sheet(sheet: Sheet, avatars: Avatars = NO_AVATARS) -> Canvas:
    """Paint a sheet on a new canvas."""
    drawn = [heading.drawn for heading in sheet.headings]
    lines = tuple(replace(line, cells=tuple(compress(line.cells, drawn))) for line in sheet.lines)
    sheet = replace(sheet, headings=tuple(compress(sheet.headings, drawn)), lines=lines)
    columns = _Columns.of(sheet)
    top = title_height(subtitle=bool(sheet.subtitle))
    head = columns.head_height(sheet)
    heights = [_PAIR_ROW if len(line.people) > 1 else _ROW for line in sheet.lines]
    canvas = Canvas((WIDTH, top + head + sum(heights) + _MARGIN), palette.RAIL)
    paint_title(canvas, sheet.title, sheet.subtitle)
    faces = list(_paint_head(canvas, (_MARGIN, top), head, sheet, columns))
    high = top + head
    for number, (line, height) in enumerate(zip(sheet.lines, heights, strict=True)):
        if line.total:
            canvas.box((_MARGIN, high), (_BODY, height), palette.PLATE_TOTAL, 14)
        elif number % 2 == 0:
            canvas.box((_MARGIN, high), (_BODY, height), palette.PLATE, 14)
        faces += _paint_line(canvas, (_MARGIN, high + height // 2), line, columns)
        high += height
    paint_avatars(canvas, faces, avatars)
    return canvas


def title_height(*, subtitle: bool) -> int:
    """Return the height of what ``paint_title`` paints."""
    return _TITLE + (_SUBTITLE if subtitle else 0)


def paint_title(canvas: Canvas, title: str, subtitle: str = "") -> None:
    """Paint the title and subtitle of a picture along its upper edge."""
    room = WIDTH - 2 * _MARGIN
    canvas.text((WIDTH // 2, _TITLE // 2 + 2), title, fitting_size(title, _TITLE_SIZES, room), palette.GOLD, "m", room)
    if subtitle:
        spot = (WIDTH // 2, _TITLE + _SUBTITLE // 2 - 6)
        canvas.text(spot, subtitle, fitting_size(subtitle, (29, SMALL), room), palette.TEXT_DIM, "m", room)


Face = tuple[Spot, SheetPerson, int]
"""The upper left point of a face, the person, and the size."""


def paint_avatars(canvas: Canvas, faces: Iterable[Face], avatars: Avatars) -> None:
    """Paint the avatars that are available over the portraits already painted."""
    canvas.photographs((spot, file, size) for spot, person, size in faces if (file := _file_of(person, avatars)))


def _file_of(person: SheetPerson, avatars: Avatars) -> str | None:
    return None if person.is_computer or person.user_id is None else avatars.get(person.user_id)


@dataclass(frozen=True, slots=True)
class _Columns:
    """Where the parts of a line are, in pixels from the body's left edge. ``rights`` are the columns' right edges."""

    name: int
    name_right: int
    rights: tuple[int, ...]
    widths: tuple[int, ...]
    heads: tuple[tuple[str, ...], ...]
    place: int
    size: int
    label_size: int

    @classmethod
    def of(cls, sheet: Sheet) -> _Columns:
        """Make each column as wide as its contents. Names get the rest."""
        places = [text_width(line.place, 32) for line in sheet.lines if line.place]
        place = max([*places, *(_MEDAL for line in sheet.lines if line.medal)], default=0)
        name = _PAD + (place + 14 if place else 0)
        least = max((_least_name(line) for line in sheet.lines), default=0)
        room = _BODY - _PAD - name - least
        size, cells = _cell_widths(sheet, room)
        spare = room + least - max((_wanted_name(line) for line in sheet.lines), default=0)
        heads, widths = _fit_heads(cells, sheet.headings, room, spare)
        rights, right = [], _BODY - _PAD
        for width in reversed(widths):
            rights.append(right)
            right -= width + _GAP
        shown = tuple(split_words(words, width) for words, width in zip(heads, widths, strict=True))
        labels = (fitting_size(line.label, _CELL_SIZES, right - name) for line in sheet.lines if line.label)
        label_size = min(labels, default=_CELL_SIZES[0])
        return cls(name, right, tuple(reversed(rights)), tuple(widths), shown, place, size, label_size)

    def head_height(self, sheet: Sheet) -> int:
        """Return the height of the headings."""
        lines = max((len(words) for words in self.heads if any(words)), default=0)
        faces = any(heading.person is not None for heading in sheet.headings)
        return lines * _HEAD_LINE + (10 if lines else 0) + (_HEAD_FACE + 12 if faces else 0)


def _least_name(line: Line) -> int:
    return _LEAST_NAME if line.people else min(_MOST_LABEL, text_width(line.label, SMALL) + 2)


def _wanted_name(line: Line) -> int:
    if not line.people:
        return min(_MOST_LABEL, text_width(line.label, _CELL_SIZES[0]) + 2)
    face, size = (_PAIR_FACE, _PAIR_SIZES[0]) if len(line.people) > 1 else (_FACE, _NAME_SIZES[0])
    return face + 12 + max(text_width(shown_name(person), size) for person in line.people)


def _cell_widths(sheet: Sheet, room: int) -> tuple[int, list[int]]:
    for size in _CELL_SIZES:
        columns = zip(*(line.cells for line in sheet.lines), strict=True)
        widths = [max(text_width(cell.words, size) for cell in column) + 2 for column in columns]
        widths = widths or [0] * len(sheet.headings)
        if sum(widths) + _GAP * len(widths) <= room:
            break
    return size, _cap_widths(widths, room)


def _cap_widths(widths: list[int], room: int) -> list[int]:
    while widths and sum(widths) + _GAP * len(widths) > room and max(widths) > SMALL:
        widest = max(widths)
        widths = [width - max(1, width // 20) if width == widest else width for width in widths]
    return widths


def _fit_heads(cells: Sequence[int], headings: Sequence[Heading], room: int, spare: int) -> tuple[list[str], list[int]]:
    """Return the headings and the widths of the columns.

    If ``spare``, the room beside full names, is enough, every heading is on one line. Otherwise short headings are used
    if there are any, and each may take two lines. Columns widen for their headings while ``room`` or ``spare`` lasts.
    """
    gaps = _GAP * len(cells)
    words = [heading.words if heading.person is None else shown_name(heading.person) for heading in headings]
    widths = _widen(cells, headings, [(word,) for word in words])
    if sum(widths) + gaps <= spare:
        return words, widths
    if any(heading.short for heading in headings):
        words = [heading.short or full for heading, full in zip(headings, words, strict=True)]
    heads = [_narrowest(word) for word in words]
    full_widths, widths = _widen(cells, headings, heads), list(cells)
    left = max(room, spare) - sum(widths) - gaps
    for number in sorted(range(len(widths)), key=lambda number: full_widths[number] - widths[number]):
        more = min(full_widths[number] - widths[number], max(0, left))
        widths[number] += more
        left -= more
    return words, widths


def _widen(cells: Sequence[int], headings: Sequence[Heading], heads: Sequence[tuple[str, ...]]) -> list[int]:
    return [
        max(cell, _PERSON_COLUMN if heading.person else max((text_width(line, SMALL) + 2 for line in head), default=0))
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


def _paint_line(canvas: Canvas, spot: Spot, line: Line, columns: _Columns) -> Iterator[Face]:
    left, middle = spot
    _paint_place(canvas, spot, line, columns)
    room = columns.name_right - columns.name
    if line.people:
        yield from _paint_people(canvas, (left + columns.name, middle), line.people, room)
    elif line.label:
        ink = palette.TEXT if line.total else palette.TEXT_DIM
        canvas.text((left + columns.name, middle), line.label, columns.label_size, ink, width=room)
    for cell, right, width in zip(line.cells, columns.rights, columns.widths, strict=True):
        shade = Ink.STRONG if line.total and cell.ink is Ink.PLAIN else cell.ink
        canvas.text((left + right, middle), cell.words, columns.size, _INKS[shade], "r", width)


def _paint_place(canvas: Canvas, spot: Spot, line: Line, columns: _Columns) -> None:
    if not line.place:
        return
    left, middle = spot
    right = left + _PAD + columns.place
    if line.medal:
        centre = (right - _MEDAL // 2, middle)
        canvas.stamp(centre, disc(_MEDAL), _MEDALS[line.medal])
        canvas.text(centre, line.place, 29, palette.CHIP_TEXT, "m", _MEDAL)
    else:
        canvas.text((right, middle), line.place, 32, palette.TEXT_DIM, "r", columns.place + 4)


def _paint_people(canvas: Canvas, spot: Spot, people: Sequence[SheetPerson], room: int) -> Iterator[Face]:
    left, middle = spot
    pair = len(people) > 1
    face, sizes = (_PAIR_FACE, _PAIR_SIZES) if pair else (_FACE, _NAME_SIZES)
    for number, person in enumerate(people[:2]):
        high = middle + (46 * number - 23 if pair else 0)
        yield from paint_face(canvas, (left, high - face // 2), person, face)
        space = room - face - 12
        name, ink = shown_name(person), palette.TEXT_DIM if person.dim else palette.TEXT
        canvas.text((left + face + 12, high), name, fitting_size(name, sizes, space), ink, width=space)


def paint_face(canvas: Canvas, spot: Spot, person: SheetPerson, size: int) -> Iterable[Face]:
    """Paint somebody's portrait. Return where their avatar goes."""
    canvas.picture(spot, sprite(portrait_picture, portrait_of(person), size))
    return ((spot, person, size),)
