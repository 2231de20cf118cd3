"""The members of servers whom pages know: who they are, and whether they may still have a page.

From time to time Discord is asked whether somebody can still see their page's channel, at most once a second in all.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Literal, TypeVar

import discord

from bot.live.sessions import SESSION_SECONDS
from bot.services import Services
from bot.storage.api import LiveSession
from bot.ui.errors import RequestFailed

ASK_SECONDS, GRACE_SECONDS, RETRY_SECONDS = 600.0, 3600.0, 60.0
"""Seconds after which Discord is asked again whether a person may see the channel; for which they still may if it does
not answer; and after which it is then asked again.
"""
_MOST_KEPT = 10_000
_FINDING = 1.0

T = TypeVar("T")
CanSee = Callable[[int, int, int], Awaitable[discord.Member | Literal[False] | None]]
"""Asks Discord for a person who may see a channel of a server; ``False`` if they may not, ``None`` if unknown."""


class Members:
    """What Discord has told of members, for a while."""

    def __init__(self, services: Services, can_see: CanSee) -> None:
        self._services, self.can_see, self._now = services, can_see, services.clock.now
        self._known: dict[tuple[int, int], tuple[discord.Member | None, float]] = {}  # by server and person, until when
        self._seen: dict[tuple[int, int], float] = {}  # when Discord last told that a person can see a channel
        self._asking = asyncio.Lock()
        self._asks_at = 0.0

    def has_ended(self, session: LiveSession) -> bool:
        """Return whether a session has expired, or the bot's owner has blocked its person."""
        return session.ends <= self._now() or session.user_id in self._services.owner_journal.decided.people

    async def admit(self, session: LiveSession) -> float:
        """Return the seconds until the next question whether a person may have a page; 0 if they may not now."""
        if self.has_ended(session):
            return 0.0
        if session.guild_id is None:
            return ASK_SECONDS
        key, now = (session.user_id, session.channel_id), self._now()
        seen = max(session.ends - SESSION_SECONDS, self._seen.get(key, now - ASK_SECONDS))
        if seen > now:  # the machine's clock was set back
            seen = now - ASK_SECONDS
        if seen > now - ASK_SECONDS:
            return seen + ASK_SECONDS - now
        async with self._asking:
            time = asyncio.get_running_loop().time
            await asyncio.sleep(self._asks_at - time())
            self._asks_at = time() + 1.0
        sees, now = await self.can_see(session.guild_id, session.channel_id, session.user_id), self._now()
        if isinstance(sees, discord.Member):
            _keep(self._seen, key, now)
            _keep(self._known, (session.guild_id, session.user_id), (sees, now + ASK_SECONDS))
            return ASK_SECONDS
        _keep(self._seen, key, seen)
        return RETRY_SECONDS if sees is None and seen > now - ASK_SECONDS - GRACE_SECONDS else 0.0

    def recall(self, guild_id: int, user_id: int) -> discord.Member | None:
        """Return a member as Discord last described them."""
        return self._known.get((guild_id, user_id), (None, 0.0))[0]

    async def find(self, guild_id: int, user_id: int) -> discord.Member | None:
        """Return a member of a server, if needed from Discord; ``None`` if there is none, or no answer."""
        member, until = self._known.get((guild_id, user_id), (None, 0.0))
        if until > self._now():
            return member
        member, guild = None, self._services.bot.get_guild(guild_id)
        try:
            async with asyncio.timeout(_FINDING):
                member = None if guild is None else await guild.fetch_member(user_id)
        except RequestFailed:
            pass
        until = self._now() + (RETRY_SECONDS if member is None else ASK_SECONDS)
        _keep(self._known, (guild_id, user_id), (member, until))
        return member


def _keep(kept: dict[tuple[int, int], T], key: tuple[int, int], value: T) -> None:
    """Keep a value as the newest, and no more than so many."""
    kept.pop(key, None)
    kept[key] = value
    if len(kept) > _MOST_KEPT:
        del kept[next(iter(kept))]
