"""Discord's own menus on a person (*Apps*): *Euchre stats*, *Compare with me* and *Invite to my table*."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.storage.api import TableId
from bot.tables.model import Status
from bot.ui.command_sync import localize
from bot.ui.interactions import Interaction, guild_of
from bot.ui.readers import texts_for
from bot.ui.replies import tell
from bot.ui.rights import PERSON_MENUS
from cogs.boards import BoardCommands
from cogs.table.presses import TablePresses


class PersonMenus(commands.Cog):
    """What somebody can do with another person whom they see anywhere on a server."""

    def __init__(self, boards: BoardCommands, presses: TablePresses) -> None:
        self._boards = boards
        self._presses = presses
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
        """*Invite to my table*: call the person to the table that the asker has opened and that plays no game now."""
        table_id = self._table_of(guild_of(command), command.user.id)
        if person.bot or person.id == command.user.id:
            await tell(command, texts_for(command)("invite-nobody"))
        elif table_id is None:
            await tell(command, texts_for(command)("invite-no-table"))
        else:
            await self._presses.invite(command, table_id, person.id)

    def _table_of(self, guild_id: int, user_id: int) -> TableId | None:
        """Return the table on this server that somebody has opened last and that plays no game now."""
        mine = [
            snapshot.table.table_id
            for snapshot in self._presses.tables.snapshots()
            if snapshot.table.guild_id == guild_id
            and snapshot.table.owner_id == user_id
            and snapshot.table.status is not Status.PLAYING
            and snapshot.table.tournament is None
        ]
        return max(mine, default=None)
