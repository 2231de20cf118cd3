"""Attempts at a day's deal: what is kept of them, which count, and what the others did."""

from __future__ import annotations

from datetime import date

import pytest

from bot.engine.acts import Act, Pass, PlayCard
from bot.engine.cards import parse_card
from bot.engine.seats import Seat
from bot.tournaments.daily.attempts import (
    Attempt,
    AttemptedHand,
    AttemptError,
    OwnChoice,
    day_of_key,
    decode,
    encode,
    first_attempts,
    key_of,
    others_chose,
    situation,
)

PASSED, ORDERED = OwnChoice("one", "pass"), OwnChoice("one", "order")


def attempt(user_id: int, *choices: OwnChoice, points: int = 1) -> Attempt:
    hands = (AttemptedHand(points, 5, choices), AttemptedHand(-2, 40))
    return Attempt(user_id, f"Person {user_id}", 3, 7, hands, 2)


def test_an_attempt_survives_encoding() -> None:
    for one in (attempt(1, PASSED, OwnChoice("two", "play 9H")), Attempt(-2, "Äöü", 9, 9, ())):
        assert decode(encode(one)) == one


@pytest.mark.parametrize(
    "body", ["", "[]", "{}", '{"user_id":1,"name":"A","guild_id":1,"table":1,"streak":0,"hands":[{}]}']
)
def test_a_malformed_attempt_is_refused(body: str) -> None:
    with pytest.raises(AttemptError):
        decode(body)


def test_a_table_is_known_by_its_day() -> None:
    assert day_of_key(key_of(date(2026, 11, 22), 17)) == date(2026, 11, 22)
    with pytest.raises(AttemptError):
        day_of_key("7:2:1")


def test_the_first_attempt_of_each_person_counts() -> None:
    first, second, other = attempt(1, points=1), attempt(1, points=4), attempt(2)
    assert first_attempts([first, other, second]) == (first, other)


def test_a_situation_is_the_same_after_the_same_play_only() -> None:
    acts: list[tuple[Seat, Act]] = [(Seat(2), Pass()), (Seat(3), PlayCard(parse_card("9H")))]
    assert situation(1, acts) == situation(1, list(acts))
    assert len({situation(1, acts), situation(2, acts), situation(1, acts[:1]), situation(1, acts[::-1])}) == 4


def test_others_are_compared_where_they_stood_at_the_same_choice() -> None:
    mine = attempt(1, PASSED)
    everybody = [mine, attempt(2, ORDERED), attempt(3, ORDERED), attempt(4, PASSED), attempt(5, OwnChoice("two", "x"))]
    assert others_chose(everybody, mine, 1, PASSED) == (("order", 2), ("pass", 1))
    assert others_chose(everybody, mine, 2, PASSED) == ()
    assert others_chose([mine], mine, 1, PASSED) == ()
