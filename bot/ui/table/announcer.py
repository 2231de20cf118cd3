"""One table's public message: what it shows, and bringing it up to date with as few requests as the flow allows.

Theory of operation. The newest durable state wins; what lies between is never drawn. One request is in flight per
message. While a press on the message is being answered nothing else edits it, since the answer redraws it anyway. When
a new hand begins the old message becomes the short result of its hand and stays; a new one is posted. A task runs only
while something is due: it ends when the message shows the newest state.

It must not decide anything about the game.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import discord

from bot.engine.state import Phase
from bot.render.words import Texts, reminder_text
from bot.tables.ports import StoreError, TableId
from bot.tables.snapshots import Chair, Change, FinishedHand, Status, TableView
from bot.ui.discord.errors import ErrorResponse, RequestFailed, remedy
from bot.ui.discord.mentions import NOBODY, only
from bot.ui.table.choices import PUBLIC_PHASES
from bot.ui.table.layouts import words_layout
from bot.ui.table.panels import LIFE
from bot.ui.table.table_message import HandSummary, TableMessage, Venue, parting_face, parting_of, table_face

REPOST_AFTER = 45 * 60.0
"""Seconds after which the table is posted anew: messages of more than an hour may be edited but seldom."""

PATIENCE = 10.0
"""Seconds after which a table is drawn although its computers have not moved yet."""

_LONGEST_PAUSE = 60.0

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Reminder:
    """A message that calls a player, and the turn it belongs to."""

    message_id: int
    asked_at: float | None


class Announcer:
    """Keeps one table's message; ``message_id`` and ``posted_at`` come from the store after a restart.

    ``over`` is called when the table is closed and its message says so.
    """

    def __init__(
        self,
        venue: Venue,
        table: TableView,
        over: Callable[[TableId], None],
        message_id: int | None = None,
        posted_at: float | None = None,
    ) -> None:
        self._venue = venue
        self._over = over
        self.table_id = table.table_id
        self._newest = table
        self._channel_id = table.channel_id
        self.message_id = message_id
        self._posted_at = posted_at or 0.0
        self._shown = -1
        self._hand_seq: int | None = None
        self._last_hand: FinishedHand | None = table.last_hand
        self._parting: list[HandSummary] = []
        self._part_if_over(table)
        self._press: tuple[discord.Interaction[Any], float] | None = None
        self._reminder_due: Chair | None = None
        self._reminder: Reminder | None = None
        self._nonce: str | None = None
        self._before_play = False
        self._held = 0
        self._answers = 0
        self._settled = True
        self._patience: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None
        self._closed = False
        self.barred = False
        """We may not write in the channel, or it is gone; nothing is tried until somebody calls ``try_again``."""

    # -- being told

    def on_change(self, change: Change) -> None:
        """The table has durably changed."""
        self._take(change.table)
        self._settled = change.settled
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None
        if not change.settled:
            self._patience = asyncio.get_running_loop().call_later(PATIENCE, self._lose_patience)
        if change.reminder is not None:
            self._reminder_due = change.reminder
        self.wake()

    def _take(self, table: TableView) -> None:
        """Remember the newest state, and how a hand that has just ended came out."""
        if table.seq < self._newest.seq:
            return
        self._newest = table
        if table.last_hand is not None and table.last_hand is not self._last_hand:
            self._part(table)
        self._last_hand = table.last_hand

    def _part(self, table: TableView) -> None:
        parting = parting_of(table, self._texts)
        if parting is not None:
            self._parting.append(parting)

    def _part_if_over(self, table: TableView) -> None:
        """A message that shows a hand's end becomes its result when the next hand begins."""
        if table.public is not None and table.public.result is not None:
            self._part(table)

    def _lose_patience(self) -> None:
        self._settled = True
        self.wake()

    def wake(self) -> None:
        """Begin to draw, if there is something to draw and nobody draws yet."""
        if self._task is None and self._due():
            self._task = asyncio.create_task(self._run(), name=f"announcer of table {self.table_id}")
            self._task.add_done_callback(self._ended)

    def try_again(self) -> None:
        """Somebody has reason to think that we may write in the channel now."""
        self.barred = False
        self.wake()

    def _rests(self) -> bool:
        """Whether nothing will ever be drawn any more; then the announcer is forgotten."""
        resting = self._newest.status is Status.CLOSED and self._task is None and not self._due()
        if resting:
            self._over(self.table_id)
        return resting

    async def close(self) -> None:
        """Draw nothing any more."""
        self._closed = True
        if self._patience is not None:
            self._patience.cancel()
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait({self._task})

    # -- answering presses

    @contextmanager
    def answering(self) -> Iterator[None]:
        """While a press on the message is decided and answered, nothing else draws it."""
        self._held += 1
        try:
            yield
        finally:
            self._held -= 1
            if not self._rests():
                self.wake()

    async def answer(self, press: discord.Interaction[Any]) -> None:
        """Answer a press on a public message with its newest state."""
        self._refresh()
        if press.message is None or press.message.id != self.message_id:
            await press.response.edit_message(
                view=words_layout(self._texts("table-moved")), attachments=[], allowed_mentions=NOBODY
            )
            return
        table = self._newest
        leaving = self._leaves(table)
        face = self._parting_face() if leaving else await self._face(table)
        self._answers += 1
        await press.response.edit_message(view=face.layout, attachments=face.files, allowed_mentions=NOBODY)
        if leaving:
            self._left()
            return
        self._shows(table)
        self._press = (press, self._venue.now())

    async def post_as_answer(self, command: discord.Interaction[Any]) -> None:
        """Answer a command with the table message itself; an older one is taken away."""
        self._refresh()
        table = self._newest
        face = await self._face(table)
        sent = await command.response.send_message(view=face.layout, files=face.files, allowed_mentions=NOBODY)
        old, self.message_id = self.message_id, sent.message_id
        self._press = (command, self._venue.now())
        self.barred = False
        await self._placed(table, old)

    # -- drawing

    def _refresh(self) -> None:
        current = self._venue.tables.view(self.table_id)
        if current is not None:
            self._take(current)

    def _due(self) -> bool:
        if self._closed or self._held or self.barred:
            return False
        if self._reminder_due is not None or self._reminder_passed():
            return True
        if self.message_id is None:
            return self._newest.status is not Status.CLOSED
        return self._settled and self._shown < self._newest.seq

    async def _run(self) -> None:
        failures = 0
        while True:
            self._refresh()
            if not self._due():
                return
            try:
                await self._step()
                failures = 0
            except RequestFailed as fault:
                failures += 1
                await self._after(fault, failures)

    async def _after(self, fault: Exception, failures: int) -> None:
        """Do what a failed request calls for; the loop goes on with the newest state."""
        number = self.table_id
        match remedy(fault):
            case ErrorResponse.WAIT:
                pause = max(min(2.0**failures, _LONGEST_PAUSE), getattr(fault, "retry_after", 0.0))
                _log.warning("table %d could not be drawn, again in %.0f s: %s", number, pause, type(fault).__name__)
                await asyncio.sleep(pause)
            case ErrorResponse.POST_ANEW:
                self.message_id = None
            case ErrorResponse.TOKEN_DEAD:
                self._press = None
            case ErrorResponse.GIVE_UP:
                _log.warning("table %d cannot be shown any more: %s", number, fault)
                self.barred = True
            case ErrorResponse.DEFECT:
                _log.error("table %d was drawn in a way that Discord refuses", number, exc_info=fault)
                self._shown, self._reminder_due, self._reminder = self._newest.seq, None, None
                self.barred = self.message_id is None

    async def _step(self) -> None:
        """One request towards the newest state."""
        table = self._newest
        if self.message_id is not None and self._shown < table.seq and self._settled:
            if self._leaves(table):
                await self._edit(self.message_id, self._parting_face(), table)
                self._left()
            elif self._venue.now() - self._posted_at > REPOST_AFTER and table.status is not Status.CLOSED:
                await self._post(table)
            else:
                await self._draw(self.message_id, table)
        elif self.message_id is None and table.status is not Status.CLOSED:
            await self._post(table)
        elif self._reminder_passed():
            await self._take_reminder_back()
        elif self._reminder_due is not None:
            await self._remind(table, self._reminder_due)

    async def _draw(self, message_id: int, table: TableView) -> None:
        answers = self._answers
        await self._edit(message_id, await self._face(table), table)
        self._shows(table)
        if self._answers != answers:
            # A press was answered meanwhile; which of the two arrived last, nobody knows.
            self._shown = -1

    async def _edit(self, message_id: int, face: TableMessage, table: TableView) -> None:
        """Change the message: by the token of the last press on it where that saves a counted request."""
        if self._press is not None and self._by_token(table):
            press = self._press[0]
            await press.edit_original_response(view=face.layout, attachments=face.files, allowed_mentions=NOBODY)
            return
        await self._venue.pace.turn()
        message = self._channel().get_partial_message(message_id)
        await message.edit(view=face.layout, attachments=face.files, allowed_mentions=NOBODY)

    def _by_token(self, table: TableView) -> bool:
        if self._press is None or self._venue.now() - self._press[1] > LIFE:
            self._press = None
            return False
        return (self._before_play or _before_play(table)) and not self._leaves(table)

    async def _post(self, table: TableView) -> None:
        """A new message; after a lost reply the same nonce keeps Discord from showing it twice."""
        again = self._nonce is not None
        if self._nonce is None:
            self._nonce = f"{table.table_id}-{table.seq}-{self._answers}"[:25]
        face = await self._face(table)
        await self._venue.pace.turn()
        sent = await self._channel().send(
            view=face.layout, files=face.files, nonce=self._nonce, allowed_mentions=NOBODY
        )
        old, self.message_id, self._nonce = self.message_id, sent.id, None
        await self._placed(table, old)
        if again:
            self._shown = -1

    async def _placed(self, table: TableView, old: int | None) -> None:
        """A new message shows the table: remember it, and take the old one away."""
        self._posted_at = self._venue.now()
        self._answers += 1
        self._parting.clear()
        self._part_if_over(table)
        self._shows(table)
        try:
            await self._venue.store.place_message(table.table_id, self._channel_id, self.message_id, self._posted_at)
        except StoreError as fault:
            _log.warning("the message of table %d was not written down: %s", table.table_id, fault)
        if old is not None:
            await self._delete(old)

    async def _delete(self, message_id: int) -> None:
        """Take a message away; one that cannot be taken away stays."""
        try:
            await self._venue.pace.turn()
            await self._channel().get_partial_message(message_id).delete()
        except RequestFailed as fault:
            _log.info("a message of table %d stays: %s", self.table_id, type(fault).__name__)

    async def _remind(self, table: TableView, chair: Chair) -> None:
        """One mention of the player who is waited for."""
        asked = table.to_move
        if asked is None or asked.seat != chair.seat or asked.user_id is None:
            self._reminder_due = None
            return
        if not (await self._venue.viewers.chosen_by(asked.user_id)).reminders:
            self._reminder_due = None
            return
        layout = words_layout(reminder_text(table, chair, self._texts))
        await self._venue.pace.turn()
        sent = await self._channel().send(view=layout, allowed_mentions=only(asked.user_id))
        self._reminder_due = None
        self._reminder = Reminder(sent.id, table.asked_at)

    def _reminder_passed(self) -> bool:
        return self._reminder is not None and self._reminder.asked_at != self._newest.asked_at

    async def _take_reminder_back(self) -> None:
        reminder, self._reminder = self._reminder, None
        if reminder is not None:
            await self._delete(reminder.message_id)

    # -- faces

    async def _face(self, table: TableView) -> TableMessage:
        return await table_face(self._venue, table, self._parting)

    def _parting_face(self) -> TableMessage:
        return parting_face(self._texts, self._newest, self._parting)

    def _leaves(self, table: TableView) -> bool:
        """Whether the message is about a hand that is over, with another one begun."""
        return bool(self._hand_seq) and table.hand_seq != self._hand_seq

    def _left(self) -> None:
        self.message_id, self._hand_seq, self._press = None, None, None
        self._parting.clear()

    def _shows(self, table: TableView) -> None:
        self._shown, self._hand_seq = table.seq, table.hand_seq
        self._before_play = _before_play(table)

    @property
    def _texts(self) -> Texts:
        """The server's own."""
        return self._venue.languages.server(self._newest.guild_id)

    def _channel(self) -> discord.PartialMessageable:
        return self._venue.channel(self._channel_id, self._newest.guild_id)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._task = None
        if task.cancelled():
            return
        fault = task.exception()
        if fault is not None:
            _log.error("the announcer of table %d failed", self.table_id, exc_info=fault)
        elif not self._rests():
            self.wake()


_BEFORE_PLAY = PUBLIC_PHASES | {Phase.DISCARD, Phase.BEST, Phase.GIVE}


def _before_play(table: TableView) -> bool:
    """Whether no card is led yet. Until then edits may use a press's token; cards are shown by the bot's own, so that
    neither way is overused.
    """
    return table.public is not None and table.public.phase in _BEFORE_PLAY
