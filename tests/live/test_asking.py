"""How often Discord is asked whether people may still have their pages, with 300 of them, in outages, and when the
machine's clock jumps.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from itertools import pairwise
from types import SimpleNamespace
from typing import Any, Literal, cast
from unittest.mock import AsyncMock

import discord
import pytest

from bot.live.members import ASK_SECONDS, GRACE_SECONDS
from bot.live.pages import Pages
from bot.live.sessions import SESSION_SECONDS
from bot.storage.api import LiveSession
from tests.world.clock import JumpingLoop, pass_time

pytestmark = [pytest.mark.jumping, pytest.mark.proof]

MANY = 300
SEES = discord.Member.__new__(discord.Member)


@dataclass
class Asked:
    """What Discord is asked, and tells after ``seconds``."""

    tells: discord.Member | Literal[False] | None = SEES
    seconds: float = 0.1
    when: dict[int, list[float]] = field(default_factory=dict)

    async def __call__(self, _guild: int, _channel: int, user_id: int) -> discord.Member | Literal[False] | None:
        self.when.setdefault(user_id, []).append(now())
        await pass_time(self.seconds)
        return self.tells


def now() -> float:
    loop = asyncio.get_running_loop()
    assert isinstance(loop, JumpingLoop)
    return loop.wall()


def make_pages(asked: Callable[[int, int, int], Awaitable[Any]]) -> Pages:
    decided, store = SimpleNamespace(people=()), SimpleNamespace(end_live_session=AsyncMock())
    tables = SimpleNamespace(tables_in_channel=lambda _: [], snapshots=tuple)
    services = SimpleNamespace(
        store=store, clock=SimpleNamespace(now=now), owner_journal=SimpleNamespace(decided=decided), tables=tables
    )
    nothing = cast(Any, SimpleNamespace(metrics=SimpleNamespace(live_pages=SimpleNamespace(inc=lambda: None))))
    return Pages(cast(Any, services), nothing, nothing, nothing, asked, lambda *_: None)


def session(number: int) -> LiveSession:
    return LiveSession(number, "Ann", 1, number, "en", now() + SESSION_SECONDS)


async def watch(all_pages: Pages, who: LiveSession) -> float:
    """Let somebody have a page as long as they may; return when that ends."""
    await all_pages.open("", who, AsyncMock(), AsyncMock()).watch()
    return now()


async def test_three_hundred_people_cost_a_question_a_second_and_each_is_asked_for() -> None:
    asked = Asked()
    all_pages, began = make_pages(asked), now()
    watching = [asyncio.create_task(watch(all_pages, session(number))) for number in range(MANY)]
    await pass_time(2 * (ASK_SECONDS + MANY))
    times = sorted(at for each in asked.when.values() for at in each)
    assert min(after - before for before, after in pairwise(times)) > 0.9
    assert len(asked.when) == MANY
    for each in asked.when.values():
        waits = [after - before for before, after in pairwise([began, *each])]
        assert max(waits) < ASK_SECONDS + MANY + 10
    for task in watching:
        task.cancel()


async def test_an_outage_leaves_everybody_an_hour_and_no_more() -> None:
    """However long Discord takes not to answer, and whoever waits behind the others."""
    asked, many = Asked(), 40
    all_pages = make_pages(asked)
    watching = [asyncio.create_task(watch(all_pages, session(number))) for number in range(many)]
    await pass_time(ASK_SECONDS + many + 10)
    asked.tells, asked.seconds, last = None, 100.0, {number: each[-1] for number, each in asked.when.items()}
    for number, task in enumerate(watching):
        stayed = await task - last[number]
        assert GRACE_SECONDS < stayed - ASK_SECONDS < GRACE_SECONDS + 60 + 2 * many + 100


async def test_who_is_gone_is_so_whatever_the_outage_before(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = Asked(tells=None)
    watching = asyncio.create_task(watch(make_pages(asked), session(1)))
    await pass_time(ASK_SECONDS + 1000)
    assert not watching.done()
    asked.tells, came_back = False, now()
    assert await watching - came_back < 70


@pytest.mark.parametrize("jump", [-5 * 3600.0, 3600.0])
async def test_a_clock_that_jumps_puts_no_question_off(jump: float) -> None:
    asked, loop = Asked(), asyncio.get_running_loop()
    assert isinstance(loop, JumpingLoop)
    all_pages, who = make_pages(asked), session(1)
    watching = asyncio.create_task(watch(all_pages, who))
    await pass_time(ASK_SECONDS + 100)
    loop.offset += jump
    asked.tells, at = False, loop.time()
    await watching
    assert loop.time() - at < 2 * ASK_SECONDS
