"""``quiet`` waits for threads."""

import asyncio

from tests.world.clock import quiet


async def test_quiet_waits_for_what_a_thread_does() -> None:
    """And for what its answer sets going."""
    done = []

    async def think() -> None:
        for _ in range(2):
            await asyncio.to_thread(sum, range(200_000))
        done.append(True)

    task = asyncio.ensure_future(think())
    await quiet()
    assert done
    await task
