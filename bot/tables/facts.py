"""What can happen at a table, as facts in the past tense: each in the file of its topic (``room.py``).

A table is what its facts make of it (``rooms.py``); nothing else is stored. ``journal.py`` encodes them.
"""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar

from bot.codec import FactError
from bot.terminal import Complaint


class JournalError(Complaint, FactError):
    """A journal that this program cannot read: of a newer version, or damaged."""


class Fact:
    """Something that happened at a table; a subclass for each kind, in the file of its topic."""

    __slots__ = ()
    kind: ClassVar[str]
    """The word under which a journal keeps it, for ever."""


class Closing(StrEnum):
    """Why a table was closed."""

    ASKED = "asked"
    EMPTY = "empty"
    IDLE = "idle"
    REPLACED = "replaced"
    AGREED = "agreed"
    MODERATED = "moderated"
    DELETED = "deleted"
    REMOVED = "removed"
    DEPARTED = "departed"
    """Idle: whom it waited for is no member of the server any more."""
    TIMED_OUT = "timed-out"
    """Idle: a moderator keeps whom it waited for from pressing anything."""
