"""One game over the wire: the real bot in a process, real HTTP and WebSocket, people who press what they see."""

from __future__ import annotations

import logging
import multiprocessing
import os
import re
import signal
from pathlib import Path

import pytest

from bot.storage.api import TableId
from bot.tables.preferences import WORD
from tests.discord.openapi import DiscordDescription
from tests.faults.bot_here import Here, bot_here
from tests.faults.kills import evening
from tests.faults.press_games import Game
from tests.world.clock import pass_time
from tests.world.said import says

# -- wire kills
#
# The bot is killed or stopped while people play: nothing acknowledged is lost or doubled, and old buttons work.


@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM])
async def test_nothing_acknowledged_is_lost_or_doubled(tmp_path: Path, number: signal.Signals) -> None:
    outcome = await evening(tmp_path, 2, number, tables=3, seed=5, description=DiscordDescription.at_hand())
    assert outcome.account.faults == ()
    assert outcome.played_out == outcome.tables == 3
    assert sum(outcome.ends.values()) == 2
    assert set(outcome.ends) <= ({-9} if number is signal.SIGKILL else {0, -signal.SIGTERM})
    assert outcome.account.acts > 10
    assert outcome.account.on_old_buttons > 0
    assert outcome.wrong == ()
    assert outcome.log == ""


# -- wire stop
#
# The bot is stopped while somebody presses: they are answered, and nothing of theirs is taken away.


@pytest.mark.jumping
async def test_presses_are_answered_before_the_connection_ends(here: Here) -> None:
    game = Game(here, 0)
    await game.reach("play")
    here.there.latency = 1.0
    pressed = await here.there.press(*game.turn())
    await pass_time(0.5)
    await here.bot.close()
    assert pressed.answered.done()
    assert here.unseen() == []


@pytest.mark.jumping
async def test_a_late_press_leaves_its_panel_unchanged(here: Here) -> None:
    """The sentence that nothing was done stands above the cards, which the next process takes."""

    game = Game(here, 0)
    await game.reach("play")
    user_id, panel, card = game.turn()
    await here.bot.services.tables.close()
    await here.there.press(user_id, panel, card)
    await pass_time(1)
    assert says(panel.texts[0], "refusal-store")
    assert card in panel.controls
    assert here.unseen() == []


# -- wire debug log

CARDS = re.compile(r"[♠♥♦♣]|(?<![\w.])(?:10|[2-9TJQKA])[SHDC](?![\w])")


@pytest.mark.jumping
async def test_a_game_at_debug_names_acts_and_requests_and_no_card_word_or_token(
    here: Here, caplog: pytest.LogCaptureFixture
) -> None:
    for family in ("bot", "cogs"):
        caplog.set_level(logging.DEBUG, family)
    for user_id in list(here.there.world.people)[:2]:
        await here.bot.services.store.set_player_setting(user_id, WORD, "sesame")
    await Game(here, 0).finish()
    lines = [record.getMessage() for record in caplog.records if record.name.startswith(("bot.", "cogs."))]
    text = "\n".join(lines)
    assert re.search(r"^table \d+: Play, done, at fact \d+$", text, re.MULTILINE)
    assert "a request to channels ended with 200" in lines
    assert re.search(r"^a request waited \d+ ms for its turn$", text, re.MULTILINE)
    assert not [line for line in lines if CARDS.search(line)]
    assert "sesame" in str(await here.bot.services.store.entries(TableId(1)))
    assert "sesame" not in text
    tokens = [*here.there.world.interactions, here.bot.http.token]
    assert not [token for token in tokens if token is not None and token in text]


# -- wire pictures
#
# Pictures drawn by processes of their own: they reach the table, outlive a process, and end with the bot.


async def drawing_process(here: Here, game: Game, gone: set[int | None]) -> int | None:
    """The process that has drawn the panel of whoever is on turn, once it has nothing more to do."""
    pictures = here.bot.services.pictures
    for _ in range(1000):
        _, panel, _ = game.turn()
        living = {child.pid for child in multiprocessing.active_children()} - gone
        if panel.pictures and panel.files and living and pictures.queue.idle:
            (pid,) = living
            return pid
        await pass_time(0.1)
    raise AssertionError(f"no picture came: {panel.texts} {here.complaints.lines}")


@pytest.mark.jumping
async def test_pictures_come_from_processes_that_may_die_and_end_with_the_bot(tmp_path: Path) -> None:
    gone: set[int | None] = set()
    async with bot_here(tmp_path, picture_workers=1) as here:
        game = Game(here, 0)
        for _ in range(2):
            await game.reach("play")
            pid = await drawing_process(here, game, gone)
            os.kill(pid or 0, signal.SIGKILL)
            gone.add(pid)
            await game.press_for("act")
        assert here.unseen() == []
    assert not multiprocessing.active_children()
