"""How long answers take, and who blocks the event loop."""

from __future__ import annotations

import asyncio
import threading

import pytest

from bot.operations import metrics
from bot.operations.metrics import GIVEN_UP, SLOW_SECONDS, Acknowledgements, LoopLag, Metrics, SentRequest


class NotedMetrics(Metrics):
    """Remembers every wait and lag by itself."""

    def __init__(self) -> None:
        super().__init__()
        self.waits: list[tuple[str, float]] = []
        self.lags: list[float] = []
        self.lag = asyncio.Event()

    def observe_acknowledgement(self, kind: str, seconds: float) -> None:
        self.waits.append((kind, seconds))

    def observe_lag(self, seconds: float) -> None:
        self.lags.append(seconds)
        self.lag.set()


class Waits:
    """Acknowledgements with a clock that is set by hand."""

    def __init__(self) -> None:
        self.time = 100.0
        self.metrics = NotedMetrics()
        self.waits = Acknowledgements(lambda: self.time, self.metrics)
        self.answer(0)

    @property
    def told(self) -> list[tuple[str, float]]:
        return self.metrics.waits

    def answer(self, interaction_id: int, status: int = 200) -> None:
        self.waits.note_request(SentRequest("interactions", status, counted=False, answers=interaction_id))


def test_an_answer_ends_the_wait_once(caplog: pytest.LogCaptureFixture) -> None:
    here = Waits()
    here.waits.note_arrival(1, "component", "act")
    here.time += 0.25
    here.answer(1)
    here.answer(1)
    assert here.told == [("component", 0.25)]
    assert caplog.records == []


def test_a_refused_answer_does_not_count() -> None:
    here = Waits()
    here.waits.note_arrival(1, "component", "act")
    here.answer(1, 404)
    assert here.told == []


def test_a_slow_answer_leaves_a_line(caplog: pytest.LogCaptureFixture) -> None:
    here = Waits()
    here.waits.note_arrival(1, "component", "act")
    here.time += SLOW_SECONDS + 0.2
    here.answer(1)
    assert [record.getMessage() for record in caplog.records] == ["act (component) was answered only after 1.7 s"]


def test_an_unanswered_press_is_counted_at_the_next_one(caplog: pytest.LogCaptureFixture) -> None:
    here = Waits()
    here.waits.note_arrival(1, "application_command", "hint")
    here.waits.note_arrival(1, "application_command", "hint")
    here.time += GIVEN_UP + 1
    here.waits.note_arrival(2, "component", "act")
    assert here.told == [("application_command", GIVEN_UP)]
    assert [record.getMessage() for record in caplog.records] == ["hint (application_command) was never answered"]


def test_without_request_events_no_wait_is_counted(caplog: pytest.LogCaptureFixture) -> None:
    time, noted = [0.0], NotedMetrics()
    waits = Acknowledgements(lambda: time[0], noted)
    waits.note_arrival(1, "component", "act")
    time[0] = 1000.0
    waits.give_up()
    assert noted.waits == []
    assert caplog.records == []


# -- loop lag
#
# Whoever blocks the event loop is noticed.


class Clock:
    """A clock in the test's hands; ``asked`` once somebody beside the loop has looked at it."""

    def __init__(self) -> None:
        self.now, self.asked = 0.0, threading.Event()

    def __call__(self) -> float:
        seen = self.now
        if threading.current_thread() is not threading.main_thread():
            self.asked.set()
        return seen


async def test_a_blocked_loop_is_late(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, noted = Clock(), NotedMetrics()
    monkeypatch.setattr(metrics, "perf_counter", clock)
    lag = LoopLag(noted, period=0.01)
    lag.start()
    async with asyncio.timeout(30):
        await noted.lag.wait()
        clock.asked.clear()
        assert clock.asked.wait(30)  # the loop is blocked meanwhile
        clock.now = 0.3
        while 0.3 not in noted.lags:
            noted.lag.clear()
            await noted.lag.wait()
    lag.close()
    assert noted.lags[0] == 0.0


async def test_the_lag_thread_ends() -> None:
    lag, before = LoopLag(Metrics(), period=60.0), {*threading.enumerate()}
    lag.start()
    [thread] = {*threading.enumerate()} - before
    lag.close()
    await asyncio.to_thread(thread.join, 30)
    assert not thread.is_alive()


def test_requests_without_an_answer_and_those_that_discord_failed_are_counted() -> None:
    other_metrics = Metrics()
    for status in (200, 204, 404, 429, 500, 502, 0):
        other_metrics.count_request(SentRequest("channels", status, counted=True))
    registry = other_metrics.registry
    assert registry.get_sample_value("right_bower_discord_failed_requests_total") == 3
    assert registry.get_sample_value("right_bower_discord_refused_requests_total", {"status": "429"}) == 1
    everything = {"resource": "channels", "counted": "yes"}
    assert registry.get_sample_value("right_bower_discord_requests_total", everything) == 7
