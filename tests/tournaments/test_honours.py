"""What a server remembers of its nights."""

from __future__ import annotations

from bot.engine.scoring import SeatScore
from bot.tournaments.leagues import Honours, honours
from bot.tournaments.nights.night import Night, NightClosed, NightClosing, TableScored
from bot.tournaments.standings import Prize
from tests.tournaments.nights.evenings import begun, run

NOTHING = SeatScore()


def a_night(*seats: SeatScore, people: int = 4) -> Night:
    """One round at one table, whose seats 1 to 4 are those of the draw: 4, 2, 1 and 3."""
    evening = begun(people, rounds=1)
    assert evening.night.running is not None
    assert evening.night.running.round.meetings[0].seats == (4, 2, 1, 3)
    one, two, three, four = seats
    evening.add(TableScored(1, (one, two, three, four)))
    return run(evening).night


def test_honours_are_summed_over_nights() -> None:
    first = a_night(SeatScore(9, 3, 1), NOTHING, SeatScore(8, 3), SeatScore(2))
    second = a_night(SeatScore(5), SeatScore(6, 0, 2), SeatScore(5), SeatScore(6, 0, 1))
    assert honours([first, second]) == (
        Honours(4, 2, 1, 2, ((Prize.LONERS, 1), (Prize.HIGH_GAME, 1)), 9, 9),
        Honours(2, 2, 1, 1, ((Prize.LONERS, 1), (Prize.HIGH_GAME, 1)), 6, 6),
        Honours(1, 2, 0, 2, (), 8, 8),
        Honours(3, 2, 0, 2, ((Prize.HIGH_GAME, 1),), 6, 6),
    )


def test_computers_take_no_honours_and_no_prizes_away() -> None:
    night = a_night(SeatScore(9, 3, 3), SeatScore(2, 1, 1), SeatScore(8, 3), NOTHING, people=3)
    found = {one.user_id: one for one in honours([night])}
    assert sorted(found) == [1, 2, 3]
    assert found[2].prizes == ((Prize.LONERS, 1),)
    assert [found[who].wins for who in (1, 2, 3)] == [1, 0, 0], "the first of the people, behind a computer"


def test_a_cancelled_night_gives_no_honours() -> None:
    evening = begun(4)
    evening.add(NightClosed(NightClosing.ASKED, 99))
    assert honours([evening.night]) == ()
