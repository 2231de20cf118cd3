"""People's names made safe to show. A name can contain anything that Discord lets people type: markdown, mentions,
direction overrides, a hundred accents on one letter, or nothing visible at all.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache

LONGEST_NAME = 24
"""The most characters (grapheme clusters) of a name that are shown."""

NAMELESS = "?"
"""Replaces a name in which nothing is visible."""

COMPUTER_SIGN = "\U0001f916"
"""Marks the names of computers; removed from people's names."""

_MARK = re.compile(r" (?:\(\d\)|#\d{4,})$")
_LEAST_DIGITS = 4  # fewest digits of the id that marks a name two people share
_LEAST_SHOWN = 8  # fewest characters of a name kept before its mark

_JOINERS = "\u200c\u200d"
_SELECTORS = "\ufe0e\ufe0f"
_INVISIBLE = frozenset("\u115f\u1160\u2800\u3164\uffa0\u034f\u180e\u17b4\u17b5")
_DROPPED = frozenset({"Cc", "Cf", "Cs", "Co", "Cn"})
_MOST_MARKS = 3
_LONGEST_CLUSTER = 10
_MOST_CODE_POINTS = 72
_MARKUP = re.compile(r"([\\*_~`|\[\]()<>:])")
_FROM_RIGHT = frozenset({"R", "AL", "AN"})
_REMEMBERED = 4096
_LINE_START = re.compile(r"^([-+#]|\d+(?=[.)]))")


@lru_cache(maxsize=_REMEMBERED)
def plain_name(raw: str, otherwise: str = NAMELESS, longest: int = LONGEST_NAME) -> str:
    """Return a short name without control characters, for pictures and buttons; ``otherwise`` if nothing is left."""
    pieces = list(clusters(_one_line(raw.replace(COMPUTER_SIGN, " "))))
    fitting = _count_fitting(pieces, longest)
    if fitting < len(pieces):
        pieces = [*pieces[: min(fitting, longest - 1)], "…"]
    name = "".join(pieces).strip(" " + _JOINERS + _SELECTORS)
    return name or otherwise


@lru_cache(maxsize=_REMEMBERED)
def tell_apart(
    names: tuple[str | None, ...], ids: tuple[int | None, ...] | None = None, longest: int = LONGEST_NAME
) -> tuple[str | None, ...]:
    """Mark names that look alike when cut to ``longest`` characters, so that people can be told apart.

    The mark is the seat's number or, if ``ids`` are given, as many of the id's last digits as needed. Equal ids are the
    same person. A computer has no id, and its name gets no mark.
    """
    who = ids if ids is not None else tuple(range(1, len(names) + 1))
    plain_names = [plain_name(name or "", "", longest) for name in names]
    marked: set[int] = set()
    while True:
        looks = [name.casefold() for name in plain_names]
        alike = {
            place
            for place, look in enumerate(looks)
            if look and any(other == look and who[place] != who[there] for there, other in enumerate(looks))
        }
        new = {place for place in alike - marked if who[place] is not None}
        if not new:
            return tuple(plain_names[place] if place in marked else name for place, name in enumerate(names))
        marked |= new
        for place, mark in _marks(who, marked, seats=ids is None):
            base = plain_name(names[place] or "", "", max(_LEAST_SHOWN, longest - len(mark)))
            plain_names[place] = base + mark


def _marks(who: tuple[int | None, ...], marked: set[int], *, seats: bool) -> Iterator[tuple[int, str]]:
    numbers = {abs(who[place] or 0) for place in marked}
    digits = _LEAST_DIGITS
    while len({number % 10**digits for number in numbers}) < len(numbers):
        digits += 1
    for place in marked:
        number = abs(who[place] or 0)
        yield place, f" ({number})" if seats else f" #{number % 10**digits:0{digits}}"


