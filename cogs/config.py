"""``/config``: a server's settings, for people who manage the server. The answer to every change shows all settings."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.engine import presets
from bot.rights import Right, Who
from bot.services import Services
from bot.tables import server_settings
from bot.tables.model import MoreTables, TableSettings
from bot.tables.preferences import Pace
from bot.ui.command_sync import localize
from bot.ui.options import (
    Channel,
    Language,
    Level,
    OptionWords,
    Preset,
    Switch,
    TimeZone,
    WrittenChannel,
    Yes,
    refuse_both,
    word_option,
)
from bot.ui.readers import Interaction, guild_of, texts_for
from bot.ui.replies import RequestRefused, tell
from bot.ui.rights import refuse_channel, slash
from bot.ui.visibility import find_place
from bot.words.notices import channel_links, config_text
from cogs.leagues import SeasonPosts, Winner, refuse_asker, refuse_role, say_what_forbids

_MANAGER = Right(Who.MANAGER, in_server=True)


Seconds = app_commands.Range[int, 5, 86_400]
TrickSeconds = app_commands.Range[int, 1, 120]
Hours = app_commands.Range[int, 1, 720]


class ConfigCommands(commands.GroupCog, group_name="config", group_description=localize("command-config")):
    """The commands that change a server's settings."""

    def __init__(self, services: Services, season_posts: SeasonPosts) -> None:
        self.services = services
        self._season_posts = season_posts

    @slash("config show", _MANAGER)
    async def show(self, command: Interaction) -> None:
        await self._change(command)

    @slash("config table", _MANAGER, rules="config-rules", options="config-options", level="server-level")
    async def table(
        self,
        command: Interaction,
        rules: Preset | None = None,
        options: OptionWords = (),
        level: Level | None = None,
    ) -> None:
        """Set the usual rules and computers of tables."""
        chosen = None
        if rules is not None:
            chosen = presets.parse([rules, *options])
        elif options:
            chosen = server_settings.rules_for((await self._now(command)).rules, None, options)
        await self._change(command, rules=chosen, computer_level=level)

    @slash("config clocks", _MANAGER)
    async def clocks(
        self,
        command: Interaction,
        reminder: Seconds | None = None,
        away: Seconds | None = None,
        idle: Hours | None = None,
        gather: TrickSeconds | None = None,
    ) -> None:
        """Set how long tables wait."""
        await self._change(
            command, reminder_seconds=reminder, away_seconds=away, idle_hours=idle, gather_seconds=gather
        )

    @slash("config channels", _MANAGER, add="channel-add", remove="channel-remove", anywhere="channel-anywhere")
    async def channels(
        self,
        command: Interaction,
        add: Channel | None = None,
        remove: Channel | None = None,
        anywhere: Yes | None = None,
    ) -> None:
        refuse_both("anywhere", anywhere, add=add, remove=remove)
        allowed = (await self._now(command)).channels
        if remove is not None and remove not in allowed:
            raise RequestRefused("config-not-there", channel=channel_links([remove]))
        channels = [channel for channel in allowed if remove is None or channel != remove]
        if add is not None and add not in channels:
            channels.append(add)
        if len(channels) > server_settings.MOST_CHANNELS:
            raise RequestRefused("config-too-many-channels", most=server_settings.MOST_CHANNELS)
        await self._change(command, channels=() if anywhere else tuple(channels))

    @slash("config tables", _MANAGER, more="more-tables")
    async def tables(
        self, command: Interaction, more: app_commands.Transform[MoreTables, word_option(MoreTables, "more-tables")]
    ) -> None:
        """Set where a second table of a channel is opened."""
        await self._change(command, more_tables=more)

    @slash("config games", _MANAGER)
    async def games(
        self,
        command: Interaction,
        ranked: Switch | None = None,
        traditions: Switch | None = None,
        talk: Switch | None = None,
    ) -> None:
        """Set whether games are ranked, how they are talked about, and whether players may say phrases."""
        await self._change(command, ranked=ranked, traditions=traditions, talk=talk)

    @slash("config display", _MANAGER, pictures="config-pictures")
    async def display(
        self,
        command: Interaction,
        pictures: Switch | None = None,
        pace: app_commands.Transform[Pace, word_option(Pace, "setting-pace")] | None = None,
    ) -> None:
        """Set how tables are shown, and how fast computers play."""
        await self._change(command, pictures=pictures, pace=pace)

    @slash("config seasons", _MANAGER, channel="season-channel", nowhere="season-nowhere")
    async def seasons(
        self, command: Interaction, channel: WrittenChannel | None = None, nowhere: Yes | None = None
    ) -> None:
        """Set where the final tables of a season are posted."""
        refuse_both("nowhere", nowhere, channel=channel)
        if channel is not None:
            await self._season_posts.skip_past_seasons(guild_of(command))
        await self._change(command, *(["season_channel"] if nowhere else []), season_channel=channel)

    @slash("config lobby", _MANAGER, channel="lobby-channel", nowhere="lobby-nowhere")
    async def lobby(
        self, command: Interaction, channel: WrittenChannel | None = None, nowhere: Yes | None = None
    ) -> None:
        """Set the channel of the post *Play Euchre*."""
        refuse_both("nowhere", nowhere, channel=channel)
        refusal = None if channel is None else _refuse_lobby(command, channel)
        if refusal is not None:
            raise RequestRefused(words=refusal)
        await self._change(command, *(["lobby_channel"] if nowhere else []), lobby_channel=channel)

    @slash("config league", _MANAGER, best="league-best", points="league-points", usual="league-usual")
    async def league(
        self,
        command: Interaction,
        best: app_commands.Range[int, 1, 60] | None = None,
        points: app_commands.Range[str, 1, 200] | None = None,
        usual: Yes | None = None,
    ) -> None:
        """Set how many events count in the leagues, and what a night pays by place."""
        try:
            paid = server_settings.read_place_points(points or "")
        except ValueError as wrong:
            raise RequestRefused("config-league-wrong") from wrong
        unset = ["league_best", "league_points"] if usual else []
        await self._change(command, *unset, league_best=best, league_points=paid or None)

    @slash("config roles", _MANAGER, of="roles-of", role="roles-role", nobody="roles-nobody")
    async def roles(
        self,
        command: Interaction,
        of: app_commands.Transform[Winner, word_option(Winner, "winner")],
        role: discord.Role | None = None,
        nobody: Yes | None = None,
    ) -> None:
        """Set which role the champions of a season, or the winners of the last night, wear."""
        refuse_both("nobody", nobody, role=role)
        name = f"{server_settings.ROLE_OF}{of}"
        before = dict((await self._now(command)).winner_roles).get(of)
        worn = None if command.guild is None or before is None else command.guild.get_role(before)
        refusal = None if role is None else refuse_role(command, role)
        for concerned in (role, worn) if role is not None or nobody else ():  # one is given, the other is taken away
            refusal = refusal or (None if concerned is None else refuse_asker(command, concerned))
        if refusal is not None:
            raise RequestRefused(words=refusal)
        await self._change(command, *([name] if nobody else []), **{name: None if role is None else role.id})

    @slash("config time-zone", _MANAGER, zone="time-zone")
    async def time_zone(self, command: Interaction, zone: TimeZone) -> None:
        """Set the time zone of typed times such as "tomorrow 8pm"."""
        await self._change(command, time_zone=zone)

    @slash("config language", _MANAGER, language="config-language")
    async def language(self, command: Interaction, language: Language) -> None:
        await self._change(command, server_settings.LANGUAGE, language=language)

    async def _change(self, command: Interaction, *unset: str, **chosen: object | None) -> None:
        """Store the ``chosen`` settings, reset the ``unset`` ones, show all, and what prevents them from working."""
        texts = {name: server_settings.setting_text(value) for name, value in chosen.items() if value is not None}
        settings = await self.services.server_settings.choose(guild_of(command), dict.fromkeys(unset) | texts)
        role_ids = [role_id for _, role_id in settings.winner_roles]
        roles = map(command.guild.get_role, role_ids) if command.guild is not None else ()
        faults = dict.fromkeys(say_what_forbids(command, role) for role in roles if role is not None)
        lobby = settings.lobby_channel
        refusal = None if lobby is None else _refuse_lobby(command, lobby)
        words = config_text(
            settings, server_settings.SETTINGS, texts_for(command), await self.services.languages.of_server(command)
        )
        await tell(command, "\n".join(filter(None, [words, *faults, refusal])))

    async def _now(self, command: Interaction) -> TableSettings:
        return await self.services.server_settings.of(guild_of(command))


def _refuse_lobby(command: Interaction, channel_id: int) -> str | None:
    if command.guild is not None and find_place(command.guild, channel_id) is None:
        return texts_for(command)("place-unknown", channel=channel_links([channel_id]))
    return refuse_channel(command, channel_id, ())
