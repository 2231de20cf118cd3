"""The progressive ladder: winners move up a table, losers stay, and partners split.

Table 1 is the head: who wins there stays, and who loses there goes down to the last table.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.tournaments.movements.rounds import Entrant, PlayedRound, Round, Side, pairs_in, seated, together


def first_round(order: Sequence[Entrant]) -> Round:
    """The round of the draw: its first four sit at the head table, the first two of them together."""
    pairs = pairs_in(order)
    return seated(1, zip(pairs[::2], pairs[1::2], strict=True))


def next_round(played: Sequence[PlayedRound]) -> Round:
    """The round after those played: the last one says who meets at which table.

    Of the two ways to split a table's pairs the one is taken that brings together whom the night has not yet.
    """
    last = played[-1]
    rising, staying = last.winners, last.losers
    # Up to each table come its own losers and the winners of the table below; the head keeps its winners, and its
    # losers come to the last table.
    arrivals = (*rising[1:], staying[0])
    known = (rising[0], *staying[1:])
    partners = together(one.round for one in played)

    def times(sides: tuple[Side, Side]) -> int:
        return sum(partners[frozenset(side)] for side in sides)

    tables = (min(_splits(*pairs), key=times) for pairs in zip(known, arrivals, strict=True))
    return seated(last.round.number + 1, tables)


def _splits(one: Side, other: Side) -> tuple[tuple[Side, Side], tuple[Side, Side]]:
    """Both ways in which two pairs change partners."""
    return ((one[0], other[0]), (one[1], other[1])), ((one[0], other[1]), (one[1], other[0]))
