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
    return _suffice(rights, in_thread=in_thread)


def may_post_in(guild: discord.Guild, channel_id: int) -> bool:
    """Whether we may keep messages there, as far as Discord has told; so may be a place that it has not told of."""
    channel = guild.get_channel_or_thread(channel_id)
    in_thread = isinstance(channel, discord.Thread)
    if channel is None or (isinstance(channel, discord.Thread) and channel.parent is None):
        return True
    return _suffice(channel.permissions_for(guild.me), in_thread=in_thread)


def _suffice(rights: discord.Permissions, *, in_thread: bool) -> bool:
    may_send = rights.send_messages_in_threads if in_thread else rights.send_messages
    return rights.view_channel and may_send and rights.attach_files
