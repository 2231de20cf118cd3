"""The test bench itself: a bot of a few lines shows that its faults and checks work."""

from __future__ import annotations

import asyncio
import time
from asyncio.futures import _set_result_unless_cancelled  # type: ignore[attr-defined]
from collections.abc import Awaitable, Callable, Sequence
from contextlib import nullcontext
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any, Self

import aiohttp
import discord
import pytest
from discord import app_commands
from discord.ext import commands
from simcord import _settlement
from simcord._runtime import _CallbackRecord
from simcord._settlement import _is_parked, _SettlementState

from tests.discord import settlement
from tests.discord.openapi import DiscordDescription
from tests.discord.shortcuts import copy_json, shortcuts
from tests.discord.simulation import (
    SwallowedErrors,
    Wire,
    World,
    aim,
    counted,
    delete_channel,
    delete_message,
    deliver_again,
    evening,
    expel,
    forbid,
    land,
    look,
)
from tests.world.clock import quiet

NOBODY = discord.AllowedMentions.none()


class Count(discord.ui.DynamicItem[discord.ui.Button[discord.ui.LayoutView]], template=r"n:(?P<number>\d+)"):
    """A button that counts on."""

    def __init__(self, number: int) -> None:
        super().__init__(discord.ui.Button(label="Next", custom_id=f"n:{number}"))
        self.number = number

    @classmethod
    async def from_custom_id(cls, interaction: discord.Interaction[Any], item: Any, match: Any) -> Self:
        return cls(int(match["number"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.client.pressed(interaction, self.number)


def page(number: int) -> discord.ui.LayoutView:
    view = discord.ui.LayoutView(timeout=None)
    row: discord.ui.ActionRow[discord.ui.LayoutView] = discord.ui.ActionRow()
    row.add_item(Count(number))
    view.add_item(discord.ui.Container(discord.ui.TextDisplay(f"Page {number}"), row))
    return view


class Counter(commands.AutoShardedBot):
    """Posts a page with a button; each press is remembered and turns the page."""

    def __init__(self) -> None:
        super().__init__(commands.when_mentioned, intents=discord.Intents.none(), allowed_mentions=NOBODY)
        self.presses: list[tuple[str, int]] = []
        self.failures: list[str] = []

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Count)

    async def post(self, world: World) -> discord.Message:
        return await self.get_partial_messageable(world.channel.id).send(view=page(1))

    async def pressed(self, interaction: discord.Interaction[Any], number: int) -> None:
        if number == 13:
            raise ValueError("an unlucky number")
        self.presses.append((interaction.user.name, number))
        try:
            async with asyncio.timeout(2.5):
                await interaction.response.edit_message(view=page(number + 1))
        except (discord.HTTPException, aiohttp.ClientError, TimeoutError) as error:
            self.failures.append(type(error).__name__)


async def test_an_event_delivered_twice_counts_once() -> None:
    bot = Counter()
    async with evening(bot) as world:
        message = await bot.post(world)
        await land(world.env, aim(world.env, world.ann, message, "n:1"))
        await deliver_again(world.env)
        assert bot.presses == [("ann", 1), ("ann", 1)]
        assert bot.failures == ["HTTPException"]  # 40060: it has been answered already


async def test_a_lost_reply_does_not_undo_the_request() -> None:
    bot = Counter()
    async with evening(bot) as world:
        message = await bot.post(world)
        Wire(world.env).lose_reply("POST", "/interactions/*/callback")
        await world.ann.click(message, label="Next")
        assert bot.failures == ["ServerDisconnectedError"]
        assert look(world.env, message).text == "Page 2"


class Pensive(Counter):
    """Thinks for longer than the simulation waits at a time: about a press, and a minute later once more."""

    thoughts = 0

    async def pressed(self, interaction: discord.Interaction[Any], number: int) -> None:
        await self.think()
        await super().pressed(interaction, number)
        await asyncio.sleep(60)
        await self.think()

    async def think(self) -> None:
        await asyncio.to_thread(time.sleep, 0.3)
        self.thoughts += 1


async def test_a_slow_bot_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(settlement, "CHANCES", 200)
    bot = Pensive()
    async with evening(bot, settle_timeout=0.1) as world:
        message = await bot.post(world)
        await world.ann.click(message, label="Next")
        assert (look(world.env, message).text, bot.thoughts) == ("Page 2", 1)
        await world.env.advance_time(61)
        assert bot.thoughts == 2


class Sleepy(Counter):
    """Counts a press on after two seconds."""

    async def pressed(self, interaction: discord.Interaction[Any], number: int) -> None:
        await asyncio.sleep(2)
        await super().pressed(interaction, number)


async def test_nobody_waits_for_a_timer_in_real_time() -> None:
    bot = Sleepy()
    async with evening(bot) as world:
        message, before, since = await bot.post(world), world.env.now(), time.perf_counter()
        await world.ann.click(message, label="Next")
        assert look(world.env, message).text == "Page 2"
        assert (world.env.now() - before).total_seconds() == pytest.approx(2, abs=0.1)
        assert time.perf_counter() - since < 2


class Slow(Pensive):
    """Thinks for longer than it waits for something else."""

    async def pressed(self, interaction: discord.Interaction[Any], number: int) -> None:
        wait = asyncio.create_task(asyncio.sleep(0.2))
        await self.think()
        await Counter.pressed(self, interaction, number + wait.done())


async def test_a_slow_machine_ends_no_timer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(settlement, "CHANCES", 200)
    bot = Slow()
    async with evening(bot, settle_timeout=0.1) as world:
        message = await bot.post(world)
        await world.ann.click(message, label="Next")
        assert look(world.env, message).text == "Page 2"


async def test_a_request_sent_twice() -> None:
    bot = Counter()
    async with evening(bot) as world:
        Wire(world.env).send_twice("POST", "/channels/*/messages")
        before = len(world.env.http_requests)
        await bot.post(world)
        assert [entry.method for entry in counted(world.env.http_requests[before:])] == ["POST", "POST"]
        assert len(world.channel.history()) == 2


async def test_a_held_request_meets_its_deadline() -> None:
    bot = Counter()
    async with evening(bot) as world:
        message = await bot.post(world)
        wire = Wire(world.env)
        hold = wire.hold("POST", "/interactions/*/callback", times=2)
        await land(world.env, *(aim(world.env, person, message, "n:1") for person in world.people[:2]))
        assert hold.waiting == 2
        await world.env.advance_time(3)
        assert (hold.waiting, bot.failures) == (0, ["TimeoutError", "TimeoutError"])
        assert look(world.env, message).text == "Page 1"


async def test_the_simulation_detects_a_swallowed_error(swallowed: SwallowedErrors) -> None:
    bot = Counter()
    async with evening(bot) as world:
        message = await bot.get_partial_messageable(world.channel.id).send(view=page(13))
        assert not (await world.ann.click(message, label="Next")).acknowledged
        assert world.env.errors == []  # SimCord does not see it
    (line,) = swallowed.take()
    assert "an unlucky number" in line


async def test_simulated_errors_have_discords_codes() -> None:
    bot = Counter()

    async def code(act: Awaitable[object]) -> int:
        with pytest.raises(discord.HTTPException) as caught:
            await act
        return caught.value.code

    async with evening(bot) as world:
        message = await bot.post(world)
        await forbid(world, "send_messages")
        assert await code(bot.post(world)) == 50013
        await forbid(world, "view_channel")
        assert await code(message.edit(view=page(2), allowed_mentions=NOBODY)) == 50001
        await forbid(world)
        await message.edit(view=page(2), allowed_mentions=NOBODY)
        await delete_message(world, message)
        assert await code(message.edit(view=page(3), allowed_mentions=NOBODY)) == 10008
        await delete_channel(world)
        assert await code(message.edit(view=page(3), allowed_mentions=NOBODY)) == 10003
        await expel(world)
        assert await code(bot.post(world)) == 10003


# -- shortcuts
#
# The shortcuts come to the same as what they stand for.


# -- copies


def test_a_copy_is_equal_and_shares_nothing_that_can_be_changed() -> None:
    made: Callable[[], dict[str, Any]] = lambda: {  # noqa: E731 - the same anew
        "plain": [1, 2.5, True, None, "text"],
        "deep": [{"list": [[]]}, {}],
        "no JSON": ([1], {2}, bytearray(b"file")),
    }
    value = made()
    copied = copy_json(value)
    assert copied == value
    copied["plain"].append(1)
    copied["deep"][0]["list"][0].append(1)
    copied["deep"][1]["new"] = 1
    pair, numbers, file = copied["no JSON"]
    pair.append(2)
    numbers.add(3)
    file.append(0)
    assert value == made()


# -- translations


class _Marked(app_commands.Translator):
    """Translates into a text's own key and the language; what has no key is no text."""

    async def translate(self, string: app_commands.locale_str, locale: discord.Locale, _: Any) -> str | None:
        return f"{string.extras['key']} in {locale}" if "key" in string.extras else None


class _Shouting(app_commands.Translator):
    async def translate(self, string: app_commands.locale_str, locale: discord.Locale, _: Any) -> str | None:
        return string.message.upper()


def _tree() -> app_commands.CommandTree:
    """A tree of one command, another one each time."""

    @app_commands.command(name="deal", description=app_commands.locale_str("Deals", key="command-deal"))
    @app_commands.describe(cards=app_commands.locale_str("Cards", key="option-cards"))
    async def deal(_: discord.Interaction, cards: int) -> None: ...

    tree = app_commands.CommandTree(discord.Client(intents=discord.Intents.none()))
    tree.add_command(deal)
    return tree


async def _translate(translator: app_commands.Translator) -> dict[str, Any]:
    tree = _tree()
    (command,) = tree.get_commands()
    payload: dict[str, Any] = await command.get_translated_payload(tree, translator)
    return payload


async def test_commands_are_translated_as_discord_py_translates_them() -> None:
    translators = (_Marked(), _Shouting(), _Marked())
    real = [await _translate(translator) for translator in translators]
    assert "command-deal in de" in str(real[0])
    with shortcuts():
        for translator, payload in zip(translators, real, strict=True):
            payloads = await _translate(translator)
            assert payloads == payload
            payloads["options"].clear()  # nor is what is kept changed


# -- waits


async def _until(future: asyncio.Future[None]) -> None:
    await future


async def _in_group(future: asyncio.Future[None]) -> None:
    async with asyncio.TaskGroup() as group:
        group.create_task(_until(future))


Wait = Callable[[discord.Client, asyncio.Future[None]], Awaitable[Any]]

WAITS: dict[str, Wait] = {
    "a future": lambda _, future: _until(future),
    "a task": lambda _, future: asyncio.ensure_future(_until(future)),
    "a shield": lambda _, future: asyncio.shield(future),
    "several": lambda _, future: asyncio.gather(_until(future), _until(future)),
    "the first of several": lambda _, future: asyncio.wait([future]),
    "a timeout": lambda _, future: asyncio.wait_for(future, 60),
    "a group": lambda _, future: _in_group(future),
    "an event": lambda client, _: client.wait_for("message"),
    "an event, for a while": lambda client, _: client.wait_for("message", timeout=60),
}


async def _wait_in_turn(client: discord.Client, waits: Sequence[str], futures: Sequence[asyncio.Future[None]]) -> None:
    for wait, future in zip(waits, futures, strict=True):
        await WAITS[wait](client, future)


def _judge(client: discord.Client, task: asyncio.Task[Any], timers: Sequence[_CallbackRecord]) -> tuple[bool, bool]:
    """Whether SimCord recognizes what a task waits for, and whether it does not wait for the task."""
    loop, tasks = task.get_loop(), dict.fromkeys(asyncio.all_tasks())
    work: Any = SimpleNamespace(callbacks=list(timers), external_waits={}, tasks=tasks)
    state = _SettlementState(work, client, loop, 0.0, False, 1, None)
    waiter = task._fut_waiter  # type: ignore[attr-defined] # as SimCord reads it
    recognized = _settlement._recognized_wait(state, task, waiter)
    return recognized, _is_parked(state, task, loop.time() + 5)


def _end(client: discord.Client, future: asyncio.Future[None]) -> None:
    future.set_result(None)
    client.dispatch("message", None)


@pytest.mark.parametrize("judging", [nullcontext, shortcuts])
@pytest.mark.parametrize("first", WAITS)
async def test_waits_are_judged_as_simcord_judges_them(first: str, judging: Any) -> None:
    """Asked again and again, and when the task has gone on to wait for something else."""
    client = discord.Client(intents=discord.Intents.none())
    client.loop = asyncio.get_running_loop()
    waits = [wait for each in WAITS for wait in (first, each)]
    futures = [client.loop.create_future() for _ in waits]
    task = asyncio.ensure_future(_wait_in_turn(client, waits, futures))
    with judging():
        for wait, future in zip(waits, futures, strict=True):
            await quiet()
            for _ in range(2):
                assert _judge(client, task, []) == ("event" in wait, "event" in wait)
            _end(client, future)
        await task


@pytest.mark.parametrize("judging", [nullcontext, shortcuts])
@pytest.mark.parametrize("seconds", [1, 60])
async def test_sleeps_are_judged_as_simcord_judges_them(seconds: float, judging: Any) -> None:
    """Who sleeps beyond the deadline is not waited for, unless the alarm is turned off."""
    client = discord.Client(intents=discord.Intents.none())
    loop = client.loop = asyncio.get_running_loop()
    future = loop.create_future()
    task = asyncio.ensure_future(_until(future))
    await quiet()
    handle = asyncio.TimerHandle(seconds, _set_result_unless_cancelled, (future, None), loop)  # as asyncio.sleep does
    timer = _CallbackRecord(handle, seconds, "sleep", loop.call_later(seconds, int))
    with judging():
        assert _judge(client, task, [timer]) == (False, seconds > 5)
        handle.cancel()
        assert _judge(client, task, [timer]) == (False, False)
    task.cancel()


# -- openapi
#
# The judge of requests is judged first: what it must let pass, and what it must catch.


MESSAGES = "/channels/1456074443980800008/messages"
MESSAGE = f"{MESSAGES}/1456074443980800021"
CALLBACK = "/interactions/1456074443980800013/a-token/callback"
COMPONENTS_V2 = 1 << 15


@dataclass(frozen=True)
class Sent:
    """A request as SimCord would have recorded it."""

    method: str
    path: str
    json: Any = None


def button(label: str = "Pass", custom_id: str = "bid:7:1:pass") -> dict[str, Any]:
    return {"type": 2, "style": 2, "label": label, "custom_id": custom_id, "disabled": False}


def row(*items: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(items)}


def message(*components: dict[str, Any]) -> dict[str, Any]:
    gallery = {
        "type": 12,
        "items": [{"media": {"url": "attachment://table.png"}, "description": "The table", "spoiler": False}],
    }
    box = {"type": 17, "accent_color": None, "spoiler": False}
    return {
        "content": None,
        "components": [{**box, "components": [{"type": 10, "content": "Table 7"}, gallery, *components]}],
        "flags": COMPONENTS_V2,
        "tts": False,
        "nonce": "7:1",
        "enforce_nonce": True,
        "allowed_mentions": {"parse": [], "users": [1456074443980800009], "replied_user": False},
        "attachments": [{"id": 0, "filename": "table.png", "description": "The table"}],
    }


@pytest.fixture
def description() -> DiscordDescription:
    return DiscordDescription.at_hand() or pytest.skip("Discord's OpenAPI description is not at hand")


@pytest.mark.parametrize(
    ("sent", "complaint"),
    [
        (
            Sent("POST", MESSAGES, message(row(button("x" * 81)))),
            f"POST {MESSAGES}: components[0].components[2].components[0].label: "
            f'"{"x" * 81}" is longer than 80 characters',
        ),
        (
            Sent("PATCH", MESSAGE, message(row(button(custom_id="c" * 101)))),
            "components[0].components[2].components[0].custom_id:",
        ),
        (
            Sent("POST", MESSAGES, message(row(*(button(custom_id=f"card:{n}") for n in range(6))))),
            "components[0].components[2].components:",
        ),
        (
            Sent("POST", CALLBACK, {"type": 7, "data": {"components": [row(button("x" * 81))]}}),
            "data.components[0].components[0].label:",
        ),
        (Sent("POST", CALLBACK, {"type": 99, "data": {}}), "the body:"),
        (Sent("POST", MESSAGES, message({"type": 10, "content": ""})), "components[0].components[2].content:"),
        (Sent("POST", MESSAGES, {"nonce": "n" * 26}), "nonce:"),
        (Sent("POST", MESSAGES, {"allowed_mentions": {"users": ["Ann"]}}), "allowed_mentions.users[0]:"),
        (Sent("POST", MESSAGES, None), "the body:"),
        (Sent("GET", MESSAGE, {"content": "x"}), "Discord expects no body"),
        (Sent("POST", "/channels/1/tricks", {}), "Discord describes no such path"),
        (Sent("PUT", MESSAGES, {}), "Discord describes no such method for this path"),
    ],
)
def test_invalid_requests_are_reported(description: DiscordDescription, sent: Sent, complaint: str) -> None:
    (line,) = description.violations(sent)
    assert line.startswith(f"{sent.method} {sent.path}: ")
    assert complaint in line


def test_every_violation_is_reported(description: DiscordDescription) -> None:
    sent = Sent("POST", MESSAGES, message(row(button("x" * 81), button("y" * 81, "other"))))
    assert len(description.all_violations([sent, Sent("DELETE", MESSAGE), sent])) == 4
