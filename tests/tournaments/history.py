"""A server with much behind it: days and matches that are over, and a store that counts what is read of them."""

from __future__ import annotations

import inspect
from collections.abc import Awaitable
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Any, cast

from bot.codec import Codec
from bot.engine import presets
from bot.storage.api import Entry
from bot.storage.store import Store
from bot.tournaments.daily.attempts import (
    DAY_CODEC,
    HANDS,
    Attempt,
    AttemptedHand,
    DayClosed,
    DayFact,
    DayOpened,
    span_of_day,
)
from bot.tournaments.duplicate.match import (
    MATCH_CODEC,
    Form,
    MatchClosed,
    MatchFact,
    MatchOpened,
    Player,
    PlayerEntered,
    TablePlayed,
    draw_match,
)

PLAYERS = [Player(1000 + number, f"Person {number}", 1 + number % 2) for number in range(8)]


@dataclass
class Reads:
    """A store that counts the calls that it gets, and the rows that it answers with."""

    store: Store
    calls: int = 0
    rows: int = 0

    def __getattr__(self, name: str) -> Any:
        real = getattr(self.store, name)
        if not callable(real):
            return real

        def call(*args: Any, **kwargs: Any) -> Any:
            answer = real(*args, **kwargs)
            return self._count(answer) if inspect.isawaitable(answer) else answer

        return call

    async def _count(self, call: Awaitable[Any]) -> Any:
        answer = await call
        self.calls += 1
        self.rows += len(answer) if isinstance(answer, list) else 1
        return answer

    def as_store(self) -> Store:
        """Return this as what a service takes."""
        return cast(Store, self)

    def take(self) -> tuple[int, int]:
        """Return the calls and the rows since the last time."""
        taken = self.calls, self.rows
        self.calls = self.rows = 0
        return taken


async def keep_days(store: Store, guild_id: int, last: date, days: int) -> None:
    """Store so many days that are over, the last one and those before it, each with the attempts of all players."""
    hands = tuple(AttemptedHand(points, 5) for points in range(HANDS))
    for number in range(days - 1, -1, -1):
        day = last - timedelta(days=number)
        begin, end = span_of_day(day)
        attempts = [Attempt(one.user_id, one.name, guild_id, 1, hands, 1) for one in PLAYERS]
        facts: list[DayFact] = [DayOpened(day.isoformat(), "c0ffee"), *attempts, DayClosed()]
        await _keep(store, "daily", None, DAY_CODEC, facts, begin, end)


async def keep_matches(store: Store, guild_id: int, at: float, matches: int) -> None:
    """Store so many matches of two teams that were played to their end."""
    opened = MatchOpened(guild_id, 1, PLAYERS[0].user_id, Form.TEAMS, presets.build("standard"), 8)
    points, hand_seqs = ((2, 0), (0, 1)) * 4, tuple(range(8))
    facts: list[MatchFact] = [
        opened,
        *(PlayerEntered(one.user_id, one.name, one.team) for one in PLAYERS),
        draw_match(Form.TEAMS, PLAYERS, 8, ("Bear",)),
        *(TablePlayed(table, table, points, hand_seqs, (1.0,) * 4) for table in (1, 2)),
        MatchClosed(None),
    ]
    for _ in range(matches):
        await _keep(store, "duplicate", guild_id, MATCH_CODEC, facts, at, at)


async def _keep(
    store: Store, kind: str, guild_id: int | None, codec: Codec[Any], facts: list[Any], at: float, closed_at: float
) -> None:
    entries = [Entry(seq, at, *codec.encode(fact)) for seq, fact in enumerate(facts, 1)]
    number = await store.open_tournament(kind, guild_id, None, entries)
    await store.append_tournament_facts(number, [], closed_at=closed_at)
