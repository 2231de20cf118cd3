"""The message that calls the player whom a table waits for: sending it and deleting it."""

from __future__ import annotations

import json
import logging
from dataclasses import astuple

from bot.services import Services
from bot.storage.api import StoreError
from bot.tables.model import Chair
from bot.tables.views import TableView
from bot.ui.errors import ErrorResponse, RequestFailed, make_nonce, response_to
from bot.ui.layouts import words_layout
from bot.ui.posts import Post, SentPost
from bot.ui.replies import Message, only
from bot.words.notices import reminder_text
from cogs.table.panels import Panels

_log = logging.getLogger(__name__)


_MOST_TRIES = 3  # after this many attempts to delete a call, it stays


class TurnCalls:
    """The message that calls a player until their turn is over. There is at most one. It is stored before it is sent,
    so that any process can delete it.
    """

    def __init__(self, services: Services, panels: Panels, guild_id: int, channel_id: int) -> None:
        self._services, self._panels = services, panels
        self._key = f"reminder:{channel_id}"
        self._recalled = False
        self._due: Chair | None = None
        self._due_until: float | None = None  # when the player's time is up
        self._post = Post(services.deliveries, guild_id, channel_id, self._keep)
        self._until: float | None = None  # the time that the call names; if that changes, it goes
        self._tries = 0

    def call(self, chair: Chair, table: TableView) -> None:
        """Call the person of this chair to the turn that the table waits for."""
        self._due, self._due_until = chair, table.deadline

    def forget(self) -> None:
        """Stop calling. A message in the channel stays."""
        self._due, self._post.sent, self._recalled = None, None, True

    def is_due(self, table: TableView) -> bool:
        """Return whether something has to be read, sent or deleted."""
        return not self._recalled or self._due is not None or self._is_over(table)

    async def step(self, table: TableView) -> None:
        """Take one step: find an earlier process's message, delete one whose turn is over, or call the player."""
        if not self._recalled:
            await self._recall()
        elif self._is_over(table):
            await self._take_back()
        else:
            await self._send(table)

    async def _send(self, table: TableView) -> None:
        to_move, chair = table.to_move, self._due
        self._due = None
        if chair is None or to_move is None or to_move.seat != chair.seat or to_move.user_id is None:
            return
        if table.deadline is None or table.deadline != self._due_until:
            return
        if not (await self._services.readers.preferences_of(to_move.user_id)).reminders:
            return
        texts = await self._services.languages.of(table.guild_id)
        # a player with a live panel, or one who is asked to deal, does not need *My hand*
        panel = table.open_deal is not None or self._panels.lives(table.table_id, to_move.user_id)
        layout = words_layout(reminder_text(table, chair, texts, panel=panel))
        if self._post.sent is None:
            self._until = table.deadline
        self._due = chair
        nonce = make_nonce("turn", table.table_id, table.seq, round(self._services.clock.now()))
        await self._post.send(Message(layout, mentions=only(to_move.user_id)), nonce)
        if self._due is chair:
            self._due = None

    async def _take_back(self) -> None:
        try:
            self._tries += 1
            await self._post.take_back()
        except RequestFailed as fault:
            if response_to(fault) is ErrorResponse.WAIT and self._tries < _MOST_TRIES:
                raise
            _log.info("a reminder could not be deleted: %s", type(fault).__name__)
            await self._post.forget()
        self._tries = 0

    def _is_over(self, table: TableView) -> bool:
        if self._post.sent is None:
            return False
        return self._until != table.deadline or (self._post.message_id is not None and self._due is not None)

    async def _recall(self) -> None:
        try:
            text = await self._services.store.note(self._key)
            if text and self._post.sent is None:
                self._until, *sent = json.loads(text)
                self._post.sent = SentPost(*sent)
        except (StoreError, ValueError, TypeError) as fault:
            _log.warning("the note %s could not be read: %s", self._key, fault)
        self._recalled = True

    async def _keep(self, post: Post) -> None:
        text = "" if post.sent is None else json.dumps([self._until, *astuple(post.sent)])
        try:
            await self._services.store.set_note(self._key, text)
        except StoreError as fault:
            _log.info("the note %s was not saved: %s", self._key, fault)
