"""Somebody's attempt at a day's deal, and how it is written down.

One attempt of each person counts on a day: the first that was kept. Knows no store and no Discord.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any

from bot.engine.acts import Act, act_text
from bot.engine.seats import Seat
from bot.tournaments.daily.boards import DailyScore

ATTEMPT = "attempt"
"""The kind of fact."""


class AttemptError(ValueError):
    """A kept attempt that this program cannot read."""


@dataclass(frozen=True, slots=True)
class OwnChoice:
    """What somebody chose where they had a choice: ``situation`` is the same for all who had played alike up to it."""

    situation: str
    act: str

    @classmethod
    def of(cls, hand: int, before: Sequence[tuple[Seat, Act]], act: Act) -> OwnChoice:
        """The choice of an act after these of a hand, which counts from 1."""
        return cls(situation(hand, before), act_text(act))


@dataclass(frozen=True, slots=True)
class AttemptedHand:
    """A hand of an attempt: the points of one's own side less those of the other, the entry of the table's journal
    that dealt it, and one's own choices in it.
    """

    points: int
    hand_seq: int
    choices: tuple[OwnChoice, ...] = ()


@dataclass(frozen=True, slots=True)
class Attempt:
    """What is kept of an attempt that is over. ``user_id`` is below zero for somebody who was forgotten; ``guild_id``
    is the server where it was begun, or the direct message. ``streak`` counts the days in a row that end with this
    one, 0 if it was not finished.
    """

    user_id: int
    name: str
    guild_id: int
    table_id: int
    hands: tuple[AttemptedHand, ...]
    streak: int = 0

    @property
    def points(self) -> tuple[int, ...]:
        """Hand by hand."""
        return tuple(hand.points for hand in self.hands)

    @property
    def score(self) -> DailyScore:
        """For the boards."""
        return DailyScore(self.user_id, self.points)


def situation(hand: int, acts: Sequence[tuple[Seat, Act]]) -> str:
    """The same word wherever a hand was played alike so far; it does not tell how."""
    played = "\n".join([str(hand), *(f"{seat} {act_text(act)}" for seat, act in acts)])
    return hashlib.sha256(played.encode()).hexdigest()[:16]


def key_of(day: date, user_id: int) -> str:
    """The word by which the table of an attempt is known."""
    return f"{day.isoformat()}:{user_id}"


def day_of_key(key: str) -> date:
    """The day of such a word; ``AttemptError`` if it is none."""
    try:
        return date.fromisoformat(key.partition(":")[0])
    except ValueError as error:
        raise AttemptError(f"{key!r} names no day") from error


def written(attempt: Attempt) -> str:
    """The body of the fact: a JSON object."""
    hands = [
        {"points": hand.points, "seq": hand.hand_seq, "choices": [[one.situation, one.act] for one in hand.choices]}
        for hand in attempt.hands
    ]
    person = {"user_id": attempt.user_id, "name": attempt.name}
    place = {"guild_id": attempt.guild_id, "table": attempt.table_id}
    body = person | place | {"streak": attempt.streak, "hands": hands}
    return json.dumps(body, ensure_ascii=False, separators=(",", ":"))


def read(body: str) -> Attempt:
    """What ``written`` wrote; ``AttemptError`` if this program does not understand it."""
    try:
        known = json.loads(body)
        hands = tuple(_hand(hand) for hand in known["hands"])
        place = known["guild_id"], known["table"]
        return Attempt(known["user_id"], known["name"], *place, hands, known["streak"])
    except (ValueError, KeyError, TypeError) as error:
        raise AttemptError(f"an attempt cannot be read: {error}") from error


def _hand(known: dict[str, Any]) -> AttemptedHand:
    choices = tuple(OwnChoice(where, act) for where, act in known["choices"])
    return AttemptedHand(known["points"], known["seq"], choices)


def counted(attempts: Iterable[Attempt]) -> tuple[Attempt, ...]:
    """The attempts that count: each person's first."""
    first: dict[int, Attempt] = {}
    for attempt in attempts:
        first.setdefault(attempt.user_id, attempt)
    return tuple(first.values())


def others_chose(
    attempts: Iterable[Attempt], mine: Attempt, hand: int, choice: OwnChoice
) -> tuple[tuple[str, int], ...]:
    """What the others did who stood at the same choice in this hand, which counts from 1: the act and how many of
    them, the most frequent first.
    """
    tally: dict[str, int] = {}
    for attempt in attempts:
        if len(attempt.hands) < hand or attempt.user_id == mine.user_id:
            continue
        for other in attempt.hands[hand - 1].choices:
            if other.situation == choice.situation:
                tally[other.act] = tally.get(other.act, 0) + 1
    return tuple(sorted(tally.items(), key=lambda item: (-item[1], item[0])))
