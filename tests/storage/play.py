"""Finished games for the statistics tests: written as tables write them, at a server that counts them."""

from __future__ import annotations

import itertools
import json
import random
from collections.abc import Mapping, Sequence

from bot.ratings.boards import BoardQuestion, Measure, Scope, period_of
from bot.ratings.games import Family, GameFilter, SeatResult
from bot.storage.api import Entry, GameResult, TableId, TableStore
from bot.storage.store import Store
from tests.storage.rows import CHANNEL, GUILD

NOON = 1_783_512_000.0
"""2026-07-08 12:00 UTC: season 2026-Q3, month 2026-07."""

DAY = 86_400.0
ANN, BOB, CAY, DAN, EVE, FAY = (10**17 + number for number in range(1, 7))
NAMES = {ANN: "Ann", BOB: "Bob", CAY: "Cay D.", DAN: "Dan", EVE: "Eve", FAY: "Fay"}


def partners(
    players: Sequence[int | None] = (ANN, BOB, CAY, DAN),
    *,
    winner: int = 1,
    left: Sequence[int] = (),
    counts: Mapping[int, dict[str, int]] | None = None,
    ended_at: float = NOON,
    preset: str = "standard",
) -> GameResult:
    """A game of sides to 10: the players sit from seat 1 on, the odd seats are side 1."""
    seats = []
    for number, player in enumerate(players, 1):
        unit = 2 - number % 2
        won = unit == winner
        own = {"hands": 12, "points": 10 if won else 6} | (counts or {}).get(player or 0, {})
        name = NAMES.get(player or 0, f"Player {player}" if player else "Computer")
        seats.append(SeatResult(number, player, name, unit, own["points"], won, player in left, own))
    return finished(seats, ended_at, preset)


def alone(
    scores: Mapping[int, int], *, left: Sequence[int] = (), ended_at: float = NOON, preset: str = "cutthroat"
) -> GameResult:
    """A game of each for themselves; the best score has won."""
    best = max(scores.values())
    seats = [
        SeatResult(number, player, NAMES[player], number, score, score == best, player in left, {"hands": 9})
        for number, (player, score) in enumerate(scores.items(), 1)
    ]
    return finished(seats, ended_at, preset)


def finished(seats: Sequence[SeatResult], ended_at: float, preset: str) -> GameResult:
    names = "".join(f'seat {seat.seat} "{seat.name}"\n' for seat in seats)
    record = f"euchre-record 1\nrules {preset}\n{names}hand 1 dealer 1\n"
    return GameResult(2, 2, ended_at - 600, ended_at, preset, preset, 12, tuple(seats), record, ranked=True)


async def play(store: TableStore, *games: GameResult, guild_id: int = GUILD, closed: bool = True) -> list[TableId]:
    """Each game at its own table, whose journal names the players; in this order."""
    tables = []
    for game in games:
        first = Entry(1, game.started_at, "opened", json.dumps({"owner_id": game.seats[0].user_id}))
        table_id = await store.open_table(guild_id, CHANNEL, first, None)
        arrivals = [
            Entry(seq, game.started_at, "joined", json.dumps({"user_id": seat.user_id, "name": seat.name}))
            for seq, seat in enumerate(game.seats, 2)
        ]
        await store.append(table_id, arrivals)
        last = Entry(len(arrivals) + 2, game.ended_at, "acted", "{}")
        await store.append(table_id, [last], result=game, closed=closed)
        tables.append(table_id)
    return tables


def random_game(rng: random.Random, at: float, players: int = 9) -> GameResult:
    """Any kind of game among a few players and perhaps a computer, sometimes left by somebody."""
    preset = rng.choice(["standard", "standard", "csl", "call-ace", "hasenpfeffer", "no longer known"])
    chairs: list[int | None] = [10**17 + number for number in rng.sample(range(1, players + 1), 4)]
    if rng.random() < 0.25:
        chairs[rng.randrange(4)] = None
    left = [player for player in chairs if player is not None and rng.random() < 0.1]
    names = ("called", "made", "euchred", "euchres_made", "lone_marches", "reneges_caught")
    counts = {player: {name: rng.randint(0, 4) for name in names} for player in chairs if player is not None}
    return partners(chairs, winner=rng.randint(1, 2), left=left, counts=counts, ended_at=at, preset=preset)


async def told(store: Store, players: Sequence[int] = tuple(NAMES), now: float = NOON) -> list[object]:
    """Everything that a store tells of the finished games of two servers and of some players."""
    answers: list[object] = []
    for guild_id in (GUILD, GUILD + 1):
        for measure, family, scope in itertools.product(Measure, Family, Scope):
            question = BoardQuestion(guild_id, measure, family, period_of(scope, now), rows=100)
            answers.append(await store.leaderboard(question))
        for player in players:
            answers.append(await store.player_statistics(guild_id, player, now=now))
            answers.append(await store.export_player(guild_id, player))
        games = (await store.history(GameFilter(guild_id), 0, 1000)).games
        answers += [await store.finished_game(guild_id, game.game_id) for game in games]
    return answers
