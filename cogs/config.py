"""``/config``: the clocks and the computer players of one server, for those who manage it."""

from __future__ import annotations

from typing import Any, cast

import discord
from discord import app_commands
from discord.ext import commands

from bot.render.words import Texts
from bot.tables.ports import Store
from bot.tables.service import Tables
from bot.tables.times import TableSettings
from bot.ui.faults import tell
from bot.ui.levels import LEVEL_CHOICES, level_title

Command = discord.Interaction[Any]
Seconds = app_commands.Range[int, 5, 86_400]
Hours = app_commands.Range[int, 1, 720]

WORDS = Texts()


class ConfigCommands(commands.Cog):
    """The command that sets how a server plays."""

    def __init__(self, store: Store, tables: Tables, defaults: TableSettings) -> None:
        self.store = store
        self.tables = tables
        self.defaults = defaults

    @app_commands.command(name="config", description=WORDS("command-config"))
    @app_commands.describe(
        reminder=WORDS("option-reminder"),
        away=WORDS("option-away"),
        idle=WORDS("option-idle"),
        level=WORDS("option-server-level"),
    )
    @app_commands.choices(level=LEVEL_CHOICES)
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.checks.has_permissions(manage_guild=True)
    async def config(
        self,
        command: Command,
        reminder: Seconds | None = None,
        away: Seconds | None = None,
        idle: Hours | None = None,
        level: str | None = None,
    ) -> None:
        """Change what is given, then say how it stands."""
        guild_id = command.guild_id
        if guild_id is None:
            raise app_commands.NoPrivateMessage
        given = {"reminder_seconds": reminder, "away_seconds": away, "idle_hours": idle, "computer_level": level}
        for name, value in given.items():
            if value is not None:
                await self.store.set_guild_setting(guild_id, name, str(value))
        await self.tables.settings_changed(guild_id)
        now = self.defaults.of_server(await self.store.guild_settings(guild_id))
        values = {"reminder": now.reminder_seconds, "away": now.away_seconds, "idle": now.idle_hours}
        times = WORDS("config-now", **{name: int(value) for name, value in values.items()})
        await tell(command, f"{times}\n{WORDS('config-level', level=level_title(now.computer_level))}")


async def setup(bot: commands.Bot) -> None:
    """Called by discord.py."""
    known = cast(Any, bot)
    await bot.add_cog(ConfigCommands(known.store, known.tables, known.table_settings))
