"""The private panels: one a person and table, sent again at every deal, redrawn at every act while its token lives.

An ephemeral message can be changed only with the token of the interaction that made or last changed it, for fifteen
minutes. Tokens stay in memory and go nowhere else. One request is in flight per panel, and the newest snapshot of its
table wins; a lost panel costs its player one press on *My hand*. The player to move sees it at once; the panels
of those who wait are edited once a second at most. A panel whose player has left, or whose table is closed, ends in
words without buttons.

``LastCards`` plays the last card of a hand for players who have chosen that in ``/settings``.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from typing import Any

from bot.engine.rules import Law
from bot.engine.state import Phase
from bot.engine.views import SeatView
from bot.storage.api import TableId
from bot.tables.decisions import Decision, Person, Play
from bot.tables.model import Status
from bot.tables.tables import Tables
from bot.tables.views import Change, Snapshot, TableView
from bot.task_group import TaskGroup, TaskPerKey
from bot.ui.errors import ErrorResponse, RequestFailed, response_to
from bot.ui.interactions import Interaction
from bot.ui.layouts import as_file, words_layout
from bot.ui.readers import Reader, Readers
from bot.ui.redraw_queue import ASKED, ONLOOKER, EditPace, RedrawQueue
from bot.ui.replies import Message
from bot.words.panel_text import panel_alt
from bot.words.table_text import table_text
from cogs.table.layouts import panel_layout, seat_waits_layout
from cogs.table.picture_queue import (
    ASKED_PATIENCE,
    EDIT_PATIENCE,
    LOOK_SECONDS,
    ONLOOKER_PATIENCE,
    PANEL_FILE_NAME,
    PICTURE_PATIENCE,
    Pictures,
)

TOKEN_LIFE = 14 * 60.0
"""Seconds for which a token is trusted; Discord takes it for a minute more."""

_PAUSES = (1.0, 3.0)
"""Seconds to wait before trying again; after the last one the player has to press."""

_log = logging.getLogger(__name__)

REQUEST_SECONDS = 20.0
"""After so long a request for a panel is given up."""


async def panel_message(
    pictures: Pictures,
    table: TableView,
    mine: SeatView,
    note: str | None,
    reader: Reader,
    patience: float = PICTURE_PATIENCE,
) -> Message:
    """Return a player's own panel; ``note`` is a sentence about their last press. Whoever has chosen words gets
    words, and so does everybody whose picture is not there within ``patience`` seconds.
    """
    if reader.text_only:
        return Message(panel_layout(table, mine, note, reader))
    png = await pictures.of_panel(
        table.with_players_of_game, mine, reader.texts, reader.deck, reader.hand_order, patience
    )
    if png is None:
        unfinished = pictures.is_drawing(table.table_id, mine.seat)
        return Message(panel_layout(table, mine, note, reader), unfinished=unfinished)
    alt = panel_alt(table, mine, reader.texts, reader.hand_order)
    return Message(panel_layout(table, mine, note, reader, alt), [as_file(png, PANEL_FILE_NAME, alt)])


@dataclass(frozen=True, slots=True)
class PressToken:
    """An interaction, and when it was made (Unix seconds): for a quarter of an hour it opens the way to its person."""

    press: Interaction
    obtained: float


@dataclass(slots=True)
class Panel:
    """One person's newest panel: what can change it, the message, and the sequence number that it shows.

    ``followup``: it was sent by a follow-up of its token, and not as an interaction's own answer. ``restyles``: how
    often its player has chosen another look since it was sent. ``words``: what it shows in words, where its picture is
    to come.
    """

    token: PressToken
    message_id: int | None
    shown: int
    followup: bool = False
    restyles: int = 0
    restyles_shown: int = 0
    words: tuple[TableView, SeatView] | None = None
    left: bool = False
    """Its player has left a running game, and it offers them their seat."""

    @property
    def restyled(self) -> bool:
        """Whether it still shows an older look."""
        return self.restyles_shown < self.restyles

    async def edit(self, message: Message) -> None:
        """Show something else."""
        async with asyncio.timeout(REQUEST_SECONDS):
            if self.followup and self.message_id is not None:
                await self.token.press.followup.edit_message(self.message_id, **message.edit_arguments())
            else:
                await self.token.press.edit_original_response(**message.edit_arguments())

    async def delete(self) -> None:
        """Take it away."""
        async with asyncio.timeout(REQUEST_SECONDS):
            if self.followup and self.message_id is not None:
                await self.token.press.followup.delete_message(self.message_id)
            else:
                await self.token.press.delete_original_response()


def is_news(panel: Panel, table: TableView) -> bool:
    """Return whether a panel shows an older state or look than it should: every act changes who is on turn, what
    lies on the table or what was called.
    """
    return panel.restyled or panel.shown < table.seq


Now = Callable[[], float]
LastWords = Callable[[Interaction], Awaitable[Message]]
"""Makes the last look of a panel, for the person of this press."""
_Key = tuple[TableId, int]
"""A table and one of its people."""


class Panels:
    """The registry of panels, in memory only. ``now`` is Unix time in seconds."""

    def __init__(self, readers: Readers, pictures: Pictures, now: Now) -> None:
        self._readers = readers
        self._pictures = pictures
        self._now = now
        self.redraws = RedrawQueue()
        """In which order panels and tables are redrawn."""
        self._panels: dict[_Key, Panel] = {}
        self._tokens: OrderedDict[_Key, PressToken] = OrderedDict()
        """Everybody's newest, the oldest in front."""
        self._newest: dict[TableId, Snapshot] = {}
        self._people: dict[TableId, set[int]] = {}
        """Who has pressed something at a table since it was first seen here."""
        self._on_table: dict[TableId, int] = {}
        """The hand, by its sequence number, that a table's message shows."""
        self._dealt: dict[_Key, int] = {}
        """The sequence number of the hand for which a person's panel was last sent."""
        self._last: dict[_Key, LastWords] = {}
        """What panels of a table that goes are to show last."""
        self._answering: Counter[_Key] = Counter()
        self._pace: EditPace[_Key] = EditPace(self._wake)
        self._tasks: TaskPerKey[_Key] = TaskPerKey(self._look_again)
        self._deletions = TaskGroup()
        self._closed = False

    # -- being told

    def take_token(self, table_id: TableId, press: Interaction) -> None:
        """Somebody has pressed or typed something at an open table, and it has been answered."""
        if table_id not in self._newest:
            return
        key = (table_id, press.user.id)
        self._people.setdefault(table_id, set()).add(press.user.id)
        self._tokens[key] = PressToken(press, self._now())
        self._tokens.move_to_end(key)
        self._forget_the_dead()
        self._deal_to(key)

    def shows(
        self, snapshot: Snapshot, press: Interaction, message_id: int | None, *, unfinished: bool = False
    ) -> None:
        """This interaction has just drawn its person's panel with this snapshot; another panel of theirs goes.

        ``unfinished``: its picture was not there in time; it is put in as soon as it is.
        """
        table = snapshot.table
        key = (table.table_id, press.user.id)
        self._remember(snapshot)
        older, mine = self._panels.get(key), snapshot.seat_view(press.user.id)
        words = (table, mine) if unfinished and mine is not None else None
        if table.table_id not in self._newest:
            return
        redrawn = press.message is not None and press.message.id == message_id
        if not redrawn or key not in self._dealt:  # after a restart the panel that was pressed is the newest we know
            self._dealt[key] = table.hand_seq
        self.take_token(table.table_id, press)
        token = self._tokens[key]
        if older is not None and older.message_id == message_id:
            older.token, older.shown, older.followup = token, max(older.shown, table.seq), False
            older.words = words
        elif older is not None and redrawn and (older.message_id or 0) > (message_id or 0):
            self._take_away(Panel(token, message_id, table.seq))  # a leftover was pressed; the newest one stays
        else:
            self._panels[key] = Panel(token, message_id, table.seq, words=words)
            self._take_away(older)
        self._wake(key)

    @contextmanager
    def answering(self, table_id: TableId, user_id: int) -> Iterator[None]:
        """While a press on the panel is answered nothing else redraws it; afterwards what it missed is caught up."""
        key = (table_id, user_id)
        self._answering[key] += 1
        try:
            yield
        finally:
            self._answering[key] -= 1
            if not self._answering[key]:
                del self._answering[key]
            self._deal_to(key)
            self._wake(key)

    def on_change(self, change: Change) -> None:
        """A table has changed: panels that have something new to say are redrawn."""
        self._remember(change.snapshot)
        table = change.snapshot.table
        keys = [(table.table_id, user_id) for user_id in self._people.get(table.table_id, ())]
        for key in keys:
            panel = self._panels.get(key)
            shown = panel is not None or self._busy(key)
            told = panel is not None and panel.left and table.status is not Status.CLOSED
            if shown and not told and _has_ended(change.snapshot, key[1]):
                self._last.setdefault(key, partial(self._end_message, table))
        if table.status is Status.CLOSED:
            self._forget_table(table.table_id)
        for key in keys:
            self._wake(key)

    def say_last(self, table_id: TableId, user_id: int, words: LastWords) -> None:
        """The table is closing. Show this on the person's panel as the last thing."""
        key = (table_id, user_id)
        if key in self._panels or key in self._answering:
            self._last[key] = words
            self._wake(key)

    def dealt(self, table: TableView) -> None:
        """The table's message stands in the channel and shows this; at a new deal everybody's panel comes below it."""
        newest = self._newest.get(table.table_id)
        if self._closed or newest is None or table.status is not Status.PLAYING:
            return
        self._on_table[table.table_id] = table.hand_seq
        self._forget_the_dead()
        for chair in newest.table.chairs:
            self._deal_to((table.table_id, chair.user_id or 0))

    def covers(self, table: TableView) -> bool:
        """Return whether every person who plays at the table has a panel that can be redrawn."""
        people = [chair for chair in table.chairs if chair.user_id is not None and not chair.left]
        return all(self._lives(self._panels.get((table.table_id, chair.user_id or 0))) for chair in people)

    def lives(self, table_id: TableId, user_id: int) -> bool:
        """Return whether this person has a panel that can be redrawn."""
        return self._lives(self._panels.get((table_id, user_id)))

    def restyle(self, user_id: int) -> None:
        """A person has chosen another look for their panels: redraw all that live."""
        for key, panel in list(self._panels.items()):
            if key[1] == user_id and not self._closed:
                panel.restyles += 1
                self._wake(key)

    def release(self, table_ids: Iterable[TableId]) -> None:
        """Forget the panels of these tables, which another process is to show."""
        for table_id in table_ids:
            self._forget_table(table_id)

    async def close(self) -> None:
        """Redraw nothing any more."""
        self._closed = True
        self._pace.close()
        await self._tasks.cancel()
        await self._deletions.cancel()
        self._panels.clear()
        self._tokens.clear()

    # -- drawing

    def _deal_to(self, key: _Key) -> None:
        """Send a person a new panel if a hand was dealt since the last one and its table's message stands."""
        hand = self._on_table.get(key[0])
        if hand is None or self._dealt.get(key) == hand or key not in self._tokens or self._busy(key):
            return
        seen = self._view_of(key)
        if seen is not None and seen[0].hand_seq == hand and seen[1].dealt and seen[0].status is Status.PLAYING:
            self._dealt[key] = hand
            self._begin(key, self._deliver(key))

    def _wake(self, key: _Key) -> None:
        """Redraw a panel if it has something new to say, unless somebody does already or its token is dead."""
        panel = self._panels.get(key)
        if self._busy(key):
            if self._is_asked(key):
                self.redraws.hurry(key, ASKED)
            return
        if panel is None and key not in self._last:
            return
        if key in self._last:
            self._begin(key, self._leave(key, self._last.pop(key)))
            return
        if panel is None or self._due(key, panel) is None:
            return
        if not self._lives(panel):
            self._drop(key)
        elif not self._is_early(key, panel):
            self._begin(key, self._redraw(key))

    def _busy(self, key: _Key) -> bool:
        """Keep one request in flight for a person; later changes are looked at when it is done."""
        return self._closed or key in self._tasks or key in self._answering

    def _begin(self, key: _Key, drawing: Coroutine[Any, Any, None]) -> None:
        self._tasks.start(key, drawing, f"panel of table {key[0]}")

    def _look_again(self, key: _Key) -> None:
        self._deal_to(key)
        self._wake(key)

    async def _redraw(self, key: _Key) -> None:
        """Draw until the panel shows the newest state, somebody else draws it, or its token is dead."""
        pauses = iter(_PAUSES)
        while (panel := self._panels.get(key)) is not None and key not in self._answering and self._lives(panel):
            try:
                if not await self._draw_once(key, panel):
                    return
            except RequestFailed as fault:
                if self._panels.get(key) is panel and not await self._wait_after(fault, pauses):
                    _log.info("a panel of table %d is given up: %s", key[0], type(fault).__name__)
                    self._drop(key)
                    return

    async def _draw_once(self, key: _Key, panel: Panel) -> bool:
        """Draw the newest snapshot if the panel has something new to say; False if it has not."""
        due = self._due(key, panel)
        if due is None or self._is_early(key, panel):
            return False
        await self.redraws.turn(ASKED if self._is_asked(key) and is_news(panel, due[0]) else ONLOOKER, key)
        seen = self._due(key, panel)
        if seen is None or self._panels.get(key) is not panel or key in self._answering:
            return True
        words = None if is_news(panel, seen[0]) else panel.words
        if words is not None and not await self._pictures.wait_for(words[0].table_id, words[1].seat, LOOK_SECONDS):
            return True
        token, restyles, (table, mine) = panel.token, panel.restyles, words or seen
        reader = await self._readers.of(token.press)
        patience = ASKED_PATIENCE if mine.legal else ONLOOKER_PATIENCE
        message = await panel_message(self._pictures, table, mine, None, reader, patience)
        if self._panels.get(key) is not panel or panel.token is not token or key in self._answering:
            return True
        in_words = (table, mine) if message.unfinished else None
        if words is not None and not message.files:
            panel.words = in_words
            return True
        self._pace.begin(key)
        await panel.edit(message)
        if panel.token is token:
            panel.shown, panel.restyles_shown, panel.words = max(panel.shown, table.seq), restyles, in_words
        return True

    async def _deliver(self, key: _Key) -> None:
        """Send a person a new panel by their newest token, and delete the older one.

        In one attempt: one whose reply was lost may have arrived, and the older panel goes on working.
        """
        await self.redraws.turn(ASKED if self._is_asked(key) else ONLOOKER, key)
        token, seen = self._tokens.get(key), self._view_of(key)
        if token is None or seen is None:
            return
        table, mine = seen
        reader = await self._readers.of(token.press)
        message = await panel_message(self._pictures, table, mine, None, reader, EDIT_PATIENCE)
        try:
            async with asyncio.timeout(REQUEST_SECONDS):
                sent = await token.press.followup.send(**message.new(), ephemeral=True, wait=True)
        except RequestFailed as fault:
            _log.info("a panel of table %d is not sent: %s", key[0], type(fault).__name__)
            return
        if key[0] not in self._newest and key not in self._last:  # released while it was sent
            return
        older = self._panels.get(key)
        words = seen if message.unfinished else None
        self._panels[key] = Panel(token, sent.id, table.seq, followup=True, words=words)
        self._take_away(older)

    async def _leave(self, key: _Key, words: LastWords) -> None:
        """Show the last words on a panel, if there still is one, and forget it."""
        panel = self._panels.pop(key, None)
        self._dealt.pop(key, None)
        if panel is None or not self._lives(panel):
            return
        try:
            await panel.edit(await words(panel.token.press))
        except RequestFailed as fault:
            _log.info("a panel of table %d could not be updated: %s", key[0], type(fault).__name__)
            return
        if key in self._tokens and key not in self._panels:  # the table goes on: what it offers ends with it
            panel.left = True
            self._panels[key] = panel

    async def _end_message(self, table: TableView, press: Interaction) -> Message:
        """What a panel shows last: the table is closed, or its player does not play there any more."""
        texts = (await self._readers.of(press)).texts
        closed = table.status is Status.CLOSED
        if closed:
            return Message(words_layout(table_text(table, texts)))
        if any(chair.user_id == press.user.id for chair in table.chairs):  # their seat waits for them
            return Message(seat_waits_layout(table.table_id, texts("panel-left"), texts))
        return Message(words_layout(texts("panel-left")))

    async def _wait_after(self, fault: Exception, pauses: Iterator[float]) -> bool:
        """Whether a failed request is worth another attempt; then its pause is over."""
        pause = next(pauses, None) if response_to(fault) is ErrorResponse.WAIT else None
        if pause is not None:
            await asyncio.sleep(pause)
        return pause is not None

    def _take_away(self, panel: Panel | None) -> None:
        """Delete a panel that another one has replaced; one that cannot be deleted stays, and its buttons are refused
        or answered with the newest state.
        """
        if panel is None or not self._lives(panel) or self._closed:
            return
        self._deletions.start(_delete_older(panel), "an older panel")

    # -- remembering and forgetting

    def _remember(self, snapshot: Snapshot) -> None:
        known, table = self._newest.get(snapshot.table.table_id), snapshot.table
        if table.status is not Status.CLOSED and (known is None or known.table.seq <= table.seq):
            self._newest[table.table_id] = snapshot

    def _is_asked(self, key: _Key) -> bool:
        """Whether this person's decision is waited for."""
        newest = self._newest.get(key[0])
        chair = None if newest is None else newest.table.to_move
        return chair is not None and chair.user_id == key[1]

    def _view_of(self, key: _Key) -> tuple[TableView, SeatView] | None:
        """What a person sees of their table now; ``None`` if they hold no seat in a game."""
        newest = self._newest.get(key[0])
        mine = None if newest is None else newest.seat_view(key[1])
        return None if newest is None or mine is None else (newest.table, mine)

    def _due(self, key: _Key, panel: Panel) -> tuple[TableView, SeatView] | None:
        """What a person sees of their table now, if their panel has something new to say."""
        seen = self._view_of(key)
        return seen if seen is not None and (panel.words or is_news(panel, seen[0])) else None

    def _is_early(self, key: _Key, panel: Panel) -> bool:
        """Whether a panel that is due has to wait; who is asked, or has chosen another look, does not, nor does a
        picture whose words stand already.
        """
        newest = self._newest.get(key[0])
        if newest is None or panel.restyled or self._is_asked(key) or not is_news(panel, newest.table):
            return False
        return self._pace.is_early(key)

    def _lives(self, panel: Panel | None) -> bool:
        return panel is not None and self._now() - panel.token.obtained <= TOKEN_LIFE

    def _drop(self, key: _Key) -> None:
        self._panels.pop(key, None)

    def _forget_table(self, table_id: TableId) -> None:
        self._newest.pop(table_id, None)
        self._on_table.pop(table_id, None)
        for key in [(table_id, user_id) for user_id in self._people.pop(table_id, ())]:
            self._tokens.pop(key, None)
            if key not in self._last:
                self._panels.pop(key, None)
                self._dealt.pop(key, None)

    def _forget_the_dead(self) -> None:
        """Tokens that open nothing any more are not kept."""
        while self._tokens:
            key, token = next(iter(self._tokens.items()))
            if self._now() - token.obtained <= TOKEN_LIFE:
                return
            del self._tokens[key]
            if not self._lives(self._panels.get(key)):
                self._drop(key)


