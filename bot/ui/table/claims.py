"""*Claim* at an old-school table (law 9.2): what could be claimed, privately; what is claimed, for everybody to see.

The choice is shown to the claimer alone; the judgement stands in the table's message. Must not know how one is made.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from bot.engine.acts import ClaimCall, ClaimLead, ClaimRenege
from bot.storage.api import TableId
from bot.tables.decisions import Decision, Play, Reason
from bot.tables.tables import Tables
from bot.tables.views import Accepted, Answer, Refused, TableView
from bot.ui import act_buttons, buttons
from bot.ui.errors import in_time
from bot.ui.interactions import Interaction
from bot.ui.layouts import words_layout
from bot.ui.readers import Readers
from bot.ui.replies import NOBODY, tell
from bot.ui.routes import pressed
from bot.ui.table.claim_items import claim_layout
from bot.ui.table.handlers import DEADLINE, person_of
from bot.ui.table.panels import Panels
from bot.words.catalogue import Texts
from bot.words.claims_text import judgement_line
from bot.words.notices import refusal_text
from bot.words.voice import Voice


class ClaimHandlers:
    """Shows what may be claimed, and takes the claim to the tables."""

    def __init__(self, tables: Tables, panels: Panels, readers: Readers) -> None:
        self._tables = tables
        self._panels = panels
        self._readers = readers

    @pressed(buttons.CLAIM)
    async def show(self, press: Interaction, table_id: TableId) -> None:
        """*Claim* on a panel."""
        texts = (await self._readers.of(press)).texts
        snapshot = self._tables.snapshot(table_id)
        mine = None if snapshot is None else snapshot.seat_view(press.user.id)
        if snapshot is None or mine is None:
            await tell(press, texts(f"refusal-{Reason.CLOSED if snapshot is None else Reason.NOT_SEATED}"))
        elif snapshot.table.claims_left_to(mine.seat) == 0:
            await tell(press, texts(f"refusal-{Reason.CLAIMS_SPENT}"))
        elif not act_buttons.claims(mine):
            await tell(press, texts("claim-nothing"))
        else:
            self._tables.choose_claim(table_id, press.user.id)
            left = snapshot.table.claims_left_to(mine.seat)
            view = claim_layout(snapshot.table, act_buttons.claims(mine), texts, left)
            async with in_time():
                await press.response.send_message(view=view, ephemeral=True, allowed_mentions=NOBODY)
        self._panels.pressed(table_id, press)

    @pressed(buttons.CLAIMS)
    async def choose(self, press: Interaction, table_id: TableId, seq: int, chosen: Sequence[str]) -> None:
        """A claim was chosen: it is made, and the choice becomes what came of it."""
        texts = (await self._readers.of(press)).texts
        act = act_buttons.from_word(next(iter(chosen), ""))
        if not isinstance(act, ClaimRenege | ClaimLead | ClaimCall):
            await tell(press, texts(f"refusal-{Reason.STALE}"))
            return
        decision = Decision(table_id, person_of(press), Play(act), seq, press.id)
        task = asyncio.ensure_future(self._tables.decide(decision))
        done, _ = await asyncio.wait({task}, timeout=DEADLINE)
        self._tables.end_choosing(table_id, press.user.id)
        said = _told(task.result(), press.user.id, texts) if done else texts("slow")
        async with in_time():
            await press.response.edit_message(view=words_layout(said), allowed_mentions=NOBODY)
        self._panels.pressed(table_id, press)


def _told(answer: Answer, user_id: int, texts: Texts) -> str:
    """What came of a claim, for its maker."""
    match answer:
        case Accepted(snapshot):
            return f"{_judgement(snapshot.table, user_id, texts)}\n-# {texts('claim-told')}"
        case Refused():
            return refusal_text(answer, texts)


def _judgement(table: TableView, user_id: int, texts: Texts) -> str:
    """The latest judgement of a claim by this player; a claim may have ended the hand it was about."""
    seat = table.seat_of(user_id)
    views = (table.public, table.last_hand.view if table.last_hand is not None else None)
    for view in views:
        told = [judgement for judgement in view.judgements if judgement.seat == seat] if view is not None else []
        if view is not None and told:
            return judgement_line(view, told[-1], Voice.of(table, texts))
    return ""
