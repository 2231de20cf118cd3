"""Who may do what, as data: a row for every slash command; the rows of buttons, menus and forms are in ``buttons.py``.

One question is passed by every command and press before anything else happens: who is blocked, which server, in which
channel a press came, who manages the server, owns the bot, or hosts, and who does it too often. That needs nobody's
lock. Who sits at a table, owns it or takes part in a night is judged once more where the decision is made, under the
lock of the table, night or match; the rows say it too, and a test holds both to them.
"""

from __future__ import annotations

import logging
import math
import time
from collections import deque
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import Any

import discord
from discord import app_commands

from bot.operations.owner_journal import OwnerDecisions
from bot.tables.decisions import Reason
from bot.tables.model import Status
from bot.tables.tables import Home, Tables
from bot.tournaments.duplicate.matches import DuplicateMatches
from bot.tournaments.nights.nights import Nights
from bot.ui.errors import ANSWER_SECONDS, in_time
from bot.ui.options import HOLD_TABLES
from bot.ui.readers import Interaction, Readers, channel_of, is_abroad, make_public, texts_for
from bot.ui.replies import ask_for_rights, tell
from bot.words.catalogue import Texts
from bot.words.lines import timestamp
from bot.words.notices import channel_links

# -- cooldowns


class Cost(Enum):
    """At most this often in this many seconds, for each person and question, by command and button together."""

    FREE = None
    """An act of a game or lobby, or words that are at hand: what is held to its own rules, or costs next to nothing."""
    STEPPING = (60, 30.0)
    """One more page or picture of what somebody leafs through."""
    READING = (10, 30.0)
    """Boards, lists, records and pictures that are made for the one who asks."""
    THINKING = (12, 60.0)
    """The expert thinks for one person."""
    PERSONAL = (3, 60.0)
    """Everything stored about a person, and its removal; a whole night as a file."""
    OPENING = (10, 600.0)
    """A table of one's own."""
    POSTING = (10, 300.0)
    """Everything together that others read, or are called by, because one person asked for it."""

    @property
    def limit(self) -> tuple[int, float] | None:
        """How many times in how many seconds; ``None`` without a limit."""
        value: tuple[int, float] | None = self.value
        return value


_MANY = 10_000
"""Remembered askings among which those whose time is over are looked for."""


class Cooldowns:
    """Counts who has asked for what. Times are Unix seconds."""

    def __init__(self) -> None:
        self._asked: dict[tuple[str, int], tuple[float, deque[float]]] = {}
        """By what was asked and by whom: the seconds that count, and when it was."""

    def take(self, name: str, user_id: int, cost: Cost, now: float) -> float:
        """Count one more asking and answer 0; or answer in how many seconds it may be asked again."""
        if cost.limit is None:
            return 0.0
        most, seconds = cost.limit
        if len(self._asked) >= _MANY:
            self._asked = {key: one for key, one in self._asked.items() if one[1][-1] > now - one[0]}
        _, times = self._asked.setdefault((name, user_id), (seconds, deque()))
        while times and times[0] <= now - seconds:
            times.popleft()
        if len(times) >= most:
            return times[0] + seconds - now
        times.append(now)
        return 0.0


# -- rights


_log = logging.getLogger(__name__)


class Who(Enum):
    """Whose it is to do something. A moderator is one of the channel in which the game or its lobby stands."""

    ANYBODY = auto()
    SEATED = auto()
    """Who sits at the table, or takes part in the night or match."""
    SEATED_OR_MODERATOR = auto()
    OWNER = auto()
    """The table's owner or a moderator; in a ranked game its players together."""
    HOST = auto()
    """The host of the night or match, a co-host of the night, or a moderator."""
    HOST_ALONE = auto()
    THEMSELVES = auto()
    """The person whose id the button carries."""
    MANAGER = auto()
    """Who manages the server."""
    BOT_OWNER = auto()


