"""A person's own choices wherever they play: how cards are shown, whether they are reminded, how fast computers play.

The store keeps each choice as a word under the setting's name. A word that this version does not know is ignored.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from enum import StrEnum
from typing import Any


class Pace(StrEnum):
    """How long computers wait before they act. The slowest comes first."""

    NORMAL = "normal"
    BRISK = "brisk"
    AT_ONCE = "at-once"


_log = logging.getLogger(__name__)


class DeckColours(StrEnum):
    """How the suits are coloured: a warm and a cool pair (the default), four colours, or a traditional pack's two.

    In the pairs, the suits of the two bowers look alike.
    """

    PAIRS = "pairs"
    FOUR = "four"
    TWO = "two"


class HandOrder(StrEnum):
    """How a player's hand is sorted. The two *suits* orders stay the same whatever is trump."""

    TRUMP_FIRST = "trump-first"
    TRUMP_LAST = "trump-last"
    SUITS_DOWN = "suits-down"
    SUITS_UP = "suits-up"


class Confirm(StrEnum):
    """Which calls a person has to confirm before they count."""

    ALONE = "alone"
    NEVER = "never"
    EVERY_CALL = "every-call"


_SWITCH = {"on": True, "off": False}

WORD = "word"
"""The name of the only setting whose value may be any text."""


def _words(kind: type[StrEnum]) -> dict[str, StrEnum]:
    return {str(member): member for member in kind}


@dataclass(frozen=True, slots=True)
class Preferences:
    """One person's choices. Each field's ``metadata`` lists its words; keys of texts have hyphens for underscores."""

    deck: DeckColours = field(default=DeckColours.PAIRS, metadata=_words(DeckColours))
    text_only: bool = field(default=False, metadata=_SWITCH)
    """Show words instead of pictures and signs."""
    hand_order: HandOrder = field(default=HandOrder.TRUMP_FIRST, metadata=_words(HandOrder))
    reminders: bool = field(default=True, metadata=_SWITCH)
    """The bot may mention this person."""
    last_card: bool = field(default=False, metadata=_SWITCH)
    """The bot plays this person's last card of a hand."""
    lay_open: bool = field(default=False, metadata=_SWITCH)
    """The person wants all cards laid open once nothing is left to decide."""
    confirm: Confirm = field(default=Confirm.ALONE, metadata=_words(Confirm))
    pace: Pace | None = field(default=None, metadata={"server": None, **_words(Pace)})
    puzzles: bool = field(default=False, metadata=_SWITCH)
    """Their server's puzzles may use positions from this person's games, without names."""
    word: str = ""
    """A text of their own that is mixed into their deals (docs/fair-deals.md); empty if they have none."""

    @classmethod
    def of(cls, stored: Mapping[str, str]) -> Preferences:
        """Return the preferences for these stored words, defaults for unknown ones; without words, a shared object."""
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
        """Return the chosen word of each setting that has a list of words."""
        return {
            name: next(word for word, value in choices.items() if value == getattr(self, name.replace("-", "_")))
            for name, choices in CHOICES.items()
        }


CHOICES: Mapping[str, Mapping[str, Any]] = {
    one.name.replace("_", "-"): dict(sorted(one.metadata.items(), key=lambda choice: choice[1] != one.default))
    for one in fields(Preferences)
    if one.metadata
}
"""For each setting with a list of words, the words and the values they stand for. The default comes first."""

_NOTHING_CHOSEN = Preferences()
