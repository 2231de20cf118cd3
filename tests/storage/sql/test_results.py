"""Finished games by every filter, and ratings and sums: the same when counted again from the games alone."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest

from bot.ratings.boards import BoardQuestion
from bot.ratings.games import NEWCOMER, Ending, Family, GameFilter, GamePage, Rating, SeatResult
from bot.ratings.model import PlackettLuceScorer
from bot.storage.api import Recounting, Scorer, StoreError
from bot.storage.sql import results
from bot.storage.sql.connection import Connection
from bot.storage.sql.results import count_some
from bot.storage.store import Store
from tests.long_form import sampled
from tests.storage.play import ANN, BOB, CAY, DAN, DAY, EVE, FAY, NOON, partners, play, random_game, told
from tests.storage.rows import GUILD, entry, new_table, opened
from tests.world import require


def numbers(page: GamePage) -> list[int]:
    return [game.game_id for game in page.games]


async def fill(store: Store) -> None:
    await play(
        store,
        partners(ended_at=NOON + 1),
        partners((ANN, EVE, CAY, FAY), preset="csl", ended_at=NOON + 2),
        partners((EVE, BOB, None, DAN), preset="csl", ended_at=NOON + 4),
        partners(preset="house", ended_at=NOON + 3),
    )
    await play(store, partners(ended_at=NOON + 9), guild_id=GUILD + 1)


FILTERS: tuple[tuple[GameFilter, list[int]], ...] = (
    (GameFilter(GUILD), [3, 4, 2, 1]),
    (GameFilter(GUILD, ANN), [4, 2, 1]),
    (GameFilter(GUILD, EVE), [3, 2]),
    (GameFilter(GUILD, preset="csl"), [3, 2]),
    (GameFilter(GUILD, ANN, "csl"), [2]),
    (GameFilter(GUILD, since=NOON + 3), [3, 4]),
    (GameFilter(GUILD, ANN, since=NOON + 2), [4, 2]),
    (GameFilter(GUILD, ANN, "csl", NOON + 2.5), []),
    (GameFilter(GUILD, preset="nothing"), []),
    (GameFilter(GUILD, -1), []),
    (GameFilter(GUILD, until=NOON + 3), [2, 1]),
    (GameFilter(GUILD, since=NOON + 2, until=NOON + 4), [4, 2]),
    (GameFilter(GUILD, EVE, until=NOON + 4), [2]),
    (GameFilter(GUILD, ranked=True), [4, 2, 1]),
    (GameFilter(GUILD, ranked=False), [3]),
    (GameFilter(GUILD, EVE, ranked=True), [2]),
    (GameFilter(GUILD, EVE, "csl", NOON, NOON + 9, ranked=False), [3]),
    (GameFilter(GUILD, preset="csl", ranked=True), [2]),
    (GameFilter(GUILD + 1), [5]),
)


async def test_history_filters(counting: Store) -> None:
    await fill(counting)
    for game_filter, game_numbers in FILTERS:
        page = await counting.history(game_filter)
        assert (numbers(page), page.more) == (game_numbers, False), game_filter


async def test_history_pages(counting: Store) -> None:
    await fill(counting)
    first, second = [await counting.history(GameFilter(GUILD), offset, 2) for offset in (0, 2)]
    assert (numbers(first), first.more) == ([3, 4], True)
    assert (numbers(second), second.more) == ([2, 1], False)


async def test_a_line_of_the_history_has_the_result(counting: Store) -> None:
    await fill(counting)
    [game] = (await counting.history(GameFilter(GUILD), 0, 1)).games
    assert (game.preset, game.hands, game.ranked, game.ended_at) == ("csl", 12, False, NOON + 4)
    seats = [(seat.seat, seat.user_id, seat.name, seat.unit, seat.score, seat.won) for seat in game.seats]
    assert seats[0] == (1, EVE, "Eve", 1, 10, True)
    assert seats[3] == (4, DAN, "Dan", 2, 6, False)
    assert [seat.computer for seat in game.seats] == [False, False, True, False]


async def test_the_winners_are_those_of_the_rating(counting: Store) -> None:
    """Whoever left has not won, whatever became of their side."""
    await play(counting, partners(left=[ANN]), partners(left=[BOB, DAN], winner=2))
    first, second = [game.seats for game in (await counting.history(GameFilter(GUILD))).games][::-1]
    assert [(seat.won, seat.left) for seat in first] == [(False, True), (False, False), (True, False), (False, False)]
    assert [seat.won for seat in second] == [True, False, True, False], "a side that all its players left is last"


@pytest.mark.parametrize("ending", [one for one in Ending if not one.counts_for(left=True)])
async def test_an_abandoned_game_is_kept_and_counts_nowhere(counting: Store, ending: Ending) -> None:
    abandoned = replace(partners(), ranked=True, ending=ending)
    await play(counting, partners(winner=2))
    before = await counting.player_statistics(GUILD, ANN, now=NOON)
    await play(counting, abandoned)
    assert await counting.player_statistics(GUILD, ANN, now=NOON) == before
    [game] = (await counting.history(GameFilter(GUILD), 0, 1)).games
    assert (game.ending, game.ranked, [seat.won for seat in game.seats]) == (ending, True, [False] * 4)
    assert require(await counting.finished_game(GUILD, game.game_id)).ratings == {}


async def test_an_idle_game_counts(counting: Store) -> None:
    await play(counting, replace(partners(winner=2, left=[ANN]), ranked=True, ending=Ending.IDLE))
    statistics = require(await counting.player_statistics(GUILD, ANN, now=NOON))
    assert (statistics.ranked.games, statistics.ranked.wins, statistics.ranked.left) == (1, 0, 1)


async def test_whoever_left_the_server_alone_has_lost(counting: Store) -> None:
    """Nobody else is rated: not their partner, no pair, and nobody has met anybody."""
    await play(counting, replace(partners(), ranked=True))
    people = (ANN, BOB, CAY, DAN)
    before = [require(await counting.player_statistics(GUILD, person, now=NOON)) for person in people]
    await play(counting, replace(partners(left=[BOB]), ranked=True, ending=Ending.DEPARTED))
    after = [require(await counting.player_statistics(GUILD, person, now=NOON)) for person in people]
    assert [now == then for now, then in zip(after, before, strict=True)] == [True, False, True, True]
    bob = after[1].ranked
    assert (bob.games, bob.wins, bob.left) == (2, 0, 1)
    [game] = (await counting.history(GameFilter(GUILD), 0, 1)).games
    assert (game.ending, [seat.won for seat in game.seats]) == (Ending.DEPARTED, [False] * 4)
    assert set(require(await counting.finished_game(GUILD, game.game_id)).ratings) == {BOB}


async def test_a_game_is_ranked_as_it_began(counting: Store) -> None:
    """Whatever the server's setting is when it ends; and only among people."""
    await counting.set_guild_setting(GUILD, "ranked", "no")
    computers = replace(partners((ANN, None, CAY, DAN)), ranked=True)
    await play(counting, replace(partners(), ranked=True), replace(partners(), ranked=False), computers)
    games = (await counting.history(GameFilter(GUILD))).games
    assert {game.game_id: game.ranked for game in games} == {1: True, 2: False, 3: False}


