"""Duplicate in Discord: a lobby, private threads for the tables, results in the channel, deals side by side."""

from __future__ import annotations

import io
import json
import re
import zipfile
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from typing import Any
from unittest.mock import AsyncMock

import pytest

from bot.engine.presets import parse
from bot.storage.api import StoreError, TableId
from bot.tables.model import Status
from bot.tournaments.duplicate.match import Match, MatchPlayer, options_in_the_way
from bot.ui.picture_door import PictureDoor
from bot.ui.replies import NEEDED
from bot.words.catalogue import Texts
from bot.words.rules_page import house_rule
from cogs.results_files import pack_match
from tests.discord.nights import Hall
from tests.discord.simulation import SwallowedErrors, Wire, World, aim, delete_channel, expel, forbid, forge, land, look
from tests.discord.test_nights import here
from tests.world import as_read, require
from tests.world.said import WORDS, says

pytestmark = pytest.mark.table(expert="steady")

NO_FONT = "\U00012000\U00012001"
"""A name that no picture can show."""


@pytest.mark.parametrize("lost", ["message", "answer", "second write"])
async def test_a_match_whose_lobby_is_lost_is_brought_up_again(
    room: Hall, monkeypatch: pytest.MonkeyPatch, swallowed: SwallowedErrors, lost: str
) -> None:
    """Its host could open no other, and end it by no button."""
    store, here = room.bot.services.store, room.world.channel
    with monkeypatch.context() as patch:
        if lost == "answer":
            patch.setattr("cogs.duplicate.reply", AsyncMock(return_value=None))
        elif lost == "second write":
            patch.setattr(store, "append_tournament_facts", AsyncMock(side_effect=StoreError("store-full")))
        await room.open()
    swallowed.take()
    assert bool(room.world.env.errors) is (lost == "second write")
    if lost == "message":
        room.world.env.backend.delete_message(here.id, room.lobby().id)
    await room.open(hands=16)
    assert says(room.shown().text, "duplicate-heading", hands=8), "it is the one that is open"
    assert says(room.shown().text, "duplicate-team", team=1, names="Ann"), "and its host is in it"
    told = [look(room.world.env, m) for m in here.history(viewer=room.ann)]
    form = WORDS("duplicate-form-teams")
    assert [one.says("duplicate-stays", hands=8, form=form) for one in told if one.ephemeral][-1]
    first = room.lobby().id
    await room.open()
    assert room.lobby().id != first
    assert len([m for m in here.history() if says(room.read(m), "duplicate-heading")]) == 1, "the old one is taken away"
    await call_off(room, room.lobby())
    await room.open(hands=16)
    assert any(says(room.read(m), "duplicate-heading", hands=16) for m in here.history())


async def call_off(room: Hall, lobby: Any) -> None:
    """Press the button twice: it asks once more."""
    for _ in range(2):
        answer = await room.ann.click(lobby, custom_id=look(room.world.env, lobby).custom_id("button-duplicate-off"))
        lobby = require(answer.response)


async def opens_elsewhere(room: Hall, elsewhere: Any) -> str:
    """What Ann is told privately who hosts a match already and opens one elsewhere."""
    answer = await room.ann.slash(elsewhere, "duplicate open")
    said = look(room.world.env, answer.followups[-1] if answer.followups else require(answer.response))
    assert said.ephemeral
    assert not says(said.text, "duplicate-called-off")
    return said.text


async def test_a_match_of_another_channel_is_brought_up_there(room: Hall) -> None:
    await room.open()
    first, world = room.lobby().id, room.world
    elsewhere = world.guild.create_text_channel("elsewhere")
    said = await opens_elsewhere(room, elsewhere)
    assert says(said, "duplicate-hosting-there", channel=f"<#{world.channel.id}>")
    assert room.lobby().id != first
    await forbid(world, "send_messages")
    said = await opens_elsewhere(room, elsewhere)
    assert says(said, "duplicate-hosting-refused", channel=f"<#{world.channel.id}>")
    await forbid(world)
    await call_off(room, room.lobby())
    answer = await room.ann.slash(elsewhere, "duplicate open", hands=16)
    assert says(room.read(require(answer.response)), "duplicate-heading", hands=16)


