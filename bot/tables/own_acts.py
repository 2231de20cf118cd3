"""What one person decided at a table, from its journal. Pure; other people's cards and acts stay out of it.

Who sits where is told by the facts alone: the owner of a tournament's table is the host, who need not sit at it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.engine.acts import act_text
from bot.engine.seats import Seat
from bot.storage.port import Entry
from bot.tables.facts import Acted, Joined, Opened
from bot.tables.journal import read

_KINDS = ("opened", "joined", "acted")


@dataclass(frozen=True, slots=True)
class OwnAct:
    """One decision of a person: when (Unix seconds), the entry's number, at which seat, and what, as records say it."""

    at: float
    seq: int
    seat: Seat
    act: str


def own_acts(entries: Sequence[Entry], user_id: int) -> Iterator[OwnAct]:
    """Everything that a person bid, discarded, chose or played themselves, in order; raises ``JournalError``."""
    seats: dict[Seat, int] = {}
    for entry in entries:
        if entry.kind not in _KINDS:
            continue
        fact = read(entry)
        match fact:
            case Opened():
                sat = [one.user_id for one in fact.seats] or [fact.owner_id]
                seats = {Seat(number): known for number, known in enumerate(sat, 1) if known is not None}
            case Joined():
                seats = {seat: known for seat, known in seats.items() if known != fact.user_id}
                seats[fact.seat] = fact.user_id
            case Acted() if not fact.computer and seats.get(fact.seat) == user_id:
                yield OwnAct(entry.at, entry.seq, fact.seat, act_text(fact.act))
            case _:
                pass
