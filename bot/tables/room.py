"""What a topic of a table is made of: what people may decide there, how that is judged, and the facts that follow.

The file of each topic ends with its ``ROOM``: a ``Wish`` for every decision, a ``Kept`` for every fact. ``rooms.py``
lists them, and alone looks up what belongs to which. Topics call each other's functions.
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
    def own(self) -> Chair:
        """The chair of somebody who plays here, where nobody else may decide (``Wish.of_players``)."""
        assert self.chair is not None  # noqa: S101 - others are refused before they are judged
        return self.chair

    @property
    def in_charge(self) -> bool:
        """Whether the person owns the table, or moderates its channel."""
        return self.person.user_id == self.table.owner_id or self.person.moderator

    def refuse_outsider(self) -> Reason:
        """Return why somebody who does not play here is refused. Whoever is promised a seat plays from the next deal
        on. The seat of a player who left a running game waits for them, unless it is promised to somebody else.
        """
        if self.table.promised_seat(self.person.user_id) is not None:
            return Reason.SEAT_PROMISED
        if self.chair is None:
            return Reason.NOT_SEATED
        is_promised = any(promise.seat == self.chair.seat for promise in self.table.promised)
        return Reason.SEAT_GIVEN if is_promised else Reason.SEAT_WAITS

    def refuse_between_games(self) -> Reason | None:
        """Return why nothing can be done now that belongs to a running game."""
        if self.table.status is Status.PLAYING:
            return None
        return Reason.GAME_OVER if self.table.status is Status.FINISHED else Reason.NOT_STARTED


@dataclass(frozen=True, slots=True)
class Wish(Generic[WhatT]):
    """A kind of decision: who judges it, whether only people who play here may make it (``Case.own``), when it may be
    made at a tournament's table, and whether it may be made during a pause.
    """

    what: type[WhatT]
    judge: Callable[[Case[WhatT]], Judgement]
    of_players: bool = field(kw_only=True)
    in_tournaments: Literal["never", "playing", "always"] = field(kw_only=True)
    in_a_pause: bool = field(kw_only=True)


@dataclass(frozen=True, slots=True)
class Kept(Generic[FactT]):
    """A kind of fact, and ``fold``, which returns the table after it; ``seq`` and ``at`` of the given table are already
    the fact's. After a fact that ``moves``, the player on turn is asked again.
    """

    fact: type[FactT]
    fold: Callable[[Table, FactT], Table]
    moves: bool = False


@dataclass(frozen=True, slots=True)
class Room:
    """A topic's decisions and facts."""

    decisions: tuple[Wish[Any], ...] = ()
    facts: tuple[Kept[Any], ...] = ()
