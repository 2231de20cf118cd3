"""Whoever has chosen so need not press their last card; for everybody else it waits."""

from __future__ import annotations

from pathlib import Path

from bot.engine.state import Phase
from tests.discord.card_table import CardTable, card_table


async def last_cards_waited_for(table: CardTable) -> list[int]:
    """The people whose one card had to be played by hand in the first hand of a game."""
    waited = []
    await table.gather()
    while table.view.public is None or table.view.public.number < 2:
        mine = table.mine(table.mover)
        if mine.public.phase is Phase.PLAY and len(mine.hand) == 1:
            waited.append(table.mover.id)
        await table.decide(table.choice())
    return waited


async def test_the_last_card_is_played_automatically_by_choice_and_waits_for_others(tmp_path: Path) -> None:
    async with card_table(tmp_path, seed=3) as table:
        ann, bob, cay, dan = (person.id for person in table.world.people)
        for chosen in (ann, cay):
            await table.bot.services.readers.choose(chosen, "last-card", "on")
        assert sorted(await last_cards_waited_for(table)) == sorted([bob, dan])
