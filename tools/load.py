"""How long people wait for an answer under load: ``uv run python -m tools.load``.

    uv run python -m tools.load --seconds 12
    uv run python -m tools.load --requests
    uv run python -m tools.load --memory

The real program in a process of its own, over HTTP and WebSocket on the loopback interface, against the strict stand-in
for Discord, which runs here together with the people who press: four at each table, all with pictures. Beside it, in
the same run, a plain discord.py bot that answers every press with a text. From a press to its answer (p50, p99) at 8
tables with 8 presses a second, at 50 with 50, and at 100 with 64; then the ceiling, where everybody presses as soon as
they may. ``--against`` measures another checkout of this project in the same run.
Other work on the machine counts against both, so the load average is printed, and the ratio is what counts; the
processor's milliseconds of the bot's own process for a press hardly depend on it.

``--requests`` prints what whole hands cost in requests, at one table, at 8 and at 100, where somebody presses every
second and a half. A hand is whole from the message that it is posted in to that of the next one.

``--memory`` prints what the bot's process and its workers take at rest, and while four people at each of twenty tables
press as fast as they may.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import signal
import statistics
import sys
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol, TypeVar

import discord
from discord import app_commands

from tests.faults.discord_stand_in import Control, Interaction, Message, StandIn
from tests.faults.discord_stand_in.faults import Call
from tests.world.memory import children_of, memory_of

ROOT = Path(__file__).parents[1]
STEPS = ((8, 8.0), (50, 50.0), (100, 64.0))
"""Tables, which sit down by and by, and presses a second at all of them."""
TABLES, BUSY_TABLES = 100, 20
SEATS = 4
WHOLE_HANDS, BETWEEN_PRESSES = 2, 1.5
"""With ``--requests``: hands at each table, and the seconds between two presses at one. Its message is edited once
a second, so each act can have an edit of its own.
"""
LONGEST_HAND = 300.0
"""Seconds that a hand may take on a machine that is busy."""

SETTINGS = {
    "DISCORD_TOKEN": "a.b.c",
    "CARD_EMOJIS": "off",
    "MAX_TABLES_PER_SERVER": "100000",
    "REMINDER_SECONDS": "86400",
    "COMPUTER_PAUSE_SECONDS": "0.2",
    "LOG_LEVEL": "ERROR",
}
ANSWER_SECONDS = 5.0
START_SECONDS = 180.0
"""Seconds until a bot has logged in, on a machine that is busy."""
_HELPER = 15.0
"""Megabytes of a process of Python that only looks after the others."""
_MESSAGE = 4
"""The type of an answer that is a message of its own."""

Pressable = tuple[int, Message, Control]
"""Who presses what."""


@dataclass(slots=True)
class Measured:
    """Milliseconds to each answer; how many presses were never answered, how many were refused by a message (others had
    gone on), and how many answers came with a picture.
    """

    took: list[float] = field(default_factory=list)
    unanswered: int = 0
    refused: int = 0
    pictured: int = 0
    seconds: float = 0.0
    processor: float = 0.0
    requests: Counter[str] = field(default_factory=Counter)

    @property
    def rate(self) -> float:
        """Answers a second."""
        return len(self.took) / self.seconds if self.seconds else 0.0

    def quantile(self, percent: int) -> float:
        """In milliseconds."""
        return statistics.quantiles(self.took, n=100)[percent - 1] if len(self.took) > 1 else 0.0


class Crowd:
    """Everybody who presses, by what they see: the newest messages of each channel, for all and for one reader."""

    def __init__(self, there: StandIn, choose: Callable[[Crowd, int], Pressable | None]) -> None:
        self.there = there
        self.people = list(there.world.people)
        self._choose = choose
        self._newest: dict[tuple[int, int | None], Message] = {}
        self._post, self._edit = there.world.post, there.world.edit
        there.world.post, there.world.edit = self._note_post, self._note_edit  # type: ignore[method-assign]  # the seam
        self.busy: set[int] = set()
        self._looked: dict[int, Pressable | None] = {}
        self._news = defaultdict[int, asyncio.Event](asyncio.Event)  # the owner's direct messages are a channel, too

    def _note_post(self, channel_id: int, body: Any, files: int, reader: int | None = None) -> Message:
        message = self._post(channel_id, body, files, reader)
        if message.controls:
            self._newest[channel_id, reader] = message
        self._look(channel_id)
        return message

    def _note_edit(self, message: Message, body: Any, files: int) -> Message:
        self._look(message.channel_id)
        return self._edit(message, body, files)

    def _look(self, channel_id: int) -> None:
        """Look at a channel again in which something has changed."""
        self._looked.pop(channel_id, None)
        self._news[channel_id].set()

    async def news(self, place: int) -> None:
        """Wait until something changes in a channel."""
        event = self._news[self.there.world.channels[place]]
        event.clear()
        await event.wait()

    def newest(self, channel_id: int, reader: int | None) -> Message | None:
        message = self._newest.get((channel_id, reader))
        return None if message is None or message.deleted else message

    def people_at(self, place: int) -> list[int]:
        """Return the people of a channel, by its place."""
        return self.people[place * SEATS : (place + 1) * SEATS]

    def ready(self, place: int) -> Pressable | None:
        if place in self.busy:
            return None
        channel_id = self.there.world.channels[place]
        if channel_id not in self._looked:
            self._looked[channel_id] = self._choose(self, place)
        pressable = self._looked[channel_id]
        if pressable is not None and pressable[1].deleted:
            pressable = self._looked[channel_id] = self._choose(self, place)
        return pressable

    async def press(self, place: int, pressable: Pressable, measured: Measured | None = None) -> Interaction:
        self.busy.add(place)
        began = time.perf_counter()
        made = await self.there.press(pressable[0], pressable[1], pressable[2])
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                kind = await asyncio.shield(made.answered)
        except TimeoutError:
            if measured is not None:
                measured.unanswered += 1
            return made
        finally:
            self.busy.discard(place)
            self._look(self.there.world.channels[place])
        if measured is not None:
            measured.took.append((time.perf_counter() - began) * 1000)
            measured.refused += kind == _MESSAGE
            measured.pictured += made.original is not None and made.original.files > 0
        return made


# -- what people press


def at_euchre(crowd: Crowd, place: int) -> Pressable | None:
    """Return the first act of the panel that was asked last: whoever sees that others have gone on does not press;
    after a game, another one.
    """
    channel = crowd.there.world.channels[place]
    panels = [(user_id, crowd.newest(channel, user_id)) for user_id in crowd.people_at(place)]
    choices: list[tuple[int, Pressable]] = []
    for user_id, panel in panels:
        if panel is None:
            continue
        acts = (each for each in panel.controls if each.custom_id.startswith("rb:act:") and not each.disabled)
        control = next(acts, None)
        if control is not None:
            choices.append((int(control.custom_id.split(":")[3]), (user_id, panel, control)))
    if choices:
        return max(choices, key=lambda each: each[0])[1]
    table = crowd.newest(channel, None)
    for control in table.controls if table is not None else ():
        if control.custom_id.startswith("rb:rematch:"):
            return crowd.people_at(place)[0], table, control  # type: ignore[return-value]  # there is a message
    return None


def at_the_plain_bot(crowd: Crowd, place: int) -> Pressable | None:
    message = crowd.newest(crowd.there.world.channels[place], None)
    return None if message is None else (crowd.people_at(place)[0], message, message.controls[0])


async def sit_down(crowd: Crowd, place: int) -> None:
    """Four people open a table of Right Bower and begin a game."""
    there, (owner, *others) = crowd.there, crowd.people_at(place)
    channel = there.world.channels[place]
    await insist(lambda: there.type(owner, channel, "table open", points=99))

    for user_id in others:
        await press_in_lobby(crowd, place, user_id, "join")
    await press_in_lobby(crowd, place, owner, "start")


async def press_in_lobby(crowd: Crowd, place: int, user_id: int, verb: str) -> None:
    """Press a button of the lobby once it is there. A busy bot posts the lobby later than it answers the command."""
    channel = crowd.there.world.channels[place]
    async with asyncio.timeout(60):
        while (table := crowd.newest(channel, None)) is None:
            await crowd.news(place)
        (control,) = [each for each in table.controls if each.custom_id.endswith(f":{verb}")]
        await insist(lambda: crowd.there.press(user_id, table, control))


async def insist(ask: Callable[[], Awaitable[Interaction]]) -> None:
    """Ask until there is an answer: on a loaded machine the bot may find that it is too late for the first."""
    async with asyncio.timeout(120):
        while True:
            made = await ask()
            done, _ = await asyncio.wait({made.answered}, timeout=ANSWER_SECONDS)
            if done:
                return


async def begin_plainly(crowd: Crowd, place: int) -> None:
    await insist(lambda: crowd.there.type(crowd.people_at(place)[0], crowd.there.world.channels[place], "begin"))


# -- measuring


P = TypeVar("P")


class Pressing(Protocol[P]):
    """Those who press: at which tables somebody waits for an answer, what is ready, and when to look again."""

    busy: set[int]

    def ready(self, place: int, /) -> P | None: ...

    async def press(self, place: int, pressable: P, measured: Measured, /) -> object: ...

    async def news(self, place: int, /) -> None: ...


async def steadily(crowd: Pressing[P], tables: int, rate: float, seconds: float) -> Measured:
    """Press so many times a second, whether or not the ones before are answered."""
    measured, chance, under_way = Measured(), random.Random(1), set[asyncio.Task[object]]()
    began, number = time.perf_counter(), 0
    while (now := time.perf_counter() - began) < seconds:
        if number / rate > now:
            await asyncio.sleep(number / rate - now)
            continue
        places = chance.sample(range(tables), tables)
        ready = next(((place, pressable) for place in places if (pressable := crowd.ready(place)) is not None), None)
        if ready is None:
            await asyncio.sleep(0.002)
            continue
        number += 1
        crowd.busy.add(ready[0])
        task = asyncio.create_task(crowd.press(*ready, measured))
        under_way.add(task)
        task.add_done_callback(under_way.discard)
    measured.seconds = time.perf_counter() - began
    await asyncio.gather(*under_way)
    return measured


async def as_fast_as_they_may(crowd: Pressing[P], seconds: float, tables: int = TABLES) -> Measured:
    """Everybody presses as soon as they see what to press."""
    measured, end = Measured(), time.perf_counter() + seconds

    async def at(place: int) -> None:
        while time.perf_counter() < end:
            pressable = crowd.ready(place)
            if pressable is None:
                with suppress(TimeoutError):
                    async with asyncio.timeout_at(asyncio.get_running_loop().time() + end - time.perf_counter()):
                        await crowd.news(place)
            else:
                await crowd.press(place, pressable, measured)

    began = time.perf_counter()
    await asyncio.gather(*map(at, range(tables)))
    measured.seconds = time.perf_counter() - began
    return measured


# -- the two bots


Process = asyncio.subprocess.Process


@asynccontextmanager
async def running(
    kind: str,
    choose: Callable[[Crowd, int], Pressable | None],
    root: Path = ROOT,
    program: str = "tools.load",
    **settings: str,
) -> AsyncIterator[tuple[Crowd, Process]]:
    """Yield one of the bots in a process of its own, logged in at a Discord of its own."""
    names = tuple(f"P{number}" for number in range(TABLES * SEATS))
    there = StandIn(people=names, channels=TABLES)
    with tempfile.TemporaryDirectory() as folder:
        place = {"DATABASE_URL": f"{folder}/load.db", "PYTHONPATH": str(root)}
        environment = {**os.environ, **SETTINGS, **settings, **place}
        async with there.serving():
            bot = await asyncio.create_subprocess_exec(
                sys.executable, "-m", program, "--bot", kind, there.api, cwd=folder, env=environment
            )
            try:
                await asyncio.wait_for(there.gateway.ready.wait(), START_SECONDS)
                yield Crowd(there, choose), bot
            finally:
                if bot.returncode is None:
                    bot.send_signal(signal.SIGTERM)
                await bot.wait()
        if there.wrong:
            print("wrong requests:", *there.wrong[:3], sep="\n  ")


class PlainButton(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"plain:(?P<count>\d+)"):
    def __init__(self, count: int) -> None:
        super().__init__(discord.ui.Button(label="Press", custom_id=f"plain:{count}"))
        self.count = count

    @classmethod
    async def from_custom_id(cls, _: Any, __: Any, match: Any, /) -> PlainButton:
        return cls(int(match["count"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.edit_message(view=plain_layout(self.count + 1))


def plain_layout(count: int) -> discord.ui.LayoutView:
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.TextDisplay(f"Pressed {count} times. Ann and Cay lead Bob and Dan by four to three."))
    return view.add_item(discord.ui.ActionRow(PlainButton(count)))


class PlainBot(discord.AutoShardedClient):
    """A bot to compare with: it keeps and draws nothing, and answers each press with a text."""

    def __init__(self) -> None:
        super().__init__(intents=discord.Intents(guilds=True), allowed_mentions=discord.AllowedMentions.none())
        self.tree = app_commands.CommandTree(self)

    async def setup_hook(self) -> None:
        @self.tree.command(name="begin", description="Post the message")
        async def begin(interaction: discord.Interaction[Any]) -> None:
            await interaction.response.send_message(view=plain_layout(0))

        self.add_dynamic_items(PlainButton)
        await self.tree.sync()


def be_bot(kind: str, api: str) -> int:
    """In the process of a bot."""
    from discord.http import Route

    Route.BASE = api
    if kind == "right-bower":
        from bot.__main__ import main as program

        return program(["run"])
    PlainBot().run("a.b.c", log_handler=None)
    return 0


def processor_seconds(pid: int) -> float:
    """Return what a process has used of the processor; 0 where the system does not tell."""
    try:
        words = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


async def measure(
    kind: str,
    choose: Callable[[Crowd, int], Pressable | None],
    begin: Callable[[Crowd, int], Any],
    seconds: float,
    root: Path = ROOT,
    most: int = TABLES,
) -> dict[str, Measured]:
    """Return all rows of one bot, of those with at most so many tables."""
    rows: dict[str, Measured] = {}
    async with running(kind, choose, root) as (crowd, bot):
        seated = 0
        for tables, rate in (step for step in STEPS if step[0] <= most):
            await seat_all(crowd, begin, seated, tables)
            seated = tables
            await asyncio.sleep(2.0)
            name = f"{tables} tables, {rate:.0f} presses a second"
            rows[name] = await observe(crowd, bot, steadily(crowd, tables, rate, seconds))
        rows["as fast as they may"] = await observe(crowd, bot, as_fast_as_they_may(crowd, seconds, seated))
    return rows


async def seat_all(crowd: Crowd, begin: Callable[[Crowd, int], Any], first: int, tables: int) -> None:
    """Begin at the tables from ``first`` on, a few at a time."""
    for place in range(first, tables, 5):
        await asyncio.gather(*(begin(crowd, each) for each in range(place, min(place + 5, tables))))


async def observe(crowd: Crowd, bot: Process, measuring: Awaitable[Measured]) -> Measured:
    """Return what is measured, with what the bot uses of the processor meanwhile and what it sends."""
    before, sent = processor_seconds(bot.pid), len(crowd.there.calls)
    measured = await measuring
    measured.processor = processor_seconds(bot.pid) - before
    measured.requests.update(map(kind_of, crowd.there.calls[sent:]))
    return measured


# -- requests


def kind_of(call: Call) -> str:
    """Return how Discord counts a request."""
    return {"interactions": "answers", "webhooks": "by token"}.get(call.path.split("/")[1], "counted")


def tally_hands(there: StandIn) -> dict[int, list[Counter[str]]]:
    """Return the requests of every whole hand, by how Discord counts them, for each channel. The first hand of a table
    is none of them: its message answers a command.
    """
    begun = defaultdict[int, list[Counter[str]]](list)
    for call in there.calls:
        made = there.world.interactions.get(call.words.get("token", ""))
        channel_id = int(call.words.get("channel", 0)) if made is None else made.channel_id
        if call.place.startswith("POST /channels/{channel}/messages "):
            begun[channel_id].append(Counter())
        if begun[channel_id]:
            begun[channel_id][-1][kind_of(call)] += 1
    return {channel_id: hands[:-1] for channel_id, hands in begun.items()}


async def measure_requests(tables: int) -> list[Counter[str]]:
    """Return the requests of ``WHOLE_HANDS`` whole hands at each table."""
    async with running("right-bower", at_euchre) as (crowd, _):
        await seat_all(crowd, sit_down, 0, tables)
        async with asyncio.timeout(LONGEST_HAND * (WHOLE_HANDS + 2)):
            while True:
                await steadily(crowd, tables, tables / BETWEEN_PRESSES, BETWEEN_PRESSES * 4)
                whole = tally_hands(crowd.there)
                if all(len(whole.get(one, ())) >= WHOLE_HANDS for one in crowd.there.world.channels[:tables]):
                    return [hand for hands in whole.values() for hand in hands]


async def tell_requests(most: int) -> None:
    """Print what whole hands cost in requests, at few tables and at many."""
    say("requests a whole hand", "hands", "counted", "at most", "by token", "answers")
    for tables in sorted({min(most, each) for each in (1, STEPS[0][0], TABLES)}):
        hands = await measure_requests(tables)
        counted, *others = ([hand[kind] for hand in hands] for kind in ("counted", "by token", "answers"))
        means = [f"{statistics.mean(each):.1f}" for each in others]
        say(f"{tables} tables", len(hands), f"{statistics.mean(counted):.1f}", max(counted), *means)
    print("load average:", *(f"{value:.1f}" for value in os.getloadavg()), flush=True)


def say(*cells: object) -> None:
    first, *others = cells
    print(f"{first!s:40}" + "".join(f"{cell!s:>12}" for cell in others), flush=True)


def tell(name: str, measured: Measured, plain: Measured) -> None:
    took, other = measured.quantile(99), plain.quantile(99)
    say(
        name,
        f"{measured.rate:.0f}",
        f"{measured.quantile(50):.0f}",
        f"{took:.0f}",
        f"{took / other:.1f}" if other else "",
        f"{measured.rate / plain.rate:.2f}" if plain.rate else "",
        f"{measured.pictured / max(1, len(measured.took)):.0%}",
        f"{measured.refused / max(1, len(measured.took)):.0%}",
        measured.unanswered,
        f"{measured.processor / max(1, len(measured.took)) * 1000:.1f}",
        f"{measured.processor / measured.seconds:.0%}" if measured.seconds else "",
    )


async def compare(roots: Sequence[Path], seconds: float, most: int) -> None:
    """Print the rows of the plain bot and of this one in each of these checkouts, measured one after the other."""
    plain = await measure("plain", at_the_plain_bot, begin_plainly, seconds / 2, most=most)
    columns = ("a second", "p50", "p99", "p99 ratio", "rate ratio", "pictures", "refused", "silent", "ms each", "cpu")
    say("press to answer, ms", *columns)
    for name, measured in plain.items():
        tell(f"plain bot: {name}", measured, measured)
    for root in roots:
        own, name = await measure("right-bower", at_euchre, sit_down, seconds, root, most), root.resolve().name
        for row, measured in own.items():
            tell(f"{name}: {row}", measured, plain[row])
        print("load average:", *(f"{value:.1f}" for value in os.getloadavg()), flush=True)


async def weigh(seconds: float) -> None:
    """Print the memory of every process of the bot, at rest and at twenty busy tables."""
    say("megabytes, shared parts once", "the bot", "its workers")
    async with running("right-bower", at_euchre) as (crowd, bot):
        await asyncio.sleep(10.0)
        _say_memory("at rest", bot.pid)
        await seat_all(crowd, sit_down, 0, BUSY_TABLES)
        for part in range(1, 5):
            measured = await as_fast_as_they_may(crowd, seconds / 4, BUSY_TABLES)
            _say_memory(f"20 tables, {seconds / 4 * part:.0f} s, {measured.rate:.0f} presses a second", bot.pid)


def _say_memory(name: str, pid: int) -> None:
    sizes = [memory_of(child).own for child in children_of(pid)]
    workers = [f"{size:.0f}" for size in sizes if size > _HELPER]
    say(name, f"{memory_of(pid).own:.0f}", " ".join(workers) or "none")


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.load")
    parser.add_argument("--seconds", type=float, default=12.0, help="for each row of this bot; the plain one has half")
    parser.add_argument("--tables", type=int, default=TABLES, help="at most so many: fewer for a machine that is busy")
    parser.add_argument("--requests", action="store_true", help="what whole hands cost in requests")
    parser.add_argument("--memory", action="store_true", help="what the processes take, for twenty times as long")
    parser.add_argument("--bot", nargs=2, metavar=("KIND", "API"), help=argparse.SUPPRESS)
    parser.add_argument("--against", type=Path, metavar="PATH", help="another checkout, measured first")
    options = parser.parse_args(argv)
    if options.bot:
        return be_bot(*options.bot)
    roots = [root for root in (options.against, ROOT) if root is not None]
    if options.requests:
        asyncio.run(tell_requests(options.tables))
    elif options.memory:
        asyncio.run(weigh(20 * options.seconds))
    else:
        asyncio.run(compare(roots, options.seconds, options.tables))
    return 0


if __name__ == "__main__":
    sys.exit(main())
