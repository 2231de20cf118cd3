"""The background work of a store.

It continues to forget players, counts all games again when that is due, archives the journals of closed tables, and
deletes journals and records at the end of their retention period.

Theory of operation. All work is done in portions, each a transaction of some milliseconds, with a pause after each for
callers. The database holds what is still to be done, so a restart continues where it stopped. A lock lets only one kind
of work run at a time.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from typing import Any

from bot.ratings.players import is_pseudonym
from bot.storage import privacy
from bot.storage.api import Forgotten, Scorer, StoreError, TableId
from bot.storage.open_database import Database
from bot.storage.sql import archives, notes, results
from bot.task_group import TaskGroup

logger = logging.getLogger(__name__)

ARCHIVE_AFTER = 24 * 3600.0
"""Seconds from a table's last entry until its journal is archived."""

DAY = 24 * 3600.0

REST_SECONDS = 3600.0
"""Seconds between two checks for work. Forgetting a player does not wait for a check."""

BREATH = 0.02
"""Seconds between two portions."""


class Upkeep:
    """The background work of a database. Journals and records are deleted after ``retention_days``; None: never."""

    def __init__(self, database: Database, scorer: Scorer | None, retention_days: int | None) -> None:
        self._database = database
        self._scorer = scorer
        self.now: Callable[[], float] = time.time
        self._retention_days = retention_days
        self._log_is_full = self._waiting = False
        self._tasks = TaskGroup()
        self._unreadable: set[TableId] = set()
        self._works = (
            self._finish_what_was_begun,
            self._archive,
            self._drop_expired,
            self._drop_outdated,
        )

    async def start(self) -> None:
        """Start the background work. If a recount is due, begin it; in a small store, finish it before returning."""
        scorer = self._scorer
        if scorer is not None:
            await self._database.write_alone(results.begin_if_needed, scorer)
            while await self._database.read(results.is_small):
                await self._database.write_alone(results.count_some, scorer)
        self._tasks.start(self._run(), "upkeep of the database")

    async def close(self) -> None:
        """Stop after the current portion."""
        await self._tasks.close()

    async def forget(self, guild_id: int, user_id: int) -> Forgotten:
        """Forget a player everywhere except at open tables and tournaments, which forget them when they close."""
        if is_pseudonym(user_id):
            return Forgotten(0, 0)
        async with self._database.alone():
            await self._database.write(privacy.begin_forgetting, guild_id, user_id, self.now())
            return await self._forget(guild_id, user_id)

    async def catch_up(self) -> None:
        for work in self._works:
            await work()

    async def _finish_what_was_begun(self) -> None:
        self._waiting = False
        for guild_id, user_id in await self._database.ask(privacy.list_forgetting):
            async with self._database.alone():
                await self._forget(guild_id, user_id)
        if self._log_is_full:
            await self._empty_log()
        if self._scorer is not None:
            await self._recount(self._scorer)

    def note_closed_journal(self) -> None:
        """Note that a table or tournament was closed. Continue to forget people who were named there."""
        if self._waiting:
            self._tasks.start(self._attempt(self._finish_what_was_begun), "forgetting what was closed")

    async def _run(self) -> None:
        await self._attempt(self._finish_what_was_begun)
        while True:
            await asyncio.sleep(REST_SECONDS)
            for work in self._works:
                await self._attempt(work)

    async def _drop_outdated(self) -> None:
        await self._database.write(notes.drop_outdated, self.now())

    async def _attempt(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        try:
            await work()
        except StoreError as fault:
            logger.warning("The upkeep of the database goes on in an hour: %s", fault)

    async def _forget(self, guild_id: int, user_id: int) -> Forgotten:
        player, games, journals = (guild_id, user_id), 0, 0
        while done := await self._database.write(privacy.anonymise_seats, *player):
            games += done
            await asyncio.sleep(0)
        waiting, closed, beside = await self._database.ask(privacy.tables_to_forget_in, *player)
        for table_id in closed:
            await self._database.write(privacy.forget_at_table, table_id, user_id)
            journals += 1
        for table_id in beside:
            await self._database.write(privacy.anonymise_bystander, table_id, user_id)
        under_way, over = await self._database.ask(privacy.tournaments_to_forget_in, *player)
        for tournament_id in over:
            await self._database.write(privacy.anonymise_in_tournament, guild_id, tournament_id, user_id)
        still = len(waiting) + len(under_way)
        self._waiting = self._waiting or still > 0
        if not still:
            await self._database.write(privacy.finish_forgetting, *player)
        if games or journals or beside or over or not still:
            await self._empty_log()
        return Forgotten(games, journals, still)

    async def _empty_log(self) -> None:
        """Empty the write-ahead log, which still holds deleted data. While a copy is being made, retry later."""
        for _ in range(20):
            self._log_is_full = not await self._database.erase()
            if not self._log_is_full:
                return
            await asyncio.sleep(0.05)
        logger.info("The write-ahead log still keeps a forgotten player; it is emptied within the hour")

    async def _recount(self, scorer: Scorer) -> None:
        if not await self._database.ask(results.is_running):
            return
        more = True
        while more:
            async with self._database.alone():
                more = await self._database.write_alone(results.count_some, scorer)
            await asyncio.sleep(BREATH)

    async def _archive(self) -> None:
        last = TableId(0)
        while True:
            table_id = await self._database.ask(archives.next_to_archive, self.now() - ARCHIVE_AFTER, last)
            if table_id is None:
                return
            last = table_id
            try:
                async with self._database.alone():
                    await self._archive_table(table_id)
            except (StoreError, ValueError) as fault:
                if table_id not in self._unreadable:
                    logger.error("The journal of table %d stays as it is; it cannot be archived: %s", table_id, fault)
                self._unreadable.add(table_id)
            await asyncio.sleep(BREATH)

    async def _drop_expired(self) -> None:
        """Delete the journals and records whose retention period is over, and overwrite them in the files."""
        if self._retention_days is None:
            return
        before, dropped = self.now() - self._retention_days * DAY, 0
        while tables := await self._database.ask(archives.expired_tables, before):
            for table_id in tables:
                async with self._database.alone():
                    await self._database.write(archives.drop_table, table_id)
                dropped += 1
                await asyncio.sleep(BREATH)
        if dropped:
            await self._empty_log()
            logger.info("The journals of %d tables and their games' records were deleted after their time", dropped)

    async def _archive_table(self, table_id: TableId) -> None:
        archive = await self._database.ask(archives.gather_archive, table_id)
        content = await asyncio.to_thread(archive.pack)
        await self._database.write(
            archives.write_archive, table_id, archive, content, privacy.list_people(archive.entries)
        )
