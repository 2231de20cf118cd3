"""Ratings, and the games that move them: a player's strength and its doubt, which games are rated together; finished
games as a history lists them, which of them may be rated, and how each came out. Times are Unix seconds.

People who play each other over and over could move their ratings as far as they like. So of the games within thirty
days that have all but one of their players in common, the second moves ratings half as far as it would by itself, the
third a third, and so on (docs/ratings.md); nights and matches of few people count alike. What may be rated follows from
the rules and from numbers alone; whether a server ranks its games is for ``bot.tables``.

A player who left has lost, however well the computer played in their place. A unit whose players all left comes last; a
unit in which someone stayed keeps its place.
"""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from enum import StrEnum

from bot.engine.presets import PRESETS
from bot.engine.rules import Law, OptionValue, Rules

SETTLED_GAMES = 10
"""Ranked games after which a rating stands on a leaderboard; until then it is provisional, and only its owner's."""


@dataclass(frozen=True, slots=True)
class Rating:
    """``mu`` estimates the strength, ``sigma`` is the doubt; on openskill's scale, where a newcomer has 25 and 25/3."""

    mu: float
    sigma: float

    @property
    def points(self) -> int:
        """The estimate as players read it: a newcomer has 1000."""
        return round(1000 + 40 * (self.mu - 25))

    @property
    def deviation(self) -> int:
        """The doubt in the same points: two times of three the true strength is nearer than that."""
        return round(40 * self.sigma)

    @property
    def cautious(self) -> int:
        """What leaderboards show and are ordered by: the points less half the deviation (docs/ratings.md says why)."""
        return self.points - round(20 * self.sigma)

    def move_towards(self, after: Rating, share: float) -> Rating:
        """Return this rating moved by a share (0 to 1) of the way to what a game that counts in full would make it."""
        return Rating(self.mu + share * (after.mu - self.mu), self.sigma + share * (after.sigma - self.sigma))


NEWCOMER = Rating(25.0, 25 / 3)
"""The rating of somebody who has played no ranked game."""


@dataclass(frozen=True, slots=True)
class RatingStep:
    """A player's rating after one game; ``at`` is when the game ended, in Unix seconds."""

    game_id: int
    at: float
    rating: Rating


# -- families: groups of games that share a rating


class Family(StrEnum):
    """Games that share one rating."""

    PARTNERSHIP = "partnership"
    INDIVIDUAL = "individual"
    TWO_HANDED = "two-handed"
    HASENPFEFFER = "hasenpfeffer"


def family_of(preset: str) -> Family | None:
    """Return the family of a preset; None if this version does not know the preset."""
    standard = PRESETS.get(preset)
    if standard is None:
        return None
    if not standard.traits.turn_up:
        return Family.HASENPFEFFER
    if standard.traits.partners:
        return Family.PARTNERSHIP
    return Family.TWO_HANDED if standard.choices["players"].allowed == (2,) else Family.INDIVIDUAL


# -- finished games


class Ending(StrEnum):
    """How a stored game ended.

    ``CONCEDED``: one side gave up. ``IDLE``: a ranked game was not continued; the side of the player that it waited for
    lost it.

    These ranked games are stored with their score but count for nobody. ``AGREED``: both sides ended it early.
    ``CLOSED``: a moderator ended it early. ``VOID``: a side gave up too early for the game to count. ``DELETED``: its
    channel was deleted. ``REMOVED``: the bot was removed from its server. ``TIMED_OUT``: the player that it waited for
    could press nothing, because a moderator had timed them out.

    ``DEPARTED``: the player that the game waited for had left the server; it counts as a loss for this player alone.
    """

    PLAYED = "played"
    CONCEDED = "conceded"
    IDLE = "idle"
    AGREED = "agreed"
    CLOSED = "closed"
    VOID = "void"
    DELETED = "deleted"
    REMOVED = "removed"
    DEPARTED = "departed"
    TIMED_OUT = "timed-out"

    @property
    def counts(self) -> bool:
        """Whether the game has a winner."""
        return self in (Ending.PLAYED, Ending.CONCEDED, Ending.IDLE)

    def counts_for(self, *, left: bool) -> bool:
        """Return whether the game counts for a player; ``left`` says whether the player has left it."""
        return self.counts or (left and self is Ending.DEPARTED)


@dataclass(frozen=True, slots=True)
class SeatLine:
    """A seat of a finished game; ``user_id`` None if forgotten, ``won`` as rated, ``left`` if they did not finish."""

    seat: int
    user_id: int | None
    name: str
    unit: int
    score: int
    won: bool
    left: bool
    computer: bool


@dataclass(frozen=True, slots=True)
class GameLine:
    """One finished game. If ``ranked``, it counts for ratings and leaderboards, unless its ``ending`` forbids it."""

    game_id: int
    started_at: float
    ended_at: float
    preset: str
    rules: str
    hands: int
    ranked: bool
    seats: tuple[SeatLine, ...]
    ending: Ending = Ending.PLAYED

    @property
    def hosted(self) -> bool:
        """Whether irregular acts were refused (law 9.1). At an old-school table they are accepted."""
        return f"law={Law.OLD_SCHOOL}" not in self.rules.split()


@dataclass(frozen=True, slots=True)
class GameFilter:
    """Selects a server's games by player, preset, ``ranked`` (None: all), and end in [``since``, ``until``)."""

    guild_id: int
    user_id: int | None = None
    preset: str | None = None
    since: float = 0.0
    until: float = float("inf")
    ranked: bool | None = None


@dataclass(frozen=True, slots=True)
class GamePage:
    """Some games, the latest first. ``more`` says that there are older ones."""

    games: tuple[GameLine, ...]
    more: bool


