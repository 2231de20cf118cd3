"""The small pictures of the tour, drawn with the same cards as the table. Pure; call it off the event loop."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from bot.engine.cards import Card
from bot.render.picture import palette
from bot.render.picture.canvas import Canvas
from bot.render.picture.deck import card_back, card_face
from bot.render.picture.palette import DeckColours, suit_colour
from bot.render.picture.score_cards import score_cards
from bot.render.picture.shapes import disc, shape
from bot.render.text.catalogue import Texts
from bot.render.text.tour import HOLDING, LADDER, SCORED, STEPS, TRICK, TRUMP, TURNED_UP, WINNER
from bot.render.text.voice import bower_of

WIDTH, HEIGHT = 800, 240
_MARGIN, _CARD = 20, 104


@lru_cache(maxsize=32)
def tour_picture(step: int, locale: str, colours: DeckColours = DeckColours.FOUR) -> bytes:
    """One step's picture as a PNG; ``step`` counts from 1."""
    canvas = Canvas((WIDTH, HEIGHT), palette.FELT)
    canvas.box((8, 8), (WIDTH - 16, HEIGHT - 16), palette.RAIL, 18)
    texts = Texts(locale)
    match STEPS[step - 1]:
        case "cards":
            _row(canvas, LADDER, _MARGIN + 8, texts, colours)
        case "trump":
            _proposal(canvas, texts, colours)
        case "tricks":
            _trick(canvas, texts, colours)
        case _:
            _points(canvas)
    return canvas.png()


def _row(
    canvas: Canvas, cards: tuple[Card, ...], left: int, texts: Texts, colours: DeckColours, winner: int = -1
) -> None:
    """Cards side by side, the winner framed in gold."""
    for index, card in enumerate(cards):
        face = card_face(card, _CARD, colours, bower_of(card, TRUMP), texts.locale)
        x, y = left + index * (_CARD + 4), (HEIGHT - face.height) // 2
        if index == winner:
            canvas.box((x - 6, y - 6), (_CARD + 12, face.height + 12), palette.GOLD, 16)
        canvas.picture((x, y), face)


def _proposal(canvas: Canvas, texts: Texts, colours: DeckColours) -> None:
    """The kitty with the turn-up, and at the right a hand."""
    back = card_back(_CARD)
    y = (HEIGHT - back.height) // 2
    for step in range(3):
        canvas.picture((_MARGIN + 8 + step * 4, y - 4 + step * 4), back)
    _row(canvas, (TURNED_UP,), _MARGIN + 42, texts, colours)
    _row(canvas, HOLDING, 230, texts, colours)


def _trick(canvas: Canvas, texts: Texts, colours: DeckColours) -> None:
    """Trump's sign, then the trick from its lead."""
    x, y = _MARGIN + 85, HEIGHT // 2
    canvas.stamp((x, y), disc(110), palette.CARD)
    canvas.stamp((x, y + 2), shape(TRUMP.letter, 76), suit_colour(TRUMP, colours))
    _row(canvas, TRICK, 270, texts, colours, WINNER)
    canvas.text((322, HEIGHT - 24), texts("picture-led"), 20, anchor="m")


def _points(canvas: Canvas) -> None:
    """Two fives as score cards, twice as large as at the table."""
    cards = score_cards(5, 5, SCORED)
    if cards is None:
        return
    large = cards.resize((cards.width * 2, cards.height * 2), Image.Resampling.LANCZOS)
    canvas.picture((_MARGIN + 130, (HEIGHT - large.height) // 2), large)
    canvas.text((560, HEIGHT // 2), str(SCORED), 120, palette.GOLD, "m")
