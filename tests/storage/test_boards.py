"""Leaderboards: the right order, the caller's own place, who is hidden, and one index each."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from bot.ratings.boards import Absence, BoardQuestion, Leaderboard, Measure
from bot.ratings.families import Family
from bot.ratings.games import GameFilter
from bot.ratings.periods import ALL_TIME, Scope, month_of, period_of, season_of
from bot.storage.port import Store
from tests.storage.play import ANN, BOB, CAY, DAN, DAY, EVE, FAY, NOON, alone, partners, play, random_game
from tests.storage.rows import GUILD


async def ask(store: Store, measure: Measure, caller: int | None = None, **more: object) -> Leaderboard:
    wishes: dict[str, object] = {"guild_id": GUILD, "measure": measure, "caller_id": caller, "now": NOON}
    return await store.leaderboard(BoardQuestion(**(wishes | more)))  # type: ignore[arg-type]  # as above


async def test_by_rating(counting: Store) -> None:
    await play(counting, partners(), partners(), partners((ANN, BOB, DAN, CAY), left=[CAY]))
    board = await ask(counting, Measure.RATING, BOB)
    assert [(row.place, row.name, row.games, row.wins) for row in board.rows] == [
        (1, "Ann", 3, 3), (2, "Cay D.", 3, 2), (3, "Dan", 3, 1), (4, "Bob", 3, 0),
    ]  # fmt: skip
    assert [row.value for row in board.rows] == [row.rating.skill for row in board.rows]
    assert board.players == 4
    assert board.own == board.rows[3]


async def test_by_counts_and_averages(counting: Store) -> None:
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
    assert await leader(Measure.POINTS_PER_HAND) == ("Cay D.", (7 * 10 + 3 * 6) / 120)


async def test_averages_need_ten_games(counting: Store) -> None:
    await play(counting, *[partners()] * 9, partners((ANN, EVE, CAY, FAY)))
    board = await ask(counting, Measure.WIN_RATE, BOB)
    assert [row.user_id for row in board.rows] == [ANN, CAY]
    assert board.own is not None
    assert (board.own.place, board.own.absence, board.own.games) == (None, Absence.TOO_FEW_GAMES, 9)
    assert (await ask(counting, Measure.WINS, BOB)).players == 6


async def test_no_hands_is_no_average(counting: Store) -> None:
    await play(counting, *[partners(counts={ANN: {"hands": 0}})] * 10)
    board = await ask(counting, Measure.POINTS_PER_HAND, ANN)
    assert ANN not in [row.user_id for row in board.rows]
    assert board.own is not None
    assert board.own.absence is Absence.TOO_FEW_GAMES


async def test_the_idle_are_hidden_and_come_back(counting: Store) -> None:
    await play(counting, partners(), partners((ANN, EVE, CAY, FAY), ended_at=NOON + DAY))
    later = NOON + 14.5 * DAY
    board = await ask(counting, Measure.RATING, BOB, now=later)
    assert [row.user_id for row in board.rows] == [ANN, CAY, EVE, FAY]
    assert board.players == 4
    assert board.own is not None
    assert (board.own.place, board.own.absence) == (None, Absence.IDLE)
    assert (await ask(counting, Measure.RATING, now=NOON + 14 * DAY)).players == 6, "14 days are not yet too long"
    before = board.own.rating
    await play(counting, partners((EVE, BOB, FAY, DAN), ended_at=later, preset="no longer known"))
    assert (await ask(counting, Measure.RATING, BOB, now=later)).own == board.own, "it did not count"
    await play(counting, partners((EVE, BOB, FAY, DAN), ended_at=later, winner=2))
    own = (await ask(counting, Measure.RATING, BOB, now=later)).own
    assert own is not None
    assert own.absence is None
    assert own.rating.mu > before.mu, "hidden, not degraded"


async def test_scopes(counting: Store) -> None:
    july, august, october = NOON, NOON + 30 * DAY, NOON + 90 * DAY
    await play(counting, partners(ended_at=july), partners(winner=2, ended_at=august), partners(ended_at=october))
    wins = {}
    for scope in Scope:
        board = await ask(counting, Measure.WINS, ANN, period=period_of(scope, october), now=october)
        assert board.own is not None
        wins[scope] = (board.own.wins, board.own.games)
    assert wins == {Scope.SEASON: (1, 1), Scope.MONTH: (1, 1), Scope.ALL_TIME: (2, 3)}
    past = await ask(counting, Measure.RATING, ANN, period=season_of(july), now=october)
    assert (past.players, past.own and past.own.games) == (4, 2), "a past season hides nobody"
    month = await ask(counting, Measure.RATING, BOB, period=month_of(august), now=october)
    season = await ask(counting, Measure.RATING, BOB, period=season_of(august), now=october)
    assert month.own is not None
    assert season.own is not None
    assert month.own.rating == season.own.rating
    assert month.own.games == 1


async def test_families_servers_and_friendly_games_are_apart(counting: Store) -> None:
    await play(counting, alone({ANN: 10, BOB: 3, CAY: 5}), partners((EVE, None, FAY, DAN)))
    await play(counting, partners(), guild_id=GUILD + 1)
    assert (await ask(counting, Measure.WINS)).players == 0
    board = await ask(counting, Measure.RATING, EVE, family=Family.INDIVIDUAL)
    assert [row.user_id for row in board.rows] == [ANN, CAY, BOB]
    assert board.own is None


@pytest.mark.parametrize("measure", Measure)
async def test_pages_and_places_agree(counting: Store, measure: Measure) -> None:
    rng = random.Random(7)
    await play(counting, *[random_game(rng, NOON - number * DAY / 3, players=14) for number in range(70)])
    whole = await ask(counting, measure, rows=100)
    assert len(whole.rows) == whole.players > 3
    order = [(-row.value, -row.games, row.user_id) for row in whole.rows]
    assert order == sorted(order)
    assert [row.place for row in whole.rows] == list(range(1, whole.players + 1))
    paged = [row for offset in (0, 4, 8, 12) for row in (await ask(counting, measure, offset=offset, rows=4)).rows]
    assert paged == list(whole.rows)
    for row in whole.rows:
        assert (await ask(counting, measure, row.user_id, offset=50)).own == row
    games = (await counting.history(GameFilter(GUILD), 0, 100)).games
    hidden = {seat.user_id for game in games for seat in game.seats if seat.user_id is not None}
    for user in hidden - {row.user_id for row in whole.rows}:
        own = (await ask(counting, measure, user)).own
        assert own is None or own.absence is not None


def test_a_period_is_all_time_unless_asked_otherwise() -> None:
    assert BoardQuestion(GUILD).period == ALL_TIME


async def test_names_are_those_last_played_under(counting: Store) -> None:
    now, before = partners(), partners(ended_at=NOON - DAY)
    renamed = replace(before, seats=(replace(before.seats[0], name="Old Ann"), *before.seats[1:]))
    await play(counting, now, renamed)
    assert (await ask(counting, Measure.WINS)).rows[0].name == "Ann"
