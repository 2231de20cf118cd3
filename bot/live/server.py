"""Serves the live table: the page, what it loads, the way in, and the socket over which it is told and tells.

The page has a strict policy: nothing inline, nothing from elsewhere, no frame around it. The socket asks for its own
origin, and for a session's token within five seconds. No network address is kept or logged.
"""

from __future__ import annotations

import asyncio
import html
import json
import logging
from collections.abc import Callable
from contextlib import suppress

from aiohttp import WSMsgType, web
from yarl import URL

from bot.live.assets import (
    NoSuchPicture,
    draw_animal,
    draw_card,
    page_template,
    picture_hash,
    web_files,
    web_hash,
)
from bot.live.pages import MALFORMED, SIGNED_OUT, Page, Pages, Unwelcome
from bot.live.sessions import Session, Sessions
from bot.words.catalogue import Texts, texts_in

TOKEN_SECONDS = 5.0
"""Seconds within which a socket has to bring a session's token."""
_HEARTBEAT_SECONDS = 20.0
_LARGEST_MESSAGE = 2048
_FOR_GOOD = ", ".join(("public", "max-age=31536000", "immutable"))
_POLICY = {
    "default-src": "'none'", "script-src": "'self'", "style-src": "'self'", "img-src": "'self'", "base-uri": "'none'",
    "form-action": "'none'", "frame-ancestors": "'none'", "require-trusted-types-for": "'script'",
}  # fmt: skip
_HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
_PAGE_TEXTS = (
    "live-as", "live-cards", "live-choose", "live-dealer", "live-elsewhere", "live-ended", "live-here",
    "live-lost", "live-news", "live-people", "live-score", "live-seats", "live-sounds", "live-tricks",
    "live-trump", "live-turn", "live-turn-up", "live-yes", "picture-dealer", "picture-last-trick",
    "picture-tricks", "picture-turned-down", "no-trump-short",
)  # fmt: skip
"""The texts that a page shows besides those of its views. Those with values are filled in by the page."""

_log = logging.getLogger(__name__)


def page_texts(texts: Texts) -> dict[str, str]:
    """Return the page's own texts, by key without its first word; ``{name}`` stands for a value."""
    return {key: texts(key, name="{name}", count="{count}") for key in _PAGE_TEXTS}


