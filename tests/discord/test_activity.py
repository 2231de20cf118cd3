"""The page in Discord's window, in a real browser: a page that plays Discord's client has it in its frame."""

from __future__ import annotations

import asyncio
import json
import shutil
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import TYPE_CHECKING, Any
from urllib.parse import urlencode

import aiohttp
import pytest

from bot.playground.play import serve_live_table
from bot.storage.api import LiveSession
from bot.words.catalogue import Texts
from tests.discord.card_table import CardTable

if TYPE_CHECKING:
    from playwright.async_api import FrameLocator, Page, Route, WebSocketRoute

pytestmark = [
    pytest.mark.proof,
    pytest.mark.timeout(180),
    pytest.mark.table(host={"client_secret": "s3cret"}),  # opens nothing
]

_BROWSER = shutil.which("chromium") or shutil.which("google-chrome")
_ASKED = {"instance_id": "i-1-gc-2", "frame_id": "a-frame", "platform": "desktop"}
_CLIENT = """<!doctype html><title>Discord</title>
<iframe src="%s" style="width: 100%%; height: 90vh; border: 0"></iframe>
<script>
  const frame = document.querySelector("iframe"), settings = %s;
  const HANDSHAKE = 0, FRAME = 1, CLOSE = 2;
  window.heard = [];
  window.say = (payload, opcode = FRAME) => frame.contentWindow.postMessage([opcode, payload], "*");
  window.tell = (evt, data) => say({ cmd: "DISPATCH", evt, data, nonce: null });
  addEventListener("message", ({ source, origin, data: [opcode, said] }) => {
    if (source !== frame.contentWindow || origin !== new URL(frame.src).origin) return;
    heard.push([opcode, said]);
    if (settings.silent) return;
    if (opcode === HANDSHAKE) return tell("READY", { v: 1, config: { environment: "production" } });
    const { cmd, evt, args, nonce } = said;
    const answer = (data, evt = null) => say({ cmd, evt, data, nonce });
    if (cmd === "SUBSCRIBE") return settings.old ? answer({ code: 4002 }, "ERROR") : answer({ evt });
    if (cmd !== "AUTHORIZE") return answer({ code: 4002 }, "ERROR");
    if (settings.asks && args.prompt === "none") return answer({ code: 5000, message: "no" }, "ERROR");
    answer({ code: settings.codes.shift() });
  });
</script>"""


class Client:
    """Discord's client with the page in its frame; ``settings`` say how it behaves."""

    def __init__(self, table: CardTable, page: Page, outside: aiohttp.ClientSession) -> None:
        self.table, self.page, self.outside = table, page, outside
        self.brought: list[dict[str, str]] = []
        self.headers: dict[str, str] = {}
        self.site = f"https://{table.bot.application_id}.discordsays.com"

    @property
    def frame(self) -> FrameLocator:
        return self.page.frame_locator("iframe")

    async def open(self, at: str = "https://discord.com/channels/1/2", **settings: Any) -> None:
        client = _CLIENT % (f"{self.site}/?{urlencode(_ASKED)}", json.dumps({"codes": ["good"], **settings}))

        async def show(route: Route) -> None:
            await route.fulfill(body=client, content_type="text/html")

        await self.page.route(at, show)
        await self.page.route(f"{self.site}/**", self._through)
        await self.page.route_web_socket(f"{self.site.replace('http', 'ws')}/**", self._connect)
        await self.page.goto(at)

    async def _through(self, route: Route) -> None:
        """What Discord's proxy does; the way in, which asks Discord, is tested over the wire."""
        request = route.request
        path = request.url.removeprefix(self.site)
        if path == "/activity":
            brought = json.loads(request.post_data or "")
            self.brought.append(brought)
            admitted = brought == {"code": "good", "instance": "i-1-gc-2"}
            said = {"token": await self._begin()} if admitted else {"refused": Texts()("live-activity-absent")}
            await route.fulfill(status=200 if admitted else 403, json=said)
            return
        async with self.outside.get(f"http://127.0.0.1:{self._port}{path}") as answer:
            if path.startswith("/?"):
                self.headers = dict(answer.headers)
            kept = {name: value for name, value in answer.headers.items() if not name.startswith("Content-Encoding")}
            await route.fulfill(status=answer.status, headers=kept, body=await answer.read())

    @property
    def _port(self) -> int:
        return self.table.bot.features.live.port

    async def _begin(self) -> str:
        world, ann = self.table.world, self.table.ann
        session = LiveSession(ann.id, "Ann", world.guild.id, world.channel.id, "en-US")
        return await self.table.bot.features.live.pages.sessions.start(session)

    async def _connect(self, near: WebSocketRoute) -> None:
        path, origin = near.url.partition(".com")[2], {"Origin": self.site}
        far = await self.outside.ws_connect(f"http://127.0.0.1:{self._port}{path}", headers=origin)

        async def bring() -> None:
            async for message in far:
                near.send(message.data)
            with suppress(Exception):  # the page may be gone
                await near.close(code=far.close_code)

        near.on_message(lambda text: asyncio.ensure_future(far.send_str(str(text))))
        near.on_close(lambda *_: asyncio.ensure_future(far.close()))
        self.bringing = asyncio.ensure_future(bring())

    async def heard(self, opcode: int) -> list[dict[str, Any]]:
        """What the page has said to the client."""
        return [said for code, said in await self.page.evaluate("heard") if code == opcode]


