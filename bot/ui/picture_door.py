"""Guards the drawing of every picture: if drawing fails, words replace the picture.

An error, a dead worker and a late picture all have the same result for the person who asked: words instead of a
picture. The log names a cause once a day for each kind of picture, by the type of the error and where it was raised.
The error's message may quote a name, so it is not logged.
"""

from __future__ import annotations

import asyncio
import functools
import logging
import re
import traceback
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

from bot.processes.work_queue import WorkersBusy

AGAIN_SECONDS = 86_400.0
"""Seconds until the same cause is logged again."""

_PLACE = re.compile(r'"([^"]+)", line (\d+)')  # a file and line of a traceback

P = ParamSpec("P")
T = TypeVar("T")

_log = logging.getLogger(__name__)


class PictureDoor:
    """Draws pictures, and logs the errors of those that fail."""

    def __init__(self) -> None:
        self._told: dict[tuple[str, str], float] = {}
        """When a cause was last logged, by the kind of picture and the cause."""

    @contextmanager
    def guard(self, kind: str) -> Iterator[None]:
        """Log and suppress every error while a picture of this kind is drawn. Cancellations pass through."""
        try:
            yield
        except Exception as fault:  # noqa: BLE001 - words stand in for the picture
            self._note(kind, fault)

    def _note(self, kind: str, fault: Exception) -> None:
        if isinstance(fault, WorkersBusy):
            self._tell(logging.INFO, kind, str(fault))
        else:
            frames = _frames(fault)
            where = [f"{Path(file).name}:{line}" for file, line in _PLACE.findall(frames)]
            self._tell(logging.ERROR, kind, ": ".join((type(fault).__name__, *where[-1:])), frames)

    async def draw(self, seconds: float, make: Callable[P, T], *shown: P.args, **how: P.kwargs) -> T | None:
        """Draw a picture in a thread. Return ``None`` if that fails or takes longer than this many seconds."""
        kind = _name(make)
        drawing = asyncio.ensure_future(self.take(kind, asyncio.to_thread(make, *shown, **how)))
        await asyncio.wait({drawing}, timeout=seconds)
        if drawing.done():
            return drawing.result()
        self._tell(logging.WARNING, kind, TimeoutError.__name__)
        return None

    async def take(self, kind: str, drawing: Awaitable[T]) -> T | None:
        """Wait for a picture of this kind. If drawing it fails, log the error and return ``None``."""
        try:
            return await drawing
        except Exception as fault:  # noqa: BLE001 - as in ``guard``
            self._note(kind, fault)
            return None

    def _tell(self, level: int, kind: str, cause: str, details: str = "") -> None:
        now = asyncio.get_running_loop().time()
        told_at = self._told.get((kind, cause))
        if told_at is None or now >= told_at + AGAIN_SECONDS:
            self._told[kind, cause] = now
            _log.log(level, "words stand in for a picture (%s): %s", kind, "\n".join(filter(None, (cause, details))))


def _frames(fault: Exception) -> str:
    """Return the traceback of an error. For one from a worker process it is in a note (``bot.processes.workers``)."""
    return "\n".join(getattr(fault, "__notes__", ())) or "".join(traceback.format_tb(fault.__traceback__))


def _name(make: Callable[..., Any]) -> str:
    while isinstance(make, functools.partial):
        make = make.func
    return getattr(make, "__name__", type(make).__name__)
