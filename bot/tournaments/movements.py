"""Who meets whom: rounds and meetings, and every movement that a night can have.

A movement seats numbers, and a night knows who has which. Where not everybody may meet everybody, a minimum-weight
matching (networkx's) pairs them. No movement seats one person with three computers while it could seat another way.

- Ladder: winners move up a table, losers stay, and partners split; the winners of table 1 stay and its losers go to
  the last table. On the ladder of pairs partners stay together.
- Individual, a whist tournament: each two are partners once and opponents twice. The starter of a schedule is its
  first round; round r adds r to every number, modulo the number of players less one, while one player stays.
- Single elimination: a pair is out after a lost meeting. The best two can meet in the final only; where the bracket has
  holes, the best pairs go on without playing the first round.
- Round robin: the circle method. One pair stays while all the others move one place around it.
- Swiss: equals meet next, and no two pairs meet again while that can be avoided.
- Duplicate of pairs: the circle method as well, as a barometer: all tables play the same deals in a round, so no boards
  travel, and there is nothing to skip or to share. Of an odd number one pair sits out, another one each round. Who sits
  which way is chosen so that every two pairs are compared with each other as much as any others.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from itertools import chain, combinations, product
from typing import NewType, TypeVar

from bot.ratings.games import NEWCOMER, Rating

Entrant = NewType("Entrant", int)
"""The number of a participant, from 1: a person or a computer. It is never a Discord id."""

Side = tuple[Entrant, Entrant]
"""Two who play together."""


class Movement(StrEnum):
    """How the people and computers of a night change tables from round to round."""

    INDIVIDUAL = "individual"
    LADDER = "ladder"
    PAIRS_LADDER = "pairs-ladder"
    ROUND_ROBIN = "round-robin"
    SWISS = "swiss"
    SINGLE_ELIMINATION = "single-elimination"

    @property
    def keeps_pairs(self) -> bool:
        """Whether the same two play together all night."""
        return self not in (Movement.INDIVIDUAL, Movement.LADDER)

    @property
    def eliminates(self) -> bool:
        """Whether losers drop out. Such a night ends when one pair is left."""
        return self is Movement.SINGLE_ELIMINATION


@dataclass(frozen=True, slots=True)
class Meeting:
    """Four at a table, which is counted from 1. The odd side sits at seats 1 and 3, the even side at 2 and 4."""

    table: int
    odd: Side
    even: Side

    @property
    def sides(self) -> tuple[Side, Side]:
        return self.odd, self.even

    @property
    def seats(self) -> tuple[Entrant, Entrant, Entrant, Entrant]:
        """The entrants at seats 1 to 4."""
        return self.odd[0], self.even[0], self.odd[1], self.even[1]

    def loser(self, winner: Side) -> Side:
        """Return the side that is not the winner."""
        return self.even if winner == self.odd else self.odd

    def reseat(self, seats: Mapping[Entrant, Entrant]) -> Meeting:
        """Return the meeting with each entrant replaced by what it is mapped to, if anything."""
        return Meeting(self.table, reseat_side(self.odd, seats), reseat_side(self.even, seats))


@dataclass(frozen=True, slots=True)
class Round:
    """One round, counted from 1. Pairs with ``byes`` do not play: in an elimination they advance."""

    number: int
    meetings: tuple[Meeting, ...]
    byes: tuple[Side, ...] = ()

    @property
    def entrants(self) -> Iterator[Entrant]:
        """Everybody who plays, ordered by table."""
        return (entrant for meeting in self.meetings for entrant in meeting.seats)

    def reseat(self, seats: Mapping[Entrant, Entrant]) -> Round:
        """Return the round with each entrant replaced by what it is mapped to, if anything."""
        byes = tuple(reseat_side(side, seats) for side in self.byes)
        return Round(self.number, tuple(meeting.reseat(seats) for meeting in self.meetings), byes)


def reseat_side(side: Side, seats: Mapping[Entrant, Entrant]) -> Side:
    """Return a side with each entrant replaced by what it is mapped to, if anything."""
    return seats.get(side[0], side[0]), seats.get(side[1], side[1])


@dataclass(frozen=True, slots=True)
class PlayedRound:
    """A finished round, and the side that won at each table, in the order of its meetings."""

    round: Round
    winners: tuple[Side, ...]

    @property
    def losers(self) -> tuple[Side, ...]:
        """The side that lost at each table."""
        return tuple(meeting.loser(winner) for meeting, winner in zip(self.round.meetings, self.winners, strict=True))


def seat_round(number: int, meetings: Iterable[tuple[Side, Side]], byes: tuple[Side, ...] = ()) -> Round:
    """Return a round of these meetings at tables 1, 2 and so on."""
    tables = (Meeting(table, odd, even) for table, (odd, even) in enumerate(meetings, 1))
    return Round(number, tuple(tables), byes)


def pairs_in(order: Sequence[Entrant]) -> tuple[Side, ...]:
    """Return the pairs of a draw: its first two, its next two and so on. Raises ``ValueError`` for an odd number."""
    if len(order) % 2:
        raise ValueError(f"{len(order)} cannot be paired")
    return tuple(zip(order[::2], order[1::2], strict=True))


def count_partners(rounds: Iterable[Round]) -> Counter[frozenset[Entrant]]:
    return Counter(frozenset(side) for one in rounds for meeting in one.meetings for side in meeting.sides)


def count_meetings(rounds: Iterable[Round]) -> Counter[frozenset[Side]]:
    return Counter(frozenset(meeting.sides) for one in rounds for meeting in one.meetings)


T = TypeVar("T")
H = TypeVar("H", bound=Hashable)


def count_clashes(tables: Iterable[Sequence[H]], apart: AbstractSet[frozenset[H]]) -> int:
    """Return how many pairs of people who are kept ``apart`` sit together at these tables."""
    if not apart:
        return 0
    return sum(frozenset(two) in apart for seats in tables for two in combinations(seats, 2))


# -- computers


def is_alone(seats: Iterable[H], computers: AbstractSet[H]) -> bool:
    """Return whether exactly one of these is a person and all others are ``computers``."""
    return sum(seat not in computers for seat in seats) == 1


def part_computers(meetings: Sequence[tuple[Side, Side]], computers: AbstractSet[Entrant]) -> list[tuple[Side, Side]]:
    """Return the meetings with sides exchanged so that, if possible, no person is alone with ``computers``."""
    tables = list(meetings)
    for table, sides in enumerate(meetings):
        near = sorted(range(len(tables)), key=lambda other: abs(other - table))[1:]
        goes = sorted((0, 1), key=lambda side: sum(one not in computers for one in sides[side]))
        for other, own, theirs in product(near, goes, (0, 1)):
            if not is_alone(chain(*tables[table]), computers):
                break
            ours, others = list(tables[table]), list(tables[other])
            ours[own], others[theirs] = others[theirs], ours[own]
            if not is_alone(chain(*ours), computers) and not is_alone(chain(*others), computers):
                tables[table], tables[other] = (ours[0], ours[1]), (others[0], others[1])
    return tables


# -- pairing by rank


def pair_up(
    ranked: Sequence[T], times: Callable[[T, T], int], barred: Callable[[T, T], bool] = lambda one, other: False
) -> tuple[tuple[T, T], ...]:
    """Pair everybody with as few repeated meetings as possible. The meetings of the best come first.

    Two who are ``barred`` meet only if there is no other way. ``times`` returns how often two have met. If repeats
    cannot be avoided, the rarest are taken. Among all such pairings, neighbours in rank meet: the sum of the squared
    distances is minimal.
    """
    places = range(len(ranked))
    met = {(one, other): times(ranked[one], ranked[other]) for one, other in combinations(places, 2)}
    bars = {(one, other) for one, other in met if barred(ranked[one], ranked[other])}
    if not bars and not any(met.values()):
        return tuple(zip(ranked[::2], ranked[1::2], strict=True))
    from networkx import Graph, min_weight_matching  # networkx takes long to load, and most nights do not need it

    distances = len(ranked) ** 3  # more than the squares of all meetings together
    repeat = distances * len(ranked) * (1 + max(met.values(), default=0))
    graph: Graph[int] = Graph()
    graph.add_weighted_edges_from(
        (
            one,
            other,
            repeat * ((often > 0) + len(ranked) * ((one, other) in bars)) + distances * often + (other - one) ** 2,
        )
        for (one, other), often in met.items()
    )
    meetings = sorted((min(two), max(two)) for two in min_weight_matching(graph))
    return tuple((ranked[one], ranked[other]) for one, other in meetings)


# -- the progressive ladder


def first_ladder_round(order: Sequence[Entrant], computers: AbstractSet[Entrant] = frozenset()) -> Round:
    """Return the first round. The first four of the draw sit at the head table, the first two of them as partners."""
    pairs = pairs_in(order)
    return seat_round(1, part_computers(list(zip(pairs[::2], pairs[1::2], strict=True)), computers))


def next_ladder_round(
    played: Sequence[PlayedRound], *, pairs: bool = False, computers: AbstractSet[Entrant] = frozenset()
) -> Round:
    """Return the next round: results of the last one decide who meets at which table.

    Of the two ways to split a table's pairs, take the one that gives ``computers`` as partners to those who have had
    them less often, and then the one with fewer repeated partners; ``pairs`` stay together.
    """
    last = played[-1]
    rising, staying = last.winners, last.losers
    # Up to each table come its own losers and the winners of the table below; the head keeps its winners, and its
    # losers come to the last table.
    arrivals = (*rising[1:], staying[0])
    first_table = (rising[0], *staying[1:])
    partners = count_partners(one.round for one in played)
    beside: Counter[Entrant] = Counter()
    for two, often in partners.items():
        if two & computers:
            beside.update(dict.fromkeys(two - computers, often))

    def times(sides: tuple[Side, Side]) -> tuple[int, int]:
        mixed = [side for side in sides if is_alone(side, computers)]
        turns = sum(beside[one] for side in mixed for one in side)
        return turns, sum(partners[frozenset(side)] for side in sides)

    meetings = part_computers(list(zip(first_table, arrivals, strict=True)), computers)
    tables = meetings if pairs else [min(_splits(*both), key=times) for both in meetings]
    return seat_round(last.round.number + 1, tables)


def _splits(one: Side, other: Side) -> tuple[tuple[Side, Side], tuple[Side, Side]]:
    return ((one[0], other[0]), (one[1], other[1])), ((one[0], other[1]), (one[1], other[0]))


# -- everybody with everybody


MOST_TRIES, MOST_TRIES_OF_MANY, MOST_SWAPS = 400, 20, 100
"""The most seatings of the computers to try, with few and with many of them, and the most changes to a schedule for
each. One of the first few nearly always fits.
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
"""The first round by the number of players. Partners are joined by a dot; ``o`` is the player who stays."""


