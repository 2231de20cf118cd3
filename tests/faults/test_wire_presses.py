"""Presses that come fifty at once, in every order, forged, cut off in the middle, or while the clock jumps.

The real bot over real HTTP, in a time that jumps. Long forms: ``python -m tests.faults``.
"""

from __future__ import annotations

import asyncio
import copy
import json
import random
from pathlib import Path

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from bot.ui.buttons import PREFIX
from tests.discord.inventory import ROWS
from tests.faults.bot_here import Here, bot_here
from tests.faults.clickers import Clicker
from tests.faults.cut_off import cut_off
from tests.faults.discord_stand_in import Control, Message, StandIn
from tests.faults.discord_stand_in.faults import Call
from tests.faults.journals import audit, entries
from tests.faults.press_games import Game, orders
from tests.long_form import sampled
from tests.world.clock import JumpingLoop, pass_time
from tests.world.said import says


def sound(here: Here, *games: Game) -> None:
    """Nothing is lost, doubled or swallowed, and Discord had nothing to complain of."""
    account = audit(here.database, [press for game in games for press in game.pressed])
    assert account.faults == ()
    assert here.unseen() == []
    assert here.there.wrong == []


@pytest.mark.parametrize("stage", sampled(["lobby", "bidding", "play", "finished"], ["lobby", "play"]))
@pytest.mark.jumping
async def test_presses_of_two_players_in_every_order(tmp_path: Path, stage: str) -> None:
    await orders(tmp_path, stage, most=1, judge=sound)


WORDS = st.sampled_from(
    [
        "1",
        "2",
        "0",
        "999999999",
        "order",
        "pass",
        "call.S",
        "bid.3",
        *(name.rpartition(":")[2] for name in ROWS if name.startswith("rb:lobby:")),
    ]
)
KINDS = (
    "lobby", "call", "deal", "act", "off", "pick", "hand", "panel", "rematch", "sheet", "hands", "rule", "page",
    "tour",
)  # fmt: skip
FORGED = st.one_of(
    st.tuples(st.sampled_from(KINDS), st.lists(WORDS | st.integers(0, 10**16).map(str), max_size=4)).map(
        lambda made: ":".join(("rb", made[0], *made[1]))
    ),
    st.text(max_size=90).map(lambda text: f"rb:{text}"),
    st.text(min_size=1, max_size=100),
)
VALUES = st.none() | st.lists(st.text(max_size=100) | st.integers(-5, 99).map(str), max_size=25)


def test_forged_ids_and_values_are_refused(tmp_path: Path, long_form: bool) -> None:
    """Somebody who plays elsewhere presses what no message of ours shows."""
    with asyncio.Runner(loop_factory=JumpingLoop) as runner:
        around = bot_here(tmp_path, reminder_seconds=1e9)  # nobody is thought to be away meanwhile
        here = runner.run(around.__aenter__())
        game = Game(here, 0)
        runner.run(game.reach("play"))
        _, message, _ = game.turn()
        stranger = list(here.there.world.people)[3]
        before = entries(here.database)

        @settings(max_examples=25 if long_form else 15, suppress_health_check=list(HealthCheck))
        @example(custom_id="rb:pick:1:1", values=None)
        @given(custom_id=FORGED, values=VALUES)
        def pressed(custom_id: str, values: list[str] | None) -> None:
            runner.run(_forged(here, stranger, message, custom_id, values))
            assert entries(here.database) == before
            assert here.unseen() == []

        pressed()
        runner.run(game.finish())
        sound(here, game)
        runner.run(around.__aexit__(None, None, None))


async def _forged(here: Here, user_id: int, message: Message, custom_id: str, values: list[str] | None) -> None:
    """The press, on a message that seems to show it; what is ours must be answered."""
    kind = 2 if values is None else 3
    options = {"style": 1, "label": "?"} if values is None else {"options": [], "min_values": 0, "max_values": 25}
    seen = copy.deepcopy(message)
    seen.components = [{"type": 1, "id": 1, "components": [{"type": kind, "id": 2, "custom_id": custom_id, **options}]}]
    made = await here.there.press(user_id, seen, Control(custom_id, kind, "", disabled=False), values)
    await pass_time(4)
    assert made.answered.done() == custom_id.startswith(PREFIX)


@pytest.mark.parametrize("verb", ["act", "call"])
@pytest.mark.jumping
async def test_a_handler_cancelled_at_any_await_harms_nothing(tmp_path: Path, verb: str) -> None:
    assert await cut_off(tmp_path, verb) > 1


@pytest.mark.parametrize("place", ["panel", "table"])
@pytest.mark.jumping
async def test_a_press_on_a_message_being_replaced_is_answered(here: Here, place: str) -> None:
    """The message is gone when the answer arrives: nobody reads that Discord took no answer; the press counted."""

    game = Game(here, 0)
    await game.reach("play" if place == "panel" else "bidding")
    if place == "panel":
        user_id, message, control = game.turn()
    else:
        user_id, message, control = game.call()
    before = len(entries(here.database))

    def replaced(call: Call, moment: str) -> None:
        if moment == "came" and call.route.endswith("/callback"):
            message.deleted = True

    here.there.hooks.append(replaced)
    made = await here.there.press(user_id, message, control)
    await pass_time(3)
    here.there.hooks.remove(replaced)
    assert len(entries(here.database)) > before
    assert made.answered.result() == 4
    assert not says(json.dumps(made.shown, ensure_ascii=False), "fault-discord")
    await game.finish()
    sound(here, game)


@pytest.mark.parametrize("connects", [True, False])
async def test_a_press_between_two_sessions_is_not_counted_as_ignored(connects: bool) -> None:
    """The bot is connected again in the very next moment; only its next session hears what is pressed then."""
    there = StandIn(channels=1)
    there.gateway.gone.set()
    [channel] = there.world.channels
    clicker = Clicker(there, channel, list(there.world.people), random.Random(1), patience=0.01)
    message = Message(there.world.new_id(), channel, there.world.now(), [], 0)
    if connects:
        asyncio.get_running_loop().call_soon(there.gateway.gone.clear)
    button = Control("rb:rematch:1", 2, "Rematch", False, (), 0)
    assert not (await clicker.press(clicker.people[0], message, button)).ignored
    if connects:
        assert (await clicker.press(clicker.people[0], message, button)).ignored
