"""``/daily``: the same five hands a day for everybody. A person's table and result, the boards, each day's proof.

While a day runs, people see nothing of others' play before they have finished their own attempt. What they then see is
private. This file decides nothing.
"""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta
from enum import StrEnum, auto

import discord
from discord import app_commands
from discord.ext import commands

from bot.rights import Begins, Cost, Posts, Right
from bot.services import Services
from bot.storage.api import TableId
from bot.tables.decisions import Reason
from bot.tables.views import Snapshot
from bot.tournaments.daily.attempts import HANDS, Attempt, day_of_key
from bot.tournaments.daily.daily_deals import Asker, AttemptKept
from bot.ui import buttons
from bot.ui.layouts import Item, frame_layout, in_even_rows, page_layout
from bot.ui.options import DailyDay, word_option, zone_here
from bot.ui.readers import Interaction, home_id_of, tables_channel_of, texts_for
from bot.ui.replies import Message, RequestRefused, SayOnPages, reply
from bot.ui.rights import slash
from bot.ui.routes import pressed
from bot.words.catalogue import Texts
from bot.words.daily_text import (
    board_notes,
    day_sheet,
    month_notes,
    month_sheet,
    result_text,
    share_text,
    verify_text,
)
from bot.words.results_text import hand_result_text
from cogs.table.answers import Answers

_OWN_DAY = Right(begins=Begins.PERHAPS, cost=Cost.READING, question="daily-deals", needs_all=True)
_DAY_RIGHTS = {
    "share": Right(posts=Posts.MESSAGE, needs_all=True),
    "play": _OWN_DAY,
    **dict.fromkeys(("board", "month", "verify"), replace(_OWN_DAY, begins=Begins.NOTHING)),
}


class DailyPage(StrEnum):
    """What ``/daily`` shows of a day."""

    PLAY = auto()
    """The person's table for today's deal, or their result once the attempt is over."""
    BOARD = auto()
    MONTH = auto()
    VERIFY = auto()


LINKS = ("share", "board", "month", "verify")
"""The pages to which buttons lead."""


