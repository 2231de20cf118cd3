"""The small pictures of the tour, drawn with the same cards as the table. Pure; call it off the event loop."""

from __future__ import annotations

import io
from functools import lru_cache

from PIL import Image

from bot.engine.cards import Card
from bot.render.picture import palette
from bot.render.picture.deck import card_back, card_face
from bot.render.picture.palette import DeckColours, suit_colour
from bot.render.picture.score_cards import score_cards
from bot.render.picture.shapes import disc, rounded, suit_shape
from bot.render.picture.typography import write
from bot.render.text.catalogue import Texts
from bot.render.text.tour import HOLDING, LADDER, SCORED, STEPS, TRICK, TRUMP, TURNED_UP, WINNER
from bot.render.text.voice import bower_of

WIDTH, HEIGHT = 800, 240
_MARGIN, _CARD = 20, 104


@lru_cache(maxsize=32)
def tour_picture(step: int, locale: str, colours: DeckColours = DeckColours.FOUR) -> bytes:
    """One step's picture as a PNG; ``step`` counts from 1."""
    image = Image.new("RGB", (WIDTH, HEIGHT), palette.FELT)
    image.paste(palette.RAIL, (8, 8), rounded(WIDTH - 16, HEIGHT - 16, 18))
    texts = Texts(locale)
    match STEPS[step - 1]:
        case "cards":
            _row(image, LADDER, _MARGIN + 8, texts, colours)
        case "trump":
            _proposal(image, texts, colours)
        case "tricks":
            _trick(image, texts, colours)
        case _:
            _points(image)
    out = io.BytesIO()
    image.quantize(96, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE).save(out, "PNG", compress_level=6)
    return out.getvalue()


def _row(
    image: Image.Image, cards: tuple[Card, ...], left: int, texts: Texts, colours: DeckColours, winner: int = -1
) -> None:
    """Cards side by side, the winner framed in gold."""
    for index, card in enumerate(cards):
        face = card_face(card, _CARD, colours, bower_of(card, TRUMP), texts.locale)
        x, y = left + index * (_CARD + 4), (HEIGHT - face.height) // 2
        if index == winner:
            image.paste(palette.GOLD, (x - 6, y - 6), rounded(_CARD + 12, face.height + 12, 16))
        image.paste(face, (x, y), face)


def _proposal(image: Image.Image, texts: Texts, colours: DeckColours) -> None:
    """The kitty with the turn-up, and at the right a hand."""
    back = card_back(_CARD)
    y = (HEIGHT - back.height) // 2
    for step in range(3):
        image.paste(back, (_MARGIN + 8 + step * 4, y - 4 + step * 4), back)
    turnup = card_face(TURNED_UP, _CARD, colours, bower_of(TURNED_UP, TRUMP), texts.locale)
    image.paste(turnup, (_MARGIN + 42, y), turnup)
    for index, card in enumerate(HOLDING):
        face = card_face(card, _CARD, colours, bower_of(card, TRUMP), texts.locale)
        image.paste(face, (230 + index * (_CARD + 4), y), face)


def _trick(image: Image.Image, texts: Texts, colours: DeckColours) -> None:
    """Trump's sign, then the trick from its lead."""
    spot = (_MARGIN + 30, (HEIGHT - 110) // 2)
    image.paste(palette.CARD, spot, disc(110))
    image.paste(suit_colour(TRUMP, colours), (spot[0] + 17, spot[1] + 19), suit_shape(TRUMP, 76))
    _row(image, TRICK, 270, texts, colours, WINNER)
    write(image, (322, HEIGHT - 24), texts("picture-led"), 20, palette.TEXT, "m")


def _points(image: Image.Image) -> None:
    """Two fives as score cards, twice as large as at the table."""
    cards = score_cards(5, 5, SCORED)
    if cards is None:
        return
    large = cards.resize((cards.width * 2, cards.height * 2), Image.Resampling.LANCZOS)
    image.paste(large, (_MARGIN + 130, (HEIGHT - large.height) // 2), large)
    write(image, (560, HEIGHT // 2), str(SCORED), 120, palette.GOLD, "m")
