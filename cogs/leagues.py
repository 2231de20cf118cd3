"""``/league``: a season's table of nights or matches, the posts at the end of a season, and the roles of winners.

Every season that has ended since the last posted one is posted, the oldest first, but only if its channel was chosen
before the season's end. A note says which season was posted last, or is about to be. ``Post`` does the rest.

The store knows which member was given which role, from before the role is given until Discord has taken it back. A role
is first taken from members who should no longer wear it. Until that is done, nobody else gets the role, so that the
champions of two seasons never wear it together. Members who have left are skipped. Whatever Discord cannot do now is
tried again later. Whatever it forbids is tried again when our permissions or the roles have changed.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Sequence
from dataclasses import asdict, astuple, dataclass
from enum import Enum, StrEnum, auto

import discord
from discord import app_commands
from discord.ext import commands

from bot.ratings.boards import (
    LEAST_PLAYERS,
    BoardQuestion,
    Leaderboard,
    season_before,
    season_end,
    season_of,
    season_start,
    seasons_since,
)
from bot.ratings.games import Family
from bot.rights import SHOW_HERE, STEPPING_HERE
from bot.services import Services
from bot.storage.api import WORN_ROLES, StoreError
from bot.tables.model import WinnerRole
from bot.tables.server_settings import (
    ROLE_OF,
    NewSettings,
    ServerSettings,
    read_setting,
    read_winner_roles,
)
from bot.task_group import TaskGroup
from bot.tournaments.league_tables import Leagues
from bot.tournaments.leagues import League, LeagueKind, last_winners
from bot.tournaments.nights.night import NightStatus
from bot.tournaments.nights.nights import NightChange
from bot.tournaments.reconcile import Reconciler
from bot.ui import buttons
from bot.ui.errors import ErrorResponse, RequestFailed, make_nonce, response_to
from bot.ui.options import SeasonOption, word_option
from bot.ui.posts import Post, SentPost
from bot.ui.readers import Interaction, guild_of, texts_for
from bot.ui.replies import GIVE_ROLES, Message, ask_for_rights, redraw, reply
from bot.ui.rights import slash
from bot.ui.routes import pressed
from bot.words.catalogue import Texts
from bot.words.leaderboards import LEAGUE_ROWS, board_sheet, league_notes, league_sheet, season_heading, season_notes
from bot.words.lines import ROWS
from bot.words.names import safe_name


class LeagueSeasonOption(SeasonOption):
    """An option for a past season that has a table of the league chosen in the other option."""

    async def find_seasons(self, command: Interaction) -> Sequence[str]:
        leagues: Leagues = command.client.services.leagues
        of = getattr(command.namespace, "of", None)
        kind = LeagueKind(of) if of in list(LeagueKind) else LeagueKind.NIGHTS
        return (await leagues.league(guild_of(command), kind, season_of(command.created_at.timestamp()))).seasons


class LeagueCommands(commands.Cog):
    """The command ``/league``."""

    def __init__(self, services: Services) -> None:
        self.services = services

    @slash("league", SHOW_HERE, of="league-of", season="league-season")
    async def league(
        self,
        command: Interaction,
        of: app_commands.Transform[LeagueKind, word_option(LeagueKind, "league-of")] = LeagueKind.NIGHTS,
        season: app_commands.Transform[str, LeagueSeasonOption] | None = None,
    ) -> None:
        """Show the table of this season, or of a past one."""
        layout = await self._lay_out(command, of, season or season_of(self.services.clock.now()), 0)
        await reply(command, layout, private=False)

    @pressed(buttons.LEAGUE, right=STEPPING_HERE)
    async def turn(self, press: Interaction, kind: LeagueKind, season: str, offset: int) -> None:
        """Show another page in the same message."""
        await redraw(press, await self._lay_out(press, kind, season, offset))

    async def _lay_out(self, interaction: Interaction, kind: LeagueKind, season: str, offset: int) -> Message:
        league = await self.services.leagues.league(guild_of(interaction), kind, season)
        texts = await self.services.languages.public(interaction)
        offset = buttons.clamp_offset(offset, ROWS, len(league.lines))
        row = buttons.page_buttons(
            lambda to, label: buttons.LEAGUE.at(kind, season, to, label=label),
            offset,
            ROWS,
            more=offset + ROWS < len(league.lines),
            labels=(texts("button-board-back"), texts("button-board-next")),
        )
        figures = [league_sheet(league, offset, ROWS, texts)]
        return await self.services.figures.answer(interaction, figures, league_notes(league, texts), row, private=False)


# -- the end of a season


SETTLE_SECONDS = 60.0
"""Seconds to wait after the end of a season, so that its last game is surely stored."""

RETRY_SECONDS = 60.0
_LONGEST_SLEEP = 3600.0  # at most an hour, so that a clock that is set moves the end of a season by no more

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Posting:
    """The last season whose tables were posted (``done``) or are being posted, noted at ``at`` (Unix seconds)."""

    season: str
    at: float
    done: bool


class SeasonPosts:
    """Posts the final tables of seasons. Then ``roles`` gives the champions their roles."""

    def __init__(self, services: Services, roles: WinnerRoles) -> None:
        self.services = services
        self.store, self.now = services.store, services.clock.now
        self._roles = roles
        self._tasks = TaskGroup()

    def start(self) -> None:
        """Start waiting for the end of the season."""
        self._tasks.start(self._run(), "ends of seasons")

    async def close(self) -> None:
        await self._tasks.close()

    async def skip_past_seasons(self, guild_id: int) -> None:
        """Mark all past seasons as posted, because a server has just chosen its channel."""
        posting = await self._read_posting(guild_id)
        if posting is None or posting.done:
            await self._keep_posting(guild_id, Posting(self._find_last_over(), self.now(), done=True))

    async def _run(self) -> None:
        await self.services.bot.wait_until_ready()
        while True:
            due = self.now() + RETRY_SECONDS
            posted, requested = await self.post_all(), await self._roles.request_all()
            if posted and requested:
                due = season_end(self.now() - SETTLE_SECONDS) + SETTLE_SECONDS
            left = due - self.now()
            while left > 0:
                await asyncio.sleep(min(left, _LONGEST_SLEEP))
                left = due - self.now()

    async def post_all(self) -> bool:
        """Post what is due on every server. Return false if that has to be retried."""
        well = True
        try:
            servers = await self.store.servers_with("season_channel")
        except StoreError as fault:
            _log.warning("the servers that want the final table could not be read: %s", fault)
            return False
        for guild_id, word in servers.items():
            channel_id = read_setting("season_channel", word)
            if channel_id is None:
                continue
            try:
                await self._post(guild_id, channel_id)
            except (StoreError, *RequestFailed) as fault:
                _log.warning("the final table of server %d is posted later: %s", guild_id, type(fault).__name__)
                well = False
        return well

    def _find_last_over(self) -> str:
        return season_before(self.now() - SETTLE_SECONDS)

    async def _post(self, guild_id: int, channel_id: int) -> None:
        posting, last = await self._read_posting(guild_id), self._find_last_over()
        if posting is None:
            return
        for season in reversed(seasons_since(season_start(posting.season), season_start(last))):
            if season > posting.season or not posting.done:
                await self._post_season(guild_id, channel_id, season)

    async def _post_season(self, guild_id: int, channel_id: int, season: str) -> None:
        before = await self._read_posting(guild_id)
        questions = [BoardQuestion(guild_id, family=family, period=season) for family in Family]
        boards = [board.without_new() for one in questions if (board := await self.store.leaderboard(one)).players]
        leagues = await self.services.leagues.leagues(guild_id, season)
        if not boards and not leagues:
            await self._keep_posting(guild_id, Posting(season, self.now(), done=True))
            return
        texts, nonce = await self.services.languages.of(guild_id), make_nonce("season", season, guild_id)

        async def keep(post: Post) -> None:
            if post.sent is not None:
                done = post.given_up or post.message_id is not None
                await self._keep_posting(guild_id, Posting(season, post.sent.at, done))

        begun = before is not None and before.season == season
        sent = SentPost(before.at, nonce) if before is not None and begun else None
        heading = season_heading(season, texts)
        post = Post(self.services.deliveries, guild_id, channel_id, keep, sent=sent, mark=heading)
        try:
            await post.send(await self._draw(guild_id, season, boards, leagues, texts), nonce)
        except RequestFailed as fault:
            if await post.fail(fault) is ErrorResponse.WAIT:
                raise
            _log.warning("the final table of server %d cannot be posted: %s", guild_id, fault)

    async def _draw(
        self, guild_id: int, season: str, boards: Sequence[Leaderboard], leagues: Sequence[League], texts: Texts
    ) -> Message:
        sheets = [board_sheet(board, season, texts) for board in boards]
        sheets += [league_sheet(league, 0, LEAGUE_ROWS, texts) for league in leagues]
        return await self.services.figures.post(guild_id, sheets, season_notes(season, boards, leagues, texts))

    async def _read_posting(self, guild_id: int) -> Posting | None:
        text = await self.store.note(f"season:{guild_id}")
        return Posting(*json.loads(text)) if text else None

    async def _keep_posting(self, guild_id: int, posting: Posting) -> None:
        await self.store.set_note(f"season:{guild_id}", json.dumps(astuple(posting)))


# -- roles of winners


class Winner(StrEnum):
    """Groups of people who may wear a role: a season's champions in a family of games, the last night's winners."""

    PARTNERSHIP = str(Family.PARTNERSHIP)
    INDIVIDUAL = str(Family.INDIVIDUAL)
    TWO_HANDED = str(Family.TWO_HANDED)
    HASENPFEFFER = str(Family.HASENPFEFFER)
    NIGHT = "night"


HARMLESS = discord.Permissions(
    view_channel=True, create_instant_invite=True, change_nickname=True, send_messages=True, embed_links=True,
    attach_files=True, add_reactions=True, use_external_emojis=True, use_external_stickers=True,
    read_message_history=True, send_tts_messages=True, use_application_commands=True, create_public_threads=True,
    create_private_threads=True, send_messages_in_threads=True, send_voice_messages=True, send_polls=True,
    use_external_apps=True, connect=True, speak=True, stream=True, use_voice_activation=True, use_soundboard=True,
    use_external_sounds=True, use_embedded_activities=True, request_to_speak=True,
)  # fmt: skip
"""The permissions that a winners' role may add: those that members usually have, which do not concern others."""


