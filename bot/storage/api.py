"""The rows and errors of a store, and the two parts of it that others ask for by themselves, tables and notes.

The whole store is ``bot.storage.store.Store``.

A call that writes is one transaction: when it returns, what it wrote survives a power cut; when it raises, nothing of
it was kept, unless it raises ``OutcomeUnknown``. A call that reads sees one moment. Any call may raise ``StoreError``.
Calls may run at the same time; of two that claim the same sequence number, one wins. Times are Unix seconds (UTC); ids
of servers, channels, messages, users and interactions are Discord's.

Bodies of journal entries are JSON texts that only ``bot.tables`` and ``bot.tournaments`` read and write, but for who is
named in them (``bot.storage.privacy``). Euchre nights, daily deals and matches are facts in order, as journals are.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple, NewType, Protocol

from bot.ratings.games import Ending, Family, Pair, Rating, SeatResult
from bot.terminal import Complaint


class Entry(NamedTuple):
    """One line of a journal of a table or a tournament; a restart reads a hundred a table.

    ``seq`` counts from 1 without gaps within the journal; ``at`` is when it was decided; ``kind`` is a short word
    (``opened``, ``acted``, …); ``body`` is a JSON object as text.
    """

    seq: int
    at: float
    kind: str
    body: str


# -- tournaments


TournamentId = NewType("TournamentId", int)
"""Identifies one tournament for ever: a positive integer that the store gives and never uses again."""


@dataclass(frozen=True, slots=True)
class TournamentRow:
    """A tournament without its facts; ``guild_id`` and ``channel_id`` are None for what belongs to no server."""

    tournament_id: TournamentId
    kind: str
    guild_id: int | None
    channel_id: int | None
    opened_at: float
    closed_at: float | None


TOLD_ERRORS = "told-errors"
"""The note of the kinds of errors that the bot's owner was told of."""
OWNER_ACT = "owner-act:"
"""What the names of notes begin with that hold what an owner's command did."""

WORN_ROLES = "worn_roles"
"""The setting of a server that holds which member was given which role by the bot: a list of objects in JSON."""

FORGETTINGS = "tournament-forgettings"
"""The note that changes whenever a finished tournament forgets somebody: what was read before may still name them."""


# -- tables, games, and the processes that share a store


TableId = NewType("TableId", int)
"""Identifies one table for ever: a positive integer that the store gives and never uses again."""


class StoreError(Complaint):
    """The store could not do what was asked and kept nothing of it, except perhaps for ``OutcomeUnknown``.

    ``reason`` is a short name for the cause, as a label in the metrics.
    """

    reason = "refused"


class StoreFailing(StoreError):
    """The database itself is at fault, not the call: nothing can be saved for now."""

    reason = "failing"


class OutcomeUnknown(StoreFailing):
    """Whether the failed commit was kept is not known. Read what it may have written before writing again."""

    reason = "unknown"


class StoreFull(StoreFailing):
    """There is no room left for what is to be written."""

    reason = "disk_full"


class StoreUnreachable(StoreFailing):
    """The server of the database does not answer."""

    reason = "unreachable"


class SequenceTaken(StoreError):
    """Another entry already stands at this table and sequence number: somebody was quicker."""


class InteractionSeen(StoreError):
    """This Discord interaction was already written once: a replayed or doubled press."""


class ProcessReplaced(StoreFailing):
    """Another process has taken this one's place; it can write nothing any more and should end."""

    reason = "replaced"


class RecordNotKept(StoreError):
    """The record of a game was deleted when its time was over; its result is still there."""


class Recounting(StoreError):
    """Ratings and statistics are being computed again from all games; in a while they can be asked for."""


@dataclass(frozen=True, slots=True)
class TableRow:
    """What is stored of a table besides its journal.

    ``message_id`` is the public table message, posted at ``posted_at``; both are None if no message shows the table.
    ``sheet_id`` is the message with the score sheet of its running game, None if there is none.
    ``deadline`` is when the table's clock runs out, None if no clock runs. ``touched`` is the time of its last entry.
    """

    table_id: TableId
    guild_id: int
    channel_id: int
    message_id: int | None
    posted_at: float | None
    sheet_id: int | None
    deadline: float | None
    touched: float
    closed: bool


