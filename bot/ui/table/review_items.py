"""*How was it played?* under a hand's result: what its ``custom_id`` says, and whom a press is handed to.

``items.py`` registers it among its own, so that no two templates fit one id. This file must not know how a press is
answered.
"""

from __future__ import annotations

from typing import Protocol, Self, cast

import discord

from bot.tables.ports import TableId
from bot.ui.discord.component_base import OurButton, Press, Style


class ReviewDesk(Protocol):
    """What a press is handed to; it answers the interaction, whatever happens."""

    async def review(self, press: Press, table_id: TableId, hand_seq: int) -> None: ...


class HasReviews(Protocol):
    """The bot, as far as the button needs it."""

    @property
    def reviews(self) -> ReviewDesk: ...


class ReviewButton(OurButton, template=r"rb:review:(?P<table>\d{1,15}):(?P<seq>\d{1,9})"):
    """*How was it played?*: the number is that of the entry that dealt the hand."""

    @classmethod
    def at(cls, table_id: TableId, hand_seq: int, label: str) -> Self:
        """A new button."""
        custom_id = f"rb:review:{table_id}:{hand_seq}"
        return cls(discord.ui.Button(custom_id=custom_id, label=label, style=Style.secondary))

    async def callback(self, interaction: Press) -> None:
        reviews = cast(HasReviews, interaction.client).reviews
        await reviews.review(interaction, TableId(int(self.words["table"])), int(self.words["seq"]))
