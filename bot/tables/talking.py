"""Set phrases that players say to each other before a game, between two hands and after the game. Pure.

Nobody can say anything while a hand is played. What is said changes nothing else, and no record has it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from bot.engine.seats import Seat
from bot.tables.decisions import Reason, What
from bot.tables.facts import Fact
from bot.tables.model import Phrase, Table
from bot.tables.room import Case, Kept, Room, Ruling, Wish

MOST_SAID = 2
"""The most phrases that one person may say between two hands."""


@dataclass(frozen=True, slots=True)
class Say(What):
    """Say this phrase to everybody at the table."""

    phrase: Phrase


@dataclass(frozen=True, slots=True)
class Said(Fact):
    """A player said something."""

    kind: ClassVar = "said"
    seat: Seat
    phrase: Phrase


def _judge_saying(case: Case[Say]) -> Ruling:
    table, chair = case.table, case.own
    if not case.settings.talk:
        return Reason.NO_TALK
    if not table.between_hands:
        return Reason.HAND_ON
    if [user_id for user_id, _ in table.sayings].count(chair.user_id or 0) >= MOST_SAID:
        return Reason.SAID_ENOUGH
    return (Said(chair.seat, case.what.phrase),)


def _say(table: Table, fact: Said) -> Table:
    user_id = table.chair(fact.seat).user_id
    return table if user_id is None else table._replace(sayings=(*table.sayings, (user_id, fact.phrase)))


ROOM = Room(
    decisions=(Wish(Say, _judge_saying, of_players=True, in_tournaments="always", in_a_pause=True),),
    facts=(Kept(Said, _say),),
)