@pytest.mark.parametrize("begun", [False, True])
@pytest.mark.parametrize("seen", [False, True])
async def test_a_match_whose_channel_is_gone_goes_on_elsewhere(room: Hall, begun: bool, seen: bool) -> None:
    """Whether the bot was there when it was deleted or not. A lobby that it saw vanish is closed, and another opens."""
    await room.open()
    await room.press(1, "button-duplicate-team", team=2)
    if begun:
        await room.press(0, "button-duplicate-begin")
    world, old = room.world, [one.table.channel_id for one in room.tables()]
    elsewhere = world.guild.create_text_channel("elsewhere")
    if seen:
        await delete_channel(world)
    else:
        await room.restart(meanwhile=partial(world.env.backend.delete_channel, world.channel.id))
    room.world = world = replace(world, channel=elsewhere)
    if seen and not begun:
        await room.open()
        assert says(room.shown().text, "duplicate-team", team=1, names="Ann")
        return
    assert says(await opens_elsewhere(room, elsewhere), "duplicate-moved-here")
    assert says(room.shown().text, "duplicate-team", team=2, names="Bob")
    if not begun:
        await room.press(0, "button-duplicate-begin")
    playing = [one.table.channel_id for one in room.tables() if one.table.status is Status.PLAYING]
    assert playing
    assert not set(playing) & set(old)
    assert set(playing) <= {thread.id for thread in elsewhere.threads}
    await room.play()
    assert says(room.shown().text, "duplicate-over")
    assert [m for m in elsewhere.history() if look(world.env, m).pictures], "the results"


async def test_a_table_whose_thread_is_deleted_gets_another(room: Hall) -> None:
    await room.open()
    await room.press(1, "button-duplicate-team", team=2)
    await room.press(0, "button-duplicate-begin")
    first, second = (one.table.channel_id for one in room.tables())
    room.world.env.backend.delete_channel(first)
    await room.world.env.settle()
    assert first not in (rooms := [one.table.channel_id for one in room.tables()])
    assert second in rooms
    await room.play()
    assert says(room.shown().text, "duplicate-over")


@pytest.mark.parametrize("lose", [delete_channel, expel])
async def test_a_lobby_whose_place_is_gone_is_closed(room: Hall, lose: Callable[[World], Awaitable[None]]) -> None:
    await room.open()
    await lose(room.world)
    assert await room.bot.services.duplicate.find_hosted(room.world.guild.id, room.ann.id) is None


async def test_a_match_from_its_lobby_to_its_deals_side_by_side(room: Hall) -> None:
    room.world.env.backend.users[room.cay.id].global_name = NO_FONT
    await room.open()
    assert says(room.shown().text, "duplicate-team", team=1, names="Ann")
    assert says(room.shown().text, "duplicate-team", team=2, names=WORDS("duplicate-nobody"))
    await room.press(1, "button-duplicate-team", team=2)
    await room.press(2, "button-duplicate-team", team=1)
    both = WORDS("and-two", first="Ann", last=NO_FONT)
    assert says(room.shown().text, "duplicate-team", team=1, names=both)
    assert says(room.shown().text, "duplicate-team", team=2, names="Bob")
    await room.press(0, "button-duplicate-begin")
    threads = [one.table.channel_id for one in room.tables()]
    assert len(set(threads)) == 2
    assert room.world.channel.id not in threads
    assert says(room.shown().text, "duplicate-playing")
    await room.restart()
    await room.play()
    (results,) = [m for m in room.world.channel.history() if look(room.world.env, m).pictures]
    reply = look(room.world.env, results)
    assert says(room.shown().text, "duplicate-over")
    assert room.shown().buttons == ()
    room.check_archived(threads)
    sides, deals_told = (alt.splitlines() for alt in reply.pictures)
    assert sides[0].startswith(WORDS("duplicate-results"))
    assert len(sides) == 1 + 4, "two pairs of each team"
    names = [*(WORDS("duplicate-deal", deal=deal) for deal in range(1, 9)), WORDS("duplicate-total")]
    assert [line.split(" · ")[0] for line in deals_told[1:]] == names
    ((menu, deals),) = reply.choices.items()
    assert deals == tuple(map(str, range(1, 9)))
    answer: Any = await room.dan.select(results, custom_id=menu, values=["2"])
    side_by_side = look(room.world.env, answer.response)
    assert side_by_side.ephemeral
    assert says(side_by_side.text, "duplicate-replay", deal=WORDS("duplicate-deal", deal=2), deals=8, step=1)
    hands, columns = side_by_side.pictures
    assert columns.splitlines()[0].startswith(f"{WORDS('duplicate-deal', deal=2)} · ")
    assert [line.split(" · ")[0] for line in columns.splitlines()[1:]] == [
        WORDS("duplicate-called"), WORDS("duplicate-trump"), WORDS("duplicate-lead"), WORDS("duplicate-tricks"),
        WORDS("duplicate-points"),
    ]  # fmt: skip
    tables = [WORDS("duplicate-table", table=table) for table in (1, 2)]
    assert all(f"{table} " in line for table in tables for line in columns.splitlines()[1:])
    assert "played" not in hands
    forward = side_by_side.custom_id("button-replay-forward")
    await room.dan.click(answer.response, custom_id=forward)
    side_by_side = look(room.world.env, answer.response)
    assert says(side_by_side.text, "duplicate-replay", step=2)
    assert len(side_by_side.pictures) == 2
    (seat,) = re.findall(rf"\nSeat \d is {NO_FONT}", side_by_side.text)
    assert [seat in alt for alt in side_by_side.pictures].count(True) == 1


