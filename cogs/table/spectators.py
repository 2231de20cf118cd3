"""*Watch*: the public table as a private message for people who do not sit at it, redrawn while its token lives.

It shows the picture that the channel shows (``picture_queue.py``).

It is made of the public ``TableView`` alone, so it shows no hand to anybody. Spectators are kept in memory only
and in limited numbers; of each view the newest state wins, with one request in flight and one edit a second at most.
A spectator who sits down stops watching, and their view says so.
"""

from __future__ import annotations

import logging

from discord.ext import commands

from bot.pictures.table_picture import numbered_seats
from bot.storage.api import TableId
from bot.tables.decisions import Reason
from bot.tables.model import Status
from bot.tables.tables import Tables
from bot.tables.views import Change, Refused, TableView
from bot.task_group import TaskPerKey
from bot.ui import buttons
from bot.ui.errors import RequestFailed
from bot.ui.interactions import Interaction
from bot.ui.layouts import as_file, words_layout
from bot.ui.readers import Reader, Readers
from bot.ui.redraw_queue import EditPace
from bot.ui.replies import Message, redraw, reply, tell
from bot.ui.routes import pressed
from bot.words.notices import refusal_text
from bot.words.table_text import table_alt
from cogs.table.layouts import watch_layout
from cogs.table.panels import TOKEN_LIFE, Now, Panel, PressToken
from cogs.table.picture_queue import EDIT_PATIENCE, FILE_NAME, LOOK_SECONDS, PICTURE_PATIENCE, Pictures

MOST_AT_TABLE, MOST_IN_ALL = 12, 600
"""So many people may watch one table, and all tables together."""

_Key = tuple[TableId, int]
"""A table and somebody who watches it."""

_log = logging.getLogger(__name__)


