"""Letters in pictures: lines of text, names cut to a width, and which font shows which letters.

The project's own font shows Latin, Greek and Cyrillic. Noto's fonts show other scripts and emoji, if the system or
the extra ``fonts`` has them. If a font is missing, or if the host cannot shape its script (Pillow's raqm needs
FriBiDi at run time), its letters are replaced by Latin ones.
"""

from __future__ import annotations

import logging
import os
import re
import unicodedata
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from importlib.util import find_spec
from itertools import groupby
from pathlib import Path

from anyascii import anyascii
from PIL import Image, ImageDraw, ImageFont, features

import bot
from bot.pictures.shelf import SHELF
from bot.words.names import clusters, distinguishing_mark, plain_name

_log = logging.getLogger(__name__)

_ELLIPSIS = "…"
_MOST_SIGNS = 2  # at most one combining accent per letter in our font; more would overlap
_LETTERS = re.compile(r"[^\W_]+")  # the words in anyascii's name of a sign, such as ``:melting_face:``


@lru_cache(maxsize=1024)
def drawable_name(raw: str) -> str | None:
    """Return a name in its own script, else in Latin letters, without undrawable signs; ``None`` if nothing is left."""
    composed = unicodedata.normalize("NFC", plain_name(raw, ""))
    kept = "".join(_drawable_cluster(cluster) for cluster in clusters(composed))
    return " ".join(kept.split()) or " ".join(dict.fromkeys(_LETTERS.findall(anyascii(composed)))) or None


def _drawable_cluster(cluster: str) -> str:
    """Return the drawable form of a character: itself, the plain letter it decorates, or its sound in Latin."""
    for form in (cluster, unicodedata.normalize("NFKC", cluster)):
        if has_font(form):
            return form[:_MOST_SIGNS] if has_shape(OWN, form[0]) else form
    spelled = [char for char in cluster if unicodedata.category(char)[0] in "LN"]
    return anyascii("".join(spelled))


@lru_cache(maxsize=2048)
def cut_to_width(text: str, size: int, width: int) -> str:
    """Cut the text with an ellipsis if it is wider than ``width`` pixels; a mark that tells people apart stays."""
    if _exact_width(text, size) <= width:
        return text
    mark = distinguishing_mark(text)  # this mark tells two people apart, so it is never cut
    pieces = list(clusters(text.removesuffix(mark)))
    while pieces and _exact_width("".join(pieces) + _ELLIPSIS + mark, size) > width:
        pieces.pop()
    kept = "".join(pieces).rstrip()
    return kept + _ELLIPSIS + (FROM_RIGHT if reads_from_right(kept) else "") + mark


NARROWEST = 0.75
"""A line is compressed to at least this share of its width, at the same height, before any letters are cut off."""


def fitting_size(text: str, sizes: tuple[int, ...], width: int) -> int:
    """Return the first of these sizes at which the text fits ``width`` pixels, or the last size."""
    return next((size for size in sizes if text_width(text, size) <= width), sizes[-1])


@lru_cache(maxsize=2048)
def text_width(text: str, size: int) -> int:
    """Return the width of a text, in pixels."""
    return round(_exact_width(text, size))


def _exact_width(text: str, size: int) -> float:
    return sum(font(run.face, size).getlength(run.text, direction=_direction(run.face)) for run in runs(text))


def _direction(face: FontFace) -> str | None:
    """Return raqm's direction for a line. The line runs left to right; names within it keep their own direction."""
    return "ltr" if face.shaped else None


@SHELF.keep
def text_mask(text: str, size: int) -> Image.Image:
    """Return the mask of a line of text, one line high; it is higher only for scripts that stack letters."""
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


@SHELF.keep
def narrow_text_mask(text: str, size: int, width: int) -> Image.Image:
    """Return the mask of a line of text, pressed to at most ``width`` pixels."""
    mask = text_mask(text, size)
    return mask if mask.width <= width else mask.resize((width, mask.height), Image.Resampling.LANCZOS)


@SHELF.keep
def tight_text_mask(text: str, size: int) -> Image.Image:
    """Return the mask of a text cropped to its ink, for numbers and indices placed by their edges."""
    mask = text_mask(text, size)
    box = mask.getbbox()
    return mask.crop(box) if box else mask


# -- which font shows a letter


Font = ImageFont.FreeTypeFont

_WEIGHT = 650  # the weight of the project's own font, to which variable fonts are set

_NOWHERE = "\U0010fffe"
FROM_RIGHT = "\u200f"
"""Unicode's right-to-left mark. At the end of a name, it makes signs run to the left as the letters before them do."""

