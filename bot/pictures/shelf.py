"""The cache of what is painted once: cards, plates, letters, faces; one bound in bytes for all of them.

Theory of operation. Everything kept belongs to one of two generations. Whatever is asked for belongs to the younger
one. Once that fills half of the shelf it becomes the older one, and the older one goes, except for what was asked for
in the meantime. So what was not wanted for longest goes first, and a hit costs one look-up in a dictionary.
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
"""The bound of a shelf, in each process that draws."""


class Shelf:
    """Keeps what functions draw, at most so many bytes in all."""

    def __init__(self, most: int = MOST_BYTES) -> None:
        self.most = most
        self._young = self._old = 0  # bytes of either generation
        self._rows: list[_Row] = []

    @property
    def bytes(self) -> int:
        """How much is kept."""
        return self._young + self._old

    @property
    def pieces(self) -> int:
        """How many results are kept, of both generations, without the sprites made from masks."""
        return sum(len(row.young) + len(row.old) for row in self._rows)

    def keep(self, draw: Callable[P, T]) -> Callable[P, T]:
        """Decorate a function whose results are kept by its arguments; nobody may change them."""
        row = _Row(self, draw)
        self._rows.append(row)
        find: Callable[P, T] = row.find
        return find

    def charge(self, size: int) -> None:
        """Count so many bytes that are about to be kept, and make room for them."""
        if self._young + size > self.most // 2:
            self._old, self._young = self._young, 0
            for row in self._rows:
                row.age()
        self._young += size

    def clear(self) -> None:
        """Forget everything."""
        for row in self._rows:
            row.age()
            row.age()
        self._old = self._young = 0


class _Row:
    """What one function has drawn, by its arguments, in two generations."""

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
    """Return how many bytes the pixels of a result take, with the sprites made from it if it is a mask."""
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


# -- sprites: in the colours of the palette, ready to be pasted


_SPRITES = "_sprites"
_SEEN = 40
"""Pixels of a greater alpha cover what is below them; where they are not opaque they are blended with the felt."""


@lru_cache(maxsize=1)
def palette_image() -> Image.Image:
    """Return an image that carries the palette, for ``quantize``."""
    image = Image.new("P", (1, 1))
    image.putpalette(palette.RGB)
    return image


def to_palette(image: Image.Image) -> Image.Image:
    """Convert an RGB picture to the colours of the palette, without dithering."""
    return image.quantize(palette=palette_image(), dither=Image.Dither.NONE)


class Sprite(NamedTuple):
    """A card, a plate or the like: its pixels, and which of them cover what is below."""

    image: Image.Image
    opaque: Image.Image

    @property
    def width(self) -> int:
        """Pixels from left to right."""
        return self.image.width

    @property
    def height(self) -> int:
        """Pixels from top to bottom."""
        return self.image.height

    @property
    def faded(self) -> Image.Image:
        """The same pixels, pale: the felt shines through."""
        return self.image.point(_fades())


@SHELF.keep
def sprite(draw: Callable[..., Image.Image], *of: object) -> Sprite:
    """Return what ``draw(*of)`` returns, an RGBA picture, to be pasted on the felt."""
    drawn = draw(*of)
    alpha = drawn.getchannel("A")
    painted = Image.new("RGB", drawn.size, palette.FELT)
    painted.paste(drawn, (0, 0), alpha)
    covered = alpha.point(lambda value: 255 if value > _SEEN else 0).convert("1")
    return Sprite(to_palette(painted), _mask(drawn.size, covered.tobytes()))


@SHELF.keep
def _mask(size: tuple[int, int], bits: bytes) -> Image.Image:
    """Return the mask of these bits: cards of one size share one."""
    return Image.frombytes("1", size, bits)


@lru_cache(maxsize=1)
def _fades() -> list[int]:
    pale = [palette.blend(palette.FELT, colour, 0.6) for colour in palette.ALL]
    strip = Image.new("RGB", (len(pale), 1))
    strip.putdata(pale)
    places = list(to_palette(strip).tobytes())
    return places + [0] * (256 - len(places))


def inked(mask: Image.Image, colour: Colour, ground: int) -> Image.Image:
    """Return a mask filled with a colour, on a ground of one colour of the palette; it is kept with the mask."""
    sprites: dict[object, Image.Image] = mask.__dict__.setdefault(_SPRITES, {})
    made = sprites.get((colour, ground))
    if made is None:
        painted = Image.new("RGB", mask.size, palette.ALL[ground])
        painted.paste(colour, (0, 0), mask)
        made = sprites[colour, ground] = to_palette(painted)
        SHELF.charge(_size(made))
    return made
