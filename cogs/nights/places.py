"""The places of a night: a thread for each of its tables, and an event in the server's list.

Threads are made under the lobby's channel. If that is impossible, the host is told why. The event is made if the host
wants it and the bot may. If the program ended while an event was being made, the event is found again by its name and
time. Requests about the event may raise the errors in ``RequestFailed``.
"""

from __future__ import annotations

import logging
from datetime import UTC, datetime, timedelta

import discord

from bot.storage.api import TournamentId
from bot.tournaments.nights.night import EVENT, Night, NightStatus
from bot.tournaments.nights.rounds import PAUSE_SECONDS
from bot.ui.deliveries import Deliveries
from bot.ui.errors import ErrorResponse, RequestFailed, full_of, response_to
from bot.ui.posts import call_host, open_thread
from bot.ui.readers import Languages
from bot.ui.replies import ask_for_rights
from bot.words.nights_text import plain_night_name, thread_name

_CLOCKS_DIFFER = 60.0

_log = logging.getLogger(__name__)


class NightThreads:
    """Finds or creates the thread of a table."""

    def __init__(self, bot: discord.Client, languages: Languages, deliveries: Deliveries) -> None:
        self._bot = bot
        self._languages = languages
        self._deliveries = deliveries
        self._told: set[TournamentId] = set()

    async def place(self, night_id: TournamentId, night: Night, table: int) -> int | None:
        """Return the id of this table's thread, or ``None`` if it cannot have one now."""
        await self._bot.wait_until_ready()
        parent = self._bot.get_channel(night.channel_id)
        if not isinstance(parent, discord.TextChannel):
            await self._tell(night_id, night, parent)
            return None
        name = thread_name(night, table, await self._languages.of(night.guild_id))
        existing = self._find_thread(parent, name, night.opened_at - _CLOCKS_DIFFER)
        if existing is not None:
            return existing
        try:
            thread = await open_thread(parent, name)
        except RequestFailed as fault:
            if response_to(fault) is not ErrorResponse.WAIT:
                await self._tell(night_id, night, parent, full_of(fault) is not None)
            _log.warning("table %d of night %d has no thread: %s", table, night_id, fault)
            return None
        return thread.id

    def _find_thread(self, parent: discord.TextChannel, name: str, since: float) -> int | None:
        """Return a thread that was made for this table but not stored before the program ended, or ``None``."""
        for thread in parent.threads:
            created = thread.created_at
            if thread.name == name and _is_own(self._bot, thread.owner_id) and created and created.timestamp() >= since:
                return thread.id
        return None

    async def _tell(self, night_id: TournamentId, night: Night, parent: object | None, full: bool = False) -> None:
        """Tell the host once why there are no threads: a permission is missing, or there are too many (``full``)."""
        if night_id in self._told or not isinstance(parent, discord.abc.Messageable):
            return
        self._told.add(night_id)
        texts = await self._languages.of(night.guild_id)
        key = "night-too-many-threads" if full else "night-no-threads"
        words = texts(key, channel=f"<#{night.channel_id}>", host=f"<@{night.host_id}>")
        if not full:
            words = ask_for_rights(words, texts, self._bot.application_id)
        await call_host(self._deliveries, night.guild_id, night.channel_id, night.host_id, words)


# -- the event of the server


HAND_SECONDS = 240
"""Estimated seconds of a hand, for the end of a night that counts hands."""


def next_event_step(night: Night) -> str | None:
    """Return the next step for a night's event, or ``None`` if none is due."""
    if not night.plan.event:
        return None if _event_id(night) is None else f"{EVENT}off"
    if night.status is NightStatus.LOBBY:
        return f"{EVENT}{_start(night).timestamp():.0f}-{_end(night).timestamp():.0f}"
    if _event_id(night) is None:
        return None
    return f"{EVENT}{'over' if night.status is NightStatus.CLOSED else 'active'}"


def _event_id(night: Night) -> int | None:
    return next((number for what, _, number in night.announced if what.startswith(EVENT) and number), None)


class NightEvents:
    """Creates, moves, begins and ends the events of nights."""

    def __init__(self, bot: discord.Client) -> None:
        self._bot = bot

    async def bring_up_to_date(self, night: Night) -> int | None:
        """Update the event to match the night. Return its id, or ``None`` if it no longer exists."""
        await self._bot.wait_until_ready()
        guild = self._bot.get_guild(night.guild_id)
        if guild is None:
            return None
        event_id = _event_id(night)
        if event_id is None:
            return (await self._find_event(guild, night) or await self._create_event(guild, night)).id
        event = await guild.fetch_scheduled_event(event_id)
        if not night.plan.event:
            await event.cancel()
        elif night.status is NightStatus.LOBBY:
            await event.edit(start_time=_start(night), end_time=_end(night))
        elif night.status is not NightStatus.CLOSED and event.status is discord.EventStatus.scheduled:
            await event.start()
        elif night.status is NightStatus.CLOSED and event.status is discord.EventStatus.active:
            await event.end()
        elif night.status is NightStatus.CLOSED and event.status is discord.EventStatus.scheduled:
            await event.cancel()
        return event_id

    async def _find_event(self, guild: discord.Guild, night: Night) -> discord.ScheduledEvent | None:
        for event in await guild.fetch_scheduled_events(with_counts=False):
            if (
                _is_own(self._bot, event.creator_id)
                and event.name == plain_night_name(night.plan)
                and event.start_time == _start(night)
                and event.status is discord.EventStatus.scheduled
            ):
                return event
        return None

    async def _create_event(self, guild: discord.Guild, night: Night) -> discord.ScheduledEvent:
        channel = guild.get_channel_or_thread(night.channel_id)
        return await guild.create_scheduled_event(
            name=plain_night_name(night.plan),
            start_time=_start(night),
            end_time=_end(night),
            privacy_level=discord.PrivacyLevel.guild_only,
            entity_type=discord.EntityType.external,
            location=(guild.name if channel is None else f"#{channel.name}")[:100],
        )


def _is_own(bot: discord.Client, user_id: int | None) -> bool:
    return bot.user is not None and bot.user.id == user_id


def _start(night: Night) -> datetime:
    return datetime.fromtimestamp(int(night.plan.starts_at), UTC)


def _end(night: Night) -> datetime:
    plan = night.plan
    hands = plan.points or plan.hands  # about one point for each hand
    seconds = hands * HAND_SECONDS if plan.minutes is None else plan.minutes * 60
    return _start(night) + timedelta(seconds=plan.rounds * (seconds + PAUSE_SECONDS))