def full_schedule(players: int) -> int:
    """Return the number of rounds after which everybody has been everybody's partner."""
    return players - 1


def individual_round(order: Sequence[Entrant], number: int, schedule: Sequence[int] = ()) -> Round:
    """Return round ``number`` for this draw; after the full schedule it begins again. ``schedule`` gives the order of
    its rounds (from 1) if that is not the usual one.

    Raises ``ValueError`` unless the number of players is a multiple of four, 40 at most.
    """
    if len(order) not in STARTERS:
        raise ValueError(f"no schedule is known for {len(order)} players")
    shift = (number - 1) % full_schedule(len(order))
    if schedule:
        shift = schedule[shift] - 1
    return seat_round(
        number,
        ((_move_on(odd, shift, order), _move_on(even, shift, order)) for odd, even in _starter(len(order))),
    )


def _starter(players: int) -> tuple[tuple[tuple[int, int], tuple[int, int]], ...]:
    meetings = (meeting.split(" v ") for meeting in STARTERS[players].split(", "))
    return tuple((_places(odd), _places(even)) for odd, even in meetings)


def _places(words: str) -> tuple[int, int]:
    first, second = (STAYS if word == "o" else int(word) for word in words.split("·"))
    return first, second


def _move_on(places: tuple[int, int], shift: int, order: Sequence[Entrant]) -> Side:
    """Return the entrants at these places after the shift. The last of the draw stays."""
    first, second = (order[place if place == STAYS else (place + shift) % (len(order) - 1)] for place in places)
    return first, second


