"""*How was it played?*: the expert looks back on one hand of the one who asks, privately.

The expert takes seconds, so the press is answered at once, with how many hands come first, and the answer is filled in
when it is done. Everybody may ask about every hand that is over, ranked or not: it tells nothing that could still be
used.
"""

from __future__ import annotations

from typing import Protocol

from bot.players.review import Finding, OwnDecision
from bot.processes.work_queue import WorkersBusy
from bot.render.text.catalogue import Texts
from bot.render.text.review import review_text
from bot.storage.port import TableId
from bot.tables.hand_history import OwnHand
from bot.tables.service import Tables
from bot.ui.discord.bot import Interaction
from bot.ui.discord.errors import always_answered, tell
from bot.ui.discord.layouts import words_layout
from bot.ui.discord.mentions import NOBODY
from bot.ui.viewers import Viewers


class ReviewingExpert(Protocol):
    """Looks back on hands, wherever it runs; raises ``WorkersBusy`` if it has no time."""

    @property
    def hands_in_review(self) -> int:
        """How many hands come before one that is asked about now."""

    async def review(self, decisions: tuple[OwnDecision, ...], seed: int) -> tuple[Finding, ...]: ...


class ReviewHandlers:
    """Answers players who want to know how they played."""

    def __init__(self, tables: Tables, expert: ReviewingExpert, viewers: Viewers) -> None:
        self.tables = tables
        self.expert = expert
        self.viewers = viewers

    @always_answered
    async def review(self, press: Interaction, table_id: TableId, hand_seq: int) -> None:
        """*How was it played?* under the result of the hand that entry ``hand_seq`` dealt."""
        texts = (await self.viewers.of(press)).texts
        await tell(press, texts("review-thinking", first=self.expert.hands_in_review))
        own = await self.tables.own_hand(table_id, hand_seq, press.user.id)
        answer = texts("review-gone") if own is None else await self._judged(own, hand_seq, texts)
        await press.edit_original_response(view=words_layout(answer), allowed_mentions=NOBODY)

    async def _judged(self, own: OwnHand, seed: int, texts: Texts) -> str:
        try:
            findings = await self.expert.review(own.decisions, seed) if own.decisions else ()
        except WorkersBusy:
            return texts("review-busy")
        return review_text(own.hand.view.number, len(own.decisions), findings, own.table, texts)
