"""What we may do in a channel, as Discord says with every press and command, and the link that asks for all that our
features need.
"""

from __future__ import annotations

import discord

from bot.ui.interactions import Interaction, is_abroad
from bot.ui.readers import texts_for
from bot.words.catalogue import Texts

NEEDED = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    embed_links=True,
    attach_files=True,
    read_message_history=True,
    create_public_threads=True,  # the tables of a night
    create_private_threads=True,  # those of duplicate
    manage_threads=True,
    create_events=True,  # a night among the server's events
)


GIVE_ROLES = discord.Permissions(manage_roles=True)
"""What is needed besides where winners wear roles, and nowhere else."""


def invite_link(application_id: int, more: discord.Permissions | None = None) -> str:
    """Return the address at which somebody adds the bot to a server, or gives it there what it lacks; ``more`` is asked
    for besides.
    """
    asked = NEEDED if more is None else NEEDED | more
    return discord.utils.oauth_url(application_id, permissions=asked, scopes=("bot", "applications.commands"))


def install_link(application_id: int) -> str:
    """Return the address at which somebody adds the bot to their own apps, to have it with them wherever they are."""
    return f"{discord.utils.oauth_url(application_id, scopes=('applications.commands',))}&integration_type=1"


def ask_for_rights(said: str, texts: Texts, application_id: int | None, more: discord.Permissions | None = None) -> str:
    """Add to a sentence that names missing permissions the link that asks for all of them."""
    if application_id is None:
        return said
    return f"{said} {texts('invite-again', link=invite_link(application_id, more))}"


def no_access(asked: Interaction) -> str:
    """Say that we may not post here, and what we need."""
    texts = texts_for(asked)
    return ask_for_rights(texts("fault-no-access"), texts, asked.application_id)


def may_post(asked: Interaction) -> bool:
    """Return whether we may keep messages with pictures in this channel; an answer itself needs no rights, its
    edits do.
    """
    if asked.guild_id is None or is_abroad(asked):
        return True
    rights = asked.app_permissions
    in_thread = isinstance(asked.channel, discord.Thread)
    return _suffice(rights, in_thread=in_thread)


def may_post_in(guild: discord.Guild, channel_id: int) -> bool:
    """Return whether we may keep messages there, as far as Discord has told; so may be a place that it has not told
    of.
    """
    channel = guild.get_channel_or_thread(channel_id)
    in_thread = isinstance(channel, discord.Thread)
    if channel is None or (isinstance(channel, discord.Thread) and channel.parent is None):
        return True
    return _suffice(channel.permissions_for(guild.me), in_thread=in_thread)


def _suffice(rights: discord.Permissions, *, in_thread: bool) -> bool:
    may_send = rights.send_messages_in_threads if in_thread else rights.send_messages
    return rights.view_channel and may_send and rights.attach_files
