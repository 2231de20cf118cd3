"""Tasks that belong to somebody, and answers that outlive whoever waits for them."""

from __future__ import annotations

import asyncio

import pytest

from bot.task_group import TaskGroup


async def test_a_shielded_coroutine_answers_and_fails_as_if_it_were_awaited() -> None:
    group = TaskGroup()

    async def asked(value: int) -> int:
        await asyncio.sleep(0)
        if value < 0:
            raise LookupError(value)
        return value

    assert await group.shielded(asked(7), "seven") == 7
    with pytest.raises(LookupError, match="-1"):
        await group.shielded(asked(-1), "a fault")
    await asyncio.wait_for(group.finished(), 1)


async def test_it_goes_on_when_its_caller_is_cancelled_and_the_group_waits_for_it() -> None:
    group, go_on, done = TaskGroup(), asyncio.Event(), list[str]()
    faults: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: faults.append(context))

    async def work(name: str) -> None:
        await go_on.wait()
        done.append(name)
        if name == "faulty":
            raise LookupError(name)

    callers = [asyncio.ensure_future(group.shielded(work(name), name)) for name in ("sound", "faulty")]
    await asyncio.sleep(0)
    for caller in callers:
        caller.cancel()
    told = await asyncio.gather(*callers, return_exceptions=True)
    assert [type(each) for each in told] == [asyncio.CancelledError] * 2
    assert done == []
    go_on.set()
    await group.finished()
    assert done == ["sound", "faulty"]
    assert faults == []


async def test_callers_are_told_when_the_work_itself_is_cancelled_even_before_it_has_begun() -> None:
    group = TaskGroup()
    caller = asyncio.ensure_future(group.shielded(asyncio.sleep(60), "never"))
    await asyncio.sleep(0)
    await group.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asyncio.wait_for(caller, 1)
