"""What a pass is worth in each seat, measured where it matters.

``steady`` bids random deals at an even score. Whenever somebody may order up, name a suit or pass, the true deal is
played out with ``steady`` at every seat after their best call with their partner and after a pass. The line is fitted
so that the call's value, as ``bidding.py`` estimates it, less the line agrees with the measured difference; hands count
the more, the nearer to the border between a call and a pass they are, because only there the line decides anything. Run
it again after the lines are replaced: a pass is worth less or more when the others call differently. Last
done for `newberry`, `railroad`, `cutthroat` and `three-seven`; elsewhere new rows won nothing in duplicate games.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np

from bot.engine import presets
from bot.engine.acts import PASS, CallSuit, OrderUp
from bot.engine.cards import make_pack
from bot.engine.game import STAGES, apply_stage, begin, deal
from bot.engine.rules import OptionValue, Rules
from bot.engine.scoring import hand_points, makers, worth_of
from bot.engine.seats import Seat, unit_of
from bot.engine.state import Phase, Standing, State
from bot.players.bidding import best_other_tricks, bid_context_of_state, call_ends, caller_company, tricks_of
from bot.players.card_play import play_out
from bot.players.expert.call_evaluator import choose_in_deal, play_calls
from bot.players.fits import game_shape
from bot.players.value import Estimate
from tests.world.steady_hands import play_state_at_first_lead
from tools.school.rows import Row

KEY = ("game", "second_round", "partner_order", "phase", "seat")
NEAR = 0.5
"""Points from the border at which a hand counts for a third."""
FEWEST = 400
"""Moments without which a line is left as it is."""


_GAMES: tuple[tuple[str, dict[str, OptionValue]], ...] = (
    *((preset, {}) for preset in presets.PRESETS), ("call-ace", {"players": 5}), ("call-ace", {"players": 6}),
)  # fmt: skip


class Moment(NamedTuple):
    """One choice between a call and a pass: tricks by this call and by the best other suit, points after each."""

    mean: float
    other: float
    estimated: float
    called: float
    passed: float


def ahead(rules: Rules, points: tuple[int, ...], seat: Seat) -> float:
    """One's own points less the others', on average."""
    unit = unit_of(seat, rules.traits.partners) - 1
    rest = [gained for at, gained in enumerate(points) if at != unit]
    return points[unit] - sum(rest) / len(rest)


def points_after(state: State, seat: Seat) -> float:
    """Return the points of this hand for a seat if ``steady`` goes on for everybody."""
    state = play_calls(state)
    rules = state.rules
    if state.result is not None:
        return ahead(rules, state.result.points, seat)
    contract, play = state.agreed, play_state_at_first_lead(state)
    play_out(play, [[], *map(list[int], state.hands)])
    side = makers(rules, contract)
    tricks = sum(play.taken[maker] for maker in side)
    return ahead(rules, worth_of(rules, state.standing, contract, tricks)[1], seat)


def call_points(rules: Rules, standing: Standing, tricks: Estimate, seat: Seat) -> float:
    """Return the points of a call with the partner, as the bidder estimates them."""
    company = caller_company(rules, False)
    return sum(
        share * ahead(rules, hand_points(rules, standing, (seat,), end, company, won), seat)
        for share, won, end in call_ends(rules, tricks, None)
    )


def collect(rules: Rules, deals: int, seed: str) -> dict[tuple[str, int], list[Moment]]:
    """Return every choice between a call with the partner and a pass, by phase and the seat's distance from the
    dealer.
    """
    rng, pack = random.Random(seed), list(make_pack(rules.pack, rules.joker))
    moments_of: dict[tuple[str, int], list[Moment]] = defaultdict(list)
    for number in range(deals):
        rng.shuffle(pack)
        state = deal(begin(rules, Seat(1 + number % rules.players)), tuple(pack))
        while state.phase is not Phase.PLAY and state.turn is not None:
            seat, context = state.turn, bid_context_of_state(state, STAGES[state.stage].legal(state))
            calls = [act for act in context.legal if isinstance(act, OrderUp | CallSuit) and not act.alone]
            if calls and PASS in context.legal:
                tricks = {act: tricks_of(context, act) for act in calls}
                best = max(calls, key=lambda act: tricks[act].mean)
                place = str(state.phase), (seat - state.standing.dealer) % rules.players
                ends = [points_after(apply_stage(state, seat, act), seat) for act in (best, PASS)]
                worth = call_points(rules, state.standing, tricks[best], seat)
                moments_of[place].append(Moment(tricks[best].mean, best_other_tricks(context), worth, *ends))
            state = apply_stage(state, seat, choose_in_deal(state))
    return moments_of


def line(moments: list[Moment], round_one: bool) -> tuple[float, float, float]:
    """Return the line of one seat: least squares, the hands near the border foremost."""
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


def fit(only: Sequence[str] | None, deals: int, seed: str) -> Iterator[Row]:
    """Yield the rows of each game in which a suit is called; a game of which a seat was met too rarely keeps its
    old ones.
    """
    done: set[tuple[str, str, str]] = set()
    for rules in (presets.build(name, options) for name, options in _GAMES):
        game, keys = game_shape(rules), (str(rules.second_round), str(rules.partner_order))
        if not rules.traits.turn_up or (game, *keys) in done or (only and game not in only):
            continue
        done.add((game, *keys))
        for (phase, seat), moments in sorted(collect(rules, deals, seed).items()):
            if len(moments) < FEWEST:
                print(f"{rules.preset} {phase} {seat}: {len(moments)} are too few", flush=True)
                continue
            constant, by_call, by_other = line(moments, phase == Phase.ORDER)
            yield {
                "game": game, "second_round": keys[0], "partner_order": keys[1], "phase": phase, "seat": seat,
                "constant": constant, "by_call": by_call, "by_other": by_other,
            }  # fmt: skip
