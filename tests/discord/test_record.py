"""``/record``: a player's own game as a private file, without the hand that is being played."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.records.replay import replay
from bot.storage.sqlite.database import SqliteStore
from bot.storage.upkeep import DAY
from tests.discord.card_table import CardTable
from tests.discord.test_boards import change_stored
from tests.world import require
from tests.world.said import WORDS, plain, says

pytestmark = [pytest.mark.proof, pytest.mark.table(seed=6)]  # whole hands in the simulated Discord


def attachments(table: CardTable, answer: Any) -> list[Any]:
    """The files of an answer, as Discord keeps them."""
    return list(table.env.backend.messages[table.world.channel.id][answer.response.id].attachments)


async def test_a_player_gets_the_finished_hands_of_the_running_game(table: CardTable) -> None:
    await table.gather()
    await table.play_on(until_hand=2)
    answer = await table.type(table.ann, "record")
    assert answer.ephemeral
    assert says(table.read(answer).text, "record-here")
    record = require(table.bot.services.tables.record(table.view.table_id, table.ann.id))
    written = replay(record.encode())
    assert [hand.standing.number for hand in written.hands] == [1]
    assert written.last_state.score == require(table.view.public).score


async def test_a_finished_game_comes_in_both_notations(table: CardTable) -> None:
    await table.finish_games()
    answer = await table.type(table.dan, "record", game=1)
    assert answer.ephemeral
    assert says(table.read(answer).text, "game-here", game=1)
    assert says(table.read(answer).text, "notation-here")
    assert [file["filename"] for file in attachments(table, answer)] == ["game-1.euchre", "game-1.egn"]


async def test_a_game_that_the_other_notation_cannot_express(table: CardTable) -> None:
    await table.gather("cutthroat", points=1, seats=3)
    await table.play_on()
    for options in ({}, {"game": 1}):
        answer = await table.type(table.ann, "record", **options)
        assert says(table.read(answer).text, "notation-players")
        [file] = attachments(table, answer)
        assert file["filename"].endswith(".euchre")


async def test_a_record_that_cannot_be_read_is_given_all_the_same(table: CardTable) -> None:
    await table.finish_games()
    await change_stored(table, "UPDATE records SET record = record || 'nonsense' || char(10)")
    answer = await table.type(table.ann, "record", game=1)
    assert says(table.read(answer).text, "record-unreadable")
    assert [file["filename"] for file in attachments(table, answer)] == ["game-1.euchre"]


async def test_an_outsider_gets_a_sentence(table: CardTable) -> None:
    await table.type(table.ann, "table open", computers=3)
    answer = await table.type(table.dan, "record")
    assert answer.ephemeral
    assert says(table.read(answer).text, "record-none")


# -- retention
#
# Games whose time is over: whoever asks for their acts reads one sentence, and their results are still there.


GONE = WORDS("game-not-kept")


async def said(table: CardTable, command: str, **options: Any) -> str:
    return await table.said(table.ann, command, **options)


@pytest.mark.table(seed=2, host={"retention_days": 30})
async def test_a_game_whose_time_is_over(table: CardTable) -> None:
    await table.gather(points=1)
    await table.play_on()
    number = table.table_id
    await table.type(table.ann, "table close")
    assert GONE not in await said(table, "replay", game=1)
    store = table.bot.services.store
    assert isinstance(store, SqliteStore)
    store.upkeep.now = lambda: table.env.now().timestamp() + 31 * DAY
    await store.upkeep.catch_up()
    assert await store.entries(number) == []
    for command in ("replay", "verify", "record"):
        assert plain(await said(table, command, game=1)) == plain(GONE)
    assert "Ann" in await said(table, "history")
    assert await said(table, "my-data") == WORDS("my-data-here")
    for error in table.env.errors:
        assert "deleted after its time" in str(error)
    table.env.errors.clear()
