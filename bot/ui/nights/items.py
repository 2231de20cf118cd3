"""The buttons of Euchre nights: what their ``custom_id`` says, and whom a press is handed to.

Their ids begin with ``rbn:``, which no other template fits. Must not know how a press is answered.
"""

from __future__ import annotations

from typing import Any

import discord

from bot.storage.api import TournamentId
from bot.ui.discord.bot import Interaction, bot_of
from bot.ui.discord.component_base import PersistentButton, PersistentItem, unknown_id

VERBS = ("join", "leave", "here", "back", "standings", "results", "finish", "off")


class NightButton(PersistentButton, template=rf"rbn:(?P<verb>{'|'.join(VERBS)}):(?P<night>\d{{1,15}})"):
    """*Join*, *Leave*, *I'm here* …: what somebody wants of a night; *Finish now* and *Call off*, asked once more."""

    async def callback(self, interaction: Interaction) -> None:
        words = self.words
        await bot_of(interaction).tournaments.night_handlers.press(
            interaction, TournamentId(int(words["night"])), words["verb"]
        )


class RetiredNightItem(PersistentItem[discord.ui.Item[Any]], template=unknown_id("rbn:", (NightButton,))):
    """Whatever else of ours still stands in an old message."""

    async def callback(self, interaction: Interaction) -> None:
        await bot_of(interaction).tournaments.night_handlers.retired(interaction)


NIGHT_ITEMS: tuple[type[discord.ui.DynamicItem[Any]], ...] = (NightButton, RetiredNightItem)
"""Everything here that must be registered before the first press arrives."""