class LiveServer:
    """The server of the live table, from ``start`` to ``close``. ``url`` is its public address, if it has one."""

    def __init__(self, sessions: Sessions, pages: Pages, url: str = "") -> None:
        self.sessions, self.pages = sessions, pages
        self._url = url
        self._origins: frozenset[str] = frozenset()
        self._headers: dict[str, str] = {}
        self._runner: web.AppRunner | None = None
        self._sockets: set[web.WebSocketResponse] = set()
        self.app = web.Application(client_max_size=_LARGEST_MESSAGE)
        self.app.router.add_get("/t", self._page)
        self.app.router.add_post("/enter", self._enter)
        self.app.router.add_get("/socket", self._socket)
        self.app.router.add_get("/web/{hash}/{name}", self._file)
        self.app.router.add_get("/cards/{hash}/{deck}/{name}-{width:[0-9]{2,3}}.webp", self._card)
        self.app.router.add_get("/faces/{hash}/{name}.webp", self._face)
        self.app.on_response_prepare.append(self._protect)
        self.app.on_shutdown.append(self._close_sockets)

    async def start(self, host: str, port: int) -> None:
        """Open the port; 0 means any free one. Raises ``OSError``."""
        self._runner = web.AppRunner(self.app, access_log=None, handle_signals=False, shutdown_timeout=1.0)
        await self._runner.setup()
        site = web.TCPSite(self._runner, host, port)
        await site.start()
        if not self._url:
            bound = self._runner.addresses[0]
            self._url = str(URL.build(scheme="http", host=bound[0], port=bound[1]))
        self.trust(self._url)

    def trust(self, url: str) -> None:
        """Answer pages of this address."""
        self._url = url
        origin = str(URL(url).origin())
        self._origins = frozenset({origin})
        policy = {**_POLICY, "connect-src": f"'self' {origin.replace('http', 'ws', 1)}"}
        words = "; ".join(f"{what} {whence}" for what, whence in policy.items())
        self._headers = {**_HEADERS, "Content-Security-Policy": words}

    def link(self, secret: str) -> str:
        """Return the address that lets somebody in with a link's secret."""
        return str(URL(self._url) / "t") + f"#{secret}"

    async def close(self) -> None:
        """Close the port and every socket. Pages come back by themselves."""
        if self._runner is not None:
            await self._runner.cleanup()

    async def _close_sockets(self, _app: web.Application) -> None:
        await asyncio.gather(*(socket.close(code=1012) for socket in [*self._sockets]), return_exceptions=True)

    # -- the page and what it loads

    async def _protect(self, _request: web.Request, answer: web.StreamResponse) -> None:
        answer.headers.update(self._headers)
        answer.headers.setdefault("Cache-Control", "no-store")

    async def _page(self, request: web.Request) -> web.Response:
        texts = _texts_of(request)
        marks = {
            "web": f"/web/{web_hash()}",
            "locale": texts.locale,
            "none": texts("live-none"),
            "title": texts("live-title"),
        }
        page = page_template()
        for mark, value in marks.items():
            page = page.replace(f"{{{{{mark}}}}}", html.escape(value))
        return web.Response(text=page, content_type="text/html")

    async def _file(self, request: web.Request) -> web.Response:
        data, kind = web_files().get(request.match_info["name"], (b"", ""))
        if not kind or request.match_info["hash"] != web_hash():
            raise web.HTTPNotFound
        answer = web.Response(body=data, content_type=kind, charset="utf-8", headers={"Cache-Control": _FOR_GOOD})
        answer.enable_compression()
        return answer

    async def _card(self, request: web.Request) -> web.Response:
        wanted = request.match_info
        return await _picture(wanted["hash"], draw_card, wanted["deck"], wanted["name"], int(wanted["width"]))

    async def _face(self, request: web.Request) -> web.Response:
        return await _picture(request.match_info["hash"], draw_animal, request.match_info["name"][:40])

    # -- the way in

    def _check_origin(self, request: web.Request) -> None:
        if request.headers.get("Origin") not in self._origins:
            raise web.HTTPForbidden

    async def _enter(self, request: web.Request) -> web.Response:
        """Answer a link's secret with the names it lets in, or, with one of them chosen, with a session's token."""
        self._check_origin(request)
        try:
            said = await request.json()
            secret, chosen = str(said["secret"]), said.get("as")
        except (ValueError, TypeError, KeyError, AttributeError) as fault:
            raise web.HTTPBadRequest from fault
        people = self.sessions.people_of(secret)
        if not people:
            raise web.HTTPGone
        if chosen is None:
            return web.json_response({"people": people, "texts": page_texts(_texts_of(request))})
        token = self.sessions.begin(secret, chosen) if isinstance(chosen, int) and 0 <= chosen < len(people) else None
        if token is None:
            raise web.HTTPBadRequest
        return web.json_response({"token": token})

    # -- the socket

    async def _socket(self, request: web.Request) -> web.StreamResponse:
        self._check_origin(request)
        socket = web.WebSocketResponse(heartbeat=_HEARTBEAT_SECONDS, max_msg_size=_LARGEST_MESSAGE, compress=False)
        await socket.prepare(request)
        self._sockets.add(socket)
        try:
            token, session = await self._admit(socket)
            if session is None:
                await socket.close(code=SIGNED_OUT)
            else:
                await self._serve(socket, token, session)
        finally:
            self._sockets.discard(socket)
        return socket

    async def _admit(self, socket: web.WebSocketResponse) -> tuple[str, Session | None]:
        try:
            async with asyncio.timeout(TOKEN_SECONDS):
                message = await socket.receive()
            token = str(json.loads(message.data)["token"]) if message.type is WSMsgType.TEXT else ""
        except (TimeoutError, ValueError, TypeError, KeyError):
            return "", None
        return token, self.sessions.find(token)

    async def _serve(self, socket: web.WebSocketResponse, token: str, session: Session) -> None:
        async def close(code: int) -> None:
            await socket.close(code=code)

        page = self.pages.open(session, socket.send_str, close)
        texts = texts_in(session.locale)
        hello = {
            "kind": "hello",
            "name": session.name,
            "locale": texts.locale,
            "texts": page_texts(texts),
            "cards": f"/cards/{picture_hash()}",
            "faces": f"/faces/{picture_hash()}",
        }
        telling: asyncio.Task[None] | None = None
        try:
            await socket.send_str(json.dumps(hello, ensure_ascii=False))
            telling = asyncio.create_task(page.tell(), name="telling a page")
            await self._hear(socket, token, page)
        except ConnectionError:
            pass  # the page is gone
        finally:
            self.pages.close(page)
            if telling is not None:
                telling.cancel()
                with suppress(asyncio.CancelledError, ConnectionError):
                    await telling

    async def _hear(self, socket: web.WebSocketResponse, token: str, page: Page) -> None:
        async for message in socket:
            try:
                if message.type is not WSMsgType.TEXT:
                    raise Unwelcome(MALFORMED)
                if message.data == "bye":
                    self.sessions.end(token)
                if self.sessions.find(token) is None:
                    raise Unwelcome(SIGNED_OUT)
                await page.take(message.data)
            except Unwelcome as unwelcome:
                await socket.close(code=unwelcome.code)


def _texts_of(request: web.Request) -> Texts:
    """Return the texts in the first language that a browser asks for and that we have."""
    return texts_in(request.headers.get("Accept-Language", "").partition(",")[0].partition(";")[0].strip() or "en")


async def _picture(asked: str, draw: Callable[..., bytes], *of: object) -> web.Response:
    if asked != picture_hash():
        raise web.HTTPNotFound
    try:
        data = await asyncio.to_thread(draw, *of)
    except NoSuchPicture as fault:
        raise web.HTTPNotFound from fault
    return web.Response(body=data, content_type="image/webp", headers={"Cache-Control": _FOR_GOOD})
