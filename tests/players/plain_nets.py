"""Nets whose mind anybody can read, for tests of who goes on by which net."""

from __future__ import annotations

import numpy as np

from bot.engine.acts import Act, PlayCard
from bot.engine.game import legal_acts
from bot.engine.rules import Rules
from bot.engine.seats import Seat
from bot.engine.state import Phase, Standing, State
from bot.players.bidding import bid_context_of_state
from bot.players.expert.batch import CARD_INDEX, CARDS, Bytes, Floats
from bot.players.expert.call_evaluator import act_count, act_index, choose_in_deal, end_values, phases
from bot.players.expert.nets import Net
from bot.players.value import payoffs_at


class Fixed(Net):
    """Likes the cards of high numbers, or those of low ones, whatever it is told."""

    def __init__(self, sign: int) -> None:
        super().__init__([])
        self.sign = sign

    def __call__(self, inputs: Floats | Bytes) -> Floats:
        """The same for everybody."""
        return np.tile(self.sign * np.arange(CARDS, dtype=np.float32), (len(inputs), 1))


class Last(Net):
    """Likes the last of the calls, whatever it is told: every end of it is as likely as can be."""

    def __init__(self, rules: Rules) -> None:
        super().__init__([])
        ends = end_values(rules, payoffs_at(rules, Standing(1, Seat(1), (0,) * rules.units), Seat(1)))
        self.shares = np.repeat(np.arange(act_count(rules), dtype=np.float32), len(ends))

    def __call__(self, inputs: Floats | Bytes) -> Floats:
        """The same for everybody."""
        return self.shares[None]


def act_by_plain_nets(state: State, *, own: bool, taught: bool) -> Act:
    """What these nets, or ``steady``, do here: one's own side lays low numbers, the others lay high ones."""
    acts = legal_acts(state, state.turn or Seat(1))
    if state.phase is Phase.PLAY:
        number = CARD_INDEX[state.agreed.trump or 0]
        cards = sorted((act for act in acts if isinstance(act, PlayCard)), key=lambda act: int(number[act.card]))
        return cards[0] if own else cards[-1]
    if own and taught and state.phase in phases(state.rules):
        context = bid_context_of_state(state, acts)
        return max(acts, key=lambda act: act_index(context, act))
    return choose_in_deal(state)
