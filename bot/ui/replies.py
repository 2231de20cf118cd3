"""The ways to answer a press or a command: ``reply``, ``redraw``, ``amend``, ``tell``; what that costs in time;
messages of figures, as pictures or in words (``FigurePages``); what we may do in a channel, and how we ask for more.

Nobody is pinged unless a message says whom: the client's own ``allowed_mentions`` are ``NOBODY``, and discord.py merges
them into whatever it sends but for an edit of a message that we have not been handed, which says so itself.
"""

from __future__ import annotations

import asyncio
import io
import itertools
import logging
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar

import discord
from discord import app_commands

from bot.engine.rules import RulesError
from bot.pictures.sheets import Drawing, Figure, drawings_of, figures_text
from bot.pictures.table_picture import Avatars
from bot.storage.api import OutcomeUnknown, RecordNotKept, Recounting, StoreError
from bot.tables.server_settings import ServerSettings
from bot.ui.deliveries import Deliveries
from bot.ui.emojis import PAUSE
from bot.ui.errors import (
    FILES_REFUSED,
    ErrorResponse,
    Request,
    RequestFailed,
    in_time,
    refusal_key,
    response_to,
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
from bot.ui.rate_limiter import ROOM_SECONDS
from bot.ui.readers import Interaction, guild_of, has_to_be_private, is_abroad, is_for_one, texts_for
from bot.words.catalogue import Texts
from bot.words.lines import LONGEST_PAGE
from bot.words.notices import rules_fault_text

FOLLOW_UP_SECONDS = 20.0
"""The limit for what follows the first answer, whose own limit is Discord's."""
UPLOAD_SECONDS = 180.0
"""The same for an answer with files: a night's or somebody's own data, up to ten million bytes over a slow line."""
NOBODY = discord.AllowedMentions.none()

T = TypeVar("T")

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Times:
    """How many seconds the bot waits. Discord waits three: what is late is said in words or follows later."""

    finding: float = 1.5
    """For what an answer tells: a hand from the store, a file of somebody's data."""
    drawing: float = 1.5
    """For the pictures of an answer."""
    hands: float = 1.0
    """For the picture of a hand that had to be found first."""
    sharing: float = 2.0
    """For a hand that is to be shared; the press is answered then, and the animation follows."""
    advice: float = 2.5
    """For the expert's advice."""
    review: float = 5.0
    """For the pictures of a review; the press is answered already."""
    posted: float = 5.0
    """For the pictures of a message that nobody has asked for."""
    edit: float = 1.0
    """Between two edits of one message: Discord takes about five in five seconds."""
    redraws: tuple[float, ...] = PATIENCE
    """Of a redraw for the answers that are being made, by its ``Turn``."""
    room: float = ROOM_SECONDS
    """Until a table that holds back cards looks again whether requests may be spared."""
    upload: float = PAUSE
    """Between two uploads of the deck's emojis."""
    starting: float = 1.5
    """For all tables and tournaments to be taken up after a start, where a command needs them all."""
    resuming: float = 1.0
    """Between the tables that are drawn after a restart though nobody looks at them."""


def only(*user_ids: int) -> discord.AllowedMentions:
    """Let a message ping exactly these people, a hundred at most, and nobody else."""
    called = [discord.Object(user_id, type=discord.User) for user_id in user_ids]
    return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=called)


@dataclass(frozen=True, slots=True)
class Message:
    """A message to be sent once. It pings its ``mentions``; ``late`` is done once its missing picture is there."""

    layout: discord.ui.LayoutView
    files: Sequence[discord.File] = ()
    mentions: discord.AllowedMentions = NOBODY
    late: asyncio.Future[Any] | None = None

    def new(self) -> dict[str, Any]:
        """Return the arguments of a message that is sent."""
        return {"view": self.layout, "files": list(self.files), "allowed_mentions": self.mentions}

    def edit_arguments(self) -> dict[str, Any]:
        """Return the arguments of a message that is edited: an older picture goes."""
        return {"view": self.layout, "attachments": list(self.files), "allowed_mentions": self.mentions}


def file_message(text: str, files: Mapping[str, bytes]) -> Message:
    """Return words with files, by their names: as many as Discord takes."""
    attachments = [discord.File(io.BytesIO(data), name) for name, data in itertools.islice(files.items(), MOST_FILES)]
    return Message(file_layout(text, files), attachments)


def deliveries_of(press: Interaction) -> Deliveries:
    """Return what sends the messages of the bot that was pressed."""
    deliveries: Deliveries = press.client.services.deliveries
    return deliveries


async def reply(press: Interaction, message: Message | discord.ui.LayoutView, *, private: bool = True) -> int | None:
    """Send a message of its own as the answer, or after it where there was one; returns its id if Discord tells it.
    It is private in any case where nothing may be posted for this person.

    Raises one of ``RequestFailed``, in time: after three seconds Discord tells the person that it failed.
    """
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
    """Send somebody files, or in a direct message where Discord takes none on this server. Raises as ``reply`` does."""
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
    """Edit the message that was pressed, or the deferred answer, and return its id. Raises as ``reply`` does."""
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
    """Show another page in the place of the private one that was pressed; a public one stays as it is."""
    await (redraw if is_private_page(press) else reply)(press, page)


