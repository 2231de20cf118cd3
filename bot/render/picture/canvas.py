"""The picture being painted: rectangles, cards, chips and lines of text on the felt. Knows no game."""

from __future__ import annotations

import io
from functools import lru_cache

from PIL import Image

from bot.engine.cards import Suit
from bot.render.picture import palette
from bot.render.picture.layout import HEIGHT, WIDTH, Spot
from bot.render.picture.palette import Colour, DeckColours, suit_colour
from bot.render.picture.shapes import disc, rounded, shape
from bot.render.picture.typography import fitted, text_width, tight_text_mask, write

_PALETTE_SIZE = 96


@lru_cache(maxsize=1)
def _felt() -> Image.Image:
    """The empty table: the rail around it, the felt, a lighter ring where the cards lie."""
    felt = Image.new("RGB", (WIDTH, HEIGHT), palette.FELT)
    ring = rounded(470, 440, 200)
    felt.paste(palette.FELT_LIGHT, ((WIDTH - ring.width) // 2, (HEIGHT - ring.height) // 2), ring)
    return felt


class Canvas:
    """One picture in the making, on the felt or another ground. All positions are pixels, all sizes too."""

    def __init__(self, ground: Image.Image | None = None) -> None:
        self.image = ground or _felt().copy()

    def box(self, spot: Spot, size: tuple[int, int], colour: Colour, radius: int = 14) -> None:
        """A filled rectangle with rounded corners, by its upper left point."""
        self.image.paste(colour, spot, rounded(size[0], size[1], radius))

    def framed(self, spot: Spot, size: tuple[int, int], colour: Colour, frame: Colour, line: int, radius: int) -> None:
        """A rectangle with a frame."""
        self.box(spot, size, frame, radius)
        inner = (size[0] - 2 * line, size[1] - 2 * line)
        self.box((spot[0] + line, spot[1] + line), inner, colour, max(2, radius - line))

    def picture(self, spot: Spot, picture: Image.Image, *, faded: bool = False) -> None:
        """A card or another RGBA picture, by its upper left point."""
        mask = picture.getchannel("A")
        if faded:
            mask = mask.point(lambda value: value * 3 // 5)
        self.image.paste(picture, spot, mask)

    def centred(self, spot: Spot, picture: Image.Image, *, faded: bool = False) -> None:
        """The same by its centre."""
        self.picture((spot[0] - picture.width // 2, spot[1] - picture.height // 2), picture, faded=faded)

    def stamp(self, spot: Spot, mask: Image.Image, colour: Colour) -> None:
        """A shape in one colour, by its centre."""
        self.image.paste(colour, (spot[0] - mask.width // 2, spot[1] - mask.height // 2), mask)

    def text(
        self,
        spot: Spot,
        text: str,
        size: int,
        colour: Colour = palette.TEXT,
        anchor: str = "l",
        width: int | None = None,
    ) -> None:
        """A line of text, cut to ``width``; the spot is the middle of its height at the left, middle or right."""
        write(self.image, spot, text if width is None else fitted(text, size, width), size, colour, anchor)

    def pill(self, spot: Spot, text: str, size: int, colour: Colour, back: Colour, width: int = 240) -> None:
        """A line of text on a small rounded ground, by its centre."""
        text = fitted(text, size, width - size)
        wide, high = text_width(text, size) + size, size + size // 2
        self.box((spot[0] - wide // 2, spot[1] - high // 2), (wide, high), back, high // 2)
        self.text(spot, text, size, colour, "m")

    def suit_disc(self, spot: Spot, size: int, suit: Suit, sign: int, colours: DeckColours) -> None:
        """A suit's sign on a white disc, by its centre."""
        self.stamp(spot, disc(size), palette.CARD)
        self.stamp(spot, shape(suit.letter, sign), suit_colour(suit, colours))

    def chip(self, spot: Spot, size: int, text: str, colour: Colour, edge: Colour) -> None:
        """A round chip with a letter, by its centre."""
        self.stamp(spot, disc(size), edge)
        self.stamp(spot, disc(size - 6), colour)
        self.stamp(spot, tight_text_mask(text, round(size * 0.6)), palette.CHIP_TEXT)

    def png(self) -> bytes:
        """The finished picture, with few colours so that it is small."""
        reduced = self.image.quantize(_PALETTE_SIZE, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
        out = io.BytesIO()
        reduced.save(out, "PNG", compress_level=6)
        return out.getvalue()
