"""The rights of commands, how presses and commands are admitted, and which channels may have tables.

``bot/rights.py`` judges. ``@pressed`` of ``routes.py`` declares who may use a button, menu or form.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, TypeVar

import discord
from discord import app_commands

from bot.rights import Admitted, Denied, Right, Rights, Role, Visitor, Way, Who, denial_text
from bot.storage.api import TableId
from bot.ui.command_sync import localize
from bot.ui.errors import INTERACTION_SECONDS, in_time
from bot.ui.options import HOLD_TABLES
from bot.ui.readers import Interaction, PagePress, Readers, is_abroad, make_public, texts_for
from bot.ui.refusals import refuse
from bot.ui.replies import ask_for_rights
from bot.words.catalogue import Texts
from bot.words.notices import channel_links

_log = logging.getLogger(__name__)

# -- commands

MethodT = TypeVar("MethodT", bound=Callable[..., Awaitable[None]])
AnyCommand = app_commands.Command[Any, ..., Any] | app_commands.ContextMenu
RIGHT = "__right__"
"""The attribute of a method, or the key in the ``extras`` of a command made from data, that has its right."""


def slash(words: str, right: Right, /, **options: str) -> Callable[[Any], app_commands.Command[Any, ..., None]]:
    """Make a method the command with these words, such as ``config clocks``, for people with this right.

    The text ``command-config-clocks`` describes it. The text ``option-…`` with an option's name, or with the word in
    ``options``, describes the option.
    """

    def make(method: Any) -> app_commands.Command[Any, ..., None]:
        key = "-".join(["command", *words.split()])
        command: app_commands.Command[Any, ..., None] = app_commands.Command(
            name=words.split()[-1], description=localize(key), callback=method, extras={RIGHT: right}
        )
        texts = {one.name: localize(f"option-{options.get(one.name, one.name)}") for one in command.parameters}
        return app_commands.describe(**texts)(command)

    return make


def allow(right: Right) -> Callable[[MethodT], MethodT]:
    """Set the right for the method of a person's context menu, or of a command in a group of its own."""

    def mark(method: MethodT) -> MethodT:
        setattr(method, RIGHT, right)
        return method

    return mark


def find_right(command: AnyCommand) -> Right:
    """Return the right of a command. Raises ``TypeError`` if its method has none."""
    right = command.extras.get(RIGHT, getattr(command.callback, RIGHT, None))
    if not isinstance(right, Right):
        raise TypeError(f"{command.qualified_name} needs @slash(…) or @allow(…) right above its method")
    return right


def name_of(command: AnyCommand) -> str:
    """Return the name under which a command is counted: as typed, or for a context menu its key."""
    return command.extras["menu"] if isinstance(command, app_commands.ContextMenu) else command.qualified_name


# -- letting in

_WAYS = {
    discord.InteractionType.autocomplete: Way.TYPING,
    discord.InteractionType.application_command: Way.COMMAND,
}


def visitor_of(interaction: Interaction, *, owns_bot: bool = False) -> Visitor:
    """Return the person who pressed or typed, with their place and roles."""
    channel, may = interaction.channel, interaction.permissions
    writes = may.send_messages_in_threads if isinstance(channel, discord.Thread) else may.send_messages
    roles = {Role.WRITER: writes, Role.MODERATOR: may.manage_messages, Role.MANAGER: may.manage_guild}
    return Visitor(
        interaction.user.id,
        interaction.guild_id,
        interaction.channel_id or 0,
        interaction.created_at.timestamp(),
        _WAYS.get(interaction.type, Way.PRESS),
        getattr(channel, "parent_id", None),
        is_abroad(interaction),
        frozenset(role for role, has in {**roles, Role.BOT_OWNER: owns_bot}.items() if has),
    )


class Admissions:
    """Admits presses and commands. ``owns`` tells whether a person owns the bot. ``take_up`` loads what is needed of a
    server and a channel to judge a right or find a table; it returns false if that takes too long.
    """

    def __init__(
        self,
        rights: Rights,
        owns: Callable[[discord.User | discord.Member], Awaitable[bool]],
        lateness: Lateness,
        readers: Readers,
        take_up: Callable[[Right, TableId | None, int, int], Awaitable[bool]],
    ) -> None:
        self._take_up = take_up
        self._rights = rights
        self._owns = owns
        self._lateness = lateness
        self._readers = readers

    async def admit_command(self, command: Interaction) -> bool:
        """Return whether to continue. If not, the user has been told, or gets no choices while typing."""
        if command.command is None:  # an unknown command; the tree answers it
            await self._readers.of(command)
            return True
        return await self.admit(command, name_of(command.command), find_right(command.command), {})

    async def admit(self, interaction: Interaction, name: str, right: Right, values: Mapping[str, Any]) -> bool:
        """Return whether to continue. If not, the user has been told. ``values`` come from the control's id."""
        by_discord = not isinstance(interaction, PagePress)
        if by_discord and self._lateness.is_late(interaction.created_at.timestamp()):
            _log.info("a press came too late to be answered")  # Discord has told them so, and they press again
            return False
        await self._readers.of(interaction)
        owns_bot = right.who is Who.BOT_OWNER and await self._owns(interaction.user)
        visitor = visitor_of(interaction, owns_bot=owns_bot)
        verdict: Admitted | Denied = Denied("refusal-starting")
        if await self._take_up(right, values.get("table_id"), visitor.home_id, visitor.tables_channel):
            verdict = await self._rights.judge(visitor, name, right, values)
        if not isinstance(verdict, Denied):
            if verdict.posts:
                make_public(interaction)
            return True
        if interaction.type is discord.InteractionType.autocomplete:
            async with in_time():
                await interaction.response.autocomplete([])
        else:
            _log.info("%s is refused: %s", name, verdict.key)
            await refuse(interaction, verdict.key, denial_text(verdict, texts_for(interaction)))
        return False


