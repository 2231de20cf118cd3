"""Nothing left to decide: the rest of a hand is laid open at once where everybody at the table has chosen so."""

from __future__ import annotations

from pathlib import Path

from bot.engine.sure_tricks import is_decided
from bot.tables.model import Status
from tests.discord.card_table import CardTable, card_table
from tests.discord.simulation import look

SAID = "Nothing was left to decide"


async def decided_moments(table: CardTable, hands: int = 4) -> tuple[int, int]:
    """How often somebody had to act though nothing was left to decide, and how many hands ended by being laid open."""
    waited, laid, last = 0, 0, None
    while table.view.status is Status.PLAYING and table.view.public is not None and table.view.public.number <= hands:
        if table.view.to_move is None:
            break
        waited += is_decided(table.view.public)
        await table.decide(table.choice())
        hand = table.view.last_hand
        if hand is not None and hand is not last:
            last, laid = hand, laid + (hand.claimed is not None and hand.claimed.seat is None)
    return waited, laid


async def test_the_rest_is_laid_open_once_everybody_has_chosen_so(tmp_path: Path) -> None:
    async with card_table(tmp_path, seed=3) as table:
        for person in table.world.people:
            await table.bot.services.readers.choose(person.id, "lay-open", "on")
        await table.gather()
        waited, laid = await decided_moments(table)
        assert waited == 0
        assert laid == 4
        told = [look(table.env, message).text for message in table.world.channel.history()]
        assert any(SAID in text for text in told)


async def test_one_player_who_has_not_chosen_it_plays_every_card(tmp_path: Path) -> None:
    async with card_table(tmp_path, seed=3) as table:
        for person in table.world.people[:3]:
            await table.bot.services.readers.choose(person.id, "lay-open", "on")
        await table.gather()
        waited, laid = await decided_moments(table, hands=2)
        assert waited > 4
        assert laid == 0


async def test_an_old_school_table_plays_every_card(tmp_path: Path) -> None:
    async with card_table(tmp_path, seed=3) as table:
        for person in table.world.people:
            await table.bot.services.readers.choose(person.id, "lay-open", "on")
        await table.gather(options="law=old-school")
        _, laid = await decided_moments(table, hands=1)
        assert laid == 0