async def test_one_game(counting: Store) -> None:
    await fill(counting)
    stored = require(await counting.finished_game(GUILD, 1))
    assert stored.record == partners().record
    assert stored.ratings == PlackettLuceScorer().rate(partners().seats, {})
    assert stored.game == (await counting.history(GameFilter(GUILD, since=0), 3, 1)).games[0]
    friendly = require(await counting.finished_game(GUILD, 3))
    assert friendly.ratings == {}
    assert await counting.finished_game(GUILD + 1, 1) is None, "another server's game is nobody's business"
    assert await counting.finished_game(GUILD, 99) is None


# -- ratings and sums


SCORER = PlackettLuceScorer()


class Flat(PlackettLuceScorer):
    """A scorer to whom all are equal, under a version of its own."""

    version = "flat"

    def rate(self, seats: Sequence[SeatResult], before: Mapping[int, Rating]) -> dict[int, Rating]:
        return dict.fromkeys(super().rate(seats, before), Rating(7.0, 1.0))


class Unannounced(Flat):
    """The same under the version of the usual scorer."""

    version = SCORER.version


class Renamed(PlackettLuceScorer):
    """The usual scorer under another version."""

    version = "renamed"


class Broken(PlackettLuceScorer):
    """A scorer that forgets somebody when others are written already."""

    version = "broken"

    def rate(self, seats: Sequence[SeatResult], before: Mapping[int, Rating]) -> dict[int, Rating]:
        return {player: rating for player, rating in super().rate(seats, before).items() if player != DAN}


