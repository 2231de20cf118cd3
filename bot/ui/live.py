"""A message that is kept up to date: a table, a person's panel, a watcher's view, the messages of a night.

Theory of operation. The owner of a message says what it should show now; the newest state wins. Each message has at
most one request in flight. While an answer to a press on the message is on its way, nothing else edits it. A request
that failed in transit is repeated with the newest state. The subclass handles all other errors. If a picture is late,
words replace it until the picture is ready.

Answers come first. One event loop makes every request. A player who pressed waits for the answer, but nobody notices a
slightly later redraw. So each redraw waits for its turn (``RedrawQueue``) and only then reads the newest state, which
includes all changes made meanwhile. While answers are being made, redraws wait. Then the most urgent redraw goes first,
and only one in each round of the event loop, so that new presses are noticed between them. No redraw waits longer than
its patience: under the heaviest load everything is still drawn, only later. A waiting redraw that becomes more urgent
moves ahead. An answer on its way to Discord delays nobody. A message that shows others' acts is redrawn at most once a
second, and less often if there are very many (``EditPace``); each redraw shows the last act.
"""

from __future__ import annotations

import asyncio
import heapq
import itertools
import logging
import math
from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, ClassVar

from bot.storage.api import StoreError
from bot.task_group import TaskGroup
from bot.ui.errors import ErrorResponse, RequestFailed, pause_after, response_to

EDITS_A_SECOND = 50
"""The most edits a second of all messages that share a pace of one second. More messages are edited less often."""


_log = logging.getLogger(__name__)


class Priority(IntEnum):
    """Which messages are redrawn first; the most urgent first."""

    ASKED = 0
    """The panel of the player on turn."""
    PUBLIC = 1
    """A table's own message."""
    ONLOOKER = 2
    """The panels of people who wait for others, and pictures that replace words.

    On a quiet bot these come at once. Under the heaviest load they get the time that answers leave, and one redraw
    shows several acts.
    """


PATIENCE = (0.2, 2.0, 15.0)
"""The longest wait for a turn in seconds, by ``Priority``."""


@dataclass(slots=True, eq=False)
class _WaitingRedraw:
    """A redraw in the queue. ``end`` is the timeout that ends its wait."""

    kind: Priority
    turn: asyncio.Future[None]
    end: asyncio.Timeout


class RedrawQueue:
    """Delays redraws while answers are being made, each for at most the ``patience`` of its ``Priority``."""

    def __init__(self, patience: Sequence[float] = PATIENCE) -> None:
        self._patience = patience
        self.tasks = TaskGroup()
        """The running redraws."""
        self._answers: set[int] = set()
        self._waiting: list[tuple[int, int, asyncio.Future[None]]] = []
        self._places: dict[Hashable, _WaitingRedraw] = {}
        self._numbers = itertools.count()
        self._given = False  # whether a redraw has had its turn in this round of the loop

    async def idle(self) -> None:
        """Wait until no message is being redrawn. Messages that pause between two edits do not count."""
        await self.tasks.wait_until_done()

    @contextmanager
    def answering(self, interaction_id: int) -> Iterator[None]:
        """Delay redraws while a press is decided and its answer is made, until ``end_answer``."""
        self._answers.add(interaction_id)
        try:
            yield
        finally:
            self.end_answer(interaction_id)

    def end_answer(self, interaction_id: int) -> None:
        """Note that the answer to a press is made and has only to be sent. A second call does nothing."""
        if interaction_id in self._answers:
            self._answers.remove(interaction_id)
            asyncio.get_running_loop().call_soon(self._go_on)

    async def turn(self, kind: Priority, what: Hashable) -> None:
        """Wait until ``what`` may be redrawn, on a quiet bot not at all. It must not be waiting already."""
        if not (self._answers or self._waiting or self._given):
            self._give()
            return
        turn = asyncio.get_running_loop().create_future()
        try:
            async with asyncio.timeout(self._patience[kind]) as end:
                self._places[what] = _WaitingRedraw(kind, turn, end)
                self._stand(kind, turn)
                await turn
        except TimeoutError:
            pass
        finally:
            del self._places[what]

    def hurry(self, what: Hashable, kind: Priority) -> None:
        """Raise a waiting redraw to this priority, unless it is at least as urgent."""
        place = self._places.get(what)
        if place is None or place.turn.done() or place.kind <= kind:
            return
        place.kind = kind
        self._stand(kind, place.turn)
        until, sooner = place.end.when(), asyncio.get_running_loop().time() + self._patience[kind]
        place.end.reschedule(sooner if until is None else min(until, sooner))

    def _stand(self, kind: Priority, turn: asyncio.Future[None]) -> None:
        heapq.heappush(self._waiting, (kind, next(self._numbers), turn))

    def _give(self) -> None:
        self._given = True
        asyncio.get_running_loop().call_soon(self._next_round)

    def _next_round(self) -> None:
        self._given = False
        self._go_on()

    def _go_on(self) -> None:
        """Let the next redraw begin, unless an answer is being made. Skip redraws that no longer wait."""
        while self._waiting and self._waiting[0][2].done():
            heapq.heappop(self._waiting)
        if self._waiting and not self._answers and not self._given:
            heapq.heappop(self._waiting)[2].set_result(None)
            self._give()


