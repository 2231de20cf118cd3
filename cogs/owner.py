"""``/owner``: what the host of the bot steers, in a server of their own (``OWNER_GUILD``) and nowhere else."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.operations.owner_journal import OwnerAct, OwnerAction, OwnerJournal
from bot.storage.api import StoreError
from bot.tables.model import Status
from bot.tables.tables import Tables
from bot.tables.views import TableView
from bot.task_group import TaskGroup
from bot.ui.command_sync import localize
from bot.ui.errors import RequestFailed
from bot.ui.interactions import Interaction, bot_of
from bot.ui.languages import Languages, texts_for
from bot.ui.layouts import page_layout, words_layout
from bot.ui.replies import NOBODY, tell
from bot.words.catalogue import Texts
from bot.words.notices import owner_act_line, statistics_text

if TYPE_CHECKING:
    from bot.app import EuchreBot


KINDS = [app_commands.Choice(name=localize(f"owner-{kind}"), value=kind) for kind in ("person", "server")]
BLOCKED = {"person": OwnerAction.PERSON_BLOCKED, "server": OwnerAction.SERVER_BLOCKED}
UNBLOCKED = {"person": OwnerAction.PERSON_UNBLOCKED, "server": OwnerAction.SERVER_UNBLOCKED}
SWITCHED = [app_commands.Choice(name=localize(f"owner-{word}"), value=word) for word in ("on", "off")]

Id = app_commands.Range[str, 15, 20]
Note = app_commands.Range[str, 0, 300]


class OwnerCommands(commands.GroupCog, group_name="owner", group_description=localize("command-owner")):
    """The commands of the application's owner."""

    @app_commands.command(name="announce", description=localize("command-owner-announce"))
    @app_commands.describe(minutes=localize("option-owner-minutes"), words=localize("option-owner-words"))
    async def announce(
        self,
        command: Interaction,
        minutes: app_commands.Range[int, 1, 1440] | None = None,
        words: app_commands.Range[str, 0, 500] = "",
    ) -> None:
        """Tell the tables."""
        await bot_of(command).owner_handlers.announce(command, minutes, words)

    @app_commands.command(name="maintenance", description=localize("command-owner-maintenance"))
    @app_commands.describe(mode=localize("option-owner-mode"))
    @app_commands.choices(mode=SWITCHED)
    async def maintenance(self, command: Interaction, mode: str) -> None:
        """Let no new games begin, or let them again."""
        await bot_of(command).owner_handlers.maintain(command, on=mode == "on")

    @app_commands.command(name="block", description=localize("command-owner-block"))
    @app_commands.describe(
        what=localize("option-owner-what"), id=localize("option-owner-id"), note=localize("option-owner-note")
    )
    @app_commands.choices(what=KINDS)
    async def block(self, command: Interaction, what: str, id: Id, note: Note = "") -> None:  # noqa: A002 - the option
        """Keep somebody out."""
        await _act(command, BLOCKED[what], id, note)

    @app_commands.command(name="unblock", description=localize("command-owner-unblock"))
    @app_commands.describe(
        what=localize("option-owner-what"), id=localize("option-owner-id"), note=localize("option-owner-note")
    )
    @app_commands.choices(what=KINDS)
    async def unblock(self, command: Interaction, what: str, id: Id, note: Note = "") -> None:  # noqa: A002 - the option
        """Let them in again."""
        await _act(command, UNBLOCKED[what], id, note)

    @app_commands.command(name="leave", description=localize("command-owner-leave"))
    @app_commands.describe(id=localize("option-owner-id"))
    async def leave(self, command: Interaction, id: Id) -> None:  # noqa: A002 - the option's name
        """Leave a server."""
        number = await _number(command, id)
        if number is not None:
            await bot_of(command).owner_handlers.leave(command, number)

    @app_commands.command(name="statistics", description=localize("command-owner-statistics"))
    async def statistics(self, command: Interaction) -> None:
        """Say what goes on."""
        await bot_of(command).owner_handlers.statistics(command)

    @app_commands.command(name="journal", description=localize("command-owner-journal"))
    async def journal(self, command: Interaction) -> None:
        """Show what was done here."""
        await bot_of(command).owner_handlers.show_journal(command)


async def _act(command: Interaction, action: OwnerAction, typed: str, note: str) -> None:
    number = await _number(command, typed)
    if number is not None:
        await bot_of(command).owner_handlers.act_on(command, action, number, note)


async def _number(command: Interaction, typed: str) -> int | None:
    """The id that was typed; ``None`` if it is none; then the user has already been told."""
    if typed.isascii() and typed.isdecimal() and int(typed) < 2**63:
        return int(typed)
    await tell(command, texts_for(command)("owner-no-id"))
    return None


async def setup(bot: EuchreBot) -> None:
    """Called by discord.py, where there is an ``OWNER_GUILD``."""
    if bot.settings.owner_guild is not None:
        await bot.add_cog(OwnerCommands(), guild=discord.Object(bot.settings.owner_guild))


# -- owner
#
# What the owner's commands do. What they change is journaled first; that a server was left, once Discord has agreed.
#
# Only who owns the application, or is in its team as an admin or developer, is answered.


