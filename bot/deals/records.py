"""What a record says about the fairness of its deals: read line by line, even if it cannot be replayed.

A changed pack usually makes the acts after it unlawful, and a check has to name the pack. So what is read here is taken
from the statements alone; ``verification.py`` judges it.

The texts mixed into the first deal of a game are what its record says before the first hand: the ``rules`` line (and
``previous``) as it stands, and each seat as ``seat N`` with a digest of the name. So none of them can be exchanged
afterwards, and a player's name can still be forgotten.
"""

from __future__ import annotations

import contextlib
import hashlib
import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from bot.deals.draw import SECRET_BYTES
from bot.engine import presets
from bot.engine.cards import Card, parse_card
from bot.engine.records.format import RecordError, Statement, is_hex, parse_score, statements
from bot.engine.rules import Rules


@dataclass(slots=True)
class RecordedDeal:
    """One deal as it stands in a record; hex in small letters, lines from 1 (0: there is no such line)."""

    number: int
    line: int
    dealer: int = 0
    stolen: bool = False
    commit: str | None = None
    commit_line: int = 0
    pack: tuple[Card, ...] = ()
    pack_line: int = 0
    reveal: str | None = None
    reveal_line: int = 0
    mixins: tuple[str, ...] = ()
    score: tuple[int, ...] | None = None

    @property
    def secret(self) -> bytes | None:
        """The revealed secret, if it is one."""
        secret = bytes.fromhex(self.reveal or "")
        return secret if len(secret) == SECRET_BYTES else None


@dataclass(slots=True)
class RecordLines:
    """What a record says before its first hand, and its deals. ``seats`` are line, number and name.

    ``whole``: no line was malformed, which ends the reading.
    """

    rules: Rules | None = None
    rules_line: int = 0
    rules_text: str = ""
    seats: list[tuple[int, int, str]] = field(default_factory=list)
    previous: str | None = None
    previous_line: int = 0
    deals: list[RecordedDeal] = field(default_factory=list)
    ending: str | None = None
    """How the game ended if it was not played to its points."""
    whole: bool = False

    @property
    def head_texts(self) -> tuple[str, ...]:
        """What the first deal mixed in, if that tells what stood before it; else nothing."""
        texts = self.deals[0].mixins if self.deals else ()
        return texts if any(text.startswith("rules ") for text in texts) else ()


def read_lines(data: bytes) -> RecordLines:
    """Read a record up to its first malformed line."""
    found = RecordLines()
    with contextlib.suppress(ValueError):  # the rest cannot be read
        for statement in statements(data):
            if found.deals:
                _read_deal(statement, found)
            else:
                _read_head(statement, found)
        found.whole = True
    return found


def hand_at(data: bytes, line: int) -> int | None:
    """Return the number of the hand that a line of a record belongs to; ``None`` before the first one."""
    found = None
    with contextlib.suppress(RecordError):
        for statement in statements(data):
            if statement.line > line:
                break
            if statement.name == "hand":
                found = statement.number(1, "a hand's number")
    return found


def _read_head(statement: Statement, found: RecordLines) -> None:
    match statement.name:
        case "rules" if found.rules is None:
            words = statement.plain_words()
            found.rules, found.rules_line, found.rules_text = presets.parse(words[1:]), statement.line, " ".join(words)
        case "seat" if len(statement.words) > 2:
            found.seats.append((statement.line, statement.number(1, "a seat"), statement.words[2].text))
        case "previous":
            found.previous, found.previous_line = " ".join(statement.plain_words()), statement.line
        case "hand":
            found.deals.append(_new_deal(statement))


def _read_deal(statement: Statement, found: RecordLines) -> None:
    deal = found.deals[-1]
    match statement.name:
        case "hand":
            found.deals.append(_new_deal(statement))
        case "commit":
            deal.commit, deal.commit_line = _read_hex(statement), statement.line
        case "pack":
            deal.pack, deal.pack_line = tuple(_read_cards(statement)), statement.line
        case "score":
            deal.score = tuple(parse_score(word) for word in statement.plain_words()[1:])
        case "end" if len(statement.words) > 1:
            found.ending = statement.words[1].text
        case "reveal":
            deal.reveal, deal.reveal_line = _read_hex(statement), statement.line
            deal.mixins = tuple(word.text for word in statement.words[2:])


def _new_deal(statement: Statement) -> RecordedDeal:
    stolen = [word.text for word in statement.words[4:]] == ["stolen"]
    number, dealer = statement.number(1, "a hand's number"), statement.number(3, "a seat")
    return RecordedDeal(number, statement.line, dealer, stolen)


def _read_cards(statement: Statement) -> Iterator[Card]:
    for word in statement.plain_words()[1:]:
        yield parse_card(word)


def _read_hex(statement: Statement) -> str | None:
    text = statement.words[1].text if len(statement.words) > 1 else ""
    return text.lower() if is_hex(text) else None


# -- texts mixed into the deals


SEAT_DIGITS = 16
"""Hex digits of a seat's digest."""

FORGOTTEN_WORD = re.compile(r"word \d+")
"""What is left of a word in a record when its player was forgotten."""


def seat_text(seal: str, seat: int, name: str) -> str:
    """Return who sits at a seat in the game under this seal (64 hex digits); the name as the record has it."""
    digest = hashlib.sha256(f"{seal} {seat} {name}".encode()).hexdigest()
    return f"seat {seat} {digest[:SEAT_DIGITS]}"


def word_text(seat: int, word: str) -> str:
    """Return the word of the player at a seat."""
    return f"word {seat} {word}"
