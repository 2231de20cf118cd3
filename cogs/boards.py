"""Boards, statistics and finished games.

The commands are ``/leaderboard``, ``/stats``, ``/compare`` and, for finished games, ``/history``, ``/replay``,
``/verify`` and ``/record``. Discord's menus on a person are here too. A button that turns a page asks the same question
as its command, and shows the same layout in the same message. This file decides nothing and counts nothing.
"""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import date, datetime
from enum import StrEnum, auto
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.engine.records.format import RecordError
from bot.pictures.charts import card_drawing, compare_chart, standing_in
from bot.pictures.sheets import Figure
from bot.ratings.boards import PAGE_ROWS, BoardQuestion, Measure, Scope, first_day, period_of, span_of, week_of
from bot.ratings.games import Family, GameFilter, GameLine, StoredGame
from bot.rights import OPEN_HERE, SHOW_HERE, STEP_BACK, STEPPING, STEPPING_HERE, Cost, Posts, Right
from bot.services import Services
from bot.storage.api import TableId
from bot.tables.model import Status
from bot.ui import buttons
from bot.ui.command_sync import localize
from bot.ui.layouts import MOST_OPTIONS, Item, frame_layout, in_even_rows, page_layout
from bot.ui.options import Day, KnownPreset, Season, refuse_both, word_option, zone_here
from bot.ui.readers import Interaction, Reader, guild_of, home_id_of, texts_for
from bot.ui.replies import Message, RequestRefused, redraw, reply, reply_with_files
from bot.ui.rights import allow, slash
from bot.ui.routes import pressed
from bot.words.catalogue import Texts, texts_in
from bot.words.leaderboards import (
    ContestLine,
    board_notes,
    board_sheet,
    compare_notes,
    compare_sheet,
    contest_stats,
    game_choice,
    history_text,
    stats_notes,
    week_text,
)
from bot.words.lines import day_words
from bot.words.looking_back import (
    NOTATION_SUFFIX,
    notation_file,
    replay_game,
    unreadable_text,
    verify_text,
)
from bot.words.names import safe_name
from bot.words.notices import fault_words
from cogs.table.looking_back import lay_out_step
from cogs.table.seating import Seating
from cogs.table.verbs import Verbs

_SHOW_ABROAD = Right(cost=Cost.READING, posts=Posts.ANSWER, abroad=True)


HISTORY_ROWS = 8
MOST_CONTESTS = 5
"""The most nights and matches listed below the first page of games."""

_LONGEST_NUMBER = 15  # digits of a finished game's number, as many as a button can carry
GameNumber = app_commands.Range[int, 1, 10**_LONGEST_NUMBER - 1]
"""An option for a finished game's number."""


class GameKind(StrEnum):
    """Which finished games ``/history`` lists."""

    RANKED = auto()
    FRIENDLY = auto()


@dataclass(frozen=True, slots=True)
class BoardPage:
    """One page of a board. A past ``season`` takes the place of ``scope``."""

    measure: Measure = Measure.RATING
    family: Family = Family.PARTNERSHIP
    scope: Scope = Scope.SEASON
    offset: int = 0
    season: str | None = None


@dataclass(frozen=True, slots=True)
class HistoryPage:
    """One page of finished games, limited by player, preset, days (both included) and rank; ``None`` means no limit."""

    user_id: int | None = None
    preset: str | None = None
    offset: int = 0
    since: date | None = None
    until: date | None = None
    ranked: bool | None = None


def board_button(page: BoardPage, label: str) -> discord.ui.Button[Any]:
    """Make a button that leads to this page of a board."""
    return buttons.BOARD.at(page.measure, page.family, page.season or page.scope, page.offset, label=label)


def history_button(page: HistoryPage, label: str) -> discord.ui.Button[Any]:
    """Make a button that leads to this page of games."""
    since, until = (day.toordinal() if day is not None else "" for day in (page.since, page.until))
    ranked = {True: "r", False: "f", None: ""}[page.ranked]
    return buttons.HISTORY.at(page.user_id or 0, page.preset or "", page.offset, since, until, ranked, label=label)


