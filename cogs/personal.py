"""A player's own data: ``/my-data`` and ``/forget me``. Both answer in time, however long they take."""

from __future__ import annotations

import asyncio
import csv
import io
import json
import logging
import zipfile
from collections.abc import Sequence
from contextlib import suppress
from datetime import UTC, datetime

import discord
from discord import app_commands
from discord.ext import commands

from bot.storage.api import Entry, Forgotten, RecordNotKept, Store, TableId
from bot.tables.decisions import Decision, Leave, Person
from bot.tables.facts import JournalError
from bot.tables.history import own_acts
from bot.tables.model import Status
from bot.tables.tables import Tables
from bot.ui import buttons
from bot.ui.command_sync import localize
from bot.ui.errors import RequestFailed
from bot.ui.interactions import Interaction, bot_of, home_of
from bot.ui.languages import texts_for
from bot.ui.layouts import page_layout, words_layout
from bot.ui.readers import Readers
from bot.ui.replies import NOBODY, tell
from bot.ui.routes import pressed
from bot.words.catalogue import Texts
from cogs.boards import send_files

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


# -- data file
#
# The file of ``/my-data``: a zip of what a server stores about a player, their games' records and their own acts.
#
# Records hold finished games and the finished hands of running ones, which everybody may see; acts are the player's
# own.


MOST_BYTES = 8_000_000
"""Discord takes files of ten million bytes."""

_ACTS = ("time (UTC)", "table", "entry", "seat", "act")


async def packed_data(store: Store, tables: Tables, guild_id: int, user_id: int, texts: Texts) -> bytes:
    """The zip file; the oldest games' files are left out where it would be too big, and its first file says so."""
    data = await store.export_player(guild_id, user_id)
    content = io.BytesIO()
    left_out = 0
    with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED) as file:
        file.writestr("data.json", json.dumps(data, indent=2, ensure_ascii=False))
        for table in data["tables"]:
            left_out += not await _add_table(file, content, store, tables, TableId(table["table_id"]), user_id)
        for game in sorted(data["games"], key=lambda game: -game["ended_at"]):
            with suppress(RecordNotKept):
                found = await store.finished_game(guild_id, game["game_id"]) if content.tell() < MOST_BYTES else None
                if found is None:
                    left_out += 1
                    continue
                file.writestr(f"games/game-{game['game_id']}.euchre", found.record)
        file.writestr("README.txt", texts("my-data-readme", left=left_out))
    return content.getvalue()


async def _add_table(
    file: zipfile.ZipFile, content: io.BytesIO, store: Store, tables: Tables, table_id: TableId, user_id: int
) -> bool:
    """A table's own acts, and the record of the game that is on it; whether there was room."""
    if content.tell() >= MOST_BYTES:
        return False
    entries = await store.journal_to_export(table_id)
    file.writestr(f"acts/table-{table_id}.csv", await asyncio.to_thread(_acts, table_id, entries, user_id))
    running = tables.record(table_id, user_id)
    if running is not None:
        file.writestr(f"games/table-{table_id}.euchre", running)
    return True


def _acts(table_id: TableId, entries: Sequence[Entry], user_id: int) -> str:
    written = io.StringIO()
    rows = csv.writer(written)
    rows.writerow(_ACTS)
    try:
        for act in own_acts(entries, user_id):
            when = datetime.fromtimestamp(act.at, UTC).isoformat(timespec="seconds")
            rows.writerow((when, table_id, act.seq, act.seat, act.act))
    except JournalError as fault:
        _log.error("the acts of table %s cannot be read: %s", table_id, fault)
    return written.getvalue()


# -- personal
#
# ``/forget me`` and ``/my-data``: what this server stores about a player.


class PersonalCommands(commands.Cog):
    """The commands for the caller's own data."""

    forget = app_commands.Group(name="forget", description=localize("command-forget"))

    @forget.command(name="me", description=localize("command-forget-me"))
    async def forget_me(self, command: Interaction) -> None:
        """Ask the caller to confirm."""
        await bot_of(command).personal_handlers.ask_to_forget(command)

    @app_commands.command(name="my-data", description=localize("command-my-data"))
    async def my_data(self, command: Interaction) -> None:
        """Send everything stored about the caller as a private file."""
        await bot_of(command).personal_handlers.send_data(command)
