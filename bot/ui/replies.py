"""Answers to presses and commands: ``reply``, ``redraw``, ``amend``, ``tell`` and their time limits; messages of
figures, as pictures or in words (``FigurePages``); the bot's permissions in a channel, and the link that asks for them.

A message pings only the people in its ``mentions``. discord.py adds the client's ``allowed_mentions``, which are
``NOBODY``, to everything it sends, except to edits of messages that it did not create. Such edits pass them explicitly.
"""

from __future__ import annotations

import asyncio
import io
import itertools
import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Protocol, TypeVar

import discord
from discord import app_commands

from bot.pictures.sheets import Drawing, Figure, drawings_of, figures_text
from bot.pictures.table_picture import AvatarFiles
from bot.tables.server_settings import ServerSettings
from bot.ui.deliveries import Deliveries
from bot.ui.emojis import PAUSE
from bot.ui.errors import (
    FILES_REFUSED,
    RequestFailed,
    in_time,
)
from bot.ui.layouts import (
    FELT,
    MOST_FILES,
    Item,
    as_file,
    file_layout,
    frame_layout,
    in_even_rows,
    page_layout,
    picture,
    words_layout,
)
from bot.ui.live import PATIENCE
from bot.ui.picture_door import PictureDoor
from bot.ui.readers import Interaction, guild_of, has_to_be_private, is_abroad, is_for_one, texts_for
from bot.words.catalogue import Texts
from bot.words.lines import LONGEST_PAGE

FOLLOW_UP_SECONDS = 20.0
"""Seconds for a message after the first answer, which Discord limits itself."""
UPLOAD_SECONDS = 180.0
"""The same for an answer with files of up to ten million bytes, which may be sent over a slow line."""
NOBODY = discord.AllowedMentions.none()

T = TypeVar("T")

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Times:
    """The bot's limits and intervals in seconds. Discord waits three. What is late follows, or words replace it."""

    finding: float = 1.5
    """To find what an answer needs: a hand in the store, or a file of a person's data."""
    drawing: float = 1.5
    """To draw the pictures of an answer."""
    hands: float = 1.0
    """To draw the picture of a hand that was read from the store."""
    sharing: float = 2.0
    """To share a hand. After that the press is answered, and the animation follows."""
    advice: float = 2.5
    """To get the expert's advice."""
    review: float = 5.0
    """To draw the pictures of a review, after the press was answered."""
    posted: float = 5.0
    """To draw the pictures of a message that nobody has asked for."""
    edit: float = 1.0
    """Between two edits of one message: Discord takes about five in five seconds."""
    redraws: tuple[float, ...] = PATIENCE
    """The longest delay of a redraw while answers are made, by ``Priority``."""
    room: float = 10.0
    """Until a table that withholds acts checks again whether there is room for more requests."""
    naming: float = 300.0
    """Between two names of one thread: Discord takes two in ten minutes."""
    upload: float = PAUSE
    """Between two uploads of the deck's emojis."""
    starting: float = 1.5
    """To load all tables and tournaments after a start, for a command that needs them all."""
    resuming: float = 1.0
    """Between two redraws after a restart, of tables that nobody is using."""


def only(*user_ids: int) -> discord.AllowedMentions:
    """Return mentions that ping exactly these people, a hundred at most."""
    called = [discord.Object(user_id, type=discord.User) for user_id in user_ids]
    return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=called)


@dataclass(frozen=True, slots=True)
class Message:
    """A message, to be sent once. It pings its ``mentions``. ``late`` is done once the missing picture is ready."""

    layout: discord.ui.LayoutView
    files: Sequence[discord.File] = ()
    mentions: discord.AllowedMentions = NOBODY
    late: asyncio.Future[Any] | None = None
    silent: bool = False
    """Whether it makes no sound where it arrives."""

    def new(self) -> dict[str, Any]:
        """Return the arguments for sending the message."""
        sound = {"silent": True} if self.silent else {}
        return {"view": self.layout, "files": list(self.files), "allowed_mentions": self.mentions, **sound}

    def edit_arguments(self) -> dict[str, Any]:
        """Return the arguments for editing a message to show this one. An older picture is removed."""
        return {"view": self.layout, "attachments": list(self.files), "allowed_mentions": self.mentions}


