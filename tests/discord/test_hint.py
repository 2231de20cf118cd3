"""``/hint``: the expert's private advice, from the asker's own view; none in a ranked game or out of turn."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from bot.engine.state import Phase
from bot.engine.views import SeatView
from bot.players.evaluation import Advice
from bot.players.levels import advise
from bot.processes.work_queue import WorkersBusy
from bot.words.advice import hint_text
from bot.words.catalogue import Texts
from tests.discord.card_table import WORDS, card_table
from tests.discord.simulation import aim, land, look


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
            assert "table is gone" in look(table.env, answer.response).text, command


async def test_a_ranked_game_has_no_hints(tmp_path: Path) -> None:
    async with card_table(tmp_path, seed=6) as table:
        await table.gather()
        chair = table.view.to_move
        assert chair is not None
        mover = next(person for person in table.world.people if person.id == chair.user_id)
        answer = await table.type(mover, "hint")
        assert "counts for ratings" in look(table.env, answer.response).text


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
        monkeypatch.setattr("cogs.table.presses.HINT_SECONDS", 0.0)
        answer = await table.type(ann, "hint")
        assert answer.ephemeral
        assert "Ask again in a moment" in look(table.env, answer.response).text


async def test_the_panel_of_a_friendly_game_shows_the_advice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with card_table(tmp_path, seed=6) as table:
        ann = table.world.people[0]
        await table.type(ann, "table open", computers=3)
        await table.press(ann, "Start")
        while not (table.mine(ann).legal and table.mine(ann).public.phase is Phase.PLAY):
            await table.decide(table.choice())
        mine, seq = table.mine(ann), table.view.seq
        advice = advise(mine, seq)

        async def remember(*_: object, **__: object) -> Advice:
            return advice

        monkeypatch.setattr(table.bot.services.workers, "advise", remember)
        panel = (await table.press(ann, "My hand")).response
        before = look(table.env, panel)
        await ann.click(panel, label="Hint")
        shown = look(table.env, panel)
        assert hint_text(mine, advice, WORDS).splitlines()[0] in shown.text
        assert [button.label for button in shown.buttons] == [button.label for button in before.buttons]
        assert table.view.seq == seq


async def test_a_hint_on_an_older_panel_shows_the_table_as_it_is(tmp_path: Path) -> None:
    async with card_table(tmp_path, seed=6) as table:
        ann = table.world.people[0]
        await table.type(ann, "table open", computers=3)
        await table.press(ann, "Start")
        while not table.mine(ann).legal:
            await table.decide(table.choice())
        panel = (await table.press(ann, "My hand")).response
        [hint] = [button for button in look(table.env, panel).buttons if button.label == "Hint"]
        old = aim(table.env, ann, panel, hint.custom_id)
        await table.decide(table.choice())
        [result] = await land(table.env, old)
        assert result.acknowledged
        assert Texts()("refusal-stale") in look(table.env, panel).text


async def test_a_ranked_panel_offers_no_hint(tmp_path: Path) -> None:
    async with card_table(tmp_path, seed=6) as table:
        await table.gather()
        panel = (await table.press(table.mover, "My hand")).response
        assert "Hint" not in [button.label for button in look(table.env, panel).buttons]
