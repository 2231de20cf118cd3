"""A day's deal: a person's attempt at it, how the attempt is stored, and how all attempts compare.

On one day (UTC) everybody plays the same five hands. Only one attempt of each person counts: the first that was stored.

Everything about a day follows from one stored secret: the chain of deals and the random choices of its computers. The
chain's seal may be published before the day, its secrets after it.
"""

from __future__ import annotations

import hashlib
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, time, timedelta
from typing import NamedTuple

from bot.codec import Codec, FactError
from bot.deals.draw import Chain
from bot.engine import presets
from bot.engine.acts import Act, act_text
from bot.engine.seats import Seat
from bot.tournaments.ledger import chain_from
from bot.tournaments.standings import matchpoints, places


class OwnChoice(NamedTuple):
    """What a person chose where several acts were possible. Equal play before it gives an equal ``situation``.

    Most of what is stored of a day are choices, so this is a named tuple: it is stored without field names.
    """

    situation: str
    act: str

    @classmethod
    def of(cls, hand: int, before: Sequence[tuple[Seat, Act]], act: Act) -> OwnChoice:
        """Return the choice of ``act`` after these acts of a hand. Hands count from 1."""
        return cls(situation(hand, before), act_text(act))


@dataclass(frozen=True, slots=True)
class AttemptedHand:
    """A hand of an attempt: points won minus points lost, the entry that dealt it, and the person's own choices."""

    points: int
    hand_seq: int
    choices: tuple[OwnChoice, ...] = ()


@dataclass(frozen=True, slots=True)
class Attempt:
    """A finished or abandoned attempt. ``user_id`` is negative for a forgotten person, ``streak`` 0 if unfinished."""

    user_id: int
    name: str
    guild_id: int
    table_id: int
    hands: tuple[AttemptedHand, ...]
    streak: int = 0

    @property
    def points(self) -> tuple[int, ...]:
        return tuple(hand.points for hand in self.hands)

    @property
    def total(self) -> int:
        return sum(self.points)

    @property
    def finished(self) -> bool:
        """Whether all hands were played. Only then is the attempt compared with others."""
        return len(self.hands) == HANDS


def situation(hand: int, acts: Sequence[tuple[Seat, Act]]) -> str:
    """Return a hash of a hand's play so far. Equal play gives the same hash, which does not reveal the play."""
    played = "\n".join([str(hand), *(f"{seat} {act_text(act)}" for seat, act in acts)])
    return hashlib.sha256(played.encode()).hexdigest()[:16]


def key_of(day: date, user_id: int) -> str:
    """Return the key of the table at which this person attempts this day's deal."""
    return f"{day.isoformat()}:{user_id}"


def day_of_key(key: str) -> date:
    """Return the day that a table's key names. Raises ``FactError`` if it names none."""
    try:
        return date.fromisoformat(key.partition(":")[0])
    except ValueError as error:
        raise FactError(f"{key!r} names no day") from error


@dataclass(frozen=True, slots=True)
class DayOpened:
    """A person was the first to begin a day's deal. ``seal`` is the seal of its chain."""

    day: str
    seal: str


@dataclass(frozen=True, slots=True)
class DayClosed:
    """The day is over."""


DayFact = DayOpened | Attempt | DayClosed


DAY_CODEC: Codec[DayFact] = Codec({"opened": DayOpened, "attempt": Attempt, "closed": DayClosed})


def first_attempts(attempts: Iterable[Attempt]) -> tuple[Attempt, ...]:
    """Return the attempts that count: each person's first."""
    first: dict[int, Attempt] = {}
    for attempt in attempts:
        first.setdefault(attempt.user_id, attempt)
    return tuple(first.values())


def others_chose(
    attempts: Iterable[Attempt], own: Attempt, hand: int, choice: OwnChoice
) -> tuple[tuple[str, int], ...]:
    """Return how many others made each choice in the same situation of this hand (from 1), most frequent first."""
    tally: dict[str, int] = {}
    for attempt in attempts:
        if len(attempt.hands) < hand or attempt.user_id == own.user_id:
            continue
        for other in attempt.hands[hand - 1].choices:
            if other.situation == choice.situation:
                tally[other.act] = tally.get(other.act, 0) + 1
    return tuple(sorted(tally.items(), key=lambda item: (-item[1], item[0])))


# -- boards: a day's and a month's


@dataclass(frozen=True, slots=True)
class DailyLine:
    """A line of the board. Equals share a place. ``percentile`` of the others are behind; ``None`` without others."""

    place: int
    attempt: Attempt
    matchpoints: float
    percentile: float | None


def day_board(attempts: Iterable[Attempt]) -> tuple[DailyLine, ...]:
    """Return the lines of everybody who has finished, the best first."""
    finished = sorted([one for one in attempts if one.finished], key=lambda one: -one.total)
    total_by_user = {one.user_id: one.total for one in finished}
    points, place, others = matchpoints(total_by_user), places(total_by_user), len(total_by_user) - 1
    equals = Counter(total_by_user.values())

    def count_behind(one: Attempt) -> int:
        return len(finished) + 1 - place[one.user_id] - equals[one.total]

    return tuple(
        DailyLine(
            place=place[one.user_id],
            attempt=one,
            matchpoints=points[one.user_id],
            percentile=100 * count_behind(one) / others if others else None,
        )
        for one in finished
    )


@dataclass(frozen=True, slots=True)
class MonthLine:
    """A line of a month's board: the matchpoints of all days that a person has finished, and their number."""

    place: int
    user_id: int
    matchpoints: float
    days: int


def month_board(days: Mapping[date, Iterable[Attempt]], month: str) -> tuple[MonthLine, ...]:
    """Return the board of a month such as ``2026-07``, the best first. Equals share a place."""
    sums: defaultdict[int, float] = defaultdict(float)
    played: defaultdict[int, int] = defaultdict(int)
    for day in sorted(days):
        for line in day_board(days[day]) if day.isoformat().startswith(f"{month}-") else ():
            sums[line.attempt.user_id] += line.matchpoints
            played[line.attempt.user_id] += 1
    place = places(sums)
    return tuple(
        MonthLine(place[user_id], user_id, points, played[user_id])
        for user_id, points in sorted(sums.items(), key=lambda item: -item[1])
    )


# -- the deals of a day


HANDS = 5
"""The number of hands in a day."""

RULES = presets.build("standard", {"points": 24})
"""Rules with more points to win than five hands can bring, so all are played. Experts play as in a game to 24."""


def day_of(at: float) -> date:
    """Return the day (UTC) of a time in Unix seconds."""
    return datetime.fromtimestamp(at, UTC).date()


def span_of_day(day: date) -> tuple[float, float]:
    """Return when a day begins in UTC, and when the next one does, in Unix seconds."""
    midnight = datetime.combine(day, time(), UTC)
    return midnight.timestamp(), (midnight + timedelta(days=1)).timestamp()


def span_of_month(month: str) -> tuple[float, float]:
    """Return when a month such as ``2026-07`` begins and ends, in Unix seconds."""
    first = date.fromisoformat(f"{month}-01")
    following = (first + timedelta(days=31)).replace(day=1)
    return span_of_day(first)[0], span_of_day(following)[0]


def chain_of(secret: bytes, day: date) -> Chain:
    """Return the secrets of a day's deals. Hand k uses the secret at place k, because no hand is dealt again."""
    return chain_from(secret, f"daily {day.isoformat()}", HANDS)
