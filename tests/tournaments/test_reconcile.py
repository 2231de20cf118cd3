"""Repairs run once at a time for each key, and again later where they failed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from bot.tournaments.reconcile import Reconciler
from tests.world.clock import StillClock, quiet

SECONDS = 60.0


class Fault(Exception):
    """What keeps a repair from going well."""


class Workshop:
    """Repairs that come out as the test says: ``outcomes`` are those of the next ones, and all after them go well.

    While ``gate`` is set, repairs wait for it.
    """

    def __init__(self) -> None:
        self.clock = StillClock()
        self.outcomes: list[str | Exception | None] = []
        self.begun: list[str] = []
        self.done: list[str] = []
        self.gate: asyncio.Event | None = None
        self.reconciler = Reconciler(self.repair, self.clock, SECONDS, "thing", (Fault,))

    async def repair(self, key: str) -> str | None:
        self.begun.append(key)
        outcome = self.outcomes.pop(0) if self.outcomes else None
        if self.gate is not None:
            await self.gate.wait()
        if isinstance(outcome, Exception):
            raise outcome
        self.done.append(key)
        return outcome


@pytest.fixture
async def workshop() -> AsyncIterator[Workshop]:
    workshop = Workshop()
    yield workshop
    await workshop.reconciler.close()


async def test_whoever_asks_while_a_key_is_looked_at_lets_it_be_looked_at_once_more(workshop: Workshop) -> None:
    workshop.gate = asyncio.Event()
    for key in ("a", "b", "a", "a"):
        workshop.reconciler.request(key)
        await quiet()
    await workshop.reconciler.run("a")
    assert workshop.begun == ["a", "b"]
    assert workshop.reconciler.busy
    workshop.gate.set()
    await workshop.reconciler.finish()
    assert sorted(workshop.done) == ["a", "a", "b"]
    assert not workshop.reconciler.busy


@pytest.mark.parametrize("outcome", ["no room", Fault()])
@pytest.mark.parametrize("before", [(), (None,)])
async def test_what_did_not_go_well_is_looked_at_again_later(
    workshop: Workshop, outcome: str | Exception, before: tuple[None, ...]
) -> None:
    """Also if an earlier look of the same run did go well."""
    workshop.outcomes = [*before, outcome]
    workshop.gate = asyncio.Event()
    workshop.reconciler.request("a")
    await quiet()
    if before:
        workshop.reconciler.request("a")
    workshop.gate.set()
    await workshop.reconciler.finish()
    assert list(workshop.reconciler.behind) == ["a"]
    looks = len(workshop.begun)
    await workshop.clock.advance(SECONDS - 1)
    assert len(workshop.begun) == looks
    await workshop.clock.advance(1)
    assert len(workshop.begun) == looks + 1
    assert not workshop.reconciler.behind
    await workshop.clock.advance(10 * SECONDS)
    assert len(workshop.begun) == looks + 1


async def test_what_has_to_wait_is_told_to_the_one_who_waits_for_the_look(workshop: Workshop) -> None:
    workshop.outcomes = ["no room"]
    assert await workshop.reconciler.run("a") == "no room"
    assert await workshop.reconciler.run("a") is None


async def test_a_fault_is_told_to_the_one_who_waits_for_the_look(workshop: Workshop) -> None:
    workshop.outcomes = [Fault(), Fault()]
    with pytest.raises(Fault):
        await workshop.reconciler.run("a")
    await workshop.reconciler.run_quietly("a")
    assert list(workshop.reconciler.behind) == ["a"]


async def test_a_look_makes_the_later_one_needless(workshop: Workshop) -> None:
    workshop.outcomes = ["no room"]
    await workshop.reconciler.run("a")
    await workshop.reconciler.run("a")
    await workshop.clock.advance(10 * SECONDS)
    assert workshop.begun == ["a", "a"]


async def test_a_dropped_key_is_not_looked_at_again(workshop: Workshop) -> None:
    workshop.outcomes = ["no room", "no room"]
    await workshop.reconciler.run("a")
    await workshop.reconciler.run("b")
    workshop.reconciler.drop("a")
    await workshop.clock.advance(SECONDS)
    assert workshop.begun == ["a", "b", "b"]


async def test_a_later_look_that_is_under_way_is_not_dropped(workshop: Workshop) -> None:
    workshop.outcomes = ["no room"]
    await workshop.reconciler.run("a")
    workshop.gate = asyncio.Event()
    await workshop.clock.advance(SECONDS)
    workshop.reconciler.drop("a")
    workshop.gate.set()
    await workshop.reconciler.finish()
    assert workshop.done == ["a", "a"]
    assert not workshop.reconciler.behind


@pytest.mark.parametrize("later", [False, True])
async def test_cancelling_ends_the_look_that_is_under_way(workshop: Workshop, later: bool) -> None:
    if later:
        workshop.outcomes = ["no room"]
        await workshop.reconciler.run("a")
    workshop.gate = asyncio.Event()
    workshop.reconciler.request("b")
    if later:
        await workshop.clock.advance(SECONDS)
    else:
        workshop.reconciler.request("a")
        await quiet()
    done = list(workshop.done)
    await workshop.reconciler.cancel("a")
    workshop.gate.set()
    await workshop.reconciler.finish()
    assert workshop.done == [*done, "b"]
    assert not workshop.reconciler.behind


async def test_a_look_whose_caller_is_cancelled_is_tried_later_without_a_warning(
    workshop: Workshop, caplog: pytest.LogCaptureFixture
) -> None:
    workshop.gate = asyncio.Event()
    caller = asyncio.ensure_future(workshop.reconciler.run("a"))
    await quiet()
    caller.cancel()
    await asyncio.wait({caller})
    assert workshop.reconciler.behind == ("a",)
    assert caplog.records == []
    workshop.gate.set()
    await workshop.clock.advance(SECONDS)
    assert workshop.done == ["a"]


async def test_after_closing_nothing_is_looked_at(workshop: Workshop) -> None:
    """A look that is under way in the background ends there."""
    workshop.outcomes = ["no room"]
    await workshop.reconciler.run("a")
    workshop.gate = asyncio.Event()
    workshop.reconciler.request("b")
    await quiet()
    await workshop.reconciler.close()
    workshop.gate.set()
    await workshop.clock.advance(SECONDS)
    workshop.reconciler.request("a")
    await workshop.reconciler.run("a")
    await quiet()
    assert workshop.begun == ["a", "b"]
    assert workshop.done == ["a"]
