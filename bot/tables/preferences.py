"""A person's settings for all servers: how cards are shown, when the bot may call them, how fast computers play.

The store keeps each choice as a word under the setting's name. A word that this version does not know is ignored.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from enum import StrEnum
from typing import Any, NamedTuple


class Pace(StrEnum):
    """How long computers wait before they act; the slowest first."""

    NORMAL = "normal"
    BRISK = "brisk"
    AT_ONCE = "at-once"


_log = logging.getLogger(__name__)


class DeckColours(StrEnum):
    """How the suits are coloured: in a warm and a cool pair (the default), in four colours, or in the two of a
    traditional pack.

    In the pairs, suits of one colour in law share a hue, so the two bowers look alike.
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


class CallHours(NamedTuple):
    """The hours of the day, from 0 to 24, in which the bot may call a person, and the IANA name of their time zone. A
    first hour after the last means past midnight; two equal hours mean the whole day.
    """

    first: int = 10
    last: int = 22
    zone: str = "UTC"

    @classmethod
    def read(cls, text: str) -> CallHours:
        """Read hours as ``str()`` writes them, or as typed: ``18-23``, ``6 pm – 11 pm``. Raises ``ValueError``."""
        found = _HOURS.fullmatch(text.strip())
        if found is None:
            raise ValueError("these are no hours")
        first, last = (_read_hour(found[name], found[f"{name}_half"]) for name in ("first", "last"))
        return cls(first, last, found["zone"] or "UTC")

    def __str__(self) -> str:
        return f"{self.first}-{self.last} {self.zone}"

    def include(self, hour: int) -> bool:
        """Return whether an hour is among these; 17 stands for the time from 17:00 to 18:00."""
        return (hour - self.first) % 24 < ((self.last - self.first) % 24 or 24)


_HOURS = re.compile(
    r"(?P<first>\d{1,2})(?::00)? ?(?P<first_half>[ap]m)? ?[-–—] ?(?P<last>\d{1,2})(?::00)? ?(?P<last_half>[ap]m)?"
    r"(?: (?P<zone>\S+))?",
    re.IGNORECASE,
)


def _read_hour(number: str, half: str | None) -> int:
    hour = int(number)
    if not (1 <= hour <= 12 if half else hour <= 24):
        raise ValueError("there is no such hour")
    return hour if half is None else hour % 12 + 12 * (half.lower() == "pm")


_SWITCH = {"on": True, "off": False}

WORD, CALL_HOURS = "word", "call-hours"

TEXTS: Mapping[str, Callable[[str], Any]] = {WORD: str, CALL_HOURS: CallHours.read}
"""Settings whose values are free texts, and how each is parsed. ``str()`` writes them."""


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
    """The server's puzzles may use positions from this person's games, without names."""
    introduce: bool = field(default=False, metadata=_SWITCH)
    """When this person sits down, the table says how many games they have played on the server, and since when."""
    word: str = ""
    """A text of their own that is mixed into their deals (docs/fair-deals.md); empty if they have none."""
    call_hours: CallHours | None = None
    """When *Call me* may call them; ``None`` if they have not chosen."""

    @classmethod
    def of(cls, stored: Mapping[str, str]) -> Preferences:
        """Return the preferences for these stored words, defaults for unknown ones. Without words, return a shared
        object.
        """
        if not stored:
            return _NOTHING_CHOSEN
        chosen: dict[str, Any] = {}
        for name, word in stored.items():
            try:
                value = TEXTS[name](word) if name in TEXTS else CHOICES[name][word]
            except (KeyError, ValueError):
                _log.warning("a player's setting %s has the unknown value %r; the default applies", name, word)
            else:
                chosen[name.replace("-", "_")] = value
        return cls(**chosen)

    def words(self) -> dict[str, str]:
        """Return the chosen word of each setting that has a list of words."""
        return {
            name: next(word for word, value in choices.items() if value == getattr(self, name.replace("-", "_")))
            for name, choices in CHOICES.items()
        }

    def stored(self) -> dict[str, str]:
        """Return everything that the person has chosen, as it is stored."""
        values = {name: getattr(self, name.replace("-", "_")) for name in TEXTS}
        return self.words() | {name: str(value) for name, value in values.items() if value}


CHOICES: Mapping[str, Mapping[str, Any]] = {
    one.name.replace("_", "-"): dict(sorted(one.metadata.items(), key=lambda choice: choice[1] != one.default))
    for one in fields(Preferences)
    if one.metadata
}
"""For each setting with a list of words, the values that the words stand for. The default comes first."""

_NOTHING_CHOSEN = Preferences()
