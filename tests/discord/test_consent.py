"""What needs the word of others in Discord: how long a pause lasts, whose clock stands still after it, and *No*."""

from __future__ import annotations

from typing import Any

import pytest
import simcord

from bot.engine.acts import PASS
from bot.tables.answering import AIMS
from bot.tables.closing import CLOSE
from bot.tables.model import HOUR, SHORTEST_PAUSE, Aim
from bot.tables.pausing import PAUSE
from bot.tables.playing import TAKE_BACK
from bot.ui import buttons
from tests.discord.card_table import CardTable
from tests.discord.simulation import Shown, land, look
from tests.discord.simulation import aim as aimed_at
from tests.world import require
from tests.world.said import WORDS, is_text

LONG_CLOCKS = pytest.mark.table(reminder_seconds=3600.0)


def public(table: CardTable) -> Shown:
    return look(table.env, table.message)


async def panel(table: CardTable, actor: simcord.MemberActor) -> Shown:
    return look(table.env, await table.panel(actor))


async def answer(table: CardTable, actor: simcord.MemberActor, command: str, **options: Any) -> Shown:
    return table.read(await table.type(actor, command, **options))


def others(table: CardTable, actor: simcord.MemberActor) -> list[simcord.MemberActor]:
    return [person for person in table.people if person.id != actor.id]


async def agree_on_pause(table: CardTable, until: str = "2h") -> float:
    """Ann asks for a pause, and all agree; returns until when."""
    ann, *rest = table.people
    asked = await answer(table, ann, "table pause", until=until)
    assert asked.says("done-all-asked")
    ends = require(require(table.view.proposal).ends)
    for person in rest:
        await table.press(person, buttons.AGREE)
    assert table.view.paused_until == ends
    return ends


def shown_at(at: float, style: str = "f") -> str:
    return f"<t:{int(at)}:{style}>"


# -- a pause


async def test_a_table_pauses_until_the_time_that_all_have_agreed_to(table: CardTable) -> None:
    ann, bob, cay, dan = table.people
    await table.gather()
    mover = table.mover
    assert (await answer(table, ann, "table pause", until="2h")).says("done-all-asked")
    ends = require(require(table.view.proposal).ends)
    assert public(table).says("proposed-pause", name="Ann", ends=shown_at(ends))
    await table.press(bob, buttons.AGREE)
    await table.restart()
    await table.press(cay, buttons.AGREE, await table.panel(cay))
    assert public(table).says("proposed-pause", name="Ann", names="Dan", ends=shown_at(ends))
    await table.press(dan, buttons.AGREE)
    assert public(table).says("table-paused", when=shown_at(ends))
    assert public(table).found(buttons.GO_ON)
    assert not public(table).found(buttons.CALL)
    await table.restart()
    shown = await panel(table, mover)
    assert shown.says("table-paused", when=shown_at(ends))
    assert shown.found(buttons.GO_ON)
    assert not shown.found(buttons.ACT)
    for call in ("pass", "order alone"):
        assert (await answer(table, mover, "bid", call=call)).says("refusal-paused")
    await table.env.advance_time(HOUR)
    assert table.view.paused_until == ends


async def test_whoever_goes_on_by_their_panel_may_play(table: CardTable) -> None:
    await table.gather()
    mover = table.mover
    await agree_on_pause(table)
    back = table.read(await table.press(mover, buttons.GO_ON, await table.panel(mover)))
    assert back.found(buttons.ACT) or back.found(buttons.SAY)
    assert back.says("table-resting")


