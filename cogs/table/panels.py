"""The private panels: one for each person and table, sent again at every deal and redrawn at every act.

An ephemeral message can be edited for only fifteen minutes, with the token of the interaction that made or last edited
it. Tokens stay in memory and are never stored or logged. The newest snapshot of the table wins. If a panel is lost, its
player has to press *My hand* once. The panel of the player on turn is redrawn at once; the panels of those who wait are
edited at most once a second. If the player has left or the table is closed, the panel ends with words and without
buttons.

*Watch* opens a panel for people who do not sit at the table. Their number is limited. Such a panel is made from the
public ``TableView`` only, so it shows nobody's hand. A person who sits down stops watching, and the panel says so.

``LastCards`` plays the last card of a hand for players who have chosen that in ``/settings``. ``DecidedHands`` lays the
rest open once nothing is left to decide, if everybody has chosen that.
"""

from __future__ import annotations

import asyncio
import logging
import math
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import AbstractContextManager, suppress
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

import discord

from bot.engine.acts import cards_of
from bot.engine.rules import Law
from bot.engine.state import Phase
from bot.engine.sure_tricks import is_decided
from bot.engine.views import SeatView
from bot.pictures.highlight_picture import Highlight
from bot.pictures.table_picture import numbered_seats
from bot.services import Services
from bot.storage.api import TableId
from bot.tables.decisions import Decision, Person
from bot.tables.model import Status
from bot.tables.playing import LayOpen, Play
from bot.tables.views import Change, Snapshot, TableView
from bot.task_group import TaskGroup
from bot.ui import buttons
from bot.ui.emojis import Pack
from bot.ui.errors import ErrorResponse, RequestFailed
from bot.ui.layouts import RESTING, as_file, page_layout, words_layout
from bot.ui.live import EditPace, LiveMessage, Priority, RedrawQueue
from bot.ui.picture_queue import FILE_NAME, PANEL_FILE_NAME, Late, Pictures, Wait
from bot.ui.readers import Interaction, Reader, tables_channel_of, texts_for
from bot.ui.replies import FOLLOW_UP_SECONDS, Message, Words, deliveries_of
from bot.words.catalogue import Texts
from bot.words.looking_back import highlight_alt
from bot.words.panel_state import (
    NO_REMARK,
    SAYING,
    WATCHING,
    Event,
    PanelState,
    PanelStep,
    Remark,
    ShownPanel,
    last_words,
    standing,
)
from bot.words.panel_text import panel_alt
from bot.words.table_text import table_alt
from cogs.table.layouts import panel_layout, seat_waits_layout, watch_layout

TOKEN_LIFE = 14 * 60.0
"""Seconds for which the bot uses a token. Discord accepts it for a minute longer."""

LAST_CHANGE = 30.0
"""In the last seconds of a token's life, an edit may come too late."""

FAREWELL_SECONDS = 5.0
"""How long panels that nobody will redraw any more are given to be drawn once without a countdown."""

MOST_AT_TABLE, MOST_IN_ALL = 12, 600
"""The most people who may watch one table, and all tables together."""

_log = logging.getLogger(__name__)


async def panel_message(
    services: Services,
    table: TableView,
    own_view: SeatView,
    remark: Remark,
    reader: Reader,
    token: PressToken,
    wait: Wait = Wait.ANSWER,
) -> Message:
    """Return a player's own panel, in words if they chose that or the picture is late. ``token`` limits its times."""
    table, live = token.limit(table), services.has_live_page(table)
    picture: bytes | Late | None = None
    if not reader.text_only:
        look = (reader.texts, reader.deck, reader.hand_order)
        framed = () if remark.advised is None else cards_of(remark.advised)
        picture = await services.pictures.of_panel(table.with_players_shown, own_view, *look, wait, framed)
    if not isinstance(picture, bytes):
        return Message(panel_layout(table, own_view, reader, remark=remark, live=live), late=picture)
    alt = panel_alt(table, own_view, reader.texts, reader.hand_order)
    return Message(
        panel_layout(table, own_view, reader, alt, remark, live=live), [as_file(picture, PANEL_FILE_NAME, alt)]
    )