def is_private_page(press: Interaction) -> bool:
    """Return whether what was pressed is a private message."""
    return press.message is not None and press.message.flags.ephemeral


async def answer_later(press: Interaction, *, anew: bool = False) -> None:
    """Acknowledge a press that takes longer; with ``anew`` in a private answer of its own. Raises as ``reply`` does."""
    async with in_time():
        await press.response.defer(ephemeral=anew, thinking=anew)


async def ask(press: Interaction, form: discord.ui.Modal) -> None:
    """Answer with a form. Raises as ``reply`` does."""
    async with in_time():
        await press.response.send_modal(form)


async def amend(press: Interaction, message: Message | discord.ui.LayoutView) -> None:
    """Change our own private answer, or answer if it was lost; never what was pressed. Raises as ``reply`` does."""
    await (redraw if press.response.is_done() else reply)(press, message)


async def within(seconds: float, work: Awaitable[T]) -> tuple[asyncio.Future[T], bool]:
    """Wait for work, but not for long: returns it as a future that goes on in any case, and whether it is done."""
    future = asyncio.ensure_future(work)
    await asyncio.wait({future}, timeout=seconds)
    return future, future.done()


async def tell(press: Interaction, text: str) -> None:
    """Answer with a private sentence; only log it if Discord takes no answer any more."""
    if press.type is discord.InteractionType.autocomplete:
        return
    try:
        await reply(press, words_layout(text))
    except RequestFailed as fault:
        _log.info("an answer could not be sent: %s", type(fault).__name__)


async def say(press: Interaction, text: str) -> None:
    """Put a sentence in the place of our own private answer, or answer with it."""
    if press.response.is_done():
        await amend(press, words_layout(text))
    else:
        await tell(press, text)


class WrongOption(app_commands.AppCommandError):
    """What was typed for an option cannot be used; the text ``key``, with these ``words``, says why."""

    def __init__(self, key: str, **words: str | float) -> None:
        super().__init__(key)
        self.key = key
        self.words = words


async def answer_failure(interaction: Interaction, error: Exception) -> None:
    """Log why a press or a command failed, and answer it in plain, private words; a typing error is only answered."""
    fault = error.original if isinstance(error, app_commands.CommandInvokeError) else error
    if isinstance(fault, WrongOption):
        await tell(interaction, texts_for(interaction)(fault.key, **fault.words))
        return
    if isinstance(fault, RulesError) and interaction.command is not None:  # of rules that somebody typed
        await tell(interaction, rules_fault_text(fault, texts_for(interaction)))
        return
    key = _text_key(fault)
    what = interaction.command.qualified_name if interaction.command is not None else interaction.custom_id
    if interaction.client.is_closed():
        _log.info("%s came while the bot was stopping", what)
        return
    if key == "fault-unexpected":
        _log.error("%s failed", what, exc_info=fault)
    else:
        _log.warning("%s failed: %s", what, type(fault).__name__)
    if isinstance(fault, RequestFailed) and response_to(fault) is ErrorResponse.TOKEN_DEAD:
        return
    await tell(interaction, no_access(interaction) if key == "fault-no-access" else texts_for(interaction)(key))


def _text_key(fault: Exception) -> str:
    match fault:
        case Recounting():
            return "fault-recounting"
        case RecordNotKept():
            return "game-not-kept"
        case OutcomeUnknown():
            return "refusal-unknown"
        case StoreError():
            return "refusal-store"
        case app_commands.CommandNotFound() | app_commands.CommandSignatureMismatch():
            return "fault-command-changed"
        case app_commands.NoPrivateMessage():
            return "refusal-only-in-servers"
        case _ if isinstance(fault, RequestFailed):
            return refusal_key(fault, Request.ANSWER)
        case _:
            return "fault-unexpected"


# -- messages of figures
#
# Boards, standings and results as pictures with a few words beside them, or in words alone.


Drawn = Sequence[tuple[bytes, Drawing]]
"""Pictures as PNG, each with what it was drawn from; none where words say it all."""


