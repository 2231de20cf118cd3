"""The store on SQLite: each method of the port is one function of a connection, run as one transaction.

What the functions read and write stands in the modules beside this one, by subject.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, Self, TypeVar

from bot.storage.port import Entry, Forgotten, GameResult, Scorer, TableId
from bot.storage.sqlite import boards, journal, personal_data, settings, tournaments
from bot.storage.sqlite.database import Database, Work
from bot.storage.sqlite.history import read_history, read_seasons, read_stored_game
from bot.storage.sqlite.migrations import Migration
from bot.storage.sqlite.player_statistics import read_comparison, read_player
from bot.storage.sqlite.recount import check_counted
from bot.storage.sqlite.upkeep import Upkeep
from bot.storage.tournament_store import TournamentId

T = TypeVar("T")
P = ParamSpec("P")

Method = Callable[Concatenate["SqliteStore", P], Coroutine[Any, Any, T]]


def _reading(work: Work[P, T]) -> Method[P, T]:
    """For quick questions of the live game, which must not wait behind slow ones."""

    async def method(self: SqliteStore, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self.database.read(work, *args, **kwargs)

    return method


def _asking(work: Work[P, T]) -> Method[P, T]:
    """For questions that may take long: on the read-only connection, where no act waits behind them."""

    async def method(self: SqliteStore, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self.database.ask(work, *args, **kwargs)

    return method


def _asking_counted(work: Work[P, T]) -> Method[P, T]:
    """For such questions about what is computed from all games; ``Recounting`` while it is not complete."""

    def counted(connection: sqlite3.Connection, /, *args: P.args, **kwargs: P.kwargs) -> T:
        check_counted(connection)
        return work(connection, *args, **kwargs)

    return _asking(counted)


def _writing(work: Work[P, T]) -> Method[P, T]:
    async def method(self: SqliteStore, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self.database.write(work, *args, **kwargs)

    return method


class SqliteStore:
    """``bot.storage.port.Store`` in one SQLite file; its methods are documented there."""

    def __init__(self, database: Database, scorer: Scorer | None = None, retention_days: int | None = None) -> None:
        self.database = database
        self.upkeep = Upkeep(database, scorer, retention_days=retention_days)
        self._scorer = scorer

    @classmethod
    async def open(
        cls,
        path: Path,
        migrations: Sequence[Migration] | None = None,
        *,
        scorer: Scorer | None = None,
        retention_days: int | None = None,
    ) -> Self:
        """As ``bot.storage.engines.open_store``; ``migrations`` are the project's own by default."""
        store = cls(await Database.open(path, migrations), scorer, retention_days)
        try:
            await store.upkeep.start()
        except BaseException:
            await store.close()
            raise
        return store

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        await self.upkeep.close()
        await self.database.close()

    async def backup(self, target: Path) -> None:
        await self.database.backup(target)

    # -- tables and their journals

    open_table = _writing(journal.open_table)
    place_message = _writing(journal.place_message)
    set_deadline = _writing(journal.set_deadline)
    live_tables = _reading(journal.live_tables)
    entries = _reading(journal.entries)

    async def append(
        self,
        table_id: TableId,
        entries: Sequence[Entry],
        *,
        interaction_id: int | None = None,
        deadline: float | None = None,
        result: GameResult | None = None,
        closed: bool = False,
    ) -> None:
        lines = tuple(entries)  # the caller may go on with their list
        await self.database.write(
            journal.append, table_id, lines, interaction_id, deadline, result, closed, self._scorer
        )
        if closed:
            self.upkeep.journal_closed()

    # -- tournaments

    tournament_facts = _asking(tournaments.tournament_facts)
    live_tournaments = _reading(tournaments.live_tournaments)
    closed_tournaments = _asking(tournaments.closed_tournaments)

    async def open_tournament(
        self, kind: str, guild_id: int | None, channel_id: int | None, facts: Sequence[Entry]
    ) -> TournamentId:
        return await self.database.write(tournaments.open_tournament, kind, guild_id, channel_id, tuple(facts))

    async def append_tournament_facts(
        self, tournament_id: TournamentId, facts: Sequence[Entry], *, closed_at: float | None = None
    ) -> None:
        await self.database.write(tournaments.append_facts, tournament_id, tuple(facts), closed_at)
        if closed_at is not None:
            self.upkeep.journal_closed()

    # -- settings

    async def guild_settings(self, guild_id: int) -> dict[str, str]:
        return await self.database.read(settings.read_settings, "guild_settings", guild_id)

    async def set_guild_setting(self, guild_id: int, name: str, value: str | None) -> None:
        await self.database.write(settings.write_setting, "guild_settings", guild_id, name, value)

    async def player_settings(self, user_id: int) -> dict[str, str]:
        return await self.database.read(settings.read_settings, "player_settings", user_id)

    async def set_player_setting(self, user_id: int, name: str, value: str | None) -> None:
        await self.database.write(settings.write_setting, "player_settings", user_id, name, value)

    servers_with = _reading(settings.servers_with)
    fact = _reading(settings.read_fact)
    set_fact = _writing(settings.write_fact)

    # -- finished games

    leaderboard = _asking_counted(boards.read_board)
    player_statistics = _asking_counted(read_player)
    comparison = _asking_counted(read_comparison)
    history = _asking(read_history)
    finished_game = _asking(read_stored_game)

    async def seasons(self, guild_id: int, *, now: float) -> tuple[str, ...]:
        return await self.database.ask(read_seasons, guild_id, now)

    # -- personal data

    export_player = _asking(personal_data.export_player)
    journal_to_export = _asking(journal.entries)

    async def forget_player(self, guild_id: int, user_id: int) -> Forgotten:
        return await self.upkeep.forget(guild_id, user_id)
