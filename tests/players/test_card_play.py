"""Cards between which nothing lies that anybody else may hold are one card to think about."""

from __future__ import annotations

import random

import pytest

from bot.engine import presets
from bot.engine.acts import PlayCard, act_text
from bot.engine.rules import OptionValue
from bot.engine.state import Phase
from bot.engine.views import SeatView
from bot.players.card_play import distinct_plays
from bot.players.steady import Steady
from tests.players.situations import MIXES, after, dealt, decisions, on_turn

STANDARD = presets.build("standard")


def view_of(hands: dict[int, str], *acts: str) -> SeatView:
    """Clubs are trump: the first to be asked orders the ace up to the dealer at seat 4."""
    return on_turn(after(dealt(STANDARD, 4, hands, "AC"), "order", *acts))


def kept(view: SeatView, usual: str) -> set[str]:
    """What is thought about where ``steady`` would play this card."""
    acts = {act_text(act): act for act in view.legal}
    return {act_text(act) for act in distinct_plays(view, acts[usual])}


@pytest.mark.parametrize(
    ("hand", "usual", "expected"),
    [
        ("AS KS 9H TH 9D", "KS", {"KS", "9H", "9D"}),
        ("AS KS 9H TH 9D", "TH", {"KS", "TH", "9D"}),
        ("AS QS 9H JH 9D", "9D", {"AS", "QS", "9H", "JH", "9D"}),
        ("JC JS QC 9H 9D", "9D", {"JS", "QC", "9H", "9D"}),
        ("AS TS 9S 9H 9D", "9D", {"AS", "9S", "9H", "9D"}),
    ],
)
def test_adjacent_cards_are_treated_as_one(hand: str, usual: str, expected: set[str]) -> None:
    assert kept(view_of({1: hand, 4: "9C TC KC QD KD"}, "discard QD"), usual) == expected


def test_a_card_from_an_earlier_trick_no_longer_separates_its_neighbours() -> None:
    """The queen of hearts falls in the first trick: after that the king and the jack are one."""
    hands = {1: "AH KH JH 9D TD", 2: "QH 9H AD KD QD", 3: "TH KS QS TS 9S", 4: "9C TC KC QC AS"}
    assert kept(view_of(hands, "discard AS"), "AH") == {"AH", "JH", "9D"}
    later = view_of(hands, "discard AS", "AH", "QH", "TH", "TC", "KC")
    assert later.seat == 1
    assert kept(later, "JH") == {"JH", "9D"}


def test_a_card_in_the_open_trick_separates_its_neighbours() -> None:
    hands = {1: "KH 9S TS QS KS", 2: "AH QH 9D TD QD", 3: "9H TH AS KD AD", 4: "9C TC KC QC JH"}
    assert kept(view_of(hands, "discard JH", "KH"), "QH") == {"AH", "QH"}


@pytest.mark.parametrize(("preset", "options"), MIXES)
def test_steadys_own_card_is_always_among_the_kept(preset: str, options: dict[str, OptionValue]) -> None:
    fewer = 0
    for state in decisions(presets.build(preset, options), random.Random(8), 6):
        view = on_turn(state)
        if view.public.phase is not Phase.PLAY:
            continue
        usual = Steady().choose(view, random.Random(1))
        plays = distinct_plays(view, usual)
        assert usual in plays
        assert set(plays) <= set(view.legal)
        fewer += len(plays) < len({act for act in view.legal if isinstance(act, PlayCard)})
    assert fewer > 0