def moderates(interaction: Interaction, channel_id: int) -> bool:
    """Return whether the person moderates the channel of a table, perhaps from one of its threads."""
    return visitor_of(interaction).moderates(channel_id)


# -- presses that come too late

_DRIFT = 0.0002  # how much a host's clock may run fast, in seconds a second

_SINCE_BOOT = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)


def read_boot_clock() -> float:
    """Return seconds that never go back; if the system has such a clock, they include the time the machine sleeps."""
    return time.clock_gettime(_SINCE_BOOT)


class Lateness:
    """Judges which presses are too old to answer, because the process was stopped or the network delayed them.

    Discord accepts an answer for three seconds. Then the person reads "This interaction failed" and presses again. A
    press's id contains Discord's time of the press. Each of the ``clocks`` may be wrong or be reset, so only
    differences to Discord's time are compared. The smallest difference so far counts as no delay. If the clocks
    disagree, the youngest age counts.
    """

    def __init__(self, *clocks: Callable[[], float]) -> None:
        self._clocks = clocks
        self._least: list[tuple[float, float] | None] = [None] * len(clocks)
        """For each clock, its smallest difference to Discord's time and when it was measured (seconds)."""

    def is_late(self, pressed_at: float) -> bool:
        """Return whether it is too late to answer a press made at this time (Unix seconds by Discord's clock)."""
        return min(self._age(number, pressed_at) for number in range(len(self._clocks))) > INTERACTION_SECONDS

    def _age(self, number: int, pressed_at: float) -> float:
        now, least = self._clocks[number](), self._least[number]
        difference = now - pressed_at
        if least is not None:
            difference = min(difference, least[0] + max(0.0, now - least[1]) * _DRIFT)
        self._least[number] = difference, now
        return now - pressed_at - difference


# -- where tables may be put

_WRITING = ("view_channel", "send_messages", "attach_files")
_WRITING_IN_THREADS = ("view_channel", "send_messages_in_threads", "attach_files")
_THREADS = ("create_public_threads", "send_messages_in_threads")


def places_of(channel: object) -> set[int | None]:
    """Return the ids of a channel, of a thread's parent, and of their category."""
    return {getattr(channel, name, None) for name in ("id", "parent_id", "category_id")}


def refuse_channel(command: Interaction, channel_id: int, allowed: Sequence[int]) -> str | None:
    """Return the refusal if a table may not be put into a channel; ``None`` if it may. It may not if the channel is of
    another server or kind, if the member may not see it or write there, if ``allowed`` (ids, of ``/config channels``)
    is not empty and lacks the channel, or if the bot lacks a permission there.
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
    """Return what the bot lacks to host a night in this channel with tables in threads; ``None`` if nothing."""
    texts = texts_for(command)
    if not isinstance(command.channel, discord.TextChannel):
        return texts("night-no-threads-here")
    missing = _name_missing(command.app_permissions, (*_WRITING, *_THREADS), texts)
    return ask_for_rights(texts("night-missing", rights=missing), texts, command.application_id) if missing else None


def _name_missing(rights: discord.Permissions, needed: Sequence[str], texts: Texts) -> str:
    return ", ".join(texts(f"right-{name.replace('_', '-')}") for name in needed if not getattr(rights, name))


def may_make_events(member: object) -> bool:
    """Return whether a member, or the bot, may create an event of the server. Events belong to no channel."""
    return isinstance(member, discord.Member) and member.guild_permissions.create_events


def declare_to_discord(tree: app_commands.CommandTree[Any], *guilds: discord.abc.Snowflake) -> None:
    """Make Discord offer each command only where it works, and only to people who may use it."""
    owners = (command for guild in guilds for command in tree.get_commands(guild=guild))
    everywhere: list[Any] = [*tree.get_commands(), *owners]
    for command in everywhere:
        members = command.walk_commands() if isinstance(command, app_commands.Group) else [command]
        rights = [find_right(member) for member in members if not isinstance(member, app_commands.Group)]
        goes_along = any(right.abroad for right in rights)
        command.allowed_contexts = app_commands.AppCommandContext(
            guild=True, dm_channel=not all(right.in_server for right in rights), private_channel=goes_along
        )
        command.allowed_installs = app_commands.AppInstallationType(guild=True, user=goes_along)
        if all(right.who is Who.MANAGER for right in rights):
            command.default_permissions = discord.Permissions(manage_guild=True)
        elif all(right.who is Who.BOT_OWNER for right in rights):
            command.default_permissions = discord.Permissions.none()
