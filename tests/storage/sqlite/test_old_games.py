"""Games that an older program stored: they stay ranked as they were, and are rated as they were."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

from bot.ratings.boards import BoardQuestion, Measure
from bot.ratings.games import Ending, GameFilter
from bot.ratings.model import PlackettLuceScorer
from bot.ratings.rating import Rating
from bot.storage.sql.schema import load_migrations
from bot.storage.sqlite.database import SqliteStore
from tests.storage.play import ANN, BOB, CAY, DAN, NOON, partners
from tests.storage.rows import CHANNEL, GUILD

AS_BEFORE = 4
"""The last schema in which a game had no ``ending``."""

GAMES = [partners(winner=1 if number % 3 else 2, left=[BOB] if number == 4 else []) for number in range(12)]


def ended_at(number: int) -> float:
    """A game a day, so that each counts in full."""
    return NOON - (len(GAMES) - number) * 25 * 3600.0


def write_old(path: Path) -> None:
    """A database of that schema with these games, ranked although they went to one point."""
    with closing(sqlite3.connect(path)) as old, old:
        for step in load_migrations()[:AS_BEFORE]:
            old.executescript(step.sql)
        old.execute(f"PRAGMA user_version = {AS_BEFORE}")
        for number, game in enumerate(GAMES, 1):
            old.execute(
                "INSERT INTO tables (id, guild_id, channel_id, touched, closed, journal_version)"
                " VALUES (?, ?, ?, ?, 1, 1)",
                (number, GUILD, CHANNEL, NOON),
            )
            old.execute(
                "INSERT INTO games (id, table_id, guild_id, first_seq, last_seq, started_at, ended_at, preset, rules,"
                " hands, record, ranked) VALUES (?, ?, ?, 2, 2, ?, ?, 'standard', 'standard points=1', 1, '', 1)",
                (number, number, GUILD, ended_at(number), ended_at(number)),
            )
            old.executemany(
                "INSERT INTO game_seats (game_id, guild_id, ended_at, preset, ranked, seat, user_id, name, unit, score,"
                ' won, "left", counts) VALUES (?, ?, ?, ?, 1, ?, ?, ?, ?, ?, ?, ?, ?)',
                [
                    (number, GUILD, ended_at(number), "standard", seat.seat, seat.user_id, seat.name, seat.unit,
                     seat.score, seat.won, seat.left, json.dumps(seat.counts))
                    for seat in game.seats
                ],
            )  # fmt: skip


async def test_old_games_are_rated_as_they_were(tmp_path: Path) -> None:
    path, scorer = tmp_path / "old.db", PlackettLuceScorer()
    write_old(path)
    expected: dict[int, Rating] = {}
    for game in GAMES:
        expected |= scorer.rate(game.seats, expected)
    async with await SqliteStore.open(path, scorer=scorer) as store:
        board = await store.leaderboard(BoardQuestion(GUILD))
        assert {row.user_id: row.rating for row in board.rows} == expected
        assert {row.user_id: row.games for row in board.rows} == dict.fromkeys((ANN, BOB, CAY, DAN), 12)
        pairs = await store.leaderboard(BoardQuestion(GUILD, Measure.PARTNERSHIPS))
        assert [(row.name, row.partner, row.wins) for row in pairs.rows] == [("Ann", "Cay D.", 8), ("Bob", "Dan", 4)]
        games = (await store.history(GameFilter(GUILD), 0, 20)).games
        assert {(game.ranked, game.ending) for game in games} == {(True, Ending.PLAYED)}
        told = await store.player_statistics(GUILD, ANN, now=NOON)
        assert told is not None
        assert told.best_partner is not None
        assert (told.best_partner.name, told.best_partner.games) == ("Cay D.", 12)
