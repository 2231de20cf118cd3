"""What a table plays for besides its own game: a round of a Euchre night, a duplicate match, the daily deal. Pure.

The bot opens and seats such a table. It plays a fixed number of hands, whatever the score, and refers to its
tournament only by ``key``.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from enum import StrEnum

from bot.deals.draw import Chain
from bot.engine.rules import Rules


class ContestKind(StrEnum):
    """The kind of tournament that a table belongs to."""

    NIGHT = "night"
    DUPLICATE = "duplicate"
    DAILY = "daily"


@dataclass(frozen=True, slots=True)
class Contest:
    """``key`` is the tournament's own word for this table. The table is over after ``hands`` hands, or with None as
    soon as time is called; a ``decisive`` one plays on hand by hand as long as its sides are level in everything, a
    loner's ``caller_bonus`` included.
    """

    kind: ContestKind
    key: str
    hands: int | None = None
    decisive: bool = False
    caller_bonus: int = 0

    @property
    def fixed(self) -> bool:
        """Whether its deals are the same at other tables: nobody mixes anything in, and the same play meets the same
        answers.
        """
        return self.kind is not ContestKind.NIGHT

    @property
    def hidden(self) -> bool:
        """Whether nothing may be watched or looked back at before all the tournament's tables are done."""
        return self.kind is not ContestKind.NIGHT

    @property
    def tournament(self) -> str:
        """The tournament's part of the ``key``; a daily deal's is its day."""
        return self.key.partition(":")[0]

    @property
    def open_until(self) -> float | None:
        """When a daily deal can no longer be begun, whoever has finished theirs (Unix seconds); None for others."""
        if self.kind is not ContestKind.DAILY:
            return None
        day = datetime.combine(date.fromisoformat(self.tournament), datetime.min.time(), UTC)
        return (day + timedelta(days=1)).timestamp()

    @property
    def personal(self) -> bool:
        """Whether it is one person's own: no message in a channel shows it, and no clock runs."""
        return self.kind is ContestKind.DAILY


@dataclass(frozen=True, slots=True)
class ContestSeat:
    """Who has a seat from the start: a person (``user_id``) or a computer (``level``)."""

    name: str
    user_id: int | None = None
    level: str | None = None


@dataclass(frozen=True, slots=True)
class ContestTable:
    """A table that a tournament wants: ``seats`` are all of it, in order; ``chain`` has its secrets, a new one if None.

    ``channel_id`` is where it is shown; of a personal one where it was asked for.
    """

    contest: Contest
    guild_id: int
    channel_id: int
    owner_id: int
    rules: Rules
    seats: tuple[ContestSeat, ...]
    chain: Chain | None = None
