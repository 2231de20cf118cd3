"""A hand without trump (law 12.7) in words and pictures, in every language: no suit is named where none is trump."""

from __future__ import annotations

import random

import pytest

from bot.engine import presets
from bot.engine.acts import PASS, CallSuit
from bot.engine.cards import NO_TRUMP
from bot.engine.game import apply, begin, deal, legal_acts
from bot.engine.seats import Seat
from bot.engine.state import Phase, State
from bot.pictures.panel_picture import panel_picture
from bot.pictures.table_picture import table_picture
from bot.tables.views import ScoredHand
from bot.words.catalogue import Texts
from bot.words.labels import call_label, scored_making_words, sort_cards
from bot.words.panel_text import panel_text, question_line
from bot.words.table_text import table_text, turn_line
from bot.words.voice import Voice
from tests.languages import COMPLETE
from tests.packs import shuffled
from tests.world import require
from tests.world.games import Moment, moment

WORD = {"en": "no trump", "de": "ohne trumpf", "fr": "sans atout", "es": "sin triunfo"}


def hand(*, alone: bool = False) -> list[State]:
    """Each state of a hand in which the first seat calls no trump in round two."""
    rng = random.Random(5)
    rules = presets.build("standard", {"no_trump": True})
    states = [deal(begin(rules, Seat(4)), shuffled(rules, rng))]
    while states[-1].turn is not None:
        now, seat = states[-1], states[-1].turn
        assert seat is not None
        calling = CallSuit(NO_TRUMP, alone) if now.phase is Phase.CALL else PASS
        act = calling if now.phase in (Phase.ORDER, Phase.CALL) else rng.choice(legal_acts(now, seat))
        states.append(apply(now, seat, act))
    return states


def called(*, alone: bool = False) -> Moment:
    return moment(next(state for state in hand(alone=alone) if state.phase is Phase.PLAY))


@pytest.mark.parametrize("locale", COMPLETE)
@pytest.mark.parametrize("alone", [False, True])
def test_it_is_told_wherever_trump_is(locale: str, alone: bool) -> None:
    texts, now = Texts(locale, strict=True), called(alone=alone)
    for screen_reader in (False, True):
        read = Texts(locale, strict=True, for_screen_reader=screen_reader)
        assert WORD[locale] in table_text(now.table, read).casefold()
        assert WORD[locale] in panel_text(now.table, now.seats[0], read).casefold()
    label = call_label(CallSuit(NO_TRUMP, alone), require(now.table.public), Seat(1), texts)
    assert WORD[locale] in label.casefold()
    assert label == label.strip()


@pytest.mark.parametrize("locale", COMPLETE)
@pytest.mark.parametrize("second_round", ["throw-in", "stick", "stick-or-fold"])
def test_it_is_asked_for_where_it_may_be_called(locale: str, second_round: str) -> None:
    """The first player of round two and its dealer, who may be stuck, read that they may call it, or nothing of it."""
    texts = Texts(locale, strict=True)
    for allowed in (True, False):
        rules = presets.build("standard", {"no_trump": allowed, "second_round": second_round})
        state = deal(begin(rules, Seat(4)), shuffled(rules, random.Random(5)))
        while state.turn is not None and state.phase in (Phase.ORDER, Phase.CALL):
            now, seat = moment(state), state.turn
            lines = (
                turn_line(require(now.table.public), Voice.of(now.table, texts)),
                question_line(now.seats[seat - 1], Voice.of(now.table, texts)),
            )
            are_told = [WORD[locale] in line.casefold() for line in lines]
            assert are_told == [allowed and state.phase is Phase.CALL] * 2
            if PASS not in legal_acts(state, seat):
                break
            state = apply(state, seat, PASS)


@pytest.mark.parametrize("locale", COMPLETE)
def test_every_moment_of_the_hand_has_words_and_pictures(locale: str) -> None:
    """Nothing asks for a bower or a sign of trump; the pictures are drawn to the end."""
    texts, states = Texts(locale, strict=True), hand()
    for state in (states[0], states[4], states[5], states[8], states[-1]):
        now = moment(state)
        assert table_text(now.table, texts)
        table_picture(now.table, texts)
        for view in now.seats:
            assert "bower" not in panel_text(now.table, view, texts).casefold()
            panel_picture(now.table, view, texts)


def test_a_hand_is_sorted_by_suits() -> None:
    """No suit comes first, and the jacks stand below their queens."""
    view = called().seats[0]
    ranks = {suit: [card & 7 for card in sort_cards(view) if card >> 3 == suit] for suit in range(4)}
    assert all(held == sorted(held, reverse=True) for held in ranks.values())


@pytest.mark.parametrize("locale", COMPLETE)
def test_a_score_sheet_says_it(locale: str) -> None:
    over = hand()[-1]
    line = ScoredHand(1, 3, Seat(4), require(over.result), Seat(1), NO_TRUMP, False, None, False, False, "")
    text = scored_making_words(line, Voice.of(called().table, Texts(locale, strict=True)))
    assert WORD[locale] in text.casefold()
