"""A phone shows each row of buttons of a table's message and of a panel as one row, in every language and game."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

import discord
import pytest

from bot.engine import presets
from bot.engine.cards import Card, Suit
from bot.engine.rules import Law, Outcome
from bot.engine.seats import Seat
from bot.engine.state import HandResult, Phase
from bot.engine.views import SeatView
from bot.pictures.card_faces import all_designs, suit_design
from bot.tables.model import Chair, Status, TournamentKind, TournamentTable
from bot.tables.preferences import HandOrder
from bot.tables.views import ScoredHand, TableView
from bot.ui.emojis import LETTERS, Pack
from bot.ui.layouts import BLANK, LONGEST_MESSAGE, MOST_COMPONENTS, fits_on_phone
from bot.ui.readers import Reader
from bot.words.catalogue import Texts
from bot.words.labels import card_label
from cogs.table.layouts import more_layout, panel_layout, sheet_layout, table_layout, watch_layout
from tests.languages import COMPLETE
from tests.long_form import sampled
from tests.world import require
from tests.world.games import Moment, lobby, moments
from tests.world.scenes import over

OLD_SCHOOL: dict[str, int | str] = {"law": "old-school"}
GAMES: list[tuple[str, dict[str, int | str]]] = [(preset, {}) for preset in presets.PRESETS]
GAMES += [("standard", OLD_SCHOOL), ("call-ace", {"players": 6}), ("double-hasenpfeffer", {"players": 6})]


_COLOURED_SIGN = re.compile("[♠♥♦♣](?!\ufe0e)")
"""A suit's sign that a device may show as an emoji, in a colour that the picture does not give it."""


def layouts(preset: str, options: dict[str, int | str], texts: Texts) -> Iterator[discord.ui.LayoutView]:
    """The lobby, then every moment of two hands: the table's message and the panel of the one who is asked, with all
    that may stand there.
    """
    rules = presets.build(preset, options)
    waiting: list[TableView] = [lobby(rules, seated) for seated in range(1, rules.players + 1)]
    yield from (table_layout(table, None, texts, live=True) for table in waiting)
    for moment in moments(rules, 5, hands=2):
        yield table_layout(moment.table, None, texts, live=True)
        yield from (panel_layout(moment.table, view, Reader(texts), live=True) for view in moment.seats if view.legal)


@pytest.mark.parametrize("locale", COMPLETE)
@pytest.mark.parametrize(("preset", "options"), sampled(GAMES))
def test_no_row_of_buttons_wraps_and_signs_of_suits_have_no_colour(
    preset: str, options: dict[str, int | str], locale: str
) -> None:
    for layout in layouts(preset, options, Texts(locale, strict=True)):
        parts = list(layout.walk_children())
        assert len(parts) <= MOST_COMPONENTS
        assert not _COLOURED_SIGN.search(str(layout.to_components()))  # type: ignore[no-untyped-call]
        for row in parts:
            if isinstance(row, discord.ui.ActionRow) and isinstance(row.children[0], discord.ui.Button):
                assert fits_on_phone(row.children), [getattr(button, "label", "") for button in row.children]


def test_buttons_stand_in_few_rows() -> None:
    """Three cuts and none in two; the calls of a second round, without the pictures of suits, a suit with itself alone;
    a full table's start beside its other buttons.
    """
    texts, rows = Texts(strict=True), {}
    for preset, phase in (("campus", Phase.CUT), ("csl", Phase.CALL), ("hasenpfeffer", Phase.BID)):
        course = (now for seed in range(9) for now in moments(presets.build(preset), seed, quiet=0.8))
        moment = next(now for now in course if now.state.phase is phase)
        view = moment.seats[require(moment.state.turn) - 1]
        rows[phase] = labels_of(panel_layout(moment.table, view, Reader(texts)))
    assert rows[Phase.CUT][:2] == [
        [texts("label-cut", cards=8), texts("label-cut", cards=12)],
        [texts("label-cut", cards=16), texts("label-no-cut")],
    ]
    assert [len(row) for row in rows[Phase.CALL][:4]] == [2, 2, 2, 1]
    assert all(f"{plain} {texts('label-suit-alone-short')}" == alone for plain, alone in rows[Phase.CALL][:3])
    assert len(rows[Phase.BID]) <= 3
    [first, *_] = labels_of(table_layout(lobby(presets.build("two-handed"), 2), None, texts))
    assert first == [texts(key) for key in ("button-start", "button-house", "button-more")]


