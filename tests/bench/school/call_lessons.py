"""Lessons of calls: ``steady``'s decisions at every seat, each lawful call carried out in the true deal to the end.

A tenth of the calls are passes or any lawful ones, so that unusual moments are met too. The inputs are what the
deciding seat may know; the other hands only decide how each call ends.
"""

from __future__ import annotations

import random
from itertools import islice

import numpy as np

from bot.engine import presets
from bot.engine.acts import PASS
from bot.engine.ending import makers
from bot.engine.flow import STAGES
from bot.engine.sides import Seat
from bot.engine.state import Phase, State
from bot.players.batch.call_ends import end_index, end_without_play
from bot.players.batch.call_inputs import act_count, act_index, call_features, phases
from bot.players.batch.trained_games import TRAINED_CALLS, preset_of
from bot.players.heuristics.bid_context import bid_context_of_state
from bot.players.heuristics.playout import play_out
from bot.players.search.hand_rollout import play_state_at_first_lead, step, to_first_lead
from tests.bench.school.lessons import ODD, UNLAWFUL, Lessons, deals, usual_act


def practise_calls(name: str, seed: int, count: int) -> Lessons:
    """The calls of ``count`` deals of a game of ``TRAINED_CALLS``."""
    rules, rng = presets.build(preset_of(name), TRAINED_CALLS[name].options), random.Random(seed)
    known, ends, usual, asked = [], [], [], phases(rules)
    for start in islice(deals(rules, rng), count):
        state = start
        while state.turn is not None and state.phase is not Phase.PLAY:
            legal = STAGES[state.stage].legal(state)
            sound = usual_act(state, legal)
            if len(legal) > 1 and state.phase in asked:
                context = bid_context_of_state(state, legal)
                row = np.full(act_count(rules), UNLAWFUL, np.int8)
                for act in legal:
                    row[act_index(context, act)] = _end_of_call(step(state, state.turn, act), state.turn)
                known.append(np.packbits(call_features(context).astype(bool)))
                ends.append(row)
                usual.append(act_index(context, sound))
            if state.phase in asked and rng.random() < ODD:
                sound = PASS if PASS in legal else rng.choice(legal)
            state = step(state, state.turn, sound)
    return Lessons(np.array(known), np.array(ends), np.array(usual, np.int8))


def _end_of_call(state: State, seat: Seat) -> int:
    """The end that this leads to for this seat, by ``end_index``."""
    state, rules = to_first_lead(state), state.rules
    if state.turn is None:
        return end_without_play(state, seat)
    play = play_state_at_first_lead(state)
    play_out(play, [[], *[[int(card) for card in hand] for hand in state.hands]])
    contract = state.agreed
    return end_index(rules, seat, contract, sum(play.taken[maker] for maker in makers(rules, contract)))
