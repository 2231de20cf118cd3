"""The all-time honours of a server's nights: who was first, who won which side prize, and the best evenings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from bot.tournaments.nights.facts import NightClosing
from bot.tournaments.nights.night import Night
from bot.tournaments.nights.results import night_totals, places_of_people
from bot.tournaments.standings import Prize, prizes


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
    best_night: int = 0
    high_game: int = 0


def honours(nights: Iterable[Night]) -> tuple[Honours, ...]:
    """Everybody's, the most wins first, then podiums and nights; only nights that were played to their end count."""
    found: dict[int, Honours] = {}
    for night in nights:
        if night.closing is NightClosing.FINISHED:
            for one in _of_night(night):
                found[one.user_id] = _sum(found.get(one.user_id, Honours(one.user_id)), one)
    return tuple(sorted(found.values(), key=lambda one: (-one.wins, -one.podiums, -one.nights)))


def _of_night(night: Night) -> Iterator[Honours]:
    """What one night was for each of its people, among whom computers neither win nor take anything away."""
    totals = {total.entrant: total for total in night_totals(night)}
    won = prizes([totals[entrant] for entrant in night.entrants if night.participant(entrant).user_id is not None])
    for user_id, place in places_of_people(night).items():
        entrant = night.entrant_of(user_id)
        assert entrant is not None  # noqa: S101 - they have a place
        own = tuple((prize, 1) for prize, winners in won.items() if entrant in winners)
        total = totals[entrant]
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
