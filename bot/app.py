"""Puts the bot together: ``build`` makes every part once, and ``start`` starts them.

No other module knows all parts. The list at the end of ``build`` gives the order in which they are closed.
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
from bot.features import Features
from bot.live.activity import Activity
from bot.live.pages import Pages
from bot.live.server import LiveServer
from bot.monitoring import Monitoring
from bot.operations.health import notify
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
from bot.tables.model import TableSettings
from bot.tables.server_settings import ServerSettings
from bot.tables.tables import Tables
from bot.tables.timer import Outages, SystemClock
from bot.task_group import TaskGroup
from bot.tournaments.daily.daily_deals import DailyDeals
from bot.tournaments.duplicate.matches import DuplicateMatches
from bot.tournaments.league_tables import Leagues
from bot.tournaments.nights.nights import Nights
from bot.tournaments.puzzles import Puzzles
from bot.ui.avatars import Avatars
from bot.ui.command_sync import CatalogueTranslator, CommandSync, link_commands, offered_commands
from bot.ui.deliveries import Deliveries
from bot.ui.emojis import CardEmojis
from bot.ui.picture_queue import Pictures, drawing_queue
from bot.ui.posts import Questions
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
from cogs.front_door import FrontDoor
from cogs.guide import GuideCommands
from cogs.leagues import LeagueCommands, SeasonPosts, WinnerRoles
from cogs.lobby_calls import LobbyCalls
from cogs.lobby_posts import LobbyPosts
from cogs.nights.commands import NightCommands
from cogs.nights.messages import NightPosts
from cogs.nights.places import NightThreads
from cogs.owner import Announcements, ErrorReports, OwnerCommands
from cogs.personal import PersonalCommands, SettingsCommands
from cogs.puzzle import PuzzleCommands
from cogs.results_files import PackedResults
from cogs.table.announcer import Announcers
from cogs.table.answers import Answers
from cogs.table.beginning import Beginning
from cogs.table.claims import OldSchool
from cogs.table.closing import Closing, LostPlaces
from cogs.table.fair_deals import FairDeals
from cogs.table.looking_back import LookingBack
from cogs.table.panels import DecidedHands, LastCards, Panels
from cogs.table.pausing import Pausing
from cogs.table.playing import Playing
from cogs.table.seating import Seating
from cogs.table.verbs import Verbs
from cogs.table.watching import LivePages, Watching
from cogs.welcome import Presence, Welcome

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Parts:
    """Parts that tests and the playground can replace.

    These are the class that draws pictures, the level of the opponents in daily, duplicate and replayed deals, the
    clock by which a press is late, the time limits, and whether a puzzle is chosen before anybody asks for one.
    """

    pictures: type[Pictures] = Pictures
    expert: str = "expert"
    elapsed: Callable[[], float] = read_boot_clock
    times: Times = field(default_factory=Times)
    puzzle_at_start: bool = True


def make_bot(
    settings: Settings,
    *,
    seed: int | None = None,
    table_settings: TableSettings | None = None,
    copy_first: bool = True,
    parts: Parts | None = None,
) -> EuchreBot:
    """Return the bot. It builds its services in ``prepare``, and starts them when it has logged in.

    ``seed`` makes its deals repeatable. ``table_settings`` replace those from ``settings``. Without ``copy_first``
    a server's database is upgraded without a copy. ``parts`` replace the default ones.
    """
    at_tables = table_settings or _table_settings(settings, seed)
    return EuchreBot(settings, lambda bot: build(bot, settings, at_tables, copy_first, parts or Parts()), start)


async def build(
    bot: EuchreBot, settings: Settings, table_settings: TableSettings, copy_first: bool, parts: Parts
) -> Features:
    """Open the store and make every part of the bot. Raises ``DatabaseUnusable``."""
    async with AsyncExitStack() as closing:
        store = await open_store(
            settings.database_url,
            scorer=PlackettLuceScorer(),
            shards=configured_shards(settings),
            retention_days=settings.retention_days,
            copies=None if settings.backup_dir is None else Path(settings.backup_dir),
            copy_first=copy_first,
        )
        closing.push_async_callback(store.close)
        clock, entropy, level = SystemClock(_unix_now), table_settings.entropy, parts.expert
        outages = Outages(clock.now, lambda guild_id: bot.services.shard_of(guild_id))  # noqa: PLW0108 - they follow
        owner_journal = OwnerJournal(store, clock.now)
        await owner_journal.catch_up()
        folder = Path("data/var") if "://" in settings.database_url else Path(settings.database_url).parent
        workers, avatars = Workers(settings.expert_workers), Avatars(folder / "avatars")
        emojis = CardEmojis(parts.times.upload)
        server_settings, readers = ServerSettings(store, table_settings), Readers(store, emojis)
        languages = Languages(server_settings, bot.locale_of)
        command_ids: dict[str, int] = {}
        deliveries = Deliveries(
            bot,
            emojis,
            languages,
            clock.now,
            lambda text: link_commands(text, offered_commands(bot.tree), command_ids),
        )
        figures = FigurePages(avatars.files_of, server_settings, parts.times, deliveries)
        drawing = drawing_queue(settings.picture_workers)
        pictures = parts.pictures(table_picture, panel_picture, highlight_part, avatars.files_of, drawing)
        tables = Tables(
            store,
            clock=clock,
            workers=workers,
            server_settings=server_settings,
            pace_of=readers.pace_of,
            why_closed=owner_journal.decided.why_closed,
            outages=outages,
            why_idle=bot.why_idle,
            expert=level,
        )
        place = NightThreads(bot, languages, deliveries).place
        nights = Nights(store, tables, place, bot.is_member, clock=clock, entropy=entropy, outages=outages)
        rooms = ThreadRooms(bot, languages, figures)
        duplicate = DuplicateMatches(store, tables, clock, outages, entropy, rooms.open, rooms.announce, level=level)
        daily = DailyDeals(store, tables, clock, entropy, level=level)
        lends, at_start = readers.lends_puzzles, parts.puzzle_at_start and settings.expert_workers > 0
        rights, lateness = Rights(owner_journal.decided, tables, nights, duplicate), Lateness(_unix_now, parts.elapsed)
        services = Services(
            bot=bot,
            settings=settings,
            limiter=bot.limiter,
            clock=clock,
            outages=outages,
            times=parts.times,
            store=store,
            owner_journal=owner_journal,
            workers=workers,
            server_settings=server_settings,
            readers=readers,
            languages=languages,
            emojis=emojis,
            avatars=avatars,
            deliveries=deliveries,
            figures=figures,
            pictures=pictures,
            tables=tables,
            analysis=AnalysisDesk(workers, folder / "analyses", clock.now),
            nights=nights,
            duplicate=duplicate,
            daily=daily,
            puzzles=Puzzles(store, tables, daily, workers, clock, lends, at_start=at_start),
            leagues=Leagues(nights.past, duplicate.past, server_settings),
            admissions=Admissions(
                rights,
                bot.is_owner,
                lateness,
                readers,
                lambda *what: bot.services.take_up_for(*what),  # noqa: PLW0108
            ),
            under_way=UnderWay(),
            backups=_backups(settings, store, clock.now),
            command_ids=command_ids,
        )
        features = _make_features(bot, services, rooms, rights)
        rooms.start(duplicate, features.panels.redraws, features.questions, features.live.pages.say)
        in_order = (  # the store is closed last
            features.live.close,
            nights.close,
            services.puzzles.close,
            daily.close,
            duplicate.close,
            rooms.close,
            tables.close,
            services.under_way.wait_until_done,
            features.announcers.close,
            features.panels.close,
            features.announcements.close,
            features.error_reports.close,
            features.lobby_calls.close,
            features.lobby_posts.close,
            features.season_posts.close,
            features.winner_roles.close,
            features.presence.close,
            features.night_posts.close,
            features.questions.close,
            pictures.close,
            avatars.close,
            *([] if services.backups is None else [services.backups.close]),
            emojis.close,
            services.analysis.close,
            workers.close,
            bot.disconnect,
            features.monitoring.close,
        )
        for close in reversed(in_order):
            closing.push_async_callback(close)
        bot.closing = closing.pop_all()
        return features


def _make_features(bot: EuchreBot, services: Services, rooms: ThreadRooms, rights: Rights) -> Features:
    monitoring, winner_roles = Monitoring(services, bot.operations, bot.waiting), WinnerRoles(services)
    routes = Routes(services.admissions, services.under_way, monitoring.note_interaction)
    panels = Panels(services)
    pages = Pages(services, rights, routes, monitoring, bot.can_see, panels.put_away)
    announcers = Announcers(services, panels, pages.shows_to_all)
    edit = services.times.edit
    questions = Questions(services.languages, services.deliveries, panels.redraws, edit, pages.say, pages.look_again)
    night_posts = NightPosts(services, panels, announcers, questions, pages.say)
    season_posts = SeasonPosts(services, winner_roles)
    answers = Answers(services, announcers, panels)
    verbs = Verbs(answers)
    seating, beginning = Seating(services, answers, verbs, questions), Beginning(services, answers, verbs)
    presence, announcements = Presence(services.tables.snapshots, bot.show_presence), Announcements(services)
    results = PackedResults(services.store, services.pictures.make, services.figures.door)
    boards = BoardCommands(services, verbs)
    lobby_posts = LobbyPosts(services, panels.redraws)
    lobby_calls = LobbyCalls(services, rights, lobby_posts)
    services.tables.show_acts_singly(announcers.await_view)
    secret = services.settings.client_secret
    live = LiveServer(pages, services.settings.live_url or "", None if secret is None else Activity(pages, secret))
    services.tables.taken_up.add_listener(announcers.on_taken_up)
    services.tables.taken_up.add_listener(monitoring.events.on_taken_up)
    for listener in (
        announcers.on_change,
        panels.on_change,
        LastCards(services).on_change,
        DecidedHands(services).on_change,
        monitoring.events.on_change,
        services.keep_ready,
        presence.on_change,
        pages.on_change,
        lambda change: questions.look_again(change.snapshot.table.guild_id),
    ):
        services.tables.add_listener(listener)
    cogs: tuple[commands.Cog, ...] = (
        verbs,
        seating,
        beginning,
        FrontDoor(services, answers, beginning),
        lobby_calls,
        Closing(answers, verbs),
        Playing(services, answers, verbs),
        Pausing(answers, verbs),
        OldSchool(answers),
        Watching(answers),
        LostPlaces(services, bot.believe_permissions),
        FairDeals(services),
        LivePages(services, live.invite, pages.sign_out),
        LookingBack(services, answers),
        NightCommands(services, night_posts, results),
        DuplicateCommands(services, rooms, results),
        DailyCommands(services, answers, pages.say),
        PuzzleCommands(services),
        boards,
        PersonMenus(boards, seating),
        AnalysisCommands(services),
        LeagueCommands(services),
        PersonalCommands(services, winner_roles, pages.sign_out),
        SettingsCommands(services, panels),
        ConfigCommands(services, season_posts),
        GuideCommands(services, monitoring.started_at),
        Welcome(services, presence),
    )
    return Features(
        services=services,
        monitoring=monitoring,
        routes=routes,
        live=live,
        panels=panels,
        announcers=announcers,
        verbs=verbs,
        night_posts=night_posts,
        questions=questions,
        rooms=rooms,
        lobby_posts=lobby_posts,
        lobby_calls=lobby_calls,
        season_posts=season_posts,
        winner_roles=winner_roles,
        presence=presence,
        announcements=announcements,
        error_reports=ErrorReports(services),
        cogs=cogs,
        owner=OwnerCommands(services, announcements, monitoring),
    )


async def start(bot: EuchreBot) -> None:
    """Start all parts. The bot has logged in, and no press has arrived yet."""
    services, features = bot.services, bot.features
    settings, store = services.settings, services.store
    await features.monitoring.start()
    features.error_reports.start()
    services.avatars.start()
    services.analysis.start()
    await _add_features(bot)
    sync = CommandSync(bot.tree, store, settings.owner_guild_id, services.command_ids)
    await sync.recall_ids()
    rows = await store.live_tables()
    services.expect(rows)
    taking_up = TaskGroup()
    bot.closing.push_async_callback(taking_up.close)
    taking_up.start(_take_up(bot), "taking up tables and tournaments")
    if settings.live_address is not None:
        await features.live.start(*settings.live_address)
    cluster = Cluster(bot)
    bot.closing.push_async_callback(cluster.close)
    cluster.start()
    if settings.shard_ids is not None or store.shards() is not None:
        features.announcements.start()
    if services.backups is not None:
        services.backups.start()
    features.season_posts.start()

    async def tell_ready() -> None:
        _log_ready(bot, len(rows))

    bot.add_listener(tell_ready, "on_ready")
    await persist(sync.run)
    if settings.card_emojis:
        services.emojis.start(bot, may_change=not settings.shard_ids or 0 in settings.shard_ids)


async def _take_up(bot: EuchreBot) -> None:
    """Load everything that was open, while the bot already connects and answers. Then start what needs all of it."""
    services, features = bot.services, bot.features
    await services.take_up()
    features.lobby_posts.start()
    features.monitoring.events.log_restored()
    features.announcers.redraw_resumed()
    await services.daily.start()
    services.puzzles.start()


async def _add_features(bot: EuchreBot) -> None:
    features, owners = bot.features, bot.services.settings.owner_guild_id
    bot.add_listener(features.routes.on_interaction, "on_interaction")
    bot.add_listener(bot.services.avatars.on_interaction, "on_interaction")
    await bot.tree.set_translator(CatalogueTranslator())
    for feature in features.cogs:
        await bot.add_cog(feature)
        for menu in feature.menus if isinstance(feature, PersonMenus) else ():
            bot.tree.add_command(menu)
    if owners is not None:
        await bot.add_cog(features.owner, guild=discord.Object(owners))
    declare_to_discord(bot.tree, *([] if owners is None else [discord.Object(owners)]))


def _log_ready(bot: EuchreBot, restored: int) -> None:
    assert bot.user is not None  # noqa: S101 - it is logged in
    assert bot.application_id is not None  # noqa: S101 - as above
    backups = bot.services.backups
    _log.info(
        "Ready: Right Bower %s as %s (%d), in %d servers, with %d open tables, on %s, %s; invite it by %s",
        program_build(),
        bot.user,
        bot.user.id,
        len(bot.guilds),
        restored,
        "PostgreSQL" if "://" in bot.services.settings.database_url else "SQLite",
        "without backups" if backups is None else f"with backups in {backups.folder}",
        invite_link(bot.application_id),
    )
    notify("READY=1")


def configured_shards(settings: Settings) -> Shards:
    """Return the shards that this process is started for. Without a count there is one shard."""
    total = settings.shard_count or 1
    return Shards(settings.shard_ids or tuple(range(total)), total)


def seeded_entropy(seed: int) -> Callable[[], bytes]:
    """Return a source of secrets that repeats for a seed. For the playground and tests, never for real games."""
    chance = random.Random(seed)  # noqa: S311 - it must be repeatable
    return lambda: chance.randbytes(32)


def _table_settings(settings: Settings, seed: int | None) -> TableSettings:
    own = TableSettings(
        reminder_seconds=settings.reminder_seconds,
        computer_pause=settings.computer_pause_seconds,
        most_of_person=settings.max_tables_per_person,
        most_of_server=settings.max_tables_per_server,
        most_of_bot=settings.max_tables,
    )
    return own if seed is None else replace(own, entropy=seeded_entropy(seed), mix_presses=False)


def _backups(settings: Settings, store: Store, now: Callable[[], float]) -> Backups | None:
    if settings.backup_dir is None:
        return None
    hours, keep = settings.backup_hours, settings.backup_keep
    return Backups(store.backup, store.size, Path(settings.backup_dir), hours=hours, keep=keep, now=now)


def _unix_now() -> float:
    """Return Unix seconds by discord.py's clock, which a simulated Discord can set."""
    return discord.utils.utcnow().timestamp()
