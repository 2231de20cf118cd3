"""What the live table's pages take: ``uv run python -m tools.live``.

    uv run python -m tools.live --seconds 12

The real program in a process of its own, with the stand-in for Discord that ``tools.load`` uses; four people at each of
a hundred tables. First they press their panels in Discord 64 times a second, then their pages: from a press to the
newest view on all four (p50, p99), what that sends to Discord, and how many acts a second there are if everybody acts
as soon as they may (without the limit of twenty messages in ten seconds). Then what an open page takes of the bot's
memory, and what a browser loads at first. Other work on the machine counts against pages and panels alike, so the load
average is printed, and the ratio is what counts.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import os
import random
import re
import socket
import sys
import time
import zlib
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any
from unittest.mock import patch

import aiohttp

from bot.live.assets import picture_hash
from bot.ui import buttons
from tests.faults.discord_stand_in import Control
from tests.faults.discord_stand_in.model import walked
from tests.world.memory import memory_of
from tools.load import (
    SEATS,
    TABLES,
    Crowd,
    Measured,
    at_euchre,
    be_bot,
    count_requests,
    processor_seconds,
    running,
    say,
    sit_down,
    steadily,
)

RATE = 64.0
"""Acts a second at all tables."""
OPEN_PAGES = 1000
_ORIGIN = "https://live.example"
_TABLE = re.compile(r"rb:[a-z-]+:(\d+)")
_SEQ = re.compile(r'"seq":(\d+)')
_KILOBYTES_A_SECOND = 1600 / 8
_STYLES_AND_SCRIPTS = re.compile(r'(?:src|href)="(/web/[^"]+)"')
_IMPORTS = re.compile(r'(?:from|import) "\./([a-z]+\.js)"')
_numbers = itertools.count(1)


class Place:
    """A table and the pages of its people, each with the newest view that it was sent."""

    def __init__(self) -> None:
        self.pages: list[aiohttp.ClientWebSocketResponse] = []
        self.views: list[str] = []
        self.seqs: list[int] = []
        self.news = asyncio.Event()
        self.hearing: list[asyncio.Task[None]] = []
        self.busy = False

    async def hear(self, number: int) -> None:
        """Keep the newest view of a page until its socket is closed."""
        async for message in self.pages[number]:
            found = _SEQ.search(message.data)
            if found is not None:
                self.views[number], self.seqs[number] = message.data, int(found[1])
                self.news.set()

    async def act(self, measured: Measured) -> bool:
        """Press the first thing that somebody may, and wait until every page shows it. Return False if nobody may."""
        press = self._choose()
        if press is None:
            return False
        self.busy, before, began = True, max(self.seqs), time.perf_counter()
        number, custom_id = press
        said = {"press": custom_id, "id": str(next(_numbers)), "chosen": []}
        await self.pages[number].send_str(json.dumps(said))
        try:
            async with asyncio.timeout(5.0):
                while min(self.seqs) <= before:
                    self.news.clear()
                    await self.news.wait()
            measured.took.append((time.perf_counter() - began) * 1000)
        except TimeoutError:
            measured.unanswered += 1
        self.busy = False
        return True

    def _choose(self) -> tuple[int, str] | None:
        if len({*self.seqs}) != 1:
            return None
        for number, text in enumerate(self.views):
            if '"asked":true' in text:
                view = json.loads(text)
                presses = [each["press"] for each in (*view["acts"], *view["cards"]) if each["press"]]
                if presses:
                    return number, presses[0]
        return None


async def open_page(browser: aiohttp.ClientSession, base: str, token: str) -> aiohttp.ClientWebSocketResponse:
    """Open a page that says that its person looks at it."""
    page = await browser.ws_connect(f"{base}/socket", headers={"Origin": _ORIGIN}, max_msg_size=0)
    await page.send_json({"token": token})
    await page.send_str("visible")
    return page


async def sign_in(crowd: Crowd, place: int, user_id: int, browser: aiohttp.ClientSession, base: str) -> str:
    """Press *Live table* in Discord and return the token to which its link leads."""
    table = crowd.newest(crowd.there.world.channels[place], None)
    assert table is not None
    table_id = next(int(found[1]) for each in table.controls if (found := _TABLE.match(each.custom_id)))
    control = Control(buttons.LIVE.id_of(table_id, "link"), 2, "", False)
    while (made := await crowd.press(place, (user_id, table, control))).original is None:
        pass  # it took too long
    (url,) = [str(part["url"]) for part in walked(made.original.components) if "url" in part]
    said = {"secret": url.partition("#")[2], "as": 0}
    async with browser.post(f"{base}/enter", json=said, headers={"Origin": _ORIGIN}) as answer:
        return str((await answer.json())["token"])


async def pages_at(crowd: Crowd, place: int, browser: aiohttp.ClientSession, base: str) -> Place:
    """Open a page for each of the four people."""
    here = Place()
    for user_id in crowd.people_at(place):
        here.pages.append(await open_page(browser, base, await sign_in(crowd, place, user_id, browser, base)))
        here.views.append("")
        here.seqs.append(0)
        here.hearing.append(asyncio.create_task(here.hear(len(here.seqs) - 1)))
    return here


async def act_steadily(places: Sequence[Place], rate: float, seconds: float) -> Measured:
    """Act so many times a second, whether or not the acts before are shown."""
    measured, chance, under_way = Measured(), random.Random(1), set[asyncio.Task[bool]]()
    began, number = time.perf_counter(), 0
    while (now := time.perf_counter() - began) < seconds:
        if number / rate > now:
            await asyncio.sleep(number / rate - now)
            continue
        free = [place for place in places if not place.busy]
        number += 1
        if free:
            task = asyncio.create_task(chance.choice(free).act(measured))
            under_way.add(task)
            task.add_done_callback(under_way.discard)
    await asyncio.gather(*under_way)
    measured.seconds = time.perf_counter() - began
    return measured


async def act_as_fast_as_they_may(places: Sequence[Place], seconds: float) -> Measured:
    """Let everybody act as soon as all four pages show what was done before."""
    measured, end = Measured(), time.perf_counter() + seconds

    async def at(place: Place) -> None:
        while time.perf_counter() < end:
            if not await place.act(measured):
                place.news.clear()
                with suppress(TimeoutError):
                    await asyncio.wait_for(place.news.wait(), 0.5)

    began = time.perf_counter()
    await asyncio.gather(*map(at, places))
    measured.seconds = time.perf_counter() - began
    return measured


async def measure_acts(address: str, seconds: float) -> None:
    """Print how long people wait for acts, in Discord and on pages, and what they cost."""
    base = f"http://{address}"
    async with (
        running("right-bower", at_euchre, program="tools.live", LIVE_URL=_ORIGIN, LIVE_ADDRESS=address) as (crowd, bot),
        _browser() as browser,
    ):
        await sit_down(crowd, 0)
        for first in range(1, TABLES, 3):
            await asyncio.gather(*(sit_down(crowd, place) for place in range(first, first + 3)))
        say("act to all who see it, ms", "a second", "p50", "p99", "ms each", "unanswered", "requests", "a trick")
        await _tell("presses in Discord", crowd, bot.pid, lambda: steadily(crowd, TABLES, RATE, seconds))
        places = [await pages_at(crowd, place, browser, base) for place in range(TABLES)]
        await asyncio.sleep(3.0)
        await _tell(f"pages, {RATE:.0f} acts a second", crowd, bot.pid, lambda: act_steadily(places, RATE, seconds))
        await _tell("pages, as fast as they may", crowd, bot.pid, lambda: act_as_fast_as_they_may(places, seconds))
        for task in [task for place in places for task in place.hearing]:
            task.cancel()


async def _tell(name: str, crowd: Crowd, pid: int, measure: Callable[[], Any]) -> None:
    before, sent = processor_seconds(pid), len(crowd.there.calls)
    measured: Measured = await measure()
    processor, acts = processor_seconds(pid) - before, max(1, len(measured.took))
    count_requests(crowd.there.calls[sent:], measured)
    requests = sum(count for kind, count in measured.requests.items() if kind != "answers")
    cells = (measured.rate, measured.quantile(50), measured.quantile(99), 1000 * processor / acts)
    say(name, *(f"{cell:.1f}" for cell in cells), measured.unanswered, requests, f"{requests / acts * SEATS:.2f}")


async def measure_memory(address: str) -> None:
    """Print what an open page takes of the bot's memory."""
    base = f"http://{address}"
    async with (
        running("right-bower", at_euchre, program="tools.live", LIVE_URL=_ORIGIN, LIVE_ADDRESS=address) as (crowd, bot),
        _browser() as browser,
    ):
        tokens = []
        for place in range(OPEN_PAGES // 16 + 1):
            owner = crowd.people_at(place)[0]
            await asyncio.wait_for(
                (await crowd.there.type(owner, crowd.there.world.channels[place], "table open")).answered, 30
            )
            tokens += [await sign_in(crowd, place, user_id, browser, base) for user_id in crowd.people_at(place)]
        before = memory_of(bot.pid).resident
        pages = [await open_page(browser, base, token) for token in tokens[: OPEN_PAGES // 4] for _ in range(4)]
        for page in pages:
            for _ in range(2):
                await page.receive(timeout=30)
        await asyncio.sleep(1.0)
        print(f"an open page: {(memory_of(bot.pid).resident - before) * 1000 / len(pages):.0f} KB, of {len(pages)}")
        await _measure_load(base, browser)


async def _measure_load(base: str, browser: aiohttp.ClientSession) -> None:
    """Print what a browser that has kept nothing loads for a hand of five cards, compressed."""
    sizes: dict[str, int] = {}

    async def load(path: str) -> str:
        async with browser.get(base + path, headers={"Accept-Encoding": "gzip, deflate"}) as answer:
            data = await answer.read()
            kept = "Content-Encoding" in answer.headers
            sizes[path] = len(zlib.compress(data)) if kept else len(data)
            return data.decode("utf-8", "replace")

    page = await load("/t")
    due = _STYLES_AND_SCRIPTS.findall(page)
    while due:
        path = due.pop()
        if path not in sizes:
            due += [f"{path.rpartition('/')[0]}/{name}" for name in _IMPORTS.findall(await load(path))]
    for name in ("back", "JH-right", "JD-left", "AH", "KS", "9C"):
        await load(f"/cards/{picture_hash()}/pairs-en/{name}-280.webp")
    total = sum(sizes.values()) / 1000
    print(f"first load: {total:.0f} KB in {len(sizes)} files, {total / _KILOBYTES_A_SECOND:.2f} s at 1.6 Mbit/s")


def _browser() -> aiohttp.ClientSession:
    return aiohttp.ClientSession(connector=aiohttp.TCPConnector(limit=0))


async def _measure(seconds: float) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        address = f"127.0.0.1:{free.getsockname()[1]}"
    await measure_acts(address, seconds)
    await measure_memory(address)
    print("load average:", *(f"{value:.1f}" for value in os.getloadavg()))


def main(argv: Sequence[str] | None = None) -> int:
    """Print the figures."""
    parser = argparse.ArgumentParser(prog="python -m tools.live")
    parser.add_argument("--seconds", type=float, default=12.0, help="for each row")
    parser.add_argument("--bot", nargs=2, metavar=("KIND", "API"), help=argparse.SUPPRESS)
    options = parser.parse_args(argv)
    if options.bot:
        from bot.live.pages import Pages

        with patch.object(Pages, "count"):
            return be_bot(*options.bot)
    asyncio.run(_measure(options.seconds))
    return 0


if __name__ == "__main__":
    sys.exit(main())