class DailyCommands(commands.Cog):
    """The daily deal: its command, and the buttons of its answers. ``say`` shows the result on open pages."""

    def __init__(self, services: Services, answers: Answers, say: SayOnPages) -> None:
        self.services = services
        self._answers, self._say = answers, say
        services.daily.add_listener(self.show_result)

    @slash("daily", replace(_OWN_DAY, posts=Posts.ANSWER, abroad=True), show="daily-show", day="daily-day")
    async def daily(
        self,
        command: Interaction,
        show: app_commands.Transform[DailyPage, word_option(DailyPage, "daily-show")] = DailyPage.PLAY,
        day: DailyDay | None = None,
    ) -> None:
        """Play today's deal, or show a day's result, boards or seals, which everybody may read once the day is over."""
        today = self.services.daily.today()
        day = day or today
        if day > today:
            raise RequestRefused("daily-day-future")
        match show:
            case DailyPage.PLAY if day == today:
                await self._play(command)
            case DailyPage.PLAY:
                attempt = await self.services.daily.attempt(day, command.user.id)
                if attempt is None:
                    raise RequestRefused("daily-not-played")
                await reply(command, await self._result(command, day, attempt))
            case DailyPage.BOARD:
                await self._show_board(command, day, private=day == today)
            case DailyPage.MONTH:
                await self._show_month(command, day, private=False)
            case DailyPage.VERIFY:
                await self._show_seals(command, day)

    async def _play(self, command: Interaction) -> None:
        user = command.user
        asker = Asker(user.id, user.display_name, home_id_of(command), tables_channel_of(command))
        match await self.services.daily.play(asker):
            case Reason() as closed:
                raise RequestRefused(f"refusal-{closed}")
            case Snapshot() as snapshot:
                await self._answers.show_hand(command, snapshot.table.table_id)
            case attempt:
                await reply(command, await self._result(command, self.services.daily.today(), attempt))

    @pressed(buttons.DAILY, right=_DAY_RIGHTS)
    async def open_page(self, press: Interaction, verb: str, day: date) -> None:
        """Show the page to which a button leads. All answers are private, except what is shared."""
        match verb:
            case "share":
                await self._share(press, day)
            case "play":
                await self._play(press)
            case "board":
                await self._show_board(press, day, private=True)
            case "month":
                await self._show_month(press, day, private=True)
            case _:
                await self._show_seals(press, day)

    def show_result(self, kept: AttemptKept) -> None:
        """Once an attempt is stored, show on its player's panel and pages how the last hand ended, and the result."""
        attempt, table = kept.attempt, kept.table
        tournament, last = table.tournament, table.last_hand
        day = self.services.daily.today() if tournament is None else day_of_key(tournament.key)

        async def result(press: Interaction) -> Message:
            reader = await self.services.readers.of(press)  # by the current choices, since the press may be old
            texts = reader.texts
            ended = "" if last is None else hand_result_text(last, table.with_players_of_game, texts)
            return Message(await self._result(press, day, attempt, ended))

        self._answers.panels.say_last(TableId(attempt.table_id), attempt.user_id, result)
        self._say([attempt.user_id], table.guild_id, result)

    # -- pages

    async def _result(
        self, interaction: Interaction, day: date, attempt: Attempt, ended: str = ""
    ) -> discord.ui.LayoutView:
        texts = texts_for(interaction)
        board = await self.services.daily.board(day)
        line, players = board.line_of(attempt.user_id), len(board.lines)
        is_over = day < self.services.daily.today()
        result = result_text(day, attempt.points, line, players, attempt.streak, texts, is_over=is_over)
        hands: list[Item] = [
            buttons.REVIEW.at(attempt.table_id, hand.hand_seq, label=texts("button-daily-hand", hand=number))
            for number, hand in enumerate(attempt.hands, 1)
        ]
        if is_over:
            hands += [
                buttons.HANDS.at(attempt.table_id, hand.hand_seq, label=texts("button-hands-of", number=number))
                for number, hand in enumerate(attempt.hands, 1)
            ]
        pages = LINKS if len(attempt.hands) == HANDS else LINKS[1:]
        links = in_even_rows(_button(page, day, texts) for page in pages)
        words: list[Item] = [discord.ui.TextDisplay(text) for text in (ended, result) if text]
        return frame_layout([*words, *_rows(hands, len(attempt.hands)), *links])

    async def _share(self, press: Interaction, day: date) -> None:
        attempt = await self.services.daily.attempt(day, press.user.id)
        if attempt is None:
            raise RequestRefused("daily-not-played")
        texts = await self.services.languages.public(press)
        result = share_text(day, press.user.display_name, attempt.points, texts)
        await reply(press, page_layout(result, [_button("play", day, texts)]), private=False)

    async def _show_board(self, interaction: Interaction, day: date, *, private: bool) -> None:
        texts, board = await self._texts(interaction, private=private), await self.services.daily.board(day)
        own = board.line_of(interaction.user.id)
        if day >= self.services.daily.today() and own is None:
            raise RequestRefused("daily-board-hidden")
        lines, names = board.of_server(home_id_of(interaction))
        following = day + timedelta(days=1)
        seal = following, (await self.services.daily.chain(following)).seal
        players, shown = len(board.lines), own if private else None
        row = [_button(page, day, texts) for page in ("month", "verify")]
        sheet = day_sheet(day, lines, names, players, texts, await zone_here(interaction))
        notes = board_notes(day, lines, players, shown, seal, texts)
        message = await self.services.figures.answer(interaction, [sheet], notes, row, private=private)
        await reply(interaction, message, private=private)

    async def _show_month(self, interaction: Interaction, day: date, *, private: bool) -> None:
        texts, month = await self._texts(interaction, private=private), day.isoformat()[:7]
        lines, names = await self.services.daily.month(
            month, home_id_of(interaction), interaction.user.id if private else None
        )
        sheet, notes = month_sheet(month, lines, names, texts), month_notes(month, lines, texts)
        message = await self.services.figures.answer(interaction, [sheet], notes, private=private)
        await reply(interaction, message, private=private)

    async def _show_seals(self, interaction: Interaction, day: date) -> None:
        chain, following = await self.services.daily.chain(day), day + timedelta(days=1)
        over = day < self.services.daily.today()
        seals = [(day, chain.seal), (following, (await self.services.daily.chain(following)).seal)]
        words = verify_text(seals, chain.secret(HANDS).hex() if over else None, texts_for(interaction))
        await reply(interaction, page_layout(words))

    async def _texts(self, interaction: Interaction, *, private: bool) -> Texts:
        return texts_for(interaction) if private else await self.services.languages.public(interaction)


def _button(page: str, day: date, texts: Texts) -> Item:
    return buttons.DAILY.at(page, day.isoformat(), label=texts(f"button-daily-{page}"))


def _rows(row: list[Item], size: int) -> list[Item]:
    kinds = (row[start : start + size] for start in range(0, len(row), size or 1))
    return [part for kind in kinds for part in in_even_rows(kind)] if size else []
