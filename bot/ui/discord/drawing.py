"""Pictures that an answer waits for, drawn beside the event loop and only for so long. Must not know what they show."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import ParamSpec

DRAWING_SECONDS = 1.5
"""For a picture, of the three that Discord waits."""

P = ParamSpec("P")

_log = logging.getLogger(__name__)


async def drawn(draw: Callable[P, bytes], *shown: P.args, **how: P.kwargs) -> bytes | None:
    """A picture, or ``None`` if it is not there in time or cannot be drawn: words say it all."""
    return await drawn_within(DRAWING_SECONDS, draw, *shown, **how)


async def drawn_within(seconds: float, draw: Callable[P, bytes], *shown: P.args, **how: P.kwargs) -> bytes | None:
    """The same with another patience, in seconds."""
    drawing = asyncio.ensure_future(asyncio.to_thread(draw, *shown, **how))
    await asyncio.wait({drawing}, timeout=seconds)
    if not drawing.done():
        drawing.add_done_callback(_note_late)
        return None
    fault = drawing.exception()
    if fault is not None:
        _log.error("a picture could not be drawn", exc_info=fault)
        return None
    return drawing.result()


def _note_late(drawing: asyncio.Future[bytes]) -> None:
    fault = None if drawing.cancelled() else drawing.exception()
    _log.warning("a picture was not drawn in time", exc_info=fault)
