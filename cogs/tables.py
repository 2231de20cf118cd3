"""``/table``: open a table, sit down at it, start the game, show the table, close it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.engine import presets
from bot.engine.rules import OptionValue, RulesError
from bot.tables.decisions import Open
from bot.tables.server_settings import rules_for
from bot.task_group import TaskPerKey
from bot.ui.command_sync import localize
from bot.ui.interactions import Interaction, bot_of, home_of
from bot.ui.languages import texts_for
from bot.ui.options import LEVEL_CHOICES
from bot.ui.replies import tell
from bot.words.catalogue import Texts
from bot.words.notices import rules_fault_text
from bot.words.rules_page import game_title

if TYPE_CHECKING:
    from bot.app import EuchreBot

MOST_CHOICES = 25
SWITCH = [app_commands.Choice(name=localize(f"config-{word}"), value=word) for word in ("yes", "no")]


class TableCommands(commands.GroupCog, group_name="table", group_description=localize("command-table")):
    """The commands for a channel's table; closes tables whose place is gone."""

    def __init__(self, bot: EuchreBot) -> None:
        self._bot = bot
        self._timed_out = TaskPerKey[int](lambda _: None)
        """Servers on which a time-out of the bot goes on."""

    async def cog_unload(self) -> None:
        """Called by discord.py."""
        await self._timed_out.cancel()

    @app_commands.command(name="open", description=localize("command-table-open"))
    @app_commands.describe(
        rules=localize("option-rules"),
        points=localize("option-points"),
        computers=localize("option-computers"),
        options=localize("option-options"),
        level=localize("option-level"),
        pictures=localize("option-pictures"),
    )
    @app_commands.choices(level=LEVEL_CHOICES, pictures=SWITCH)
    async def open_table(
        self,
        command: Interaction,
        rules: app_commands.Range[str, 1, 50] | None = None,
        points: app_commands.Range[int, 1, 99] | None = None,
        computers: app_commands.Range[int, 0, 5] = 0,
        options: app_commands.Range[str, 1, 1000] = "",
        level: str | None = None,
        pictures: str | None = None,
    ) -> None:
        """Open a table in this channel; options not given are as the server has set them."""
        home, channel_id = home_of(command), command.channel_id or 0
        settings = await bot_of(command).tables.settings_of(home)
        if not await bot_of(command).table_handlers.may_open_here(command, settings.channels):
            return
        words = option_words(options) + ([] if points is None else [f"points={points}"])
        try:
            built = rules_for(settings.rules, None if rules is None else rules.strip().lower(), words)
        except RulesError as error:
            await tell(command, rules_fault_text(error, texts_for(command)))
            return
        if computers >= built.players and computers + 1 in sizes(built.preset) and not asks_for_players(words):
            built = rules_for(built, built.preset, [*words, f"players={computers + 1}"])
        most = built.players - 1
        if computers > most:
            await tell(command, texts_for(command)("open-too-many-computers", players=built.players, most=most))
            return
        if command.guild_id is None:  # nobody else can come to a direct message
            await bot_of(command).languages.remember(home, str(command.locale))
            computers = most
        shown = None if pictures is None else pictures == "yes"
        await bot_of(command).table_handlers.open(command, Open(home, channel_id, built, computers, level, shown))

    @open_table.autocomplete("rules")
    async def rules_choices(self, command: Interaction, current: str) -> list[app_commands.Choice[str]]:
        """The presets whose name or title contains what was typed."""
        return preset_choices(current, texts_for(command))

    @app_commands.command(name="join", description=localize("command-table-join"))
    @app_commands.describe(seat=localize("option-seat"))
    async def join(self, command: Interaction, seat: app_commands.Range[int, 1, 6] | None = None) -> None:
        """Sit down."""
        await bot_of(command).table_handlers.command(command, "join", "" if seat is None else str(seat))

    @app_commands.command(name="computer", description=localize("command-table-computer"))
    @app_commands.describe(level=localize("option-level"))
    @app_commands.choices(level=LEVEL_CHOICES)
    async def computer(self, command: Interaction, level: str | None = None) -> None:
        """Let one computer player sit down."""
        await bot_of(command).table_handlers.command(command, "computer", level or "")

    @app_commands.command(name="leave", description=localize("command-table-leave"))
    async def leave(self, command: Interaction) -> None:
        """Stand up."""
        await bot_of(command).table_handlers.command(command, "leave")

    @app_commands.command(name="start", description=localize("command-table-start"))
    async def start(self, command: Interaction) -> None:
        """Start the game."""
        await bot_of(command).table_handlers.command(command, "start")

    @app_commands.command(name="deal", description=localize("command-table-deal"))
    async def deal(self, command: Interaction) -> None:
        """Take the pack, where the deal may be stolen (law 2.8)."""
        await bot_of(command).table_handlers.command(command, "deal")

    @app_commands.command(name="show", description=localize("command-table-show"))
    async def show(self, command: Interaction) -> None:
        """Post the table again."""
        await bot_of(command).table_handlers.command(command, "show")

    @app_commands.command(name="concede", description=localize("command-table-concede"))
    async def concede(self, command: Interaction) -> None:
        """Give the game up."""
        await bot_of(command).table_handlers.command(command, "concede")

    @app_commands.command(name="close", description=localize("command-table-close"))
    async def close(self, command: Interaction) -> None:
        """Close the table."""
        await bot_of(command).table_handlers.command(command, "close")

    # -- what Discord tells

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, gone: discord.RawThreadDeleteEvent) -> None:
        """A thread in which a table may have stood."""
        await self._bot.tables.close_places({gone.thread_id})

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel in which, or in whose threads, tables may have stood."""
        await self._bot.tables.close_places({channel.id, *(thread.id for thread in getattr(channel, "threads", ()))})

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was removed from a server, or the server is gone."""
        await self._bot.tables.close_server(guild.id)

    @commands.Cog.listener()
    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Discord reaches a server again, and tells anew what we may do there."""
        self._await_end_of_time_out(guild.me)
        await self._bot.believe_permissions(guild)

    @commands.Cog.listener()
    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """A role may give us other permissions."""
        if before.permissions != after.permissions:
            await self._bot.believe_permissions(after.guild)

    @commands.Cog.listener()
    async def on_guild_role_delete(self, role: discord.Role) -> None:
        """What a role forbade in a channel is forbidden no longer."""
        await self._bot.believe_permissions(role.guild)

    @commands.Cog.listener()
    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """The bot has other roles, or is timed out no longer."""
        ours = after.id == self._bot.own_id()
        if ours and (before.roles, before.timed_out_until) != (after.roles, after.timed_out_until):
            self._await_end_of_time_out(after)
            await self._bot.believe_permissions(after.guild)

    def _await_end_of_time_out(self, me: discord.Member) -> None:
        """A time-out of the bot that ends by itself is no event: believe it when its time is up."""
        if me.is_timed_out() and me.guild.id not in self._timed_out:
            self._timed_out.start(me.guild.id, self._sit_out(me.guild), f"time-out on server {me.guild.id}")

    async def _sit_out(self, guild: discord.Guild) -> None:
        while (until := guild.me.timed_out_until) is not None and until > discord.utils.utcnow():
            await discord.utils.sleep_until(until)
        await self._bot.believe_permissions(guild)

    @commands.Cog.listener()
    async def on_guild_channel_update(self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        """A channel may let us write."""
        if before.overwrites != after.overwrites:
            await self._bot.believe_permissions(after.guild)

    @commands.Cog.listener()
    async def on_raw_thread_update(self, change: discord.RawThreadUpdateEvent) -> None:
        """A thread may be in use again."""
        guild = self._bot.get_guild(change.guild_id)
        if guild is not None and not change.data["thread_metadata"]["archived"]:
            await self._bot.believe_permissions(guild, change.thread_id)

    @commands.Cog.listener()
    async def on_shard_ready(self, shard_id: int) -> None:
        """Every server of this shard is known: from those that are missing the bot was removed while it was off."""
        tables = [snapshot.table for snapshot in self._bot.tables.snapshots()]
        homes = {table.guild_id for table in tables if table.guild_id != table.channel_id}  # not direct messages
        for guild_id in sorted(homes):
            if self._bot.shard_of(guild_id) == shard_id and self._bot.get_guild(guild_id) is None:
                await self._bot.tables.close_server(guild_id)


def option_words(text: str) -> list[str]:
    """The rule options that were typed, separated by blanks or commas, in any case."""
    return re.sub(r"\s*=\s*", "=", text.replace(",", " ")).lower().split()


def sizes(preset: str) -> tuple[OptionValue, ...]:
    """How many players a preset can be played by."""
    return presets.PRESETS[preset].choices["players"].allowed


def asks_for_players(words: Iterable[str]) -> bool:
    """Whether the options that were typed say how many play."""
    return any(word.startswith("players=") for word in words)


def preset_choices(current: str, texts: Texts) -> list[app_commands.Choice[str]]:
    """Presets to choose from: name and title."""
    wanted = current.strip().lower()
    labels = {name: f"{name} · {game_title(name, texts)}" for name in presets.PRESETS}
    fitting = [(name, label) for name, label in labels.items() if wanted in label.lower()]
    return [app_commands.Choice(name=label[:100], value=name) for name, label in fitting[:MOST_CHOICES]]


async def setup(bot: EuchreBot) -> None:
    """Called by discord.py."""
    await bot.add_cog(TableCommands(bot))