async def watch_message(
    pictures: Pictures, table: TableView, reader: Reader, token: PressToken, wait: Wait = Wait.ANSWER
) -> Message:
    """Return the table for a person who does not sit there, as words in the same cases as ``panel_message``."""
    table = token.limit(table)
    pictured = table.pictures and not reader.text_only and table.status is not Status.CLOSED
    return await table_message(pictures, table, reader.texts, reader.pack, watch_layout, wait, pictured=pictured)


async def table_message(
    pictures: Pictures,
    table: TableView,
    texts: Texts,
    pack: Pack,
    lay_out: Callable[[TableView, str | None, Texts, Pack], discord.ui.LayoutView],
    wait: Wait,
    *,
    pictured: bool,
    name: str = FILE_NAME,
    instead: Sequence[discord.File] = (),
    highlight: Highlight | None = None,
) -> Message:
    """Return the table in this layout, with its picture or ``highlight`` if ready in time, else with ``instead``."""
    played = table.with_players_shown
    if highlight is not None:
        picture = await pictures.of_highlight(highlight, texts, wait)
    else:
        picture = await pictures.of(played, texts, wait) if pictured else None
    if not isinstance(picture, bytes):
        return Message(lay_out(table, None, texts, pack), instead, late=picture)
    if highlight is not None:
        alt = highlight_alt(highlight.table, highlight.hand, texts, numbered=numbered_seats(played))
    else:
        alt = table_alt(played, texts, numbered=numbered_seats(played))
    return Message(lay_out(table, alt, texts, pack), [as_file(picture, name, alt)])


@dataclass(frozen=True, slots=True)
class PressToken:
    """An interaction, and when it was made (Unix seconds). For a quarter of an hour its token can reach the person."""

    press: Interaction
    obtained: float

    @property
    def ends(self) -> float:
        """When the bot stops using the token (Unix seconds)."""
        return self.obtained + TOKEN_LIFE

    def limit(self, table: TableView) -> TableView:
        """Return the table for a message that can be edited only with this token."""
        return table._replace(uncounted_from=self.ends - LAST_CHANGE)


@dataclass(slots=True, eq=False)
class PrivateMessage:
    """A panel on a person's screen, and its token. ``followup``: it was not an interaction's own answer."""

    token: PressToken
    message_id: int | None
    followup: bool = False
    remark: Remark = NO_REMARK

    async def edit(self, message: Message) -> None:
        press = self.token.press
        change: Callable[..., Awaitable[object]] = press.edit_original_response
        if self.followup and self.message_id is not None:
            change = partial(press.followup.edit_message, self.message_id)
        async with asyncio.timeout(FOLLOW_UP_SECONDS):
            await deliveries_of(press).send(change, message.edit_arguments(), press.guild_id)

    async def delete(self) -> None:
        async with asyncio.timeout(FOLLOW_UP_SECONDS):
            if self.followup and self.message_id is not None:
                await self.token.press.followup.delete_message(self.message_id)
            else:
                await self.token.press.delete_original_response()


@dataclass(slots=True, eq=False)
class _TableHere:
    """A table and its panels by person. ``over``: it is closed or released. ``hand_shown``: the hand in its message."""

    table_id: TableId
    newest: Snapshot | None = None
    hand_shown: int | None = None
    panels: dict[int, Panel] = field(default_factory=dict)
    over: bool = False

    @property
    def is_open(self) -> bool:
        """Whether the table is open, as far as this process knows."""
        return self.newest is not None and not self.over


