"""The daily deal: one world for everybody, which nobody can know before."""

from __future__ import annotations

import hashlib
import random
from datetime import date, timedelta

from hypothesis import given
from hypothesis import strategies as st

from bot.deals.packs import derive_pack
from bot.engine import core, presets
from bot.engine.acts import Act
from bot.engine.cards import make_pack
from bot.engine.sides import Seat
from bot.engine.state import Phase
from bot.tournaments.daily.deals import (
    HANDS,
    DailyDeal,
    chain_of,
    computer_seed,
    daily_deal,
    day_of,
    span_of_day,
)

RULES = presets.build("standard")
SECRET = bytes(range(32))
DAY = date(2026, 11, 22)


def test_a_day_is_a_day_in_utc() -> None:
    begin, end = span_of_day(DAY)
    assert (day_of(begin), day_of(end - 1), day_of(end)) == (DAY, DAY, DAY + timedelta(days=1))
    assert end - begin == 86_400


def test_everybody_has_the_same_five_hands() -> None:
    deal = daily_deal(SECRET, DAY, RULES)
    assert deal == daily_deal(SECRET, DAY, RULES)
    assert len(set(deal.packs)) == HANDS
    assert all(sorted(pack) == sorted(make_pack(RULES.pack, RULES.joker)) for pack in deal.packs)


@given(st.dates(), st.dates())
def test_another_day_and_another_secret_have_other_deals(day: date, other: date) -> None:
    seals = {chain_of(secret, when).seal for secret in (SECRET, bytes(32)) for when in (day, other)}
    assert len(seals) == 2 * len({day, other})


def test_the_seal_binds_the_deals_and_the_secrets_verify_them() -> None:
    deal = daily_deal(SECRET, DAY, RULES)
    seal = deal.chain.seal
    for hand, pack in enumerate(deal.packs, 1):
        revealed = deal.chain.secret(hand)
        assert hashlib.sha256(revealed).hexdigest() == seal
        assert derive_pack(RULES, revealed, hand, ()) == pack
        seal = revealed.hex()
    assert deal.chain.end.hex() not in repr(deal)
    assert "pack" not in repr(deal)


def play(deal: DailyDeal, rng: random.Random) -> list[tuple[int, list[tuple[Seat, Act]]]]:
    """The acts of each hand, when computers act as their seeds say and the person at seat 1 by another chance."""
    state, hands = core.begin(RULES, deal.draw.dealer), []
    for hand, pack in enumerate(deal.packs, 1):
        state = core.deal(state, pack)
        acts: list[tuple[Seat, Act]] = []
        while state.turn is not None and state.phase is not Phase.DEAL:
            seat = state.turn
            chance = rng if seat == 1 else random.Random(computer_seed(deal.chain, hand, acts))
            act = chance.choice(core.legal_acts(state, seat))
            acts.append((seat, act))
            state = core.apply(state, seat, act)
        hands.append((hand, acts))
        if state.result is not None and state.result.winner is not None:
            break
    return hands


def test_computers_do_the_same_to_the_same_play() -> None:
    deal = daily_deal(SECRET, DAY, RULES)
    assert play(deal, random.Random(1)) == play(deal, random.Random(1))
    assert play(deal, random.Random(1)) != play(deal, random.Random(2))
    seeds = [
        computer_seed(deal.chain, hand, acts[:end]) for hand, acts in play(deal, random.Random(1)) for end in range(9)
    ]
    assert len(set(seeds)) == len(seeds), "every decision has a chance of its own"
    assert all(0 <= seed < 2**64 for seed in seeds)
