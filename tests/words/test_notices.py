"""Why an act is unlawful, said whole in every language, with signs or with words alone."""

from __future__ import annotations

import json
import random
import re
from dataclasses import replace

import pytest

from bot.engine.acts import PASS, Act, CallSuit, Discard, Fold, OrderUp, PlayCard
from bot.engine.cards import CODES, Card, Suit, parse_card
from bot.engine.game import apply, legal_acts
from bot.engine.presets import PRESETS
from bot.engine.records.notation import Gap
from bot.engine.refusals import Fault, Unlawful, Violation, find_violation
from bot.engine.seats import Seat
from bot.engine.state import Phase, State
from bot.operations.owner_journal import OwnerAct, OwnerAction
from bot.tables.decisions import Reason
from bot.tables.model import TableSettings
from bot.tables.server_settings import SETTINGS, read_settings
from bot.tables.views import Refused, Snapshot
from bot.words.catalogue import Texts
from bot.words.looking_back import notation_file
from bot.words.notices import config_text, owner_act_line, refusal_text
from tests.engine.records.games import DEAL
from tests.engine.sampling import first_state, play_hand, random_rules, shuffled
from tests.engine.test_properties import strangers
from tests.faults.old_databases import SETTINGS as STORED
from tests.languages import COMPLETE
from tests.long_form import sampled
from tests.world import require
from tests.world.games import moment, table_of
from tests.world.scenes import trick

CHOSEN = STORED | {"ranked": "no"}
"""A value of each setting that is not the usual one; format 1 was played with the usual ``ranked``."""

SHARED = {"table", "joker", "option", "rules", "stick-or-fold", "bower", "solo"}
"""Words that are the same in English and in another language here, and the name of a command."""

ENGLISH = re.compile(r"\b(?:seat|may|law \d|hearts|spades|order-up|call-|bid|play)\b")
CODE = re.compile(r"\b[2-9TJQKA][SHDC]\b")


def said(violation: Violation, locale: str, *, for_screen_reader: bool = False) -> str:
    refused = Refused(Reason.UNLAWFUL, Snapshot(trick(), {}), violation)
    return refusal_text(refused, Texts(locale, strict=True, for_screen_reader=for_screen_reader))


def example(fault: Fault) -> Violation:
    """A violation with every value that some fault names."""
    return Violation(
        seat=Seat(1), act=PASS, fault=fault, law="6.1", turn=Seat(2), phase=Phase.PLAY, suit=Suit.HEARTS, lowest=2,
        highest=5, cards=(parse_card("JH"), parse_card("AH")), lawful=(PlayCard(parse_card("JH")), PASS),
    )  # fmt: skip


def words(text: str) -> set[str]:
    return {word for word in re.findall(r"[a-z][a-z-]{3,}", text.lower()) if word not in SHARED}


@pytest.mark.parametrize("locale", COMPLETE)
def test_every_error_has_a_sentence_in_every_language(locale: str) -> None:
    for fault in Fault:
        text = said(example(fault), locale)
        assert "6.1)" in text, fault
        assert "/rules law:6.1" in text, fault
        assert not CODE.search(text), fault
        assert not any(sign in said(example(fault), locale, for_screen_reader=True) for sign in "♠♥♦♣"), fault
        if locale != "en":
            assert not words(text) & words(said(example(fault), "en")), fault


def test_option_values_are_in_the_readers_language() -> None:
    follow = example(Fault.MUST_FOLLOW)
    assert "♥\ufe0e hearts were led, and you hold J♥\ufe0e and A♥\ufe0e (law 6.1)" in said(follow, "en")
    assert "♥\ufe0e Herz ist angespielt, und du hast J♥\ufe0e und A♥\ufe0e (Regel 6.1)" in said(follow, "de")
    assert "♥\ufe0e cœur a été demandé, et tu as J♥\ufe0e" in said(follow, "fr")
    assert "Bob" in said(example(Fault.OUT_OF_TURN), "de")
    assert "2 bis 5" in said(example(Fault.BID_RANGE), "de")
    assert "/rules" not in said(replace(follow, law=""), "en")