async def test_only_a_tables_own_people_are_in_its_thread(room: Hall) -> None:
    await room.open()
    for number, team in ((1, 1), (2, 1), (3, 2)):  # the third of a team sits at the second table
        await room.press(number, "button-duplicate-team", team=team)
    await room.press(0, "button-duplicate-begin")
    backend = room.world.env.backend
    for table in room.tables():
        own = {chair.user_id for chair in table.table.chairs if chair.user_id is not None}
        thread = backend.channels[table.table.channel_id]
        assert thread.type == 12
        assert own <= set(thread.thread_members)
        others = {person.id for person in room.people} - own
        assert not others & set(thread.thread_members)


async def test_every_option_that_stands_in_the_way_of_a_match_is_named(room: Hall) -> None:
    options = "law=old-school cut=offer steal_the_deal=yes ace_no_face=yes turning_the_tables=yes points=7"
    answer = await room.ann.slash(room.world.channel, "duplicate open", rules="standard", options=options)
    rules = parse(["standard", *options.split()])
    named = [house_rule(name, value, WORDS) for name, value in options_in_the_way(rules).items()]
    assert len(named) == 5
    assert says(look(room.world.env, answer.response).text, "duplicate-refused-rules", options=" · ".join(named))
    answer = await room.ann.slash(room.world.channel, "duplicate open", rules="cutthroat")
    assert says(look(room.world.env, answer.response).text, "duplicate-refused-shape")


async def test_outsiders_neither_watch_nor_look_back_before_the_end(room: Hall) -> None:
    await room.open()
    for number, team in ((1, 1), (2, 1), (3, 2)):  # the third of a team sits at the second table
        await room.press(number, "button-duplicate-team", team=team)
    await room.press(0, "button-duplicate-begin")
    first, second = room.tables()
    waiting = next(one.table for one in (first, second) if one.table.to_move)
    thread = next(one for one in room.world.channel.threads if one.id == waiting.channel_id)
    chair = require(waiting.to_move)
    mover = next(person for person in room.people if person.id == chair.user_id)
    answer: Any = await mover.slash(thread, "hint")
    assert says(look(room.world.env, answer.response).text, "hint-contest")
    for table in (first, second):
        sent = room.world.env.backend.messages[table.table.channel_id].values()
        shown = str([message.components for message in sent])
        assert f"rb:hand:{table.table.table_id}" in shown
        assert "rb:watch:" not in shown
        assert "rb:sheet:" not in shown
    assert (
        await room.bot.services.tables.finished_hand(TableId(first.table.table_id), first.table.hand_seq, None) is None
    )


