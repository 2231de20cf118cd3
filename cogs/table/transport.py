"""How a table's public message reaches Discord: by the token of the last press where that saves a counted request,
else by the bot. When something is sent, and why, is decided by the announcer.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from typing import Any

import discord

from bot.storage.api import Store
from bot.ui.emojis import CardEmojis
from bot.ui.errors import ErrorResponse, RequestFailed, response_to
from bot.ui.layouts import words_layout
from bot.ui.readers import Languages, Readers
from bot.ui.replies import NOBODY, Message, only
from cogs.table.panels import TOKEN_LIFE, Now, Panels
from cogs.table.picture_queue import Pictures

REQUEST_SECONDS = 60.0
"""After so long a request is given up and asked again: well before Discord forgets the nonce of a post. Waiting for the
bot's own rate limit is part of it.
"""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class AnnouncerServices:
    """What every announcer uses. ``channel`` finds a channel by its id and its server's, without asking Discord;
    ``fetch_channel`` asks Discord, and raises ``discord.NotFound`` if there is none. ``now`` gives Unix time in
    seconds; ``has_room`` tells whether requests may be sent that could also be spared.
    """

    store: Store
    languages: Languages
    readers: Readers
    emojis: CardEmojis
    pictures: Pictures
    panels: Panels
    now: Now
    channel: Callable[[int, int], discord.PartialMessageable]
    fetch_channel: Callable[[int], Awaitable[object]]
    has_room: Callable[[], bool]


class MessageTransport:
    """Posts, edits and deletes messages in one channel. Every method raises what ``RequestFailed`` names."""

    def __init__(self, services: AnnouncerServices, guild_id: int, channel_id: int) -> None:
        self._services = services
        self._guild_id = guild_id
        self.channel_id = channel_id
        self._press: tuple[discord.Interaction[Any], float] | None = None
        self._nonce: str | None = None

    @property
    def _channel(self) -> discord.PartialMessageable:
        return self._services.channel(self.channel_id, self._guild_id)

    @property
    def in_doubt(self) -> bool:
        """Whether a message may stand in the channel whose post was not answered; posting again tells."""
        return self._nonce is not None

    def keep_token(self, press: discord.Interaction[Any]) -> None:
        """This press was answered with the message: its token edits it for a quarter of an hour."""
        self._press = (press, self._services.now())

    def forget_token(self) -> None:
        """The message is edited by the bot from now on."""
        self._press = None

    async def edit(self, message_id: int, message: Message, *, by_token: bool) -> None:
        """Replace what the message shows; ``by_token`` allows the token of the last press while it lives."""
        if self._press is not None and self._services.now() - self._press[1] > TOKEN_LIFE:
            self._press = None
        if self._press is not None and by_token:
            async with asyncio.timeout(REQUEST_SECONDS):
                await self._press[0].edit_original_response(**message.edit_arguments())
            return
        target = self._channel.get_partial_message(message_id)
        async with asyncio.timeout(REQUEST_SECONDS):
            await target.edit(**message.edit_arguments())

    async def post(self, message: Message, nonce: str) -> tuple[int, bool]:
        """Post the message. Returns its id, and whether an earlier attempt may have been the one that arrived: after a
        lost reply the first attempt's nonce is used again, so that Discord shows it once.
        """
        again = self._nonce is not None
        self._nonce = self._nonce or nonce
        async with asyncio.timeout(REQUEST_SECONDS):
            sent = await self._channel.send(**message.new(), nonce=self._nonce)
        self._nonce = None
        return sent.id, again

    async def find_sent(self, nonce: str) -> int:
        """Return the id of the message that Discord has under this nonce; if none has arrived, of one that calls
        nobody.
        """
        return await self.mention(None, words_layout("…"), nonce)

    async def mention(self, user_id: int | None, layout: discord.ui.LayoutView, nonce: str) -> int:
        """Post a message that calls one person, or nobody; returns its id, or that of the one that Discord already has
        under this nonce.
        """
        mentions = NOBODY if user_id is None else only(user_id)
        async with asyncio.timeout(REQUEST_SECONDS):
            sent = await self._channel.send(view=layout, nonce=nonce, allowed_mentions=mentions)
        return sent.id

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
