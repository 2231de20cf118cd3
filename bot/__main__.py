"""The command line: ``python -m bot run``, ``playground`` and others, or the script ``right-bower``.

A subcommand is an entry of ``SUBCOMMANDS``, which names a module of ``bot.cli``. The module's ``declare_`` function
gives the parser its arguments and ``command``, the function that returns the exit status. All texts are in
``data/texts/command_line.toml``. If something stops a start, one sentence on standard error says what. The exit
status is 2 for wrong settings or arguments, otherwise 1.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import faulthandler
import gc
import importlib
import io
import logging
import os
import re
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from bot.cli import FAILED, MISUSED
from bot.terminal import sentence

if TYPE_CHECKING:
    from bot.client import EuchreBot

SUBCOMMANDS = {
    "run": None,
    "playground": None,
    "replay": "records",
    "rules": "rules",
    "verify": "records",
    "advise": "advise",
    "analyse": "analyse",
    "status": "databases",
    "backup": "databases",
    "restore": "databases",
    "move": "databases",
    "check": "databases",
}
"""Subcommands, each with the module of ``bot.cli`` that declares it. ``_declare`` declares those without one."""

INTERRUPTED = 130
"""The exit status of a subcommand that Ctrl-C stopped."""

_TOKEN_NO_LONGER_VALID = 4004  # the gateway's close code for a token that is no longer valid

GRACE_SECONDS = 25.0
"""Seconds after which a bot that was told to stop prints its tracebacks and ends at once: less than supervisors wait
(``TimeoutStopSec``, ``stop_grace_period``) before they kill it silently.
"""
_HEED_SECONDS = 1.0  # seconds to wait for cancelled playing to end before everything is closed

_YOUNG_OBJECTS = 15_000
"""The number of new objects after which Python's garbage collector runs. A press makes a few hundred."""
_LOOKS_AT_ALL = 5, 25
"""The number of such runs after which the collector checks the survivors, and of those checks after which it checks all
objects. The last takes a quarter of a second with a hundred tables, and meanwhile nobody is answered.
"""


_ADDRESS = re.compile(r"(?<!sqlite)://")
"""Matches a server's address in an argument. It may contain a password that every user of the host could see."""

_log = logging.getLogger("bot.__main__")  # __name__ is "__main__" where it is run


def main(arguments: list[str] | None = None) -> int:
    """Run one subcommand and return the exit status; without one, list them."""
    _open_streams()
    if sys.platform == "win32":
        _say(sentence("windows"))
        return FAILED
    try:
        status = _run_subcommand(sys.argv[1:] if arguments is None else arguments)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except OSError as fault:
        # Only standard input or output can fail here. If the reader has gone (such as head), no message is needed.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if not isinstance(fault, BrokenPipeError):
            _say(sentence("stream-failed", why=fault.strerror))
        return FAILED
    return status