class FigurePages:
    """Lays out messages of figures. ``avatars_of`` returns the loaded faces; ``door`` draws other answers too."""

    def __init__(
        self,
        avatars_of: Callable[[Iterable[int | None]], Avatars],
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
        """Lay out pictures with ``notes`` below; in words if readers want no pictures, or none is ready in time."""
        if await self.wants_words(interaction, private=private):
            return _lay_out((), figures, notes, items)
        return _lay_out(await self.draw(drawings_of(figures)), figures, notes, items)

    async def wants_words(self, interaction: Interaction, *, private: bool) -> bool:
        """Return whether an answer is in words: a private one by its reader's choice, a public one by the server's."""
        if private or is_for_one(interaction):
            return texts_for(interaction).for_screen_reader
        return not (await self._settings.of(guild_of(interaction))).pictures

    async def post(
        self, guild_id: int, figures: Sequence[Figure], notes: str = "", items: Sequence[Item] = ()
    ) -> Message:
        """Lay out a message that is posted on a server, as ``answer`` does; in words where it shows no pictures."""
        return _lay_out(await self.draw_for(guild_id, drawings_of(figures)), figures, notes, items)

    async def draw_for(self, guild_id: int, drawings: Sequence[Drawing]) -> Drawn:
        """Draw what is posted on a server, if it shows pictures; nobody waits for an answer."""
        if not (await self._settings.of(guild_id)).pictures:
            return ()
        return await self.draw(drawings, self.times.posted)

    async def draw(self, drawings: Sequence[Drawing], seconds: float | None = None) -> Drawn:
        """Draw them all; none if that fails or takes longer than so many seconds, by default those of an answer."""
        if not drawings:
            return ()
        people = {user_id for one in drawings for user_id in one.people}
        seconds = seconds or self.times.drawing
        return await self.door.draw(seconds, _draw_figures, drawings, self.avatars_of(people)) or ()


def _lay_out(drawn: Drawn, figures: Sequence[Figure], notes: str, items: Sequence[Item]) -> Message:
    if drawn:
        return pictured_message(drawn, notes, items)
    return Message(page_layout(f"{figures_text(figures, LONGEST_PAGE - len(notes))}\n{notes}".strip(), items))


def _draw_figures(drawings: Sequence[Drawing], avatars: Avatars) -> Drawn:
    return [(one.make(avatars), one) for one in drawings]


def attach(drawn: Drawn) -> tuple[list[discord.File], list[Item]]:
    """Return pictures as files, and what shows each of them as wide as the message."""
    named = [(png, f"figures-{number}.png", one.alt) for number, (png, one) in enumerate(drawn, 1)]
    return [as_file(*one) for one in named], [picture(name, alt) for _, name, alt in named]


def pictured_message(drawn: Drawn, beside: str, items: Sequence[Item] = ()) -> Message:
    """Lay out pictures below each other, each as wide as the message, then words and buttons."""
    files, parts = attach(drawn)
    if beside:
        parts.append(discord.ui.TextDisplay(beside))
    return Message(frame_layout([*parts, *in_even_rows(items)], FELT), files)


# -- what we may do in a channel, as Discord says with every press and command, and the link that asks for all we need


NEEDED = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    embed_links=True,
    attach_files=True,
    read_message_history=True,
    create_public_threads=True,  # the tables of a night
    create_private_threads=True,  # those of duplicate
    manage_threads=True,
    create_events=True,  # a night among the server's events
)


GIVE_ROLES = discord.Permissions(manage_roles=True)
"""What is needed besides where winners wear roles, and nowhere else."""


def invite_link(application_id: int, more: discord.Permissions | None = None) -> str:
    """Return the address that adds the bot to a server or gives it missing permissions, ``more`` included."""
    permissions = NEEDED if more is None else NEEDED | more
    return discord.utils.oauth_url(application_id, permissions=permissions, scopes=("bot", "applications.commands"))


def install_link(application_id: int) -> str:
    """Return the address at which somebody adds the bot to their own apps, to have it with them wherever they are."""
    return f"{discord.utils.oauth_url(application_id, scopes=('applications.commands',))}&integration_type=1"


def ask_for_rights(
    sentence: str, texts: Texts, application_id: int | None, more: discord.Permissions | None = None
) -> str:
    """Add to a sentence that names missing permissions the link that asks for all of them."""
    if application_id is None:
        return sentence
    return f"{sentence} {texts('invite-again', link=invite_link(application_id, more))}"


def no_access(interaction: Interaction) -> str:
    """Say that we may not post here, and what we need."""
    texts = texts_for(interaction)
    return ask_for_rights(texts("fault-no-access"), texts, interaction.application_id)


def may_post(interaction: Interaction) -> bool:
    """Return whether we may keep messages with pictures in this channel: edits need rights, an answer none."""
    if interaction.guild_id is None or is_abroad(interaction):
        return True
    rights = interaction.app_permissions
    in_thread = isinstance(interaction.channel, discord.Thread)
    return _suffice(rights, in_thread=in_thread)


def may_post_in(guild: discord.Guild, channel_id: int) -> bool:
    """Return whether we may keep messages there; assume so for a place that Discord has not told of."""
    channel = guild.get_channel_or_thread(channel_id)
    in_thread = isinstance(channel, discord.Thread)
    if channel is None or (isinstance(channel, discord.Thread) and channel.parent is None):
        return True
    return _suffice(channel.permissions_for(guild.me), in_thread=in_thread)


def _suffice(rights: discord.Permissions, *, in_thread: bool) -> bool:
    may_send = rights.send_messages_in_threads if in_thread else rights.send_messages
    return rights.view_channel and may_send and rights.attach_files
