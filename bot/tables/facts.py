"""What can happen at a table, as facts in the past tense. Each fact is defined in the file of its topic (``room.py``).

A table is the result of its facts (``rooms.py``); nothing else is stored. ``journal.py`` encodes them.
"""

from __future__ import annotations

from enum import StrEnum
from typing import ClassVar

from bot.codec import FactError
from bot.terminal import Complaint


class JournalError(Complaint, FactError):
    """This program cannot read a journal, because a newer version wrote it or it is damaged."""


class Fact:
    """Something that happened at a table. Each kind has its own subclass in the file of its topic."""

    __slots__ = ()
    kind: ClassVar[str]
    """The word under which journals store this kind of fact. It must never change."""


class WhyClosed(StrEnum):
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
    """Closed as idle: the awaited player is no longer a member of the server."""
    TIMED_OUT = "timed-out"
    """Closed as idle: a moderator has timed out the awaited player, so that they cannot press anything."""
