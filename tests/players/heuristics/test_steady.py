"""The steady player's rules of thumb, one by one, on cards laid out for them."""

from __future__ import annotations

import random

import pytest

from bot.engine import presets
from bot.engine.acts import Bid, Fold, OrderUp, act_text
from bot.engine.cards import Suit
from bot.engine.state import State
from bot.players.heuristics.hand_value import worth
from bot.players.levels import player
from tests.players.situations import after, cards, dealt, on_turn

STANDARD = presets.build("standard")


def choice(state: State) -> str:
    """Steady's act, as a record writes it."""
    return act_text(player("steady").choose(on_turn(state), random.Random(1)))


def test_two_bowers_and_an_ace_order_up() -> None:
    """Right, left and ace of trump are three tricks by themselves."""
    state = dealt(STANDARD, 4, {1: "JS JC AS AD 9H"}, "9S")
    assert isinstance(player("steady").choose(on_turn(state), random.Random(1)), OrderUp)


def test_the_dealer_lays_away_a_lone_small_card() -> None:
    """A void is worth more than the nine; the guarded king and the trumps stay."""
    state = dealt(STANDARD, 4, {4: "JS AS KD QD 9H"}, "KS")
    assert choice(after(state, "pass", "pass", "pass", "order")) == "discard 9H"


def test_the_lone_maker_draws_trumps() -> None:
    """With the highest trumps they lead them, and their ace comes last, when nobody can trump it."""
    moment = after(dealt(STANDARD, 3, {4: "JS JC AS KS AH", 3: "9D TD 9H TH QC"}, "9S"), "order alone", "discard 9D")
    assert choice(moment) in {"JS", "JC", "AS"}


def test_the_partners_bower_is_led_to_the_maker() -> None:
    """CSL: "Trump early, trump hard" when the partner has called."""
    hands = {1: "JC AS 9D TD KH", 3: "JS KS QS AD 9H"}
    state = after(dealt(STANDARD, 4, hands, "TS"), "pass", "pass", "order")
    state = after(state, choice(state))
    assert choice(state) == "JC"


def test_the_last_player_wins_as_cheaply_as_possible() -> None:
    hands = {1: "9D TD 9H TH QC", 2: "JD QD AC KC QH", 3: "TC JH QS 9C KH", 4: "AD KD AS KS TS"}
    state = after(dealt(STANDARD, 4, hands, "JS"), "pass", "pass", "pass", "order", "discard TS")
    assert choice(after(state, "9H", "QH", "KH")) == "KS"


@pytest.mark.parametrize(("hand", "bids"), [("JS JC AS KS QS AD", (5, 6)), ("9S TH QD 9C KD TC", (1, 2))])
def test_a_bid_is_what_the_hand_makes(hand: str, bids: tuple[int, ...]) -> None:
    rules = presets.build("hasenpfeffer")
    act = player("steady").choose(on_turn(dealt(rules, 4, {1: hand}, "")), random.Random(1))
    assert isinstance(act, Bid)
    assert act.tricks in bids


def test_a_stuck_dealer_does_not_fold_a_sound_hand() -> None:
    """Newberry: a fold gives a point away; three trumps with both bowers and an ace make one."""
    rules = presets.build("newberry")
    state = after(dealt(rules, 4, {4: "JS JC AS AD 9D"}, "9H"), *["pass"] * 7)
    assert Fold() in on_turn(state).legal
    assert choice(state).startswith("call ")


def test_more_and_higher_trumps_are_worth_more() -> None:
    hands = ("9S TS AD KD 9H", "AS TS AD KD 9H", "JS AS AD KD 9H", "JS JC AS AD 9H", "JS JC AS KS AD")
    tricks = [worth(STANDARD, cards(hand), Suit.SPADES, False, False) for hand in hands]
    assert tricks == sorted(tricks)