@dataclass(frozen=True, slots=True)
class StoredGame:
    """One game with its whole record and, if ranked, each player's all-time rating after it by ``user_id``.

    The game's entries are those from ``first_seq`` to ``last_seq`` in the journal of table ``table_id``. ``forgotten``
    has the pseudonyms, by ``user_id``, of people who asked to be forgotten while the table was open: the journal may
    still name them.
    """

    game: GameLine
    record: str
    ratings: dict[int, Rating]
    table_id: int = 0
    first_seq: int = 0
    last_seq: int = 0
    forgotten: Mapping[int, int] = field(default_factory=dict)


# -- which games may be rated


LEAST_POINTS = 5
"""A ranked game goes to at least this many points, or to its preset's usual points if they are fewer."""

LONG_GAMES = {"double-hasenpfeffer": 31}
"""Presets where one hand may score over ``LEAST_POINTS``: the fewest points of a ranked game, half the usual."""

MOST_PAID = 4
"""The most points that any preset pays for one hand of the turn-up games (law 11)."""

_TOO_MUCH = range(MOST_PAID + 1, 10)

CHANCE_OPTIONS: dict[str, Container[OptionValue]] = {
    "steal_the_deal": (True,),  # the first to look at the screen deals (law 2.8)
    "lone_made": _TOO_MUCH,  # one hand is worth a game (laws 7.1 to 7.3)
    "lone_march": _TOO_MUCH,
    "euchre": _TOO_MUCH,
    "lone_euchre": _TOO_MUCH,
    "euchre_march": _TOO_MUCH,
    "lone_defence": _TOO_MUCH,
    "lone_defence_march": _TOO_MUCH,
}
"""Options by name, with the values that leave too much to chance for a ranked game."""


class Obstacle(StrEnum):
    """Why a game by certain rules cannot be ranked on any server."""

    TOO_SHORT = "too-short"
    CHANCE = "chance"


def least_points(preset: str) -> int:
    """Return the lowest number of points to which a ranked game of a preset may be played."""
    usual = PRESETS[preset].choices["points"].default
    return LONG_GAMES.get(preset, min(int(usual), LEAST_POINTS))


def obstacle(rules: Rules) -> Obstacle | None:
    """Return what keeps a game by these rules from being ranked; None if nothing does."""
    if rules.points < least_points(rules.preset):
        return Obstacle.TOO_SHORT
    if any(value in CHANCE_OPTIONS.get(name, ()) for name, value in rules.options):
        return Obstacle.CHANCE
    return None


# -- games among the same people

REPEAT_SECONDS = 30 * 24 * 60 * 60.0
"""For this many seconds, a game makes later games among the same people count less."""


def least_shared_players(players: int) -> int:
    """Return how many players two games must share to be among the same people: all but one, and at least two."""
    return max(2, players - 1)


def are_same_people(people: AbstractSet[int], others: AbstractSet[int]) -> bool:
    """Return whether two games, one by ``people`` and one by ``others``, are among the same people."""
    return len(people & others) >= least_shared_players(len(people))


def is_repeat(people: AbstractSet[int], at: float, others: AbstractSet[int], earlier_at: float) -> bool:
    """Return whether a game of ``people`` counts less after one of ``others``; both times are Unix seconds."""
    return at - REPEAT_SECONDS < earlier_at <= at and are_same_people(people, others)


def effect_share(earlier: int) -> float:
    """Return the share of its full effect that a game has after this many earlier ones among the same people.

    >>> [round(effect_share(earlier), 2) for earlier in range(4)]
    [1.0, 0.5, 0.33, 0.25]
    """
    return 1 / (1 + earlier)


# -- how a game came out


@dataclass(frozen=True, slots=True)
class SeatResult:
    """The result of one seat in a finished game. ``user_id`` is None for a computer player.

    ``unit`` is the side in partnership games, otherwise the seat. ``left`` means that the player did not finish the
    game: they stood up, or a computer made most of their decisions. ``counts`` has sums over the game, by name;
    ``bot.ratings.players`` lists the names.
    """

    seat: int
    user_id: int | None
    name: str
    unit: int
    score: int
    won: bool
    left: bool
    counts: dict[str, int] = field(default_factory=dict)


Pair = tuple[int, int]
"""The user ids of two partners, the lower one first."""


FIRST, DESERTED, LAST = -float("inf"), 1e9, float("inf")


def ranks(seats: Sequence[SeatResult]) -> dict[int, float]:
    """Return each unit's rank, lower is better, equal is a draw: the winner, then by score, then those who all left."""
    rank_by_unit: dict[int, float] = {}
    for unit in sorted({seat.unit for seat in seats}):
        team = [seat for seat in seats if seat.unit == unit]
        if all(seat.left for seat in team):
            rank_by_unit[unit] = DESERTED
        else:
            rank_by_unit[unit] = FIRST if team[0].won else -float(team[0].score)
    return rank_by_unit


def winning_seats(seats: Sequence[SeatResult]) -> frozenset[int]:
    """Return the seats whose players won: those of the best unit who did not leave. Empty if everybody left."""
    by_unit = ranks(seats)
    best = min(by_unit.values(), default=LAST)
    return frozenset(seat.seat for seat in seats if not seat.left and by_unit[seat.unit] == best)


def pairs_of(seats: Sequence[SeatResult]) -> dict[int, Pair]:
    """Return the pair of players of each side; empty unless every side is two people."""
    pairs: dict[int, Pair] = {}
    for unit in {seat.unit for seat in seats}:
        players = sorted(seat.user_id for seat in seats if seat.unit == unit and seat.user_id is not None)
        if len(players) != 2 or len(players) != sum(seat.unit == unit for seat in seats):
            return {}
        pairs[unit] = (players[0], players[1])
    return pairs
