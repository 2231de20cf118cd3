"""Ratings and sums: written with the game's last act, and the same when made again from the games alone."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

from bot.ratings.families import Family
from bot.ratings.model import PlackettLuceScorer
from bot.ratings.rating import Rating
from bot.storage.port import SeatResult, StoreError
from bot.storage.sqlite.migrations import load_migrations
from bot.storage.sqlite.standings import rebuild_standings
from bot.storage.sqlite.store import SqliteStore
from tests.storage.play import ANN, BOB, CAY, DAN, DAY, EVE, NOON, derived, partners, play, random_game
from tests.storage.rows import GUILD, entry, new_table, rows

SCORER = PlackettLuceScorer()


class Broken(PlackettLuceScorer):
    """A scorer that forgets somebody, when others are written already, and has a version of its own."""

    version = "broken"

    def rate(self, seats: Sequence[SeatResult], before: Mapping[int, Rating]) -> dict[int, Rating]:
        return {player: rating for player, rating in super().rate(seats, before).items() if player != DAN}


async def test_a_ranked_game_counts_three_times(counting: SqliteStore, path: Path) -> None:
    await play(counting, partners(counts={ANN: {"called": 3, "made": 2, "euchred": 1, "unknown": 9}}))
    after = SCORER.rate(partners().seats, {})
    found = rows(
        path,
        "SELECT period, games, wins, called, made, euchred, hands, mu, sigma FROM standings"
        " WHERE user_id = ? ORDER BY period",
        ANN,
    )
    assert found == [
        (period, 1, 1, 3, 2, 1, 12, after[ANN].mu, after[ANN].sigma) for period in ("2026-07", "2026-Q3", "all")
    ]
    assert rows(path, "SELECT user_id, mu FROM rating_steps ORDER BY user_id") == [
        (player, after[player].mu) for player in (ANN, BOB, CAY, DAN)
    ]
    assert len(rows(path, "SELECT 1 FROM meetings")) == 12
    assert rows(path, "SELECT games, won, lost FROM meetings WHERE user_id = ? AND other_id = ?", ANN, BOB) == [
        (1, 1, 0)
    ]


async def test_ratings_go_on_within_a_season_and_begin_anew_with_the_next(counting: SqliteStore, path: Path) -> None:
    await play(counting, partners(), partners(ended_at=NOON + 30 * DAY), partners(ended_at=NOON + 100 * DAY))
    ratings = dict(rows(path, "SELECT period, mu FROM standings WHERE user_id = ?", ANN))
    once = SCORER.rate(partners().seats, {})
    twice = SCORER.rate(partners().seats, once)
    thrice = SCORER.rate(partners().seats, twice)
    assert ratings == {
        "2026-07": once[ANN].mu, "2026-08": twice[ANN].mu, "2026-Q3": twice[ANN].mu,
        "2026-10": once[ANN].mu, "2026-Q4": once[ANN].mu, "all": thrice[ANN].mu,
    }  # fmt: skip


async def test_families_are_apart(counting: SqliteStore, path: Path) -> None:
    await play(counting, partners(), partners(preset="hasenpfeffer"), partners(preset="csl"))
    found = rows(path, "SELECT family, games FROM standings WHERE user_id = ? AND period = 'all' ORDER BY 1", ANN)
    assert found == [(Family.HASENPFEFFER, 1), (Family.PARTNERSHIP, 2)]


async def test_a_game_with_a_computer_is_friendly(counting: SqliteStore, path: Path) -> None:
    await play(counting, partners((ANN, None, CAY, DAN)))
    assert rows(path, "SELECT DISTINCT ranked, mu FROM standings") == [(0, None)]
    assert rows(path, "SELECT 1 FROM rating_steps") == []
    assert rows(path, "SELECT ranked FROM games") == [(0,)]
    assert len(rows(path, "SELECT 1 FROM meetings")) == 6


async def test_a_server_may_play_friendly_games_only(counting: SqliteStore, path: Path) -> None:
    await counting.set_guild_setting(GUILD, "ranked", "off")
    await play(counting, partners())
    await play(counting, partners(), guild_id=GUILD + 1)
    await counting.set_guild_setting(GUILD, "ranked", "on")
    await play(counting, partners())
    assert rows(path, "SELECT ranked FROM games ORDER BY id") == [(0,), (1,), (1,)]
    await counting.set_guild_setting(GUILD, "ranked", "off")
    before = derived(path)
    await counting.database.write(lambda connection: rebuild_standings(connection, SCORER))
    assert derived(path) == before, "what a game was stays, whatever the setting is now"


async def test_who_left_has_not_won(counting: SqliteStore, path: Path) -> None:
    await play(counting, partners(left=[ANN]), partners(left=[ANN, CAY]))
    found = rows(path, "SELECT user_id, games, wins, \"left\" FROM standings WHERE period = 'all' ORDER BY user_id")
    assert found == [(ANN, 2, 0, 2), (BOB, 2, 1, 0), (CAY, 2, 1, 1), (DAN, 2, 1, 0)]


async def test_the_rows_come_with_the_last_act_or_not_at_all(counting: SqliteStore, path: Path) -> None:
    table_id = await new_table(counting)
    before = derived(path)
    with pytest.raises(StoreError):
        await counting.append(table_id, [entry(3)], result=partners(), closed=True)
    assert derived(path) == before
    await counting.append(table_id, [entry(2)], result=partners())
    after = derived(path)
    with pytest.raises(StoreError, match="UNIQUE"):
        await counting.append(table_id, [entry(3)], result=partners())  # the same game again
    assert derived(path) == after


@pytest.mark.parametrize("seed", range(4))
async def test_all_is_the_same_when_made_again(counting: SqliteStore, path: Path, seed: int) -> None:
    rng = random.Random(seed)
    for number in range(50):
        await play(
            counting, random_game(rng, NOON + (number * 2.5 + rng.uniform(-9, 9)) * DAY), guild_id=GUILD + number % 2
        )
        if number % 20 == 13:
            await counting.forget_player(GUILD, 10**17 + rng.randint(1, 9))
    before = derived(path)
    assert min(len(found) for found in before.values()) > 60
    credited = rows(path, "SELECT game_id, seat, credited FROM game_seats")
    await counting.database.write(lambda connection: rebuild_standings(connection, SCORER))
    assert derived(path) == before
    assert rows(path, "SELECT game_id, seat, credited FROM game_seats") == credited


async def test_games_kept_without_a_scorer_are_counted_at_the_next_opening(path: Path) -> None:
    async with await SqliteStore.open(path, scorer=SCORER) as store:
        await play(store, partners())
    async with await SqliteStore.open(path) as store:
        await play(store, partners(winner=2), partners((ANN, BOB, CAY, EVE)))
    async with await SqliteStore.open(path, scorer=SCORER):
        found = rows(path, "SELECT user_id, games, wins FROM standings WHERE period = 'all' ORDER BY user_id")
    assert found == [(ANN, 3, 2), (BOB, 3, 1), (CAY, 3, 2), (DAN, 2, 1), (EVE, 1, 0)]


async def test_another_version_counts_all_again_and_the_same_one_nothing(path: Path) -> None:
    async with await SqliteStore.open(path, scorer=SCORER) as store:
        await play(store, partners())
        await store.database.write(lambda connection: connection.execute("UPDATE standings SET games = 99"))
    async with await SqliteStore.open(path, scorer=SCORER) as store:
        assert rows(path, "SELECT DISTINCT games FROM standings") == [(99,)]
        await store.database.write(lambda connection: connection.execute("UPDATE facts SET value = 'older'"))
    async with await SqliteStore.open(path, scorer=SCORER):
        assert rows(path, "SELECT DISTINCT games FROM standings") == [(1,)]


async def test_a_fault_of_the_scorer_costs_nobody_his_last_act(path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with await SqliteStore.open(path, scorer=Broken()) as store:
        await play(store, partners())
        assert len(await store.finished_games(GUILD)) == 1
        assert await store.live_tables() == []
    assert "Game 1 could not be counted" in caplog.text
    assert derived(path) == {"standings": [], "rating_steps": [], "meetings": []}
    async with await SqliteStore.open(path, scorer=SCORER):
        assert len(derived(path)["standings"]) == 12


async def test_a_failing_recount_leaves_a_closed_store(path: Path) -> None:
    async with await SqliteStore.open(path) as store:
        await play(store, partners())
    with pytest.raises(KeyError):
        await SqliteStore.open(path, scorer=Broken())
    async with await SqliteStore.open(path, scorer=SCORER) as store:  # the lock was given back
        assert len(derived(path)["standings"]) == 12


async def test_games_from_before_the_statistics_are_counted(path: Path) -> None:
    old = load_migrations()[:1]
    seats = [(1, 1, 11, "A", 1, 10, 1, 0), (1, 2, 12, "B", 2, 6, 0, 1)]

    def insert(connection: sqlite3.Connection) -> None:
        connection.execute("INSERT INTO tables VALUES (1, 9, 9, NULL, NULL, NULL, 1.0, 1, 1)")
        connection.execute("INSERT INTO games VALUES (1, 1, 9, 1, 2, 1.0, 2000.0, 'two-handed', 'two-handed', 3, '')")
        connection.executemany("INSERT INTO game_seats VALUES (?, ?, 9, 2000.0, ?, ?, ?, ?, ?, ?, '{}')", seats)

    async with await SqliteStore.open(path, old) as store:
        await store.database.write(insert)
    async with await SqliteStore.open(path, scorer=SCORER):
        found = rows(path, "SELECT user_id, wins, \"left\", ranked FROM standings WHERE period = '1970-Q1' ORDER BY 1")
    assert found == [(11, 1, 0, 1), (12, 0, 1, 1)]
