"""A bower turned up is saluted in the table's own words, until trump is named or the bower turned down."""

from itertools import count
from pathlib import Path

from bot.app import seeded_entropy
from bot.deals.draw import Chain, derive_pack
from bot.engine import game as engine
from bot.engine import presets
from bot.engine.acts import PASS, OrderUp
from bot.engine.cards import JACK, rank
from bot.engine.seats import Seat
from tests.discord.card_table import card_table
from tests.discord.simulation import counted
from tests.world import require

SALUTE = "A bower is turned up"


def seed_with(*, bower: bool) -> int:
    """The first seed whose first deal turns a bower up, or another card."""
    rules = presets.build("standard")
    for seed in count(1):
        pack = derive_pack(rules, Chain(seeded_entropy(seed)()).secret(1), 1, ())
        deal = require(engine.deal(engine.begin(rules, Seat(1)), pack).deal)
        if (rank(require(deal.turnup)) == JACK) is bower:
            return seed
    raise AssertionError


async def test_a_bower_is_saluted_until_it_is_ordered_up(tmp_path: Path) -> None:
    async with card_table(tmp_path, seed=seed_with(bower=True)) as table:
        await table.gather()
        view = require(table.view.public)
        dealer = require(table.view.chair(view.dealer).name)
        (salute,) = [line for line in table.public_text().splitlines() if SALUTE in line]
        assert dealer in salute
        await table.decide(PASS)
        assert salute in table.public_text()
        await table.decide(OrderUp())
        assert SALUTE not in table.public_text()


async def test_no_salute_without_traditions_and_no_request_for_one(tmp_path: Path) -> None:
    requests = []
    for name, options in (("with", ""), ("without", "traditions=no")):
        folder = tmp_path / name
        folder.mkdir()
        async with card_table(folder, seed=seed_with(bower=True)) as table:
            await table.gather(options=options)
            assert (SALUTE in table.public_text()) is (not options)
            requests.append(len(counted(table.requests)))
    assert requests[0] == requests[1]


async def test_traditions_can_be_switched_off(tmp_path: Path) -> None:
    async with card_table(tmp_path, seed=seed_with(bower=True)) as table:
        guild_id = table.world.guild.id
        await table.bot.services.store.set_guild_setting(guild_id, "traditions", "no")
        await table.bot.services.tables.server_settings.reload(guild_id)
        await table.gather()
        assert SALUTE not in table.public_text()
        await table.bot.services.store.set_guild_setting(guild_id, "traditions", "yes")
        await table.bot.services.tables.server_settings.reload(guild_id)
        await table.decide(PASS)
        assert SALUTE in table.public_text()
