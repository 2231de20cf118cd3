"""Carries out decisions at a table, from buttons or commands, and answers each once.

The result appears where it was asked for (``AnswerPlace``): on the public message, on a panel, or in a new private
message. A refusal is a private sentence; a player also gets their current panel. The press is answered even if
something goes wrong. This file decides nothing about the game and draws nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from enum import StrEnum
from functools import partial

import discord

from bot.pictures.table_picture import numbered_seats
from bot.rights import AT_TABLE, Right
from bot.services import Services
from bot.storage.api import TableId
from bot.tables.decisions import Person, Reason, What
from bot.tables.model import Aim, Status
from bot.tables.pausing import Touch
from bot.tables.views import Accepted, Answer, Refused, Snapshot, TableView
from bot.ui import buttons
from bot.ui.errors import RequestFailed, is_replaced
from bot.ui.readers import Interaction, note_refusal, show_on_page, tables_channel_of, texts_for
from bot.ui.refusals import refusal_layout
from bot.ui.replies import answer_later, may_post, no_access, redraw, reply, tell
from bot.ui.rights import moderates
from bot.ui.routes import Route
from bot.words import offers
from bot.words.catalogue import Texts
from bot.words.lines import fixed_time
from bot.words.notices import refusal_text
from bot.words.panel_state import NO_REMARK, Remark
from bot.words.results_text import game_over_text, hand_result_text
from bot.words.table_text import gathering_text, table_text
from bot.words.voice import Voice
from cogs.table.announcer import Announcers
from cogs.table.layouts import pause_layout, ways_on_buttons
from cogs.table.panels import Panels, panel_message

DEADLINE = 2.5
"""Seconds that a decision may take. Discord waits three seconds for an answer."""


AnswerText = str | Callable[[Snapshot | None, Snapshot, Interaction], str]
"""The answer to a decision: a text's key, or a function of the table before, the table now and the press."""


class AnswerPlace(StrEnum):
    """Where the answer to a press appears. Ids of buttons contain only the first two values."""

    TABLE = offers.Where.TABLE.value
    """The public message."""
    PANEL = offers.Where.PANEL.value
    """The panel that was pressed."""
    MENU = "menu"
    """The private message that was pressed. Words replace it."""
    ANEW = "anew"
    """A new private message."""


def person_of(interaction: Interaction) -> Person:
    """Return the person who presses or types, and whether they moderate the channel."""
    user = interaction.user
    return Person(user.id, user.display_name, moderates(interaction, tables_channel_of(interaction)))


