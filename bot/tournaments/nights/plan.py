"""What a night is to be, as its host has set it up. Must not know who comes."""

from __future__ import annotations

from dataclasses import dataclass

from bot.engine import presets
from bot.engine.rules import Rules
from bot.tournaments.movements.rounds import Movement

MOST_PLAYERS = 40
LEAST_PEOPLE = 2
"""People who must be there at the start; computers take the seats that are left."""

MOST_POINTS = 99
"""The most points that rules may ask for. Hands end a round, not points, and at other scores nobody is in the barn."""


@dataclass(frozen=True, slots=True)
class NightPlan:
    """``starts_at`` is Unix time in seconds. A round has ``hands`` hands, or with ``minutes`` as many as begin in them.

    ``rounds`` is without meaning in an elimination, which ends when one pair is left. ``level`` is that of the
    computers, which fill up to ``least`` at least. ``caller_bonus``: points that a loner pays the one who called it
    besides their side's. ``event``: it is to stand among the server's events.
    ``ValueError`` for rules that are not two against two, and for numbers below their least.
    """

    name: str
    rules: Rules
    movement: Movement
    starts_at: float
    rounds: int = 6
    hands: int = 8
    minutes: int | None = None
    level: str = "expert"
    caller_bonus: int = 0
    least: int = 4
    event: bool = False

    def __post_init__(self) -> None:
        if self.rules.players != 4 or not self.rules.traits.partners:
            raise ValueError("a night is played two against two")
        if min(self.rounds, self.hands, 1 if self.minutes is None else self.minutes) < 1 or self.caller_bonus < 0:
            raise ValueError("rounds, hands and minutes are at least 1, and a bonus is not below 0")
        if not 4 <= self.least <= MOST_PLAYERS:
            raise ValueError("4 to 40 take part")

    @property
    def table_rules(self) -> Rules:
        """The rules that the tables play: those of the night, with a game that its points do not end."""
        return presets.build(self.rules.preset, dict(self.rules.options) | {"points": MOST_POINTS})
