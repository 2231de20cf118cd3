"""Presses and commands, and where they happened."""

from __future__ import annotations

from typing import Any

import discord

Interaction = discord.Interaction[Any]
"""Somebody pressed a button, chose from a menu or typed a command."""


def is_abroad(interaction: Interaction) -> bool:
    """Return whether it happened where the bot is no member: on another server, or in a chat of people, to which
    somebody has brought it as an app of their own. There it can answer, but post and see nothing.
    """
    if interaction.guild_id is None:
        return interaction.context.private_channel is True
    return interaction.is_user_integration() and not interaction.is_guild_integration()


def guild_of(interaction: Interaction) -> int:
    """Return the id of the server in which it happened; raises ``NoPrivateMessage`` where there is none."""
    if interaction.guild_id is None or is_abroad(interaction):
        raise discord.app_commands.NoPrivateMessage
    return interaction.guild_id


def home_of(interaction: Interaction) -> int:
    """Return the id of the server in which it happened; in the bot's own DM the channel's, for that is a home of
    its own. What somebody does abroad is at home with themselves, under their own id, wherever they go.
    """
    if is_abroad(interaction):
        return interaction.user.id
    home = interaction.channel_id if interaction.guild_id is None else interaction.guild_id
    if home is None:
        raise discord.app_commands.NoPrivateMessage
    return home


def channel_of(interaction: Interaction) -> int:
    """Return the id of the channel in which it happened. Abroad people have their tables with them: it is their own id
    below zero, which no channel has.
    """
    return -interaction.user.id if is_abroad(interaction) else interaction.channel_id or 0
