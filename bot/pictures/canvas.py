"""A picture while it is being painted: rectangles, cards and lines of text on the felt.

A picture uses one palette from its first pixel on. So a painted piece can be pasted again, and no colours need to be
reduced at the end. On a ground of one colour, a piece is cached with its soft edges blended into that ground. On any
other ground the edges are blended each time.
"""

from __future__ import annotations

import io
import struct
from collections.abc import Callable, Iterable, Sequence
from itertools import accumulate
from pathlib import Path
from typing import NamedTuple

from PIL import GifImagePlugin, Image, ImageChops, ImageDraw
from zlib_ng import zlib_ng

from bot.engine.cards import Card, Suit
from bot.pictures import palette
from bot.pictures.layout import Spot
from bot.pictures.letters import NARROWEST, cut_to_width, narrow_text_mask, text_mask, text_width, tight_text_mask
from bot.pictures.palette import Colour, suit_colour
from bot.pictures.shapes import FINE, disc, rounded_box, shape
from bot.pictures.shelf import SHELF, Sprite, inked, to_palette
from bot.tables.preferences import DeckColours

COMPRESSION, CLOSE_COMPRESSION = 5, 8
"""Levels of zlib-ng: the usual one, and one for large pictures that no player on turn waits for, with a tenth fewer
bytes in five times the time.
"""
_PNG = b"\x89PNG\r\n\x1a\n"  # how every PNG file begins
_PNG_HEADER = struct.Struct(">8s4x4sII")
"""The signature, then the first chunk's kind, and the picture's width and height."""
_LARGEST_AVATAR = 1024  # avatars with a longer side, in pixels, are not decoded; the bot asks for 128
_EIGHT_BITS_OF_A_PALETTE = (8, 3)  # a PNG's bit depth and colour type
_COLOURS = 255  # most colours of a picture; one more means "unchanged" in a frame of an animation
_PHOTO_COLOURS = 22  # colours used for one avatar
MOST_PHOTOGRAPHS = (_COLOURS - len(palette.ALL)) // _PHOTO_COLOURS
"""How many avatars fit into a picture's palette, whatever their colours: six."""


@SHELF.keep
def _avatar(file: str, size: int) -> Image.Image | None:
    try:
        data = Path(file).read_bytes()
        if not _is_small_png(data):
            return None
        with Image.open(io.BytesIO(data), formats=("PNG",)) as image:
            seen = image.convert("RGBA").resize((size, size), Image.Resampling.LANCZOS)
    except Exception:  # noqa: BLE001 - an untrusted file: if Pillow raises anything, there is no avatar
        return None
    flat = Image.new("RGB", seen.size, palette.PLATE)
    flat.paste(seen, (0, 0), seen)
    return flat


def _is_small_png(data: bytes) -> bool:
    """Return whether a file starts as a PNG of at most ``_LARGEST_AVATAR`` pixels a side. Nothing is decoded."""
    if len(data) < _PNG_HEADER.size:
        return False
    signature, chunk, *size = _PNG_HEADER.unpack_from(data)
    return signature == _PNG and chunk == b"IHDR" and all(0 < side <= _LARGEST_AVATAR for side in size)


@SHELF.keep
def _photograph(file: str, size: int) -> tuple[Image.Image, list[Colour]] | None:
    flat = _avatar(file, size)
    return None if flat is None else _reduce(flat, _PHOTO_COLOURS)


def _reduce(image: Image.Image, most: int) -> tuple[Image.Image, list[Colour]]:
    reduced = image.quantize(most, dither=Image.Dither.FLOYDSTEINBERG)
    parts = reduced.getpalette() or []
    colours = [(parts[at], parts[at + 1], parts[at + 2]) for at in range(0, len(parts), 3)]
    return Image.frombytes("L", reduced.size, reduced.tobytes()), colours


def _ground(size: tuple[int, int], colour: Colour) -> Image.Image:
    image = Image.new("P", size, palette.ALL.index(colour))
    image.putpalette(palette.RGB)
    return image


