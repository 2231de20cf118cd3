"""Right Bower without Discord: the unchanged bot in a simulated server, shown in a browser.

SimCord simulates Discord in this process and serves a page on 127.0.0.1 (``page.py``). Eight people are there.
The page shows what one of them sees, Ann at first, and can switch between them. Nothing leaves the host. The
database is in a temporary folder, so everything is gone afterwards.

In a test SimCord's time stands still, and its page waits for the test. In the playground both must move by
themselves, or no computer player would ever act and nobody would see it. SimCord has no public way to do that, nor
to give a slow host more time to log in. So this module uses a few of SimCord's private names.
"""

import asyncio
import contextlib
import functools
import logging
import secrets
import signal
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

import discord
from discord.ext import commands

from bot.client import EuchreBot
from bot.live.sessions import Sessions
from bot.settings import Settings
from bot.storage.api import LiveSession
from bot.tables.decisions import Person
from bot.terminal import Complaint, sentence
from bot.words.catalogue import Texts

if TYPE_CHECKING:
    import simcord

    from bot.playground.page import Page, Ways

MakeBot = Callable[[Settings, int | None], commands.AutoShardedBot]
"""Makes the bot from its settings and a seed; ``None`` if the deals need not be the same each time."""

PEOPLE = ("Ann", "Bob", "Cay", "Dan", "Eve", "Fay", "Gus", "Hal")
CHANNELS = ("euchre", "game-night")
"""A visitor arrives in the first. In the second a table or a night is waiting."""

PRESENT = datetime(2026, 5, 20, 19, tzinfo=UTC)
"""The playground's date: a Wednesday in the middle of a season, so that every board has something to show."""
_LABELS = {
    "play": "button-door-play", "start": "button-start", "hand": "button-hand", "card": "button-night-card",
}  # fmt: skip
_BANNER = {
    "title": "playground-banner-title",
    "limits": "playground-banner-limits",
    "live": "playground-banner-live",
}
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
    """Print a line; end as at Ctrl-C if its reader has gone, such as ``head``."""
    try:
        sys.stdout.write(f"{line}\n")
        sys.stdout.flush()
    except BrokenPipeError:
        raise KeyboardInterrupt from None


async def play(
    port: int,
    seed: int | None,
    make_bot: MakeBot,
    *,
    night: bool = False,
    empty: bool = False,
    tell: Callable[[str], object] = _tell,
    login_seconds: float = LOGIN_SECONDS,
) -> None:
    """Run the bot until Ctrl-C, SIGTERM or *End preview session*. Port 0 means any free port.

    With `night`, a Euchre night of eight is about to begin instead of a table. Unless `empty`, the eight have played
    here before (``history.py``). `tell` gets what a visitor reads, such as the addresses, which contain the key to the
    session. Raises PlaygroundError, also if the bot takes more than `login_seconds` to log in.
    """
    try:
        import simcord
    except ImportError as error:
        raise PlaygroundError("playground-no-simcord") from error
    try:
        with _stop_at_signals() as stop, tempfile.TemporaryDirectory(prefix="right-bower-") as folder:
            bot = make_bot(_settings(Path(folder)), seed)
            empty = empty or not isinstance(bot, EuchreBot)
            opening = _page(port, bot, login_seconds, Path(folder), tell, night=night, empty=empty)
            async with opening as (page, live):
                if live is not None:
                    tell(sentence("playground-live", address=live))
                tell(sentence("playground-open", address=page.url))
                tell(sentence("playground-hint-night" if night else "playground-hint", **_labels()))
                await _first_of(stop.wait(), page.wait_closed())
        tell(sentence("playground-closed"))
    except simcord.SetupError as error:
        raise PlaygroundError("playground-failed", why=error) from error


