"""Claims, and what else players say at an old-school table (law 9)."""

from __future__ import annotations

from collections.abc import Sequence

from discord.ext import commands

from bot.engine.acts import ClaimCall, ClaimLead, ClaimRenege
from bot.rights import AT_TABLE
from bot.storage.api import TableId
from bot.tables.decisions import Decision, Reason
from bot.tables.old_school import NextHand
from bot.tables.playing import Play
from bot.tables.views import Accepted, Answer, Refused, TableView
from bot.ui import buttons
from bot.ui.layouts import words_layout
from bot.ui.readers import Interaction, texts_for
from bot.ui.replies import redraw, reply, tell
from bot.ui.routes import pressed
from bot.words import offers
from bot.words.catalogue import Texts
from bot.words.notices import refusal_text
from bot.words.table_text import judgement_line
from bot.words.voice import Voice
from cogs.table.answers import DEADLINE, Answers, person_of
from cogs.table.layouts import claim_layout


class OldSchool(commands.Cog):
    """The buttons for claims, and *Next hand*."""

    def __init__(self, answers: Answers) -> None:
        self._answers = answers
        self.routes = (answers.route(buttons.NEXT_HAND, NextHand()),)

    @pressed(buttons.CLAIM, right=AT_TABLE)
    async def show_claims(self, press: Interaction, table_id: TableId) -> None:
        """*Claim* on a panel (law 9.2): show privately what can be claimed."""
        texts = texts_for(press)
        snapshot = self._answers.tables.snapshot(table_id)
        own_view = None if snapshot is None else snapshot.seat_view(press.user.id)
        if snapshot is None or own_view is None:
            await self._answers.refuse(press, Refused(Reason.CLOSED if snapshot is None else Reason.NOT_SEATED))
        elif snapshot.table.claims_left_to(own_view.seat) == 0:
            await self._answers.refuse(press, Refused(Reason.CLAIMS_SPENT))
        elif not offers.claims(own_view):
            await tell(press, texts("claim-nothing"))
        else:
            self._answers.tables.choose_claim(table_id, press.user.id)
            left = snapshot.table.claims_left_to(own_view.seat)
            view = claim_layout(snapshot.table, offers.claims(own_view), texts, left)
            await reply(press, view)
        self._answers.panels.take_token(table_id, press)

    @pressed(buttons.CLAIMS, right=AT_TABLE)
    async def claim(self, press: Interaction, table_id: TableId, seq: int, chosen: Sequence[str]) -> None:
        """Make the chosen claim. The result replaces the menu."""
        texts = texts_for(press)
        act = offers.from_word(next(iter(chosen), ""))
        if not isinstance(act, ClaimRenege | ClaimLead | ClaimCall):
            await self._answers.refuse(press, Refused(Reason.STALE))
            return
        decision = Decision(table_id, person_of(press), Play(act), seq, press.id)
        answer = await self._answers.tables.decide(decision, DEADLINE)
        self._answers.tables.end_choosing(table_id, press.user.id)
        outcome = texts("slow") if answer is None else _say_outcome(answer, press.user.id, texts)
        await redraw(press, words_layout(outcome))
        self._answers.panels.take_token(table_id, press)


def _say_outcome(answer: Answer, user_id: int, texts: Texts) -> str:
    match answer:
        case Accepted(snapshot):
            return f"{_judgement(snapshot.table, user_id, texts)}\n-# {texts('claim-told')}"
        case Refused():
            return refusal_text(answer, texts)


def _judgement(table: TableView, user_id: int, texts: Texts) -> str:
    """Return words for the latest judgement of this player's claim, even if it has ended the hand."""
    seat = table.seat_of(user_id)
    views = (table.public, table.last_hand.view if table.last_hand is not None else None)
    for view in views:
        judgements = [judgement for judgement in view.judgements if judgement.seat == seat] if view is not None else []
        if view is not None and judgements:
            return judgement_line(view, judgements[-1], Voice.of(table, texts))
    return ""
