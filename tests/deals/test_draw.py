"""The draw for the first deal (law 2.1): shown in full, by the rules, and even."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.deals.draw import BLACK_JACKS, DealerDraw, draw_dealer
from bot.engine import presets
from bot.engine.cards import rank


def draws(preset: str, count: int, **options: str | int) -> list[DealerDraw]:
    rules = presets.build(preset, options)
    return [draw_dealer(rules, number.to_bytes(32, "big"), ["77"]) for number in range(count)]


@pytest.mark.parametrize("preset", ["standard", "earlwood", "cutthroat", "two-handed"])
def test_law_2_1_every_seat_is_as_likely(preset: str) -> None:
    drawn = Counter(draw.dealer for draw in draws(preset, 4000))
    seats = presets.build(preset).players
    assert sum((count - 4000 / seats) ** 2 / (4000 / seats) for count in drawn.values()) < 16.3


def test_law_2_1_random_shows_no_card() -> None:
    assert {(draw.method, draw.rounds) for draw in draws("standard", 20)} == {("random", ())}


@pytest.mark.parametrize(("preset", "options"), [("earlwood", {}), ("call-ace", {"players": 6})])
def test_law_2_1_the_highest_card_deals_and_ties_draw_again(preset: str, options: dict[str, int]) -> None:
    tied = 0
    for draw in draws(preset, 400, first_dealer="high-card", **options):
        drawing = list(presets.build(preset, dict(options)).seats)
        shown = [card for drawn in draw.rounds for _, card in drawn]
        assert len(set(shown)) == len(shown)
        for drawn in draw.rounds:
            assert [seat for seat, _ in drawn] == drawing
            best = max(rank(card) for _, card in drawn)
            drawing = [seat for seat, card in drawn if rank(card) == best]
        assert drawing == [draw.dealer]
        tied += len(draw.rounds) > 1
    assert tied > 20


@pytest.mark.parametrize("preset", ["campus", "three-seven"])
def test_law_2_1_the_first_black_jack_deals(preset: str) -> None:
    players = presets.build(preset).players
    for draw in draws(preset, 200):
        (shown,) = draw.rounds
        assert [seat for seat, _ in shown] == [place % players + 1 for place in range(len(shown))]
        assert [card in BLACK_JACKS for _, card in shown] == [False] * (len(shown) - 1) + [True]
        assert draw.dealer == shown[-1][0]


def test_law_2_1_a_pack_too_short_for_another_round_is_replaced() -> None:
    """Six at a double pack of 24 cards can tie for long; whatever happens, somebody deals."""
    for draw in draws("double-hasenpfeffer", 300, players=6, first_dealer="high-card"):
        assert draw.dealer in range(1, 7)
