"""The request budget: a few at once, 45 in any second, everybody waits where Discord says so; every attempt counts."""

from __future__ import annotations

import asyncio
import heapq
import json
import logging
import math
import random
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
import discord
import pytest
from aiohttp import web
from discord.http import HTTPClient, Route

from bot import client
from bot.engine import presets
from bot.ui.rate_limiter import (
    BURST,
    MOST_REFUSED,
    PER_SECOND,
    REFUSED_SECONDS,
    ROOM_AGAIN,
    ROOM_SECONDS,
    ROOM_SHARE,
    RateLimiter,
    trace_requests,
)
from cogs.table.message_state import BUSY_HAND_REQUESTS, HAND_REQUESTS, requests_to_come
from tests.discord import card_table
from tests.world import require
from tests.world.clock import StillClock, poll, turns
from tests.world.games import moments

GAP = 1 / PER_SECOND


class Senders:
    """People who send one request each as soon as the limiter lets them, and when that was."""

    def __init__(self) -> None:
        self.clock = StillClock()
        self.limiter = RateLimiter(self.clock.now, self.clock.sleep)
        self.sent: list[float] = []
        self.order: list[int] = []
        self.waiting: list[asyncio.Task[None]] = []

    def ask(self, number: int) -> None:
        self.waiting += [asyncio.create_task(self._send(len(self.waiting) + each)) for each in range(number)]

    async def _send(self, number: int) -> None:
        await self.limiter.turn()
        self.sent.append(self.clock.time)
        self.order.append(number)


@pytest.fixture
def senders() -> Senders:
    return Senders()


def most_within(seconds: float, sent: list[float]) -> int:
    """The most requests in any stretch of so many seconds."""
    return max(sum(begin <= at <= begin + seconds for at in sent) for begin in sent)


async def test_ten_go_at_once_and_forty_five_in_any_second(senders: Senders) -> None:
    senders.ask(400)
    await senders.clock.advance(12)
    assert len(senders.sent) == 400
    assert senders.order == list(range(400)), "first come, first served"
    assert most_within(0.0, senders.sent) <= BURST == 10
    assert most_within(1.0, senders.sent) <= PER_SECOND == 45, "Discord allows 50"
    assert senders.sent[-1] - senders.sent[0] < 400 / PER_SECOND + 1, "and no slower than that"