def _open_streams() -> None:
    """Open closed standard streams (``>&-``) on the null device. Print "?" for characters that a terminal lacks."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115 - open until the process ends
        elif mode == "w" and isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def _run_subcommand(words: list[str]) -> int:
    if any(_ADDRESS.search(word) for word in words):
        _say(sentence("address-as-argument"))
        return MISUSED
    parser = argparse.ArgumentParser(prog="right-bower", description=sentence("help"))
    parser.add_argument("--version", action="store_true", help=sentence("help-version"))
    subcommands = parser.add_subparsers(title="subcommands", metavar="SUBCOMMAND", dest="subcommand")
    completing = "_ARGCOMPLETE" in os.environ
    for name in SUBCOMMANDS:
        line = sentence(f"help-{name}")
        description = f"{line[0].upper()}{line[1:]}."
        subparser = subcommands.add_parser(name, help=line, description=description)
        if completing or name in words:  # do not load the others
            _declare(name, subparser)
    if completing:
        import argcomplete

        argcomplete.autocomplete(parser)
    options = parser.parse_args(words)
    if options.version:
        from bot.storage.sql.schema import describe_program

        print(f"right-bower {describe_program()}")  # noqa: T201 - this is a command's answer
        return 0
    if options.subcommand is None:
        parser.print_help(sys.stderr)
        return MISUSED
    command: Callable[[argparse.Namespace], int] = options.command
    return command(options)


def _declare(name: str, parser: argparse.ArgumentParser) -> None:
    match name:
        case "run":
            parser.add_argument(
                "--no-backup",
                dest="copy_first",
                action="store_false",
                help=sentence("help-run-no-backup"),
            )
            parser.set_defaults(command=run)
        case "playground":
            parser.add_argument("--port", type=_port, default=0, help=sentence("help-playground-port"))
            parser.add_argument("--seed", type=int, help=sentence("help-playground-seed"))
            parser.add_argument("--night", action="store_true", help=sentence("help-playground-night"))
            parser.add_argument("--empty", action="store_true", help=sentence("help-playground-empty"))
            parser.set_defaults(command=playground)
        case _:
            module = importlib.import_module(f"bot.cli.{SUBCOMMANDS[name]}")
            getattr(module, f"declare_{name}")(parser)


def run(options: argparse.Namespace) -> int:
    """Connect to Discord and play until SIGINT, SIGTERM or SIGHUP."""
    from bot.settings import LogFormat, SettingsError, read_settings, try_backup_dir
    from bot.version import build

    for number in (signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, lambda *_: os._exit(0))  # while modules load, nothing is open yet
    try:
        settings = read_settings()
        try_backup_dir(settings)
    except SettingsError as error:
        _say(str(error))
        return MISUSED
    _log_to_stderr(settings.log_level.value, as_json=settings.log_format is LogFormat.JSON)
    _log.info("Right Bower %s starts", build())
    from bot.app import make_bot

    collect_seldom()
    return _run_and_explain(
        lambda: asyncio.run(_run_bot(make_bot(settings, copy_first=options.copy_first), settings.token))
    )


async def _run_bot(bot: EuchreBot, token: str) -> None:
    """Run the bot from opening its store to logout. A signal cancels playing, but never the closing."""
    loop = asyncio.get_running_loop()
    async with bot:
        playing = asyncio.ensure_future(_play(bot, token))
        stopping = asyncio.Event()
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            with contextlib.suppress(NotImplementedError):
                loop.add_signal_handler(number, stopping.set)
        signalled = asyncio.ensure_future(stopping.wait())
        try:
            await asyncio.wait({playing, signalled}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            signalled.cancel()
            faulthandler.dump_traceback_later(GRACE_SECONDS, exit=True, file=2)
            try:
                playing.cancel()
                await asyncio.wait({playing}, timeout=_HEED_SECONDS)
                await bot.close()
                with contextlib.suppress(asyncio.CancelledError):
                    await playing
            finally:
                faulthandler.cancel_dump_traceback_later()
    _log.info("Right Bower has stopped")


async def _play(bot: EuchreBot, token: str) -> None:
    from bot.outages import persist
    from bot.storage.api import ProcessReplaced

    await persist(bot.prepare, seconds=None, waiting=bot.waiting)
    await bot.start(token)
    if bot.replaced:
        raise ProcessReplaced("process-replaced")


def collect_seldom() -> None:
    """Collect garbage less often, and never what the start loaded: this saves an eighth of the processor time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(_YOUNG_OBJECTS, *_LOOKS_AT_ALL)


def playground(options: argparse.Namespace) -> int:
    """Run the bot in a simulated Discord, shown in the browser."""
    from bot.playground.play import PlaygroundError, play

    _log_to_stderr("ERROR")
    from bot.app import Parts, make_bot

    parts = Parts(puzzle_at_start=False)  # choosing a puzzle would make people wait

    def serve() -> None:
        asyncio.run(
            play(
                options.port,
                options.seed,
                lambda settings, seed: make_bot(settings, seed=seed, parts=parts),
                night=options.night,
                empty=options.empty,
            )
        )

    try:
        return _run_and_explain(serve)
    except PlaygroundError as error:
        _say(str(error))
        return FAILED


def _run_and_explain(work: Callable[[], None]) -> int:
    import discord

    from bot.operations.health import PortUnusable
    from bot.outages import OUTAGES, describe, explain, passes
    from bot.storage.api import DatabaseUnsupported, DatabaseUnusable, StoreError

    try:
        work()
    except KeyboardInterrupt:
        return 0
    except (DatabaseUnusable, StoreError, PortUnusable) as error:
        _say(str(error))
        return MISUSED if isinstance(error, DatabaseUnsupported) else FAILED
    except discord.LoginFailure:
        _say(sentence("token-refused"))
        return MISUSED
    except discord.PrivilegedIntentsRequired:
        _say(sentence("intents-refused"))
        return FAILED
    except (*OUTAGES, OSError) as error:
        if isinstance(error, discord.ConnectionClosed) and error.code == _TOKEN_NO_LONGER_VALID:
            _say(sentence("token-refused"))
            return MISUSED
        _say(f"{describe(error)}." if passes(error) else sentence("bot-refused", why=explain(error)))
        return FAILED
    return 0


def _log_to_stderr(level: str, *, as_json: bool = False) -> None:
    import discord

    from bot.operations.logs import log_to_stderr

    log_to_stderr(level, as_json=as_json)
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False


def _port(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 9 and int(text) <= 65_535):
        raise argparse.ArgumentTypeError(sentence("port-wrong", port=text))
    return int(text)


def _say(sentence: str) -> None:
    print(sentence, file=sys.stderr)  # noqa: T201 - this is a command's answer


if __name__ == "__main__":
    sys.exit(main())
