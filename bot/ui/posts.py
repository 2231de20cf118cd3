"""A message that the bot keeps in a channel: a table's, its score sheet, the call of a player, a night's, a
match's, or a season's; and questions that can be answered in several places.

Theory of operation. A post is sent under a nonce computed from what was stored before. If the request is repeated,
Discord returns the same message, whether this process repeats it after a lost reply or the next process after a kill.
Discord forgets a nonce after ``NONCE_LIFE``. After that the channel is searched for the post's ``mark``, if it has one.
``keep`` stores where the post is whenever this changes: before it is sent, when its message is known, when it is given
up, and when it is gone. The owner of the post decides how to store it; one row or note is enough.

A post that Discord refuses is not tried again until ``believe``. If somebody deletes the message, its owner
posts it anew or gives it up. The client limits every request to ``REQUEST_SECONDS``. A request with a press's
token has no such limit, so it is set here.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Hashable, Iterable
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import partial
from typing import Any

import discord

from bot.storage.api import StoreError
from bot.ui.deliveries import Deliveries
from bot.ui.errors import NONCE_LIFE, REQUEST_SECONDS, ErrorResponse, RequestFailed, response_to
from bot.ui.layouts import words_layout
from bot.ui.live import EditPace, LiveMessage, RedrawQueue
from bot.ui.readers import Interaction, Languages, PagePress, guild_of, texts_for
from bot.ui.replies import Message, SayOnPages, answer_later, only, reply, tell
from bot.words.catalogue import Texts

PAUSES = (0.0, 30.0, 300.0)
"""Seconds between attempts to delete a message, whose buttons would make it look current."""

SEARCHED = 100
"""How many messages of a channel are searched for one that may have arrived."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class SentPost:
    """A message that was sent at this Unix time, or is about to be. ``message_id`` is ``None`` until confirmed."""

    at: float
    nonce: str = ""
    message_id: int | None = None


