"""What only shows where there are sockets: how soon people are answered, and what Discord is asked and refuses."""

from __future__ import annotations

import asyncio
import itertools
import json
import os
import random
import re
import signal
import socket
from pathlib import Path

import aiohttp
import pytest
from prometheus_client.parser import text_string_to_metric_families

from bot.ui.replies import invite_link
from bot.version import build
from tests.discord.openapi import DiscordDescription
from tests.faults import bot_process
from tests.faults.bot_here import Here
from tests.faults.clickers import PATIENCE_WITH_PROCESSES, Clicker
from tests.faults.discord_stand_in import Failure, Fault, StandIn
from tests.faults.discord_stand_in.faults import limited, refused
from tests.faults.journals import audit
from tests.faults.sweep import WholeGame
from tests.world.clock import pass_time, poll

SECRET_LIKE = re.compile(r"stand\.in\.token|/interactions/\d+/(?!\[secret\])")

POST = "POST /channels/{channel}/messages"


async def figures(here: Here) -> dict[str, float]:
    """Every figure by name and labels, such as ``name{label=value}``."""
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"{here.bot.features.monitoring.address}/metrics") as answer,
    ):
        text = await answer.text()
    values = {}
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            labels = ",".join(f"{name}={value}" for name, value in sorted(sample.labels.items()))
            values[f"{sample.name}{{{labels}}}" if labels else sample.name] = sample.value
    return values


@pytest.mark.jumping(metrics=("127.0.0.1", 0))
async def test_every_answer_is_timed_and_every_request_counted(here: Here) -> None:
    here.bot.features.monitoring.acknowledgements.now = itertools.count(0, 0.001).__next__
    game = WholeGame(here, 0)
    await game.play()
    await pass_time(5.0)
    values = await figures(here)
    while not values["right_bower_event_loop_lag_seconds_count"]:  # a thread looks twice a second
        await pass_time(0.1)
        values = await figures(here)
    name = "right_bower_acknowledgement_seconds"
    arrived = [each for label, each in values.items() if label.startswith("discord_event_on_interaction_total")]
    counts = [each for label, each in values.items() if label.startswith(f"{name}_count")]
    assert sum(counts) == sum(arrived) > 20
    in_time = [each for label, each in values.items() if label.startswith(f"{name}_bucket") and "le=3.0" in label]
    assert sum(in_time) == sum(counts)
    asked = sum(call.route.partition(" ")[2].startswith("/channels/") for call in here.there.calls)
    assert values["right_bower_discord_requests_total{counted=yes,resource=channels}"] == asked > 0
    assert values["right_bower_discord_requests_total{counted=no,resource=interactions}"] >= sum(counts)
    assert values["right_bower_discord_refused_requests_total{status=429}"] == 0
    assert 0 < values["discord_latency_seconds{shard=0}"] < 60


@pytest.mark.jumping(metrics=("127.0.0.1", 0))
async def test_refusals_and_lost_answers_are_counted(here: Here) -> None:
    game = WholeGame(here, 0)
    await game.begin()
    faults = here.there.faults
    faults.add(limited(0.1, lambda call: call.method == "PATCH" and "/channels/" in call.route, 1))
    lost = faults.add(Fault(Failure.LOST_REPLY, lambda call: call.route == POST, 1))
    faults.add(refused(403, 50013, lambda call: call.method == "DELETE", 1))
    faults.add(refused(404, 10062, lambda call: call.route.endswith("callback"), 2))
    await game.finish()
    here.bot.features.monitoring.acknowledgements.now = lambda: 1e12  # much later
    here.bot.features.monitoring.acknowledgements.give_up()
    values = await figures(here)
    late = {
        label: each - values[label.replace("le=+Inf", "le=5.0")]
        for label, each in values.items()
        if label.startswith("right_bower_acknowledgement_seconds_bucket") and "le=+Inf" in label
    }
    assert sum(late.values()) == 2
    hits = [fault.hits for fault in faults.planted if fault is not lost]
    assert values["right_bower_discord_refused_requests_total{status=429}"] == hits[0]
    assert values["right_bower_discord_refused_requests_total{status=403}"] == hits[1]
    assert sum(hits[:2]) > 0
    assert values["right_bower_discord_failed_requests_total"] == lost.hits == 1


async def said(session: aiohttp.ClientSession, url: str) -> tuple[int, str]:
    async with session.get(url) as answer:
        return answer.status, await answer.text()


async def test_a_process_is_played_by_clicks_logs_json_and_serves_its_health(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, reserved_port: socket.socket
) -> None:
    port = reserved_port.getsockname()[1]
    for name, value in (("LOG_FORMAT", "json"), ("LOG_LEVEL", "INFO"), ("METRICS_ADDRESS", f"127.0.0.1:{port}")):
        monkeypatch.setitem(bot_process.SETTINGS, name, value)
    log = tmp_path / "log"
    there, database = StandIn(description=DiscordDescription.at_hand()), tmp_path / "right-bower.db"
    there.buckets.seconds = 0.2
    async with there.serving(), bot_process.lives() as bot:
        pid = await bot.begin(there.api, database, log)
        async with asyncio.timeout(60):
            await there.gateway.ready.wait()
        people = list(there.world.people)[:2]
        clicker = Clicker(there, there.world.channels[0], people, random.Random(1), patience=PATIENCE_WITH_PROCESSES)
        await clicker.play(lambda: clicker.finished > 0)
        async with aiohttp.ClientSession() as session:
            for path, body in (("healthz", "well\n"), ("readyz", "ready\n")):
                address = f"http://127.0.0.1:{port}/{path}"

                async def served(address: str = address) -> bool:
                    return (await said(session, address))[0] != 503

                await poll(served)  # discord.py waits for its servers for a while
                assert await said(session, address) == (200, body)
        os.kill(pid, signal.SIGTERM)
        assert await bot.ended(pid) == 0
    audited = audit(database, clicker.pressed)
    assert audited.faults == ()
    assert audited.acknowledged > 5
    assert audited.unanswered == there.buckets.refused == 0
    assert there.wrong == []
    lines = [json.loads(line) for line in log.read_text("utf-8").splitlines()]
    events = [line["event"] for line in lines if "event" in line]
    assert {"opened", "game_begun", "game_over"} <= set(events)
    assert {line["level"] for line in lines} == {"INFO"}
    assert lines[0]["message"] == f"Right Bower {build()} starts"
    (ready,) = [line["message"] for line in lines if line["message"].startswith("Ready: ")]
    assert f"Ready: Right Bower {build()} as {there.world.bot_user['username']}" in ready
    assert f" ({there.world.bot_user['id']}), in 1 servers, with 0 open tables, on SQLite, with backups in" in ready
    assert f" {database.parent / 'backups'}; invite" in ready
    assert ready.endswith(f"; invite it by {invite_link(there.world.app_id)}")
    assert not SECRET_LIKE.search(log.read_text("utf-8"))
