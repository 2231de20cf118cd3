"""Letters in pictures: the one font, names cut to a width, and what stands for a name that the font cannot show."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

import bot
from bot.render.ink import Colour
from bot.render.names import plain_name

FONT = Path(bot.__file__).parent.parent / "data" / "fonts" / "NotoSans.ttf"
"""Latin, Greek and Cyrillic; see the README beside it."""

_NOWHERE = "\U0010fffe"
_ELLIPSIS = "…"

Font = ImageFont.FreeTypeFont


@lru_cache(maxsize=64)
def font(size: int) -> Font:
    """The font at a size in pixels. Without raqm, so that every host draws the same."""
    if FONT.exists():
        return ImageFont.truetype(str(FONT), size, layout_engine=ImageFont.Layout.BASIC)
    built_in = ImageFont.load_default(size)
    assert isinstance(built_in, ImageFont.FreeTypeFont)  # noqa: S101 - Pillow's wheels have FreeType
    return built_in


@lru_cache(maxsize=4096)
def _is_drawn(char: str) -> bool:
    if char.isspace():
        return True
    probe = font(20)
    mask, unknown = probe.getmask(char), probe.getmask(_NOWHERE)
    return mask.size != unknown.size or bytes(mask) != bytes(unknown)


def drawable(raw: str) -> str | None:
    """The name as the font can show it, without emoji and the like; ``None`` if too little of it would be left."""
    composed = unicodedata.normalize("NFKC", plain_name(raw, ""))
    kept = " ".join("".join(char for char in composed if _is_drawn(char)).split())
    letters = sum(char.isalnum() for char in composed)
    shown = sum(char.isalnum() for char in kept)
    return kept if shown and shown * 2 >= letters else None


@lru_cache(maxsize=2048)
def fitted(text: str, size: int, width: int) -> str:
    """The text, cut with an ellipsis if it is wider than ``width`` pixels."""
    letters = font(size)
    if letters.getlength(text) <= width:
        return text
    while text and letters.getlength(text + _ELLIPSIS) > width:
        text = text[:-1].rstrip()
    return text + _ELLIPSIS


def fitting_size(text: str, sizes: tuple[int, ...], width: int) -> int:
    """The first of these sizes at which the text is not wider than ``width`` pixels, else the last."""
    return next((size for size in sizes if text_width(text, size) <= width), sizes[-1])


def text_width(text: str, size: int) -> int:
    """How wide a text is, in pixels."""
    return round(font(size).getlength(text))


@lru_cache(maxsize=1024)
def lettered(text: str, size: int) -> Image.Image:
    """The mask of a line of text, one line high whatever its letters."""
    letters = font(size)
    ascent, descent = letters.getmetrics()
    mask = Image.new("L", (max(1, text_width(text, size) + 2), ascent + descent), 0)
    ImageDraw.Draw(mask).text((0, 0), text, font=letters, fill=255)
    return mask


@lru_cache(maxsize=256)
def inked(text: str, size: int) -> Image.Image:
    """The mask of a text cut to its ink, for indices and numbers that are placed by their edges."""
    mask = lettered(text, size)
    box = mask.getbbox()
    return mask.crop(box) if box else mask


def write(image: Image.Image, spot: tuple[int, int], text: str, size: int, colour: Colour, anchor: str = "lm") -> None:
    """Write a line; ``anchor`` is l, m or r (which edge of the text stands at x) and then m (y is its middle)."""
    mask = lettered(text, size)
    x, y = spot
    left = x - {"l": 0, "m": mask.width // 2, "r": mask.width}[anchor[0]]
    image.paste(colour, (left, y - mask.height // 2), mask)