def tell_people_apart(
    people: Iterable[tuple[int, str]], longest: int = LONGEST_NAME, computers: Iterable[str] = ()
) -> dict[int, str]:
    """Return distinct names by user id, which differ from those of ``computers`` too, even for nameless people."""
    latest = {user_id: name if plain_name(name, "") else NAMELESS for user_id, name in people}
    others = tuple(computers)
    apart = tell_apart((*latest.values(), *others), (*latest, *[None] * len(others)), longest)
    return {user_id: name or "" for user_id, name in zip(latest, apart, strict=False)}


def first_names(names: Sequence[str]) -> list[str]:
    """Return the first word of each name, with its mark. If two of these were equal, return the full names."""
    marks = [distinguishing_mark(name) for name in names]
    short = [name.removesuffix(mark).split(" ")[0] + mark for name, mark in zip(names, marks, strict=True)]
    return short if len({name.casefold() for name in short}) == len(names) else list(names)


def distinguishing_mark(name: str) -> str:
    """Return the mark that ``tell_apart`` added to a name, with the space before it; empty if there is none."""
    match = _MARK.search(name)
    return "" if match is None else match[0]


def quote_typed(raw: str) -> str:
    """Make typed text safe to quote in Discord's markdown: one line, in which nothing takes effect or is cut."""
    return isolate(escape(_one_line(raw)))


def _one_line(raw: str) -> str:
    """Return the text without control characters, direction overrides and doubled blanks."""
    visible = "".join(" " if char.isspace() or char in _INVISIBLE else char for char in raw if _is_kept(char))
    return " ".join(visible.split())


def _count_fitting(pieces: list[str], longest: int) -> int:
    total = 0
    for count, cluster in enumerate(pieces[:longest]):
        total += len(cluster)
        if total > _MOST_CODE_POINTS:
            return count
    return min(len(pieces), longest)


@lru_cache(maxsize=_REMEMBERED)
def safe_name(raw: str, otherwise: str = NAMELESS, longest: int = LONGEST_NAME) -> str:
    """Return ``plain_name`` for Discord's markdown, with markdown, mentions and links escaped."""
    return isolate(escape(plain_name(raw, otherwise, longest)))


def isolate(name: str) -> str:
    """Isolate a right-to-left name, so that a score or card written after it is displayed after it."""
    if any(unicodedata.bidirectional(char) in _FROM_RIGHT for char in name):
        return f"\u2068{name}\u2069"
    return name


def escape(text: str, *, starts_line: bool = True) -> str:
    """Escape a text so that Discord shows it literally; if ``starts_line``, also what would begin a list or heading."""
    harmless = _MARKUP.sub(r"\\\1", text).replace("@", "@\u200b")
    return _LINE_START.sub(_with_backslash, harmless) if starts_line else harmless


def _with_backslash(match: re.Match[str]) -> str:
    start = match.group(1)
    return f"{start}\u200b" if start.isdigit() else f"\\{start}"


def _is_kept(char: str) -> bool:
    if char.isspace() or char in _JOINERS:
        return True
    return unicodedata.category(char) not in _DROPPED


def clusters(text: str) -> Iterator[str]:
    """Yield the text in grapheme clusters, with at most three accents on a letter."""
    piece, marks = "", 0
    for char in text:
        if piece and _belongs(piece, char):
            marks += unicodedata.category(char) in ("Mn", "Me")
            if marks <= _MOST_MARKS:
                piece += char
            continue
        if piece:
            yield piece
        piece, marks = char, 0
    if piece:
        yield piece


def _belongs(piece: str, char: str) -> bool:
    if len(piece) >= _LONGEST_CLUSTER:
        return unicodedata.category(char).startswith("M") and char not in _SELECTORS
    if char in _JOINERS or char in _SELECTORS or piece[-1] == "\u200d":
        return True
    if unicodedata.category(char).startswith("M") or "\U0001f3fb" <= char <= "\U0001f3ff":
        return True
    return _is_flag_half(char) and _is_flag_half(piece[-1]) and len(piece) == 1


def _is_flag_half(char: str) -> bool:
    return "\U0001f1e6" <= char <= "\U0001f1ff"
