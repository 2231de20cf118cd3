"""*Watch*: a private view of a table for people who do not sit at it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from discord.ext import commands

from bot.rights import Cost, Place, Right
from bot.storage.api import TableId
from bot.tables.decisions import Reason
from bot.tables.views import Snapshot
from bot.ui import buttons
from bot.ui.readers import Interaction, texts_for
from bot.ui.refusals import refuse
from bot.ui.replies import Message, redraw, reply, tell
from bot.ui.routes import pressed
from cogs.table.answers import Answers
from cogs.table.panels import watch_message

_WATCH = Right(place=Place.CHANNEL, cost=Cost.STEPPING)


class Watching(commands.Cog):
    """Answers people who watch."""

    def __init__(self, answers: Answers) -> None:
        self._answers = answers

    @pressed(buttons.WATCH, right=_WATCH)
    async def watch(self, press: Interaction, table_id: TableId) -> None:
        """*Watch* on the public message: show a new private view, which replaces an older one."""
        await self._let_watch(press, table_id, reply)

    @pressed(buttons.LOOK, right=_WATCH)
    async def look(self, press: Interaction, table_id: TableId) -> None:
        """*Refresh* on the private view: show the table in the same message as it is now."""
        with self._answers.panels.answering(table_id, press.user.id):
            await self._let_watch(press, table_id, redraw)

    async def _let_watch(
        self, press: Interaction, table_id: TableId, answer: Callable[[Interaction, Message], Awaitable[int | None]]
    ) -> None:
        snapshot = await self._admit(press, table_id)
        if snapshot is not None:
            reader, token = await self._answers.readers.of(press), self._answers.panels.new_token(press)
            message = await watch_message(self._answers.pictures, snapshot.table, reader, token)
            self._answers.panels.shows(snapshot, press, await answer(press, message), message.late, watches=True)

    async def _admit(self, press: Interaction, table_id: TableId) -> Snapshot | None:
        snapshot, user_id = self._answers.tables.snapshot(table_id), press.user.id
        texts = texts_for(press)
        if snapshot is None:
            await refuse(press, f"refusal-{Reason.CLOSED}")
        elif snapshot.table.seat_of(user_id) is not None:
            await tell(press, texts("watch-seated", button=texts("button-hand")))
        elif not self._answers.tables.sight(snapshot.table, user_id).table:
            await refuse(press, "watch-hidden")
        elif self._answers.panels.is_full(table_id, user_id):
            await refuse(press, "watch-full")
        else:
            return snapshot
        return None
