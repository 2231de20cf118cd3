"""Right Bower without Discord: the unchanged bot in a simulated server, shown in a browser.

SimCord simulates Discord in this process and serves a page on 127.0.0.1. Ann, Bob, Cay and Dan are at the table.
The page shows what one of them sees, Ann at first, and can switch between them. Nothing leaves the host. The
database is in a temporary folder, so everything is gone afterwards.

In a test SimCord's time stands still, and its page waits for the test. In the playground both must move by
themselves, or no computer player would ever act and nobody would see it. SimCord has no public way to do that, nor
to give a slow host more time to log in. So this module, and no other, uses a few of SimCord's private names.
"""

import asyncio
import contextlib
import logging
import math
import signal
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from discord.ext import commands

from bot.client import EuchreBot
from bot.live.sessions import Session
from bot.settings import Settings
from bot.terminal import Complaint, sentence
from bot.words.catalogue import Texts

if TYPE_CHECKING:
    import simcord

MakeBot = Callable[[Settings, int | None], commands.AutoShardedBot]
"""Makes the bot from its settings and a seed; ``None`` if the deals need not be the same each time."""

PEOPLE = ("Ann", "Bob", "Cay", "Dan")

_COMPUTER_PAUSE = 1.2
_SETTLE_SECONDS = 1.0
"""Seconds for which SimCord waits after each press for due work to finish. This is shorter than the computers' pause,
so that a press does not wait for their acts.
"""
LOGIN_SECONDS = 30.0
"""Seconds for which SimCord waits while the bot logs in; a slow host needs them."""
_BEAT_SECONDS = 0.2

_log = logging.getLogger(__name__)


class PlaygroundError(Complaint):
    """The playground cannot be opened."""


