"""People who play by what they see: they read the components of messages and press lawful buttons at random.

They know no more than a client shows. What they pressed and how it was answered is kept, to be held against the
journal.
"""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.words.catalogue import ENGLISH, FOLDER, Texts
from tests.faults.discord_stand_in import Control, Interaction, Message, StandIn
from tests.faults.discord_stand_in.model import walked
from tests.world.clock import pause
from tests.world.said import says

PATIENCE = 5.0
"""Seconds after which nobody expects an answer any more; Discord waits three."""
PATIENCE_WITH_PROCESSES = 30.0
"""The same where the bot is a process of its own on a machine that may be slow."""
_SENTENCES = "\n".join(path.read_text(encoding="utf-8") for path in sorted((FOLDER / ENGLISH).glob("*.ftl")))
_REFUSALS = tuple(re.findall(r"^refusal-[a-z-]+ = ([^{\n]{8,})", _SENTENCES, re.MULTILINE))
_MOVED, _SLOW = Texts()("table-moved"), Texts()("slow")
_ACTS = ("rb:act:", "rb:pick:", "rb:call:", "rb:deal:", "rb:sure:")


@dataclass(frozen=True, slots=True)
class Pressed:
    """A press or command: by whom, and on what."""

    interaction: Interaction
    custom_id: str
    old: bool
    """The button was drawn by an earlier life of the bot."""
    ignored: bool
    """Nobody answered in time, though the bot was connected."""

    @property
    def answer(self) -> int | None:
        """The type of the answer; ``None`` if there is none."""
        answered = self.interaction.answered
        return answered.result() if answered.done() else None

    @property
    def table_and_seq(self) -> tuple[int, int] | None:
        """The table and sequence number that an act's button carries; ``None`` for other buttons."""
        words = self.custom_id.split(":")
        return (int(words[2]), int(words[3])) if self.custom_id.startswith(_ACTS) else None

    @property
    def accepted(self) -> bool:
        """Whether the answer shows that the act was done: the message itself was redrawn, without a refusal, and
        without asking once more.
        """
        is_question = any(part.get("custom_id", "").startswith("rb:sure:") for part in walked(self.interaction.shown))
        return self.answer == 7 and not is_question and not self._says(*_REFUSALS, _MOVED, _SLOW)

    @property
    def refused(self) -> bool:
        """Whether the answer is a sentence that something cannot be done."""
        return self.answer is not None and self._says(*_REFUSALS)

    @property
    def texts(self) -> list[str]:
        return [part["content"] for part in walked(self.interaction.shown) if part["type"] == 10]

    def _says(self, *beginnings: str) -> bool:
        return any(text.startswith(beginnings) for text in self.texts)