def _has_ended(snapshot: Snapshot, user_id: int) -> bool:
    """Whether this person's panel has nothing more to show: their table is closed, or plays without them."""
    status = snapshot.table.status
    return status is Status.CLOSED or (status is Status.PLAYING and snapshot.seat_view(user_id) is None)


async def _delete_older(panel: Panel) -> None:
    try:
        await panel.delete()
    except RequestFailed as fault:
        _log.info("an older panel could not be deleted: %s", type(fault).__name__)


# -- the last card of a hand


class LastCards:
    """Listens to the tables and decides for people whose one card is the only lawful act."""

    def __init__(self, tables: Tables, readers: Readers) -> None:
        self._tables = tables
        self._readers = readers

    def on_change(self, change: Change) -> Awaitable[None] | None:
        """Return what is to be done after a change of a table, if anything is."""
        table = change.snapshot.table
        chair = table.to_move
        mine = None if chair is None or chair.away else change.snapshot.seat_view(chair.user_id or 0)
        if chair is None or chair.user_id is None or mine is None or not _is_last(mine):
            return None
        person = Person(chair.user_id, chair.name or "")
        return self._play(Decision(table.table_id, person, Play(mine.legal[0]), table.seq, None))

    async def _play(self, decision: Decision) -> None:
        if (await self._readers.chosen_by(decision.person.user_id)).last_card:
            await self._tables.decide(decision)


def _is_last(mine: SeatView) -> bool:
    """Whether this player is to lay their last card; at an old-school table they may also do something else."""
    view = mine.public
    return view.phase is Phase.PLAY and len(mine.hand) == len(mine.legal) == 1 and view.rules.law is Law.HOSTED
