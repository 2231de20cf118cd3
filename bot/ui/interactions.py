"""Presses and commands, and where they happened."""

from __future__ import annotations

from typing import Any

import discord

Interaction = discord.Interaction[Any]
"""Somebody pressed a button, chose from a menu or typed a command."""


def guild_of(interaction: Interaction) -> int:
    """Return the id of the server in which it happened; raises ``NoPrivateMessage`` where there is none."""
    if interaction.guild_id is None:
        raise discord.app_commands.NoPrivateMessage
    return interaction.guild_id


def home_of(interaction: Interaction) -> int:
    """Return the id of the server in which it happened; in the bot's own DM the channel's, for that is a home of
    its own.
    """
    home = interaction.channel_id if interaction.guild_id is None else interaction.guild_id
    if home is None:
        raise discord.app_commands.NoPrivateMessage
    return home