def is_powerful(role: discord.Role) -> bool:
    """Return whether a role allows more than ordinary members may do, on the server or in one of its channels."""
    everybody = role.guild.default_role
    return not role.permissions <= (HARMLESS | everybody.permissions) or any(
        not channel.overwrites_for(role).pair()[0] <= channel.permissions_for(everybody)
        for channel in role.guild.channels
    )


def refuse_asker(command: Interaction, role: discord.Role) -> str | None:
    """Return why a person may not choose this role, because they could not give it by hand; ``None`` if they may."""
    member = command.user
    if isinstance(member, discord.Member) and member.id != role.guild.owner_id:
        if not member.guild_permissions.manage_roles:
            return texts_for(command)("roles-asker-right")
        if role >= member.top_role:
            return texts_for(command)("roles-asker-too-high", role=safe_name(role.name))
    return None


def refuse_role(command: Interaction, role: discord.Role) -> str | None:
    """Return why the bot cannot give this role, or why winners should not have it, or ``None``."""
    texts, name = texts_for(command), safe_name(role.name)
    if role.is_default():
        return texts("roles-everyone", role=name)
    if role.managed:
        return texts("roles-managed", role=name)
    if is_powerful(role):
        return texts("roles-powerful", role=name)
    return say_what_forbids(command, role)


