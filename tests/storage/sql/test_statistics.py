"""Statistics and leaderboards: one player, two players, and the order of all."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Callable, Sequence
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
    season_end,
    season_of,
)
from bot.ratings.games import Family, GameFilter, RatingStep
from bot.ratings.model import PlackettLuceScorer
from bot.ratings.players import LEAST_MEETINGS, Companion, FamilyStanding, FamilyTotals
from bot.storage.api import GameResult
from bot.storage.store import Store
from bot.words.catalogue import Texts
from bot.words.leaderboards import value_text
from tests.storage.play import ANN, BOB, CAY, DAN, DAY, EVE, FAY, NOON, alone, partners, play, random_game
from tests.storage.rows import GUILD
from tests.world import require


async def test_statistics_begin_with_the_first_game(counting: Store) -> None:
    await play(counting, partners())
    assert await counting.player_statistics(GUILD, EVE, now=NOON) is None
    assert await counting.player_statistics(GUILD + 1, ANN, now=NOON) is None
    assert await counting.comparison(GUILD, ANN, EVE, now=NOON) is None
    assert await counting.played(GUILD, EVE) == (0, None)
    assert await counting.played(GUILD + 1, ANN) == (0, None)


async def test_statistics_of_one_player(counting: Store) -> None:
    tried = {"hands": 10, "called": 4, "made": 3, "euchred": 1, "marches": 1, "lone_tried": 2, "lone_made": 1}
    before = partners(counts={ANN: tried}, ended_at=NOON - 30 * DAY)  # the season before
    now = partners(counts={ANN: tried})
    friendly = partners((ANN, None, BOB, CAY), ended_at=NOON + 1)
    await play(counting, before, now, friendly, alone({ANN: 4, BOB: 10, CAY: 7}, ended_at=NOON + 2))
    assert await counting.played(GUILD, ANN) == (4, NOON - 30 * DAY)
    statistics = require(await counting.player_statistics(GUILD, ANN, now=NOON + 3))
    assert (statistics.name, statistics.first_at, statistics.last_at, statistics.streak) == (
        "Ann",
        NOON - 30 * DAY,
        NOON + 2,
        -1,
    )
    pair, single = statistics.families
    assert (pair.family, single.family) == (Family.PARTNERSHIP, Family.INDIVIDUAL)
    assert pair.ranked == FamilyTotals(
        games=2, wins=2, hands=20, points=20, called=8, made=6, euchred=2, marches=2, lone_tried=4, lone_made=2
    )
    assert (pair.season.games, pair.friendly.games, pair.friendly.wins, single.ranked.games) == (1, 1, 1, 1)
    assert (statistics.ranked.games, statistics.ranked.wins, statistics.friendly.games) == (3, 2, 1)
    assert statistics.ranked.win_rate == pytest.approx(2 / 3)
    assert (pair.ranked.points_per_hand, FamilyTotals().win_rate, FamilyTotals().points_per_hand) == (1.0, None, None)
    scorer = PlackettLuceScorer()
    once = scorer.rate(before.seats, {})
    twice = scorer.rate(now.seats, once)
    assert (pair.rating, pair.season_rating) == (twice[ANN], once[ANN])
    assert pair.steps == (RatingStep(1, NOON - 30 * DAY, once[ANN]), RatingStep(2, NOON, twice[ANN]))


async def test_friendly_games_alone_give_no_rating(counting: Store) -> None:
    await play(counting, partners((ANN, None, CAY, None)))
    statistics = require(await counting.player_statistics(GUILD, ANN, now=NOON))
    [standing] = statistics.families
    assert standing == FamilyStanding(
        Family.PARTNERSHIP,
        FamilyTotals(),
        FamilyTotals(games=1, wins=1, hands=12, points=10),
        FamilyTotals(),
        None,
        None,
        0,
        None,
        (),
    )
    assert statistics.streak == 0


@pytest.mark.parametrize(
    ("winners", "streak"), [([1], 1), ([2], -1), ([1, 2, 2], -2), ([2, 1, 1, 1], 3), ([1, 1, 2, 1], 1)]
)
async def test_streaks(counting: Store, winners: Sequence[int], streak: int) -> None:
    games = [partners(winner=winner, ended_at=NOON + number) for number, winner in enumerate(winners)]
    friendly = partners((ANN, None, CAY, DAN), winner=2, ended_at=NOON + 50)
    await play(counting, *games, friendly)
    assert require(await counting.player_statistics(GUILD, ANN, now=NOON)).streak == streak


async def test_leaving_ends_a_streak(counting: Store) -> None:
    await play(counting, partners(), partners(ended_at=NOON + 1, left=[ANN]))
    assert require(await counting.player_statistics(GUILD, ANN, now=NOON)).streak == -1


async def test_best_partner_and_nemesis(counting: Store) -> None:
    await play(
        counting,
        *[partners((ANN, BOB, CAY, DAN), winner=1 if number < 4 else 2) for number in range(6)],  # 4 of 6 with Cay
        *[partners((ANN, EVE, DAN, FAY), winner=2) for _ in range(3)],  # 0 of 3 with Dan, lost to Eve and Fay
        *[partners((ANN, BOB, EVE, DAN)) for _ in range(2)],  # 2 of 2 with Eve: too few to tell
        *[partners((ANN, None, EVE, DAN)) for _ in range(9)],  # friendly games tell nothing
        *[partners((ANN, None, CAY, EVE), winner=2) for _ in range(9)],
    )
    statistics = require(await counting.player_statistics(GUILD, ANN, now=NOON))
    assert statistics.best_partner == Companion(CAY, "Cay D.", 6, 4, 0)
    assert statistics.nemesis == Companion(EVE, "Eve", 3, 0, 3)
    fay = require(await counting.player_statistics(GUILD, FAY, now=NOON))
    assert fay.nemesis is None, "nobody beat Fay more often than Fay beat them"


async def test_two_players_statistics_are_compared(counting: Store) -> None:
    await play(
        counting,
        partners((ANN, BOB, CAY, DAN)),
        partners((ANN, BOB, CAY, DAN), winner=2),
        partners((ANN, CAY, BOB, DAN)),
        partners((ANN, CAY, BOB, DAN), winner=2),
        partners((ANN, CAY, BOB, DAN), left=[BOB]),
        alone({ANN: 3, BOB: 5, CAY: 10}),
        alone({ANN: 3, BOB: 10, CAY: 5}),
    )
    comparison = require(await counting.comparison(GUILD, ANN, BOB, now=NOON))
    assert (comparison.first.name, comparison.second.name) == ("Ann", "Bob")
    assert comparison.against == Companion(BOB, "Bob", games=4, won=1, lost=2)
    assert comparison.together == Companion(BOB, "Bob", games=3, won=2, lost=0), "Ann stayed and won; Bob had left"
    other = require(await counting.comparison(GUILD, BOB, ANN, now=NOON))
    assert other.against == Companion(ANN, "Ann", games=4, won=2, lost=1)
    assert other.together.won == 1
    never = require(await counting.comparison(GUILD, CAY, CAY, now=NOON))
    assert never.against.games == never.together.games == 0


async def test_champions_wear_the_titles_of_past_seasons(counting: Store) -> None:
    """First on a rating board of four people at least; a title of the running season is not yet won."""
    spring, summer, autumn = NOON - 90 * DAY, NOON, NOON + 90 * DAY
    await play(
        counting,
        *[partners(ended_at=spring + number) for number in range(10)],
        *[partners((ANN, CAY, BOB, DAN), winner=1 + (number > 1), ended_at=summer + number) for number in range(10)],
        *[alone({EVE: 10, FAY: 3, ANN: 5}, ended_at=spring + number) for number in range(10)],
    )

    async def titles(player: int, now: float) -> list[tuple[str, Family]]:
        statistics = require(await counting.player_statistics(GUILD, player, now=now))
        return [(title.season, title.family) for title in statistics.titles]

    assert await titles(ANN, spring) == []
    assert await titles(ANN, summer) == [("2026-Q2", Family.PARTNERSHIP)]
    assert await titles(CAY, autumn) == [("2026-Q3", Family.PARTNERSHIP), ("2026-Q2", Family.PARTNERSHIP)]
    assert await titles(DAN, autumn) == [("2026-Q3", Family.PARTNERSHIP)], "two who are equal share it"
    assert await titles(ANN, autumn) == [("2026-Q2", Family.PARTNERSHIP)]
    assert await titles(EVE, autumn) == [], "three are too few"
    assert await counting.seasons(GUILD, now=autumn) == ("2026-Q4", "2026-Q3", "2026-Q2")
    assert await counting.seasons(GUILD + 1, now=autumn) == ()


# -- boundaries
#
# Each comparison of the statements at the value where it turns.


def meet(won: int, lost: int) -> list[GameResult]:
    """Ann and Cay win so many games against Bob and Dan, and lose so many."""
    return [partners(winner=1)] * won + [partners(winner=2)] * lost


def caught(reneges: int, false: int) -> list[GameResult]:
    return [partners(counts={ANN: {"reneges_caught": reneges, "claims_false": false}})]


def at(*moments: float) -> list[GameResult]:
    return [partners(ended_at=moment) for moment in moments]


async def company(store: Store) -> object:
    """Ann's best partner and nemesis."""
    ann = require(await store.player_statistics(GUILD, ANN, now=NOON))
    return tuple(one and one.name for one in (ann.best_partner, ann.nemesis))