FOLLOW_SECONDS = 30.0
"""Between two looks at what another process has journaled."""

MOST_ACTS = 15
"""Acts that ``/owner journal`` shows."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class OwnerServices:
    """What the owner's commands use. ``figures`` are those of ``right-bower status``, ``leave`` leaves a server;
    ``channel`` finds a channel by its id and its server's.
    """

    journal: OwnerJournal
    tables: Tables
    languages: Languages
    channel: Callable[[int, int], discord.PartialMessageable]
    leave: Callable[[int], Awaitable[object]]
    figures: Callable[[], dict[str, Any]]


class OwnerHandlers:
    """Answers the owner; announcements go on in the background until ``close``."""

    def __init__(self, services: OwnerServices) -> None:
        self._own = services
        self._tasks = TaskGroup()

    async def announce(self, command: Interaction, minutes: int | None, words: str) -> None:
        """Tell every table that gathers or plays: these words, or that a restart comes in this many minutes."""
        texts = texts_for(command)
        if minutes is None and not words:
            await tell(command, texts("owner-announce-what"))
            return
        act = await self._own.journal.add(command.user.id, OwnerAction.ANNOUNCED, minutes, words)
        tables = self._announced_to()
        await tell(command, texts("owner-announcing", tables=len(tables)))
        self._tasks.start(self._announce(act, tables), "an announcement")

    async def maintain(self, command: Interaction, *, on: bool) -> None:
        """Begin or end maintenance."""
        action = OwnerAction.MAINTENANCE_BEGUN if on else OwnerAction.MAINTENANCE_ENDED
        await self._own.journal.add(command.user.id, action)
        playing = sum(snapshot.table.status is Status.PLAYING for snapshot in self._own.tables.snapshots())
        await tell(
            command, texts_for(command)("owner-maintenance-on" if on else "owner-maintenance-off", games=playing)
        )

    async def act_on(self, command: Interaction, action: OwnerAction, subject: int, note: str) -> None:
        """Block or unblock a person or a server, with a note for the journal."""
        act = await self._own.journal.add(command.user.id, action, subject, note)
        await tell(command, owner_act_line(act, texts_for(command)))

    async def leave(self, command: Interaction, guild_id: int) -> None:
        """Leave a server, which may not be ours."""
        try:
            await self._own.leave(guild_id)
        except discord.HTTPException as fault:
            _log.info("server %d could not be left: %s", guild_id, type(fault).__name__)
            await tell(command, texts_for(command)("owner-not-there"))
            return
        act = await self._own.journal.add(command.user.id, OwnerAction.SERVER_LEFT, guild_id)
        await tell(command, owner_act_line(act, texts_for(command)))

    async def statistics(self, command: Interaction) -> None:
        """What goes on."""
        await tell(command, statistics_text(self._own.figures(), self._own.journal.decided, texts_for(command)))

    async def show_journal(self, command: Interaction) -> None:
        """The latest acts, the newest first."""
        texts = texts_for(command)
        acts = self._own.journal.acts[: -MOST_ACTS - 1 : -1]
        lines = [owner_act_line(act, texts) for act in acts] or [texts("owner-journal-empty")]
        view = page_layout("\n".join(lines))
        await command.response.send_message(view=view, ephemeral=True, allowed_mentions=NOBODY)

    def follow(self) -> None:
        """Do what another process journals, as far as it concerns the tables here."""
        self._tasks.start(self._follow(), "following the owner's journal")

    async def close(self) -> None:
        """Announce and follow no more."""
        await self._tasks.cancel()

    async def _follow(self) -> None:
        while True:
            await asyncio.sleep(FOLLOW_SECONDS)
            try:
                acts = await self._own.journal.catch_up()
            except StoreError as fault:
                _log.debug("the owner's journal could not be read: %s", fault)
                continue
            for act in acts:
                if act.action is OwnerAction.ANNOUNCED:
                    self._tasks.start(self._announce(act, self._announced_to()), "an announcement")

    def _announced_to(self) -> list[TableView]:
        found = [snapshot.table for snapshot in self._own.tables.snapshots()]
        return [table for table in found if table.status in (Status.LOBBY, Status.PLAYING)]

    async def _announce(self, act: OwnerAct, tables: list[TableView]) -> None:
        """One message in each table's channel, one after the other; where we may not write, it is left out."""
        told = 0
        await self._own.languages.learn({table.guild_id for table in tables})
        for table in tables:
            text = _announcement(act, self._own.languages.server(table.guild_id))
            channel = self._own.channel(table.channel_id, table.guild_id)
            try:
                nonce = f"owner-{act.number}-{table.table_id}"
                await channel.send(view=words_layout(text), nonce=nonce, allowed_mentions=NOBODY)
                told += 1
            except RequestFailed as fault:
                _log.info("an announcement did not reach table %d: %s", table.table_id, type(fault).__name__)
        _log.info("an announcement of the owner reached %d of %d tables", told, len(tables))


def _announcement(act: OwnerAct, texts: Texts) -> str:
    restart = "" if act.subject is None else texts("owner-restart", minutes=act.subject)
    words = texts("owner-says", words=discord.utils.escape_mentions(act.words)) if act.words else ""
    return "\n".join(filter(None, [restart, words]))