class Post:
    """One message in a channel. Unless they say otherwise, methods raise the errors in ``RequestFailed``."""

    def __init__(
        self,
        deliveries: Deliveries,
        guild_id: int,
        channel_id: int,
        keep: Callable[[Post], Awaitable[None]] | None = None,
        *,
        sent: SentPost | None = None,
        mark: str = "",
    ) -> None:
        self._deliveries = deliveries
        self.guild_id = guild_id
        self.channel_id = channel_id
        self._keep = keep
        self.sent = sent
        """``None`` if there is no message, as far as the bot knows."""
        self._mark = mark
        self.given_up = False
        """Whether Discord has refused the message or its newest content."""
        self._believed = False
        self.sending = False
        """Whether a request to send it is on its way."""
        self.shown: Hashable = None
        """What the message shows, as a value that the owner compares."""

    @property
    def message_id(self) -> int | None:
        """The id of the message, once Discord has confirmed it."""
        return None if self.sent is None else self.sent.message_id

    @property
    def in_doubt(self) -> bool:
        """Whether the message may exist although sending it was not confirmed. Sending it again settles that."""
        return self.sent is not None and self.sent.message_id is None

    @property
    def rests(self) -> bool:
        """Whether nothing is tried until ``believe`` is called."""
        return self.given_up and not self._believed

    # -- requests

    async def send(self, message: Message, nonce: str = "") -> bool:
        """Send the message, with a nonce only once. Return whether an earlier attempt may have posted it."""
        sent, now = self.sent, self._deliveries.now()
        if sent is not None and now - sent.at > NONCE_LIFE and self._mark:
            message_id = await self._search(sent.at)
            if self.given_up:
                return True
            if message_id is not None:
                await self._note(replace(sent, message_id=message_id))
                return True
            sent = None
        again = sent is not None
        if sent is None:
            sent = SentPost(now, nonce)
            if self.given_up:
                self.sent = sent  # still given up until Discord accepts it
            else:
                await self._note(sent)
        self.sending = True
        try:
            message_id = await self._request(message, sent.nonce)
        finally:
            self.sending = False
        await self._note(replace(sent, message_id=message_id))
        return again

    async def edit(self, message: Message, press: discord.Interaction[Any] | None = None) -> None:
        """Replace what the message shows. After a ``press`` on it, use the press's token."""
        change = self._partial().edit if press is None else press.edit_original_response
        async with asyncio.timeout(REQUEST_SECONDS):
            await self._deliveries.send(change, message.edit_arguments(), self.guild_id or None)

    async def show(self, message: Message, nonce: str) -> None:
        """Edit the message, or send it if there is none."""
        if self.message_id is None:
            await self.send(message, nonce)
        else:
            await self.edit(message)
            if self.given_up:
                await self._note(self.sent)

    async def take_back(self) -> None:
        """Delete the message. If it is in doubt, send it again by its nonce, without mentions, to learn its id."""
        sent = self.sent
        if sent is not None and sent.message_id is None and self._deliveries.now() - sent.at <= NONCE_LIFE:
            self.sent = replace(sent, message_id=await self._request(Message(words_layout("…")), sent.nonce))
        if self.message_id is not None:
            await self._partial().delete()
        await self.forget()

    async def forget(self) -> None:
        """Leave the message as it is, and stop tracking it."""
        await self._note(None)

    async def take_away(self, pauses: Iterable[float] = PAUSES) -> None:
        """Delete the message, again after each of these pauses. If all attempts fail, it stays. Raises nothing."""
        await self._insist(self.take_back, pauses)

    async def restore(self, make: Callable[[], Message], pauses: Iterable[float] = PAUSES) -> None:
        """Make the message show what ``make`` returns, with the same attempts as ``take_away``."""
        await self._insist(lambda: self.edit(make()), pauses)

    # -- what Discord refuses

    async def fail(self, fault: BaseException) -> ErrorResponse:
        """Handle an error of a request: give up if Discord refuses for good. Return how to respond."""
        response = response_to(fault)
        if response is not ErrorResponse.WAIT:
            await self.give_up()
        return response

    async def give_up(self) -> None:
        """Stop trying until ``believe`` is called. If that cannot be stored, only this process stops."""
        self.given_up, self._believed = True, False
        try:
            await self._note(self.sent, given_up=True)
        except StoreError as fault:
            _log.warning("that a message in channel %d is given up was not saved: %s", self.channel_id, fault)
            self.given_up = True

    def believe(self) -> None:
        """Try again, because the bot's permissions have changed."""
        self._believed = True

    # -- internals

    async def _note(self, sent: SentPost | None, *, given_up: bool = False) -> None:
        """Store where the message is. If that fails, change nothing, so that the next attempt repeats this one."""
        before = self.sent, self.given_up
        self.sent, self.given_up, self._believed = sent, given_up, False
        try:
            if self._keep is not None:
                await self._keep(self)
        except BaseException:
            self.sent, self.given_up = before
            raise

    @property
    def _channel(self) -> discord.PartialMessageable:
        return self._deliveries.bot.get_partial_messageable(self.channel_id, guild_id=self.guild_id)

    async def _request(self, message: Message, nonce: str) -> int:
        send = partial(self._channel.send, nonce=nonce or None)
        answer: discord.Message = await self._deliveries.send(send, message.new(), self.guild_id or None)
        return answer.id

    def _partial(self) -> discord.PartialMessage:
        assert self.message_id is not None  # noqa: S101 - the caller has checked
        return self._channel.get_partial_message(self.message_id)

    async def _search(self, since: float) -> int | None:
        """Find the message by its mark. If the bot may not read the channel, give up, as the message may exist."""
        after = datetime.fromtimestamp(since - NONCE_LIFE, UTC)
        try:
            async for message in self._channel.history(limit=SEARCHED, after=after):
                if message.author == self._deliveries.bot.user and self._mark in _read(message.components):
                    return message.id
        except RequestFailed as fault:
            if response_to(fault) is ErrorResponse.WAIT:
                raise
            _log.warning("channel %d could not be searched for a message of ours: %s", self.channel_id, fault)
            await self.give_up()
        return None

    async def _insist(self, request: Callable[[], Awaitable[None]], pauses: Iterable[float]) -> None:
        for pause in (0.0, *pauses):
            await asyncio.sleep(pause)
            try:
                await request()
            except RequestFailed as fault:
                _log.info("a message in channel %d could not be changed: %s", self.channel_id, type(fault).__name__)
                if response_to(fault) is not ErrorResponse.WAIT:
                    return
            else:
                return


async def open_thread(parent: discord.TextChannel, name: str) -> discord.Thread:
    """Open a public thread, which Discord archives after a day without a message."""
    kind = discord.ChannelType.news_thread if parent.is_news() else discord.ChannelType.public_thread
    return await parent.create_thread(name=name[:100], type=kind, auto_archive_duration=1440)


async def call_host(deliveries: Deliveries, guild_id: int, channel_id: int, host_id: int, words: str) -> None:
    """Tell a host in a channel why something of theirs is missing or elsewhere. If that fails, only log it."""
    try:
        await Post(deliveries, guild_id, channel_id).send(Message(words_layout(words), mentions=only(host_id)))
    except RequestFailed as fault:
        _log.warning("a host could not be notified in channel %d: %s", channel_id, type(fault).__name__)


async def is_channel_gone(fetch_channel: Callable[[int], Awaitable[object]], channel_id: int) -> bool:
    """Ask Discord whether an unknown channel was deleted. Return false if Discord does not answer."""
    try:
        await fetch_channel(channel_id)
    except discord.NotFound:
        return True
    except RequestFailed as fault:
        _log.info("whether channel %d is still there is not known: %s", channel_id, type(fault).__name__)
    return False


