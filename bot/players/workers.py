"""Worker processes for everything about computer players that takes long, so that the event loop stays free.

Acts and hints share one set of workers, because a game waits for them. Reviews, analyses and puzzles, in this order of
urgency, share another set, which runs at low priority; so they never delay an act.

If no worker answers in time, an act is chosen by the nets alone and the log says so. ``choose_exactly`` instead thinks
in a thread of the bot, so that the same play always gets the same answer. All other calls raise ``WorkersBusy``.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import os
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import NamedTuple, TypeVar

from bot.engine.acts import Act
from bot.engine.views import SeatView
from bot.players.evaluation import Advice
from bot.players.expert.decide import NetPlayer
from bot.players.levels import LEVELS, advise, decision_rng, player
from bot.players.review import (
    Finding,
    LookBack,
    OwnDecision,
    PuzzleLook,
    costliest_findings,
    look_back,
    look_for_puzzle,
)
from bot.processes.work_queue import Urgency, Worker, WorkersBusy, WorkQueue
from bot.processes.workers import WorkerProcess, WorkerThread

NICENESS = 10
"""The niceness of processes for reviews, analyses and puzzles. On a busy core they get about a tenth of the time."""


class Urgencies(NamedTuple):
    """The urgency of each kind of request."""

    act: Urgency = Urgency(rank=0, patience=4.0, thinking=6.0)
    """The act of a seat. The whole table waits for it."""
    exact: Urgency = Urgency(rank=1, patience=60.0, thinking=30.0)
    """An act that must always be the same for the same play. One person waits for it."""
    hint: Urgency = Urgency(rank=1, patience=2.0, thinking=6.0)
    """A hint. Discord wants an answer to an interaction within three seconds."""
    review: Urgency = Urgency(rank=2, patience=30.0, thinking=60.0)
    """One decision of a review. The person gets the answer when it is done."""
    analysis: Urgency = Urgency(rank=3, patience=300.0, thinking=60.0)
    """One part of an analysis."""
    puzzle: Urgency = Urgency(rank=4, patience=600.0, thinking=60.0)
    """One decision that may make a puzzle. Nobody waits for it."""


_USUAL = Urgencies()

_Hand = tuple[tuple[OwnDecision, ...], int]
"""One seat's decisions in a hand, and the seed of the review."""

Returned = TypeVar("Returned")
_log = logging.getLogger(__name__)


def _choose(level: str, view: SeatView, seed: int) -> Act:
    return player(level).choose(view, decision_rng(seed))


def _load() -> None:
    """Freeze what importing this module loaded, so that the garbage collector skips it."""
    gc.freeze()


def _load_yielding() -> None:
    os.nice(NICENESS)
    _load()


