"""The shape of a game as its nets know it: how many seats and tricks there are, and what else there is to know.

Games of one shape give the same inputs; which net knows which game says ``trained_games.py``.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np

from bot.engine.rules import Rules
from bot.players.batch.card_index import SUIT_OF, SUITS
from bot.players.heuristics.rules_cache import by_rules
from bot.players.search.arrays import CARDS, Bytes

_DOUBLE_PACK = 48


class Shape(NamedTuple):
    """``copies`` of each card in the pack; whether tricks are bid, a partner is called by an ace (law 8.5), and the
    first lead may not be trump (law 6.2).
    """

    seats: int
    tricks: int
    copies: int = 1
    bids: bool = False
    partner_called: bool = False
    plain_first: bool = False

    @property
    def cards(self) -> int:
        """The cards there may be, each copy by itself."""
        return CARDS * self.copies

    @property
    def suits(self) -> Bytes:
        """The suit of each."""
        return _suits(self.copies)

    @property
    def planes(self) -> int:
        """Of cards: in the own hand, unseen, taken up by the dealer, played by each seat, in the trick, the best."""
        return 3 + self.seats + 2


@cache
def _suits(copies: int) -> Bytes:
    return np.tile(SUIT_OF, copies)


@by_rules()
def shape_of(rules: Rules) -> Shape:
    """The shape of this game."""
    copies, traits = (2 if rules.pack == _DOUBLE_PACK else 1), rules.traits
    return Shape(
        rules.players, rules.hand_size, copies, not traits.turn_up, traits.secret_partner, rules.no_first_blood
    )


class Inputs(NamedTuple):
    """Where each kind of input begins, in the order in which they lie; ``width`` is how many numbers there are."""

    led: int
    laid: int
    winner: int
    voids: int
    maker: int
    anybody_out: int
    out: int
    dealer: int
    ordered: int
    turned_down: int
    ours: int
    theirs: int
    bid: int
    called: int
    secret: int
    partner: int
    width: int


@cache
def inputs_of(shape: Shape) -> Inputs:
    """What the nets of this shape are told; the cards come first."""
    seats, tricks = shape.seats, shape.tricks
    called = shape.partner_called
    widths = (
        shape.planes * shape.cards, SUITS, seats, seats, (seats - 1) * SUITS, seats, 1, seats, seats, 1, SUITS, tricks,
        tricks, (tricks + 1) * shape.bids, SUITS * called, called, seats * called,
    )  # fmt: skip
    return Inputs(*np.cumsum(widths).tolist())
