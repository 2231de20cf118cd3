"""What can name a person is listed in ``KEPT``, as PRIVACY.md tells it."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from contextlib import closing
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from bot.operations.owner_journal import OwnerAct
from bot.storage.api import OWNER_ACT, Store
from bot.storage.postgres.administration import postgres_steps, prepare
from bot.storage.privacy import KEPT
from bot.storage.sql.schema import load_migrations
from bot.storage.sqlite.database import open_file
from bot.storage.sqlite.files import tables_in_order
from bot.tables.journal import encode
from tests.storage.postgres_server import Server, asked
from tests.storage.rows import GUILD, UPGRADE
from tests.tables.test_journal import FACTS
from tests.tournaments.test_stored_facts import STORED

POLICY = Path(__file__).parents[2] / "PRIVACY.md"

COLUMNS = {
    *(
        "guild_id",
        "channel_id",
        "message_id",
        "table_id",
        "game_id",
        "tournament_id",
        "id",
        "seq",
        "first_seq",
        "last_seq",
    ),
    *("kind", "closed", "archived", "arrived", "bystander", "last_game", "last_table", "last_tournament"),
    *("at", "posted_at", "deadline", "touched", "started_at", "ended_at", "opened_at", "closed_at", "last_at", "until"),
    *("preset", "rules", "hands", "ranked", "ending", "seat", "unit", "score", "won", "left", "credited", "counts"),
    *("period", "family", "games", "wins", "tricks", "points", "called", "made", "euchred", "marches", "lone_tried"),
    *("lone_made", "lone_marches", "euchres_made", "lone_defended", "lone_defended_won", "folded", "reneges_caught"),
    *(
        "claims_true",
        "claims_false",
        "streak",
        "mu",
        "sigma",
        "number",
        "together",
        "lost",
        "ranked_games",
        "ranked_won",
    ),
    *("ranked_lost", "guild_settings.name", "guild_settings.value", "player_settings.name", "player_settings.value"),
    *("notes.name", "processes.name", "epoch", "seen", "over", "shard", "total", "application", "version"),
}
"""Columns that name nobody."""

KEYS = {
    *("guild_id", "channel_id", "message_id", "message", "table_id", "table", "seat", "number", "kind", "why", "what"),
    *(
        "rules",
        "preset",
        "options",
        "computers",
        "chain",
        "pictures",
        "tournament",
        "unranked",
        "press",
        "level",
        "method",
    ),
    *(
        "rounds",
        "dealer",
        "ranked",
        "clocks",
        "pack",
        "commitment",
        "secret",
        "next_chain",
        "standing",
        "thief",
        "end",
        "length",
        "seal",
    ),
    *(
        "act",
        "day",
        "acts",
        "computer",
        "counts",
        "hands",
        "movement",
        "starts_at",
        "least",
        "minutes",
        "event",
    ),
    *("caller_bonus", "before", "order", "schedule", "tables", "byes", "points", "euchres", "loners", "extra", "own"),
    *(
        "seconds",
        "form",
        "team",
        "deals",
        "finish",
        "until",
        "seqs",
        "seq",
        "streak",
        "choices",
        "tournament_facts.body.seats",
    ),
}
"""Keys of facts that name nobody; the options of rules are no keys."""


def listed_columns() -> set[str]:
    return {column for kept in KEPT for column in kept.columns}


def listed_keys(column: str) -> set[str]:
    return {key for kept in KEPT for key in kept.keys.get(column, ())}


def unlisted(columns: set[str]) -> set[str]:
    """Columns that nobody has thought about."""
    return {name for name in columns - listed_columns() if not {name, name.partition(".")[2]} & COLUMNS}


def columns_of_file(path: Path, *more: Any) -> set[str]:
    with closing(open_file(path, (*load_migrations(), *more))) as connection:
        return {f"{table.name}.{column}" for table in tables_in_order(connection) for column in table.columns}


def test_the_list_has_the_rows_of_the_policy_in_its_order() -> None:
    table = POLICY.read_text(encoding="utf-8").partition("|---|---|---|\n")[2].partition("\n\n")[0]
    rows = [re.sub(r"^\| ", "", line) for line in table.splitlines()]
    assert len(rows) == len(KEPT)
    for row, kept in zip(rows, KEPT, strict=True):
        assert row.startswith(kept.what), row


def test_every_column_of_a_file_is_thought_about(tmp_path: Path) -> None:
    columns = columns_of_file(tmp_path / "file.db")
    assert unlisted(columns) == set()
    assert listed_columns() <= columns
    assert unlisted(columns_of_file(tmp_path / "next.db", UPGRADE)) == {"tables.added", "added.x"}


@pytest.mark.proof
def test_every_column_of_a_server_is_thought_about(postgres: Server) -> None:
    url = postgres.new_database()
    asyncio.run(prepare(url, postgres_steps(), lambda *_: asyncio.sleep(0)))
    query = (
        "SELECT table_name || '.' || column_name FROM information_schema.columns"
        " WHERE table_schema = current_schema() AND is_generated = 'NEVER'"
    )
    assert unlisted({name for (name,) in asked(url, query)}) == set()
    asked(url, "ALTER TABLE games ADD COLUMN host BIGINT")
    assert unlisted({name for (name,) in asked(url, query)}) == {"games.host"}


def keys_of(body: Any) -> Iterator[str]:
    """Every key in a body, however deep it stands."""
    if isinstance(body, list):
        for one in body:
            yield from keys_of(one)
    elif isinstance(body, dict):
        for key, value in body.items():
            yield key
            if key != "options":
                yield from keys_of(value)


@pytest.mark.parametrize(
    ("column", "bodies"),
    [
        ("journal.body", [encode(fact, 1, 1.0).body for fact in FACTS]),
        ("tournament_facts.body", [line.split(" ", 2)[2] for line in STORED]),
    ],
    ids=["tables", "tournaments"],
)
def test_every_key_of_a_fact_is_thought_about(column: str, bodies: list[str]) -> None:
    found = {key for body in bodies for key in keys_of(json.loads(body))}
    assert {key for key in found - listed_keys(column) if not {key, f"{column}.{key}"} & KEYS} == set()
    assert listed_keys(column) <= found
    assert listed_keys(column) & KEYS == set()


def test_what_the_owner_did_is_listed() -> None:
    people = listed_keys(f"notes.value of {OWNER_ACT}")
    assert {field.name for field in fields(OwnerAct)} - people == {"number", "at", "action"}


async def test_the_export_has_what_the_list_says(store: Store) -> None:
    exported = {name for kept in KEPT for name in kept.exported}
    assert set(await store.export_player(GUILD, 1)) - {"guild_id", "user_id"} == exported
