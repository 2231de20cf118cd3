"""Pages of the live table beside real processes of the bot: killed, ended, and one taking over another's tables."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import aiohttp
import pytest

from bot.live.pages import MOVED, SIGNED_OUT
from bot.live.sessions import SESSION_SECONDS, digest_of
from bot.words.catalogue import Texts
from tests.discord.live_house import House, Page, numbers
from tests.faults.bot_process import lives
from tests.faults.discord_stand_in import StandIn
from tests.faults.discord_stand_in.model import Interaction, walked
from tests.faults.test_wire_postgres import READY_SECONDS, TwoProcesses
from tests.storage.postgres_server import asked, server
from tests.world import require
from tests.world.browser import browser
from tests.world.clock import poll

if TYPE_CHECKING:
    from playwright.async_api import Browser as Chromium
    from playwright.async_api import Page as Window

__all__ = ["browser"]

pytestmark = [pytest.mark.proof, pytest.mark.timeout(240)]


class Browser:
    """A browser in which people of the first channel follow their links to one process."""

    def __init__(self, there: StandIn, browser: aiohttp.ClientSession, port: int) -> None:
        self.there, self._browser, self._base = there, browser, f"http://127.0.0.1:{port}"
        self.settings = {"LIVE_URL": House.origin, "LIVE_ADDRESS": f"127.0.0.1:{port}"}

    async def press(self, user_id: int, verb: str = "link") -> Interaction:
        """Press *Live table* under the channel's table, or what its answer has; return the press when answered."""
        message = self.there.world.seen(self.there.world.channels[0], None)[-1]
        control = next(one.custom_id for one in message.controls if one.custom_id.startswith("rb:live:"))
        made = await self.there.press(user_id, message, control.replace("link", verb))
        async with asyncio.timeout(READY_SECONDS):
            await made.answered
        return made

    async def sign_in(self, user_id: int) -> str:
        """Return the token that somebody's link leads to."""
        answer = require((await self.press(user_id)).original)
        (link,) = [str(part["url"]) for part in walked(answer.components) if "url" in part]
        said, headers = {"secret": link.partition("#")[2], "as": 0}, {"Origin": House.origin}
        async with self._browser.post(f"{self._base}/enter", json=said, headers=headers) as answered:
            token: str = (await answered.json())["token"]
            return token

    async def open(self, token: str) -> Page:
        """Open a page, as soon as somebody listens there, and wait for its first view."""
        page: Page | None = None

        async def connects() -> bool:
            nonlocal page
            with suppress(aiohttp.ClientError):
                page = Page(await self._browser.ws_connect(f"{self._base}/socket", headers={"Origin": House.origin}))
            return page is not None

        await poll(connects, READY_SECONDS)
        await require(page).socket.send_json({"token": token})
        await require(page).hear(lambda message: message["kind"] != "hello")
        return require(page)


@pytest.fixture
def ports() -> Iterator[list[int]]:
    """Two ports that nobody else is given."""
    with socket.socket() as one, socket.socket() as other:
        for held in (one, other):
            held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            held.bind(("127.0.0.1", 0))
        yield [held.getsockname()[1] for held in (one, other)]


async def open_table(there: StandIn, user_id: int, computers: int) -> None:
    """Open a table in the first channel."""
    given = {"computers": computers, "level": "beginner", "rules": "standard"}
    opened = await there.type(user_id, there.world.channels[0], "table open", **given)
    async with asyncio.timeout(READY_SECONDS):
        await opened.answered


async def test_pages_come_back_after_a_kill_with_what_was_acknowledged(tmp_path: Path, ports: list[int]) -> None:
    there, database, log = StandIn(channels=1), tmp_path / "right-bower.db", tmp_path / "log"
    there.buckets.seconds = 0.5
    ann, bob, *_ = there.world.people
    async with there.serving(), lives() as bot, aiohttp.ClientSession() as client:
        browser = Browser(there, client, ports[0])
        pid = await bot.begin(there.api, database, log, **browser.settings)
        async with asyncio.timeout(READY_SECONDS):
            await there.gateway.ready.wait()
        await open_table(there, ann, 3)
        tokens = [await browser.sign_in(ann), await browser.sign_in(bob)]
        own, onlooker = [await browser.open(token) for token in tokens]
        view = await own.press(f"rb:lobby:{own.view['table']}:start")
        view = view if view["asked"] else await own.hear(lambda view: bool(view["asked"]))
        presses = [
            one["press"] for one in (*view["acts"], *view["cards"]) if one["press"] and one.get("tone") != "main"
        ]
        number = next(numbers)
        acknowledged = await own.press(presses[0], number)
        assert (acknowledged["note"], acknowledged["seq"] > view["seq"]) == ("", True)
        os.kill(pid, signal.SIGKILL)
        assert await bot.ended(pid) == -signal.SIGKILL
        assert [await page.code() for page in (own, onlooker)] == [aiohttp.WSCloseCode.ABNORMAL_CLOSURE] * 2
        pid = await bot.begin(there.api, database, log, **browser.settings)
        own, onlooker = [await browser.open(token) for token in tokens]
        assert own.view["seq"] >= acknowledged["seq"], "durable, then told"
        assert (own.view["status"], own.view["me"], onlooker.view["cards"]) == ("playing", 1, [])
        assert (await own.press(presses[0], number))["note"] == "", "it counts once"
        os.kill(pid, signal.SIGTERM)
        assert [await page.code() for page in (own, onlooker)] == [aiohttp.WSCloseCode.SERVICE_RESTART] * 2
        assert await bot.ended(pid) == 0


