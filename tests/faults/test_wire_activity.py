"""The live table inside Discord's window: who is let in, over the wire, and the command that launches it."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.operations.owner_journal import OwnerAction
from bot.words.catalogue import texts_in
from tests.faults.bot_here import Here, bot_here
from tests.faults.discord_stand_in import Failure, Fault, StandIn
from tests.faults.discord_stand_in.faults import Call, limited, refused
from tests.faults.discord_stand_in.routes import ENTRY, LAUNCH, MESSAGE
from tests.world import require
from tests.world.clock import pass_time

pytestmark = [pytest.mark.jumping, pytest.mark.proof]

LAUNCHER = {
    "id": "5", "application_id": "6", "version": "7", "type": ENTRY, "name": "launch", "description": "",
    "name_localizations": {"de": "starten"}, "integration_types": [0], "contexts": [0], "handler": 2,
}  # fmt: skip
SITE = "https://live.example"


class Window:
    """Discord's window before the bot, seen from the proxy."""

    def __init__(self, here: Here, browser: aiohttp.ClientSession) -> None:
        self.here, self.world, self.browser = here, here.there.world, browser
        self.ann, self.bob, *_ = self.world.people
        here.there.buckets.size = 1000

    def at(self, path: str) -> str:
        return f"http://127.0.0.1:{self.here.bot.features.live.port}{path}"

    def code(self, user_id: int, code: str = "a-code") -> str:
        self.world.codes[code] = user_id
        return code

    async def enter(self, code: str, instance: str) -> dict[str, Any]:
        async with self.browser.post(self.at("/activity"), json={"code": code, "instance": instance}) as answer:
            assert answer.headers["Cache-Control"] == "no-store"
            said: dict[str, Any] = await answer.json()
            assert (answer.status == 200) is ("token" in said)
            return said

    async def why_not(self, code: str, instance: str) -> str:
        """The key of the sentence that refuses."""
        said = (await self.enter(code, instance))["refused"]
        keys = ("activity-code", "activity-absent", "activity-server", "activity-hidden", "activity-barred",
                "activity-away", "often")  # fmt: skip
        return next(key for key in keys if texts_in("en")(f"live-{key}") == said).removeprefix("activity-")

    def asked(self, path: str) -> int:
        """How many questions of Discord were about this."""
        return sum(path in call.path for call in self.here.there.calls)


def activities(there: StandIn) -> None:
    """The host has enabled activities in the developer portal."""
    there.world.commands = [dict(LAUNCHER)]


@pytest.fixture
async def window(tmp_path: Path) -> AsyncIterator[Window]:
    host = {
        "live_url": SITE, "live_address": ("127.0.0.1", 0), "client_secret": "c1ient-secret-of-the-application",
    }  # fmt: skip
    async with bot_here(tmp_path, prepare=activities, host=host) as here, aiohttp.ClientSession() as browser:
        yield Window(here, browser)


async def test_a_code_and_the_instance_let_somebody_in_and_the_table_is_theirs(window: Window) -> None:
    token = (await window.enter(window.code(window.ann), window.world.run_activity(window.ann, window.bob)))["token"]
    await window.here.there.type(window.ann, window.world.channels[0], "table open")
    async with window.browser.ws_connect(window.at("/activity/socket"), headers={"Origin": "null"}) as socket:
        await socket.send_json({"token": token})
        hello, view = await socket.receive_json(), await socket.receive_json()
        while view["kind"] != "view":
            view = await socket.receive_json()
    assert (hello["name"], hello["locale"], view["me"]) == ("Ann", "de", 1)
    with pytest.raises(aiohttp.WSServerHandshakeError, match="403"):
        await window.browser.ws_connect(window.at("/socket"), headers={"Origin": "null"})


async def test_both_are_asked_of_discord_and_both_count(window: Window) -> None:
    world, there = window.world, window.world.run_activity(window.bob)
    assert await window.why_not("made-up", world.run_activity(window.ann)) == "code"
    assert await window.why_not(window.code(window.ann), there) == "absent"
    assert await window.why_not(window.code(window.ann), "i-1-gc-2") == "absent"
    for instance in ("../@me", "..", ".", ""):
        assert await window.why_not(window.code(window.ann), instance) == "code", instance
    foreign = world.run_activity(window.ann)
    world.instances[foreign]["application_id"] = "1"
    assert await window.why_not(window.code(window.ann), foreign) == "absent"
    code = window.code(window.bob)
    assert "token" in await window.enter(code, there)
    assert await window.why_not(code, there) == "code", "a code works once"