def board(measure: Measure, **more: object) -> Callable[[Store], Awaitable[object]]:
    """The places on a board, how many have none yet, and Ann's own."""

    async def of(store: Store) -> object:
        asked = await ask(store, measure, ANN, **more)
        return [row.place for row in asked.rows if row.place], asked.new, asked.own and asked.own.place

    return of


def titles(now: float) -> Callable[[Store], Awaitable[object]]:
    """How many titles Ann and Bob wear."""

    async def of(store: Store) -> object:
        return [len(require(await store.player_statistics(GUILD, one, now=now)).titles) for one in (ANN, BOB)]

    return of


async def last_at(store: Store) -> object:
    """When Ann last played, by herself and with Cay."""
    [own] = require(await store.player_statistics(GUILD, ANN, now=NOON)).families
    return own.last_at, require((await ask(store, Measure.PARTNERSHIPS, ANN)).own).last_at


SEASON_END = season_end(NOON)
WEEK = (NOON, NOON + DAY)
BOUNDARIES = {
    "as many losses as wins": (meet(3, 3), company, ("Cay D.", None)),
    "one loss more": (meet(2, 3), company, ("Cay D.", "Bob")),
    "the least meetings": (meet(0, LEAST_MEETINGS), company, ("Cay D.", "Bob")),
    "a meeting too few": (meet(0, LEAST_MEETINGS - 1), company, (None, None)),
    "the least games": (meet(10, 0), board(Measure.RATING), ([1, 1, 3, 3], 0, 1)),
    "a game too few": (meet(9, 0), board(Measure.RATING), ([], 4, None)),
    "the least games of a pair": (meet(10, 0), board(Measure.PARTNERSHIPS), ([1, 2], 0, 1)),
    "a pair's game too few": (meet(9, 0), board(Measure.PARTNERSHIPS), ([], 0, None)),
    "an equal above the page": (meet(1, 0), board(Measure.WINS, offset=1), ([1, 3, 3], 0, 1)),
    "behind an equal": (meet(0, 1), board(Measure.WINS), ([1, 1, 3, 3], 0, 3)),
    "as many false claims as caught": (caught(1, 1), board(Measure.SHARPEST_EYE), ([], 0, None)),
    "one caught more": (caught(2, 1), board(Measure.SHARPEST_EYE), ([1], 0, 1)),
    "a week's ends": (at(NOON - 1, NOON, NOON + DAY), board(Measure.WEEK, week=WEEK), ([1, 1, 3, 3], 0, 1)),
    "outside a week": (at(NOON - 1, NOON + DAY), board(Measure.WEEK, week=WEEK), ([], 0, None)),
    "the running season": (meet(10, 0), titles(SEASON_END - 1), [0, 0]),
    "the season after": (meet(10, 0), titles(SEASON_END), [1, 0]),
    "a game too few for a title": (meet(9, 0), titles(SEASON_END), [0, 0]),
    "too few for a season": ([alone({ANN: 10, BOB: 3, CAY: 5})] * 10, titles(SEASON_END), [0, 0]),
    "games out of their order": (at(NOON, NOON - DAY), last_at, (NOON, NOON)),
}


