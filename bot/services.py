"""The parts of one running bot, each under one name. Its features (``bot.features``) are made of these parts.

A feature takes ``services``, and objects that other features' files make.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import TypeVar

import discord
from discord.ext import commands

from bot.analysis.desk import AnalysisDesk
from bot.operations.owner_journal import OwnerJournal
from bot.players.workers import Workers
from bot.rights import Right
from bot.settings import Settings
from bot.storage.api import Shards, StoreError, TableId, TableRow
from bot.storage.backups import Backups
from bot.storage.store import Store
from bot.tables.decisions import Decision, Person, Reason, What
from bot.tables.guests import TakeSeat
from bot.tables.model import Status
from bot.tables.pausing import Touch
from bot.tables.seating import Join
from bot.tables.server_settings import ServerSettings
from bot.tables.tables import Tables
from bot.tables.timer import Clock, Outages
from bot.tables.views import Accepted, Answer, Change, Refused, TableView
from bot.tournaments.daily.daily_deals import DailyDeals
from bot.tournaments.duplicate.matches import DuplicateMatches
from bot.tournaments.league_tables import Leagues
from bot.tournaments.nights.nights import Nights
from bot.tournaments.puzzles import Puzzles
from bot.ui.avatars import Avatars
from bot.ui.deliveries import Deliveries
from bot.ui.emojis import CardEmojis
from bot.ui.picture_queue import Pictures
from bot.ui.rate_limiter import RateLimiter
from bot.ui.readers import Languages, Readers
from bot.ui.replies import FigurePages, Times, within
from bot.ui.rights import Admissions
from bot.ui.routes import UnderWay

T = TypeVar("T")

RETRY_SECONDS = 5.0
"""Seconds to wait after the tables or tournaments could not be read."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Services:
    """The parts of one running bot."""

    bot: commands.AutoShardedBot
    settings: Settings
    limiter: RateLimiter
    clock: Clock
    outages: Outages
    times: Times
    store: Store
    owner_journal: OwnerJournal
    workers: Workers
    server_settings: ServerSettings
    readers: Readers
    languages: Languages
    emojis: CardEmojis
    avatars: Avatars
    deliveries: Deliveries
    figures: FigurePages
    pictures: Pictures
    tables: Tables
    analysis: AnalysisDesk
    nights: Nights
    duplicate: DuplicateMatches
    daily: DailyDeals
    puzzles: Puzzles
    leagues: Leagues
    admissions: Admissions
    under_way: UnderWay
    backups: Backups | None
    command_ids: dict[str, int]
    """Discord's ids of the slash commands, by their first word."""

    def has_live_page(self, table: TableView) -> bool:
        """Return whether people can open a page of this table. Where the bot is no member they cannot."""
        return self.settings.live_url is not None and table.channel_id > 0

    complete: asyncio.Event = field(default_factory=asyncio.Event)
    """Set while every open table and tournament of this process is in memory."""
    _takings: list[None] = field(default_factory=list)
    """One entry for each ``expect`` whose ``take_up`` has not finished."""

    def channel(self, channel_id: int, guild_id: int) -> discord.PartialMessageable:
        """Return a channel by its id and its server's id, without asking Discord."""
        return self.bot.get_partial_messageable(channel_id, guild_id=guild_id)

    def shard_of(self, guild_id: int) -> int:
        """Return a server's shard; 0 for the id of a direct message, which looks like a server of a foreign shard."""
        served = self.store.shards()
        if served is not None and served.of_server(guild_id) not in served.own:
            return 0
        return Shards(total=self.bot.shard_count or 1).of_server(guild_id)

    def keep_ready(self, change: Change) -> None:
        """Start the processes that draw and think before somebody has to wait for them."""
        status = change.snapshot.table.status
        if status is not Status.CLOSED:
            self.pictures.keep_ready()
        if status is Status.PLAYING:
            self.workers.keep_ready()

    # -- what people decide at tables

    async def decide(
        self, table_id: TableId, person: Person, what: What | None, seq: int | None, press_id: int, patience: float
    ) -> Answer | None:
        """Carry out or refuse a person's decision, if any. After ``patience`` seconds, return ``None``."""

        async def decide() -> Answer:
            sits_down = isinstance(what, Join | TakeSeat)
            asking = await self.with_word(person) if sits_down else person
            return await self.tables.decide(Decision(table_id, asking, what or Touch(), seq, press_id))

        deciding, done = await within(patience, decide())
        answer = deciding.result() if done else None
        if what is not None or not isinstance(answer, Accepted):
            return answer
        stale = Reason.STALE if answer.snapshot.table.seq > (seq or 0) else Reason.UNLAWFUL
        with suppress(StoreError):
            stale = Reason.DOUBLED if await self.store.has_seen(press_id) else stale  # before a restart, perhaps
        return Refused(stale, answer.snapshot)

    async def with_word(self, person: Person) -> Person:
        """Return a person with their own word for deals."""
        return replace(person, word=(await self.readers.preferences_of(person.user_id)).word)

    # -- loading and releasing tables and tournaments

    def expect(self, rows: Iterable[TableRow]) -> None:
        """Note which tables are open, before anybody can press anything there. ``take_up`` reads them."""
        self.tables.expect(rows)
        self.complete.clear()
        self._takings.append(None)

    async def take_up(self) -> None:
        """Read all expected tables, then resume the tournaments. Keep trying while the store is unreachable."""
        for work in (self.tables.take_up, self.duplicate.resume, self.nights.resume):
            await retry(work, "open tables")
        self._takings.pop()
        if not self._takings:
            self.complete.set()

    async def take_up_for(self, right: Right, table_id: TableId | None, home_id: int, channel_id: int) -> bool:
        """Read the tables and tournaments that a press or command needs. Return False if that takes too long."""
        if self.complete.is_set():
            return True
        if right.needs_all:
            with suppress(TimeoutError):
                async with asyncio.timeout(self.times.starting):
                    await self.complete.wait()
            return self.complete.is_set()
        if table_id in self.tables.expected:
            await self.tables.take_up(lambda row: row.table_id == table_id)
        elif table_id is None or self.tables.snapshot(table_id) is None:
            await self.tables.take_up(lambda row: row.guild_id == home_id or row.channel_id == channel_id)
        return True

    async def release_tournaments(self, guild_ids: Callable[[int], bool]) -> None:
        """Drop the tournaments of servers that another process takes over. The store has them."""
        await self.duplicate.release(guild_ids)
        await self.nights.release(guild_ids)
        self.puzzles.release(guild_ids)

    def lose(self, shard: int) -> None:
        """Stop the clocks of a shard's servers, because nobody there can press anything until ``find``."""
        self.outages.lose(shard)

    def find(self, shard: int) -> None:
        """Restart the clocks of a shard's servers. Every turn begins anew, except the first time."""
        if not self.outages.is_found(shard):
            lost_since = self.outages.find(shard)
            self.tables.begin_anew(shard, lost_since)
            self.nights.begin_anew(shard, lost_since)


async def retry(work: Callable[[], Awaitable[T]], what: str) -> T:
    """Do ``work`` until the store does not fail, and return its result."""
    while True:
        try:
            return await work()
        except StoreError as fault:
            _log.warning("%s waits %.0f s for the store: %s", what, RETRY_SECONDS, fault)
            await asyncio.sleep(RETRY_SECONDS)
