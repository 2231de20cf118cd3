"""Questions that can be answered in several places: wherever one is, no message and no page offers that any more."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from typing import NamedTuple

import pytest
from simcord.components import walk_components

from tests.discord.live_house import House, Page
from tests.discord.nights import Hall, Night8
from tests.discord.simulation import Message, archived_threads, look
from tests.world import require
from tests.world.said import WORDS

pytestmark = [pytest.mark.proof, pytest.mark.usefixtures("unhurried"), pytest.mark.table(expert="steady")]


async def offer_seat(house: House) -> None:
    await house.table.gather(computers=2)
    await house.table.type(house.table.bob, "table hand-over", member=house.table.dan)


async def ask_for_a_night(house: House) -> None:
    night = Night8(house.table)
    await night.open(movement="pairs-ladder", least=4)
    await night.types(night.bob, "night join", partner=night.dan)


async def ask_for_a_match(house: House) -> None:
    room = Hall(house.table)
    await room.open(form="pairs")
    await room.press(3, "button-duplicate-pairs")
    await room.bob.select(room.lobby(), custom_id=f"rb:match-partner:{room.match_id()}", values=[str(room.dan.id)])


async def propose_the_end_of_a_match(house: House) -> None:
    room = Hall(house.table)
    await room.open()
    await room.press(3, "button-duplicate-team", team=2)
    await room.press(0, "button-duplicate-begin")
    sure = require((await room.press(0, "button-duplicate-off")).response)
    await room.ann.click(sure, custom_id=look(room.world.env, sure).custom_id("button-duplicate-off"))


async def propose_the_end_of_a_night(house: House) -> None:
    night = Night8(house.table)
    await night.begun()
    await night.play_on(lambda: len(night.night.past) == 1)
    await night.ends(night.ann, "night finish", "button-night-finish")


async def remind(house: House) -> None:
    night = Night8(house.table)
    await night.open()
    await night.press(night.dan, "button-night-join")
    await night.env.advance_time(20 * 60)


class Asked(NamedTuple):
    """How Dan is asked, and the labels of his answers. Where others can give the same ones, a ``lasting`` message has
    them too.
    """

    ask: Callable[[House], Awaitable[None]]
    yes: str
    no: str = "button-decline"
    lasting: bool = False


ASKED = (
    Asked(offer_seat, "button-take-seat"),
    Asked(ask_for_a_night, "button-partner-yes"),
    Asked(ask_for_a_match, "button-partner-yes"),
    Asked(propose_the_end_of_a_match, "button-duplicate-agree"),
    Asked(propose_the_end_of_a_night, "button-night-agree", "button-night-decline"),
)
REMINDED = Asked(remind, "button-night-here", "button-night-leave", lasting=True)
WAYS = [(True, True), (False, True), (False, False)]
"""Whether the answer is yes, and whether it is given on the page."""


def messages(house: House, label: str) -> Iterator[Message]:
    """Where this can be pressed in Discord."""
    world, archived = house.table.world, archived_threads(house.table.env)
    for place in (world.channel, *(one for one in world.channel.threads if one.id not in archived)):
        yield from (one for one in place.history() if WORDS(label) in look(house.table.env, one).labels)


def presses(page: Page, label: str) -> Iterator[tuple[str, str]]:
    """What presses this on the page, and the sheet on which it stands."""
    yield from ((one["press"], "0") for one in page.view.get("acts", ()) if one["label"] == WORDS(label))
    for number, parts in page.laid.items():
        yield from ((one["custom_id"], number) for one in walk_components(parts) if one.get("label") == WORDS(label))


@pytest.mark.parametrize(
    ("asked", "yes", "on_page"),
    [*((asked, *way) for asked in ASKED for way in WAYS), (REMINDED, True, False)],
    ids=lambda value: value.ask.__name__ if isinstance(value, Asked) else str(value),
)
async def test_what_is_answered_in_one_place_is_offered_in_none(
    house: House, asked: Asked, yes: bool, on_page: bool
) -> None:
    dan, answer = house.table.dan, asked.yes if yes else asked.no
    page = await house.open(dan)
    await asked.ask(house)
    while not [*presses(page, answer)]:
        await page.read()
    assert [*messages(house, answer)]
    if on_page:
        press, sheet = next(presses(page, answer))
        await page.press(press, sheet=sheet)
        assert not page.view["refused"], page.view["note"]
    else:
        message = next(messages(house, answer))
        await dan.click(message, custom_id=look(house.table.env, message).custom_id(answer))
    while [*presses(page, answer)]:
        await page.read()
    await house.table.env.settle()
    await house.table.env.advance_time(2)
    assert asked.lasting or [look(house.table.env, one).text for one in messages(house, answer)] == []
