"""Answers about leagues: a season's table, page by page. Counts nothing itself."""

from __future__ import annotations

from collections.abc import Callable

import discord

from bot.ratings.boards import season_of
from bot.tournaments.honours import LeagueKind
from bot.tournaments.leagues import Leagues
from bot.ui import buttons
from bot.ui.errors import in_time
from bot.ui.interactions import Interaction, guild_of
from bot.ui.languages import Languages
from bot.ui.layouts import Item, page_layout
from bot.ui.replies import NOBODY
from bot.ui.routes import pressed
from bot.words.leagues_text import league_text
from bot.words.lines import ROWS


class LeagueHandlers:
    """Answers commands and presses about leagues. ``now`` is Unix time in seconds."""

    def __init__(self, leagues: Leagues, languages: Languages, now: Callable[[], float]) -> None:
        self._leagues = leagues
        self._languages = languages
        self._now = now

    async def show(self, command: Interaction, kind: LeagueKind, season: str | None) -> None:
        """A new message with the first page; without a season that of now."""
        view = await self._page(command, kind, season or season_of(self._now()), 0)
        async with in_time():
            await command.response.send_message(view=view, allowed_mentions=NOBODY)

    @pressed(buttons.LEAGUE)
    async def turn(self, press: Interaction, kind: LeagueKind, season: str, offset: int) -> None:
        """The same message with another page."""
        view = await self._page(press, kind, season, offset)
        async with in_time():
            await press.response.edit_message(view=view, allowed_mentions=NOBODY)

    async def seasons(self, asked: Interaction, kind: LeagueKind) -> tuple[str, ...]:
        """The seasons of this server that have a table, the latest first."""
        return (await self._leagues.league(guild_of(asked), kind, season_of(self._now()))).seasons

    async def _page(self, asked: Interaction, kind: LeagueKind, season: str, offset: int) -> discord.ui.LayoutView:
        league = await self._leagues.league(guild_of(asked), kind, season)
        texts = await self._languages.public(asked)
        row: list[Item] = []
        if offset > 0:
            back = max(0, offset - ROWS)
            row.append(buttons.LEAGUE.at(kind, season, back, label=texts("button-board-back")))
        if offset + ROWS < len(league.lines):
            row.append(buttons.LEAGUE.at(kind, season, offset + ROWS, label=texts("button-board-next")))
        return page_layout(league_text(league, offset, texts), row)