@asynccontextmanager
async def two_processes(folder: Path, ports: list[int]) -> AsyncIterator[tuple[TwoProcesses, Browser, Browser]]:
    """Two processes on one PostgreSQL, and browsers that go to that of the people's server, and to the other."""
    there = StandIn(channels=1)
    there.buckets.seconds = 0.5
    with server(durable=True) as postgres:
        async with there.serving(), lives("--hasty") as bot, aiohttp.ClientSession() as client:
            here = TwoProcesses(there, bot, postgres.new_database(), folder / "log", [])
            one, other = (Browser(there, client, port) for port in ports)
            yield here, one, other


async def test_a_table_that_moves_to_another_process_closes_its_pages_there(tmp_path: Path, ports: list[int]) -> None:
    async with two_processes(tmp_path, ports) as (here, one, other):
        ann, bob, *_ = here.there.world.people
        first = await here.begin(here.shard, **one.settings)
        await here.begin(1 - here.shard, **other.settings)
        await poll(here.each_serves_its_own, READY_SECONDS)
        os.kill(first, signal.SIGKILL)
        await here.bot.ended(first)
        await here.served_by_one()
        await open_table(here.there, ann, 2)
        token = await other.sign_in(bob)
        page = await other.open(token)
        seat = (await page.press(f"rb:lobby:{page.view['table']}:join"))["me"]
        assert seat
        await here.begin(here.shard, **one.settings)
        await poll(here.each_serves_its_own, READY_SECONDS)
        assert await page.code() == MOVED
        again = await one.open(token)
        assert (again.view["table"], again.view["me"]) == (page.view["table"], seat)


async def test_a_session_that_one_process_ends_is_over_in_the_other(tmp_path: Path, ports: list[int]) -> None:
    async with two_processes(tmp_path, ports) as (here, one, other):
        ann, bob, cay, *_ = here.there.world.people
        await here.begin(here.shard, **one.settings)
        await here.begin(1 - here.shard, **other.settings)
        await poll(here.each_serves_its_own, READY_SECONDS)
        await open_table(here.there, ann, 2)

        async def elsewhere(user_id: int) -> Page:
            """Open a page of a server of the other process, where the person has signed in too."""
            insert = "INSERT INTO live_sessions VALUES ($1, 0, $2, 'Bob', $3, 5, 'en', $4)"
            values = (user_id, here.there.world.guild_id + (1 << 22), time.time() + SESSION_SECONDS)
            asked(here.url, insert, digest_of(f"token of {user_id}"), *values)
            return await other.open(f"token of {user_id}")

        pages = [await elsewhere(cay), await elsewhere(bob)]
        await one.press(bob, "out")
        assert await pages[1].code() == SIGNED_OUT
        assert (await pages[0].press(""))["note"], "others stay"
        question = await here.there.type(cay, here.there.world.channels[0], "forget me")
        await question.answered
        control = next(each for each in require(question.original).controls if each.custom_id.startswith("rb:forget"))
        await here.there.press(cay, require(question.original), control)
        assert await pages[0].code() == SIGNED_OUT


async def await_turn(window: Window) -> dict[str, Any]:
    """What a window shows as soon as its person is asked."""
    await window.locator("live-table.asked:not(.waiting, .offline)").wait_for()
    await window.wait_for_function("!document.querySelector('live-table').playing")
    shown: dict[str, Any] = await window.evaluate("document.querySelector('live-table').view")
    return shown


async def act(window: Window, shown: dict[str, Any]) -> None:
    """Do the first thing that is asked."""
    if [one for one in shown["acts"] if one["press"].startswith("rb:act:")]:
        await window.locator(".acts button:enabled").first.click()
    else:
        card = window.locator(".card.lawful").first
        await card.click()
        await card.click()
    await window.wait_for_function("seq => document.querySelector('live-table').view.seq > seq", arg=shown["seq"])


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGKILL])
async def test_a_window_comes_back_by_itself_when_the_bot_does_in_the_middle_of_a_trick(
    tmp_path: Path, ports: list[int], browser: Chromium, how: signal.Signals
) -> None:
    there, database, log = StandIn(channels=1), tmp_path / "right-bower.db", tmp_path / "log"
    there.buckets.seconds = 0.5
    settings = {"LIVE_URL": f"http://127.0.0.1:{ports[0]}", "LIVE_ADDRESS": f"127.0.0.1:{ports[0]}"}
    async with there.serving(), lives() as bot, aiohttp.ClientSession() as client:
        window, pid = await browser.new_page(), await bot.begin(there.api, database, log, **settings)
        async with asyncio.timeout(READY_SECONDS):
            await there.gateway.ready.wait()
        ann, *_ = there.world.people
        await open_table(there, ann, 3)
        answer = require((await Browser(there, client, ports[0]).press(ann)).original)
        await window.goto(next(str(part["url"]) for part in walked(answer.components) if "url" in part))
        await window.locator(".door button").click()
        await window.locator("live-table").get_by_role("button", name=Texts()("button-start"), exact=True).click()
        while not (shown := await await_turn(window))["trick"] or shown["gathered"]:
            await act(window, shown)
        os.kill(pid, how)
        await bot.ended(pid)
        await window.locator("live-table.offline").wait_for()
        pid = await bot.begin(there.api, database, log, **settings)
        await window.locator("live-table:not(.offline)").wait_for(timeout=READY_SECONDS * 1000)
        again = await await_turn(window)
        kept = ("seq", "trick", "cards", "scores", "trump", "turn")
        assert {name: again[name] for name in kept} == {name: shown[name] for name in kept}
        await act(window, again)
