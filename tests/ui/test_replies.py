"""The ways in which a press or a command is answered: every first answer is given up in time."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from itertools import product
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock, MagicMock

import discord
import pytest

from bot.engine.rules import RulesError
from bot.ui.deliveries import Deliveries
from bot.ui.errors import INTERACTION_SECONDS, make_nonce
from bot.ui.layouts import words_layout
from bot.ui.refusals import answer_failure, door_button
from bot.ui.replies import (
    FOLLOW_UP_SECONDS,
    NOBODY,
    RequestRefused,
    answer_later,
    ask,
    file_message,
    only,
    redraw,
    reply,
    within,
)
from bot.words.catalogue import Texts
from bot.words.ways_on import WAYS_ON, doors
from tests.world.clock import pass_time

ROOT = Path(__file__).resolve().parents[2]


def new_press() -> AsyncMock:
    """Return a press of a bot that sends its messages as it does."""
    press = AsyncMock()
    press.client.services.deliveries = Deliveries(MagicMock(), MagicMock(), MagicMock(), lambda: 0.0, str)
    return press


async def hang(*_: Any, **__: Any) -> None:
    await asyncio.Event().wait()


WAYS: dict[str, Callable[[Any], Awaitable[object]]] = {
    "reply": lambda press: reply(press, words_layout("x")),
    "redraw": lambda press: redraw(press, words_layout("x")),
    "answer later": answer_later,
    "ask": lambda press: ask(press, discord.ui.Modal(title="x")),
}


@pytest.mark.jumping
@pytest.mark.parametrize("way", WAYS)
async def test_a_first_answer_is_given_up_when_discord_takes_it_no_longer(way: str) -> None:
    press = new_press()
    press.response.is_done = MagicMock(return_value=False)
    for method in ("send_message", "edit_message", "defer", "send_modal"):
        setattr(press.response, method, hang)
    begun = asyncio.get_running_loop().time()
    with pytest.raises(TimeoutError):
        await WAYS[way](press)
    assert asyncio.get_running_loop().time() - begun == pytest.approx(INTERACTION_SECONDS, abs=0.5)


@pytest.mark.jumping
async def test_files_that_follow_an_answer_have_time_to_be_sent() -> None:
    press = new_press()
    press.response.is_done = MagicMock(return_value=True)

    async def send(**_: Any) -> Any:
        await pass_time(3 * FOLLOW_UP_SECONDS)
        return MagicMock(id=5)

    press.followup.send = send
    with pytest.raises(TimeoutError):
        await reply(press, words_layout("x"))
    assert await reply(press, file_message("x", {"my-data.zip": b"much"})) == 5


async def test_work_that_takes_too_long_goes_on() -> None:
    go_on = asyncio.Event()
    work, done = await within(0.01, go_on.wait())
    assert not done
    go_on.set()
    assert await work


@pytest.mark.parametrize("typed", [True, False])
async def test_wrong_rules_are_told_only_to_whoever_typed_them(typed: bool, caplog: pytest.LogCaptureFixture) -> None:
    """Behind a button they are a defect of ours, and the log has it."""
    press = new_press()
    press.response.is_done, press.client.is_closed = MagicMock(return_value=False), MagicMock(return_value=False)
    press.locale, press.extras, press.custom_id = "en-US", {}, "rb:hand:1"
    press.command = MagicMock(qualified_name="table open") if typed else None
    await answer_failure(press, RulesError("rules-fault-word", word="poker"))
    assert ("rb:hand:1 failed" in caplog.text) is not typed
    press.response.send_message.assert_awaited_once()


@pytest.mark.parametrize("key", WAYS_ON)
async def test_a_raised_refusal_is_told_with_what_to_do_instead(key: str, caplog: pytest.LogCaptureFixture) -> None:
    press = new_press()
    press.response.is_done, press.locale, press.extras = MagicMock(return_value=False), "en-US", {}
    await answer_failure(press, RequestRefused(key, "No."))
    [sent] = [call.kwargs["view"] for call in press.response.send_message.await_args_list]
    items = list(sent.walk_children())
    assert "No." in [getattr(item, "content", None) for item in items]
    shown = {item.custom_id for item in items if isinstance(item, discord.ui.Button)}
    assert shown == {door_button(door, Texts()).custom_id for door in doors(key)}
    assert caplog.records == []


def test_first_answers_are_made_in_one_place() -> None:
    """Nowhere else is a time limit, the private or the public, or a picture that goes, left out."""
    calls = re.compile(r"\.response\.(send_message|edit_message|defer|send_modal)\(")
    files = {
        str(path.relative_to(ROOT))
        for folder in ("bot", "cogs")
        for path in (ROOT / folder).rglob("*.py")
        if calls.search(path.read_text("utf-8"))
    }
    assert files == {"bot/ui/replies.py"}


def test_a_message_pings_exactly_those_whom_it_calls() -> None:
    """Whatever a name or a word in it says, and also where the client's own default is merged in."""
    for called in (only(7, 8), NOBODY.merge(only(7, 8))):
        sent: Any = called.to_dict()
        assert sent == {"parse": [], "users": [7, 8]}


# -- errors
#
# Requests that failed, and messages that are sent again.


def test_every_message_has_a_nonce_of_its_own_that_discord_takes() -> None:
    """Also with ids and sequence numbers so long that they do not fit."""
    numbers = (1, 12, 999_999_999_999, 10**15 - 1)
    kinds = ("table", "turn", "season", "owner")
    nonces = [make_nonce(kind, *parts) for kind in kinds for parts in product(numbers, repeat=3)]
    assert len(set(nonces)) == len(kinds) * len(numbers) ** 3
    assert all(len(nonce) <= 25 for nonce in nonces)
    assert make_nonce("table", 12, 3, 0) == "table-12-3-0"
