"""How many tables may be open at once. Pure."""

from __future__ import annotations

from collections.abc import Iterable

from bot.tables.decisions import Open, Person, Reason
from bot.tables.snapshots import Status
from bot.tables.table import Table
from bot.tables.table_settings import TableSettings


def full(tables: Iterable[Table], settings: TableSettings, person: Person, what: Open) -> Reason | None:
    """Which limit one more table would break; that of the same channel counts for none, since it has to go, and
    tables of contests count for nobody but the bot.
    """
    others = [table for table in tables if table.channel_id != what.channel_id or table.contest is not None]
    own = [table for table in others if table.status is not Status.FINISHED and table.contest is None]
    if sum(table.owner_id == person.user_id for table in own) >= settings.most_of_person:
        return Reason.PERSON_FULL
    if sum(table.guild_id == what.guild_id for table in own) >= settings.most_of_server:
        return Reason.SERVER_FULL
    return Reason.BOT_FULL if len(others) >= settings.most_of_bot else None
