"""Answers about finished games: leaderboards, statistics, histories, replays; and about what is stored of a player.

A command and a press that turns a page meet here: both ask the same question and show the same layout, the press by
editing its message. Whatever goes wrong with a press, it is answered. Decides nothing and counts nothing itself.
"""

from __future__ import annotations

import asyncio
import functools
import io
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.engine.records.format import RecordError
from bot.pictures.open_hands_picture import open_hands_picture
from bot.pictures.rating_chart import chart_alt, charted_families, rating_chart
from bot.pictures.table_picture import numbered_seats
from bot.ratings.boards import PAGE_ROWS, BoardQuestion, Measure, Scope, first_day, period_of, span_of
from bot.ratings.games import GameFilter, GameLine, StoredGame
from bot.ratings.players import FamilyStanding
from bot.ratings.rating import Family
from bot.storage.api import Store
from bot.ui import buttons
from bot.ui.command_sync import localize
from bot.ui.interactions import Interaction, bot_of, guild_of, home_of
from bot.ui.languages import Languages, texts_for
from bot.ui.layouts import Item, as_file, file_layout, page_layout, picture
from bot.ui.options import Day, KnownPreset, Season, WordOption, offer
from bot.ui.readers import Readers
from bot.ui.replies import NOBODY, draw, tell
from bot.ui.routes import pressed
from bot.words.catalogue import Texts
from bot.words.leaderboards import board_text, compare_text, history_text, stats_text
from bot.words.looking_back import (
    NOTATION_SUFFIX,
    GameMoment,
    notation_file,
    open_hands_alt,
    open_moment,
    replay_caption,
    replay_steps,
    replay_text,
    step_to,
    unreadable_text,
    verify_text,
)
from bot.words.names import safe_name

HISTORY_ROWS = 8
_STEPS_IN_ROW = 2
CHART_NAME, TABLE_NAME = "rating.png", "step.png"

GameNumber = discord.app_commands.Range[int, 1, 10**15 - 1]
"""A finished game's number as a command's option; what a button can carry of it."""


_STEPS_BACK, _STEPS_FORWARD = ("first", "back", "trick-back", "hand-back"), ("forward", "last", "trick", "hand")
"""The buttons that lead nowhere from the first step of a replay, and from the last one."""


@dataclass(frozen=True, slots=True)
class BoardPage:
    """One page of a board; a past ``season`` goes before the ``scope``."""

    measure: Measure = Measure.RATING
    family: Family = Family.PARTNERSHIP
    scope: Scope = Scope.SEASON
    offset: int = 0
    season: str | None = None

    def moved(self, rows: int) -> BoardPage:
        """Return the same board so many rows further down."""
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
        """Return the same games so many rows further down."""
        return replace(self, offset=max(0, self.offset + rows))


def history_button(page: HistoryPage, label: str) -> discord.ui.Button[Any]:
    """Make the button that leads to this page."""
    since, until = (day.toordinal() if day is not None else "" for day in (page.since, page.until))
    ranked = {True: "r", False: "f", None: ""}[page.ranked]
    return buttons.HISTORY.at(page.user_id or 0, page.preset or "", page.offset, since, until, ranked, label=label)


def _board_buttons(page: BoardPage, players: int, labels: tuple[str, str]) -> list[Item]:
    """Make back and next, as far as there is something."""
    pages: list[tuple[BoardPage, str]] = []
    if page.offset > 0:
        pages.append((page.moved(-PAGE_ROWS), labels[0]))
    if page.offset + PAGE_ROWS < players:
        pages.append((page.moved(PAGE_ROWS), labels[1]))
    return [
        buttons.BOARD.at(to.measure, to.family, to.season or to.scope, to.offset, label=label) for to, label in pages
    ]


