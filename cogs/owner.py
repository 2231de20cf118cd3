"""``/owner``: commands for the bot's owner. They exist only on the owner's own server (``OWNER_GUILD_ID``).

They answer only the application's owner, and admins and developers of its team. A command's act is journaled before it
takes effect, except leaving a server, which is journaled once Discord has agreed.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Sequence
from contextvars import copy_context
from dataclasses import asdict
from datetime import UTC, datetime
from enum import StrEnum, auto
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.error_kinds import MOST_A_DAY, TELLING, ErrorKinds, ToldErrors
from bot.monitoring import Monitoring
from bot.operations.owner_journal import OwnerAct, OwnerAction
from bot.rights import Right, Who
from bot.services import Services
from bot.storage.api import TOLD_ERRORS, StoreError
from bot.tables.model import Status
from bot.task_group import TaskGroup
from bot.ui.command_sync import localize
from bot.ui.errors import ErrorResponse, RequestFailed, make_nonce, response_to
from bot.ui.layouts import page_layout, words_layout
from bot.ui.options import word_option
from bot.ui.posts import PAUSES, Post
from bot.ui.readers import Interaction, texts_for
from bot.ui.replies import Message, RequestRefused, reply, tell
from bot.ui.rights import slash
from bot.words.catalogue import Texts
from bot.words.notices import owner_act_line, statistics_text

_BOT_OWNER = Right(Who.BOT_OWNER, in_server=True, needs_all=True)


GATHER_SECONDS = 30.0
"""Seconds from an error until its kind is reported to the owner. Meanwhile errors of that kind are counted."""
FOLLOW_SECONDS = 30.0
"""Seconds between two checks for acts that another process has journaled."""
MOST_ACTS = 15
"""The number of acts that ``/owner journal`` shows."""

_log = logging.getLogger(__name__)


class Subject(StrEnum):
    """What can be blocked: a person or a server."""

    PERSON = auto()
    SERVER = auto()


class Mode(StrEnum):
    """Whether maintenance begins or ends."""

    ON = auto()
    OFF = auto()


BLOCKED = {Subject.PERSON: OwnerAction.PERSON_BLOCKED, Subject.SERVER: OwnerAction.SERVER_BLOCKED}
UNBLOCKED = {Subject.PERSON: OwnerAction.PERSON_UNBLOCKED, Subject.SERVER: OwnerAction.SERVER_UNBLOCKED}


class IdOption(app_commands.Transformer[Any]):
    """The id of a person or a server."""

    @property
    def min_value(self) -> int:
        return 15

    @property
    def max_value(self) -> int:
        return 20

    async def transform(self, command: Interaction, value: str, /) -> int:
        if value.isascii() and value.isdecimal() and int(value) < 2**63:
            return int(value)
        raise RequestRefused("owner-no-id")


Id = app_commands.Transform[int, IdOption]
Note = app_commands.Range[str, 0, 300]


class OwnerCommands(commands.GroupCog, group_name="owner", group_description=localize("command-owner")):
    """The commands of the application's owner."""

    def __init__(self, services: Services, announcements: Announcements, monitoring: Monitoring) -> None:
        self.services = services
        self._announcements = announcements
        self._monitoring = monitoring

    @slash("owner announce", _BOT_OWNER, minutes="owner-minutes", words="owner-words")
    async def announce(
        self,
        command: Interaction,
        minutes: app_commands.Range[int, 1, 1440] | None = None,
        words: app_commands.Range[str, 0, 500] = "",
    ) -> None:
        """Announce a restart in so many minutes, or just these words, in all channels with an active table."""
        texts = texts_for(command)
        if minutes is None and not words:
            raise RequestRefused("owner-announce-what")
        act = await self.services.owner_journal.add(command.user.id, OwnerAction.ANNOUNCED, minutes, words)
        places = self._announcements.find_places()
        await tell(command, texts("owner-announcing", channels=len(places)))
        self._announcements.announce(act, places)

    @slash("owner maintenance", _BOT_OWNER, mode="owner-mode")
    async def maintenance(
        self, command: Interaction, mode: app_commands.Transform[Mode, word_option(Mode, "owner")]
    ) -> None:
        """Stop new games from beginning, or allow them again."""
        begins = mode is Mode.ON
        action = OwnerAction.MAINTENANCE_BEGUN if begins else OwnerAction.MAINTENANCE_ENDED
        await self.services.owner_journal.add(command.user.id, action)
        playing = sum(snapshot.table.status is Status.PLAYING for snapshot in self.services.tables.snapshots())
        key = "owner-maintenance-on" if begins else "owner-maintenance-off"
        await tell(command, texts_for(command)(key, games=playing))

    @slash("owner block", _BOT_OWNER, what="owner-what", id="owner-id", note="owner-note")
    async def block(
        self,
        command: Interaction,
        what: app_commands.Transform[Subject, word_option(Subject, "owner")],
        id: Id,  # noqa: A002 - the option's name
        note: Note = "",
    ) -> None:
        await self._act(command, BLOCKED[what], id, note)

    @slash("owner unblock", _BOT_OWNER, what="owner-what", id="owner-id", note="owner-note")
    async def unblock(
        self,
        command: Interaction,
        what: app_commands.Transform[Subject, word_option(Subject, "owner")],
        id: Id,  # noqa: A002 - the option's name
        note: Note = "",
    ) -> None:
        await self._act(command, UNBLOCKED[what], id, note)

    @slash("owner leave", _BOT_OWNER, id="owner-id")
    async def leave(self, command: Interaction, id: Id) -> None:  # noqa: A002 - the option's name
        """Leave a server, except the owner's own."""
        try:
            await (await self.services.bot.fetch_guild(id)).leave()
        except discord.HTTPException as fault:
            _log.info("server %d could not be left: %s", id, type(fault).__name__)
            raise RequestRefused("owner-not-there") from fault
        await self._act(command, OwnerAction.SERVER_LEFT, id, "")

    @slash("owner statistics", _BOT_OWNER)
    async def statistics(self, command: Interaction) -> None:
        """Show how many servers, connections, tables, people and blocks there are."""
        await tell(
            command, statistics_text(self._monitoring.status(), self.services.owner_journal.decided, texts_for(command))
        )

    @slash("owner journal", _BOT_OWNER)
    async def journal(self, command: Interaction) -> None:
        """Show the latest acts, the newest first."""
        texts = texts_for(command)
        acts = self.services.owner_journal.acts[: -MOST_ACTS - 1 : -1]
        lines = [owner_act_line(act, texts) for act in acts] or [texts("owner-journal-empty")]
        await reply(command, page_layout("\n".join(lines)))

    async def _act(self, command: Interaction, action: OwnerAction, subject: int, note: str) -> None:
        act = await self.services.owner_journal.add(command.user.id, action, subject, note)
        await tell(command, owner_act_line(act, texts_for(command)))


