"""How a table's public message reaches Discord: by the token of the last press where that saves a counted request,
else by the bot; and the message that calls the player for whom the table waits: when it is due, and when it is taken
back. When the table's own message is sent, and why, is decided by the announcer.

A call is written down in the store before it is sent and again when its message is known, so that another process takes
back what this one left. It is sent with a nonce: sent again after a lost reply it mentions nobody twice, and where the
turn is over meanwhile the same nonce finds the message that is to be taken back.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, TypeVar

import discord

from bot.services import Services
from bot.storage.api import StoreError
from bot.tables.model import Chair
from bot.tables.views import TableView
from bot.ui.errors import NONCE_LIFE, REQUEST_SECONDS, ErrorResponse, RequestFailed, make_nonce, response_to
from bot.ui.layouts import words_layout
from bot.ui.replies import NOBODY, Message, only
from bot.words.notices import reminder_text
from cogs.table.panels import TOKEN_LIFE, Panels

T = TypeVar("T")

_log = logging.getLogger(__name__)


class MessageTransport:
    """Posts, edits and deletes messages in one channel. Every method raises what ``RequestFailed`` names."""

    def __init__(self, services: Services, guild_id: int, channel_id: int) -> None:
        self._services = services
        self._guild_id = guild_id
        self.channel_id = channel_id
        self._press: tuple[discord.Interaction[Any], float] | None = None
        self._nonce: str | None = None

    @property
    def _channel(self) -> discord.PartialMessageable:
        return self._services.channel(self.channel_id, self._guild_id)

    async def _send(self, request: Callable[..., Awaitable[T]], arguments: dict[str, Any]) -> T:
        return await self._services.deliveries.send(request, arguments, self._guild_id)

    @property
    def in_doubt(self) -> bool:
        """Whether a message may stand in the channel whose post was not answered; posting again tells."""
        return self._nonce is not None

    def keep_token(self, press: discord.Interaction[Any]) -> None:
        """Keep the token of a press that was answered with the message: its token edits it for a quarter of an hour."""
        self._press = (press, self._services.clock.now())

    def forget_token(self) -> None:
        """Edit the message as the bot from now on."""
        self._press = None

    async def edit(self, message_id: int, message: Message, *, by_token: bool) -> None:
        """Replace what the message shows; ``by_token`` allows the token of the last press while it lives."""
        if self._press is not None and self._services.clock.now() - self._press[1] > TOKEN_LIFE:
            self._press = None
        if self._press is not None and by_token:
            async with asyncio.timeout(REQUEST_SECONDS):
                await self._send(self._press[0].edit_original_response, message.edit_arguments())
            return
        target = self._channel.get_partial_message(message_id)
        async with asyncio.timeout(REQUEST_SECONDS):
            await self._send(target.edit, message.edit_arguments())

    async def post(self, message: Message, nonce: str) -> tuple[int, bool]:
        """Post the message. Returns its id, and whether an earlier attempt may have been the one that arrived: after a
        lost reply the first attempt's nonce is used again, so that Discord shows it once.
        """
        again = self._nonce is not None
        self._nonce = self._nonce or nonce
        async with asyncio.timeout(REQUEST_SECONDS):
            message_sent = await self._send(partial(self._channel.send, nonce=self._nonce), message.new())
        self._nonce = None
        return message_sent.id, again

    async def find_sent(self, nonce: str) -> int:
        """Return the id of the message that Discord has under this nonce; if none has arrived, of one that calls
        nobody.
        """
        return await self.mention(None, words_layout("…"), nonce)

    async def mention(self, user_id: int | None, layout: discord.ui.LayoutView, nonce: str) -> int:
        """Post a message that calls one person, or nobody; returns its id, or that of the one that Discord already has
        under this nonce.
        """
        message = Message(layout, mentions=NOBODY if user_id is None else only(user_id))
        async with asyncio.timeout(REQUEST_SECONDS):
            message_sent = await self._send(partial(self._channel.send, nonce=nonce), message.new())
        return message_sent.id

    async def take_back(self, message_id: int) -> None:
        """Delete a message."""
        async with asyncio.timeout(REQUEST_SECONDS):
            await self._channel.get_partial_message(message_id).delete()

    async def delete(self, message_id: int, pauses: Iterable[float] = (0.0,)) -> None:
        """Take a message away, trying again after each of these pauses (seconds); one that cannot be taken away stays,
        and nothing is raised.
        """
        await self._insist(lambda: self.take_back(message_id), pauses)

    async def restore(self, message_id: int, make: Callable[[], Message], pauses: Iterable[float]) -> None:
        """Let a message show again what ``make`` makes, trying as ``delete`` does."""
        await self._insist(lambda: self.edit(message_id, make(), by_token=False), pauses)

    def forget_post(self) -> str | None:
        """Make the next post a new one; return the nonce of one that was not answered."""
        nonce, self._nonce = self._nonce, None
        return nonce

    async def withdraw(self, nonce: str, pauses: Iterable[float]) -> None:
        """Take away what may have arrived of a post that was not answered, trying as ``delete`` does."""
        await self._insist(lambda: self._take_back_lost(nonce), pauses)

    async def _take_back_lost(self, nonce: str) -> None:
        await self.take_back(await self.find_sent(nonce))

    async def _insist(self, request: Callable[[], Awaitable[None]], pauses: Iterable[float]) -> None:
        for pause in (0.0, *pauses):
            await asyncio.sleep(pause)
            try:
                await request()
            except RequestFailed as fault:
                _log.info("a message in channel %d could not be deleted: %s", self.channel_id, type(fault).__name__)
                if response_to(fault) is not ErrorResponse.WAIT:
                    return
            else:
                return


# -- the message that calls a player


_MOST_TRIES = 3
"""Attempts to take a message back, after which it stays."""


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

    def __init__(self, services: Services, panels: Panels, transport: MessageTransport, channel_id: int) -> None:
        self._services = services
        self._panels = panels
        self._transport = transport
        self._fact = f"reminder:{channel_id}"
        self._recalled = False
        self._due: Chair | None = None
        self._due_since: float | None = None
        """Since when that person is asked (Unix time)."""
        self._call: Call | None = None
        self._tries = 0

    def call(self, chair: Chair, table: TableView) -> None:
        """Call the person on this chair for the turn that the table waits for."""
        self._due, self._due_since = chair, table.asked_at

    def forget(self) -> None:
        """Call nobody any more; a message that stands stays."""
        self._due, self._call, self._recalled = None, None, True

    def is_due(self, table: TableView) -> bool:
        """Return whether there is something to look up, to send or to take back."""
        return not self._recalled or self._due is not None or self._is_over(table)

    async def step(self, table: TableView) -> None:
        """Take one step: look up what an earlier process left, take back a message whose turn is over, or call the
        player who is waited for.
        """
        if not self._recalled:
            await self._recall()
        elif self._call is not None and self._is_over(table):
            await self._take_back(self._call)
        else:
            await self._send(table)

    async def _send(self, table: TableView) -> None:
        to_move, chair = table.to_move, self._due
        self._due = None
        if chair is None or to_move is None or to_move.seat != chair.seat or to_move.user_id is None:
            return
        if table.asked_at != self._due_since:
            return
        if not (await self._services.readers.preferences_of(to_move.user_id)).reminders:
            return
        texts, panel = await self._services.languages.of(table.guild_id), self._needs_no_panel(table, to_move.user_id)
        layout = words_layout(reminder_text(table, chair, texts, panel=panel))
        now = self._services.clock.now()
        if self._call is None:
            await self._keep(Call(table.asked_at, now, make_nonce("turn", table.table_id, table.seq, round(now))))
        self._due = chair
        if self._call is not None:
            message_id = await self._transport.mention(to_move.user_id, layout, self._call.nonce)
            await self._keep(replace(self._call, message_id=message_id))
        if self._due is chair:
            self._due = None

    def _needs_no_panel(self, table: TableView, user_id: int) -> bool:
        """Return whether a player can go on without *My hand*: their panel lives, or they are asked to deal."""
        return table.open_deal is not None or self._panels.lives(table.table_id, user_id)

    async def _take_back(self, call: Call) -> None:
        try:
            self._tries += 1
            message_id = call.message_id
            if message_id is None and self._services.clock.now() - call.at <= NONCE_LIFE:
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
