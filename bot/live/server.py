"""Serves the live table: the page, what it loads, signing in, and the socket between page and bot.

The page has a strict policy: nothing inline, nothing from elsewhere, no frame around it. The socket requires its own
origin, and a session's token within five seconds. No network address is kept or logged. The page inside Discord (``/``)
is in a frame of Discord's, behind Discord's proxy: there only the token decides.
"""

from __future__ import annotations

import asyncio
import hashlib
import html
import json
import mimetypes
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache, partial
from pathlib import Path
from typing import Any

from aiohttp import WSMsgType, web
from aiohttp.helpers import content_disposition_header
from yarl import URL

import bot
from bot.live.activity import Activity, Declined
from bot.live.pages import COME_AGAIN, MALFORMED, SIGNED_OUT, Page, Pages, Unwelcome
from bot.live.sessions import digest_of
from bot.operations.health import open_port
from bot.pictures.web_pictures import NoSuchPicture, draw_animal, draw_card
from bot.storage.api import LiveSession, StoreError
from bot.words.catalogue import Texts, texts_in

FOLDER = Path(bot.__file__).parent.parent / "web"
"""The page's files, the same in a checkout and in an installed wheel."""
TOKEN_SECONDS = 5.0
"""Seconds in which a socket has to send a session's token."""
HEARTBEAT_SECONDS = 16.0
"""Seconds of silence after which a page is asked for a sign of life. It is closed after half as many more."""
_MOST_SOCKETS, _MOST_STRANGERS = 5000, 200
"""How many sockets are served; and how many people wait to be let in, of whom the longest makes way for one more."""
_CLOSING_SECONDS = 2.0
"""Seconds for which a socket that is closed waits for the page to agree."""
_LARGEST_MESSAGE = 2048
_FOR_GOOD = {"Cache-Control": "public, max-age=31536000, immutable"}
_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; base-uri 'none'; "
    "form-action 'none'; require-trusted-types-for 'script'"
)
_HEADERS = {"X-Content-Type-Options": "nosniff", "Referrer-Policy": "no-referrer", "Content-Security-Policy": _POLICY}
_UNFRAMED = {
    **_HEADERS,
    "Content-Security-Policy": f"{_POLICY}; frame-ancestors 'none'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
"""The headers of all but the page in Discord's window, which is in a frame of Discord's."""
_PAGE_TEXTS = (
    "live-as", "live-cards", "live-choose", "live-close", "live-dealer", "live-elsewhere", "live-ended",
    "live-ended-here", "live-full", "live-here", "live-lost", "live-moved", "live-news", "live-often", "live-out",
    "live-people", "live-score", "live-search", "live-seats", "live-send", "live-sounds", "live-title", "live-tricks",
    "live-trump",
    "live-turn", "live-turn-up", "live-yes", "picture-dealer", "picture-last-trick", "picture-turned-down",
    "no-trump-short",
)  # fmt: skip
"""The texts that a page shows besides those in its views. The page itself fills in values."""


def page_texts(texts: Texts) -> dict[str, str]:
    """Return the page's own texts, by key without its first word. ``{name}`` is a placeholder for a value."""
    return {key: texts(key, name="{name}", count="{count}") for key in _PAGE_TEXTS}


@cache
def web_files() -> dict[str, tuple[bytes, str]]:
    """Return the contents and the content type of every file that the page loads, by name."""
    paths = (path for path in sorted(FOLDER.iterdir()) if path.suffix in (".js", ".css", ".svg"))
    return {path.name: (path.read_bytes(), mimetypes.guess_type(path.name)[0] or "") for path in paths}


@cache
def address_of_files() -> str:
    """Return where browsers find all that the page loads: with one hash of these files and of the code that draws."""
    digest = hashlib.sha256()
    for data, _ in web_files().values():
        digest.update(data)
    for path in sorted((Path(bot.__file__).parent / "pictures").glob("*.py")):
        digest.update(path.read_bytes())
    return f"/web/{digest.hexdigest()[:16]}"


@cache
def page_template() -> str:
    """Return the page itself, with placeholders for what depends on the reader."""
    return (FOLDER / "table.html").read_text(encoding="utf-8")


class LiveServer:
    """The server of the live table, from ``start`` to ``close``. ``url`` is its public address, if it has one."""

    def __init__(self, pages: Pages, url: str = "", activity: Activity | None = None) -> None:
        self.pages = pages
        self._url = url
        self._activity = activity
        self._origin = ""
        self._runner: web.AppRunner | None = None
        self._sockets: set[web.WebSocketResponse] = set()
        self._strangers: dict[asyncio.Transport, None] = {}
        self._drawing = asyncio.Lock()  # one picture at a time, whoever asks
        self.app, files = web.Application(client_max_size=_LARGEST_MESSAGE), address_of_files()
        self.app.router.add_get("/t", self._page)
        self.app.router.add_post("/enter", self._enter)
        self.app.router.add_get("/socket", self._socket)
        if activity is not None:
            self.app.router.add_get("/", self._page)
            self.app.router.add_post("/activity", self._enter_activity)
            self.app.router.add_get("/activity/socket", self._socket)
        self.app.router.add_get(files + "/{name}", self._file)
        self.app.router.add_get(files + "/cards/{deck}/{name}-{width}.webp", partial(self._picture, draw_card))
        self.app.router.add_get(files + "/faces/{name}.webp", partial(self._picture, draw_animal))
        self.app.router.add_get("/sheets/{word}/{name}", self._sheet_file)
        self.app.on_response_prepare.append(self._protect)
        self.app.on_shutdown.append(self._close_sockets)

    async def start(self, host: str, port: int) -> None:
        """Open the port; 0 means any free one. Raises ``PortUnusable``."""
        runner = web.AppRunner(self.app, access_log=None, handle_signals=False, shutdown_timeout=1.0)
        self._runner = await open_port(runner, host, port, "live-port-unusable")
        self._url = self._url or str(URL.build(scheme="http", host=host, port=self.port))
        self._origin = str(URL(self._url).origin())

    async def invite(self, person: LiveSession) -> str:
        """Return the address of a page for one person, who is in the channel now. Raises ``StoreError``."""
        return self.link(await self.pages.sessions.make_link(person))

    def link(self, secret: str) -> str:
        """Return the address with a link's secret, which signs a person in."""
        return str(URL(self._url) / "t") + f"#{secret}"

    @property
    def port(self) -> int:
        """The port on which the server listens."""
        assert self._runner is not None  # noqa: S101 - it was started
        return int(self._runner.addresses[0][1])

    async def close(self) -> None:
        """Close the port and every socket. Pages connect again by themselves."""
        await self.pages.stop_saying()
        if self._runner is not None:
            await self._runner.cleanup()

    async def _close_sockets(self, _app: web.Application) -> None:
        await asyncio.gather(*(socket.close(code=1012) for socket in [*self._sockets]), return_exceptions=True)

    # -- the page and what it loads

    async def _protect(self, request: web.Request, answer: web.StreamResponse) -> None:
        answer.headers.update(_HEADERS if self._activity is not None and request.path == "/" else _UNFRAMED)
        answer.headers.setdefault("Cache-Control", "no-store")

    async def _page(self, request: web.Request) -> web.Response:
        texts = _texts_of(request)
        client = str(self._activity.client_id) if self._activity is not None and request.path == "/" else ""
        marks = {
            "web": address_of_files(),
            "locale": texts.locale,
            "none": texts("live-activity-none" if client else "live-none"),
            "again": texts("live-again"),
            "client": client,
            "title": texts("live-title"),
        }
        page = page_template().format_map({mark: html.escape(value) for mark, value in marks.items()})
        return web.Response(text=page, content_type="text/html")

    async def _file(self, request: web.Request) -> web.Response:
        data, kind = web_files().get(request.match_info["name"], (b"", ""))
        if not kind:
            raise web.HTTPNotFound
        answer = web.Response(body=data, content_type=kind, charset="utf-8", headers=_FOR_GOOD)
        answer.enable_compression()
        return answer

    async def _picture(self, draw: Callable[..., bytes], request: web.Request) -> web.Response:
        try:
            async with self._drawing:
                data = await asyncio.to_thread(draw, **request.match_info)
        except NoSuchPicture as fault:
            raise web.HTTPNotFound from fault
        return web.Response(body=data, content_type="image/webp", headers=_FOR_GOOD)

    async def _sheet_file(self, request: web.Request) -> web.Response:
        name = request.match_info["name"]
        data, kind = self.pages.files.find(request.match_info["word"], name), mimetypes.guess_type(name)[0] or ""
        if data is None:
            raise web.HTTPNotFound
        if kind in ("image/gif", "image/png", "image/webp"):
            return web.Response(body=data, content_type=kind)
        return web.Response(
            body=data, headers={"Content-Disposition": content_disposition_header("attachment", filename=name)}
        )

    # -- the way in

    def _check_origin(self, request: web.Request) -> None:
        if request.headers.get("Origin") != self._origin:
            raise web.HTTPForbidden

    @contextmanager
    def _waiting(self, request: web.Request) -> Iterator[None]:
        """Wait for what somebody brings. When too many are waited for, whoever was first is cut off."""
        transport = request.transport
        if transport is None:
            raise web.HTTPBadRequest
        while len(self._strangers) >= _MOST_STRANGERS:
            oldest = next(iter(self._strangers))
            del self._strangers[oldest]
            oldest.abort()
        self._strangers[transport] = None
        try:
            yield
        finally:
            self._strangers.pop(transport, None)

    async def _read_body(self, request: web.Request) -> dict[str, Any]:
        try:
            with self._waiting(request):
                async with asyncio.timeout(TOKEN_SECONDS):
                    return _read(await request.read())
        except (TimeoutError, web.RequestPayloadError) as fault:
            raise web.HTTPBadRequest from fault

    async def _enter(self, request: web.Request) -> web.Response:
        """Answer a link's secret with the names of its people or, once one is chosen, with a session's token."""
        self._check_origin(request)
        said = await self._read_body(request)
        secret, chosen = str(said.get("secret")), said.get("as")
        try:
            people = await self.pages.sessions.people_of(secret)
            token = await self.pages.sessions.begin(secret, chosen) if people and isinstance(chosen, int) else None
        except StoreError as fault:
            raise web.HTTPServiceUnavailable from fault
        if not people:
            raise web.HTTPGone
        if chosen is None:
            names = [person.name for person in people]
            return web.json_response({"people": names, "texts": page_texts(_texts_of(request))})
        if token is None:
            raise web.HTTPBadRequest
        return web.json_response({"token": token})

    async def _enter_activity(self, request: web.Request) -> web.Response:
        """Answer a code and an instance, which the page got from Discord's client, with a session's token."""
        assert self._activity is not None  # noqa: S101 - or this has no path
        said, texts = await self._read_body(request), _texts_of(request)
        try:
            token = await self._activity.begin(str(said.get("code")), str(said.get("instance")), texts.locale)
            return web.json_response({"token": token})
        except Declined as why:
            return web.json_response({"refused": texts(why.key)}, status=403)

    # -- the socket

    async def _socket(self, request: web.Request) -> web.StreamResponse:
        if request.path == "/socket":  # Discord's proxy tells none
            self._check_origin(request)
        if len(self._sockets) >= _MOST_SOCKETS:
            raise web.HTTPServiceUnavailable
        socket = web.WebSocketResponse(
            timeout=_CLOSING_SECONDS, heartbeat=HEARTBEAT_SECONDS, max_msg_size=_LARGEST_MESSAGE, compress=False,
            autoping=False,
        )  # fmt: skip
        await socket.prepare(request)
        self._sockets.add(socket)
        code = 0
        try:
            with self._waiting(request):
                digest, session = await self._admit(socket)
            await self._serve(socket, digest, session)
        except* ConnectionError:
            pass  # the page is gone
        except* StoreError:
            code = COME_AGAIN
        except* Unwelcome as unwelcome:
            code = next(fault.code for fault in unwelcome.exceptions if isinstance(fault, Unwelcome))
        finally:
            self._sockets.discard(socket)
        if code:
            self.pages.metrics.count_live_close(code)
            await socket.close(code=code)
        return socket

    async def _admit(self, socket: web.WebSocketResponse) -> tuple[str, LiveSession]:
        """Return the digest and the session of the token that somebody sends first."""
        try:
            async with asyncio.timeout(TOKEN_SECONDS):
                message = await socket.receive()
            token = str(_read(message.data if message.type is WSMsgType.TEXT else "").get("token"))
        except (TimeoutError, web.HTTPBadRequest) as fault:
            raise Unwelcome(SIGNED_OUT) from fault
        session = await self.pages.sessions.find(digest_of(token))
        if session is None:
            raise Unwelcome(SIGNED_OUT)
        return digest_of(token), session

    async def _serve(self, socket: web.WebSocketResponse, digest: str, session: LiveSession) -> None:
        texts, now = texts_in(session.locale), self.pages.services.clock.now()
        hello = {"kind": "hello", "name": session.name, "locale": texts.locale, "now": now, "texts": page_texts(texts)}
        await socket.send_str(json.dumps(hello, ensure_ascii=False))
        page = self.pages.open(digest, session, socket.send_str, lambda code: socket.close(code=code))
        async with asyncio.TaskGroup() as work:  # a page of which one part has failed is not left half alive
            parts = [work.create_task(page.tell()), work.create_task(page.watch())]
            try:
                await self._hear(socket, page)
            finally:
                self.pages.close(page)
            for part in parts:
                part.cancel()

    async def _hear(self, socket: web.WebSocketResponse, page: Page) -> None:
        async for message in socket:
            match message.type:
                case WSMsgType.TEXT if message.data == "bye":
                    await self.pages.sign_out(page.session.user_id, page.digest)
                case WSMsgType.TEXT:
                    await page.take(message.data)
                case WSMsgType.PING | WSMsgType.PONG as kind:
                    self.pages.count(page.session.user_id)
                    if kind is WSMsgType.PING:
                        await socket.pong(message.data)
                case _:
                    raise Unwelcome(MALFORMED)


def _read(text: str | bytes) -> dict[str, Any]:
    """Return what somebody has sent before signing in."""
    try:
        said = json.loads(text)
    except (ValueError, RecursionError) as fault:
        raise web.HTTPBadRequest from fault
    if not isinstance(said, dict):
        raise web.HTTPBadRequest
    return said


def _texts_of(request: web.Request) -> Texts:
    """Return the texts in the browser's first language that is available."""
    return texts_in(request.headers.get("Accept-Language", "").partition(",")[0].partition(";")[0].strip() or "en")
