"""The cache of painted pieces: cards, plates, letters, faces. One limit in bytes applies to all of them.

Theory of operation. Every cached result is in one of two generations. A result that is used moves to the younger one.
Once the younger generation fills half of the shelf, it becomes the older one, and the rest of the former older one is
dropped. So the results not used for longest are dropped first, and a hit costs one dictionary lookup.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, update_wrapper
from typing import Any, NamedTuple, ParamSpec, TypeVar

from PIL import Image

from bot.pictures import palette
from bot.pictures.palette import Colour

P = ParamSpec("P")
T = TypeVar("T")

MOST_BYTES = 8 << 20
"""The limit of a shelf, in each process that draws."""


class Shelf:
    """Caches what functions draw, at most ``most`` bytes in all."""

    def __init__(self, most: int = MOST_BYTES) -> None:
        self.most = most
        self._young = self._old = 0  # bytes in each generation
        self._rows: list[_Row] = []

    @property
    def bytes(self) -> int:
        """How many bytes are cached."""
        return self._young + self._old

    @property
    def pieces(self) -> int:
        """How many results are cached in both generations, not counting sprites made from masks."""
        return sum(len(row.young) + len(row.old) for row in self._rows)

    def keep(self, draw: Callable[P, T]) -> Callable[P, T]:
        """Decorate a function so that its results are cached by its arguments. Callers must not change a result."""
        row = _Row(self, draw)
        self._rows.append(row)
        find: Callable[P, T] = row.find
        return find

    def charge(self, size: int) -> None:
        """Count bytes that are about to be cached, and make room for them."""
        if self._young + size > self.most // 2:
            self._old, self._young = self._young, 0
            for row in self._rows:
                row.age()
        self._young += size

    def clear(self) -> None:
        for row in self._rows:
            row.age()
            row.age()
        self._old = self._young = 0


class _Row:
    def __init__(self, shelf: Shelf, draw: Callable[..., Any]) -> None:
        self._shelf, self._draw = shelf, draw
        self.young: dict[object, Any] = {}
        self.old: dict[object, Any] = {}
        self.find: Any = update_wrapper(lru_cache(maxsize=None)(self._find_older), draw)

    def age(self) -> None:
        self.old, self.young = self.young, {}
        self.find.cache_clear()

    def _find_older(self, *of: object, **how: object) -> object:
        key = (of, *how.items())
        kept = self.old.pop(key, None)
        if kept is None:
            kept = self._draw(*of, **how)
        self._shelf.charge(_size(kept))
        self.young[key] = kept
        return kept


SHELF = Shelf()
"""The shelf of this process."""


def _size(kept: object) -> int:
    match kept:
        case Image.Image():
            inked = sum(map(_size, kept.__dict__.get(_SPRITES, {}).values()))
            return kept.width * kept.height * (4 if len(kept.getbands()) > 1 else 1) + inked
        case bytes():
            return len(kept)
        case (Image.Image() as image, *_):
            return _size(image)
        case _:
            return 0


# -- sprites: pictures in the colours of the palette, ready to paste


_SPRITES = "_sprites"
_SEEN = 40
"""Pixels with a greater alpha cover what is below them. Unless they are opaque, they are blended with the felt."""


@lru_cache(maxsize=1)
def palette_image() -> Image.Image:
    """Return an image with the palette, for ``quantize``."""
    image = Image.new("P", (1, 1))
    image.putpalette(palette.RGB)
    return image


def to_palette(image: Image.Image) -> Image.Image:
    """Convert an RGB picture to the palette, without dithering."""
    return image.quantize(palette=palette_image(), dither=Image.Dither.NONE)


class Sprite(NamedTuple):
    """A card, a plate or the like: its pixels, and a mask of those that cover what is below."""

    image: Image.Image
    opaque: Image.Image

    @property
    def width(self) -> int:
        return self.image.width

    @property
    def height(self) -> int:
        return self.image.height

    @property
    def faded(self) -> Image.Image:
        """The pixels made pale, as if the felt shone through."""
        return self.image.point(_fades())


@SHELF.keep
def sprite(draw: Callable[..., Image.Image], *of: object) -> Sprite:
    """Return the RGBA picture that ``draw(*of)`` draws as a sprite for the felt."""
    drawn = draw(*of)
    alpha = drawn.getchannel("A")
    painted = Image.new("RGB", drawn.size, palette.FELT)
    painted.paste(drawn, (0, 0), alpha)
    covered = alpha.point(lambda value: 255 if value > _SEEN else 0).convert("1")
    return Sprite(to_palette(painted), _mask(drawn.size, covered.tobytes()))


@SHELF.keep
def _mask(size: tuple[int, int], bits: bytes) -> Image.Image:
    """Return the mask with these bits. Cards of one size share a mask."""
    return Image.frombytes("1", size, bits)


@lru_cache(maxsize=1)
def _fades() -> list[int]:
    pale = [palette.blend(palette.FELT, colour, 0.6) for colour in palette.ALL]
    strip = Image.new("RGB", (len(pale), 1))
    strip.putdata(pale)
    places = list(to_palette(strip).tobytes())
    return places + [0] * (256 - len(places))


def inked(mask: Image.Image, colour: Colour, ground: int) -> Image.Image:
    """Return a mask filled with a colour, on a ground of one palette colour. It is cached with the mask."""
    sprites: dict[object, Image.Image] = mask.__dict__.setdefault(_SPRITES, {})
    made = sprites.get((colour, ground))
    if made is None:
        painted = Image.new("RGB", mask.size, palette.ALL[ground])
        painted.paste(colour, (0, 0), mask)
        made = sprites[colour, ground] = to_palette(painted)
        SHELF.charge(_size(made))
    return made
