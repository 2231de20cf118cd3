"""Building blocks of all texts: names, places, numbers and times in a line, and how long texts may be."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from datetime import date, datetime, timedelta, tzinfo
from math import ceil
from typing import Literal

from babel import Locale
from babel.dates import format_date, format_time, format_timedelta

from bot.tables.model import DAY
from bot.words.catalogue import Texts

LONGEST_ALT = 1024
"""The most characters of a picture's alt text."""
LONGEST_CHOICE = 100
"""The most characters of each line of an option in a menu."""
LONGEST_PAGE = 3500
"""The most characters of a board, a replay or another page."""
LONGEST_LISTED_NAME = 18
"""The most characters of a name in a list. Then its line fits on a phone."""
ROWS = 20
"""The most lines of a list on a page."""
MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}

_EMOJI = re.compile(r"<:\w+:\d+>")


# -- whole texts


def cut_lines(lines: Iterable[str], longest: int) -> str:
    """Join lines. If that is too long, replace middle lines by "…", because the last ones matter most."""
    lines_left = [line for line in lines if line]
    text = "\n".join(lines_left)
    while len(lines_left) > 1 and visible_length(text) > longest:
        del lines_left[(len(lines_left) - 1) // 2]
        half = len(lines_left) // 2
        text = "\n".join([*lines_left[:half], "…", *lines_left[half:]])
    return text if visible_length(text) <= longest else text[: longest - 1] + "…"


def visible_length(text: str) -> int:
    """Return the length that a reader sees. A card's emoji counts as the letters it stands for."""
    return len(_EMOJI.sub("10♠", text))


# -- within a line


def cut_words(line: str, longest: int) -> str:
    """Replace the last words of a line by "…" if it is too long."""
    return line if len(line) <= longest else f"{line[:longest].rsplit(maxsplit=1)[0].rstrip('.,;:')} …"


def list_words(words: Sequence[str], texts: Texts) -> str:
    """Join words as a list: "Ann, Bob and Cay"."""
    if not words:
        return ""
    if len(words) == 1:
        return words[0]
    first = texts("list-mark") + " "
    return texts("and-two", first=first.join(words[:-1]), last=words[-1])


def join_partners(names: Iterable[str], texts: Texts) -> str:
    """Join the names of partners: "Ann & Cay"."""
    mark = texts("pair-mark")
    return f" {mark} ".join(names)


def join_scores(scores: Iterable[str]) -> str:
    """Join the scores of all sides, "7–2", so that no line breaks between them."""
    return "\u2060–\u2060".join(scores)


def with_minus(number: int) -> str:
    """Return a whole number with a typographic minus sign: "−2"."""
    return str(number).replace("-", "−")


def decimal_text(number: float, texts: Texts) -> str:
    """Return a number with two decimals and a typographic minus sign: "−0.46"."""
    return texts("board-decimal", number=number).replace("-", "−")


def with_sign(number: int) -> str:
    """Return a whole number with its sign: "+5", "0" or "−2"."""
    return f"+{number}" if number > 0 else with_minus(number)


def local_time(at: float, zone: tzinfo) -> str:
    """Return a moment (Unix seconds) in a zone's local time, with the zone's name. For files."""
    return f"{datetime.fromtimestamp(at, zone):%Y-%m-%d %H:%M} {zone}"


def local_time_words(at: float, zone: tzinfo, texts: Texts) -> str:
    """Return a moment (Unix seconds) in local time as the language writes it, for pictures: they have no timestamps."""
    moment = datetime.fromtimestamp(at, zone)
    return f"{day_words(moment.date(), texts)}, {moment:%H:%M} {zone}"


def moment_words(at: float, now: float, zone: tzinfo, texts: Texts) -> str:
    """Return a future moment (Unix seconds) in full: "Friday, November 27, 2026, 8:00 PM, in 2 days"."""
    locale, moment = Locale.parse(texts.locale, sep="-"), datetime.fromtimestamp(at, zone)
    day, hour = format_date(moment, "full", locale=locale), format_time(moment, "short", locale=locale)
    days = (moment.date() - datetime.fromtimestamp(now, zone).date()).days
    ahead = timedelta(days=days) if days else timedelta(seconds=int(at - now))
    unit: Literal["day", "second"] = "day" if days else "second"
    away = format_timedelta(ahead, granularity=unit, threshold=3, add_direction=True, locale=locale)
    return f"{day}, {hour}, {away}"


def day_words(day: date, texts: Texts) -> str:
    """Return a day as the language writes it: "Nov 22, 2026"."""
    return texts("day-full", short=texts("day-short", day=day.day, month=day.month), year=str(day.year))


def month_words(month: str, texts: Texts) -> str:
    """Return a month (``2026-11``) as the language writes it: "Nov 2026"."""
    day = date.fromisoformat(f"{month}-01")
    return texts("month-full", month=day.month, year=str(day.year))


def timestamp(at: float, style: Literal["F", "f", "D", "T", "t"]) -> str:
    """Return Discord's markup for a moment (Unix seconds), which each reader sees in their own time zone: the date and
    the time (``f``, with the weekday ``F``), the date alone (``D``), the time alone (``t``, with seconds ``T``).
    """
    return f"<t:{int(at)}:{style}>"


def time_ago(at: float) -> dict[str, str]:
    """Return a past moment as Discord's relative time, "2 days ago", for the place ``ago`` of a text."""
    return {"ago": f"<t:{int(at)}:R>"}


def count_down(at: float) -> dict[str, str]:
    """Return a future moment as Discord's relative time, "in a minute", as the value ``in`` of a text.

    Once the moment has passed, Discord shows "ago". So use this only in messages that are edited or deleted by then;
    each has a row in ``tests/discord/test_countdowns.py``. Any other text shows a ``timestamp``.
    """
    return {"in": f"<t:{ceil(at)}:R>"}


def fixed_time(at: float, since: float) -> str:
    """Return a timestamp for a message of ``since`` that is never edited: the hour, with the day if that is far off."""
    return timestamp(at, "t" if at - since < DAY / 2 else "f")


def as_code(text: str) -> str:
    """Return a text formatted as code, which Discord leaves unchanged."""
    return f"`{text.replace('`', '')}`"
