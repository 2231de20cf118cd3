"""The lasting post *Play Euchre* in a server's lobby channel: its open tables, the next night, the day's puzzle.

Theory of operation. A post shows only what everybody who sees its channel can see anyway (``is_open_to_readers``), and
nothing of hidden channels. When something of the server has changed, the post is made again, at most every
``LOOK_SECONDS``, and sent only if it differs from what was sent before, at most every ``EDIT_SECONDS``. All posts
together send at most three requests a second, and only while games leave room. A post older than ``ANEW_SECONDS`` is
not edited: a new one is sent silently at the channel's end, and the old one is deleted. If somebody deletes the post,
the next edit notices that.

The places of a server's posts are one setting of the server, stored before each request to Discord. So a restart finds
every post again, and those that are still to be deleted.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable, Iterator
from dataclasses import astuple
from functools import partial
from typing import Any

import discord

from bot.services import Services, retry
from bot.storage.api import LOBBY_POST
from bot.tables.model import Status
from bot.tables.server_settings import NewSettings
from bot.task_group import TaskGroup
from bot.ui import buttons
from bot.ui.errors import ErrorResponse, RequestFailed, make_nonce, response_to
from bot.ui.layouts import page_layout
from bot.ui.live import EditPace, LiveMessage, Priority, RedrawQueue
from bot.ui.posts import Post, SentPost
from bot.ui.refusals import door_button
from bot.ui.replies import Message
from bot.ui.visibility import find_place, is_open_to_readers
from bot.words.catalogue import Texts
from bot.words.lines import day_words
from cogs.front_door import MOST_LISTED, night_line, nights_of, table_line, tables_of

EDIT_SECONDS = 20.0
"""The fewest seconds between two edits of one post."""
LOOK_SECONDS = 5.0
"""The fewest seconds between two checks of what one post should show. Each act of a game is a change."""
ANEW_SECONDS = 45 * 60.0
"""A post older than this many seconds is sent anew when it changes."""
LIMIT_SHARE = 15
"""Of the bot's requests, all posts together may send at most one in this many."""
ROUND_SECONDS = 600.0
"""Seconds between two checks of all posts, because the day changes."""

_log = logging.getLogger(__name__)


class LobbyPosts:
    """The posts of all servers that have chosen a channel for one."""

    def __init__(self, services: Services, redraws: RedrawQueue) -> None:
        self.services = services
        self.redraws = redraws
        self._posts: dict[int, LobbyPost] = {}
        self._tasks = TaskGroup()
        self._next = 0.0  # when the next turn is, in the event loop's time
        services.tables.add_listener(lambda change: self._note(change.snapshot.table.guild_id))
        services.nights.add_listener(lambda change: self._note(change.night.guild_id))
        services.server_settings.add_listener(self._on_settings)

    def start(self) -> None:
        """Update all posts, and check them regularly. Tables and nights must be in memory."""
        self._tasks.start(self._run(), "lobby posts")

    async def close(self) -> None:
        await self._tasks.close()
        await self.release(lambda _: True)

    async def take_up(self) -> None:
        """Read the posts of this process's servers. Raises ``StoreError``."""
        for name in ("lobby_channel", LOBBY_POST):
            for guild_id in await self.services.store.servers_with(name):
                await self._add(guild_id)

    async def release(self, guild_ids: Callable[[int], bool]) -> None:
        """Drop the posts of these servers from memory without changing them. Another process may take them over."""
        leaving = [self._posts.pop(guild_id) for guild_id in [*self._posts] if guild_ids(guild_id)]
        await asyncio.gather(*(post.close() for post in leaving))

    def forget(self, guild_id: int) -> None:
        """Drop a server that has no post and wants none."""
        self._posts.pop(guild_id, None)

    def believe(self, guild_id: int, may_post: Callable[[int], bool]) -> None:
        """Check a server's post again, because permissions have changed: the bot's, or who sees which channel."""
        post = self._posts.get(guild_id)
        if post is not None:
            post.believe(may_post)

    async def turn(self) -> None:
        """Wait until a request may be sent. All posts together may send a few a second, if games leave room."""
        loop = asyncio.get_running_loop()
        while True:
            now = loop.time()
            turn = max(now, self._next)
            self._next = turn + LIMIT_SHARE / self.services.limiter.per_second
            await asyncio.sleep(turn - now)
            if self.services.limiter.has_room():
                return

    async def _run(self) -> None:
        await self.services.bot.wait_until_ready()
        await retry(self.take_up, "posts")
        while True:
            await asyncio.sleep(ROUND_SECONDS)
            for post in [*self._posts.values()]:
                post.note()

    def _note(self, guild_id: int) -> None:
        post = self._posts.get(guild_id)
        if post is not None:
            post.note()

    def _on_settings(self, news: NewSettings) -> None:
        served = self.services.store.shards()  # another process may have told of a server of its own
        ours = served is None or served.of_server(news.guild_id) in served.own
        if ours and news.settings.lobby_channel is not None and news.guild_id not in self._posts:
            self._tasks.start(retry(partial(self._add, news.guild_id), "a lobby post"), "a lobby post")
        self._note(news.guild_id)

    async def _add(self, guild_id: int) -> None:
        stored = await self.services.server_settings.read(guild_id)
        if guild_id not in self._posts:
            post = self._posts[guild_id] = LobbyPost(self, guild_id, json.loads(stored.get(LOBBY_POST, "[[0]]")))
            post.note()


def call_button(texts: Texts) -> discord.ui.Button[Any]:
    """Make the button *Call me* (``cogs/lobby_calls.py``)."""
    return buttons.CALL_ME.at("toggle", label=texts("button-call-me"))