class Posts(Enum):
    """What a person makes the bot post for others to read, or call others by. It comes from one budget for everything
    (``Cost.POSTING``), and not from whoever may not write in the channel.
    """

    NOTHING = auto()
    ANSWER = auto()
    """The answer, which is private if nothing may be posted for this person."""
    MESSAGE = auto()
    """A message is all they ask for: it is refused if nothing may be posted for them."""


class Begins(Enum):
    """Whether a game or tournament would begin; not in maintenance, and not on a blocked server."""

    NOTHING = auto()
    A_GAME = auto()
    PERHAPS = auto()
    """Asked where it is decided: what is under way already is gone on with."""


class Place(Enum):
    """Where a button may be pressed. A daily deal is its player's own: they carry it wherever they go."""

    ANYWHERE = auto()
    """It is about the person, the words of the game, or the very server in which it is pressed."""
    SERVER = auto()
    """On the server of the game that it looks back at, or in the same direct message."""
    CHANNEL = auto()
    """In the channel or thread in which the table, or the lobby of the night or match, stands."""


@dataclass(frozen=True, slots=True)
class Right:
    """What is asked of a command or press. ``in_server``: not in the bot's own direct message; ``always``: even from
    whom the bot's owner keeps out; ``cost``: how often one person may ask for it, beside what it ``posts``. Rows with
    one ``question`` ask for the same thing and are counted together; a row without one is counted by itself.
    """

    who: Who = Who.ANYBODY
    place: Place = Place.ANYWHERE
    begins: Begins = Begins.NOTHING
    in_server: bool = False
    always: bool = False
    cost: Cost = Cost.FREE
    posts: Posts = Posts.NOTHING
    question: str = ""


_SEATED = Right(Who.SEATED)
_HOST = Right(Who.HOST, in_server=True)
_SERVER = Right(in_server=True)
_READ = Right(cost=Cost.READING)
_READ_SERVER = Right(in_server=True, cost=Cost.READING)
_SHOW = replace(_READ, posts=Posts.ANSWER)
_SHOW_SERVER = replace(_READ_SERVER, posts=Posts.ANSWER)
_OPEN = Right(begins=Begins.A_GAME, in_server=True, posts=Posts.MESSAGE)
_CALL = replace(_HOST, posts=Posts.MESSAGE)
_MANAGER = Right(Who.MANAGER, in_server=True)
_STANDINGS = Right(in_server=True, cost=Cost.READING, question="standings")
_RESULTS = Right(in_server=True, cost=Cost.PERSONAL, question="results")
_DAILY = Right(cost=Cost.READING, question="daily-deals")
_INVITE = Right(Who.OWNER, in_server=True, begins=Begins.A_GAME, posts=Posts.MESSAGE)
_BOT_OWNER = Right(Who.BOT_OWNER, in_server=True)

