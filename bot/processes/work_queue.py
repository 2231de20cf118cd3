"""A queue of questions for a few workers: the most urgent first, then the oldest.

A worker has one question at a time. If a question is asked again before it is answered, one answer serves all.
Every wait is limited. A question that no worker takes in time is refused. A worker that thinks too long is ended. A
worker that dies is replaced, and its question is asked once more. A refusal raises ``WorkersBusy``, which says why.
Workers start when they are first needed, and end when they have been idle for ten minutes.
"""

from __future__ import annotations

import asyncio
import heapq
import itertools
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from bot.processes.workers import WorkerDied

_STALE = 64  # cancelled entries tolerated in the heap before it is rebuilt

IDLE_SECONDS = 600.0
"""Seconds after which an idle worker is ended, because it only uses memory."""
_GRAIN_SECONDS = 30.0  # a worker's idle time is not restarted more often than this, in seconds
STARTING_SECONDS = 3.0
"""Seconds added to a question's patience while the first worker starts."""

Returned = TypeVar("Returned")
_log = logging.getLogger(__name__)


class WorkersBusy(RuntimeError):
    """Raised when no worker could answer in time."""


class QuestionFailed(WorkersBusy):
    """Raised when a worker took a question but did not answer: workers died of it, or it took too long."""


class Worker(Protocol):
    """Answers one question at a time, outside the event loop."""

    async def answer(self, think: Callable[..., object], about: tuple[object, ...]) -> object:
        """Return what ``think(*about)`` returns, or raise what it raises; ``WorkerDied`` if the worker is gone."""

    async def close(self) -> None:
        """End the worker, even in the middle of a question."""


@dataclass(frozen=True, slots=True)
class Urgency:
    """How a kind of question waits. The lowest ``rank`` goes first.

    A question waits at most ``patience`` seconds for a worker, which may then take ``thinking`` seconds. A question
    that a worker has taken is finished even if more urgent ones arrive. Otherwise, in a burst, many questions would
    be started and none answered.
    """

    rank: int
    patience: float
    thinking: float


@dataclass(slots=True, eq=False)
class _Question:
    """``think(*about)``, the ``key``. ``askers`` wait for its answer; ``deaths`` counts workers that died of it."""

    urgency: Urgency
    key: tuple[Any, ...]
    number: int
    answer: asyncio.Future[Any]
    askers: int = 0
    deaths: int = 0
    expiry: asyncio.TimerHandle | None = None
    """The timer that refuses the question; set while it waits for a worker."""


