"""Facts gathered for one transaction, with everything that follows from them at once. Pure.

A draft applies each fact as it is added, so whoever decides sees the table that comes of it; the plan made of a draft
is what is written and published. After the facts comes the deal of the next hand if one is due: a hand never ends
without the next one being dealt in the same transaction, and a restart finds either both or neither.
"""

from __future__ import annotations

from dataclasses import dataclass

from bot.storage.port import Entry, GameResult
from bot.tables.facts import Fact
from bot.tables.fold import after
from bot.tables.journal import written
from bot.tables.ranked_games import ending_of
from bot.tables.results import game_result
from bot.tables.snapshots import Status
from bot.tables.table import Table


@dataclass(frozen=True, slots=True)
class CommitPlan:
    """What is to be written, and the table as it is once that is durable."""

    before: Table
    table: Table
    entries: tuple[Entry, ...]

    @property
    def result(self) -> GameResult | None:
        """The game that these entries end, if they end one that is kept."""
        over = self.before.status is Status.PLAYING and self.table.status is not Status.PLAYING
        return game_result(self.table) if over and ending_of(self.table) is not None else None


class Draft:
    """A table and the facts that are to follow; ``table`` is what they make of it so far."""

    def __init__(self, before: Table) -> None:
        self._before = before
        self._entries: list[Entry] = []
        self.table = before

    def add(self, fact: Fact, at: float) -> None:
        """One more fact, at this Unix time or, if the clock went back, at the table's own. Raises as ``after`` does;
        then the draft stays as it was.
        """
        at = max(at, self.table.at)
        self.table = after(self.table, fact, at)
        self._entries.append(written(fact, self.table.seq, at))

    @property
    def ends_game(self) -> bool:
        """Whether the facts so far end a game."""
        return _ends_game(self._before, self.table)

    @property
    def ends_hand(self) -> bool:
        """Whether the facts so far end a hand of a game that goes on."""
        before, now = self._before.game, self.table.game
        if now is None or now.last_hand is None or self.table.status is not Status.PLAYING:
            return False
        return before is None or now.last_hand is not before.last_hand

    def plan(self) -> CommitPlan:
        """What the draft comes to."""
        return CommitPlan(self._before, self.table, tuple(self._entries))


def _ends_game(before: Table, now: Table) -> bool:
    return now.status is Status.FINISHED and before.status is Status.PLAYING
