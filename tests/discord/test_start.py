"""The command line: what stops a start is one sentence and an exit status, never a traceback, never the token."""

import asyncio
import faulthandler
import os
import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any, cast
from unittest.mock import MagicMock

import discord
import pytest

from bot.__main__ import SUBCOMMANDS, _run_and_explain, _run_bot, main
from bot.outages import Waiting
from bot.storage.api import StoreError
from bot.storage.sqlite.database import SqliteStore
from bot.terminal import sentence
from tests.faults.discord_stand_in import StandIn
from tests.faults.discord_stand_in.faults import refused
from tests.long_form import sampled
from tests.world import require
from tests.world.clock import turns

TOKEN = {"DISCORD_TOKEN": "not.a.token"}
ROOT = Path(__file__).resolve().parents[2]


OURS = ("DISCORD_TOKEN", "DATABASE_URL", "LOG_LEVEL", "SHARD_IDS", "SHARD_COUNT", "COMPUTER_PAUSE_SECONDS")
ENVIRONMENT = {name: value for name, value in os.environ.items() if name not in OURS} | {"PYTHONPATH": str(ROOT)}
RUNNING = ENVIRONMENT | TOKEN | {"DATABASE_URL": "bot.db"}


def run(folder: Path, command: list[str], environment: dict[str, str]) -> subprocess.CompletedProcess[str]:
    """A program of ours in an empty folder, to its end."""
    return subprocess.run(  # noqa: S603 - our own program
        command, cwd=folder, env=environment, capture_output=True, text=True, timeout=180, check=False
    )