class Panel(LiveMessage):
    """One person's panel of one table, if it is on their screen, and the way to send one."""

    most_retries = 2

    def __init__(self, panels: Panels, here: _TableHere, user_id: int) -> None:
        super().__init__(panels.redraws, panels.pace)
        self._panels = panels
        self.here = here
        self.user_id = user_id
        self.shown = ShownPanel()
        self.look = 0
        """How often the person has chosen another look."""
        self.message: PrivateMessage | None = None
        """The panel on the person's screen, or ``None``."""
        self.token: PressToken | None = None
        """The person's newest token."""
        self.farewell: Words | None = None
        """Words to show as the panel's last message, if they are not the usual ones."""
        self._counts = True

    def __str__(self) -> str:
        return f"panel of table {self.here.table_id}"

    @property
    def lives(self) -> bool:
        """Whether there is a panel that can be redrawn."""
        return self.message is not None and self._panels.opens(self.message.token)

    @property
    def watches(self) -> bool:
        """Whether there is a panel for a person without a seat."""
        return self.shown.state in WATCHING

    def note(self, event: Event) -> None:
        """Apply an event to the panel's state."""
        self.shown = self.shown.after(event)
        if self.shown.state in (PanelState.NOTHING, PanelState.PARTED):
            self.message = None

    def note_draw(self, message: PrivateMessage, event: Event, table: TableView, look: int) -> None:
        """Record that the hand or the table was drawn. The table may have changed meanwhile."""
        self.message, self.shown = message, self.shown.after_draw(event, table, look)
        self.note_change()

    def note_change(self) -> None:
        """Apply the table's newest state to the panel's state."""
        if self.here.newest is not None:
            self.note(standing(self.here.newest, self.user_id))

    def forget(self) -> None:
        """Stop redrawing the panel, except to show its last message."""
        self.token = None
        if self.shown.state not in SAYING:
            self.note(Event.LOST)

    async def stop_counting(self) -> None:
        """Show fixed times instead of countdowns, because nobody will redraw the panel once they have passed."""
        self._counts = False
        if self.lives and self.shown.times:
            self.look += 1
            self.wake()
        if self._drawing is not None:
            await asyncio.wait({self._drawing})

    # -- what is due

    def _is_due(self) -> bool:
        match self._next_step():
            case _ if self._held:
                return False
            case PanelStep.DRAW:  # a player who is asked, or who has chosen another look, does not wait
                at_once = self.shown.look != self.look or self._is_asked()
                return self.lives and (at_once or not self._pace.is_early(self))
            case PanelStep.PICTURE:
                return self.lives
            case step:
                return step is not PanelStep.REST

    def _next_step(self) -> PanelStep:
        hand_seq = self.here.hand_shown if self._may_send() else None
        return self.shown.next_step(self.here.newest, self.user_id, self.look, hand_seq, late=self.picture_due)

    def _may_send(self) -> bool:
        """Return whether a new panel would stand in the table's channel: elsewhere its buttons are refused."""
        newest, token = self.here.newest, self.token
        return newest is not None and token is not None and tables_channel_of(token.press) == newest.table.channel_id

    def _turn(self) -> Priority:
        step = self._next_step()
        if step is PanelStep.SAY:
            return Priority.PUBLIC
        return Priority.ASKED if self._is_asked() and step in (PanelStep.SEND, PanelStep.DRAW) else Priority.ONLOOKER

    def _rest(self) -> None:
        self._panels.tidy(self.here)

    def _is_asked(self) -> bool:
        chair = None if self.here.newest is None else self.here.newest.table.to_move
        return chair is not None and chair.user_id == self.user_id

    # -- drawing

    async def _step(self) -> None:
        match self._next_step():
            case PanelStep.SAY:
                await self._say(self.shown.state)
            case PanelStep.SEND:
                await self._deliver()
            case PanelStep.DRAW | PanelStep.PICTURE as step if self.message is not None:
                await self._redraw(self.message, news=step is PanelStep.DRAW)

    async def _respond(self, response: ErrorResponse, fault: Exception) -> None:
        _log.info("a panel of table %d is given up: %s", self.here.table_id, type(fault).__name__)
        self.note(Event.LOST)

    async def _redraw(self, message: PrivateMessage, *, news: bool) -> None:
        token, look, state = message.token, self.look, self.shown.state
        reader = await self._panels.services.readers.of(token.press)
        snapshot = self.here.newest
        stands = not news or (snapshot is not None and snapshot.table.seq <= self.shown.seq)
        remark = message.remark if stands else NO_REMARK
        drawn = None if snapshot is None else await self._draw(snapshot, reader, token, remark)
        if snapshot is None or drawn is None or self.message is not message or message.token is not token or self._held:
            return
        if not news and not drawn.files:
            self.await_picture(drawn.late)
            return
        self._pace.begin(self)
        try:
            await message.edit(drawn)
        except RequestFailed:
            if self.message is message:
                raise
        if self.message is message and message.token is token:
            message.remark = remark
            if self.shown.state is state:
                self.shown = replace(self.shown, look=look).at(snapshot.table)
            self.await_picture(drawn.late)

    async def _draw(self, snapshot: Snapshot, reader: Reader, token: PressToken, remark: Remark) -> Message | None:
        table, own_view = self.shown.pictured.mark(snapshot.table), snapshot.seat_view(self.user_id)
        if not self._counts:
            token = replace(token, obtained=-math.inf)
        if self.watches:
            return await watch_message(self._panels.services.pictures, table, reader, token, Wait.EDIT)
        if own_view is None:
            return None
        wait = Wait.ASKED if own_view.legal else Wait.ONLOOKER
        return await panel_message(self._panels.services, table, own_view, remark, reader, token, wait)

    async def _deliver(self) -> None:
        """Send a new panel with the newest token, once, as a lost reply may have arrived. Delete the older panel."""
        token, snapshot = self.token, self.here.newest
        own_view = None if snapshot is None else snapshot.seat_view(self.user_id)
        if token is None or snapshot is None or own_view is None:
            return
        look, self.shown = self.look, replace(self.shown, hand_seq=snapshot.table.hand_seq)
        reader = await self._panels.services.readers.of(token.press)
        message = await panel_message(
            self._panels.services,
            self.shown.pictured.mark(snapshot.table),
            own_view,
            NO_REMARK,
            reader,
            token,
            Wait.EDIT,
        )
        try:
            async with asyncio.timeout(FOLLOW_UP_SECONDS):
                post = partial(token.press.followup.send, ephemeral=True, wait=True)
                message_sent = await deliveries_of(token.press).send(post, message.new(), token.press.guild_id)
        except RequestFailed as fault:
            _log.info("a panel of table %d is not sent: %s", self.here.table_id, type(fault).__name__)
            return
        if self.here.newest is None:  # the table was released while the panel was sent
            return
        older = self.message
        new = PrivateMessage(token, message_sent.id, followup=True)
        self.note_draw(new, Event.HAND_SHOWN, snapshot.table, look)
        self.await_picture(message.late)
        self._panels.take_away(older)

    async def _say(self, state: PanelState) -> None:
        message, lives = self.message, self.lives
        self.note(Event.SAID)
        if message is None or not lives:
            self.note(Event.LOST)
            return
        try:
            words = await self._last_message(state, message.token.press)
            if words is not None:
                await message.edit(words)
        except RequestFailed as fault:
            _log.info("a panel of table %d could not be updated: %s", self.here.table_id, type(fault).__name__)
            if self.message is message:
                self.note(Event.LOST)

    async def _last_message(self, state: PanelState, press: Interaction) -> Message | None:
        if state is PanelState.PARTING and self.farewell is not None:
            return await self.farewell(press)
        if self.here.newest is None:  # the table was released meanwhile
            return None
        reader, table = await self._panels.services.readers.of(press), self.here.newest.table
        if state is PanelState.WATCH_CLOSING:
            return await watch_message(self._panels.services.pictures, table, reader, self._panels.new_token(press))
        words = last_words(state, table, reader.texts)
        if state is PanelState.LEAVING and table.seat_of(self.user_id) is not None:  # the player's seat waits for them
            return Message(seat_waits_layout(table.table_id, words, reader.texts))
        return Message(words_layout(words))


