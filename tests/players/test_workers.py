"""The worker processes: the same answers as at home, steady when they are busy or gone, and a clean end."""

from __future__ import annotations

import logging
import multiprocessing
import os
import random
import signal

import pytest

from bot.engine import presets
from bot.engine.views import SeatView
from bot.players.levels import player
from bot.players.workers import Workers, WorkersBusy
from tests.players.situations import after, dealt, on_turn


def question() -> SeatView:
    """A first lead."""
    return on_turn(after(dealt(presets.build("standard"), 4, {4: "JS JC AS AH KH"}, "QS"), "pass", "pass", "pass"))


async def test_a_worker_answers_as_the_player_would() -> None:
    workers = Workers()
    try:
        await workers.start()
        view = question()
        for level in ("beginner", "steady", "expert"):
            assert await workers.choose(level, view, 5) == player(level).choose(view, random.Random(5))
        told = await workers.advise(view, 5)
        assert told.act in view.legal
    finally:
        await workers.close()
    assert not multiprocessing.active_children()


async def test_a_dead_worker_is_replaced_and_steady_plays_meanwhile(caplog: pytest.LogCaptureFixture) -> None:
    workers = Workers()
    try:
        await workers.start()
        for child in multiprocessing.active_children():
            os.kill(child.pid or 0, signal.SIGKILL)
            child.join()
        view = question()
        with caplog.at_level(logging.WARNING):
            assert await workers.choose("expert", view, 5) == player("steady").choose(view, random.Random(5))
        assert "steady instead of expert" in caplog.text
        assert await workers.choose("expert", view, 5) == player("expert").choose(view, random.Random(5))
    finally:
        await workers.close()


async def test_an_answer_that_takes_too_long_is_steadys(caplog: pytest.LogCaptureFixture) -> None:
    workers = Workers(patience=0.0)
    try:
        view = question()
        with caplog.at_level(logging.WARNING):
            assert await workers.choose("expert", view, 5) == player("steady").choose(view, random.Random(5))
        assert "no answer within" in caplog.text
    finally:
        await workers.close()


async def test_too_many_questions_are_refused() -> None:
    workers = Workers(queue=0)
    with pytest.raises(WorkersBusy, match="waiting"):
        await workers.advise(question(), 5)
    await workers.close()


async def test_closed_workers_still_play_steady() -> None:
    workers = Workers()
    await workers.close()
    view = question()
    assert await workers.choose("expert", view, 5) == player("steady").choose(view, random.Random(5))
