"""Whether one more game may begin: the limits of the bot's owner, and temporary closures."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bot.storage.api import TableId
from bot.tables.computers import Players
from bot.tables.decisions import AddComputer, Decision, Open, Person, Reason, Refusal, Rematch, Start
from bot.tables.live_table import LiveTable
from bot.tables.model import Status, TableSettings

ClosedTo = Callable[[int], Reason | None]
"""Returns why no new game may begin on a server now; ``None`` where it may."""


def open_to_all(_: int) -> None:
    """Let every server begin new games."""


class MayNotBegin(Exception):
    """No new game or tournament may begin on a server now; ``reason`` says why."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason = reason


class Limits:
    """The limits on new games; ``live`` are the open tables."""

    def __init__(
        self, settings: TableSettings, live: Mapping[TableId, LiveTable], players: Players, closed_to: ClosedTo
    ) -> None:
        self._settings = settings
        self._live = live
        self._players = players
        self.closed_to = closed_to

    def of_table(self, person: Person, what: Open) -> Reason | None:
        """Why a table may not be opened; that of the same channel counts for none, since it has to go. Tables of
        contests have a budget of their own (``of_contest``).
        """
        closed = self.closed_to(what.guild_id)
        if closed is not None:
            return closed
        tables = [live.table for live in self._live.values()]
        others = [table for table in tables if table.channel_id != what.channel_id and table.contest is None]
        own = [table for table in others if table.status is not Status.FINISHED]
        if sum(table.owner_id == person.user_id for table in own) >= self._settings.most_of_person:
            return Reason.PERSON_FULL
        if sum(table.guild_id == what.guild_id for table in own) >= self._settings.most_of_server:
            return Reason.SERVER_FULL
        return Reason.BOT_FULL if len(others) >= self._settings.most_of_bot else None

    def of_contest(self, guild_id: int, tables: int, opening: Mapping[int, int]) -> Reason | None:
        """Why so many more ``tables`` of a tournament may not begin on a server: they have to wait until others are
        over. Personal ones, of which everybody has one a day, are not counted; ``opening`` are, by their servers: they
        are not among the open tables yet.
        """
        closed = self.closed_to(guild_id)
        if closed is not None or not tables:
            return closed
        playing = [
            live.table for live in self._live.values()
            if live.table.contest is not None and not live.table.contest.personal
            if live.table.status is not Status.FINISHED
        ]  # fmt: skip
        here = sum(table.guild_id == guild_id for table in playing) + opening.get(guild_id, 0)
        if here + tables > self._settings.most_of_server:
            return Reason.SERVER_FULL
        return Reason.BOT_FULL if len(playing) + sum(opening.values()) + tables > self._settings.most_of_bot else None

    def of_decision(self, live: LiveTable, decision: Decision) -> Refusal | None:
        """Return why a decision is refused before judging: it would begin a game that may not begin now, or seat
        a computer player of whose level nobody has heard.
        """
        match decision.what:
            case AddComputer(level) if self.unheard_of(level):
                return Refusal(Reason.NO_COMPUTER)
            case Start() | Rematch():
                closed = self.closed_to(live.table.guild_id)
                return None if closed is None else Refusal(closed)
            case _:
                return None

    def unheard_of(self, level: str | None) -> bool:
        """Return whether no computer players of this level exist; ``None`` is the usual level."""
        if level is None:
            return False
        try:
            self._players(level)
        except (KeyError, ValueError):
            return True
        return False
