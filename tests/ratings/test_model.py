"""What a finished game does to ratings: pure, symmetric, and a leaver has lost."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine.presets import PRESETS
from bot.ratings.games import Rating, SeatResult, ranks, winning_seats
from bot.ratings.model import PlackettLuceScorer
from bot.storage.api import Scorer


def seat(
    number: int, user_id: int | None, unit: int, score: int, *, won: bool = False, left: bool = False
) -> SeatResult:
    return SeatResult(number, user_id, f"Player {user_id}", unit, score, won, left)


def partners(
    *, left: tuple[int, ...] = (), winner: int = 1, players: tuple[int, ...] = (11, 12, 13, 14)
) -> tuple[SeatResult, ...]:
    """A partnership game, 10 to 6: players 11 and 13 are side 1, 12 and 14 side 2."""
    return tuple(
        seat(
            number,
            player,
            2 - number % 2,
            10 if 2 - number % 2 == winner else 6,
            won=2 - number % 2 == winner,
            left=player in left,
        )
        for number, player in enumerate(players, 1)
    )


def alone(*scores: int, left: tuple[int, ...] = ()) -> tuple[SeatResult, ...]:
    """A game of each for themselves; players 11, 12 … have these scores, the best has won."""
    return tuple(
        seat(number, 10 + number, number, score, won=score == max(scores), left=10 + number in left)
        for number, score in enumerate(scores, 1)
    )


SCORER = PlackettLuceScorer()
KNOWN = {11: Rating(28.0, 3.0), 12: Rating(25.0, 4.0), 13: Rating(20.0, 2.0), 14: Rating(31.0, 6.0)}


def test_plackett_luce_implements_the_scorer() -> None:
    implements: type[Scorer] = PlackettLuceScorer  # mypy checks what the assignment says
    assert implements is PlackettLuceScorer
    assert SCORER.version == PlackettLuceScorer().version
    assert all(SCORER.family(preset) for preset in PRESETS)


def test_winners_rise_and_losers_fall() -> None:
    after = SCORER.rate(partners(), KNOWN)
    assert {player for player in after if after[player].mu > KNOWN[player].mu} == {11, 13}
    assert {player for player in after if after[player].mu < KNOWN[player].mu} == {12, 14}
    assert all(rating.sigma < 25 / 3 for rating in SCORER.rate(partners(), {}).values()), "a first game makes surer"


def test_a_newcomer_has_openskills_own_numbers_and_1000_points() -> None:
    newcomer = Rating(25.0, 25 / 3)
    assert SCORER.rate(partners(), {}) == SCORER.rate(partners(), dict.fromkeys((11, 12, 13, 14), newcomer))
    assert (newcomer.points, newcomer.deviation) == (1000, 333)
    assert newcomer.cautious == 1000 - 167, "a board orders by the mean less half the deviation"


def test_the_same_question_has_the_same_answer() -> None:
    assert SCORER.rate(partners(), KNOWN) == PlackettLuceScorer().rate(partners(), dict(KNOWN))


def test_a_surprise_moves_more() -> None:
    strong = {11: Rating(35.0, 4.0), 13: Rating(35.0, 4.0), 12: Rating(20.0, 4.0), 14: Rating(20.0, 4.0)}
    expected, upset = (SCORER.rate(partners(winner=winner), strong) for winner in (1, 2))
    assert strong[11].mu - upset[11].mu > expected[11].mu - strong[11].mu


def test_leaving_loses_even_if_the_stand_in_wins() -> None:
    after = SCORER.rate(partners(left=(11,)), KNOWN)
    assert after[11] == SCORER.rate(partners(winner=2), KNOWN)[11], "as if their side had lost"
    stayed = SCORER.rate(partners(), KNOWN)
    assert {player: after[player] for player in (12, 13, 14)} == {player: stayed[player] for player in (12, 13, 14)}


def test_leaving_a_lost_game_changes_nothing() -> None:
    assert SCORER.rate(partners(winner=2, left=(11,)), KNOWN) == SCORER.rate(partners(winner=2), KNOWN)


def test_a_side_that_all_left_has_lost_to_those_who_stayed() -> None:
    assert SCORER.rate(partners(left=(11, 13)), KNOWN) == SCORER.rate(partners(winner=2), KNOWN)


def test_a_game_that_all_left_is_lost_by_all() -> None:
    after = SCORER.rate(partners(left=(11, 12, 13, 14)), KNOWN)
    assert all(after[player].mu < KNOWN[player].mu for player in KNOWN)


def test_alone_the_score_ranks_the_losers() -> None:
    after = SCORER.rate(alone(10, 3, 7), {})
    assert after[11].mu > after[13].mu > after[12].mu
    tied = SCORER.rate(alone(10, 3, 3), {})
    assert tied[12] == tied[13]


def test_among_individuals_a_player_who_left_is_last() -> None:
    after = SCORER.rate(alone(10, 3, 7, left=(11,)), {})
    assert after[13].mu > after[12].mu > after[11].mu
    assert after[13].mu > 25 > after[11].mu


def test_a_set_back_score_below_nought_is_still_better_than_leaving() -> None:
    after = SCORER.rate(alone(10, -4, 7, left=(13,)), {})
    assert after[11].mu > after[12].mu > after[13].mu


def test_computers_are_not_rated() -> None:
    with pytest.raises(ValueError, match="seat 2 is a computer's"):
        SCORER.rate((seat(1, 11, 1, 10, won=True), seat(2, None, 2, 3)), {})


@pytest.mark.parametrize(
    ("seats", "winners"),
    [
        (partners(), {1, 3}),
        (partners(winner=2), {2, 4}),
        (partners(left=(11,)), {3}),
        (partners(left=(12,)), {1, 3}),
        (partners(left=(11, 13)), {2, 4}),
        (partners(left=(11, 12, 13)), {4}),
        (partners(left=(11, 12, 13, 14)), set()),
        (alone(10, 3, 7), {1}),
        (alone(10, 3, 7, left=(11,)), {3}),
        (alone(10, 7, 7, left=(11,)), {2, 3}),
        ((), set()),
    ],
)
def test_winning_seats_of_a_game(seats: tuple[SeatResult, ...], winners: set[int]) -> None:
    assert winning_seats(seats) == winners


@given(
    winner=st.integers(1, 2),
    left=st.sets(st.sampled_from([11, 12, 13, 14])),
    before=st.dictionaries(st.sampled_from([11, 12, 13, 14]), st.builds(Rating, st.floats(-10, 60), st.floats(0.5, 9))),
)
def test_properties_of_a_partnership_game(winner: int, left: set[int], before: dict[int, Rating]) -> None:
    seats = partners(winner=winner, left=tuple(left))
    kept = dict(before)
    after = SCORER.rate(seats, before)
    assert before == kept, "what was given is not changed"
    assert set(after) == {11, 12, 13, 14}
    won = winning_seats(seats)
    for each in seats:
        assert each.user_id is not None
        mu = before.get(each.user_id, Rating(25.0, 25 / 3)).mu
        assert (after[each.user_id].mu >= mu) if each.seat in won else (after[each.user_id].mu <= mu)
    turned = tuple(reversed(seats))
    for player, rating in SCORER.rate(turned, before).items():
        assert rating.mu == pytest.approx(after[player].mu), "the order of seats tells nothing"
        assert rating.sigma == pytest.approx(after[player].sigma)
    assert set(ranks(seats)) == {1, 2}


def test_a_pair_is_rated_as_one_and_is_last_if_one_of_them_left() -> None:
    scorer = PlackettLuceScorer()
    won = scorer.rate_pairs(partners(), {})
    assert set(won) == {(11, 13), (12, 14)}
    assert won[11, 13].mu > 25 > won[12, 14].mu
    left = scorer.rate_pairs(partners(left=(11,)), {})
    assert left[11, 13] == won[12, 14], "who stayed has lost with who left, as a pair"
    assert left[12, 14] == won[12, 14], "the others are rated by how the game came out"
    again = scorer.rate_pairs(partners(), won)
    assert again[11, 13].mu > won[11, 13].mu
    assert again[11, 13].sigma < won[11, 13].sigma


def test_only_sides_of_two_people_are_pairs() -> None:
    scorer = PlackettLuceScorer()
    assert scorer.rate_pairs(alone(10, 3, 5), {}) == {}
    three = tuple(seat(number, 10 + number, 2 - number % 2, 10, won=bool(number % 2)) for number in range(1, 7))
    assert scorer.rate_pairs(three, {}) == {}
