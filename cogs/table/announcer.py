"""Keeps a table's public message up to date, with as few requests as possible.

Theory of operation. ``message_state.py`` decides what the message shows and what to do next. ``Post`` sends the
message, and ``calls.py`` calls the player whom the table waits for. The announcer is the loop between them. It draws
the newest state that it has received, one request at a time, and runs only while something is due. While a press on the
message is answered, nothing else edits the message, because the answer redraws it anyway. Every act is drawn, with at
most one edit a second, while the process can spare requests (``has_room``) and the hand stays within its own
(``HAND_REQUESTS``), or somebody at the table has no panel. Otherwise, and while all its people look at pages of the
live table, the message says that the hand is being played. It is drawn when a trick is full, if that stays within the
hand's requests. For a quarter of an hour after a press on the message, it is edited with the press's token; Discord
does not count these requests.

``Announcers`` has one announcer for each table and redraws the messages after a restart. Messages that no longer show a
table are handled separately: score sheets of games stay, other old messages are deleted.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Coroutine, Iterable
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from functools import partial
from typing import Any

import discord

from bot.pictures.highlight_picture import FORMAT, highlight_of
from bot.pictures.table_picture import numbered_seats
from bot.services import Services
from bot.storage.api import StoreError, TableId
from bot.tables.model import Status, TournamentKind
from bot.tables.preferences import DeckColours
from bot.tables.tables import TakenUp
from bot.tables.views import Change, Introduced, PastHand, Snapshot, TableView
from bot.task_group import TaskGroup
from bot.ui.errors import (
    UNKNOWN_CHANNEL,
    UNKNOWN_MESSAGE,
    ErrorResponse,
    Request,
    RequestFailed,
    make_nonce,
    refusal_key,
)
from bot.ui.layouts import as_file, words_layout
from bot.ui.live import EditPace, LiveMessage
from bot.ui.picture_queue import Wait
from bot.ui.posts import Post, SentPost, is_channel_gone
from bot.ui.readers import PagePress
from bot.ui.replies import Message, answer_later, redraw, reply
from bot.words.catalogue import Texts
from bot.words.fairness import is_seal_due
from bot.words.looking_back import highlight_alt
from bot.words.table_text import sleep_text, table_text, thread_name
from cogs.table.calls import TurnCalls
from cogs.table.layouts import HIGHLIGHT_FILE, SEAL_FILE, picture_file_name, sheet_layout, table_layout
from cogs.table.message_state import (
    BUSY_HAND_REQUESTS,
    HAND_REQUESTS,
    UNKNOWN,
    MessageState,
    MessageStep,
    ShownMessage,
    is_dormant,
    next_step,
    requests_to_come,
)
from cogs.table.panels import TOKEN_LIFE, Panels, table_message

PATIENCE = 0.5
"""Draw after these seconds even if computers still have to act: nobody should seem on turn after deciding."""

LONGEST_VIEW = 1.0
"""The most seconds that a computer's next act waits for the pictures of the last one."""

_MOST_SHEETS = 8

RETRY_REFUSED = 60.0
"""Seconds to wait after Discord forbade a request in a channel, or rejected a message as invalid."""

_log = logging.getLogger(__name__)


