"""Single and double elimination for pairs: a pair is out after its first or its second lost meeting.

Unbeaten pairs play a bracket in which the best two can meet in its final only; the best ones go on without playing
where it has holes. In a double elimination the pairs beaten once play each other meanwhile, and whoever is left of
them meets the unbeaten pair, twice if they win the first time.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from bot.ratings.rating import Rating
from bot.tournaments.movements.matching import paired
from bot.tournaments.movements.rounds import Entrant, PlayedRound, Round, Side, met, seated

NEWCOMER = Rating(25.0, 25 / 3)
"""The rating of those who have none yet, and of computers."""


def seeded(pairs: Sequence[Side], ratings: Mapping[Entrant, Rating]) -> tuple[Side, ...]:
    """The pairs from the strongest to the weakest, by what leaderboards are ordered by; equals as they come."""
    return tuple(sorted(pairs, key=lambda pair: -sum(ratings.get(one, NEWCOMER).cautious for one in pair)))


def bracket(pairs: int) -> tuple[int | None, ...]:
    """Seeds, from 0, in the order of the bracket: neighbours meet, None is a bye.

    >>> bracket(6)
    (0, None, 3, 4, 1, None, 2, 5)
    """
    places = [0]
    while len(places) < pairs:
        places = [seed for place in places for seed in (place, 2 * len(places) - 1 - place)]
    return tuple(place if place < pairs else None for place in places)


def next_round(seeds: Sequence[Side], played: Sequence[PlayedRound], lives: int) -> Round | None:
    """The round after those played, or None if one pair is left. ``lives``: 1 for single, 2 for double elimination."""
    lost = Counter(side for one in played for side in one.losers)
    unbeaten = _still_in_bracket(seeds, played)
    once = [seed for seed in seeds if 0 < lost[seed] < lives]
    number = len(played) + 1
    standing = [pair for pair in unbeaten if pair is not None]
    if len(standing) + len(once) == 1:
        return None
    if len(standing) == len(once) == 1:
        return seated(number, [(standing[0], once[0])])
    neighbours = list(zip(unbeaten[::2], unbeaten[1::2], strict=False))
    meetings = [(one, other) for one, other in neighbours if one is not None and other is not None]
    playing = {side for meeting in meetings for side in meeting}
    waiting = [pair for pair in standing if pair not in playing]
    again, byes = _of_the_beaten(once, played)
    return seated(number, (*meetings, *again), (*waiting, *byes))


def _still_in_bracket(seeds: Sequence[Side], played: Sequence[PlayedRound]) -> list[Side | None]:
    """The bracket of the unbeaten after the rounds played; one pair or None is left of it at the end."""
    slots = [None if place is None else seeds[place] for place in bracket(len(seeds))]
    for one in played:
        beaten = frozenset(one.losers)
        alive = [None if slot in beaten else slot for slot in slots]
        if len(alive) == 1:
            slots = alive
        else:
            slots = [
                first if first is not None else second for first, second in zip(alive[::2], alive[1::2], strict=True)
            ]
    return slots


def _of_the_beaten(
    once: Sequence[Side], played: Sequence[PlayedRound]
) -> tuple[tuple[tuple[Side, Side], ...], tuple[Side, ...]]:
    """How the pairs beaten once meet; of an odd number the best one waits that has waited least."""
    if len(once) % 2 == 0:
        waiting: tuple[Side, ...] = ()
    else:
        waited = Counter(side for one in played for side in one.round.byes)
        waiting = (min(once, key=lambda pair: waited[pair]),)
    meetings = met(one.round for one in played)
    playing = [pair for pair in once if pair not in waiting]
    return paired(_folded(playing), lambda one, other: meetings[frozenset((one, other))]), waiting


def _folded(pairs: Sequence[Side]) -> list[Side]:
    """The best beside the weakest, the second beside the last but one and so on."""
    half = len(pairs) // 2
    return [pair for both in zip(pairs[:half], reversed(pairs[half:]), strict=True) for pair in both]