COMMANDS: Mapping[str, Right] = {
    "about": Right(always=True),
    "help": Right(),
    "rules": Right(),
    "settings": Right(),
    "avoid": Right(),
    "my-data": Right(always=True, cost=Cost.PERSONAL),
    "forget me": Right(always=True, cost=Cost.PERSONAL),
    "table open": Right(begins=Begins.A_GAME, posts=Posts.MESSAGE),
    "table join": Right(),
    "table invite": _INVITE,
    "table remove": Right(Who.OWNER, in_server=True),
    "table hand-over": Right(Who.SEATED, in_server=True, posts=Posts.MESSAGE),
    "table show": Right(posts=Posts.MESSAGE),
    "table computer": Right(Who.SEATED_OR_MODERATOR),
    "table start": Right(Who.SEATED_OR_MODERATOR, begins=Begins.A_GAME),
    "table leave": _SEATED,
    "table deal": _SEATED,
    "table pause": _SEATED,
    "table slow": _SEATED,
    "table concede": _SEATED,
    "table close": Right(Who.OWNER),
    "hand": _SEATED,
    "bid": _SEATED,
    "play": _SEATED,
    "hint": Right(Who.SEATED, cost=Cost.THINKING, question="advice"),
    "record": _READ,
    "history": _SHOW,
    "replay": _SHOW,
    "verify": _SHOW,
    "analyse": Right(cost=Cost.THINKING, question="analysis"),
    "daily": replace(_DAILY, begins=Begins.PERHAPS, posts=Posts.ANSWER),
    "puzzle": Right(cost=Cost.READING, question="puzzle"),
    "leaderboard": _SHOW_SERVER,
    "stats": _SHOW_SERVER,
    "compare": _SHOW_SERVER,
    "league": _SHOW_SERVER,
    "duplicate open": _OPEN,
    "duplicate remove": _HOST,
    "night open": _OPEN,
    "night join": replace(_SERVER, posts=Posts.MESSAGE),
    "night leave": Right(Who.SEATED, in_server=True),
    "night back": Right(Who.SEATED, in_server=True),
    "night show": replace(_READ_SERVER, posts=Posts.MESSAGE),
    "night standings": _STANDINGS,
    "night results": _RESULTS,
    "night hall-of-fame": _SHOW_SERVER,
    "night start": _CALL,
    "night extend": _HOST,
    "night end-round": _HOST,
    "night replace": _HOST,
    "night co-host": _HOST,
    "night repeat": _HOST,
    "night correct": _CALL,
    "night swap": _HOST,
    "night place": _HOST,
    "night finish": _HOST,
    "night call-off": _HOST,
    "config show": _MANAGER,
    "config table": _MANAGER,
    "config clocks": _MANAGER,
    "config channels": _MANAGER,
    "config games": _MANAGER,
    "config display": _MANAGER,
    "config seasons": _MANAGER,
    "config league": _MANAGER,
    "config roles": _MANAGER,
    "config time-zone": _MANAGER,
    "config language": _MANAGER,
    "owner announce": _BOT_OWNER,
    "owner maintenance": _BOT_OWNER,
    "owner block": _BOT_OWNER,
    "owner unblock": _BOT_OWNER,
    "owner leave": _BOT_OWNER,
    "owner statistics": _BOT_OWNER,
    "owner journal": _BOT_OWNER,
}
"""By the command's qualified name. A command means the games of the channel in which it is typed."""


PERSON_MENUS: Mapping[str, Right] = {
    "person-stats": replace(_SHOW_SERVER, question="stats"),
    "person-compare": replace(_SHOW_SERVER, question="compare"),
    "person-invite": replace(_INVITE, who=Who.ANYBODY),
}
"""Discord's menus on a person, by the key of their name; it takes five of them."""


ABROAD: frozenset[str] = frozenset({
    "about", "help", "rules", "settings", "my-data", "forget me", "daily", "puzzle", "table open", "table leave",
    "table deal", "table concede", "table close", "hand", "bid", "play", "hint", "history", "replay", "verify",
    "record",
})  # fmt: skip
"""Commands that work for one person alone, in private answers, also where the bot is no member."""


def find_right(command: app_commands.Command[Any, ..., Any] | app_commands.ContextMenu) -> tuple[str, Right]:
    """Return under which name a command is counted, and who may use it."""
    if isinstance(command, app_commands.ContextMenu):
        name = command.extras["menu"]
        return name, PERSON_MENUS[name]
    return command.qualified_name, COMMANDS[command.qualified_name]


