"""What a topic of a table is made of: what people may decide there, how that is judged, and the facts that follow.

The file of each topic ends with its ``ROOM``: a ``Wish`` for every decision, a ``Kept`` for every fact. ``rooms.py``
lists them, and alone looks up what belongs to which. Topics call each other's functions.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Any, Generic, TypeVar

from bot.tables.decisions import Person, Reason, What
from bot.tables.facts import Fact, JournalError
from bot.tables.model import Chair, Game, Status, Table, TableSettings

WhatT_co = TypeVar("WhatT_co", bound=What, covariant=True)
WhatT = TypeVar("WhatT", bound=What)
FactT = TypeVar("FactT", bound=Fact)

Judgement = tuple[Fact, ...] | Reason
"""The facts of a decision, or why it is refused."""


@dataclass(frozen=True, slots=True)
class Case(Generic[WhatT_co]):
    """What a ``person`` wants of a ``table`` at a time (Unix seconds): what a judge has to know.

    ``chair`` is theirs, if they have one; ``seq`` and ``press`` as in ``Decision`` (``interaction_id``).
    """

    table: Table
    chair: Chair | None
    person: Person
    what: WhatT_co
    seq: int | None
    press: int | None
    settings: TableSettings
    now: float

    @property
    def player(self) -> Chair | None:
        """The person's chair, if they play here and have not left; ``refuse_outsider`` says why they may not decide."""
        return None if self.chair is None or self.chair.left else self.chair

    @property
    def in_charge(self) -> bool:
        """Whether the person owns the table, or moderates its channel."""
        return self.person.user_id == self.table.owner_id or self.person.moderator


class InTournaments(Enum):
    """When people may decide something at a tournament's table."""

    NEVER = auto()
    PLAYING = auto()
    ALWAYS = auto()


@dataclass(frozen=True, slots=True)
class Wish(Generic[WhatT]):
    """A decision: who judges it, and whether it may be made at tournaments' tables and while a table is paused."""

    what: type[WhatT]
    judge: Callable[[Case[WhatT]], Judgement]
    in_tournaments: InTournaments = field(kw_only=True)
    in_a_pause: bool = field(kw_only=True)


@dataclass(frozen=True, slots=True)
class Kept(Generic[FactT]):
    """A fact, and the table that it makes of one whose ``seq`` and ``at`` are the fact's already. After one that
    ``moves`` the player on turn is asked again.
    """

    fact: type[FactT]
    fold: Callable[[Table, FactT], Table]
    moves: bool = False


@dataclass(frozen=True, slots=True)
class Room:
    """A topic's decisions and facts."""

    decisions: tuple[Wish[Any], ...] = ()
    facts: tuple[Kept[Any], ...] = ()


# -- what several topics need


def refuse_outsider(case: Case[What]) -> Reason:
    """Refuse somebody who does not play here. Whoever is promised a seat plays from the next deal on; the seat of a
    player who left a running game waits for them, unless it is promised to somebody else.
    """
    if case.table.promised_seat(case.person.user_id) is not None:
        return Reason.SEAT_PROMISED
    if case.chair is None:
        return Reason.NOT_SEATED
    is_promised = any(promise.seat == case.chair.seat for promise in case.table.promised)
    return Reason.SEAT_GIVEN if is_promised else Reason.SEAT_WAITS


def refuse_between_games(table: Table) -> Reason | None:
    """Return why nothing can be done now that belongs to a running game."""
    if table.status is Status.PLAYING:
        return None
    return Reason.GAME_OVER if table.status is Status.FINISHED else Reason.NOT_STARTED


def running_game(table: Table) -> Game:
    """Return the game that goes on; raises ``JournalError`` if none does."""
    if table.game is None or table.status is not Status.PLAYING:
        raise JournalError("no game goes on at this table")
    return table.game


def put_chair(table: Table, chair: Chair) -> Table:
    """Return the table with this chair in its place."""
    return table._replace(chairs=tuple(chair if other.seat == chair.seat else other for other in table.chairs))


def people(table: Table) -> tuple[int | None, ...]:
    """Return the user ids by seat; a match goes on while they stay the same. Computers and free chairs are ``None``."""
    return tuple(chair.user_id for chair in table.chairs)


def note_willing(table: Table, user_id: int) -> Table:
    """Note that the person has just said they will play the next game."""
    others = tuple(other for other in table.willing if other[0] != user_id)
    return table._replace(willing=(*others, (user_id, table.at)))


def set_word(table: Table, user_id: int, word: str) -> Table:
    """Replace the word that the person mixes into deals; an empty one removes it."""
    if not word and not table.words:
        return table
    others = tuple(other for other in table.words if other[0] != user_id)
    return table._replace(words=(*others, (user_id, word)) if word else others)
