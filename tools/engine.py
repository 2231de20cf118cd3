"""How many hands and acts a second the engine plays: ``uv run python tools/engine.py [--seconds N] [--profile]``.

Random lawful play of every preset on one core, pack shuffled, dealt, bid and played out; and beside ``standard``, turn
about in the same run, OpenSpiel's ``euchre`` (C++) through its Python interface with the same kind of play. Seconds are
seconds of this process, so that a busy machine counts less. With ``--profile`` a cProfile of ``standard`` follows.
"""

from __future__ import annotations

import argparse
import cProfile
import importlib
import pstats
import random
import statistics
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bot.engine.cards import make_pack
from bot.engine.game import apply, begin, deal, legal_acts
from bot.engine.presets import PRESETS, build
from bot.engine.rules import Rules
from bot.engine.seats import Seat
from bot.engine.state import Phase

TABLES = [(name, players) for name, preset in PRESETS.items() for players in preset.choices["players"].allowed]

Counted = tuple[int, int]
"""Hands and acts."""

Play = Callable[[int], Counted]
"""Plays so many hands."""

ROUNDS = 7


def engine_hands(rules: Rules, rng: random.Random, hands: int) -> Counted:
    """Play so many random hands, game after game; nothing but the engine's own four functions."""
    pack = list(make_pack(rules.pack, rules.joker))
    state = begin(rules, Seat(1))
    acts = 0
    for _ in range(hands):
        if state.phase is Phase.OVER:
            state = begin(rules, Seat(1))
        rng.shuffle(pack)
        state = deal(state, tuple(pack))
        while state.turn is not None:
            lawful = legal_acts(state, state.turn)
            state = apply(state, state.turn, lawful[int(rng.random() * len(lawful))])
            acts += 1
    return hands, acts


def openspiel_hands(game: Any, rng: random.Random, hands: int) -> Counted:
    """Return the same in OpenSpiel; dealing is no act, as in the engine."""
    acts = 0
    for _ in range(hands):
        state = game.new_initial_state()
        while not state.is_terminal():
            lawful = state.legal_actions()
            acts += not state.is_chance_node()
            state.apply_action(lawful[int(rng.random() * len(lawful))])
    return hands, acts


def measure(plays: list[Play], seconds: float) -> list[tuple[float, float]]:
    """Return hands and acts a second of each game: the median of seven equal runs, taken turn about."""
    batches = []
    for play in plays:
        play(50)
        began = time.process_time()
        play(100)
        batches.append(max(20, int(100 * seconds / ROUNDS / (time.process_time() - began))))
    runs: list[list[tuple[float, float]]] = [[] for _ in plays]
    for _ in range(ROUNDS):
        for index, play in enumerate(plays):
            began = time.process_time()
            hands, acts = play(batches[index])
            took = time.process_time() - began
            runs[index].append((hands / took, acts / took))
    return [(statistics.median(run[0] for run in of), statistics.median(run[1] for run in of)) for of in runs]


def openspiel() -> Any:
    """OpenSpiel's game with the dealer stuck like ``standard``'s, or ``None`` where it is not installed."""
    try:
        pyspiel = importlib.import_module("pyspiel")
    except ImportError:
        return None
    return pyspiel.load_game("euchre", {"stick_the_dealer": True, "allow_lone_defender": False})


def report(seconds: float) -> None:
    """Print one line a table."""
    say = sys.stdout.write
    say(f"{'game':28}{'hands/s':>10}{'acts/s':>11}{'acts/hand':>11}\n")
    game = openspiel()
    for name, players in TABLES:
        title = f"{name} ({players})" if len(PRESETS[name].choices["players"].allowed) > 1 else name
        plays: list[Play] = [partial(engine_hands, build(name, {"players": players}), random.Random(1))]
        if name == "standard" and game is not None:
            plays.append(partial(openspiel_hands, game, random.Random(1)))
        results = measure(plays, seconds)
        for label, (hands, acts) in zip((title, "  OpenSpiel's euchre"), results, strict=False):
            ratio = (
                f"   standard plays {results[0][0] / hands:.2f} of its hands"
                if len(results) > 1 and label != title
                else ""
            )
            say(f"{label:28}{hands:10,.0f}{acts:11,.0f}{acts / hands:11.1f}{ratio}\n")
    if game is None:
        say("OpenSpiel is not installed (uv pip install open_spiel)\n")


def profile(hands: int) -> None:
    """Print where the time of ``standard`` goes."""
    profiler = cProfile.Profile()
    profiler.enable()
    engine_hands(build("standard"), random.Random(1), hands)
    profiler.disable()
    pstats.Stats(profiler, stream=sys.stdout).strip_dirs().sort_stats("tottime").print_stats(20)


def main() -> None:
    """Run once."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--seconds", type=float, default=1.5, help="how long each game is played")
    arguments.add_argument("--profile", action="store_true", help="then profile 5,000 hands of standard")
    chosen = arguments.parse_args()
    report(chosen.seconds)
    if chosen.profile:
        profile(5000)


if __name__ == "__main__":
    main()
