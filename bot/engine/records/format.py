"""The text of a game record, version 1: lines, words, quoting, numbers (docs/record-format.md).

This is only the form; ``replay.py`` interprets the statements.
"""

from __future__ import annotations

import codecs
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum

from bot.engine.faults import KeyedError
from bot.engine.refusals import Unlawful
from bot.engine.rules import parse_number

HEADER = ("euchre-record", "1")

ENDING = "end"
"""The name of the last statement of a game that was not played to its points. It says how the game ended."""


class Ending(StrEnum):
    """Why a record ends before its game's points are reached."""

    CONCEDED = "conceded"
    """A side gave the game up."""
    HANDS = "hands"
    """The game was limited by hands or by time, as at Euchre nights."""
    EARLY = "early"
    """The table was closed."""


_HEX = re.compile(r"(?:[0-9a-fA-F]{2})+", re.ASCII)
_BLANKS = " \t"


class RecordError(ValueError):
    """Raised for a malformed or illegal line, counted from 1. ``why`` says what is wrong."""

    def __init__(self, line: int, why: KeyedError | Unlawful) -> None:
        super().__init__(line, why)
        self.line = line
        self.why = why


@dataclass(frozen=True, slots=True)
class Token:
    """One word of a line; ``quoted``: it was in quotation marks."""

    text: str
    quoted: bool = False


@dataclass(frozen=True, slots=True)
class Statement:
    """One line of a record that is neither empty nor a comment: its number and its words, a name or a seat first."""

    line: int
    words: tuple[Token, ...]

    @property
    def name(self) -> str:
        """The first word; empty if it was quoted, because names never are."""
        first = self.words[0]
        return "" if first.quoted else first.text

    def refuse(self, key: str, **values: str | int) -> RecordError:
        """Return the error that says what is wrong with this line."""
        return RecordError(self.line, KeyedError(key, **values))

    def plain_words(self) -> list[str]:
        """Return all words as text; ``RecordError`` if one is quoted."""
        for word in self.words:
            if word.quoted:
                raise self.refuse("misread-quoted", word=word.text)
        return [word.text for word in self.words]

    def number(self, index: int) -> int:
        """Return the number at this place. Raises ``RecordError`` if it has a sign or leading zeros or is none."""
        word = self.words[index] if index < len(self.words) else Token("")
        if word.quoted:
            raise self.refuse("misread-number", word=word.text)
        try:
            return parse_number(word.text)
        except KeyedError as error:
            raise RecordError(self.line, error) from None


def as_utf8(data: bytes) -> bytes:
    """Return a text file as UTF-8 without a byte order mark; UTF-16 must have one. Raises ``UnicodeDecodeError``."""
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return data.decode("utf-16").encode()
    return data.removeprefix(codecs.BOM_UTF8)


def count_lines(data: bytes) -> int:
    """Count the lines of a file. An empty file has one, so that errors can name a line."""
    return max(1, data.count(b"\n") + (not data.endswith(b"\n")))


def statements(data: bytes) -> Iterator[Statement]:
    """Yield a record's statements one by one, so that an error is raised only when its line is reached."""
    try:
        lines = as_utf8(data).split(b"\n")
    except UnicodeDecodeError:
        raise RecordError(1, KeyedError("misread-utf16")) from None
    for number, raw in enumerate(lines, 1):
        try:
            text = raw.removesuffix(b"\r").decode("utf-8")
        except UnicodeDecodeError:
            raise RecordError(number, KeyedError("misread-utf8")) from None
        try:
            words = tuple(split_words(text))
        except KeyedError as error:
            raise RecordError(number, error) from None
        if words:
            yield Statement(number, words)


def split_words(text: str) -> Iterator[Token]:
    """Yield the words of one line, without its comment; ``KeyedError`` for bad quoting."""
    place = 0
    while place < len(text):
        if text[place] in _BLANKS:
            place += 1
        elif text[place] == "#":
            return
        elif text[place] == '"':
            word, place = _read_quoted(text, place + 1)
            yield Token(word, quoted=True)
        else:
            word, place = _read_bare(text, place)
            yield Token(word)


def _read_quoted(text: str, place: int) -> tuple[str, int]:
    letters: list[str] = []
    while place < len(text):
        letter = text[place]
        if letter == '"':
            if place + 1 < len(text) and text[place + 1] not in f"{_BLANKS}#":
                raise KeyedError("misread-quote-end")
            return "".join(letters), place + 1
        if letter == "\\":
            letter, place = _read_escape(text, place)
        letters.append(letter)
        place += 1
    raise KeyedError("misread-quote-open")


def _read_bare(text: str, place: int) -> tuple[str, int]:
    letters: list[str] = []
    while place < len(text) and text[place] not in f"{_BLANKS}#":
        letter = text[place]
        if letter == '"':
            raise KeyedError("misread-quote-inside")
        if letter == "\\":
            letter, place = _read_escape(text, place)
            if letter == '"':
                raise KeyedError("misread-quote-inside")
        letters.append(letter)
        place += 1
    return "".join(letters), place


def _read_escape(text: str, place: int) -> tuple[str, int]:
    following = text[place + 1 : place + 2]
    if following not in ('"', "\\"):
        raise KeyedError("misread-backslash")
    return following, place + 1


def is_hex(text: str) -> bool:
    """Return whether the text is whole bytes in hexadecimal digits."""
    return _HEX.fullmatch(text) is not None


def parse_score(text: str) -> int:
    """Parse a score, a number that may be below zero; ``KeyedError`` for anything else."""
    try:
        number = parse_number(text.removeprefix("-"))
    except KeyedError:
        number = None
    if number is None or text == "-0":
        raise KeyedError("misread-score", word=text[:40])
    return -number if text.startswith("-") else number


def quote(text: str) -> str:
    """Return a name or text as a record writes it, in quotation marks only where it needs them."""
    if text and not any(letter in ' \t#"\\' for letter in text):
        return text
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def one_line(text: str) -> str:
    """Return a person's name as a record can hold it: line breaks become blanks, an empty name becomes a dash."""
    return " ".join(text.split()) or "-"


def write(lines: Iterable[str]) -> str:
    return "\n".join([" ".join(HEADER), *lines]) + "\n"
