"""Worker processes for players who think long, so that the bot itself never does.

A pool is started once and fed with views. If all workers are busy, a worker died, or an answer takes too long, the
seat plays ``steady`` and the log says so; a pool that broke is started anew for the next question. The event loop
only waits. It must not know tables or Discord.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from bot.engine.acts import Act
from bot.engine.views import SeatView
from bot.players.advise import advise, decision_rng
from bot.players.levels import player
from bot.players.review import Finding, OwnDecision, review
from bot.players.search.evaluation import Advice

Returned = TypeVar("Returned")
_log = logging.getLogger(__name__)


class WorkersBusy(RuntimeError):
    """No worker could answer in time; for a hint there is no substitute."""


def _begin_work() -> None:
    """In the worker: leave Ctrl-C to the bot, and end when the bot is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_with, args=(parent.join,), daemon=True).start()


def _end_with(wait: Callable[[], None]) -> None:
    wait()
    os._exit(1)


def _choose(level: str, view: SeatView, seed: int) -> Act:
    return player(level).choose(view, decision_rng(seed))


def _ready() -> bool:
    return True


class Workers:
    """A pool of processes that answer for computer players.

    ``processes`` workers, each with at most ``queue`` questions waiting; ``patience`` seconds for an answer.
    """

    def __init__(self, processes: int = 1, queue: int = 4, patience: float = 4.0) -> None:
        self._processes, self._most, self._patience = processes, processes * queue, patience
        self._pool: ProcessPoolExecutor | None = None
        self._waiting: set[Future[object]] = set()
        self._closed = False

    async def start(self) -> None:
        """Start the workers and wait until they have loaded."""
        pool = self._open()
        await asyncio.gather(*(asyncio.wrap_future(pool.submit(_ready)) for _ in range(self._processes)))

    async def choose(self, level: str, view: SeatView, seed: int) -> Act:
        """The act of a player of this level; ``steady``'s if the workers cannot say in time."""
        if len(view.legal) == 1:
            return view.legal[0]
        if level != "expert":
            return await asyncio.to_thread(_choose, level, view, seed)
        try:
            return await self._ask(_choose, level, view, seed)
        except WorkersBusy as why:
            _log.warning("seat %s plays steady instead of %s: %s", view.seat, level, why)
            return await asyncio.to_thread(_choose, "steady", view, seed)

    async def advise(self, view: SeatView, seed: int, level: str = "expert") -> Advice:
        """Advice on a decision; ``WorkersBusy`` if the workers cannot say in time."""
        return await self._ask(advise, view, seed, level)

    async def review(
        self, decisions: Sequence[OwnDecision], seed: int, most: int = 3, patience: float = 12.0
    ) -> tuple[Finding, ...]:
        """The decisions of a hand that cost most; ``WorkersBusy`` if the workers cannot say within ``patience`` s."""
        return await self._ask(review, tuple(decisions), seed, most, patience=patience)

    async def close(self) -> None:
        """End the workers; what they still think about is dropped."""
        self._closed = True
        pool, self._pool = self._pool, None
        if pool is not None:
            await asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._processes, mp_context=context, initializer=_begin_work)
        return self._pool

    async def _ask(self, question: Callable[..., Returned], *about: object, patience: float | None = None) -> Returned:
        """Put a question to the pool; ``WorkersBusy`` says why there is no answer."""
        if self._closed:
            raise WorkersBusy("the workers are closed")
        self._waiting = {future for future in self._waiting if not future.done()}
        if len(self._waiting) >= self._most:
            raise WorkersBusy(f"{len(self._waiting)} questions are waiting already")
        pool, patience = self._open(), self._patience if patience is None else patience
        try:
            future = pool.submit(question, *about)
            self._waiting.add(future)  # type: ignore[arg-type]  # a set of futures of any answer
            async with asyncio.timeout(patience):
                return await asyncio.shield(asyncio.wrap_future(future))
        except TimeoutError:
            raise WorkersBusy(f"no answer within {patience:g} s") from None
        except BrokenProcessPool:
            self._gone(pool)
            raise WorkersBusy("a worker has died") from None

    def _gone(self, pool: ProcessPoolExecutor) -> None:
        """Forget a broken pool; the next question starts a new one."""
        if self._pool is pool:
            self._pool = None
        self._waiting.clear()
        pool.shutdown(wait=False, cancel_futures=True)