def say_what_forbids(command: Interaction, role: discord.Role) -> str | None:
    """Return what prevents the bot from giving and taking a role, or ``None``."""
    texts, me = texts_for(command), role.guild.me
    if me is None or not me.guild_permissions.manage_roles:
        return ask_for_rights(texts("roles-need-right"), texts, command.application_id, GIVE_ROLES)
    return None if role < me.top_role else texts("roles-too-high", role=safe_name(role.name))


@dataclass(frozen=True, slots=True)
class WornRole:
    """A role of a member, stored before it is given. It is ``done`` once Discord has answered."""

    role_id: int
    user_id: int
    done: bool


class WinnerRoles:
    """Gives winners their roles, and takes them away again."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._servers: set[int] = set()  # servers that have such roles, or have had them since the start
        self._chosen: dict[int, tuple[WinnerRole, ...]] = {}  # the roles that a server had when it was last looked at
        self._reconciler: Reconciler[int, str] = Reconciler(
            self._bring_up_to_date, services.clock, RETRY_SECONDS, "the winners' roles of server", (StoreError,)
        )
        services.server_settings.add_listener(self._on_settings)
        services.nights.add_listener(self.on_night)

    async def close(self) -> None:
        await self._reconciler.close()

    def request(self, guild_id: int) -> None:
        """Update a server's roles in the background, because something that they depend on has changed."""
        self._reconciler.request(guild_id)

    def believe(self, guild_id: int) -> None:
        """Retry what Discord has forbidden on a server: the bot's permissions or the server's roles have changed."""
        if guild_id in self._servers:
            self.request(guild_id)

    def on_night(self, change: NightChange) -> None:
        """Update the roles after a night that is over, because it may have new winners."""
        if change.night.status is NightStatus.CLOSED:
            self.request(change.night.guild_id)

    def _on_settings(self, news: NewSettings) -> None:
        """Update the roles if a server chose other ones. Who wears a role is a setting too, and changes nothing."""
        if news.settings.winner_roles != self._chosen.get(news.guild_id, ()):
            self.request(news.guild_id)

    async def request_all(self) -> bool:
        """Update all servers, at the start and at the end of a season. Return false if that has to be retried."""
        try:
            for name in (WORN_ROLES, *(f"{ROLE_OF}{winner}" for winner in Winner)):
                self._servers |= (await self.services.store.servers_with(name)).keys()
        except StoreError as fault:
            _log.warning("the servers whose winners wear roles could not be read: %s", fault)
            return False
        for guild_id in self._servers:
            self.request(guild_id)
        return True

    async def finish(self) -> None:
        """Wait until no role is being given or taken."""
        await self._reconciler.finish()

    async def _bring_up_to_date(self, guild_id: int) -> str | None:
        stored, guild = await self.services.server_settings.read(guild_id), self.services.bot.get_guild(guild_id)
        roles, worn = read_winner_roles(stored), [WornRole(**one) for one in json.loads(stored.get(WORN_ROLES, "[]"))]
        self._chosen[guild_id] = roles
        if not roles and not worn:
            self._servers.discard(guild_id)
            return None
        self._servers.add(guild_id)
        if guild is None or guild.unavailable:  # Discord will tell of this server again, or another process serves it
            return None
        deleted_roles = {f"{ROLE_OF}{winner}": None for winner, role_id in roles if guild.get_role(role_id) is None}
        if deleted_roles:
            await self.services.server_settings.choose(guild_id, deleted_roles)
        due = {
            (role_id, user_id)
            for winner, role_id in roles
            if guild.get_role(role_id) is not None
            for user_id in await self._find_winners(guild_id, winner)
        }
        return await _Handover(self.services.server_settings, guild, worn).bring_about(due)

    async def _find_winners(self, guild_id: int, winner: str) -> set[int]:
        if winner == Winner.NIGHT:
            return {
                user_id for user_id in last_winners(await self.services.nights.past.of_server(guild_id)) if user_id > 0
            }
        if winner not in list(Family):
            return set()
        season = season_before(self.services.clock.now() - SETTLE_SECONDS)
        board = await self.services.store.leaderboard(BoardQuestion(guild_id, family=Family(winner), period=season))
        champions = {row.user_id for row in board.rows if row.place == 1}
        return champions if board.players >= LEAST_PLAYERS else set()