class Workers:
    """Two sets of workers: one for acts and hints, one for reviews, analyses and puzzles.

    Each set has at most ``processes`` processes, started when needed. If ``processes`` is 0, each set has one thread
    instead.

    At most ``reviews`` hands per process are reviewed at once; further ones are refused. The results of the last
    ``kept_reviews`` hands are cached.
    """

    def __init__(
        self,
        processes: int = 1,
        reviews: int = 4,
        start: Callable[[], Awaitable[Worker]] | None = None,
        *,
        urgencies: Urgencies = _USUAL,
        kept_reviews: int = 256,
    ) -> None:
        start = start or (None if processes else WorkerThread.start)
        self._playing = WorkQueue(max(1, processes), start or partial(WorkerProcess.start, _load))
        self._looking_back = WorkQueue(max(1, processes), start or partial(WorkerProcess.start, _load_yielding))
        self._urgencies = urgencies
        self._most_reviews, self._kept_reviews = max(1, processes) * reviews, kept_reviews
        self._reviews: list[_Hand] = []
        self._reviewed: OrderedDict[_Hand, list[LookBack]] = OrderedDict()

    def keep_ready(self) -> None:
        """Start a worker for acts ahead of the next request, because a game is being played."""
        self._playing.keep_ready()

    def knows(self, level: str) -> bool:
        return level in LEVELS

    async def choose(self, level: str, view: SeatView, seed: int) -> Act:
        """Return the act of a player of this level. If no worker answers in time, the nets choose for an expert."""
        if len(view.legal) == 1:
            return view.legal[0]
        if level != "expert":
            return await asyncio.to_thread(_choose, level, view, seed)
        try:
            return await self._playing.ask(self._urgencies.act, _choose, level, view, seed)
        except WorkersBusy as why:
            _log.warning("seat %s plays by the nets alone: %s", view.seat, why)
            return await asyncio.to_thread(NetPlayer().choose, view, decision_rng(seed))

    async def choose_exactly(self, level: str, view: SeatView, seed: int) -> Act:
        """Return a player's act, however long it takes; the same level, view and seed always give the same act."""
        if len(view.legal) == 1:
            return view.legal[0]
        if level == "expert":
            try:
                return await self._playing.ask(self._urgencies.exact, _choose, level, view, seed)
            except WorkersBusy as why:
                _log.warning("seat %s is decided in a thread of the bot: %s", view.seat, why)
        return await asyncio.to_thread(_choose, level, view, seed)

    async def advise(self, view: SeatView, seed: int, level: str = "expert") -> Advice:
        """Return the result of ``levels.advise``; ``WorkersBusy`` if no worker answers in time."""
        return await self._playing.ask(self._urgencies.hint, advise, view, seed, level)

    @property
    def hands_in_review(self) -> int:
        """Return how many hands are being reviewed or wait for a review."""
        return len(set(self._reviews))

    def count_waiting(self) -> dict[str, int]:
        """Return how many requests of each kind wait for a worker."""
        of = self._urgencies
        looks = {"review": of.review, "analysis": of.analysis, "puzzle": of.puzzle}
        return self._playing.count_by_kind({"act": of.act, "hint": of.hint}) | self._looking_back.count_by_kind(looks)

    async def review(self, decisions: Sequence[OwnDecision], seed: int, most: int = 3) -> tuple[Finding, ...]:
        """Return the costliest decisions. ``WorkersBusy`` if too many hands are in review, or the answer is late."""
        hand = (tuple(decisions), seed)
        if hand in self._reviewed:
            self._reviewed.move_to_end(hand)
            return costliest_findings(self._reviewed[hand], most)
        if hand not in self._reviews and self.hands_in_review >= self._most_reviews:
            raise WorkersBusy(f"{self.hands_in_review} hands are being looked back on")
        self._reviews.append(hand)
        parts = [
            asyncio.ensure_future(self._looking_back.ask(self._urgencies.review, look_back, decision, number, seed))
            for number, decision in enumerate(decisions)
        ]
        try:
            looks = await asyncio.gather(*parts)
        finally:
            for part in parts:
                part.cancel()
            self._reviews.remove(hand)
        self._reviewed[hand] = looks
        while len(self._reviewed) > self._kept_reviews:
            self._reviewed.popitem(last=False)
        return costliest_findings(looks, most)

    async def analyse(self, think: Callable[..., Returned], *about: object, asked_for: bool = False) -> Returned:
        """Run a part of an analysis, urgent as a review if ``asked_for``; ``WorkersBusy`` if no answer is in time."""
        return await self._looking_back.ask(
            self._urgencies.review if asked_for else self._urgencies.analysis, think, *about
        )

    async def look_for_puzzle(self, view: SeatView, seed: int) -> PuzzleLook:
        """Return the result of ``review.look_for_puzzle``, last in the queue; ``WorkersBusy`` if it takes too long."""
        return await self._looking_back.ask(self._urgencies.puzzle, look_for_puzzle, view, seed)

    async def close(self) -> None:
        await asyncio.gather(self._playing.close(), self._looking_back.close())
