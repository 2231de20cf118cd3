"""Rounds whose winners are drawn by lot, matches made of facts, attempts made of points."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence

from bot.tournaments.daily.attempts import Attempt, AttemptedHand
from bot.tournaments.duplicate.match import Match, MatchFact, TablePlayed, apply_fact
from bot.tournaments.movements import Entrant, PlayedRound, Round, Side, pairs_in
from tests.world import require


def numbered(count: int) -> tuple[Entrant, ...]:
    """Entrants 1 to ``count``."""
    return tuple(Entrant(number) for number in range(1, count + 1))


def pairs_of(count: int) -> tuple[Side, ...]:
    """``count`` pairs: 1 and 2, 3 and 4 …"""
    return pairs_in(numbered(2 * count))


def played(one: Round, rng: random.Random) -> PlayedRound:
    """The round with a winner at each table."""
    return PlayedRound(one, tuple(rng.choice(meeting.sides) for meeting in one.meetings))


def everybody_plays_once(one: Round, everybody: Iterable[Entrant]) -> bool:
    """Whether each sits at exactly one seat, four at each table, and tables are numbered from 1."""
    tables = [meeting.table for meeting in one.meetings]
    return sorted(one.entrants) == sorted(everybody) and tables == list(range(1, len(tables) + 1))


def results_of(match: Match, points: Sequence[Sequence[tuple[int, int]]]) -> Iterator[TablePlayed]:
    """What all tables of a match made of its deals, if ``points`` are those of each table of a round, deal by deal."""
    for table in match.tables:
        before = (match.round_of(table).number - 1) * match.deals_a_round
        deals = tuple(points[match.meeting(table).table - 1][before : before + match.deals_a_round])
        yield TablePlayed(table, table, deals, tuple(range(len(deals))))


def attempt_of(user_id: int, *points: int) -> Attempt:
    """An attempt that brought these points, hand by hand."""
    return Attempt(user_id, f"Person {user_id}", 1, 1, tuple(AttemptedHand(each, 0) for each in points))


def match_of(facts: Iterable[MatchFact]) -> Match:
    """The match that these facts make."""
    match: Match | None = None
    for fact in facts:
        match = apply_fact(match, fact)
    return require(match)