class BoardCommands(commands.Cog):
    """The commands about players and finished games."""

    def __init__(self, services: Services, verbs: Verbs) -> None:
        self.services = services
        self._verbs = verbs

    # -- leaderboards

    @slash("leaderboard", SHOW_HERE, by="board-by", family="board-family", scope="board-scope", season="board-season")
    async def leaderboard(
        self,
        command: Interaction,
        by: app_commands.Transform[Measure, word_option(Measure, "measure")] = Measure.RATING,
        family: app_commands.Transform[Family, word_option(Family, "family")] = Family.PARTNERSHIP,
        scope: app_commands.Transform[Scope, word_option(Scope, "scope")] | None = None,
        season: Season | None = None,
    ) -> None:
        """Show the first page of a leaderboard; ``season`` is a past one."""
        refuse_both("scope", scope not in (None, Scope.SEASON), season=season)
        refuse_both("by", by is Measure.WEEK, scope=scope, season=season)
        page = BoardPage(by, family, scope or Scope.SEASON, season=season)
        await reply(command, await self._lay_out_board(command, page), private=False)

    @pressed(buttons.BOARD, right=STEPPING_HERE)
    async def turn_board(self, press: Interaction, measure: Measure, family: Family, scope: str, offset: int) -> None:
        """Show another page in the same message; ``scope`` may be a past season."""
        season = scope if scope not in list(Scope) else None
        page = BoardPage(measure, family, Scope.SEASON if season else Scope(scope), offset, season)
        await redraw(press, await self._lay_out_board(press, page))

    async def _lay_out_board(self, interaction: Interaction, page: BoardPage) -> Message:
        now, zone = self.services.clock.now(), await zone_here(interaction)
        week, period = week_of(now, zone), page.season or period_of(page.scope, now)
        question = BoardQuestion(
            guild_of(interaction),
            page.measure,
            page.family,
            period,
            page.offset,
            caller_id=interaction.user.id,
            week=week,
        )
        board = await self.services.store.leaderboard(question)
        if board.length and not board.rows:
            page = replace(page, offset=buttons.clamp_offset(page.offset, PAGE_ROWS, board.length))
            board = await self.services.store.leaderboard(replace(question, offset=page.offset))
        texts = await self.services.languages.public(interaction)
        row = buttons.page_buttons(
            lambda offset, label: board_button(replace(page, offset=offset), label),
            page.offset,
            PAGE_ROWS,
            more=page.offset + PAGE_ROWS < board.length,
            labels=(texts("button-board-back"), texts("button-board-next")),
        )
        beside = {Measure.RATING: Measure.WEEK, Measure.WEEK: Measure.RATING}.get(page.measure)
        if beside is not None:
            row.append(board_button(BoardPage(beside), texts(f"measure-{beside}")))
        scope: Scope | str = page.season or page.scope
        if page.measure is Measure.WEEK:
            scope = day_words(datetime.fromtimestamp(week[0], zone).date(), texts)
        figures = [board_sheet(board, scope, texts)]
        return await self.services.figures.answer(interaction, figures, board_notes(board, texts), row, private=False)

    @pressed(buttons.MY_WEEK, right=replace(STEP_BACK, cost=Cost.READING))
    async def show_own_week(self, press: Interaction, table_id: TableId) -> None:
        """*My week* on a panel: show what the person has played here this week, with a button to the board."""
        texts, week = texts_for(press), week_of(self.services.clock.now(), await zone_here(press))
        question = BoardQuestion(home_id_of(press), Measure.WEEK, rows=0, caller_id=press.user.id, week=week)
        board = await self.services.store.leaderboard(question)
        row = [] if press.guild_id is None else [board_button(BoardPage(Measure.WEEK), texts("measure-week"))]
        await reply(press, page_layout(week_text(board, texts), row))

    # -- players

    @slash("stats", SHOW_HERE)
    async def stats(self, command: Interaction, player: discord.User | None = None) -> None:
        """Show a player's statistics, with a picture of their rating."""
        await self.show_stats(command, player or command.user)

    async def show_stats(self, command: Interaction, user: discord.User | discord.Member) -> None:
        message = await self._lay_out_stats(command, user.id, user.display_name, None)
        if message is None:
            raise RequestRefused("stats-none", name=safe_name(user.display_name))
        await reply(command, message, private=False)

    @pressed(buttons.STATS, right=STEPPING_HERE)
    async def turn_stats(self, press: Interaction, user_id: int, family: Family) -> None:
        """Show the same player's statistics in another family of games, in the same message."""
        message = await self._lay_out_stats(press, user_id, None, family)
        if message is None:
            raise RequestRefused("stats-gone")
        await redraw(press, message)

    async def _lay_out_stats(
        self, interaction: Interaction, user_id: int, name: str | None, family: Family | None
    ) -> Message | None:
        statistics = await self.services.store.player_statistics(
            guild_of(interaction), user_id, now=self.services.clock.now()
        )
        texts, own = await self.services.languages.public(interaction), user_id == interaction.user.id
        contests = contest_stats(await self.services.leagues.contests(guild_of(interaction)), user_id, texts)
        if statistics is None or not statistics.families:
            return Message(page_layout(f"**{safe_name(name or '')}**\n{contests}")) if contests else None
        statistics = replace(statistics, name=name or statistics.name)
        card = card_drawing(statistics, family, texts, await zone_here(interaction), own=own)
        family_shown = standing_in(statistics, family).family
        others = [one.family for one in statistics.families if one.family is not family_shown]
        row = [buttons.STATS.at(user_id, other, label=texts(f"family-short-{other}")) for other in others]
        notes = "\n".join(filter(None, (stats_notes(statistics, texts, own=own), contests)))
        return await self.services.figures.answer(interaction, [card], notes, row, private=False)

    @slash("compare", SHOW_HERE, a="compare-first", b="compare-second")
    async def compare(self, command: Interaction, a: discord.User, b: discord.User) -> None:
        await self.show_comparison(command, a, b)

    async def show_comparison(
        self, command: Interaction, a: discord.User | discord.Member, b: discord.User | discord.Member
    ) -> None:
        if a.id == b.id:
            raise RequestRefused("compare-same")
        comparison = await self.services.store.comparison(guild_of(command), a.id, b.id, now=self.services.clock.now())
        if comparison is None:
            raise RequestRefused("compare-none")
        texts = await self.services.languages.public(command)
        chart = compare_chart(comparison, texts, await zone_here(command))
        figures: list[Figure] = [compare_sheet(comparison, texts), *chart]
        message = await self.services.figures.answer(command, figures, compare_notes(comparison, texts), private=False)
        await reply(command, message, private=False)

    # -- finished games

    @slash(
        "history",
        _SHOW_ABROAD,
        player="history-player",
        preset="history-preset",
        since="history-since",
        until="history-until",
        period="history-period",
        ranked="history-ranked",
    )
    async def history(
        self,
        command: Interaction,
        player: discord.User | None = None,
        preset: KnownPreset | None = None,
        since: Day | None = None,
        until: Day | None = None,
        period: app_commands.Transform[Scope, word_option(Scope, "scope")] = Scope.ALL_TIME,
        ranked: app_commands.Transform[GameKind, word_option(GameKind, "history-only")] | None = None,
    ) -> None:
        """List the latest finished games."""
        period_start = first_day(period, self.services.clock.now(), await zone_here(command))
        first = max((day for day in (since, period_start) if day is not None), default=None)
        if first is not None and until is not None and first > until:
            raise RequestRefused("history-days-crossed")
        kind = None if ranked is None else ranked is GameKind.RANKED
        user_id, name = (player.id, player.display_name) if player is not None else (None, None)
        page = HistoryPage(user_id, preset, 0, first, until, kind)
        await reply(command, await self._lay_out_history(command, page, name), private=False)

    @pressed(buttons.HISTORY, right=STEPPING)
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
        """Show other games in the same message."""
        page = HistoryPage(user_id or None, preset or None, offset, since, until, ranked)
        await redraw(press, await self._lay_out_history(press, page))

    async def _lay_out_history(
        self, interaction: Interaction, page: HistoryPage, player: str | None = None
    ) -> discord.ui.LayoutView:
        zone = await zone_here(interaction)
        days = (page.since, page.until)
        which = GameFilter(home_id_of(interaction), page.user_id, page.preset, *span_of(*days, zone), page.ranked)
        history = await self.services.store.history(which, page.offset, HISTORY_ROWS)
        seats = (seat for game in history.games for seat in game.seats)
        name = next((seat.name for seat in seats if seat.user_id == page.user_id), player) if page.user_id else None
        texts = await self.services.languages.public(interaction)
        row = buttons.page_buttons(
            lambda offset, label: history_button(replace(page, offset=offset), label),
            page.offset,
            HISTORY_ROWS,
            more=history.more,
            labels=(texts("button-history-back"), texts("button-history-next")),
        )
        contests = await self._contests_of(interaction, page, which)
        words = history_text(
            history, name, texts, preset=page.preset, days=days, zone=zone, ranked=page.ranked, contests=contests
        )
        menus: list[Item] = []
        for menu in (buttons.GAME_REPLAY, buttons.GAME_REVIEW, buttons.GAME_ANALYSE):
            lines = [line for line in history.games if line.hosted or menu is not buttons.GAME_ANALYSE]
            if lines:
                options = [_game_option(line, texts) for line in lines]
                menus.append(menu.at(options=options, placeholder=texts(f"menu-{menu.name}")))
        return frame_layout([discord.ui.TextDisplay(words), *in_even_rows([*menus, *row])])

    async def _contests_of(self, interaction: Interaction, page: HistoryPage, which: GameFilter) -> list[ContestLine]:
        if interaction.guild_id is None or page.offset or page.preset is not None or page.ranked is not None:
            return []
        lines = (ContestLine(one, page.user_id) for one in await self.services.leagues.contests(interaction.guild_id))
        return [line for line in lines if line.is_within(which.since, which.until)][:MOST_CONTESTS]

    @pressed(buttons.GAME_REPLAY, right=Right(cost=Cost.READING))
    async def replay_chosen(self, press: Interaction, chosen: Sequence[str]) -> None:
        """Show the first step of the chosen game, privately."""
        await reply(press, await self._lay_out_step(press, buttons.read_number(chosen), 0, "first", private=True))

    @pressed(buttons.GAME_REVIEW, right=Right(cost=Cost.READING))
    async def review_chosen(self, press: Interaction, chosen: Sequence[str]) -> None:
        """Offer the hands of the chosen game for a review, if the person played them."""
        texts, game = texts_for(press), await self._find_game(press, buttons.read_number(chosen))
        if press.user.id not in [seat.user_id for seat in game.game.seats]:
            raise RequestRefused("review-game-not-yours")
        table_id = TableId(game.table_id)
        hands = await self.services.tables.hands_between(table_id, game.first_seq, game.last_seq)
        menus: list[Item] = []
        for part in range(-(-len(hands) // MOST_OPTIONS)):
            some = hands[part * MOST_OPTIONS : (part + 1) * MOST_OPTIONS]
            options = [
                discord.SelectOption(label=texts("review-hand", number=number), value=str(seq)) for number, seq in some
            ]
            label = texts("menu-hand-review", first=some[0][0], last=some[-1][0])
            menus.append(
                discord.ui.ActionRow(buttons.HAND_REVIEW.at(table_id, part, options=options, placeholder=label))
            )
        words = texts("review-which" if menus else "review-gone")
        await reply(press, frame_layout([discord.ui.TextDisplay(words), *menus]))

    async def _find_game(self, interaction: Interaction, game_id: int) -> StoredGame:
        game = await self.services.store.finished_game(home_id_of(interaction), game_id)
        if game is None:
            raise RequestRefused("game-none", game=str(game_id))
        return game

    async def _find_last(self, command: Interaction) -> int | None:
        for user_id in (command.user.id, None):
            page = await self.services.store.history(GameFilter(home_id_of(command), user_id), rows=1)
            if page.games:
                return page.games[0].game_id
        return None

    @slash("replay", _SHOW_ABROAD)
    async def replay(self, command: Interaction, game: GameNumber | None = None) -> None:
        """Show the first step of a game, with buttons to the others. The default is the caller's latest game here."""
        number = game or await self._find_last(command)
        if number is None:
            raise RequestRefused("history-empty")
        await reply(command, await self._lay_out_step(command, number, 0, "first"), private=False)

    @pressed(buttons.REPLAY, right=STEPPING)
    async def step(self, press: Interaction, game_id: int, step: int, where: str) -> None:
        """Show another step in the same message."""
        await redraw(press, await self._lay_out_step(press, game_id, step, where))

    async def _lay_out_step(
        self, interaction: Interaction, game_id: int, step: int, where: str, *, private: bool = False
    ) -> Message:
        """Lay out the step to which button ``where`` leads."""
        game = await self._find_game(interaction, game_id)
        by_hand = await self.services.tables.credits_of_game(game)
        try:
            replayed = await asyncio.to_thread(replay_game, game, by_hand)
        except RecordError as error:
            words = unreadable_text(game_id, game.record, error, texts_for(interaction))
            raise RequestRefused(words=words) from error
        step = replayed.step_to(where, step)
        shown = texts_for(interaction) if private else await self.services.languages.public(interaction)
        text_only = await self.services.figures.wants_words(interaction, private=private)
        texts = texts_in(shown.locale, for_screen_reader=text_only)
        make = functools.partial(buttons.REPLAY.at, game_id)
        number = replayed.steps[step].state.standing.number
        more = [buttons.GAME_AGAIN.at(game_id, number, label=texts("button-again"))]
        if game.game.hosted:
            more.append(buttons.ANALYSE.at(game_id, label=texts("button-analyse")))
        rows = buttons.step_rows(make, replayed, step, texts, *more)
        reader = Reader(texts, text_only=text_only)  # in the colours that everybody may see
        return await lay_out_step(self.services.figures, replayed, step, reader, rows)

    @slash("verify", _SHOW_ABROAD, hand="verify-hand")
    async def verify(
        self, command: Interaction, game: GameNumber, hand: app_commands.Range[int, 1, 9999] | None = None
    ) -> None:
        """Recompute every deal of a game, and show the proof of one of them."""
        stored = await self._find_game(command, game)
        texts = await self.services.languages.public(command)
        try:
            words = await asyncio.to_thread(verify_text, stored, texts, hand)
        except RecordError as error:
            words = unreadable_text(game, stored.record, error, texts)
        await reply(command, page_layout(words), private=False)

    @slash("record", Right(cost=Cost.READING, abroad=True), game="record-game")
    async def record(self, command: Interaction, game: GameNumber | None = None) -> None:
        """Send the record of a finished game, or of the caller's game at this table without the hand being played."""
        texts = texts_for(command)
        if game is not None:
            stored = await self._find_game(command, game)
            words, began = texts("game-here", game=str(game)), stored.game.started_at
            await _send_record(command, words, f"game-{game}", stored.record, game_id=game, began=began)
            return
        table_id = self._verbs.table_here(command)
        record = None if table_id is None else self.services.tables.record(table_id, command.user.id)
        if record is None:
            raise RequestRefused("record-none")
        await _send_record(command, texts("record-here"), f"table-{table_id}", record)


def _game_option(game: GameLine, texts: Texts) -> discord.SelectOption:
    label, about = game_choice(game, texts)
    return discord.SelectOption(value=str(game.game_id), label=label, description=about)


async def _send_record(
    command: Interaction, words: str, stem: str, record: str, *, game_id: int | None = None, began: float | None = None
) -> None:
    files = {f"{stem}.euchre": record.encode()}
    write_notation = functools.partial(notation_file, record, texts_for(command), game_id=game_id, began=began)
    try:
        notation, about = await asyncio.to_thread(write_notation)
    except RecordError as error:
        notation, about = (
            None,
            texts_for(command)("record-unreadable", line=error.line, fault=fault_words(error.why, texts_for(command))),
        )
    if notation is not None:
        files[f"{stem}{NOTATION_SUFFIX}"] = notation
    await reply_with_files(command, f"{words}\n{about}", files)


# -- Discord's own menus on a person (*Apps*): *Euchre stats*, *Compare with me* and *Invite to my table*


class PersonMenus(commands.Cog):
    """Discord's menus on a person, wherever a server shows one."""

    def __init__(self, boards: BoardCommands, seating: Seating) -> None:
        self._boards = boards
        self._seating = seating
        answers = {
            "person-stats": self.show_stats,
            "person-compare": self.compare_with_me,
            "person-invite": self.invite,
        }
        self.menus = tuple(
            app_commands.ContextMenu(name=localize(key), callback=answers[key], extras={"menu": key}) for key in answers
        )

    @allow(replace(SHOW_HERE, question="stats"))
    async def show_stats(self, command: Interaction, person: discord.User) -> None:
        """*Euchre stats*: show what ``/stats`` shows of this person."""
        await self._boards.show_stats(command, person)

    @allow(SHOW_HERE)
    async def compare_with_me(self, command: Interaction, person: discord.User) -> None:
        """*Compare with me*: show what ``/compare`` shows of the two people."""
        await self._boards.show_comparison(command, command.user, person)

    @allow(OPEN_HERE)
    async def invite(self, command: Interaction, person: discord.User) -> None:
        """*Invite to my table*: call the person to the asker's own table, if no game is played there."""
        table_id = self._table_of(guild_of(command), command.user.id)
        if person.bot or person.id == command.user.id:
            raise RequestRefused("invite-nobody")
        if table_id is None:
            raise RequestRefused("invite-no-table")
        await self._seating.invite(command, table_id, person.id)

    def _table_of(self, guild_id: int, user_id: int) -> TableId | None:
        own = [
            snapshot.table.table_id
            for snapshot in self._boards.services.tables.snapshots()
            if snapshot.table.guild_id == guild_id
            and snapshot.table.owner_id == user_id
            and snapshot.table.status is not Status.PLAYING
            and snapshot.table.tournament is None
        ]
        return max(own, default=None)
