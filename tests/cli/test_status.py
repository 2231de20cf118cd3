"""``right-bower status``: the running bot's own answer, or what its database holds."""

from __future__ import annotations

import asyncio
import json
import signal
from dataclasses import Field, fields
from pathlib import Path
from typing import Any

import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from bot.__main__ import SUBCOMMANDS, main
from bot.cli import FAILED, MISUSED, databases
from bot.settings import Settings
from bot.storage.backends import open_store
from bot.storage.sql.schema import describe_program
from bot.terminal import sentence
from tests.discord.card_table import card_table
from tests.storage.rows import entry


@pytest.fixture
def chosen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """A folder of its own, with a database that has one open table."""
    path = tmp_path / "right-bower.db"

    async def begun() -> None:
        store = await open_store(path)
        await store.open_table(1, 2, entry(1), None)
        await store.close()

    asyncio.run(begun())
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE_URL", str(path))
    monkeypatch.delenv("METRICS_ADDRESS", raising=False)
    return monkeypatch


def test_without_a_port_the_database_is_asked(
    chosen: pytest.MonkeyPatch, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    assert main(["status"]) == FAILED
    said = capfd.readouterr()
    assert said.err == "METRICS_ADDRESS is not set, so a running bot cannot be asked.\n"
    assert said.out.startswith(f"{tmp_path / 'right-bower.db'}: open tables: 1; finished games: 0; last act: ")
    assert said.out.endswith(f"This program is Right Bower {describe_program()}.\n")


@pytest.mark.proof
def test_an_unresponsive_bot_is_reported(chosen: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> None:
    chosen.setenv("METRICS_ADDRESS", "127.0.0.1:1")
    assert main(["status"]) == FAILED
    said = capfd.readouterr()
    assert said.err == "No bot answers at http://127.0.0.1:1.\n"
    assert "open tables: 1;" in said.out


def test_a_wrong_setting_and_no_database(chosen: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> None:
    chosen.setenv("METRICS_ADDRESS", "x")
    assert main(["status"]) == MISUSED
    assert (
        capfd.readouterr().err
        == "METRICS_ADDRESS must be an IP address and a port, such as 127.0.0.1:9464 or [::1]:9464.\n"
    )
    chosen.delenv("METRICS_ADDRESS")
    chosen.setenv("DATABASE_URL", "none.db")
    assert main(["status"]) == FAILED
    assert "none.db" in capfd.readouterr().err


@pytest.mark.proof
def test_json_is_json_whatever_happens(
    chosen: pytest.MonkeyPatch, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    def said() -> dict[str, object]:
        out, err = capfd.readouterr()
        assert err == ""
        status: dict[str, object] = json.loads(out)
        return status

    assert main(["status", "--json"]) == FAILED
    report = said()
    assert report["not_ready"] == "METRICS_ADDRESS is not set, so a running bot cannot be asked."
    held = report["database"]
    assert isinstance(held, dict)
    assert (held["name"], held["open_tables"], held["finished_games"]) == (str(tmp_path / "right-bower.db"), 1, 0)
    chosen.setenv("METRICS_ADDRESS", "x")
    chosen.setenv("BACKUP_KEEP", "x")
    assert main(["status", "--json"]) == MISUSED
    report = said()
    problems = report["problems"]
    assert isinstance(problems, list)
    assert report["not_ready"] == "Settings are wrong."
    assert [problem.split()[0] for problem in problems] == ["BACKUP_KEEP", "METRICS_ADDRESS"]
    chosen.delenv("BACKUP_KEEP")
    chosen.setenv("METRICS_ADDRESS", "127.0.0.1:1")
    chosen.setenv("DATABASE_URL", "none.db")
    assert main(["status", "--json"]) == FAILED
    report = said()
    assert "none.db" in str(report["not_ready"])
    assert list(report) == ["not_ready"]


@pytest.mark.proof
@pytest.mark.parametrize("body", [b'{"status": "ok"}', b"well", b"\xff"])
async def test_another_program_at_the_port_is_not_taken_for_the_bot(
    chosen: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], body: bytes
) -> None:
    """Nor is a proxy asked for what runs on this machine."""

    async def well(_: web.Request) -> web.Response:
        return web.Response(body=body)

    app = web.Application()
    app.router.add_get("/status", well)
    async with TestServer(app) as other:
        chosen.setenv("METRICS_ADDRESS", f"127.0.0.1:{other.port}")
        chosen.setenv("http_proxy", "http://127.0.0.1:1")
        assert await asyncio.to_thread(main, ["status"]) == FAILED
        assert "is not the bot." in capfd.readouterr().err


SECRET_URLS = [
    "postgresql://bower:hun/hunter2@127.0.0.1:1/euchre",
    "postgresql://bower:hun?hunter2@127.0.0.1:1/euchre",
    "postgresql://bower:hun#hunter2@127.0.0.1:1/euchre",
    "postgresql://bower:9?hunter2@127.0.0.1:1/euchre",
    "postgresql://bower:hunter2@127.0.0.1:1/euchre",
    "postgresql://127.0.0.1:1/euchre?user=bower&password=hunter2",
    "postgresql://bower:[hunter2@127.0.0.1:1/euchre",
    "postgresql://bower@127.0.0.1:port/hunter2@euchre",
]


@pytest.mark.proof
@pytest.mark.parametrize("url", SECRET_URLS)
@pytest.mark.parametrize("command", ["status", "check", "backup", "restore", "move"])
def test_no_command_shows_a_password_however_it_is_written(
    chosen: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], tmp_path: Path, command: str, url: str
) -> None:
    source = tmp_path / "right-bower.db"
    chosen.setenv("DATABASE_URL", url)
    words = {"backup": ["copy.db"], "restore": [str(source)], "move": ["--from", f"sqlite:{source}"]}.get(command, [])
    malformed = url not in SECRET_URLS[4:6]
    assert main([command, *words]) == (MISUSED if malformed else FAILED)
    said = capfd.readouterr()
    assert "hunter2" not in said.out + said.err
    assert "Traceback" not in said.err
    assert "PostgreSQL database" in said.err


@pytest.mark.parametrize("url", SECRET_URLS)
@pytest.mark.parametrize("command", [*SUBCOMMANDS, ""])
def test_an_address_as_an_argument_is_refused_unseen(capfd: pytest.CaptureFixture[str], command: str, url: str) -> None:
    for words in ([url], ["--to", url], [f"--to={url}"]):
        assert main([command, *words] if command else words) == MISUSED
        assert capfd.readouterr() == ("", f"{sentence('address-as-argument')}\n")


WRONG = {
    "DISCORD_TOKEN": "Bot hunter2",
    "DISCORD_CLIENT_SECRET": "my hunter2",
    "DATABASE_URL": "mysql://bower:hunter2@localhost/euchre",
    "BACKUP_DIR": __file__,
    "PROXY_URL": "socks5://ann:hunter2@proxy",
}
"""A wrong value for each setting that would take ``hunter2``."""


@pytest.mark.parametrize("each", fields(Settings), ids=lambda each: each.name)
def test_every_wrong_setting_ends_every_command_with_what_is_allowed(
    chosen: pytest.MonkeyPatch, tmp_path: Path, capfd: pytest.CaptureFixture[str], each: Field[Any]
) -> None:
    variable = each.metadata["variable"]
    name = next(iter(variable.names), each.name.upper())
    chosen.setattr(signal, "signal", lambda *_: None)
    chosen.setenv("DISCORD_TOKEN", "a.b.c")
    chosen.setenv(name, WRONG.get(name, "hunter2"))
    copy = str(tmp_path / "copy.db")
    move = ["move", "--from", f"sqlite:{copy}"]
    for words in (["run"], ["status"], ["check"], ["backup", copy], ["restore", copy], move):
        assert main(words) == MISUSED
        assert capfd.readouterr() == ("", f"{name} must be {variable.allowed()}.\n")


@pytest.mark.proof
async def test_the_running_bot_answers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    async with card_table(tmp_path, seed=2, host={"metrics_address": ("127.0.0.1", 0)}) as table:
        await table.gather()
        monkeypatch.chdir(tmp_path)
        monkeypatch.setenv("METRICS_ADDRESS", table.bot.features.monitoring.address.removeprefix("http://"))
        assert await asyncio.to_thread(main, ["status"]) == 0
        first, *rest = capfd.readouterr().out.splitlines()
        assert first == f"Right Bower {describe_program()}, has run for 0 min and is ready."
        assert rest == [
            "Servers: 1; shards connected: 1 of 1.",
            "Tables: 0 gathering, 1 playing, 0 finished; people at them: 4.",
        ]
        table.bot.services.complete.clear()
        assert await asyncio.to_thread(main, ["status", "--json"]) == FAILED
        assert json.loads(capfd.readouterr().out)["not_ready"] == "open tables are being taken up, 0 more to come"


@pytest.mark.parametrize(
    ("seconds", "words"), [(59, "0 min"), (3_599, "59 min"), (7_260, "2 h 1 min"), (180_000, "2 d 2 h")]
)
def test_a_duration_in_words(seconds: int, words: str) -> None:
    assert databases.format_duration(seconds) == words
