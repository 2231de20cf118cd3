"""Games that are brought to a stage, for tests of single presses."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import Callable
from pathlib import Path

from bot.storage.api import TableId
from tests.faults.bot_here import Here, bot_here
from tests.faults.clickers import Clicker, Pressed
from tests.faults.discord_stand_in import Control, Message
from tests.world import require

STAGES = {"lobby": "rb:lobby:", "bidding": "rb:call:", "play": "rb:hand:", "finished": "rb:rematch:"}
"""What the table's message shows in each stage."""


class Game:
    """Two people and two computers in channel number ``place``, who think for ``pause`` seconds before each press."""

    def __init__(self, here: Here, place: int, pause: float = 1.0) -> None:
        world = here.there.world
        self._here, self._channel_id = here, world.channels[place]
        people = list(world.people)[:2]
        self._clicker = Clicker(here.there, self._channel_id, people, random.Random(place), pause=pause)

    @property
    def pressed(self) -> list[Pressed]:
        return self._clicker.pressed

    async def reach(self, stage: str) -> None:
        """Play until the message shows this stage, and everybody has a panel in ``play``."""
        await self._clicker.play(lambda: self._shows(STAGES[stage], "rb:call:" if stage == "play" else "never"))
        if stage == "play":
            await self._clicker.play(lambda: any(self._cards(user_id) for user_id in self._clicker.people))

    def _shows(self, words: str, unwanted: str = "never") -> bool:
        table = self._clicker.table()
        return table is not None and words in str(table.components) and unwanted not in str(table.components)

    def _cards(self, user_id: int) -> list[Control]:
        panel = self._clicker.panel(user_id)
        shown = panel.controls if panel is not None else []
        return [control for control in shown if control.custom_id.startswith("rb:act:")]

    def turn(self) -> tuple[int, Message, Control]:
        """Who is asked, their panel, and the first card that they may play."""
        user_id = next(user_id for user_id in self._clicker.people if self._cards(user_id))
        return user_id, require(self._clicker.panel(user_id)), self._cards(user_id)[0]

    def call(self) -> tuple[int, Message, Control]:
        """Who is asked for a call, the table's message, and a call that they may make there."""
        table = require(self._clicker.table())
        snapshot = self._here.bot.services.tables.snapshot(TableId(int(table.controls[0].custom_id.split(":")[2])))
        chair = require(None if snapshot is None else snapshot.table.to_move)
        return require(chair.user_id), table, next(c for c in table.controls if c.custom_id.startswith("rb:call:"))

    async def press_for(self, verb: str) -> None:
        """Whoever may presses a button of this kind."""
        table = require(self._clicker.table())
        if verb == "act":
            await self._clicker.press(*self.turn())
            return
        control = next(control for control in table.controls if control.custom_id.startswith(f"rb:{verb}:"))
        for user_id in self._clicker.people:
            await self._clicker.press(user_id, table, control)

    def everything(self) -> list[tuple[int, Message, Control]]:
        """All that the two may press now."""
        games = []
        for user_id in self._clicker.people:
            for message in filter(None, (self._clicker.table(), self._clicker.panel(user_id))):
                games += [(user_id, message, control) for control in message.controls if not control.disabled]
        return [each for each in games if not each[2].custom_id.startswith(("rb:sheet:", "rb:more:"))]

    async def press_at_once(self, *presses: tuple[int, Message, Control]) -> None:
        """All presses in this order, before anything is answered."""
        await asyncio.gather(*(self._clicker.press(*press) for press in presses))

    async def finish(self) -> None:
        before = self._clicker.finished
        await self._clicker.play(lambda: self._clicker.finished > before)


async def orders(folder: Path, stage: str, most: int, judge: Callable[..., None]) -> int:
    """Every two presses of two players at a stage, in both orders; ``most`` of them. Says how many there were."""
    async with bot_here(folder, channels=most + 1) as here:
        sample = Game(here, most)
        await sample.reach(stage)
        count = len(list(pairs(sample)))
        chosen = random.Random(1).sample(range(count), min(most, count))
        for place, number in enumerate(chosen):
            game = Game(here, place)
            await game.reach(stage)
            now = list(pairs(game))
            await game.press_at_once(*now[number % len(now)])
            await game.finish()
            judge(here, game)
        return len(chosen)


def pairs(game: Game) -> list[tuple[tuple[int, Message, Control], ...]]:
    """Two presses by two people, in both orders."""
    return [pair for pair in itertools.permutations(game.everything(), 2) if pair[0][0] != pair[1][0]]
