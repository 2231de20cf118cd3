"""What each topic of a table consists of: its decisions, how they are judged, and the facts that follow.

The file of each topic ends with its ``ROOM``: a ``Wish`` for every decision and a ``Kept`` for every fact. Only
``rooms.py`` lists the rooms and finds what belongs to which decision or fact. Topics call each other's functions.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Generic, Literal, TypeVar

from bot.tables.decisions import Person, Reason, What
from bot.tables.facts import Fact
from bot.tables.model import Chair, Status, Table, TableSettings

WhatT_co = TypeVar("WhatT_co", bound=What, covariant=True)
WhatT = TypeVar("WhatT", bound=What)
FactT = TypeVar("FactT", bound=Fact)

Ruling = tuple[Fact, ...] | Reason
"""The facts that follow from a decision, or the reason for refusing it."""


@dataclass(frozen=True, slots=True)
class Case(Generic[WhatT_co]):
    """What a judge decides: the ``table``, its ``settings``, what a ``person`` wants, and the time (Unix seconds).

    ``chair`` is the person's, or ``None``. ``seq`` is as in ``Decision``; ``press`` is its ``interaction_id``.
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
        """The chair of a person who plays here and has not left, or ``None``; ``refuse_outsider`` says why."""
        return None if self.chair is None or self.chair.left else self.chair

    @property
    def own(self) -> Chair:
        """The person's chair. Only for decisions that only players of the table may make (``Wish.of_players``)."""
        assert self.chair is not None  # noqa: S101 - other people are refused before
        return self.chair

    @property
    def in_charge(self) -> bool:
        """Whether the person owns the table or moderates its channel."""
        return self.person.user_id == self.table.owner_id or self.person.moderator

    def refuse_outsider(self) -> Reason:
        """Return why somebody who does not play here is refused: promised a seat, left, or never seated."""
        if self.table.promised_seat(self.person.user_id) is not None:
            return Reason.SEAT_PROMISED
        if self.chair is None:
            return Reason.NOT_SEATED
        is_promised = any(promise.seat == self.chair.seat for promise in self.table.promised)
        return Reason.SEAT_GIVEN if is_promised else Reason.SEAT_WAITS

    def refuse_between_games(self) -> Reason | None:
        """Return the refusal if no game is running, otherwise ``None``."""
        if self.table.status is Status.PLAYING:
            return None
        return Reason.GAME_OVER if self.table.status is Status.FINISHED else Reason.NOT_STARTED


@dataclass(frozen=True, slots=True)
class Wish(Generic[WhatT]):
    """A kind of decision and its judge. ``of_players``: only people who play here may make it (``Case.own``).
    ``in_tournaments``: when it may be made at a tournament's table. ``in_a_pause``: whether it may be made during one.
    """

    what: type[WhatT]
    judge: Callable[[Case[WhatT]], Ruling]
    of_players: bool = field(kw_only=True)
    in_tournaments: Literal["never", "playing", "always"] = field(kw_only=True)
    in_a_pause: bool = field(kw_only=True)


@dataclass(frozen=True, slots=True)
class Kept(Generic[FactT]):
    """A kind of fact. ``fold`` returns the table after the fact; the table it gets already has the fact's ``seq`` and
    ``at``. After a fact that ``moves``, the turn's clock begins anew.
    """

    fact: type[FactT]
    fold: Callable[[Table, FactT], Table]
    moves: bool = False


@dataclass(frozen=True, slots=True)
class Room:
    """A topic's decisions and facts."""

    decisions: tuple[Wish[Any], ...] = ()
    facts: tuple[Kept[Any], ...] = ()