class EditPace:
    """Limits each message to one edit in this many seconds. After that time the message checks again what is due."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._resting: dict[LiveMessage, asyncio.TimerHandle] = {}

    def begin(self, message: LiveMessage) -> None:
        """Note that an edit begins. The next one has to wait."""
        self.forget(message)
        seconds = self._seconds * max(1.0, len(self._resting) / EDITS_A_SECOND)
        self._resting[message] = asyncio.get_running_loop().call_later(seconds, self._end, message)

    def is_early(self, message: LiveMessage) -> bool:
        """Return whether the next edit has to wait."""
        return message in self._resting

    def rest_of(self, message: LiveMessage) -> float:
        """Return the seconds until the message may be edited again."""
        timer = self._resting.get(message)
        return 0.0 if timer is None else max(0.001, timer.when() - asyncio.get_running_loop().time())

    def forget(self, message: LiveMessage) -> None:
        """Cancel the message's next check."""
        timer = self._resting.pop(message, None)
        if timer is not None:
            timer.cancel()

    def _end(self, message: LiveMessage) -> None:
        del self._resting[message]
        message.look_again()


class LiveMessage(ABC):
    """A message drawn by one task, which runs only while an update is due.

    ``pace`` limits its edits together with those of other messages. ``str()`` is its name in the log.
    """

    most_retries: ClassVar[float] = math.inf
    """How many times a request that fails in transit is repeated."""

    def __init__(self, redraws: RedrawQueue, pace: EditPace) -> None:
        self.closed = False
        self._redraws = redraws
        self._pace = pace
        self._drawing: asyncio.Task[None] | None = None
        self._held = 0
        self._late: asyncio.Future[Any] | None = None

    # -- what each kind of message defines

    @abstractmethod
    def _is_due(self) -> bool:
        """Return whether a request should be made now."""

    @abstractmethod
    async def _step(self) -> None:
        """Make one request that brings the message closer to what it should show. It is due, and may be made."""

    @abstractmethod
    async def _respond(self, response: ErrorResponse, fault: Exception) -> None:
        """Handle an error of a request that will not be repeated."""

    def _turn(self) -> Priority:
        return Priority.PUBLIC

    @abstractmethod
    def _rest(self) -> None:
        """Release what is no longer needed. Called when nothing is being drawn or due."""

    # -- events

    async def wait_until_drawn(self) -> None:
        """Wait until the newest state is drawn and the message may be edited again."""
        while (rest := self._pace.rest_of(self)) > 0 or self._drawing is not None:
            await (asyncio.sleep(rest) if self._drawing is None else asyncio.wait({self._drawing}))

    @property
    def busy(self) -> bool:
        """Whether a request or an answer is in flight."""
        return self._drawing is not None or self._held > 0

    def wake(self) -> bool:
        """Start drawing if something is due and no task is drawing. Return whether it was started."""
        if self._drawing is not None:
            self._redraws.hurry(self, self._turn())
            return False
        if self.closed or not self._is_due():
            return False
        self._drawing = asyncio.get_running_loop().create_task(self._run(), name=str(self))
        self._redraws.tasks.keep(self._drawing)
        self._drawing.add_done_callback(self._end)
        return True

    def look_again(self) -> None:
        """Draw what has become due, or else release what is not needed."""
        if not self.wake() and self._drawing is None:
            self._rest()

    @contextmanager
    def answering(self) -> Iterator[None]:
        """Block other edits of the message while a press on it is decided and answered."""
        self._held += 1
        try:
            yield
        finally:
            self._held -= 1
            self.look_again()

    def await_picture(self, late: asyncio.Future[Any] | None) -> None:
        """Note that the message was drawn. If its picture was ``late``, it replaces the words once it is ready."""
        self._late = late
        if late is not None:
            late.add_done_callback(self._note_picture)

    @property
    def picture_due(self) -> bool:
        """Whether the message shows words and its picture is ready to replace them."""
        return self._late is not None and self._late.done()

    async def close(self) -> None:
        """Stop drawing for good."""
        self.closed = True
        self._pace.forget(self)
        if self._drawing is not None and self._drawing is not asyncio.current_task():
            self._drawing.cancel()
            await asyncio.wait({self._drawing})

    # -- drawing

    def _note_picture(self, late: asyncio.Future[Any]) -> None:
        if self._late is late:
            self.wake()

    async def _run(self) -> None:
        failures = 0
        while self._is_due() and not self.closed:
            try:
                await self._redraws.turn(self._turn(), self)
                if self._is_due():
                    await self._step()
                failures = 0
            except (StoreError, *RequestFailed) as fault:
                failures += 1
                await self._after(fault, failures)

    async def _after(self, fault: Exception, failures: int) -> None:
        response = response_to(fault)
        if response is not ErrorResponse.WAIT or failures > self.most_retries:
            await self._respond(response, fault)
            return
        pause = pause_after(fault, failures)
        _log.warning("%s: next try in %.0f s: %s", self, pause, type(fault).__name__)
        await asyncio.sleep(pause)

    def _end(self, drawing: asyncio.Task[None]) -> None:
        self._drawing = None
        if drawing.cancelled():
            return
        fault = drawing.exception()
        if fault is None:
            self.look_again()
        else:
            _log.error("%s could not be drawn", self, exc_info=fault)
            self._rest()
