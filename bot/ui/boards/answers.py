"""Files as a private answer to a command, whether Discord was asked for patience before or not."""

from __future__ import annotations

import io
from collections.abc import Mapping

import discord

from bot.ui.interactions import Interaction
from bot.ui.layouts import file_layout
from bot.ui.replies import NOBODY


async def send_files(command: Interaction, text: str, files: Mapping[str, bytes]) -> None:
    """Files by their names for the one who typed, and words about them."""
    sent = [discord.File(io.BytesIO(data), name) for name, data in files.items()]
    view = file_layout(text, files)
    if command.response.is_done():
        await command.followup.send(view=view, files=sent, ephemeral=True, allowed_mentions=NOBODY)
    else:
        await command.response.send_message(view=view, files=sent, ephemeral=True, allowed_mentions=NOBODY)
