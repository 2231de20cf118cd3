"""How often each end of a hand happens: random deals at an even score with ``steady`` at every seat."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence

from bot.engine.cards import make_pack
from bot.engine.game import begin, deal
from bot.engine.rules import Company, Outcome, Rules
from bot.engine.scoring import company_of, makers, outcome_of
from bot.engine.seats import Seat, unit_of
from bot.engine.state import State
from bot.players.card_play import play_out
from bot.players.expert.call_evaluator import play_calls
from bot.players.value import nearest_measured_game
from tests.world.steady_hands import play_state_at_first_lead
from tools.school.rows import Row, games

KEY = ("game",)
End = tuple[Outcome, Company, int, int]
"""Outcome, company, tricks and bid; the last two are 0 where the game does not pay by them."""


def fit(only: Sequence[str] | None, deals: int, seed: str) -> Iterator[Row]:
    done: set[str] = set()
    for rules in games():
        game = nearest_measured_game(rules)
        if game in done or (only and game not in only):
            continue
        done.add(game)
        counts = count_ends(rules, deals, seed)
        for end in sorted({end for end, _ in counts}):
            dealers, others = (round(counts[end, side] / deals, 4) for side in (True, False))
            row: Row = {
                "game": game, "outcome": str(end[0]), "company": str(end[1]), "dealers": dealers, "others": others,
            }  # fmt: skip
            yield row | ({"tricks": end[2], "bid": end[3]} if end[3] else {})
        print(f"{game}: {counts.total()} of {deals} hands were played", flush=True)


def count_ends(rules: Rules, deals: int, seed: str) -> Counter[tuple[End, bool]]:
    """Return how many hands ended in each way, and whether the dealer's unit had made trump."""
    rng, pack = random.Random(f"{seed} {nearest_measured_game(rules)}"), list(make_pack(rules.pack, rules.joker))
    counts: Counter[tuple[End, bool]] = Counter()
    for number in range(deals):
        rng.shuffle(pack)
        state = play_calls(deal(begin(rules, Seat(1 + number % rules.players)), tuple(pack)))
        if state.turn is not None:
            maker = unit_of(state.agreed.maker, rules.traits.partners)
            counts[end_of(state), maker == unit_of(state.standing.dealer, rules.traits.partners)] += 1
    return counts


def end_of(state: State) -> End:
    contract, rules, play = state.agreed, state.rules, play_state_at_first_lead(state)
    play_out(play, [[], *map(list[int], state.hands)])
    tricks = sum(play.taken[seat] for seat in makers(rules, contract))
    bid = contract.bid or 0
    return outcome_of(rules, tricks, contract.bid), company_of(rules, contract), tricks if bid else 0, bid
