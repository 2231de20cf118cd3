"""The daily deal: the same for everybody, what is kept of attempts, and how players compare."""

from __future__ import annotations

import hashlib
from datetime import date, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.codec import FactError
from bot.deals.draw import derive_pack
from bot.engine.acts import Act, Pass, PlayCard
from bot.engine.cards import parse_card
from bot.engine.seats import Seat
from bot.tournaments.daily.attempts import (
    HANDS,
    RULES,
    Attempt,
    AttemptedHand,
    OwnChoice,
    chain_of,
    day_board,
    day_of,
    day_of_key,
    first_attempts,
    key_of,
    month_board,
    others_chose,
    situation,
    span_of_day,
)
from bot.tournaments.daily.daily_deals import DayBoard
from tests.tournaments.random_play import attempt_of
from tests.world import require

PASSED, ORDERED = OwnChoice("one", "pass"), OwnChoice("one", "order")


def attempt(user_id: int, *choices: OwnChoice, points: int = 1) -> Attempt:
    hands = (AttemptedHand(points, 5, choices), AttemptedHand(-2, 40))
    return Attempt(user_id, f"Person {user_id}", 3, 7, hands, 2)


def test_a_table_is_known_by_its_day() -> None:
    assert day_of_key(key_of(date(2026, 11, 22), 17)) == date(2026, 11, 22)
    with pytest.raises(FactError):
        day_of_key("7:2:1")


def test_the_first_attempt_of_each_person_counts() -> None:
    first, second, other = attempt(1, points=1), attempt(1, points=4), attempt(2)
    assert first_attempts([first, other, second]) == (first, other)


def test_a_situation_is_the_same_after_the_same_play_only() -> None:
    acts: list[tuple[Seat, Act]] = [(Seat(2), Pass()), (Seat(3), PlayCard(parse_card("9H")))]
    assert situation(1, acts) == situation(1, list(acts))
    assert len({situation(1, acts), situation(2, acts), situation(1, acts[:1]), situation(1, acts[::-1])}) == 4


def test_others_are_compared_where_they_stood_at_the_same_choice() -> None:
    own = attempt(1, PASSED)
    everybody = [own, attempt(2, ORDERED), attempt(3, ORDERED), attempt(4, PASSED), attempt(5, OwnChoice("two", "x"))]
    assert others_chose(everybody, own, 1, PASSED) == (("order", 2), ("pass", 1))
    assert others_chose(everybody, own, 2, PASSED) == ()
    assert others_chose([own], own, 1, PASSED) == ()


# -- deals
#
# The daily deal: one world for everybody, which nobody can know before.


SECRET = bytes(range(32))
DAY = date(2026, 11, 22)


def test_a_day_is_a_day_in_utc() -> None:
    begin, end = span_of_day(DAY)
    assert (day_of(begin), day_of(end - 1), day_of(end)) == (DAY, DAY, DAY + timedelta(days=1))
    assert end - begin == 86_400


def test_five_hands_never_reach_the_target() -> None:
    assert max(RULES.lone_march, RULES.lone_defence_march) * HANDS < RULES.points


@given(st.dates(), st.dates())
def test_another_day_and_another_secret_have_other_deals(day: date, other: date) -> None:
    seals = {chain_of(secret, when).seal for secret in (SECRET, bytes(32)) for when in (day, other)}
    assert len(seals) == 2 * len({day, other})


def test_the_seal_binds_all_deals() -> None:
    chain = chain_of(SECRET, DAY)
    seal, packs = chain.seal, set()
    for hand in range(1, HANDS + 1):
        revealed = chain.secret(hand)
        assert hashlib.sha256(revealed).hexdigest() == seal
        packs.add(derive_pack(RULES, revealed, hand, ()))
        seal = revealed.hex()
    assert len(packs) == HANDS
    assert chain.end.hex() not in repr(chain)


# -- boards
#
# How the players of daily deals compare: on a day, and in a month.


SCORES = [
    attempt_of(1, 1, 1, -2, 0, 4),
    attempt_of(2, 1, 1, 1, 1, 0),
    attempt_of(3, 0, 0, 0, 0, -2),
    attempt_of(4, 4, 4, 4),
]


def test_only_finished_attempts_are_compared() -> None:
    assert [(line.place, line.attempt.user_id, line.matchpoints, line.percentile) for line in day_board(SCORES)] == [
        (1, 1, 1.5, 50.0),
        (1, 2, 1.5, 50.0),
        (3, 3, 0.0, 0.0),
    ]
    board = DayBoard((), day_board(SCORES))
    assert board.line_of(4) is None
    assert require(board.line_of(3)).place == 3


def test_a_single_player_has_no_percentile() -> None:
    (line,) = day_board(SCORES[:1])
    assert (line.place, line.percentile, line.matchpoints) == (1, None, 0.0)


def test_a_months_board_sums_matchpoints() -> None:
    days = {
        date(2026, 11, 1): SCORES[:3],
        date(2026, 11, 30): [SCORES[0], SCORES[2]],
        date(2026, 12, 1): [attempt_of(3, 9, 9, 9, 9, 9), SCORES[0]],
    }
    assert [(line.place, line.user_id, line.matchpoints, line.days) for line in month_board(days, "2026-11")] == [
        (1, 1, 2.5, 2),
        (2, 2, 1.5, 1),
        (3, 3, 0.0, 2),
    ]
    assert month_board(days, "2026-1") == ()
