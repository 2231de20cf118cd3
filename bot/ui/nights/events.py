"""A night as an event of its server, if the host wants that and the bot may: it stands in everybody's list of events.

An event that was created when the program ended is found again by its name and time. Decides nothing; every request may
raise what ``RequestFailed`` names.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta

import discord

from bot.tournaments.nights.night import Night, NightStatus
from bot.tournaments.nights.rounds import PAUSE_SECONDS
from bot.words.names import plain_name

HAND_SECONDS = 240
"""How long a hand takes, to tell when a night by hands may be over."""

PREFIX = "event:"
"""How what was done about an event is remembered as a message of the night."""


def wanted_event(night: Night) -> str | None:
    """What is to be done about a night's event now; None if it has none."""
    if not night.plan.event:
        return None
    if night.status is NightStatus.LOBBY:
        return f"{PREFIX}{int(night.plan.starts_at)}"
    if _event_id(night) is None:
        return None
    return f"{PREFIX}{'over' if night.status is NightStatus.CLOSED else 'active'}"


def _event_id(night: Night) -> int | None:
    return next((number for what, _, number in night.announced if what.startswith(PREFIX) and number), None)


class NightEvents:
    """Creates, moves, begins and ends events. ``guild`` finds a server once ``ready`` has answered."""

    def __init__(
        self,
        guild: Callable[[int], discord.Guild | None],
        *,
        ready: Callable[[], Awaitable[None]],
        own_id: Callable[[], int | None],
    ) -> None:
        self._guild = guild
        self._ready = ready
        self._own_id = own_id

    async def bring_up_to_date(self, night: Night) -> int | None:
        """Let the event be what the night is; its id, or None if there is none any more."""
        await self._ready()
        guild = self._guild(night.guild_id)
        if guild is None:
            return None
        known = _event_id(night)
        if known is None:
            return (await self._found(guild, night) or await self._created(guild, night)).id
        event = await guild.fetch_scheduled_event(known)
        if night.status is NightStatus.LOBBY:
            await event.edit(start_time=_start(night), end_time=_end(night))
        elif night.status is not NightStatus.CLOSED and event.status is discord.EventStatus.scheduled:
            await event.start()
        elif night.status is NightStatus.CLOSED and event.status is discord.EventStatus.active:
            await event.end()
        elif night.status is NightStatus.CLOSED and event.status is discord.EventStatus.scheduled:
            await event.cancel()
        return known

    async def _found(self, guild: discord.Guild, night: Night) -> discord.ScheduledEvent | None:
        for event in await guild.fetch_scheduled_events(with_counts=False):
            if event.creator_id == self._own_id() and event.name == _name(night) and event.start_time == _start(night):
                return event
        return None

    async def _created(self, guild: discord.Guild, night: Night) -> discord.ScheduledEvent:
        channel = guild.get_channel_or_thread(night.channel_id)
        return await guild.create_scheduled_event(
            name=_name(night),
            start_time=_start(night),
            end_time=_end(night),
            privacy_level=discord.PrivacyLevel.guild_only,
            entity_type=discord.EntityType.external,
            location=(guild.name if channel is None else f"#{channel.name}")[:100],
        )


def _name(night: Night) -> str:
    return plain_name(night.plan.name, longest=60)


def _start(night: Night) -> datetime:
    return datetime.fromtimestamp(int(night.plan.starts_at), UTC)


def _end(night: Night) -> datetime:
    """When the night may be over."""
    plan = night.plan
    seconds = plan.hands * HAND_SECONDS if plan.minutes is None else plan.minutes * 60
    return _start(night) + timedelta(seconds=plan.rounds * (seconds + PAUSE_SECONDS))