class BoardHandlers:
    """Answers commands and presses about finished games."""

    def __init__(self, store: Store, languages: Languages, readers: Readers, now: Callable[[], float]) -> None:
        self.store = store
        self._languages = languages
        self._readers = readers
        self._now = now

    # -- leaderboards

    async def show_board(self, command: Interaction, page: BoardPage) -> None:
        """A new message with a page of the board."""
        await _post(command, await self._board(command, page))

    @pressed(buttons.BOARD)
    async def turn_board(self, press: Interaction, measure: Measure, family: Family, scope: str, offset: int) -> None:
        """The same message with another page; ``scope`` may be a past season."""
        season = scope if scope not in list(Scope) else None
        page = BoardPage(measure, family, Scope.SEASON if season else Scope(scope), offset, season)
        await press.response.edit_message(view=await self._board(press, page), allowed_mentions=NOBODY)

    async def _board(self, asked: Interaction, page: BoardPage) -> discord.ui.LayoutView:
        period = page.season or period_of(page.scope, self._now())
        question = BoardQuestion(
            guild_of(asked), page.measure, page.family, period, page.offset, caller_id=asked.user.id
        )
        board = await self.store.leaderboard(question)
        if board.players and not board.rows:  # an old button; the board has become shorter
            page = replace(page, offset=(board.players - 1) // PAGE_ROWS * PAGE_ROWS)
            board = await self.store.leaderboard(replace(question, offset=page.offset))
        texts = await self._languages.public(asked)
        labels = (texts("button-board-back"), texts("button-board-next"))
        return page_layout(
            board_text(board, page.season or page.scope, texts), _board_buttons(page, board.players, labels)
        )

    async def seasons(self, asked: Interaction) -> tuple[str, ...]:
        """The seasons of the server, the latest first."""
        return await self.store.seasons(guild_of(asked), now=self._now())

    # -- players

    async def show_player(self, command: Interaction, user: discord.User | discord.Member) -> None:
        """One player's statistics, with a picture of their rating."""
        found = await self.store.player_statistics(guild_of(command), user.id, now=self._now())
        if found is None or not found.families:
            await tell(command, texts_for(command)("stats-none", name=safe_name(user.display_name)))
            return
        found = replace(found, name=user.display_name)
        texts, own = await self._languages.public(command), user.id == command.user.id
        draw = tuple(standing for standing in found.families if own or standing.settled)
        words, png = stats_text(found, texts, own=own), await self._chart(draw, texts)
        if png is None:
            await _post(command, page_layout(words))
            return
        alt = chart_alt(draw, texts)
        await _post(command, page_layout(words, below=picture(CHART_NAME, alt)), [as_file(png, CHART_NAME, alt)])

    async def _chart(self, families: Sequence[FamilyStanding], texts: Texts) -> bytes | None:
        if not charted_families(families):
            return None
        return await draw(rating_chart, families, texts)

    async def show_two(self, command: Interaction, first: int, second: int) -> None:
        """Two players side by side."""
        found = await self.store.comparison(guild_of(command), first, second, now=self._now())
        if found is None:
            await tell(command, texts_for(command)("compare-none"))
            return
        await _post(command, page_layout(compare_text(found, await self._languages.public(command))))

    # -- finished games

    async def show_history(self, command: Interaction, page: HistoryPage, player: str | None = None) -> None:
        """A new message with finished games; ``player`` is the name of the player whose games are asked for."""
        await _post(command, await self._history(command, page, player))

    @pressed(buttons.HISTORY)
    async def turn_history(
        self,
        press: Interaction,
        user_id: int,
        preset: str,
        offset: int,
        since: date | None,
        until: date | None,
        ranked: bool | None,
    ) -> None:
        """The same message with other games."""
        page = HistoryPage(user_id or None, preset or None, offset, since, until, ranked)
        await press.response.edit_message(view=await self._history(press, page), allowed_mentions=NOBODY)

    async def _history(self, asked: Interaction, page: HistoryPage, player: str | None = None) -> discord.ui.LayoutView:
        wanted = GameFilter(home_of(asked), page.user_id, page.preset, *span_of(page.since, page.until), page.ranked)
        found = await self.store.history(wanted, page.offset, HISTORY_ROWS)
        seats = (seat for game in found.games for seat in game.seats)
        name = next((seat.name for seat in seats if seat.user_id == page.user_id), player) if page.user_id else None
        texts = await self._languages.public(asked)
        row: list[Item] = []
        if page.offset > 0:
            row.append(history_button(page.moved(-HISTORY_ROWS), texts("button-history-back")))
        if found.more:
            row.append(history_button(page.moved(HISTORY_ROWS), texts("button-history-next")))
        days = (page.since, page.until)
        return page_layout(history_text(found, name, texts, preset=page.preset, days=days, ranked=page.ranked), row)

    async def stored(self, asked: Interaction, game_id: int) -> StoredGame | None:
        """A finished game of this server; that there is none has been said."""
        found = await self.store.finished_game(home_of(asked), game_id)
        if found is None:
            await tell(asked, texts_for(asked)("game-none", game=str(game_id)))
        return found

    async def show_replay(self, command: Interaction, game_id: int) -> None:
        """A new message with a game's first step."""
        await self._show_step(command, game_id, 0, "first", edit=False)

    @pressed(buttons.REPLAY)
    async def step(self, press: Interaction, game_id: int, step: int, where: str) -> None:
        """The same message with another step."""
        await self._show_step(press, game_id, step, where, edit=True)

    async def _show_step(self, asked: Interaction, game_id: int, step: int, where: str, *, edit: bool) -> None:
        found = await self.stored(asked, game_id)
        if found is None:
            return
        try:
            moments = await asyncio.to_thread(replay_steps, found.record)
        except RecordError as error:
            await tell(asked, unreadable_text(game_id, found.record, error, texts_for(asked)))
            return
        step = min(step, len(moments) - 1)
        step = step_to(where, moments, step)
        reader, texts = await self._readers.of(asked), await self._languages.public(asked)
        shown, files = await _replay_page(found.game, moments, step, texts, words=reader.text_only)
        if edit:
            await asked.response.edit_message(view=shown, attachments=files, allowed_mentions=NOBODY)
        else:
            await _post(asked, shown, files)

    async def verify(self, command: Interaction, game_id: int, hand: int | None) -> None:
        """Every deal of a game recomputed, and what binds one of them."""
        found = await self.stored(command, game_id)
        if found is None:
            return
        texts = await self._languages.public(command)
        try:
            words = await asyncio.to_thread(verify_text, found, texts, hand)
        except RecordError as error:
            words = unreadable_text(game_id, found.record, error, texts)
        await _post(command, page_layout(words))


async def _replay_page(
    game: GameLine, moments: tuple[GameMoment, ...], step: int, texts: Texts, *, words: bool
) -> tuple[discord.ui.LayoutView, list[discord.File]]:
    """One step of a replay: the table with all hands open as a picture, or in ``words``."""
    moment, row = open_moment(game, moments[step], step), _steps(game.game_id, step, len(moments) - 1, texts)
    png = None if words else await draw(open_hands_picture, moment, texts)
    if png is None:
        return page_layout(replay_text(game, moments, step, texts), row, row=_STEPS_IN_ROW), []
    numbered = numbered_seats(moment.table)
    alt = open_hands_alt(moment, texts, numbered=numbered)
    caption = replay_caption(game, moments, step, texts, numbered=numbered)
    shown = page_layout(caption, row, below=picture(TABLE_NAME, alt), row=_STEPS_IN_ROW)
    return shown, [as_file(png, TABLE_NAME, alt)]


def _steps(game_id: int, step: int, last: int, texts: Texts) -> list[Item]:
    resting = _STEPS_BACK if step == 0 else _STEPS_FORWARD if step == last else ()
    return [
        buttons.REPLAY.at(
            game_id,
            step,
            where,
            label=texts(f"button-replay-{where}"),
            style=discord.ButtonStyle.primary if where == "forward" else discord.ButtonStyle.secondary,
            disabled=where in resting,
        )
        for where in buttons.REPLAY_STEPS
    ]


async def _post(
    command: Interaction, view: discord.ui.LayoutView, files: Sequence[discord.File] = (), *, private: bool = False
) -> None:
    await command.response.send_message(view=view, files=list(files), ephemeral=private, allowed_mentions=NOBODY)


# -- answers
#
# Files as a private answer to a command, whether Discord was asked for patience before or not.


async def send_files(command: Interaction, text: str, files: Mapping[str, bytes]) -> None:
    """Files by their names for the one who typed, and words about them."""
    sent = [discord.File(io.BytesIO(data), name) for name, data in files.items()]
    view = file_layout(text, files)
    if command.response.is_done():
        await command.followup.send(view=view, files=sent, ephemeral=True, allowed_mentions=NOBODY)
    else:
        await command.response.send_message(view=view, files=sent, ephemeral=True, allowed_mentions=NOBODY)


# -- leaderboard
#
# ``/leaderboard``, ``/stats`` and ``/compare``: how well people play on this server.


class LeaderboardCommands(commands.Cog):
    """The commands about players."""

    @app_commands.command(name="leaderboard", description=localize("command-leaderboard"))
    @app_commands.describe(
        by=localize("option-board-by"),
        family=localize("option-board-family"),
        scope=localize("option-board-scope"),
        season=localize("option-board-season"),
    )
    async def leaderboard(
        self,
        command: Interaction,
        by: app_commands.Transform[Measure, WordOption(Measure, "measure")] = Measure.RATING,
        family: app_commands.Transform[Family, WordOption(Family, "family")] = Family.PARTNERSHIP,
        scope: app_commands.Transform[Scope, WordOption(Scope, "scope")] = Scope.SEASON,
        season: Season | None = None,
    ) -> None:
        """Show the first page of a leaderboard; ``season`` is a past one."""
        await bot_of(command).board_handlers.show_board(command, BoardPage(by, family, scope, season=season))

    @leaderboard.autocomplete("season")
    async def offer_seasons(self, command: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Offer the server's seasons whose name contains what was typed."""
        seasons = await bot_of(command).board_handlers.seasons(command)
        return offer(((season, season) for season in seasons), typed)

    @app_commands.command(name="stats", description=localize("command-stats"))
    @app_commands.describe(player=localize("option-player"))
    async def stats(self, command: Interaction, player: discord.User | None = None) -> None:
        """Show one player's statistics."""
        await bot_of(command).board_handlers.show_player(command, player or command.user)

    @app_commands.command(name="compare", description=localize("command-compare"))
    @app_commands.describe(a=localize("option-compare-first"), b=localize("option-compare-second"))
    async def compare(self, command: Interaction, a: discord.User, b: discord.User) -> None:
        """Show two players side by side."""
        if a.id == b.id:
            await tell(command, texts_for(command)("compare-same"))
            return
        await bot_of(command).board_handlers.show_two(command, a.id, b.id)


# -- history
#
# ``/history``, ``/replay`` and ``/verify``: list finished games, step through one, check its deals.


KINDS = [app_commands.Choice(name=localize(f"history-only-{kind}"), value=kind) for kind in ("ranked", "friendly")]


class HistoryCommands(commands.Cog):
    """The commands about finished games."""

    @app_commands.command(name="history", description=localize("command-history"))
    @app_commands.describe(
        player=localize("option-history-player"),
        preset=localize("option-history-preset"),
        since=localize("option-history-since"),
        until=localize("option-history-until"),
        period=localize("option-history-period"),
        ranked=localize("option-history-ranked"),
    )
    @app_commands.choices(ranked=KINDS)
    async def history(
        self,
        command: Interaction,
        player: discord.User | None = None,
        preset: KnownPreset | None = None,
        since: Day | None = None,
        until: Day | None = None,
        period: app_commands.Transform[Scope, WordOption(Scope, "scope")] = Scope.ALL_TIME,
        ranked: str | None = None,
    ) -> None:
        """List the latest finished games."""
        begun = first_day(period, discord.utils.utcnow().timestamp())
        first = max((day for day in (since, begun) if day is not None), default=None)
        if first is not None and until is not None and first > until:
            await tell(command, texts_for(command)("history-days-crossed"))
            return
        kind = None if ranked is None else ranked == "ranked"
        user_id, name = (player.id, player.display_name) if player is not None else (None, None)
        page = HistoryPage(user_id, preset, 0, first, until, kind)
        await bot_of(command).board_handlers.show_history(command, page, name)

    @app_commands.command(name="replay", description=localize("command-replay"))
    @app_commands.describe(game=localize("option-game"))
    async def replay(self, command: Interaction, game: GameNumber) -> None:
        """Show the first step of a game, with buttons to the others."""
        await bot_of(command).board_handlers.show_replay(command, game)

    @app_commands.command(name="verify", description=localize("command-verify"))
    @app_commands.describe(game=localize("option-game"), hand=localize("option-verify-hand"))
    async def verify(
        self, command: Interaction, game: GameNumber, hand: app_commands.Range[int, 1, 9999] | None = None
    ) -> None:
        """Check that a game's deals were what was promised."""
        await bot_of(command).board_handlers.verify(command, game, hand)


# -- record
#
# ``/record``: a game as files, for the one who asks alone: the game at this channel's table, or a finished one.
#
# The running hand stays out of it. Beside the record goes the same in Euchre Game Notation, where that can say it.


class RecordCommands(commands.Cog):
    """The command that gives a game's record."""

    @app_commands.command(name="record", description=localize("command-record"))
    @app_commands.describe(game=localize("option-record-game"))
    async def record(self, command: Interaction, game: GameNumber | None = None) -> None:
        """Send a finished game by its number, or the caller's own game at this table."""
        texts = texts_for(command)
        if game is not None:
            found = await bot_of(command).board_handlers.stored(command, game)
            if found is not None:
                words = texts("game-here", game=str(game))
                await _send(command, words, f"game-{game}", found.record, game_id=game, began=found.game.started_at)
            return
        table_id = bot_of(command).table_presses.table_here(command)
        record = None if table_id is None else bot_of(command).tables.record(table_id, command.user.id)
        if record is None:
            await tell(command, texts("record-none"))
            return
        await _send(command, texts("record-here"), f"table-{table_id}", record)


async def _send(
    command: Interaction, words: str, stem: str, record: str, *, game_id: int | None = None, began: float | None = None
) -> None:
    """The record and, if possible, the other notation; else the sentence why not."""
    files = {f"{stem}.euchre": record.encode()}
    written = functools.partial(notation_file, record, texts_for(command), game_id=game_id, began=began)
    try:
        other, about = await asyncio.to_thread(written)
    except RecordError as error:
        other, about = None, texts_for(command)("record-unreadable", line=error.line, fault=str(error))
    if other is not None:
        files[f"{stem}{NOTATION_SUFFIX}"] = other
    await send_files(command, f"{words}\n{about}", files)
