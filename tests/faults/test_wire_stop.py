"""The bot is stopped while somebody presses: they are answered, and nothing of theirs is taken away."""

from __future__ import annotations

from pathlib import Path

from tests.faults.bot_here import bot_here, jumping
from tests.faults.press_games import Game
from tests.world.clock import pass_time


def test_presses_are_answered_before_the_connection_ends(tmp_path: Path) -> None:
    async def work() -> None:
        async with bot_here(tmp_path) as here:
            game = Game(here, 0)
            await game.reach("play")
            here.there.latency = 1.0
            pressed = await here.there.press(*game.turn())
            await pass_time(0.5)
            await here.bot.close()
            assert pressed.answered.done()
            assert here.unseen() == []

    jumping(work)


def test_a_late_press_leaves_its_panel_unchanged(tmp_path: Path) -> None:
    """The sentence that nothing was done stands above the cards, which the next process takes."""

    async def work() -> None:
        async with bot_here(tmp_path) as here:
            game = Game(here, 0)
            await game.reach("play")
            user_id, panel, card = game.turn()
            await here.bot.services.tables.close()
            await here.there.press(user_id, panel, card)
            await pass_time(1)
            assert "I couldn’t save that" in panel.texts[0]
            assert card in panel.controls
            assert here.unseen() == []

    jumping(work)
