"""What a host sees of a bot in play: figures, health, and a readable line for what happens at tables."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import re
import shutil
import sqlite3
from pathlib import Path
from typing import Any
from unittest.mock import patch

import aiohttp
import pytest
from prometheus_client.parser import text_string_to_metric_families

from bot.app import make_bot
from bot.operations.health import TRY_SECONDS, StoreWatch
from bot.operations.metrics import COMMIT_FAULTS, Metrics
from bot.processes.workers import WorkerProcess
from bot.settings import read_settings
from bot.storage.api import StoreError, StoreFailing
from bot.storage.backends import check
from bot.storage.sql.connection import Connection
from bot.version import build
from tests.discord.card_table import CardTable, card_table
from tests.world import require

SERVED: dict[str, Any] = {"metrics_address": ("127.0.0.1", 0)}

pytestmark = pytest.mark.table(seed=2, host=SERVED)

LABELS = {
    "shard", "interaction", "command", "le", "resource", "counted", "status", "event", "severity", "kind",
    "generation", "implementation", "major", "minor", "patchlevel", "version", "reason", "commit", "engine", "schema",
    "format", "outcome",
}  # fmt: skip
"""Every label that there is; none is a person, a server, a channel or a table."""

Figures = dict[tuple[str, tuple[tuple[str, str], ...]], float]


async def read(table: CardTable, path: str) -> tuple[int, str]:
    """What the bot's own port answers."""
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"{table.bot.features.monitoring.address}{path}") as answer,
    ):
        return answer.status, await answer.text()


