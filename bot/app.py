"""The composition of the bot: ``build`` makes every part once, and ``start`` sets them going.

Nothing else knows all the parts. The list at the end of ``build`` says in which order they are closed.
"""

from __future__ import annotations

import logging
import random
from collections.abc import Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass, field, replace
from pathlib import Path

import discord
from discord.ext import commands

from bot.analysis.desk import AnalysisDesk
from bot.client import EuchreBot
from bot.cluster import Cluster
from bot.monitoring import Monitoring
from bot.operations.health import notify
from bot.operations.metrics import Metrics
from bot.operations.owner_journal import OwnerJournal
from bot.outages import persist
from bot.pictures.highlight_picture import highlight_part
from bot.pictures.panel_picture import panel_picture
from bot.pictures.table_picture import table_picture
from bot.players.workers import Workers
from bot.ratings.model import PlackettLuceScorer
from bot.rights import Rights
from bot.services import Services
from bot.settings import Settings
from bot.storage.api import Shards
from bot.storage.backends import open_store
from bot.storage.backups import Backups
from bot.storage.store import Store
from bot.tables.clocks import SystemClock
from bot.tables.model import Status, TableSettings
from bot.tables.server_settings import ServerSettings
from bot.tables.tables import Tables
from bot.tables.views import Change
from bot.tournaments.daily.daily_deals import DailyDeals
from bot.tournaments.duplicate.matches import DuplicateMatches
from bot.tournaments.league_tables import Leagues
from bot.tournaments.nights.nights import Nights
from bot.tournaments.puzzles import Puzzles
from bot.ui.avatars import Avatars
from bot.ui.command_sync import CatalogueTranslator, CommandSync
from bot.ui.deliveries import Deliveries
from bot.ui.emojis import CardEmojis
from bot.ui.picture_queue import Pictures, drawing_queue
from bot.ui.readers import Languages, Readers
from bot.ui.replies import FigurePages, Times, invite_link
from bot.ui.rights import Admissions, Lateness, declare_to_discord, read_boot_clock
from bot.ui.routes import Routes, UnderWay
from bot.version import build as program_build
from cogs.analysis import AnalysisCommands
from cogs.boards import BoardCommands, PersonMenus
from cogs.config import ConfigCommands
from cogs.daily import DailyCommands
from cogs.duplicate import DuplicateCommands, ThreadRooms
from cogs.guide import GuideCommands
from cogs.leagues import LeagueCommands, SeasonPosts, WinnerRoles
from cogs.nights.commands import NightCommands
from cogs.nights.messages import NightPosts
from cogs.nights.places import NightEvents, NightThreads
from cogs.owner import Announcements, OwnerCommands
from cogs.personal import PersonalCommands, SettingsCommands
from cogs.puzzle import PuzzleCommands
from cogs.results_files import PackedResults
from cogs.table.announcer import Announcers
from cogs.table.commands import PlayCommands, TableCommands
from cogs.table.looking_back import FairDeals, LookingBack
from cogs.table.panels import DecidedHands, LastCards, Panels
from cogs.table.presses import TablePresses
from cogs.table.transport import AnnouncerServices
from cogs.welcome import Presence, Welcome

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Parts:
    """Parts that can be exchanged: what draws; the level against which daily deals, duplicate and deals played again
    are played; the clock by which a press is late; and how long answers and edits wait.
    """

    pictures: type[Pictures] = Pictures
    expert: str = "expert"
    elapsed: Callable[[], float] = read_boot_clock
    times: Times = field(default_factory=Times)


def make_bot(
    settings: Settings,
    *,
    seed: int | None = None,
    table_settings: TableSettings | None = None,
    copy_first: bool = True,
    parts: Parts | None = None,
) -> EuchreBot:
    """Make the bot, which builds its services when it is prepared and starts them when it has logged in.

    ``seed`` makes its deals repeatable; ``table_settings`` replace those of ``settings``. Without ``copy_first``
    a server's database is upgraded without a copy. ``parts`` replace those of the program.
    """
    at_tables = table_settings or _table_settings(settings, seed)
    return EuchreBot(settings, lambda bot: build(bot, settings, at_tables, copy_first, parts or Parts()), start)


