"""The levels of computer players by name, and advice for hints, reviews and the command line.

A player chooses among the lawful acts of one seat's view. It never gets a state.

The computer players are named after Newberry's animals.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Protocol

from bot.engine.acts import Act, act_text
from bot.engine.views import SeatView
from bot.players.evaluation import Advice
from bot.players.expert.decide import Budget, Expert
from bot.players.steady import Beginner, Steady


class ComputerPlayer(Protocol):
    """A player of one level. Its choice depends only on the view and the random source."""

    level: str
    """The level's stored name, such as ``steady``."""

    def choose(self, view: SeatView, rng: random.Random) -> Act:
        """Choose one of ``view.legal``, which is not empty."""


# -- the levels by name


@dataclass(frozen=True, slots=True)
class Level:
    """One strength: its stored ``name``, and the ``names`` of its players at a table, assigned in order."""

    name: str
    names: tuple[str, ...]


LEVELS: dict[str, Level] = {
    level.name: level
    for level in (
        Level("beginner", ("Raccoon", "Chipmunk", "Porcupine", "Skunk", "Woodchuck", "Squirrel")),
        Level("steady", ("Beaver", "Otter", "Badger", "Muskrat", "Marten", "Heron")),
        Level("expert", ("Bear", "Lumberjack", "Wolf", "Moose", "Lynx", "Owl")),
    )
}
"""Every level, the weakest first."""


def player(level: str) -> ComputerPlayer:
    """Return a computer player of this level; ``KeyError`` if there is no such level."""
    players: dict[str, Callable[[], ComputerPlayer]] = {"beginner": Beginner, "steady": Steady, "expert": Expert}
    return players[level]()


# -- advice


def advise(view: SeatView, seed: int, level: str = "expert", budget: Budget | None = None) -> Advice:
    """Return the act that a player of this level chooses, and the prospects of every act that the expert evaluated.

    The prospects are the expert's at every level. The same view, seed, level and budget give the same advice.
    ``ValueError`` if it is not this seat's turn, ``KeyError`` for an unknown level.
    """
    if not view.legal:
        raise ValueError(f"seat {view.seat} has nothing to decide: {_decision_text(view)}")
    comparison = Expert(budget).advise(view, decision_rng(seed))
    if level == "expert":
        return comparison
    return replace(comparison, act=player(level).choose(view, decision_rng(seed)))


def decision_rng(seed: int) -> random.Random:
    """Return the random source of one decision; equal seeds give equal choices."""
    return random.Random(seed)  # noqa: S311 - no secret


def _decision_text(view: SeatView) -> str:
    turn = view.public.turn
    return f"it is seat {turn}'s turn" if turn is not None else "nobody is asked between hands"


def advice_words(view: SeatView, seed: int, level: str = "expert") -> Mapping[str, str | Mapping[str, float]]:
    """Return advice in a record's words, with chances to win: ``{"act": "order", "values": {"order": 0.57, …}}``."""
    advice = advise(view, seed, level)
    values = {act_text(act): round(chance, 4) for act, chance in advice.values.items()}
    return {"act": act_text(advice.act), "values": values}