def test_with_the_pictures_of_suits_calls_alone_stand_in_rows_of_their_own() -> None:
    course = (now for seed in range(9) for now in moments(presets.build("csl"), seed, quiet=0.8))
    moment = next(now for now in course if now.state.phase is Phase.CALL)
    texts = Texts(strict=True)
    pack = Pack({suit_design(suit): discord.PartialEmoji(name="suit", id=1) for suit in Suit})
    own_view = moment.seats[require(moment.state.turn) - 1]
    rows = labels_of(panel_layout(moment.table, own_view, Reader(texts, pack=pack)))
    assert rows[:4] == [
        [texts("suit-title", suit="S"), texts("suit-title", suit="H")],
        [texts("suit-title", suit="C")],
        [texts("label-suit-alone-short")] * 3,
        [texts("label-pass")],
    ]


_DECK = Pack({design: discord.PartialEmoji(name=words, id=1) for design, words in all_designs().items()})


@pytest.mark.parametrize(
    ("texts", "pack", "order"),
    [
        (Texts(strict=True), LETTERS, HandOrder.TRUMP_FIRST),
        (Texts(strict=True), _DECK, HandOrder.SUITS_UP),
        (Texts(strict=True, for_screen_reader=True), LETTERS, HandOrder.TRUMP_LAST),
    ],
    ids=["letters", "emojis", "words"],
)
@pytest.mark.parametrize(("preset", "options"), GAMES)
def test_a_card_keeps_its_place_while_others_are_played(
    preset: str, options: dict[str, int | str], texts: Texts, pack: Pack, order: HandOrder
) -> None:
    """Row and column, in turn or not; where a card was there is a button of as many letters, with nothing on it."""
    reader, gone = Reader(texts, pack=pack, hand_order=order), 0
    before: dict[Seat, dict[tuple[int, int], str]] = {}
    for moment in moments(presets.build(preset, options), 5, hands=1):
        for view in moment.seats:
            if view.public.phase is not Phase.PLAY or not view.hand:
                before.pop(view.seat, None)
                continue
            places = cards_on(panel_layout(moment.table, view, reader), view, reader)
            assert Counter(places.values()) == Counter(sign_of_card(card, view, reader) for card in view.hand)
            assert places.items() <= before.setdefault(view.seat, places).items()
            gone += len(before[view.seat]) - len(places)
            before[view.seat] = places
    assert gone


def sign_of_card(card: Card, view: SeatView, reader: Reader) -> str:
    """What tells a card's button from all others: the name of its emoji, or its label."""
    emoji = reader.pack.card(card, view.public.trump)
    return emoji.name if emoji else card_label(card, view.public.trump, reader.texts)


def cards_on(layout: discord.ui.LayoutView, view: SeatView, reader: Reader) -> dict[tuple[int, int], str]:
    """The signs of the hand's cards by row and column, from the first row that has only cards and empty places."""
    signs = {sign_of_card(card, view, reader) for card in view.hand}
    empty = {reader.texts("label-played"), ""}
    rows = [part for part in layout.walk_children() if isinstance(part, discord.ui.ActionRow)]
    shown = [
        [
            item.emoji.name if item.emoji else (item.label or "").strip(BLANK)
            for item in row.children
            if isinstance(item, discord.ui.Button)
        ]
        for row in rows
    ]
    of_hand = [row for row in shown if row and signs | empty >= {*row}]
    return {(y, x): sign for y, row in enumerate(of_hand) for x, sign in enumerate(row) if sign not in empty}


def labels_of(layout: discord.ui.LayoutView) -> list[list[str | None]]:
    """What stands on the buttons of each row."""
    rows = [part for part in layout.walk_children() if isinstance(part, discord.ui.ActionRow)]
    return [[item.label for item in row.children if isinstance(item, discord.ui.Button)] for row in rows]