class Rights:
    """Who is let in. ``decided`` is what the owner has decided, ``owns`` tells whether somebody owns the bot."""

    def __init__(
        self,
        decided: OwnerDecisions,
        owns: Callable[[discord.User | discord.Member], Awaitable[bool]],
        lateness: Lateness,
        readers: Readers,
        tables: Tables,
        nights: Nights,
        duplicate: DuplicateMatches,
    ) -> None:
        self._decided = decided
        self._owns = owns
        self._lateness = lateness
        self._readers = readers
        self._tables = tables
        self._nights = nights
        self._duplicate = duplicate
        self._cooldowns = Cooldowns()

    async def admit_command(self, command: Interaction) -> bool:
        """Return whether a command goes on; if not, the user has already been told.

        Discord offers nothing to the refused.
        """
        if command.command is None:  # one that we do not know; it is answered as such
            await self._readers.of(command)
            return True
        return await self.admit(command, *find_right(command.command), {})

    async def admit(self, interaction: Interaction, name: str, right: Right, values: Mapping[str, Any]) -> bool:
        """Return whether a press or a command goes on; if not, the user has already been told.

        ``name`` is that of the command or the kind of the button; ``values`` are those of its ``custom_id``.
        """
        if self._lateness.is_late(interaction.created_at.timestamp()):
            _log.info("a press came too late to be answered")  # they have read so, and press again
            return False
        await self._readers.of(interaction)
        sentence = self._refuse_owners_way(interaction, right) or await self._refuse(interaction, right, values)
        sentence = sentence or self._refuse_often(interaction, right.question or name, right.cost)
        sentence = sentence or self._refuse_posting(interaction, right.posts)
        if sentence is None:
            return True
        if interaction.type is discord.InteractionType.autocomplete:
            async with in_time():
                await interaction.response.autocomplete([])
        else:
            await tell(interaction, sentence)
        return False

    def _refuse_owners_way(self, interaction: Interaction, right: Right) -> str | None:
        """Say whom the bot's owner keeps out. A blocked person may read and remove their own data; a computer plays on
        in their seat. On a blocked server a game under way is finished by those who play it.
        """
        if right.always:
            return None
        closed = self._decided.why_closed(interaction.guild_id or 0) if right.begins is Begins.A_GAME else None
        if interaction.user.id in self._decided.people:
            return texts_for(interaction)("refusal-person-blocked")
        if interaction.guild_id in self._decided.servers and not self._plays_here(interaction):
            return texts_for(interaction)(f"refusal-{Reason.SERVER_BLOCKED}")
        return None if closed is None else texts_for(interaction)(f"refusal-{closed}")

    def _refuse_often(self, interaction: Interaction, question: str, cost: Cost) -> str | None:
        """Say when somebody may ask for this again who has asked for it as often as they may."""
        if interaction.type is discord.InteractionType.autocomplete:
            return None
        now = interaction.created_at.timestamp()
        seconds = self._cooldowns.take(question, interaction.user.id, cost, now)
        if not seconds:
            return None
        _log.info("%s is requested too often", question)
        key = (
            "fault-cooldown"
            if interaction.type is discord.InteractionType.application_command
            else "fault-cooldown-press"
        )
        return texts_for(interaction)(key, **{"in": timestamp(math.ceil(now + seconds), "R")})

    def _refuse_posting(self, interaction: Interaction, posts: Posts) -> str | None:
        """Let the answer be public, or say why nothing is posted for this person."""
        if posts is Posts.NOTHING or interaction.guild_id is None or is_abroad(interaction):
            return None
        rights = interaction.permissions
        in_thread = isinstance(interaction.channel, discord.Thread)
        if rights.send_messages_in_threads if in_thread else rights.send_messages:
            refusal = self._refuse_often(interaction, "posts", Cost.POSTING)
        else:
            refusal = texts_for(interaction)("refusal-not-writing")
        if refusal is None:
            make_public(interaction)
        return refusal if posts is Posts.MESSAGE else None

    async def _refuse(self, interaction: Interaction, right: Right, values: Mapping[str, Any]) -> str | None:
        texts = texts_for(interaction)
        if (
            interaction.command is not None
            and is_abroad(interaction)
            and find_right(interaction.command)[0] not in ABROAD
        ):
            return texts("refusal-abroad")
        if right.in_server and (interaction.guild_id is None or is_abroad(interaction)):
            return texts("refusal-only-in-servers")
        if right.who is Who.MANAGER and not interaction.permissions.manage_guild:
            return texts("refusal-not-allowed-here")
        if right.who is Who.BOT_OWNER and not await self._owns(interaction.user):
            return texts("owner-not-yours")
        if right.who is Who.THEMSELVES and values["user_id"] != interaction.user.id:
            return texts("forget-not-yours")
        home = None if right.place is Place.ANYWHERE else await self._find_home(values)
        return None if home is None else _refuse_place(interaction, home, right.place)

    def _plays_here(self, interaction: Interaction) -> bool:
        """Return whether somebody sits in a game that goes on in this channel."""
        return any(
            table.channel_id == channel_of(interaction)
            and table.status is Status.PLAYING
            and table.seat_of(interaction.user.id) is not None
            for table in (snapshot.table for snapshot in self._tables.snapshots())
        )

    async def _find_home(self, values: Mapping[str, Any]) -> Home | None:
        """Return where the game stands that a ``custom_id`` names; None if there is none. Raises ``StoreError``."""
        if "table_id" in values:
            return await self._tables.home_of(values["table_id"])
        if "night_id" in values:
            night = self._nights.night(values["night_id"])
            return None if night is None else Home(night.guild_id, night.channel_id)
        match = await self._duplicate.match(values["match_id"])
        return None if match is None else Home(match.opened.guild_id, match.opened.channel_id)