class Panels:
    """All panels of this process. They are not stored. ``now`` returns Unix time in seconds."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.redraws = RedrawQueue(services.times.redraws)
        """The order in which panels and tables are redrawn."""
        self.pace = EditPace(services.times.edit)
        self.tables: dict[TableId, _TableHere] = {}
        self._tokens: OrderedDict[Panel, None] = OrderedDict()
        """The panels whose person has a token, the oldest token first."""
        self._watching: set[Panel] = set()  # panels that were made for people without a seat
        self._deletions = TaskGroup()
        self._closed = False

    # -- being told

    def take_token(self, table_id: TableId, press: Interaction) -> None:
        """Keep the token of an answered press or command at an open table. A press on a web page has none."""
        here = self.tables.get(table_id)
        if here is None or not here.is_open or not press.token:
            return
        panel = self._panel(here, press.user.id)
        panel.token = self.new_token(press)
        self._tokens[panel] = None
        self._tokens.move_to_end(panel)
        self._forget_the_dead()
        panel.wake()

    def shows(
        self,
        snapshot: Snapshot,
        press: Interaction,
        message_id: int | None,
        late: asyncio.Future[Any] | None = None,
        *,
        watches: bool = False,
        remark: Remark = NO_REMARK,
    ) -> None:
        """Record that this interaction has just drawn its person's panel from this snapshot. Their other panel is
        deleted.

        ``late``: the picture was not ready in time. It is added as soon as it is, beside the same ``remark``.
        ``watches``: the panel shows the table to a person without a seat.
        """
        here = self._remember(snapshot)
        if here is None:
            return
        panel = self._panel(here, press.user.id)
        older, event = panel.message, Event.TABLE_SHOWN if watches else Event.HAND_SHOWN
        redrawn = press.message is not None and press.message.id == message_id
        if not watches and (not redrawn or panel.shown.hand_seq is None):
            # after a restart, the pressed panel is the newest that we know
            panel.shown = replace(panel.shown, hand_seq=snapshot.table.hand_seq)
        self.take_token(here.table_id, press)
        token = panel.token or self.new_token(press)
        if older is not None and older.message_id == message_id:
            older.token, older.followup, older.remark = token, False, remark
            panel.note_draw(older, event, snapshot.table, panel.shown.look)
        elif older is not None and redrawn and (older.message_id or 0) > (message_id or 0):
            self.take_away(PrivateMessage(token, message_id))  # a left-over panel was pressed; the newest one stays
            return
        else:
            panel.note_draw(PrivateMessage(token, message_id, remark=remark), event, snapshot.table, panel.look)
            self.take_away(older)
        if watches:
            self._watching.add(panel)
        panel.await_picture(late)
        panel.wake()

    def answering(self, table_id: TableId, user_id: int) -> AbstractContextManager[None]:
        """Delay other redraws of the panel while a press on it is answered. Then redraw the panel if it changed
        meanwhile.
        """
        here = self.tables.setdefault(table_id, _TableHere(table_id))
        return self._panel(here, user_id).answering()

    def on_change(self, change: Change) -> None:
        """Redraw the panels of a changed table that have something new to show."""
        snapshot = change.snapshot
        self._remember(snapshot)
        here = self.tables.get(snapshot.table.table_id)
        if here is None:
            return
        closes = snapshot.table.status is Status.CLOSED and not here.over
        if closes:
            here.newest = snapshot
        for panel in here.panels.values():
            panel.note_change()
        if closes:
            self._forget_table(here, snapshot)
        for panel in here.panels.values():
            panel.wake()

    def say_last(self, table_id: TableId, user_id: int, words: Words) -> None:
        """Show these last words on the person's panel, because the table is closing."""
        panel = self._find(table_id, user_id)
        if panel is not None and (panel.message is not None or panel.busy):
            panel.farewell = words
            panel.note(Event.PARTS)
            panel.wake()

    def put_away(self, table_id: TableId, user_id: int) -> None:
        """Replace a panel by a button that brings it back, because the person looks at the live table's page."""
        panel = self._find(table_id, user_id)
        if panel is not None:
            self._tokens.pop(panel, None)
            panel.token = None
            self.say_last(table_id, user_id, partial(_way_back, table_id))

    def show_deal(self, table: TableView) -> None:
        """At a new deal, send everybody's panel again, below the table's message, which shows this snapshot."""
        here = self.tables.get(table.table_id)
        if here is None or not here.is_open or table.status is not Status.PLAYING:
            return
        here.hand_shown = table.hand_seq
        self._forget_the_dead()
        for panel in here.panels.values():
            panel.wake()

    def of(self, table_id: TableId) -> list[LiveMessage]:
        """Return the panels of this table that can be redrawn."""
        here = self.tables.get(table_id)
        return [] if here is None else [panel for panel in here.panels.values() if panel.lives]

    def mark(self, table: TableView, user_id: int) -> TableView:
        """Return the table for this person's panel, so that its text names the acts that it has not shown yet."""
        panel = self._find(table.table_id, user_id)
        return table if panel is None else panel.shown.pictured.mark(table)

    def covers(self, table: TableView) -> bool:
        """Return whether everybody who plays at the table has a panel that can be redrawn."""
        return all(self.lives(table.table_id, user_id) for user_id in table.players)

    def lives(self, table_id: TableId, user_id: int) -> bool:
        """Return whether this person has a panel of their own seat that can be redrawn."""
        panel = self._find(table_id, user_id)
        return panel is not None and panel.lives and not panel.watches

    def is_full(self, table_id: TableId, user_id: int) -> bool:
        """Return whether this person may not watch because too many people watch already."""
        if self._find(table_id, user_id) in self._watching:
            return False
        self._watching = {panel for panel in self._watching if panel.watches and panel.lives}
        here = sum(panel.here.table_id == table_id for panel in self._watching)
        return here >= MOST_AT_TABLE or len(self._watching) >= MOST_IN_ALL

    def restyle(self, user_id: int) -> None:
        """Redraw all panels of a person who has changed how tables look to them."""
        for table_id in self.tables:
            panel = self._find(table_id, user_id)
            if panel is not None:
                panel.look += 1
                panel.wake()

    async def release(self, table_ids: Iterable[TableId]) -> None:
        """Drop the panels of these tables, because another process takes them over."""
        leaving = [self.tables[table_id] for table_id in table_ids if table_id in self.tables]
        await _stop_counting(leaving)
        for here in leaving:
            self._forget_table(here)

    async def close(self) -> None:
        self._closed = True
        await _stop_counting(self.tables.values())
        panels = [panel for here in self.tables.values() for panel in here.panels.values()]
        for panel in panels:
            panel.closed = True
        for panel in panels:
            await panel.close()
        await self._deletions.close()
        self.tables.clear()
        self._tokens.clear()
        self._watching.clear()

    # -- what panels ask

    def new_token(self, press: Interaction) -> PressToken:
        """Return the token of a new press."""
        return PressToken(press, self.services.clock.now())

    def opens(self, token: PressToken) -> bool:
        """Return whether Discord still accepts this token."""
        return self.services.clock.now() <= token.ends

    def take_away(self, message: PrivateMessage | None) -> None:
        """Delete a replaced panel. If that fails, it stays, and a press on it gets a refusal or the newest state."""
        if message is not None and self.opens(message.token) and not self._closed:
            self._deletions.start(_delete_older(message), "an older panel")

    def tidy(self, here: _TableHere) -> None:
        """Drop a table that is over or unknown, unless something is being sent to its people."""
        in_use = here.is_open or self.tables.get(here.table_id) is not here
        if not in_use and not any(panel.busy or panel.shown.state in SAYING for panel in here.panels.values()):
            del self.tables[here.table_id]

    # -- remembering and forgetting

    def _panel(self, here: _TableHere, user_id: int) -> Panel:
        panel = here.panels.get(user_id)
        if panel is None:
            panel = here.panels[user_id] = Panel(self, here, user_id)
            panel.closed = self._closed
        return panel

    def _find(self, table_id: TableId, user_id: int) -> Panel | None:
        here = self.tables.get(table_id)
        return None if here is None else here.panels.get(user_id)

    def _remember(self, snapshot: Snapshot) -> _TableHere | None:
        table = snapshot.table
        here = self.tables.get(table.table_id)
        if here is None and table.status is not Status.CLOSED:
            here = self.tables[table.table_id] = _TableHere(table.table_id)
        if here is None or here.over:
            return None
        if table.status is not Status.CLOSED and (here.newest is None or here.newest.table.seq <= table.seq):
            here.newest = snapshot
        return here if here.newest is not None else None

    def _forget_table(self, here: _TableHere, closed: Snapshot | None = None) -> None:
        here.over, here.newest = True, closed
        for panel in here.panels.values():
            self._tokens.pop(panel, None)
            panel.forget()
        self.tidy(here)

    def _forget_the_dead(self) -> None:
        while self._tokens:
            panel = next(iter(self._tokens))
            if panel.token is not None and self.opens(panel.token):
                return
            del self._tokens[panel]
            panel.token = None
            if not panel.lives:
                panel.note(Event.LOST)


