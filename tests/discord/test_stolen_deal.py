"""The deal is a public act where it may be stolen (law 2.8): *Deal*, the theft, and the call that gives it back."""

from pathlib import Path

import simcord

from bot.engine.seats import Seat, left_of, partners_of
from bot.engine.state import Phase
from bot.tables.model import THEFT_SECONDS
from tests.discord.card_table import CardTable, card_table
from tests.discord.simulation import look
from tests.world import require


def buttons(table: CardTable) -> list[str]:
    return [button.label for button in look(table.env, table.message).buttons]


def at(table: CardTable, seat: Seat) -> simcord.MemberActor:
    user_id = require(table.view.chair(seat).user_id)
    return table.actor(user_id)


async def waiting(table: CardTable) -> Seat:
    """A game whose first deal nobody has taken yet; its proper dealer."""
    await table.gather("campus", options="steal_the_deal=yes")
    deal = require(table.view.open_deal)
    return deal.dealer


async def test_a_theft_that_nobody_calls(tmp_path: Path) -> None:
    async with card_table(tmp_path) as table:
        thief = left_of(await waiting(table), 4)
        await table.press(at(table, thief), "Deal")
        assert f"{table.view.chair(thief).name} takes the deck" in table.public_text()
        assert buttons(table) == ["That’s our deal!", "My hand", "What’s this?", "Fair deal", "Watch"]
        await table.env.advance_time(THEFT_SECONDS + 1)
        assert (require(table.view.public).dealer, table.view.open_deal) == (thief, None)


async def test_a_theft_that_is_called(tmp_path: Path) -> None:
    async with card_table(tmp_path) as table:
        dealer = await waiting(table)
        await table.press(at(table, left_of(dealer, 4)), "Deal")
        await table.press(at(table, partners_of(dealer, 4)[0]), "That’s our deal!")
        assert (require(table.view.public).dealer, table.view.open_deal) == (dealer, None)


async def test_the_partner_reads_whose_deal_it_is_and_a_typed_command_deals(tmp_path: Path) -> None:
    async with card_table(tmp_path) as table:
        dealer = await waiting(table)
        result = await table.press(at(table, partners_of(dealer, 4)[0]), "Deal")
        assert "your partner’s deal" in look(table.env, result.response).text
        result = await table.type(at(table, dealer), "table deal")
        assert look(table.env, result.response).ephemeral
        assert table.view.open_deal is None


async def test_the_old_button_works_after_a_restart_and_between_hands(tmp_path: Path) -> None:
    async with card_table(tmp_path, seed=2) as table:
        dealer = await waiting(table)
        assert f"It’s {table.view.chair(dealer).name}’s deal" in table.public_text()
        assert buttons(table) == ["Deal", "My hand", "What’s this?", "Fair deal", "Watch"]
        await table.restart()
        await table.press(at(table, dealer), "Deal")
        assert "Deal" not in buttons(table)
        while table.view.open_deal is None:
            await table.decide(table.choice())
        assert require(table.view.public).phase is Phase.DEAL
        assert "Deal" in buttons(table)
        assert table.view.last_hand is not None
        await table.press(at(table, table.view.open_deal.dealer), "Deal")
        assert len(table.sheets()) == 1
