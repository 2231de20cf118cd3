"""What a computer player is: a choice among the lawful acts of one seat's view. It never sees a state."""

from __future__ import annotations

import random
from typing import Protocol

from bot.engine.acts import Act
from bot.engine.views import SeatView


class ComputerPlayer(Protocol):
    """One strength of play. The choice is a function of the view and the random source, of nothing else."""

    level: str
    """The level's stored name, such as ``steady``."""

    def choose(self, view: SeatView, rng: random.Random) -> Act:
        """One of ``view.legal``, which is not empty."""
