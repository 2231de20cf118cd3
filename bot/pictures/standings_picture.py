"""The standings of a Euchre night as a picture: a line for everybody or for each pair, in two columns if many.

Knows the night, no cards. Pure and synchronous, some milliseconds: call it off the event loop.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.pictures import palette
from bot.pictures.canvas import CLOSE_COMPRESSION, Canvas
from bot.pictures.layout import Spot
from bot.pictures.letters import drawable_name
from bot.pictures.shapes import shape
from bot.tournaments.movements import Entrant
from bot.tournaments.nights.night import Night
from bot.tournaments.nights.rounds import plays_mostly, standings
from bot.tournaments.standings import Placing
from bot.words.catalogue import Texts
from bot.words.nights_text import distinct_name, points_text, standings_title

_COLUMN, _MARGIN, _GAP = 640, 20, 16
_TITLE, _HEAD, _ROW = 64, 36, 38
_TITLE_SIZE, _HEAD_SIZE, _SIZE, _SIGN = 30, 18, 23, 24
_MOST_ROWS = 20
"""Most lines in a column."""

_PLACE, _NAME, _NAME_WIDTH = 46, 60, 232
_NUMBERS = (368, 436, 502, 568, 634)
"""Right edges of the numbers, in pixels: points, games, hands, loners, euchres."""

_COLUMNS = ("points", "games", "hands", "loners", "euchres")
_FIRST = 3
"""How many places from the top stand out."""


def standings_picture(night: Night, texts: Texts) -> bytes:
    """Draw a PNG, 680 pixels wide for up to twenty lines, 1336 for more."""
    rows = standings(night)
    columns = [rows[start : start + _MOST_ROWS] for start in range(0, len(rows), _MOST_ROWS)] or [()]
    longest = max(len(column) for column in columns)
    width = 2 * _MARGIN + len(columns) * _COLUMN + (len(columns) - 1) * _GAP
    canvas = Canvas((width, _TITLE + _HEAD + longest * _ROW + _MARGIN), palette.RAIL)
    title = f"{drawable_name(night.plan.name) or ''}  ·  {standings_title(night, texts)}".strip(" ·")
    canvas.text((width // 2, _TITLE // 2), title, _TITLE_SIZE, palette.GOLD, "m", width - 2 * _MARGIN)
    for number, column in enumerate(columns):
        _column(canvas, (_MARGIN + number * (_COLUMN + _GAP), _TITLE), night, column, texts)
    return canvas.png(CLOSE_COMPRESSION)


def _column(canvas: Canvas, spot: Spot, night: Night, rows: Sequence[Placing], texts: Texts) -> None:
    left, top = spot
    for right, word in zip(_NUMBERS, _COLUMNS, strict=True):
        words = texts(f"night-column-{word}")
        canvas.text((left + right, top + _HEAD // 2), words, _HEAD_SIZE, palette.TEXT_DIM, "r", 68)
    for number, placing in enumerate(rows):
        high = top + _HEAD + number * _ROW
        if number % 2 == 0:
            canvas.box((left, high), (_COLUMN, _ROW), palette.PLATE, 8)
        _line(canvas, (left, high + _ROW // 2), night, placing, texts)


def _line(canvas: Canvas, spot: Spot, night: Night, placing: Placing, texts: Texts) -> None:
    """Draw the line of a participant or a pair; those who are not ranked are dim and have no number."""
    left, middle = spot
    if placing.place is not None:
        colour = palette.GOLD if placing.place <= _FIRST else palette.TEXT_DIM
        canvas.text((left + _PLACE, middle), f"{placing.place}", _SIZE, colour, "r")
    total = placing.total
    width = _NAME_WIDTH // len(total.entrants)
    for number, entrant in enumerate(total.entrants):
        _name(canvas, (left + _NAME + number * width, middle), width - 6, night, entrant)
    points, hands = (points_text(number, texts) for number in (total.score.points, total.score.hands))
    numbers = (points, str(total.games), hands, str(total.score.loners), str(total.score.euchres))
    for place, (right, words) in enumerate(zip(_NUMBERS, numbers, strict=True)):
        colour = palette.TEXT if place == 0 and placing.place is not None else palette.TEXT_DIM
        canvas.text((left + right, middle), words, _SIZE, colour, "r", 64)


def _name(canvas: Canvas, spot: Spot, width: int, night: Night, entrant: Entrant) -> None:
    left, middle = spot
    one, indent = night.participant(entrant), 0
    own = one.user_id is not None and plays_mostly(night, entrant)
    if not own:
        indent = _SIGN + 8
        canvas.stamp((left + _SIGN // 2, middle), shape("robot", _SIGN), palette.TEXT_DIM)
    name = drawable_name(distinct_name(night, one)) or "?"
    canvas.text((left + indent, middle), name, _SIZE, palette.TEXT if own else palette.TEXT_DIM, "l", width - indent)
