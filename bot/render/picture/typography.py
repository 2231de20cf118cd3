"""Letters in pictures: lines of text, names cut to a width, and what stands for letters that no font here shows."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

from anyascii import anyascii
from PIL import Image, ImageDraw

from bot.render.picture.fonts import FROM_RIGHT, OWN, FontFace, font, has_font, is_own, reads_from_right, runs
from bot.render.text.names import clusters, mark_of, plain_name

_ELLIPSIS = "…"
_MOST_SIGNS = 2
"""A letter of our own font and one accent over what it brings along; more would lie on each other."""


@lru_cache(maxsize=1024)
def drawable(raw: str) -> str | None:
    """The name as pictures show it: in its own script if there is a font for it, else in Latin letters.

    Signs that no font has are left out; ``None`` if nothing is left.
    """
    composed = unicodedata.normalize("NFC", plain_name(raw, ""))
    kept = "".join(_shown(cluster) for cluster in clusters(composed))
    return " ".join(kept.split()) or None


def _shown(cluster: str) -> str:
    """A character as it can be shown: as it is, as the plain letter that it dresses up, or by its sound."""
    for form in (cluster, unicodedata.normalize("NFKC", cluster)):
        if has_font(form):
            return form[:_MOST_SIGNS] if is_own(form[0]) else form
    spelled = [char for char in cluster if unicodedata.category(char)[0] in "LN"]
    return anyascii("".join(spelled))


@lru_cache(maxsize=2048)
def fitted(text: str, size: int, width: int) -> str:
    """The text, cut with an ellipsis if it is wider than ``width`` pixels."""
    if _length(text, size) <= width:
        return text
    mark = mark_of(text)  # it tells two people apart: it stays whole
    pieces = list(clusters(text.removesuffix(mark)))
    while pieces and _length("".join(pieces) + _ELLIPSIS + mark, size) > width:
        pieces.pop()
    kept = "".join(pieces).rstrip()
    return kept + _ELLIPSIS + (FROM_RIGHT if reads_from_right(kept) else "") + mark


def fitting_size(text: str, sizes: tuple[int, ...], width: int) -> int:
    """The first of these sizes at which the text is not wider than ``width`` pixels, else the last."""
    return next((size for size in sizes if text_width(text, size) <= width), sizes[-1])


@lru_cache(maxsize=2048)
def text_width(text: str, size: int) -> int:
    """How wide a text is, in pixels."""
    return round(_length(text, size))


def _length(text: str, size: int) -> float:
    return sum(font(run.face, size).getlength(run.text, direction=_direction(run.face)) for run in runs(text))


def _direction(face: FontFace) -> str | None:
    """The line as a whole runs as the languages of the pictures do; names within it as they themselves do."""
    return "ltr" if face.shaped else None


@lru_cache(maxsize=1024)
def text_mask(text: str, size: int) -> Image.Image:
    """The mask of a line of text, one line high whatever its letters; higher only for scripts that stack them."""
    ascent, descent = font(OWN, size).getmetrics()
    pieces = runs(text)
    more = size // 3 if any(run.face != OWN for run in pieces) else 0
    mask = Image.new("L", (max(1, text_width(text, size) + 2), ascent + descent + 2 * more), 0)
    pen, x = ImageDraw.Draw(mask), 0.0
    for run in pieces:
        letters, direction = font(run.face, size), _direction(run.face)
        pen.text((x, ascent + more), run.text, font=letters, fill=255, anchor="ls", direction=direction)
        x += letters.getlength(run.text, direction=direction)
    return mask


@lru_cache(maxsize=256)
def tight_text_mask(text: str, size: int) -> Image.Image:
    """The mask of a text cut to its ink, for indices and numbers that are placed by their edges."""
    mask = text_mask(text, size)
    box = mask.getbbox()
    return mask.crop(box) if box else mask
