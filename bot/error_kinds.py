"""Counts the kinds of errors in the log, and remembers which of them were reported to the bot's owner.

A kind is the exception's type (or the line's severity if there is none) and its place in the bot's code. It contains no
text of the error, which could name people or cards. Errors that pass by themselves, such as outages, are not counted.
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
"""The most kinds reported on one day (UTC)."""
MOST_KINDS = 500
"""The most kinds counted at a time, and the most kinds remembered as reported."""

_ROOT = Path(__file__).parents[1]
_OURS = ("bot", "cogs")

TELLING: ContextVar[bool] = ContextVar("telling", default=False)
"""Whether errors are being reported now. Errors meanwhile are not counted."""


class ErrorKinds(logging.Handler):
    """Counts the errors in the log by kind. ``begin`` is called after each, in any thread."""

    def __init__(self, begin: Callable[[], object]) -> None:
        super().__init__(logging.ERROR)
        self.counts: Counter[str] = Counter()
        self._begin = begin

    def take(self) -> Counter[str]:
        """Return how often each kind has occurred since the last call."""
        counts, self.counts = self.counts, Counter()
        return counts

    def emit(self, record: logging.LogRecord) -> None:
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
    """The kinds reported so far, the latest last, and how many of them on ``day``."""

    day: str = ""
    today: int = 0
    kinds: tuple[str, ...] = ()

    def add(self, kind: str, day: str) -> ToldErrors | None:
        """Return the state after reporting this kind; None if it was reported before, or enough were today."""
        today = self.today if day == self.day else 0
        if kind in self.kinds or today >= MOST_A_DAY:
            return None
        return ToldErrors(day, today + 1, (*self.kinds, kind)[-MOST_KINDS:])