class WorkQueue:
    """A queue for at most ``processes`` workers. ``start`` starts one when needed; idle workers end."""

    def __init__(self, processes: int, start: Callable[[], Awaitable[Worker]]) -> None:
        self.processes, self._start = processes, start
        self._open: dict[tuple[object, ...], _Question] = {}
        self._waiting: list[tuple[int, int, _Question]] = []
        """A heap of questions, the most urgent first. It also contains cancelled ones."""
        self._of_rank: Counter[int] = Counter()  # number of waiting questions, by rank
        self._numbers = itertools.count()
        self._workers: set[Worker] = set()
        self.idle: dict[Worker, asyncio.TimerHandle] = {}
        """Idle workers, each with the timer that ends it. The one that answered last is at the end."""
        self._ending: set[asyncio.Task[None]] = set()
        self._busy: set[asyncio.Task[None]] = set()
        self._closed = False

    async def ask(self, urgency: Urgency, think: Callable[..., Returned], *about: object) -> Returned:
        """Run ``think(*about)`` in a worker; return its result or raise its error. Raises ``WorkersBusy`` if late."""
        if self._closed:
            raise WorkersBusy("the workers are closed")
        key = (think, *about)
        question = self._open.get(key)
        if question is None:
            answer = asyncio.get_running_loop().create_future()
            question = self._open[key] = _Question(urgency, key, next(self._numbers), answer)
            self._enter(question)
        question.askers += 1
        try:
            await asyncio.wait({question.answer})
            result: Returned = question.answer.result()
            return result
        finally:
            question.askers -= 1
            if question.answer.done() and not question.answer.cancelled():
                question.answer.exception()  # mark the error as retrieved, because the caller may have been cancelled
            if not question.askers and question.expiry is not None:
                self._settle(question, WorkersBusy("nobody waits for it"))

    def keep_ready(self) -> None:
        """Start a worker if there is none, and keep one for a while, because questions will come soon."""
        rested = next(reversed(self.idle.values()), None)
        just = rested is not None and rested.when() > asyncio.get_running_loop().time() + IDLE_SECONDS - _GRAIN_SECONDS
        if self._closed or self._busy or just:
            return
        worker = self._idle_worker()
        if worker is None:
            self._busy.add(asyncio.create_task(self._work_off(None, start=True)))
        else:
            self._let_idle(worker)

    def count_waiting(self, rank: int) -> int:
        """Return how many questions of this rank or a more urgent one wait for a worker."""
        return sum(count for number, count in self._of_rank.items() if number <= rank)

    def count_by_kind(self, kinds: Mapping[str, Urgency]) -> dict[str, int]:
        """Return how many questions of each of these kinds wait for a worker."""
        return {kind: self._of_rank[urgency.rank] for kind, urgency in kinds.items()}

    async def close(self) -> None:
        """Refuse all open questions and end all workers."""
        self._closed = True
        for question in list(self._open.values()):
            self._settle(question, WorkersBusy("the workers are closed"))
        busy = list(self._busy)
        for task in busy:
            task.cancel()
        await asyncio.gather(*busy, return_exceptions=True)
        for timer in self.idle.values():
            timer.cancel()
        await asyncio.gather(*self._ending, *(worker.close() for worker in self._workers))

    def _enter(self, question: _Question) -> None:
        urgency = question.urgency
        patience = urgency.patience if self._workers else urgency.patience + STARTING_SECONDS
        late = WorkersBusy(f"no worker was free within {patience:g} s")
        question.expiry = asyncio.get_running_loop().call_later(patience, self._settle, question, late)
        if len(self._waiting) > 2 * self._of_rank.total() + _STALE:
            self._waiting = [place for place in self._waiting if not place[2].answer.done()]
            heapq.heapify(self._waiting)
        heapq.heappush(self._waiting, (urgency.rank, question.number, question))
        self._of_rank[urgency.rank] += 1
        if len(self._busy) < self.processes:
            self._busy.add(asyncio.create_task(self._work_off(self._idle_worker())))

    def _idle_worker(self) -> Worker | None:
        if not self.idle:
            return None
        worker, timer = self.idle.popitem()
        timer.cancel()
        return worker

    async def _work_off(self, worker: Worker | None, *, start: bool = False) -> None:
        """Answer questions with one worker until none wait. Replace the worker if it dies.

        If ``start``, start a worker even if no question waits.
        """
        try:
            if start and worker is None:
                worker = await self._new_worker()
            while self._waiting:
                if worker is None:
                    worker = await self._new_worker()
                    continue
                *_, question = heapq.heappop(self._waiting)
                if question.answer.done() or await self._try_answer(question, worker):
                    continue
                await worker.close()
                self._workers.discard(worker)
                worker = None
        except WorkerDied as why:
            _log.error("no worker could be started: %s", why)
        except Exception:  # noqa: BLE001 - logged; waiting questions time out, and the next question tries again
            _log.exception("no worker could be started")
        finally:
            if worker is not None:
                self._let_idle(worker)
            self._busy = {task for task in self._busy if task is not asyncio.current_task()}

    def _let_idle(self, worker: Worker) -> None:
        self.idle[worker] = asyncio.get_running_loop().call_later(IDLE_SECONDS, self._rest, worker)

    def _rest(self, worker: Worker) -> None:
        del self.idle[worker]
        self._workers.discard(worker)
        ending = asyncio.ensure_future(worker.close())
        self._ending.add(ending)
        ending.add_done_callback(self._ending.discard)

    async def _new_worker(self) -> Worker:
        worker = await self._start()
        self._workers.add(worker)
        return worker

    async def _try_answer(self, question: _Question, worker: Worker) -> bool:
        self._stop_waiting(question)
        limit, (think, *about) = question.urgency.thinking, question.key
        try:
            async with asyncio.timeout(limit) as deadline:
                answer = await worker.answer(think, tuple(about))
        except WorkerDied:
            self._ask_again(question)
            return False
        except Exception as fault:  # noqa: BLE001 - raised for those who asked the question
            late = deadline.expired()
            self._settle(question, QuestionFailed(f"no answer within {limit:g} s") if late else fault)
            return not late
        self._settle(question, None, answer)
        return True

    def _ask_again(self, question: _Question) -> None:
        question.deaths += 1
        if question.deaths > 1 or not question.askers:
            self._settle(question, QuestionFailed("a worker has died, and so has the next"))
        else:
            self._enter(question)

    def _settle(self, question: _Question, fault: Exception | None, answer: object = None) -> None:
        self._stop_waiting(question)
        if question.answer.done():
            return
        del self._open[question.key]
        if fault is None:
            question.answer.set_result(answer)
        elif question.askers:
            question.answer.set_exception(fault)
        else:
            question.answer.cancel()

    def _stop_waiting(self, question: _Question) -> None:
        if question.expiry is not None:
            question.expiry.cancel()
            question.expiry = None
            self._of_rank[question.urgency.rank] -= 1
