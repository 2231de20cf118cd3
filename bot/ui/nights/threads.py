"""Threads for the tables of a night, under the channel of its lobby; where there can be none, the host is told why."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

import discord

from bot.storage.api import TournamentId
from bot.tournaments.nights.night import Night
from bot.tournaments.nights.round_tables import NoPlace
from bot.ui.errors import ErrorResponse, RequestFailed, full_of, response_to
from bot.ui.languages import Languages
from bot.ui.layouts import words_layout
from bot.ui.permissions import ask_for_rights
from bot.ui.replies import only
from bot.words.nights_text import thread_name

ARCHIVE_MINUTES: Final = 1440
"""After so long without a word Discord puts a thread away; a message brings it back."""

REQUEST_SECONDS = 60.0
_CLOCKS_DIFFER = 60.0

_log = logging.getLogger(__name__)


class NightThreads:
    """Finds the thread of a table, or creates it. ``find`` gives a channel that Discord has told of, which it has when
    ``ready`` answers; ``own_id`` is the bot's user, ``application_id`` what it is invited by.
    """

    def __init__(
        self,
        find: Callable[[int], object | None],
        languages: Languages,
        *,
        ready: Callable[[], Awaitable[None]],
        own_id: Callable[[], int | None],
        application_id: Callable[[], int | None],
    ) -> None:
        self._find = find
        self._ready = ready
        self._languages = languages
        self._own_id = own_id
        self._application_id = application_id
        self._told: set[TournamentId] = set()

    async def place(self, night_id: TournamentId, night: Night, table: int) -> int:
        """The thread of this table; raises ``NoPlace``."""
        await self._ready()
        parent = self._find(night.channel_id)
        if not isinstance(parent, discord.TextChannel):
            await self._tell(night_id, night, parent)
            raise NoPlace(f"{night.channel_id} can have no threads")
        await self._languages.learn([night.guild_id])
        name = thread_name(night, table, self._languages.server(night.guild_id))
        known = self._known(parent, name, night.opened_at - _CLOCKS_DIFFER)
        if known is not None:
            return known
        kind = discord.ChannelType.news_thread if parent.is_news() else discord.ChannelType.public_thread
        try:
            async with asyncio.timeout(REQUEST_SECONDS):
                thread = await parent.create_thread(name=name, type=kind, auto_archive_duration=ARCHIVE_MINUTES)
        except RequestFailed as fault:
            if response_to(fault) is not ErrorResponse.WAIT:
                await self._tell(night_id, night, parent, full_of(fault) is not None)
            raise NoPlace(str(fault)) from fault
        return thread.id

    def _known(self, parent: discord.TextChannel, name: str, since: float) -> int | None:
        """A thread that was created for this very table, of which nobody was told before the program ended."""
        for thread in parent.threads:
            created = thread.created_at
            if thread.name == name and thread.owner_id == self._own_id() and created and created.timestamp() >= since:
                return thread.id
        return None

    async def _tell(self, night_id: TournamentId, night: Night, parent: object | None, full: bool = False) -> None:
        """Tell the host once what is missing, or that there are too many threads (``full``), and the way round it."""
        if night_id in self._told or not isinstance(parent, discord.abc.Messageable):
            return
        self._told.add(night_id)
        texts = self._languages.server(night.guild_id)
        key = "night-too-many-threads" if full else "night-no-threads"
        words = texts(key, channel=f"<#{night.channel_id}>", host=f"<@{night.host_id}>")
        if not full:
            words = ask_for_rights(words, texts, self._application_id())
        try:
            await parent.send(view=words_layout(words), allowed_mentions=only(night.host_id))
        except RequestFailed as fault:
            _log.warning("the host of night %d could not be told: %s", night_id, type(fault).__name__)
