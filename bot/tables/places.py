"""Which channel a table is in, and whether another table may be opened there. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import ClassVar

from bot.tables.beginning import Open, Opened
from bot.tables.decisions import Person, Reason
from bot.tables.facts import Fact
from bot.tables.model import Status, Table, TableSettings, is_personal
from bot.tables.room import Kept, Room


@dataclass(frozen=True, slots=True)
class FellAsleep(Fact):
    """A running game in which nobody waits made room in its channel for another table. It is in no channel now."""

    kind: ClassVar = "fell-asleep"


@dataclass(frozen=True, slots=True)
class Moved(Fact):
    """A tournament's table moved to another channel, or a sleeping table woke up in a channel."""

    kind: ClassVar = "moved"
    channel_id: int


def _move(table: Table, fact: Moved) -> Table:
    return table._replace(channel_id=fact.channel_id, asleep=False)


ROOM = Room(facts=(Kept(FellAsleep, lambda table, _: table._replace(asleep=True)), Kept(Moved, _move)))


@dataclass(frozen=True, slots=True)
class Home:
    """Where a game is, or was last: the id of its server (in the bot's own direct messages the id of the channel) and
    of its channel. ``person`` is set if the table is one person's own.
    """

    guild_id: int
    channel_id: int
    person: int | None = None


def home_of(table: Table) -> Home:
    """Return the server and the channel of an open table."""
    personal = is_personal(table.guild_id, table.owner_id, table.tournament)
    return Home(table.guild_id, table.channel_id, table.owner_id if personal else None)


def home_by(moves: Iterable[Fact]) -> Home | None:
    """Return the last place of the table with these facts, or ``None`` if there are no facts."""
    home: Home | None = None
    for fact in moves:
        if isinstance(fact, Opened):
            personal = is_personal(fact.guild_id, fact.owner_id, fact.tournament)
            home = Home(fact.guild_id, fact.channel_id, fact.owner_id if personal else None)
        elif isinstance(fact, Moved) and home is not None:
            home = Home(home.guild_id, fact.channel_id, home.person)
    return home


# -- whether one more table may stand somewhere


def refuse_table(tables: Iterable[Table], person: Person, what: Open, settings: TableSettings) -> Reason | None:
    """Return why this person may not open another table beside the open ``tables``, or ``None`` if they may.

    A table in the same channel does not count, because it has to make room. Tables of tournaments have their own limits
    (``refuse_round``). A sleeping table counts only against its owner and the bot.
    """
    others = [
        table for table in tables
        if (table.channel_id != what.channel_id or table.asleep) and table.tournament is None
    ]  # fmt: skip
    going_on = [table for table in others if table.status is not Status.FINISHED]
    if sum(table.owner_id == person.user_id for table in going_on) >= settings.most_of_person:
        return Reason.PERSON_FULL
    if is_server_full(others, what.guild_id, what.channel_id, settings):
        return Reason.SERVER_FULL
    return Reason.BOT_FULL if len(others) >= settings.most_of_bot else None


def is_server_full(tables: Iterable[Table], guild_id: int, channel_id: int, settings: TableSettings) -> bool:
    """Return whether a server has too many tables in other channels for another one here."""
    standing = (
        table.guild_id == guild_id and table.channel_id != channel_id and table.tournament is None
        and table.status is not Status.FINISHED and not table.asleep for table in tables
    )  # fmt: skip
    return sum(standing) >= settings.most_of_server


def refuse_round(
    tables: Iterable[Table], guild_id: int, number: int, opening: Mapping[int, int], settings: TableSettings
) -> Reason | None:
    """Return why a tournament may not begin ``number`` more tables on a server now, or ``None`` if it may.

    Personal tables do not count, because everybody has one a day. ``opening`` has for each server how many tables are
    being opened; ``tables`` does not include them.
    """
    if not number:
        return None
    playing = [
        table for table in tables
        if table.tournament is not None and not table.tournament.is_solo and table.status is not Status.FINISHED
    ]  # fmt: skip
    here = sum(table.guild_id == guild_id for table in playing) + opening.get(guild_id, 0)
    if here + number > settings.most_of_server:
        return Reason.SERVER_FULL
    return Reason.BOT_FULL if len(playing) + sum(opening.values()) + number > settings.most_of_bot else None
