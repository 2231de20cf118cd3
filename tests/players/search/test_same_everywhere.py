"""The expert answers alike in every process: the same view and seed give the same act, whatever the hash seed."""

from __future__ import annotations

import os
import subprocess
import sys

SCRIPT = """
from bot.deals.draw import Chain
from bot.deals.draw import derive_pack
from bot.engine import game, presets
from bot.engine.acts import act_text
from bot.engine.seats import Seat
from bot.engine.state import Phase
from bot.engine.views import seat_view
from bot.players.expert.decide import Expert
from bot.players.levels import decision_rng

rules, chain = presets.build("standard", {"points": 24}), Chain(bytes(32), 5)
state = game.begin(rules, Seat(2))
for hand in (1, 2):
    state, number = game.deal(state, derive_pack(rules, chain.secret(hand), hand, ())), 0
    while state.turn is not None and state.phase is not Phase.DEAL:
        act = Expert().choose(seat_view(state, state.turn), decision_rng(number))
        print(state.turn, act_text(act))
        state, number = game.apply(state, state.turn, act), number + 1
"""


def told(hash_seed: str) -> str:
    command = [sys.executable, "-c", SCRIPT]
    environment = os.environ | {"PYTHONHASHSEED": hash_seed}
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=environment)  # noqa: S603 - our own script
    return done.stdout


def test_two_processes_play_a_hand_alike() -> None:
    first = told("1")
    assert len(first.splitlines()) > 40
    assert told("2") == first
