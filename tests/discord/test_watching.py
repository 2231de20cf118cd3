"""*Watch*: the public table privately for whoever does not sit at it, in limited numbers, and never with a hand."""

from typing import Any

import pytest
import simcord

from bot.engine.acts import PASS, OrderUp
from cogs.table.panels import MOST_AT_TABLE
from tests.discord.card_table import CardTable
from tests.discord.simulation import Message, look
from tests.discord.test_config import concede
from tests.world import require
from tests.world.said import WORDS, says


def stranger(table: CardTable, name: str = "eve") -> simcord.MemberActor:
    return table.world.guild.add_member(table.env.create_user(name, global_name=name.title()))


async def watch(table: CardTable, actor: simcord.MemberActor) -> Message:
    result: Any = await table.press(actor, "button-watch")
    return require(result.response)  # type: ignore[no-any-return]  # simcord's


async def crowd(table: CardTable, count: int) -> None:
    """So many others watch."""
    for number in range(count):
        await watch(table, stranger(table, f"fan-{number}"))


@pytest.mark.table(seed=3)
async def test_watching_shows_and_follows_the_public_table(table: CardTable) -> None:
    await table.gather()
    eve = stranger(table)
    view = await watch(table, eve)
    first = look(table.env, view)
    assert first.ephemeral
    assert first.pictures == look(table.env, table.message).pictures
    assert first.labels == [WORDS("button-look"), WORDS("button-more")]
    await table.decide(OrderUp())
    assert look(table.env, view).pictures == look(table.env, table.message).pictures != first.pictures
    before = look(table.env, view).pictures
    while not (table.view.public and table.view.public.trick):
        await table.decide(table.choice())
    assert look(table.env, view).pictures != before
    seen = [message.id for message in table.world.channel.history(viewer=table.ann)]
    assert view.id not in seen


@pytest.mark.table(reminder_seconds=90000.0)
async def test_players_are_sent_to_their_hand_and_too_many_people_to_the_channel(table: CardTable) -> None:
    await table.gather()
    await crowd(table, MOST_AT_TABLE - 1)
    eve, fay = stranger(table), stranger(table, "fay")
    assert says(look(table.env, await watch(table, table.ann)).text, "watch-seated", button=WORDS("button-hand"))
    await watch(table, eve)
    assert says(look(table.env, await watch(table, fay)).text, "watch-full")
    assert look(table.env, await watch(table, eve)).pictures, "whoever watches already may go on"
    await table.env.advance_time(15 * 60)
    assert look(table.env, await watch(table, fay)).pictures, "those whose token is dead do not count"


async def test_a_view_ends_with_its_table(table: CardTable) -> None:
    await table.gather()
    eve = stranger(table)
    view = await watch(table, eve)
    await table.type(table.ann, "table close")
    shown = look(table.env, view)
    assert says(shown.text, "closed")
    assert shown.buttons == ()
    assert not table.bot.features.panels.tables


@pytest.mark.table(seed=2)
async def test_whoever_sits_down_is_told_and_gets_a_panel_at_the_deal(table: CardTable) -> None:
    await table.gather(points=1)
    eve = stranger(table)
    view = await watch(table, eve)
    await concede(table)
    await table.type(table.bob, "table leave")
    await table.type(eve, "table join")
    shown = look(table.env, view)
    assert says(shown.text, "watch-seated", button=WORDS("button-hand"))
    assert not table.bot.features.panels.lives(table.table_id, eve.id), "it shows no hand"
    assert shown.buttons == ()
    await table.press(table.ann, "button-rematch")
    private = [m for m in table.world.channel.history(viewer=eve) if look(table.env, m).ephemeral]
    [panel] = [message for message in private if look(table.env, message).pictures]
    assert panel.id > view.id


async def test_text_only_tables_are_words(table: CardTable) -> None:
    await table.gather()
    eve = stranger(table)
    await table.bot.services.readers.choose(eve.id, "text-only", "on")
    shown = look(table.env, await watch(table, eve))
    assert not shown.pictures
    assert "dealt" in shown.text or says(shown.text, "draw-random")


async def test_after_a_restart_an_old_view_is_brought_up_to_date_by_its_button(table: CardTable) -> None:
    await table.gather()
    eve = stranger(table)
    view = await watch(table, eve)
    await table.restart()
    await table.decide(PASS)
    before = look(table.env, view).text
    await eve.click(view, label=WORDS("button-look"))
    assert look(table.env, view).text != before
