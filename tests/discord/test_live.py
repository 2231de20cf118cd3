"""The live table's way in, limits and presses, over a socket on loopback, beside Discord's messages."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Awaitable, Callable
from itertools import count
from typing import Any

import aiohttp
import pytest
from aiohttp.test_utils import TestServer
from simcord import MemberActor

from bot.live.pages import ELSEWHERE, MALFORMED, MOST_OF_PERSON, SIGNED_OUT, TOO_OFTEN
from bot.live.server import LiveServer
from bot.live.sessions import Session
from tests.discord.card_table import CardTable
from tests.world.said import says

pytestmark = pytest.mark.proof  # a port is opened

_numbers = count(1)
"""Pages choose theirs by chance, so no two are the same."""


class Page:
    """A page of one person, as far as the server knows it."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket
        self.view: dict[str, Any] = {}

    async def hear(self, until: Callable[[dict[str, Any]], bool] = lambda _: True) -> dict[str, Any]:
        """The next message that is asked for."""
        while True:
            message: dict[str, Any] = await self.socket.receive_json(timeout=10)
            self.view = message
            if until(message):
                return message

    async def asked(self, seq: int) -> dict[str, Any]:
        """The view in which this person is asked something, at this moment of the table."""
        return self.view if self._asks(seq, self.view) else await self.hear(lambda view: self._asks(seq, view))

    @staticmethod
    def _asks(seq: int, view: dict[str, Any]) -> bool:
        return view.get("seq") == seq and bool(view["asked"])

    async def press(self, press: str, number: int | None = None, chosen: tuple[str, ...] = ()) -> dict[str, Any]:
        """Press, and return the view that answers it."""
        named = str(number or next(_numbers))
        await self.socket.send_json({"press": press, "id": named, "chosen": chosen})
        return await self.hear(lambda message: message.get("answered") == named)

    async def code(self) -> int | None:
        """Why the socket is closed, once it is."""
        while True:
            message = await self.socket.receive(timeout=10)
            if message.type is aiohttp.WSMsgType.CLOSE:
                return int(message.data)
            if self.socket.closed:
                return self.socket.close_code


class House:
    """The live table's server, and people who come to it."""

    def __init__(self, table: CardTable, server: TestServer, browser: aiohttp.ClientSession) -> None:
        self.table, self.server, self.browser = table, server, browser
        self.live: LiveServer = table.bot.features.live
        self.origin = str(server.make_url("/")).rstrip("/")

    def session(self, actor: MemberActor, channel_id: int | None = None) -> Session:
        channel = self.table.world.channel
        guild_id = 0 if channel.guild is None else channel.guild.id
        return Session(actor.id, actor.user.name, guild_id, channel_id or channel.id, "en-US")

    async def enter(self, said: dict[str, Any], origin: str | None = None) -> tuple[int, Any]:
        headers = {"Origin": origin or self.origin}
        async with self.browser.post(self.server.make_url("/enter"), json=said, headers=headers) as answer:
            return answer.status, await answer.json() if answer.status == 200 else None

    async def token(self, actor: MemberActor, channel_id: int | None = None) -> str:
        secret = self.live.sessions.make_link(self.session(actor, channel_id))
        _, answer = await self.enter({"secret": secret, "as": 0})
        token: str = answer["token"]
        return token

    async def connect(self, token: str, origin: str | None = None) -> Page:
        headers = {"Origin": origin or self.origin}
        socket = await self.browser.ws_connect(self.server.make_url("/socket"), headers=headers)
        await socket.send_json({"token": token})
        return Page(socket)

    async def open(self, actor: MemberActor) -> Page:
        page = await self.connect(await self.token(actor))
        assert (await page.hear())["kind"] == "hello"
        return page


@pytest.fixture
async def house(table: CardTable) -> AsyncIterator[House]:
    live = table.bot.features.live
    server = TestServer(live.app)
    with table.env.time_context():
        await server.start_server()
    live.trust(str(server.make_url("/")))
    async with aiohttp.ClientSession() as browser:
        yield House(table, server, browser)
    await server.close()


