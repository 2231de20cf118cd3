"""A database file without any rows, as the migrations leave it: made once in a process, then written down anew.

Each migration waits for the disk several times, longer than most tests take. Tests of migrations, of opening and of
what a crash leaves begin without a file, as the first start does.
"""

from __future__ import annotations

import tempfile
from functools import cache
from pathlib import Path

from bot.storage.sqlite.database import open_file
from bot.storage.sqlite.files import PRIVATE


def migrated(path: Path) -> Path:
    """Put the empty database there, in a folder that is made if need be; returns the path."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    path.touch(PRIVATE)
    path.write_bytes(_empty())
    return path


@cache
def _empty() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "empty.db"
        open_file(file).close()
        return file.read_bytes()