class Answers:
    """Passes decisions to the tables, and shows the results."""

    def __init__(self, services: Services, announcers: Announcers, panels: Panels) -> None:
        self.services = services
        self.tables = services.tables
        self.readers = services.readers
        self.pictures = services.pictures
        self.announcers = announcers
        self.panels, self._redraws = panels, panels.redraws

    def route(
        self, control: buttons.Control, what: What, usually: AnswerPlace = AnswerPlace.PANEL, right: Right = AT_TABLE
    ) -> Route:
        """Return a route for a button that decides ``what``, answered where its id says, else at ``usually``."""

        async def answer(
            press: Interaction, table_id: TableId, seq: int | None = None, where: str | None = None
        ) -> None:
            await self.decide(press, table_id, what, seq, AnswerPlace(where or usually))

        return Route(control, right, answer)

    async def decide(
        self,
        interaction: Interaction,
        table_id: TableId,
        what: What | None,
        seq: int | None = None,
        where: AnswerPlace = AnswerPlace.ANEW,
        said: AnswerText | None = None,
    ) -> Answer | None:
        """Carry out a decision. Answer with the resulting table, or with the text ``said``.

        Return the tables' answer, or ``None`` if it did not come in time. If ``what`` is ``None``, the press means
        nothing at this table and is refused.
        """
        before = self.tables.snapshot(table_id)
        with self.answering(interaction, table_id, where):
            answer = await self.decide_in_time(interaction, table_id, what, seq)
            match answer:
                case Accepted(now) if said is not None:
                    words = said(before, now, interaction) if callable(said) else texts_for(interaction)(said)
                    if not show_on_page(interaction, now, Remark(words)):
                        await self._say(interaction, words, where)
                case Accepted(now) if where is AnswerPlace.TABLE:
                    await self._show_table(interaction, now)
                case Accepted(now):
                    await self.show_panel(interaction, now, where)
                case Refused():
                    await self.refuse(interaction, answer, where)
        await self.catch_up_for(interaction, table_id)
        return answer

    @contextmanager
    def answering(self, press: Interaction, table_id: TableId, where: AnswerPlace) -> Iterator[None]:
        """Delay redraws while a press is decided and answered, because the answer itself draws the message."""
        held: AbstractContextManager[None] = nullcontext()
        announcer = self.announcers.of(table_id)
        if where is AnswerPlace.PANEL:
            held = self.panels.answering(table_id, press.user.id)
        elif where is AnswerPlace.TABLE and announcer is not None:
            held = announcer.answering()
        with (
            self._redraws.answering(press.id) if where in (AnswerPlace.TABLE, AnswerPlace.PANEL) else nullcontext(),
            held,
        ):
            yield

    async def decide_in_time(
        self, interaction: Interaction, table_id: TableId, what: What | None, seq: int | None = None
    ) -> Answer | None:
        """Return the tables' answer. If it does not come in time, tell the user and return ``None``."""
        answer = await self.services.decide(table_id, person_of(interaction), what, seq, interaction.id, DEADLINE)
        if answer is None:
            await self.tell_slow(interaction)
        return answer

    async def tell_slow(self, interaction: Interaction) -> None:
        """Say that a decision is still being carried out."""
        await tell(interaction, texts_for(interaction)("slow"))

    async def show_hand(self, press: Interaction, table_id: TableId) -> None:
        """Answer with a new panel, and delete the pressed message if it was left behind by a crash."""
        await self.decide(press, table_id, Touch())
        announcer = self.announcers.of(table_id)
        if announcer is not None:
            await announcer.clear_away(press)

    # -- what is shown

    async def refuse(self, interaction: Interaction, refused: Refused, where: AnswerPlace = AnswerPlace.ANEW) -> None:
        """Say privately why not. A player also gets their panel, others get buttons for what they can do instead."""
        note_refusal(interaction)
        here = tables_channel_of(interaction)
        if refused.reason is Reason.NO_TABLE and self.tables.has_unreadable_table(here):
            refused = Refused(Reason.UNREADABLE)
        if refused.reason in (Reason.SERVER_FULL, Reason.BOT_FULL) and (on := self.tables.table_in_channel(here)):
            refused = Refused(refused.reason, self.tables.snapshot(on))
        note, snapshot = refusal_text(refused, texts_for(interaction)), refused.snapshot
        announcer = None if snapshot is None else self.announcers.of(snapshot.table.table_id)
        if where is AnswerPlace.TABLE and announcer is not None and announcer.is_stray(interaction):
            with suppress(*RequestFailed):
                await announcer.answer(interaction)
            await tell(interaction, note)
        elif where is AnswerPlace.MENU or snapshot is None:
            await self._say(interaction, note, where, refused.reason, None if snapshot is None else snapshot.table)
        elif refused.reason is Reason.PAUSE_LENGTH:
            await reply(interaction, pause_layout(snapshot.table.table_id, texts_for(interaction)))
        else:
            await self.show_panel(interaction, snapshot, where, Remark(note), refused.reason)

    async def show_panel(
        self,
        interaction: Interaction,
        snapshot: Snapshot,
        where: AnswerPlace = AnswerPlace.ANEW,
        remark: Remark = NO_REMARK,
        reason: Reason | None = None,
    ) -> None:
        """Answer with a panel, in the pressed one unless it was replaced. Without cards, say words for ``reason``."""
        # a page sends a press again whose answer was lost
        if show_on_page(interaction, snapshot, NO_REMARK if reason is Reason.DOUBLED else remark):
            return
        reader, table = await self.readers.of(interaction), snapshot.table
        own_view, pressed = snapshot.seat_view(interaction.user.id), where is AnswerPlace.PANEL
        try:
            if own_view is not None:
                marked, token = self.panels.mark(table, interaction.user.id), self.panels.new_token(interaction)
                message = await panel_message(self.services, marked, own_view, remark, reader, token)
                self._redraws.end_answer(interaction.id)
                message_id = await (redraw if pressed else reply)(interaction, message)
                self.panels.shows(snapshot, interaction, message_id, message.late, remark=remark)
                return
            without_cards = [self._without_hand(interaction, table, reader.texts)] if pressed or reason is None else []
            words = "\n".join(filter(None, [remark.note, *without_cards]))
            await self._say(interaction, words, where, reason, table)
        except discord.NotFound as fault:
            if not pressed or not is_replaced(fault):
                raise
            await self.show_panel(interaction, snapshot, AnswerPlace.ANEW, remark, reason)

    async def _say(
        self,
        interaction: Interaction,
        words: str,
        where: AnswerPlace,
        reason: Reason | None = None,
        table: TableView | None = None,
    ) -> None:
        """Say this privately, or in place of a pressed private message. Add what can be done after a refusal."""
        lay_out = partial(refusal_layout_at, interaction, f"refusal-{reason}", words, table)
        if where not in (AnswerPlace.PANEL, AnswerPlace.MENU):
            await tell(interaction, lay_out())
            return
        try:
            await redraw(interaction, lay_out())
        except discord.NotFound as fault:
            if not is_replaced(fault):
                raise
            await tell(interaction, lay_out())

    async def _show_table(self, press: Interaction, snapshot: Snapshot) -> None:
        """Answer by redrawing the table's message. If it was replaced at that moment, answer with a panel."""
        if show_on_page(press, snapshot):
            return
        announcer = self.announcers.of(snapshot.table.table_id)
        if announcer is None:  # nothing here draws the table now; the process that takes it over shows the act
            await answer_later(press)
            return
        try:
            await announcer.answer(press)
        except discord.NotFound as fault:
            if not is_replaced(fault):
                raise
            await self.show_panel(press, snapshot)

    async def post_table(self, command: Interaction, table_id: TableId) -> None:
        """Answer with the table's message, which replaces an older one."""
        announcer, snapshot = self.announcers.of(table_id), self.tables.snapshot(table_id)
        if snapshot is not None and show_on_page(command, snapshot):
            await self.catch_up_for(command, table_id)
            return
        if announcer is not None:
            with announcer.answering():
                await announcer.post_as_answer(command)
        self.panels.take_token(table_id, command)

    def _without_hand(self, interaction: Interaction, table: TableView, texts: Texts) -> str:
        seen = self.tables.sight(table, interaction.user.id).table
        return without_hand(table, texts) if seen else texts("watch-hidden")

    async def catch_up_for(self, interaction: Interaction, table_id: TableId) -> None:
        """Redraw an outdated table for a person who looks at it. If that is forbidden, tell them."""
        self.panels.take_token(table_id, interaction)
        announcer = self.announcers.of(table_id)
        if announcer is None:
            return
        if not announcer.barred:
            announcer.wake()
        elif may_post(interaction):
            announcer.try_again()
            why = announcer.owns_up()
            if why is not None:
                await tell(interaction, texts_for(interaction)(why))
        else:
            await tell(interaction, no_access(interaction))


