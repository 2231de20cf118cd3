"""Answers first: what is redrawn waits while presses are being answered.

Theory of operation. One event loop makes every request. A player who pressed waits for the answer; nobody knows that a
message could have been redrawn a moment sooner. So each redraw asks for its turn, and looks at the newest state only
when it has it: what has changed meanwhile is drawn at once. While answers are being made, redraws wait; then the most
urgent goes first, one in each round of the event loop, so that presses that come in between are seen. None waits longer
than its patience: under the heaviest load everything is still drawn, only later. What becomes more urgent while it
waits is hurried on. An answer that is on its way to Discord holds up nobody. What shows others' acts is redrawn once a
second at most, and less often while very many are (``EditPace``): of the acts that come in between the last one counts.
"""

from __future__ import annotations

import asyncio
import heapq
import itertools
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)

EDIT_SECONDS = 1.0
"""Seconds between two edits of one message: Discord takes about five in five seconds."""
EDITS_A_SECOND = 50
"""Messages of one pace that are edited in ``EDIT_SECONDS``; if there are more, each is edited less often."""


@dataclass(frozen=True, slots=True)
class Turn:
    """How a kind of redraw waits: the lowest ``rank`` first, ``patience`` seconds at most."""

    rank: int
    patience: float


ASKED = Turn(rank=0, patience=0.2)
"""The panel of the player who is waited for."""
PUBLIC = Turn(rank=1, patience=2.0)
"""A table's own message."""
ONLOOKER = Turn(rank=2, patience=15.0)
"""The panel of somebody who waits for others; and pictures where words already stand. On a bot that has time they come
at once; under the heaviest load they take what answers leave, and the acts that come in between are drawn together.
"""


@dataclass(slots=True, eq=False)
class _WaitingRedraw:
    """Where somebody stands in the queue; ``end`` is that of their patience."""

    rank: int
    turn: asyncio.Future[None]
    end: asyncio.Timeout


class RedrawQueue:
    """The answers that are being made, and the redraws that wait for them."""

    def __init__(self) -> None:
        self._answers: set[int] = set()
        self._waiting: list[tuple[int, int, asyncio.Future[None]]] = []
        self._places: dict[Hashable, _WaitingRedraw] = {}
        self._numbers = itertools.count()
        self._given = False
        """Whether a redraw has had its turn in this round of the event loop."""

    @contextmanager
    def answering(self, interaction_id: int) -> Iterator[None]:
        """While a press is decided and its answer is made, until ``end_answer``."""
        self._answers.add(interaction_id)
        try:
            yield
        finally:
            self.end_answer(interaction_id)

    def end_answer(self, interaction_id: int) -> None:
        """The answer to a press is made; now it is Discord's turn. Again does no harm."""
        if interaction_id in self._answers:
            self._answers.remove(interaction_id)
            asyncio.get_running_loop().call_soon(self._go_on)

    async def turn(self, kind: Turn, what: Hashable) -> None:
        """Wait until ``what`` may be redrawn; on a quiet bot that is at once. Nothing waits twice at a time."""
        if not (self._answers or self._waiting or self._given):
            self._give()
            return
        turn = asyncio.get_running_loop().create_future()
        try:
            async with asyncio.timeout(kind.patience) as end:
                self._places[what] = _WaitingRedraw(kind.rank, turn, end)
                self._stand(kind, turn)
                await turn
        except TimeoutError:
            pass
        finally:
            del self._places[what]

    def hurry(self, what: Hashable, kind: Turn) -> None:
        """If ``what`` waits, it does so like this from now on, unless it is more urgent already."""
        place = self._places.get(what)
        if place is None or place.turn.done() or place.rank <= kind.rank:
            return
        place.rank = kind.rank
        self._stand(kind, place.turn)
        until, sooner = place.end.when(), asyncio.get_running_loop().time() + kind.patience
        place.end.reschedule(sooner if until is None else min(until, sooner))

    def _stand(self, kind: Turn, turn: asyncio.Future[None]) -> None:
        heapq.heappush(self._waiting, (kind.rank, next(self._numbers), turn))

    def _give(self) -> None:
        self._given = True
        asyncio.get_running_loop().call_soon(self._next_round)

    def _next_round(self) -> None:
        self._given = False
        self._go_on()

    def _go_on(self) -> None:
        """Give the next one its turn, if no answer is being made; skip those who have stopped waiting."""
        while self._waiting and self._waiting[0][2].done():
            heapq.heappop(self._waiting)
        if self._waiting and not self._answers and not self._given:
            heapq.heappop(self._waiting)[2].set_result(None)
            self._give()


class EditPace(Generic[K]):
    """Lets each message be edited once in ``EDIT_SECONDS``; ``call_back`` is called with the key of one for which it
    was too early, as soon as it is time.
    """

    def __init__(self, call_back: Callable[[K], object]) -> None:
        self._call_back = call_back
        self._resting: dict[K, asyncio.TimerHandle] = {}
        self._wanted: set[K] = set()

    def begin(self, key: K) -> None:
        """An edit begins; the next one has to wait."""
        self.forget(key)
        seconds = EDIT_SECONDS * max(1.0, len(self._resting) / EDITS_A_SECOND)
        self._resting[key] = asyncio.get_running_loop().call_later(seconds, self._end, key)

    def is_early(self, key: K) -> bool:
        """Return whether the next edit has to wait; if so, the caller is called back."""
        if key not in self._resting:
            return False
        self._wanted.add(key)
        return True

    def forget(self, key: K) -> None:
        """Nobody is to be called back."""
        timer = self._resting.pop(key, None)
        self._wanted.discard(key)
        if timer is not None:
            timer.cancel()

    def close(self) -> None:
        """Call nobody back any more."""
        for key in list(self._resting):
            self.forget(key)

    def _end(self, key: K) -> None:
        del self._resting[key]
        if key in self._wanted:
            self._wanted.discard(key)
            self._call_back(key)
