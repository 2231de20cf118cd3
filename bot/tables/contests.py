"""Facts of tournament tables only: time was called, or hands were added. Pure."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from bot.tables.facts import Fact, JournalError
from bot.tables.hands import finish_if_done
from bot.tables.model import Table
from bot.tables.room import Kept, Room


@dataclass(frozen=True, slots=True)
class LastHandCalled(Fact):
    """Time was called: a tournament's table ends after the hand being played. ``user_id`` is who called it, ``None`` if
    a clock did.
    """

    kind: ClassVar = "last-hand-called"
    user_id: int | None


@dataclass(frozen=True, slots=True)
class HandsAdded(Fact):
    """Hands were added to those that a tournament's table has to play."""

    kind: ClassVar = "hands-added"
    hands: int
    user_id: int


def _call_last_hand(table: Table, _: LastHandCalled) -> Table:
    game = table.running_game()
    number = game.due.number - 1 if game.running is None else game.running.number
    return finish_if_done(table._replace(last_hand=number if table.last_hand is None else table.last_hand))


def _add_hands(table: Table, fact: HandsAdded) -> Table:
    table.running_game()
    if table.tournament is None or table.tournament.hands is None or fact.hands < 1:
        raise JournalError("journal-no-contest")
    return table._replace(tournament=replace(table.tournament, hands=table.tournament.hands + fact.hands))


ROOM = Room(facts=(Kept(LastHandCalled, _call_last_hand), Kept(HandsAdded, _add_hands)))
