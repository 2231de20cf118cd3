"""A player by the nets alone: it samples no worlds, so that a choice costs a fraction of a millisecond.

It stands in for the expert when nobody has time to think. What no net knows it does as ``steady`` does.
"""

from __future__ import annotations

import random

import numpy as np

from bot.engine.acts import Act, PlayCard
from bot.engine.state import Phase
from bot.engine.views import SeatView
from bot.players.batch.bidding_net import call_prior
from bot.players.batch.card_index import CARD_INDEX
from bot.players.batch.course import ONE_ROW, known_batch
from bot.players.batch.features import features
from bot.players.batch.nets import Net
from bot.players.batch.rollout import masked
from bot.players.batch.trained_games import play_nets
from bot.players.heuristics.play_state import before_the_lead
from bot.players.heuristics.steady import Steady
from bot.players.search.arrays import CARDS


class Practised:
    """Each call that looks best on average, each card that the own side of a play-out would lay."""

    level = "practised"

    def choose(self, view: SeatView, rng: random.Random) -> Act:
        """One of ``view.legal``."""
        if len(view.legal) == 1:
            return view.legal[0]
        if view.public.phase is Phase.PLAY:
            return _card(view, play_nets(view.public.rules).own)
        usual = Steady().choose(view, rng)
        advantages = call_prior(view, view.legal).advantages
        return max(advantages, key=lambda act: (advantages[act], act == usual)) if advantages else usual


def _card(view: SeatView, own: Net) -> Act:
    number = CARD_INDEX[before_the_lead(view.public).trump]
    acts = {int(number[act.card]): act for act in view.legal if isinstance(act, PlayCard)}
    lawful = np.zeros((1, CARDS), bool)
    lawful[0, list(acts)] = True
    return acts[int(masked(own(features(known_batch(view), ONE_ROW)), lawful).argmax())]