class Announcer(LiveMessage):
    """Keeps one table's message up to date. ``shown`` is what the store knows of the message after a restart."""

    def __init__(self, announcers: Announcers, snapshot: Snapshot, shown: ShownMessage | None) -> None:
        services, panels, table = announcers.services, announcers.panels, snapshot.table
        super().__init__(panels.redraws, EditPace(services.times.edit))
        self._announcers = announcers
        self.table_id = table.table_id
        self._services = services
        self._panels = panels
        self.guild_id, self.channel_id = table.guild_id, table.channel_id
        self._calls = TurnCalls(services, panels, table.guild_id, table.channel_id)
        self._newest = table
        self._game = snapshot
        self._finished = snapshot if table.status is Status.FINISHED else None
        """The game that ended last, as it was before the next one began."""
        self._ended = snapshot if 0 < table.hand_seq == _last_hand_seq(table) else None
        """The table after the hand that ended last, with its players; ``None`` if nobody knows who they were."""
        self._shown = shown or ShownMessage()
        self._settled = True
        self._patience: asyncio.TimerHandle | None = None
        self._room: asyncio.TimerHandle | None = None  # set while cards are held back; looks again
        self._sheets: dict[int, Callable[[], Message]] = {}
        """How to rebuild the channel's latest score sheets, so that a late press on one does not erase it."""
        self._past = TaskGroup()  # tasks that handle older messages
        self._press: tuple[discord.Interaction[Any], float] | None = None
        """The last press answered with the message, and when. For a quarter of an hour its token can edit it."""
        self._coming: Post | None = None  # the post that is being sent to show the table next
        self._posting = False
        self._answers = 0
        self._refused_at = 0.0
        self._refusals = 0  # how often Discord has refused us in a row
        self._owned_up = False
        self._why_refused = "fault-refused"
        self._malformed = UNKNOWN  # the sequence number of the last state that Discord did not understand
        self.barred = False
        """Whether we may not write in the channel, or it is gone. ``try_again`` and ``believe`` end this."""

    def __str__(self) -> str:
        return f"announcer of table {self.table_id}"

    @property
    def message_id(self) -> int | None:
        """The id of the message that shows the table, or ``None`` if there is none."""
        return self._shown.message_id

    # -- being told

    def on_change(self, change: Change) -> None:
        """Update the message after a change of the table."""
        self._take(change.snapshot)
        self._settled = change.settled or change.paused > 0
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None
        if not self._settled:
            self._patience = asyncio.get_running_loop().call_later(PATIENCE, self._lose_patience)
        if change.reminder is not None and not self._newest.asleep:
            self._calls.call(change.reminder, self._newest)
        self.wake()

    def follow(self, snapshot: Snapshot | None) -> None:
        """Update the message after something changed without an entry. ``None``: the table is closed."""
        if snapshot is not None:
            self._take(snapshot)
        self.wake()

    def _take(self, snapshot: Snapshot) -> None:
        """Keep the newest state. Also keep a finished game, because another may begin before its end is drawn."""
        table = snapshot.table
        if table.seq < self._newest.seq:
            return
        before, self._newest, self._game = self._newest, table, snapshot
        if table.status is Status.FINISHED:
            self._finished = snapshot
        if table.last_hand is not None and _last_hand_seq(before) != _last_hand_seq(table):
            self._ended = replace(snapshot, table=PastHand.of(table.last_hand, table).table)
            highlight = highlight_of(self._ended)
            if highlight is not None:
                self._services.pictures.begin_highlight(highlight, self._texts)

    def _game_shown(self) -> Snapshot:
        """Return the game that the message shows: the newest or, while its last hand is shown, the one before."""
        ended, hand_seq = self._finished, self._shown.hand_seq
        return ended if ended is not None and hand_seq and hand_seq <= ended.table.hand_seq else self._game

    def _lose_patience(self) -> None:
        self._settled = True
        self.wake()

    def _rest(self) -> None:
        """Drop a table that will not be drawn again. Otherwise check again once requests can be spared."""
        left = next_step(self._state(), settled=True) is not MessageStep.REST or self._calls.is_due(self._newest)
        if self._newest.status is Status.CLOSED and (self.barred or self.closed or not left):
            self._announcers.forget(self.table_id)
        elif self._room is None and self._shown.withheld is not None and not (self.closed or self.barred):
            # cards are held back: look again in a moment, even if nobody acts until then
            self._room = asyncio.get_running_loop().call_later(self._services.times.room, self._look_for_room)

    def _look_for_room(self) -> None:
        self._room = None
        self.look_again()

    def try_again(self) -> None:
        """Try at most once a minute whether the bot may write again. Refused requests count towards Discord's limit."""
        if self._services.clock.now() - self._refused_at >= RETRY_REFUSED:
            self.barred = False
            self.wake()

    def believe(self) -> None:
        """Try again at once, because Discord says that the bot may write in the channel now."""
        if self.barred:
            self.barred = False
            self.wake()

    def owns_up(self) -> str | None:
        """Return, once, why Discord keeps refusing although the bot's permissions look right; else ``None``."""
        due = self.barred and self._refusals > 1 and not self._owned_up
        self._owned_up = self._owned_up or due
        return self._why_refused if due else None

    async def close(self) -> None:
        for timer in (self._patience, self._room):
            if timer is not None:
                timer.cancel()
        await super().close()
        await self._past.close()

    async def wait_for_past(self) -> None:
        """Wait until no task handles older messages."""
        await self._past.wait_until_done()

    async def leave(self) -> None:
        """Stop drawing here and delete the message, because the table has moved."""
        await self.close()
        for message_id in (self.message_id, self._shown.sheet_id):
            if message_id is not None:
                await self._post_at(message_id).take_away((0.0,))

    # -- answering presses

    def is_stray(self, press: discord.Interaction[Any]) -> bool:
        """Return whether the pressed message is not the table's: a lost reply or a crash left it behind."""
        if isinstance(press, PagePress):
            return False
        if press.message is None:
            return True
        return not (self._posting or press.message.id == self.message_id or press.message.id in self._sheets)

    async def clear_away(self, press: discord.Interaction[Any]) -> None:
        """Delete the pressed message if it was left behind. It would show its old state for ever."""
        if press.message is not None and self.is_stray(press):
            await self._post_at(press.message.id).take_away((0.0,))

    async def answer(self, press: discord.Interaction[Any]) -> None:
        """Answer a press on the table's message with its newest state."""
        if self.is_stray(press):
            moved = words_layout(self._texts("table-moved"))
            await redraw(press, moved)
            return
        if press.message is not None and press.message.id in self._sheets:
            await answer_later(press)
            return
        table, texts = self._newest if self._shows_acts(by_token=True) else self._newest.without_acts(), self._texts
        past = self._shown.is_past(table)
        game = self._game_shown()
        sheet = await self._sheet(game) if past else None
        message = await self._message(table, texts, Wait.ANSWER) if sheet is None else sheet()
        self._answers += 1
        self._redraws.end_answer(press.id)
        await redraw(press, message)
        if sheet is not None:
            await self._note_sheet(sheet, game)
        else:
            self._note_draw(table, message, texts)
            self._press = press, self._services.clock.now()

    async def post_as_answer(self, command: discord.Interaction[Any]) -> None:
        """Answer a command with the table's message itself, and delete an older one."""
        table, texts = self._view(), self._texts
        message = await self._message(table, texts, Wait.ANSWER)
        self._posting = True
        try:
            message_id = await reply(command, message, private=False)
        finally:
            self._posting = False
        self._press, self.barred = (command, self._services.clock.now()), False
        coming, self._coming = self._coming, None
        if coming is not None and not coming.sending:
            self._take_away(coming)
        await self._note_post(table, message_id, texts, counted=0)
        self.await_picture(message.late)

    # -- drawing

    def _view(self) -> TableView:
        return self._newest if self._shows_acts() else self._newest.without_acts()

    def _shows_acts(self, *, by_token: bool = False) -> bool:
        """Return whether to draw every act: requests can be spared, a press's token can be used, or a panel is missing;
        but not while everybody looks at pages of the live table.
        """
        if self._announcers.shows_to_all(self._newest):
            return False
        by_token = by_token or self._token is not None
        if self._services.limiter.has_room():
            affordable = by_token or self._fits(singly=True)
        else:
            affordable = by_token and (self._newest.public is None or self._newest.public.trump is None)
        return affordable or not self._panels.covers(self._newest)

    def _fits(self, *, singly: bool) -> bool:
        """Return whether the message may be drawn now and for the tricks to come within the requests of a hand."""
        most = HAND_REQUESTS if self._services.limiter.has_room() else BUSY_HAND_REQUESTS
        spent = self._shown.counted_for(self._newest)
        return self._token is not None or spent + requests_to_come(self._newest, singly=singly) <= most

    @property
    def _token(self) -> discord.Interaction[Any] | None:
        if self._press is not None and self._services.clock.now() - self._press[1] > TOKEN_LIFE:
            self._press = None
        return None if self._press is None else self._press[0]

    def _state(self) -> MessageState:
        """Return the state of the message. Acts that are held back count only once they may be shown. Before the table
        is left, find messages whose sending was not confirmed: they would look like a live table for ever.
        """
        table, locale = self._newest, self._texts.locale
        state = self._shown.state(table, self._services.clock.now(), locale)
        if state is MessageState.GONE and self._coming is not None and self._coming.in_doubt:
            return MessageState.MISSING
        if state in (MessageState.CURRENT, MessageState.BEHIND) and self._shown.holds_back(table, locale):
            view = self._view()
            held = view.withholds_acts and (self._shown.withholds(view) or not self._fits(singly=False))
            state = MessageState.CURRENT if held else MessageState.BEHIND
        late = state is MessageState.CURRENT and self.picture_due and self._fits(singly=False)
        return MessageState.BEHIND if late else state

    def _next(self) -> MessageStep:
        step = next_step(self._state(), settled=self._settled)
        return MessageStep.REST if step is MessageStep.EDIT and self._pace.is_early(self) else step

    def _is_due(self) -> bool:
        if self._held or self.barred:
            return False
        return self._next() is not MessageStep.REST or self._calls.is_due(self._newest)

    async def _step(self) -> None:
        table, message_id = self._view(), self.message_id
        try:
            match self._next():
                case MessageStep.POST:
                    await self._post(self._newest)
                case MessageStep.EDIT if message_id is not None:
                    await self._edit(message_id, table)
                case MessageStep.SUMMARISE if message_id is not None:
                    game = self._game_shown()
                    sheet = await self._sheet(game, Wait.SHEET)
                    await self._put_sheet(message_id, sheet)
                    await self._note_sheet(sheet, game)
                case _:
                    await self._calls.step(table)
        except RequestFailed:
            if message_id == self.message_id:  # otherwise another message shows the table meanwhile
                raise

    async def _message(self, table: TableView, texts: Texts, wait: Wait) -> Message:
        game = self._game_shown()
        if is_dormant(table):
            return Message(words_layout(sleep_text(table, texts)))
        if table.status is Status.CLOSED:
            return (await self._sheet(game, wait, table_text(table, texts)))()
        if table.asleep:
            return (await self._sheet(game, wait))()
        table = self._shown.pictured.mark(table)._replace(introduced=await self._introduce(table))
        pictures, pack = self._services.pictures, self._services.emojis.pack(DeckColours.PAIRS, texts.locale)
        highlight = highlight_of(game) if table.status is Status.FINISHED else None
        kind, hands = "png" if highlight is None else FORMAT, game.sheet
        live = self._services.has_live_page(table)
        lay_out = partial(table_layout, hands=hands if table.status is Status.FINISHED else (), kind=kind, live=live)
        seal = [as_file(f"{table.seal}\n".encode(), SEAL_FILE, table.seal)] if is_seal_due(table) else []
        return await table_message(
            pictures,
            table,
            texts,
            pack,
            lay_out,
            wait,
            pictured=table.pictures,
            name=picture_file_name(table, kind),
            instead=seal,
            highlight=highlight,
        )

    async def _introduce(self, table: TableView) -> tuple[Introduced, ...]:
        """Return what others may read about newcomers; nothing while the store cannot be read."""
        introduced, services = list[Introduced](), self._services
        for chair in table.newcomers:
            if chair.user_id is None or not (await services.readers.preferences_of(chair.user_id)).introduce:
                continue
            with suppress(StoreError):
                games, first_at = await services.store.played(table.guild_id, chair.user_id)
                zone = await services.server_settings.zone(table.guild_id)
                since = "" if first_at is None else f"{datetime.fromtimestamp(first_at, zone):%Y-%m}"
                introduced.append(Introduced(chair, games, since))
        return tuple(introduced)

    def _note_draw(self, table: TableView, message: Message, texts: Texts, counted: int = 0) -> None:
        """Record that the message shows this table. If its picture was not ready, add it as soon as it is."""
        self._shown = self._shown.after_draw(table, counted, texts.locale)
        if table.status in (Status.FINISHED, Status.CLOSED):
            self._replace_sheet(None)
        self._panels.show_deal(table)
        self.await_picture(message.late)

    async def _edit(self, message_id: int, table: TableView) -> None:
        answers, texts = self._answers, self._texts
        words = self.picture_due and (self._shown.seq, self._shown.locale) == (table.seq, texts.locale)
        message = await self._message(table, texts, Wait.EDIT)
        if words and all(file.filename == SEAL_FILE for file in message.files):
            self.await_picture(message.late)
            return
        token = self._token
        self._pace.begin(self)
        try:
            await self._post_at(message_id).edit(message, token)
        finally:
            if message_id in self._sheets:  # the message has become a score sheet meanwhile
                self._begin(self._post_at(message_id).restore(self._sheets[message_id]), "a score sheet")
        self._refusals, self._owned_up = 0, False
        if message_id != self.message_id:
            return
        self._note_draw(table, message, texts, counted=token is None)
        if self._answers != answers:
            self._shown = self._shown.after_crossing()

    def _post_at(self, message_id: int | None) -> Post:
        sent = None if message_id is None else SentPost(0.0, message_id=message_id)
        return Post(self._services.deliveries, self.guild_id, self.channel_id, sent=sent)

    async def _post(self, table: TableView) -> None:
        """Post the table with a nonce derived from what the store knows of the table's messages."""
        texts = self._texts
        message = await self._message(table, texts, Wait.EDIT)
        coming = self._coming = self._coming or self._post_at(None)
        try:
            nonce = make_nonce("table", table.table_id, table.hand_seq, round(self._shown.posted_at * 1000))
            again = await coming.send(message, nonce)
        finally:
            if coming is not self._coming:  # the answer to a command shows the table meanwhile
                self._take_away(coming)
        if coming is not self._coming:
            return
        self._coming = self._press = None
        self._refusals, self._owned_up = 0, False
        await self._note_post(table, coming.message_id, texts)
        self.await_picture(message.late)
        if again:
            self._shown = self._shown.after_crossing()

    async def _note_post(self, table: TableView, message_id: int | None, texts: Texts, counted: int = 1) -> None:
        old, now = self.message_id, self._services.clock.now()
        now = max(now, self._shown.posted_at + 0.001)  # keeps the nonces of two posts different
        self._shown = self._shown.after_post(message_id, now, table, counted, texts.locale)
        self._answers += 1
        if table.status is Status.FINISHED:
            self._replace_sheet(None)
        self._panels.show_deal(table)
        await self._keep()
        if old is not None:
            self._take_away(self._post_at(old))

    async def _keep(self) -> None:
        shown = self._shown
        try:
            await self._services.store.place_message(
                self.table_id, self.channel_id, shown.message_id, shown.posted_at, shown.sheet_id
            )
        except StoreError as fault:
            _log.warning("the message of table %d was not noted: %s", self.table_id, fault)

    async def _sheet(self, game: Snapshot, wait: Wait = Wait.NONE, last: str = "") -> Callable[[], Message]:
        texts, ended = self._texts, game if game is self._finished else self._ended
        same = ended is not None and _last_hand_seq(ended.table) == _last_hand_seq(game.table)
        highlight = highlight_of(ended) if ended is not None and same else None
        webp = None if highlight is None else await self._services.pictures.of_highlight(highlight, texts, wait)
        if highlight is None or not isinstance(webp, bytes):
            return lambda: Message(sheet_layout(game.table, game.sheet, texts, last))
        alt = highlight_alt(highlight.table, highlight.hand, texts, numbered=numbered_seats(highlight.table))
        return lambda: Message(
            sheet_layout(game.table, game.sheet, texts, last, alt), [as_file(webp, HIGHLIGHT_FILE, alt)]
        )

    async def _put_sheet(self, message_id: int, sheet: Callable[[], Message]) -> None:
        try:
            await self._post_at(message_id).edit(sheet())
        except discord.NotFound as fault:
            if fault.code != UNKNOWN_MESSAGE:
                raise
            post = self._post_at(None)
            await post.send(sheet(), make_nonce("sheet", self.table_id, self._newest.hand_seq))
            self._shown = replace(self._shown, message_id=post.message_id)

    async def _note_sheet(self, sheet: Callable[[], Message], game: Snapshot) -> None:
        """Keep the message as the score sheet, for good if its game is over. The table is posted again."""
        if self.message_id is not None:
            self._sheets[self.message_id] = sheet
            if len(self._sheets) > _MOST_SHEETS:
                del self._sheets[next(iter(self._sheets))]
        self._replace_sheet(None if game is self._finished else self.message_id)
        self._shown, self._press = self._shown.after_loss(), None
        await self._keep()

    def _replace_sheet(self, message_id: int | None) -> None:
        old, self._shown = self._shown.sheet_id, self._shown.after_scoring(message_id)
        if old is not None and old != message_id:
            self._take_away(self._post_at(old))

    async def _respond(self, response: ErrorResponse, fault: Exception) -> None:
        match response:
            case ErrorResponse.POST_ANEW:
                self._shown, self._press = self._shown.after_loss(), None
            case ErrorResponse.TOKEN_DEAD:
                self._press = None
            case ErrorResponse.GIVE_UP:
                _log.warning("table %d cannot be shown any more: %s", self.table_id, fault)
                self.barred, self._refused_at = True, self._services.clock.now()
                self._refusals += 1
                self._why_refused = refusal_key(fault, Request.TABLE)
                if isinstance(fault, discord.HTTPException) and fault.code == UNKNOWN_CHANNEL:
                    self._begin(self._close_if_gone(), "the channel")
            case ErrorResponse.DEFECT:
                _log.error("Discord rejects the message of table %d", self.table_id, exc_info=fault)
                self._pass_over(self._newest)
                self._calls.forget()
                self.barred = self.message_id is None

    def _pass_over(self, table: TableView) -> None:
        """Skip a state that cannot be drawn. As it may be a game's last state, retry once in a minute."""
        self._shown = self._shown.after_skip(table, self._texts.locale)
        self.await_picture(None)
        if self._malformed != table.seq:
            self._malformed = table.seq
            asyncio.get_running_loop().call_later(RETRY_REFUSED, self._draw_once_more, table.seq)

    def _draw_once_more(self, seq: int) -> None:
        if self._newest.seq == seq and self.message_id is not None:
            self._shown = self._shown.after_crossing()
            self.wake()

    async def _close_if_gone(self) -> None:
        """Close the tables of a channel that was deleted; until Discord confirms that, only stop showing them."""
        if await is_channel_gone(self._services.bot.fetch_channel, self.channel_id):
            await self._services.tables.close_places({self.channel_id})

    def _take_away(self, post: Post) -> None:
        self._sheets.pop(post.message_id or 0, None)
        self._begin(post.take_away(), "an older message")

    def _begin(self, request: Coroutine[Any, Any, None], what: str) -> None:
        """Start a request that may outlive this announcer, which is dropped when its table closes."""
        self._announcers.requests.keep(self._past.start(request, f"{what} of table {self.table_id}"))

    @property
    def _texts(self) -> Texts:
        return self._services.languages.at_table(self._newest.guild_id)


