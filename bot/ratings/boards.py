"""Leaderboards as data: the periods that they cover, the questions that can be asked, and one page of the answer.

A period is all time, a season (a quarter) or a month. All periods are in UTC, so that ratings have the same periods on
all servers. A period is a short text (``all``, ``2026-Q3``, ``2026-07``) that sorts by time within its kind. Times are
Unix seconds.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, replace
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from enum import StrEnum
from itertools import groupby
from typing import NamedTuple

from bot.ratings.games import NEWCOMER, REPEAT_SECONDS, SETTLED_GAMES, Family, Rating, effect_share, is_repeat

ALL_TIME = "all"


class Scope(StrEnum):
    """What a player chooses on a leaderboard: the running season, the running month or all time."""

    SEASON = "season"
    ALL_TIME = "all-time"
    MONTH = "month"


def season_of(at: float) -> str:
    """Return the quarter of a moment, such as ``2026-Q3``."""
    moment = datetime.fromtimestamp(at, UTC)
    return f"{moment.year:04d}-Q{(moment.month + 2) // 3}"


def month_of(at: float) -> str:
    """Return the month of a moment, such as ``2026-07``."""
    moment = datetime.fromtimestamp(at, UTC)
    return f"{moment.year:04d}-{moment.month:02d}"


def first_day(scope: Scope, at: float, zone: tzinfo) -> date | None:
    """Return the day on which the season or month of a moment began in a zone; None for all time."""
    today = datetime.fromtimestamp(at, zone).date()
    match scope:
        case Scope.SEASON:
            return today.replace(month=(today.month - 1) // 3 * 3 + 1, day=1)
        case Scope.MONTH:
            return today.replace(day=1)
        case Scope.ALL_TIME:
            return None


def span_of(since: date | None, until: date | None, zone: tzinfo) -> tuple[float, float]:
    """Return the start of ``since`` and the end of ``until`` in a zone, in Unix seconds; None sets no bound."""
    first = 0.0 if since is None else _midnight(since, zone)
    last = float("inf") if until is None or until == date.max else _midnight(until + timedelta(days=1), zone)
    return first, last


def week_of(at: float, zone: tzinfo) -> tuple[float, float]:
    """Return when the week of a moment begins and ends in a zone, from Monday on, in Unix seconds."""
    today = datetime.fromtimestamp(at, zone).date()
    monday = today - timedelta(days=today.weekday())
    return span_of(monday, monday + timedelta(days=6), zone)


_SEASON = re.compile(r"(\d{4})-Q([1-4])")


def is_season(text: str) -> bool:
    """Return whether this is a season's name, such as ``2026-Q3``."""
    match = _SEASON.fullmatch(text)
    return match is not None and int(match[1]) >= 1


def season_start(season: str) -> float:
    """Return when a season began, in Unix seconds; ``ValueError`` if that is no season."""
    if not is_season(season):
        raise ValueError(f"{season!r} is no season, such as 2026-Q3")
    return _midnight(date(int(season[:4]), 3 * int(season[-1]) - 2, 1))


def season_end(at: float) -> float:
    """Return when the season of a moment ends and the next one begins, in Unix seconds."""
    start = season_start(season_of(at))
    return season_start(season_of(start + 100 * 86_400))


def season_before(at: float) -> str:
    """Return the season that ended last before a moment."""
    return season_of(season_start(season_of(at)) - 1)


def seasons_since(first: float, now: float) -> tuple[str, ...]:
    """Return the seasons from that of ``first`` to the running one, latest first."""
    seasons = [season_of(now)]
    while season_start(seasons[-1]) > first:
        seasons.append(season_of(season_start(seasons[-1]) - 1))
    return tuple(seasons)


def _midnight(day: date, zone: tzinfo = UTC) -> float:
    return datetime.combine(day, time(), zone).timestamp()


def periods_of(at: float) -> tuple[str, str, str]:
    """Return the periods that a game counts for if it ends at ``at``: all time, season and month."""
    return ALL_TIME, season_of(at), month_of(at)


def period_of(scope: Scope, at: float) -> str:
    """Return the period that a scope means at a moment."""
    return {Scope.SEASON: season_of(at), Scope.MONTH: month_of(at)}.get(scope, ALL_TIME)


# -- questions and answers


PAGE_ROWS = 10
"""Players on a page."""


class Measure(StrEnum):
    """What a leaderboard is ordered by; the highest value comes first."""

    RATING = "rating"
    PARTNERSHIPS = "partnerships"
    WINS = "wins"
    WIN_RATE = "win-rate"
    POINTS_PER_HAND = "points-per-hand"
    EUCHRES_MADE = "euchres-made"
    EUCHRES_SUFFERED = "euchres-suffered"
    LONE_MARCHES = "lone-marches"
    SHARPEST_EYE = "sharpest-eye"
    WEEK = "week"
    """Points of one week's games of any family, ranked or not, with at least two people; see ``count_week``."""

    @property
    def is_praise(self) -> bool:
        """Whether a high place is an honour. It is not for being euchred, so nobody gets a medal for that."""
        return self is not Measure.EUCHRES_SUFFERED


