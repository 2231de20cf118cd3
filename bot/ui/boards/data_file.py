"""The file of ``/my-data``: a zip of what a server stores about a player, their games' records and their own acts.

Records hold finished games and the finished hands of running ones, which everybody may see; acts are the player's own.
"""

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

from bot.storage.api import Entry, RecordNotKept, Store, TableId
from bot.tables.facts import JournalError
from bot.tables.history import own_acts
from bot.tables.tables import Tables
from bot.words.catalogue import Texts

MOST_BYTES = 8_000_000
"""Discord takes files of ten million bytes."""

_ACTS = ("time (UTC)", "table", "entry", "seat", "act")

_log = logging.getLogger(__name__)


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