@pytest.fixture
async def client(table: CardTable) -> AsyncIterator[Client]:
    playwright = pytest.importorskip("playwright.async_api")
    if _BROWSER is None:
        pytest.skip("no Chromium or Chrome is installed")
    await serve_live_table(table.env, table.bot)
    await table.type(table.ann, "table open", rules="standard", computers=3)
    faults: list[str] = []
    async with playwright.async_playwright() as driver, aiohttp.ClientSession() as outside:
        browser = await driver.chromium.launch(executable_path=_BROWSER, args=["--no-sandbox", "--disable-gpu"])
        page = await browser.new_page(viewport={"width": 400, "height": 720}, reduced_motion="reduce")
        page.on("pageerror", lambda fault: faults.append(str(fault)))
        yield Client(table, page, outside)
        await browser.close()
    assert faults == []


async def test_the_page_greets_the_client_and_shows_the_table(client: Client) -> None:
    await client.open()
    await client.frame.locator(".seat.me").wait_for()
    (greeting,) = await client.heard(0)
    application = str(client.table.bot.application_id)
    assert greeting == {
        "v": 1, "encoding": "json", "client_id": application, "frame_id": "a-frame", "sdk_version": "2.5.0",
    }  # fmt: skip
    asked = {said["cmd"]: said["args"] for said in await client.heard(1)}
    authorize = {"client_id": application, "response_type": "code", "scope": ["identify"], "prompt": "none"}
    assert asked["AUTHORIZE"] == authorize
    subscribed = {said["evt"] for said in await client.heard(1) if said["cmd"] == "SUBSCRIBE"}
    assert subscribed == {"ACTIVITY_LAYOUT_MODE_UPDATE", "ORIENTATION_UPDATE"}
    assert client.brought == [{"code": "good", "instance": "i-1-gc-2"}]
    assert "frame-ancestors" not in client.headers["Content-Security-Policy"]
    press = client.frame.get_by_role("button", name=Texts()("button-start"), exact=True)
    await press.click()
    await client.frame.locator(".card").first.wait_for()


async def test_in_a_corner_there_is_nothing_to_press(client: Client) -> None:
    await client.open()
    buttons = client.frame.locator(".buttons button").first
    await buttons.wait_for()
    for mode, shown in ((1, False), (0, True), (2, False)):
        await client.page.evaluate(f"tell('ACTIVITY_LAYOUT_MODE_UPDATE', {{ layout_mode: {mode} }})")
        await buttons.wait_for(state="visible" if shown else "hidden")
        assert await client.frame.locator(".seat").first.is_visible()


async def test_nothing_is_covered_on_a_phone_with_a_notch(client: Client) -> None:
    await client.open()
    table = client.frame.locator("live-table")
    await client.frame.locator(".seat.me").wait_for()
    await table.evaluate("document.documentElement.style.setProperty('--discord-safe-area-inset-top', '48px')")
    assert await table.evaluate("getComputedStyle(document.querySelector('live-table')).paddingTop") == "48px"


@pytest.mark.parametrize("settings", [{"asks": True}, {"old": True}])
async def test_clients_that_have_to_ask_or_are_old_let_people_in_too(client: Client, settings: dict[str, Any]) -> None:
    await client.open(**settings)
    await client.frame.locator(".seat.me").wait_for()
    prompts = [said["args"].get("prompt") for said in await client.heard(1) if said["cmd"] == "AUTHORIZE"]
    assert prompts == (["none", None] if "asks" in settings else ["none"])


async def test_who_is_refused_reads_why_and_may_try_again(client: Client) -> None:
    await client.open(codes=["of-somebody-else", "good"])
    await client.frame.get_by_text(Texts()("live-activity-absent")).wait_for()
    assert await client.frame.locator(".seat").count() == 0
    await client.frame.get_by_role("button", name=Texts()("live-again")).click()
    await client.frame.locator(".seat.me").wait_for()
    assert len(await client.heard(0)) == 1, "it is greeted once"


async def test_signing_out_leaves_nothing_to_see_and_a_way_back(client: Client) -> None:
    await client.open(codes=["good", "good"])
    await client.frame.get_by_role("button", name=Texts()("live-out")).click()
    await client.frame.get_by_text(Texts()("live-ended-here")).wait_for()
    assert await client.frame.locator(".seat").count() == 0
    await client.frame.get_by_role("button", name=Texts()("live-again")).click()
    await client.frame.locator(".seat.me").wait_for()


async def test_a_frame_of_another_site_is_told_nothing(client: Client) -> None:
    await client.page.clock.install()
    await client.open(at="https://elsewhere.example/")
    await client.page.wait_for_function("heard.length > 0")
    await client.page.clock.run_for(13_000)
    await client.frame.locator(".door").get_by_text(Texts()("live-activity-none")).wait_for()
    assert client.brought == []


async def test_a_client_that_says_nothing_is_given_up(client: Client) -> None:
    await client.page.clock.install()
    await client.open(silent=True)
    await client.page.wait_for_function("heard.length > 0")
    await client.page.clock.run_for(13_000)
    await client.frame.locator(".door").get_by_text(Texts()("live-activity-none")).wait_for()
    await client.frame.get_by_role("button", name=Texts()("live-again")).wait_for()
