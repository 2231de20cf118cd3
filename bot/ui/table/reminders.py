"""The message that calls the player for whom a table waits: when it is due, and when it is taken back. Must not know
the table's own message.
"""

from __future__ import annotations

from bot.render.text.notices import reminder_text
from bot.tables.snapshots import Chair, TableView
from bot.ui.discord.layouts import words_layout
from bot.ui.table.message_transport import MessageTransport
from bot.ui.table.table_message import AnnouncerServices


class Reminder:
    """At most one message of a table calls a player; it goes when that turn is over."""

    def __init__(self, services: AnnouncerServices, transport: MessageTransport) -> None:
        self._services = services
        self._transport = transport
        self._due: Chair | None = None
        self._message_id: int | None = None
        self._asked_at: float | None = None

    def call(self, chair: Chair) -> None:
        """The person on this chair is to be called."""
        self._due = chair

    def forget(self) -> None:
        """Nobody is called any more; a message that stands stays."""
        self._due, self._message_id = None, None

    def waiting(self, table: TableView) -> bool:
        """Whether there is something to send or to take back."""
        return self._due is not None or self._passed(table)

    async def step(self, table: TableView) -> None:
        """One request: take a message back whose turn is over, or call the player who is waited for."""
        if self._passed(table):
            passed, self._message_id = self._message_id, None
            if passed is not None:
                await self._transport.delete(passed)
            return
        asked, chair = table.to_move, self._due
        self._due = None
        if chair is None or asked is None or asked.seat != chair.seat or asked.user_id is None:
            return
        if not (await self._services.viewers.chosen_by(asked.user_id)).reminders:
            return
        layout = words_layout(reminder_text(table, chair, self._services.languages.server(table.guild_id)))
        self._due = chair
        self._message_id = await self._transport.mention(asked.user_id, layout)
        self._due, self._asked_at = None, table.asked_at

    def _passed(self, table: TableView) -> bool:
        return self._message_id is not None and self._asked_at != table.asked_at
