"""Other players for the ladder: nearly as sound as ``steady``, with another style of bidding and leading.

The expert plays its imagined hands out with ``steady``, so beating ``steady`` alone would prove little. ``bold`` calls
on less and draws trumps whenever their side made them; ``careful`` calls on more and leads their plain aces first.
``PARTS`` are experts that lack one part each.
"""

from __future__ import annotations

import random
from typing import Any
from unittest.mock import patch

import numpy as np

from bot.engine.acts import PASS, PLAYS, Act, CallSuit, OrderUp
from bot.engine.cards import ACE
from bot.engine.state import Phase
from bot.engine.views import SeatView
from bot.players.bidding import BidContext, bid_context_of, caller_company, makers_chance, pass_chance, tricks_of
from bot.players.card_play import seat_play_state
from bot.players.expert import decide, worlds
from bot.players.expert.batch import BatchState, Flags, Ints
from bot.players.expert.card_evaluator import CardEvaluator
from bot.players.steady import Steady

MARGIN = 0.25
"""Points by which a pass counts for less (bold) or for more (careful) than ``steady`` thinks."""


def advantage(context: BidContext, act: OrderUp | CallSuit) -> float:
    """Return by how many points ``steady`` takes this call to be better than a pass."""
    tricks = tricks_of(context, act)
    ahead = makers_chance(context, tricks, caller_company(context.rules, act.alone)) - pass_chance(context, tricks.mean)
    return ahead / context.payoffs.point


class Bold(Steady):
    """Calls on less, and leads trumps as long as their side made them."""

    level = "bold"

    def choose(self, view: SeatView, rng: random.Random) -> Act:
        usual = super().choose(view, rng)
        if view.public.phase is Phase.PLAY:
            return _trump_first(view, usual)
        if usual == PASS and view.public.phase in (Phase.ORDER, Phase.CALL):
            context = bid_context_of(view)
            calls = [act for act in context.legal if isinstance(act, OrderUp | CallSuit) and not act.alone]
            if calls:
                best = max(calls, key=lambda act: advantage(context, act))
                return best if advantage(context, best) > -MARGIN else usual
        return usual


class Careful(Steady):
    """Calls on more, and leads a plain ace before anything else."""

    level = "careful"

    def choose(self, view: SeatView, rng: random.Random) -> Act:
        usual = super().choose(view, rng)
        if view.public.phase is Phase.PLAY:
            return _ace_first(view, usual)
        if isinstance(usual, OrderUp | CallSuit) and PASS in view.legal:
            return usual if advantage(bid_context_of(view), usual) > MARGIN else PASS
        return usual


def _trump_first(view: SeatView, usual: Act) -> Act:
    play = seat_play_state(view)
    trumps = [card for card in view.hand if play.suits[card] == play.trump and PLAYS[card] in view.legal]
    if play.trick or not trumps or not play.makers >> view.seat & 1:
        return usual
    return PLAYS[max(trumps, key=play.strength.__getitem__)]


def _ace_first(view: SeatView, usual: Act) -> Act:
    play = seat_play_state(view)
    aces = [card for card in view.hand if card & 7 == ACE and play.suits[card] != play.trump]
    return PLAYS[aces[0]] if aces and not play.trick else usual


# -- the expert without one of its parts: what is each of them worth?


def _no_solver(evaluator: CardEvaluator, batch: BatchState, solved: Flags) -> Ints:
    return _END_ROWS(evaluator, batch, np.zeros_like(solved))


_END_ROWS = CardEvaluator.end_rows
PARTS: dict[str, tuple[Any, str, Any]] = {
    "without-solver": (CardEvaluator, "end_rows", _no_solver),
    "without-card-likelihoods": (worlds, "card_likelihoods", lambda view, course, batch: np.zeros(len(batch))),
    "without-call-likelihoods": (worlds, "call_likelihoods", lambda context, hands, act: np.ones(len(hands))),
    "without-prior": (decide, "call_prior", lambda view, acts: None),
}
"""By the name of the player: what is replaced while it thinks, and by what."""


class ExpertWithout(decide.Expert):
    """The expert without one of ``PARTS``."""

    def __init__(self, level: str) -> None:
        super().__init__()
        self.level = level

    def choose(self, view: SeatView, rng: random.Random) -> Act:
        with patch.object(*PARTS[self.level]):
            return super().choose(view, rng)
