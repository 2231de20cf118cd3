"""How hands came out, for the message that stays of them when the table is shown anew below.

Must not know when that message is sent.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import discord

from bot.tables.model import Status
from bot.tables.views import TableView, sight_of
from bot.ui.table.layouts import hands_button, result_layout, review_button, share_button
from bot.words.catalogue import Texts
from bot.words.fairness import lasting_seal_text
from bot.words.results_text import game_over_text, hand_result_text

MOST_HANDS = 5
"""Hands that one message can lay open; there are more only where nothing could be drawn for long."""


@dataclass(frozen=True, slots=True)
class HandSummary:
    """How a hand came out; ``number`` counts the hands of a game."""

    text: str
    hand_seq: int
    number: int


class HandSummaries:
    """The hands that have ended while one message showed the table; ``texts`` gives the server's."""

    def __init__(self, table: TableView, texts: Callable[[], Texts]) -> None:
        self._texts = texts
        self._last = table.last_hand
        self._hands: list[HandSummary] = []
        self.begin(table)

    def begin(self, table: TableView) -> None:
        """Another message shows the table; with a hand's end it becomes that hand's summary when the next begins."""
        self._hands.clear()
        if table.public is not None and table.public.result is not None and table.claims_until is None:
            self._add(table)

    def take(self, table: TableView) -> None:
        """A newer state, in which a hand may have ended."""
        if table.last_hand is not None and table.last_hand is not self._last:
            self._add(table)
        self._last = table.last_hand

    def clear(self) -> None:
        """They stand in a message of their own."""
        self._hands.clear()

    def _add(self, table: TableView) -> None:
        texts, hand, played = self._texts(), table.last_hand, table.with_players_of_game
        if hand is None:
            return
        text, over = hand_result_text(hand, played, texts), played.status is Status.FINISHED
        if over:
            text += "\n" + game_over_text(played, texts)
        if over or hand.place == 1:
            text += "\n" + lasting_seal_text(hand, texts)
        self._hands.append(HandSummary(text, hand.hand_seq, hand.view.number))

    def layout(self, table: TableView, last: str = "") -> discord.ui.LayoutView:
        """What stays of them: words and *Show hands*; a picture that was there goes. ``last`` ends it."""
        texts = self._texts()
        latest = self._hands[-MOST_HANDS:] if sight_of(table, None).past else []
        one = len(latest) == 1
        buttons: list[discord.ui.Item[Any]] = [
            hands_button(table.table_id, hand.hand_seq, texts, None if one else hand.number)
            for hand in latest
            if hand.hand_seq
        ]
        if one and latest[0].hand_seq:
            buttons.append(review_button(table.table_id, latest[0].hand_seq, texts))
            buttons.append(share_button(table.table_id, latest[0].hand_seq, texts))
        text = "\n".join(filter(None, [*(hand.text for hand in self._hands), last]))
        return result_layout(text or texts("table-moved"), buttons)