# -- score sheet layout
#
# A game's score sheet as it is laid out: within Discord's limits, and without what is hidden.


SEAL, NEXT_SEAL = "ab" * 32, "cd" * 32


def scored(number: int) -> ScoredHand:
    """Seat 2 played hearts alone in a hand of this number."""
    result = HandResult(Outcome.MADE, (1, 0), (number, 0), None, 3)
    return ScoredHand(number, 10 * number, Seat(1), result, Seat(2), Suit.HEARTS, True, None, False, True, SEAL)


def parts_of(layout: discord.ui.LayoutView) -> Sequence[dict[str, Any]]:
    sent: list[dict[str, Any]] = layout.to_components()  # type: ignore[no-untyped-call]  # discord.py leaves it so
    [box] = sent
    parts: Sequence[dict[str, Any]] = box["components"]
    return parts


def offered(parts: Sequence[dict[str, Any]]) -> list[str]:
    """The hands that a menu offers."""
    menus = [part["components"][0] for part in parts if "options" in str(part)]
    return [option["value"] for menu in menus for option in menu["options"]]


def test_a_long_game_keeps_to_discords_limits() -> None:
    chairs = tuple(Chair(Seat(seat), f"{'_*' * 15}{seat}", seat) for seat in (1, 2, 3, 4))
    table, hands = over()._replace(chairs=chairs, seal=NEXT_SEAL, place=1), [*map(scored, range(1, 61))]
    for layout in (sheet_layout(table, hands, Texts()), table_layout(table, None, Texts(), hands=hands)):
        parts = parts_of(layout)
        words = [part["content"] for part in parts if "content" in part]
        assert sum(map(len, words)) <= LONGEST_MESSAGE
        assert SEAL in words[-1]
        assert any("60\u00a0· " in text for text in words)
        assert offered(parts) == [str(10 * number) for number in range(60, 35, -1)]


@pytest.mark.parametrize("kind", [TournamentKind.DUPLICATE, TournamentKind.DAILY])
def test_a_deal_that_is_still_played_elsewhere_is_not_offered(kind: TournamentKind) -> None:
    table = over()._replace(tournament=TournamentTable(kind, "2026-03-01"))
    for status in (Status.PLAYING, Status.FINISHED):
        layout = sheet_layout(table._replace(status=status), [scored(1)], Texts())
        assert offered(parts_of(layout)) == []
        assert "♥" not in str(parts_of(sheet_layout(table._replace(status=status), [scored(1)], Texts())))


def test_the_whole_seal_stands_nowhere_in_the_words_of_a_lobby() -> None:
    table = over()._replace(status=Status.LOBBY, public=None, last_hand=None, seal=NEXT_SEAL, place=1)
    for alt in (None, "The table"):
        parts = parts_of(table_layout(table, alt, Texts()))
        words = "\n".join(part["content"] for part in parts if "content" in part)
        assert NEXT_SEAL[:8] in words
        assert NEXT_SEAL not in words
        assert ("seal.txt" in str(parts)) == (alt is None)
        assert (f"table-{NEXT_SEAL}.png" in str(parts)) == (alt is not None)


# -- what stands where


_ACTS = frozenset({"call", "act", "off", "pick"})
_HELP = "fair rule guide tour"
AT_REST = {
    "lobby": "join start house more seat",
    "full lobby": "start house more",
    "lobby with a computer": "start join house more seat",
    "playing": "hand watch more",
    "paused": "go-on hand watch more",
    "claims": "next hand watch more",
    "over": "rematch table-analyse more",
}
"""What a table's message has besides the calls, by what goes on there."""
ON_PANEL = {
    "playing": {True: "hint more", False: "panel more"},
    "paused": {False: "go-on panel more"},
    "claims": {False: "next panel more"},
}
"""What a panel has besides calls and cards, by whether its player is asked; at old-school tables *claim* too."""
IN_MORE = {
    "lobby": f"computer leave {_HELP}",
    "full lobby": f"leave {_HELP}",
    "lobby with a computer": f"fewer leave {_HELP}",
    "playing": f"share {_HELP}",
    "over": f"close share {_HELP}",
}
"""What *More …* has, for somebody who sits there after a hand."""


