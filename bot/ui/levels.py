"""The levels of computer players as choices of a command."""

from __future__ import annotations

from discord import app_commands

from bot.players.levels import LEVELS
from bot.ui.discord.command_translations import said

LEVEL_CHOICES = [app_commands.Choice(name=said(f"level-{name}"), value=name) for name in LEVELS]
"""The weakest first."""