def _refuse_place(press: Interaction, home: Home, place: Place) -> str | None:
    """Say that a button is pressed where it does not belong: it was forged, or stands where its game was before."""
    texts = texts_for(press)
    if home.person is not None:
        return None if home.person == press.user.id else texts("refusal-not-yours")
    if home.guild_id != (press.channel_id if press.guild_id is None else press.guild_id):
        return texts("refusal-other-server")
    if place is Place.CHANNEL and home.channel_id != press.channel_id:
        return texts("refusal-other-channel", channel=f"<#{home.channel_id}>")
    return None


def moderates(interaction: Interaction, channel_id: int) -> bool:
    """Return whether somebody moderates the channel in which a game or its lobby stands, or asks in one of its
    threads.
    """
    there = channel_id in (interaction.channel_id, getattr(interaction.channel, "parent_id", None))
    return there and interaction.permissions.manage_messages


# -- presses that come too late

_DRIFT = 0.0002
"""Seconds a second by which a host's clock may run fast."""

_SINCE_BOOT = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)


def read_boot_clock() -> float:
    """Return seconds that only grow, also while the machine sleeps where the system has such a clock."""
    return time.clock_gettime(_SINCE_BOOT)


class Lateness:
    """Judges which presses are too old to be answered, because the process was stopped or the network kept them back.

    Discord takes an answer for three seconds; then the person reads "This interaction failed" and presses again. Its
    own time of a press stands in the id. Each of the ``clocks`` may be wrong, or set ahead, so nothing is compared but
    differences: the smallest one seen is taken for no delay at all, and the youngest age counts.
    """

    def __init__(self, *clocks: Callable[[], float]) -> None:
        self._clocks = clocks
        self._least: list[tuple[float, float] | None] = [None] * len(clocks)
        """For each clock its smallest difference to Discord's, and when that was found (seconds)."""

    def is_late(self, pressed_at: float) -> bool:
        """Return whether Discord takes no answer any more to a press of this time (its own Unix seconds)."""
        return min(self._age(number, pressed_at) for number in range(len(self._clocks))) > ANSWER_SECONDS

    def _age(self, number: int, pressed_at: float) -> float:
        now, least = self._clocks[number](), self._least[number]
        difference = now - pressed_at
        if least is not None:
            difference = min(difference, least[0] + max(0.0, now - least[1]) * _DRIFT)
        self._least[number] = difference, now
        return now - pressed_at - difference


# -- where tables may stand