@dataclass(frozen=True, slots=True)
class GameResult:
    """A game that is over, written in the transaction of its last act or of its table's closing.

    ``first_seq`` and ``last_seq`` bound the game's entries in the journal. ``rules`` is the ``rules`` line of its
    record (preset and changed options), ``preset`` the first word of that; ``record`` is the whole record. ``ranked``
    was fixed when the game began.
    """

    first_seq: int
    last_seq: int
    started_at: float
    ended_at: float
    preset: str
    rules: str
    hands: int
    seats: tuple[SeatResult, ...]
    record: str
    ranked: bool
    ending: Ending = Ending.PLAYED


@dataclass(frozen=True, slots=True)
class Shards:
    """The shards of Discord that one process serves, of ``total``. A server belongs to the shard that its id says."""

    own: tuple[int, ...] = (0,)
    total: int = 1

    def of_server(self, guild_id: int) -> int:
        """Return the shard of a server; that of a direct message is 0, which its id does not tell."""
        return (guild_id >> 22) % self.total


_OLD_SERVERS_BEFORE = (1_514_764_800_000 - 1_420_070_400_000) << 22
"""The first id of 2018. Until 2017 a server's first channel had the id of the server."""


def is_direct_message(guild_id: int, channel_id: int) -> bool:
    """Return whether this is a direct message with the bot, which counts as a server of its own, or what somebody has
    with them where the bot is no member, which counts as the same. All direct messages are younger than the servers
    whose first channel has the same id as they.
    """
    return channel_id == -guild_id or guild_id == channel_id >= _OLD_SERVERS_BEFORE


@dataclass(frozen=True, slots=True)
class SettingsChanged:
    """Another process stored a setting of this server or person; if both are None, any may have changed."""

    guild_id: int | None = None
    user_id: int | None = None


@dataclass(frozen=True, slots=True)
class ShardsTaken:
    """This process serves these shards from now on: the one that did is dead, or has handed them over."""

    shards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ShardsWanted:
    """The process of this epoch is ready for these shards, which we serve. It repeats this until it has them."""

    shards: tuple[int, ...]
    epoch: int


@dataclass(frozen=True, slots=True)
class ProcessesCounted:
    """The number of processes that serve shards changed (including this one if it does)."""

    count: int


@dataclass(frozen=True, slots=True)
class Replaced:
    """Another process has taken this one's place; it can write nothing any more and should end."""


News = SettingsChanged | ShardsTaken | ShardsWanted | ProcessesCounted | Replaced
"""What a process hears of the others on the same store. It may come late or twice: caches are hints."""


@dataclass(frozen=True, slots=True)
class Forgotten:
    """What was done to forget a player: seats of finished games made anonymous, journals of closed tables deleted.

    So many open tables and tournaments still know them (``waiting``) and forget them when they close.
    """

    games: int
    journals: int
    waiting: int = 0


@dataclass(frozen=True, slots=True)
class Overview:
    """What a store holds: open tables, finished games, and when a table was last touched (None: there is none)."""

    open_tables: int
    games: int
    touched: float | None


@dataclass(frozen=True, slots=True)
class Engine:
    """What keeps a store, in one word, and the numbers of its schema and of its journals' format."""

    name: str
    schema: int
    format: int


class Scorer(Protocol):
    """What a store asks in turn: what a finished game does to the ratings of its players. Pure and repeatable."""

    @property
    def version(self) -> str:
        """Changes whenever an answer changes; a store opened with another version counts all its games again."""

    def family(self, preset: str) -> Family | None:
        """Return the family whose ratings a preset's games move; None if no statistics are kept of such games."""

    def rate(self, seats: Sequence[SeatResult], before: Mapping[int, Rating]) -> dict[int, Rating]:
        """Return the new ratings of all players of a ranked game by ``user_id``; who is not in ``before`` is new."""

    def rate_pairs(self, seats: Sequence[SeatResult], before: Mapping[Pair, Rating]) -> dict[Pair, Rating]:
        """Return the same for its pairs of partners, each rated as one; empty if it was no game of pairs."""