async def test_without_a_length_it_is_chosen_from_a_menu(table: CardTable) -> None:
    ann = table.ann
    await table.gather()
    for options in ({}, {"until": "8d"}, {"until": "5"}):
        asked = await table.type(ann, "table pause", **options)
        shown = table.read(asked)
        assert shown.says("refusal-pause-length")
        assert table.view.proposal is None
    ((menu, choices),) = shown.choices.items()
    assert choices[0] == str(int(SHORTEST_PAUSE) // 60)
    assert menu == buttons.PAUSE_LENGTH.id_of(table.table_id)
    now = table.env.now().timestamp()
    chosen = await ann.select(asked.response, ["60"], custom_id=menu)
    assert is_text(table.read(chosen).text, "done-all-asked")
    after = look(table.env, asked.response)
    assert is_text(after.text, "done-all-asked"), "the menu has become the answer"
    assert not after.choices
    assert require(require(table.view.proposal).ends) == pytest.approx(now + HOUR, abs=5)
    agreed = await answer(table, table.bob, "table pause")
    assert is_text(agreed.text, "done-agreed", names="Cay and Dan")
    assert require(table.view.proposal).agreed


async def test_lengths_are_offered_and_what_is_typed_is_read(table: CardTable) -> None:
    await table.gather()
    offered = await table.ann.autocomplete(table.world.channel, "table pause", "until", "")
    assert [choice["value"] for choice in offered] == ["10m", "60m", "240m", "1440m", "4320m", "10080m"]
    assert offered[1]["name"] == WORDS("pause-for-60")
    typed = await table.ann.autocomplete(table.world.channel, "table pause", "until", "2h")
    assert typed[0]["value"].startswith("<t:")
    assert (await answer(table, table.ann, "table pause", until="soonish")).says("time-wrong")


async def test_whoever_must_go_is_slow_once_all_agree(table: CardTable) -> None:
    await table.gather(points=3)
    mover = table.mover
    assert (await answer(table, mover, "table slow")).says("done-all-asked")
    assert public(table).says("proposed-slow")
    *first, last = others(table, mover)
    for person in first:
        await table.press(person, buttons.AGREE)
    name = require(table.view.chair(table.mine(mover).seat).name)
    assert is_text((await answer(table, last, "table slow")).text, "done-slow-agreed", name=name)
    assert public(table).says("table-slow", names=name)
    await table.env.advance_time(6 * HOUR)
    assert table.mover.id == mover.id
    assert not table.view.chair(table.mine(mover).seat).away
    assert (await answer(table, mover, "table slow")).says("done-usual-time")
    assert not public(table).says("table-slow")


# -- no


async def ask(table: CardTable, aim: Aim) -> tuple[simcord.MemberActor, simcord.MemberActor]:
    """Somebody asks for this; returns who, and one of those who are asked."""
    ranked = aim == CLOSE
    await table.gather(points=10 if ranked else 3)
    if ranked or aim == TAKE_BACK:
        asker = table.ann if ranked else table.mover
        await table.decide(PASS, on_panel=True)
    else:
        asker = table.ann
    if aim == TAKE_BACK:
        await table.press(asker, buttons.UNDO, await table.panel(asker))
    elif aim == PAUSE:
        await table.type(asker, "table pause", until="1h")
    else:
        await table.type(asker, f"table {aim.word}")
    seat = table.view.missing_agreement[0]
    return asker, table.actor(require(table.view.chair(seat).user_id))


@LONG_CLOCKS
@pytest.mark.parametrize("on_panel", [False, True])
@pytest.mark.parametrize("aim", AIMS.values(), ids=AIMS)
async def test_whoever_is_asked_says_no_and_the_table_tells_it(table: CardTable, aim: Aim, on_panel: bool) -> None:
    asker, asked = await ask(table, aim)
    kinds = (buttons.AGREE, buttons.DECLINE)
    old = [aimed_at(table.env, asked, table.message, public(table).custom_id(kind)) for kind in kinds]
    for person in table.people:
        shown, missing = await panel(table, person), table.view.missing_agreement
        is_asked = table.view.seat_of(person.id) in missing
        assert bool(shown.found(buttons.DECLINE)) == bool(shown.found(buttons.AGREE)) == is_asked
    if on_panel:
        await table.press(asked, buttons.DECLINE, await table.panel(asked))
    else:
        await table.press(asked, buttons.DECLINE)
    await table.env.settle()
    name = require(table.view.chair(require(table.view.seat_of(asked.id))).name)
    assert public(table).says(f"declined-{aim.word}", name=name)
    assert not public(table).found(buttons.AGREE)
    assert not public(table).found(buttons.DECLINE)
    assert not (await panel(table, asker)).found(buttons.UNDO)
    for press in old:
        (late,) = await land(table.env, press)
        table.watch()
        assert table.read(late).says("refusal-request-over")
    if aim != TAKE_BACK:
        options = {"until": "1h"} if aim == PAUSE else {}
        assert (await answer(table, asker, f"table {aim.word}", **options)).says("refusal-asked-this-hand")
    await table.restart()
    assert public(table).says(f"declined-{aim.word}", name=name)


async def test_a_seat_that_is_offered_may_be_refused(table: CardTable) -> None:
    ann, bob, cay, dan = table.people
    await table.gather(computers=2)
    offered = (await table.type(bob, "table hand-over", member=cay)).response
    assert table.read(await table.press(dan, buttons.DECLINE_SEAT, offered)).says("refusal-no-offer")
    await table.press(cay, buttons.DECLINE_SEAT, offered)
    await table.env.settle()
    after = look(table.env, offered)
    assert is_text(after.text, "hand-over-declined", guest=f"<@{cay.id}>")
    assert not after.buttons
    assert (await answer(table, bob, "table hand-over", member=cay)).says("refusal-asked-this-hand")
    assert table.view.seat_of(bob.id) is not None
    assert table.view.seat_of(ann.id) is not None
