"""The guard of the request budget: a second's worth at once, then one after another; nothing more is ever saved up."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.ui.discord import rate_limiter
from bot.ui.discord.rate_limiter import PER_SECOND, RateLimiter
from tests.discord.card_table import card_table
from tests.discord.simulation import counted

GAP = 1 / PER_SECOND


class FakeClock:
    """A loop whose time moves only when it is told to; stands in for what the guard uses of ``asyncio``."""

    def __init__(self) -> None:
        self.now = 1000.0
        self._sleepers: list[tuple[float, asyncio.Future[None]]] = []

    def get_running_loop(self) -> FakeClock:
        return self

    def time(self) -> float:
        return self.now

    async def sleep(self, seconds: float) -> None:
        woken = asyncio.get_running_loop().create_future()
        self._sleepers.append((self.now + seconds, woken))
        await woken

    async def advance(self, seconds: float) -> None:
        """Move on, waking each sleeper at their own moment."""
        until = self.now + seconds
        await settled()
        while due := sorted((sleeper for sleeper in self._sleepers if sleeper[0] <= until), key=lambda each: each[0]):
            self._sleepers.remove(due[0])
            self.now, woken = due[0]
            if not woken.done():
                woken.set_result(None)
            await settled()
        self.now = until


async def settled() -> None:
    """Everybody who can go on has gone on."""
    for _ in range(3):
        await asyncio.sleep(0)


class Senders:
    """People who send one request each as soon as the guard lets them, and when that was."""

    def __init__(self, clock: FakeClock) -> None:
        self.clock = clock
        self.sent: list[float] = []
        self.order: list[int] = []
        self.waiting: list[asyncio.Task[None]] = []
        self._guard = RateLimiter()

    def ask(self, number: int) -> None:
        self.waiting += [asyncio.create_task(self._send(len(self.waiting) + each)) for each in range(number)]

    async def _send(self, number: int) -> None:
        await self._guard.turn()
        self.sent.append(self.clock.now)
        self.order.append(number)


@pytest.fixture
def senders(monkeypatch: pytest.MonkeyPatch) -> Senders:
    clock = FakeClock()
    monkeypatch.setattr(rate_limiter, "asyncio", clock)
    return Senders(clock)


async def test_a_seconds_worth_goes_at_once_and_the_rest_one_after_another(senders: Senders) -> None:
    senders.ask(200)
    await senders.clock.advance(10)
    expected = [1000.0] * PER_SECOND + [1000.0 + GAP * place for place in range(1, 200 - PER_SECOND + 1)]
    assert senders.sent == pytest.approx(expected)
    assert senders.order == list(range(200)), "first come, first served"
    assert PER_SECOND <= 45, "Discord allows 50; some go to what is not guarded"


async def test_the_budget_holds_over_a_minute(senders: Senders) -> None:
    """However the requests come: by the end of any second no more have gone than the burst and 45 for each second."""
    for second in range(60):
        senders.ask(500 if second == 0 else second)
        await senders.clock.advance(1)
        assert len(senders.sent) <= PER_SECOND * (second + 2)
    asked = len(senders.waiting)
    assert asked == 500 + sum(range(60))
    await senders.clock.advance(60)
    assert len(senders.sent) == asked, "nobody is forgotten"


async def test_idle_time_gives_the_burst_back_and_no_more(senders: Senders) -> None:
    senders.ask(PER_SECOND)
    await senders.clock.advance(3600)
    senders.ask(2 * PER_SECOND)
    await senders.clock.advance(0)
    assert len(senders.sent) == 2 * PER_SECOND, "an hour of rest is worth one second"
    await senders.clock.advance(0.5 * GAP)
    assert len(senders.sent) == 2 * PER_SECOND
    await senders.clock.advance(GAP)
    assert len(senders.sent) == 2 * PER_SECOND + 1


async def test_half_a_second_gives_half_of_it_back(senders: Senders) -> None:
    senders.ask(PER_SECOND)
    await senders.clock.advance(0.5)
    senders.ask(PER_SECOND)
    await senders.clock.advance(0)
    assert len(senders.sent) - PER_SECOND == PER_SECOND // 2


async def test_who_gives_up_waiting_costs_the_others_nothing(senders: Senders) -> None:
    senders.ask(PER_SECOND + 3)
    await senders.clock.advance(0)
    senders.waiting[PER_SECOND].cancel()
    await senders.clock.advance(3.5 * GAP)
    assert senders.order == [*range(PER_SECOND), PER_SECOND + 1, PER_SECOND + 2]


async def test_every_counted_request_of_a_game_has_its_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with card_table(tmp_path, seed=5) as table:
        turns, first = 0, len(table.env.http_requests)
        wait = RateLimiter.turn

        async def noted(guard: RateLimiter) -> None:
            nonlocal turns
            turns += 1
            await wait(guard)

        monkeypatch.setattr(RateLimiter, "turn", noted)
        await table.gather("standard", points=2)
        await table.play_on(until_hand=2)
        assert turns == len(counted(table.env.http_requests[first:])) > 3
