"""The bot starts while Discord, or the way to it, is away: it waits in the process, says so once a try, comes up."""

from __future__ import annotations

import asyncio
import itertools
import json
import logging
import os
import re
import signal
import socket
import ssl
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from unittest.mock import MagicMock, patch

import aiohttp
import discord
import pytest
from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL

from bot import app
from bot.__main__ import _run_bot
from bot.app import make_bot
from bot.cli.databases import status_lines
from bot.outages import LONGEST_PAUSE, describe, passes, persist
from bot.settings import Settings
from bot.storage import api
from bot.storage.api import Shards, StoreError
from bot.storage.sqlite.database import SqliteStore
from bot.tables.tables import Tables
from bot.terminal import read_sentences
from tests.faults.bot_here import bot_here
from tests.faults.discord_stand_in import Failure, Fault, StandIn
from tests.faults.discord_stand_in.faults import Call, refused
from tests.long_form import sampled
from tests.storage.sqlite.migrated import migrated
from tests.world.clock import JumpingLoop, pass_time

PAGE = "<!DOCTYPE html>\n<html><head><title>Attention Required!</title></head><body>" + "x" * 5000 + "</body></html>"

pytestmark = pytest.mark.jumping

TOKEN = "a.b.c"  # noqa: S105 - opens nothing


def at(route: str) -> Callable[[Call], bool]:
    """Whether a request is for this route."""
    return lambda call: call.route == route


def waits(records: list[logging.LogRecord]) -> list[str]:
    """The lines that say that the bot waits."""
    return [record.getMessage() for record in records if "the next try is in" in record.getMessage()]


async def start(folder: Path, prepare: Callable[[StandIn], object] = lambda _: None) -> None:
    """Start a bot, which has to become ready without a word of an error."""
    async with bot_here(folder, prepare=prepare) as here:
        assert here.bot.features.monitoring.not_ready() is None
        assert here.unseen() == []


@pytest.mark.parametrize(
    "route", ["GET /users/@me", "GET /oauth2/applications/@me", "PUT /applications/{app}/commands"]
)
async def test_fifty_errors_at_the_start_are_waited_for(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, route: str
) -> None:
    await start(tmp_path, lambda there: there.faults.add(refused(503, 0, at(route), 50)))
    lines = waits(caplog.records)
    assert len(lines) == 50
    assert all("503" in line and "\n" not in line for line in lines)
    assert [line.rsplit(" in ", 1)[1] for line in lines[:4]] == ["1 s", "2 s", "4 s", "8 s"]
    assert lines[-1].endswith(" in 300 s")


@pytest.mark.parametrize("failure", [Failure.RESET, Failure.HANG])
async def test_a_connection_that_breaks_or_hangs_is_tried_again(tmp_path: Path, failure: Failure) -> None:
    await start(tmp_path, lambda there: there.faults.add(Fault(failure, at("GET /users/@me"), 3)))


