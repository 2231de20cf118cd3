"""Statistics of one or two players as data, and the pseudonyms of forgotten ones. Times are Unix seconds.

In the games of others a forgotten player becomes a pseudonym: a negative number that identifies no one, is never used
again and is never shown. So the others' ratings can still be computed from the games alone.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, fields

from bot.ratings.games import SETTLED_GAMES, Family, Rating, RatingStep


@dataclass(frozen=True, slots=True)
class FamilyTotals:
    """Sums of games, those that a player left being no wins; names as in ``bot.tables.results``."""

    games: int = 0
    wins: int = 0
    left: int = 0
    hands: int = 0
    tricks: int = 0
    points: int = 0
    called: int = 0
    made: int = 0
    euchred: int = 0
    marches: int = 0
    lone_tried: int = 0
    lone_made: int = 0
    lone_marches: int = 0
    euchres_made: int = 0
    lone_defended: int = 0
    lone_defended_won: int = 0
    folded: int = 0
    reneges_caught: int = 0
    claims_true: int = 0
    claims_false: int = 0

    def __add__(self, other: FamilyTotals) -> FamilyTotals:
        return FamilyTotals(*(getattr(self, name) + getattr(other, name) for name in TOTALS))

    @property
    def win_rate(self) -> float | None:
        """The share of games won, 0 to 1; None before the first game."""
        return self.wins / self.games if self.games else None

    @property
    def points_per_hand(self) -> float | None:
        """The side's points a hand; None before the first hand."""
        return self.points / self.hands if self.hands else None


TOTALS = tuple(field.name for field in fields(FamilyTotals))
COUNTED = TOTALS[3:]
"""The totals that come from ``SeatResult.counts``."""


@dataclass(frozen=True, slots=True)
class FamilyStanding:
    """A player in one family of games, over all time and in the running season.

    Ranked games are those among people on a server that ranks; ``friendly`` are all others. Ratings and ``last_at`` (of
    the last ranked game) are None before the first one. ``streak`` counts ranked games back from the latest: 3 is three
    wins in a row, -2 two games without a win. ``steps`` are all-time ratings, evenly thinned if there are very many.
    """

    family: Family
    ranked: FamilyTotals
    friendly: FamilyTotals
    season: FamilyTotals
    rating: Rating | None
    season_rating: Rating | None
    streak: int
    last_at: float | None
    steps: tuple[RatingStep, ...]

    @property
    def settled(self) -> bool:
        """Whether the all-time rating is more than provisional."""
        return self.rating is not None and self.ranked.games >= SETTLED_GAMES


@dataclass(frozen=True, slots=True)
class Companion:
    """Somebody a player met in ``games``: ``won`` together as partners, else ``won`` by the player or ``lost`` to them.
    A game of individuals that a third player won counts as neither.
    """

    user_id: int
    name: str
    games: int
    won: int
    lost: int


@dataclass(frozen=True, slots=True)
class Title:
    """First place on the rating board of a season that is over."""

    season: str
    family: Family


@dataclass(frozen=True, slots=True)
class PlayerStatistics:
    """All about one player. ``first_at`` and ``last_at`` are the ends of their first and latest game of any kind.

    ``best_partner`` won the largest share of ranked games with them, ``nemesis`` against them; None if nobody met them
    often enough (``LEAST_MEETINGS``). ``titles`` are the seasons whose champion they are, the latest first.
    """

    user_id: int
    name: str
    first_at: float
    last_at: float
    families: tuple[FamilyStanding, ...]
    best_partner: Companion | None
    nemesis: Companion | None
    titles: tuple[Title, ...] = ()

    @property
    def streak(self) -> int:
        """The streak in the family of their latest ranked game."""
        latest = max(self.families, key=lambda standing: standing.last_at or 0.0, default=None)
        return 0 if latest is None else latest.streak

    @property
    def ranked(self) -> FamilyTotals:
        """Sums of the ranked games of every family."""
        return sum((standing.ranked for standing in self.families), FamilyTotals())

    @property
    def friendly(self) -> FamilyTotals:
        """Sums of the other games of every family."""
        return sum((standing.friendly for standing in self.families), FamilyTotals())


LEAST_MEETINGS = 3
"""Ranked games with or against somebody before they can be best partner or nemesis."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """Two players. ``against`` and ``together`` are the second as the first met them."""

    first: PlayerStatistics
    second: PlayerStatistics
    against: Companion
    together: Companion


# -- forgotten players


def is_pseudonym(user_id: int | None) -> bool:
    return user_id is not None and user_id < 0


def seat_name(seat: int) -> str:
    """Return the name of a seat without a name, in words and in records alike."""
    return f"Seat {seat}"


def player_name(pseudonym: int) -> str:
    """Return the name of a forgotten player where there are no seats, as in the standings of a night."""
    return f"Player {-pseudonym}"


def strip_name(record: str, seat: int) -> str:
    """Replace this seat's name by its number, and remove the words that its player mixed into the deals."""
    line = _nameless_line(seat)
    return strip_words(re.sub(rf"^seat {seat} .*$", lambda _: line, record, count=1, flags=re.MULTILINE), seat)


def strip_words(record: str, seat: int) -> str:
    """Remove the words that the player of this seat had mixed into a record's deals."""
    word = re.compile(rf' "word {seat} (?:[^"\\]|\\.)*"')
    return re.sub(r"^reveal .*$", lambda reveal: word.sub(f' "word {seat}"', reveal[0]), record, flags=re.MULTILINE)


def is_nameless(record: str, seat: int) -> bool:
    """Return whether this seat has its number for a name in a record."""
    return re.search(rf"^{re.escape(_nameless_line(seat))}$", record, flags=re.MULTILINE) is not None


def _nameless_line(seat: int) -> str:
    return f'seat {seat} "{seat_name(seat)}"'


def strip_word(text: str, seat: int) -> str:
    """Reduce the word of this seat's player to its place, in a text that is mixed into a deal."""
    place = f"word {seat}"
    return place if text.startswith(f"{place} ") else text
