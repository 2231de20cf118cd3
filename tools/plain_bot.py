"""A plain discord.py bot for comparison: a message with a button, and each press is answered with a text.

It keeps nothing and draws nothing.
"""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands


class Counter(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"plain:(?P<count>\d+)"):
    """The button; it carries how often it was pressed."""

    def __init__(self, count: int) -> None:
        super().__init__(discord.ui.Button(label="Press", custom_id=f"plain:{count}"))
        self.count = count

    @classmethod
    async def from_custom_id(cls, _: Any, __: Any, match: Any, /) -> Counter:
        """Return the button that was pressed."""
        return cls(int(match["count"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.edit_message(view=layout(self.count + 1))


def layout(count: int) -> discord.ui.LayoutView:
    """Return the message."""
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.TextDisplay(f"Pressed {count} times. Ann and Cay lead Bob and Dan by four to three."))
    return view.add_item(discord.ui.ActionRow(Counter(count)))


class PlainBot(discord.AutoShardedClient):
    """The bot."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), allowed_mentions=discord.AllowedMentions.none())
        self.tree = app_commands.CommandTree(self)

    async def setup_hook(self) -> None:
        """Register the command and the button."""

        @self.tree.command(name="begin", description="Post the message")
        async def begin(interaction: discord.Interaction[Any]) -> None:
            await interaction.response.send_message(view=layout(0))

        self.add_dynamic_items(Counter)
        await self.tree.sync()
