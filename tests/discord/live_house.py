"""The live table's pages over a socket on loopback, as tests open, press and read them."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import count
from typing import Any

import aiohttp
import jsonschema_rs
from simcord import MemberActor
from simcord.components import walk_components

from bot.live.server import FOLDER, LiveServer
from bot.storage.api import LiveSession
from tests.discord.card_table import CardTable
from tests.world.said import says

numbers = count(1)
"""Pages choose theirs by chance, so no two are the same."""


_INTERFACE = re.compile(r"export interface (\w+) \{(.*?)\}", re.DOTALL)
_FIELD = re.compile(r"(\w+)(\??): (\w+)(\[\])?( \| null)?")


def _read_schemas() -> dict[str, Any]:
    """The JSON schemas of what the page is sent, by kind, as it declares them."""
    declared: dict[str, Any] = {}
    for name, body in _INTERFACE.findall((FOLDER / "view.d.ts").read_text("utf-8")):
        fields: dict[str, Any] = {}
        for field, _, kind, several, absent in _FIELD.findall(body):
            one = {"type": kind} if kind.islower() else declared[kind]
            one = {"type": "array", "items": one} if several else one
            fields[field] = {"anyOf": [one, {"type": "null"}]} if absent else one
        needed = [field for field, optional, *_ in _FIELD.findall(body) if not optional]
        declared[name] = {
            "type": "object", "properties": fields, "required": needed, "additionalProperties": False,
        }  # fmt: skip
    return {kind: jsonschema_rs.validator_for(declared[kind.title()]) for kind in ("view", "nothing", "sheet", "form")}


SCHEMAS = _read_schemas()


def words_of(sheet: dict[str, Any]) -> str:
    """What stands on a sheet: texts, and what pictures are described by."""
    parts = [*walk_components(sheet["components"])]
    described = [item.get("description") for part in parts for item in part.get("items", ())]
    return "\n".join(filter(None, [*(part.get("content") for part in parts), *described]))


def find_press(sheet: dict[str, Any], label: str) -> str:
    """What the button or menu with this label, or placeholder, sends."""
    parts = walk_components(sheet["components"])
    return next(str(one["custom_id"]) for one in parts if label in (one.get("label"), one.get("placeholder")))


class Page:
    """A page of one person, as far as the server knows it."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self.view: dict[str, Any] = {}
        self.sheets: list[dict[str, Any]] = []
        """The sheets and forms that came with the last press."""
        self.laid: dict[str, list[Any]] = {}
        """What lies over the table, by its number; nothing of what was taken away."""

    async def read(self) -> dict[str, Any]:
        """The next message."""
        message: dict[str, Any] = await self.socket.receive_json(timeout=10)
        if message["kind"] in SCHEMAS:
            SCHEMAS[message["kind"]].validate(message)
        if message["kind"] in ("sheet", "form"):
            self.sheets.append(message)
            self.laid[message["id"]] = message["components"]
        else:
            self.view = message
        return message

    async def hear(self, until: Callable[[dict[str, Any]], bool] = lambda _: True) -> dict[str, Any]:
        """The next view, or other message but a sheet, that is asked for."""
        while (message := await self.read())["kind"] in ("sheet", "form") or not until(message):
            pass
        return message

    async def asked(self, seq: int) -> dict[str, Any]:
        """The view in which this person is asked something, at this moment of the table."""
        return self.view if self._asks(seq, self.view) else await self.hear(lambda view: self._asks(seq, view))

    @staticmethod
    def _asks(seq: int, view: dict[str, Any]) -> bool:
        return view.get("seq") == seq and bool(view["asked"])

    async def press(self, press: str, number: int | None = None, **more: Any) -> dict[str, Any]:
        """Press, and return the view that answers it."""
        named, self.sheets = str(number or next(numbers)), []
        await self.socket.send_json({"press": press, "id": named, **more})
        return await self.hear(lambda message: message.get("answered") == named)

    async def sheet(self, press: str, **more: Any) -> dict[str, Any]:
        """Press, and return the last sheet or form that answers it."""
        await self.press(press, **more)
        return self.sheets[-1]

    async def words(self, press: str, **more: Any) -> str:
        """Press, and return what is said: beside the table, and in the sheets."""
        view = await self.press(press, **more)
        return "\n".join(filter(None, [view["note"], *map(words_of, self.sheets)]))

    async def comes(self, key: str, **values: Any) -> dict[str, Any]:
        """A sheet that says this and comes by itself, or has come with the last press."""
        while True:
            for sheet in self.sheets:
                if says(words_of(sheet), key, **values):
                    return sheet
            await self.read()

    async def code(self) -> int | None:
        """Why the socket is closed, once it is."""
        while True:
            message = await self.socket.receive(timeout=10)
            if message.type is aiohttp.WSMsgType.CLOSE:
                return int(message.data)
            if self.socket.closed:
                return self.socket.close_code


async def open_page(live: LiveServer, browser: aiohttp.ClientSession, person: LiveSession) -> Page:
    """A page of this person, which has been greeted."""
    secret, headers = await live.pages.sessions.make_link(person), {"Origin": House.origin}
    at = f"http://127.0.0.1:{live.port}"
    async with browser.post(f"{at}/enter", json={"secret": secret, "as": 0}, headers=headers) as answer:
        token = (await answer.json())["token"]
    page = Page(await browser.ws_connect(f"{at}/socket", headers=headers))
    await page.socket.send_json({"token": token})
    await page.hear()
    return page


class House:
    """The live table's server, behind what answers at its public address, and people who come to it."""

    origin = "https://live.example"

    def __init__(self, table: CardTable, browser: aiohttp.ClientSession) -> None:
        self.table, self.browser = table, browser

    @property
    def live(self) -> LiveServer:
        return self.table.bot.features.live

    def at(self, path: str) -> str:
        return f"http://127.0.0.1:{self.live.port}{path}"

    def session(self, actor: MemberActor, channel_id: int | None = None, locale: str = "en-US") -> LiveSession:
        world = self.table.world
        return LiveSession(actor.id, actor.name.title(), world.guild.id, channel_id or world.channel.id, locale)

    async def enter(self, said: dict[str, Any], origin: str | None = None) -> tuple[int, Any]:
        headers = {"Origin": origin or self.origin}
        async with self.browser.post(self.at("/enter"), json=said, headers=headers) as answer:
            return answer.status, await answer.json() if answer.status == 200 else None

    async def token(self, actor: MemberActor, channel_id: int | None = None, locale: str = "en-US") -> str:
        secret = await self.live.pages.sessions.make_link(self.session(actor, channel_id, locale))
        _, answer = await self.enter({"secret": secret, "as": 0})
        token: str = answer["token"]
        return token

    async def connect(self, token: str, origin: str | None = None) -> Page:
        headers = {"Origin": origin or self.origin}
        socket = await self.browser.ws_connect(self.at("/socket"), headers=headers)
        await socket.send_json({"token": token})
        return Page(socket)

    async def open(self, actor: MemberActor, locale: str = "en-US") -> Page:
        page = await self.connect(await self.token(actor, locale=locale))
        assert (await page.hear())["kind"] == "hello"
        return page
