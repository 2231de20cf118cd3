"""What an account in a terminal names: every card, who got those that lay apart, and who declined what."""

from __future__ import annotations

import pytest

from bot.engine.acts import DefendAlone
from bot.engine.cards import JOKER
from bot.engine.records.replay import Replay, replay
from bot.words.catalogue import Texts
from bot.words.looking_back import account_text
from bot.words.voice import card_sign
from tests.engine.records.games import random_record
from tests.world import require

RULES = (
    "csl farmers_hand=any-three", "house", "railroad", "hasenpfeffer", "cutthroat farmers_hand=any-three", "call-ace",
)  # fmt: skip
TEXTS = Texts(strict=True)


def games() -> list[Replay]:
    return [replay(random_record(rules, seed, hands=12).encode()) for rules in RULES for seed in range(3)]


def paragraphs(game: Replay) -> list[str]:
    """The account's hands."""
    return account_text(game, TEXTS).split("\n\n")[1 : len(game.hands) + 1]


@pytest.mark.parametrize("rules", RULES)
def test_every_card_of_the_pack_has_words(rules: str) -> None:
    game = replay(random_record(rules, 1, hands=6).encode())
    for hand, text in zip(game.hands, paragraphs(game), strict=True):
        before_play = text.split("Trick 1")[0]
        cards = require(hand.deal).pack
        assert all(card_sign(card, TEXTS) in before_play for card in cards if card != JOKER), text


def test_exchanged_cards_are_named_with_their_new_holder() -> None:
    exchanged = 0
    for game in games():
        for hand, text in zip(game.hands, paragraphs(game), strict=True):
            for seat, cards in hand.exchange.drawn:
                signs = " ".join(card_sign(card, TEXTS) for card in cards)
                assert TEXTS("open-drawn", name=game.seats[seat - 1], cards=signs) in text
                exchanged += 1
    assert exchanged > 4


def test_declining_to_defend_alone_is_not_called_a_pass() -> None:
    declined = 0
    for game in games():
        steps = [step for step in game.steps if step.phase == "defend-alone" and step.act == "pass"]
        text = account_text(game, TEXTS)
        assert text.count("doesn’t defend alone") == len(steps)
        declined += len(steps)
        assert text.count(" defends alone") == sum(isinstance(a, DefendAlone) for h in game.hands for _, a in h.calls)
    assert declined > 5


def test_an_account_holds_no_markdown() -> None:
    assert not any(sign in account_text(game, TEXTS) for game in games() for sign in ("**", "\\", "`"))