async def build(
    bot: EuchreBot, settings: Settings, table_settings: TableSettings, copy_first: bool, parts: Parts
) -> Services:
    """Open the store and make every part of the bot; raises ``DatabaseUnusable``."""
    async with AsyncExitStack() as closing:
        store = await open_store(
            settings.database,
            scorer=PlackettLuceScorer(),
            shards=configured_shards(settings),
            retention_days=settings.retention_days,
            copies=None if settings.backup_dir is None else Path(settings.backup_dir),
            copy_first=copy_first,
        )
        closing.push_async_callback(store.close)
        clock, metrics, under_way = SystemClock(_unix_now), Metrics(), UnderWay()
        owner_journal = OwnerJournal(store, clock.now)
        await owner_journal.catch_up()
        workers, emojis = Workers(settings.expert_workers), CardEmojis(parts.times.upload)
        server_settings, readers = ServerSettings(store, table_settings), Readers(store, emojis)
        tables = Tables(
            store,
            clock=clock,
            workers=workers,
            server_settings=server_settings,
            pace_of=readers.pace_of,
            why_closed=owner_journal.decided.why_closed,
            reachable=bot.reachable,
            why_idle=bot.why_idle,
            expert=parts.expert,
        )
        languages, avatars, analysis = (
            Languages(server_settings, bot.locale_of),
            Avatars(_data_folder(settings) / "avatars"),
            AnalysisDesk(workers, _data_folder(settings) / "analyses", clock.now),
        )
        deliveries = Deliveries(emojis, languages, clock.now)
        figures = FigurePages(avatars.files_of, server_settings, parts.times, deliveries)
        pictures = parts.pictures(
            table_picture, panel_picture, highlight_part, avatars.files_of, drawing_queue(settings.picture_workers)
        )
        panels, results = (
            Panels(readers, pictures, clock.now, parts.times),
            PackedResults(store, pictures.make, figures.door),
        )
        announcers = Announcers(
            tables,
            AnnouncerServices(
                store=store,
                languages=languages,
                readers=readers,
                emojis=emojis,
                deliveries=deliveries,
                pictures=pictures,
                panels=panels,
                now=clock.now,
                channel=bot.channel,
                fetch_channel=bot.fetch_channel,
                has_room=bot.limiter.has_room,
                times=parts.times,
            ),
        )
        threads = NightThreads(
            bot.get_channel,
            languages,
            deliveries,
            ready=bot.wait_until_ready,
            own_id=bot.own_id,
            application_id=lambda: bot.application_id,
        )
        events = NightEvents(bot.get_guild, ready=bot.wait_until_ready, own_id=bot.own_id)
        nights = Nights(
            store,
            tables,
            threads.place,
            bot.is_member,
            clock=clock,
            entropy=table_settings.entropy,
            reachable=bot.reachable,
        )
        night_posts = NightPosts(
            nights,
            tables,
            languages,
            events,
            bot.channel,
            bot.fetch_channel,
            lambda: bot.application_id,
            figures,
            panels.redraws,
            announcers.put_away,
        )
        nights.add_listener(night_posts.on_change)
        rooms = ThreadRooms(bot, languages, figures, announcers.put_away)
        duplicate = DuplicateMatches(
            store, tables, clock, table_settings.entropy, rooms.open, rooms.announce, level=parts.expert
        )
        daily = DailyDeals(store, tables, clock, table_settings.entropy, level=parts.expert)
        at_start = settings.expert_workers > 0
        puzzles = Puzzles(store, tables, daily, workers, clock, readers.lends_puzzles, at_start=at_start)
        leagues, winner_roles = (
            Leagues(nights.past, duplicate.past, server_settings),
            WinnerRoles(store, server_settings, nights, bot.get_guild, clock),
        )
        rights = Rights(owner_journal.decided, tables, nights, duplicate)
        admissions = Admissions(rights, bot.is_owner, Lateness(_unix_now, parts.elapsed), readers)
        season_posts = SeasonPosts(
            store,
            leagues,
            languages,
            figures,
            bot.channel,
            winner_roles,
            ready=bot.wait_until_ready,
            own_id=bot.own_id,
            now=clock.now,
        )
        presence, backups = Presence(tables.snapshots, bot.show_presence), _backups(settings, store, clock.now)

        def keep_ready(change: Change) -> None:
            """Load the processes that draw and think before somebody waits for them."""
            status = change.snapshot.table.status
            if status is not Status.CLOSED:
                pictures.keep_ready()
            if status is Status.PLAYING:
                workers.keep_ready()

        monitoring = Monitoring(
            bot,
            shard_of=bot.shard_of,
            waits_for=lambda: bot.waits_for,
            address=settings.metrics,
            metrics=metrics,
            limiter=bot.limiter,
            store=store,
            tables=tables,
            workers=workers,
            drawing=pictures.count_waiting,
            backups=backups,
            owner=owner_journal.decided,
            now=_unix_now,
        )
        presses = TablePresses(
            tables,
            announcers,
            panels,
            readers,
            pictures,
            workers,
            store.apart_from,
            languages,
            bot.channel,
            parts.times,
        )
        daily_commands = DailyCommands(daily, presses, panels, readers, languages, figures)
        daily.add_listener(daily_commands.show_result)
        announcements = Announcements(owner_journal, tables, languages, bot.channel, deliveries)
        owner = OwnerCommands(owner_journal, announcements, tables, bot.leave_server, monitoring.status)
        command_ids: dict[str, int] = {}
        boards = BoardCommands(store, tables, languages, figures, presses.table_here, clock.now, leagues.contests)
        features: tuple[commands.Cog, ...] = (
            TableCommands(bot, bot.shard_of, tables, presses, languages, bot.believe_permissions),
            PlayCommands(presses),
            presses,
            FairDeals(tables, readers),
            LookingBack(
                tables,
                store,
                readers,
                languages,
                workers,
                daily_commands.compare_with_others,
                bot.channel,
                lambda press, table_id: presses.hand(press, table_id),  # noqa: PLW0108 - a marked method is a route
                figures,
            ),
            NightCommands(bot, bot.shard_of, nights, night_posts, results, tables, languages, figures),
            DuplicateCommands(duplicate, rooms, tables, readers, languages, figures, results),
            daily_commands,
            PuzzleCommands(puzzles, readers, languages, figures),
            boards,
            PersonMenus(boards, presses),
            AnalysisCommands(analysis, tables, store, readers, languages, figures, bot.channel),
            LeagueCommands(leagues, languages, figures, clock.now),
            PersonalCommands(
                store,
                tables,
                nights,
                (readers.forget, avatars.forget, analysis.forget),
                winner_roles.request,
                analysis.files_of,
                parts.times,
            ),
            SettingsCommands(readers, panels),
            ConfigCommands(server_settings, languages, season_posts),
            GuideCommands(
                tables,
                readers,
                command_ids=command_ids,
                since=monitoring.started_at,
                pages=_pages(settings),
                days=settings.retention_days,
                figures=figures,
            ),
            Welcome(languages, deliveries, owner_journal.decided.why_closed, presence),
        )
        for listener in (
            announcers.on_change,
            panels.on_change,
            LastCards(tables, readers).on_change,
            DecidedHands(tables, readers).on_change,
            monitoring.events.on_change,
            keep_ready,
            presence.on_change,
            rooms.on_table,
        ):
            tables.add_listener(listener)
        in_order = (  # and after them the store
            nights.close,
            puzzles.close,
            daily.close,
            duplicate.close,
            tables.close,
            under_way.wait_until_done,
            announcers.close,
            panels.close,
            announcements.close,
            season_posts.close,
            winner_roles.close,
            presence.close,
            night_posts.close,
            pictures.close,
            avatars.close,
            *([] if backups is None else [backups.close]),
            emojis.close,
            analysis.close,
            workers.close,
            bot.disconnect,
            monitoring.close,
        )
        for close in reversed(in_order):
            closing.push_async_callback(close)
        return Services(
            settings=settings,
            command_ids=command_ids,
            store=store,
            owner_journal=owner_journal,
            workers=workers,
            monitoring=monitoring,
            readers=readers,
            languages=languages,
            emojis=emojis,
            deliveries=deliveries,
            tables=tables,
            analysis=analysis,
            presses=presses,
            pictures=pictures,
            avatars=avatars,
            panels=panels,
            announcers=announcers,
            nights=nights,
            night_posts=night_posts,
            duplicate=duplicate,
            rooms=rooms,
            daily=daily,
            puzzles=puzzles,
            leagues=leagues,
            admissions=admissions,
            routes=Routes(admissions, under_way, monitoring.note_interaction),
            under_way=under_way,
            season_posts=season_posts,
            winner_roles=winner_roles,
            backups=backups,
            features=features,
            owner=owner,
            announcements=announcements,
            closing=closing.pop_all(),
        )


