"""*Play this deal*: the same cards once more, alone and from any seat, and then both courses beside each other."""

from __future__ import annotations

from functools import partial

import pytest

from bot.tables.model import Status
from bot.ui import buttons
from tests.discord.card_table import CardTable
from tests.discord.simulation import Message, look
from tests.world import require
from tests.world.said import says

pytestmark = pytest.mark.table(expert="steady")


async def play_to_the_end(table: CardTable, actor: object, panel: Message) -> None:
    """Press the first card or call that may be chosen until nothing is asked any more."""
    for _ in range(20):
        acts = [button for button in look(table.env, panel).buttons if button.custom_id.startswith("rb:act:")]
        if not acts:
            return
        await actor.click(panel, custom_id=acts[0].custom_id)  # type: ignore[attr-defined]
    raise AssertionError("the hand does not end")


async def test_a_hand_is_played_again_and_compared(table: CardTable) -> None:
    ann, bob, *_ = table.people
    await table.gather(points=1)
    dealt = {actor.id: table.mine(actor).dealt for actor in table.people}
    await table.play_on()
    shown = (await table.look_at(bob, -1)).response
    question = (await table.press(bob, "button-again", shown)).response
    names = look(table.env, question).labels
    assert names == ["1 · Ann", "2 · Bob", "3 · Cay", "4 · Dan"]
    panel = (await table.press(bob, buttons.AGAIN_SEAT, question, seat=1)).response
    assert look(table.env, panel).ephemeral
    again = max(one.table.table_id for one in table.bot.services.tables.snapshots())
    assert require(table.bot.services.tables.seat_view(again, bob.id)).dealt == dealt[ann.id]
    await play_to_the_end(table, bob, panel)
    done = require(table.bot.services.tables.snapshot(again))
    assert done.table.status is Status.FINISHED
    await table.restart()
    compared = (await table.press(bob, "button-compare", panel)).response
    text = look(table.env, compared).text
    assert look(table.env, compared).ephemeral
    assert all(map(partial(says, text), ("again-heading", "again-first", "again-now", "again-end")))
    assert all(says(text, "again-trick", number=number) for number in (1, 5))
    assert table.bot.services.tables.snapshot(again) is None, "the table is done"


async def test_a_replay_leads_to_its_deals(table: CardTable) -> None:
    ann, *_ = table.people
    await table.gather(points=1)
    await table.play_on()
    replayed = (await table.type(ann, "replay", game=1)).response
    question = (await table.press(ann, "button-again", replayed)).response
    assert says(look(table.env, question).text, "again-seat")
