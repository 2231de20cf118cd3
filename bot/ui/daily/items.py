"""The buttons under results and boards of daily deals. Their ids begin with ``rbd:``, which no other template fits."""

from __future__ import annotations

from datetime import date
from typing import Any

import discord

from bot.ui.discord.bot import Interaction, bot_of
from bot.ui.discord.component_base import PersistentButton, PersistentItem, unknown_id

PAGES = ("share", "board", "month", "verify")
"""What a button leads to."""


class DailyButton(PersistentButton, template=rf"rbd:(?P<page>{'|'.join(PAGES)}):(?P<day>\d{{4}}-\d\d-\d\d)"):
    """What is shown of a day to whoever presses."""

    async def callback(self, interaction: Interaction) -> None:
        day = date.fromisoformat(self.words["day"])
        await bot_of(interaction).tournaments.daily_handlers.turn(interaction, self.words["page"], day)


class RetiredDailyItem(PersistentItem[discord.ui.Item[Any]], template=unknown_id("rbd:", (DailyButton,))):
    """Whatever else of ours still stands in an old message."""

    async def callback(self, interaction: Interaction) -> None:
        await bot_of(interaction).board_handlers.retired(interaction)


DAILY_ITEMS: tuple[type[discord.ui.DynamicItem[Any]], ...] = (DailyButton, RetiredDailyItem)
"""Everything here that must be registered before the first press arrives."""