Box = tuple[int, int, int, int]
"""Left, top, right and bottom of a rectangle. Right and bottom are just outside it."""


class Piece(NamedTuple):
    """Something painted: its rectangle, the card or words that it shows, and its ink (``None``: everywhere)."""

    box: Box
    shows: Card | str | None
    mask: Image.Image | None

    @property
    def ink(self) -> Box | None:
        """The rectangle around the visible ink; ``None`` if nothing was painted."""
        inner = (0, 0, self.box[2] - self.box[0], self.box[3] - self.box[1])
        inked = inner if self.mask is None else self.mask.getbbox()
        if inked is None:
            return None
        left, top = self.box[:2]
        return left + inked[0], top + inked[1], left + inked[2], top + inked[3]


def pill_width(text: str, size: int) -> int:
    """Return the width of a pill with this text, in pixels."""
    return text_width(text, size) + size


class Canvas:
    """A picture being painted, on the felt or on a ground of one colour. All positions and sizes are in pixels."""

    def __init__(self, size: tuple[int, int], colour: Colour = palette.FELT, compression: int = COMPRESSION) -> None:
        self._compression = compression
        self._image = _ground(size, colour)
        self._painted: list[tuple[Spot, Image.Image, Card | str | None, bool]] = []
        self._photo_colours: list[Colour] = []

    def box(self, spot: Spot, size: tuple[int, int], colour: Colour, radius: int = 14) -> None:
        """Paint a filled rectangle with rounded corners; ``spot`` is its upper left point."""
        self._ink(spot, rounded_box(size[0], size[1], radius), colour)

    def paint_framed(
        self, spot: Spot, size: tuple[int, int], colour: Colour, frame: Colour, line: int, radius: int
    ) -> None:
        """Paint a filled rectangle with a frame; ``spot`` is its upper left point."""
        self.box(spot, size, frame, radius)
        if colour != frame:
            inner = (size[0] - 2 * line, size[1] - 2 * line)
            self.box((spot[0] + line, spot[1] + line), inner, colour, max(2, radius - line))

    def picture(self, spot: Spot, picture: Sprite, *, shows: Card | None = None, faded: bool = False) -> None:
        """Paint a card's face or another sprite; ``spot`` is its upper left point."""
        self._image.paste(picture.faded if faded else picture.image, spot, picture.opaque)
        self._painted.append((spot, picture.image, shows, False))

    def photograph(self, spot: Spot, file: str, size: int) -> None:
        """Paint an avatar as a disc by its upper left point, in colours still free; nothing if it cannot be read."""
        photo = _photograph(file, size)
        if photo is not None:
            pixels, colours = photo
            self._paint_photograph(spot, pixels, self._add_colours(colours))

    def reserve_photographs(self, files: Iterable[str], size: int) -> None:
        """Add these avatars' colours to the palette, so that pictures with the same avatars share a palette."""
        for file in files:
            photo = _photograph(file, size)
            if photo is not None:
                self._add_colours(photo[1])

    def photographs(self, places: Iterable[tuple[Spot, str, int]]) -> None:
        """Paint avatars, each by its upper left point, file and size. They share the unused colours of the palette."""
        shown = [(spot, seen) for spot, file, size in places if (seen := _avatar(file, size)) is not None]
        if not shown:
            return
        strip = Image.new("RGB", (sum(seen.width for _, seen in shown), max(seen.height for _, seen in shown)))
        edges = list(accumulate((seen.width for _, seen in shown), initial=0))
        for edge, (_, seen) in zip(edges, shown, strict=False):
            strip.paste(seen, (edge, 0))
        pixels, colours = _reduce(strip, _COLOURS - len(palette.ALL) - len(self._photo_colours))
        places_of_colours = self._add_colours(colours)
        for edge, (spot, seen) in zip(edges, shown, strict=False):
            piece = pixels.crop((edge, 0, edge + seen.width, seen.height))
            self._paint_photograph(spot, piece, places_of_colours)

    def _add_colours(self, colours: Sequence[Colour]) -> list[int]:
        all_colours = [*palette.ALL, *self._photo_colours]
        self._photo_colours += [colour for colour in colours if colour not in all_colours][
            : _COLOURS - len(all_colours)
        ]
        index = {colour: number for number, colour in enumerate([*palette.ALL, *self._photo_colours])}
        return [index.get(colour, 0) for colour in colours]

    def _paint_photograph(self, spot: Spot, pixels: Image.Image, places: Sequence[int]) -> None:
        """Paint a square of indices as a disc. ``places`` has the palette's index for each of them."""
        inked = Image.frombytes("P", pixels.size, pixels.point([*places, *[0] * (256 - len(places))]).tobytes())
        self._image.paste(inked, spot, disc(pixels.width).point(lambda value: 255 if value > 127 else 0))
        self._painted.append((spot, pixels, None, False))

    def paint_centred(self, spot: Spot, picture: Sprite, *, shows: Card | None = None, faded: bool = False) -> None:
        """Paint a sprite with its centre at ``spot``."""
        at = (spot[0] - picture.width // 2, spot[1] - picture.height // 2)
        self.picture(at, picture, shows=shows, faded=faded)

    def stamp(self, spot: Spot, mask: Image.Image, colour: Colour) -> None:
        """Paint a shape in one colour, with its centre at ``spot``."""
        self._ink((spot[0] - mask.width // 2, spot[1] - mask.height // 2), mask, colour)

    def line(self, spots: Sequence[Spot], width: int, colour: Colour) -> None:
        """Paint a line through these spots with round corners and ends. It is not cached: no two lines are alike."""
        edge = width
        left, top = (min(spot[axis] for spot in spots) - edge for axis in (0, 1))
        size = [max(spot[axis] for spot in spots) + edge - start for axis, start in ((0, left), (1, top))]
        mask = Image.new("L", (size[0] * FINE, size[1] * FINE), 0)
        points = [((x - left) * FINE, (y - top) * FINE) for x, y in spots]
        pen, radius = ImageDraw.Draw(mask), width * FINE / 2
        pen.line(points, 255, width * FINE)
        for x, y in points:
            pen.ellipse((x - radius, y - radius, x + radius, y + radius), 255)
        self._blend((left, top), mask.reduce(FINE), colour)

    def text(
        self,
        spot: Spot,
        text: str,
        size: int,
        colour: Colour = palette.TEXT,
        anchor: str = "l",
        width: int | None = None,
    ) -> None:
        """Paint a line of text, at most ``width`` wide. ``spot`` is at its left, middle or right, at half height."""
        if width is None or text_width(text, size) + 2 <= width:
            self._text(spot, text, text_mask(text, size), colour, anchor)
            return
        cut = cut_to_width(text, size, round(width / NARROWEST))
        self._text(spot, cut, narrow_text_mask(cut, size, width), colour, anchor)

    def number(self, spot: Spot, text: str, size: int, colour: Colour, anchor: str = "l") -> None:
        """Paint a large number, placed by the ink of its figures without the space above and below."""
        self._text(spot, text, tight_text_mask(text, size), colour, anchor)

    def _text(self, spot: Spot, text: str, mask: Image.Image, colour: Colour, anchor: str) -> None:
        left = spot[0] - {"l": 0, "m": mask.width // 2, "r": mask.width}[anchor]
        self._ink((left, spot[1] - mask.height // 2), mask, colour, text)

    def pill(self, spot: Spot, text: str, size: int, colour: Colour, back: Colour, width: int = 240) -> None:
        """Paint a line of text on a small rounded ground, with its centre at ``spot``."""
        wide, high = min(width, pill_width(text, size)), size + size // 2
        self.box((spot[0] - wide // 2, spot[1] - high // 2), (wide, high), back, high // 2)
        self.text(spot, text, size, colour, "m", wide - size // 2)

    def suit_disc(self, spot: Spot, size: int, suit: Suit, sign: int, colours: DeckColours) -> None:
        """Paint a suit's sign on a white disc, with its centre at ``spot``."""
        self.stamp(spot, disc(size), palette.CARD)
        self.stamp(spot, shape(suit.letter, sign), suit_colour(suit, colours))

    @property
    def pieces(self) -> tuple[Piece, ...]:
        """Everything painted so far, in order: later pieces cover earlier ones."""
        return tuple(
            Piece((x, y, x + image.width, y + image.height), shows, image if is_mask else None)
            for (x, y), image, shows, is_mask in self._painted
        )

    @property
    def colours(self) -> tuple[Colour, ...]:
        """The colours of the palette, including those of photographs."""
        return (*palette.ALL, *self._photo_colours)

    @property
    def image(self) -> Image.Image:
        """The picture painted so far, with its palette."""
        if self._photo_colours:
            self._image.putpalette([part for colour in self.colours for part in colour])
        return self._image

    def png(self) -> bytes:
        """Return the picture as a PNG file. Pillow's own writer takes half as long again for a tenth more bytes."""
        image = self.image
        rows = Image.new("P", (image.width + 1, image.height))
        rows.paste(image, (1, 0))  # each row begins with its filter type; 0 means none
        header = struct.pack(">IIBBBBB", *image.size, *_EIGHT_BITS_OF_A_PALETTE, 0, 0, 0)
        chunks = (
            (b"IHDR", header),
            (b"PLTE", bytes(image.getpalette() or ())),
            (b"IDAT", zlib_ng.compress(rows.tobytes(), self._compression)),
            (b"IEND", b""),
        )
        return _PNG + b"".join(
            struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib_ng.crc32(kind + data))
            for kind, data in chunks
        )

    def _ink(self, spot: Spot, mask: Image.Image, colour: Colour, shows: str | None = None) -> None:
        self._painted.append((spot, mask, shows, True))
        under = self._image.crop((*spot, spot[0] + mask.width, spot[1] + mask.height))
        lowest, highest = under.getextrema()[:2]
        if lowest == highest and isinstance(lowest, int | float):
            self._image.paste(inked(mask, colour, int(lowest)), spot)
        else:
            self._blend(spot, mask, colour)

    def _blend(self, spot: Spot, mask: Image.Image, colour: Colour) -> None:
        blended = self._image.crop((*spot, spot[0] + mask.width, spot[1] + mask.height)).convert("RGB")
        blended.paste(colour, (0, 0), mask)
        self._image.paste(to_palette(blended), spot)


def png_of(draw: Callable[..., Canvas], *of: object, **how: object) -> bytes:
    """Return what ``draw(*of, **how)`` paints as a PNG file."""
    return draw(*of, **how).png()


_LOOP = b"!\xff\x0bNETSCAPE2.0\x03\x01\0\0\0"
_LEAVE_IN_PLACE = 1


def join_frames(frames: Iterable[tuple[Canvas, int]]) -> bytes:
    """Return a looping GIF of pictures of equal size and colours, each with its duration in milliseconds.

    All frames share one palette, and each frame stores only what differs from the one before. Pillow's own writer
    gives every frame its own palette, which takes twice as long.
    """
    blocks: list[bytes] = []
    before: Canvas | None = None
    for canvas, milliseconds in frames:
        image, clear = canvas.image, len(canvas.colours)
        box, changed = (0, 0, *image.size), image
        if before is None:
            bits = clear.bit_length()
            colours = bytes(part for colour in canvas.colours for part in colour).ljust(3 << bits, b"\0")
            blocks += [b"GIF89a", struct.pack("<HHBBB", *image.size, 0x80 | bits - 1, 0, 0), colours, _LOOP]
        else:
            assert canvas.colours == before.colours  # noqa: S101 - the file has one palette
            difference = ImageChops.difference(before.image, image)
            box = difference.getbbox() or (0, 0, 1, 1)
            changed = image.crop(box)
            changed.paste(clear, mask=difference.crop(box).point([255, *[0] * 255], "1"))
        about = {"duration": milliseconds, "transparency": clear, "disposal": _LEAVE_IN_PLACE}
        blocks += GifImagePlugin.getdata(changed, box[:2], **about)
        before = canvas
    return b"".join([*blocks, b";"])
