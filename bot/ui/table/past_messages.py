"""A table's messages that no longer show it: results of hands, which stay, and older ones, which are taken away.

What is done about them happens beside everything else: the table is played at its newest message. Must not know what
that one shows, nor when it changes.
"""

from __future__ import annotations

from bot.storage.api import TableId
from bot.task_group import TaskGroup
from bot.ui.table.message_transport import MessageTransport
from bot.ui.table.table_message import TableMessage

PAUSES = (0.0, 30.0, 300.0)
"""Before another attempt; an older message with live buttons would look like the table."""

_MOST = 8


class PastMessages:
    """The latest results that stay in a channel, and what is under way with older messages."""

    def __init__(self, transport: MessageTransport, table_id: TableId) -> None:
        self._transport = transport
        self._table_id = table_id
        self._results: dict[int, TableMessage] = {}
        self._tasks = TaskGroup()

    def __contains__(self, message_id: int) -> bool:
        """Whether this message is a result: a press on it came late and must not wipe it."""
        return message_id in self._results

    def keep(self, message_id: int, result: TableMessage) -> None:
        """The message stays and shows this, the result of a hand."""
        self._results[message_id] = result
        while len(self._results) > _MOST:
            del self._results[next(iter(self._results))]

    def put_back(self, message_id: int) -> None:
        """Another edit was under way when the message became a result: show the result once more."""
        editing = self._transport.restore(message_id, self._results[message_id], PAUSES)
        self._tasks.start(editing, f"a result of table {self._table_id}")

    def take_away(self, message_id: int) -> None:
        """Delete an older message."""
        deleting = self._transport.delete(message_id, PAUSES)
        self._tasks.start(deleting, f"an older message of table {self._table_id}")

    def withdraw(self) -> None:
        """Take away what may have arrived of a post that was not answered."""
        nonce = self._transport.forget_post()
        if nonce is not None:
            self._tasks.start(self._transport.withdraw(nonce, PAUSES), f"a lost message of table {self._table_id}")

    async def close(self) -> None:
        """Leave the messages as they are."""
        await self._tasks.cancel()
