"""Every kind of message that the bot keeps standing in a channel, in every kind of trouble: it stands there once."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import pytest

from bot.engine.state import Phase
from bot.ui import buttons
from tests.discord.card_table import CardTable
from tests.discord.nights import Hall, Night8
from tests.discord.simulation import Wire, aim, delete_channel, delete_message, forbid, land, look
from tests.discord.test_seasons import play_season, posted
from tests.world import require
from tests.world.clock import quiet
from tests.world.said import WORDS, says

pytestmark = [pytest.mark.usefixtures("nobody_looks_every_hour", "nonces"), pytest.mark.table(expert="steady")]


@dataclass(frozen=True)
class Kind:
    """One kind: what happens until it is about to be posted, what then posts it, and which messages are of it."""

    prepare: Callable[[CardTable], Awaitable[object]]
    post: Callable[[CardTable], Awaitable[object]]
    find: Callable[[CardTable], list[int]]
    again: Callable[[CardTable], Awaitable[object]] | None = None
    """What changes it."""
    anew: bool = False
    """Whether one that somebody deleted is posted anew when it changes."""
    given_up: bool = False
    """Whether it is given up for good in a channel that refuses it."""


def saying(key: str) -> Callable[[CardTable], list[int]]:
    return lambda table: [one.id for one in table.world.channel.history() if says(look(table.env, one).told, key)]


# -- a table's own


async def lose_message(table: CardTable) -> None:
    await table.gather()
    await table.reach_play()
    await delete_message(table.world, table.message)


async def decide(table: CardTable) -> None:
    await table.decide(table.choice(), on_panel=True)


def shown_tables(table: CardTable) -> list[int]:
    history = table.world.channel.history()
    return [one.id for one in history if look(table.env, one).found(buttons.HAND)]


async def come_to_last_trick(table: CardTable) -> None:
    await table.gather(computers=3)
    while len(table.mine(table.ann).hand) > 1 or require(table.view.public).phase is not Phase.PLAY:
        await decide(table)
    await table.panel(table.ann)
    await delete_message(table.world, table.message)


async def gather(table: CardTable) -> None:
    await table.gather()


async def wait_a_minute(table: CardTable) -> None:
    await table.env.advance_time(61)


def calls(table: CardTable) -> list[int]:
    return [one.id for one in table.world.channel.history() if one.mentions]


# -- a night's, a season's, a match's


async def open_night(table: CardTable) -> None:
    await Night8(table).open()


async def join_night(table: CardTable) -> None:
    await Night8(table).types(table.bob, "night join")


async def end_season(table: CardTable) -> None:
    await play_season(table, table.world.add_keeper())


async def come_to_its_end(table: CardTable) -> None:
    await table.env.advance_time(700)


async def begin_match(table: CardTable) -> None:
    room = Hall(table)
    await room.open()
    await room.press(1, "button-duplicate-team", team=2)
    await room.press(0, "button-duplicate-begin")


async def play_match(table: CardTable) -> None:
    await Hall(table).play()


async def nothing(table: CardTable) -> None:
    pass


async def choose_lobby(table: CardTable) -> None:
    await table.type(table.world.add_keeper(), "config lobby", channel=table.world.channel)
    await table.env.advance_time(10)


async def open_elsewhere(table: CardTable) -> None:
    """Open a table beside: there is one more line in the lobby's post."""
    await table.ann.slash(table.world.guild.create_text_channel("beside"), "table open")
    await table.env.advance_time(60)


KINDS = {
    "table": Kind(lose_message, decide, shown_tables, decide, anew=True),
    "sheet": Kind(come_to_last_trick, decide, lambda table: [one.id for one in table.sheets()]),
    "call": Kind(gather, wait_a_minute, calls),
    "night": Kind(nothing, open_night, saying("night-people"), join_night, anew=True),
    "season": Kind(
        end_season, come_to_its_end, lambda table: [*range(len(posted(table)))], given_up=True
    ),
    "lobby": Kind(nothing, choose_lobby, saying("lobby-post-heading"), open_elsewhere, anew=True),
    "results": Kind(begin_match, play_match, saying("duplicate-results")),
}  # fmt: skip

