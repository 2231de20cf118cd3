"""Errors of Discord's at the places where the bot calls it: here each error once, at one place after the other.

``python -m tests.faults`` gives every error at every place, once and for a minute.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

import discord
import pytest

from bot.client import EuchreBot
from bot.ui.errors import REQUEST_SECONDS
from tests.faults.bot_here import Here
from tests.faults.discord_stand_in import Failure, Fault
from tests.faults.sweep import ERRORS, PLACES, Case, WholeGame, sweep
from tests.world.clock import pass_time

SAMPLE = [
    Case(PLACES[number % len(PLACES)], error, lasting=number % 4 == 0) for number, error in enumerate(sorted(ERRORS))
]
SAMPLE.append(Case(PLACES[11], "hang, done", lasting=False))  # the table is closed before it is known to have arrived
SAMPLE.append(Case(PLACES[9], "502, done", lasting=True))  # an edit arrives once more when it shows a result already
PARTS = 4
START = (
    "GET /users/@me",
    "GET /oauth2/applications/@me",
    *(f"{method} /applications/{{app}}/commands" for method in ("GET", "PUT")),
)


pytestmark = pytest.mark.jumping


@pytest.fixture
def game(here: Here) -> WholeGame:
    """A game that is about to be opened in the one channel."""
    return WholeGame(here, 0)


async def closed_well(here: Here, game: WholeGame) -> None:
    """The table is closed: nothing looks alive, was lost or doubled, or failed unseen."""
    await game.close()
    assert game.left_over() == []
    game.judge()
    assert here.unseen() == []


@pytest.mark.parametrize("part", range(PARTS))
async def test_every_error_is_survived(tmp_path: Path, part: int) -> None:
    outcomes = await sweep(tmp_path, SAMPLE[part::PARTS])
    assert {str(outcome.case): outcome.faults for outcome in outcomes if outcome.faults} == {}
    rare = PLACES[6]  # while everybody has a panel, the message may stand as it is
    assert [str(o.case) for o in outcomes if not o.hits and o.case.place != rare] == []


async def test_the_sweep_covers_all_requests_of_a_game(here: Here, game: WholeGame) -> None:
    await game.play()
    assert set(here.there.places) == {*PLACES, *START}
    assert here.there.buckets.refused == 0
    assert here.there.wrong == []


@pytest.mark.parametrize("resumable", [True, False])
async def test_a_broken_gateway_loses_no_press(here: Here, game: WholeGame, resumable: bool) -> None:
    """What was pressed meanwhile is delivered when the bot comes back, perhaps too late; nothing is played twice."""

    await game.begin()
    await here.there.gateway.drop(resumable=resumable)
    await game.step()
    await here.there.gateway.ready.wait()
    await game.finish()
    gateway = here.there.gateway
    assert (gateway.identifies, gateway.resumes) == ((1, 1) if resumable else (2, 0))
    game.judge()
    assert quiet(here)


def quiet(here: Here) -> bool:
    """Whether nothing was logged as an error but the lost connection itself."""
    return [line for line in here.unseen() if "Attempting a reconnect" not in line] == []


async def step_until_hit(game: WholeGame, fault: Fault, pause: float) -> None:
    """Play until the fault has struck; then another message shows the table."""
    while not fault.hits:
        await game.step()
        await pass_time(pause)
    await game.show_anew()


async def test_a_failed_edit_of_a_replaced_message_is_ignored(here: Here, game: WholeGame) -> None:
    """discord.py asks again a second after a 502; by then the message is deleted, and another one shows the table."""

    await game.begin()
    edit = "PATCH /channels/{channel}/messages/{message}"
    await step_until_hit(game, here.there.faults.add(Fault(Failure.DONE_502, lambda call: call.place == edit)), 0.5)
    await game.finish()
    await closed_well(here, game)


async def test_a_hanging_post_leaves_one_table_message(here: Here, game: WholeGame) -> None:
    await game.begin()
    await game.finish()
    post = "POST /channels/{channel}/messages with a picture"
    await step_until_hit(game, here.there.faults.add(Fault(Failure.DONE_HANG, lambda call: call.place == post)), 1)
    await pass_time(120)
    assert len(game.left_over()) == 1
    await game.finish()
    await closed_well(here, game)


SENDERS: tuple[Callable[[EuchreBot, discord.PartialMessageable], Awaitable[object]], ...] = (
    lambda _, channel: channel.send("…"),
    lambda _, channel: channel.get_partial_message(1).edit(content="…"),
    lambda _, channel: channel.get_partial_message(1).delete(),
    lambda bot, _: bot.fetch_guild(1),
    lambda bot, channel: bot.fetch_channel(channel.id),
)
"""Ways to ask Discord for something; all of discord.py's go through one method."""


@pytest.mark.parametrize("number", range(len(SENDERS)))
async def test_every_request_that_hangs_is_given_up_in_time(here: Here, number: int) -> None:
    here.there.faults.add(Fault(Failure.HANG, lambda _: True, 10))
    channel = here.bot.services.channel(here.there.world.channels[0], here.there.world.guild_id)
    began = here.loop.time()
    with pytest.raises(TimeoutError):
        await SENDERS[number](here.bot, channel)
    assert here.loop.time() - began == pytest.approx(REQUEST_SECONDS, abs=1)
    here.there.wrong.clear()  # some of these are nothing that the bot would ask for


async def test_an_answer_that_hangs_holds_up_nobody(here: Here, game: WholeGame) -> None:
    """Bob joins, and the answer to his press hangs for ever: seconds later the message shows him all the same."""

    await game.gather()
    here.there.faults.add(Fault(Failure.HANG, lambda call: call.route.endswith("callback"), 2))
    await game.join(1)
    await pass_time(3)
    assert "Bob" in game.shown()
    await game.finish()
    assert here.unseen() == []
