"""Whoever a computer plays for reads it, and one press seats them again, in every phase of a game."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest
from simcord import MemberActor

from bot.engine.acts import OrderUp
from bot.engine.state import Phase
from bot.tables.model import HOUR
from bot.ui import buttons
from tests.discord.card_table import CardTable
from tests.discord.simulation import Message, look
from tests.discord.test_consent import agree_on_pause
from tests.discord.test_countdowns import to_claims, to_full_trick, to_theft
from tests.world import require
from tests.world.said import is_text, says


async def to_bidding(table: CardTable) -> None:
    await table.gather()


async def to_discard(table: CardTable) -> None:
    await table.gather()
    await table.decide(OrderUp())
    assert require(table.view.public).phase is Phase.DISCARD


async def to_play(table: CardTable) -> None:
    await table.gather()
    await table.reach_play()


async def to_deal(table: CardTable) -> None:
    """The next deal is the dealer's to make, or another's to steal."""
    await table.gather(options="steal_the_deal=yes", points=4)
    while table.view.open_deal is None:
        await table.decide(table.choice())


async def to_pause(table: CardTable) -> None:
    await table.gather()
    await agree_on_pause(table)


TIMED = {"bidding": to_bidding, "discarding": to_discard, "playing": to_play, "a deal to make": to_deal}
PHASES: dict[str, Callable[[CardTable], Awaitable[object]]] = {
    **TIMED,
    "filled trick": to_full_trick,
    "claims": to_claims,
    "a stolen deal": to_theft,
    "a pause": to_pause,
}


def replaced(table: CardTable, person: MemberActor) -> bool:
    """Whether somebody else plays in this person's seat, or nobody."""
    chair = next((chair for chair in table.view.chairs if chair.user_id == person.id), None)
    return chair is None or chair.away or chair.left


@pytest.mark.table(reminder_seconds=60.0)
@pytest.mark.parametrize("panel", [True, False], ids=["with a panel", "without"])
@pytest.mark.parametrize("phase", TIMED)
async def test_whoever_is_late_is_back_with_one_press(table: CardTable, phase: str, panel: bool) -> None:
    await TIMED[phase](table)
    late = table.mover
    if panel:
        await table.panel(late)
    await table.env.advance_time(121)
    assert replaced(table, late)
    assert says(table.public_text(), "mark-away")
    if panel:
        newest = table.on_screen(late)
        assert look(table.env, newest).says("ask-away")
        await table.press(late, "button-im-back", newest)
    else:
        await table.press(late, buttons.HAND)
    assert not replaced(table, late)
    assert not says(table.public_text(), "mark-away")
    assert not look(table.env, table.on_screen(late)).says("ask-away")


@pytest.mark.table(reminder_seconds=HOUR)
@pytest.mark.parametrize("on_turn", [True, False])
@pytest.mark.parametrize("phase", PHASES)
async def test_whoever_left_is_back_with_one_press(table: CardTable, phase: str, on_turn: bool) -> None:
    await PHASES[phase](table)
    chair = table.view.to_move
    mover = table.ann if chair is None or chair.user_id is None else table.actor(chair.user_id)
    gone = mover if on_turn else next(person for person in table.people if person is not mover)
    panel = await panel_of(table, gone)
    await table.type(gone, "table leave")
    assert replaced(table, gone)
    assert look(table.env, panel).says("panel-left")
    await table.press(gone, buttons.TAKE_BACK, panel)
    assert not replaced(table, gone)
    assert not look(table.env, panel).says("panel-left")


@pytest.mark.table(reminder_seconds=HOUR, ranked=False)
@pytest.mark.parametrize("phase", PHASES)
async def test_whoever_handed_their_seat_over_reads_that_it_is_gone(
    table: CardTable, keeper: MemberActor, phase: str
) -> None:
    """No press brings them back at the cost of who sits there now; their panel says so and offers nothing else."""
    await PHASES[phase](table)
    gone = table.bob
    panel = await panel_of(table, gone)
    offer = (await table.type(gone, "table hand-over", member=keeper)).response
    await table.press(keeper, buttons.TAKE_SEAT, offer)
    assert table.view.seat_of(keeper.id) is not None
    await reads_that_they_are_gone(table, gone, panel)


@pytest.mark.table(reminder_seconds=HOUR, ranked=False)
async def test_whoever_is_sent_away_reads_that_they_are_gone(table: CardTable) -> None:
    """A newcomer who is sent away plays their hand to its end, and then reads it."""
    gone = table.bob
    await table.gather(computers=3)
    await table.press(gone, "button-sit")
    await table.play_on(until_hand=2)
    assert table.view.seat_of(gone.id) is not None
    panel = await panel_of(table, gone)
    assert says(await table.said(table.ann, "table remove", member=gone), "done-remove")
    await table.play_on(until_hand=3)
    await reads_that_they_are_gone(table, gone, panel)
    assert says(table.read(await table.press(gone, "button-sit")).text, "refusal-sent-away")


async def panel_of(table: CardTable, person: MemberActor) -> Message:
    pressed = await person.click(table.message, custom_id=look(table.env, table.message).custom_id(buttons.HAND))
    return require(pressed.response)


async def reads_that_they_are_gone(table: CardTable, gone: MemberActor, panel: Message) -> None:
    await table.env.settle()
    assert replaced(table, gone)
    seen = look(table.env, panel)
    assert is_text(seen.text, "panel-left")
    assert not seen.buttons
    shown = await gone.click(table.message, custom_id=look(table.env, table.message).custom_id(buttons.HAND))
    assert says(table.read(shown).text, "refusal-not-seated")
    assert replaced(table, gone)