Words = Callable[[Interaction], Awaitable[Message]]
"""Makes a message that answers no press, for a person who pressed something earlier."""
Stands = Callable[[int], Awaitable[bool]]
"""Returns whether a person is still asked."""


class SayOnPages(Protocol):
    """Shows words on the pages of the live table that people have open on a server (``Pages.say``)."""

    def __call__(self, user_ids: Iterable[int], home_id: int, words: Words, stands: Stands | None = None, /) -> None:
        """Show them, if they are a question as long as it ``stands``."""


def file_message(text: str, files: Mapping[str, bytes]) -> Message:
    """Return a message with words and files by name, as many as Discord accepts."""
    attachments = [discord.File(io.BytesIO(data), name) for name, data in itertools.islice(files.items(), MOST_FILES)]
    return Message(file_layout(text, files), attachments)


def deliveries_of(press: Interaction) -> Deliveries:
    deliveries: Deliveries = press.client.services.deliveries
    return deliveries


async def reply(press: Interaction, message: Message | discord.ui.LayoutView, *, private: bool = True) -> int | None:
    """Send a new message, private where this person may not post. Return its id. Raises ``RequestFailed``."""
    arguments = (message if isinstance(message, Message) else Message(message)).new()
    private, deliveries = private or has_to_be_private(press), deliveries_of(press)
    if press.response.is_done():
        async with asyncio.timeout(UPLOAD_SECONDS if arguments["files"] else FOLLOW_UP_SECONDS):
            follow = partial(press.followup.send, ephemeral=private, wait=True)
            return (await deliveries.send(follow, arguments, press.guild_id)).id
    async with in_time():
        answer = partial(press.response.send_message, ephemeral=private)
        return (await deliveries.send(answer, arguments, press.guild_id)).message_id


async def reply_with_files(press: Interaction, text: str, files: Mapping[str, bytes]) -> None:
    """Send a person files, by direct message if the server accepts none. Errors are as for ``reply``."""
    try:
        await reply(press, file_message(text, files))
    except discord.HTTPException as fault:
        if fault.code != FILES_REFUSED:
            raise
        if not press.response.is_done():
            await answer_later(press, anew=True)
        try:
            async with asyncio.timeout(UPLOAD_SECONDS):
                await deliveries_of(press).send(press.user.send, file_message(text, files).new(), None)
        except RequestFailed as refusal:
            _log.info("files could not be sent directly: %s", type(refusal).__name__)
            raise fault from refusal
        await amend(press, words_layout(texts_for(press)("files-sent-directly")))


async def redraw(press: Interaction, message: Message | discord.ui.LayoutView) -> int | None:
    """Edit the pressed message, or the deferred answer. Return its id. Errors are as for ``reply``."""
    arguments = (message if isinstance(message, Message) else Message(message)).edit_arguments()
    send = deliveries_of(press).send
    if press.response.is_done():
        async with asyncio.timeout(FOLLOW_UP_SECONDS):
            await send(press.edit_original_response, arguments, press.guild_id)
    else:
        async with in_time():
            await send(press.response.edit_message, arguments, press.guild_id)
    return None if press.message is None else press.message.id


async def turn_page(press: Interaction, page: Message | discord.ui.LayoutView) -> None:
    """Show another page in the pressed message if that is private, otherwise in a new answer."""
    await (redraw if is_private_page(press) else reply)(press, page)


def is_private_page(press: Interaction) -> bool:
    return press.message is not None and press.message.flags.ephemeral


async def answer_later(press: Interaction, *, anew: bool = False) -> None:
    """Acknowledge a press whose answer takes longer. If ``anew``, the answer will be a new private message. Errors are
    as for ``reply``.
    """
    async with in_time():
        await press.response.defer(ephemeral=anew, thinking=anew)


async def ask(press: Interaction, form: discord.ui.Modal) -> None:
    """Answer with a form. Errors are as for ``reply``."""
    async with in_time():
        await press.response.send_modal(form)


