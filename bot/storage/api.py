"""The rows and errors of a store, and protocols for the two parts that are also used by themselves: tables and notes.

The whole store is ``bot.storage.store.Store``.

A call that writes is one transaction. If it returns, what it wrote survives a power cut. If it raises, nothing was
written, except perhaps for ``OutcomeUnknown``. A call that reads sees the data of one moment. Any call may raise
``StoreError``. Calls may run at the same time; if two want the same sequence number, one of them fails. Times are Unix
seconds (UTC); ids of servers, channels, messages, users and interactions are Discord's.

Bodies of journal entries are JSON texts. Only ``bot.tables`` and ``bot.tournaments`` read and write them; but
``bot.storage.privacy`` looks for the people named in them. Euchre nights, daily deals and matches are tournaments; the
store keeps them as ordered facts, much like journals.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple, NewType, Protocol

from bot.ratings.games import Ending, Family, Pair, Rating, SeatResult
from bot.terminal import Complaint


class Entry(NamedTuple):
    """One line of the journal of a table, or one fact of a tournament. A restart reads about a hundred for each table.

    ``seq`` counts from 1 without gaps within the journal. ``at`` is the time of the decision. ``kind`` is a short word
    (``opened``, ``acted``, …). ``body`` is a JSON object as text.
    """

    seq: int
    at: float
    kind: str
    body: str


# -- tournaments


TournamentId = NewType("TournamentId", int)
"""Identifies one tournament for ever: a positive integer that the store assigns and never uses again."""


@dataclass(frozen=True, slots=True)
class TournamentRow:
    """A tournament without its facts; ``guild_id`` and ``channel_id`` are None if it belongs to no server."""

    tournament_id: TournamentId
    kind: str
    guild_id: int | None
    channel_id: int | None
    opened_at: float
    closed_at: float | None


TOLD_ERRORS = "told-errors"
"""The name of the note that lists the kinds of errors already reported to the bot's owner."""
OWNER_ACT = "owner-act:"
"""The prefix of the names of notes about the owner's commands."""

WORN_ROLES = "worn_roles"
"""The server setting that lists which roles the bot gave to which members, as JSON objects."""

LOBBY_POST = "lobby_post"
"""The server setting that says where the post *Play Euchre* is, as a JSON object."""

FORGETTINGS = "tournament-forgettings"
"""A note that changes when somebody is removed from a finished tournament. Copies read before are then outdated."""


# -- tables, games, and the processes that share a store


TableId = NewType("TableId", int)
"""Identifies one table for ever: a positive integer that the store assigns and never uses again."""


class Callee(NamedTuple):
    """A person who wants to be called to tables of a server until a time. They were last called at ``called_at`` to the
    table ``table_id``; both are 0 if they never were.
    """

    user_id: int
    until: float
    called_at: float = 0.0
    table_id: TableId = TableId(0)


class StoreError(Complaint):
    """The call failed and wrote nothing, except perhaps for ``OutcomeUnknown``.

    ``reason`` is a short name for the cause, used as a label in the metrics.
    """

    reason = "refused"


class StoreFailing(StoreError):
    """The database itself is at fault, not the call. Nothing can be saved for now."""

    reason = "failing"


class OutcomeUnknown(StoreFailing):
    """The commit failed, and the database may or may not have kept it. Read before writing again."""

    reason = "unknown"


class StoreFull(StoreFailing):
    """The disk has no room for what was to be written."""

    reason = "disk_full"


class StoreUnreachable(StoreFailing):
    """The database server does not answer."""

    reason = "unreachable"


class SequenceTaken(StoreError):
    """The sequence number is taken, because another call was faster, or it leaves a gap in the journal."""


class InteractionSeen(StoreError):
    """The store has already written this Discord interaction: a press was repeated or delivered twice."""


class ProcessReplaced(StoreFailing):
    """Another process has taken over from this one, which can write nothing more and should exit."""

    reason = "replaced"


class RecordNotKept(StoreError):
    """The record of the game was deleted at the end of its retention period; the result is still stored."""


class Recounting(StoreError):
    """Ratings and statistics are being computed again from all games. Try again later."""