class TableStore(Protocol):
    """Tables, their append-only journals, and what their servers have set. A setting at its default is not stored."""

    async def open_table(self, guild_id: int, channel_id: int, entry: Entry, deadline: float | None) -> TableId:
        """Create a table whose journal begins with ``entry`` (``seq`` 1); returns its id."""

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
        """Write ``entries``, the table's new ``deadline`` and perhaps a finished game; all of it or nothing.

        Raises ``InteractionSeen`` if ``interaction_id`` was written within the last day (asked first, since a doubled
        press is stale as well), ``SequenceTaken`` if a ``seq`` is taken or leaves a gap, ``StoreError`` if there is no
        such table. A closed table stays closed. A game is ranked if ``result`` says so and it was among people
        only, each sitting once; it counts in every board and statistic as soon as this returns.
        """

    async def place_message(
        self,
        table_id: TableId,
        channel_id: int,
        message_id: int | None,
        posted_at: float | None,
        sheet_id: int | None = None,
    ) -> None:
        """Store which message shows the table now, and which its game's score sheet; None if there is none."""

    async def set_deadline(self, table_id: TableId, deadline: float | None) -> None:
        """Move a table's clock without a journal entry."""

    async def live_tables(self, shards: Collection[int] | None = None) -> list[TableRow]:
        """Return every table that is not closed, oldest first; of this process's shards, or only of those of them."""

    async def entries(self, table_id: TableId) -> list[Entry]:
        """Return a table's whole journal by ``seq``; empty for an unknown table."""

    async def entries_of_several(self, table_ids: Sequence[TableId]) -> list[list[Entry]]:
        """Return in one call what ``entries`` returns for each of these tables, in the order of ``table_ids``."""

    async def unranked_until(self, guild_id: int, *user_ids: int) -> float | None:
        """Return until when the last of these people plays no ranked game on a server; ``None``: they may now."""

    async def apart_from(self, user_id: int) -> frozenset[int]:
        """Return who shares no table with a person, because one of the two avoids the other."""

    async def guild_settings(self, guild_id: int) -> dict[str, str]:
        """Return the stored settings of a server, by name."""

    async def set_guild_setting(self, guild_id: int, name: str, value: str | None) -> None:
        """Store one setting of a server; None returns it to its default."""


class NoteStore(Protocol):
    """Small texts that the program keeps under names, such as what its owner decided."""

    async def note(self, name: str) -> str | None:
        """Return a note (such as a hash of the synced commands); None if there is none of this name."""

    async def set_note(self, name: str, value: str | None) -> None:
        """Keep a note under ``name``; None removes it."""


# -- errors: one class a reason, one sentence for the operator


class DatabaseUnusable(Complaint):
    """The database cannot be opened; the text is one sentence naming it and what is allowed."""


class DatabaseUnsupported(DatabaseUnusable):
    """The setting names a kind of database that this version has no engine for."""


class DatabaseLocked(DatabaseUnusable):
    """Another process uses the database."""


class DatabaseCorrupt(DatabaseUnusable):
    """The file is damaged or no database at all."""


class DatabaseForeign(DatabaseUnusable):
    """The file is a sound database of some other program."""


class DatabaseReadOnly(DatabaseUnusable):
    """The file or its directory cannot be written."""


class DatabaseTooNew(DatabaseUnusable):
    """A later version of this program wrote the database."""


class DatabaseTooOld(DatabaseUnusable):
    """A program before the first that this one can upgrade from wrote the database."""


class DatabaseDiskFull(DatabaseUnusable):
    """There is no room to open or upgrade the database."""


class DatabaseNotAFile(DatabaseUnusable):
    """The path names a directory or something else that cannot hold a database."""


class DatabaseMissing(DatabaseUnusable):
    """There is no database to copy."""


class DatabaseOccupied(DatabaseUnusable):
    """There is something already where an empty database is wanted."""


class DatabaseUnreachable(DatabaseUnusable):
    """The server does not answer, or lets nobody in at the moment; it may be starting still."""


class MigrationFailed(DatabaseUnusable):
    """An upgrade of the schema failed; the database stayed as it was before that step."""


class UpgradeNotCopied(DatabaseUnusable):
    """An upgrade wants a copy of the database first, and none could be made; nothing was changed."""


class EngineTooOld(DatabaseUnusable):
    """The database's own library or server is older than the schema needs."""


class BackupError(StoreError):
    """No copy was made; the database itself is untouched."""
