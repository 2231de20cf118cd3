"""The ladder itself: fair seatings, a table that can be read, and a rung that stands."""

from __future__ import annotations

from bot.engine import presets
from tests.bench.ladder import HEAD, contestant, interval, meet, row, seatings


def test_each_level_sits_in_each_place() -> None:
    first, second = contestant("steady"), contestant("beginner")
    assert [[who.level for who in table] for table in seatings(presets.build("standard"), first, second)] == [
        ["steady", "beginner"] * 2,
        ["beginner", "steady"] * 2,
    ]
    tables = list(seatings(presets.build("cutthroat"), first, second))
    assert len(tables) == 3
    assert all(sum(who.level == "steady" for who in table) == 1 for table in tables)


def test_lower_rungs_stand_clearly() -> None:
    """Random below beginner below steady, on few games: the margins are wide enough for that."""
    rules = presets.build("standard")
    for upper, lower in (("beginner", "random"), ("steady", "beginner")):
        meeting = meet(rules, upper, lower, 12, "test")
        points, off = interval(meeting.points)
        assert points - off > 0.1
        assert f"{upper} : {lower}" in row(rules, meeting)
    assert HEAD.startswith("preset")


def test_the_same_seed_plays_the_same_games() -> None:
    rules = presets.build("three-seven")
    one, other = (meet(rules, "steady", "beginner", 2, "same") for _ in range(2))
    assert one.points == other.points
    assert one.wins == other.wins


def test_an_even_match_is_even() -> None:
    """A level against itself on swapped seats is exactly level, because the deals are."""
    meeting = meet(presets.build("csl"), "steady", "steady", 2, "even")
    assert meeting.points == [0.0, 0.0]
    assert meeting.wins == [0.5, 0.5]