async def amend(press: Interaction, message: Message | discord.ui.LayoutView) -> None:
    """Edit the bot's own private answer, or send one if there is none yet. Errors are as for ``reply``."""
    await (redraw if press.response.is_done() else reply)(press, message)


async def within(seconds: float, work: Awaitable[T]) -> tuple[asyncio.Future[T], bool]:
    """Wait at most this long for work, which goes on in any case. Return its future, and whether it is done."""
    future = asyncio.ensure_future(work)
    await asyncio.wait({future}, timeout=seconds)
    return future, future.done()


async def tell(press: Interaction, what: str | discord.ui.LayoutView) -> None:
    """Answer with a private sentence or layout. If Discord no longer accepts an answer, log that."""
    if press.type is discord.InteractionType.autocomplete:
        return
    try:
        await reply(press, words_layout(what) if isinstance(what, str) else what)
    except RequestFailed as fault:
        _log.info("an answer could not be sent: %s", type(fault).__name__)


async def say(press: Interaction, text: str) -> None:
    """Replace the bot's own private answer by a sentence, or answer with it."""
    if press.response.is_done():
        await amend(press, words_layout(text))
    else:
        await tell(press, text)


class RequestRefused(app_commands.AppCommandError):
    """Raised if what a person asked for is not done. The text ``key`` with these ``values``, or ``words``, says why."""

    def __init__(self, key: str = "", words: str | None = None, **values: str | float) -> None:
        super().__init__(key)
        self.key, self.words, self.values = key, words, values


# -- messages of figures
#
# Boards, standings and results as pictures with a few words beside them, or in words alone.


Drawn = Sequence[tuple[bytes, Drawing]]
"""Pictures as PNG, each with the drawing it came from; empty if words are sent instead."""


class FigurePages:
    """Makes messages of figures, as pictures or words. ``avatars_of`` returns loaded avatars; ``door``
    guards drawing.
    """

    def __init__(
        self,
        avatars_of: Callable[[Iterable[int | None]], AvatarFiles],
        settings: ServerSettings,
        times: Times,
        deliveries: Deliveries,
    ) -> None:
        self.deliveries = deliveries
        self.avatars_of = avatars_of
        self._settings = settings
        self.times = times
        self.door = PictureDoor()

    async def answer(
        self,
        interaction: Interaction,
        figures: Sequence[Figure],
        notes: str = "",
        items: Sequence[Item] = (),
        *,
        private: bool,
    ) -> Message:
        """Return a message with pictures, and ``notes`` below. It is in words if wanted, or if a picture is late."""
        if await self.wants_words(interaction, private=private):
            return _lay_out((), figures, notes, items)
        return _lay_out(await self.draw(drawings_of(figures)), figures, notes, items)

    async def wants_words(self, interaction: Interaction, *, private: bool) -> bool:
        """Return whether an answer is in words, as its reader chose for private ones, the server for public ones."""
        if private or is_for_one(interaction):
            return texts_for(interaction).for_screen_reader
        return not (await self._settings.of(guild_of(interaction))).pictures

    async def post(
        self, guild_id: int, figures: Sequence[Figure], notes: str = "", items: Sequence[Item] = ()
    ) -> Message:
        """Return a message to post on a server, as ``answer`` does; in words if the server shows no pictures."""
        return _lay_out(await self.draw_for(guild_id, drawings_of(figures)), figures, notes, items)

    async def draw_for(self, guild_id: int, drawings: Sequence[Drawing]) -> Drawn:
        """Draw figures to post on a server, if it shows pictures. Nobody waits, so this may take longer."""
        if not (await self._settings.of(guild_id)).pictures:
            return ()
        return await self.draw(drawings, self.times.posted)

    async def draw(self, drawings: Sequence[Drawing], seconds: float | None = None) -> Drawn:
        """Draw all figures; none if that fails or takes too long (default: the limit of an answer)."""
        if not drawings:
            return ()
        people = {user_id for one in drawings for user_id in one.people}
        seconds = seconds or self.times.drawing
        return await self.door.draw(seconds, _draw_figures, drawings, self.avatars_of(people)) or ()


