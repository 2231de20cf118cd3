"""What the live table's pages take: ``uv run python -m tools.live``.

    uv run python -m tools.live --seconds 12

The real program in a process of its own, with the stand-in for Discord that ``tools.load`` uses; four people at each of
a hundred tables. First they press their panels in Discord 64 times a second, then their pages: from a press to the
newest view on all four (p50, p99), what that sends to Discord, and how many acts a second there are if everybody acts
as soon as they may (without the limit of twenty messages in ten seconds). Last, what an open page takes of memory.
Other work on the machine counts against pages and panels alike, so the load average is printed, and the ratio is what
counts; the processor's milliseconds of the bot's own process for an act hardly depend on it.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import os
import re
import socket
import sys
import time
from collections import defaultdict
from collections.abc import Awaitable, Sequence
from unittest.mock import patch

import aiohttp

from bot.ui import buttons
from tests.faults.discord_stand_in import Control
from tests.faults.discord_stand_in.model import walked
from tests.world.memory import memory_of
from tools.load import (
    ANSWER_SECONDS,
    SEATS,
    TABLES,
    Crowd,
    Measured,
    as_fast_as_they_may,
    at_euchre,
    be_bot,
    observe,
    running,
    say,
    seat_all,
    sit_down,
    steadily,
)

RATE = 64.0
"""Acts a second at all tables."""
_ORIGIN = "https://live.example"
_TABLE = re.compile(r"rb:[a-z-]+:(\d+)")
_SEQ = re.compile(r'"seq":(\d+)')
_PLAY = ("rb:act:", "rb:sure:")
"""What calls, plays a card, or confirms that; not *The rest are mine*."""
_numbers = itertools.count(1)


class PageCrowd:
    """Everybody who presses on pages, by the newest view that each page of a table was sent."""

    def __init__(self, crowd: Crowd, browser: aiohttp.ClientSession, base: str) -> None:
        self._crowd, self._browser, self._base = crowd, browser, base
        self.busy: set[int] = set()
        self._pages = defaultdict[int, list[aiohttp.ClientWebSocketResponse]](list)
        self._views, self._seqs = defaultdict[int, list[str]](list), defaultdict[int, list[int]](list)
        self._news = defaultdict[int, asyncio.Event](asyncio.Event)
        self._hearing: set[asyncio.Task[None]] = set()

    async def sign_in(self, place: int, user_id: int) -> str:
        """Press *Live table* in Discord and return the token to which its link leads."""
        table = self._crowd.newest(self._crowd.there.world.channels[place], None)
        assert table is not None
        table_id = next(int(found[1]) for each in table.controls if (found := _TABLE.match(each.custom_id)))
        control = Control(buttons.LIVE.id_of(table_id, "link"), 2, "", False)
        while (made := await self._crowd.press(place, (user_id, table, control))).original is None:
            pass  # it took too long
        (url,) = [str(part["url"]) for part in walked(made.original.components) if "url" in part]
        said = {"secret": url.partition("#")[2], "as": 0}
        async with self._browser.post(f"{self._base}/enter", json=said, headers={"Origin": _ORIGIN}) as answer:
            return str((await answer.json())["token"])

    async def open(self, place: int, tokens: Sequence[str]) -> None:
        """Open the pages of a table, whose people look at them."""
        for number, token in enumerate(tokens):
            page = await self._browser.ws_connect(f"{self._base}/socket", headers={"Origin": _ORIGIN}, max_msg_size=0)
            await page.send_json({"token": token})
            await page.send_str("visible")
            self._pages[place].append(page)
            self._views[place].append("")
            self._seqs[place].append(0)
            self._hearing.add(asyncio.create_task(self._hear(place, number)))

    async def _hear(self, place: int, number: int) -> None:
        async for message in self._pages[place][number]:
            seq = _SEQ.search(message.data)
            if seq is not None:
                self._views[place][number], self._seqs[place][number] = message.data, int(seq[1])
                self._news[place].set()

    async def news(self, place: int) -> None:
        """Wait until a page of a table is sent something."""
        self._news[place].clear()
        await self._news[place].wait()

    def ready(self, place: int) -> tuple[int, str] | None:
        """Return whose page may press what at a table, once all of its pages show the same."""
        if place in self.busy or len({*self._seqs[place]}) != 1:
            return None
        for number, text in enumerate(self._views[place]):
            if '"asked":true' in text:
                view = json.loads(text)
                presses = (each["press"] for each in (*view["acts"], *view["cards"]))
                return next(((number, press) for press in presses if press.startswith(_PLAY)), None)
        return None

    async def press(self, place: int, pressable: tuple[int, str], measured: Measured) -> None:
        """Press, and wait until every page of the table shows it."""
        number, custom_id = pressable
        self.busy.add(place)
        before, began = max(self._seqs[place]), time.perf_counter()
        said = {"press": custom_id, "id": str(next(_numbers)), "chosen": []}
        await self._pages[place][number].send_str(json.dumps(said))
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                while min(self._seqs[place]) <= before:
                    await self.news(place)
            measured.took.append((time.perf_counter() - began) * 1000)
        except TimeoutError:
            measured.unanswered += 1
        finally:
            self.busy.discard(place)

    def close(self) -> None:
        for task in self._hearing:
            task.cancel()


async def measure(seconds: float, tables: int) -> None:
    """Print how long people wait for acts, in Discord and on pages, and what acts and open pages cost."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        address = f"127.0.0.1:{free.getsockname()[1]}"
    async with (
        running("right-bower", at_euchre, program="tools.live", LIVE_URL=_ORIGIN, LIVE_ADDRESS=address) as (crowd, bot),
        aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0)) as browser,
    ):
        pages = PageCrowd(crowd, browser, f"http://{address}")

        async def tell(name: str, measuring: Awaitable[Measured]) -> None:
            row = await observe(crowd, bot, measuring)
            acts, requests = max(1, len(row.took)), row.requests.total() - row.requests["answers"]
            cells = (row.rate, row.quantile(50), row.quantile(99), 1000 * row.processor / acts)
            say(name, *(f"{cell:.1f}" for cell in cells), row.unanswered, requests, f"{requests / acts * SEATS:.2f}")

        await seat_all(crowd, sit_down, 0, tables)
        say("act to all who see it, ms", "a second", "p50", "p99", "ms each", "unanswered", "requests", "a trick")
        await tell("presses in Discord", steadily(crowd, tables, RATE, seconds))
        tokens = [[await pages.sign_in(place, one) for one in crowd.people_at(place)] for place in range(tables)]
        before = memory_of(bot.pid).resident
        for place in range(tables):
            await pages.open(place, tokens[place])
        await asyncio.sleep(3.0)
        used = (memory_of(bot.pid).resident - before) * 1000 / (tables * SEATS)
        await tell(f"pages, {RATE:.0f} acts a second", steadily(pages, tables, RATE, seconds))
        await tell("pages, as fast as they may", as_fast_as_they_may(pages, seconds, tables))
        pages.close()
    print(f"an open page takes {used:.0f} KB · load average:", *(f"{value:.1f}" for value in os.getloadavg()))


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.live")
    parser.add_argument("--seconds", type=float, default=12.0, help="for each row")
    parser.add_argument("--tables", type=int, default=TABLES, help="fewer for a machine that is busy")
    parser.add_argument("--bot", nargs=2, metavar=("KIND", "API"), help=argparse.SUPPRESS)
    options = parser.parse_args(argv)
    if options.bot:
        from bot.live.pages import Pages

        with patch.object(Pages, "count"):
            return be_bot(*options.bot)
    asyncio.run(measure(options.seconds, options.tables))
    return 0


if __name__ == "__main__":
    sys.exit(main())