class _Failed(Enum):
    """Why a role could not be given or taken."""

    GONE = auto()
    """The role or the member is no longer on the server, so nobody wears the role."""
    NOT_NOW = auto()


class _Handover:
    """One update of a server's roles: who wears each role, and who should."""

    def __init__(self, settings: ServerSettings, guild: discord.Guild, worn: Sequence[WornRole]) -> None:
        self._settings = settings
        self._guild = guild
        self._worn = {(one.role_id, one.user_id): one for one in worn}
        self._fault: str | None = None

    async def bring_about(self, due: set[tuple[int, int]]) -> str | None:
        """Take each role from everybody who should not wear it, then give it. Return why to retry, or ``None``."""
        kept_back: set[int] = set()
        for role_id, user_id in [pair for pair in self._worn if pair not in due]:
            if await self._take(role_id, user_id) is _Failed.NOT_NOW:
                kept_back.add(role_id)
            else:
                await self._note(role_id, user_id, None)
        for role_id, user_id in sorted(due):
            last_worn = self._worn.get((role_id, user_id))
            if role_id not in kept_back and (last_worn is None or not last_worn.done):
                await self._give(role_id, user_id, noted=last_worn is not None)
        return self._fault

    async def _take(self, role_id: int, user_id: int) -> _Failed | None:
        member = await self._find(role_id, user_id)
        if isinstance(member, _Failed):
            return member
        try:
            await member.remove_roles(discord.Object(role_id))
        except RequestFailed as fault:
            return self._note_fault(fault)
        return None

    async def _give(self, role_id: int, user_id: int, *, noted: bool) -> None:
        """Store that a role is given, then give it. Skip members who have it, and roles that allow too much."""
        role = self._guild.get_role(role_id)
        if role is None or is_powerful(role):
            return
        member = await self._find(role_id, user_id)
        if member is _Failed.NOT_NOW:
            return
        if isinstance(member, _Failed) or (not noted and member.get_role(role_id) is not None):
            if noted:
                await self._note(role_id, user_id, None)
            return
        await self._note(role_id, user_id, WornRole(role_id, user_id, done=False))
        failed = None
        try:
            await member.add_roles(role)
        except RequestFailed as fault:
            failed = self._note_fault(fault)
        if failed is not _Failed.NOT_NOW:
            await self._note(role_id, user_id, WornRole(role_id, user_id, done=True) if failed is None else None)

    async def _find(self, role_id: int, user_id: int) -> discord.Member | _Failed:
        """Return the member who is to get or lose a role, or why not. Asks Discord only if the bot may give it."""
        role, me = self._guild.get_role(role_id), self._guild.me
        if role is None:
            return _Failed.GONE
        if me is None or not me.guild_permissions.manage_roles or role >= me.top_role:
            return _Failed.NOT_NOW
        try:
            return await self._guild.fetch_member(user_id)
        except RequestFailed as fault:
            return self._note_fault(fault)

    def _note_fault(self, fault: Exception) -> _Failed:
        if isinstance(fault, discord.NotFound):
            return _Failed.GONE
        _log.warning("a role of server %d cannot be changed: %s", self._guild.id, fault)
        if response_to(fault) is ErrorResponse.WAIT:
            self._fault = type(fault).__name__
        return _Failed.NOT_NOW

    async def _note(self, role_id: int, user_id: int, worn: WornRole | None) -> None:
        if worn is None:
            del self._worn[role_id, user_id]
        else:
            self._worn[role_id, user_id] = worn
        text = json.dumps([asdict(one) for one in self._worn.values()]) if self._worn else None
        await self._settings.choose(self._guild.id, {WORN_ROLES: text})
