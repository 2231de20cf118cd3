"""Where the person of a page is: which table they are shown, which channels they see, and what is named there."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from datetime import date

import discord

from bot.live.members import Members
from bot.ratings.games import Family
from bot.services import Services
from bot.storage.api import LiveSession, TableId
from bot.tables.model import Status
from bot.tables.views import Snapshot, TableView
from bot.ui import buttons
from bot.ui.command_sync import change_commands, offered_commands
from bot.ui.visibility import can_see
from bot.words.catalogue import texts_in
from bot.words.names import plain_name, safe_name

_OPTION = re.compile(r" [\w-]+:")


class Surroundings:
    """What the person of a session would see around them in Discord."""

    def __init__(self, services: Services, members: Members, session: LiveSession) -> None:
        self._services, self._members, self._session = services, members, session
        self.home_id = session.channel_id if session.guild_id is None else session.guild_id
        """Under which things of the person's place are stored."""
        self._shown: Snapshot | None = None
        self._opened = False  # whether the person has opened the shown table, or pressed there
        rounds = (one.table.table_id for one in self._own_tables() if _is_of_contest(one.table))
        self._newest_round = max(rounds, default=TableId(0))  # the person's latest table of a night or a match

    # -- the table

    def open(self, snapshot: Snapshot) -> None:
        """Show a table until it is closed or another is opened."""
        self._shown, self._opened = snapshot, True

    def on_change(self, snapshot: Snapshot) -> None:
        """Note a table's newest state. The table of a round that begins is opened, whatever is shown: its clock runs.
        One of the person's own is shown when it is over, too.
        """
        table = snapshot.table
        if self._is_own(table) and _is_of_contest(table) and table.table_id > self._newest_round:
            self._newest_round = table.table_id
            self.open(snapshot)
        elif self._shown is not None and self._shown.table.table_id == table.table_id:
            self._shown = snapshot
            self._opened = self._opened and (table.status is not Status.CLOSED or table.is_personal)

    def find_table(self) -> Snapshot | None:
        """Return the table to show: the one that the person has opened or pressed at, else their own, else the
        channel's first, else the one just closed.
        """
        self._shown = next((one for one in self._candidates() if one is not None and self._may_show(one.table)), None)
        return self._shown

    def _candidates(self) -> Iterator[Snapshot | None]:
        tables, shown = self._services.tables, self._shown
        closed = shown is not None and shown.table.status is Status.CLOSED
        if shown is not None and self._opened:
            yield shown if closed else tables.snapshot(shown.table.table_id)
        here = [tables.snapshot(table_id) for table_id in tables.tables_in_channel(self._session.channel_id)]
        yield from (one for one in here if one is not None and self._is_own(one.table))
        yield from self._own_tables()
        yield from here
        if closed:
            yield shown

    def _own_tables(self) -> Iterator[Snapshot]:
        """Yield the tables of this server at which the person plays, or is offered a seat; the newest first."""
        yield from (one for one in reversed(self._services.tables.snapshots()) if self._is_own(one.table))

    def _is_own(self, table: TableView) -> bool:
        if table.guild_id != self.home_id or table.asleep:
            return False
        return table.seat_of(self._session.user_id) is not None or self._session.user_id in offered_to(table)

    def _may_show(self, table: TableView) -> bool:
        return table.owner_id == self._session.user_id if table.is_personal else self.sees(table.channel_id)

    # -- what else there is

    def sees(self, channel_id: int) -> bool:
        """Return whether the person can see a channel. People who play in a thread can that is private or archived:
        discord.py forgets a thread once it is archived.
        """
        session, tables = self._session, self._services.tables
        member = self._members.recall(self.home_id, session.user_id)
        if channel_id == session.channel_id or member is None:
            return channel_id == session.channel_id
        place = member.guild.get_channel_or_thread(channel_id)
        if place is not None and not (isinstance(place, discord.Thread) and place.is_private()):
            return can_see(member, member.guild, channel_id)
        here = (*map(tables.snapshot, tables.tables_in_channel(channel_id)), self._shown)
        there = [one.table for one in here if one is not None and one.table.channel_id == channel_id]
        return any(table.seat_of(session.user_id) is not None for table in there)

    async def name(self, sign: str, number: int) -> str:
        """Return what stands for a mention: what Discord would show this person, made harmless."""
        guild = self._services.bot.get_guild(self._session.guild_id or 0)
        if sign.startswith("/"):
            return sign.removesuffix(":")
        if sign.startswith("@") and sign != "@&":
            member = None if guild is None else await self._members.find(guild.id, number)
            return "…" if member is None else safe_name(member.display_name)
        if guild is None or (sign == "#" and not self.sees(number)):
            return f"{sign[0]}…"
        named = guild.get_role(number) if sign == "@&" else guild.get_channel_or_thread(number)
        return f"{sign[0]}{safe_name(named.name) if named is not None else '…'}"

    def roles(self) -> dict[int, str]:
        """Return the server's roles that people can have, the highest first."""
        guild = self._services.bot.get_guild(self._session.guild_id or 0)
        roles = () if guild is None else reversed(guild.roles)
        return {role.id: plain_name(role.name) for role in roles if not (role.is_default() or role.managed)}

    def offer_commands(self, texts: Iterable[str]) -> list[str]:
        """Return texts with their commands as buttons. If some are none, a further text says so."""
        typed, texts = False, [*texts]
        commands = offered_commands(self._services.bot.tree) if any("/" in text for text in texts) else ()

        def offer(named: re.Match[str]) -> str:
            nonlocal typed
            shown, today = self.find_table(), self._services.daily.today()
            table_id = None if shown is None else shown.table.table_id
            has_options = _OPTION.match(named.string, named.end(2))
            press = "" if has_options else _press_of_command(named[2], self._session, table_id, today)
            typed = typed or not press
            return f"</{named[2]}:{press}>{named[3] or ''}" if press else named[0]

        offered = [change_commands(text, commands, offer) for text in texts]
        return [*offered, texts_in(self._session.locale)("live-typed")] if typed else offered


def _press_of_command(command: str, session: LiveSession, table_id: TableId | None, today: date) -> str:
    """Return what a press sends that does what a command without options does; empty if that has to be typed."""
    match command:
        case "euchre":
            return buttons.DOOR.id_of("home")
        case "help" | "rules":
            return buttons.GUIDE.id_of(command)
        case "settings":
            return buttons.SETTINGS.id_of("first")
        case "daily":
            return buttons.DAILY.id_of("play", today)
        case "puzzle":
            return buttons.PUZZLE.id_of("open", today)
        case "history":
            return buttons.HISTORY.id_of(session.user_id, "", 0, "", "", "")
        case "stats" if session.guild_id is not None:
            return buttons.STATS.id_of(session.user_id, Family.PARTNERSHIP)
        case "night show" | "night standings" if session.guild_id is not None:
            return buttons.DOOR.id_of("tonight")
        case "hand" | "table show" if table_id is not None:
            return buttons.REDRAW.id_of(table_id)
        case _:
            return ""


def offered_to(table: TableView) -> list[int]:
    """Return whom a seat of a table is offered."""
    return [offer.user_id for offer in table.offers if offer.user_id is not None]


def _is_of_contest(table: TableView) -> bool:
    return table.tournament is not None and not table.is_personal
