"""``/hint``: the expert's private advice, from the asker's own view; none in a ranked game or out of turn."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bot.engine.views import SeatView
from bot.players.evaluation import Advice
from bot.players.levels import advise
from bot.processes.work_queue import WorkersBusy
from bot.words.advice import hint_text
from tests.discord.card_table import WORDS, card_table
from tests.discord.simulation import look


async def test_a_player_among_computers_is_advised(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with card_table(tmp_path, seed=6) as table:
        ann, bob = table.world.people[:2]
        await table.type(ann, "table open", computers=3)
        await table.press(ann, "Start")
        mine, seq = table.mine(ann), table.view.seq
        advice = advise(mine, seq)  # now, since a busy machine may think longer than the simulation waits

        async def remember(view: SeatView, seed: int) -> Advice:
            assert (view, seed) == (mine, seq)
            return advice

        monkeypatch.setattr(table.bot.services.workers, "advise", remember)
        answer = await table.type(ann, "hint")
        assert answer.ephemeral
        assert look(table.env, answer.response).text == hint_text(mine, advice, WORDS)
        assert "%" in look(table.env, answer.response).text
        stranger = await table.type(bob, "hint")
        assert "don’t play at this table" in look(table.env, stranger.response).text


async def test_without_a_table_every_play_command_explains_that(tmp_path: Path) -> None:
    async with card_table(tmp_path, seed=6) as table:
        ann = table.world.people[0]
        for command, given in (("hint", {}), ("bid", {"call": "hearts"}), ("play", {"card": "?"}), ("hand", {})):
            answer = await table.type(ann, command, **given)
            assert "no such table" in look(table.env, answer.response).text, command


async def test_a_ranked_game_has_no_hints(tmp_path: Path) -> None:
    async with card_table(tmp_path, seed=6) as table:
        await table.gather()
        chair = table.view.to_move
        assert chair is not None
        mover = next(person for person in table.world.people if person.id == chair.user_id)
        answer = await table.type(mover, "hint")
        assert "counts for the ratings" in look(table.env, answer.response).text


@pytest.mark.parametrize("refused", [True, False])
async def test_a_late_hint_is_refused_with_a_sentence(
    tmp_path: Path, refused: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def think(*_: Any, **__: Any) -> None:
        if refused:
            raise WorkersBusy("it sleeps")
        await asyncio.Event().wait()

    async with card_table(tmp_path, seed=6) as table:
        ann = table.world.people[0]
        await table.type(ann, "table open", computers=3)
        await table.press(ann, "Start")
        monkeypatch.setattr(table.bot.services.workers, "advise", think)
        monkeypatch.setattr("cogs.table.commands.HINT_SECONDS", 0.0)
        answer = await table.type(ann, "hint")
        assert answer.ephemeral
        assert "ask again in a moment" in look(table.env, answer.response).text
