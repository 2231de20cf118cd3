"""The buttons that turn pages and step through what is over: they lead somewhere, or are not there."""

from __future__ import annotations

import functools

import pytest

from bot.tournaments.leagues import LeagueKind
from bot.ui import buttons
from bot.words.catalogue import Texts


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


@pytest.mark.parametrize(
    ("step", "resting"),
    [(0, {"first", "back", "trick-back", "hand-back"}), (4, set()), (9, {"last", "forward", "trick", "hand"})],
)
def test_steps_that_lead_nowhere_are_disabled(step: int, resting: set[str]) -> None:
    make = functools.partial(buttons.REPLAY.at, 1)
    row = buttons.step_buttons(make, buttons.REPLAY_STEPS, step, 9, Texts(strict=True))
    assert {(button.custom_id or "").rpartition(":")[2] for button in row if button.disabled} == resting