def _labels() -> dict[str, str]:
    """Return what the buttons say that our sentences name."""
    return {name: Texts()(key) for name, key in _LABELS.items()}


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
    port: int,
    bot: commands.AutoShardedBot,
    login_seconds: float,
    folder: Path,
    tell: Callable[[str], object],
    *,
    night: bool,
    empty: bool,
) -> AsyncIterator[tuple["Page", str | None]]:
    """Yield the page, and the address of the live table."""
    import simcord

    from bot.playground.page import Page, Ways

    shards = 1 if bot.shard_count is None else None
    run = simcord.run(bot, shard_count=shards, check_errors=False)
    settle = run._env._settle_internal

    async def settle_press(**how: Any) -> None:
        with contextlib.suppress(TimeoutError):  # answered, but a worker still thinks: SimCord would be "uncertain"
            await settle(**how)

    run._env.backend.advance_clock((PRESENT - run._env.now()).total_seconds())
    channels, people = _furnish(run._env)
    if not empty:
        await _play_history(folder, channels, people, tell)
    async with contextlib.AsyncExitStack() as leaving:
        run._env._settle_internal = functools.partial(_settle_login, run._env, bot, settle, login_seconds)  # type: ignore[method-assign]
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
        if night:
            await _open_night(channels[-1], people)
        elif bot.tree.get_command("table") is not None:
            await people[0].slash(channels[-1], "table open", computers=3)
        tried = "playground-banner-try-empty" if empty else "playground-banner-try"
        banner = _BANNER | {"try": "playground-banner-try-night" if night else tried}
        ways = Ways({name: sentence(key, **_labels()) for name, key in banner.items()})
        async with Page(env, channels, people, ways, port, folder) as page:
            leaving.enter_context(page.speaking())
            if isinstance(bot, EuchreBot):
                await _lend_services(ways, env, bot, page)
            clock = asyncio.create_task(_keep_time(env, page))
            try:
                yield page, ways.live_link and ways.live_link(channels[-1].id)
            finally:
                clock.cancel()
                await asyncio.wait({clock})


async def _settle_login(
    env: "simcord.Env", bot: discord.Client, settle: Callable[..., Any], seconds: float, **how: Any
) -> None:
    """Wait until the bot is there. SimCord itself would wait five seconds, and until every worker has done."""
    start = time.monotonic()
    while True:
        try:
            await settle(**how | {"timeout": min(_SETTLE_SECONDS, seconds)})
        except TimeoutError:
            if bot.is_ready() and env._work.executors:  # a worker thinks, perhaps for minutes: of a puzzle
                return
            if time.monotonic() > start + seconds:
                raise
        else:
            return


def _furnish(env: "simcord.Env") -> tuple[list["simcord.ChannelHandle"], list["simcord.MemberActor"]]:
    users = [env.create_user(name.lower(), global_name=name) for name in PEOPLE]
    guild = env.create_guild("Right Bower", owner=users[0])
    channels = [guild.create_text_channel(name) for name in CHANNELS]
    return channels, [guild.add_member(user) for user in users]


async def _play_history(
    folder: Path,
    channels: list["simcord.ChannelHandle"],
    people: list["simcord.MemberActor"],
    tell: Callable[[str], object],
) -> None:
    from bot.playground.history import make_history

    players = [Person(person.id, name) for person, name in zip(people, PEOPLE, strict=True)]
    tell(sentence("playground-history"))
    ids = [channel.id for channel in channels]
    await make_history(_settings(folder).database_url, people[0].guild.id, ids, players, PRESENT.timestamp(), tell)


async def _open_night(channel: "simcord.ChannelHandle", people: list["simcord.MemberActor"]) -> None:
    ann = people[0]
    await ann.slash(channel, "config clocks", reminder=20, away=10)
    opened = await ann.slash(channel, "night open", name="Playground", start="1", rounds=2)
    for topic, filled in (
        ("rounds", {"movement": "individual", "rounds": "2", "hands": "2"}),
        ("people", {"least": "8", "level": "expert"}),
    ):
        if opened.response is not None:
            form = await ann.click(opened.response, label=Texts()(f"button-night-{topic}"))
            await ann.submit_modal(form, filled)
    for person in people:
        await person.slash(channel, "night join")


