"""Whoever chose words reads no signs: every refusal of every law and every reason, in every language."""

from __future__ import annotations

import random
import re

import pytest

from bot.engine.acts import PASS, Act, CallSuit, Discard, Fold, OrderUp, PlayCard
from bot.engine.cards import CODES, Card, Suit
from bot.engine.game import apply
from bot.engine.presets import PRESETS
from bot.engine.refusals import Unlawful, Violation
from bot.engine.seats import Seat
from bot.engine.state import State
from bot.tables.decisions import Reason
from bot.tables.views import Refused, Snapshot
from bot.words.catalogue import Texts
from bot.words.notices import refusal_text
from tests.engine.sampling import first_state, play_hand, random_rules, shuffled
from tests.languages import COMPLETE
from tests.long_form import sampled
from tests.world.games import table_of

SUIT_SIGNS = re.compile("[♠♥♦♣♡♢♤♧]")
CARDS = [Card(number) for number in range(len(CODES))]
TRIED: tuple[Act, ...] = (
    PASS, OrderUp(), OrderUp(alone=True), Fold(), *map(CallSuit, Suit), *map(PlayCard, CARDS), Discard((CARDS[0],)),
)  # fmt: skip


def violations(state: State, seat: Seat) -> list[Violation]:
    found = []
    for act in TRIED:
        try:
            apply(state, seat, act)
        except Unlawful as unlawful:
            if unlawful.violation is not None:
                found.append(unlawful.violation)
    return found


@pytest.mark.parametrize("preset", sampled(PRESETS))
def test_refusals_in_words_have_no_suit_signs(preset: str) -> None:
    rng, told, signs = random.Random(preset), 0, 0
    for _ in range(3):
        rules = random_rules(rng, preset)
        hand = play_hand(first_state(rules, rng), shuffled(rules, rng), rng)
        moments = rng.sample(hand.moments, min(3, len(hand.moments)))
        for state in (moment.before for moment in moments):
            snapshot = Snapshot(table_of(rules, state), {})
            for violation in (found for seat in rules.seats for found in violations(state, Seat(seat))):
                refused = Refused(Reason.UNLAWFUL, snapshot, violation)
                for locale in COMPLETE:
                    text = refusal_text(refused, Texts(locale, for_screen_reader=True))
                    assert not SUIT_SIGNS.search(text), text
                    told += 1
                signs += SUIT_SIGNS.search(refusal_text(refused, Texts())) is not None
    assert told > 100
    assert signs, "to everybody else they do have signs"


@pytest.mark.parametrize("reason", Reason)
def test_other_refusals_have_no_suit_signs(reason: Reason) -> None:
    for locale in COMPLETE:
        assert not SUIT_SIGNS.search(refusal_text(Refused(reason), Texts(locale, for_screen_reader=True)))