_ATTACHED = "\u200c\u200d\ufe0e\ufe0f" + FROM_RIGHT
"""Joiners, selectors and the right-to-left mark. Each belongs to the character before it."""


@dataclass(frozen=True, slots=True)
class FontFace:
    """A font file. raqm sets ``shaped`` fonts, whose letters join or stack; ``from_right`` fonts run to the left."""

    path: str
    index: int = 0
    shaped: bool = False
    from_right: bool = False


@dataclass(frozen=True, slots=True)
class Run:
    """A piece of text in one font."""

    text: str
    face: FontFace


OWN = FontFace(str(Path(bot.__file__).parent.parent / "data" / "fonts" / "NotoSans.ttf"))
"""The project's own font; see the README beside it."""

_PLAIN_SCRIPTS = ("Armenian", "Ethiopic", "Georgian", "Symbols", "Symbols2")
_SHAPED_SCRIPTS = (
    "Arabic", "Bengali", "Devanagari", "Gujarati", "Gurmukhi", "Hebrew", "Kannada", "Khmer", "Lao", "Malayalam",
    "Myanmar", "Oriya", "Sinhala", "Tamil", "Telugu", "Thai",
)  # fmt: skip
_FROM_RIGHT_SCRIPTS = frozenset({"Arabic", "Hebrew"})
_JAPANESE, _KOREAN, _CHINESE = 0, 1, 2
_EAST_ASIAN = frozenset({"CJK", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO", "IDEOGRAPHIC"})


def can_shape() -> bool:
    """Return whether this host can set letters that join, stack or run from right to left."""
    return bool(features.check_feature("raqm"))


FOLDERS: tuple[Path, ...] = (
    Path("/usr/share/fonts"), Path("/usr/local/share/fonts"), Path("/Library/Fonts"),
    Path("~/.local/share/fonts"), Path("~/.fonts"), Path("~/Library/Fonts"),
)  # fmt: skip
"""The folders in which systems keep fonts, in subfolders of any name."""

_VARIABLE = ("[wght]", "[wdth,wght]", "-VF", "-VF.otf")
_CUTS = (*_VARIABLE, "-SemiBold", "-Bold", "-Medium", "-Regular")
"""The endings of Noto's file names, best first: variable fonts can be set to our weight, others are similar."""


@lru_cache(maxsize=1)
def find_files() -> dict[str, str]:
    """Return Noto's font files on this host by stem. Files of the system take precedence over those of packages."""
    packages = [spec.origin for spec in map(find_spec, ("manimgx_fonts", "manimgx_fonts_cjk")) if spec is not None]
    places = [*(Path(origin).parent for origin in packages if origin), *reversed(FOLDERS)]
    return {
        name.rpartition(".")[0]: os.path.join(folder, name)  # noqa: PTH118 - faster, for thousands of files
        for place in places
        for folder, _, names in os.walk(os.path.expanduser(place))  # noqa: PTH111 - does not raise for a user without a home
        for name in names
        if name.startswith("Noto") and name.endswith((".ttf", ".otf", ".ttc"))
    }


def find_file(family: str) -> str | None:
    """Return the best file of a Noto family such as ``NotoSansThai``, or ``None``."""
    return next((file for cut in _CUTS if (file := find_files().get(family + cut)) is not None), None)


@lru_cache(maxsize=1)
def load_faces() -> dict[str, FontFace]:
    """Return the font faces on this host by script: the first word in the Unicode names of their letters."""
    scripts = [(script, False) for script in _PLAIN_SCRIPTS]
    scripts += [(script, True) for script in _SHAPED_SCRIPTS] if can_shape() else []
    faces: dict[str, FontFace] = {}
    for script, shaped in scripts:
        path = find_file(f"NotoSans{script}")
        if path is not None:
            faces[script.upper()] = FontFace(path, shaped=shaped, from_right=script in _FROM_RIGHT_SCRIPTS)
    emoji = find_file("NotoEmoji")
    if emoji is not None:
        faces["EMOJI"] = FontFace(emoji, shaped=can_shape())
    return faces


@lru_cache(maxsize=4)
def load_east_asian(index: int) -> FontFace | None:
    path = find_file("NotoSansCJK")
    return FontFace(path, index) if path is not None else None


@lru_cache(maxsize=24)
def font(face: FontFace, size: int) -> Font:
    """Load a face at a size in pixels (0.2 ms, up to 1 MB). Only shaped faces use raqm, so hosts draw others alike."""
    if not Path(face.path).exists():
        built_in = ImageFont.load_default(size)
        assert isinstance(built_in, ImageFont.FreeTypeFont)  # noqa: S101 - Pillow's wheels include FreeType
        return built_in
    layout = ImageFont.Layout.RAQM if face.shaped else ImageFont.Layout.BASIC
    made = ImageFont.truetype(face.path, size, index=face.index, layout_engine=layout)
    if Path(face.path).stem.endswith(_VARIABLE):
        axes = made.get_variation_axes()
        made.set_variation_by_axes([_WEIGHT if axis["name"] == b"Weight" else axis["default"] or 0 for axis in axes])
    return made


@lru_cache(maxsize=4096)
def has_shape(face: FontFace, char: str) -> bool:
    """Return whether the font can draw this character. FreeType fails for some, and a file may be damaged."""
    if char.isspace():
        return True
    try:
        probe = font(FontFace(face.path, face.index), 20)
        mask, unknown = probe.getmask(char), probe.getmask(_NOWHERE)
    except Exception as fault:  # noqa: BLE001 - texts call this too, to tell whose name the picture does not show
        _note_fault(face.path, type(fault).__name__)
        return False
    return mask.size != unknown.size or bytes(mask) != bytes(unknown)


@lru_cache(maxsize=128)
def _note_fault(path: str, fault: str) -> None:
    """Log once why a font does not draw a letter. The letter is part of somebody's name, so it is not logged."""
    _log.info("a letter counts as absent from %s: %s", path, fault)


@lru_cache(maxsize=4096)
def find_face(char: str, east_asian: int) -> FontFace | None:
    """Return the face for a single character; ``None`` if no font on this host has it."""
    if has_shape(OWN, char):
        return OWN
    script = unicodedata.name(char, "?").replace("-", " ").split()[0]
    if script in _EAST_ASIAN:
        candidates: Iterable[FontFace | None] = (load_east_asian(east_asian),)
    elif script in load_faces():
        candidates = (load_faces()[script],)
    elif char.isalpha():
        candidates = ()  # decorated letters are better replaced by plain ones
    else:
        candidates = (*map(load_faces().get, ("EMOJI", "SYMBOLS", "SYMBOLS2")), load_east_asian(east_asian))
    return next((face for face in candidates if face is not None and has_shape(face, char)), None)


def _east_asian_form(text: str) -> int:
    """Return the regional form for a text's Han characters: Japanese if it has kana, Korean if it has hangul."""
    names = [unicodedata.name(char, "") for char in text if char > "\u3000"]
    if any(name.startswith(("HIRAGANA", "KATAKANA")) for name in names):
        return _JAPANESE
    return _KOREAN if any(name.startswith("HANGUL") for name in names) else _CHINESE


def has_font(text: str) -> bool:
    """Return whether fonts on this host have every character of the text."""
    taste = _east_asian_form(text)
    return all(char in _ATTACHED or find_face(char, taste) is not None for char in text)


@lru_cache(maxsize=2048)
def runs(text: str) -> tuple[Run, ...]:
    """Split a text into pieces of one font each, from left to right as they are drawn."""
    pieces: list[Run] = []
    for char, face in _assign_faces(text):
        if pieces and pieces[-1].face == face and not pieces[-1].text.endswith(FROM_RIGHT):
            pieces[-1] = Run(pieces[-1].text + char, face)
        else:
            pieces.append(Run(char, face))
    ordered: list[Run] = []
    for from_right, group in groupby(pieces, key=lambda run: run.face.from_right or FROM_RIGHT in run.text):
        neighbours = list(group)
        ordered += neighbours[::-1] if from_right else neighbours
    return tuple(Run(run.text.replace(FROM_RIGHT, ""), run.face) for run in ordered)


def _assign_faces(text: str) -> Iterator[tuple[str, FontFace]]:
    """Yield each character with its face. A separator after a right-to-left word takes the face of that word."""
    taste, before = _east_asian_form(text), OWN
    for char in text:
        if char in _ATTACHED:
            if before.shaped or char == FROM_RIGHT:
                yield char, before
            before = OWN if char == FROM_RIGHT else before
            continue
        neutral = unicodedata.bidirectional(char) not in ("L", "R", "AL")
        if not (neutral and before.from_right and has_shape(before, char)):
            before = find_face(char, taste) or OWN
        yield char, before


def reads_from_right(text: str) -> bool:
    """Return whether the last letter of a text belongs to a right-to-left script."""
    strong = [kind for kind in map(unicodedata.bidirectional, text) if kind in ("L", "R", "AL")]
    return bool(strong) and strong[-1] != "L"
