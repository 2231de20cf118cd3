"""``/table``: what people can do with a channel's table. Each verb is one row, for a command, a lobby button or both.

Each topic adds its verbs. If a channel has several tables, the person is asked which one they mean.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import discord
from discord.ext import commands

from bot.engine.views import SeatView
from bot.rights import LOOK, Place, Right
from bot.storage.api import TableId
from bot.tables.decisions import Reason, What
from bot.tables.model import Status
from bot.tables.views import Accepted, Refused, Snapshot, TableView
from bot.ui import buttons
from bot.ui.command_sync import localize
from bot.ui.layouts import page_layout, words_layout
from bot.ui.readers import Interaction, tables_channel_of, texts_for
from bot.ui.refusals import refuse
from bot.ui.replies import is_private_page, redraw, reply
from bot.ui.rights import slash
from bot.ui.routes import Route, pressed
from bot.words.table_text import menu_texts
from cogs.table.answers import AnswerPlace, Answers, AnswerText
from cogs.table.layouts import more_layout

_MOST_OFFERED = 25


def sits(table: TableView, user_id: int) -> bool:
    """Return whether a person has a seat at a table, or is promised one."""
    return bool(table.seat_of(user_id) or table.promised_seat(user_id))


def owns(table: TableView, user_id: int) -> bool:
    return table.owner_id == user_id


@dataclass(frozen=True, slots=True)
class TableVerb:
    """Something that people can do with a table.

    ``decides`` makes the decision, perhaps from the command's option ``given`` (``""`` without one). ``said`` is the
    answer; without it the answer is a panel. ``does`` is called instead of deciding. A verb with neither can only be
    pressed.

    ``means`` returns whether a table of the channel may be meant; without it all may. ``button`` is the decision of
    the button with this name, in a lobby or among *More …*.

    ``typed`` reads the command's options and then calls ``Verbs.ask``; without it the command has no options. An
    option's description is the text ``option-…`` with its name, or that in ``options``. ``alone``: the command is not a
    subcommand of ``/table``, and is made elsewhere.
    """

    name: str
    right: Right
    decides: What | Callable[[str], What] | None = None
    said: AnswerText | None = None
    does: Callable[[Interaction, TableId, str], Awaitable[Any]] | None = None
    means: Callable[[TableView, int], bool] | None = sits
    button: What | None = None
    typed: Callable[..., Coroutine[Any, Any, None]] | None = None
    options: Mapping[str, str] = field(default_factory=dict)
    alone: bool = False


class Verbs(commands.GroupCog, group_name="table", group_description=localize("command-table")):
    """The commands for a channel's table, and the buttons of its lobby and of *More …*."""

    def __init__(self, answers: Answers) -> None:
        self._answers = answers
        self._verbs: dict[str, TableVerb] = {}

    def add(self, *verbs: TableVerb) -> None:
        """Register the verbs of a topic."""
        for verb in verbs:
            self._verbs[verb.name] = verb
            if _is_typed(verb) and not verb.alone:
                self.add_command(verb.name, verb.right, verb.typed or self._plain(verb.name), verb.options)

    def add_command(
        self, name: str, right: Right, typed: Callable[..., Coroutine[Any, Any, None]], options: Mapping[str, str]
    ) -> None:
        """Register a subcommand of ``/table``. ``options`` are as in ``TableVerb``."""
        group = self.app_command
        assert group is not None  # noqa: S101 - this is a group
        group.add_command(slash(f"table {name}", right, **options)(typed))

    def _plain(self, name: str) -> Callable[..., Coroutine[Any, Any, None]]:
        async def typed(command: Interaction) -> None:
            await self.ask(command, name)

        return typed

    @property
    def routes(self) -> tuple[Route, ...]:
        """The routes for the buttons of verbs, and for the question which table is meant."""
        buttoned = {
            verb.name: replace(verb.right, place=Place.CHANNEL, abroad=False)
            for verb in self._verbs.values()
            if verb.button is not None
        }
        which = {verb.name: verb.right for verb in self._verbs.values() if _is_typed(verb)}
        return Route(buttons.LOBBY, buttoned, self.press), Route(buttons.WHICH, which, self.answer_which)

    async def press(self, press: Interaction, table_id: TableId, verb: str) -> None:
        """Carry out the button of a verb, such as *Join*, *Leave* or *Start*. One of *More …* is answered there."""
        what, said = self._verbs[verb].button, self._verbs[verb].said
        if what is None or said is None or not is_private_page(press):
            await self._answers.decide(press, table_id, what, None, AnswerPlace.TABLE)
            return
        texts, before = texts_for(press), self._answers.tables.snapshot(table_id)
        answer = await self._answers.decide_in_time(press, table_id, what)
        match answer:
            case Accepted(now):
                words = said(before, now, press) if callable(said) else texts(said)
                over = now.table.status is Status.CLOSED
                await redraw(press, words_layout(words) if over else self._more(press, now.table, words))
            case Refused():
                await self._answers.refuse(press, answer)
        await self._answers.catch_up_for(press, table_id)

    @pressed(buttons.MORE, right=LOOK)
    async def show_more(self, press: Interaction, table_id: TableId) -> None:
        """*More …*: show what else this person can do at the table."""
        snapshot = self._answers.tables.snapshot(table_id)
        if snapshot is None:
            await self._answers.refuse(press, Refused(Reason.NO_TABLE))
            return
        await reply(press, self._more(press, snapshot.table))
        await self._answers.catch_up_for(press, table_id)

    def _more(self, press: Interaction, table: TableView, note: str = "") -> discord.ui.LayoutView:
        return more_layout(
            table, press.user.id, texts_for(press), note, live=self._answers.services.has_live_page(table)
        )

    async def ask(self, command: Interaction, name: str, given: str = "") -> None:
        """Carry out a command with its option ``given``. If several tables may be meant, ask which one."""
        here = self._tables_meant(command, self._verbs[name])
        if len(here) > 1:
            await self._ask_which(command, name, given, here)
        else:
            await self._do(command, name, given, next(iter(here), None))

    async def answer_which(self, press: Interaction, verb: str, given: str | None, chosen: Sequence[str]) -> None:
        """Carry out a command at the chosen table."""
        table_id = TableId(buttons.read_number(chosen))
        here = self._answers.tables.tables_in_channel(tables_channel_of(press))
        await self._do(press, verb, given or "", table_id if table_id in here else None)

    async def _do(self, command: Interaction, name: str, given: str, table_id: TableId | None) -> None:
        verb = self._verbs[name]
        if table_id is None:
            await self._answers.refuse(command, Refused(Reason.NO_TABLE))
        elif verb.does is not None:
            await verb.does(command, table_id, given)
        else:
            what = verb.decides(given) if callable(verb.decides) else verb.decides
            await self._answers.decide(command, table_id, what, said=verb.said)

    async def _ask_which(self, command: Interaction, name: str, given: str, here: Sequence[TableId]) -> None:
        texts = texts_for(command)
        options = []
        for table in self._views(here[:_MOST_OFFERED]):
            label, about = menu_texts(table, texts)
            options.append(discord.SelectOption(label=label, description=about, value=str(table.table_id)))
        words = (name, given) if given else (name,)
        menu = buttons.WHICH.at(*words, options=options, placeholder=texts("menu-which-table"))
        await reply(command, page_layout(texts("which-table"), [menu]))

    def _tables_meant(self, interaction: Interaction, verb: TableVerb) -> list[TableId]:
        here = list(self._answers.tables.tables_in_channel(tables_channel_of(interaction)))
        if len(here) < 2 or verb.means is None:
            return here
        return [table.table_id for table in self._views(here) if verb.means(table, interaction.user.id)] or here

    def _views(self, here: Sequence[TableId]) -> list[TableView]:
        snapshots = [self._answers.tables.snapshot(table_id) for table_id in here]
        return [snapshot.table for snapshot in snapshots if snapshot is not None]

    # -- the caller's own table

    def table_here(self, interaction: Interaction) -> TableId | None:
        """Return the channel's table; of several the caller's, on turn if need be; ``None`` if that is unclear."""
        here = self._tables_meant(interaction, self._verbs["hand"])
        if len(here) > 1:
            here = [table_id for table_id in here if self._is_asked(table_id, interaction.user.id)]
        return here[0] if len(here) == 1 else None

    def _is_asked(self, table_id: TableId, user_id: int) -> bool:
        own_view = self._answers.tables.seat_view(table_id, user_id)
        return own_view is not None and bool(own_view.legal)

    async def knows_which(self, command: Interaction) -> bool:
        """Return whether it is clear at which table the caller plays. If not, tell the user."""
        if self.table_here(command) is not None:
            return True
        if self._tables_meant(command, self._verbs["hand"]):
            await refuse(command, "which-table-turn")
        else:
            await self._answers.refuse(command, Refused(Reason.NO_TABLE))
        return False

    def snapshot_here(self, interaction: Interaction) -> Snapshot | None:
        """Return the current table of the command's channel."""
        table_id = self.table_here(interaction)
        return None if table_id is None else self._answers.tables.snapshot(table_id)

    def seat_here(self, interaction: Interaction) -> SeatView | None:
        """Return what the caller sees from their own seat in the channel's game."""
        table_id = self.table_here(interaction)
        return None if table_id is None else self._answers.tables.seat_view(table_id, interaction.user.id)


def _is_typed(verb: TableVerb) -> bool:
    return verb.decides is not None or verb.does is not None


def user_id_of(given: str) -> int:
    """Return the id of the person given as a command's option."""
    return int(given) if given.isdecimal() else 0