class LobbyPost(LiveMessage):
    """The post of one server. ``stored`` has its channel and message, then those of posts that are to be deleted.

    Channel 0 stands for no post, because the server wants none.
    """

    def __init__(self, posts: LobbyPosts, guild_id: int, stored: list[list[Any]]) -> None:
        super().__init__(posts.redraws, EditPace(EDIT_SECONDS))
        self._looks = EditPace(LOOK_SECONDS)
        self._posts, self._services = posts, posts.services
        self._guild_id = guild_id
        first, *old = [(channel_id, SentPost(*sent) if sent else None) for channel_id, *sent in stored]
        self._post = self._make_post(*first)
        self._old = [self._make_post(*each, old=True) for each in old]
        self._notes = self._done = 0  # how often something may have changed, and what of that the post shows

    def __str__(self) -> str:
        return f"the lobby post of server {self._guild_id}"

    def note(self) -> None:
        """Mark the post as possibly out of date."""
        self._notes += 1
        self.wake()

    def believe(self, may_post: Callable[[int], bool]) -> None:
        """Retry what Discord refused, in channels where ``may_post`` holds, and check who sees which channel."""
        if may_post(self._post.channel_id):
            self._post.believe()
        self.note()

    def _is_due(self) -> bool:
        return self._notes != self._done and not (self._pace.is_early(self) or self._looks.is_early(self))

    async def close(self) -> None:
        self._looks.forget(self)
        await super().close()

    def _turn(self) -> Priority:
        return Priority.ONLOOKER

    async def _step(self) -> None:
        self._looks.begin(self)
        notes, guild = self._notes, self._services.bot.get_guild(self._guild_id)
        closed = self._guild_id in self._services.owner_journal.decided.servers
        if guild is not None and not (guild.unavailable or closed):
            settings = await self._services.server_settings.of(self._guild_id)
            self._move(settings.lobby_channel or 0)
            channel = find_place(guild, self._post.channel_id)
            if channel is not None and not self._post.rests:
                await self._show(channel)
            await self._delete_old()
        self._done = notes

    async def _respond(self, response: ErrorResponse, fault: Exception) -> None:
        if response is ErrorResponse.POST_ANEW:
            await self._post.forget()
            return
        _log.warning("%s cannot be posted: %s", self, fault)
        await self._post.give_up()

    def _rest(self) -> None:
        if not (self._post.channel_id or self._old or self.busy or self._notes != self._done):
            self._posts.forget(self._guild_id)

    # -- where it stands

    def _make_post(self, channel_id: int, sent: SentPost | None = None, *, old: bool = False) -> Post:
        keep, mark = None if old else self._keep, buttons.DOOR.id_of("watch")
        return Post(self._services.deliveries, self._guild_id, channel_id, keep, sent=sent, mark=mark)

    async def _keep(self, _: Post) -> None:
        kept = [self._post, *self._old]
        text = json.dumps([(one.channel_id, *(astuple(one.sent) if one.sent else ())) for one in kept])
        standing = text if self._post.channel_id or self._old else None
        await self._services.server_settings.choose(self._guild_id, {LOBBY_POST: standing})

    def _move(self, channel_id: int) -> None:
        """Start a post in this channel, unless it is there already. The previous one will be deleted."""
        if channel_id != self._post.channel_id:
            self._retire()
            self._post = self._make_post(channel_id)

    def _retire(self) -> None:
        if self._post.sent is not None:
            self._old.append(self._make_post(self._post.channel_id, self._post.sent, old=True))

    async def _delete_old(self) -> None:
        while self._old:
            await self._posts.turn()
            try:
                await self._old[0].take_back()
            except RequestFailed as fault:
                if response_to(fault) is ErrorResponse.WAIT:
                    raise
                _log.info("%s: an old one stays: %s", self, type(fault).__name__)
            self._old.pop(0)
            await self._keep(self._post)

    # -- what it shows

    async def _show(self, channel: discord.abc.GuildChannel) -> None:
        """Update the post. ``channel`` says who sees it: the post's channel, or the parent of its thread."""
        texts, post = await self._services.languages.of(self._guild_id), self._post
        if post.message_id is not None and post.shown == "\n".join(self._lines(channel, texts)):
            return
        await self._posts.turn()
        self._pace.begin(self)
        words, now = "\n".join(self._lines(channel, texts)), self._services.clock.now()
        if post.message_id is not None and post.sent is not None and now - post.sent.at >= ANEW_SECONDS:
            self._retire()
            post.sent = None
        row = [door_button("play", texts), door_button("watch", texts), call_button(texts)]
        message = Message(page_layout(words, row), silent=True)
        await post.show(message, make_nonce("lobby", self._guild_id, round(now)))
        post.shown = words

    def _lines(self, channel: discord.abc.GuildChannel, texts: Texts) -> Iterator[str]:
        yield f"**{texts('lobby-post-heading')}**"
        tables = [
            table for table in tables_of(self._services, self._guild_id)
            if table.status is not Status.FINISHED and self._is_open(table.channel_id, channel)
        ]  # fmt: skip
        tables.sort(key=lambda table: (table.status is Status.PLAYING, table.table_id))
        yield from (table_line(self._services, table, self._post.channel_id, texts) for table in tables[:MOST_LISTED])
        if len(tables) > MOST_LISTED:
            yield texts("door-others", count=len(tables) - MOST_LISTED)
        if not tables:
            yield texts("door-nothing")
        nights = nights_of(self._services, self._guild_id)
        yield from [night_line(one, texts) for one in nights if self._is_open(one.channel_id, channel)][:1]
        yield texts("lobby-post-puzzle", day=day_words(self._services.puzzles.today(), texts))

    def _is_open(self, channel_id: int, of: discord.abc.GuildChannel) -> bool:
        place = find_place(of.guild, channel_id)
        return place is not None and is_open_to_readers(place, of)
