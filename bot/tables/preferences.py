"""A person's own choices, wherever they play: how cards are shown, whether they are reminded, how fast computers play.

A store keeps each choice as a word under the setting's name; a word that this version does not know is passed over.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum


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


class Switch(StrEnum):
    """A setting that is on or off."""

    ON = "on"
    OFF = "off"


CHOICES: dict[str, tuple[str, ...]] = {
    "deck": tuple(DeckColours),
    "text-only": (Switch.OFF, Switch.ON),
    "hand-order": tuple(HandOrder),
    "reminders": (Switch.ON, Switch.OFF),
    "last-card": (Switch.OFF, Switch.ON),
    "lay-open": (Switch.OFF, Switch.ON),
    "confirm": tuple(Confirm),
    "pace": ("server", *Pace),
    "puzzles": (Switch.OFF, Switch.ON),
}
"""Every setting and the words that may be chosen for it; the first is the default."""

WORD = "word"
"""The setting that may be any text."""


@dataclass(frozen=True, slots=True)
class Preferences:
    """One person's choices. ``text_only``: words for pictures and signs; ``reminders``: they may be mentioned;
    ``last_card``: the last card of a hand is played for them; ``lay_open``: where nothing is left to decide they want
    all cards laid open; ``confirm``: which calls they are asked once more; ``pace``: how fast computers play, ``None``:
    as the server has it; ``puzzles``: a position of a game that they played may be their server's puzzle, nameless.

    ``word`` is a text of their own that is mixed into their deals (docs/fair-deals.md); empty: none.
    """

    deck: DeckColours = DeckColours.PAIRS
    text_only: bool = False
    hand_order: HandOrder = HandOrder.TRUMP_FIRST
    reminders: bool = True
    last_card: bool = False
    lay_open: bool = False
    confirm: Confirm = Confirm.ALONE
    pace: Pace | None = None
    puzzles: bool = False
    word: str = ""

    @classmethod
    def of(cls, stored: Mapping[str, str]) -> Preferences:
        """Return the choices stored under these names; for what is unknown there the default applies.

        All who have chosen nothing share one object: they are most people, and many of them are remembered.
        """
        if not stored:
            return _NOTHING_CHOSEN
        words_chosen = {WORD: "", **{name: words[0] for name, words in CHOICES.items()}}
        for name, word in stored.items():
            if name == WORD or word in CHOICES.get(name, ()):
                words_chosen[name] = word
            else:
                _log.warning("a player's setting %s has the unknown value %r; the default applies", name, word)
        return cls(
            deck=DeckColours(words_chosen["deck"]),
            text_only=words_chosen["text-only"] == Switch.ON,
            hand_order=HandOrder(words_chosen["hand-order"]),
            reminders=words_chosen["reminders"] == Switch.ON,
            last_card=words_chosen["last-card"] == Switch.ON,
            lay_open=words_chosen["lay-open"] == Switch.ON,
            confirm=Confirm(words_chosen["confirm"]),
            pace=Pace(words_chosen["pace"]) if words_chosen["pace"] in tuple(Pace) else None,
            puzzles=words_chosen["puzzles"] == Switch.ON,
            word=words_chosen[WORD],
        )

    def words(self) -> dict[str, str]:
        """Return the chosen word of every setting that has a list of them."""
        return {
            "deck": self.deck,
            "text-only": Switch.ON if self.text_only else Switch.OFF,
            "hand-order": self.hand_order,
            "reminders": Switch.ON if self.reminders else Switch.OFF,
            "last-card": Switch.ON if self.last_card else Switch.OFF,
            "lay-open": Switch.ON if self.lay_open else Switch.OFF,
            "confirm": self.confirm,
            "pace": self.pace or "server",
            "puzzles": Switch.ON if self.puzzles else Switch.OFF,
        }


_NOTHING_CHOSEN = Preferences()