async def start(bot: EuchreBot) -> None:
    """Set everything going, once the bot has logged in and before the first press arrives."""
    services = bot.services
    settings, store = services.settings, services.store
    await services.monitoring.start()
    services.avatars.start()
    services.analysis.start()
    await _add_features(bot)
    rows = await store.live_tables()
    await services.tables.resume(rows)
    services.monitoring.note_restored()
    services.announcers.resume(rows)
    await services.daily.start()
    await services.duplicate.start()
    await services.nights.resume()
    services.puzzles.start()
    cluster = Cluster(bot)
    services.closing.push_async_callback(cluster.close)
    cluster.start()
    if settings.shard_ids is not None or store.shards() is not None:
        services.announcements.start()
    if services.backups is not None:
        services.backups.start()
    services.season_posts.start()

    async def tell_ready() -> None:
        _log_ready(bot, len(rows))

    bot.add_listener(tell_ready, "on_ready")
    await persist(CommandSync(bot.tree, store, settings.owner_guild, services.command_ids).run)
    if settings.card_emojis:
        services.emojis.start(bot, may_change=not settings.shard_ids or 0 in settings.shard_ids)


async def _add_features(bot: EuchreBot) -> None:
    """Make buttons and commands known to discord.py; the owner's where there is an ``OWNER_GUILD``."""
    services, owners = bot.services, bot.services.settings.owner_guild
    bot.add_listener(services.routes.answer, "on_interaction")
    bot.add_listener(services.avatars.on_interaction, "on_interaction")
    await bot.tree.set_translator(CatalogueTranslator())
    for feature in services.features:
        await bot.add_cog(feature)
        for menu in feature.menus if isinstance(feature, PersonMenus) else ():
            bot.tree.add_command(menu)
    if owners is not None:
        await bot.add_cog(services.owner, guild=discord.Object(owners))
    declare_to_discord(bot.tree, *([] if owners is None else [discord.Object(owners)]))