async def test_the_debug_log_has_each_request_and_its_wait(senders: Senders, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("DEBUG", logger="bot.ui.rate_limiter")
    senders.ask(BURST + 1)
    await senders.clock.advance(1)
    senders.limiter.note_end("/api/v10/channels/7/messages/8", 200)
    waited = [f"a request waited {wait} ms for its turn" for wait in [0] * BURST + [22]]
    assert caplog.messages == [*waited, "a request to channels ended with 200"]


async def test_the_budget_holds_over_a_minute_however_the_requests_come(senders: Senders) -> None:
    for second in range(60):
        senders.ask(500 if second == 0 else second)
        await senders.clock.advance(1)
    await senders.clock.advance(60)
    assert len(senders.sent) == 500 + sum(range(60)), "nobody is forgotten"
    assert most_within(1.0, senders.sent) <= PER_SECOND
    assert most_within(0.0, senders.sent) <= BURST


async def test_processes_share_the_budget(senders: Senders) -> None:
    senders.limiter.share_among(3)
    senders.ask(200)
    await senders.clock.advance(20.0)
    assert most_within(1.0, senders.sent) <= PER_SECOND // 3
    assert senders.sent[14] - senders.sent[0] < 1.0, "and no slower than that"
    senders.limiter.share_among(1)
    before = len(senders.sent)
    senders.ask(200)
    await senders.clock.advance(3.0)
    assert len(senders.sent) - before > 2 * PER_SECOND, "whoever is left alone has all of it again"


async def test_an_hour_of_rest_is_worth_one_burst(senders: Senders) -> None:
    senders.ask(BURST)
    await senders.clock.advance(3600)
    senders.ask(2 * BURST)
    await senders.clock.advance(0)
    assert len(senders.sent) == 2 * BURST
    await senders.clock.advance(1.5 * GAP)
    assert len(senders.sent) == 2 * BURST + 1


async def test_a_cancelled_wait_costs_the_others_nothing(senders: Senders) -> None:
    senders.ask(BURST + 3)
    await senders.clock.advance(0)
    for impatient in (BURST, BURST + 1):
        senders.waiting[impatient].cancel()
    await senders.clock.advance(1.5 * GAP)
    assert senders.order == [*range(BURST), BURST + 2]


async def test_everybody_waits_after_a_global_429(senders: Senders) -> None:
    senders.ask(BURST + 5)
    await senders.clock.advance(0)
    senders.limiter.pause(7)
    senders.limiter.pause(2)
    await senders.clock.advance(6.9)
    assert len(senders.sent) == BURST
    await senders.clock.advance(1)
    assert len(senders.sent) == BURST + 5


async def test_refusals_stop_everything_long_before_discord_does(
    senders: Senders, caplog: pytest.LogCaptureFixture
) -> None:
    for _ in range(MOST_REFUSED - 1):
        senders.limiter.note_refusal()
    await senders.clock.advance(100)
    senders.ask(1)
    await senders.clock.advance(0)
    assert len(senders.sent) == 1
    with caplog.at_level(logging.ERROR):
        senders.limiter.note_refusal()
        senders.ask(5)
        await senders.clock.advance(REFUSED_SECONDS - 101)
        assert len(senders.sent) == 1
        assert len(caplog.records) == 1, "once, not for each of them"
    await senders.clock.advance(2)
    assert len(senders.sent) == 6, "ten minutes later they are forgiven"
    assert MOST_REFUSED <= 2000, "Discord bans for 10,000"


# --- in discord.py, over real HTTP


class Discord:
    """A Discord that answers by a list of refusals, then with success; and what was asked."""

    def __init__(self) -> None:
        self.arrived: list[str] = []
        self.refusals: list[Callable[[], web.Response]] = []

    async def answer(self, request: web.Request) -> web.Response:
        self.arrived.append(request.path)
        if self.refusals:
            return self.refusals.pop(0)()
        return said({"id": "1"})


def said(body: object, status: int = 200, headers: Mapping[str, str] | None = None) -> web.Response:
    """An answer as discord.py takes it for Discord's own."""
    every = {"Via": "1.1", "Content-Type": "application/json"}
    return web.Response(body=json.dumps(body).encode(), status=status, headers={**every, **(headers or {})})


def limited(seconds: float, *, scope: str, header: str | None = None) -> web.Response:
    """A 429 as Discord sends it; ``header`` tells us to wait for another time than discord.py."""
    headers = {"Retry-After": header or str(seconds), "X-RateLimit-Scope": scope}
    if scope == "global":
        headers["X-RateLimit-Global"] = "true"
    body = {"message": "You are being rate limited.", "retry_after": seconds, "global": scope == "global"}
    return said(body, 429, headers)


@asynccontextmanager
async def connected(limiter: RateLimiter, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[tuple[HTTPClient, Discord]]:
    """discord.py's client with its session as the bot makes it, and a Discord on the loopback interface."""
    there = Discord()
    server = web.Application()
    server.router.add_route("*", "/{path:.*}", there.answer)
    runner = web.AppRunner(server)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    port = runner.addresses[0][1]
    monkeypatch.setattr(Route, "BASE", f"http://127.0.0.1:{port}/api/v10")
    client = HTTPClient(asyncio.get_running_loop(), http_trace=trace_requests(limiter))
    await client.static_login("a.b.c")  # takes a turn, too
    there.arrived.clear()
    try:
        yield client, there
    finally:
        await client.close()
        await runner.cleanup()


def _edit(channel: int) -> Route:
    return Route(
        "PATCH", "/channels/{channel_id}/messages/{message_id}", channel_id=channel, message_id=2, metadata=None
    )


class Counting(RateLimiter):
    """How many turns it has ``given``, how many refusals were ``counted``, and whether it was ``paused``."""

    given = counted = 0
    paused = False

    async def turn(self) -> None:
        await super().turn()
        self.given += 1

    def note_refusal(self) -> None:
        self.counted += 1
        super().note_refusal()

    def pause(self, seconds: float) -> None:
        self.paused = True
        super().pause(seconds)


@pytest.mark.proof
@pytest.mark.parametrize("refused", [False, True])
async def test_many_requests_keep_to_the_budget_and_to_a_global_429(
    monkeypatch: pytest.MonkeyPatch, refused: bool
) -> None:
    clock = StillClock()
    limiter = Counting(clock.now, clock.sleep)
    async with connected(limiter, monkeypatch) as (client, there):
        await clock.advance(60)
        limiter.given = 0
        there.refusals = [lambda: limited(0.05, scope="global", header="5")] * refused
        asking = asyncio.gather(*(client.request(_edit(channel)) for channel in range(100)))
        await poll(lambda: len(there.arrived) == BURST == limiter.given and limiter.paused is refused)
        for _ in range(49 if refused else 9):
            await clock.advance(0.1)
        assert limiter.given == BURST if refused else BURST < limiter.given <= PER_SECOND
        await poll(lambda: len(there.arrived) == limiter.given)

        async def answered() -> bool:
            await clock.advance(0.1)
            return asking.done()

        await poll(answered)
        assert len(there.arrived) == 100 + refused


@pytest.mark.proof
async def test_the_retries_of_discord_py_wait_for_their_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    limiter = Counting()
    async with connected(limiter, monkeypatch) as (client, there):
        limiter.given = 0
        there.refusals = [lambda: limited(0.05, scope="user") for _ in range(3)]
        await client.request(_edit(1))
        assert len(there.arrived) == 4
        assert limiter.given == 4


@pytest.mark.proof
@pytest.mark.parametrize(("scope", "refusals"), [("user", 1), ("global", 1), ("shared", 0)])
async def test_only_discords_own_429s_count(monkeypatch: pytest.MonkeyPatch, scope: str, refusals: int) -> None:
    limiter = Counting()
    async with connected(limiter, monkeypatch) as (client, there):
        there.refusals = [lambda: limited(0.05, scope=scope)]
        await client.request(_edit(1))
        assert limiter.counted == refusals
        there.refusals = [lambda: said({"code": 50013}, 403)]
        with pytest.raises(discord.Forbidden):
            await client.request(_edit(1))
        assert limiter.counted == refusals + 1


async def test_the_bot_hands_it_to_discord_py(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    traces: list[RateLimiter] = []

    def noted(limiter: RateLimiter) -> aiohttp.TraceConfig:
        traces.append(limiter)
        return trace_requests(limiter)

    monkeypatch.setattr(client, "trace_requests", noted)
    bot = card_table.new_bot(tmp_path)
    assert len(traces) == 1
    assert bot.http.http_trace is not None


@pytest.mark.proof
async def test_answers_to_presses_never_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    limiter = RateLimiter()
    async with connected(limiter, monkeypatch) as (client, there):
        limiter.pause(60)
        answer = Route("POST", "/interactions/{id}/{token}/callback", id=1, token="x")  # noqa: S106 - opens nothing
        async with asyncio.timeout(30):
            await client.request(answer)
        assert there.arrived == ["/api/v10/interactions/1/x/callback"]


async def test_room_ends_at_a_share_and_begins_again_below_a_lower_one(senders: Senders) -> None:
    senders.limiter.share_among(PER_SECOND)
    await senders.clock.advance(ROOM_SECONDS)
    for _ in range(round(ROOM_SHARE * ROOM_SECONDS)):
        assert senders.limiter.has_room()
        senders.ask(1)
        await senders.clock.advance(2.0)
    began = senders.clock.now()
    while not senders.limiter.has_room():
        await senders.clock.advance(1.0)
    left = sum(at > senders.clock.now() - ROOM_SECONDS for at in senders.sent)
    assert senders.clock.now() > began
    assert left == math.ceil(ROOM_AGAIN * ROOM_SECONDS) - 1
    senders.limiter.share_among(1)
    await senders.clock.advance(ROOM_SECONDS)
    assert senders.limiter.has_room()
    senders.ask(BURST + 1)
    await turns(3 * BURST)
    assert not senders.limiter.has_room(), "somebody waits"
    await senders.clock.advance(2 * GAP)
    assert senders.limiter.has_room()
    senders.limiter.pause(5.0)
    assert not senders.limiter.has_room(), "Discord wants nothing"
    await senders.clock.advance(5.0)
    assert senders.limiter.has_room()


@pytest.mark.parametrize("tables", [5, 60, 85, 100, 200])
async def test_room_does_not_come_and_go_and_a_hand_without_it_takes_at_most_eight(tables: int) -> None:
    """In an hour after a restart, at tables where a hand takes two minutes, drawn by the rules of an announcer."""
    time, ended, chance = 0.0, math.inf, random.Random(tables)

    async def pass_time(seconds: float) -> None:
        nonlocal time
        time += seconds

    limiter = RateLimiter(lambda: time, pass_time)
    views = [now.table for now in moments(presets.build("standard"), 5, 1)]
    due = [(chance.uniform(0, 4), table, chance.randrange(len(views)), 0) for table in range(tables)]
    rooms, back, without = [True], list[float](), list[int]()
    while due[0][0] < 3600:
        at, table, act, spent = heapq.heappop(due)
        time, room, public, last = max(time, at), limiter.has_room(), require(views[act].public), act + 1 == len(views)
        if room is not rooms[-1]:
            rooms, ended = [*rooms, room], time
            back += [time] if room else []
        fits = spent + requests_to_come(views[act], singly=room) <= (HAND_REQUESTS if room else BUSY_HAND_REQUESTS)
        drawn = 2 if last else fits and (room or bool(public.tricks and not public.trick))
        for _ in range(drawn):  # at the end the score sheet, and the older one is deleted
            await limiter.turn()
        if last and (tables > 85 or time > ended + 600) and not room:
            without.append(spent + drawn)
        following = (0, 0) if last else (act + 1, spent + drawn)
        heapq.heappush(due, (time + chance.expovariate(len(views) / 120), table, *following))
    assert len(back) <= (tables in (60, 85)), "at most once, soon after the restart, where there may be enough"
    assert max(back, default=0) < ROOM_SECONDS
    assert max(without, default=0) <= BUSY_HAND_REQUESTS
    assert tables == 85 or rooms[-1] is (tables < 85)
