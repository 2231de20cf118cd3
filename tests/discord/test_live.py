"""The live table's way in, limits and presses, over a socket on loopback, beside Discord's messages."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from datetime import timedelta
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock

import aiohttp
import discord
import pytest
from prometheus_client import generate_latest
from simcord import MemberActor
from simcord.backend.models import Overwrite
from simcord.components import walk_components
from simcord.enums import OverwriteType

from bot.cluster import Cluster
from bot.engine.presets import PRESETS, parse
from bot.engine.state import Phase
from bot.live import members, page_sheets, pages, server
from bot.live.members import ASK_SECONDS
from bot.live.page_views import Asked, make_view
from bot.live.pages import ELSEWHERE, FULL, MALFORMED, MOST_OF_PERSON, MOVED, SIGNED_OUT, TOO_OFTEN
from bot.live.sessions import SESSION_SECONDS, digest_of
from bot.operations.owner_journal import OwnerAction
from bot.pictures import web_pictures
from bot.players.evaluation import Advice
from bot.players.levels import advise
from bot.playground.play import serve_live_table
from bot.rights import Cost
from bot.storage.api import News, SettingsChanged, Shards
from bot.tables.model import Status
from bot.tables.views import Snapshot
from bot.ui import buttons
from bot.words.advice import hint_text
from tests.discord.card_table import CardTable
from tests.discord.live_house import House, Page, numbers
from tests.discord.settlement import PATIENT
from tests.discord.simulation import look
from tests.world import require
from tests.world.clock import poll
from tests.world.said import WORDS, says

pytestmark = pytest.mark.proof  # a port is opened


async def started(house: House) -> dict[MemberActor, Page]:
    """Everybody's page, after Ann opened a table and started it there."""
    table = house.table
    await table.type(table.ann, "table open", rules="standard")
    open_pages = {person: await house.open(person) for person in table.people}
    for person in table.people[1:]:
        assert (await open_pages[person].press(f"rb:lobby:{table.table_id}:join"))["me"] > 1
    assert (await open_pages[table.ann].press(f"rb:lobby:{table.table_id}:start"))["status"] == "playing"
    return open_pages


async def play(open_pages: dict[MemberActor, Page], table: CardTable, tone: str = "good") -> dict[str, Any]:
    """Let whoever is on turn press what is offered in this tone, or else the first thing they may; cards are chosen
    from the left, and what is asked again is meant. Return the view that answers it.
    """
    mover = table.mover
    view = await open_pages[mover].asked(table.view.seq)
    if view["picks"]:
        places = [str(card["place"]) for card in view["cards"][: view["picks"]]]
        return await open_pages[mover].press(view["pick"], chosen=places)
    cards = [card["press"] for card in view["cards"] if card["press"]]
    verbs = ("rb:act:", "rb:sure:") if cards else ("rb:act:", "rb:sure:", "rb:say:")
    acts = sorted(
        (one for one in view["acts"] if one["press"].startswith(verbs)),
        key=lambda one: (not one["press"].startswith("rb:sure:"), one["tone"] != tone, one["tone"] != "good"),
    )
    presses = [one["press"] for one in acts] or cards
    return await open_pages[mover].press(presses[0])


def of_next(view: dict[str, Any]) -> Iterator[str]:
    """The presses of *Next hand*."""
    yield from (one["press"] for one in view["acts"] if one["press"].startswith("rb:next:"))


async def play_hand(open_pages: dict[MemberActor, Page], table: CardTable, tone: str = "good") -> int:
    """Play on pages until a hand is over; return how many tricks were seen to be taken."""
    tricks = 0
    for _ in range(150):
        hand = table.view.hand_seq
        if table.view.to_move is None:  # an old-school hand counts once nobody claims anything
            for page in open_pages.values():
                shown = await page.hear(lambda view: not view["asked"] and any(of_next(view)))
                await page.press(next(of_next(shown)))
            break
        while table.view.to_move.user_id is None:
            await table.env.advance_time(1)  # a computer thinks
        after = await play(open_pages, table, tone)
        assert after["note"] == "" or after["acts"][0]["press"].startswith("rb:sure:"), after["note"]
        tricks += sum(move["kind"] == "take" for move in after["moves"])
        if table.view.last_hand is not None and (after["result"] or table.view.hand_seq != hand):
            break
    assert table.view.last_hand is not None
    return tricks


KINDS = [
    *((preset, "", "good") for preset in PRESETS),
    ("standard", "law=old-school", "good"),
    ("double-hasenpfeffer", "players=6", "main"),  # alone, and partners give a card each
]


@pytest.mark.parametrize(("preset", "options", "tone"), KINDS)
async def test_a_hand_of_every_kind_is_played_on_pages(house: House, preset: str, options: str, tone: str) -> None:
    table, seats = house.table, len(parse([preset, *options.split()]).seats)
    computers = max(0, seats - len(table.people))
    await table.gather(preset, options=options, seats=seats, computers=computers)
    await play_hand({person: await house.open(person) for person in table.people[:seats]}, table, tone)


async def test_four_pages_play_a_hand(house: House) -> None:
    """Everything that is pressed is what the views say, and everybody is told at once."""
    assert await play_hand(await started(house), house.table) == 5


