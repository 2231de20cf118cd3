"""Pauses, and slow turns: the commands, the buttons and their answers."""

from __future__ import annotations

from collections.abc import Sequence

from discord.ext import commands

from bot.rights import AT_TABLE, SEATED
from bot.storage.api import TableId
from bot.tables.pausing import PAUSE, SLOW, GoOn, GoSlow, Pause
from bot.tables.views import Snapshot
from bot.ui import buttons
from bot.ui.options import PauseEnd
from bot.ui.readers import Interaction, texts_for
from bot.ui.routes import pressed
from bot.words.voice import Voice
from cogs.table.answers import AnswerPlace, Answers, say_asked
from cogs.table.verbs import TableVerb, Verbs


def _say_pause(_before: Snapshot | None, now: Snapshot, command: Interaction) -> str:
    return say_asked(now.table, PAUSE, "done-all-asked", command) or texts_for(command)("done-pause")


def _say_slow(before: Snapshot | None, now: Snapshot, command: Interaction) -> str:
    asked, texts = say_asked(now.table, SLOW, "done-all-asked", command), texts_for(command)
    if asked:
        return asked
    proposal = None if before is None else before.table.proposal
    if proposal is not None and proposal.aim == SLOW:
        return texts("done-slow-agreed", name=Voice.of(now.table, texts).name(proposal.by))
    return texts("done-slow" if now.table.is_slow(command.user.id) else "done-usual-time")


class Pausing(commands.Cog):
    """The commands and buttons that stop the clocks, or give people a day for each turn."""

    def __init__(self, answers: Answers, verbs: Verbs) -> None:
        self._answers = answers
        self._verbs = verbs
        self.routes = (answers.route(buttons.GO_ON, GoOn()),)
        verbs.add(
            TableVerb(
                "pause",
                SEATED,
                lambda until: Pause(float(until) if until else None),
                _say_pause,
                typed=self.pause,
            ),
            TableVerb("slow", SEATED, GoSlow(), _say_slow),
        )

    async def pause(self, command: Interaction, until: PauseEnd | None = None) -> None:
        """Propose a pause, or agree to one."""
        await self._verbs.ask(command, "pause", "" if until is None else str(int(until)))

    @pressed(buttons.PAUSE_LENGTH, right=AT_TABLE)
    async def choose_length(self, press: Interaction, table_id: TableId, chosen: Sequence[str]) -> None:
        """Propose a pause of the chosen length. The answer replaces the menu."""
        until = int(press.created_at.timestamp()) + 60 * buttons.read_number(chosen)
        await self._answers.decide(press, table_id, Pause(float(until)), None, AnswerPlace.MENU, _say_pause)