@pytest.mark.parametrize("preset", sampled(PRESETS))
def test_random_unlawful_acts_are_refused_in_the_readers_language(preset: str) -> None:
    chance = random.Random(f"refusals {preset}")
    seen = 0
    for _ in range(3):
        rules = random_rules(chance, preset)
        for played in play_hand(first_state(rules, chance), shuffled(rules, chance), chance).moments:
            state = played.before
            snapshot, seat = Snapshot(moment(state).table, {}), Seat(chance.choice(rules.seats))
            lawful = legal_acts(state, seat)
            wrong = [act for act in strangers(state, chance) if act not in lawful]
            for act in chance.sample(wrong, 3):
                refused = Refused(Reason.UNLAWFUL, snapshot, find_violation(state, seat, act, lawful))
                for locale in COMPLETE:
                    text = refusal_text(refused, Texts(locale, strict=True))
                    assert f"{require(refused.violation).law})" in text
                    assert len(text) < 700
                    assert not CODE.search(text)
                    assert locale == "en" or not ENGLISH.search(text.replace("/rules", "").replace("law:", "")), text
                    seen += 1
    assert seen > 100


# -- refusals in words
#
# Whoever chose words reads no signs: every refusal of every law and every reason, in every language.


SUIT_SIGNS = re.compile("[♠♥♦♣♡♢♤♧]")
CARDS = [Card(number) for number in range(len(CODES))]
TRIED: tuple[Act, ...] = (
    PASS, OrderUp(), OrderUp(alone=True), Fold(), *map(CallSuit, Suit), *map(PlayCard, CARDS), Discard((CARDS[0],)),
)  # fmt: skip


def violations(state: State, seat: Seat) -> list[Violation]:
    violations_found = []
    for act in TRIED:
        try:
            apply(state, seat, act)
        except Unlawful as unlawful:
            if unlawful.violation is not None:
                violations_found.append(unlawful.violation)
    return violations_found


@pytest.mark.parametrize("preset", sampled(PRESETS))
def test_refusals_in_words_have_no_suit_signs(preset: str) -> None:
    rng, count, signs = random.Random(preset), 0, 0
    for _ in range(3):
        rules = random_rules(rng, preset)
        hand = play_hand(first_state(rules, rng), shuffled(rules, rng), rng)
        moments = rng.sample(hand.moments, min(3, len(hand.moments)))
        for state in (played.before for played in moments):
            snapshot = Snapshot(table_of(rules, state), {})
            for violation in (refusal for seat in rules.seats for refusal in violations(state, Seat(seat))):
                refused = Refused(Reason.UNLAWFUL, snapshot, violation)
                for locale in COMPLETE:
                    text = refusal_text(refused, Texts(locale, for_screen_reader=True))
                    assert not SUIT_SIGNS.search(text), text
                    count += 1
                signs += SUIT_SIGNS.search(refusal_text(refused, Texts())) is not None
    assert count > 100
    assert signs, "to everybody else they do have signs"


@pytest.mark.parametrize("reason", Reason)
def test_other_refusals_have_no_suit_signs(reason: Reason) -> None:
    for locale in COMPLETE:
        assert not SUIT_SIGNS.search(refusal_text(Refused(reason), Texts(locale, for_screen_reader=True)))


def test_a_note_of_the_owner_is_quoted_as_typed() -> None:
    act = OwnerAct(1, 0.0, 7, OwnerAction.PERSON_BLOCKED, 8, "@everyone *spam*\nagain")
    line = owner_act_line(act, Texts())
    assert line.endswith("@\u200beveryone \\*spam\\* again")
    assert owner_act_line(replace(act, words=""), Texts()) == line.partition(": @")[0]


# -- looking back
#
# Every sentence about the other notation, and the file with the facts of its game.


@pytest.mark.parametrize("locale", COMPLETE)
def test_every_notation_gap_has_a_sentence(locale: str) -> None:
    texts = Texts(locale, strict=True)
    assert [gap for gap in Gap if "Euchre Game Notation" not in texts(f"notation-{gap}", hand=3)] == []


def test_the_file_tells_which_game_it_was() -> None:
    data, words = notation_file(DEAL, Texts(strict=True), game_id=12, began=1_772_391_600.9)
    metadata = json.loads(require(data))["metadata"]
    assert metadata["gameId"] == "right-bower-12"
    assert metadata["date"] == "2026-03-01T19:00:00Z"
    assert metadata["title"] == "Standard (stick the dealer)"
    assert "for other programs" in words


# -- a server's settings


def test_every_setting_of_a_server_is_read_and_shown(texts: Texts) -> None:
    usual = TableSettings()
    before = config_text(usual, SETTINGS, texts, texts)
    for name in SETTINGS:
        chosen = read_settings({name: CHOSEN[name]}, usual)
        assert getattr(chosen, name) != getattr(usual, name)
        assert config_text(chosen, SETTINGS, texts, texts) != before, name
        assert read_settings({name: "x"}, usual) == usual, "a wrong value is as none"
