"""What a ``custom_id`` may say: it is read by one control, says nothing about cards, and layouts keep to limits."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Mapping
from datetime import date
from itertools import islice, pairwise
from typing import Any

import discord
import pytest

from bot.engine import presets
from bot.engine.acts import act_text
from bot.engine.cards import CODES, is_trump
from bot.engine.state import Phase, State
from bot.engine.views import seat_view
from bot.storage.api import TournamentId
from bot.tables.preferences import CallHours, HandOrder
from bot.tables.server_settings import time_zones
from bot.tables.views import TableView
from bot.ui import buttons
from bot.ui.layouts import BLANK
from bot.ui.readers import Reader
from bot.words import offers
from bot.words.catalogue import Texts
from bot.words.fairness import LONGEST_WORD
from bot.words.labels import card_label, sort_cards
from bot.words.panel_state import Remark
from cogs.lobby_calls import hours_form
from cogs.nights.plan_forms import FIELDS, settings_form
from cogs.table.fair_deals import word_form
from cogs.table.layouts import panel_layout, table_layout
from tests.discord.card_table import CardTable
from tests.languages import COMPLETE
from tests.long_form import KINDS, sampled
from tests.tournaments.nights.evenings import PLAN
from tests.world import require
from tests.world.games import states, table_of

READ = {
    "rb:lobby:1:join": {"table_id": 1, "verb": "join"},
    "rb:seat:1": {"table_id": 1},
    "rb:call:1:2:order.alone": {"table_id": 1, "seq": 2, "word": "order.alone"},
    "rb:call:1:2:call.H": {"table_id": 1, "seq": 2, "word": "call.H"},
    "rb:act:1:2:3": {"table_id": 1, "seq": 2, "number": 3},
    "rb:act:1:2:3:1": {"table_id": 1, "seq": 2, "number": 3},
    "rb:sure:1:2:call.H.alone": {"table_id": 1, "seq": 2, "word": "call.H.alone"},
    "rb:undo:1:2": {"table_id": 1, "seq": 2},
    "rb:agree:1:2:panel": {"table_id": 1, "seq": 2, "where": "panel"},
    "rb:decline:1:2:table": {"table_id": 1, "seq": 2, "where": "table"},
    "rb:pause-length:1": {"table_id": 1},
    "rb:decline-seat:1:3": {"table_id": 1, "seat": 3},
    "rb:go-on:1:2:table": {"table_id": 1, "seq": 2, "where": "table"},
    "rb:off:1:2:3": {"table_id": 1},
    "rb:pick:1:2": {"table_id": 1, "seq": 2},
    "rb:sheet:1": {"table_id": 1},
    "rb:hands:1:2": {"table_id": 1, "hand_seq": 2},
    "rb:fair-hand:1:2": {"table_id": 1, "hand_seq": 2},
    "rb:which:join": {"verb": "join", "given": None},
    "rb:which:computer:expert": {"verb": "computer", "given": "expert"},
    "rb:door:play": {"verb": "play"},
    "rb:guide:rules": {"page": "rules", "table_id": None},
    "rb:guide:rules:1": {"page": "rules", "table_id": 1},
    "rb:more:1": {"table_id": 1},
    "rb:live:1:link": {"verb": "link", "table_id": 1},
    "rb:tour:4": {"step": 4},
    "rb:daily:share:2026-11-22": {"verb": "share", "day": date(2026, 11, 22)},
    "rb:puzzle:open:2026-11-22": {"verb": "open", "day": date(2026, 11, 22)},
    "rb:solve:2026-11-22:1:9": {"day": date(2026, 11, 22), "number": 1, "place": 9},
    "rb:match-enter:1:0": {"match_id": 1, "team": 0},
    "rb:match:sure-off:1": {"verb": "sure-off", "match_id": 1},
    "rb:match-step:1:16:30:back": {"match_id": 1, "deal": 16, "step": 30, "where": "back"},
    "rb:league:nights:2026-Q4:20": {"kind": "nights", "season": "2026-Q4", "offset": 20},
    "rb:board:win-rate:individual:all-time:0": {
        "measure": "win-rate", "family": "individual", "scope": "all-time", "offset": 0
    },
    "rb:history:7:csl:8:::": {
        "user_id": 7, "preset": "csl", "offset": 8, "since": None, "until": None, "ranked": None
    },
    "rb:history:0::8:739000:739009:r": {
        "user_id": 0, "preset": "", "offset": 8, "ranked": True,
        "since": date.fromordinal(739000), "until": date.fromordinal(739009),
    },
}  # fmt: skip
NOT_READ = (
    "rb:", "rb:act:1", "rb:hands:1", "rb:hands:1:2:3", "rb:hands:1:x", "rb:hand:1\n", "rb:call:1:2:",
    "rb:lobby:1:Join", "rb:door:out", "rb:guide:x", "rb:tour:5", "rb:tour:0", "rb:rule:", "rb:term:1:x",
    "rb:daily:share:today", "rb:daily:share:2026-13-45", "rb:match-enter:1:3", "rb:league:nights:2026:20",
    "rb:board:luck:x:y:1", "rb:board:1", "rb:dance",
)  # fmt: skip


def find(custom_id: str) -> list[dict[str, Any]]:
    return [values for control in buttons.CONTROLS if (values := control.read(custom_id)) is not None]


@pytest.mark.parametrize("custom_id", READ)
def test_an_id_is_read_by_one_control(custom_id: str) -> None:
    assert find(custom_id) == [READ[custom_id]]


@pytest.mark.parametrize("custom_id", NOT_READ)
def test_no_control_reads_a_foreign_id(custom_id: str) -> None:
    assert find(custom_id) == []


def test_every_id_of_a_control_can_be_read_back() -> None:
    with pytest.raises(ValueError, match="does not fit"):
        buttons.HAND.at("x", label="Hand")
    with pytest.raises(ValueError, match="does not fit"):
        buttons.WORD_FORM.at("other", title="title")


def test_names_of_controls_differ() -> None:
    assert len(buttons.NAMES) == len(buttons.CONTROLS)


def shown(state: State) -> TableView:
    """A table at which this state is played."""
    return table_of(state.rules, state)._replace(seal="0" * 64, place=1)


def custom_id_of(item: object) -> str:
    """The id of what can be pressed; "" of anything else."""
    return getattr(item, "custom_id", None) or ""


def random_states(rules_line: str, seed: int, most: int = 60) -> list[State]:
    """States of a random game, each with a decision to be made."""
    on_turn = (state for state in states(presets.parse(rules_line.split()), seed) if state.turn is not None)
    return list(islice(on_turn, most))


OPTIONS = {
    "standard": "ace_no_face=yes farmers_hand=any-three cut=offer",
    "double-hasenpfeffer": "players=6",
    "house": "farmers_hand=any-three turning_the_tables=yes",
}


VIEWERS = (
    Reader(Texts(strict=True)),
    *(
        Reader(Texts(locale, strict=True, for_screen_reader=True), hand_order=order)
        for locale, order in zip(COMPLETE, itertools.cycle(list(HandOrder)[1:]))
    ),
)
"""Somebody who chose nothing, and those who read words instead of signs."""


@pytest.mark.parametrize("preset", sampled(presets.PRESETS, (*KINDS, "double-hasenpfeffer")))
def test_layouts_fit_and_name_no_card_in_their_ids(preset: str, long_form: bool) -> None:
    texts = Texts(strict=True)
    for seed, options in enumerate(("", OPTIONS.get(preset, ""))):
        for state in random_states(f"{preset} {options}", seed, 60 if long_form else 25):
            table = shown(state)
            view = seat_view(state, require(state.turn))
            panels = [panel_layout(table, view, viewer, remark=Remark("A note.")) for viewer in VIEWERS]
            for layout in (*panels, table_layout(table, "alt", texts)):
                parts = list(layout.walk_children())
                assert len(parts) <= 40
                ids = [custom_id for item in parts if (custom_id := custom_id_of(item))]
                assert len(ids) == len(set(ids))
                assert all(len(item) <= 100 for item in ids)
                assert not any(re.search(rf"\b{code}\b", item) for item in ids for code in CODES)
                labels = [getattr(part, "label", "") or "" for part in parts]
                assert all(len(label) <= 80 for label in labels)
                assert not any(sign in label for label in labels for sign in "♠♥♦♣" if layout in panels[1:])


@pytest.mark.parametrize("preset", ["standard", "railroad", "call-ace", "double-hasenpfeffer"])
def test_trump_cards_have_their_own_rows(preset: str) -> None:
    """And no row is longer than a phone is wide. Before play no card has a button unless one may be pressed."""
    seen = bare = 0
    for state in random_states(preset, 4):
        view = seat_view(state, require(state.turn))
        trump = view.public.trump
        held = [card_label(card, trump, Texts()) for card in sort_cards(view)]
        trumps = [card_label(card, trump, Texts()) for card in view.hand if trump is not None and is_trump(card, trump)]
        rows = [
            [
                getattr(card, "label", "")
                for card in part.children
                if custom_id_of(card).startswith(("rb:act:", "rb:off:"))
            ]
            for part in panel_layout(shown(state), view, VIEWERS[0]).walk_children()
            if isinstance(part, discord.ui.ActionRow)
        ]
        shown_rows = [
            [label for label in row if label.strip(BLANK)] for row in rows
        ]  # without the places of cards played
        hand_rows = [row for row in shown_rows if row and set(row) <= set(held)]
        if view.public.phase is not Phase.PLAY and not offers.single_card_acts(view):
            assert not hand_rows
            bare += 1
            continue
        assert [label for row in hand_rows for label in row] == held
        assert all(len(row) <= 5 for row in hand_rows)
        assert all(len({label in trumps for label in row}) == 1 for row in hand_rows)
        seen += bool(trumps) and len(trumps) < len(held)
    assert seen
    assert bare


@pytest.mark.parametrize("preset", sampled(presets.PRESETS, (*KINDS, "double-hasenpfeffer")))
def test_every_lawful_act_can_be_pressed(preset: str) -> None:
    """By a button, or by the menu for sets of cards, or, of many cuts, by a few."""
    texts = Texts(strict=True)
    for state in random_states(f"{preset} {OPTIONS.get(preset, '')}", 3):
        view = seat_view(state, require(state.turn))
        layout = panel_layout(shown(state), view, Reader(texts))
        ids = [custom_id for item in layout.walk_children() if (custom_id := custom_id_of(item))]
        numbers = {int(item.split(":")[4]) for item in ids if item.startswith("rb:act:")}
        pressable = {offers.act_at(view, number) for number in numbers}
        if any(item.startswith("rb:pick:") for item in ids):
            pressable |= set(offers.card_sets(view))
        if state.phase is not Phase.CUT:
            assert pressable == set(view.legal)


def test_numbers_name_the_same_act_for_the_same_view() -> None:
    for before, after in pairwise(random_states("standard", 1)):
        first, again = (offers.number_acts(seat_view(before, require(before.turn))) for _ in range(2))
        assert first == again
        assert [act_text(act) for act in first] == sorted(act_text(act) for act in first)
        assert after is not before


@pytest.mark.parametrize("viewer", VIEWERS, ids=lambda viewer: viewer.hand_order)
def test_a_menu_names_cards_by_their_place_in_the_usual_order(viewer: Reader) -> None:
    """However its player orders the hand: what they pick from an old panel stays what they saw there."""
    seen = 0
    for state in random_states("double-hasenpfeffer players=6", 3) + random_states("house farmers_hand=any-three", 3):
        view = seat_view(state, require(state.turn))
        usual = sort_cards(view)
        for item in panel_layout(shown(state), view, viewer).walk_children():
            for option in getattr(item, "options", ()):
                assert option.label == card_label(usual[int(option.value)], view.public.trump, viewer.texts)
                seen += 1
    assert seen


# -- forms
#
# Forms find their way by their id: two people at once, after a restart, and whatever is sent in that no form made.


async def opened(table: CardTable, person: Any) -> Any:
    """*My shuffle word* is pressed; the form that comes up."""
    page = (await table.type(person, "settings")).response
    await person.click(page, custom_id=buttons.SETTINGS.id_of("more"))
    return await person.click(page, custom_id="rb:word")


async def sent(table: CardTable, person: Any, form: Any, word: str) -> str:
    """The form is sent in; the private answer."""
    said = await person.submit_modal(form, {"word": word})
    assert said.ephemeral
    return table.read(said).text


async def word_of(table: CardTable, person: Any) -> str:
    return (await table.bot.services.readers.preferences_of(person.id)).word


async def test_two_people_have_the_same_form_open_at_once(table: CardTable) -> None:
    people = table.people[:3]
    forms = [await opened(table, person) for person in people]
    for person, form, word in zip(people, forms, ("rain", "sun", "snow"), strict=True):
        assert f"`{word}`" in await sent(table, person, form, word)
    assert [await word_of(table, person) for person in people] == ["rain", "sun", "snow"]


async def test_a_form_that_was_open_during_a_restart_is_answered(table: CardTable) -> None:
    form = await opened(table, table.ann)
    await table.restart()
    assert "`rain`" in await sent(table, table.ann, form, "rain")
    assert await word_of(table, table.ann) == "rain"


FORMS: Mapping[buttons.Form, Callable[[Texts], list[discord.ui.Modal]]] = {
    buttons.WORD_FORM: lambda texts: [word_form("x" * LONGEST_WORD, texts)],
    buttons.NIGHT_FORM: lambda texts: [settings_form(topic, TournamentId(10**14), PLAN, texts) for topic in FIELDS],
    buttons.CALL_HOURS: lambda texts: [hours_form(CallHours(zone=max(time_zones(), key=len)), texts)],
}
"""Every form, with the longest word that is kept in it."""


async def test_every_form_is_listed_and_discord_py_stores_none() -> None:
    assert set(FORMS) == {control for control in buttons.CONTROLS if isinstance(control, buttons.Form)}
    assert all(form.is_finished() for make in FORMS.values() for form in make(Texts()))


@pytest.mark.parametrize("locale", COMPLETE)
async def test_every_form_keeps_to_discords_limits(locale: str) -> None:
    """Its id, its title, and what stands in and beside each line, with the longest word that is kept in it."""
    texts = Texts(locale, strict=True)
    for form in (form for make in FORMS.values() for form in make(texts)):
        assert len(form.title) <= 45
        assert 1 <= len(form.children) <= 5
        assert len(form.custom_id) <= 100
        for label in form.children:
            assert isinstance(label, discord.ui.Label)
            assert len(label.text) <= 45
            assert len(label.description or "") <= 100
            match label.component:
                case discord.ui.TextInput() as line:
                    assert len(line.placeholder or "") <= 100
                    assert len(line.default or "") <= (line.max_length or 4000) <= 4000
                case discord.ui.RoleSelect():
                    pass
                case discord.ui.Select() | discord.ui.RadioGroup() | discord.ui.CheckboxGroup() as choice:
                    assert 2 <= len(choice.options) <= (25 if isinstance(choice, discord.ui.Select) else 10)
                    assert all(len(option.label) <= 100 for option in choice.options)
                case other:
                    raise AssertionError(f"{other} is a new kind of field")
