"""Nights that run by themselves: whatever is due happens, and the tables' results are drawn by lot."""

from __future__ import annotations

import random
from collections.abc import Iterable
from dataclasses import dataclass, field, replace

import pytest

from bot.engine import presets
from bot.engine.scoring import SeatScore, TableScore
from bot.ratings.games import Rating
from bot.tournaments.movements import Entrant, Movement
from bot.tournaments.nights.night import (
    CheckedIn,
    Entered,
    Night,
    NightBegun,
    NightError,
    NightFact,
    NightOpened,
    NightPlan,
    NightRefusal,
    NightStatus,
    TableScored,
    apply_fact,
)
from bot.tournaments.nights.rounds import (
    DrawDue,
    all_entrants,
    apply_judged,
    count_computers,
    draw_night,
    moment_due,
    next_moment,
    seat_spares,
)

OPENED_AT = 1_000_000.0
START = OPENED_AT + 3600.0
PLAN = NightPlan("Friday", presets.build("standard"), Movement.INDIVIDUAL, START)
HOST = 99


@dataclass
class Evening:
    """A night and all its facts so far, with their times; the clock is ``night.at``, or further on."""

    night: Night
    facts: list[tuple[NightFact, float]] = field(default_factory=list)
    apart: list[tuple[int, int]] = field(default_factory=list)
    """The people who avoid each other."""

    def add(self, fact: NightFact, at: float | None = None) -> Night:
        """Let this happen, now or at a time."""
        when = self.night.at if at is None else at
        after = apply_judged(self.night, fact, when)
        seated = seat_spares(self.night, after, apart_on(after, self.apart))
        self.facts += [(each, when) for each in (fact, *seated)]
        for taken in seated:
            after = apply_fact(after, taken, when)
        self.night = after
        return self.night

    def refuses(self, fact: NightFact, why: NightRefusal) -> None:
        """Let this be refused."""
        with pytest.raises(NightError) as caught:
            self.add(fact)
        assert caught.value.refusal is why

    def tried(self, fact: NightFact, at: float) -> bool:
        """Let this happen if it can."""
        try:
            self.add(fact, at)
        except NightError:
            return False
        return True


def apart_on(night: Night, people: Iterable[tuple[int, int]]) -> set[frozenset[Entrant]]:
    """The numbers of people who avoid each other."""
    numbers = [(night.entrant_of(one), night.entrant_of(other)) for one, other in people]
    return {frozenset((one, other)) for one, other in numbers if one is not None and other is not None}


def opening(plan: NightPlan = PLAN) -> Evening:
    """A night that has just been opened."""
    fact = NightOpened(1, 2, HOST, plan)
    return Evening(apply_fact(None, fact, OPENED_AT), [(fact, OPENED_AT)])


def lobby(people: int, **plan: object) -> Evening:
    """A night that people 1, 2 … have joined."""
    evening = opening(replace(PLAN, **plan))  # type: ignore[arg-type] # the fields of a plan
    for user_id in range(1, people + 1):
        evening.add(Entered(user_id, f"Player {user_id}"))
    return evening


def draw(night: Night, rng: random.Random, *, rated: bool = False) -> NightBegun:
    """A draw by lot, of people with any ratings if they are ``rated``."""
    names = [f"Computer {number}" for number in range(count_computers(night))]
    shuffled = list(all_entrants(night))
    rng.shuffle(shuffled)
    ratings = {entrant: Rating(rng.uniform(0, 40), 2.0) for entrant in night.entrants} if rated else {}
    return draw_night(night, names, shuffled, ratings)


def begun(people: int, absent: tuple[int, ...] = (), **plan: object) -> Evening:
    """A night in its first round, to which some of those who joined have not come; numbers are in the order drawn."""
    evening = lobby(people, **plan)
    for user_id in range(1, people + 1):
        if user_id not in absent:
            evening.add(CheckedIn(user_id), START)
    names = [f"Computer {number}" for number in range(count_computers(evening.night))]
    evening.add(draw_night(evening.night, names, all_entrants(evening.night), {}))
    return run(evening)


def run(evening: Evening) -> Evening:
    """What is due happens until people or tables are waited for, however long that takes."""
    while (moment := moment_due(evening.night, now=evening.night.at + 10_000)) is not None:
        assert not isinstance(moment.what, DrawDue)
        evening.add(moment.what, max(moment.at, evening.night.at))
        if evening.night.status is NightStatus.ROUND:
            break
    return evening


def play_round(evening: Evening, rng: random.Random) -> Evening:
    """All tables are done, and whatever follows of that happens."""
    assert evening.night.running is not None
    for meeting in evening.night.running.round.meetings:
        evening.add(TableScored(meeting.table, random_score(rng)))
    return run(evening)


def random_score(rng: random.Random) -> TableScore:
    """Eight hands of a table."""
    odd, even = ((rng.randrange(12), rng.randrange(5)) for _ in range(2))

    def seat(side: tuple[int, int]) -> SeatScore:
        return SeatScore(*side, rng.choice((0, 0, 0, 1, 2)), rng.choice((0, 1, 2)))

    return seat(odd), seat(even), seat(odd), seat(even)


def step_on(evening: Evening, now: float, rng: random.Random) -> float:
    """What is due at this time happens, or some table is done; returns the time after it."""
    night = evening.night
    moment = moment_due(night, now)
    if moment is not None:
        evening.add(draw(night, rng) if isinstance(moment.what, DrawDue) else moment.what, now)
        return now
    if night.running is not None:
        playing = [table for table, played in enumerate(night.running.tables, 1) if played is None]
        evening.add(TableScored(rng.choice(playing), random_score(rng)), now)
        return now + rng.uniform(0, 60)
    following = next_moment(night, now)
    assert following is not None, "a night that is not over always goes on by itself"
    return following.at


def users(evening: Evening, attendance: str) -> list[int]:
    """The people who are here, away or returning."""
    return [one.user_id for one in evening.night.people if one.user_id is not None and one.attendance == attendance]