@dataclass
class Clicker:
    """The people at the table of one channel."""

    there: StandIn
    channel_id: int
    people: list[int]
    chance: random.Random
    is_old: Callable[[Message], bool] = lambda _: False
    opening: dict[str, str | int] = field(
        default_factory=lambda: {"points": 1, "computers": 2, "level": "beginner", "rules": "standard"}
    )
    pause: float = 0.0
    """Seconds that they think before each press of ``play``."""
    patience: float = PATIENCE
    pressed: list[Pressed] = field(default_factory=list)
    finished: int = 0
    """Games that were seen to end."""

    def table(self) -> Message | None:
        """The message that shows the table: the newest with more than what stays of a hand."""
        for message in reversed(self.there.world.seen(self.channel_id, None)):
            if any(control.custom_id.startswith(("rb:lobby:", "rb:hand:")) for control in message.controls):
                return message
        return None

    def panel(self, user_id: int) -> Message | None:
        """Somebody's newest panel."""
        seen = self.there.world.seen(self.channel_id, user_id)
        own = (*_ACTS, "rb:off:", "rb:panel:")
        return next((m for m in reversed(seen) if any(c.custom_id.startswith(own) for c in m.controls)), None)

    async def step(self) -> Pressed | None:
        """One press by somebody; ``None`` if there was nothing to press."""
        table = self.table()
        if table is None:
            return await self._look_for_it()
        user_id = self._next(table)
        controls = {control.custom_id.split(":")[1]: control for control in table.controls}
        if "rematch" in controls:
            self.finished += 1
            return await self.press(user_id, table, controls["rematch"])
        lobby = [c for c in table.controls if c.custom_id.startswith("rb:lobby:")]
        if lobby:
            return await self._gather(user_id, table, lobby)
        panel = self.panel(user_id)
        places = [(panel, _ACTS), (table, _ACTS)] if panel is not None else [(table, _ACTS)]
        self.chance.shuffle(places)
        for message, place in places:
            acts = [c for c in message.controls if c.custom_id.startswith(place) and not c.disabled]
            if acts:
                return await self.press(user_id, message, self.chance.choice(acts))
        return await self.press(user_id, table, controls["hand"])

    def _next(self, table: Message) -> int:
        """Mostly the one of whom the message says that they are asked, sometimes anybody."""
        on_turn = re.findall(r"^\*\*(\w+) \w.*[.]\*\*$", "\n".join(table.texts), re.MULTILINE)
        names = {self.there.world.people[user_id]["global_name"]: user_id for user_id in self.people}
        if on_turn and on_turn[-1] in names and self.chance.random() < 0.8:
            return names[on_turn[-1]]
        return self.chance.choice(self.people)

    async def _look_for_it(self) -> Pressed | None:
        """There is no table to be seen: they ask for one."""
        if self.pressed and self.chance.random() < 0.5:
            return await self.type(self.people[0], "table show")
        return await self.type(self.people[0], "table open", **self.opening)

    async def _gather(self, user_id: int, table: Message, lobby: Sequence[Control]) -> Pressed:
        """They sit down, and once no seat is free but those of computers the game begins."""
        shown, free = "\n".join(table.texts), self.opening.get("computers", 0)
        ready = says(shown, "lobby-free-computers", free=free) if free else says(shown, "lobby-ready")
        verb = "start" if ready else "join"
        return await self.press(user_id, table, next(c for c in lobby if c.custom_id.endswith(f":{verb}")))

    async def press(self, user_id: int, message: Message, control: Control) -> Pressed:
        values = None
        if control.values:
            values = self.chance.sample(control.values, control.count)
        old = self.is_old(message)
        made = await self.there.press(user_id, message, control, values)
        return await self._answered(made, control.custom_id, old)

    async def type(self, user_id: int, command: str, **options: str | int) -> Pressed | None:
        if not self.there.world.commands:
            return None
        made = await self.there.type(user_id, self.channel_id, command, **options)
        return await self._answered(made, f"/{command}", False)

    async def _answered(self, made: Interaction, custom_id: str, old: bool) -> Pressed:
        unheard = self.there.gateway.gone.is_set()  # and perhaps no more once somebody waits for it
        patience = 0 if unheard else self.patience
        gone: asyncio.Future[Any] = asyncio.ensure_future(self.there.gateway.gone.wait())
        done, _ = await asyncio.wait({made.answered, gone}, timeout=patience, return_when=asyncio.FIRST_COMPLETED)
        gone.cancel()
        self.pressed.append(Pressed(made, custom_id, old, not done and not unheard))
        return self.pressed[-1]

    async def play(self, until: Callable[[], bool], most: int = 2000) -> None:
        """Press until that is so."""
        for _ in range(most):
            await pause(self.pause)
            if until():
                return
            await self.step()
        raise AssertionError(f"nothing came of {most} presses: {self._plight()}")

    def _plight(self) -> str:
        """What the table shows, and what was last pressed, how it was answered and what the answer says."""
        table = self.table()
        shown = [message.texts for message in ([table] if table else [])]
        last = [(p.custom_id, p.old, p.answer, p.texts) for p in self.pressed[-5:]]
        return f"{shown}; last: {last}; panels: {[self._own(user_id) for user_id in self.people]}"

    def _own(self, user_id: int) -> list[str]:
        panel = self.panel(user_id)
        return [*panel.texts, *(control.custom_id for control in panel.controls)] if panel else []
