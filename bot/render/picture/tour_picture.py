"""The pictures of the tour: the very table that a newcomer will sit at. Pure; call it off the event loop."""

from __future__ import annotations

from functools import lru_cache

from bot.engine.seats import Seat
from bot.render.picture import palette
from bot.render.picture.canvas import CLOSE_COMPRESSION, Canvas
from bot.render.picture.deck import SHAPE, card_face
from bot.render.picture.layout import HEIGHT, MARGIN, WIDTH, Seating
from bot.render.picture.palette import DeckColours
from bot.render.picture.panel_picture import panel_picture
from bot.render.picture.table_picture import draw_table, table_picture
from bot.render.text.catalogue import Texts
from bot.render.text.tour import LADDER, STEPS, TRUMP
from bot.render.text.tour_hand import tour_moment
from bot.render.text.voice import bower_of

_CARD, _GAP = 102, 8


@lru_cache(maxsize=32)
def tour_picture(step: int, locale: str, colours: DeckColours = DeckColours.FOUR) -> bytes:
    """One step's picture as a PNG, 800 pixels wide; ``step`` counts from 1."""
    name, texts = STEPS[step - 1], Texts(locale)
    moment = tour_moment(name, texts)
    match name:
        case "cards":
            return _ladder(texts, colours)
        case "points":
            return table_picture(moment.table, texts, colours)
        case _:
            return panel_picture(moment.table, moment.mine, texts, colours)


def _ladder(texts: Texts, colours: DeckColours) -> bytes:
    """Four people at a table, and below it every trump, the highest at the left."""
    high = round(_CARD * SHAPE)
    canvas = Canvas((WIDTH, HEIGHT + high + 5 * MARGIN))
    draw_table(canvas, tour_moment("cards", texts).table, Seating(4, Seat(1)), texts, colours)
    canvas.box((MARGIN, HEIGHT + MARGIN), (WIDTH - 2 * MARGIN, high + 3 * MARGIN), palette.RAIL, 18)
    left = (WIDTH - len(LADDER) * (_CARD + _GAP) + _GAP) // 2
    for index, card in enumerate(LADDER):
        face = card_face(card, _CARD, colours, bower_of(card, TRUMP), texts.locale)
        canvas.picture((left + index * (_CARD + _GAP), HEIGHT + 5 * MARGIN // 2), face)
    return canvas.png(CLOSE_COMPRESSION)
