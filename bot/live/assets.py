"""What every page loads: the files of ``web/``, and the cards and faces of the pictures, drawn on first request.

Every address contains a hash of all of it, so browsers may keep it for good.
"""

from __future__ import annotations

import hashlib
import io
import mimetypes
from functools import cache, lru_cache
from pathlib import Path

from PIL import Image

import bot
from bot.engine.cards import Card, parse_card
from bot.pictures.card_faces import EmojiDesign, card_design, draw_back, draw_face
from bot.pictures.figures import Portrait, has_head, portrait_picture
from bot.pictures.palette import PLATE
from bot.tables.preferences import DeckColours
from bot.words.catalogue import locales
from bot.words.voice import Bower

FOLDER = Path(bot.__file__).parent.parent / "web"
"""The page's files, the same in a checkout and in an installed wheel."""
WIDTHS = ("140", "280")
"""The two sizes of cards, in pixels."""
_FACE = 96
_PAGE = "table.html"


class NoSuchPicture(LookupError):
    """There is no card or face with this name."""


@cache
def web_files() -> dict[str, tuple[bytes, str]]:
    """Return the contents and the content type of every file that the page loads, by name."""
    paths = (path for path in sorted(FOLDER.iterdir()) if path.suffix in (".js", ".css", ".svg"))
    return {path.name: (path.read_bytes(), mimetypes.guess_type(path.name)[0] or "") for path in paths}


@cache
def address_of_files() -> str:
    """Return where browsers find all that the page loads: with one hash of these files and of the code that draws."""
    digest = hashlib.sha256()
    for data, _ in web_files().values():
        digest.update(data)
    for path in sorted((Path(bot.__file__).parent / "pictures").glob("*.py")):
        digest.update(path.read_bytes())
    return f"/web/{digest.hexdigest()[:16]}"


@cache
def page_template() -> str:
    """Return the page itself, with placeholders for what depends on the reader."""
    return (FOLDER / _PAGE).read_text(encoding="utf-8")


def draw_card(deck: str, name: str, width: str) -> bytes:
    """Draw a card of a deck (``pairs-en``) such as ``JH-right``, or the ``back``. Raises ``NoSuchPicture``."""
    colours, _, locale = deck.partition("-")
    card, _, bower = name.partition("-")
    if width not in WIDTHS or locale not in locales():
        raise NoSuchPicture(deck)
    if name == "back":
        return _draw_back(int(width))
    try:
        design = card_design(parse_card(card), Bower(bower or "none"), DeckColours(colours), locale)
        return _draw_card(parse_card(card), design, int(width))
    except ValueError as fault:
        raise NoSuchPicture(name) from fault


# whoever asks for pictures by other names for them has nothing drawn again


@lru_cache(maxsize=1024)
def _draw_card(card: Card, design: EmojiDesign, width: int) -> bytes:
    return _webp(draw_face(card, design, width))


@cache
def _draw_back(width: int) -> bytes:
    return _webp(draw_back(width))


def draw_animal(name: str) -> bytes:
    """Draw the face of the computer player with this name."""
    return _draw_animal(name.lower() if has_head(name) else "robot")


@cache
def _draw_animal(name: str) -> bytes:
    return _webp(portrait_picture(Portrait(PLATE, animal=name), _FACE))


def _webp(image: Image.Image) -> bytes:
    out = io.BytesIO()
    image.save(out, "WEBP", lossless=True, method=4)
    return out.getvalue()
