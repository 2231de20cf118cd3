"""*The rest are mine* on a player's panel: one press ends the hand, and everybody reads why."""

from __future__ import annotations

from pathlib import Path

from bot.engine.sure_tricks import sure_tricks
from tests.discord.card_table import CardTable, card_table
from tests.discord.openapi import DiscordDescription
from tests.discord.simulation import look
from tests.world import require

LABEL = "The rest are mine"


async def labels(table: CardTable) -> list[str]:
    """What may be pressed on the panel of the one on turn."""
    panel = await table.panel(table.mover)
    return [button.label for button in look(table.env, panel).buttons]


async def test_the_button_is_there_when_all_tricks_are_certain_and_ends_the_hand(
    tmp_path: Path, description: DiscordDescription
) -> None:
    async with card_table(tmp_path, seed=2) as table:
        await table.gather("hasenpfeffer")
        without = 0
        while sure_tricks(table.mine(table.mover)) is None:
            if table.mine(table.mover).public.phase == "play" and without < 3:
                assert LABEL not in await labels(table)
                without += 1
            await table.decide(table.choice())
        mover, hand_seq = table.mover, table.view.hand_seq
        count, name = len(table.mine(mover).hand), table.view.chair(table.mine(mover).seat).name
        await table.restart()
        panel = await table.panel(mover)
        await mover.click(panel, custom_id=look(table.env, panel).custom_id(LABEL))
        table.watch()
        hand = require(table.view.last_hand)
        assert hand.hand_seq == hand_seq
        told = [look(table.env, message).text for message in table.world.channel.history()]
        assert any(f"{name} takes the last {count} tricks" in text for text in told)
        assert without == 3
        assert description.all_violations(table.requests) == []