def started(folder: Path, *arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """`python -m bot …` with these variables and no others of ours."""
    return run(folder, [sys.executable, "-m", "bot", *arguments], ENVIRONMENT | variables)


def running(api: str) -> list[str]:
    """The bot that takes this for Discord."""
    program = f"from discord.http import Route; Route.BASE = {api!r}; import bot.__main__ as m"
    return [sys.executable, "-c", f"import sys; {program}; sys.exit(m.main(['run']))"]


def one_sentence(result: subprocess.CompletedProcess[str], status: int) -> str:
    """The sentence on standard error."""
    assert result.returncode == status, result.stderr
    assert "Traceback" not in result.stderr
    lines = [line for line in result.stderr.splitlines() if " INFO " not in line]
    assert len(lines) == 1, result.stderr
    return lines[0]


def test_bare_it_prints_its_usage(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 2
    assert "usage: right-bower" in capsys.readouterr().err
    with pytest.raises(SystemExit) as ended:
        main(["--help"])
    assert ended.value.code == 0
    said = capsys.readouterr().out
    assert all(name in said for name in SUBCOMMANDS)
    with pytest.raises(SystemExit) as refused:
        main(["dance"])
    assert refused.value.code == 2
    assert "invalid choice: 'dance'" in capsys.readouterr().err


@pytest.mark.parametrize("name", SUBCOMMANDS)
def test_a_subcommand_has_its_own_usage(capsys: pytest.CaptureFixture[str], name: str) -> None:
    with pytest.raises(SystemExit) as ended:
        main([name, "--help"])
    assert ended.value.code == 0
    said = capsys.readouterr().out
    assert said.startswith(f"usage: right-bower {name} ")
    assert sentence(f"help-{name}")[1:].split(";")[0] in " ".join(said.split())


@pytest.mark.proof
@pytest.mark.parametrize(
    ("line", "words"),
    [("right-bower ", set(SUBCOMMANDS)), ("right-bower playground --", {"--port", "--seed", "--night", "--empty"})],
)
def test_a_shell_completes_subcommands_and_options(tmp_path: Path, line: str, words: set[str]) -> None:
    """As argcomplete's script for bash asks: the completions come through file descriptor 8."""
    completion = {"_ARGCOMPLETE": "1", "COMP_LINE": line, "COMP_POINT": str(len(line)), "_ARGCOMPLETE_IFS": " "}
    run(tmp_path, ["/bin/bash", "-c", f"{sys.executable} -m bot 8>completions 9>/dev/null"], ENVIRONMENT | completion)
    assert words <= set((tmp_path / "completions").read_text("utf-8").split())


@pytest.mark.parametrize(
    ("code", "status", "says"), [(4004, 2, "refused DISCORD_TOKEN"), (4000, 1, "cannot be reached")]
)
def test_exit_status_after_the_gateway_closes(
    capsys: pytest.CaptureFixture[str], code: int, status: int, says: str
) -> None:
    """A token taken back while the bot runs is the operator's to mend; other ends may pass by themselves."""

    def closed() -> None:
        raise discord.ConnectionClosed(MagicMock(close_code=code), shard_id=None, code=code)

    assert _run_and_explain(closed) == status
    assert says in capsys.readouterr().err


def test_no_password_is_said_of_what_failed(capsys: pytest.CaptureFixture[str]) -> None:
    def cut() -> None:
        raise OSError("no way through http://ann:hunter2@proxy:3128 to postgresql://bower:hun/hunter2@server/euchre")

    assert _run_and_explain(cut) == 1
    said = capsys.readouterr().err
    assert "proxy:3128" in said
    assert "hunter2" not in said


@pytest.mark.proof
@pytest.mark.parametrize(
    "line", sampled(["rules >&-", "rules 2>&-", "advise <&-", "replay - <&-"], ["rules >&-", "advise <&-"])
)
def test_a_closed_output_stream_prints_no_traceback(tmp_path: Path, line: str) -> None:
    result = piped(tmp_path, f"$BOT {line}")
    assert "Traceback" not in result.stderr, result.stderr


@pytest.mark.proof
def test_without_a_token(tmp_path: Path) -> None:
    assert "DISCORD_TOKEN must be set" in one_sentence(started(tmp_path, "run"), 2)


@pytest.mark.proof
async def test_a_refused_token_is_not_shown(tmp_path: Path) -> None:
    there = StandIn()
    async with there.serving():
        there.faults.add(refused(401, 0, lambda _: True))
        result = await asyncio.to_thread(run, tmp_path, running(there.api), RUNNING)
    assert "refused DISCORD_TOKEN" in one_sentence(result, 2)
    assert TOKEN["DISCORD_TOKEN"] not in result.stderr + result.stdout


@pytest.mark.proof
async def test_a_locked_database(tmp_path: Path) -> None:
    async with await SqliteStore.open(tmp_path / "held.db"):
        result = started(tmp_path, "run", **TOKEN, DATABASE_URL="held.db")
    assert "another process" in one_sentence(result, 1)


def test_a_store_that_fills_up_at_the_start_is_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    def work() -> None:
        raise StoreError("store-full")

    assert _run_and_explain(work) == 1
    assert capsys.readouterr().err == "The disk is full; nothing was written.\n"


@pytest.mark.proof
def test_a_wrong_port(tmp_path: Path) -> None:
    result = started(tmp_path, "playground", "--port", "http")
    assert result.returncode == 2
    assert "a port is 0 to 65535, not http" in result.stderr


@pytest.mark.proof
def test_a_backup_with_wrong_settings(tmp_path: Path) -> None:
    assert "LOG_LEVEL must be" in one_sentence(started(tmp_path, "backup", "copy.db", LOG_LEVEL="LOUD"), 2)


def piped(folder: Path, line: str) -> subprocess.CompletedProcess[str]:
    """A line of the shell in which $BOT is our command."""
    return run(folder, ["/bin/bash", "-c", line], ENVIRONMENT | {"BOT": f"{sys.executable} -m bot"})


RECORD = ROOT / "tests" / "golden" / "standard.euchre"
ON_RECORDS = (f"{command} {RECORD}" for command in ("verify", "replay", "analyse"))
PRINTING = {"--help", "--version", "rules --json", "rules standard", "backup copy.db", "check", "status", *ON_RECORDS}


@pytest.mark.proof
@pytest.mark.timeout(200)
@pytest.mark.parametrize(
    "command", sampled([*sorted(PRINTING), "playground --empty"], ["rules --json", "playground --empty", "check"])
)
async def test_a_reader_who_goes_away_early(tmp_path: Path, command: str) -> None:
    async with await SqliteStore.open(tmp_path / "bot.db"):
        pass
    result = await asyncio.to_thread(piped, tmp_path, f"DATABASE_URL=bot.db $BOT {command} | true")
    assert result.stderr == ""


@pytest.mark.proof
def test_a_full_output_device_is_one_sentence(tmp_path: Path) -> None:
    result = piped(tmp_path, "$BOT rules > /dev/full")
    assert one_sentence(result, 1) == "Reading or writing failed (No space left on device)."


@pytest.mark.proof
def test_a_terminal_without_the_suits(tmp_path: Path) -> None:
    result = started(tmp_path, "rules", "standard", PYTHONIOENCODING="ascii")
    assert (result.returncode, result.stderr) == (0, "")
    assert result.stdout.startswith("Standard ")


def test_control_c_at_a_question(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("bot.cli.advise.answer_questions", interrupted)
    assert main(["advise"]) == 130


STRANGE = ["not.a\x1btoken", "not.a\x7ftoken", "not.a.tok\u00e9n", "not.a\u200btoken"]


@pytest.mark.proof
@pytest.mark.parametrize("token", sampled(STRANGE, STRANGE[:1]))
def test_a_token_with_a_strange_sign(tmp_path: Path, token: str) -> None:
    said = one_sentence(started(tmp_path, "run", DISCORD_TOKEN=token), 2)
    assert "DISCORD_TOKEN must be" in said
    assert token not in said


@pytest.mark.proof
def test_a_huge_env_file(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("LOG_LEVEL=INFO\n" * 800_000)
    assert "more than 100000 bytes" in one_sentence(started(tmp_path, "run", **TOKEN), 2)


def test_unsupported_platforms_are_refused(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    assert main(["rules"]) == 1
    assert "Linux and macOS" in capsys.readouterr().err


@pytest.mark.proof
@pytest.mark.parametrize("seconds", sampled([0.5, 1.0, 1.5, 2.2, 3.0], [0.5, 2.2]))
def test_sigterm_soon_after_the_start_is_a_clean_end(tmp_path: Path, seconds: float) -> None:
    """At whatever moment: nothing, or one sentence; no traceback, no abort."""
    command = [sys.executable, "-m", "bot", "run"]
    with subprocess.Popen(command, cwd=tmp_path, env=RUNNING, stderr=subprocess.PIPE, text=True) as process:  # noqa: S603
        with suppress(subprocess.TimeoutExpired):
            process.wait(seconds)
        process.send_signal(signal.SIGTERM)
        _, said = process.communicate(timeout=60)
    assert "Traceback" not in said, said
    assert "terminate called" not in said, said
    assert process.returncode in (0, 1, 2, -signal.SIGTERM), (process.returncode, said)


@pytest.mark.proof
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP, signal.SIGINT])
def test_waiting_for_the_network_logs_one_line_a_try_and_one_at_the_stop(tmp_path: Path, number: int) -> None:
    command = running("http://127.0.0.1:1")
    with subprocess.Popen(command, cwd=tmp_path, env=RUNNING, stderr=subprocess.PIPE, text=True) as process:  # noqa: S603
        lines = []
        for line in require(process.stderr):
            lines += [] if " bot.storage." in line else [line.split(": ", 1)[1].strip()]
            if "the next try is in 2 s" in line:
                process.send_signal(number)
    starts, first, second, stopped = lines
    assert starts.endswith(" starts")
    assert all("cannot be reached" in each for each in (first, second))
    assert stopped == "Right Bower has stopped"
    assert process.returncode == 0


@pytest.mark.proof
def test_loaded_modules_are_exempt_from_garbage_collection(tmp_path: Path) -> None:
    """It is most of what there is, and stays to the end; nor does a look at what is new come every other press."""
    say = "m._run_and_explain = lambda _: print(gc.get_freeze_count(), *gc.get_threshold()) or 0"
    command = [sys.executable, "-c", f"import gc, bot.__main__ as m; {say}; m.main(['run'])"]
    done = run(tmp_path, command, ENVIRONMENT | TOKEN)
    kept, young, *_ = map(int, done.stdout.split())
    assert kept > 20_000
    assert young >= 5_000


class SlowToClose:
    """A bot whose login fails, and who is told to stop while it closes."""

    def __init__(self) -> None:
        self.workers, self.closed, self.waiting = self, False, Waiting()

    async def __aenter__(self) -> None: ...

    async def __aexit__(self, *_: object) -> None: ...

    async def prepare(self) -> None: ...

    async def start(self, *token: str) -> None:
        if token:
            raise OSError("no network")

    async def close(self) -> None:
        os.kill(os.getpid(), signal.SIGTERM)
        await turns()
        self.closed = True


async def test_sigterm_does_not_interrupt_the_closing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor is the process ended later by what watches the closing, though the playing had failed."""
    watched: list[bool] = []
    monkeypatch.setattr(faulthandler, "dump_traceback_later", lambda *_, **__: watched.append(True))
    monkeypatch.setattr(faulthandler, "cancel_dump_traceback_later", lambda: watched.append(False))
    bot = SlowToClose()
    try:
        with pytest.raises(OSError, match="no network"):
            await _run_bot(cast("Any", bot), "token")
    finally:
        asyncio.get_running_loop().remove_signal_handler(signal.SIGTERM)
        asyncio.get_running_loop().remove_signal_handler(signal.SIGINT)
    assert bot.closed
    assert watched == [True, False]
