"""The buttons that turn pages and step through what is over: they lead somewhere, or are not there."""

from __future__ import annotations

import functools

import discord
import pytest

from bot.storage.api import TableId
from bot.tournaments.leagues import LeagueKind
from bot.ui import buttons
from bot.words.catalogue import Texts
from tests.world.analysed import analysed


def pages(offset: int, count: int) -> list[tuple[str | None, str]]:
    """The labels and offsets under a page of ten lines."""
    row = buttons.page_buttons(
        lambda to, label: buttons.LEAGUE.at(LeagueKind.NIGHTS, "2026-Q4", to, label=label),
        offset,
        10,
        more=offset + 10 < count,
        labels=("back", "on"),
    )
    return [(button.label, (button.custom_id or "").rpartition(":")[2]) for button in row]


def test_pages_lead_back_and_on_as_far_as_there_is_something() -> None:
    assert pages(0, 10) == []
    assert pages(0, 11) == [("on", "10")]
    assert pages(10, 25) == [("back", "0"), ("on", "20")]
    assert pages(20, 25) == [("back", "10")]
    assert pages(5, 12) == [("back", "0")]


@pytest.mark.parametrize(
    ("offset", "count", "begins"), [(0, 0, 0), (0, 5, 0), (10, 11, 10), (10, 10, 0), (30, 25, 20), (10, 0, 0)]
)
def test_an_old_button_leads_to_the_last_page(offset: int, count: int, begins: int) -> None:
    assert buttons.clamp_offset(offset, 10, count) == begins


BACK, ON = {"first", "back", "trick-back", "hand-back", "mistake-back"}, {"last", "forward", "trick", "hand", "mistake"}


def test_steps_that_lead_nowhere_are_disabled() -> None:
    game = analysed()
    steps = {0: BACK, game.mistakes[0]: {"mistake-back"}, game.mistakes[-1]: {"mistake"}, game.last: ON}
    make = functools.partial(buttons.ANALYSIS_STEP.at, buttons.GameSource.of_game(1))
    for step, resting in steps.items():
        rows = buttons.step_rows(make, game, step, Texts(strict=True))
        row = [item for one in rows if isinstance(one, discord.ui.ActionRow) for item in one.children]
        shown = [one for one in row if isinstance(one, discord.ui.Button)]
        assert {(button.custom_id or "").rpartition(":")[2] for button in shown} == BACK | ON
        assert {(button.custom_id or "").rpartition(":")[2] for button in shown if button.disabled} == resting


@pytest.mark.parametrize(("count", "menus"), [(0, 0), (1, 1), (25, 1), (26, 2), (51, 3)])
def test_a_menu_of_many_options_comes_in_parts(count: int, menus: int) -> None:
    """Discord takes 25 options in one; none is left out, and each part finds its way."""
    options = [discord.SelectOption(label=str(number)) for number in range(count)]
    parts = list(buttons.TERM.in_parts(TableId(7), options=options, placeholder="Choose"))
    assert [option.value for part in parts for option in part.options] == [str(number) for number in range(count)]
    assert len(parts) == len({part.custom_id for part in parts}) == len({part.placeholder for part in parts}) == menus
    assert all(len(part.options) <= 25 and buttons.TERM.read(part.custom_id) == {"table_id": 7} for part in parts)