@dataclass(frozen=True, slots=True)
class TableRow:
    """What is stored of a table besides its journal.

    ``message_id`` is the public message that shows the table, and ``posted_at`` is when it was posted; both are None if
    there is no such message. ``sheet_id`` is the message with the score sheet of the running game, or None.
    ``deadline`` is when the table's clock runs out, or None if no clock runs. ``touched`` is the time of the journal's
    last entry.
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
    """The result of a finished game. It is written in the same transaction as the last act or the table's closing.

    ``first_seq`` and ``last_seq`` are the first and the last of the game's entries in the journal. ``rules`` is the
    ``rules`` line of its record (preset and changed options), and ``preset`` the first word of that line. ``record`` is
    the whole record. ``ranked`` was fixed when the game began.
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
    """The Discord shards that one process serves, out of ``total``. A server's id decides to which shard it belongs."""

    own: tuple[int, ...] = (0,)
    total: int = 1

    def of_server(self, guild_id: int) -> int:
        """Return the shard of a server. Direct messages belong to shard 0, which their ids do not tell."""
        return (guild_id >> 22) % self.total


_OLD_SERVERS_BEFORE = (1_514_764_800_000 - 1_420_070_400_000) << 22
"""The first Discord id of 2018. Until 2017, a server's first channel had the same id as the server."""


def is_direct_message(guild_id: int, channel_id: int) -> bool:
    """Return whether these ids stand for a direct message and not for a channel of a server.

    A direct message with the bot counts as a server that has the id of its channel. Old servers also have a channel
    with their own id, but their ids are lower than that of any direct message. Where the bot is no member, a person has
    a place of their own that counts as a direct message; its channel id is the negative of its server id.
    """
    return channel_id == -guild_id or guild_id == channel_id >= _OLD_SERVERS_BEFORE


class LiveSession(NamedTuple):
    """A person who is signed in at the live table's page, for one channel. ``guild_id`` is None in a direct message."""

    user_id: int
    name: str
    guild_id: int | None
    channel_id: int
    locale: str
    ends: float = 0.0


@dataclass(frozen=True, slots=True)
class SettingsChanged:
    """Another process stored a setting of this server or person, or ended the person's live sessions. If both are None,
    any setting may have changed.
    """

    guild_id: int | None = None
    user_id: int | None = None


@dataclass(frozen=True, slots=True)
class ShardsTaken:
    """This process serves these shards from now on: the process before it died or handed them over."""

    shards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ShardsWanted:
    """The process of this epoch is ready to take over these shards of ours. Repeated until it has them."""

    shards: tuple[int, ...]
    epoch: int


@dataclass(frozen=True, slots=True)
class ProcessesCounted:
    """The number of processes that serve shards changed (including this one if it does)."""

    count: int


@dataclass(frozen=True, slots=True)
class Replaced:
    """Another process has taken over from this one, which can write nothing more and should exit."""


News = SettingsChanged | ShardsTaken | ShardsWanted | ProcessesCounted | Replaced
"""What a process learns from the others on the same store. It may come late or twice."""


@dataclass(frozen=True, slots=True)
class Forgotten:
    """The result of forgetting a player. The ``waiting`` open tables and tournaments forget them when they close."""

    games: int
    journals: int
    waiting: int = 0


@dataclass(frozen=True, slots=True)
class Overview:
    """What a store holds: the numbers of open tables and of finished games, and the time of the last entry, or None."""

    open_tables: int
    games: int
    touched: float | None


@dataclass(frozen=True, slots=True)
class Engine:
    """A store's database engine as one word, and the versions of its schema and of its journals' format."""

    name: str
    schema: int
    format: int


class Scorer(Protocol):
    """Computes how a finished game changes the ratings of its players. The same arguments give the same answer."""

    @property
    def version(self) -> str:
        """A text that changes whenever the results change. A store with another version counts all its games again."""

    def family(self, preset: str) -> Family | None:
        """Return the family whose ratings a preset's games move; None if no statistics are kept of such games."""

    def rate(self, seats: Sequence[SeatResult], before: Mapping[int, Rating]) -> dict[int, Rating]:
        """Return the new ratings of all players of a ranked game, by ``user_id``. Players not in ``before`` are new."""

    def rate_pairs(self, seats: Sequence[SeatResult], before: Mapping[Pair, Rating]) -> dict[Pair, Rating]:
        """Return the new ratings of the game's pairs of partners, each rated as one; empty if there are no pairs."""


