"""A season of nights and matches."""

from __future__ import annotations

import random
from datetime import UTC, datetime

from bot.engine.scoring import SeatScore
from bot.tournaments.leagues import LeagueEvent, league_table, match_event, night_event, pairs_event
from bot.tournaments.nights.night import DroppedOut, TableScored
from tests.tournaments.nights.evenings import begun, play_round, run

SUMMER, AUTUMN = (datetime(2026, month, 1, tzinfo=UTC).timestamp() for month in (8, 11))


def event(at: float, **points: float) -> LeagueEvent:
    known = {int(name[1:]): value for name, value in points.items()}
    return LeagueEvent(at, tuple(known.items()), tuple(who for who in known if known[who] == max(known.values())))


def table(events: list[LeagueEvent], best: int | None = None) -> list[tuple[int, int, float, int, int, int]]:
    return [
        (line.place, line.user_id, line.points, line.wins, line.played, line.counted)
        for line in league_table(events, "2026-Q4", best)
    ]


def test_a_seasons_points_are_summed_and_others_are_not() -> None:
    events = [event(SUMMER, p1=9), event(AUTUMN, p1=1, p2=3), event(AUTUMN + 1, p1=3, p2=1, p3=0)]
    assert table(events) == [(1, 1, 4, 1, 2, 2), (1, 2, 4, 1, 2, 2), (3, 3, 0, 0, 1, 1)]


def test_wins_break_ties() -> None:
    events = [event(AUTUMN, p1=2, p2=1), event(AUTUMN, p2=1, p3=2), event(AUTUMN, p3=0, p4=4)]
    assert table(events) == [(1, 4, 4, 1, 1, 1), (2, 1, 2, 1, 1, 1), (2, 3, 2, 1, 2, 2), (4, 2, 2, 0, 2, 2)]


def test_a_league_may_count_only_the_best_events() -> None:
    events = [event(AUTUMN, p1=points, p2=2.5) for points in (1, 5, 3)]
    assert table(events, 2) == [(1, 1, 8, 2, 3, 2), (2, 2, 5, 1, 3, 2)]


def test_a_match_is_won_drawn_or_lost() -> None:
    assert match_event(AUTUMN, (1, 2), (3, 4), 5) == LeagueEvent(AUTUMN, ((1, 2), (2, 2), (3, 0), (4, 0)), (1, 2))
    assert match_event(AUTUMN, (1, 2), (3, 4), -1) == LeagueEvent(AUTUMN, ((1, 0), (2, 0), (3, 2), (4, 2)), (3, 4))
    assert match_event(AUTUMN, (1, 2), (3, 4), 0) == LeagueEvent(AUTUMN, ((1, 1), (2, 1), (3, 1), (4, 1)), ())


def test_pairs_get_their_share_of_the_matchpoints() -> None:
    found = pairs_event(AUTUMN, [((1, 2), 1, 12.0), ((3,), 2, 8.0), ((), None, 14.0)], 16.0)
    assert found == LeagueEvent(AUTUMN, ((1, 1.5), (2, 1.5), (3, 1.0)), (1, 2))


def test_a_night_gives_a_point_for_each_person_left_behind() -> None:
    """Of four people and no computer the two of the odd side won, and the caller's bonus puts one of them first."""
    evening = begun(4, rounds=1)
    assert evening.night.running is not None
    (meeting,) = evening.night.running.round.meetings
    assert meeting.seats == (4, 2, 1, 3)
    low = SeatScore(2, 1)
    evening.add(TableScored(1, (SeatScore(9, 3), low, SeatScore(8, 3), low)))
    run(evening)
    found = night_event(evening.night)
    assert dict(found.points) == {4: 3.0, 1: 2.0, 2: 0.5, 3: 0.5}
    assert (found.at, found.winners) == (evening.night.at, (4,))


def test_computers_and_early_leavers_do_not_count() -> None:
    evening, rng = begun(6, rounds=4), random.Random(1)
    play_round(evening, rng)
    evening.add(DroppedOut(2))
    play_round(evening, rng)
    evening.add(DroppedOut(5))
    play_round(evening, rng)
    play_round(evening, rng)
    people = [user_id for user_id, _ in night_event(evening.night).points]
    assert sorted(people) == [1, 3, 4, 5, 6]
    assert sum(points for _, points in night_event(evening.night).points) == 10
