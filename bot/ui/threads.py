"""Public threads for tables: those of nights, and further tables of a channel."""

from __future__ import annotations

from typing import Final

import discord

ARCHIVE_MINUTES: Final = 1440
"""Minutes without a message until Discord archives a thread. A new message unarchives it."""


async def open_thread(parent: discord.TextChannel, name: str) -> discord.Thread:
    """Open a public thread in a channel. Raises the errors in ``RequestFailed``."""
    kind = discord.ChannelType.news_thread if parent.is_news() else discord.ChannelType.public_thread
    return await parent.create_thread(name=name[:100], type=kind, auto_archive_duration=ARCHIVE_MINUTES)
