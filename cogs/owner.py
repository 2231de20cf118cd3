"""``/owner``: what the host of the bot steers, in a server of their own (``OWNER_GUILD``) and nowhere else."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.operations.owner_journal import OwnerAction
from bot.ui.command_sync import localize
from bot.ui.interactions import Interaction, bot_of
from bot.ui.languages import texts_for
from bot.ui.replies import tell

if TYPE_CHECKING:
    from bot.app import EuchreBot

KINDS = [app_commands.Choice(name=localize(f"owner-{kind}"), value=kind) for kind in ("person", "server")]
BLOCKED = {"person": OwnerAction.PERSON_BLOCKED, "server": OwnerAction.SERVER_BLOCKED}
UNBLOCKED = {"person": OwnerAction.PERSON_UNBLOCKED, "server": OwnerAction.SERVER_UNBLOCKED}
SWITCHED = [app_commands.Choice(name=localize(f"owner-{word}"), value=word) for word in ("on", "off")]

Id = app_commands.Range[str, 15, 20]
Note = app_commands.Range[str, 0, 300]


class OwnerCommands(commands.GroupCog, group_name="owner", group_description=localize("command-owner")):
    """The commands of whoever owns the application."""

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