async def figures(table: CardTable) -> Figures:
    """All figures by name and labels."""
    _, text = await read(table, "/metrics")
    return {
        (sample.name, tuple(sorted(sample.labels.items()))): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def figure(figures_now: Figures, name: str, **labels: str) -> float:
    """One figure."""
    return figures_now[name, tuple(sorted(labels.items()))]


@pytest.mark.proof
async def test_metrics_of_a_game(table: CardTable) -> None:
    before = await figures(table)
    assert figure(before, "right_bower_tables", status="lobby") == 0
    await table.type(table.ann, "table open", points=1)
    for person in table.people[1:]:
        await table.press(person, "button-join")
    figures_now = await figures(table)
    assert figure(figures_now, "right_bower_tables", status="lobby") == 1
    assert figure(figures_now, "right_bower_people_seated") == 4
    assert figure(figures_now, "discord_event_on_interaction_total", **typed("/table open")) == 1
    assert figure(figures_now, "discord_event_on_interaction_total", **pressed("rb:lobby")) == 3
    await table.press(table.ann, "button-start")
    figures_now = await figures(table)
    assert figure(figures_now, "right_bower_tables", status="playing") == 1
    assert figure(figures_now, "right_bower_table_events_total", event="game_begun") == 1
    await table.play_on()
    figures_now = await figures(table)
    assert figure(figures_now, "right_bower_tables", status="finished") == 1
    assert figure(figures_now, "right_bower_table_events_total", event="game_over") == 1
    assert figure(figures_now, "discord_connected", shard="0") == 1
    assert figure(figures_now, "discord_stat_total_guilds") == 1
    assert figure(figures_now, "right_bower_commit_seconds_count") >= 10
    assert 0 < figure(figures_now, "right_bower_commit_seconds_sum") < 60
    assert figure(figures_now, "right_bower_overdue_clocks") == 0
    for kind in ("act", "hint", "review", "analysis"):
        assert figure(figures_now, "right_bower_thinking_queue", kind=kind) == 0
    for kind in ("pressed", "panel", "table", "watched", "later", "file"):
        assert figure(figures_now, "right_bower_drawing_queue", kind=kind) == 0
    assert figure(figures_now, "right_bower_requests_waiting") == 0
    for reason in COMMIT_FAULTS:
        assert figure(figures_now, "right_bower_commits_failed_total", reason=reason) == 0
    assert figure(figures_now, "right_bower_database_size_bytes") > 4096
    engine = table.bot.services.store.engine
    assert engine.name == "sqlite"
    named = {"version": build().version, "commit": build().commit, "engine": "sqlite"}
    named |= {"schema": str(engine.schema), "format": str(engine.format)}
    assert figure(figures_now, "right_bower_build_info", **named) == 1
    assert figure(figures_now, "process_resident_memory_bytes") > 1e6
    assert figure(figures_now, "right_bower_started_timestamp_seconds") > 1e9


def typed(command: str) -> dict[str, str]:
    return {"shard": "0", "interaction": "application_command", "command": command}


def pressed(verb: str) -> dict[str, str]:
    return {"shard": "0", "interaction": "component", "command": verb}


@pytest.mark.proof
async def test_no_label_names_a_person_a_server_or_a_table(table: CardTable) -> None:
    await table.gather(points=1)
    await table.play_on()
    figures_now = await figures(table)
    assert {label for _, labels in figures_now for label, _ in labels} <= LABELS
    values = {value for _, labels in figures_now for _, value in labels}
    names = {"Ann", "Bob", "Cay", "Dan", "euchre", "Right Bower"}
    ids = {str(each.id) for each in table.people} | {str(table.world.guild.id), str(table.world.channel.id)}
    assert not values & (names | ids)
    others = {value for _, labels in figures_now for label, value in labels if label != "commit"}
    assert not [value for value in others if re.fullmatch(r"\d{6,}", value)]


@pytest.mark.proof
async def test_an_unattended_clock_is_overdue(table: CardTable) -> None:
    """The store refuses whatever the clocks would write."""
    await table.gather()
    with patch.object(table.bot.services.store, "set_deadline", side_effect=StoreError("store-closed")):
        await table.env.advance_time(70)
        figures_now = await figures(table)
    assert figure(figures_now, "right_bower_overdue_clocks") == 1
    await table.env.advance_time(30)
    assert figure(await figures(table), "right_bower_overdue_clocks") == 0


@pytest.mark.proof
async def test_health_and_readiness(table: CardTable) -> None:
    assert await read(table, "/healthz") == (200, "well\n")
    assert await read(table, "/readyz") == (200, "ready\n")
    with patch.object(table.bot.services.store, "note", side_effect=StoreError("store-closed")):
        assert await read(table, "/readyz") == (503, "the store does not answer: StoreError\n")
        assert await read(table, "/healthz") == (200, "well\n"), "a supervisor must not end a well bot"
    assert (await read(table, "/readyz"))[0] == 200
    table.bot.services.complete.clear()
    assert await read(table, "/readyz") == (503, "open tables are being taken up, 0 more to come\n")
    table.bot.services.complete.set()
    with patch.object(table.bot, "is_ready", return_value=False):
        assert await read(table, "/readyz") == (503, "Discord is not connected\n")


FULL = "nothing can be written: planted"


async def is_full(connection: Connection, *_: object, **__: object) -> None:
    """What the disk says to whatever is to be written."""
    fault = sqlite3.OperationalError(FULL)
    fault.sqlite_errorcode = sqlite3.SQLITE_FULL
    raise fault


@pytest.mark.proof
async def test_a_full_disk_is_logged_once_at_its_start_and_end(
    table: CardTable, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    await table.gather()
    caplog.clear()
    database: Any = vars(table.bot.services.store)["database"]
    with patch.object(database, "write", lambda *_, **__: database.writer.write(is_full)):
        for seconds in (61, *[TRY_SECONDS + 1] * 4):  # after a minute somebody is reminded
            await table.env.advance_time(seconds)
        failed = figure(await figures(table), "right_bower_commits_failed_total", reason="disk_full")
        assert failed >= 3, "also while nobody plays"
        assert await read(table, "/healthz") == (200, "well\n")
        assert await read(table, "/readyz") == (503, "the store keeps nothing: disk_full\n")
        lines = [(record.levelname, record.getMessage()) for record in caplog.records]
        assert [level for level, _ in lines if level != "INFO"] == ["ERROR"]
    await table.env.advance_time(2 * TRY_SECONDS + 1)
    assert await read(table, "/readyz") == (200, "ready\n")
    lines = [(record.levelname, record.getMessage()) for record in caplog.records]
    begun = [text for level, text in lines if level == "ERROR"]
    assert begun == ["Nothing can be saved; the bot tries again every 10 s. The disk is full; nothing was written."]
    assert len([text for level, text in lines if text.startswith("Everything is saved again")]) == 1
    assert figure(await figures(table), "right_bower_commits_failed_total", reason="disk_full") >= failed


async def test_a_store_that_fails_again_is_tried_by_one_task() -> None:
    async def attempt() -> None:
        """Nothing is tried so soon."""

    before = asyncio.all_tasks()
    watch = StoreWatch(Metrics(), attempt)
    for fault in (StoreFailing("store-closed"), None, StoreFailing("store-closed")):
        watch.on_write(fault)
    assert len(asyncio.all_tasks() - before) == 1
    await watch.close()
    assert asyncio.all_tasks() == before


@pytest.mark.proof
async def test_copies_are_dated(tmp_path: Path) -> None:
    folder = tmp_path / "copies"
    async with card_table(tmp_path, seed=2, host=SERVED | {"backup_dir": str(folder), "backup_hours": 6}) as table:
        backups = require(table.bot.services.backups)
        await backups.idle()
        figures_now = await figures(table)
        made = figure(figures_now, "right_bower_backup_last_success_timestamp_seconds")
        assert made > 1e9
        assert figure(figures_now, "right_bower_backup_last_failure_timestamp_seconds") == 0
        assert figure(figures_now, "right_bower_backup_period_seconds") == 6 * 3600
        await table.env.advance_time(60)
        shutil.rmtree(folder)
        folder.write_text("in the way", encoding="utf-8")
        assert not await backups.make()
        figures_now = await figures(table)
        assert figure(figures_now, "right_bower_backup_last_success_timestamp_seconds") == made
        assert figure(figures_now, "right_bower_backup_last_failure_timestamp_seconds") >= made + 60


@pytest.mark.proof
async def test_the_workers_memory_is_counted(table: CardTable) -> None:
    before = figure(await figures(table), "right_bower_workers")
    worker = await WorkerProcess.start(os.getpid)
    try:
        figures_now = await figures(table)
        assert figure(figures_now, "right_bower_workers") == before + 1
        assert figure(figures_now, "right_bower_workers_resident_memory_bytes") > 2e7
    finally:
        await worker.close()


@pytest.mark.proof
async def test_status_shows_what_is_going_on(table: CardTable) -> None:
    await table.gather()
    status = json.loads((await read(table, "/status"))[1])
    assert status["tables"] == {"lobby": 0, "playing": 1, "finished": 0}
    assert (status["people"], status["servers"], status["shards"]) == (4, 1, {"0": True})
    assert status["not_ready"] is None


@pytest.mark.table(host={})
async def test_without_a_port_nothing_is_served(table: CardTable) -> None:
    assert table.bot.features.monitoring.address == ""


async def test_a_game_leaves_readable_lines(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "bot.operations.logs")
    async with card_table(tmp_path, seed=2) as table:
        ann = table.ann
        await table.gather(points=1)
        await table.restart()
        await table.play_on()
        await table.type(ann, "table close")
        guild, number = table.world.guild.id, 1
        lines = [record.getMessage() for record in caplog.records if record.name == "bot.operations.logs"]
        assert lines[:4] == [
            "0 tables were resumed, 0 with a game under way",
            f"table {number} was opened in server {guild}: standard",
            f"table {number} begins a game: 4 people and 0 computers, ranked"[: len(lines[2])],
            "1 tables were resumed, 1 with a game under way",
        ]
        assert re.fullmatch(rf"table {number} has finished its game after \d+ hands, \d+ to \d+", lines[4])
        assert lines[5:] == [f"table {number} is closed"]
        assert not [line for line in lines if "Ann" in line or "Bob" in line]


async def test_departures_and_absences_are_logged_by_seat(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, "bot.operations.logs")
    async with card_table(tmp_path, seed=2) as table:
        _, bob, *_ = table.people
        await table.gather()
        await table.type(bob, "table leave")
        seat = require(table.view.to_move)
        await table.env.advance_time(125)
        lines = [record.getMessage() for record in caplog.records]
        assert "table 1 goes on without the player of seat 2, who left" in lines
        assert f"table 1 has a computer play for seat {seat.seat}, whose player is away" in lines


# -- backups
#
# Without a word of the host's a file of SQLite is copied into the folder beside it.


async def test_the_bot_makes_a_backup_soon_after_its_start(tmp_path: Path) -> None:
    variables = {"DATABASE_URL": str(tmp_path / "right-bower.db")}
    async with make_bot(read_settings(variables, None, token_needed=False)) as bot:
        await bot.prepare()
        backups = require(bot.services.backups)
        backups.start()
        await backups.idle()
    made = [*(tmp_path / "backups").glob("right-bower-*.db")]
    assert [checked async for checked in check(made[0])] == []


async def test_a_host_may_do_without_backups(tmp_path: Path) -> None:
    variables = {"DATABASE_URL": str(tmp_path / "right-bower.db"), "BACKUP_DIR": "off"}
    async with make_bot(read_settings(variables, None, token_needed=False)) as bot:
        await bot.prepare()
        assert bot.services.backups is None
