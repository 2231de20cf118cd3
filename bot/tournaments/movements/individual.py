"""Everybody with everybody: a whist tournament. Each two are partners once and opponents twice.

The starter of a schedule is its first round. Round r adds r to every number, modulo the number of players less one,
while one player stays where they are.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence

from bot.tournaments.movements.rounds import Entrant, Round, Side, seated

MOST_TRIES, MOST_TRIES_OF_MANY, MOST_SWAPS = 400, 20, 100
"""Places for computers that are tried, fewer for more than three of them, and changes of a schedule for each; a spread
of one is nearly always found among the first few.
"""

STAYS = -1
"""The player who keeps their seat."""

STARTERS = {
    4: "o·0 v 1·2",
    8: "o·1 v 0·3, 2·4 v 5·6",
    12: "o·10 v 0·6, 1·4 v 2·9, 3·5 v 7·8",
    16: "o·10 v 11·14, 0·7 v 6·12, 1·5 v 3·13, 2·4 v 8·9",
    20: "o·10 v 11·17, 0·15 v 4·9, 1·2 v 7·18, 3·12 v 5·8, 6·13 v 14·16",
    24: "o·22 v 11·21, 0·4 v 8·14, 1·15 v 6·17, 2·9 v 3·5, 7·12 v 19·20, 10·18 v 13·16",
    28: "o·22 v 11·21, 0·7 v 9·12, 1·15 v 2·18, 3·8 v 14·16, 4·23 v 13·19, 5·6 v 10·25, 17·26 v 20·24",
    32: ("o·23 v 3·10, 0·22 v 24·30, 1·11 v 18·26, 2·15 v 5·6, 4·19 v 14·16, 7·27 v 21·25, 8·13 v 9·28, 12·29 v 17·20"),
    36: (
        "o·17 v 9·11, 0·14 v 5·27, 1·20 v 2·34, 3·7 v 19·31, 4·13 v 10·28, 6·16 v 18·23, 8·15 v 24·30, "
        "12·32 v 22·33, 21·29 v 25·26"
    ),
    40: (
        "o·17 v 5·33, 0·6 v 25·37, 1·36 v 13·35, 2·10 v 7·16, 3·29 v 14·32, 4·18 v 19·22, 8·28 v 15·38, "
        "9·24 v 26·31, 11·12 v 20·30, 21·23 v 27·34"
    ),
}
"""Partners are joined by a dot; ``o`` is the player who stays."""


def full_schedule(players: int) -> int:
    """Rounds until everybody has played with everybody."""
    return players - 1


def individual(order: Sequence[Entrant], number: int, schedule: Sequence[int] = ()) -> Round:
    """Round ``number`` of those in the draw; after the full schedule it begins anew. ``schedule`` says in which order
    its rounds (from 1) are played, if in another one.

    ``ValueError`` unless they are a multiple of four, 40 at most.
    """
    if len(order) not in STARTERS:
        raise ValueError(f"no schedule is known for {len(order)} players")
    shift = (number - 1) % full_schedule(len(order))
    if schedule:
        shift = schedule[shift] - 1
    return seated(
        number,
        ((_moved(odd, shift, order), _moved(even, shift, order)) for odd, even in _starter(len(order))),
    )


def _starter(players: int) -> tuple[tuple[tuple[int, int], tuple[int, int]], ...]:
    """The first round, as places in the draw."""
    meetings = (meeting.split(" v ") for meeting in STARTERS[players].split(", "))
    return tuple((_places(odd), _places(even)) for odd, even in meetings)


def _places(words: str) -> tuple[int, int]:
    first, second = (STAYS if word == "o" else int(word) for word in words.split("·"))
    return first, second


def _moved(places: tuple[int, int], shift: int, order: Sequence[Entrant]) -> Side:
    """Who has moved to these places; the last of the draw stays."""
    first, second = (order[place if place == STAYS else (place + shift) % (len(order) - 1)] for place in places)
    return first, second


def spread_computers(players: int, computers: int, rounds: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Where computers sit in the draw (from 0), and the schedule of all rounds, so that over so many ``rounds`` nobody
    has a computer as partner more than once oftener than anybody else.

    Up to three computers, which is what a night is filled up with, are always spread so. For more, as a host may wish,
    it looks less long, and somebody may have one twice oftener. Over the full schedule all have each of them once, so
    what counts are the rounds beyond it. Takes up to a tenth of a second.
    """
    full = full_schedule(players)
    partners = [_partners(players, number) for number in range(1, full + 1)]
    chance = random.Random(1)  # noqa: S311 - it looks for one of many good answers, the same again each time
    best: tuple[int, tuple[int, ...], tuple[int, ...]] | None = None
    for number in range(MOST_TRIES if computers <= 3 else MOST_TRIES_OF_MANY):
        last = range(players - computers, players)
        places = sorted(chance.sample(range(players), computers) if number else last)
        unevenness, schedule = _even_schedule(partners, places, rounds % full, chance)
        if best is None or unevenness < best[0]:
            best = unevenness, tuple(places), schedule
        if unevenness <= 1:
            break
    assert best is not None  # noqa: S101 - there is always a first place to try
    return best[1], best[2]


def _partners(players: int, number: int) -> dict[int, int]:
    """Who plays with whom in a round, by their places in the draw."""
    meetings = individual([Entrant(place) for place in range(players)], number).meetings
    sides = [side for meeting in meetings for side in meeting.sides]
    return {one: other for side in sides for one, other in (side, side[::-1])}


def _even_schedule(
    partners: Sequence[dict[int, int]], computers: Sequence[int], rounds: int, chance: random.Random
) -> tuple[int, tuple[int, ...]]:
    """The rounds in an order whose first ``rounds`` share the computers out evenly, and how unevenly they still do.

    A tabu search: the round without which it is most even gives its place to the one with which it is, and neither is
    touched again for some steps.
    """
    seats = set(computers)
    beside = [[one[place] for place in computers if one[place] not in seats] for one in partners]
    order = chance.sample(range(len(partners)), len(partners))
    chosen, others = order[:rounds], order[rounds:]
    times = Counter(dict.fromkeys(set(partners[0]) - seats, 0))
    for number in chosen:
        times.update(beside[number])
    rests_until = [0] * len(partners)

    def best(numbers: Sequence[int], step: int, sign: int) -> int | None:
        """The place of the round that makes it most even, coming (1) or going (-1)."""
        free = [place for place, number in enumerate(numbers) if rests_until[number] <= step]
        weights = {place: sum(2 * sign * times[one] + 1 for one in beside[numbers[place]]) for place in free}
        least = min(weights.values(), default=0)
        return chance.choice([place for place in free if weights[place] == least]) if free else None

    unevenness = _unevenness(times)
    for step in range(MOST_SWAPS):
        going = best(chosen, step, -1)
        if unevenness <= 1 or going is None:
            break
        times.subtract(beside[chosen[going]])
        coming = best(others, step, 1)
        if coming is None:
            times.update(beside[chosen[going]])
            break
        times.update(beside[others[coming]])
        chosen[going], others[coming] = others[coming], chosen[going]
        for number in (chosen[going], others[coming]):
            rests_until[number] = step + 3 + chance.randrange(4)
        unevenness = _unevenness(times)
    return unevenness, tuple(number + 1 for number in (*sorted(chosen), *sorted(others)))


def _unevenness(times: Mapping[int, int]) -> int:
    return max(times.values(), default=0) - min(times.values(), default=0)