@pytest.mark.parametrize(("games", "of", "expected"), BOUNDARIES.values(), ids=BOUNDARIES)
async def test_every_comparison_turns_at_its_value(
    counting: Store, games: Sequence[GameResult], of: Callable[[Store], Awaitable[object]], expected: object
) -> None:
    await play(counting, *games)
    assert await of(counting) == expected


# -- boards
#
# Leaderboards: the right order, the caller's own place, who is hidden, and one index each.


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


async def test_a_rating_board_has_newcomers_below_its_places(counting: Store) -> None:
    """From the first game, below even a lower rating, on whichever page; a place comes with the tenth."""
    await play(counting, *[partners()] * 9, partners((ANN, BOB, EVE, DAN)), partners((ANN, FAY, EVE, 7), winner=2))
    board = await ask(counting, Measure.RATING, FAY)
    placed, new = [*board.rows[:3]], [*board.rows[3:]]
    assert [(row.name, row.place) for row in placed] == [("Ann", 1), ("Bob", 2), ("Dan", 2)]
    assert (board.players, board.new, board.length) == (3, 4, 7)
    assert {(row.place, row.absence) for row in new} == {(None, Absence.TOO_FEW_GAMES)}
    assert max(row.value for row in new) > min(row.value for row in placed)
    assert [row.value for row in new] == sorted((row.value for row in new), reverse=True)
    assert require(board.own).absence is Absence.TOO_FEW_GAMES
    pages = [(await ask(counting, Measure.RATING, offset=offset, rows=2)).rows for offset in range(0, 8, 2)]
    assert [len(page) for page in pages] == [2, 2, 2, 1]
    assert [row.user_id for page in pages for row in page] == [row.user_id for row in board.rows]
    assert not (await ask(counting, Measure.RATING, offset=8)).rows


