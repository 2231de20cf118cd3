"""Hands put into arrays at their first lead: each card lies where its hand has it, and each row has its own facts."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.engine.cards import Card, make_pack
from bot.engine.rules import OptionValue
from bot.engine.state import State, turn_up_suit
from bot.players.expert.batch import (
    CARD_INDEX,
    CARDS,
    DEAD,
    LAID_AWAY,
    NO_CARD,
    NO_SUIT,
    SUIT_INDEX,
    SUIT_OF,
    UNDER,
    batch_of,
)
from tests.players.batch.test_batch import ALL_GAMES, first_leads


def lying(state: State) -> Counter[tuple[Card, int]]:
    """Where the cards of a hand lie at its first lead; whose owner sits out, and the kitty, lie under."""
    out, left = state.agreed.sitting_out, Counter(make_pack(state.rules.pack, state.rules.joker))
    places = Counter[tuple[Card, int]]()
    for seat in state.rules.seats:
        places += Counter((card, UNDER if seat in out else seat - 1) for card in state.hands[seat - 1])
        left -= Counter(state.hands[seat - 1])
    for seat, cards in state.exchange.discards:
        places += Counter((card, LAID_AWAY + seat - 1) for card in cards)
        left -= Counter(cards)
    if state.dealt.turnup is not None and state.exchange.turnup_taken_by is None:
        places[state.dealt.turnup, DEAD] += 1
        left[state.dealt.turnup] -= 1
    return places + Counter({(card, UNDER): count for card, count in left.items()})


@pytest.mark.parametrize(("preset", "options"), ALL_GAMES)
def test_each_card_lies_where_its_hand_has_it(preset: str, options: dict[str, OptionValue], long_form: bool) -> None:
    groups: dict[int, list[State]] = {}
    for state in first_leads(preset, 7, 60 if long_form else 25, options):
        groups.setdefault(len(state.agreed.sitting_out), []).append(state)
    for states in groups.values():
        batch = batch_of(states)
        for row, state in enumerate(states):
            numbers = CARD_INDEX[state.agreed.trump]
            found = Counter(
                (at % CARDS, place)
                for at, place in enumerate(batch.where[row].tolist())
                if place != DEAD or at == batch.turnup[row]  # a card of no pack is dead, too
            )
            expected = Counter[tuple[int, int]]()
            for (card, place), count in lying(state).items():
                expected[int(numbers[card]), place] += count
            assert found == expected


@pytest.mark.parametrize(("preset", "options"), ALL_GAMES)
def test_each_row_has_its_own_facts(preset: str, options: dict[str, OptionValue]) -> None:
    states = [state for state in first_leads(preset, 8, 25, options) if not state.agreed.sitting_out]
    batch = batch_of(states)
    for row, state in enumerate(states):
        contract, turnup, trump = state.agreed, state.dealt.turnup, state.agreed.trump
        assert state.turn == batch.turn[row] + 1
        assert contract.maker == batch.maker[row] + 1
        assert state.standing.dealer == batch.dealer[row] + 1
        assert batch.bid[row] == (contract.bid or 0)
        assert bool(batch.ordered[row]) == (state.exchange.turnup_taken_by is not None)
        assert batch.turnup[row] == (NO_CARD if turnup is None else CARD_INDEX[trump, turnup])
        down = turnup is not None and state.dealt.turned_down
        assert batch.turned_down[row] == (SUIT_INDEX[trump, turn_up_suit(turnup)] if down and turnup is not None else 0)
        assert batch.called[row] == (NO_SUIT if contract.called is None else SUIT_INDEX[trump, contract.called])
        assert batch.secret[row] == (contract.called is not None)
        if contract.best is not None:
            assert batch.best_called[row] == CARD_INDEX[trump, contract.best]
            assert SUIT_OF[batch.best_called[row]] == batch.called[row]
