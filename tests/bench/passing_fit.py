"""Fits ``bot/players/heuristics/pass_value.py``: what a pass is worth in each seat, measured where it matters.

    uv run python -m tests.bench.passing_fit standard --deals 20000
    uv run python -m tests.bench.passing_fit newberry house house-24 earlwood railroad cutthroat three-seven two-handed

``steady`` bids random deals at an even score. Whenever somebody may order up, name a suit or pass, the true deal is
played out with ``steady`` at every seat after his best call with his partner and after a pass. The line is fitted so
that the call's value, as ``bidding.py`` reckons it, less the line agrees with the measured difference; hands count the
more, the nearer to the border between a call and a pass they are, because only there the line decides anything. Run it
again after the lines are replaced: a pass is worth less or more when the others call differently. Prints table rows;
they are worth taking over where they win in duplicate games against the old ones (``players_bidding.py`` shows how the
bidding changed). Last done for `newberry`, `railroad`, `cutthroat` and `three-seven`; elsewhere new rows won nothing.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import defaultdict
from typing import NamedTuple

import numpy as np

from bot.engine import presets
from bot.engine.acts import PASS, Act, CallSuit, OrderUp
from bot.engine.cards import make_pack
from bot.engine.core import begin, deal
from bot.engine.ending import company_of, makers, outcome_of, spread
from bot.engine.flow import STAGES
from bot.engine.rules import Rules
from bot.engine.scoring import amount, row_for
from bot.engine.sides import Seat, unit_of
from bot.engine.state import Phase, State
from bot.players.heuristics.bid_context import of_state
from bot.players.heuristics.bidding import company, ends_of_call, tricks_of
from bot.players.heuristics.hand_value import Estimate
from bot.players.heuristics.pass_value import best_other
from bot.players.heuristics.playout import play_out
from bot.players.heuristics.steady import decide
from bot.players.search.hand_rollout import board_of_state, step

NEAR = 0.5
"""Points from the border at which a hand counts for a third."""
FEWEST = 400
"""Moments without which a line is left as it is."""


class Moment(NamedTuple):
    """One choice between a call and a pass: tricks by this call and by the best other suit, points after each."""

    mean: float
    other: float
    reckoned: float
    called: float
    passed: float


def ahead(rules: Rules, points: tuple[int, ...], seat: Seat) -> float:
    """One's own points less the others', on average."""
    unit = unit_of(seat, rules.traits.partners) - 1
    rest = [gained for at, gained in enumerate(points) if at != unit]
    return points[unit] - sum(rest) / len(rest)


def decided(state: State) -> Act:
    """What ``steady`` does here."""
    legal = STAGES[state.stage].legal(state)
    return legal[0] if len(legal) == 1 else decide(of_state(state, legal))


def outcome(state: State, seat: Seat) -> float:
    """The points of this hand for a seat if ``steady`` goes on for everybody."""
    while state.phase is not Phase.PLAY and state.turn is not None:
        state = step(state, state.turn, decided(state))
    rules = state.rules
    if state.result is not None:
        return ahead(rules, state.result.points, seat)
    contract, board = state.agreed, board_of_state(state)
    play_out(board, [[], *map(list[int], state.hands)])
    side = makers(rules, contract)
    tricks = sum(board.taken[maker] for maker in side)
    row = row_for(rules, outcome_of(rules, tricks, contract.bid), company_of(rules, contract))
    return ahead(rules, spread(rules, side, row.makers, amount(row, tricks, contract.bid or 0)), seat)


def reckoned(rules: Rules, tricks: Estimate, seat: Seat) -> float:
    """The points of a call with the partner, as the bidder reckons them."""
    return sum(
        share * ahead(rules, spread(rules, (seat,), row.makers, amount(row, won, 0)), seat)
        for share, won, end in ends_of_call(rules, tricks, None)
        for row in (row_for(rules, end, company(rules, False)),)
    )


def collect(rules: Rules, deals: int, seed: str) -> dict[tuple[str, int], list[Moment]]:
    """Every choice between a call with the partner and a pass, by phase and the seat's distance from the dealer."""
    rng, pack = random.Random(seed), list(make_pack(rules.pack, rules.joker))
    found: dict[tuple[str, int], list[Moment]] = defaultdict(list)
    for number in range(deals):
        rng.shuffle(pack)
        state, _ = deal(begin(rules, Seat(1 + number % rules.players)), tuple(pack))
        while state.phase is not Phase.PLAY and state.turn is not None:
            seat, desk = state.turn, of_state(state, STAGES[state.stage].legal(state))
            calls = [act for act in desk.legal if isinstance(act, OrderUp | CallSuit) and not act.alone]
            if calls and PASS in desk.legal:
                tricks = {act: tricks_of(desk, act) for act in calls}
                best = max(calls, key=lambda act: tricks[act].mean)
                place = str(state.phase), (seat - state.standing.dealer) % rules.players
                ends = [outcome(step(state, seat, act), seat) for act in (best, PASS)]
                worth = reckoned(rules, tricks[best], seat)
                found[place].append(Moment(tricks[best].mean, best_other(desk), worth, *ends))
            state = step(state, seat, decided(state))
    return found


def line(moments: list[Moment], round_one: bool) -> tuple[float, float, float]:
    """The line of one seat: least squares, the hands near the border foremost."""
    mean, other, worth, called, passed = np.array(moments, dtype=float).T
    gain = called - passed
    one = np.ones_like(mean)
    smooth = np.stack([one, mean, mean**2, mean**3, *([other, other * mean] if round_one else [])], axis=1)
    border = smooth @ np.linalg.lstsq(smooth, gain, rcond=None)[0]
    weight = np.exp(-((border / NEAR) ** 2) / 2)
    plain = np.stack([one, mean, *([other] if round_one else [])], axis=1) * weight[:, None]
    fitted = np.linalg.lstsq(plain, (worth - gain) * weight, rcond=None)[0]
    constant, by_mean, by_other = (*fitted, 0.0)[:3]
    return round(float(constant), 2), round(float(by_mean), 2), round(float(by_other), 2)


def main() -> None:
    """Read the wishes, print the rows of each preset's table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("preset", nargs="+", choices=list(presets.PRESETS))
    parser.add_argument("--deals", type=int, default=20000)
    parser.add_argument("--seed", default="passing")
    wishes = parser.parse_args()
    for name in wishes.preset:
        sys.stdout.write(f"{name}\n")
        for (phase, place), moments in sorted(collect(presets.build(name), wishes.deals, wishes.seed).items()):
            fitted = line(moments, phase == Phase.ORDER) if len(moments) >= FEWEST else "too few"
            sys.stdout.write(f'        ("{phase}", {place}): {fitted},  # {len(moments)}\n')
        sys.stdout.flush()


if __name__ == "__main__":
    main()
