"""Who is let in: everybody, but for people and servers that the owner of the bot has blocked.

A blocked person may do nothing but read what is stored about them and remove it; a computer plays on in their seat. On
a blocked server no new game begins, and whoever plays in one may finish it.
"""

from __future__ import annotations

from collections.abc import Callable

import discord

from bot.operations.owner_journal import OwnerDecisions
from bot.tables.decisions import Reason
from bot.tables.service import Tables
from bot.tables.snapshots import Status
from bot.ui.discord.bot import Interaction, bot_of
from bot.ui.discord.errors import tell
from bot.ui.discord.languages import texts_for

ALWAYS = frozenset(("about", "my-data", "forget"))
"""Commands that nobody is kept from: what a person may ask about their own data."""

_BEGINNINGS = (["night", "open"], ["duplicate", "open"])
"""Commands with which a tournament begins; tables and daily deals are held against ``closed_to`` where they open."""

_ALWAYS_PRESSED = "rbs:forget:"


class Access:
    """``decided`` is what the owner has decided; ``tables`` answers ``None`` until there are any."""

    def __init__(self, decided: OwnerDecisions, tables: Callable[[], Tables | None]) -> None:
        self._decided = decided
        self._tables = tables

    def closed_to(self, guild_id: int) -> Reason | None:
        """Why no new game may begin on a server; ``None`` where it may."""
        if guild_id in self._decided.servers:
            return Reason.SERVER_BLOCKED
        return Reason.MAINTENANCE if self._decided.maintenance else None

    async def admits(self, interaction: Interaction) -> bool:
        """Whether a press or a command goes on; if not, that has been said."""
        await bot_of(interaction).viewers.note(interaction)
        key = self._refusal(interaction)
        if key is None:
            return True
        if interaction.type is discord.InteractionType.autocomplete:
            await interaction.response.autocomplete([])
        else:
            await tell(interaction, texts_for(interaction)(key))
        return False

    def _refusal(self, interaction: Interaction) -> str | None:
        """The key of the sentence that says why not."""
        closed = self.closed_to(interaction.guild_id or 0)
        if interaction.user.id in self._decided.people:
            key = "refusal-person-blocked"
        elif interaction.guild_id in self._decided.servers and not self._plays_here(interaction):
            key = "refusal-server-blocked"
        elif closed is not None and _begins_tournament(interaction):
            key = f"refusal-{closed}"
        else:
            return None
        return None if _about_own_data(interaction) else key

    def _plays_here(self, interaction: Interaction) -> bool:
        """Whether they sit in a game that goes on in this channel."""
        tables = self._tables()
        here = [] if tables is None else [snapshot.table for snapshot in tables.snapshots()]
        return any(
            table.channel_id == interaction.channel_id
            and table.status is Status.PLAYING
            and table.seat_of(interaction.user.id) is not None
            for table in here
        )


def _begins_tournament(interaction: Interaction) -> bool:
    return interaction.command is not None and interaction.command.qualified_name.split() in _BEGINNINGS


def _about_own_data(interaction: Interaction) -> bool:
    if interaction.command is not None:
        return interaction.command.qualified_name.partition(" ")[0] in ALWAYS
    return (interaction.custom_id or "").startswith(_ALWAYS_PRESSED)