PLACE = "/channels/{}/messages"


async def go_on(table: CardTable) -> None:
    """Another process begins, as if this one had been killed."""
    await table.restart()
    await table.env.advance_time(30)
    await table.env.settle()


@pytest.mark.proof
@pytest.mark.parametrize("kind", KINDS)
async def test_a_lost_reply_leaves_one(kind: str, table: CardTable) -> None:
    here = KINDS[kind]
    await here.prepare(table)
    Wire(table.env).lose_reply("POST", PLACE.format(table.world.channel.id))
    await here.post(table)
    await table.env.advance_time(30)
    assert len(here.find(table)) == 1


@pytest.mark.proof
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("arrived", [True, False])
async def test_a_process_that_is_killed_while_it_posts_leaves_one(kind: str, arrived: bool, table: CardTable) -> None:
    """Whether the message has arrived by then, of which nothing was remembered, or not."""
    here, place = KINDS[kind], PLACE.format(table.world.channel.id)
    await here.prepare(table)
    if arrived:
        Wire(table.env).lose_reply("POST", place, times=100)
    else:
        Wire(table.env).hold("POST", place, times=100)
    await here.post(table)
    before = here.find(table)
    assert len(before) == arrived
    await go_on(table)
    expected = 0 if kind in ("sheet", "call") and not arrived else 1
    assert len(here.find(table)) == expected
    if arrived:
        assert here.find(table) == before


@pytest.mark.proof
@pytest.mark.parametrize("kind", KINDS)
async def test_the_next_process_knows_where_it_stands(kind: str, table: CardTable, nonces: dict[str, Any]) -> None:
    """Also when Discord has forgotten the nonce."""
    here = KINDS[kind]
    await here.prepare(table)
    await here.post(table)
    before = here.find(table)
    assert len(before) == 1
    nonces.clear()
    await go_on(table)
    assert here.find(table) == before
    if here.again is not None:
        await here.again(table)
        await table.env.advance_time(5)
        assert here.find(table) == before


@pytest.mark.proof
@pytest.mark.parametrize("kind", KINDS)
async def test_an_overloaded_discord_gets_it_later(kind: str, table: CardTable) -> None:
    here = KINDS[kind]
    await here.prepare(table)
    table.env.inject_error("POST", PLACE.format(table.world.channel.id), status=503, code=0, times=4)
    await here.post(table)
    for _ in range(6):
        await table.env.advance_time(65)
        await table.bot.services.duplicate.try_again(table.world.guild.id)  # what a test began has no simulated clock
        await quiet()  # pictures are drawn in a thread
        await table.env.settle()
    assert len(here.find(table)) == (kind != "call"), "a computer plays for whoever was called"
    assert table.env.backend.faults == []


@pytest.mark.proof
@pytest.mark.parametrize("kind", KINDS)
async def test_what_is_refused_waits_for_discords_word(kind: str, table: CardTable) -> None:
    here, place = KINDS[kind], PLACE.format(table.world.channel.id)
    await here.prepare(table)
    table.env.inject_error("POST", place, status=403, code=50013, times=3)
    since = len(table.env.http_requests)
    await here.post(table)
    await table.env.advance_time(20)
    tries = [one for one in table.env.http_requests[since:] if one.method == "POST" and one.path == place]
    assert len(tries) <= 2
    assert here.find(table) == []
    table.env.backend.faults.clear()
    if kind != "results":  # nothing tries them again before Discord's next word
        table.env.inject_error("POST", place, status=503, code=0, times=1)
    await forbid(table.world, "add_reactions")
    await table.env.advance_time(25)
    assert len(here.find(table)) == (not here.given_up)


