"""What we may do in a channel, as Discord says with every press and command. Must not know tables."""

from __future__ import annotations

import discord

from bot.ui.discord.bot import Interaction


def may_post(asked: Interaction) -> bool:
    """Whether we may keep messages with pictures in this channel; an answer itself needs no rights, its edits do."""
    if asked.guild_id is None:
        return True
    rights = asked.app_permissions
    in_thread = isinstance(asked.channel, discord.Thread)
    may_send = rights.send_messages_in_threads if in_thread else rights.send_messages
    return rights.view_channel and may_send and rights.attach_files
