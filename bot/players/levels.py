"""The levels of play by name, and the players that belong to them; chooses between search and batch.

The computer players of a level bear the names of Newberry's animals.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass

from bot.engine.state import Phase
from bot.engine.views import SeatView
from bot.players.batch.bidding_net import call_prior
from bot.players.batch.call_evaluator import CallEvaluator
from bot.players.batch.card_evaluator import CardEvaluator
from bot.players.heuristics.beginner import Beginner
from bot.players.heuristics.steady import Steady
from bot.players.protocol import ComputerPlayer
from bot.players.search.evaluator import Evaluator
from bot.players.search.expert import Budget, Expert


@dataclass(frozen=True, slots=True)
class Level:
    """One strength: its stored name, and the names its players take at a table, the first one first."""

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


def expert(budget: Budget | None = None) -> Expert:
    """The expert with its nets: they play worlds out, and know calls beforehand where they have learned the game."""
    return Expert(budget, evaluator_of, call_prior)


def evaluator_of(view: SeatView, rng: random.Random) -> Evaluator:
    """Who evaluates the acts of this decision."""
    return CardEvaluator(view, rng) if view.public.phase is Phase.PLAY else CallEvaluator(view, rng)


def player(level: str) -> ComputerPlayer:
    """A computer player of this level; ``KeyError`` if there is no such level."""
    players: dict[str, Callable[[], ComputerPlayer]] = {"beginner": Beginner, "steady": Steady, "expert": expert}
    return players[level]()
