"""The test bench itself: a bot of a few lines shows that its faults and checks work."""

import asyncio
import time
from collections.abc import Awaitable
from typing import Any, Self

import aiohttp
import discord
import pytest
from discord.ext import commands

from tests.discord import settlement
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
        await land(world.env, aim(world.env, world.people[0], message, "n:1"))
        await deliver_again(world.env)
        assert bot.presses == [("ann", 1), ("ann", 1)]
        assert bot.failures == ["HTTPException"]  # 40060: it has been answered already


async def test_a_lost_reply_does_not_undo_the_request() -> None:
    bot = Counter()
    async with evening(bot) as world:
        message = await bot.post(world)
        Wire(world.env).lose_reply("POST", "/interactions/*/callback")
        await world.people[0].click(message, label="Next")
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
        await world.people[0].click(message, label="Next")
        assert (look(world.env, message).text, bot.thoughts) == ("Page 2", 1)
        await world.env.advance_time(61)
        assert bot.thoughts == 2


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
        result = await world.people[0].click(message, label="Next")
        assert not result.acknowledged
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
        assert await code(message.edit(view=page(2))) == 50001
        await forbid(world)
        await message.edit(view=page(2))
        await delete_message(world, message)
        assert await code(message.edit(view=page(3))) == 10008
        await delete_channel(world)
        assert await code(message.edit(view=page(3))) == 10003
        await expel(world)
        assert await code(bot.post(world)) == 10003
