"""What every page loads: the files of ``web/``, and the cards and faces of the pictures, drawn on first request.

Every address contains a hash of all of it, so browsers may keep it for good.
"""

from __future__ import annotations

import hashlib
import mimetypes
from functools import cache
from pathlib import Path

import bot

FOLDER = Path(bot.__file__).parent.parent / "web"
"""The page's files, the same in a checkout and in an installed wheel."""


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
    return (FOLDER / "table.html").read_text(encoding="utf-8")