async def _stop_counting(tables: Iterable[_TableHere]) -> None:
    with suppress(TimeoutError):
        async with asyncio.timeout(FAREWELL_SECONDS):
            await asyncio.gather(*(panel.stop_counting() for here in tables for panel in here.panels.values()))


async def _way_back(table_id: TableId, press: Interaction) -> Message:
    texts = texts_for(press)
    hand = buttons.HAND.at(table_id, label=texts("button-hand"))
    return Message(page_layout(texts("panel-at-page", button=texts("button-hand")), [hand], colour=RESTING))


async def _delete_older(message: PrivateMessage) -> None:
    try:
        await message.delete()
    except RequestFailed as fault:
        _log.info("an older panel could not be deleted: %s", type(fault).__name__)


# -- the last card of a hand


class LastCards:
    """Plays a person's last card for them if they have chosen that, and if it is their only lawful act."""

    def __init__(self, services: Services) -> None:
        self.services = services

    def on_change(self, change: Change) -> Awaitable[None] | None:
        """Return the work to do after a change of a table, or ``None``."""
        table = change.snapshot.table
        chair = table.to_move
        own_view = None if chair is None or chair.away else change.snapshot.seat_view(chair.user_id or 0)
        if chair is None or chair.user_id is None or own_view is None or not _is_last(own_view):
            return None
        if table.is_undoing:
            return None
        person = Person(chair.user_id, chair.name or "")
        return self._play(Decision(table.table_id, person, Play(own_view.legal[0]), table.seq, None))

    async def _play(self, decision: Decision) -> None:
        if (await self.services.readers.preferences_of(decision.person.user_id)).last_card:
            await self.services.tables.decide(decision)