def _log_ready(bot: EuchreBot, restored: int) -> None:
    """Log that every shard is connected; the tables were taken up before the first one connected."""
    assert bot.user is not None  # noqa: S101 - it is logged in
    assert bot.application_id is not None  # noqa: S101 - as above
    _log.info(
        "Ready: Right Bower %s as %s (%d), in %d servers, with %d restored tables, on %s; invite it by %s",
        program_build(),
        bot.user,
        bot.user.id,
        len(bot.guilds),
        restored,
        "PostgreSQL" if "://" in bot.services.settings.database else "SQLite",
        invite_link(bot.application_id),
    )
    notify("READY=1")


def configured_shards(settings: Settings) -> Shards:
    """Return the shards that this process is started for; without a count, all are one."""
    total = settings.shard_count or 1
    return Shards(settings.shard_ids or tuple(range(total)), total)


def seeded_entropy(seed: int) -> Callable[[], bytes]:
    """Return secrets that are the same again for the same seed: for the playground and tests, never for real games."""
    chance = random.Random(seed)  # noqa: S311 - to be repeatable is its purpose
    return lambda: chance.randbytes(32)


def _table_settings(settings: Settings, seed: int | None) -> TableSettings:
    own = TableSettings(
        reminder_seconds=settings.reminder_seconds,
        computer_pause=settings.computer_pause,
        most_of_person=settings.max_tables_per_person,
        most_of_server=settings.max_tables_per_server,
        most_of_bot=settings.max_tables,
    )
    return own if seed is None else replace(own, entropy=seeded_entropy(seed), mix_presses=False)


def _pages(settings: Settings) -> dict[str, str | None]:
    """Return the host's own pages, by the text of the button that leads there."""
    return {
        "button-support": settings.support_url,
        "button-privacy": settings.privacy_url,
        "button-terms": settings.terms_url,
    }


def _backups(settings: Settings, store: Store, now: Callable[[], float]) -> Backups | None:
    """Return the backups on schedule; None without a folder for them."""
    if settings.backup_dir is None:
        return None
    hours, keep = settings.backup_hours, settings.backup_keep
    return Backups(store.backup, Path(settings.backup_dir), hours=hours, keep=keep, now=now)


def _unix_now() -> float:
    """Return Unix seconds, from the clock that a simulated Discord can set."""
    return discord.utils.utcnow().timestamp()


def _data_folder(settings: Settings) -> Path:
    """Return where files beside the database are kept."""
    return Path("data/var") if "://" in settings.database else Path(settings.database).parent
