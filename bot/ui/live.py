"""A message that is kept up to date: a table, a person's panel, what a spectator sees, the messages of a night.

Theory of operation. Whoever keeps a message up to date says what it should show by now; the newest state wins. One
request is in flight at a time, and each waits for its turn (``redraw_queue.py``). While an answer to a press on the
message is on its way, nothing else edits it. A request that failed in transit is made again, with the state that is
newest by then; what else Discord may answer is the subclass's affair. Where a picture is not there in time, words
stand in; the picture tells when it is ready.
"""

from __future__ import annotations

import asyncio
import logging
import math
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, ClassVar

from bot.storage.api import StoreError
from bot.ui.errors import ErrorResponse, RequestFailed, pause_after, response_to
from bot.ui.redraw_queue import PUBLIC, EditPace, RedrawQueue, Turn

_log = logging.getLogger(__name__)


class LiveMessage(ABC):
    """One message, drawn by one task that runs only while something is due; ``str()`` names it in the log.

    ``pace`` limits how often it is edited, for itself unless it is shared.
    """

    most_retries: ClassVar[float] = math.inf
    """How often in a row a request that failed in transit is made again."""

    def __init__(self, redraws: RedrawQueue, pace: EditPace[LiveMessage] | None = None) -> None:
        self.closed = False
        self._redraws = redraws
        self._pace = pace or EditPace(LiveMessage.look_again)
        self._drawing: asyncio.Task[None] | None = None
        self._held = 0
        self._late: asyncio.Future[Any] | None = None

    # -- what a kind of message says of itself

    @abstractmethod
    def _is_due(self) -> bool:
        """Return whether a request should be made now."""

    @abstractmethod
    async def _step(self) -> None:
        """Make one request towards what the message should show; it is its turn, and it is due."""

    @abstractmethod
    async def _respond(self, response: ErrorResponse, fault: Exception) -> None:
        """Do what a failed request calls for, if it is not made again."""

    def _turn(self) -> Turn:
        """Return how the next request waits for its turn."""
        return PUBLIC

    @abstractmethod
    def _rest(self) -> None:
        """Nothing is being drawn, and nothing is due: forget what nobody needs any more."""

    # -- being told

    @property
    def busy(self) -> bool:
        """Whether a request or an answer is on its way."""
        return self._drawing is not None or self._held > 0

    def wake(self) -> bool:
        """Begin to draw, if something is due and nobody draws yet; return whether it has begun."""
        if self._drawing is not None:
            self._redraws.hurry(self, self._turn())
            return False
        if self.closed or not self._is_due():
            return False
        self._drawing = asyncio.get_running_loop().create_task(self._run(), name=str(self))
        self._drawing.add_done_callback(self._end)
        return True

    def look_again(self) -> None:
        """Draw what has become due, or rest."""
        if not self.wake() and self._drawing is None:
            self._rest()

    @contextmanager
    def answering(self) -> Iterator[None]:
        """While a press on the message is decided and answered, nothing else draws it."""
        self._held += 1
        try:
            yield
        finally:
            self._held -= 1
            self.look_again()

    def await_picture(self, late: asyncio.Future[Any] | None) -> None:
        """The message was drawn; if in words, this picture belongs in their place as soon as it is there."""
        self._late = late
        if late is not None:
            late.add_done_callback(self._note_picture)

    @property
    def picture_due(self) -> bool:
        """Whether words stand where a picture could stand by now."""
        return self._late is not None and self._late.done()

    async def close(self) -> None:
        """Draw nothing any more."""
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