_WRITING = ("view_channel", "send_messages", "attach_files")
_WRITING_IN_THREADS = ("view_channel", "send_messages_in_threads", "attach_files")
_THREADS = ("create_public_threads", "send_messages_in_threads")


def places_of(channel: object) -> set[int | None]:
    """Return a channel's id, that of the one its thread belongs to, and that of their category."""
    return {getattr(channel, name, None) for name in ("id", "parent_id", "category_id")}


def refuse_channel(command: Interaction, channel_id: int, allowed: Sequence[int]) -> str | None:
    """Say why a table may not be put into a channel: it is none of this server or of another kind, this member may not
    see it or write there, ``/config channels`` (``allowed``, if any) leaves it out, or the bot lacks something there.
    """
    texts, named, member = texts_for(command), f"<#{channel_id}>", command.user
    channel = None if command.guild is None else command.guild.get_channel_or_thread(channel_id)
    lost = channel is None or (isinstance(channel, discord.Thread) and channel.parent is None)
    if channel is None or lost or channel.type not in HOLD_TABLES or not isinstance(member, discord.Member):
        return texts("place-unknown", channel=named)
    inside = isinstance(channel, discord.Thread)
    needed = _WRITING_IN_THREADS if inside else _WRITING
    theirs = channel.permissions_for(member)
    closed = channel.type is discord.ChannelType.private_thread and channel_id != command.channel_id
    if not all(getattr(theirs, name) for name in needed[:2]) or (closed and not theirs.manage_threads):
        return texts("place-not-yours", channel=named)
    if allowed and places_of(channel).isdisjoint(allowed):
        return texts("open-elsewhere", channels=channel_links(allowed))
    ours = channel.permissions_for(channel.guild.me)
    missing = _name_missing(ours, needed, texts)
    if not missing:
        return None
    return ask_for_rights(texts("place-missing", channel=named, rights=missing), texts, command.application_id)


def refuse_night_here(command: Interaction) -> str | None:
    """Say what the bot lacks to host a night in this channel, under which its tables have threads."""
    texts = texts_for(command)
    if not isinstance(command.channel, discord.TextChannel):
        return texts("night-no-threads-here")
    missing = _name_missing(command.app_permissions, (*_WRITING, *_THREADS), texts)
    return ask_for_rights(texts("night-missing", rights=missing), texts, command.application_id) if missing else None


def _name_missing(rights: discord.Permissions, needed: Sequence[str], texts: Texts) -> str:
    return ", ".join(texts(f"right-{name.replace('_', '-')}") for name in needed if not getattr(rights, name))


def may_make_events(member: object) -> bool:
    """Return whether a member, or the bot, may create an event of the server, which belongs to no channel."""
    return isinstance(member, discord.Member) and member.guild_permissions.create_events


def declare_to_discord(tree: app_commands.CommandTree[Any], *guilds: discord.abc.Snowflake) -> None:
    """Let Discord offer commands only where they work, and to nobody who may not give them."""
    owners = (command for guild in guilds for command in tree.get_commands(guild=guild))
    everywhere: list[Any] = [*tree.get_commands(), *owners]
    for command in everywhere:
        if isinstance(command, app_commands.ContextMenu):
            rows = [find_right(command)[1]]
        else:
            rows = [right for name, right in COMMANDS.items() if name.partition(" ")[0] == command.name]
        goes_along = command.name in {name.partition(" ")[0] for name in ABROAD}
        command.allowed_contexts = app_commands.AppCommandContext(
            guild=True, dm_channel=not all(right.in_server for right in rows), private_channel=goes_along
        )
        command.allowed_installs = app_commands.AppInstallationType(guild=True, user=goes_along)
        if all(right.who is Who.MANAGER for right in rows):
            command.default_permissions = discord.Permissions(manage_guild=True)
        elif all(right.who is Who.BOT_OWNER for right in rows):
            command.default_permissions = discord.Permissions.none()