# -- the announcers of all tables


class Announcers:
    """One announcer for each open table, made when it is first needed. ``shows_to_all`` returns whether all people of a
    table see it elsewhere.
    """

    def __init__(self, services: Services, panels: Panels, shows_to_all: Callable[[TableView], bool]) -> None:
        self.services = services
        self.panels = panels
        self.shows_to_all = shows_to_all
        self.announcers: dict[TableId, Announcer] = {}
        self._resuming: asyncio.Task[None] | None = None
        self._tasks = TaskGroup()
        self.requests = TaskGroup()
        """The requests that are cancelled when the bot stops."""
        self._leaving: set[int] = set()  # threads to archive as soon as no table is shown there
        self._naming: set[int] = set()  # threads that are being named, or were a short while ago
        self._names: dict[int, str] = {}  # the names of threads by their people; moderators may give others
        self._finishing: set[Announcer] = set()
        """Announcers of forgotten tables that are still handling older messages."""
        self._closed = False
        services.languages.add_listener(self._follow_server)
        services.server_settings.add_listener(lambda news: self._follow_server(news.guild_id))

    def on_change(self, change: Change) -> None:
        """Pass a change on to the table's announcer. A new or woken table is shown by the answer to its command."""
        table = change.snapshot.table
        existing = self.announcers.get(table.table_id)
        if existing is not None and existing.channel_id != table.channel_id:
            self._tasks.start(existing.leave(), f"table {table.table_id} leaves its channel")
            del self.announcers[table.table_id]
            existing = None
        shown_by_answer = change.by is not None and (table.seq == 1 or table.tournament is None)
        if table.is_personal:
            return
        if table.status is Status.CLOSED and table.tournament and table.tournament.kind is TournamentKind.DUPLICATE:
            self.put_away(table.channel_id)  # the room of a match, whose results are posted or not needed
        elif table.tournament is None and self._is_own_thread(table.channel_id):
            if table.status is Status.CLOSED:
                self.put_away(table.channel_id)
            else:
                self._begin_naming(table)
        if existing is None and (self._closed or table.status is Status.CLOSED or shown_by_answer):
            return
        announcer = existing or self._add(change.snapshot)
        announcer.on_change(change)

    def _follow_server(self, guild_id: int) -> None:
        """Show a server's tables, and name their threads, as its language and settings are now."""
        for announcer in [one for one in self.announcers.values() if one.guild_id == guild_id]:
            snapshot = self.services.tables.snapshot(announcer.table_id)
            announcer.follow(snapshot)
            if snapshot is not None and self._is_own_thread(announcer.channel_id):
                self._begin_naming(snapshot.table)

    def of(self, table_id: TableId) -> Announcer | None:
        """Return a table's announcer, even while a closed table is finished; ``None`` if there is no such table."""
        announcer = self.announcers.get(table_id)
        if announcer is not None:
            return announcer
        snapshot = self.services.tables.snapshot(table_id)
        return None if snapshot is None or self._closed or snapshot.table.is_personal else self._add(snapshot)

    async def await_view(self, table_id: TableId) -> bool:
        """Wait briefly until people see the table's newest state. Return whether acts can be shown one by one."""
        if not self.services.limiter.has_room():
            return False
        messages, announcer = self.panels.of(table_id), self.announcers.get(table_id)
        messages += [] if announcer is None else [announcer]
        with suppress(TimeoutError):
            async with asyncio.timeout(LONGEST_VIEW):
                await asyncio.gather(*(message.wait_until_drawn() for message in messages))
        return True

    def on_taken_up(self, one: TakenUp) -> None:
        """Take over a table's message from before a restart. It is redrawn when somebody looks at it."""
        row, table = one.row, one.snapshot.table
        if table.table_id not in self.announcers and not table.is_personal:
            here = row.channel_id == table.channel_id
            shown = ShownMessage(row.message_id, row.posted_at or 0.0, row.sheet_id) if here else None
            self._add(one.snapshot, shown)

    def redraw_resumed(self) -> None:
        """Redraw, one by one, the tables that nobody has looked at since the restart."""
        if self._resuming is not None:
            self._resuming.cancel()
        self._resuming = asyncio.create_task(self._draw_slowly(list(self.announcers.values())), name="resuming tables")

    def believe(self, guild_id: int, may_post: Callable[[int], bool]) -> None:
        """Draw what Discord refused on a server, in channels where ``may_post`` holds: permissions have changed."""
        for announcer in list(self.announcers.values()):
            if announcer.barred and announcer.guild_id == guild_id and may_post(announcer.channel_id):
                announcer.believe()

    async def release(self, table_ids: Collection[TableId]) -> None:
        """Stop drawing these tables' messages and panels, because another process takes them over."""
        await self.panels.release(table_ids)
        leaving = [self.announcers.pop(each) for each in table_ids if each in self.announcers]
        await asyncio.gather(*(announcer.close() for announcer in leaving))

    async def close(self) -> None:
        self._closed = True
        if self._resuming is not None:
            self._resuming.cancel()
            await asyncio.wait({self._resuming})
        await asyncio.gather(*(announcer.close() for announcer in self.announcers.values()))
        await self._tasks.wait_until_done()
        await self.requests.close()
        self.announcers.clear()

    async def _draw_slowly(self, announcers: Iterable[Announcer]) -> None:
        for announcer in announcers:
            if announcer.wake():
                await asyncio.sleep(self.services.times.resuming)

    def _add(self, snapshot: Snapshot, shown: ShownMessage | None = None) -> Announcer:
        announcer = self.announcers[snapshot.table.table_id] = Announcer(self, snapshot, shown)
        return announcer

    def put_away(self, channel_id: int) -> None:
        """Archive a thread once its tables are shown as closed: nothing in it can be edited or deleted later."""
        self._leaving.add(channel_id)
        self._put_away_if_done(channel_id)

    def _is_own_thread(self, channel_id: int) -> bool:
        bot = self.services.bot
        thread = bot.get_channel(channel_id)
        own = isinstance(thread, discord.Thread) and bot.user is not None and thread.owner_id == bot.user.id
        return own and self.services.nights.night_in(channel_id) is None

    def _put_away_if_done(self, channel_id: int) -> None:
        if all(one.channel_id != channel_id for one in (*self.announcers.values(), *self._finishing)):
            self._leaving.discard(channel_id)
            self._names.pop(channel_id, None)
            self.requests.start(self._archive(channel_id), f"archiving thread {channel_id}")

    async def _archive(self, channel_id: int) -> None:
        """Archive a thread. If that fails, Discord archives it itself some time after the last message."""
        try:
            thread = await self.services.bot.fetch_channel(channel_id)
            if isinstance(thread, discord.Thread):
                await thread.edit(archived=True)
        except RequestFailed as fault:
            _log.info("thread %d could not be archived: %s", channel_id, type(fault).__name__)

    def _begin_naming(self, table: TableView) -> None:
        if table.channel_id not in self._naming:
            self._naming.add(table.channel_id)
            self.requests.start(self._name_thread(table), f"naming thread {table.channel_id}")

    async def _name_thread(self, table: TableView) -> None:
        """Name a table's thread after its people, and again if they change while Discord makes the bot wait."""
        thread = self.services.bot.get_channel(table.channel_id)
        try:
            while isinstance(thread, discord.Thread) and (snapshot := self.services.tables.snapshot(table.table_id)):
                chairs = (*(each for each in snapshot.table.chairs if not each.left), *snapshot.table.promised)
                people = [(chair.user_id, chair.name or "") for chair in chairs if chair.user_id is not None]
                name = thread_name(people, await self.services.languages.of(table.guild_id))
                if not people or name == self._names.setdefault(thread.id, thread.name):
                    break
                self._names[thread.id] = name
                thread = await thread.edit(name=name)
                await asyncio.sleep(self.services.times.naming)
        except RequestFailed as fault:
            _log.info("thread %d could not be named: %s", table.channel_id, type(fault).__name__)
        finally:
            self._naming.discard(table.channel_id)

    def forget(self, table_id: TableId) -> None:
        """Drop a closed table whose message says that it is closed."""
        announcer = self.announcers.pop(table_id, None)
        if announcer is not None:
            self._finishing.add(announcer)
            self.requests.start(self._finish(announcer), f"the last of {announcer}")

    async def _finish(self, announcer: Announcer) -> None:
        """Wait for the tasks that a closed table has started, then archive its thread if that is due."""
        await announcer.wait_for_past()
        self._finishing.discard(announcer)
        if announcer.channel_id in self._leaving:
            self._put_away_if_done(announcer.channel_id)


def _last_hand_seq(table: TableView) -> int:
    return 0 if table.last_hand is None else table.last_hand.hand_seq