async def standings(store: Store, player: int) -> list[dict[str, Any]]:
    """A player's sums and ratings as they are exported, by period."""
    exported: list[dict[str, Any]] = (await store.export_player(GUILD, player))["standings"]
    return sorted(exported, key=lambda row: (row["period"], row["family"]))


async def games_of(store: Store, *players: int) -> dict[int, tuple[int, int, int]]:
    """Games, wins and games left of each, over all time."""
    by_period = {}
    for player in players:
        [row] = [row for row in await standings(store, player) if row["period"] == "all"]
        by_period[player] = row["games"], row["wins"], row["left"]
    return by_period


async def test_a_ranked_game_counts_three_times(counting: Store) -> None:
    await play(counting, partners(counts={ANN: {"called": 3, "made": 2, "euchred": 1, "unknown": 9}}))
    after = SCORER.rate(partners().seats, {})
    columns = ("period", "games", "wins", "called", "made", "euchred", "hands", "mu", "sigma")
    assert [tuple(row[name] for name in columns) for row in await standings(counting, ANN)] == [
        (period, 1, 1, 3, 2, 1, 12, after[ANN].mu, after[ANN].sigma) for period in ("2026-07", "2026-Q3", "all")
    ]
    for player in (ANN, BOB, CAY, DAN):
        exported = await counting.export_player(GUILD, player)
        assert [step["mu"] for step in exported["ratings"]] == [after[player].mu]
        assert len(exported["met"]) == 3
    met = {row["other_id"]: row for row in (await counting.export_player(GUILD, ANN))["met"]}
    assert met[BOB] == {"together": 0, "other_id": BOB, "games": 1, "won": 1, "lost": 0}


async def test_ratings_continue_within_a_season_and_restart_with_the_next(counting: Store) -> None:
    await play(counting, partners(), partners(ended_at=NOON + 30 * DAY), partners(ended_at=NOON + 100 * DAY))
    once = SCORER.rate(partners().seats, {})
    twice = SCORER.rate(partners().seats, once)
    thrice = SCORER.rate(partners().seats, twice)
    assert {row["period"]: row["mu"] for row in await standings(counting, ANN)} == {
        "2026-07": once[ANN].mu, "2026-08": twice[ANN].mu, "2026-Q3": twice[ANN].mu,
        "2026-10": once[ANN].mu, "2026-Q4": once[ANN].mu, "all": thrice[ANN].mu,
    }  # fmt: skip


async def test_families_are_apart(counting: Store) -> None:
    await play(counting, partners(), partners(preset="hasenpfeffer"), partners(preset="csl"))
    families = [(row["family"], row["games"]) for row in await standings(counting, ANN) if row["period"] == "all"]
    assert families == [(Family.HASENPFEFFER, 1), (Family.PARTNERSHIP, 2)]


async def test_a_game_with_a_computer_is_friendly(counting: Store) -> None:
    await play(counting, partners((ANN, None, CAY, DAN)))
    assert {(row["ranked"], row["mu"]) for row in await standings(counting, ANN)} == {(0, None)}
    exported = await counting.export_player(GUILD, ANN)
    assert exported["ratings"] == []
    assert [game["ranked"] for game in exported["games"]] == [0]
    assert {row["other_id"] for row in exported["met"]} == {CAY, DAN}


async def test_a_game_stays_ranked_or_friendly(counting: Store, database: str) -> None:
    await play(counting, replace(partners(), ranked=False))
    await play(counting, partners(), guild_id=GUILD + 1)
    await play(counting, partners(ended_at=NOON + 1))
    assert [game.ranked for game in (await counting.history(GameFilter(GUILD))).games] == [True, False]
    assert [game.ranked for game in (await counting.history(GameFilter(GUILD + 1))).games] == [True]
    await counting.set_guild_setting(GUILD, "ranked", "off")
    before = await told(counting)
    await counting.close()
    async with opened(database, Renamed()) as again:
        assert await told(again) == before, "what a game was stays, whatever the setting is now"


