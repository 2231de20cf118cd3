"""A person's own choices, wherever they play: how cards are shown, whether they are reminded, how fast computers play.

A store keeps each choice as a word under the setting's name; a word that this version does not know is passed over.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from enum import StrEnum
from typing import Any


class Pace(StrEnum):
    """How long computers wait before they act, slowest first."""

    NORMAL = "normal"
    BRISK = "brisk"
    AT_ONCE = "at-once"


_log = logging.getLogger(__name__)


class DeckColours(StrEnum):
    """How the suits are coloured: a warm and a cool pair by default, four colours, or the two of an old pack.

    In the pairs both jacks of the same colour, the bowers, are seen to belong together.
    """

    PAIRS = "pairs"
    FOUR = "four"
    TWO = "two"


class HandOrder(StrEnum):
    """How a player holds their cards; *suits* keep their order wherever trump is."""

    TRUMP_FIRST = "trump-first"
    TRUMP_LAST = "trump-last"
    SUITS_DOWN = "suits-down"
    SUITS_UP = "suits-up"


class Confirm(StrEnum):
    """Which calls a person is asked once more before they count."""

    ALONE = "alone"
    NEVER = "never"
    EVERY_CALL = "every-call"


_SWITCH = {"on": True, "off": False}

WORD = "word"
"""The setting that may be any text."""


def _words(kind: type[StrEnum]) -> dict[str, StrEnum]:
    return {str(member): member for member in kind}


@dataclass(frozen=True, slots=True)
class Preferences:
    """One person's choices, each with the words that set it as ``metadata``; texts' keys have hyphens."""

    deck: DeckColours = field(default=DeckColours.PAIRS, metadata=_words(DeckColours))
    text_only: bool = field(default=False, metadata=_SWITCH)
    """Words for pictures and signs."""
    hand_order: HandOrder = field(default=HandOrder.TRUMP_FIRST, metadata=_words(HandOrder))
    reminders: bool = field(default=True, metadata=_SWITCH)
    """They may be mentioned."""
    last_card: bool = field(default=False, metadata=_SWITCH)
    """The last card of a hand is played for them."""
    lay_open: bool = field(default=False, metadata=_SWITCH)
    """Where nothing is left to decide, they want all cards laid open."""
    confirm: Confirm = field(default=Confirm.ALONE, metadata=_words(Confirm))
    pace: Pace | None = field(default=None, metadata={"server": None, **_words(Pace)})
    puzzles: bool = field(default=False, metadata=_SWITCH)
    """A position of a game that they played may be their server's puzzle, nameless."""
    word: str = ""
    """A text of their own that is mixed into their deals (docs/fair-deals.md); empty: none."""

    @classmethod
    def of(cls, stored: Mapping[str, str]) -> Preferences:
        """Return the choices under these names, defaults for unknown ones; the one default object is shared."""
        if not stored:
            return _NOTHING_CHOSEN
        chosen: dict[str, Any] = {}
        for name, word in stored.items():
            if name == WORD:
                chosen[WORD] = word
            elif word in CHOICES.get(name, ()):
                chosen[name.replace("-", "_")] = CHOICES[name][word]
            else:
                _log.warning("a player's setting %s has the unknown value %r; the default applies", name, word)
        return cls(**chosen)

    def words(self) -> dict[str, str]:
        """Return the chosen word of every setting that has a list of them."""
        return {
            name: next(word for word, value in choices.items() if value == getattr(self, name.replace("-", "_")))
            for name, choices in CHOICES.items()
        }


CHOICES: Mapping[str, Mapping[str, Any]] = {
    one.name.replace("_", "-"): dict(sorted(one.metadata.items(), key=lambda choice: choice[1] != one.default))
    for one in fields(Preferences)
    if one.metadata
}
"""Every setting that has a list of words to choose from, and what each of them means; the first is the default."""

_NOTHING_CHOSEN = Preferences()