LEAST_GAMES = {
    Measure.RATING: SETTLED_GAMES,
    Measure.PARTNERSHIPS: SETTLED_GAMES,
    Measure.WIN_RATE: 10,
    Measure.POINTS_PER_HAND: 10,
}
"""How many ranked games in the period a player needs for a place, by measure; 1 for measures not listed."""

LEAST_PLAYERS = 4
"""A leaderboard with fewer people than this has no medals, and such a season has no champion."""


@dataclass(frozen=True, slots=True)
class BoardQuestion:
    """What is asked of a leaderboard.

    ``Measure.WEEK`` is about the time span ``week``, whatever ``period`` and ``family``.
    """

    guild_id: int
    measure: Measure = Measure.RATING
    family: Family = Family.PARTNERSHIP
    period: str = ALL_TIME
    offset: int = 0
    rows: int = PAGE_ROWS
    caller_id: int | None = None
    week: tuple[float, float] = (0.0, float("inf"))


class Absence(StrEnum):
    """Why a player with ranked games in a period is not on its leaderboard."""

    TOO_FEW_GAMES = "too-few-games"
    CAUGHT_NOBODY = "caught-nobody"


@dataclass(frozen=True, slots=True)
class BoardRow:
    """One row of a leaderboard: a player or a partnership.

    ``place`` counts from 1; equal values share a place. If it is None, ``absence`` says why. ``value`` is the measure,
    rounded as it is shown (for ratings, ``rating.cautious``). A leaderboard of ratings ends with the new players: they
    have too few games for a place, and only they themselves may see their rating.

    ``rating`` is the rating of the period; on a month's leaderboard, the season's rating after the month's last game.
    ``name`` is the name under which the player last played. In a partnership, ``user_id`` and ``name`` are those of one
    player, ``partner_id`` and ``partner`` those of the other.
    """

    place: int | None
    user_id: int
    name: str
    value: float
    games: int
    wins: int
    rating: Rating
    last_at: float
    absence: Absence | None = None
    partner: str | None = None
    partner_id: int | None = None
    hands: int = 0
    """How many hands the player's ``games`` had; only on a week's leaderboard."""


@dataclass(frozen=True, slots=True)
class Leaderboard:
    """A page of a leaderboard.

    On all pages, ``players`` rows have a place and ``new`` have none; ``own`` is the caller's.
    """

    question: BoardQuestion
    players: int
    rows: tuple[BoardRow, ...]
    own: BoardRow | None
    new: int = 0

    @property
    def length(self) -> int:
        """The number of rows on all pages together."""
        return self.players + self.new

    def without_new(self) -> Leaderboard:
        """Return this page without the rows that have no place, as in a season's final table."""
        return replace(self, rows=tuple(row for row in self.rows if row.place is not None), new=0)


# -- this week

LEAST_PEOPLE = 2
"""A game counts for a week only if at least this many people play it to its end."""

POINTS_FOR_PLAYING = POINTS_FOR_WINNING = 10.0
"""The points that a player earns for a game that counts in full, and as many again for winning it."""


class WeekSeat(NamedTuple):
    """The seat of a person who stayed to the end, in a finished game that counts."""

    game_id: int
    at: float
    hands: int
    user_id: int
    name: str
    won: bool


def count_week(seats: Iterable[WeekSeat], question: BoardQuestion) -> Leaderboard:
    """Return the leaderboard of a week, from its seats and those of thirty days before, in the order of the ends."""
    since, _ = question.week
    earlier: defaultdict[int, dict[int, tuple[float, frozenset[int]]]] = defaultdict(dict)
    rows: dict[int, BoardRow] = {}
    for game_id, game in ((number, [*some]) for number, some in groupby(seats, lambda seat: seat.game_id)):
        at, people = game[0].at, frozenset(seat.user_id for seat in game)
        if len(people) < LEAST_PEOPLE:
            continue
        if at >= since:
            before = {number: one for person in people for number, one in earlier[person].items()}
            share = effect_share(sum(is_repeat(people, at, others, then) for then, others in before.values()))
            for seat in game:
                row = rows.get(seat.user_id) or BoardRow(None, seat.user_id, seat.name, 0.0, 0, 0, NEWCOMER, at)
                earned = share * (POINTS_FOR_PLAYING + POINTS_FOR_WINNING * seat.won)
                rows[seat.user_id] = replace(
                    row,
                    name=seat.name,
                    value=row.value + earned,
                    games=row.games + 1,
                    wins=row.wins + seat.won,
                    hands=row.hands + seat.hands,
                    last_at=at,
                )
        for person in people:
            earlier[person][game_id] = at, people
    ordered = sorted(
        (replace(row, value=round(row.value)) for row in rows.values() if row.user_id > 0),
        key=lambda row: (-row.value, -row.games, row.user_id),
    )
    first_with: dict[float, int] = {}
    board = [replace(row, place=first_with.setdefault(row.value, place)) for place, row in enumerate(ordered, 1)]
    own = next((row for row in board if row.user_id == question.caller_id), None)
    return Leaderboard(question, len(board), tuple(board[question.offset : question.offset + question.rows]), own)


def week_and_before(question: BoardQuestion) -> tuple[float, float]:
    """Return the span of time, in Unix seconds, from which ``count_week`` needs the games of a week."""
    since, until = question.week
    return since - REPEAT_SECONDS, until
