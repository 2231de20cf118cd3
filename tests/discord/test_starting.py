"""What people meet who press or type while the bot, just started, has not taken up everything yet.

``test_rights`` asks for everything that way; here the bot really starts, and Discord is connected.
"""

from __future__ import annotations

from tests.discord.card_table import CardTable, new_bot
from tests.discord.simulation import Hold, look
from tests.world import require
from tests.world.said import says


async def begin_anew(table: CardTable) -> Hold:
    """Start another process on the same database, which hangs where it goes on with tournaments."""
    await table.bot.close()
    table.bot = new_bot(table.folder, **table.settings)
    await table.bot.prepare()
    hold = table.slow_down("live_tournaments")
    await table.env.restart_bot(table.bot)
    return hold


async def test_the_bot_connects_and_answers_before_all_is_taken_up(table: CardTable) -> None:
    await table.gather()
    messages, seq = len(table.world.channel.history()), table.view.seq
    hold = await begin_anew(table)
    assert not table.bot.services.complete.is_set()
    await table.decide(table.choice())
    assert table.view.seq > seq
    assert len(table.world.channel.history()) == messages, "the table's old message shows it still"
    asked = await table.mover.slash(table.world.channel, "forget me")
    assert asked.response is not None
    assert says(look(table.env, asked.response).text, "refusal-starting")
    hold.release()
    await table.env.settle()
    assert table.bot.services.complete.is_set()
    asked = await table.mover.slash(table.world.channel, "forget me")
    assert says(look(table.env, require(asked.response)).text, "forget-ask")


async def test_a_bot_that_is_stopped_before_all_is_taken_up_ends_well(table: CardTable) -> None:
    await table.gather()
    seq = table.view.seq
    await begin_anew(table)
    assert not table.bot.services.complete.is_set()
    await table.restart()
    assert table.view.seq == seq
