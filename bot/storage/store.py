"""The store on any engine: each method of the port is one async function of a connection, run as one transaction.

What these functions read and write stands in ``bot.storage.sql``, by subject, and people's own data in
``bot.storage.privacy``.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Coroutine, Sequence
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any, Concatenate, Generic, ParamSpec, Self, TypeVar

from bot.storage import privacy
from bot.storage.api import (
    Entry,
    Forgotten,
    GameResult,
    News,
    Scorer,
    Shards,
    StoreError,
    TableId,
    TableRow,
    TournamentId,
)
from bot.storage.sql import journal, notes
from bot.storage.sql import statistics as sql_statistics
from bot.storage.sql.connection import Connection, Work
from bot.storage.sql.results import check_counted, read_history, read_seasons, read_stored_game
from bot.storage.sql.statistics import read_comparison, read_player
from bot.storage.upkeep import Upkeep
from bot.storage.write_queue import Database
from bot.task_group import Listeners

T = TypeVar("T")
P = ParamSpec("P")
D = TypeVar("D", bound=Database[Any])

Method = Callable[Concatenate["SqlStore[Any]", P], Coroutine[Any, Any, T]]


def _read(work: Work[P, T]) -> Method[P, T]:
    """For quick questions of the live game, which must not wait behind slow ones."""

    def method(self: SqlStore[Database[Any]], /, *args: P.args, **kwargs: P.kwargs) -> Coroutine[Any, Any, T]:
        return self.database.read(work, *args, **kwargs)

    return method


def _ask(work: Work[P, T]) -> Method[P, T]:
    """For questions that may take long: on the read-only connection, where no act waits behind them."""

    def method(self: SqlStore[Database[Any]], /, *args: P.args, **kwargs: P.kwargs) -> Coroutine[Any, Any, T]:
        return self.database.ask(work, *args, **kwargs)

    return method


def _ask_counted(work: Work[P, T]) -> Method[P, T]:
    """For such questions about what is computed from all games; ``Recounting`` while it is not complete."""

    async def counted(connection: Connection, /, *args: P.args, **kwargs: P.kwargs) -> T:
        await check_counted(connection)
        return await work(connection, *args, **kwargs)

    return _ask(counted)


def _write(work: Work[P, T]) -> Method[P, T]:
    def method(self: SqlStore[Database[Any]], /, *args: P.args, **kwargs: P.kwargs) -> Coroutine[Any, Any, T]:
        return self.database.write(work, *args, **kwargs)

    return method


class SqlStore(Generic[D]):
    """``bot.storage.api.Store`` in a database; its methods are documented there."""

    def __init__(self, database: D, scorer: Scorer | None = None, retention_days: int | None = None) -> None:
        self.database = database
        self.upkeep = Upkeep(database, scorer, retention_days=retention_days)
        self._scorer = scorer

    @classmethod
    async def on(cls, database: D, scorer: Scorer | None, retention_days: int | None = None) -> Self:
        """Return the store in an open database, which is closed again if that fails."""
        store = cls(database, scorer, retention_days)
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

    async def size(self) -> int:
        return await self.database.size()

    @property
    def writes(self) -> Listeners[StoreError | None]:
        return self.database.writes

    def add_listener(self, listener: Callable[[News], None]) -> None:
        """There is nobody to hear of."""

    def identify_slot(self, bucket: int) -> AbstractAsyncContextManager[None] | None:
        """There is nobody to wait for."""

    def shards(self) -> Shards | None:
        """Return all shards: one process serves them."""

    def waits_for(self) -> str:
        return ""

    def ask_for_shards(self) -> None:
        """There is nobody to ask."""

    async def hand_over(self, shards: Sequence[int], epoch: int) -> None:
        raise StoreError("There is no other process.")

    async def backup(self, target: Path) -> None:
        await self.database.backup(target)

    # -- tables and their journals

    open_table = _write(journal.open_table)
    place_message = _write(journal.place_message)
    entries = _read(journal.entries)
    entries_of_several = _read(journal.entries_of_several)

    async def set_deadline(self, table_id: TableId, deadline: float | None) -> None:
        await self.database.write_together(journal.set_deadlines, (table_id, deadline))

    async def live_tables(self, shards: Collection[int] | None = None) -> list[TableRow]:
        return await self.database.read(journal.live_tables)

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
        call = journal.Append(table_id, lines, interaction_id, deadline, result, closed, self._scorer)
        await self.database.write_together(journal.append, call)
        if closed:
            self.upkeep.note_closed_journal()

    # -- tournaments

    tournament_facts = _ask(journal.tournament_facts)
    tournaments = _ask(journal.tournaments)

    live_tournaments = _read(journal.live_tournaments)

    async def open_tournament(
        self, kind: str, guild_id: int | None, channel_id: int | None, facts: Sequence[Entry]
    ) -> TournamentId:
        return await self.database.write(journal.open_tournament, kind, guild_id, channel_id, tuple(facts))

    async def append_tournament_facts(
        self, tournament_id: TournamentId, facts: Sequence[Entry], *, closed_at: float | None = None
    ) -> None:
        await self.database.write(journal.append_facts, tournament_id, tuple(facts), closed_at)
        if closed_at is not None:
            self.upkeep.note_closed_journal()

    # -- settings

    async def guild_settings(self, guild_id: int) -> dict[str, str]:
        return await self.database.read(notes.read_settings, "guild_settings", guild_id)

    async def set_guild_setting(self, guild_id: int, name: str, value: str | None) -> None:
        await self.database.write(notes.write_setting, "guild_settings", guild_id, name, value)

    async def player_settings(self, user_id: int) -> dict[str, str]:
        return await self.database.read(notes.read_settings, "player_settings", user_id)

    async def set_player_setting(self, user_id: int, name: str, value: str | None) -> None:
        await self.database.write(notes.write_setting, "player_settings", user_id, name, value)

    avoided = _read(notes.read_avoided)
    apart_from = _read(notes.read_apart)
    set_avoided = _write(notes.write_avoided)

    servers_with = _read(notes.servers_with)
    note = _read(notes.read_note)
    set_note = _write(notes.write_note)

    # -- finished games

    leaderboard = _ask_counted(sql_statistics.read_board)
    player_statistics = _ask_counted(read_player)
    comparison = _ask_counted(read_comparison)
    history = _ask(read_history)
    finished_game = _ask(read_stored_game)

    seasons = _ask(read_seasons)

    # -- personal data

    export_player = _ask(privacy.export_player)
    journal_to_export = _ask(journal.entries)

    async def unranked_until(self, guild_id: int, user_id: int) -> float | None:
        return await self.database.read(notes.unranked_until, guild_id, user_id)

    async def forget_player(self, guild_id: int, user_id: int) -> Forgotten:
        return await self.upkeep.forget(guild_id, user_id)