async def test_no_button_leads_an_outsider_into_a_table_before_the_end(room: Hall) -> None:
    await room.open()
    await room.press(1, "button-duplicate-team", team=2)
    await room.press(0, "button-duplicate-begin")
    table, outsider = room.tables()[0].table, room.dan
    assert table.seat_of(outsider.id) is None
    thread = next(one for one in room.world.channel.threads if one.id == table.channel_id)
    pressed = aim(room.world.env, outsider, thread.history()[-1], f"rb:hand:{table.table_id}")
    [watching] = await land(room.world.env, forge(pressed, f"rb:watch:{table.table_id}"))
    assert says(look(room.world.env, watching.response).text, "watch-hidden")
    await room.play(hands=1)
    await room.world.env.advance_time(2)
    sent = room.world.env.backend.messages[table.channel_id].values()
    shown = as_read(json.dumps([message.components for message in sent], ensure_ascii=False, default=str))
    assert "1 · **" in shown, "the score of the first hand"
    assert not re.findall("rb:(?:hands|review|share|sheet|watch):", shown)


async def test_calling_off_asks_for_confirmation_and_the_other_team(room: Hall) -> None:
    await room.open()
    await room.press(1, "button-duplicate-team", team=2)
    await room.press(0, "button-duplicate-begin")
    assert room.shown().labels == [WORDS("button-duplicate-finish"), WORDS("button-duplicate-off")]
    refused = await room.press(1, "button-duplicate-off")
    assert says(look(room.world.env, refused.response).text, "duplicate-refused-not-host")
    refused = await room.press(0, "button-duplicate-finish")
    assert says(look(room.world.env, refused.response).text, "duplicate-refused-no-deals")
    question = await room.press(0, "button-duplicate-off")
    sure = look(room.world.env, question.response)
    assert sure.ephemeral
    assert len(room.tables()) == 2, "nothing has happened yet"
    await room.ann.click(question.response, custom_id=sure.custom_id("button-duplicate-off"))
    assert says(look(room.world.env, question.response).text, "duplicate-proposed")
    assert "Bob" in room.shown().text
    assert len(room.tables()) == 2
    await room.press(1, "button-duplicate-decline")
    assert says(room.shown().text, "duplicate-declined", name="Bob")
    question = await room.press(0, "button-duplicate-off")
    sure = look(room.world.env, question.response)
    await room.ann.click(question.response, custom_id=sure.custom_id("button-duplicate-off"))
    await room.press(1, "button-duplicate-agree")
    assert says(room.shown().text, "duplicate-called-off")
    assert room.shown().buttons == ()
    assert room.tables() == ()


async def test_a_match_is_not_opened_where_it_could_not_start(room: Hall) -> None:
    await forbid(room.world, "create_private_threads")
    answer = await room.ann.slash(room.world.channel, "duplicate open")
    assert says(look(room.world.env, answer.response).text, "right-create-private-threads")
    await forbid(room.world)
    voice = room.world.guild.create_voice_channel("talk")
    answer = await room.ann.slash(voice, "duplicate open")
    assert says(look(room.world.env, answer.response).text, "duplicate-no-threads-here")
    assert not [m for m in room.world.channel.history() if says(look(room.world.env, m).text, "duplicate-heading")]


async def choose_partners(room: Hall) -> None:
    """Dan would like to play with Ann, who says yes; the other two are paired as they joined."""
    await room.open(form="pairs")
    await room.press(1, "button-duplicate-pairs")
    await room.press(2, "button-duplicate-pairs")
    assert says(
        room.shown().text, "duplicate-pairs-entered", names=f"Ann & Bob; {WORDS('duplicate-alone', name='Cay')}"
    )
    ((menu, free),) = room.shown().choices.items()
    assert free == tuple(str(room.people[number].id) for number in range(3))
    refused = await room.cay.select(room.lobby(), custom_id=menu, values=[free[2]])
    assert says(look(room.world.env, require(refused.response)).text, "duplicate-refused-no-partner")
    await room.dan.select(room.lobby(), custom_id=menu, values=[free[0]])
    assert says(room.shown().text, "duplicate-pairs-entered", names="Ann & Bob; Cay & Dan"), "she has not said yes"
    [question] = [
        m for m in room.world.channel.history() if says(room.read(m), "partner-asked", name=f"<@{room.dan.id}>")
    ]
    asked = look(room.world.env, question)
    [posted] = [one for one in room.world.env.http_requests if "rb:match-answer" in str(one)]
    assert f"'users': [{room.ann.id}]" in str(posted), "she is called"
    answer = await room.bob.click(question, custom_id=asked.custom_id("button-partner-yes"))
    assert says(look(room.world.env, answer.response).text, "duplicate-refused-no-proposal"), "he was not asked"
    await room.ann.click(question, custom_id=asked.custom_id("button-partner-yes"))
    [told] = [m for m in room.world.channel.history() if says(room.read(m), "partner-yes", name=f"<@{room.ann.id}>")]
    assert look(room.world.env, told).buttons == ()
    assert says(room.shown().text, "duplicate-pairs-entered", names="Ann & Dan; Bob & Cay")
    assert says(room.shown().text, "duplicate-length", pairs=4, rounds=3, deals=2, each=6)