async def test_equal_values_share_a_place(counting: Store) -> None:
    """What reads alike is alike: two of three and four of six, and two ratings that differ by half a point."""
    await play(counting, partners(), partners(winner=2), partners((ANN, EVE, BOB, FAY)))
    board = await ask(counting, Measure.WINS, DAN)
    assert [(row.place, row.value) for row in board.rows] == [(1, 2), (1, 2), (3, 1), (3, 1), (5, 0), (5, 0)]
    assert require(board.own).place == 3
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
    few = require((await ask(counting, Measure.PARTNERSHIPS, FAY)).own)
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
    assert require(board.own).absence is Absence.TOO_FEW_GAMES


async def test_a_week_counts_games_with_company_and_the_same_few_less_and_less(counting: Store) -> None:
    """Ranked or not, of any family; not against computers alone, nor with somebody who left."""
    week = (NOON - DAY, NOON + DAY)
    before = [partners(ended_at=NOON - 3 * DAY), partners(ended_at=NOON - 31 * DAY)]
    friendly = partners((ANN, None, EVE, None), ended_at=NOON + 1)
    company = [partners((EVE, None, FAY, None), left=[FAY], ended_at=NOON), partners((EVE, None, None, None))]
    await play(counting, *before, partners(), friendly, *company, partners((ANN, BOB, DAN, CAY), ended_at=NOON + 2))
    await play(counting, partners((EVE, FAY, 7, 8), ended_at=week[1]))  # the week after
    board = await ask(counting, Measure.WEEK, CAY, week=week)
    assert [(row.place, row.name, row.value, row.games, row.wins) for row in board.rows] == [
        (1, "Ann", 37, 3, 3), (2, "Eve", 20, 1, 1), (3, "Cay D.", 13, 2, 1), (4, "Dan", 12, 2, 1), (5, "Bob", 8, 2, 0),
    ]  # fmt: skip
    assert require(board.own).hands == 24
    assert [row.name for row in (await ask(counting, Measure.WEEK, week=week, offset=3, rows=1)).rows] == ["Dan"]
    await counting.forget_player(GUILD, EVE)
    gone = await ask(counting, Measure.WEEK, EVE, week=week)
    assert [row.name for row in gone.rows] == ["Ann", "Cay D.", "Dan", "Bob"]
    assert gone.own is None


async def test_no_board_hides_anybody_for_a_pause(counting: Store) -> None:
    """All time is all time, and one board does not hide whom another lists: only games count, not how long ago."""
    caught = {person: {"reneges_caught": 1} for person in (ANN, BOB, CAY, DAN)}
    await play(counting, *[partners(counts=caught)] * 10)
    before = {measure: await ask(counting, measure, BOB) for measure in Measure}
    later = [partners((EVE, FAY, 7, 8), ended_at=NOON + 300 * DAY)] * 10
    await play(counting, *later)
    for measure in Measure:
        board = await ask(counting, measure, BOB)
        assert {row.user_id for row in before[measure].rows} <= {row.user_id for row in board.rows}, measure
        assert board.own is not None, measure
        assert board.own.absence is None, measure


async def test_the_numbers_that_a_board_shows_fall_from_row_to_row(counting: Store) -> None:
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
    for measure in Measure:
        board = await ask(counting, measure, rows=50)
        shown = [value_text(row, measure, Texts()) for row in board.rows]
        numbers = [float(text.rstrip("%")) for text in shown]
        assert len(numbers) > 3, measure
        assert numbers == sorted(numbers, reverse=True), measure
        for above, below in pairwise(zip(board.rows, shown, strict=True)):
            assert (above[0].place == below[0].place) == (above[1] == below[1]), measure


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
    assert month.own.rating == require(season.own).rating
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
