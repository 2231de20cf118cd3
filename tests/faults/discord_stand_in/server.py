"""The stand-in as a server on 127.0.0.1, and what people and the weather do to it.

A request goes through these doors: faults that are set, rate limits, Discord's own description of its interface (where
it is at hand), and the model. What the bot got wrong stands in ``wrong``.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from email import message_from_bytes
from typing import Any
from urllib.parse import parse_qsl

from aiohttp import web

from tests.discord.mentions import open_mentions
from tests.discord.openapi import DiscordDescription
from tests.faults.discord_stand_in.buckets import Buckets
from tests.faults.discord_stand_in.faults import Call, Failure, Fault, Faults
from tests.faults.discord_stand_in.gateway import Gateway
from tests.faults.discord_stand_in.model import JSON, Control, Interaction, Message, Refusal, World
from tests.faults.discord_stand_in.routes import ROUTES, place_of, route_of
from tests.world.clock import pause

PEOPLE = ("Ann", "Bob", "Cay", "Dan")
Hook = Callable[[Call, str], None]
"""Told of every request twice: when it ``came`` and when it was ``done`` but not yet answered."""


@dataclass(frozen=True, slots=True)
class _Recorded:
    """What the check of bodies wants to know."""

    method: str
    path: str
    json: Any


class StandIn:
    """Discord for one bot. ``now`` gives Unix seconds; ``description`` judges bodies where it is at hand."""

    def __init__(
        self,
        *,
        now: Callable[[], float] = time.time,
        people: tuple[str, ...] = PEOPLE,
        channels: int = 1,
        description: DiscordDescription | None = None,
    ) -> None:
        self.world = World(now, people, channels)
        self.gateway = Gateway(self.world)
        self.faults = Faults()
        self.buckets = Buckets(now)
        self.calls: list[Call] = []
        self.hooks: list[Hook] = []
        self.wrong: list[str] = []
        self.places: Counter[str] = Counter()
        self.latency = 0.0
        """Seconds that a request is on its way."""
        self.port = 0
        self.files: dict[str, bytes] = {}
        """What people have handed in, by the id of the attachment."""
        self._description = description
        self._stopping = asyncio.Event()

    @property
    def api(self) -> str:
        """What ``discord.http.Route.BASE`` is to be."""
        return f"http://127.0.0.1:{self.port}/api/v10"

    @asynccontextmanager
    async def serving(self) -> AsyncIterator[StandIn]:
        """Listen on a free port."""
        server = web.Application(client_max_size=26 << 20)
        server.router.add_get("/gateway", self.gateway.serve)
        server.router.add_get("/files/{id}", self._download)
        server.router.add_route("*", "/api/v10/{path:.*}", self._answer)
        runner = web.AppRunner(server, handler_cancellation=True)
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        self.port = runner.addresses[0][1]
        self.gateway.url = f"ws://127.0.0.1:{self.port}/gateway"
        try:
            yield self
        finally:
            self._stopping.set()
            await self.gateway.drop()
            await runner.cleanup()

    # -- what people do

    async def press(
        self,
        user_id: int,
        message: Message,
        control: Control | str,
        values: list[str] | None = None,
        *,
        copies: int = 1,
    ) -> Interaction:
        """A press on what a message shows, or a forged one; ``copies``: the gateway delivers it so often."""
        custom_id = control if isinstance(control, str) else control.custom_id
        kind = 2 if isinstance(control, str) else control.kind
        data: JSON = {"custom_id": custom_id, "component_type": 3 if values is not None else kind, "id": 1}
        if values is not None:
            data["values"] = values
        made = self.world.interaction(user_id, message.channel_id, 3, data, message)
        for _ in range(copies):
            await self.deliver(made)
        return made

    async def type(self, user_id: int, channel_id: int, command: str, **options: Any) -> Interaction:
        """A slash command such as ``table open``, which the bot must have registered; a file is its name and bytes."""
        name, _, sub = command.partition(" ")
        (registered,) = [each for each in self.world.commands if each["name"] == name]
        kinds = {str: 3, int: 4, bool: 5}
        attached = {key: self._attach(*value) for key, value in options.items() if isinstance(value, tuple)}
        given = [
            {"name": key, "type": 11, "value": attached[key]["id"]}
            if key in attached
            else {"name": key, "type": kinds[type(value)], "value": value}
            for key, value in options.items()
        ]
        data: JSON = {"id": registered["id"], "name": name, "type": 1, "options": given}
        if attached:
            data["resolved"] = {"attachments": {each["id"]: each for each in attached.values()}}
        if sub:
            data["options"] = [{"name": sub, "type": 1, "options": given}]
        made = self.world.interaction(user_id, channel_id, 2, data, None)
        await self.deliver(made)
        return made

    def _attach(self, name: str, data: bytes) -> JSON:
        number = str(self.world.new_id())
        self.files[number] = data
        url = f"http://127.0.0.1:{self.port}/files/{number}"
        return {"id": number, "filename": name, "size": len(data), "url": url, "proxy_url": url}

    async def complete(self, user_id: int, channel_id: int, command: str, option: str) -> Interaction:
        """Somebody types an option of a command and waits for what is offered."""
        (registered,) = [each for each in self.world.commands if each["name"] == command]
        typed = [{"name": option, "type": 3, "value": "", "focused": True}]
        data: JSON = {"id": registered["id"], "name": command, "type": 1, "options": typed}
        made = self.world.interaction(user_id, channel_id, 4, data, None)
        await self.deliver(made)
        return made

    async def deliver(self, interaction: Interaction) -> None:
        await self.gateway.emit("INTERACTION_CREATE", interaction.payload)

    # -- requests

    async def _download(self, request: web.Request) -> web.Response:
        return web.Response(body=self.files[request.match_info["id"]])

    async def _answer(self, request: web.Request) -> web.StreamResponse:
        path = request.path.removeprefix("/api/v10")
        if (request.method, path) == ("GET", "/gateway/bot"):
            left, reset_after = self.gateway.identifies_left, self.gateway.reset_after
            limit = {"total": 1000, "remaining": left, "reset_after": reset_after, "max_concurrency": 1}
            return _json(200, {"url": self.gateway.url, "shards": 1, "session_start_limit": limit}, {})
        match = route_of(request.method, path)
        if match is None:
            self.wrong.append(f"{request.method} {path}: no such route")
            return _json(404, {"code": 0, "message": "404: Not Found"}, {})
        route, words = match
        try:
            body, files = await _body(request)
        except ValueError as why:
            self.wrong.append(f"{request.method} {path}: {why}")
            return _json(400, {"code": 50109, "message": "The request body contains invalid JSON."}, {})
        scheme, _, bearer = request.headers.get("Authorization", "").partition(" ")
        if scheme == "Bearer":
            words["bearer"] = bearer
        place = place_of(self.world, route, words, body)
        call = Call(request.method, path, route, place, words, body, self.world.now(), files)
        return await self._through(request, call)

    async def _through(self, request: web.Request, call: Call) -> web.StreamResponse:
        self.calls.append(call)
        self.places[call.place] += 1
        self._tell(call, "came")
        headers, wait, everybody = self._limit(call)
        if wait > 0:
            scope = "global" if everybody else "user"
            body = {"message": "You are being rate limited.", "retry_after": wait, "global": everybody}
            more = {"Retry-After": f"{wait:.3f}", "X-RateLimit-Scope": scope}
            return _json(429, body, {**headers, **more, **({"X-RateLimit-Global": "true"} if everybody else {})})
        fault = self.faults.hit(call)
        if fault is not None and fault.failure in (Failure.REFUSED, Failure.RESET, Failure.HANG, Failure.PAGE):
            return await self._failed(request, fault)
        await pause(self.latency)
        answer = self._done(call, headers)
        self._tell(call, "done")
        return answer if fault is None else await self._failed(request, fault)

    def _done(self, call: Call, headers: dict[str, str]) -> web.Response:
        """Judge the body, and do what is asked."""
        recorded = _Recorded(call.method, call.path, call.json)
        described = self._description is not None and not call.path.startswith("/oauth2/token")
        wrong = self._description.violations(recorded) if described and self._description else []
        self.wrong += [*wrong, *open_mentions([recorded])]
        try:
            if wrong:
                raise Refusal(400, 50035, wrong[0])
            status, body = ROUTES[call.route](self.world, call)
        except Refusal as no:
            if no.code == 50035:
                self.wrong.append(f"{call.place}: {no}")
            return _json(no.status, {"code": no.code, "message": no.message}, headers)
        return _json(status, body, headers)

    async def _failed(self, request: web.Request, fault: Fault) -> web.StreamResponse:
        match fault.failure:
            case Failure.REFUSED:
                return _json(fault.status, fault.body, fault.headers)
            case Failure.PAGE:
                return web.Response(
                    status=200, text="<html>Welcome to our guest network</html>", content_type="text/html"
                )
            case Failure.DONE_502:
                return web.Response(status=502, text="bad gateway")
            case Failure.HANG | Failure.DONE_HANG:
                await self._stopping.wait()
        if request.transport is not None:
            request.transport.abort()
        return web.Response(status=500)

    def _limit(self, call: Call) -> tuple[dict[str, str], float, bool]:
        counted = not call.path.startswith(("/interactions/", "/webhooks/"))
        major = call.words.get("channel") or call.words.get("token") or ""
        return self.buckets.take(f"{call.route}:{major}", counted=counted)

    def _tell(self, call: Call, moment: str) -> None:
        for hook in self.hooks:
            hook(call, moment)


async def _body(request: web.Request) -> tuple[Any, int]:
    """The JSON of a request, in a form or by itself, and how many files came with it."""
    if not request.can_read_body:
        return None, 0
    head, body = f"Content-Type: {request.headers['Content-Type']}\r\n\r\n", await request.read()
    if request.content_type == "application/json":
        return json.loads(body), 0
    if request.content_type == "application/x-www-form-urlencoded":
        return dict(parse_qsl(body.decode())), 0
    form = message_from_bytes(head.encode() + body)
    if form.defects or not form.is_multipart():
        raise ValueError(f"this is no form: {form.defects}")
    parts = {part.get_param("name", header="Content-Disposition"): part for part in form.walk() if part is not form}
    payload = parts.pop("payload_json", None)
    text: Any = None if payload is None else payload.get_payload(decode=True)
    return None if text is None else json.loads(text), len(parts)


def _json(status: int, body: Any, headers: dict[str, str]) -> web.Response:
    if status == 204:
        return web.Response(status=204, headers={"Via": "1.1", **headers})
    return web.Response(
        status=status,
        body=json.dumps(body).encode(),
        content_type="application/json",
        headers={"Via": "1.1", **headers},
    )