@lru_cache(maxsize=8)
def spread_computers(players: int, computers: int, rounds: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return where computers sit in the draw (from 0), and the order of all rounds.

    In the first ``rounds``, nobody sits at a table with computers alone, and the numbers of rounds that people have a
    computer as partner differ by at most 1. That works for up to three computers, which fill up any night, except that
    among eight players any three meet once in seven rounds. A host may choose more computers. For these the search is
    shorter: the numbers may differ by 2, and somebody may be alone with computers. Over the full schedule everybody has
    each computer once, so only the rounds beyond it matter. Takes up to a tenth of a second, and is cached: a draw may
    be made again.
    """
    full = full_schedule(players)
    partners = [_partners(players, number) for number in range(1, full + 1)]
    chance = random.Random(1)  # noqa: S311 - it looks for one of many good answers, the same again each time
    numbered, few = [Entrant(place) for place in range(players)], computers <= 3
    seats = [individual_round(numbered, number).meetings for number in range(1, full + 1)]
    best: tuple[tuple[int, int], tuple[int, ...], tuple[int, ...]] | None = None
    for number in range(MOST_TRIES if few else MOST_TRIES_OF_MANY):
        last = range(players - computers, players)
        places = sorted(chance.sample(range(players), computers) if number else last)
        alone = [sum(is_alone(meeting.seats, {*places}) for meeting in meetings) for meetings in seats]
        unevenness, schedule = _even_schedule(partners, places, rounds % full, chance, alone if few else [0] * full)
        times = sum(alone[number - 1] for number in schedule[: min(rounds, full)])
        faults = (times, max(1, unevenness)) if few else (max(2, unevenness), times)
        if best is None or faults < best[0]:
            best = faults, tuple(places), schedule
        if faults in ((0, 1), (2, 0)):
            break
    assert best is not None  # noqa: S101 - there is always a first place to try
    return best[1], best[2]


def _partners(players: int, number: int) -> dict[int, int]:
    meetings = individual_round([Entrant(place) for place in range(players)], number).meetings
    sides = [side for meeting in meetings for side in meeting.sides]
    return {one: other for side in sides for one, other in (side, side[::-1])}


def _even_schedule(
    partners: Sequence[dict[int, int]],
    computers: Sequence[int],
    rounds: int,
    chance: random.Random,
    alone: Sequence[int],
) -> tuple[int, tuple[int, ...]]:
    """Return how unevenly computers are shared out in the first ``rounds``, and the best order of rounds. Orders in
    which the fewest sit ``alone`` come first.

    A tabu search: exchange the round whose removal helps most for the one whose addition helps most, and leave both
    alone for some steps.
    """
    seats = set(computers)
    beside = [[one[place] for place in computers if one[place] not in seats] for one in partners]
    order = sorted(chance.sample(range(len(partners)), len(partners)), key=alone.__getitem__)
    most = alone[order[rounds - 1]] if rounds else 0
    chosen, others = order[:rounds], [one for one in order[rounds:] if alone[one] <= most]
    last = [one for one in order[rounds:] if alone[one] > most]
    times = Counter(dict.fromkeys(set(partners[0]) - seats, 0))
    for number in chosen:
        times.update(beside[number])
    rests_until = [0] * len(partners)

    def best(numbers: Sequence[int], step: int, sign: int) -> int | None:
        """Return the index of the round whose addition (``sign`` 1) or removal (-1) evens the shares out most."""
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
    return unevenness, tuple(number + 1 for number in (*sorted(chosen), *sorted(others), *last))


def _unevenness(times: Mapping[int, int]) -> int:
    return max(times.values(), default=0) - min(times.values(), default=0)


# -- single elimination


def part_seeds(seeds: Sequence[Side], computers: AbstractSet[Entrant]) -> tuple[Side, ...]:
    """Return the seeds, two exchanged if a person with a computer would otherwise meet two computers so early."""
    slots = bracket(len(seeds))
    slot = {seed: place for place, seed in enumerate(slots) if seed is not None}

    def cost(order: Sequence[Side]) -> float:
        return sum(
            4.0 ** -(slot[one] ^ slot[other]).bit_length()
            for one, other in combinations(range(len(order)), 2)
            if is_alone((*order[one], *order[other]), computers)
        )

    def exchange(one: int, other: int) -> tuple[Side, ...]:
        order = list(seeds)
        order[one], order[other] = order[other], order[one]
        return tuple(order)

    places = [place for place, side in enumerate(seeds) if computers >= {*side}]
    ways = sorted(product(places, range(len(seeds))), key=lambda two: abs(two[0] - two[1]))
    return min((tuple(seeds), *(exchange(*two) for two in ways)), key=cost)


def seed_pairs(pairs: Sequence[Side], ratings: Mapping[Entrant, Rating]) -> tuple[Side, ...]:
    """Sort pairs from the strongest to the weakest by their cautious ratings. The sort is stable."""
    return tuple(sorted(pairs, key=lambda pair: -sum(ratings.get(one, NEWCOMER).cautious for one in pair)))


def bracket(pairs: int) -> tuple[int | None, ...]:
    """Return seeds, from 0, in the order of the bracket: neighbours meet, ``None`` is a bye.

    >>> bracket(6) (0, None, 3, 4, 1, None, 2, 5)
    """
    places = [0]
    while len(places) < pairs:
        places = [seed for place in places for seed in (place, 2 * len(places) - 1 - place)]
    return tuple(place if place < pairs else None for place in places)


def next_elimination_round(seeds: Sequence[Side], played: Sequence[PlayedRound]) -> Round | None:
    """Return the next round, or ``None`` if one pair is left."""
    slots = [None if place is None else seeds[place] for place in bracket(len(seeds))]
    if played:  # in the first round, byes have filled the gaps between those who are left
        beaten = {side for one in played for side in one.losers}
        slots = [pair for pair in slots if pair is not None and pair not in beaten]
    if len(slots) == 1:
        return None
    neighbours = list(zip(slots[::2], slots[1::2], strict=True))
    meetings = [(one, other) for one, other in neighbours if one is not None and other is not None]
    byes = tuple(one for one, other in neighbours if one is not None and other is None)
    return seat_round(len(played) + 1, meetings, byes)


# -- round robin


def round_robin_round(pairs: Sequence[Side], number: int) -> Round:
    """Return round ``number``. After all have met, rounds repeat with sides swapped. ``ValueError`` for odd pairs."""
    if len(pairs) % 2:
        raise ValueError(f"{len(pairs)} pairs cannot all play")
    lap, shift = divmod(number - 1, len(pairs) - 1)
    moving = (*pairs[1 + shift :], *pairs[1 : 1 + shift])
    circle = (pairs[0], *moving)
    half = len(circle) // 2
    meetings = zip(circle[:half], reversed(circle[half:]), strict=True)
    return seat_round(number, ((even, odd) if lap % 2 else (odd, even) for odd, even in meetings))


def part_circle(pairs: Sequence[Side], rounds: int, computers: AbstractSet[Entrant]) -> tuple[Side, ...]:
    """Return the pairs in the rotation in which, over ``rounds``, people are alone with computers least and latest."""

    def count_alone(order: Sequence[Side]) -> tuple[int, list[int]]:
        played = (round_robin_round(order, number).meetings for number in range(1, rounds + 1))
        alone = [sum(is_alone(meeting.seats, computers) for meeting in meetings) for meetings in played]
        return sum(alone), alone

    turned = ((pairs[0], *pairs[place:], *pairs[1:place]) for place in range(1, len(pairs)))
    return min(turned, key=count_alone)


# -- duplicate


_MOST_STARTS, _FLIPS = 30, 2000
"""The most random seatings to improve, of which the best is taken; fewer for many pairs."""

_ORDERS = 30
"""The number of orders of the pairs to try for each number of rounds, if people are kept apart."""

_Seating = list[tuple[int, int]]
"""Who meets whom in a round, table by table, the odd side first, as indexes into the pairs."""


def plan_duplicate(pairs: int, hands: int, fewer: int = 0) -> tuple[int, int]:
    """Return how many rounds a duplicate match has, and how many deals each of them has.

    No pair plays more than ``hands`` deals, nobody meets anybody twice, and a round has two deals at least. If an odd
    number of pairs can play all others, everybody sits out once. With ``fewer`` rounds, each has more deals.

    >>> plan_duplicate(8, 12), plan_duplicate(5, 12), plan_duplicate(5, 12, fewer=2) ((6, 2), (5, 3), (3, 4))
    """
    most = min(pairs - 1, hands // 2)
    rounds = (pairs if pairs % 2 and most == pairs - 1 else most) - fewer
    return rounds, hands // min(rounds, most)


def duplicate_rounds(pairs: Sequence[Side], rounds: int) -> tuple[Round, ...]:
    """Return the rounds of a duplicate match, in which ``byes`` sit out. Raises ``ValueError`` for too many rounds."""
    most = len(pairs) - 1 + len(pairs) % 2
    if not 1 <= rounds <= most:
        raise ValueError(f"{len(pairs)} pairs cannot play {rounds} rounds without meeting again")
    drawn = []
    for number, seated in enumerate(_balanced_seatings(len(pairs), rounds), 1):
        playing = {place for meeting in seated for place in meeting}
        byes = tuple(pair for place, pair in enumerate(pairs) if place not in playing)
        drawn.append(seat_round(number, ((pairs[odd], pairs[even]) for odd, even in seated), byes))
    return tuple(drawn)


def draw_duplicate(
    pairs: int, hands: int, apart: AbstractSet[frozenset[Entrant]] = frozenset()
) -> tuple[tuple[Round, ...], int]:
    """Return the rounds for this number of pairs, and how many deals each of them has.

    Pairs that are kept ``apart`` do not meet: for that the pairs are seated in another order, or play fewer rounds. If
    that does not help, they meet as rarely as possible.
    """
    order = list(pairs_in([Entrant(number) for number in range(1, 2 * pairs + 1)]))
    chance = random.Random(1)  # noqa: S311 - it looks for one of many good answers, the same again each time
    best: tuple[int, tuple[Round, ...], int] | None = None
    for fewer in range(plan_duplicate(pairs, hands)[0]):
        rounds, deals = plan_duplicate(pairs, hands, fewer)
        for _ in range(_ORDERS):
            drawn = duplicate_rounds(order, rounds)
            clashes = count_clashes((meeting.seats for one in drawn for meeting in one.meetings), apart)
            if best is None or clashes < best[0]:
                best = clashes, drawn, deals
            if not best[0]:
                return best[1:]
            chance.shuffle(order)
    assert best is not None  # noqa: S101 - there is a round at least
    return best[1:]


@lru_cache(maxsize=64)
def _balanced_seatings(pairs: int, rounds: int) -> tuple[_Seating, ...]:
    """Seat everybody in each round so that all are compared as evenly as can be found. The result is repeatable."""
    circle = pairs - 1 + pairs % 2
    meetings = [
        [(number, circle)] * (circle < pairs)
        + [((number + step) % circle, (number - step) % circle) for step in range(1, circle // 2 + 1)]
        for number in range(rounds)
    ]
    chance = random.Random(1)  # noqa: S311 - it looks for one of many good answers, the same again each time
    starts = max(2, min(_MOST_STARTS, _FLIPS // (rounds * pairs)))
    seatings = [_balance(meetings, pairs, chance) for _ in range(starts)]
    best = min(seatings, key=lambda seated: measure_imbalance(seated, pairs))
    return tuple(best)


def _balance(meetings: Sequence[_Seating], pairs: int, chance: random.Random) -> list[_Seating]:
    """Start from a random seating, and swap sides at tables as long as that makes the comparisons more even."""
    seatings = [[(odd, even) if chance.random() < 0.5 else (even, odd) for odd, even in tables] for tables in meetings]
    contests = count_contests(seatings, pairs)
    improved = True
    while improved:
        improved = False
        for tables in seatings:
            for table, (odd, even) in enumerate(tables):
                change = {
                    frozenset((own, theirs)): -2 if same else 2
                    for other, (their_odd, their_even) in enumerate(tables)
                    if other != table
                    for own, theirs, same in (
                        (odd, their_odd, True), (even, their_even, True), (odd, their_even, False),
                        (even, their_odd, False),
                    )
                }  # fmt: skip
                if sum(step * (2 * contests[both] + step) for both, step in change.items()) < 0:
                    tables[table], improved = (even, odd), True
                    for both, step in change.items():
                        contests[both] += step
    return seatings


def count_contests(seatings: Sequence[_Seating], pairs: int) -> dict[frozenset[int], int]:
    """Return how much each two pairs play against each other. At one table this is one for each other table, as their
    result is compared with that of each. At two tables it is one in the same seats, and minus one in opposite seats,
    because each gains by what the other gains.
    """
    contests = dict.fromkeys(map(frozenset, combinations(range(pairs), 2)), 0)
    for tables in seatings:
        for odd, even in tables:
            contests[frozenset((odd, even))] += len(tables) - 1
        for (odd, even), (their_odd, their_even) in combinations(tables, 2):
            for own, theirs, same in (
                (odd, their_odd, 1), (even, their_even, 1), (odd, their_even, -1), (even, their_odd, -1),
            ):  # fmt: skip
                contests[frozenset((own, theirs))] += same
    return contests


def measure_imbalance(seatings: Sequence[_Seating], pairs: int) -> int:
    """Return how unevenly pairs play against each other, as a sum of squares. The plain sum is always the same."""
    return sum(count**2 for count in count_contests(seatings, pairs).values())


# -- Swiss


def swiss_round(
    ranked: Sequence[Side], before: Sequence[Round], computers: AbstractSet[Entrant] = frozenset()
) -> Round:
    """Return the next round of the ``ranked`` pairs, best first. Raises ``ValueError`` for an odd number."""
    if len(ranked) % 2:
        raise ValueError(f"{len(ranked)} pairs cannot all play")
    meetings = count_meetings(before)
    paired = pair_up(
        ranked,
        lambda one, other: meetings[frozenset((one, other))],
        lambda one, other: is_alone((*one, *other), computers),
    )
    return seat_round(len(before) + 1, paired)
