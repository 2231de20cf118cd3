"""Layouts of messages: words, a picture and buttons, in a common look.

Make a new ``LayoutView`` for each message: discord.py must never get one twice.
"""

from __future__ import annotations

import io
import itertools
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache, partial
from typing import Any

import discord

Item = discord.ui.Item[Any]

FELT = discord.Colour(0x2E6B4F)
YOUR_TURN = discord.Colour(0xE0A526)
RESTING = discord.Colour(0x7A8288)

PHONE_ROW = 4
"""How many short buttons a phone shows side by side."""
_PHONE_WIDTH, _BUTTON_PADDING, _BUTTON_GAP, _EMOJI_WIDTH = 276, 26, 8, 22
"""Widths in pixels: a row on a phone, a button without its label, the gap between two, an emoji."""
TEXT_STYLE = "\ufe0e"
"""Follows a suit's sign so that it is drawn as text. It has no width."""
_NARROW, _BROAD = frozenset("fijlrtIJ.,:;!|()-’' \u00a0"), frozenset("mwMWOQ%&@…—")
"""Letters that are narrower, and broader, than most."""
_LAST_LATIN = 0x24F
BLANK = "\u2800"
"""A letter without ink, for buttons without a label: Discord refuses labels of spaces only."""

_CODE = re.compile(r"(```.*?```|`[^`]*`)", re.DOTALL)
_JOINED = re.compile(r"(?:(?<=\d)|(?<=\d\*\*)) (?=[^\W\d_]|%)|(?<=[^\s#>-]) (?=\d+\s?%|· )")
"""Blanks that must not break: between a number and its unit, before a share ("J♠ 50%"), before a separator."""


LONGEST_MESSAGE, LONGEST_ALT = 4000, 1024
"""The most characters of all words in a message, and of a picture's description."""
MOST_COMPONENTS = 40
"""The most components of a message, nested ones and frames included."""
MOST_FILES = 10
MOST_OPTIONS = 25
"""The most options of a menu."""
LONGEST_LABEL, LONGEST_OPTION, LONGEST_PLACEHOLDER = 80, 100, 150
"""The most characters of a button's label, of each line of a menu's option, and of a menu's placeholder."""


def frame_layout(parts: Iterable[Item], colour: discord.Colour = FELT) -> discord.ui.LayoutView:
    """Return a layout with these parts in a frame.

    The view is stopped at once: presses are routed by their ids, so discord.py need not wait for them. It would keep
    each private view for fifteen minutes, with a task and a timer.
    """
    view = discord.ui.LayoutView(timeout=None)
    view.stop()
    fitting = [*_take_fitting(parts)]
    _fit_words(fitting)
    view.add_item(discord.ui.Container(*fitting, accent_colour=colour))
    return view


def _take_fitting(parts: Iterable[Item]) -> Iterator[Item]:
    """Yield as many of these parts as Discord accepts in a frame. A row may lose its last buttons."""
    room = MOST_COMPONENTS - 1
    for part in parts:
        size = 1
        if isinstance(part, discord.ui.ActionRow):
            buttons = part.children
            size += len(buttons)
            if size > room > 1:
                part, size = discord.ui.ActionRow(*buttons[: room - 1]), room
        if size > room:
            return
        room -= size
        yield part


def _fit_words(parts: Iterable[Item]) -> None:
    """Join words that belong on one line, and shorten texts that are too long for Discord.

    The longest block loses middle lines: its first lines tell what it is about, its last lines what is new.
    """
    blocks: list[discord.ui.TextDisplay[Any]] = []
    for part in parts:
        if isinstance(part, discord.ui.TextDisplay):
            part.content = _join_words(part.content)
            blocks.append(part)
        elif isinstance(part, discord.ui.ActionRow):
            for item in part.children:
                _shorten_labels(item)
    while (over := sum(len(block.content) for block in blocks) - LONGEST_MESSAGE) > 0:
        longest = max(blocks, key=lambda block: len(block.content))
        longest.content = shorten(longest.content, max(1, len(longest.content) - over))


def change_prose(text: str, change: Callable[[str], str]) -> str:
    """Return the text with a change made to everything in it that is not code."""
    parts = zip(_CODE.split(text), itertools.cycle((False, True)))
    return "".join(part if code else change(part) for part, code in parts)


def _join_words(text: str) -> str:
    return change_prose(text, partial(_JOINED.sub, "\u00a0"))


def _shorten_labels(item: Item) -> None:
    if isinstance(item, discord.ui.Button):
        if item.label is not None and len(item.label) > LONGEST_LABEL:
            item.label = shorten(item.label, LONGEST_LABEL)
    elif isinstance(item, discord.ui.Select):
        item.placeholder = item.placeholder and shorten(item.placeholder, LONGEST_PLACEHOLDER)
        for option in item.options:
            option.label = shorten(option.label, LONGEST_OPTION)
            option.description = option.description and shorten(option.description, LONGEST_OPTION)


