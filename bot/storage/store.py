"""The store, for any engine. Each method runs one async function of a connection as one transaction.

These functions are in ``bot.storage.sql``, by subject; those about people's own data are in ``bot.storage.privacy``.
They document what they read, write and return. Each engine is a folder beside this file and passes ``tests/storage``;
``bot.storage.backends`` opens a store.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Coroutine, Sequence
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, Self, TypeVar

from bot.storage import privacy
from bot.storage.api import (
    Engine,
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
from bot.storage.open_database import Database
from bot.storage.sql import journal, notes, results, statistics
from bot.storage.sql.connection import Connection, Work
from bot.storage.upkeep import Upkeep
from bot.task_group import Listeners

T = TypeVar("T")
P = ParamSpec("P")

Method = Callable[Concatenate["Store", P], Coroutine[Any, Any, T]]


def _read(work: Work[P, T]) -> Method[P, T]:
    """Return a method that runs a quick read of the live game, which must not wait behind slow ones."""

    def method(self: Store, /, *args: P.args, **kwargs: P.kwargs) -> Coroutine[Any, Any, T]:
        return self.database.read(work, *args, **kwargs)

    return method


def _ask(work: Work[P, T]) -> Method[P, T]:
    """Return a method that runs a read that may take long, on a connection where no act waits behind it."""

    def method(self: Store, /, *args: P.args, **kwargs: P.kwargs) -> Coroutine[Any, Any, T]:
        return self.database.ask(work, *args, **kwargs)

    return method


def _ask_counted(work: Work[P, T]) -> Method[P, T]:
    """Return a method that reads totals of all games. It raises ``Recounting`` during a recount."""

    async def check_and_ask(connection: Connection, /, *args: P.args, **kwargs: P.kwargs) -> T:
        await results.check_counted(connection)
        return await work(connection, *args, **kwargs)

    return _ask(check_and_ask)


def _write(work: Work[P, T]) -> Method[P, T]:
    def method(self: Store, /, *args: P.args, **kwargs: P.kwargs) -> Coroutine[Any, Any, T]:
        return self.database.write(work, *args, **kwargs)

    return method


class Store:
    """The store. ``bot.storage.backends.open_store`` opens it, ``close`` closes it."""

    def __init__(self, database: Database, scorer: Scorer | None, retention_days: int | None) -> None:
        self.database = database
        self.upkeep = Upkeep(database, scorer, retention_days)
        self._scorer = scorer

    @property
    def engine(self) -> Engine:
        return self.database.engine

    @classmethod
    async def on(cls, database: Database, scorer: Scorer | None, retention_days: int | None) -> Self:
        """Return a store on an open database with its upkeep started. If this raises, the database is closed."""
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
        """Finish the calls made so far, then close. Slow reads and later calls raise ``StoreError``."""
        await self.upkeep.close()
        await self.database.close()

    async def size(self) -> int:
        return await self.database.size()

    @property
    def writes(self) -> Listeners[StoreError | None]:
        """Listeners for the outcome of every write transaction: None if it was committed, else the error.

        They do not get calls that are refused because of stored data, such as a repeated press.
        """
        return self.database.writes

    async def backup(self, target: Path) -> None:
        """Copy the whole store to the new private file ``target`` while it is in use. Raises ``BackupError``."""
        await self.database.backup(target)

    # -- other processes on the same store; this class has none

    def add_listener(self, listener: Callable[[News], None]) -> None:
        """Call ``listener`` with news from other processes. A store of one process has no news."""

    def identify_slot(self, bucket: int) -> AbstractAsyncContextManager[None] | None:
        """Return a context that only one process at a time may enter for ``bucket``.

        The next process enters five seconds after the last one left, because Discord wants that time between two
        identifications. None if the store has only one process.
        """

    def shards(self) -> Shards | None:
        """Return the shards that this process serves now; None if the store has only one process."""

    def waits_for(self) -> str:
        """Return the names of the processes that still serve shards meant for this one; empty if it has them all."""
        return ""

    def ask_for_shards(self) -> None:
        """Ask the other processes for the shards that this one was started for, because it is ready."""

    async def hand_over(self, shards: Sequence[int], epoch: int) -> None:
        """Let the process of this epoch serve these shards. This process must have stopped writing for them.

        If the other process has died, this one keeps the shards and gets them as ``ShardsTaken`` later. That may also
        happen if this raises ``StoreError``.
        """
        raise StoreError("store-alone")

    async def _tell(self, connection: Connection, **news: int) -> None:
        """Send news to the other processes when the transaction is committed."""

    # -- tables and their journals: ``api.TableStore``

    open_table = _write(journal.open_table)
    place_message = _write(journal.place_message)
    entries = _read(journal.entries)
    entries_of_several = _read(journal.entries_of_several)
    has_seen = _read(journal.has_seen)

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
        lines = tuple(entries)  # a copy, since the caller may change their list
        call = journal.Append(table_id, lines, interaction_id, deadline, result, closed, self._scorer)
        await self.database.write_together(journal.append, call)
        if closed:
            self.upkeep.note_closed_journal()

    # -- tournaments

    open_tournament = _write(journal.open_tournament)
    tournament_facts = _ask(journal.tournament_facts)
    live_tournaments = _read(journal.live_tournaments)
    tournaments = _ask(journal.tournaments)

    async def append_tournament_facts(
        self, tournament_id: TournamentId, facts: Sequence[Entry], *, closed_at: float | None = None
    ) -> None:
        await self.database.write(journal.append_facts, tournament_id, facts, closed_at)
        if closed_at is not None:
            self.upkeep.note_closed_journal()

    # -- settings of servers and of people, and notes; a setting at its default is not stored

    async def guild_settings(self, guild_id: int) -> dict[str, str]:
        return await self.database.read(notes.read_settings, "guild_settings", guild_id)

    async def set_guild_setting(self, guild_id: int, name: str, value: str | None) -> None:
        await self._set("guild_settings", guild_id, name, value, guild=guild_id)

    async def player_settings(self, user_id: int) -> dict[str, str]:
        """Return the stored settings of a person, which hold on every server, by name."""
        return await self.database.read(notes.read_settings, "player_settings", user_id)

    async def set_player_setting(self, user_id: int, name: str, value: str | None) -> None:
        """Store one setting of a person; None resets it to its default."""
        await self._set("player_settings", user_id, name, value, user=user_id)

    async def _set(self, table: notes.SettingsTable, owner_id: int, name: str, value: str | None, **news: int) -> None:
        async def work(connection: Connection) -> None:
            await notes.write_setting(connection, table, owner_id, name, value)
            await self._tell(connection, **news)

        await self.database.write(work)

    servers_with = _read(notes.servers_with)
    avoided = _read(notes.read_avoided)
    apart_from = _read(notes.read_apart)
    set_avoided = _write(notes.write_avoided)
    callees = _read(notes.read_callees)
    toggle_callee = _write(notes.toggle_callee)
    write_call = _write(notes.write_call)
    note = _read(notes.read_note)
    set_note = _write(notes.write_note)
    swap_note = _write(notes.swap_note)

    # -- who is signed in at the live table's page

    live_session = _read(notes.read_live_session)
    count_live_sessions = _read(notes.count_live_sessions)
    begin_live_session = _write(notes.write_live_session)
    make_live_link = _write(notes.write_live_link)
    redeem_live_link = _write(notes.redeem_live_link)
    end_live_session = _write(notes.end_live_session)

    async def end_live_sessions(self, user_id: int) -> None:
        """End all sessions of a person, and tell the other processes."""

        async def work(connection: Connection) -> None:
            await notes.end_live_sessions(connection, user_id)
            await self._tell(connection, user=user_id)

        await self.database.write(work)

    # -- finished games; a person on two servers is two players

    leaderboard = _ask_counted(statistics.read_board)
    player_statistics = _ask_counted(statistics.read_player)
    played = _ask(statistics.read_played)
    comparison = _ask_counted(statistics.read_comparison)
    seasons = _ask(results.read_seasons)
    history = _ask(results.read_history)
    finished_game = _ask(results.read_stored_game)

    # -- a person's right to see and to remove what a server stores about them

    export_player = _ask(privacy.export_player)
    journal_to_export = _ask(journal.entries)
    unranked_until = _read(notes.unranked_until)

    async def forget_player(self, guild_id: int, user_id: int) -> Forgotten:
        """Remove a player's name, id, ratings, statistics and settings. Games stay, with an anonymous seat.

        This is done in portions, so that nobody has to wait; a restart continues it. When this returns, only two things
        of the player are left in the store's files: the journals of tables that are still open, and a keyed hash of
        their id. The hash keeps them from ranked games on that server until their season ends.
        """
        return await self.upkeep.forget(guild_id, user_id)
