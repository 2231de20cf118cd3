"""Discord's own menus on a person (*Apps*): *Euchre stats*, *Compare with me* and *Invite to my table*."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import discord
from discord import app_commands
from discord.ext import commands

from bot.tables.model import Status
from bot.tables.tables import Tables
from bot.tables.views import TableView
from bot.ui import buttons
from bot.ui.command_sync import localize
from bot.ui.interactions import Interaction, guild_of
from bot.ui.layouts import page_layout, words_layout
from bot.ui.permissions import may_post_in, no_access
from bot.ui.readers import Languages, texts_for
from bot.ui.replies import FOLLOW_UP_SECONDS, Message, amend, answer_later, only, reply, tell
from bot.ui.rights import PERSON_MENUS
from bot.words.names import safe_name
from bot.words.rules_page import game_title
from cogs.boards import BoardCommands


class PersonMenus(commands.Cog):
    """What somebody can do with another person whom they see anywhere on a server. ``channel`` finds a channel by its
    id and its server's, without asking Discord.
    """

    def __init__(
        self,
        boards: BoardCommands,
        tables: Tables,
        languages: Languages,
        channel: Callable[[int, int], discord.PartialMessageable],
    ) -> None:
        self._boards = boards
        self._tables = tables
        self._languages = languages
        self._channel = channel
        answers = {
            "person-stats": self.show_stats,
            "person-compare": self.compare_with_me,
            "person-invite": self.invite,
        }
        self.menus = tuple(
            app_commands.ContextMenu(name=localize(key), callback=answers[key], extras={"menu": key})
            for key in PERSON_MENUS
        )

    async def show_stats(self, command: Interaction, person: discord.User) -> None:
        """*Euchre stats*: what ``/stats`` shows of this person."""
        await self._boards.show_stats(command, person)

    async def compare_with_me(self, command: Interaction, person: discord.User) -> None:
        """*Compare with me*: what ``/compare`` shows of the two."""
        await self._boards.show_comparison(command, command.user, person)

    async def invite(self, command: Interaction, person: discord.User) -> None:
        """*Invite to my table*: call the person to the table that the asker has opened and that is not playing yet."""
        texts, name = texts_for(command), safe_name(person.display_name)
        table = self._lobby_of(guild_of(command), command.user.id)
        if person.bot or person.id == command.user.id:
            await tell(command, texts("invite-nobody"))
        elif table is None:
            await tell(command, texts("invite-no-table"))
        elif table.seat_of(person.id) is not None:
            await tell(command, texts("invite-seated", name=name))
        elif not any(chair.free or chair.is_computer for chair in table.chairs):
            await tell(command, texts("invite-full"))
        elif command.guild is not None and not may_post_in(command.guild, table.channel_id):
            await tell(command, no_access(command))
        else:
            await self._post(command, person, table)

    async def _post(self, command: Interaction, person: discord.User, table: TableView) -> None:
        """Post the invitation beside the table: as the answer, if it was asked for there."""
        public = await self._languages.public(command)
        title = game_title(table.rules.preset, public)
        host, guest = safe_name(command.user.display_name), f"<@{person.id}>"
        join = buttons.INVITED.at(table.table_id, label=public("button-join"), style=discord.ButtonStyle.primary)
        message = Message(
            page_layout(public("invite", guest=guest, host=host, title=title), [join]), mentions=only(person.id)
        )
        if table.channel_id == command.channel_id:
            await reply(command, message, private=False)
            return
        await answer_later(command, anew=True)
        there = self._channel(table.channel_id, table.guild_id)
        async with asyncio.timeout(FOLLOW_UP_SECONDS):
            await there.send(view=message.layout, allowed_mentions=message.mentions)
        name, channel = safe_name(person.display_name), f"<#{table.channel_id}>"
        await amend(command, words_layout(texts_for(command)("invite-done", name=name, channel=channel)))

    def _lobby_of(self, guild_id: int, user_id: int) -> TableView | None:
        """Return the table on this server that somebody has opened last and that waits for people."""
        mine = [
            snapshot.table
            for snapshot in self._tables.snapshots()
            if snapshot.table.guild_id == guild_id
            and snapshot.table.owner_id == user_id
            and snapshot.table.status is Status.LOBBY
            and snapshot.table.tournament is None
        ]
        return max(mine, key=lambda table: table.table_id, default=None)
