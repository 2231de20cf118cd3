"""``/record``: a player's own game as a private file, without the hand that is being played."""

from pathlib import Path

from bot.engine.replay import replay
from tests.discord.card_table import card_table
from tests.discord.simulation import look


async def test_a_player_gets_the_finished_hands_of_the_running_game(tmp_path: Path) -> None:
    async with card_table(tmp_path, seed=6) as table:
        ann = table.world.people[0]
        await table.gather()
        while table.view.public is not None and table.view.public.number < 2:
            await table.decide(table.choice())
        answer = await table.type(ann, "record")
        assert answer.ephemeral
        assert "record of this game" in look(table.env, answer.response).text
        record = table.bot.tables.record(table.view.table_id, ann.id)
        assert record is not None
        written = replay(record.encode())
        assert [hand.standing.number for hand in written.hands] == [1]
        assert table.view.public is not None
        assert written.played.score == table.view.public.score


async def test_somebody_who_does_not_play_gets_a_sentence(tmp_path: Path) -> None:
    async with card_table(tmp_path, seed=6) as table:
        dan = table.world.people[3]
        await table.type(table.world.people[0], "table open", computers=3)
        answer = await table.type(dan, "record")
        assert answer.ephemeral
        assert "no game of yours" in look(table.env, answer.response).text
