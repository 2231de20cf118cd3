"""The all-time honours of a server's nights: who was first, who won which side prize, and the best evenings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from bot.engine.scoring import Points
from bot.tournaments.nights.facts import NightClosing
from bot.tournaments.nights.night import Night
from bot.tournaments.nights.results import night_prizes, people_of, standings
from bot.tournaments.standings import Prize


@dataclass(frozen=True, slots=True)
class Honours:
    """One person's. ``nights`` that they were in, ``wins`` and ``podiums`` (places 1 to 3, shared ones too) of them,
    ``prizes`` by kind, and the most points of one night and of one round.
    """

    user_id: int
    nights: int = 0
    wins: int = 0
    podiums: int = 0
    prizes: tuple[tuple[Prize, int], ...] = ()
    best_night: Points = 0
    high_game: Points = 0


def honours(nights: Iterable[Night]) -> tuple[Honours, ...]:
    """Everybody's, the most wins first, then podiums and nights; only nights that were played to their end count,
    and those for nobody for whom a computer played most of their rounds.
    """
    found: dict[int, Honours] = {}
    for night in nights:
        if night.closing is NightClosing.FINISHED:
            for one in _of_night(night):
                found[one.user_id] = _sum(found.get(one.user_id, Honours(one.user_id)), one)
    return tuple(sorted(found.values(), key=lambda one: (-one.wins, -one.podiums, -one.nights)))


def _of_night(night: Night) -> Iterator[Honours]:
    """What one night was for each of its people; computers neither win nor take anything away."""
    won = night_prizes(night)
    for placing in standings(night):
        if placing.place is None:
            continue
        own = tuple((one.prize, 1) for one in won if placing in one.winners)
        total, place = placing.total, placing.place
        for user_id in people_of(night, total):
            yield Honours(user_id, 1, int(place == 1), int(place <= 3), own, total.score.points, total.high_game)


def _sum(one: Honours, other: Honours) -> Honours:
    both = Counter(dict(one.prizes)) + Counter(dict(other.prizes))
    return replace(
        one,
        nights=one.nights + other.nights,
        wins=one.wins + other.wins,
        podiums=one.podiums + other.podiums,
        prizes=tuple((prize, both[prize]) for prize in Prize if prize in both),
        best_night=max(one.best_night, other.best_night),
        high_game=max(one.high_game, other.high_game),
    )
