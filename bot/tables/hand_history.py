"""Hands that were played long ago, found again in a table's journal. Pure; knows no store."""

from __future__ import annotations

from dataclasses import dataclass

from bot.engine.views import seat_view
from bot.players.review import OwnDecision
from bot.storage.port import Entry, TableId
from bot.tables.journal import Acted
from bot.tables.journal_entries import read
from bot.tables.replay import unfolding
from bot.tables.snapshots import FinishedHand, TableView
from bot.tables.views import snapshot_of


def hand_of(table_id: TableId, entries: list[Entry], hand_seq: int) -> tuple[FinishedHand, TableView] | None:
    """The hand that entry ``hand_seq`` dealt, and the table when it was over; ``None`` if it is not over, or none was.

    Raises ``JournalError`` if the journal does not fit together up to there.
    """
    if not 0 < hand_seq <= len(entries):
        return None
    for table in unfolding(table_id, entries):
        game = table.game
        if table.seq >= hand_seq and (game is None or game.hand_seq != hand_seq):
            return None
        if game is not None and game.last_hand is not None and game.last_hand.hand_seq == hand_seq:
            return game.last_hand, snapshot_of(table, None).table
    return None


@dataclass(frozen=True, slots=True)
class OwnHand:
    """A finished hand, the table when it was over, and what one person decided in it themselves with what they saw."""

    hand: FinishedHand
    table: TableView
    decisions: tuple[OwnDecision, ...]


def own_hand_of(table_id: TableId, entries: list[Entry], hand_seq: int, user_id: int) -> OwnHand | None:
    """A person's own decisions in that hand, wherever they had a choice; ``None`` and errors as ``hand_of``."""
    found = hand_of(table_id, entries, hand_seq)
    if found is None:
        return None
    decisions = []
    for table, entry in zip(unfolding(table_id, entries), entries[1:], strict=False):
        state = table.state
        if table.seq < hand_seq or state is None or state.turn is None:
            continue
        if table.game is None or table.game.hand_seq != hand_seq:
            break
        fact = read(entry)
        if isinstance(fact, Acted) and not fact.computer and table.chair(fact.seat).user_id == user_id:
            view = seat_view(state, fact.seat)
            if len(view.legal) > 1:
                decisions.append(OwnDecision(view, fact.act))
    return OwnHand(*found, tuple(decisions))
