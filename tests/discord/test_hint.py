"""``/hint``: the expert's private advice, from the asker's own view; none in a ranked game or out of turn."""

from pathlib import Path

from tests.discord.card_table import card_table
from tests.discord.simulation import look


async def test_a_player_among_computers_is_advised(tmp_path: Path) -> None:
    async with card_table(tmp_path, seed=6) as table:
        ann, bob = table.world.people[:2]
        await table.type(ann, "table open", computers=3)
        await table.press(ann, "Start")
        await table.bot.workers.start()
        answer = await table.type(ann, "hint")
        assert answer.ephemeral
        assert "%" in look(table.env, answer.response).text
        stranger = await table.type(bob, "hint")
        assert "not your turn" in look(table.env, stranger.response).text


async def test_a_ranked_game_has_no_hints(tmp_path: Path) -> None:
    async with card_table(tmp_path, seed=6) as table:
        await table.gather()
        chair = table.view.to_move
        assert chair is not None
        mover = next(person for person in table.world.people if person.id == chair.user_id)
        answer = await table.type(mover, "hint")
        assert "counts for the ratings" in look(table.env, answer.response).text
