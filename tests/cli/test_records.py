"""What an account in a terminal names: the cards that lay apart, who got which of them, and who declined what."""

from __future__ import annotations

import re

import pytest

from bot.cli.records import account, card_text
from bot.engine.acts import PASS, DefendAlone
from bot.engine.records.replay import Replay, replay
from tests.engine.records.games import random_record
from tests.world import require

RULES = (
    "csl farmers_hand=any-three", "house", "railroad", "hasenpfeffer", "cutthroat farmers_hand=any-three", "call-ace",
)  # fmt: skip


def games() -> list[Replay]:
    return [replay(random_record(rules, seed, hands=12).encode()) for rules in RULES for seed in range(3)]


@pytest.mark.parametrize("rules", RULES)
def test_every_card_of_the_pack_has_words(rules: str) -> None:
    game = replay(random_record(rules, 1, hands=6).encode())
    for hand, text in zip(game.hands, account(game).split("\n\n")[1:], strict=False):
        before_play = text.split("Trick 1")[0]
        assert all(card_text(card) in before_play for card in require(hand.deal).pack), text


def test_exchanged_cards_are_named_with_their_new_holder() -> None:
    drawn = {"takes the widow": 0, "receives": 0}
    for game in games():
        text = account(game)
        for hand in game.hands:
            for seat, cards in hand.exchange.drawn:
                [verb] = ["takes the widow" if hand.rules.traits.widow else "receives"]
                lines = re.findall(rf"{game.seats[seat - 1]} {verb},? ([^.]*?)(?: from the kitty)?\.", text)
                assert {card_text(card) for card in cards} in [set(line.split()) for line in lines]
                drawn[verb] += 1
    assert min(drawn.values()) > 2


def test_declining_to_defend_alone_is_not_called_a_pass() -> None:
    declined = 0
    for game in games():
        steps = [step for step in game.steps if step.phase == "defend-alone" and step.act == "pass"]
        text = account(game)
        assert text.count("declines to defend alone") == len(steps)
        passes = sum(act == PASS for hand in game.hands for _, act in hand.calls)
        assert text.count("passes") == passes - len(steps)
        declined += len(steps)
        assert text.count("defends alone") == sum(isinstance(a, DefendAlone) for h in game.hands for _, a in h.calls)
    assert declined > 5
