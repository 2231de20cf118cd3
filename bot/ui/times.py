"""Times and days as people type them, in every offered language.

A text is first translated into one small language: ``demain à huit heures et demie du soir``, ``tomorrow at
half past 8 pm`` and ``morgen Abend um halb neun`` all name a day, minutes, an hour and a half of the day. Then
zone, day and hour are taken out of it. If anything is left over, the text is refused. An hour as it is spoken
(*at 8*, *at 8:30*, *half past 8*, *halb neun*) is between noon and midnight, unless the text names the morning.
An hour of the night before 5 belongs to the next day.
"""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Callable
from datetime import date, datetime, time, timedelta, timezone, tzinfo
from functools import lru_cache
from typing import NamedTuple
from zoneinfo import ZoneInfo

from bot.words.catalogue import FOLDER

DAYS_AHEAD = 60
"""The most days until a start."""


class _Words(NamedTuple):
    """The contents of ``data/texts/times.toml``, in its order."""

    weekdays: list[str]
    months: list[str]
    numbers: list[str]
    phrases: list[list[str]]
    zones: dict[str, str | int]


@lru_cache(maxsize=1)
def _words() -> _Words:
    return _Words(**tomllib.loads((FOLDER / "times.toml").read_text(encoding="utf-8")))


@lru_cache(maxsize=1)
def calendar_names() -> frozenset[str]:
    """Return the names of months and weekdays in every language, in lower case without accents."""
    return frozenset(name for names in (*_words().months, *_words().weekdays) for name in names.split())


class WrongTime(ValueError):
    """The typed ``text`` is not a time or day, or not an allowed one. The text ``key`` says why."""

    def __init__(self, key: str, text: str) -> None:
        super().__init__(key)
        self.key, self.text = key, text


def parse_start(text: str, now: float, zone: tzinfo, language: str = "en") -> float:
    """Return the typed time as Unix time, at most ``DAYS_AHEAD`` days after ``now`` (Unix seconds).

    A number alone is minutes. Four digits are a time of day if there is such a time; nine to eleven digits are a Unix
    time. In French and Spanish ``20h`` is eight in the evening, in other languages a span of 20 hours. American dates
    have the month first. Raises ``WrongTime`` for a text that is not a time, a past time, or one too far away.
    """
    try:
        at = _read_start(text, now, zone, language)
    except (ValueError, OverflowError):
        at = None
    if at is None:
        raise WrongTime("time-wrong", text)
    if at < now:
        raise WrongTime("time-past", text)
    if at > now + timedelta(days=DAYS_AHEAD).total_seconds():
        raise WrongTime("time-too-far", text)
    return at


def parse_day(text: str, today: date, language: str = "fr") -> date:
    """Return the typed day: ``2026-03-31``, ``31.3.2026``, ``31 March`` or *yesterday*. Raises ``WrongTime``."""
    try:
        rest, day, _ = _take_day(_translate(text), today, _puts_month_first(language), past=True)
    except (ValueError, OverflowError):
        rest, day = "?", None
    if rest or day is None:
        raise WrongTime("day-wrong", text)
    return day


def _puts_month_first(language: str) -> bool:
    return language in ("en", "en-US")


