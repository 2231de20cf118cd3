"""Statistics of one or two players, and the pseudonyms of forgotten players. Times are Unix seconds.

In stored games a pseudonym replaces a forgotten player: a negative number that identifies nobody, is never used again
and is never shown. So the other players' ratings can still be computed from the games alone.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, fields

from bot.ratings.games import SETTLED_GAMES, Family, Rating, RatingStep


@dataclass(frozen=True, slots=True)
class FamilyTotals:
    """Sums over games; a game that the player left is not a win. The names are those of ``bot.tables.results``."""

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
        """The average points that the player's side scored in a hand; None before the first hand."""
        return self.points / self.hands if self.hands else None


TOTALS = tuple(field.name for field in fields(FamilyTotals))
COUNTED = TOTALS[3:]
"""The totals that come from ``SeatResult.counts``."""


@dataclass(frozen=True, slots=True)
class FamilyStanding:
    """A player's figures in one family of games, over all time and in the current season.

    ``friendly`` sums all games that are not ranked. The ratings, and the time ``last_at`` of the latest ranked game,
    are None before the first ranked game. ``streak`` counts back from the latest ranked game: 3 is three wins in a row,
    -2 is two games without a win. ``steps`` has the all-time ratings after each game; if there are very many, it has an
    even selection of them.
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
        """Whether the player has played enough ranked games that the all-time rating is no longer provisional."""
        return self.rating is not None and self.ranked.games >= SETTLED_GAMES


@dataclass(frozen=True, slots=True)
class Companion:
    """Another player whom a player met in ``games`` games.

    If they were partners, ``won`` counts the games that they won together. If they were opponents, ``won`` counts the
    games that the player won and ``lost`` those that the other won; a game that a third player won counts as neither.
    """

    user_id: int
    name: str
    games: int
    won: int
    lost: int


@dataclass(frozen=True, slots=True)
class Title:
    """A first place on the rating board of a past season."""

    season: str
    family: Family


@dataclass(frozen=True, slots=True)
class PlayerStatistics:
    """All statistics of one player.

    ``first_at`` and ``last_at`` are the times at which their first and their latest game ended, ranked or not.
    ``best_partner`` is the person with whom they won the largest share of ranked games, ``nemesis`` the one who won the
    largest share against them; None if nobody met them in ``LEAST_MEETINGS`` games. ``titles`` are the seasons that
    they won, the latest first.
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
        """Sums of the friendly games of every family."""
        return sum((standing.friendly for standing in self.families), FamilyTotals())


LEAST_MEETINGS = 3
"""A best partner or nemesis must have played at least this many ranked games with or against the player."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """Two players; ``against`` and ``together`` count the first's games against the second and as their partner."""

    first: PlayerStatistics
    second: PlayerStatistics
    against: Companion
    together: Companion


# -- forgotten players


def is_pseudonym(user_id: int | None) -> bool:
    return user_id is not None and user_id < 0


def seat_name(seat: int) -> str:
    """Return the name shown for a seat whose player has no name, in texts and in records."""
    return f"Seat {seat}"


def player_name(pseudonym: int) -> str:
    """Return the name shown for a forgotten player where there are no seats, as in the standings of a night."""
    return f"Player {-pseudonym}"


def strip_name(record: str, seat: int) -> str:
    """Return the record with a generic name at this seat and without the words that its player mixed into deals."""
    line = _nameless_line(seat)
    return strip_words(re.sub(rf"^seat {seat} .*$", lambda _: line, record, count=1, flags=re.MULTILINE), seat)


def strip_words(record: str, seat: int) -> str:
    """Return the record without the words that the player of this seat mixed into its deals."""
    word = re.compile(rf' "word {seat} (?:[^"\\]|\\.)*"')
    return re.sub(r"^reveal .*$", lambda reveal: word.sub(f' "word {seat}"', reveal[0]), record, flags=re.MULTILINE)


def is_nameless(record: str, seat: int) -> bool:
    """Return whether a record has this seat's number in place of a player's name."""
    return re.search(rf"^{re.escape(_nameless_line(seat))}$", record, flags=re.MULTILINE) is not None


def _nameless_line(seat: int) -> str:
    return f'seat {seat} "{seat_name(seat)}"'


def strip_word(text: str, seat: int) -> str:
    """Return the text mixed into a deal without its word, as ``word N``, if it is from this seat; else unchanged."""
    place = f"word {seat}"
    return place if text.startswith(f"{place} ") else text
