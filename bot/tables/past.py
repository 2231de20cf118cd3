"""Hands that were played long ago, found again in a table's journal. Pure; knows no store."""

from __future__ import annotations

from bot.tables.ports import Entry, TableId
from bot.tables.snapshots import FinishedHand, TableView
from bot.tables.table import unfolding
from bot.tables.views import table_view


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
            return game.last_hand, table_view(table, None)
    return None