class Announcements:
    """Posts the owner's announcements in the channels of tables, in the background until ``close``."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._tasks = TaskGroup()

    def find_places(self) -> list[tuple[int, int]]:
        """Return the server and channel of every table that gathers or plays, except personal tables."""
        tables = [snapshot.table for snapshot in self.services.tables.snapshots()]
        return sorted(
            {
                (table.guild_id, table.channel_id)
                for table in tables
                if table.status in (Status.LOBBY, Status.PLAYING) and not table.is_personal
            }
        )

    def announce(self, act: OwnerAct, places: Sequence[tuple[int, int]]) -> None:
        """Start posting an announcement in these channels."""
        self._tasks.start(self._announce(act, places), "an announcement")

    def start(self) -> None:
        """Start repeating announcements that the owner makes through another process."""
        self._tasks.start(self._follow(), "following the owner's journal")

    async def close(self) -> None:
        await self._tasks.close()

    async def _follow(self) -> None:
        while True:
            await asyncio.sleep(FOLLOW_SECONDS)
            try:
                acts = await self.services.owner_journal.catch_up()
            except StoreError as fault:
                _log.debug("the owner's journal could not be read: %s", fault)
                continue
            for act in acts:
                if act.action is OwnerAction.ANNOUNCED:
                    self.announce(act, self.find_places())

    async def _announce(self, act: OwnerAct, places: Sequence[tuple[int, int]]) -> None:
        count = 0
        for guild_id, channel_id in places:
            message = Message(words_layout(_announcement(act, await self.services.languages.of(guild_id))))
            try:
                nonce = make_nonce("owner", act.number, channel_id)
                await Post(self.services.deliveries, guild_id, channel_id).send(message, nonce)
                count += 1
            except RequestFailed as fault:
                _log.info("an announcement did not reach channel %d: %s", channel_id, type(fault).__name__)
        _log.info("an announcement of the owner reached %d of %d channels", count, len(places))


class ErrorReports:
    """Reports new kinds of errors to the bot's owner, once for all processes: in ``OWNER_CHANNEL_ID`` or directly."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._tasks = TaskGroup()
        self._told = ToldErrors()
        self._done = set[str]()
        self._kinds: ErrorKinds | None = None

    def start(self) -> None:
        """Read the log until ``close``."""
        loop, own = asyncio.get_running_loop(), copy_context()  # not the context of whoever logs an error
        self._kinds = ErrorKinds(lambda: loop.call_soon_threadsafe(self._begin, context=own))
        logging.getLogger().addHandler(self._kinds)

    async def close(self) -> None:
        if self._kinds is not None:
            logging.getLogger().removeHandler(self._kinds)
        await self._tasks.close()

    def _begin(self) -> None:
        if not self._tasks.running and self._has_news():
            self._tasks.start(self._report(), "telling of errors")

    def _has_news(self) -> bool:
        return self._kinds is not None and not self._done.issuperset(self._kinds.counts)

    async def _report(self) -> None:
        TELLING.set(True)
        while self._kinds is not None and self._has_news():
            await asyncio.sleep(GATHER_SECONDS)
            if self.services.limiter.has_room():  # requests for games come first
                counts = self._kinds.take()
                for kind in [kind for kind in counts if kind not in self._done]:
                    if await self._admit(kind):
                        await self._tell(kind, counts[kind])

    async def _admit(self, kind: str) -> bool:
        """Store this kind of error and return whether to report it. While the store fails, only memory keeps it."""
        day, store = f"{datetime.fromtimestamp(self.services.clock.now(), UTC):%F}", self.services.store
        if (self._told.day, self._told.today) == (day, MOST_A_DAY):
            return False
        try:
            while True:
                text = await store.note(TOLD_ERRORS)
                stored = ToldErrors(**json.loads(text)) if text else ToldErrors()
                told = stored.add(kind, day)
                if told is None or await store.swap_note(TOLD_ERRORS, text, json.dumps(asdict(told))):
                    break
        except StoreError:
            stored = self._told
            told = stored.add(kind, day)
        self._told = told or stored
        if told is not None or kind in stored.kinds:
            self._done.add(kind)
        return told is not None

    async def _tell(self, kind: str, count: int) -> None:
        fault, place = kind.split()
        texts = await self.services.languages.of(self.services.settings.owner_guild_id or 0)
        words = [texts("owner-error", fault=fault, place=place, count=count)]
        if self._told.today == MOST_A_DAY:
            words.append(texts("owner-errors-enough"))
        message, nonce = Message(words_layout("\n".join(words))), make_nonce("error", kind)
        for pause in PAUSES:
            await asyncio.sleep(pause)
            try:
                await Post(self.services.deliveries, 0, await self._channel()).send(message, nonce)
            except RequestFailed as fault:
                _log.info("the owner could not be told of an error: %s", type(fault).__name__)
                if response_to(fault) is ErrorResponse.WAIT:
                    continue
            return

    async def _channel(self) -> int:
        bot, channel_id = self.services.bot, self.services.settings.owner_channel_id
        if channel_id is not None:
            return channel_id
        about = await bot.application_info()
        owner_id = bot.owner_id or (about.team.owner_id if about.team else None) or about.owner.id
        return (await bot.create_dm(discord.Object(owner_id))).id


def _announcement(act: OwnerAct, texts: Texts) -> str:
    restart = "" if act.subject is None else texts("owner-restart", minutes=act.subject)
    words = texts("owner-says", words=discord.utils.escape_mentions(act.words)) if act.words else ""
    return "\n".join(filter(None, [restart, words]))
