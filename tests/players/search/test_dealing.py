"""Hidden cards dealt many times at once: every possible deal is found and counts alike, in every game."""

from __future__ import annotations

import random
from collections import Counter, defaultdict
from collections.abc import Iterator

import numpy as np
import pytest

from bot.engine import presets
from bot.engine.cards import Card
from bot.engine.rules import OptionValue
from bot.engine.state import Phase
from bot.players.expert.batch import cards_of
from bot.players.expert.worlds import HiddenCards, deal_worlds, hidden_cards
from tests.players.situations import MIXES, decisions, on_turn

Places = tuple[tuple[Card, ...], ...]
MOST_DEALS = 3_000


def every_deal(hidden: HiddenCards) -> Iterator[Places]:
    """Each way to put the loose cards, one by one, into places that may hold them and have room."""
    places = [list(cards) for cards in hidden.fixed]
    room = list(hidden.room)

    def fill(index: int) -> Iterator[Places]:
        if index == len(hidden.cards):
            yield tuple(tuple(sorted(cards)) for cards in places)
            return
        for place in hidden.allowed[index]:
            if room[place]:
                room[place] -= 1
                places[place].append(hidden.cards[index])
                yield from fill(index + 1)
                places[place].pop()
                room[place] += 1

    return fill(0)


def shares_dealt(hidden: HiddenCards, count: int) -> dict[Places, float]:
    """How often each deal is dealt, by weight."""
    found = deal_worlds(hidden, count, np.random.default_rng(2))
    assert found is not None
    held, logs = found
    places = zip(*(cards_of(counts) for counts in held.swapaxes(0, 1)), strict=True)
    shares: defaultdict[Places, float] = defaultdict(float)
    for deal, weight in zip(places, np.exp(logs - logs.max()), strict=True):
        shares[deal] += float(weight)
    return {deal: share / sum(shares.values()) for deal, share in shares.items()}


def made_up(
    numbers: tuple[int, ...], room: tuple[int, ...], allowed: tuple[tuple[int, ...], ...], fixed: Places = ()
) -> HiddenCards:
    """Hidden cards of no game."""
    return HiddenCards(tuple(map(Card, numbers)), fixed or ((),) * len(room), room, allowed, (0,) * len(room), ())


@pytest.mark.parametrize(
    "hidden",
    [
        made_up((2, 3, 4), (1, 1, 1), ((0, 1), (1, 2), (0, 1, 2))),
        made_up((2, 2, 3, 4), (2, 1, 1), ((0, 1, 2),) * 4),
        made_up((2, 2, 3, 3, 4), (2, 2, 1), ((0, 1), (0, 1), (0, 1, 2), (0, 1, 2), (1, 2))),
        made_up((5, 6, 7, 8), (1, 2, 0, 1), ((0, 1), (0, 1, 3), (1, 3), (0, 1, 3)), ((), (Card(5),), (), ())),
        made_up((5, 6, 7, 8, 9), (1, 1, 1, 1, 1), ((0,), (1, 2), (1, 2, 3), (0, 1, 2, 3, 4), (2, 3, 4))),
    ],
)
def test_every_possible_deal_counts_alike(hidden: HiddenCards) -> None:
    """Two copies count as two cards: a deal that can come about in more ways is dealt the more often."""
    ways = Counter(every_deal(hidden))
    shares = shares_dealt(hidden, 20_000)
    assert shares == pytest.approx({deal: count / ways.total() for deal, count in ways.items()}, abs=0.015)


def whereabouts(shares: dict[Places, float]) -> dict[tuple[int, Card], float]:
    """How many copies of each card lie in each place on average."""
    found: defaultdict[tuple[int, Card], float] = defaultdict(float)
    for deal, share in shares.items():
        for place, cards in enumerate(deal):
            for card in cards:
                found[place, card] += share
    return dict(found)


def near_the_end(preset: str, options: dict[str, OptionValue], hands: int) -> Iterator[HiddenCards]:
    """Moments at which few deals are possible, though more than one."""
    for state in decisions(presets.build(preset, options), random.Random(5), hands):
        if state.phase is Phase.PLAY and sum(map(len, state.hands)) < 4 * state.rules.players:
            hidden = hidden_cards(on_turn(state))
            deals = every_deal(hidden)
            ways = sum(1 for _ in zip(range(MOST_DEALS + 1), deals, strict=False))
            if 1 < ways <= MOST_DEALS:
                yield hidden


@pytest.mark.parametrize(("preset", "options"), MIXES)
def test_every_deal_of_a_game_counts_alike(preset: str, options: dict[str, OptionValue]) -> None:
    """Towards the end of a hand, where all deals can be counted: kitty, widow, discards, voids, gifts."""
    asked = 0
    for hidden in near_the_end(preset, options, 25):
        ways = Counter(every_deal(hidden))
        truth = {deal: count / ways.total() for deal, count in ways.items()}
        shares = shares_dealt(hidden, 5_000)
        assert set(shares) <= set(truth)
        assert whereabouts(shares) == pytest.approx(whereabouts(truth), abs=0.04)
        asked += 1
        if asked == 4:
            break
    assert asked


def test_dealing_succeeds_if_most_random_tries_fail() -> None:
    """One deal only is possible; the tries that miss it are left out, and there is always one."""
    hidden = made_up((2, 3), (1, 1), ((0, 1), (0,)))
    found = deal_worlds(hidden, 3, np.random.default_rng(1))
    assert found is not None
    held, _ = found
    assert len(held)
    assert (held[:, 1, 2] == 1).all()
    assert (held[:, 0, 3] == 1).all()


def test_dealing_succeeds_if_every_random_try_fails() -> None:
    """Nine cards in a ring, each but the first in one of two neighbouring places: a single try misses most often."""
    ring = tuple((place, (place + 1) % 9) for place in range(9))
    hidden = made_up(tuple(range(9)), (1,) * 9, ring)
    for seed in range(30):
        found = deal_worlds(hidden, 1, np.random.default_rng(seed))
        assert found is not None
        assert (found[0].sum((1, 2)) == 9).all()


def test_an_impossible_deal_is_not_invented() -> None:
    hidden = made_up((2, 3), (1, 1), ((0,), (0,)))
    assert deal_worlds(hidden, 50, np.random.default_rng(1)) is None
