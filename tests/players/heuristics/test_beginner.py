"""The beginner: cautious bids, simple cards, and clearly weaker than ``steady``."""

from __future__ import annotations

import random
from collections import Counter

from bot.engine import presets
from bot.engine.acts import OrderUp
from bot.engine.game import apply, begin, deal
from bot.engine.rules import Outcome
from bot.engine.seats import Seat
from bot.engine.state import State
from bot.engine.views import seat_view
from bot.players.levels import player
from tests.packs import shuffled

HANDS = 2_000
EUCHRED = (Outcome.EUCHRE, Outcome.EUCHRE_MARCH)


def played(number: int, rng: random.Random) -> State:
    """One hand of two beginners (seats 1 and 3) against two steady players."""
    rules = presets.build("standard")
    pack = shuffled(rules, rng)
    state = deal(begin(rules, Seat(1 + number % 4)), pack)
    while state.turn is not None:
        level = "beginner" if state.turn % 2 else "steady"
        state = apply(state, state.turn, player(level).choose(seat_view(state, state.turn), rng))
    return state


def test_steady_is_not_euchred_more_often_than_a_beginner() -> None:
    rng, makes, euchred = random.Random("beginner"), Counter[str](), Counter[str]()
    for number in range(HANDS):
        state = played(number, rng)
        assert state.result is not None
        maker, dealer = state.agreed.maker, state.standing.dealer
        if maker % 2 == 0:
            continue
        ordered = any(isinstance(act, OrderUp) for _, act in state.calls)
        for kind in ("all", "into the dealer's hand")[: 1 + (ordered and (maker - dealer) % 2 == 1)]:
            makes[kind] += 1
            euchred[kind] += state.result.outcome in EUCHRED
    assert makes["all"] > HANDS / 4, "they do bid"
    assert 0.22 < euchred["all"] / makes["all"] < 0.32
    assert euchred["into the dealer's hand"] / makes["into the dealer's hand"] < 0.4