class DecidedHands:
    """Lays the rest of a hand open once nothing is left to decide, if all people at the table have chosen that."""

    def __init__(self, services: Services) -> None:
        self.services = services

    def on_change(self, change: Change) -> Awaitable[None] | None:
        """Return the work to do after a change of a table, or ``None``."""
        table = change.snapshot.table
        if table.status is not Status.PLAYING or table.public is None or not is_decided(table.public):
            return None
        people = [chair for chair in table.chairs if chair.user_id is not None and not chair.left]
        here = next((chair for chair in people if not chair.away), None)
        if here is None or here.user_id is None or table.is_undoing or table.paused_until is not None:
            return None
        person = Person(here.user_id, here.name or "")
        decision = Decision(table.table_id, person, LayOpen(), table.seq, None)
        return self._lay_open(decision, [chair.user_id for chair in people if chair.user_id is not None])

    async def _lay_open(self, decision: Decision, people: Sequence[int]) -> None:
        for user_id in people:
            if not (await self.services.readers.preferences_of(user_id)).lay_open:
                return
        await self.services.tables.decide(decision)


def _is_last(own_view: SeatView) -> bool:
    """Return whether this player's last card may be played for them; at an old-school table they have a choice."""
    view = own_view.public
    return view.phase is Phase.PLAY and len(own_view.hand) == len(own_view.legal) == 1 and view.rules.law is Law.HOSTED