def shorten(text: str, longest: int) -> str:
    """Shorten a text to this many characters: omit middle lines, or cut the end of a single line."""
    if len(text) <= longest:
        return text
    lines = text.split("\n")
    length, dropped = len(text) + 2, (len(lines) - 1) // 2
    first, last = lines[:dropped], lines[dropped:]
    while length > longest and len(first) + len(last) > 2:
        gone = last.pop(0) if len(last) > max(1, len(first)) else first.pop()
        length -= len(gone) + 1
    short = "\n".join([*first, "…", *last])
    return short if len(short) <= longest else text[: longest - 1] + "…"


def in_even_rows(buttons: Iterable[Item]) -> list[Item]:
    """Return buttons in as few rows as fit a phone, evenly filled (five as three and two). A menu has its own row."""
    waiting = list(buttons)
    rows: list[Item] = []
    for size in _row_sizes(tuple(map(_width, waiting))):
        rows.append(discord.ui.ActionRow(*waiting[:size]))
        del waiting[:size]
    return rows


@lru_cache(maxsize=2048)
def _row_sizes(widths: tuple[int, ...]) -> tuple[int, ...]:
    """Return how many items of these widths go in each row. Cached, because most messages have the same widths."""
    if not widths:
        return ()
    ways = [
        (size, *_row_sizes(widths[size:]))
        for size in range(1, min(PHONE_ROW, len(widths)) + 1)
        if size == 1 or _fits(widths[:size])
    ]
    return min(ways, key=lambda sizes: (len(sizes), sum(size * size for size in sizes), [-size for size in sizes]))


def fits_on_phone(row: Sequence[Item]) -> bool:
    """Return whether these buttons fit side by side on a phone."""
    return _fits([_width(item) for item in row])


def _fits(widths: Sequence[int]) -> bool:
    return len(widths) <= PHONE_ROW and sum(widths) + _BUTTON_GAP * (len(widths) - 1) <= _PHONE_WIDTH


def _width(item: Item) -> int:
    if not isinstance(item, discord.ui.Button):
        return _PHONE_WIDTH
    return _label_width(item.label or "") + (_EMOJI_WIDTH if item.emoji else 0)


@lru_cache(maxsize=2048)
def _label_width(label: str) -> int:
    """Return the approximate width in pixels of a button with this label. Cached, because labels repeat."""
    return _BUTTON_PADDING + round(sum(map(_letter_width, label)))


def _letter_width(letter: str) -> float:
    if letter == TEXT_STYLE:
        return 0.0
    if letter in _NARROW:
        return 4.8
    if letter in _BROAD:
        return 12.0
    return 14.0 if ord(letter) > _LAST_LATIN and letter != BLANK else 9.5 if letter.isupper() else 8.1


def in_rows(buttons: Iterable[Item], size: int) -> list[Item]:
    """Return buttons in rows of this length."""
    waiting = list(buttons)
    return [discord.ui.ActionRow(*waiting[start : start + size]) for start in range(0, len(waiting), size)]


def picture(name: str, alt: str) -> Item:
    """Return an item that shows the attached file with this name; ``alt`` describes it."""
    return pictures([(name, alt)])


def pictures(named_pictures: Iterable[tuple[str, str]]) -> Item:
    """Return an item that shows pictures side by side, by their file names and descriptions."""
    items = ((f"attachment://{name}", _plain_alt(alt)) for name, alt in named_pictures)
    return discord.ui.MediaGallery(*(discord.MediaGalleryItem(media, description=alt) for media, alt in items))


def _plain_alt(alt: str) -> str:
    """Return a description cut to Discord's length and without asterisks, because alt texts render no bold."""
    return shorten(alt.replace("**", ""), LONGEST_ALT)


def as_file(data: bytes, name: str, alt: str) -> discord.File:
    """Return a new file object: discord.py reads each only once."""
    return discord.File(io.BytesIO(data), name, description=_plain_alt(alt))


def page_layout(
    text: str,
    items: Sequence[Item] = (),
    *,
    above: Item | None = None,
    colour: discord.Colour = FELT,
    row: int | None = None,
) -> discord.ui.LayoutView:
    """Return a layout of words, a picture above, and menus or rows of ``row`` buttons (default: what fits a phone)."""
    rows = in_even_rows(items) if row is None else in_rows(items, row)
    parts = [above, discord.ui.TextDisplay(text), *rows]
    return frame_layout([part for part in parts if part is not None], colour)


def words_layout(text: str) -> discord.ui.LayoutView:
    """Return a layout with words only, for an answer or a refusal."""
    return page_layout(text, colour=RESTING)


def file_layout(text: str, names: Iterable[str]) -> discord.ui.LayoutView:
    """Return a layout with words and the attached files with these names, as many as Discord accepts."""
    view = words_layout(text)
    for name in itertools.islice(names, MOST_FILES):
        view.add_item(discord.ui.File(f"attachment://{name}"))
    return view
