"""Lone hands and lone defenders, pressed on buttons (laws 5.1, 5.2)."""

from pathlib import Path

import pytest

from bot.engine.acts import PASS, Bid, DefendAlone, NameTrump, OrderUp
from bot.engine.cards import Suit
from bot.engine.state import Phase
from bot.tables.model import Status
from tests.discord.card_table import CardTable, card_table
from tests.discord.simulation import aim, land, look
from tests.long_form import sampled
from tests.world import require


async def alone(table: CardTable, rules: str) -> None:
    """The first bidder orders up alone; a dealer who keeps their chair lays a card away."""
    await table.gather(rules, points=4)
    while table.view.public is not None and table.view.public.phase is Phase.CUT:
        await table.press(table.mover, "Don’t cut")
    await table.decide(OrderUp(alone=True))
    while table.view.public is not None and table.view.public.phase is Phase.DISCARD:
        await table.decide(table.choice())


@pytest.mark.parametrize("rules", sampled(["standard", "newberry", "campus"], ["standard"], rest=pytest.mark.proof))
async def test_a_lone_hand_sends_the_partner_out(tmp_path: Path, rules: str) -> None:
    async with card_table(tmp_path, seed=3) as table:
        await alone(table, rules)
        public = require(table.view.public)
        assert public.alone
        (out,) = public.sitting_out
        chair = table.view.chair(out)
        resting = table.actor(require(chair.user_id))
        panel = (await table.press(resting, "My hand")).response
        assert "sitting out" in look(table.env, panel).text
        assert {b.label for b in look(table.env, panel).buttons if not b.disabled} <= {"What’s this?", "My hand"}
        assert "sits out" in table.public_text()
        await table.play_on(until_hand=2)
        assert table.view.status in (Status.PLAYING, Status.FINISHED)


@pytest.mark.proof
@pytest.mark.parametrize("rules", ["csl", "house", "house-24"])
async def test_a_lone_defender_plays_against_the_maker(tmp_path: Path, rules: str) -> None:
    async with card_table(tmp_path, seed=3) as table:
        await alone(table, rules)
        public = require(table.view.public)
        assert public.phase is Phase.DEFEND_ALONE
        first = table.mover
        await table.decide(PASS)
        assert table.mover is not first
        await table.decide(DefendAlone())
        public = require(table.view.public)
        assert public.lone_defender is not None
        assert len(public.sitting_out) == 2
        assert "defends alone" in table.public_text()
        await table.play_on(until_hand=2)
        results = [look(table.env, message).text for message in table.world.channel.history()]
        assert any("defended alone" in text for text in results)


async def test_two_cards_are_chosen_from_a_menu(tmp_path: Path) -> None:
    """Double Hasenpfeffer: the lone maker exchanges two of twelve cards (law 8.7)."""
    async with card_table(tmp_path, seed=3) as table:
        await table.gather("double-hasenpfeffer")
        await table.decide(Bid(6))
        for _ in range(3):
            await table.decide(PASS)
        await table.decide(NameTrump(Suit.HEARTS, alone=True))
        maker = table.mover
        panel = await table.panel(maker)
        ((menu, places),) = look(table.env, panel).choices.items()
        assert len(places) == 12
        (result,) = await land(table.env, aim(table.env, maker, panel, menu, values=(places[-2], places[-1])))
        assert result.acknowledged
        public = require(table.view.public)
        assert public.phase is Phase.GIVE
        giver = table.mover
        panel = await table.panel(giver)
        ((menu, places),) = look(table.env, panel).choices.items()
        await land(table.env, aim(table.env, giver, panel, menu, values=places[:2]))
        table.watch()
        public = require(table.view.public)
        assert public.phase is Phase.PLAY