async def test_pairs_choose_partners_and_meet_in_rounds_over_a_restart(room: Hall) -> None:
    await choose_partners(room)
    await room.press(0, "button-duplicate-begin")
    assert says(room.shown().text, "duplicate-heading-rounds", rounds=3, deals=2)
    assert says(room.shown().text, "duplicate-round", round=1, rounds=3)
    assert [thread.name for thread in room.world.channel.threads] == [
        "Duplicate, round 1, table 1",
        "Duplicate, round 1, table 2",
    ]
    while not says(room.shown().text, "duplicate-round", round=2, rounds=3):
        await room.play(hands=1)
        await room.play()
    assert says(room.shown().text, "duplicate-standing", round=1)
    assert re.search(r"Ann .*\d\.\d%", room.shown().text)
    assert not says(room.shown().text, "duplicate-round", round=1, rounds=3)
    await room.restart()
    while room.tables():
        await room.play()
    assert says(room.shown().text, "duplicate-over")
    assert len(room.world.channel.threads) == 6
    (results,) = [m for m in room.world.channel.history() if look(room.world.env, m).pictures]
    reply = look(room.world.env, results)
    sides, rounds, deals = (alt.splitlines() for alt in reply.pictures)
    assert [len(lines) for lines in (sides, rounds, deals)] == [5, 5, 7]
    assert all(line.count("R") >= 3 for line in rounds[1:])
    card: Any = await room.dan.click(results, custom_id=reply.custom_id("button-night-card"))
    (own,) = look(room.world.env, card.response).pictures
    title, *lines = own.splitlines()
    assert says(title, "card-title", person="Dan")
    assert len(lines) == 6 + 1, "each deal, and the sum"
    sent: Any = await room.dan.click(results, custom_id=reply.custom_id("button-duplicate-results"))
    assert says(look(room.world.env, sent.response).text, "duplicate-results-here")
    (name,) = [one.filename for one in sent.response.attachments]
    assert re.fullmatch(r"duplicate-standard[a-z-]*-1-\d{4}-\d\d-\d\d\.zip", name)
    (row,) = await room.bot.services.duplicate.past.of_server(room.world.guild.id)
    match = require(await room.bot.services.duplicate.match(row.number))
    data, whole = await pack_match(room.bot.services.store, here, PictureDoor(), match, Texts())
    assert whole
    packed = zipfile.ZipFile(io.BytesIO(data))
    assert {name for name in packed.namelist() if "/" not in name} == {
        "README.txt", "deals.csv", "pairs.csv", "rounds.csv", "results-1.png", "results-2.png", "results-3.png",
    }  # fmt: skip
    assert len([name for name in packed.namelist() if name.startswith("records/round-")]) == 6
    ((menu, options),) = reply.choices.items()
    assert options == tuple(map(str, range(1, 7)))
    answer: Any = await room.dan.select(results, custom_id=menu, values=["5"])
    columns = look(room.world.env, answer.response).pictures[-1].splitlines()
    assert columns[0].startswith("Deal 5 · ")
    points = re.findall(r"Table \d (\S+) : (\S+)", columns[-1])
    assert columns[-1].startswith("Matchpoints")
    assert [float(one) + float(other) for one, other in zip(*points, strict=True)] == [1.0, 1.0]