async def test_leaving_is_not_winning(counting: Store) -> None:
    await play(counting, partners(left=[ANN]), partners(left=[ANN, CAY]))
    games = await games_of(counting, ANN, BOB, CAY, DAN)
    assert games == {ANN: (2, 0, 2), BOB: (2, 1, 0), CAY: (2, 1, 1), DAN: (2, 1, 0)}


async def test_totals_are_written_with_the_last_act_or_not_at_all(counting: Store) -> None:
    table_id = await new_table(counting)
    before = await told(counting)
    with pytest.raises(StoreError):
        await counting.append(table_id, [entry(3)], result=partners(), closed=True)
    assert await told(counting) == before
    await counting.append(table_id, [entry(2)], result=partners())
    after = await told(counting)
    assert after != before
    with pytest.raises(StoreError):
        await counting.append(table_id, [entry(3)], result=partners())  # the same game again
    assert await told(counting) == after


@pytest.mark.parametrize("seed", sampled(range(4), [0]))
async def test_a_recount_gives_the_same_rows(counting: Store, database: str, seed: int) -> None:
    rng = random.Random(seed)
    for number in range(50):
        result = random_game(rng, NOON + (number * 2.5 + rng.uniform(-9, 9)) * DAY)
        await play(counting, result, guild_id=GUILD + number % 2)
        if number % 20 == 13:
            await counting.forget_player(GUILD, 10**17 + rng.randint(1, 9))
    players, now = range(10**17 + 1, 10**17 + 10), NOON + 125 * DAY
    before = await told(counting, players, now)
    await counting.close()
    async with opened(database, Renamed()) as again:
        assert await told(again, players, now) == before


async def test_games_stored_without_a_scorer_are_counted_at_the_next_opening(database: str) -> None:
    async with opened(database, SCORER) as store:
        await play(store, partners())
    async with opened(database) as store:
        await play(store, partners(winner=2), partners((ANN, BOB, CAY, EVE)))
    async with opened(database, SCORER) as store:
        games = await games_of(store, ANN, BOB, CAY, DAN, EVE)
    assert games == {ANN: (3, 2, 0), BOB: (3, 1, 0), CAY: (3, 2, 0), DAN: (2, 1, 0), EVE: (1, 0, 0)}


async def test_another_version_counts_all_again_and_the_same_one_nothing(database: str) -> None:
    usual, flat = SCORER.rate(partners().seats, {})[ANN].mu, 7.0
    async with opened(database, SCORER) as store:
        await play(store, partners())
    for scorer, mu in ((Unannounced(), usual), (Flat(), flat), (Flat(), flat), (SCORER, usual)):
        async with opened(database, scorer) as store:
            assert [row["mu"] for row in await standings(store, ANN)] == [mu] * 3
            assert [row["games"] for row in await standings(store, ANN)] == [1] * 3


async def test_a_failing_scorer_does_not_lose_the_last_act(database: str, caplog: pytest.LogCaptureFixture) -> None:
    async with opened(database, Broken()) as store:
        await play(store, partners())
        assert len((await store.history(GameFilter(GUILD))).games) == 1
        assert await store.live_tables() == []
        assert await standings(store, ANN) == []
        assert (await store.export_player(GUILD, ANN))["met"] == []
    assert "Game 1 could not be counted" in caplog.text
    async with opened(database, SCORER) as store:
        assert len(await standings(store, ANN)) == len(await standings(store, DAN)) == 3


async def test_a_game_that_cannot_be_counted_again_is_left_out(database: str, caplog: pytest.LogCaptureFixture) -> None:
    async with opened(database) as store:
        await play(store, partners(), partners((ANN, BOB, CAY, EVE)))
    async with opened(database, Broken()) as store:
        assert await standings(store, DAN) == []
        assert [row["games"] for row in await standings(store, EVE)] == [1] * 3
    assert "Game 1 could not be counted" in caplog.text
    async with opened(database, SCORER) as store:
        assert len(await standings(store, DAN)) == 3


