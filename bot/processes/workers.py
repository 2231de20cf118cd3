"""Workers that answer one question at a time: a process that can be ended at any moment, or a thread of this process.

Questions and answers go through a pipe. So the bot notices at once if a process dies, and a process ends by itself
if the bot is gone.
"""

from __future__ import annotations

import asyncio
import ctypes
import itertools
import multiprocessing
import signal
import traceback
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection
from typing import Any

LOADING = 30.0
"""Seconds within which a new process must finish its imports."""
ENDING = 5.0
"""Seconds to wait for a killed process."""

TRIM_EVERY = 32
"""After this many answers a process returns freed memory to the system; glibc alone would keep it."""

_BOTS_SIGNALS = (signal.SIGINT, signal.SIGTERM)
"""Signals that worker processes ignore. The bot ends them once it needs no more answers."""


class WorkerDied(RuntimeError):
    """Raised if the process ended before it answered, or could not be started."""


class WorkerProcess:
    """A worker process, with a thread of the bot that waits for its answers."""

    def __init__(self) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self._process = context.Process(target=_answer_questions, args=(theirs,), daemon=True)
        resource_tracker.ensure_running()  # start it now, because its start would unblock the signals
        # Block signals until the process ignores them: one during its imports would print a traceback.
        before = signal.pthread_sigmask(signal.SIG_BLOCK, _BOTS_SIGNALS)
        try:
            self._process.start()
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
        theirs.close()
        self._thread = ThreadPoolExecutor(1)
        self._ended: asyncio.Future[None] | None = None

    @classmethod
    async def start(cls, load: Callable[[], object]) -> WorkerProcess:
        """Start a process and run ``load`` in it, which imports what questions need; ``WorkerDied`` if it fails."""
        try:
            worker = cls()
        except OSError as fault:
            raise WorkerDied(f"no process could be started ({fault})") from fault
        loaded = False
        try:
            async with asyncio.timeout(LOADING):
                await worker.answer(load, ())
            loaded = True
        except TimeoutError:
            raise WorkerDied(f"a new process was not ready within {LOADING:g} s") from None
        finally:
            if not loaded:
                await worker.close()
        return worker

    async def answer(self, think: Callable[..., object], about: tuple[object, ...]) -> object:
        """Return what ``think(*about)`` returns, or raise what it raises; ``WorkerDied`` if the process ends first."""
        loop = asyncio.get_running_loop()
        succeeded, value = await loop.run_in_executor(self._thread, self._exchange, think, about)
        if not succeeded:
            raise value
        return value

    async def close(self) -> None:
        """End the process, even in the middle of a question. May be called twice."""
        if self._ended is None:
            self._process.kill()
            self._ended = asyncio.get_running_loop().run_in_executor(self._thread, self._clear_away)
        await asyncio.shield(self._ended)

    def _exchange(self, think: Callable[..., object], about: tuple[object, ...]) -> tuple[bool, Any]:
        try:
            self._pipe.send((think, about))
            answer: tuple[bool, Any] = self._pipe.recv()
        except (EOFError, OSError):
            raise WorkerDied("a worker has died") from None
        return answer

    def _clear_away(self) -> None:
        self._process.join(ENDING)
        self._pipe.close()
        self._thread.shutdown(wait=False)


def _answer_questions(pipe: Connection) -> None:
    """Answer in the worker process until the bot is gone. Ignore signals: the bot ends its processes."""
    for number in _BOTS_SIGNALS:
        signal.signal(number, signal.SIG_IGN)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, _BOTS_SIGNALS)
    give_back = getattr(ctypes.CDLL(None), "malloc_trim", lambda _: None)
    with suppress(EOFError, OSError):
        for answers in itertools.count(1):
            think, about = pipe.recv()
            pipe.send(_outcome(think, about))
            if answers % TRIM_EVERY == 0:
                give_back(0)


def _outcome(think: Callable[..., object], about: tuple[object, ...]) -> tuple[bool, object]:
    try:
        return True, think(*about)
    except Exception as fault:  # noqa: BLE001 - raised again in the bot, for whoever waits for the answer
        fault.add_note("".join(traceback.format_tb(fault.__traceback__)))
        return False, fault


class WorkerThread:
    """A thread as a ``Worker``. It competes with the event loop, and a question cannot be ended once begun."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1)

    @classmethod
    async def start(cls) -> WorkerThread:
        """Return a worker thread, which is ready at once."""
        return cls()

    async def answer(self, think: Callable[..., object], about: tuple[object, ...]) -> object:
        """Return what ``think(*about)`` returns or raise what it raises."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, think, *about)

    async def close(self) -> None:
        """Start no more questions."""
        self._thread.shutdown(wait=False, cancel_futures=True)
