"""What a table plays for besides its own game: a round of a Euchre night, a duplicate match, the daily deal. Pure.

The bot opens and seats such a table. It plays a fixed number of hands, whatever the score, and refers to its
tournament only by ``key``.
"""

from __future__ import annotations

from dataclasses import dataclass

from bot.deals.draw import Chain
from bot.engine.rules import Rules
from bot.tables.table import Contest, ContestSeat


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
