"""How likely cards are in the true deal: as the net says that is told what each seat knew when it laid them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from math import exp, log

import numpy as np
import pytest

from bot.engine import presets
from bot.engine.acts import PLAYS
from bot.engine.cards import Suit, parse_card
from bot.engine.rules import OptionValue
from bot.engine.seats import Seat
from bot.engine.state import Phase, State
from bot.engine.views import public_view
from bot.players.expert.batch import (
    CARD_INDEX,
    LAID_AWAY,
    MOST_SEATS,
    ONE_ROW,
    SUIT_OF,
    UNDER,
    BatchState,
    PlayHistory,
    counts_of,
    known_batch,
    place_cards,
    set_called_partners,
)
from bot.players.expert.likelihood import OPPONENT_MODELS, card_likelihoods
from bot.players.expert.nets import features, play_nets
from bot.players.expert.worlds import BatchSampler
from tests.engine.old_school import hearts
from tests.long_form import sampled
from tests.players.situations import FEW, MIXES, decisions, moments, on_turn


def hands_played(preset: str, options: dict[str, OptionValue], hands: int) -> Iterator[list[State]]:
    """The moments of the play of some hands, each before a card, from the first lead on."""
    course = list[State]()
    for state in moments(presets.build(preset, options), random.Random(17), hands):
        if state.phase is not Phase.PLAY:
            continue
        if not state.tricks and not state.trick and course:
            yield course
            course = []
        course.append(state)
    yield course


def true_batch(state: State, seen: BatchState) -> BatchState:
    """The true deal after what was ``seen``."""
    places = place_cards(public_view(state), seen, (seen.where == UNDER) | (seen.where < MOST_SEATS))
    for seat, hand in enumerate(state.hands):
        places.put(counts_of(hand), UNDER if seat + 1 in state.agreed.sitting_out else seat)
    for seat, cards in state.exchange.discards:
        places.put(counts_of(cards), LAID_AWAY + seat - 1)
    return set_called_partners(replace(seen, where=places.finish()))


def number_laid(state: State, after: State) -> int:
    """The card that was laid between these moments."""
    _, card = after.trick[-1] if after.trick else after.tricks[-1].plays[-1]
    return int(CARD_INDEX[state.agreed.trump, card])


def likelihood(course: list[State], seat: Seat) -> float:
    """The same, one card after the other, from what each of the others knew."""
    net, likely = play_nets(course[0].rules).opponents, dict[Seat, list[float]]()
    for state, after in pairwise(course):
        view = on_turn(state)
        if view.seat == seat or len(view.legal) == 1:
            continue
        batch = known_batch(view)
        batch.makers[:, view.seat - 1] |= state.agreed.partner == view.seat
        logits = net(features(batch, ONE_ROW))[0].astype(float)
        code = CARD_INDEX[state.agreed.trump]
        lawful = [int(code[PLAYS.index(act)]) for act in view.legal]
        usual = exp(logits[number_laid(state, after)]) / sum(exp(logits[number]) for number in lawful)
        parts = likely.setdefault(view.seat, [part for part, _ in OPPONENT_MODELS])
        likely[view.seat] = [
            known * ((1 - odd) * usual + odd / len(lawful))
            for known, (_, odd) in zip(parts, OPPONENT_MODELS, strict=True)
        ]
    return sum(log(sum(parts)) for parts in likely.values())


@pytest.mark.parametrize(("preset", "options"), sampled(MIXES, FEW))
def test_the_true_deal_is_as_likely_as_what_each_seat_knew_makes_it(
    preset: str, options: dict[str, OptionValue]
) -> None:
    asked = 0
    for course in hands_played(preset, options, 6):
        for end in range(1, len(course) + 1):
            view = on_turn(course[end - 1])
            seen = PlayHistory(view.public)
            found = card_likelihoods(view, seen, true_batch(course[end - 1], seen.now))
            assert found[0] == pytest.approx(likelihood(course[:end], view.seat), abs=1e-3)
            asked += found[0] < 0
    assert asked > 20


@pytest.mark.parametrize("preset", ["standard", "call-ace", "double-hasenpfeffer"])
def test_each_world_is_as_likely_as_by_itself(preset: str) -> None:
    """However many give somebody the same hand, with the same partner or another (law 8.5)."""
    rng, told = np.random.default_rng(2), 0.0
    for state in decisions(presets.build(preset), random.Random(19), 4):
        if state.phase is not Phase.PLAY:
            continue
        view = on_turn(state)
        course, batch = PlayHistory(view.public), BatchSampler(view, 60, rng).batch
        together = card_likelihoods(view, course, batch)
        alone = [card_likelihoods(view, course, batch.rows(np.array([row])))[0] for row in range(len(batch))]
        assert together == pytest.approx(np.array(alone), abs=1e-4)
        told += np.ptp(together)
    assert told > 1


def test_a_denied_suit_shown_later_is_not_a_void() -> None:
    """At an old-school table, law 9.2: seat 2 denied spades at the first trick, and leads one to the second."""
    table, spades = hearts().say("1 AS; 2 JH; 3 QS; 4 KC; 2 gather"), SUIT_OF[CARD_INDEX[Suit.HEARTS, parse_card("9S")]]
    assert known_batch(on_turn(table.state)).voids[0, 1, spades]
    table.say("2 9S")
    assert not known_batch(on_turn(table.state)).voids[0, 1].any()
