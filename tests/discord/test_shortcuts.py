"""The shortcuts come to the same as what they stand for."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import discord
import pytest
from discord import app_commands
from simcord import _dpy_internals

from tests.discord.shortcuts import copy_json, shortcuts
from tests.world.clock import quiet

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
    @app_commands.describe(cards=app_commands.locale_str("How many", key="option-cards"))
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
            found = await _translate(translator)
            assert found == payload
            found["options"].clear()  # nor is what is kept changed


# -- waits


async def _until(future: asyncio.Future[None]) -> None:
    await future


async def _in_group(future: asyncio.Future[None]) -> None:
    async with asyncio.TaskGroup() as group:
        group.create_task(_until(future))


Wait = Callable[[asyncio.Future[None]], Awaitable[Any]]

WAITS: dict[str, Wait] = {
    "a future": _until,
    "a task": lambda future: asyncio.ensure_future(_until(future)),
    "a shield": asyncio.shield,
    "several": lambda future: asyncio.gather(_until(future), _until(future)),
    "the first of several": lambda future: asyncio.wait([future]),
    "a timeout": lambda future: asyncio.wait_for(future, 60),
    "a group": _in_group,
}


async def _wait_in_turn(waits: Sequence[Wait], futures: Sequence[asyncio.Future[None]]) -> None:
    for wait, future in zip(waits, futures, strict=True):
        await wait(future)


@pytest.mark.parametrize("before", WAITS)
@pytest.mark.parametrize("after", WAITS)
async def test_waits_are_judged_as_simcord_judges_them(before: str, after: str) -> None:
    """Asked again and again, and when the task has gone on to wait for something else."""
    real = _dpy_internals.composed_tasks
    futures = [asyncio.get_running_loop().create_future() for _ in range(2)]
    task = asyncio.ensure_future(_wait_in_turn((WAITS[before], WAITS[after]), futures))
    with shortcuts():
        assert _dpy_internals.composed_tasks is not real
        for future in futures:
            await quiet()
            waiter = task._fut_waiter  # type: ignore[attr-defined] # as SimCord reads it
            for _ in range(2):
                assert _dpy_internals.composed_tasks(task, waiter) == real(task, waiter)
            future.set_result(None)
        await task


async def test_who_waits_for_an_event_is_known() -> None:
    client = discord.Client(intents=discord.Intents.none())
    client.loop = asyncio.get_running_loop()
    future = asyncio.get_running_loop().create_future()
    other = asyncio.ensure_future(_until(future))
    with shortcuts():
        assert not _dpy_internals.is_wait_for_listener(client, other)
        waiting = asyncio.ensure_future(client.wait_for("message", timeout=60))
        await quiet()
        assert _dpy_internals.is_wait_for_listener(client, waiting)
        assert not _dpy_internals.is_wait_for_listener(client, other)
        waiting.cancel()
    future.set_result(None)
    await asyncio.wait([waiting, other])
