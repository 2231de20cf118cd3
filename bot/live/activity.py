"""Signs in people who open the live table inside Discord, as an activity.

Discord's client gives the page a code and the id of the activity's instance. Discord is asked about both: the code
identifies the person, the instance tells who is in it and in which channel it runs. Nothing else from the page is used.
"""

from __future__ import annotations

import asyncio
import logging
import re
from contextlib import suppress
from typing import Any

import aiohttp
import discord
from discord.http import Route

from bot.live.pages import Pages
from bot.rights import Cooldowns, Cost
from bot.storage.api import LiveSession, StoreError
from bot.ui.errors import RequestFailed

_SECONDS, _AT_ONCE, _MOST_WAITING = 20.0, 8, 32
"""The most seconds for signing a person in, and how many are signed in at the same time."""
_LAGS = (0.0, 1.0, 2.0)
"""Seconds to wait before each question who is in an instance: Discord's list may be a little late."""
_PAUSE_SECONDS = 30.0
"""Seconds without a request after Discord has refused the secret, or asks for fewer requests without saying
how long.
"""
_WORD = re.compile(r"[\w-]{1,100}", re.ASCII)

_log = logging.getLogger(__name__)


class Declined(Exception):
    """A person is not signed in. The text ``key`` says why."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


class Activity:
    """Signs people in from inside Discord, with the application's ``secret``."""

    def __init__(self, pages: Pages, secret: str) -> None:
        self._pages, self._services, self._secret = pages, pages.services, secret
        self._turns, self._under_way = asyncio.Semaphore(_AT_ONCE), 0
        self._cooldowns = Cooldowns()
        self._quiet_until = 0.0

    @property
    def client_id(self) -> int:
        """The application's id, which Discord's client needs; known once the bot has logged in."""
        return self._services.bot.application_id or 0

    async def begin(self, code: str, instance: str, locale: str) -> str:
        """Return the token of a new session for the person with this code, who must be in the instance. ``locale`` is
        their language if Discord does not tell it. Raises ``Declined``.
        """
        if not (_WORD.fullmatch(code) and _WORD.fullmatch(instance)):
            raise Declined("live-activity-code")
        if self._under_way >= _AT_ONCE + _MOST_WAITING:
            raise Declined("live-often")
        self._under_way += 1
        try:
            async with asyncio.timeout(_SECONDS), self._turns:
                person = await self._find_person(code)
                if self._cooldowns.take("activity", int(person["id"]), Cost.READING, self._services.clock.now()):
                    raise Declined("live-often")
                guild, channel_id = await self._find_channel(instance, person["id"])
                member = await guild.fetch_member(int(person["id"]))
                spoken = person.get("locale") or locale
                session = LiveSession(member.id, member.display_name, guild.id, channel_id, spoken)
                return await self._pages.sessions.start(session)
        except (*RequestFailed, StoreError) as fault:
            _log.warning("somebody cannot open the live table in Discord now: %s", type(fault).__name__)
            raise Declined("live-activity-away") from fault
        finally:
            self._under_way -= 1

    async def _find_person(self, code: str) -> dict[str, Any]:
        """Return the user to whom a code was given. Their access token is used once and not kept."""
        given = {"grant_type": "authorization_code", "code": code}
        given |= {"client_id": str(self.client_id), "client_secret": self._secret}
        async with aiohttp.ClientSession() as browser:
            granted = await self._ask(browser, "POST", "/oauth2/token", data=given)
            bearer = {"Authorization": f"Bearer {granted['access_token']}"}
            return await self._ask(browser, "GET", "/users/@me", headers=bearer)

    async def _ask(self, browser: aiohttp.ClientSession, method: str, path: str, **given: Any) -> dict[str, Any]:
        """Send Discord a request that does not count as the bot's."""
        loop, services = asyncio.get_running_loop(), self._services
        if loop.time() < self._quiet_until:
            raise Declined("live-activity-away")
        proxy = services.settings.proxy_url
        async with browser.request(method, Route.BASE + path, proxy=proxy, **given) as answer:
            if answer.status == 200:
                found: dict[str, Any] = await answer.json()
                return found
            wrong_secret = answer.status == 401 and method == "POST"
            if answer.status in (401, 403, 429):
                services.limiter.note_refusal()
            if wrong_secret or answer.status == 429:
                wait = answer.headers.get("Retry-After", "")
                self._quiet_until = loop.time() + (float(wait) if wait.isdecimal() else _PAUSE_SECONDS)
            if wrong_secret:
                _log.error("DISCORD_CLIENT_SECRET is refused by Discord: nobody can open the live table there")
            elif 400 <= answer.status < 429:
                raise Declined("live-activity-code")
            else:
                _log.warning("Discord answers %d to %s %s", answer.status, method, path)
            raise Declined("live-activity-away")

    async def _find_place(self, instance: str, user_id: str) -> dict[str, Any]:
        """Return where an instance runs, if this person is in it."""
        path, own = "/applications/{application_id}/activity-instances/{instance_id}", self.client_id
        for lag in _LAGS:
            await asyncio.sleep(lag)
            with suppress(discord.NotFound):
                found = await self._services.bot.http.request(
                    Route("GET", path, application_id=own, instance_id=instance)
                )
                if user_id in found["users"] and found["application_id"] == str(own):
                    place: dict[str, Any] = found["location"]
                    return place
        raise Declined("live-activity-absent")

    async def _find_channel(self, instance: str, user_id: str) -> tuple[discord.Guild, int]:
        """Return the channel where an instance runs, if this person may have a page of the table there."""
        place = await self._find_place(instance, user_id)
        channel_id, guild = int(place["channel_id"]), self._services.bot.get_guild(int(place.get("guild_id") or 0))
        if guild is None:
            raise Declined("live-activity-server")
        channel = guild.get_channel_or_thread(channel_id)
        if channel is not None and not channel.permissions_for(guild.me).view_channel:
            raise Declined("live-activity-hidden")
        sees = await self._pages.members.can_see(guild.id, channel_id, int(user_id))
        if sees is None:
            raise Declined("live-activity-away")
        if not sees or int(user_id) in self._services.owner_journal.decided.people:
            raise Declined("live-activity-barred")
        return guild, channel_id
