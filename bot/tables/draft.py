"""Facts gathered for one transaction, with everything that follows from them at once. Pure.

A draft applies each fact as it is added, so whoever decides sees the table that comes of it; its entries are written
and its table is published. After the facts comes the deal of the next hand if one is due: a hand never ends without
the next one being dealt in the same transaction, and a restart finds either both or neither.
"""

from __future__ import annotations

from bot.storage.api import Entry, GameResult
from bot.tables.facts import Fact
from bot.tables.fold import apply_fact
from bot.tables.journal import encode
from bot.tables.model import Status, Table
from bot.tables.ranked import ending_of
from bot.tables.results import game_result
from bot.tables.snapshots import sight_of
from bot.tables.views import snapshot_of


class Draft:
    """The ``entries`` of the facts that are to follow on ``before``, and the ``table`` that they make of it so far."""

    def __init__(self, before: Table) -> None:
        self.before = self.table = before
        self.entries: list[Entry] = []

    def add(self, fact: Fact, at: float) -> None:
        """Add a fact at this Unix time or, if the clock went back, at the table's own.

        Raises as ``apply_fact`` does; the draft is then unchanged.
        """
        at = max(at, self.table.at)
        self.table = apply_fact(self.table, fact, at)
        self.entries.append(encode(fact, self.table.seq, at))

    @property
    def ends_game(self) -> bool:
        """Whether the facts so far end a game."""
        return self.table.status is Status.FINISHED and self.before.status is Status.PLAYING

    @property
    def ends_hand(self) -> bool:
        """Whether the facts so far end a hand of a game that goes on."""
        before, now = self.before.game, self.table.game
        if now is None or now.last_hand is None or self.table.status is not Status.PLAYING:
            return False
        return before is None or now.last_hand is not before.last_hand

    @property
    def result(self) -> GameResult | None:
        """The game that the facts end, if they end one that is kept: for everybody's `/history`, `/replay`, `/verify`
        and `/record`, so never one that may still be played at other tables.
        """
        over = self.before.status is Status.PLAYING and self.table.status is not Status.PLAYING
        if not over or ending_of(self.table) is None:
            return None
        seen = sight_of(snapshot_of(self.table, None).table, None, undecided=True)
        return game_result(self.table) if seen.past else None