def _read_start(text: str, now: float, zone: tzinfo, language: str) -> float | None:
    stamp = re.fullmatch(r"\s*(?:<t:(-?\d{1,12})(?::[a-zA-Z])?>|(\d{9,11}))\s*", text)
    if stamp is not None:
        return float(stamp[1] or stamp[2])
    words = _translate(text)
    if words == "NOW":
        return now
    if words.isdigit() and not any(map(str.isdigit, text)):
        return None
    seconds = _read_span(words, language)
    if seconds is not None:
        return now + seconds
    words, zone = _take_zone(words, zone)
    here = datetime.fromtimestamp(now, zone)
    words, day, follows = _take_day(words, here.date(), _puts_month_first(language))
    words, clock = _take_clock(words)
    if words or (clock is None and day is None):
        return None
    after, minutes = divmod(here.hour * 60 + here.minute if clock is None else clock, 24 * 60)

    def at(one: date) -> float:
        moment = datetime.combine(one + timedelta(days=after), time(minutes // 60, minutes % 60), zone)
        first = moment.timestamp()  # if clocks go back, the hour comes twice: take the second once the first is over
        return first if first >= now or clock is None else moment.replace(fold=1).timestamp()

    if clock is None and day is not None:
        return now if day == here.date() else at(day)
    if (day is None or (day == here.date() and follows is None)) and at(here.date() - timedelta(days=1)) >= now:
        return at(here.date() - timedelta(days=1))  # "at 1 at night" while that night is not over yet
    start = at(day or here.date())
    return start if start >= now or follows is None else at((day or here.date()) + follows)


@lru_cache(maxsize=1)
def _phrases() -> tuple[tuple[re.Pattern[str], str], ...]:
    def compiled(said: str, read: str) -> tuple[re.Pattern[str], str]:
        return re.compile(rf"(?<![^\W\d_])(?:{said})(?![^\W\d_])"), f" {read} "

    words = [(number, "|".join(names.split())) for number, names in enumerate(_words().months, 1)]
    ones, *others = (("|".join(names.split()), str(number)) for number, names in enumerate(_words().numbers, 1))
    return (
        *(
            compiled(rf"(\d{{1,2}})(?:st|nd|rd|th|er|\.?o)?\.? ?(?:de |of )?(?:{names})\.?", rf"\1/MO{n}")
            for n, names in words
        ),
        *(
            compiled(rf"(?:{names})\.? (\d{{1,2}})(?:st|nd|rd|th)?(?! ?(?:[:.h]|[ap]m|uhr)|\d)", rf"\1/MO{n}")
            for n, names in words
        ),
        *(compiled(said, read) for said, read in others),
        *(compiled(said, read) for read, said in _words().phrases),
        *(compiled("|".join(names.split()), f"WD{number}") for number, names in enumerate(_words().weekdays)),
        compiled(*ones),
    )


def _translate(text: str) -> str:
    """Return a typed time in lower case without accents, each language's words replaced by ``AT``, ``PM`` and so on."""
    plain = unicodedata.normalize("NFKD", text.lower().replace("’", "'"))
    words = "".join(sign for sign in plain if not unicodedata.combining(sign)).replace("o'clock", " oclock")
    words = re.sub(r"(?<=tag|och)(?=abend|nach)", " ", words)
    words = re.sub(r"(?<=\d),(?=5 ?(?:h|std|stunde))", ".", words)
    words = " ".join(re.sub(r"[,;]|(?<=[a-z]{2})\.(?=\s|$)", " ", words).split())
    words = re.sub(r"(?<=\d) ?([ap])\.? ?m\b\.?", lambda half: f" {half[1].upper()}M ", words)  # no "am Freitag"
    for said, read in _phrases():
        words = said.sub(read, words)
    return " ".join(words.split())


def _read_span(words: str, language: str) -> float | None:
    """Return a span of time in seconds; ``None`` if the words are not a span, or are a time of day."""
    rest = words.removeprefix("IN ")
    said = rest != words
    if not said and re.fullmatch(r"([01]\d|2[0-3])[0-5]\d", rest):
        return None
    rest = re.sub(r"^(\d{1,2}):(\d\d) H$", r"\1 H \2", rest)
    span = re.fullmatch(
        r"(?=\S)(?:(\d{1,2}) W ?)?(?:(\d{1,3}) D ?)?(?:(\d{1,4}(?:\.5)?) H ?)?(?:(\d{1,5})(?: M)?)?", rest
    )
    if span is None:
        return None
    weeks, days, hours, minutes = (float(part or 0) for part in span.groups())
    on_the_hour = span[4] is None and language[:2] not in ("fr", "es")
    if not said and not weeks and not days and 13 <= hours < 24 and not on_the_hour:
        return None
    return timedelta(weeks=weeks, days=days, hours=hours, minutes=minutes).total_seconds()


def _take_zone(words: str, zone: tzinfo) -> tuple[str, tzinfo]:
    """Split a time zone off the words. Return the rest and the zone, or ``zone`` if the words name none."""
    offset = re.search(r"(?:\b(?:utc|gmt) ?|(?<=:\d\d))([+-]\d{1,2}):?(\d\d)?\b", words)
    named = re.search(rf"(?<![^\W\d_])({'|'.join(_words().zones)})(?: time)?\b", words)
    if offset is not None:
        hours = int(offset[1])
        minutes = int(offset[2] or 0) * (-1 if offset[1].startswith("-") else 1)
        zone, found = timezone(timedelta(hours=hours, minutes=minutes)), offset
    elif named is not None:
        meant = _words().zones[named[1]]
        zone, found = ZoneInfo(meant) if isinstance(meant, str) else timezone(timedelta(hours=meant)), named
    else:
        return words, zone
    return _without(words, found), zone


def _without(words: str, found: re.Match[str]) -> str:
    return " ".join(f"{words[: found.start()]} {words[found.end() :]}".split())


def _take_day(
    words: str, today: date, month_first: bool, *, past: bool = False
) -> tuple[str, date | None, timedelta | None]:
    """Return the words without the day that they name, the day, and the time until it recurs, if it does.

    A day without a year is the next such day, or if ``past``, the last one. Raises ``ValueError`` for a day that does
    not exist.
    """
    weekday = re.search(r"(NEXT )?\bWD(\d)\.?( NEXT)?", words)
    if weekday is not None:
        words = _without(words, weekday)
    for pattern, read in _day_patterns(month_first, past):
        found = re.search(pattern, words)
        if found is None:
            continue
        day = read(found, today)
        if weekday is not None and day.weekday() != int(weekday[2]):
            raise ValueError("no such day of the week")
        return _without(words, found), day, None
    if weekday is None:
        return words, None, timedelta(days=1)
    ahead = (int(weekday[2]) - today.weekday()) % 7
    if past:
        return words, today - timedelta(days=-ahead % 7), None
    ahead += 7 * (not ahead and bool(weekday[1] or weekday[3]))
    return words, today + timedelta(days=ahead), timedelta(days=7)


def _day_patterns(month_first: bool, past: bool) -> list[tuple[str, Callable[[re.Match[str], date], date]]]:
    def whole(found: re.Match[str], today: date) -> date:
        return date(*map(int, found.groups()))

    def without_year(found: re.Match[str], today: date) -> date:
        first, second = int(found[1]), int(found[2].removeprefix("MO"))
        year = found[3] and int(found[3]) + (2000 if len(found[3]) == 2 else 0)
        swapped = "/" in found[0] and "MO" not in found[0] and ((month_first and first <= 12) or second > 12)
        month, day = (first, second) if swapped else (second, first)
        if year:
            return date(year, month, day)
        years = [today.year + (-ahead if past else ahead) for ahead in range(9)]  # far enough to find a 29 February
        for one in years:
            try:
                read = date(one, month, day)
            except ValueError:
                continue
            if read == today or (read < today) == past:
                return read
        raise ValueError("no such day")

    return [
        (r"\b(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:t(?=\d)|\b)", whole),
        (r"\b(\d{1,2})[/](MO\d{1,2}|\d{1,2})(?:[/ ](\d{4}|\d\d(?!\d|[:.]| ?[A-Z])))?\b", without_year),
        (
            r"\b(\d{1,2})\. ?(0?[1-9]|1[0-2])\.? ?((?<=[. ])\d{4}|(?<=\.)\d\d(?! ?(?!AT)[A-Z]))?(?=\s|$)"
            r"(?:(?<!\d\.\d\d)|(?= (?:AT )?\d)|(?<=\.\d\d\.\d\d))",  # 8.10 alone is a time of day
            without_year,
        ),
        (r"\bDAY([+-]\d)\b", lambda found, today: today + timedelta(days=int(found[1]))),
    ]


_CLOCKS: tuple[tuple[str, bool, Callable[[int, int], int]], ...] = (
    (r"(?<=AT )([1-9]\d?)[:.](\d\d)\b(?![:.]| [HU])", True, lambda one, two: 60 * one + two),
    (r"\b(\d{1,2}) ?(?::|\.|[HU]) ?(\d\d)(?::\d\d)?(?: [HU])?\b", False, lambda one, two: 60 * one + two),
    (r"\b(\d{1,2}) PAST (\d{1,2})\b", True, lambda one, two: 60 * two + one),
    (r"\b(\d{1,2}) TO (\d{1,2})\b", True, lambda one, two: 60 * two - one),
    (r"\b(\d{1,2})(?: [HU])? PLUS (\d{1,2})\b", True, lambda one, two: 60 * one + two),
    (r"\b(\d{1,2})(?: H)? MINUS (\d{1,2})\b", True, lambda one, two: 60 * one - two),
    (r"\b([01]\d|2[0-3])([0-5]\d)\b", False, lambda one, two: 60 * one + two),
    (r"\b(\d{1,2}) [HU]()\b", False, lambda one, two: 60 * one),
    (r"\b(\d{1,2})()(?= (?:[AP]M|NIGHT))", False, lambda one, two: 60 * one),
    (r"(?<=AT )(\d{1,2})()\b", True, lambda one, two: 60 * one),
    (r"\b(\d{1,2})()(?= AT)", True, lambda one, two: 60 * one),
    (r"(?:(?<=[AP]M )|(?<=NIGHT ))(\d{1,2})()\b", False, lambda one, two: 60 * one),
)
"""Patterns of a time of day, whether each is spoken (may mean pm), and how to compute minutes after midnight."""


def _take_clock(words: str) -> tuple[str, int | None]:
    """Return the other words, and the minutes after midnight or ``None``. Raises ``ValueError`` if impossible."""
    halves = {*re.findall(r"[AP]M", words)}
    for pattern, spoken, read in _CLOCKS:
        found = re.search(pattern, words)
        if found is None:
            continue
        minutes = read(int(found[1]), int(found[2] or 0))
        if (
            max(int(found[1]), int(found[2] or 0)) > 59
            or len(halves) > 1
            or not 0 <= minutes <= _whole(found[0], halves)
        ):
            raise ValueError("no such time of day")
        night = "NIGHT" in words
        if night and not halves:
            if minutes // 60 == 5:
                raise ValueError("at 5 of a night is in the evening to some, in the morning to others")
            halves = {"AM" if minutes < 5 * 60 or minutes // 60 == 12 else "PM"}
        words = re.sub(r"\b(?:AT|[AP]M|NIGHT)\b", "", _without(words, found))
        if minutes < 12 * 60 and (halves == {"PM"} or (spoken and not halves and minutes >= 60)):
            minutes += 12 * 60
        elif halves == {"AM"} and minutes >= 12 * 60:
            minutes -= 12 * 60
        if night and halves == {"AM"}:
            if minutes >= 6 * 60:
                raise ValueError("no such hour of a night")
            minutes += 24 * 60
        return " ".join(words.split()), minutes
    return words, None


def _whole(words: str, halves: set[str]) -> int:
    """Return the latest possible minute after midnight: midnight may end a day, and a morning ends at noon."""
    return 13 * 60 - 1 if halves == {"AM"} else 24 * 60 - (words != "24:00")