@pytest.mark.proof
@pytest.mark.parametrize("kind", KINDS)
async def test_one_that_is_deleted_comes_back_only_if_its_owner_wants_that(kind: str, table: CardTable) -> None:
    here = KINDS[kind]
    await here.prepare(table)
    await here.post(table)
    history = {one.id: one for one in table.world.channel.history()}
    for message_id in here.find(table) if kind != "season" else [max(history)]:
        await delete_message(table.world, history[message_id])
    assert here.find(table) == []
    if here.again is not None:
        await here.again(table)
    await table.env.advance_time(10)
    assert len(here.find(table)) == here.anew
    await go_on(table)
    assert len(here.find(table)) == here.anew


@pytest.mark.proof
@pytest.mark.parametrize("kind", KINDS)
async def test_a_channel_that_is_gone_is_asked_no_more(kind: str, table: CardTable) -> None:
    here, place = KINDS[kind], f"/channels/{table.world.channel.id}/"
    await here.prepare(table)
    table.env.inject_error("POST", PLACE.format(table.world.channel.id), status=404, code=10003, times=50)
    await here.post(table)
    await table.env.advance_time(5)
    since = len(table.env.http_requests)
    await delete_channel(table.world)
    await table.env.advance_time(600)
    later = [one.path for one in table.env.http_requests[since:] if one.path.startswith(place)]
    assert len(later) <= 1
    table.env.backend.faults.clear()


# -- the lobby of a match, which answers a command and is edited ever after


async def open_match(table: CardTable) -> Hall:
    room = Hall(table)
    await room.open()
    return room


async def enter(room: Hall, number: int) -> None:
    """Somebody is removed by the host, or comes: what changes the lobby without a press on it."""
    await room.ann.slash(room.world.channel, "duplicate remove", member=room.people[number])


@pytest.mark.proof
@pytest.mark.parametrize("status", [503, 403])
async def test_a_lobby_is_brought_up_to_date_once_discord_lets_us(table: CardTable, status: int) -> None:
    room = await open_match(table)
    await room.press(1, "button-duplicate-team", team=2)
    assert says(room.shown().text, "duplicate-team", team=2, names="Bob")
    edit = f"/channels/{table.world.channel.id}/messages/*"
    code = 50013 if status == 403 else 0
    table.env.inject_error("PATCH", edit, status=status, code=code, times=1)
    await enter(room, 1)
    await table.env.advance_time(20)
    assert says(room.shown().text, "duplicate-team", team=2, names="Bob") is (status == 403)
    await forbid(table.world, "add_reactions")
    await table.env.settle()
    assert not says(room.shown().text, "duplicate-team", team=2, names="Bob")


@pytest.mark.proof
async def test_nothing_edits_a_lobby_while_a_press_on_it_is_answered(table: CardTable) -> None:
    room = await open_match(table)
    await room.press(1, "button-duplicate-team", team=2)
    lobby, since = room.lobby(), len(table.env.http_requests)
    answer = Wire(table.env).hold("POST", "/interactions/*/callback")
    press = aim(table.env, room.cay, lobby, look(table.env, lobby).custom_id("button-duplicate-team", team=1))
    await land(table.env, press)
    await enter(room, 1)
    edits = [one for one in table.env.http_requests[since:] if one.method == "PATCH" and "/messages/" in one.path]
    assert edits == []
    answer.release()
    await table.env.settle()
    assert says(room.shown().text, "duplicate-team", team=1, names=WORDS("and-two", first="Ann", last="Cay"))
    assert not says(room.shown().text, "duplicate-team", team=2, names="Bob")


@pytest.mark.proof
async def test_a_deleted_lobby_is_left_until_its_host_brings_it_up(table: CardTable) -> None:
    room = await open_match(table)
    await room.press(1, "button-duplicate-team", team=2)
    await delete_message(table.world, room.lobby())
    since = len(table.env.http_requests)
    await enter(room, 1)
    await table.env.advance_time(200)
    edits = [one for one in table.env.http_requests[since:] if one.method == "PATCH" and "/messages/" in one.path]
    assert len(edits) == 1
    await room.open()
    assert not says(room.shown().text, "duplicate-team", team=2, names="Bob")