class TableStore(Protocol):
    """Tables, their append-only journals, and the settings of their servers. Default settings are not stored."""

    async def open_table(self, guild_id: int, channel_id: int, entry: Entry, deadline: float | None) -> TableId:
        """Create a table whose journal begins with ``entry``, which must have ``seq`` 1; return the table's id."""

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

        Raises ``InteractionSeen`` if ``interaction_id`` was written within the last day; this is checked first, since a
        repeated press also has a stale ``seq``. Raises ``SequenceTaken`` if a ``seq`` is taken or leaves a gap, and
        ``StoreError`` if there is no such table. A closed table stays closed.

        A game is ranked if ``result`` says so and only people played, each at one seat. It counts on every board and in
        every statistic as soon as this returns.
        """

    async def has_seen(self, press: int) -> bool:
        """Return whether this interaction was written with a decision, about a day ago at most."""

    async def place_message(
        self,
        table_id: TableId,
        channel_id: int,
        message_id: int | None,
        posted_at: float | None,
        sheet_id: int | None = None,
    ) -> None:
        """Store which messages show the table and its game's score sheet; None where there is no message."""

    async def set_deadline(self, table_id: TableId, deadline: float | None) -> None:
        """Set when the table's clock runs out, or None to stop it, without a journal entry."""

    async def live_tables(self, shards: Collection[int] | None = None) -> list[TableRow]:
        """Return every open table of this process's shards, or only of these ``shards``, oldest first."""

    async def entries(self, table_id: TableId) -> list[Entry]:
        """Return a table's whole journal by ``seq``; empty for an unknown table."""

    async def entries_of_several(self, table_ids: Sequence[TableId]) -> list[list[Entry]]:
        """Return in one call what ``entries`` returns for each of these tables, in the order of ``table_ids``."""

    async def unranked_until(self, guild_id: int, *user_ids: int) -> float | None:
        """Return the time from which all these people may play ranked games on a server; None if they may now."""

    async def apart_from(self, user_id: int) -> frozenset[int]:
        """Return the people who must not share a table with a person, because one of the two avoids the other."""

    async def guild_settings(self, guild_id: int) -> dict[str, str]:
        """Return the stored settings of a server, by name."""

    async def set_guild_setting(self, guild_id: int, name: str, value: str | None) -> None:
        """Store one setting of a server; None resets it to its default."""


class NoteStore(Protocol):
    """Small texts that the program stores by name, such as what its owner decided."""

    async def note(self, name: str) -> str | None:
        """Return the note of this name (such as a hash of the synced commands), or None."""

    async def set_note(self, name: str, value: str | None) -> None:
        """Keep a note under ``name``; None removes it."""


# -- errors: one class a reason, one sentence for the operator


class DatabaseUnusable(Complaint):
    """The database cannot be opened. The text is one sentence with the database and the reason."""


class DatabaseUnsupported(DatabaseUnusable):
    """This version has no engine for the kind of database that was set."""


class DatabaseLocked(DatabaseUnusable):
    """Another process uses the database."""


class DatabaseCorrupt(DatabaseUnusable):
    """The file is damaged, or it is no database."""


class DatabaseForeign(DatabaseUnusable):
    """The file is a database of another program."""


class DatabaseReadOnly(DatabaseUnusable):
    """The file or its directory cannot be written."""


class DatabaseTooNew(DatabaseUnusable):
    """A later version of this program wrote the database."""


class DatabaseTooOld(DatabaseUnusable):
    """The database was written by a version of this program that is too old to upgrade from."""


class DatabaseDiskFull(DatabaseUnusable):
    """There is no room to open or upgrade the database."""


class DatabaseNotAFile(DatabaseUnusable):
    """The path names a directory or something else that cannot hold a database."""


class DatabaseMissing(DatabaseUnusable):
    """There is no database to copy."""


class DatabaseOccupied(DatabaseUnusable):
    """The database already holds data, but has to be empty."""


class DatabaseUnreachable(DatabaseUnusable):
    """The database server does not answer or accept connections now; perhaps it is still starting."""


class MigrationFailed(DatabaseUnusable):
    """A step of a schema upgrade failed. The database is as it was before that step."""


class UpgradeNotCopied(DatabaseUnusable):
    """The copy before an upgrade could not be made. The database was not changed."""


class EngineTooOld(DatabaseUnusable):
    """The database library or server is older than the schema needs."""


class BackupError(StoreError):
    """No copy was made. The database itself was not changed."""