class Spectators(commands.Cog):
    """Everybody who watches a table. ``now`` gives Unix seconds."""

    def __init__(self, tables: Tables, readers: Readers, pictures: Pictures, now: Now) -> None:
        self._tables = tables
        self._readers = readers
        self._pictures = pictures
        self._now = now
        self._views: dict[_Key, Panel] = {}
        self._in_words: set[_Key] = set()
        """Whose view shows words where its picture is to come."""
        self._newest: dict[TableId, TableView] = {}
        """Of tables that are watched."""
        self._pace: EditPace[_Key] = EditPace(self._wake)
        self._drawing: TaskPerKey[_Key] = TaskPerKey(self._wake, self._forget)
        self._closed = False

    @pressed(buttons.WATCH)
    async def watch(self, press: Interaction, table_id: TableId) -> None:
        """*Watch* on the public message: a new private view, which takes the place of an older one."""
        table = await self._admit(press, table_id)
        if table is None:
            return
        message = await self._message(table, await self._readers.of(press), PICTURE_PATIENCE)
        older = self._shows(table, press, await reply(press, message), message)
        if older is not None and self._lives(older):
            try:
                await older.delete()
            except RequestFailed as fault:
                _log.info("an older view could not be deleted: %s", type(fault).__name__)

    @pressed(buttons.LOOK)
    async def look(self, press: Interaction, table_id: TableId) -> None:
        """*Refresh* on the view itself: the same message as things stand now."""
        table = await self._admit(press, table_id)
        if table is None:
            return
        message = await self._message(table, await self._readers.of(press), PICTURE_PATIENCE)
        await redraw(press, message)
        self._shows(table, press, None if press.message is None else press.message.id, message)

    def on_change(self, change: Change) -> None:
        """A table has changed: redraw the views of its spectators."""
        table = change.snapshot.table
        if table.table_id not in self._newest:
            return
        self._newest[table.table_id] = table
        for key in [key for key in self._views if key[0] == table.table_id]:
            self._wake(key)

    async def close(self) -> None:
        """Redraw nothing any more."""
        self._closed = True
        self._pace.close()
        await self._drawing.cancel()
        self._views.clear()
        self._newest.clear()

    # -- who may watch

    async def _admit(self, press: Interaction, table_id: TableId) -> TableView | None:
        """Return the table if this person may watch it; otherwise tell them why not."""
        snapshot, user_id = self._tables.snapshot(table_id), press.user.id
        texts = (await self._readers.of(press)).texts
        if snapshot is None:
            await tell(press, refusal_text(Refused(Reason.CLOSED), texts))
            return None
        if snapshot.table.seat_of(user_id) is not None:
            await tell(press, texts("watch-seated", button=texts("button-hand")))
            return None
        if not self._tables.sight(snapshot.table, user_id).table:
            await tell(press, texts("watch-hidden"))
            return None
        if (table_id, user_id) not in self._views and self._full(table_id):
            await tell(press, texts("watch-full"))
            return None
        return snapshot.table

    def _full(self, table_id: TableId) -> bool:
        for key in [key for key, view in self._views.items() if not self._lives(view)]:
            self._forget(key)
        here = sum(key[0] == table_id for key in self._views)
        return here >= MOST_AT_TABLE or len(self._views) >= MOST_IN_ALL

    # -- drawing

    def _shows(self, table: TableView, press: Interaction, message_id: int | None, message: Message) -> Panel | None:
        """Somebody has this view now; returns the one that they had before, if it is another message."""
        key = (table.table_id, press.user.id)
        older, token = self._views.get(key), PressToken(press, self._now())
        view = self._views[key] = Panel(token, message_id, table.seq)
        self._note(key, message)
        known = self._newest.get(table.table_id)
        if known is None or known.seq < table.seq:
            self._newest[table.table_id] = table
        now = self._tables.snapshot(table.table_id)
        if now is not None and now.table.seq > self._newest[table.table_id].seq:
            self._newest[table.table_id] = now.table
        self._wake(key)
        return older if older is not None and older.message_id != view.message_id else None

    def _wake(self, key: _Key) -> None:
        view = self._views.get(key)
        if view is None or self._closed or key in self._drawing or not self._is_news(key, view):
            return
        if not self._lives(view):
            self._forget(key)
        elif not self._is_early(key, view):
            self._drawing.start(key, self._redraw(key), f"a view of table {key[0]}")

    async def _redraw(self, key: _Key) -> None:
        """Draw until the view shows the newest state; one that Discord does not take is given up."""
        while (view := self._views.get(key)) is not None and self._is_news(key, view):
            if self._is_early(key, view):
                return
            table = self._newest[key[0]]
            words = key in self._in_words and view.shown >= table.seq
            if words and not await self._pictures.wait_for(table.table_id, 0, LOOK_SECONDS):
                continue
            over = table.status is Status.CLOSED or table.seat_of(key[1]) is not None
            message = await self._message(table, await self._readers.of(view.token.press), EDIT_PATIENCE, key[1])
            if self._views.get(key) is not view:
                continue
            view.shown = max(view.shown, table.seq)
            self._note(key, message)
            if words and not message.files:
                self._in_words.discard(key)
                continue
            self._pace.begin(key)
            try:
                await view.edit(message)
            except RequestFailed as fault:
                _log.info("a view of table %d is given up: %s", key[0], type(fault).__name__)
                if self._views.get(key) is view:
                    self._forget(key)
            if over:
                self._forget(key)

    async def _message(self, table: TableView, reader: Reader, patience: float, user_id: int | None = None) -> Message:
        """The public table as one person reads it; words alone if they sit there."""
        texts, played = reader.texts, table.with_players_of_game
        if user_id is not None and table.seat_of(user_id) is not None:
            return Message(words_layout(texts("watch-seated", button=texts("button-hand"))))
        pictured = table.pictures and not reader.text_only and table.status is not Status.CLOSED
        png = await self._pictures.of(played, texts, patience) if pictured else None
        if png is None:
            unfinished = pictured and self._pictures.is_drawing(table.table_id)
            return Message(watch_layout(table, None, texts, reader.pack), unfinished=unfinished)
        alt = table_alt(played, texts, numbered=numbered_seats(played))
        return Message(watch_layout(table, alt, texts, reader.pack), [as_file(png, FILE_NAME, alt)])

    # -- remembering and forgetting

    def _note(self, key: _Key, message: Message) -> None:
        """Whether words stand where a picture is to come."""
        if message.unfinished:
            self._in_words.add(key)
        else:
            self._in_words.discard(key)

    def _is_news(self, key: _Key, view: Panel) -> bool:
        return key in self._in_words or view.shown < self._newest[key[0]].seq

    def _is_early(self, key: _Key, view: Panel) -> bool:
        return view.shown < self._newest[key[0]].seq and self._pace.is_early(key)

    def _lives(self, view: Panel) -> bool:
        return self._now() - view.token.obtained <= TOKEN_LIFE

    def _forget(self, key: _Key) -> None:
        self._views.pop(key, None)
        self._in_words.discard(key)
        self._pace.forget(key)
        if not any(known[0] == key[0] for known in self._views):
            self._newest.pop(key[0], None)