def _read(components: Iterable[Any]) -> str:
    """Return the texts and ids in a message's components, with plain spaces for no-break spaces."""
    words = []
    for component in components:
        words.append(_read(getattr(component, "children", ())))
        words.append(getattr(component, "content", "").replace("\u00a0", " "))
        words.append(getattr(component, "custom_id", None) or "")
    return "\n".join(words)


class LivePost(LiveMessage):
    """A post that is kept up to date. ``make`` returns the message and a value that identifies its content, or ``None``
    to show nothing. ``over`` is called when nothing is due.
    """

    def __init__(
        self,
        redraws: RedrawQueue,
        pace: EditPace,
        post: Post,
        make: Callable[[], Awaitable[tuple[Message, Hashable] | None]],
        over: Callable[[], object],
    ) -> None:
        super().__init__(redraws, pace)
        self.post = post
        self._make = make
        self._over = over
        self._news = False

    def __str__(self) -> str:
        return f"the message {self.post.message_id} in channel {self.post.channel_id}"

    def note(self) -> None:
        """Mark the post as possibly out of date."""
        self._news = True
        self.wake()

    def believe(self) -> None:
        """Retry what Discord refused, because the bot's permissions have changed."""
        self.post.believe()
        self.note()

    def _is_due(self) -> bool:
        return self._news and not (self._held or self.post.rests or self._pace.is_early(self))

    async def _step(self) -> None:
        self._news = False
        made = await self._make()
        if made is not None and made[1] != self.post.shown:
            self._pace.begin(self)
            self._news = True
            await self.post.edit(made[0])
            self.post.shown, self._news = made[1], False

    async def _respond(self, response: ErrorResponse, fault: Exception) -> None:
        _log.warning("%s could not be updated: %s", self, fault)
        if response is ErrorResponse.GIVE_UP:
            await self.post.give_up()
        else:
            self._news = False

    def _rest(self) -> None:
        if not (self._news or self.busy or self._pace.is_early(self)):
            self._over()


Outcome = Callable[[Texts], Awaitable[str | None]]
"""Returns what came of a question; ``None`` while it may be answered, and nothing if nobody can read it any more."""


class Questions:
    """Questions that can be answered in several places: in the messages that ask them, elsewhere in Discord, and on
    pages of the live table. Wherever one is answered, its messages then say what came of it, and its sheets go.
    """

    def __init__(
        self,
        languages: Languages,
        deliveries: Deliveries,
        redraws: RedrawQueue,
        pace: float,
        say: SayOnPages,
        look_at_pages: Callable[[int], object],
    ) -> None:
        self._languages, self._deliveries, self._redraws, self._pace = languages, deliveries, redraws, pace
        self._say, self._look_at_pages = say, look_at_pages
        self._open: dict[int, dict[int, LivePost]] = {}  # by server and message

    async def ask(
        self, press: Interaction, make: Callable[[Texts], Message], outcome: Outcome, people: Iterable[int] = ()
    ) -> None:
        """Ask in the channel of a press, and on the pages of these people. Errors are as for ``reply``."""
        public = await self._languages.public(press)
        message_id = await reply(press, make(public), private=False)
        if message_id is not None:
            self.keep(guild_of(press), press.channel_id or 0, message_id, public, outcome)

        async def draw(other: Interaction) -> Message:
            return make(texts_for(other))

        async def stands(_: int) -> bool:
            return await outcome(public) is None

        self._say(people, guild_of(press), draw, stands)

    def keep(self, guild_id: int, channel_id: int, message_id: int, texts: Texts, outcome: Outcome) -> None:
        """Keep a message up to date that asks something."""
        here, over = self._open.setdefault(guild_id, {}), False

        async def make() -> tuple[Message, str] | None:
            nonlocal over
            words = await outcome(texts)
            over = words is not None
            return (Message(words_layout(words)), words) if words else None

        def drop() -> None:
            if over:
                here.pop(message_id, None)

        post = Post(self._deliveries, guild_id, channel_id, sent=SentPost(0.0, message_id=message_id))
        here[message_id] = LivePost(self._redraws, EditPace(self._pace), post, make, drop)

    def look_again(self, guild_id: int) -> None:
        """Look which questions of a server are over."""
        for question in [*self._open.get(guild_id, {}).values()]:
            question.note()
        self._look_at_pages(guild_id)

    async def follow(self, press: Interaction, outcome: Outcome) -> None:
        """Keep a pressed question up to date too that an earlier process has asked."""
        texts, message = await self._languages.public(press), None if isinstance(press, PagePress) else press.message
        if message is None or message.id in self._open.get(guild_of(press), {}) or await outcome(texts) is not None:
            return
        self.keep(guild_of(press), message.channel.id, message.id, texts, outcome)

    async def answer(self, press: Interaction, words: str) -> None:
        """Acknowledge an answer. A page says these words beside the table; the question will say it."""
        if isinstance(press, PagePress):
            await tell(press, words)
        else:
            await answer_later(press)

    async def close(self) -> None:
        """Edit nothing more."""
        await asyncio.gather(*(one.close() for here in self._open.values() for one in here.values()))
