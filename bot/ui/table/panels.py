"""Which private panels can still be redrawn, and redrawing them when their player's turn comes.

An ephemeral message can be changed only with the token of the interaction that made or last changed it, for fifteen
minutes. Tokens stay in memory and go nowhere else. One request is in flight per panel, and the newest snapshot that the
panel was told of wins; a panel that is lost costs its player one press on *My hand*.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import discord

from bot.storage.port import TableId
from bot.tables.snapshots import Change, Snapshot, Status
from bot.ui.discord.errors import ErrorResponse, RequestFailed, response_to
from bot.ui.discord.mentions import NOBODY
from bot.ui.table.layouts import panel_layout
from bot.ui.viewers import Viewers

TOKEN_LIFE = 14 * 60.0
"""Seconds for which a token is trusted; Discord takes it for a minute more."""

_PAUSES = (1.0, 3.0)
"""Seconds to wait before trying again; after the last one the player has to press."""

_log = logging.getLogger(__name__)

Now = Callable[[], float]


@dataclass(slots=True)
class Panel:
    """One player's newest panel: the interaction that can change it, since when (Unix seconds), the newest snapshot of
    its table, and the sequence number that it shows.

    ``restyled``: its player has chosen another look, and it still shows the old one.
    """

    interaction: discord.Interaction[Any]
    obtained: float
    newest: Snapshot
    shown: int
    answering: int = 0
    restyled: bool = False
    drawing: asyncio.Task[None] | None = None


class Panels:
    """The registry of panels, in memory only. ``now`` is Unix time in seconds."""

    def __init__(self, viewers: Viewers, now: Now) -> None:
        self._viewers = viewers
        self._now = now
        self._panels: OrderedDict[tuple[TableId, int], Panel] = OrderedDict()
        self._closed = False

    def shows(self, snapshot: Snapshot, interaction: discord.Interaction[Any]) -> None:
        """This interaction has just drawn its player's panel with this snapshot; an older panel is forgotten."""
        key, seq = (snapshot.table.table_id, interaction.user.id), snapshot.table.seq
        known = self._panels.get(key)
        if known is None:
            self._panels[key] = Panel(interaction, self._now(), snapshot, seq)
        else:
            known.interaction, known.obtained, known.shown = interaction, self._now(), seq
            if known.newest.table.seq <= seq:
                known.newest = snapshot
            self._panels.move_to_end(key)
        self._forget_the_dead()

    @contextmanager
    def answering(self, table_id: TableId, user_id: int) -> Iterator[None]:
        """While a press on the panel is answered nothing else redraws it; afterwards what it missed is caught up."""
        panel = self._panels.get((table_id, user_id))
        if panel is not None:
            panel.answering += 1
        try:
            yield
        finally:
            if panel is not None:
                panel.answering -= 1
            panel = self._panels.get((table_id, user_id))
            if panel is not None:
                self._wake(panel.newest)

    def on_change(self, change: Change) -> None:
        """A table has changed: if it waits for a person whose panel lives, that is redrawn."""
        table = change.snapshot.table
        keys = [(table.table_id, chair.user_id) for chair in table.chairs if chair.user_id is not None]
        for key in keys:
            if key in self._panels:
                self._panels[key].newest = change.snapshot
        if table.status is Status.CLOSED:
            for key in [key for key in self._panels if key[0] == table.table_id]:
                self._drop(key)
        elif change.settled:
            self._wake(change.snapshot)

    def restyle(self, user_id: int) -> None:
        """A person has chosen another look for their panels: those that live are redrawn, whoever is on turn."""
        for key, panel in list(self._panels.items()):
            if key[1] == user_id and not self._closed:
                panel.restyled = True
                self._begin(key, panel)

    async def close(self) -> None:
        """Redraw nothing any more."""
        self._closed = True
        tasks = [panel.drawing for panel in self._panels.values() if panel.drawing is not None]
        for task in tasks:
            task.cancel()
        if tasks:
            await asyncio.wait(tasks)
        self._panels.clear()

    def _wake(self, snapshot: Snapshot) -> None:
        table = snapshot.table
        chair = table.to_move
        if self._closed or chair is None or chair.user_id is None or chair.away or chair.left:
            return
        key = (table.table_id, chair.user_id)
        panel = self._panels.get(key)
        if panel is not None and panel.shown < table.seq:
            self._begin(key, panel)

    def _begin(self, key: tuple[TableId, int], panel: Panel) -> None:
        """Redraw a panel, unless somebody does already or its token is dead."""
        if panel.answering or panel.drawing is not None:
            return
        if self._now() - panel.obtained > TOKEN_LIFE:
            self._drop(key)
            return
        panel.drawing = asyncio.create_task(self._redraw(key, panel), name=f"panel of table {key[0]}")

    async def _redraw(self, key: tuple[TableId, int], panel: Panel) -> None:
        """Draw until the panel shows the newest state, somebody else draws it, or its token is dead."""
        pauses = iter(_PAUSES)
        try:
            while not panel.answering and self._now() - panel.obtained <= TOKEN_LIFE:
                try:
                    if not await self._draw_once(key, panel):
                        return
                except RequestFailed as fault:
                    pause = next(pauses, None) if response_to(fault) is ErrorResponse.WAIT else None
                    if pause is None:
                        _log.info("a panel of table %d is given up: %s", key[0], type(fault).__name__)
                        self._drop(key)
                        return
                    await asyncio.sleep(pause)
        finally:
            panel.drawing = None

    async def _draw_once(self, key: tuple[TableId, int], panel: Panel) -> bool:
        """Draw the newest snapshot if it is the player's turn and the panel does not show it; False if it does."""
        interaction = panel.interaction
        viewer = await self._viewers.of(interaction)
        table, mine = panel.newest.table, panel.newest.seat_view(key[1])
        if mine is None:
            return False
        restyled = panel.restyled
        if not restyled and (panel.shown >= table.seq or not mine.legal):
            return False
        panel.restyled = False
        await interaction.edit_original_response(view=panel_layout(table, mine, None, viewer), allowed_mentions=NOBODY)
        if panel.interaction is interaction:
            panel.shown = max(panel.shown, table.seq)
        return True

    def _drop(self, key: tuple[TableId, int]) -> None:
        panel = self._panels.pop(key, None)
        if panel is not None and panel.drawing is not None and panel.drawing is not asyncio.current_task():
            panel.drawing.cancel()

    def _forget_the_dead(self) -> None:
        """Tokens that open nothing any more are not kept; the oldest stand in front."""
        while self._panels:
            key, panel = next(iter(self._panels.items()))
            if panel.answering or self._now() - panel.obtained <= TOKEN_LIFE:
                return
            self._drop(key)