async def test_a_list_that_is_late_is_asked_once_more(window: Window) -> None:
    instance = window.world.run_activity()

    def come(call: Call, moment: str) -> None:
        if "activity-instances" in call.path and moment == "done":
            window.world.instances[instance]["users"] = [str(window.ann)]

    window.here.there.hooks.append(come)
    assert "token" in await window.enter(window.code(window.ann), instance)
    assert window.asked("activity-instances") == 2


async def hide_the_channel(window: Window) -> None:
    world, emit = window.world, window.here.there.gateway.emit
    everyone = {**world.guild()["roles"][0], "permissions": str(1 << 10)}
    hidden = [{"id": str(world.guild_id), "type": 0, "allow": "0", "deny": str(1 << 10)}]
    await emit("GUILD_UPDATE", {**world.guild(), "owner_id": str(window.bob), "roles": [everyone]})
    await emit("CHANNEL_UPDATE", {**world.channel(world.channels[0]), "permission_overwrites": hidden})
    await pass_time(1)


async def ban(window: Window) -> None:
    window.world.gone.add(window.ann)


async def block(window: Window) -> None:
    await window.here.bot.services.owner_journal.add(1, OwnerAction.PERSON_BLOCKED, window.ann)


@pytest.mark.parametrize(("happens", "why"), [(hide_the_channel, "hidden"), (ban, "barred"), (block, "barred")])
async def test_who_may_not_have_a_page_is_told_so(window: Window, happens: Callable[[Window], Any], why: str) -> None:
    await happens(window)
    assert await window.why_not(window.code(window.ann), window.world.run_activity(window.ann)) == why


@pytest.mark.parametrize("location", [{"kind": "pc", "guild_id": ""}, {"guild_id": "77"}])
async def test_a_window_outside_the_bot_s_servers_is_refused(window: Window, location: dict[str, Any]) -> None:
    instance = window.world.run_activity(window.ann, **location)
    assert await window.why_not(window.code(window.ann), instance) == "server"


QUESTIONS = ["/oauth2/token", "/users/@me", "activity-instances", "/members/"]


@pytest.mark.parametrize("path", QUESTIONS)
@pytest.mark.parametrize("failure", [Failure.REFUSED, Failure.RESET, Failure.HANG, Failure.PAGE])
async def test_an_outage_of_discord_is_one_sentence(window: Window, path: str, failure: Failure) -> None:
    fault = window.here.there.faults.add(Fault(failure, lambda call: path in call.path, 100, 503))
    code, instance = window.code(window.ann), window.world.run_activity(window.ann)
    assert await window.why_not(code, instance) == "away"
    assert fault.hits
    window.here.there.faults.clear()
    assert "token" in await window.enter(window.code(window.ann), instance)


async def test_a_limit_of_discord_is_kept_before_anything_else_is_asked(window: Window) -> None:
    window.here.there.faults.add(limited(40, lambda call: call.path == "/oauth2/token"))
    instance = window.world.run_activity(window.ann)
    for _ in range(5):
        assert await window.why_not(window.code(window.ann), instance) == "away"
    assert window.asked("/oauth2/token") == 1
    await pass_time(41)
    assert "token" in await window.enter(window.code(window.ann), instance)


async def test_somebody_with_codes_enough_asks_discord_for_a_few_instances_alone(window: Window) -> None:
    """Codes cost nothing: each has the bot ask three times, of what it may ask for all games."""
    codes = [window.code(window.ann, f"code-{number}") for number in range(15)]
    said = Counter(await asyncio.gather(*(window.why_not(code, "i-1-gc-2") for code in codes)))
    assert said == {"absent": 10, "often": 5}
    assert window.asked("activity-instances") == 30
    assert "token" in await window.enter(window.code(window.bob), window.world.run_activity(window.bob))


async def test_of_too_many_who_wait_the_last_are_refused_at_once(window: Window) -> None:
    window.here.there.faults.add(Fault(Failure.HANG, lambda call: call.path == "/oauth2/token", 60))
    waiting = [asyncio.create_task(window.why_not("made-up", "i-1")) for _ in range(60)]
    answers = asyncio.as_completed(waiting)
    assert [await next(answers) for _ in range(20)] == ["often"] * 20
    await pass_time(1)
    assert window.asked("/oauth2/token") == 8
    assert [await each for each in answers] == ["away"] * 40


async def test_a_refused_secret_is_an_error_for_the_host_alone(window: Window) -> None:
    window.world.client_secret = "another"  # noqa: S105 - opens nothing
    instance = window.world.run_activity(window.ann)
    assert [await window.why_not(window.code(window.ann), instance) for _ in range(3)] == ["away"] * 3
    assert window.asked("/oauth2/token") == 1
    (line,) = window.here.unseen()
    assert "DISCORD_CLIENT_SECRET" in line


