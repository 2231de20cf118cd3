"""*How was it played?*: the expert looks back on one hand of the one who asks, privately.

The expert takes seconds, so the press is answered at once, with how many hands come first, and the answer is filled in
when it is done. Who played may ask about every hand that is over, ranked or not: it tells nothing that could still be
used. Who did not play reads so, and nothing of an expert.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

import discord

from bot.pictures.open_hands_picture import JudgedAct, JudgedDecision, open_hands_picture
from bot.pictures.table_picture import numbered_seats
from bot.players.review import Finding, OwnDecision
from bot.processes.work_queue import WorkersBusy
from bot.storage.api import TableId
from bot.tables.history import OwnHand
from bot.tables.tables import Tables
from bot.ui import act_buttons, buttons
from bot.ui.interactions import Interaction
from bot.ui.layouts import RESTING, Item, as_file, boxed, picture, words_layout
from bot.ui.readers import Reader, Readers
from bot.ui.replies import NOBODY, draw_within, tell
from bot.ui.routes import pressed
from bot.words.advice import costly_findings, finding_alt, finding_text, review_heading, review_text
from bot.words.catalogue import Texts
from bot.words.labels import act_label
from bot.words.looking_back import open_hands_alt

FINDING_SECONDS = 1.5
"""For the hand, of the three that Discord waits for an answer; nothing is said of the expert before it is found."""
DRAWING_SECONDS = 5.0
"""For each picture; the press is answered already."""


class ReviewingExpert(Protocol):
    """Looks back on hands, wherever it runs; raises ``WorkersBusy`` if it has no time."""

    @property
    def hands_in_review(self) -> int:
        """How many hands come before one that is asked about now."""

    async def review(self, decisions: tuple[OwnDecision, ...], seed: int) -> tuple[Finding, ...]: ...


class Others(Protocol):
    """Tells what others did at somebody's costliest decision, where the same was dealt to them; "" elsewhere."""

    async def __call__(self, own: OwnHand, costliest: Finding, user_id: int, texts: Texts) -> str: ...


class ReviewHandlers:
    """Answers players who want to know how they played."""

    def __init__(self, tables: Tables, expert: ReviewingExpert, readers: Readers, others: Others) -> None:
        self.tables = tables
        self.expert = expert
        self.readers = readers
        self._others = others
        self._asking: dict[int, tuple[TableId, int]] = {}
        """The hand that somebody waits to hear about, by person: one at a time, so that others are answered too."""

    @pressed(buttons.REVIEW)
    async def review(self, press: Interaction, table_id: TableId, hand_seq: int) -> None:
        """*How was it played?* under the result of the hand that entry ``hand_seq`` dealt."""
        reader = await self.readers.of(press)
        texts = reader.texts
        if self._asking.setdefault(press.user.id, (table_id, hand_seq)) != (table_id, hand_seq):
            await tell(press, texts("review-one-at-a-time"))
            return
        try:
            await self._review(press, table_id, hand_seq, reader)
        finally:
            self._asking.pop(press.user.id, None)

    async def _review(self, press: Interaction, table_id: TableId, hand_seq: int, reader: Reader) -> None:
        texts, user_id = reader.texts, press.user.id
        finding = asyncio.ensure_future(self.tables.own_hand(table_id, hand_seq, user_id))
        done, _ = await asyncio.wait([finding], timeout=FINDING_SECONDS)
        if not done:
            await tell(press, texts("review-finding"))
        own = await finding
        if own is None:
            await _say(press, texts("review-gone"))
        elif own.table.seat_of(user_id) is None:
            await _say(press, texts("review-not-yours", hand=own.hand.view.number))
        else:
            await _say(press, texts("review-thinking", first=self.expert.hands_in_review))
            answer = await self._judged(own, hand_seq, reader, user_id)
            await press.edit_original_response(view=answer.layout, attachments=answer.files, allowed_mentions=NOBODY)

    async def _judged(self, own: OwnHand, seed: int, reader: Reader, user_id: int) -> Review:
        try:
            findings = await self.expert.review(own.decisions, seed) if own.decisions else ()
        except WorkersBusy:
            return Review(words_layout(reader.texts("review-busy")))
        told = costly_findings(findings)
        others = await self._others(own, findings[0], user_id, reader.texts) if told else ""
        if told and not reader.text_only:
            pictures = [await _picture(finding, own, reader) for finding in told]
            if None not in pictures:
                return _pictured(told, [png for png in pictures if png is not None], own, reader, others)
        number, decided = own.hand.view.number, len(own.decisions)
        words = review_text(number, decided, findings, own.table, reader.texts)
        return Review(words_layout("\n\n".join(filter(None, [words, others]))))


async def _say(press: Interaction, text: str) -> None:
    """The answer so far, in the place of what was said before."""
    if press.response.is_done():
        await press.edit_original_response(view=words_layout(text), allowed_mentions=NOBODY)
    else:
        await tell(press, text)


@dataclass(frozen=True, slots=True)
class Review:
    """An answer ready to be sent once."""

    layout: discord.ui.LayoutView
    files: list[discord.File] = field(default_factory=list)


def _pictured(told: Sequence[Finding], pictures: Sequence[bytes], own: OwnHand, reader: Reader, others: str) -> Review:
    """Every finding with its picture below, and what ``others`` did."""
    texts = reader.texts
    parts: list[Item] = [discord.ui.TextDisplay(review_heading(own.hand.view.number, texts))]
    files = []
    for finding, png in zip(told, pictures, strict=True):
        moment, name = own.moments[finding.number], f"decision-{finding.number + 1}.png"
        first = finding_alt(finding, moment.table, texts)
        alt = open_hands_alt(moment, texts, first, numbered=numbered_seats(moment.table))
        parts += [discord.ui.TextDisplay(finding_text(finding, moment.table, texts)), picture(name, alt)]
        files.append(as_file(png, name, alt))
    parts += [discord.ui.TextDisplay(text) for text in (others, texts("review-foot")) if text]
    return Review(boxed(parts, RESTING), files)


async def _picture(finding: Finding, own: OwnHand, reader: Reader) -> bytes | None:
    """All hands at that decision, the viewer at the bottom, with what they chose and what was better marked."""
    view = finding.view
    taken, better = (
        JudgedAct(act_label(act, view, reader.texts, pictured=True), act_buttons.cards_of(act))
        for act in (finding.taken.act, finding.better.act)
    )
    moment, judged = own.moments[finding.number], JudgedDecision(view.seat, taken, better)
    return await draw_within(DRAWING_SECONDS, open_hands_picture, moment, reader.texts, reader.deck, view.seat, judged)