@pytest.fixture
def go_on(monkeypatch: pytest.MonkeyPatch) -> threading.Event:
    """A dozen games are too many to be counted again before anybody is served, and that goes on once this is set."""
    released = threading.Event()

    async def some(connection: Connection, scorer: Scorer) -> bool:
        return not released.is_set() or await count_some(connection, scorer)

    monkeypatch.setattr(results, "_SMALL", 10)
    monkeypatch.setattr(results, "count_some", some)
    return released


async def many(store: Store, games: int, first: int = 0) -> None:
    rng = random.Random(games)
    await play(store, *[random_game(rng, NOON + (first + number) * DAY / 9) for number in range(games)])


async def test_a_long_recount_is_announced_and_runs_beside_the_games(database: str, go_on: threading.Event) -> None:
    question = BoardQuestion(GUILD)
    async with opened(database) as store:
        await many(store, 14)
    async with opened(database, Renamed()) as store:
        for ask in (
            store.leaderboard(question),
            store.player_statistics(GUILD, ANN, now=NOON),
            store.comparison(GUILD, ANN, BOB, now=NOON),
        ):
            with pytest.raises(Recounting):
                await ask
        assert (await store.history(GameFilter(GUILD))).games, "what is not counted can be asked for"
        await many(store, 6, first=14)
        go_on.set()
        async with asyncio.timeout(60):
            while True:
                with suppress(Recounting):
                    await store.leaderboard(question)
                    break
        await many(store, 3, first=20)
        gradually = await told(store)
    async with opened(database, SCORER) as store:
        await store.upkeep.catch_up()
        assert await told(store) == gradually


async def test_a_recount_goes_on_after_a_restart_and_begins_again_after_a_forgetting(
    database: str, go_on: threading.Event
) -> None:
    async with opened(database) as store:
        await many(store, 14)
    async with opened(database, SCORER) as store:
        await store.database.write(count_some, SCORER)
    async with opened(database, SCORER) as store:
        with pytest.raises(Recounting):
            await store.player_statistics(GUILD, ANN, now=NOON)
        go_on.set()
        await store.forget_player(GUILD, BOB)
        await store.upkeep.catch_up()
        gradually = await told(store)
    async with opened(database, Renamed()) as store:
        await store.upkeep.catch_up()
        assert await told(store) == gradually


async def test_games_among_the_same_people_within_thirty_days_count_less_and_less(counting: Store) -> None:
    """Ten games of ten days are worth three; after thirty days without one it begins anew."""
    games = [partners(ended_at=NOON + number * DAY) for number in range(10)]
    await play(counting, *games, partners(ended_at=NOON + 39 * DAY))
    ratings: dict[int, Rating] = {}
    for number in range(11):
        share = 1.0 if number == 10 else 1 / (number + 1)
        after = SCORER.rate(partners().seats, ratings)
        ratings = {
            player: ratings.get(player, NEWCOMER).move_towards(rating, share) for player, rating in after.items()
        }
    expected = ratings[ANN]
    [row] = [row for row in await standings(counting, ANN) if row["period"] == "all"]
    assert (row["mu"], row["sigma"]) == pytest.approx((expected.mu, expected.sigma))
    assert row["games"] == 11
    full: dict[int, Rating] = {}
    for _ in range(11):
        full = SCORER.rate(partners().seats, full)
    assert ratings[ANN].points - 1000 < 0.75 * (full[ANN].points - 1000)


async def test_one_new_face_does_not_make_it_other_people(counting: Store) -> None:
    await play(counting, partners(), partners((ANN, BOB, CAY, EVE)), partners((ANN, BOB, FAY, EVE)))
    steps = (await counting.export_player(GUILD, EVE))["ratings"]
    alone = SCORER.rate(partners((ANN, BOB, CAY, EVE)).seats, SCORER.rate(partners().seats, {}))[EVE]
    assert steps[0]["mu"] == pytest.approx(NEWCOMER.move_towards(alone, 0.5).mu)
    assert len(steps) == 2


async def test_void_games_count_nothing(counting: Store) -> None:
    void = replace(partners(), ending=Ending.VOID)
    await play(counting, void, partners(ended_at=NOON + 60))
    assert (await standings(counting, ANN))[0]["mu"] == SCORER.rate(partners().seats, {})[ANN].mu