async def test_an_act_is_drawn_once_for_each_page(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    open_pages, drawn = await started(house), list[int]()

    def count(snapshot: Snapshot, asked: Asked) -> dict[str, Any]:
        drawn.append(asked.user_id)
        return make_view(snapshot, asked)

    await house.table.env.settle()
    monkeypatch.setattr(pages, "make_view", count)
    await play(open_pages, house.table)
    for page in open_pages.values():
        if page.view["seq"] < house.table.view.seq:
            await page.hear(lambda view: view["seq"] == house.table.view.seq)
    await house.table.env.settle()
    assert sorted(drawn) == sorted(person.id for person in open_pages)


async def test_a_call_that_is_asked_again_counts_only_then(house: House) -> None:
    open_pages, table = await started(house), house.table
    page, seq = open_pages[table.mover], table.view.seq
    view = await page.asked(seq)
    alone = next(one["press"] for one in view["acts"] if one["press"].endswith(":act:1") or one["tone"] == "main")
    asked = await page.press(alone)
    assert table.view.seq == seq
    yes, no = asked["acts"]
    assert (await page.press(no["press"]))["acts"] == view["acts"]
    await page.press(alone)
    assert (await page.press(yes["press"]))["seq"] > seq


async def test_a_hint_is_a_note_with_its_act_framed_until_the_table_moves_on(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = house.table
    await table.gather(computers=3)
    while not (table.mine(table.ann).legal and table.mine(table.ann).public.phase is Phase.PLAY):
        await table.decide(table.choice())
    own_view, page = table.mine(table.ann), await house.open(table.ann)
    advice = advise(own_view, table.view.seq)

    async def remember(*_: Any, **__: Any) -> Advice:
        return advice

    monkeypatch.setattr(table.bot.services.workers, "advise", remember)
    view = await page.asked(table.view.seq)
    (hint,) = [one["press"] for one in view["buttons"] if one["press"].startswith("rb:hint:")]
    told = await page.press(hint)
    assert told["note"] == "\n".join(hint_text(own_view, advice, WORDS).splitlines()[:2])
    assert not told["refused"]
    assert [card["card"]["face"] in told["advised"] for card in told["cards"]].count(True) == 1
    played = next(card["press"] for card in told["cards"] if card["card"]["face"] in told["advised"])
    after = await page.press(played)
    assert (after["note"], after["advised"]) == ("", [])
    assert says((await page.press(hint))["note"], "refusal-stale")


async def test_a_card_is_taken_back_once_everybody_agrees(house: House) -> None:
    table = house.table
    await table.type(table.world.add_keeper(), "config games", ranked="no")
    open_pages = await started(house)
    mover, seq = table.mover, table.view.seq
    after = await open_pages[mover].press(f"rb:call:{table.table_id}:{seq}:pass")
    (undo,) = [one["press"] for one in after["buttons"] if one["press"].startswith("rb:undo:")]
    await open_pages[mover].press(undo)
    for person in [person for person in table.people if person != mover]:
        view = await open_pages[person].hear(lambda view: any("agree" in one["press"] for one in view["acts"]))
        await open_pages[person].press(next(one["press"] for one in view["acts"] if "agree" in one["press"]))
    assert table.mover == mover
    assert require(table.view.public).calls == ()


async def test_the_public_message_waits_for_full_tricks_while_everybody_looks_at_a_page(house: House) -> None:
    """Whoever hides their page would miss whose turn it is: then the message says so again."""
    open_pages, table = await started(house), house.table
    for page in open_pages.values():
        await page.socket.send_str("visible")
    while not (table.view.public and table.view.public.trick):
        await play(open_pages, table)
    await table.env.advance_time(2)
    before = len(table.env.http_requests)
    assert says(table.public_text(), "hand-under-way")
    while require(table.view.public).trick:
        await play(open_pages, table)
        await table.env.advance_time(2)
    assert len(table.env.http_requests) == before + 1, "the full trick"
    assert says(table.public_text(), "hand-under-way")
    await play(open_pages, table)
    await open_pages[table.ann].socket.send_str("hidden")
    await open_pages[table.ann].press("")
    await table.env.advance_time(PATIENT.room)
    assert not says(table.public_text(), "hand-under-way")


async def test_acts_between_pages_cost_discord_nothing_and_a_panel_comes_back_when_asked(house: House) -> None:
    table = house.table
    await table.gather()
    await table.reach_play()
    panels = {person: await table.panel(person) for person in table.people}
    open_pages = {person: await house.open(person) for person in table.people}
    for page in open_pages.values():
        await page.socket.send_str("visible")
        await page.press("")
    await table.env.advance_time(2)
    shown = look(table.env, panels[table.ann])
    assert shown.says("panel-at-page")
    await play(open_pages, table)  # from now on the public message withholds the trick
    await table.env.advance_time(2)
    before = len(table.env.http_requests)
    for _ in range(2):
        await play(open_pages, table)
        await table.env.advance_time(2)
    assert len(table.env.http_requests) == before
    await table.press(table.ann, buttons.HAND, panels[table.ann])
    assert table.on_screen(table.ann) is not None
    assert table.on_screen(table.bob) is None


async def test_who_answers_no_heartbeat_is_not_looking_any_more(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    await started(house)
    table, hearing = house.table, list[asyncio.Task[int | None]]()
    monkeypatch.setattr(server, "HEARTBEAT_SECONDS", 3.0)
    for person in table.people:
        page = await house.open(person)
        hearing.append(asyncio.create_task(page.code()))  # who hears answers heartbeats
        await page.socket.send_str("visible")
    await poll(lambda: house.live.pages.shows_to_all(table.view), 60)
    hearing.pop().cancel()
    await poll(lambda: not house.live.pages.shows_to_all(table.view), 60)
    assert [task.done() for task in hearing] == [False] * 3
    for task in hearing:
        task.cancel()


async def test_a_trick_rests_as_long_as_the_pace_says(house: House) -> None:
    table = house.table
    await table.type(table.world.add_keeper(), "config display", pace="brisk")
    await table.type(table.ann, "table open")
    await table.bot.services.readers.choose(table.bob.id, "pace", "at-once")
    rests = [(await (await house.open(person)).hear())["rest"] for person in (table.ann, table.bob)]
    assert rests == [600, 250], "the server's, or what somebody has chosen"


async def test_refusals_are_the_panel_s_own_sentences(house: House) -> None:
    open_pages, table = await started(house), house.table
    waiting = next(person for person in table.people if person != table.mover)
    view = await open_pages[waiting].press(f"rb:call:{table.table_id}:{table.view.seq}:pass")
    assert says(view["note"], "refusal-not-your-turn")
    assert view["refused"]
    assert require(table.view.public).calls == ()


async def test_a_press_that_is_sent_again_is_carried_out_once(house: House) -> None:
    open_pages, table = await started(house), house.table
    mover, seq = table.mover, table.view.seq
    press = f"rb:call:{table.table_id}:{seq}:pass"
    await open_pages[mover].press(press, number=77)
    again = await house.open(mover)
    answered = await again.press(press, number=77)
    assert answered["note"] == ""
    assert table.view.seq == seq + 1


@pytest.mark.parametrize("restarts", [False, True])
async def test_another_act_under_a_number_that_has_counted_does_nothing(house: House, restarts: bool) -> None:
    """Whatever a page sends again, and however the table has gone on: also once another process answers."""
    table = house.table
    await table.gather()
    await table.reach_play()
    mover, seq, number = table.mover, table.view.seq, next(numbers)
    page = await house.open(mover)
    first, second = [card["press"] for card in (await page.asked(seq))["cards"] if card["press"]][:2]
    await page.press(first, number)
    if restarts:
        await table.restart()
        await serve_live_table(table.env, table.bot)
        page = await house.open(mover)
    while table.mover != mover:
        await table.decide(table.choice(), on_panel=True)
    before = table.view
    later = next(card["press"] for card in (await page.asked(before.seq))["cards"] if card["press"])
    for press in (second, later):
        again = await house.open(mover)
        assert (await again.press(press, number))["seq"] == before.seq
    assert table.view.public == before.public
    assert (await again.press(later))["seq"] > before.seq


async def test_what_a_press_has_posted_is_not_posted_again_when_it_is_sent_again(
    house: House, nonces: dict[str, Any]
) -> None:
    table = house.table
    await table.type(table.ann, "table open")
    for _ in range(2):
        page = await house.open(table.ann)
        await page.press(f"rb:which:invite:{table.bob.id}", number=77, chosen=[str(table.table_id)])
        assert says(page.view["note"], "live-posted")
        assert not page.view["refused"]
    assert len(nonces) == 1


@pytest.mark.parametrize(
    ("press", "key"),
    [
        ("rb:act:999:1:0", "refusal-no-table"),
        ("rb:nothing:1", "retired-button"),
        ("rb:lobby:1:joined", "retired-button"),
        ("rb:forget:1", "forget-not-yours"),
        ("", "retired-button"),
    ],
)
async def test_what_no_button_of_the_page_says_does_nothing(house: House, press: str, key: str) -> None:
    open_pages, table = await started(house), house.table
    before = table.view
    assert says(await open_pages[table.ann].words(press), key)
    assert table.view == before


async def test_a_page_of_another_channel_shows_its_person_s_own_table_as_long_as_they_can_see_it(house: House) -> None:
    await started(house)
    table = house.table
    mover, seq, elsewhere = table.mover, table.view.seq, table.world.guild.create_text_channel("elsewhere")
    page = await house.connect(await house.token(mover, channel_id=elsewhere.id))
    assert (await page.hear())["kind"] == "hello"
    await page.hear()
    assert (await page.press(f"rb:panel:{table.table_id}"))["asked"]
    denied = discord.Permissions(view_channel=True).value
    table.env.backend.set_overwrite(table.world.channel.id, Overwrite(mover.id, OverwriteType.MEMBER, deny=denied))
    await table.env.settle()
    said = await page.words(f"rb:call:{table.table_id}:{seq}:pass")
    assert WORDS("refusal-other-channel", channel="#…") in said, "Discord names no channel that one cannot see"
    assert table.view.seq == seq
    assert page.view["kind"] == "nothing"


async def test_the_name_of_a_channel_is_no_link(house: House) -> None:
    table = house.table
    there = table.world.guild.create_text_channel("[cards](https://x.example)")
    assert (await table.ann.slash(there, "table open")).acknowledged
    table_id = table.bot.services.tables.tables_in_channel(there.id)[0]
    page = await house.open(table.bob)
    said = await page.words(f"rb:which:invite:{table.cay.id}", chosen=[str(table_id)])
    said += await page.words("rb:door:home")
    assert "cards" in said
    assert "[cards](" not in said


async def test_a_page_of_another_channel_shows_strangers_the_front_door(house: House) -> None:
    await started(house)
    page = await house.connect(await house.token(house.table.world.add_keeper(), channel_id=5))
    await page.hear()
    assert (await page.hear())["kind"] == "nothing"
    (front,) = page.sheets
    assert front["components"]
    assert [one["press"] for one in page.view["buttons"]] == ["rb:door:home"]


async def test_who_has_lost_a_channel_does_not_see_how_its_table_ends(house: House) -> None:
    table, elsewhere = house.table, house.table.world.guild.create_text_channel("elsewhere")
    await table.type(table.ann, "table open")
    page = await house.connect(await house.token(table.bob, channel_id=elsewhere.id))
    await page.hear()
    await page.hear()
    assert (await page.press(f"rb:watch:{table.table_id}"))["status"] == "lobby"
    lose_the_channel(table)
    await table.env.settle()
    await table.type(table.ann, "table close")
    assert (await page.press(""))["kind"] == "nothing"


async def test_who_left_sees_no_hand_and_a_stranger_what_everybody_sees(house: House) -> None:
    await started(house)
    stranger = house.table.world.add_keeper()
    view = await (await house.open(stranger)).hear()
    assert (view["status"], view["me"], view["cards"], view["acts"]) == ("playing", 0, [], [])


async def test_a_link_works_once_and_names_its_person(house: House) -> None:
    secret = await house.live.pages.sessions.make_link(house.session(house.table.ann))
    status, link = await house.enter({"secret": secret})
    assert (status, len(link["people"])) == (200, 1)
    assert (await house.enter({"secret": secret, "as": 1}))[0] == 400
    assert (await house.enter({"secret": secret, "as": 0}))[0] == 200
    assert (await house.enter({"secret": secret, "as": 0}))[0] == 410
    assert (await house.enter({"secret": "made up"}))[0] == 410


async def test_other_sites_neither_enter_nor_connect(house: House) -> None:
    token = await house.token(house.table.ann)
    secret = await house.live.pages.sessions.make_link(house.session(house.table.ann))
    assert (await house.enter({"secret": secret}, origin="https://elsewhere.example"))[0] == 403
    with pytest.raises(aiohttp.WSServerHandshakeError, match="403"):
        await house.connect(token, origin="https://elsewhere.example")


@pytest.mark.parametrize("body", ["[" * 2000, "[]", '"secret"', "secret", "\x00", "{}"])
async def test_what_nobody_s_page_sends_opens_no_door_and_breaks_none(
    house: House, body: str, caplog: pytest.LogCaptureFixture
) -> None:
    headers = {"Origin": house.origin, "Content-Type": "application/json; charset=made-up"}
    async with house.browser.post(house.at("/enter"), data=body.encode(), headers=headers) as answer:
        assert answer.status in (400, 410)
    page = Page(await house.browser.ws_connect(house.at("/socket"), headers=headers))
    await page.socket.send_str(body)
    assert await page.code() == SIGNED_OUT
    assert [line for line in caplog.records if line.levelname == "ERROR"] == []


async def test_of_too_many_strangers_who_bring_nothing_the_first_make_way(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Sockets without a token and halves of a link's secret cost nobody else their place."""
    monkeypatch.setattr(server, "_MOST_STRANGERS", 3)
    token, headers, mute = await house.token(house.table.ann), {"Origin": house.origin}, list[Page]()
    for _ in range(4):
        mute.append(Page(await house.browser.ws_connect(house.at("/socket"), headers=headers)))
    assert await mute[0].code() == aiohttp.WSCloseCode.ABNORMAL_CLOSURE

    async def half() -> AsyncIterator[bytes]:
        yield b"{"
        await asyncio.Event().wait()

    slow = [asyncio.create_task(house.browser.post(house.at("/enter"), data=half(), headers=headers)) for _ in range(2)]
    assert [await page.code() for page in mute[1:3]] == [aiohttp.WSCloseCode.ABNORMAL_CLOSURE] * 2
    own, again = await house.connect(token), await house.connect(token)
    for page in (own, again):
        assert (await page.hear())["name"] == "Ann"
    assert await mute[3].code() == aiohttp.WSCloseCode.ABNORMAL_CLOSURE
    done = await asyncio.gather(*slow, return_exceptions=True)
    assert isinstance(done[0], aiohttp.ClientError), "cut off"
    assert (await own.press(""))["note"], "who is let in stays"


async def test_half_a_secret_is_not_waited_for(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "TOKEN_SECONDS", 0.2)

    async def half() -> AsyncIterator[bytes]:
        yield b"{"
        await asyncio.Event().wait()

    async with house.browser.post(house.at("/enter"), data=half(), headers={"Origin": house.origin}) as answer:
        assert answer.status == 400


async def test_no_secret_hand_or_address_is_logged_measured_or_stored(
    house: House, talkative_log: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A sign-in, a game, refusals, a file, a fault and a way back, with a log that tells all it can."""
    table = house.table
    address = "127.0.0.2"  # not where the bot listens
    async with aiohttp.ClientSession(connector=aiohttp.TCPConnector(local_addr=(address, 0))) as browser:
        there = House(table, browser)
        open_pages = await started(there)
        secret = await there.live.pages.sessions.make_link(there.session(table.ann))
        assert (await there.enter({"secret": secret}))[0] == 200
        token = (await there.enter({"secret": secret, "as": 0}))[1]["token"]
        assert (await there.enter({"secret": secret, "as": 0}))[0] == 410
        page = await there.connect(token)
        await page.hear()
        view = await page.hear(lambda message: message["kind"] == "view")
        await play({**open_pages, table.ann: page}, table)
        await page.press("rb:nothing:1")
        await page.press(f"rb:call:{table.table_id}:0:pass")
        await page.press(buttons.DOOR.id_of("home"), fields={"word": token})
        words = there.live.pages.files.keep(table.ann.id, {"hand.webp": b"picture"})
        async with browser.get(there.at(f"/sheets/{words}/hand.webp")) as answer:
            assert await answer.read() == b"picture"
        await page.socket.send_json({"token": token})
        assert await page.code() == MALFORMED
        again = await there.connect(token)
        await again.hear()
        with monkeypatch.context() as broken:
            broken.setattr(pages, "make_view", lambda *_: 1 // 0)
            await again.socket.send_json({"press": "", "id": "1"})
            await again.code()
        assert "ZeroDivisionError" in talkative_log.text
        for each in (*open_pages.values(), page, again):
            await each.socket.close()
    cards = [card["card"]["words"] for card in view["cards"]]
    assert len(cards) == 5
    secrets = [secret, token, words, address, *cards, *(f'"{card["card"]["face"]}"' for card in view["cards"])]
    assert [one for one in secrets if one in talkative_log.text] == []
    figures = generate_latest(table.bot.features.monitoring.metrics.registry).decode()
    assert "right_bower_live_pages" in figures
    assert [one for one in (*secrets, str(table.ann.id), "Ann") if one in figures] == []
    database = Path(table.bot.services.settings.database_url)
    stored = b"".join(path.read_bytes() for path in database.parent.glob(f"{database.name}*"))
    assert digest_of(token).encode() in stored
    assert [one for one in (secret, token, words, address) if one.encode() in stored] == []


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
        json.dumps({"press": "x" * 101, "id": "1"}), json.dumps({"press": "\ud800", "id": "1"}),
        json.dumps({"press": "", "id": "1", "fields": {"word": "\ud800"}}), "[" * 2000,
        json.dumps({"press": "", "id": "1", "sheet": str(1 << 62)}),
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


async def test_what_browsers_do_not_send_is_counted_too(house: House) -> None:
    page = await house.open(house.table.ann)
    await page.hear()
    for _ in range(21):
        await page.socket.ping()
    assert await page.code() == TOO_OFTEN


async def test_dear_answers_are_counted_for_a_person_over_all_their_pages_and_messages(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, asked = house.table, Counter[str]()
    await table.gather(computers=3)
    while not table.mine(table.ann).legal:
        await table.env.advance_time(1)
    advice = advise(table.mine(table.ann), table.view.seq)

    async def think(*_: Any, **__: Any) -> Advice:
        asked["thoughts"] += 1
        return advice

    monkeypatch.setattr(table.bot.services.workers, "advise", think)
    own, others = [await house.open(table.ann) for _ in range(4)], await house.open(table.bob)
    hint = f"rb:hint:{table.table_id}:{table.view.seq}"
    most, _ = require(Cost.THINKING.limit)
    said = [(await own[number % 4].press(hint))["note"] for number in range(most + 2)]
    assert [says(words, "fault-cooldown-press") for words in said] == [False] * most + [True] * 2
    assert asked["thoughts"] <= most
    panel = await table.panel(table.ann)
    assert table.read(await table.press(table.ann, buttons.HINT, panel)).says("fault-cooldown-press")
    assert (await others.press(""))["note"], "others stay"


async def test_a_page_gives_a_moderator_no_right(house: House) -> None:
    table = house.table
    await table.type(table.ann, "table open")
    page = await house.open(table.world.add_keeper())
    assert says((await page.press(f"rb:lobby:{table.table_id}:close"))["note"], "refusal-not-allowed")
    assert table.view.status is Status.LOBBY


async def test_who_comes_back_has_sent_as_much_as_before(house: House) -> None:
    token = await house.token(house.table.ann)
    for _ in range(2):
        page = await house.connect(token)
        for _ in range(2):
            await page.hear()
        for _ in range(10):
            await page.press("")
        await page.socket.close()
    page = await house.connect(token)
    await page.socket.send_str("visible")
    assert await page.code() == TOO_OFTEN


async def test_a_fifth_page_closes_the_oldest(house: House) -> None:
    first = await house.open(house.table.ann)
    others = [await house.open(house.table.ann) for _ in range(MOST_OF_PERSON)]
    assert await first.code() == ELSEWHERE
    assert (await others[0].press(""))["note"]


async def test_pages_that_do_not_close_keep_their_person_out_and_nobody_else(house: House) -> None:
    async def wait(_: object) -> None:
        await asyncio.Event().wait()

    all_pages, ann, bob = house.live.pages, house.session(house.table.ann), house.session(house.table.bob)
    for _ in range(2 * MOST_OF_PERSON):
        all_pages.open("", ann, wait, wait)
    with pytest.raises(pages.Unwelcome):
        all_pages.open("", ann, wait, wait)
    all_pages.open("", bob, wait, wait)


async def test_a_page_that_cannot_be_drawn_is_closed_and_comes_back(
    house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    table = house.table
    await table.type(table.ann, "table open")
    page = await house.open(table.ann)
    await page.hear()
    with monkeypatch.context() as broken:
        broken.setattr(pages, "make_view", lambda *_: 1 // 0)
        await page.socket.send_json({"press": "", "id": "1"})
        await page.code()
    assert "ZeroDivisionError" in caplog.text
    again = await house.open(table.ann)
    assert (await again.hear())["me"] == 1


async def test_a_closing_server_asks_pages_to_come_back(house: House) -> None:
    page = await house.open(house.table.ann)
    await house.table.bot.close()
    assert await page.code() == aiohttp.WSCloseCode.SERVICE_RESTART


async def test_the_page_has_a_strict_policy_and_what_it_loads_may_be_kept(house: House) -> None:
    async with house.browser.get(house.at("/t")) as answer:
        page, headers = await answer.text(), answer.headers
    assert headers["Cache-Control"] == "no-store"
    assert "unsafe" not in headers["Content-Security-Policy"]
    assert "frame-ancestors 'none'" in headers["Content-Security-Policy"]
    assert "{{" not in page
    assert "style=" not in page
    script = page.partition('src="')[2].partition('"')[0]
    for path in (script, script.replace("main.js", "table.css")):
        async with house.browser.get(house.at(path)) as answer:
            assert (answer.status, answer.headers["Content-Encoding"]) == (200, "deflate")
            assert "immutable" in answer.headers["Cache-Control"]
    pictures = {"pairs-en/JH-right-140": 200, "two-de/back-280": 200, "pairs-en/JH-141": 404, "x-en/JH-140": 404}
    for path, status in {**pictures, "pairs-en/1H-140": 404}.items():
        async with house.browser.get(house.at(f"{server.address_of_files()}/cards/{path}.webp")) as answer:
            assert answer.status == status, path


async def test_nobody_has_a_picture_drawn_again_by_other_names_for_it(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Drawing a large card takes the processor 20 ms, and needs no session."""
    drawn = Counter[str]()
    for name in ("draw_face", "portrait_picture"):
        draw = getattr(web_pictures, name)
        monkeypatch.setattr(web_pictures, name, lambda *of, name=name, draw=draw: drawn.update([name]) or draw(*of))
    at = server.address_of_files()
    cards = [f"{at}/cards/{deck}-{locale}/9S{bower}-140" for deck in ("pairs", "two") for locale in ("en", "fr")
             for bower in ("", "-none", "-")]  # fmt: skip
    faces = [f"{at}/faces/{name}" for name in ("Ann", "Bob", "%20", "BADGER", "bAdger", "badger")]
    asking = [house.browser.get(house.at(f"{path}.webp")) for path in (*cards, *faces) for _ in range(3)]
    answers = await asyncio.gather(*asking)
    assert {answer.status for answer in answers} == {200}
    assert drawn["draw_face"] <= 2
    assert drawn["portrait_picture"] <= 2


async def test_whoever_has_most_files_loses_the_oldest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page_sheets, "MOST_BYTES", 100)
    files = page_sheets.Files()
    few = [files.keep(1, {"table.webp": b"x" * 20}) for _ in range(2)]
    many = [files.keep(2, {"table.webp": b"x" * 20}) for _ in range(50)]
    kept = [files.find(word, "table.webp") is not None for word in (*few, *many)]
    assert kept == [True] * 2 + [False] * 47 + [True] * 3


# -- the way in from Discord


def address(table: CardTable, answer: Any) -> str:
    """Where the one link of an answer leads."""
    stored = table.env.backend.get_message(table.world.channel.id, answer.response.id)
    assert stored.is_ephemeral
    (link,) = [part["url"] for part in walk_components(stored.components) if part.get("url")]
    return str(link)


async def test_the_live_table_is_a_link_for_whoever_asked(house: House) -> None:
    table = house.table
    await table.type(table.ann, "table open")
    link = address(table, await table.press(table.bob, buttons.LIVE, verb="link"))
    assert link.startswith(f"{house.origin}/t#")
    secret = link.partition("#")[2]
    assert (await house.enter({"secret": secret}))[1]["people"] == ["Bob"]
    _, answer = await house.enter({"secret": secret, "as": 0})
    page = await house.connect(answer["token"])
    assert (await page.hear())["name"] == "Bob"
    assert (await page.hear())["me"] == 0
    assert (await page.press(f"rb:lobby:{table.table_id}:join"))["me"] == 2


@pytest.mark.parametrize("playing", [False, True])
async def test_the_table_and_the_panel_offer_the_live_table(house: House, playing: bool) -> None:
    table = house.table
    await (table.gather() if playing else table.type(table.ann, "table open"))
    for place in (table.message, *([await table.panel(table.ann)] if playing else [])):
        assert look(table.env, place).found(buttons.LIVE, verb="link"), "not in More … alone"
        secret = address(table, await table.press(table.ann, buttons.LIVE, place)).partition("#")[2]
        assert (await house.enter({"secret": secret}))[1]["people"] == ["Ann"]


async def test_where_there_is_no_live_table_nobody_is_offered_it(table: CardTable) -> None:
    await table.gather()
    old = await table.press(table.ann, buttons.MORE)
    table.settings["host"] = {"live_url": None}
    await table.restart()
    answers = [table.read(await table.press(table.ann, way)) for way in (buttons.HAND, buttons.MORE)]
    assert [shown.found(buttons.LIVE) for shown in (look(table.env, table.message), *answers)] == [[], [], []]
    assert table.read(await table.press(table.ann, buttons.LIVE, old.response)).says("live-off")


async def test_signing_out_everywhere_closes_every_page_and_every_link(house: House) -> None:
    table = house.table
    await table.type(table.ann, "table open")
    assert table.read(await table.press(table.ann, buttons.LIVE, verb="link")).found(buttons.LIVE) == []
    own, others = [await house.open(table.ann) for _ in range(2)], await house.open(table.bob)
    answer = await table.press(table.ann, buttons.LIVE, verb="link")
    assert table.read(answer).says("live-signed-in", count=2)
    secret = address(table, answer).partition("#")[2]
    done = await table.press(table.ann, buttons.LIVE, answer.response, verb="out")
    assert table.read(done).says("live-signed-out")
    assert [await page.code() for page in own] == [SIGNED_OUT] * 2
    assert (await house.enter({"secret": secret}))[0] == 410
    assert (await others.press(""))["note"], "others stay"


async def test_a_page_lets_nobody_in_but_signs_out_everywhere(house: House) -> None:
    """Else a page could stay for ever: whoever has just been let in is not asked for at Discord."""
    table = house.table
    await table.type(table.ann, "table open")
    page = await house.open(table.bob)
    sheet = await page.sheet(f"rb:live:{table.table_id}:link")
    parts = [*walk_components(sheet["components"])]
    assert [part["url"] for part in parts if part.get("url")] == []
    assert says("\n".join(str(part.get("content", "")) for part in parts), "live-signed-in", count=1)
    (out,) = [part["custom_id"] for part in parts if "custom_id" in part]
    await page.socket.send_json({"press": out, "id": "1", "sheet": sheet["id"]})
    assert await page.code() == SIGNED_OUT


async def test_who_is_forgotten_is_signed_out(house: House) -> None:
    table = house.table
    await table.type(table.ann, "table open")
    token = await house.token(table.bob)
    page = await house.connect(token)
    question = await table.type(table.bob, "forget me")
    await table.press(table.bob, buttons.FORGET, question.response)
    assert await page.code() == SIGNED_OUT
    assert await (await house.connect(token)).code() == SIGNED_OUT


# -- who may stay


def leave(table: CardTable) -> None:
    table.world.guild.remove_member(table.bob)


def lose_the_channel(table: CardTable) -> None:
    denied = discord.Permissions(view_channel=True)
    table.env.backend.set_overwrite(
        table.world.channel.id, Overwrite(table.bob.id, OverwriteType.MEMBER, deny=denied.value)
    )


def be_timed_out(table: CardTable) -> None:
    until = (table.env.now() + timedelta(days=1)).isoformat()
    table.env.backend.edit_member(table.world.guild.id, table.bob.id, {"timed_out_until": until})


@pytest.fixture
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Discord is asked again at once when the table's time has moved: pages wait in the machine's."""
    for name in ("ASK_SECONDS", "RETRY_SECONDS"):
        monkeypatch.setattr(members, name, 0.05)


GONE = [leave, lose_the_channel, be_timed_out]


@pytest.mark.usefixtures("soon")
@pytest.mark.parametrize("go", GONE)
async def test_who_may_not_see_the_channel_any_more_is_signed_out(
    house: House, go: Callable[[CardTable], None]
) -> None:
    table = house.table
    await table.type(table.ann, "table open")
    token = await house.token(table.bob)
    page, other = await house.connect(token), await house.open(table.cay)
    go(table)
    await table.env.advance_time(1)
    assert await page.code() == SIGNED_OUT
    assert await (await house.connect(token)).code() == SIGNED_OUT, "the session is over"
    assert (await other.press(""))["note"], "others stay"


@pytest.mark.parametrize("go", GONE)
async def test_who_comes_back_after_losing_the_channel_sees_nothing_while_discord_is_asked(
    house: House, go: Callable[[CardTable], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    table, told, request = house.table, asyncio.Event(), house.table.bot.http.request

    async def ask_slowly(route: discord.http.Route, **given: Any) -> Any:
        if "/members/" in route.path:
            await told.wait()
        return await request(route, **given)

    await table.type(table.ann, "table open")
    token = await house.token(table.bob)
    go(table)
    await table.env.advance_time(ASK_SECONDS + 2)
    monkeypatch.setattr(table.bot.http, "request", ask_slowly)
    page, other = await house.connect(token), await house.open(table.cay)
    assert (await page.hear())["kind"] == "hello"
    await other.press("")
    told.set()
    message = await page.socket.receive(timeout=10)
    assert (message.type, message.data) == (aiohttp.WSMsgType.CLOSE, SIGNED_OUT)


@pytest.mark.usefixtures("soon")
async def test_an_outage_of_discord_leaves_people_an_hour(house: House) -> None:
    table = house.table
    await table.type(table.ann, "table open")
    page = await house.open(table.bob)
    table.env.inject_error("GET", "/guilds/*/members/*", status=403, code=0, times=1000)
    await table.env.advance_time(1)
    await poll(lambda: any("/members/" in request.path for request in table.env.http_requests), 10)
    await table.env.advance_time(3000)
    assert (await page.press(""))["note"]
    await table.env.advance_time(1000)
    assert await page.code() == SIGNED_OUT


async def test_the_owner_s_block_ends_a_page_at_its_next_press(house: House) -> None:
    table = house.table
    await table.type(table.ann, "table open")
    page = await house.open(table.bob)
    await table.bot.services.owner_journal.add(1, OwnerAction.PERSON_BLOCKED, table.bob.id)
    await page.socket.send_json({"press": "", "id": "1"})
    assert await page.code() == SIGNED_OUT


@pytest.mark.usefixtures("soon")
async def test_a_session_ends_after_twelve_hours(house: House) -> None:
    table = house.table
    await table.type(table.ann, "table open")
    page = await house.open(table.bob)
    await table.env.advance_time(SESSION_SECONDS)
    assert await page.code() == SIGNED_OUT


# -- how many


async def test_onlookers_find_a_limit_and_players_do_not(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "MOST_IN_CHANNEL", 4)
    there = await started(house)
    stranger = house.table.world.add_keeper()
    page = await house.connect(await house.token(stranger))
    assert (await page.hear())["texts"]["live-full"]
    assert await page.code() == FULL
    newer = await house.open(house.table.ann)
    assert (await newer.hear())["me"] == 1
    assert len(there) == 4, "they stay open"


async def test_in_a_ranked_game_the_newest_page_alone_shows_the_hand(house: House) -> None:
    await started(house)
    table = house.table
    assert table.view.ranked
    older = await house.open(table.ann)
    newer = await house.open(table.ann)
    assert await older.code() == ELSEWHERE
    assert len((await newer.hear())["cards"]) == 5


async def test_two_hundred_pages_that_read_nothing_have_one_message_each_and_keep_nobody_waiting(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "MOST_IN_CHANNEL", 300)
    open_pages, table, waiting = await started(house), house.table, Counter[int]()

    async def begin(number: int) -> asyncio.Task[None]:
        async def send(_: str) -> None:
            waiting[number] += 1
            await asyncio.Event().wait()  # the socket's buffers are full

        session = house.session(table.ann)._replace(user_id=10_000 + number // 4, ends=table.env.now().timestamp() + 99)
        page = house.live.pages.open("", session, send, AsyncMock())
        return asyncio.create_task(page.tell())

    telling = [await begin(number) for number in range(200)]
    await poll(lambda: len(waiting) == 200, 10)
    for _ in range(4):
        await play(open_pages, table)
    assert {*waiting.values()} == {1}
    for task in telling:
        task.cancel()


# -- restarts


@pytest.mark.parametrize("playing", [False, True])
async def test_a_page_goes_on_after_a_restart(house: House, playing: bool) -> None:
    """What it had sent was carried out, though its number is all that tells; and a link still works."""
    open_pages, table = await started(house), house.table
    while playing and require(table.view.public).phase is not Phase.PLAY:
        await play(open_pages, table)
    token, link = await house.token(table.mover), await house.live.pages.sessions.make_link(house.session(table.bob))
    page, seq = await house.connect(token), table.view.seq
    view = await page.asked(seq)
    press = next(one["press"] for one in (*view["acts"], *view["cards"]) if one["press"])
    number = next(numbers)
    await page.press(press, number)
    await table.restart()
    await serve_live_table(table.env, table.bot)
    assert await page.code() == aiohttp.WSCloseCode.SERVICE_RESTART
    assert await open_pages[table.dan].code() == aiohttp.WSCloseCode.SERVICE_RESTART
    again = await house.connect(token)
    view = await again.hear(lambda message: message["kind"] == "view")
    assert (view["seq"], len(view["cards"])) == (seq + 1, 4 if playing else 5)
    assert (await again.press(press, number))["note"] == ""
    assert table.view.seq == seq + 1
    assert says((await again.press(press))["note"], "refusal-stale")
    assert (await house.enter({"secret": link, "as": 0}))[0] == 200


async def test_who_is_served_elsewhere_is_told(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    open_pages, table = await started(house), house.table
    services = table.bot.services
    monkeypatch.setattr(services.store, "shards", lambda: Shards((), 1))
    await services.tables.release({table.table_id})
    house.live.pages.refresh()
    assert [await page.code() for page in open_pages.values()] == [MOVED] * 4


async def test_what_pages_do_is_counted(house: House) -> None:
    open_pages, metrics = await started(house), house.table.bot.features.monitoring.metrics

    def figure(name: str, **labels: str) -> float:
        return metrics.registry.get_sample_value(f"right_bower_live_{name}", labels) or 0.0

    assert figure("pages") == 4
    assert (figure("messages_total", outcome="done"), figure("messages_total", outcome="refused")) == (4, 0)
    await open_pages[house.table.ann].press("")
    assert figure("messages_total", outcome="refused") == 1
    assert figure("lag_seconds_count") > 0
    await open_pages[house.table.ann].socket.send_str("bye")
    await open_pages[house.table.ann].code()
    assert (figure("closes_total", reason="signed_out"), figure("pages")) == (1, 3)


@pytest.mark.parametrize("everybody", [False, True])
async def test_a_session_that_another_process_has_ended_is_over_here(
    house: House, monkeypatch: pytest.MonkeyPatch, everybody: bool
) -> None:
    table, store = house.table, house.table.bot.services.store
    await table.type(table.ann, "table open")
    page, other = await house.open(table.bob), await house.open(table.ann)
    hears: list[Callable[[News], None]] = []
    monkeypatch.setattr(store, "add_listener", hears.append)
    cluster = Cluster(table.bot)
    cluster.start()
    await store.end_live_sessions(table.bob.id)
    hears[0](SettingsChanged() if everybody else SettingsChanged(user_id=table.bob.id))
    assert await page.code() == SIGNED_OUT
    assert (await other.press(""))["note"], "others stay"
    await cluster.close()


async def test_the_daily_deal_is_played_on_a_page_whose_sheet_then_goes(house: House) -> None:
    page = await house.open(house.table.ann)
    menu = await page.sheet((await page.hear())["buttons"][0]["press"])
    daily = await page.sheet(buttons.DOOR.id_of("daily"), sheet=menu["id"])
    assert daily["id"] == menu["id"], "drawn anew"
    (play,) = [one["custom_id"] for one in walk_components(daily["components"]) if ":play:" in one.get("custom_id", "")]
    view = await page.press(play, sheet=daily["id"])
    assert (view["status"], view["me"]) == ("playing", 1)
    assert page.sheets == [{"kind": "sheet", "id": menu["id"], "components": [], "files": {}}]
