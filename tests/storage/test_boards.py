"""Leaderboards: the right order, the caller's own place, who is hidden, and one index each."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import pairwise

import pytest

from bot.ratings.boards import (
    ALL_TIME,
    Absence,
    BoardQuestion,
    Leaderboard,
    Measure,
    Scope,
    month_of,
    period_of,
    season_of,
)
from bot.ratings.games import GameFilter
from bot.ratings.rating import Family
from bot.storage.api import Store
from bot.words.catalogue import Texts
from bot.words.leaderboards import value_text
from tests.storage.play import ANN, BOB, CAY, DAN, DAY, EVE, FAY, NOON, alone, partners, play, random_game
from tests.storage.rows import GUILD


async def ask(store: Store, measure: Measure, caller: int | None = None, **more: object) -> Leaderboard:
    wishes: dict[str, object] = {"guild_id": GUILD, "measure": measure, "caller_id": caller}
    return await store.leaderboard(BoardQuestion(**(wishes | more)))  # type: ignore[arg-type]  # as above


async def test_board_by_rating(counting: Store) -> None:
    await play(counting, *[partners()] * 9, partners((ANN, BOB, DAN, CAY), left=[CAY]))
    board = await ask(counting, Measure.RATING, BOB)
    assert [(row.place, row.name, row.games, row.wins) for row in board.rows] == [
        (1, "Ann", 10, 10), (2, "Cay D.", 10, 9), (3, "Dan", 10, 1), (4, "Bob", 10, 0),
    ]  # fmt: skip
    assert [row.value for row in board.rows] == [row.rating.cautious for row in board.rows]
    assert board.players == 4
    assert board.own == board.rows[3]


async def test_a_rating_board_wants_ten_games(counting: Store) -> None:
    await play(counting, *[partners()] * 9)
    board = await ask(counting, Measure.RATING, ANN)
    assert board.players == 0
    assert board.own is not None
    assert (board.own.place, board.own.absence, board.own.games) == (None, Absence.TOO_FEW_GAMES, 9)
    assert board.own.rating.points > 1000


async def test_equal_values_share_a_place(counting: Store) -> None:
    """What reads alike is alike: two of three and four of six, and two ratings that differ by half a point."""
    await play(counting, partners(), partners(winner=2), partners((ANN, EVE, BOB, FAY)))
    board = await ask(counting, Measure.WINS, DAN)
    assert [(row.place, row.value) for row in board.rows] == [(1, 2), (1, 2), (3, 1), (3, 1), (5, 0), (5, 0)]
    assert board.own is not None
    assert board.own.place == 3
    second = await ask(counting, Measure.WINS, offset=1, rows=2)
    assert [row.place for row in second.rows] == [1, 3]


async def test_partnerships_are_rated_as_one(counting: Store) -> None:
    together = [partners((ANN, BOB, CAY, DAN), winner=1 if number % 3 else 2) for number in range(12)]
    mixed = [partners((ANN, CAY, BOB, DAN), winner=1 + number % 2) for number in range(10)]
    alone_and_friendly = [alone({ANN: 10, BOB: 3, CAY: 5}), partners((ANN, None, CAY, DAN))]
    await play(counting, *together, *mixed, *alone_and_friendly, *[partners((EVE, BOB, FAY, DAN))] * 9)
    board = await ask(counting, Measure.PARTNERSHIPS, CAY)
    assert [(row.place, row.name, row.partner, row.games, row.wins) for row in board.rows[:1]] == [
        (1, "Ann", "Cay D.", 12, 8)
    ]
    assert {(row.user_id, row.partner_id) for row in board.rows[:1]} == {(ANN, CAY)}
    assert {row.partner_id for row in (await ask(counting, Measure.RATING)).rows} == {None}
    assert {(row.name, row.partner, row.games) for row in board.rows} == {
        ("Ann", "Cay D.", 12), ("Ann", "Bob", 10), ("Cay D.", "Dan", 10), ("Bob", "Dan", 21),
    }  # fmt: skip
    assert board.own == board.rows[0]
    few = (await ask(counting, Measure.PARTNERSHIPS, FAY)).own
    assert few is not None
    assert (few.absence, few.name, few.partner, few.games) == (Absence.TOO_FEW_GAMES, "Eve", "Fay", 9)
    assert (await ask(counting, Measure.PARTNERSHIPS, 10**17)).own is None
    assert (await ask(counting, Measure.PARTNERSHIPS, family=Family.INDIVIDUAL)).players == 0


async def test_values_that_read_alike_share_a_place(counting: Store) -> None:
    hands = {ANN: {"hands": 1001, "points": 1000}, CAY: {"hands": 1000, "points": 1000}}
    await play(counting, *[partners(counts=hands)] * 10)
    rows = (await ask(counting, Measure.POINTS_PER_HAND)).rows
    assert [(row.place, row.value) for row in rows] == [(1, 1.0), (1, 1.0), (3, 0.5), (3, 0.5)]


async def test_boards_by_counts_and_averages(counting: Store) -> None:
    counts = {
        ANN: {"euchred": 2, "euchres_made": 1, "lone_marches": 0, "hands": 20},
        BOB: {"euchred": 1, "euchres_made": 3, "lone_marches": 1, "hands": 20},
    }
    await play(counting, *[partners(counts=counts, winner=1 if number < 7 else 2) for number in range(10)])

    async def leader(measure: Measure) -> tuple[str, float]:
        row = (await ask(counting, measure)).rows[0]
        return row.name, row.value

    assert await leader(Measure.WINS) == ("Ann", 7)
    assert await leader(Measure.WIN_RATE) == ("Ann", 0.7)
    assert await leader(Measure.EUCHRES_SUFFERED) == ("Ann", 20)
    assert await leader(Measure.EUCHRES_MADE) == ("Bob", 30)
    assert await leader(Measure.LONE_MARCHES) == ("Bob", 10)
    assert await leader(Measure.POINTS_PER_HAND) == ("Cay D.", 0.73)


async def test_the_sharpest_eye_counts_caught_reneges(counting: Store) -> None:
    caught = {BOB: {"reneges_caught": 2, "claims_true": 3}, ANN: {"reneges_caught": 1}, CAY: {"claims_false": 4}}
    await play(counting, *[partners(counts=caught)] * 2)
    board = await ask(counting, Measure.SHARPEST_EYE, DAN)
    assert [(row.place, row.name, row.value) for row in board.rows] == [(1, "Bob", 4), (2, "Ann", 2)]
    assert board.players == 2
    assert board.own is not None
    assert (board.own.place, board.own.absence) == (None, Absence.CAUGHT_NOBODY)


async def test_false_claims_are_taken_from_the_sharpest_eye(counting: Store) -> None:
    """Whoever claims every discard misses no renege, and stands behind one who looked."""
    caught = {
        BOB: {"reneges_caught": 3, "claims_false": 1},
        ANN: {"reneges_caught": 9, "claims_false": 8},
        CAY: {"reneges_caught": 2, "claims_false": 2},
    }
    await play(counting, partners(counts=caught))
    board = await ask(counting, Measure.SHARPEST_EYE, CAY)
    assert [(row.place, row.name, row.value) for row in board.rows] == [(1, "Bob", 2), (2, "Ann", 1)]
    assert board.own is not None
    assert (board.own.place, board.own.absence) == (None, Absence.CAUGHT_NOBODY)


async def test_averages_need_ten_games(counting: Store) -> None:
    await play(counting, *[partners()] * 9, partners((ANN, EVE, CAY, FAY)))
    board = await ask(counting, Measure.WIN_RATE, BOB)
    assert [row.user_id for row in board.rows] == [ANN, CAY]
    assert board.own is not None
    assert (board.own.place, board.own.absence, board.own.games) == (None, Absence.TOO_FEW_GAMES, 9)
    assert (await ask(counting, Measure.WINS, BOB)).players == 6


async def test_without_hands_there_is_no_average(counting: Store) -> None:
    await play(counting, *[partners(counts={ANN: {"hands": 0}})] * 10)
    board = await ask(counting, Measure.POINTS_PER_HAND, ANN)
    assert ANN not in [row.user_id for row in board.rows]
    assert board.own is not None
    assert board.own.absence is Absence.TOO_FEW_GAMES


@pytest.mark.parametrize("measure", list(Measure))
async def test_no_board_hides_anybody_for_a_pause(counting: Store, measure: Measure) -> None:
    """All time is all time, and one board does not hide whom another lists: only games count, not how long ago."""
    caught = {person: {"reneges_caught": 1} for person in (ANN, BOB, CAY, DAN)}
    await play(counting, *[partners(counts=caught)] * 10)
    before = await ask(counting, measure, BOB)
    later = [partners((EVE, FAY, 7, 8), ended_at=NOON + 300 * DAY)] * 10
    await play(counting, *later)
    board = await ask(counting, measure, BOB)
    assert {row.user_id for row in before.rows} <= {row.user_id for row in board.rows}
    assert board.own is not None
    assert board.own.absence is None


@pytest.mark.parametrize("measure", list(Measure))
async def test_the_numbers_that_a_board_shows_fall_from_row_to_row(counting: Store, measure: Measure) -> None:
    """What is read decides the order, and rows that read alike share a place (random games of eight people)."""
    rng, people = random.Random(5), [ANN, BOB, CAY, DAN, EVE, FAY, 7, 8]
    games = []
    for _ in range(120):
        seats = rng.sample(people, 4)
        counts = {
            person: {"hands": 9, "points": rng.randrange(12), "reneges_caught": rng.randrange(2)} for person in seats
        }
        games.append(partners(tuple(seats), winner=rng.choice((1, 1, 2)), counts=counts))
    await play(counting, *games)
    board = await ask(counting, measure, rows=50)
    shown = [value_text(row, measure, Texts()) for row in board.rows]
    numbers = [float(text.rstrip("%")) for text in shown]
    assert len(numbers) > 3
    assert numbers == sorted(numbers, reverse=True)
    for above, below in pairwise(zip(board.rows, shown, strict=True)):
        assert (above[0].place == below[0].place) == (above[1] == below[1])


async def test_each_scope_covers_its_period(counting: Store) -> None:
    july, august, october = NOON, NOON + 30 * DAY, NOON + 90 * DAY
    await play(counting, partners(ended_at=july), partners(winner=2, ended_at=august), partners(ended_at=october))
    wins = {}
    for scope in Scope:
        board = await ask(counting, Measure.WINS, ANN, period=period_of(scope, october))
        assert board.own is not None
        wins[scope] = (board.own.wins, board.own.games)
    assert wins == {Scope.SEASON: (1, 1), Scope.MONTH: (1, 1), Scope.ALL_TIME: (2, 3)}
    past = await ask(counting, Measure.WINS, ANN, period=season_of(july))
    assert (past.players, past.own and past.own.games) == (4, 2), "a past season hides nobody"
    month = await ask(counting, Measure.RATING, BOB, period=month_of(august))
    season = await ask(counting, Measure.RATING, BOB, period=season_of(august))
    assert month.own is not None
    assert season.own is not None
    assert month.own.rating == season.own.rating
    assert month.own.games == 1


async def test_families_servers_and_friendly_games_are_apart(counting: Store) -> None:
    await play(counting, *[alone({ANN: 10, BOB: 3, CAY: 5})] * 10, partners((EVE, None, FAY, DAN)))
    await play(counting, *[alone({BOB: 10, DAN: 3}, preset="two-handed")] * 10)
    await play(counting, partners(), guild_id=GUILD + 1)
    assert (await ask(counting, Measure.WINS)).players == 0
    board = await ask(counting, Measure.RATING, EVE, family=Family.INDIVIDUAL)
    assert [row.user_id for row in board.rows] == [ANN, CAY, BOB]
    assert board.own is None
    two = await ask(counting, Measure.RATING, family=Family.TWO_HANDED)
    assert [row.user_id for row in two.rows] == [BOB, DAN]


@pytest.mark.parametrize("pairs", [False, True])
async def test_pages_of_boards_agree_with_places(counting: Store, pairs: bool) -> None:
    rng, most = random.Random(7), 5 if pairs else 14
    await play(counting, *[random_game(rng, NOON - number * DAY / 12, players=most) for number in range(140)])
    for measure in Measure:
        if pairs == (measure is Measure.PARTNERSHIPS):
            whole = await _pages_agree(counting, measure)
            if not pairs:
                await _places_agree(counting, measure, whole)


async def _pages_agree(store: Store, measure: Measure) -> Leaderboard:
    whole = await ask(store, measure, rows=100)
    assert len(whole.rows) == whole.players > 3
    order = [(-row.value, -row.games, row.user_id) for row in whole.rows]
    assert order == sorted(order)
    assert [row.place for row in whole.rows] == [
        1 + sum(other.value > row.value for other in whole.rows) for row in whole.rows
    ]
    paged = [row for offset in (0, 4, 8, 12) for row in (await ask(store, measure, offset=offset, rows=4)).rows]
    assert paged == list(whole.rows)
    return whole


async def _places_agree(store: Store, measure: Measure, whole: Leaderboard) -> None:
    for row in whole.rows:
        assert (await ask(store, measure, row.user_id, offset=50)).own == row
    games = (await store.history(GameFilter(GUILD), 0, 100)).games
    hidden = {seat.user_id for game in games for seat in game.seats if seat.user_id is not None}
    for user in hidden - {row.user_id for row in whole.rows}:
        own = (await ask(store, measure, user)).own
        assert own is None or own.absence is not None


def test_a_period_is_all_time_unless_asked_otherwise() -> None:
    assert BoardQuestion(GUILD).period == ALL_TIME


async def test_boards_show_the_latest_names(counting: Store) -> None:
    now, before = partners(), partners(ended_at=NOON - DAY)
    renamed = replace(before, seats=(replace(before.seats[0], name="Old Ann"), *before.seats[1:]))
    await play(counting, now, renamed)
    assert (await ask(counting, Measure.WINS)).rows[0].name == "Ann"
