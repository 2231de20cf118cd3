"""The deck on one sheet, for docs/screens: ``uv run python -m tests.screens.deck_sheet``. No browser is needed."""

from __future__ import annotations

from pathlib import Path

from PIL import Image

from bot.engine.cards import ACE, JACK, JOKER, KING, QUEEN, TEN, Card, Suit, card_of
from bot.pictures import palette
from bot.pictures.cards import card_back, card_design, card_face, emoji_image, suit_design
from bot.pictures.palette import DeckColours
from bot.words.voice import Bower

_FILE = Path(__file__).parents[2] / "docs" / "screens" / "deck.png"
_WIDE, _TALL, _GAP = 84, 118, 8
_DARK, _LIGHT = (49, 51, 56), (255, 255, 255)


def _faces() -> list[list[Image.Image]]:
    rows = []
    for colours in DeckColours:
        for suit in Suit if colours is DeckColours.FOUR else (Suit.DIAMONDS, Suit.CLUBS):
            cards = [card_face(card_of(suit, rank), _WIDE, colours) for rank in (TEN, JACK, QUEEN, KING, ACE)]
            bowers = [card_face(card_of(suit, JACK), _WIDE, colours, bower) for bower in (Bower.RIGHT, Bower.LEFT)]
            last = {Suit.SPADES: card_face(JOKER, _WIDE), Suit.HEARTS: card_back(_WIDE)}.get(suit)
            rows.append([*cards, *bowers, *([last] if last is not None and colours is DeckColours.FOUR else [])])
    return rows


def _line(ground: tuple[int, int, int], pixels: int, width: int) -> Image.Image:
    """Emojis as they stand in a line of text."""
    looks = [suit_design(suit) for suit in Suit] + [card_design(card_of(Suit.HEARTS, rank)) for rank in range(8)]
    for suit in (Suit.SPADES, Suit.DIAMONDS, Suit.CLUBS):
        looks += [card_design(Card(card_of(suit, rank))) for rank in (JACK, ACE)]
        looks += [card_design(card_of(suit, JACK), bower) for bower in (Bower.RIGHT, Bower.LEFT)]
    looks.append(card_design(JOKER))
    line = Image.new("RGB", (width, pixels + 12), ground)
    for place, look in enumerate(looks):
        small = emoji_image(look).resize((pixels, pixels), Image.Resampling.LANCZOS)
        line.paste(small, (6 + place * (pixels + 5), 6), small)
    return line


def main() -> None:
    """Draw the sheet."""
    rows, width = _faces(), 8 * (_WIDE + _GAP) + _GAP
    lines = [_line(ground, 22, width) for ground in (_DARK, _LIGHT)]
    height = len(rows) * (_TALL + _GAP) + _GAP
    sheet = Image.new("RGB", (width, height + sum(line.height for line in lines)), palette.FELT)
    for row, faces in enumerate(rows):
        for column, face in enumerate(faces):
            sheet.paste(face, (_GAP + column * (_WIDE + _GAP), _GAP + row * (_TALL + _GAP)), face)
    for line in lines:
        sheet.paste(line, (0, height))
        height += line.height
    sheet.quantize(128, dither=Image.Dither.NONE).save(_FILE, optimize=True)


if __name__ == "__main__":
    main()
