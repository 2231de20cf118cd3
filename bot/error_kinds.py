"""Which kinds of errors the log shows, and which of them the bot's owner was told of.

A kind is the exception's type, or the line's severity where there is none, and its place in our code. No text of an
error goes along: it could name people or cards. What passes by itself, such as an outage, is none.
"""

from __future__ import annotations

import logging
import traceback
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from contextvars import ContextVar
from dataclasses import dataclass
from pathlib import Path

from bot.outages import passes

MOST_A_DAY = 10
"""Kinds told on one day (UTC)."""
MOST_KINDS = 500
"""Kinds that are counted at a time, and that are remembered as told."""

_ROOT = Path(__file__).parents[1]
_OURS = ("bot", "cogs")

TELLING: ContextVar[bool] = ContextVar("telling", default=False)
"""Whether an error happens while errors are told; that is no error to tell of."""


class ErrorKinds(logging.Handler):
    """Counts the errors of the log by kind; ``begin`` is called after each, in whatever thread."""

    def __init__(self, begin: Callable[[], object]) -> None:
        super().__init__(logging.ERROR)
        self.counts: Counter[str] = Counter()
        self._begin = begin

    def take(self) -> Counter[str]:
        """Return how often each kind came since the last call."""
        counts, self.counts = self.counts, Counter()
        return counts

    def emit(self, record: logging.LogRecord) -> None:
        """Count the error of this record."""
        fault = record.exc_info[1] if record.exc_info else None
        if TELLING.get() or (fault is not None and passes(fault)):
            return
        kind = _kind(record, fault)
        if kind in self.counts or len(self.counts) < MOST_KINDS:
            self.counts[kind] += 1
            with suppress(RuntimeError):  # the loop is closed
                self._begin()


def _kind(record: logging.LogRecord, fault: BaseException | None) -> str:
    places = [(frame.filename, frame.lineno) for frame in traceback.extract_tb(fault.__traceback__)] if fault else []
    ours = [f"{name}:{line}" for file, line in [(record.pathname, record.lineno), *places] if (name := _module(file))]
    return f"{type(fault).__name__ if fault else record.levelname} {ours[-1] if ours else record.name}"


def _module(file: str) -> str | None:
    path = Path(file)
    if not path.is_relative_to(_ROOT) or (path := path.relative_to(_ROOT)).parts[0] not in _OURS:
        return None
    return ".".join(path.with_suffix("").parts)


@dataclass(frozen=True, slots=True)
class ToldErrors:
    """The kinds told so far, the latest last, and how many of them on ``day``."""

    day: str = ""
    today: int = 0
    kinds: tuple[str, ...] = ()

    def add(self, kind: str, day: str) -> ToldErrors | None:
        """Return what is told once this kind is; None if it was told before, or if enough were told today."""
        today = self.today if day == self.day else 0
        if kind in self.kinds or today >= MOST_A_DAY:
            return None
        return ToldErrors(day, today + 1, (*self.kinds, kind)[-MOST_KINDS:])
