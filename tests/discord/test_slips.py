"""A slip is mended: calls that are asked once more, and acts that are taken back."""

from __future__ import annotations

from typing import Any

import pytest
import simcord

from bot.engine.acts import PASS, CallSuit, OrderUp
from bot.engine.state import Phase
from bot.words import offers
from tests.discord.card_table import CardTable
from tests.discord.simulation import look
from tests.world import require
from tests.world.said import WORDS, says

SURE, NOT_SURE, TAKE_BACK, LET = ("button-sure", "button-not-sure", "button-take-back", "button-agree-take-back")


async def press_call(table: CardTable, act: Any, *, on_panel: bool) -> Any:
    """The one on turn presses a call once."""
    actor, seq = table.mover, table.view.seq
    if not on_panel:
        word = offers.to_word(act)
        result = await actor.click(table.message, custom_id=f"rb:call:{table.table_id}:{seq}:{word}")
    else:
        number = offers.number_acts(table.mine(actor)).index(act)
        panel = await table.panel(actor)
        result = await actor.click(panel, custom_id=f"rb:act:{table.table_id}:{seq}:{number}")
    table.watch()
    return result.response


def calls(table: CardTable) -> int:
    return len(table.view.public.calls) if table.view.public is not None else 0


async def test_a_call_alone_counts_only_once_it_is_said_twice(table: CardTable) -> None:
    await table.gather()
    mover = table.mover
    for on_panel in (False, True):
        question = await press_call(table, OrderUp(alone=True), on_panel=on_panel)
        assert calls(table) == 0
        shown = look(table.env, question)
        assert shown.ephemeral
        assert says(shown.text, "sure-call", call=WORDS("label-order-alone"))
        labels = shown.labels
        assert {WORDS(SURE), WORDS(NOT_SURE)} <= set(labels)
        assert WORDS("label-pass") not in labels, "nothing else lies beside it"
        back = await table.press(mover, NOT_SURE, question)
        assert WORDS("label-pass") in table.read(back).labels
    question = await press_call(table, OrderUp(alone=True), on_panel=True)
    await table.restart()
    await table.press(mover, SURE, question)
    assert calls(table) == 1
    assert require(table.view.public).alone


async def test_a_call_that_is_typed_is_asked_once_more_as_well(table: CardTable) -> None:
    await table.gather()
    typed = await table.type(table.mover, "bid", call="order alone")
    assert calls(table) == 0
    await table.press(table.mover, SURE, typed.response)
    assert calls(table) == 1


async def test_players_choose_which_calls_are_asked_once_more(table: CardTable) -> None:
    await table.gather()
    first, choose = table.mover, table.bot.services.readers.choose
    await choose(first.id, "confirm", "every-call")
    question = await press_call(table, PASS, on_panel=True)
    assert calls(table) == 0
    await table.press(first, SURE, question)
    assert calls(table) == 1
    await press_call(table, PASS, on_panel=True)
    assert calls(table) == 2, "the next player is asked only about going alone"
    await choose(table.mover.id, "confirm", "never")
    while table.view.public is not None and table.view.public.phase is Phase.ORDER:
        await press_call(table, PASS, on_panel=False)
    await choose(table.mover.id, "confirm", "never")
    suit = next(act for act in table.mine(table.mover).legal if isinstance(act, CallSuit) and act.alone)
    await press_call(table, suit, on_panel=False)
    assert require(table.view.public).alone


async def others(table: CardTable, actor: simcord.MemberActor) -> list[simcord.MemberActor]:
    return [person for person in table.people if person.id != actor.id]


async def test_an_act_is_taken_back_if_everybody_lets_them(table: CardTable) -> None:
    await table.gather(points=3)
    assert not table.view.ranked
    mover = table.mover
    panel = await press_call(table, OrderUp(), on_panel=True)
    assert calls(table) == 1
    one, two, three = await others(table, mover)
    assert WORDS(TAKE_BACK) not in look(table.env, await table.panel(one)).labels
    assert says(table.read(await table.press(mover, TAKE_BACK, panel)).text, "proposed-take-back")
    assert says(table.public_text(), "proposed-take-back")
    await table.press(one, LET)
    await table.restart()
    await table.press(two, LET, await table.panel(two))
    assert calls(table) == 1
    assert says(look(table.env, await table.panel(three)).text, "proposed-take-back")
    await table.press(three, LET)
    assert calls(table) == 0
    assert table.mover.id == mover.id
    assert not says(table.public_text(), "proposed-take-back")
    await table.play_on(until_hand=2)


async def test_an_old_school_table_tells_taking_back_from_correcting(table: CardTable) -> None:
    await table.gather(points=3, options="law=old-school")
    mover = table.mover
    labels = table.read(await table.type(mover, "bid", call="pass")).labels
    assert WORDS("button-take-back-all") in labels
    assert WORDS(TAKE_BACK) not in labels


@pytest.mark.table(seed=3)
async def test_a_last_card_is_not_played_for_anybody_while_one_may_come_back(table: CardTable) -> None:
    await table.gather(points=3)
    while not (table.mine(table.mover).public.phase is Phase.PLAY and len(table.mine(table.mover).hand) == 1):
        await table.decide(table.choice())
    mover, hand_seq = table.mover, table.view.hand_seq
    await table.decide(table.mine(mover).legal[0], on_panel=True)
    following = table.mover
    await table.bot.services.readers.choose(following.id, "last-card", "on")
    await table.press(mover, TAKE_BACK, await table.panel(mover))
    await table.env.advance_time(5)
    assert table.mover.id == following.id
    assert table.view.missing_agreement
    await table.env.advance_time(20)
    assert not table.view.missing_agreement
    assert table.view.hand_seq == hand_seq or table.mover.id != following.id
