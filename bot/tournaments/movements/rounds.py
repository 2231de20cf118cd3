"""Rounds and their meetings, and what has happened in those before: the words that all movements share.

Must not know people: a movement seats numbers, and a night knows who has which.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import NewType

Entrant = NewType("Entrant", int)
"""The number of one who takes part, from 1: a person or a computer; never a Discord id."""

Side = tuple[Entrant, Entrant]
"""Two who play together."""


class Movement(StrEnum):
    """How those who take part are moved from round to round."""

    INDIVIDUAL = "individual"
    LADDER = "ladder"
    ROUND_ROBIN = "round-robin"
    SWISS = "swiss"
    SINGLE_ELIMINATION = "single-elimination"
    DOUBLE_ELIMINATION = "double-elimination"

    @property
    def keeps_pairs(self) -> bool:
        """Whether the same two play together all night."""
        return self not in (Movement.INDIVIDUAL, Movement.LADDER)

    @property
    def eliminates(self) -> bool:
        """Whether losers go out, so that the last round is not known before."""
        return self in (Movement.SINGLE_ELIMINATION, Movement.DOUBLE_ELIMINATION)


@dataclass(frozen=True, slots=True)
class Meeting:
    """Four at a table, which is counted from 1: the odd side at seats 1 and 3, the even one at 2 and 4."""

    table: int
    odd: Side
    even: Side

    @property
    def sides(self) -> tuple[Side, Side]:
        """Both sides, the odd one first."""
        return self.odd, self.even

    @property
    def seats(self) -> tuple[Entrant, Entrant, Entrant, Entrant]:
        """Who sits at seats 1 to 4."""
        return self.odd[0], self.even[0], self.odd[1], self.even[1]

    def loser(self, winner: Side) -> Side:
        """The other side."""
        return self.even if winner == self.odd else self.odd


@dataclass(frozen=True, slots=True)
class Round:
    """One round, counted from 1. ``byes``: pairs that go on without playing, in an elimination only."""

    number: int
    meetings: tuple[Meeting, ...]
    byes: tuple[Side, ...] = ()

    @property
    def entrants(self) -> Iterator[Entrant]:
        """Everybody who plays, table by table."""
        return (entrant for meeting in self.meetings for entrant in meeting.seats)


@dataclass(frozen=True, slots=True)
class PlayedRound:
    """A round that is over, and the side that won at each table, in the order of its meetings."""

    round: Round
    winners: tuple[Side, ...]

    @property
    def losers(self) -> tuple[Side, ...]:
        """The side that lost at each table."""
        return tuple(meeting.loser(winner) for meeting, winner in zip(self.round.meetings, self.winners, strict=True))


def seated(number: int, meetings: Iterable[tuple[Side, Side]], byes: tuple[Side, ...] = ()) -> Round:
    """A round whose meetings take the tables from 1 on."""
    tables = (Meeting(table, odd, even) for table, (odd, even) in enumerate(meetings, 1))
    return Round(number, tuple(tables), byes)


def pairs_in(order: Sequence[Entrant]) -> tuple[Side, ...]:
    """The pairs of a draw: its first two, the next two and so on; ``ValueError`` if one is left over."""
    if len(order) % 2:
        raise ValueError(f"{len(order)} cannot be paired")
    return tuple(zip(order[::2], order[1::2], strict=True))


def together(rounds: Iterable[Round]) -> Counter[frozenset[Entrant]]:
    """How often each two have been partners."""
    return Counter(frozenset(side) for one in rounds for meeting in one.meetings for side in meeting.sides)


def met(rounds: Iterable[Round]) -> Counter[frozenset[Side]]:
    """How often each two pairs have met."""
    return Counter(frozenset(meeting.sides) for one in rounds for meeting in one.meetings)
