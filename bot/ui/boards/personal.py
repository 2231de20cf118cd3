"""A player's own data: ``/my-data`` and ``/forget me``. Both answer in time, however long they take."""

from __future__ import annotations

import asyncio
import logging

import discord

from bot.storage.api import Forgotten, Store
from bot.tables.decisions import Decision, Leave, Person
from bot.tables.model import Status
from bot.tables.tables import Tables
from bot.ui import buttons
from bot.ui.boards.answers import send_files
from bot.ui.boards.data_file import packed_data
from bot.ui.errors import RequestFailed
from bot.ui.interactions import Interaction, home_of
from bot.ui.languages import texts_for
from bot.ui.layouts import page_layout, words_layout
from bot.ui.readers import Readers
from bot.ui.replies import NOBODY, tell
from bot.ui.routes import pressed

PATIENCE = 1.5
"""Seconds, of the three that Discord waits, after which the player reads that it takes a while."""

FILE_NAME = "my-data.zip"

_log = logging.getLogger(__name__)


class PersonalHandlers:
    """Forgets a player who has asked for it and confirmed it."""

    def __init__(self, store: Store, tables: Tables, readers: Readers) -> None:
        self._store = store
        self._tables = tables
        self._readers = readers
        self._forgetting: set[asyncio.Task[Forgotten]] = set()

    async def ask_to_forget(self, command: Interaction) -> None:
        """The question whether it is meant, with a button; private."""
        home_of(command)
        texts = texts_for(command)
        button = buttons.FORGET.at(command.user.id, label=texts("button-forget"), style=discord.ButtonStyle.danger)
        await command.response.send_message(
            view=page_layout(texts("forget-ask"), [button]), ephemeral=True, allowed_mentions=NOBODY
        )

    @pressed(buttons.FORGET)
    async def forget(self, press: Interaction, user_id: int) -> None:
        """Forget the player, who has confirmed it; not while they have a seat in a lobby or a running game."""
        texts, guild_id = texts_for(press), home_of(press)
        if not await self._stood_up(guild_id, user_id):
            await tell(press, texts("forget-seated"))
            return
        work = asyncio.create_task(self._store.forget_player(guild_id, user_id), name="forgetting a player")
        self._forgetting.add(work)
        work.add_done_callback(self._forgetting.discard)
        self._readers.forget(user_id)
        done, _ = await asyncio.wait([work], timeout=PATIENCE)
        if not done:
            await press.response.edit_message(view=words_layout(texts("forget-begun")), allowed_mentions=NOBODY)
        result = await work
        words = texts("forget-done", games=result.games)
        if result.waiting:
            words += " " + texts("forget-waiting", tables=result.waiting)
        await _answer(press, words)

    async def send_data(self, command: Interaction) -> None:
        """Everything stored about the caller as a private file: what is known, their records and their own acts."""
        texts, guild_id, user_id = texts_for(command), home_of(command), command.user.id
        packing = asyncio.ensure_future(packed_data(self._store, self._tables, guild_id, user_id, texts))
        done, _ = await asyncio.wait([packing], timeout=PATIENCE)
        if not done:
            await command.response.defer(ephemeral=True, thinking=True)
        data = await packing
        await send_files(command, texts("my-data-here"), {FILE_NAME: data})

    async def _stood_up(self, guild_id: int, user_id: int) -> bool:
        """Whether the player has no seat any more; from a game that is over they stand up now."""
        for snapshot in self._tables.snapshots():
            table = snapshot.table
            if table.guild_id != guild_id or table.seat_of(user_id) is None:
                continue
            if table.status is not Status.FINISHED:
                return False
            await self._tables.decide(Decision(table.table_id, Person(user_id, ""), Leave(), None, None))
        return True


async def _answer(press: Interaction, words: str) -> None:
    view = words_layout(words)
    if not press.response.is_done():
        await press.response.edit_message(view=view, allowed_mentions=NOBODY)
        return
    try:
        await press.edit_original_response(view=view, allowed_mentions=NOBODY)
    except RequestFailed as fault:
        _log.info("a player was forgotten and could not be told: %s", type(fault).__name__)
