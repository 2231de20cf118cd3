"""The process stops in the middle of things, another one goes on, and the old buttons still work."""

from dataclasses import replace

import pytest

from bot.engine.acts import OrderUp
from bot.tables.model import Status
from tests.discord.card_table import CardTable
from tests.discord.settlement import PATIENT
from tests.discord.simulation import look
from tests.world.said import says

pytestmark = pytest.mark.proof  # whole hands in the simulated Discord


@pytest.mark.table(seed=3)
async def test_an_old_panel_works_in_the_middle_of_a_trick(table: CardTable) -> None:
    await table.gather(points=2)
    await table.decide(OrderUp())
    while not (table.view.public and len(table.view.public.trick) == 2):
        await table.decide(table.choice())
    for person in table.people:
        table.panels[person.id] = (await table.press(person, "button-hand")).response
    before, message = table.view, table.message
    await table.restart()
    assert table.view.public == before.public
    panel = table.panels[table.mover.id]
    card = next(button for button in look(table.env, panel).buttons if not button.disabled)
    await table.mover.click(panel, custom_id=card.custom_id)
    table.watch()
    assert len(table.view.public.trick if table.view.public else ()) == 3
    assert table.message.id == message.id
    assert says(table.public_text(), "trick-on-table", number=1)
    await table.play_on()
    assert table.view.status is Status.FINISHED


@pytest.mark.table(times=replace(PATIENT, resuming=100.0))
async def test_tables_are_redrawn_when_somebody_looks_and_the_others_slowly(table: CardTable) -> None:
    ann, bob, *_ = table.people
    channels = [table.world.guild.create_text_channel(f"room-{number}") for number in range(5)]
    for channel in channels:
        await ann.slash(channel, "table open")
    since = len(table.env.http_requests)
    await table.restart()

    def drawn() -> list[int]:
        """The channels in which something was drawn since the restart, in this order."""
        edits = [r.path for r in table.env.http_requests[since:] if r.method == "PATCH"]
        return [int(path.split("/")[2]) for path in edits if path.startswith("/channels/")]

    assert drawn() == [channels[0].id]
    await bob.slash(channels[3], "hand")
    assert drawn() == [channels[0].id, channels[3].id], "where somebody looks it is drawn at once"
    await table.env.advance_time(101)
    assert len(drawn()) == 3
    await table.env.advance_time(500)
    assert sorted(drawn()) == sorted(channel.id for channel in channels)
