"""Several tables in one channel: none takes another's place, and a command asks which one is meant."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

from bot.engine import presets
from bot.storage.api import TableId
from bot.tables.model import Status, TournamentKind, TournamentSeat, TournamentTable
from bot.tables.tournament_tables import TableOrder
from tests.discord.card_table import CardTable, card_table
from tests.discord.simulation import look
from tests.tables.company import granted
from tests.world import require


@asynccontextmanager
async def two_packs(folder: Path) -> AsyncIterator[CardTable]:
    """A card table beside which another pack is played with: nobody watches whose cards are told."""
    with patch.object(CardTable, "watch", lambda _: None):
        async with card_table(folder, seed=2) as table:
            yield table


async def put_there(table: CardTable, *people: int) -> TableId:
    """A night's table is placed in the channel in which a game runs; these people sit at it, and computers."""
    names = [TournamentSeat(table.world.people[number].name, table.world.people[number].id) for number in people]
    computers = [TournamentSeat(f"Bear {seat}", None, "beginner") for seat in range(4 - len(names))]
    wanted = TableOrder(
        TournamentTable(TournamentKind.NIGHT, "9:1:1", 2),
        table.world.guild.id,
        table.world.channel.id,
        table.world.people[3].id,
        presets.build("standard"),
        (*names, *computers),
    )
    snapshot = granted(await table.bot.services.tables.tournaments.open(wanted))
    await table.env.settle()
    return snapshot.table.table_id


def said(table: CardTable, result: Any) -> str:
    return look(table.env, result.response).text


async def test_a_nights_table_does_not_replace_a_running_game(tmp_path: Path) -> None:
    async with two_packs(tmp_path) as table:
        ann, bob, _, dan = table.world.people
        await table.type(ann, "table open", computers=2)
        await table.press(bob, "Join")
        await table.press(ann, "Start")
        own = table.table_id
        other = await put_there(table, 3)
        assert table.bot.services.tables.tables_in_channel(table.world.channel.id) == (own, other)
        seq = table.view.seq
        assert "already a game in this channel" in said(table, await table.type(dan, "table open"))
        assert f"rb:rule:{own}'" in str(look(table.env, (await table.type(ann, "hand")).response).buttons)
        assert f"rb:rule:{other}'" in str(look(table.env, (await table.type(dan, "hand")).response).buttons)
        await table.type(bob, "table leave")
        assert table.view.seq > seq, "the game in the channel is meant by those who sit at it"
        asked = await table.type(ann, "table close")
        menu = look(table.env, asked.response)
        assert menu.text == "There are several tables in this channel. Which one do you mean?"
        assert menu.choices == {"rb:which:close": (str(own), str(other))}
        result = await ann.select(require(asked.response), [str(own)], custom_id="rb:which:close")
        assert said(table, result) == "The table is closed."
        assert table.bot.services.tables.tables_in_channel(table.world.channel.id) == (other,)


async def test_a_player_at_two_tables_must_choose_unless_on_turn_at_one(tmp_path: Path) -> None:
    async with two_packs(tmp_path) as table:
        ann = table.world.people[0]
        await table.type(ann, "table open", computers=3)
        await table.press(ann, "Start")
        own = table.table_id
        other = await put_there(table, 0)
        for table_id in (own, other):
            snapshot = require(table.bot.services.tables.snapshot(table_id))
            assert require(snapshot.table.to_move).user_id == ann.id
        assert "at several tables in this channel" in said(table, await table.type(ann, "bid", call="pass"))
        asked = await table.type(ann, "hand")
        assert set(look(table.env, asked.response).choices["rb:which:hand"]) == {str(own), str(other)}
        await table.bot.services.tables.tournaments.close(other)
        await table.type(ann, "bid", call="pass")
        assert table.view.status is Status.PLAYING
        assert any(seat == 1 for seat, _ in require(table.view.public).calls)


async def test_who_leaves_before_they_have_sat_down_means_the_table_that_keeps_their_seat(tmp_path: Path) -> None:
    async with two_packs(tmp_path) as table:
        ann, bob, *_ = table.world.people
        await table.type(ann, "table open", computers=3)
        await table.press(ann, "Start")
        await put_there(table, 3)
        await table.press(bob, "Sit down")
        assert table.view.promised_to(bob.id) == 2
        await table.type(bob, "table leave")
        assert table.view.promised_to(bob.id) is None