def _tell(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


async def play(
    port: int,
    seed: int | None,
    make_bot: MakeBot,
    *,
    night: bool = False,
    tell: Callable[[str], object] = _tell,
    login_seconds: float = LOGIN_SECONDS,
) -> None:
    """Run the bot until Ctrl-C, SIGTERM or *End preview session*. Port 0 means any free port.

    With `night`, a Euchre night of eight is about to begin instead of a table. `tell` gets the address to open, which
    contains the key to the session. Raises PlaygroundError, also if the bot takes more than `login_seconds` to log in.
    """
    try:
        import simcord
    except ImportError as error:
        raise PlaygroundError("playground-no-simcord") from error
    try:
        with _stop_at_signals() as stop, tempfile.TemporaryDirectory(prefix="right-bower-") as folder:
            opening = _page(port, make_bot(_settings(Path(folder)), seed), login_seconds, night=night)
            async with opening as (preview, live):
                if live is not None:
                    tell(sentence("playground-live", address=live))
                tell(sentence("playground-open", address=preview.url))
                labels = {name: Texts()(f"button-{name}") for name in ("start", "hand")}
                tell(sentence("playground-hint-night" if night else "playground-hint", **labels))
                await _first_of(stop.wait(), preview.wait_closed())
        tell(sentence("playground-closed"))
    except simcord.SetupError as error:
        raise PlaygroundError("playground-failed", why=error) from error


def _settings(folder: Path) -> Settings:
    return Settings(
        token="playground",  # noqa: S106  # not a real token
        database_url=str(folder / "right-bower.db"),
        computer_pause_seconds=_COMPUTER_PAUSE,
        card_emojis=False,  # SimCord keeps no images: the page would show broken ones
        picture_workers=0,  # the first presses would wait for a process to load
    )


@contextlib.asynccontextmanager
async def _page(
    port: int, bot: commands.AutoShardedBot, login_seconds: float, *, night: bool
) -> AsyncIterator[tuple["simcord.Preview", str | None]]:
    """Yield SimCord's page, and the address of the live table."""
    import simcord

    shards = 1 if bot.shard_count is None else None
    run = simcord.run(bot, shard_count=shards, check_errors=False)
    settle = run._env._settle_internal

    async def settle_login(**how: Any) -> None:
        await settle(**how | {"timeout": login_seconds})  # SimCord itself always waits five seconds

    async def settle_press(**how: Any) -> None:
        with contextlib.suppress(TimeoutError):  # answered, but a worker still thinks: SimCord would be "uncertain"
            await settle(**how)

    async with contextlib.AsyncExitStack() as leaving:
        run._env._settle_internal = settle_login  # type: ignore[method-assign]
        try:
            env = await leaving.enter_async_context(run)
        except TimeoutError as error:
            await bot.close()
            raise PlaygroundError("playground-too-slow", seconds=login_seconds) from error
        except BaseException:
            await bot.close()
            raise
        env._settle_internal, env.settle_timeout = settle_press, _SETTLE_SECONDS  # type: ignore[method-assign]
        leaving.push_async_callback(bot.close)  # closes before the simulated Discord does
        if bot.user is not None:
            await bot.user.edit(username="Right Bower")
        channel, people = _furnish(env)
        if night:
            await _open_night(channel, people)
        elif bot.tree.get_command("table") is not None:
            await people[0].slash(channel, "table open", computers=len(people) - 1)
        async with env.preview(channel, viewers=people, layout="channel", port=port) as preview:
            presence = asyncio.create_task(_Presence(env, preview).keep())
            try:
                yield preview, await _open_live_table(env, bot, channel, people)
            finally:
                presence.cancel()
                await asyncio.wait({presence})


def _furnish(env: "simcord.Env") -> tuple["simcord.ChannelHandle", list["simcord.MemberActor"]]:
    users = [env.create_user(name.lower(), global_name=name) for name in PEOPLE]
    guild = env.create_guild("Right Bower", owner=users[0])
    channel = guild.create_text_channel("euchre")
    return channel, [guild.add_member(user) for user in users]


async def _open_night(channel: "simcord.ChannelHandle", people: list["simcord.MemberActor"]) -> None:
    """Open a short night that begins in a minute, with both tables in one channel. Everybody joins."""
    ann = people[0]
    await ann.slash(channel, "config clocks", reminder=20, away=10)
    await ann.slash(channel, "night open", name="Playground", start="1", players=8, rounds=2, hands=2)
    for table in (1, 2):
        await ann.slash(channel, "night place", table=table, channel=channel)
    for person in people:
        await person.slash(channel, "night join")


async def _open_live_table(
    env: "simcord.Env",
    bot: commands.AutoShardedBot,
    channel: "simcord.ChannelHandle",
    people: list["simcord.MemberActor"],
) -> str | None:
    """Return the address of the live table, where everybody may play as each of these people."""
    if not isinstance(bot, EuchreBot):
        return None
    live, tables = bot.features.live, bot.services.tables
    decide = tables.decide

    async def decide_in_simulated_time(*given: Any) -> Any:
        with env._bot_scope():  # or clocks that begin with a press on the page would run by the machine's time
            return await decide(*given)

    tables.decide = decide_in_simulated_time  # type: ignore[assignment,method-assign]
    with env.time_context():
        await live.start("127.0.0.1", 0)
    guild_id = 0 if channel.guild is None else channel.guild.id
    sessions = (
        Session(person.id, name, guild_id, channel.id, "en-US") for name, person in zip(PEOPLE, people, strict=True)
    )
    return live.link(live.sessions.make_link(*sessions, seconds=math.inf))


class _Presence:
    """Keeps simulated time in step with the wall clock, and pages up to date with what the bot does by itself."""

    def __init__(self, env: "simcord.Env", preview: "simcord.Preview") -> None:
        self._env = env
        self._preview = preview
        self._start = time.monotonic() - env.backend.clock.elapsed
        self._published: dict[str, int] = {}
        publish = preview._publish

        def publish_and_note(page: Any, *, reason: Any = "action") -> None:
            publish(page, reason=reason)
            self._published[page.id] = len(env.http_requests)

        preview._publish = publish_and_note  # type: ignore[method-assign]  # do not refresh a page for what it has just shown

    async def keep(self) -> None:
        """Run until cancelled."""
        while True:
            await asyncio.sleep(_BEAT_SECONDS)
            if self._env._operation_task is None:
                await self._keep_time()
            if self._env._operation_task is None:
                self._show()

    async def _keep_time(self) -> None:
        """Advance simulated time to the present in a separate task. Presses wait for it; an analysis stops no clock."""
        deadline = asyncio.get_running_loop().time() + _SETTLE_SECONDS
        now = time.monotonic() - self._start
        step = asyncio.create_task(self._env._advance_to(now, deadline))
        await asyncio.wait({step})
        error = None if step.cancelled() else step.exception()
        if isinstance(error, TimeoutError):
            self._env._move_clock(now)
        elif error is not None:
            _log.warning("the simulated clock is behind: %s", error)

    def _show(self) -> None:
        """Update the pages of browsers that have missed a request of the bot."""
        requests = len(self._env.http_requests)
        for page in list(self._preview._pages.values()):
            if page.id != "python" and self._published.get(page.id) != requests:
                self._preview._advance_presentation_time()
                self._preview._publish(page, reason="refresh")


async def _first_of(*waits: Any) -> None:
    tasks = [asyncio.ensure_future(wait) for wait in waits]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()


@contextlib.contextmanager
def _stop_at_signals() -> Iterator[asyncio.Event]:
    """Yield an event that Ctrl-C and SIGTERM set. If the loop takes no signal handlers, Ctrl-C interrupts as usual."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    with contextlib.ExitStack() as undo:
        for number in (signal.SIGINT, signal.SIGTERM):
            with contextlib.suppress(NotImplementedError):
                loop.add_signal_handler(number, stop.set)
                undo.callback(loop.remove_signal_handler, number)
        yield stop
