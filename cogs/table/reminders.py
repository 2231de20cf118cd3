"""The message that calls the player for whom a table waits: when it is due, and when it is taken back.

Theory of operation. A call is written down in the store before it is sent and again when its message is known, so that
another process takes back what this one left. It is sent with a nonce: sent again after a lost reply it mentions nobody
twice, and where the turn is over meanwhile the same nonce finds the message that is to be taken back.
"""

from __future__ import annotations

import json
import logging
from dataclasses import dataclass, replace

from bot.storage.api import StoreError
from bot.tables.model import Chair
from bot.tables.views import TableView
from bot.ui.errors import NONCE_LIFE, ErrorResponse, RequestFailed, make_nonce, response_to
from bot.ui.layouts import words_layout
from bot.words.notices import reminder_text
from cogs.table.transport import AnnouncerServices, MessageTransport

_MOST_TRIES = 3
"""Attempts to take a message back, after which it stays."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Call:
    """A call that was sent, or is about to be: for the turn that began at ``asked_at``, written down at ``at`` (Unix
    seconds). ``message_id`` is ``None`` while nobody knows whether it has arrived.
    """

    asked_at: float | None
    at: float
    nonce: str
    message_id: int | None = None

    def as_json(self) -> str:
        """Write the call down for the store."""
        return json.dumps([self.asked_at, self.at, self.nonce, self.message_id])


def read_call(text: str | None) -> Call | None:
    """Return what ``Call.as_json`` wrote; ``None`` for nothing."""
    return Call(*json.loads(text)) if text else None


class Reminder:
    """At most one message of a table calls a player; it goes when that turn is over."""

    def __init__(self, services: AnnouncerServices, transport: MessageTransport, channel_id: int) -> None:
        self._services = services
        self._transport = transport
        self._fact = f"reminder:{channel_id}"
        self._recalled = False
        self._due: Chair | None = None
        self._due_since: float | None = None
        """Since when that person is asked (Unix time)."""
        self._call: Call | None = None
        self._tries = 0

    def call(self, chair: Chair, table: TableView) -> None:
        """The person on this chair is to be called for the turn that the table waits for."""
        self._due, self._due_since = chair, table.asked_at

    def forget(self) -> None:
        """Nobody is called any more; a message that stands stays."""
        self._due, self._call, self._recalled = None, None, True

    def waiting(self, table: TableView) -> bool:
        """Return whether there is something to look up, to send or to take back."""
        return not self._recalled or self._due is not None or self._is_over(table)

    async def step(self, table: TableView) -> None:
        """One step: look up what an earlier process left, take back a message whose turn is over, or call the player
        who is waited for.
        """
        if not self._recalled:
            await self._recall()
        elif self._call is not None and self._is_over(table):
            await self._take_back(self._call)
        else:
            await self._send(table)

    async def _send(self, table: TableView) -> None:
        asked, chair = table.to_move, self._due
        self._due = None
        if chair is None or asked is None or asked.seat != chair.seat or asked.user_id is None:
            return
        if table.asked_at != self._due_since:
            return
        if not (await self._services.readers.chosen_by(asked.user_id)).reminders:
            return
        texts, panel = await self._services.languages.of(table.guild_id), self._needs_no_panel(table, asked.user_id)
        layout = words_layout(reminder_text(table, chair, texts, panel=panel))
        now = self._services.now()
        if self._call is None:
            await self._keep(Call(table.asked_at, now, make_nonce("turn", table.table_id, table.seq, round(now))))
        self._due = chair
        if self._call is not None:
            message_id = await self._transport.mention(asked.user_id, layout, self._call.nonce)
            await self._keep(replace(self._call, message_id=message_id))
        if self._due is chair:
            self._due = None

    def _needs_no_panel(self, table: TableView, user_id: int) -> bool:
        """Whether a player can go on without *My hand*: their panel lives, or they are asked to deal."""
        return table.open_deal is not None or self._services.panels.lives(table.table_id, user_id)

    async def _take_back(self, call: Call) -> None:
        try:
            self._tries += 1
            message_id = call.message_id
            if message_id is None and self._services.now() - call.at <= NONCE_LIFE:
                message_id = await self._transport.find_sent(call.nonce)
                self._call = replace(call, message_id=message_id)
            if message_id is not None:
                await self._transport.take_back(message_id)
        except RequestFailed as fault:
            if response_to(fault) is ErrorResponse.WAIT and self._tries < _MOST_TRIES:
                raise
            _log.info("a reminder could not be deleted: %s", type(fault).__name__)
        self._tries = 0
        await self._keep(None)

    def _is_over(self, table: TableView) -> bool:
        """Return whether the turn of the standing message is over, or its player is to be called again."""
        call = self._call
        if call is None:
            return False
        return call.asked_at != table.asked_at or (call.message_id is not None and self._due is not None)

    async def _recall(self) -> None:
        try:
            self._call = self._call or read_call(await self._services.store.note(self._fact))
        except (StoreError, ValueError, TypeError) as fault:
            _log.warning("the note %s could not be read: %s", self._fact, fault)
        self._recalled = True

    async def _keep(self, call: Call | None) -> None:
        self._call = call
        try:
            await self._services.store.set_note(self._fact, "" if call is None else call.as_json())
        except StoreError as fault:
            _log.info("the note %s was not saved: %s", self._fact, fault)