async def started(house: House) -> dict[MemberActor, Page]:
    """Everybody's page, after Ann opened a table and started it there."""
    table = house.table
    await table.type(table.ann, "table open", rules="standard")
    pages = {person: await house.open(person) for person in table.people}
    for person in table.people[1:]:
        assert (await pages[person].press(f"rb:lobby:{table.table_id}:join"))["me"] > 1
    assert (await pages[table.ann].press(f"rb:lobby:{table.table_id}:start"))["status"] == "playing"
    return pages


async def test_four_pages_play_a_hand(house: House) -> None:
    """Everything that is pressed is what the views say, and everybody is told at once."""
    pages, table, tricks = await started(house), house.table, 0
    for _ in range(60):
        mover = table.mover
        view = await pages[mover].asked(table.view.seq)
        buttons = [one["press"] for one in view["acts"]] or [card["press"] for card in view["cards"] if card["press"]]
        after = await pages[mover].press(buttons[0])
        assert after["note"] == "", after["note"]
        tricks += sum(move["kind"] == "take" for move in after["moves"])
        if after["result"] or table.view.hand_seq != view["hand"]:
            break
    assert tricks == 5
    assert table.view.last_hand is not None


async def test_a_call_that_is_asked_again_counts_only_then(house: House) -> None:
    pages, table = await started(house), house.table
    page, seq = pages[table.mover], table.view.seq
    view = await page.asked(seq)
    alone = next(one["press"] for one in view["acts"] if one["press"].endswith(":act:1") or one["tone"] == "main")
    asked = await page.press(alone)
    assert table.view.seq == seq
    yes, no = asked["acts"]
    assert (await page.press(no["press"]))["acts"] == view["acts"]
    await page.press(alone)
    assert (await page.press(yes["press"]))["seq"] > seq


async def test_refusals_are_the_panel_s_own_sentences(house: House) -> None:
    pages, table = await started(house), house.table
    waiting = next(person for person in table.people if person != table.mover)
    view = await pages[waiting].press(f"rb:call:{table.table_id}:{table.view.seq}:pass")
    assert says(view["note"], "refusal-not-your-turn")
    assert table.view.public is not None
    assert table.view.public.calls == ()


async def test_a_press_that_is_sent_again_is_carried_out_once(house: House) -> None:
    pages, table = await started(house), house.table
    mover, seq = table.mover, table.view.seq
    press = f"rb:call:{table.table_id}:{seq}:pass"
    await pages[mover].press(press, number=77)
    again = await house.open(mover)
    answered = await again.press(press, number=77)
    assert answered["note"] == ""
    assert table.view.seq == seq + 1


@pytest.mark.parametrize(
    ("press", "key"),
    [
        ("rb:act:999:1:0", "refusal-no-table"),
        ("rb:nothing:1", "retired-button"),
        ("rb:hands:1:1", "retired-button"),
        ("rb:forget:1", "retired-button"),
        ("", "retired-button"),
    ],
)
async def test_what_no_button_of_the_page_says_does_nothing(house: House, press: str, key: str) -> None:
    pages, table = await started(house), house.table
    before = table.view
    view = await pages[table.ann].press(press)
    assert says(view["note"], key)
    assert table.view == before


async def test_a_page_of_another_channel_cannot_reach_the_table(house: House) -> None:
    await started(house)
    table, page = house.table, await house.connect(await house.token(house.table.mover, channel_id=5))
    assert (await page.hear())["kind"] == "hello"
    assert (await page.hear())["kind"] == "nothing"
    seq = table.view.seq
    await page.press(f"rb:call:{table.table_id}:{seq}:pass")
    assert table.view.seq == seq


async def test_who_left_sees_no_hand_and_a_stranger_what_everybody_sees(house: House) -> None:
    await started(house)
    stranger = house.table.world.add_keeper()
    view = await (await house.open(stranger)).hear()
    assert (view["me"], view["cards"], view["acts"]) == (0, [], [])
    assert [seat["cards"] for seat in view["seats"]] == [5, 5, 5, 5]


async def test_a_link_works_once_and_names_its_person(house: House) -> None:
    secret = house.live.sessions.make_link(house.session(house.table.ann))
    status, link = await house.enter({"secret": secret})
    assert (status, len(link["people"])) == (200, 1)
    assert (await house.enter({"secret": secret, "as": 1}))[0] == 400
    assert (await house.enter({"secret": secret, "as": 0}))[0] == 200
    assert (await house.enter({"secret": secret, "as": 0}))[0] == 410
    assert (await house.enter({"secret": "made up"}))[0] == 410


