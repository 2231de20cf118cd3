"""Tasks with an owner end with it."""

from __future__ import annotations

import asyncio

from bot.task_group import TaskGroup
from tests.world.clock import turns


async def test_closing_ends_what_runs_and_what_is_begun_later() -> None:
    begun, ended = [], []

    async def run(name: str) -> None:
        begun.append(name)
        try:
            await asyncio.Event().wait()
        finally:
            ended.append(name)

    group = TaskGroup()
    group.start(run("early"), "early")
    await turns(1)
    await group.close()
    assert ended == ["early"]
    late = group.start(run("late"), "late")
    await asyncio.wait({late})
    assert late.cancelled()
    assert begun == ["early"]
    assert not group.running


async def test_a_task_may_close_its_own_group() -> None:
    group = TaskGroup()
    task = group.start(group.close(), "the last one")
    await task
    assert not task.cancelled()
