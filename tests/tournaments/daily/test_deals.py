"""The daily deal: one world for everybody, which nobody can know before."""

from __future__ import annotations

import hashlib
from datetime import date, timedelta

from hypothesis import given
from hypothesis import strategies as st

from bot.deals.draw import derive_pack
from bot.tournaments.daily.attempts import HANDS, RULES, chain_of, day_of, span_of_day

SECRET = bytes(range(32))
DAY = date(2026, 11, 22)


def test_a_day_is_a_day_in_utc() -> None:
    begin, end = span_of_day(DAY)
    assert (day_of(begin), day_of(end - 1), day_of(end)) == (DAY, DAY, DAY + timedelta(days=1))
    assert end - begin == 86_400


def test_five_hands_never_reach_the_target() -> None:
    assert max(RULES.lone_march, RULES.lone_defence_march) * HANDS < RULES.points


@given(st.dates(), st.dates())
def test_another_day_and_another_secret_have_other_deals(day: date, other: date) -> None:
    seals = {chain_of(secret, when).seal for secret in (SECRET, bytes(32)) for when in (day, other)}
    assert len(seals) == 2 * len({day, other})


def test_the_seal_binds_all_deals() -> None:
    chain = chain_of(SECRET, DAY)
    seal, packs = chain.seal, set()
    for hand in range(1, HANDS + 1):
        revealed = chain.secret(hand)
        assert hashlib.sha256(revealed).hexdigest() == seal
        packs.add(derive_pack(RULES, revealed, hand, ()))
        seal = revealed.hex()
    assert len(packs) == HANDS
    assert chain.end.hex() not in repr(chain)
