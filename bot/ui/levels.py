"""The levels of computer players as choices of a command."""

from __future__ import annotations

from discord import app_commands

from bot.players.levels import LEVELS

LEVEL_CHOICES = [app_commands.Choice(name=level.title, value=level.name) for level in LEVELS.values()]
"""The weakest first."""


def level_title(name: str) -> str:
    """What a level is called; one that is not known any more goes by its stored name."""
    return LEVELS[name].title if name in LEVELS else name