def refusal_layout_at(interaction: Interaction, key: str, words: str, table: TableView | None) -> discord.ui.LayoutView:
    """Lay out a refusal's words with buttons for what can be done instead, also at the table."""
    texts, user_id = texts_for(interaction), interaction.user.id
    at_table = [] if table is None else ways_on_buttons(key, table, user_id, texts)
    return refusal_layout(interaction, key, words, at_table)


def say_asked(now: TableView, aim: Aim, key: str, command: Interaction) -> str:
    """Return words that name who still has to agree; empty if nobody has to. For the asker, return the text ``key``."""
    if now.proposal is None or now.proposal.aim != aim:
        return ""
    until = fixed_time(now.proposal.until, now.proposal.at)
    return _name_missing(now, command) or texts_for(command)(key, until=until)


def _name_missing(table: TableView, command: Interaction) -> str:
    if table.proposal is None or table.seat_of(command.user.id) == table.proposal.by:
        return ""
    voice = Voice.of(table, texts_for(command))
    return voice.texts("done-agreed", names=voice.names(table.missing_agreement))


def without_hand(table: TableView, texts: Texts) -> str:
    """Return the words for a player without cards, in an answer that is never edited."""
    table = table.with_players_of_game._replace(uncounted_from=0.0)
    if table.tournament is not None and table.tournament.is_solo and table.status is Status.CLOSED:
        return texts("daily-closed")
    match table.status:
        case Status.LOBBY:
            return gathering_text(table, texts) or texts("hand-lobby")
        case Status.FINISHED if table.last_hand is not None:
            return f"{hand_result_text(table.last_hand, table, texts)}\n{game_over_text(table, texts)}"
        case _:
            return table_text(table, texts, numbered=numbered_seats(table))
