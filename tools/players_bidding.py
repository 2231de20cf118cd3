"""How a level bids: how often each seat calls, goes alone, makes it, marches and is euchred.

    uv run python -m tools.players_bidding standard --hands 20000
    uv run python -m tools.players_bidding standard --level beginner

The level sits in every chair and plays hands at an even score, each with its own pack. Shares of calls are of the times
that the seat was asked in that round; the ends are shares of the hands that were called.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter

from bot.engine import presets
from bot.engine.acts import PASS
from bot.engine.game import apply, begin, deal
from bot.engine.rules import Outcome, Rules
from bot.engine.seats import Seat
from bot.engine.state import Phase, State
from bot.engine.views import seat_view
from bot.players.levels import ComputerPlayer, player
from tests.packs import shuffled

_ASKED = (Phase.ORDER, Phase.CALL, Phase.BID)
_ENDS = (Outcome.MADE, Outcome.MARCH, Outcome.EUCHRE, Outcome.EUCHRE_MARCH, Outcome.SET)


def play_hand(rules: Rules, who: ComputerPlayer, rng: random.Random, dealer: int, counts: Counter[str]) -> State:
    """Return one hand; counts who was asked and who called."""
    pack = shuffled(rules, rng)
    state = deal(begin(rules, Seat(dealer)), pack)
    while state.turn is not None:
        seat, view = state.turn, seat_view(state, state.turn)
        act = who.choose(view, rng)
        if view.public.phase in _ASKED:
            place = f"{view.public.phase} {(seat - dealer) % rules.players}"
            counts[f"asked {place}"] += 1
            counts[f"called {place}"] += act != PASS
        state = apply(state, seat, act)
    return state


def count_end(state: State, counts: Counter[str]) -> None:
    """Count how a hand came out."""
    if state.result is None or state.contract is None or state.result.outcome not in _ENDS:
        return
    place = (
        "forced" if state.contract.forced else str((state.agreed.maker - state.standing.dealer) % state.rules.players)
    )
    for key in ("all", f"maker {place}", "alone" if state.contract.alone else "with a partner"):
        counts[f"hands {key}"] += 1
        counts[f"{state.result.outcome} {key}"] += 1


def report(counts: Counter[str], hands: int) -> str:
    """Return the table."""
    lines = [f"{'asked':12} {'times':>8} {'calls %':>8}"]
    for key in sorted(key for key in counts if key.startswith("asked ")):
        place, times_asked = key.removeprefix("asked "), counts[key]
        lines.append(f"{place:12} {times_asked:8} {100 * counts['called ' + place] / times_asked:8.1f}")
    lines.append(f"\n{'makers':16} {'hands %':>8} {'made %':>8} {'march %':>8} {'euchred %':>9}")
    for key in sorted(key for key in counts if key.startswith("hands ")):
        who, of = key.removeprefix("hands "), counts[key]
        made, march = counts[f"made {who}"], counts[f"march {who}"]
        shares = [100 * made / of, 100 * march / of, 100 * (of - made - march) / of]
        lines.append(f"{who:16} {100 * of / hands:8.1f} {shares[0]:8.1f} {shares[1]:8.1f} {shares[2]:9.1f}")
    return "\n".join(lines) + "\n"


def main() -> None:
    """Read the wishes, print a table for each preset."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("preset", nargs="+", choices=list(presets.PRESETS))
    parser.add_argument("--hands", type=int, default=10000)
    parser.add_argument("--level", default="steady")
    parser.add_argument("--seed", type=int, default=1)
    wishes = parser.parse_args()
    for name in wishes.preset:
        rules, counts, rng = presets.build(name), Counter[str](), random.Random(wishes.seed)
        for number in range(wishes.hands):
            count_end(play_hand(rules, player(wishes.level), rng, 1 + number % rules.players, counts), counts)
        sys.stdout.write(f"{name}, {wishes.level}\n{report(counts, wishes.hands)}\n")


if __name__ == "__main__":
    main()
