"""The buttons under boards, histories and replays: what their ``custom_id`` says, and whom a press is handed to.

Every one is a ``DynamicItem`` that says all it needs: old messages keep working. Their ids begin with ``rbs:``, which
no template of ``items.py`` fits (its ``rb:…`` has one for every id that is not known). Ids are shown to every client:
they name players by number only.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from datetime import date
from enum import StrEnum
from typing import Any, Self

import discord

from bot.ratings.boards import PAGE_ROWS, Measure, Scope
from bot.ratings.rating import Family
from bot.tournaments.honours import LeagueKind
from bot.ui.discord.bot import Interaction, bot_of
from bot.ui.discord.component_base import PersistentButton, PersistentItem, unknown_id

STEPS = ("back", "forward", "trick-back", "trick", "hand-back", "hand", "first", "last")
"""Where the buttons of a replay lead, in pairs back and forward."""
STEPS_BACK, STEPS_FORWARD = ("first", "back", "trick-back", "hand-back"), ("forward", "last", "trick", "hand")
"""Those that lead nowhere from the first step, and from the last one."""


@dataclass(frozen=True, slots=True)
class BoardPage:
    """One page of a board; a past ``season`` goes before the ``scope``."""

    measure: Measure = Measure.RATING
    family: Family = Family.PARTNERSHIP
    scope: Scope = Scope.SEASON
    offset: int = 0
    season: str | None = None

    def moved(self, rows: int) -> BoardPage:
        """The same board so many rows further down."""
        return replace(self, offset=max(0, self.offset + rows))


@dataclass(frozen=True, slots=True)
class HistoryPage:
    """One page of finished games: of a player, of a preset, from one day to another, ranked or friendly ones.

    ``None`` means all. Both days belong to it.
    """

    user_id: int | None = None
    preset: str | None = None
    offset: int = 0
    since: date | None = None
    until: date | None = None
    ranked: bool | None = None

    def moved(self, rows: int) -> HistoryPage:
        """The same games so many rows further down."""
        return replace(self, offset=max(0, self.offset + rows))


def _one_of(words: type[StrEnum]) -> str:
    return "|".join(re.escape(str(word)) for word in words)


_OFFSET = r"(?P<offset>\d{1,9})"


class BoardButton(
    PersistentButton,
    template=(
        rf"rbs:board:(?P<measure>{_one_of(Measure)}):(?P<family>{_one_of(Family)})"
        rf":(?P<scope>{_one_of(Scope)}|\d{{4}}-Q[1-4]):{_OFFSET}"
    ),
):
    """Another page of a board."""

    @classmethod
    def to(cls, page: BoardPage, label: str) -> Self:
        """A new button that leads to this page."""
        return cls.at(page.measure, page.family, page.season or page.scope, page.offset, label=label)

    async def callback(self, interaction: Interaction) -> None:
        words = self.words
        season = words["scope"] if words["scope"] not in list(Scope) else None
        scope = Scope.SEASON if season is not None else Scope(words["scope"])
        page = BoardPage(Measure(words["measure"]), Family(words["family"]), scope, int(words["offset"]), season)
        await bot_of(interaction).board_handlers.turn_board(interaction, page)


_DAY = r"[1-9]\d{0,6}"
_SPAN = rf"(?P<since>{_DAY})?-(?P<until>{_DAY})?-(?P<kind>[rf])?"
_KINDS: dict[str | None, bool | None] = {"r": True, "f": False, None: None}


def _day(number: str | None) -> date | None:
    return date.fromordinal(min(int(number), date.max.toordinal())) if number else None


class HistoryButton(
    PersistentButton,
    template=rf"rbs:history:(?P<user>\d{{1,20}}):(?P<preset>[a-z0-9-]{{0,30}}):{_OFFSET}(?::{_SPAN})?",
):
    """Another page of finished games. Days are counted as Python does; older buttons say nothing of them."""

    @classmethod
    def to(cls, page: HistoryPage, label: str) -> Self:
        """A new button that leads to this page."""
        since, until = (day.toordinal() if day is not None else "" for day in (page.since, page.until))
        kind = {True: "r", False: "f", None: ""}[page.ranked]
        return cls.at(page.user_id or 0, page.preset or "", page.offset, f"{since}-{until}-{kind}", label=label)

    @property
    def page(self) -> HistoryPage:
        """The page that it leads to."""
        words = self.words
        since, until = (_day(words[name]) for name in ("since", "until"))
        user_id, preset = int(words["user"]) or None, words["preset"] or None
        return HistoryPage(user_id, preset, int(words["offset"]), since, until, _KINDS[words["kind"]])

    async def callback(self, interaction: Interaction) -> None:
        await bot_of(interaction).board_handlers.turn_history(interaction, self.page)


class ReplayButton(
    PersistentButton,
    template=rf"rbs:replay:(?P<game>\d{{1,15}}):(?P<step>\d{{1,6}}):(?P<where>{'|'.join(STEPS)})",
):
    """From this step of a replay to another one."""

    async def callback(self, interaction: Interaction) -> None:
        game_id, step = int(self.words["game"]), int(self.words["step"])
        await bot_of(interaction).board_handlers.step(interaction, game_id, step, self.words["where"])


class LeagueButton(
    PersistentButton,
    template=rf"rbs:league:(?P<kind>{_one_of(LeagueKind)}):(?P<season>\d{{4}}-Q[1-4]):{_OFFSET}",
):
    """Another page of a league."""

    async def callback(self, interaction: Interaction) -> None:
        words = self.words
        kind, offset = LeagueKind(words["kind"]), int(words["offset"])
        await bot_of(interaction).tournaments.league_handlers.turn(interaction, kind, words["season"], offset)


class ForgetButton(PersistentButton, template=r"rbs:forget:(?P<user>\d{1,20})"):
    """*Yes, forget me*, on a private message."""

    async def callback(self, interaction: Interaction) -> None:
        await bot_of(interaction).personal_handlers.forget(interaction, int(self.words["user"]))


_KNOWN = (BoardButton, HistoryButton, ReplayButton, LeagueButton, ForgetButton)


class RetiredBoardItem(PersistentItem[discord.ui.Item[Any]], template=unknown_id("rbs:", _KNOWN)):
    """Whatever else of ours still stands in an old message."""

    async def callback(self, interaction: Interaction) -> None:
        await bot_of(interaction).board_handlers.retired(interaction)


BOARD_ITEMS: tuple[type[discord.ui.DynamicItem[Any]], ...] = (*_KNOWN, RetiredBoardItem)
"""Everything here that must be registered before the first press arrives."""


def board_buttons(page: BoardPage, players: int, labels: tuple[str, str]) -> list[discord.ui.Item[Any]]:
    """Back and next, as far as there is something."""
    found: list[discord.ui.Item[Any]] = []
    if page.offset > 0:
        found.append(BoardButton.to(page.moved(-PAGE_ROWS), labels[0]))
    if page.offset + PAGE_ROWS < players:
        found.append(BoardButton.to(page.moved(PAGE_ROWS), labels[1]))
    return found