class SharedLinks(Sessions):
    """Sessions that also begin with links of several people, who may use them again and again."""

    _people: Mapping[str, Sequence[LiveSession]] = {}

    def share_link(self, people: Iterable[LiveSession]) -> str:
        """Return the secret of a link that signs in any of these people while this process runs."""
        secret = secrets.token_urlsafe(32)
        self._people = {**self._people, secret: (*people,)}
        return secret

    async def people_of(self, secret: str) -> Sequence[LiveSession]:
        """Return the people whom a link can sign in; none if it is not valid."""
        return self._people.get(secret) or await super().people_of(secret)

    async def begin(self, secret: str, place: int = 0) -> str | None:
        """Return the token of a new session for the person at this index of a link; ``None`` if it is not valid."""
        people = self._people.get(secret)
        if people is None:
            return await super().begin(secret, place)
        return await self.start(people[place]) if 0 <= place < len(people) else None


async def serve_live_table(env: "simcord.Env", bot: EuchreBot, port: int = 0) -> None:
    """Serve the live table with the simulation's time; at any free port if it is 0."""
    routes = bot.features.routes
    answer = routes.answer

    async def answer_in_simulated_time(press: Any) -> None:
        with env._bot_scope():  # or clocks that begin with a press on the page would run by the machine's time
            await answer(press)

    routes.answer = answer_in_simulated_time  # type: ignore[method-assign]
    with env.time_context():
        await bot.features.live.start("127.0.0.1", port)


async def _lend_services(ways: "Ways", env: "simcord.Env", bot: EuchreBot, page: "Page") -> None:
    """Let the page use what the bot has beside Discord: the live table, and people's choices."""
    live, readers = bot.features.live, bot.services.readers
    live.pages.sessions = shared = SharedLinks(bot.services.store, bot.services.clock.now)
    await serve_live_table(env, bot)

    @functools.cache
    def make_link(channel_id: int, *spoken: str) -> str:
        sessions = (
            LiveSession(person.id, name, person.guild.id, channel_id, locale)
            for name, person, locale in zip(PEOPLE, page.viewers, spoken, strict=True)
        )
        return live.link(shared.share_link(sessions))

    def live_link(channel_id: int) -> str:
        return make_link(channel_id, *(page.languages.get(person.id, "en-US") for person in page.viewers))

    def reads_words(user_id: int) -> bool:
        return user_id in readers.kept and readers.kept[user_id].text_only

    async def choose_words(user_id: int, words: bool) -> None:
        await readers.choose(user_id, "text-only", "on" if words else "off")
        bot.features.panels.restyle(user_id)

    ways.live_link, ways.reads_words, ways.choose_words = live_link, reads_words, choose_words


async def _keep_time(env: "simcord.Env", page: "Page") -> None:
    """Keep simulated time in step with the wall clock, and the page up to date with what the bot does by itself."""
    start = time.monotonic() - env.backend.clock.elapsed
    while True:
        await asyncio.sleep(_BEAT_SECONDS)
        if env._operation_task is None:
            await _advance_to(env, time.monotonic() - start)
        if env._operation_task is None:
            page.refresh_all()


async def _advance_to(env: "simcord.Env", now: float) -> None:
    """Advance simulated time in a separate task. Presses wait for it; an analysis stops no clock."""
    deadline = asyncio.get_running_loop().time() + _SETTLE_SECONDS
    step = asyncio.create_task(env._advance_to(now, deadline))
    await asyncio.wait({step})
    error = None if step.cancelled() else step.exception()
    if isinstance(error, TimeoutError):
        env._move_clock(now)
    elif error is not None:
        _log.warning("the simulated clock is behind: %s", error)


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
