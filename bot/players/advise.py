"""Advice on one decision: what a level would do and what every act is worth, for hints, reviews and the command line.

It is given a ``SeatView`` and knows nothing else; where the view comes from (a live table, a record) is not its matter.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import replace

from bot.engine.acts import act_text
from bot.engine.views import SeatView
from bot.players.levels import expert, player
from bot.players.search.evaluation import Advice
from bot.players.search.expert import Budget


def advise(view: SeatView, seed: int, level: str = "expert", budget: Budget | None = None) -> Advice:
    """What a player of this level does here, with the expert's prospects of every act that is worth a thought.

    ``ValueError`` if it is not this seat's turn, ``KeyError`` for an unknown level. The same view, seed, level and
    budget give the same advice.
    """
    if not view.legal:
        raise ValueError(f"seat {view.seat} has nothing to decide: {_whose(view)}")
    comparison = expert(budget).advise(view, decision_rng(seed))
    if level == "expert":
        return comparison
    return replace(comparison, act=player(level).choose(view, decision_rng(seed)))


def decision_rng(seed: int) -> random.Random:
    """The random source of one decision; the same seed gives the same act."""
    return random.Random(seed)  # noqa: S311 - no secret


def _whose(view: SeatView) -> str:
    turn = view.public.turn
    return f"it is seat {turn}'s turn" if turn is not None else "nobody is asked between hands"


def answer(view: SeatView, seed: int, level: str = "expert") -> Mapping[str, str | Mapping[str, float]]:
    """The advice in the words of a record: ``{"act": "order", "values": {"order": 0.57, "pass": 0.41}}``."""
    advice = advise(view, seed, level)
    values = {act_text(act): round(chance, 4) for act, chance in advice.values.items()}
    return {"act": act_text(advice.act), "values": values}
