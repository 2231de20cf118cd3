"""*How was it played?* under a hand's result: what its ``custom_id`` says, and whom a press is handed to.

``items.py`` registers it among its own, so that no two templates fit one id. This file must not know how a press is
answered.
"""

from __future__ import annotations

from typing import Self

import discord

from bot.storage.port import TableId
from bot.ui.discord.bot import Interaction, bot_of
from bot.ui.discord.component_base import Button, PersistentItem, Style


class ReviewButton(PersistentItem[Button], template=r"rb:review:(?P<table>\d{1,15}):(?P<seq>\d{1,9})"):
    """*How was it played?*: the number is that of the entry that dealt the hand."""

    @classmethod
    def at(cls, table_id: TableId, hand_seq: int, label: str) -> Self:
        """A new button."""
        custom_id = f"rb:review:{table_id}:{hand_seq}"
        return cls(discord.ui.Button(custom_id=custom_id, label=label, style=Style.secondary))

    async def callback(self, interaction: Interaction) -> None:
        await bot_of(interaction).review_handlers.review(interaction, self.table_id, self.seq)