def states_of(moment: Moment) -> dict[str, TableView]:
    """The table at a moment of a hand or between two, and as it is paused; after an old-school hand it is claimed."""
    paused, claims = moment.table._replace(paused_until=9e9), moment.table._replace(claims_open=True)
    claimed = moment.state.result is not None and moment.table.rules.law is Law.OLD_SCHOOL
    return {"playing": moment.table, "paused": paused, **({"claims": claims} if claimed else {})}


def names_on(layout: discord.ui.LayoutView) -> list[str]:
    """The buttons and menus of a message without those that make an act, each once; a lobby's by its verb."""
    ids = [words.split(":") for part in layout.walk_children() if (words := getattr(part, "custom_id", ""))]
    names = [words[3] if words[1] == "lobby" else words[1] for words in ids]
    return [name for name in dict.fromkeys(names) if name not in _ACTS]


def names_in(table: dict[str, str], what: str, live: bool) -> list[str]:
    """What stands there; with the live table before *More …*, or first in it, where its host has set it up."""
    live_at = {"more": "live more"} if table is AT_REST and what != "over" else {}
    first = ["live"] if live and table is IN_MORE else []
    words = " ".join(live_at.get(name, name) if live else name for name in table[what].split())
    return [*first, *words.split()]


@pytest.mark.parametrize("live", [False, True])
def test_each_phase_has_its_few_buttons_and_more_has_the_others(live: bool) -> None:
    texts, rules = Texts(strict=True), presets.build("standard")
    computer = lobby(rules, 4)
    computer = computer._replace(chairs=(*computer.chairs[:3], Chair(Seat(4), "Beaver", level="expert")))
    waiting = {"lobby with a computer": computer, "lobby": lobby(rules), "full lobby": lobby(rules, 4), "over": over()}
    for what, table in waiting.items():
        assert names_on(table_layout(table, None, texts, live=live)) == names_in(AT_REST, what, live)
        assert names_on(more_layout(table, 1001, texts, live=live)) == names_in(IN_MORE, what, live)
    phases: dict[tuple[Law, Phase, bool], Moment] = {}
    for preset, options in GAMES:
        for now in moments(presets.build(preset, options), 5, hands=2):
            phases[now.table.rules.law, now.state.phase, now.state.turn is None] = now
    assert len(phases) > 13
    assert {(law, Phase.DEAL, True) for law in Law} <= phases.keys(), "between hands"
    for key, (what, table) in ((key, state) for key, one in phases.items() for state in states_of(one).items()):
        assert names_on(table_layout(table, None, texts, live=live)) == names_in(AT_REST, what, live), key
        more = names_on(more_layout(table, 1001, texts, live=live))
        assert more == [name for name in names_in(IN_MORE, "playing", live) if name != "share" or table.last_hand], key
        claim = {"claim"} if table.rules.law is Law.OLD_SCHOOL and what != "paused" else set[str]()
        for view in phases[key].seats:
            asked = bool(view.legal) and what == "playing"
            panel = set(names_on(panel_layout(table, view, Reader(texts), live=live)))
            page = {"live"} if live else set[str]()
            assert panel - {"rest", "say"} == {*ON_PANEL[what][asked].split(), *claim, *page}, key
            assert "rest" not in panel or (asked and key[1] is Phase.PLAY)
            assert "say" not in panel or claim


def test_more_offers_whoever_does_not_play_the_seat_of_a_computer() -> None:
    texts, moment = Texts(strict=True), next(moments(presets.build("standard"), 5))
    for room, seats in ((False, []), (True, ["invited"])):
        for layout in (more_layout, None):
            table = moment.table._replace(room=room)
            shown = watch_layout(table, None, texts) if layout is None else layout(table, 77, texts)
            assert [name for name in names_on(shown) if name == "invited"] == seats