async def test_no_secret_code_or_token_is_logged(window: Window, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    logging.getLogger("aiohttp").setLevel(logging.DEBUG)
    code, instance = window.code(window.ann, "a-code-of-ann-s"), window.world.run_activity(window.ann)
    token = (await window.enter(code, instance))["token"]
    await window.enter(window.code(window.ann, "a-code-of-ann-s"), "i-1")
    for failure in (Failure.RESET, Failure.PAGE):
        window.here.there.faults.add(Fault(failure, lambda call: call.path == "/oauth2/token"))
        await window.enter(code, instance)
    secrets = ["c1ient-secret", "a-code-of-ann-s", "their-own-token", token]
    assert [
        secret for secret in secrets if secret in caplog.text or secret in repr(window.here.bot.services.settings)
    ] == []


# -- the page


async def test_the_page_has_no_frame_headers_and_every_other_has(window: Window) -> None:
    frames = {}
    for path in ("/", "/t", "/socket", "/activity", "/nowhere"):
        async with window.browser.get(window.at(path)) as answer:
            headers, page = answer.headers, await answer.text()
            frames[path] = "frame-ancestors 'none'" in headers["Content-Security-Policy"]
            assert "X-Frame-Options" not in headers
            assert "unsafe" not in headers["Content-Security-Policy"]
            assert (f'data-client="{window.world.app_id}"' in page) is (path == "/")
            assert ("Cross-Origin-Opener-Policy" in headers) is (path != "/")
    assert frames == {"/": False, "/t": True, "/socket": True, "/activity": True, "/nowhere": True}


async def test_without_a_secret_there_is_no_way_in_from_discord(tmp_path: Path) -> None:
    live = {"live_url": SITE, "live_address": ("127.0.0.1", 0)}
    async with bot_here(tmp_path, host=live) as here, aiohttp.ClientSession() as browser:
        window = Window(here, browser)
        for path in ("/", "/activity", "/activity/socket"):
            async with browser.get(window.at(path)) as answer:
                assert answer.status == 404
                assert "frame-ancestors 'none'" in answer.headers["Content-Security-Policy"]
        opened = await here.there.type(window.ann, window.world.channels[0], "table open")
        assert await opened.answered == MESSAGE
        here_button = f"rb:live:{here.bot.services.tables.snapshots()[0].table.table_id}:here"
        (message,) = window.world.seen(window.world.channels[0], None)
        pressed = await here.there.press(window.ann, message, here_button)
        assert await pressed.answered == MESSAGE


# -- the command and the button that launch it


async def test_the_launch_command_survives_every_sync(window: Window) -> None:
    names = {(command["type"], command["name"]) for command in window.world.commands}
    assert {(ENTRY, "launch"), (1, "table")} <= names
    (entry,) = [command for command in window.world.commands if command["type"] == ENTRY]
    kept = ("name", "name_localizations", "description", "integration_types", "contexts", "handler")
    assert {name: entry[name] for name in kept} == {name: LAUNCHER[name] for name in kept}
    assert "launch" not in window.here.bot.services.command_ids
    assert "table" in window.here.bot.services.command_ids


async def offered(window: Window) -> Any:
    """The answer to *Live table*."""
    there, channel = window.here.there, window.world.channels[0]
    await (await there.type(window.ann, channel, "table open")).answered
    table_id = window.here.bot.services.tables.snapshots()[0].table.table_id
    (message,) = window.world.seen(channel, None)
    pressed = await there.press(window.ann, message, f"rb:live:{table_id}:link")
    await pressed.answered
    return pressed.original


async def test_here_launches_the_activity_and_browser_is_a_link(window: Window) -> None:
    answer = await offered(window)
    (control,) = [one for one in answer.controls if one.custom_id.endswith(":here")]
    assert control.label == texts_in("en")("button-live-here")
    assert f"{SITE}/t#" in str(answer.components)
    pressed = await window.here.there.press(window.ann, answer, control)
    assert await pressed.answered == LAUNCH
    assert "token" in await window.enter(window.code(window.ann), require(pressed.instance))


async def test_where_discord_launches_nothing_the_browser_is_named(window: Window) -> None:
    answer = await offered(window)
    window.here.there.faults.add(refused(400, 50035, lambda call: (call.json or {}).get("type") == LAUNCH))
    (control,) = [one for one in answer.controls if one.custom_id.endswith(":here")]
    pressed = await window.here.there.press(window.ann, answer, control)
    assert await pressed.answered == MESSAGE
    assert pressed.original is not None
    said = texts_in("en")("live-not-launched", button=texts_in("en")("button-live-browser"))
    assert said in pressed.original.texts[0]