async def test_other_sites_neither_enter_nor_connect(house: House) -> None:
    token = await house.token(house.table.ann)
    secret = house.live.sessions.make_link(house.session(house.table.ann))
    assert (await house.enter({"secret": secret}, origin="https://elsewhere.example"))[0] == 403
    with pytest.raises(aiohttp.WSServerHandshakeError, match="403"):
        await house.connect(token, origin="https://elsewhere.example")


@pytest.mark.parametrize("token", ["", "made up"])
async def test_a_socket_without_a_session_is_closed(house: House, token: str) -> None:
    page = await house.connect(token)
    assert await page.code() == SIGNED_OUT


async def test_signing_out_ends_the_session_everywhere(house: House) -> None:
    token = await house.token(house.table.ann)
    one, other = await house.connect(token), await house.connect(token)
    await one.socket.send_str("bye")
    assert await one.code() == SIGNED_OUT
    await other.socket.send_json({"press": "", "id": "1"})
    assert await other.code() == SIGNED_OUT


@pytest.mark.parametrize(
    "sent",
    [
        "no JSON", "[]", "{}", '{"press": 1, "id": "1"}', '{"press": "", "id": 1}', '{"press": "", "id": "0"}',
        '{"press": "", "id": "-1"}', f'{{"press": "", "id": "{1 << 62}"}}', '{"press": "", "id": "1", "chosen": [1]}',
        json.dumps({"press": "x" * 101, "id": "1"}),
    ],
)  # fmt: skip
async def test_forged_messages_close_the_socket(house: House, sent: str) -> None:
    page = await house.open(house.table.ann)
    await page.socket.send_str(sent)
    assert await page.code() == MALFORMED


async def test_a_message_that_is_too_long_closes_the_socket(house: House) -> None:
    page = await house.open(house.table.ann)
    await page.socket.send_str("x" * 3000)
    assert await page.code() == aiohttp.WSCloseCode.MESSAGE_TOO_BIG


async def test_twenty_messages_in_ten_seconds_are_enough(house: House) -> None:
    page, other = await house.open(house.table.ann), await house.open(house.table.ann)
    for _ in range(10):
        await page.press("")
        await other.press("")
    await page.socket.send_json({"press": "", "id": "99"})
    assert await page.code() == TOO_OFTEN


async def test_a_fifth_page_closes_the_oldest(house: House) -> None:
    first = await house.open(house.table.ann)
    others = [await house.open(house.table.ann) for _ in range(MOST_OF_PERSON)]
    assert await first.code() == ELSEWHERE
    assert (await others[0].press(""))["note"]


async def test_a_closing_server_asks_pages_to_come_back(house: House) -> None:
    page = await house.open(house.table.ann)
    closing: Awaitable[None] = house.server.close()
    await closing
    assert await page.code() == aiohttp.WSCloseCode.SERVICE_RESTART


async def test_the_page_has_a_strict_policy_and_what_it_loads_may_be_kept(house: House) -> None:
    async with house.browser.get(house.server.make_url("/t")) as answer:
        page, headers = await answer.text(), answer.headers
    assert headers["Cache-Control"] == "no-store"
    assert "unsafe" not in headers["Content-Security-Policy"]
    assert "frame-ancestors 'none'" in headers["Content-Security-Policy"]
    assert "{{" not in page
    assert "style=" not in page
    script = page.partition('src="')[2].partition('"')[0]
    for path in (script, script.replace("main.js", "table.css")):
        async with house.browser.get(house.server.make_url(path)) as answer:
            assert (answer.status, answer.headers["Content-Encoding"]) == (200, "deflate")
            assert "immutable" in answer.headers["Cache-Control"]
    hello = await (await house.connect(await house.token(house.table.ann))).hear()
    pictures = {"pairs-en/JH-right-140": 200, "two-de/back-280": 200, "pairs-en/JH-141": 404, "x-en/JH-140": 404}
    for path, status in {**pictures, "pairs-en/1H-140": 404}.items():
        async with house.browser.get(house.server.make_url(f"{hello['cards']}/{path}.webp")) as answer:
            assert answer.status == status, path