def _lay_out(drawn: Drawn, figures: Sequence[Figure], notes: str, items: Sequence[Item]) -> Message:
    if drawn:
        return pictured_message(drawn, notes, items)
    return Message(page_layout(f"{figures_text(figures, LONGEST_PAGE - len(notes))}\n{notes}".strip(), items))


def _draw_figures(drawings: Sequence[Drawing], avatars: AvatarFiles) -> Drawn:
    return [(one.make(avatars), one) for one in drawings]


def attach(drawn: Drawn) -> tuple[list[discord.File], list[Item]]:
    """Return pictures as files, and items that show each at the width of the message."""
    named = [(png, f"figures-{number}.png", one.alt) for number, (png, one) in enumerate(drawn, 1)]
    return [as_file(*one) for one in named], [picture(name, alt) for _, name, alt in named]


def pictured_message(drawn: Drawn, beside: str, items: Sequence[Item] = ()) -> Message:
    """Return a message with pictures one below the other, then words and buttons."""
    files, parts = attach(drawn)
    if beside:
        parts.append(discord.ui.TextDisplay(beside))
    return Message(frame_layout([*parts, *in_even_rows(items)], FELT), files)


# -- the bot's permissions in a channel, which every press and command contains, and the link that asks for them


NEEDED = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    embed_links=True,
    attach_files=True,
    read_message_history=True,
    create_public_threads=True,  # the tables of a night
    create_private_threads=True,  # the tables of a duplicate match
    manage_threads=True,
    create_events=True,  # a night as one of the server's events
)


GIVE_ROLES = discord.Permissions(manage_roles=True)
"""The permission that is needed only where winners get roles."""


def invite_link(application_id: int, more: discord.Permissions | None = None) -> str:
    """Return the link that adds the bot to a server, or gives it missing permissions, ``more`` included."""
    permissions = NEEDED if more is None else NEEDED | more
    return discord.utils.oauth_url(application_id, permissions=permissions, scopes=("bot", "applications.commands"))


def install_link(application_id: int) -> str:
    """Return the link with which a person adds the bot to their own apps, to use it everywhere."""
    return f"{discord.utils.oauth_url(application_id, scopes=('applications.commands',))}&integration_type=1"


def ask_for_rights(
    sentence: str, texts: Texts, application_id: int | None, more: discord.Permissions | None = None
) -> str:
    """Return ``sentence`` with a link that asks for every permission that the bot needs, and for ``more``."""
    if application_id is None:
        return sentence
    return f"{sentence} {texts('invite-again', link=invite_link(application_id, more))}"


def no_access(interaction: Interaction) -> str:
    """Return a text that the bot may not post here, and which permissions it needs."""
    texts = texts_for(interaction)
    return ask_for_rights(texts("fault-no-access"), texts, interaction.application_id)


def may_post(interaction: Interaction) -> bool:
    """Return whether the bot may keep messages with pictures in this channel. Only edits need permissions."""
    if interaction.guild_id is None or is_abroad(interaction):
        return True
    rights = interaction.app_permissions
    in_thread = isinstance(interaction.channel, discord.Thread)
    return _suffice(rights, in_thread=in_thread)


def may_write(member: discord.Member, channel: discord.abc.GuildChannel | discord.Thread) -> bool:
    """Return whether a member may write in a channel or thread."""
    rights = channel.permissions_for(member)
    return rights.send_messages_in_threads if isinstance(channel, discord.Thread) else rights.send_messages


def may_post_in(guild: discord.Guild, channel_id: int) -> bool:
    """Return whether the bot may keep messages in this channel; true for a channel that it does not know."""
    channel = guild.get_channel_or_thread(channel_id)
    in_thread = isinstance(channel, discord.Thread)
    if channel is None or (isinstance(channel, discord.Thread) and channel.parent is None):
        return True
    return _suffice(channel.permissions_for(guild.me), in_thread=in_thread)


def _suffice(rights: discord.Permissions, *, in_thread: bool) -> bool:
    may_send = rights.send_messages_in_threads if in_thread else rights.send_messages
    return rights.view_channel and may_send and rights.attach_files
