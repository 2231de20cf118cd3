"""What a player chose, in words: the order of the hand, and words in place of signs."""

from __future__ import annotations

import re

import discord
import pytest
from fluent.syntax import FluentSerializer

from bot.engine import presets
from bot.engine.acts import Act, CallPartner, CallSuit, Discard, PlayCard
from bot.engine.cards import Suit
from bot.engine.seats import Seat
from bot.engine.views import SeatView
from bot.tables import preferences
from bot.tables.preferences import HandOrder
from bot.ui.layouts import fits_on_phone
from bot.words.catalogue import Texts
from bot.words.labels import LONGEST_LABEL, act_label, sort_cards
from bot.words.panel_text import panel_text
from tests.languages import COMPLETE, catalogue
from tests.world.games import moments
from tests.world.scenes import cards, trick

SIGNS = "♠♥♦♣"


def holding(hand: str, trump: Suit | None) -> SeatView:
    now = next(now for now in moments(presets.build("standard"), 1) if now.state.trick)
    view = now.seats[0]._replace(seat=Seat(1), hand=cards(hand), discarded=(), gave=(), legal=())
    return view._replace(public=view.public._replace(trump=trump))


@pytest.mark.parametrize(
    ("order", "trump", "labels"),
    [
        (HandOrder.TRUMP_FIRST, Suit.DIAMONDS, "JD JH AD KH AC 9C"),
        (HandOrder.TRUMP_LAST, Suit.DIAMONDS, "9C AC KH AD JH JD"),
        (HandOrder.SUITS_DOWN, Suit.DIAMONDS, "KH AC 9C JD JH AD"),
        (HandOrder.SUITS_UP, Suit.DIAMONDS, "KH 9C AC AD JH JD"),
        (HandOrder.SUITS_DOWN, Suit.HEARTS, "JH JD KH AC 9C AD"),
        (HandOrder.SUITS_DOWN, None, "KH JH AC 9C AD JD"),
        (HandOrder.SUITS_UP, None, "JH KH 9C AC JD AD"),
    ],
)
def test_the_order_of_a_hand(order: HandOrder, trump: Suit | None, labels: str) -> None:
    """A left bower stands in the suit to which it belongs now; the suits keep their places."""
    assert sort_cards(holding("9C AD JH KH JD AC", trump), order) == cards(labels)


@pytest.mark.parametrize("order", HandOrder)
def test_the_panel_lists_the_hand_in_the_same_order(order: HandOrder) -> None:
    view = holding("9C AD JH KH JD AC", None)
    text = panel_text(trick(), view, Texts(strict=True), order).rpartition("You hold")[2]
    words = {"9C": "nine of clubs", "AD": "ace of diamonds", "JH": "jack of hearts", "KH": "king of hearts"}
    places = {card: text.index(words[code]) for code in words for card in cards(code)}
    assert sorted(places, key=lambda card: places[card]) == [c for c in sort_cards(view, order) if c in places]


@pytest.mark.parametrize("locale", COMPLETE)
def test_spelled_labels_have_no_signs_and_fit(locale: str) -> None:
    texts, plain = Texts(locale, strict=True, for_screen_reader=True), Texts(locale, strict=True)
    view = holding("9C AD JH KH JD AC", Suit.DIAMONDS)
    acts: list[Act] = [*(CallSuit(suit) for suit in Suit), *(CallPartner(suit) for suit in Suit)]
    acts += [CallSuit(suit, alone=True) for suit in Suit] + [PlayCard(card) for card in view.hand]
    acts += [Discard(cards("JH JD"))]
    labels = [act_label(act, view, texts) for act in acts]
    assert not [label for label in labels if any(sign in label for sign in SIGNS) or "  " in label]
    assert len(set(labels)) == len(labels)
    long = act_label(Discard(cards("JH QH KH AH JD QD KD")), view, texts)
    assert long == act_label(Discard(cards("JH QH KH AH JD QD KD")), view, plain)
    assert all(len(label) <= LONGEST_LABEL for label in (*labels, long))


@pytest.mark.parametrize("locale", COMPLETE)
def test_a_spelled_panel_has_no_signs(locale: str) -> None:
    for preset in ("standard", "double-hasenpfeffer", "call-ace"):
        for now in moments(presets.build(preset), 1, 1):
            for view in now.seats:
                text = panel_text(now.table, view, Texts(locale, strict=True, for_screen_reader=True))
                assert not any(sign in text for sign in SIGNS), text


BUTTON = 20
"""Longest label of a button: two longer ones fill two lines each on a phone."""
CHOICES = ("label-claim-",)
"""Labels that stand in a menu, under the heading *What do you claim?*."""
PLACEHOLDER = 27
"""Longest words of a menu before anything is chosen: a phone shows no more."""
ALONE = ("button-start-with",)
"""Labels of buttons that have a row for themselves."""


def test_english_buttons_are_short() -> None:
    """A placeable counts as two characters: a card or a number."""
    long = {}
    for key, (_, message) in catalogue("en").items():
        if key.startswith(("button-", "label-")) and not key.startswith(CHOICES + ALONE):
            _, text = FluentSerializer().serialize_entry(message).split(" =", 1)
            shown = re.sub(r"\{[^}]*\}", "00", text).strip()
            if len(shown) > BUTTON:
                long[key] = shown
    assert not long


@pytest.mark.parametrize("locale", COMPLETE)
def test_the_words_of_a_menu_are_short(locale: str) -> None:
    """A placeable counts as two characters."""
    shown = {
        key: re.sub(r"\{[^}]*\}", "00", FluentSerializer().serialize_entry(message).split(" =", 1)[1]).strip()
        for key, (_, message) in catalogue(locale).items()
        if key.startswith("menu-")
    }
    texts = Texts(locale, strict=True)
    keys = [f"setting-{name}-{word}" for name, words in preferences.CHOICES.items() for word in words]
    shown |= {key: texts(key) for key in keys}
    assert not {key: words for key, words in shown.items() if len(words) > PLACEHOLDER}


@pytest.mark.parametrize("locale", COMPLETE)
def test_three_calls_alone_stand_side_by_side_on_a_phone_beside_the_pictures_of_their_suits(locale: str) -> None:
    view, spoken = holding("AH KH", None), Texts(locale, for_screen_reader=True)
    labels = [act_label(CallSuit(suit, alone=True), view, Texts(locale), pictured=True) for suit in Suit]
    buttons: list[discord.ui.Item[discord.ui.LayoutView]] = [discord.ui.Button(label=labels[0], emoji="♥")] * 3
    assert fits_on_phone(buttons)
    for suit in Suit:
        assert (
            len({act_label(CallSuit(suit, alone=alone), view, spoken, pictured=True) for alone in (True, False)}) == 2
        )
    assert len({act_label(CallSuit(suit, alone=True), view, spoken, pictured=True) for suit in Suit}) == len(Suit)


@pytest.mark.parametrize("locale", COMPLETE)
def test_kind_of_game_begins_what_names_it(locale: str) -> None:
    """Its name has a capital letter in every language, as on its button."""
    written = {key: FluentSerializer().serialize_entry(message) for key, (_, message) in catalogue(locale).items()}
    naming = {key: text for key, text in written.items() if "$family" in text}
    assert {key for key, text in naming.items() if f"{key} = {{ $family }}" not in text} == set()
    assert len(naming) >= 5