async def test_an_unresolved_host_name_is_looked_up_again(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    attempts = 0
    real = JumpingLoop.getaddrinfo

    async def getaddrinfo(loop: JumpingLoop, host: Any, *more: Any, **options: Any) -> Any:
        nonlocal attempts
        if host != "discord.test":
            return await real(loop, host, *more, **options)
        attempts += 1
        if attempts <= 5:
            raise socket.gaierror(socket.EAI_AGAIN, "Temporary failure in name resolution")
        return await real(loop, "127.0.0.1", *more, **options)

    with (
        patch.object(JumpingLoop, "getaddrinfo", getaddrinfo),
        patch.object(StandIn, "api", property(lambda there: f"http://discord.test:{there.port}/api/v10")),
    ):
        await start(tmp_path)
    assert len(waits(caplog.records)) == 5
    assert all("Temporary failure in name resolution" in line for line in waits(caplog.records))


@pytest.mark.parametrize("code", [None, 1000, 1011, 4000, 4009])
async def test_a_gateway_that_closes_during_ready_is_reconnected_with_backoff(tmp_path: Path, code: int | None) -> None:
    async with bot_here(tmp_path, prepare=lambda there: there.gateway.cuts.extend([code] * 6)) as here:
        assert here.bot.features.monitoring.not_ready() is None
        times = here.there.gateway.identified_at
        pauses = [later - earlier for earlier, later in itertools.pairwise(times)]
        assert len(times) == 7
        assert all(pause >= least for pause, least in zip(pauses, [5, 10, 20, 40, 45, 45], strict=True)), pauses


@pytest.mark.parametrize(
    "fault",
    [
        discord.LoginFailure("Improper token has been passed."),
        discord.ConnectionClosed(MagicMock(close_code=4004), shard_id=None, code=4004),
        discord.ConnectionClosed(MagicMock(close_code=4010), shard_id=None, code=4010),
        discord.Forbidden(MagicMock(status=403), {"code": 50001, "message": "Missing Access"}),
        discord.HTTPException(MagicMock(status=400), {"code": 50035, "message": "Invalid Form Body"}),
        StoreError("store-full"),
        api.DatabaseCorrupt("database-corrupt", file="x.db", why="no"),
    ],
    ids=range(7),
)
async def test_permanent_faults_are_not_retried(fault: Exception) -> None:
    pauses: list[float] = []

    async def fail() -> None:
        raise fault

    async def sleep(seconds: float) -> None:
        pauses.append(seconds)

    with pytest.raises(type(fault)):
        await persist(fail, sleep=sleep)
    assert pauses == []


def test_a_refused_certificate_names_the_setting_that_helps() -> None:
    key = MagicMock(host="discord.com", port=443, ssl=True)
    fault = aiohttp.ClientConnectorCertificateError(key, ssl.SSLCertVerificationError("self-signed certificate"))
    assert passes(fault)
    assert "discord.com" in describe(fault)
    assert "SSL_CERT_FILE" in describe(fault)


@pytest.mark.parametrize("status", [403, 407, 429, 503])
async def test_an_html_error_page_is_logged_by_its_status_and_waited_out(
    status: int, caplog: pytest.LogCaptureFixture
) -> None:
    answers = [discord.HTTPException(MagicMock(status=status, reason="No"), PAGE)] * 9
    pauses: list[float] = []

    async def work() -> str:
        if answers:
            raise answers.pop()
        return "well"

    async def sleep(seconds: float) -> None:
        pauses.append(seconds)

    assert await persist(work, sleep=sleep) == "well"
    assert pauses == [1, 2, 4, 8, 16, 32, 64, 128, 256]
    assert all(f"status {status}" in line and "waiting" in line for line in waits(caplog.records))
    assert all("<" not in line and len(line) < 200 for line in waits(caplog.records))
    answers[:] = [discord.HTTPException(MagicMock(status=status, reason="No"), PAGE)] * 40
    await persist(work, sleep=sleep)
    assert max(pauses) == LONGEST_PAUSE


async def test_an_html_page_instead_of_an_answer_is_waited_out(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Such as the door of a guest network: 200, and a page."""
    await start(tmp_path, lambda there: there.faults.add(Fault(Failure.PAGE, at("GET /users/@me"), 2)))
    assert len(waits(caplog.records)) == 2
    assert all("status 200 with a page" in line for line in waits(caplog.records))


async def test_the_last_identifications_are_saved(tmp_path: Path) -> None:
    """A bot that crashes again and again would use up the thousand of a day, and Discord would take its token."""

    def prepare(there: StandIn) -> None:
        there.gateway.identifies_left, there.gateway.reset_after = 40, 7_200_000

    loop = asyncio.get_running_loop()
    before = loop.time()
    async with bot_here(tmp_path, prepare=prepare):
        assert loop.time() - before > 7_200


async def away(*_: object, **__: object) -> None:
    """Never answer."""
    await asyncio.Event().wait()


Prepare = Callable[[StandIn], object]
WAITS: dict[str, tuple[Prepare, dict[str, Any], tuple[Any, ...], str, str]] = {
    "Discord is away": (
        lambda there: there.faults.add(refused(503, 0, at("GET /users/@me"), 10**6)), {}, (),
        "not-ready-waiting", "503",
    ),
    "no network": (
        lambda there: there.faults.add(Fault(Failure.RESET, at("GET /users/@me"), 10**6)), {}, (),
        "not-ready-waiting", "",
    ),
    "another page": (
        lambda there: there.faults.add(Fault(Failure.PAGE, at("GET /users/@me"), 10**6)), {}, (),
        "not-ready-waiting", "page",
    ),
    "no answer yet": (
        lambda there: there.faults.add(Fault(Failure.HANG, at("GET /users/@me"), 10**6)), {}, (),
        "not-ready-discord", "",
    ),
    "no PostgreSQL": (
        lambda _: None, {"database_url": "postgresql://nobody@127.0.0.1:1/none"}, (), "not-ready-waiting", "",
    ),
    "PostgreSQL hangs": (lambda _: None, {}, ((app, "open_store", away),), "not-ready-starting", ""),
    "few identifications": (
        lambda there: vars(there.gateway).update(identifies_left=40, reset_after=10**9), {}, (),
        "not-ready-waiting", "40",
    ),
    "the gateway closes": (
        lambda there: there.gateway.cuts.extend([1011] * 10**4), {}, (), "not-ready-discord", "",
    ),
    "standing by": (
        lambda _: None, {},
        ((SqliteStore, "shards", lambda _: Shards((), 1)), (SqliteStore, "waits_for", lambda _: "process 7")),
        "not-ready-standing-by", "process 7",
    ),
    "taking up tables": (lambda _: None, {}, ((Tables, "take_up", away),), "not-ready-restoring", ""),
}  # fmt: skip
"""What is away at the start; other settings, what is replaced; the key of the reason, and something that it names."""


@pytest.mark.parametrize("kind", WAITS)
async def test_every_wait_at_the_start_is_told_at_the_port(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    prepare, settings, replaced, key, named = WAITS[kind]
    loop = asyncio.get_running_loop()
    assert isinstance(loop, JumpingLoop)
    there = StandIn(now=loop.unix)
    async with there.serving():
        prepare(there)
        monkeypatch.setattr(Route, "BASE", there.api)
        monkeypatch.setattr(DiscordWebSocket, "DEFAULT_GATEWAY", URL(there.gateway.url))
        for owner, name, instead in replaced:
            monkeypatch.setattr(owner, name, instead)
        given = {
            "database_url": str(migrated(tmp_path / "x.db")),
            "card_emojis": False,
            "picture_workers": 0,
            **settings,
        }
        bot = make_bot(Settings(token=TOKEN, metrics_address=("127.0.0.1", 0), **given))
        running = asyncio.create_task(_run_bot(bot, TOKEN))
        why = re.sub(r"\{.*?\}", ".*", str(read_sentences()[key]))
        try:
            for _ in range(2000):
                await pass_time(0.01)
                if bot.operations.addresses and re.search(why, bot.operations.checks.not_ready() or ""):
                    break
            host, port = bot.operations.addresses[0]
            async with aiohttp.ClientSession() as session:
                said = {path: await read(session, f"http://{host}:{port}{path}") for path in PATHS}
            assert said["/healthz"] == (200, "well\n")
            assert said["/metrics"][0] == 200
            status, reason = said["/readyz"]
            assert status == 503
            assert re.search(why, reason), reason
            assert named in reason
            figures = json.loads(said["/status"][1])
            assert re.search(why, figures["not_ready"])
            assert re.search(why, "\n".join(status_lines(figures)))
        finally:
            os.kill(os.getpid(), signal.SIGTERM)
            await running
        assert bot.operations.addresses == []


PATHS = ("/healthz", "/readyz", "/status", "/metrics")


async def read(session: aiohttp.ClientSession, address: str) -> tuple[int, str]:
    async with session.get(address) as answer:
        return answer.status, await answer.text()


@pytest.fixture
def supervisor(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[socket.socket]:
    """Where systemd would listen."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as channel:
        channel.bind(str(tmp_path / "notify"))
        channel.setblocking(False)
        monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
        yield channel


async def test_the_supervisor_is_notified_of_readiness_and_of_the_stop(
    tmp_path: Path, supervisor: socket.socket
) -> None:
    def prepare(there: StandIn) -> None:
        there.faults.add(refused(503, 0, at("PUT /applications/{app}/commands"), 5))
        there.gateway.cuts.append(None)
        there.hooks.append(lambda *_: unheard(supervisor))

    await start(tmp_path, prepare)
    assert supervisor.recv(100) == b"READY=1"
    assert supervisor.recv(100) == b"STOPPING=1"


def unheard(channel: socket.socket) -> None:
    with pytest.raises(BlockingIOError):
        channel.recv(100)


MOMENTS = sampled([0.0, 0.3, 1.0, 2.0, 5.5, 20.0], [0.0, 1.0, 5.5])


@pytest.mark.filterwarnings("ignore:Unclosed connection:ResourceWarning")  # aiohttp's, ended amid a handshake
@pytest.mark.parametrize("seconds", MOMENTS)
async def test_sigterm_ends_a_bot_that_connects_anew(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, seconds: float
) -> None:
    """Discord ends the session (op 9, not resumable), and the signal comes while discord.py waits to identify."""
    caplog.set_level(logging.INFO, "bot")
    left_at: list[float] = []
    close, loop = SqliteStore.close, asyncio.get_running_loop()
    assert isinstance(loop, JumpingLoop)

    async def note(store: SqliteStore) -> None:
        left_at.append(loop.time())
        await close(store)

    there = StandIn(now=loop.unix)
    async with there.serving():
        gateway = URL(there.gateway.url)
        with (
            patch.object(SqliteStore, "close", note),
            patch.object(Route, "BASE", there.api),
            patch.object(DiscordWebSocket, "DEFAULT_GATEWAY", gateway),
        ):
            database = str(migrated(tmp_path / "x.db"))
            bot = make_bot(Settings(token=TOKEN, database_url=database, card_emojis=False, picture_workers=0))
            running = asyncio.create_task(_run_bot(bot, TOKEN))
            await there.gateway.ready.wait()
            await bot.wait_until_ready()
            await there.gateway.invalidate()
            await pass_time(seconds)
            os.kill(os.getpid(), signal.SIGTERM)
            told_at = loop.time()
            await running
            assert left_at[0] - told_at < 15
    assert caplog.messages.count("Right Bower has stopped") == 1
