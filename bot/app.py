"""The bot: opens the store, builds the tables, registers the buttons, loads the commands, resumes the tables.

Everything is made here and handed on; nothing else knows all the parts.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.monitoring import Monitoring
from bot.operations.health import notify
from bot.operations.owner_journal import OwnerJournal
from bot.outages import persist
from bot.pictures.panel_picture import panel_picture
from bot.pictures.table_picture import table_picture
from bot.players.workers import Workers
from bot.ratings.model import PlackettLuceScorer
from bot.settings import Settings
from bot.sharding import ShardedBot, Sharding, configured_shards
from bot.storage.api import Store
from bot.storage.backends import open_store
from bot.storage.backups import Backups
from bot.tables.clocks import SystemClock
from bot.tables.model import Status, TableSettings
from bot.tables.tables import Tables
from bot.tables.views import Change
from bot.tournament_parts import Tournaments
from bot.ui.command_sync import CatalogueTranslator, CommandSync
from bot.ui.emojis import CardEmojis
from bot.ui.languages import Languages
from bot.ui.permissions import invite_link, may_post_in
from bot.ui.rate_limiter import RateLimiter, SentRequest, traced
from bot.ui.readers import Readers
from bot.ui.replies import NOBODY, answer_failure
from bot.ui.rights import Lateness, Rights, declare_to_discord, elapsed
from bot.ui.routes import Routes, UnderWay
from bot.version import build
from cogs.boards import BoardCommands
from cogs.config import ConfigCommands
from cogs.daily import DailyCommands
from cogs.duplicate import DuplicateCommands
from cogs.guide import GuideCommands
from cogs.leagues import LeagueCommands, SeasonPosts
from cogs.nights.commands import NightCommands
from cogs.nights.results_file import PackedResults
from cogs.owner import Announcements, OwnerCommands
from cogs.personal import PersonalCommands
from cogs.settings import SettingsCommands
from cogs.table.announcer import Announcers
from cogs.table.commands import PlayCommands, TableCommands
from cogs.table.fair_deals import FairDeals
from cogs.table.looking_back import LookingBack
from cogs.table.panels import LastCards, Panels
from cogs.table.pictures import Pictures
from cogs.table.presses import TablePresses
from cogs.table.spectators import Spectators
from cogs.table.transport import AnnouncerServices
from cogs.welcome import Presence, Welcome


def seeded_entropy(seed: int) -> Callable[[], bytes]:
    """Secrets that are the same again for the same seed: for the playground and tests, never for real games."""
    chance = random.Random(seed)  # noqa: S311 - to be repeatable is its purpose
    return lambda: chance.randbytes(32)


_log = logging.getLogger(__name__)


class _Tree(app_commands.CommandTree["EuchreBot"]):
    async def on_error(
        self, interaction: discord.Interaction[EuchreBot], error: app_commands.AppCommandError, /
    ) -> None:
        """Answer the errors of all commands in one place."""
        await answer_failure(interaction, error)

    async def interaction_check(self, interaction: discord.Interaction[EuchreBot], /) -> bool:
        """Return whether this person and server are let in."""
        interaction.client.under_way.note()
        return await interaction.client.rights.admit_command(interaction)


class EuchreBot(ShardedBot):
    """Right Bower. ``seed`` makes its deals repeatable; ``table_settings`` replace those of ``settings``."""

    table_presses: TablePresses
    store: Store
    languages: Languages
    readers: Readers
    spectators: Spectators
    looking_back: LookingBack
    season_posts: SeasonPosts
    tournaments: Tournaments
    owner_journal: OwnerJournal
    announcements: Announcements
    rights: Rights
    routes: Routes

    def __init__(
        self,
        settings: Settings,
        *,
        seed: int | None = None,
        table_settings: TableSettings | None = None,
    ) -> None:
        limiter = RateLimiter()
        super().__init__(
            command_prefix=commands.when_mentioned,
            intents=discord.Intents(guilds=True),
            help_command=None,
            allowed_mentions=NOBODY,
            tree_cls=_Tree,
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True),
            allowed_installs=app_commands.AppInstallationType(guild=True),
            **_shards(settings),
            proxy=settings.proxy,
            max_messages=None,
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
            http_trace=traced(limiter, self._requested),
        )
        self._limiter = limiter
        self._sharding: Sharding | None = None
        self.settings = settings
        self.monitoring = Monitoring(self, limiter, _unix_now)
        self.under_way = UnderWay()
        self.add_listener(self.monitoring.note_interaction, "on_interaction")
        self.add_listener(self._tell_ready, "on_ready")
        self.table_settings = table_settings or _table_settings(settings, seed)
        self.lateness = Lateness(_unix_now, elapsed)
        self._announcers: Announcers | None = None
        self._panels: Panels | None = None
        self._pictures: Pictures | None = None
        self.backups: Backups | None = None
        self.workers = Workers(settings.expert_workers)
        self.card_emojis = CardEmojis()
        self._opened = False
        self._restored = 0
        self._closing: asyncio.Future[None] | None = None

    async def set_up(self) -> None:
        """Make everything that must be ready before the first press arrives."""
        await self.open_store()
        clock = SystemClock(_unix_now)
        self.owner_journal = OwnerJournal(self.store, clock.now)
        await self.owner_journal.catch_up()
        await self.monitoring.start()
        self.readers = Readers(self.store, self.card_emojis)
        self.tables = self.monitoring.tables = Tables(
            self.store,
            clock=clock,
            workers=self.workers,
            settings=self.table_settings,
            pace_of=self.readers.pace_of,
            closed_to=self.owner_journal.decided.closed_to,
            reachable=self.reachable,
            on_commit=self.monitoring.metrics.observe_commit,
        )
        self._build_table_presses(clock)
        self.tournaments = Tournaments(self, clock, self._channel)
        self.rights = Rights(
            self.owner_journal.decided,
            self.is_owner,
            self.lateness,
            self.readers,
            self.tables,
            self.tournaments.nights,
            self.tournaments.duplicate,
        )
        self._build_other_parts(clock)
        await self._load_commands()
        await self._take_up()
        self._start_backups()
        self.season_posts.start()
        own = self.settings
        await persist(CommandSync(self.tree, self.store, own.owner_guild).run)
        if own.card_emojis:
            self.card_emojis.start(self, may_change=not own.shard_ids or 0 in own.shard_ids)

    def _build_other_parts(self, clock: SystemClock) -> None:
        """Make the parts beside the tables."""
        self.season_posts = SeasonPosts(
            self.store,
            self.tournaments.leagues,
            self.languages,
            self._channel,
            ready=self.wait_until_ready,
            own_id=self.own_id,
            now=clock.now,
        )
        self.announcements = Announcements(self.owner_journal, self.tables, self.languages, self._channel)
        if self.settings.shard_ids is not None or self.store.shards() is not None:
            self.announcements.follow()

    async def _load_commands(self) -> None:
        """Make buttons and commands known to discord.py."""
        self.routes = Routes(self.rights, self.under_way)
        self.add_dynamic_items(self.routes.make_item())
        await self.tree.set_translator(CatalogueTranslator())
        for cog in self._make_features():
            await self.add_cog(cog)
        owners = self.settings.owner_guild
        if owners is not None:
            await self.add_cog(self._make_owner_commands(), guild=discord.Object(owners))
        declare_to_discord(self.tree, *([] if owners is None else [discord.Object(owners)]))

    def _make_features(self) -> Iterator[commands.Cog]:
        """Make the features whose commands, presses and answers are one cog."""
        assert self._panels is not None and self._pictures is not None  # noqa: S101, PT018 - made with the table's handlers
        table_here = self.table_presses.table_here
        tournaments = self.tournaments
        presence = Presence(self.tables.snapshots, self._show_presence)
        self.tables.add_listener(presence.on_change)
        yield Welcome(self.languages, self.owner_journal.decided.closed_to, presence)
        yield GuideCommands(
            self.tables,
            self.readers,
            since=self.monitoring.started_at,
            pages=_pages(self.settings),
            days=self.settings.retention_days,
        )
        yield ConfigCommands(self.store, self.tables, self.languages, self.season_posts)
        daily = DailyCommands(tournaments.daily, self.table_presses, self._panels, self.readers, self.languages)
        tournaments.daily.tell(daily.show_result)
        yield daily
        yield DuplicateCommands(tournaments.duplicate, tournaments.rooms, self.tables, self.readers, self.languages)
        yield BoardCommands(self.store, self.tables, self.languages, self.readers, table_here, _unix_now)
        yield LeagueCommands(tournaments.leagues, self.languages, _unix_now)
        yield PersonalCommands(self.store, self.tables, self.readers)
        yield SettingsCommands(self.readers, self._panels)
        nights, posts = tournaments.nights, tournaments.night_posts
        results = PackedResults(self.store, self._pictures.make)
        yield NightCommands(nights, posts, results, self.tables, self.languages, self.readers)
        yield TableCommands(self, self.tables, self.table_presses, self.languages, self.believe_permissions)
        yield PlayCommands(self.table_presses, self.workers)
        yield self.table_presses
        yield self.spectators
        yield FairDeals(self.tables, self.readers)
        self.looking_back = LookingBack(
            self.tables,
            self.store,
            self.readers,
            self.languages,
            self.workers,
            daily.compare_with_others,
            self._channel,
        )
        yield self.looking_back

    async def add_cog(self, cog: commands.Cog, /, **options: Any) -> None:
        """Add the commands of a feature, and what answers its presses."""
        await super().add_cog(cog, **options)
        self.routes.add(cog)

    async def on_interaction(self, interaction: discord.Interaction[EuchreBot]) -> None:
        """Called by discord.py for every press, command and form; forms are answered here."""
        if interaction.type is discord.InteractionType.modal_submit:
            await self.routes.answer(interaction)

    async def _take_up(self) -> None:
        """Take up the tables that were open when the bot was stopped."""
        rows = await self.store.live_tables()
        await self.languages.learn({row.guild_id for row in rows})
        await self.tables.resume(rows)
        self._restored = len(rows)
        self.monitoring.note_restored(self.tables)
        assert self._announcers is not None  # noqa: S101 - made with the handlers
        self._announcers.resume(rows)
        await self.tournaments.resume()
        self._sharding = Sharding(
            self,
            self.store,
            self.tables,
            self._announcers,
            self.tournaments,
            self.languages,
            self.readers,
            self._limiter,
        )
        self._sharding.start()

    def servers_lost(self, guild_ids: Callable[[int], bool]) -> None:
        """Nobody on these servers can press anything until ``servers_back``."""
        self.tournaments.lose(guild_ids)

    def servers_back(self, guild_ids: Callable[[int], bool], *, first: bool) -> None:
        """Let the clocks of these servers go on; questions get their whole time again, unless ``first``."""
        super().servers_back(guild_ids, first=first)
        self.tournaments.begin_anew(guild_ids)

    async def believe_permissions(self, guild: discord.Guild, place: int | None = None) -> None:
        """Discord tells that what we may do on a server, or in this one place of it, has changed: do at once whatever
        it has refused there.
        """

        def may_post(channel_id: int) -> bool:
            return place in (None, channel_id) and may_post_in(guild, channel_id)

        if self._announcers is not None:
            self._announcers.believe(guild.id, may_post)
            await self.tournaments.believe(guild.id, may_post)

    async def _tell_ready(self) -> None:
        """Every shard is connected; the tables were taken up before the first one connected."""
        assert self.user is not None  # noqa: S101 - it is logged in
        assert self.application_id is not None  # noqa: S101 - as above
        _log.info(
            "Ready: Right Bower %s as %s (%d), in %d servers, with %d restored tables, on %s; invite it by %s",
            build(),
            self.user,
            self.user.id,
            len(self.guilds),
            self._restored,
            "PostgreSQL" if "://" in self.settings.database else "SQLite",
            invite_link(self.application_id),
        )
        notify("READY=1")

    async def open_store(self) -> None:
        """Open the store if it is not open yet; raises ``DatabaseUnusable``. Better before the login than after it."""
        if not self._opened:
            own = self.settings
            self.store = await open_store(
                own.database,
                scorer=PlackettLuceScorer(),
                shards=configured_shards(own),
                retention_days=own.retention_days,
            )
            self._opened = True

    def _make_owner_commands(self) -> OwnerCommands:
        async def leave(guild_id: int) -> None:
            await (await self.fetch_guild(guild_id)).leave()

        return OwnerCommands(self.owner_journal, self.announcements, self.tables, leave, self.monitoring.status)

    def _start_backups(self) -> None:
        """Copy the store on schedule, if there is a folder for it."""
        chosen = self.settings
        if chosen.backup_dir is not None:
            folder, hours, keep = Path(chosen.backup_dir), chosen.backup_hours, chosen.backup_keep
            self.backups = Backups(self.store, folder, hours=hours, keep=keep, now=_unix_now)
            self.backups.start()

    def _build_table_presses(self, clock: SystemClock) -> None:
        """Make the parts between the tables and Discord."""
        self.languages = Languages(self.store, self._locale_of)
        pictures = self._pictures = Pictures(table_picture, panel_picture, self.settings.picture_workers)
        panels = self._panels = Panels(self.readers, pictures, clock.now)
        services = AnnouncerServices(
            store=self.store,
            languages=self.languages,
            readers=self.readers,
            emojis=self.card_emojis,
            pictures=pictures,
            panels=panels,
            now=clock.now,
            channel=self._channel,
            has_room=self._limiter.has_room,
        )
        self._announcers = Announcers(self.tables, services)
        self.tables.add_listener(self._announcers.on_change)
        self.tables.add_listener(panels.on_change)
        self.tables.add_listener(LastCards(self.tables, self.readers).on_change)
        self.table_presses = TablePresses(
            self.tables, self._announcers, panels, self.readers, pictures, self._is_unranked
        )
        self.spectators = Spectators(self.tables, self.readers, pictures, clock.now)
        self.tables.add_listener(self.spectators.on_change)
        self.tables.add_listener(self.monitoring.events.on_change)
        self.tables.add_listener(self._keep_ready)

    def _keep_ready(self, change: Change) -> None:
        """Where people play, the processes that draw and think are loaded before somebody waits for them."""
        status = change.snapshot.table.status
        if self._pictures is not None and status is not Status.CLOSED:
            self._pictures.keep_ready()
        if status is Status.PLAYING:
            self.workers.keep_ready()

    def _requested(self, request: SentRequest) -> None:
        self.monitoring.note_request(request)

    async def _is_unranked(self, guild_id: int, user_id: int) -> bool:
        """Whether somebody was forgotten on this server and plays no ranked game there yet."""
        until = await self.store.unranked_until(guild_id, user_id)
        return until is not None and _unix_now() < until

    async def _show_presence(self, words: str) -> None:
        """Show words beside the bot's name; raises ``ConnectionError`` or ``ConnectionClosed``."""
        await self.change_presence(activity=discord.CustomActivity(words))

    def drawing(self) -> dict[str, int]:
        """Return how many pictures of each kind no worker has begun yet."""
        return {} if self._pictures is None else self._pictures.waiting()

    def own_id(self) -> int | None:
        """Return the bot's own user id, once it is logged in."""
        return self.user.id if self.user is not None else None

    def _channel(self, channel_id: int, guild_id: int) -> discord.PartialMessageable:
        return self.get_partial_messageable(channel_id, guild_id=guild_id)

    async def close(self) -> None:
        """Close everything, once; whoever calls again waits for the same end, and a caller who is cancelled leaves it
        going on.
        """
        if self._closing is None:
            self._closing = asyncio.ensure_future(self._close())
        await asyncio.shield(self._closing)

    async def _close(self) -> None:
        """Stop clocks and computers, answer who has pressed, stop drawing, leave Discord, and close the store last."""
        notify("STOPPING=1")
        if self._announcers is not None and self._panels is not None:
            await self.tournaments.stop()
            await self.tables.close_down()
            await self.under_way.finish()
            await self._announcers.close()
            await self._panels.close()
            await self.announcements.close()
            await self.spectators.close()
            await self.season_posts.close()
            await self.tournaments.close()
        if self._sharding is not None:
            await self._sharding.close()
        if self._pictures is not None:
            await self._pictures.close()
        if self.backups is not None:
            await self.backups.close()
        await self.card_emojis.close()
        await self.workers.close()
        await super().close()
        await self.monitoring.close()
        if self._opened:
            self._opened = False
            await self.store.close()

    def _locale_of(self, guild_id: int) -> str | None:
        """The language a server has set in Discord; None if it is not known."""
        guild = self.get_guild(guild_id)
        return None if guild is None else str(guild.preferred_locale)


def _shards(settings: Settings) -> dict[str, Any]:
    """Which shards this process serves, as discord.py's arguments."""
    if settings.shard_ids is None:
        return {"shard_count": settings.shard_count}
    return {"shard_ids": list(settings.shard_ids), "shard_count": settings.shard_count}


def _pages(settings: Settings) -> dict[str, str | None]:
    """The host's own pages, by the text of the button that leads there."""
    return {
        "button-support": settings.support_url,
        "button-privacy": settings.privacy_url,
        "button-terms": settings.terms_url,
    }


def _unix_now() -> float:
    """Unix seconds, from the clock that a simulated Discord can set."""
    return discord.utils.utcnow().timestamp()


def _table_settings(settings: Settings, seed: int | None) -> TableSettings:
    own = TableSettings(
        reminder_seconds=settings.reminder_seconds,
        computer_pause=settings.computer_pause,
        most_of_person=settings.max_tables_per_person,
        most_of_server=settings.max_tables_per_server,
        most_of_bot=settings.max_tables,
    )
    return own if seed is None else replace(own, entropy=seeded_entropy(seed), mix_presses=False)