async def test_the_host_sends_away_whoever_locks_the_lobby(room: Hall) -> None:
    """Eve (here Dan) avoids somebody, who then could not join."""
    await room.open()
    await room.press(3, "button-duplicate-team", team=2)
    await room.bot.services.store.set_avoided(room.dan.id, room.bob.id, True)
    answer = await room.press(1, "button-duplicate-team", team=1)
    assert says(look(room.world.env, answer.response).text, "duplicate-refused-seat-barred")

    async def removes(number: int, whom: int) -> str:
        answer = await room.people[number].slash(room.world.channel, "duplicate remove", member=room.people[whom])
        return look(room.world.env, answer.response).text

    assert says(await removes(1, 3), "duplicate-refused-not-host")
    assert says(await removes(0, 2), "duplicate-refused-not-joined")
    assert says(await removes(0, 3), "duplicate-removed", name=f"<@{room.dan.id}>")
    assert "Dan" not in room.shown().text
    answer = await room.press(3, "button-duplicate-team", team=2)
    assert says(look(room.world.env, answer.response).text, "duplicate-refused-seat-barred"), "for good"
    await room.press(1, "button-duplicate-team", team=2)
    assert says(room.shown().text, "duplicate-team", team=2, names="Bob")


async def test_a_round_without_rooms_is_told_to_the_host_and_goes_on_when_it_may(room: Hall) -> None:
    await room.open(form="pairs")
    await room.press(1, "button-duplicate-pairs")
    await room.press(2, "button-duplicate-pairs")
    await room.press(0, "button-duplicate-begin")
    await forbid(room.world, "create_private_threads")
    while not says(room.shown().text, "duplicate-round", round=2, rounds=3):
        await room.play(hands=1)
        await room.play()
    [sentence] = [text for text in map(room.read, room.world.channel.history()) if says(text, "duplicate-waits")]
    assert sentence.startswith(f"<@{room.ann.id}>: ")
    assert says(sentence, "duplicate-waits-no-rooms")
    assert f"&permissions={NEEDED.value}" in sentence
    first, second = [thread.id for thread in room.world.channel.threads]
    last_edit = Wire(room.world.env).hold("PATCH", f"/channels/{first}/messages/*")
    await forbid(room.world)
    assert len(room.tables()) == 2, "as soon as Discord says that we may"
    assert len(room.world.channel.threads) == 4
    assert last_edit.waiting == 1
    room.check_archived([second])
    last_edit.release()
    await room.world.env.settle()
    room.check_archived([first, second])


async def test_a_match_whose_second_room_is_refused_has_begun_for_everybody(room: Hall) -> None:
    await room.open()
    await room.press(1, "button-duplicate-team", team=2)
    first = Wire(room.world.env).hold("POST", "/channels/*/messages")
    await land(
        room.world.env, aim(room.world.env, room.ann, room.lobby(), room.shown().custom_id("button-duplicate-begin"))
    )
    assert first.waiting == 1, "in the first thread"
    await forbid(room.world, "create_private_threads")
    first.release()
    await room.world.env.settle()
    assert len(room.tables()) == 1
    assert says(room.shown().text, "duplicate-playing")
    assert not {
        WORDS("button-duplicate-team", team=1),
        WORDS("button-duplicate-team", team=2),
        WORDS("button-duplicate-begin"),
    } & set(room.shown().labels)
    said = [look(room.world.env, message) for message in room.world.channel.history(viewer=room.ann)]
    assert [one.text for one in said if one.ephemeral] == []
    assert len([one for one in said if says(one.text, "duplicate-waits")]) == 1
    await forbid(room.world)
    assert len(room.tables()) == 2


async def test_anybody_of_many_can_be_chosen_as_partner(room: Hall) -> None:
    """Discord's menu of members has no end, unlike one of 25 names; who has not joined is refused."""
    ann, bob, cay, dan = room.people
    await room.open(form="pairs")
    duplicate = room.bot.services.duplicate
    match_id = room.match_id()
    for number in range(1, 25):
        assert isinstance(await duplicate.enter(match_id, MatchPlayer(number, f"Person {number}")), Match)
    await room.press(1, "button-duplicate-pairs")
    await room.press(2, "button-duplicate-pairs")
    assert len(require(await duplicate.match(match_id)).players) == 27
    menu = f"rb:match-partner:{match_id}"
    refused: Any = await cay.select(room.lobby(), custom_id=menu, values=[dan])
    assert says(look(room.world.env, refused.response).text, "duplicate-refused-no-partner")
    await cay.select(room.lobby(), custom_id=menu, values=[bob])
    await bob.select(room.lobby(), custom_id=menu, values=[cay])
    chosen = {one.user_id: one.partner_id for one in require(await duplicate.match(match_id)).players}
    assert chosen[cay.id] == bob.id
    assert room.shown().choices == {menu: tuple(map(str, [ann.id, *range(1, 25)]))}, "25 are left"
