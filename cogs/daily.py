"""``/daily``: five hands a day, the same for everybody."""

from __future__ import annotations

from datetime import date, timedelta

import discord
from discord import app_commands
from discord.ext import commands

from bot.players.review import Finding
from bot.storage.api import TableId
from bot.tables.history import OwnHand
from bot.tables.judge import MayNotBegin
from bot.tables.model import TournamentKind
from bot.tables.views import Refused, Snapshot, TableView
from bot.tournaments.daily.attempts import HANDS, Attempt, day_of_key, others_chose
from bot.tournaments.daily.daily_deals import Asker, DailyDeals
from bot.ui import buttons
from bot.ui.command_sync import localize
from bot.ui.errors import in_time
from bot.ui.interactions import Interaction, bot_of, home_of
from bot.ui.languages import Languages, texts_for
from bot.ui.layouts import Item, boxed, in_rows, page_layout
from bot.ui.options import WrongTime, read_day
from bot.ui.readers import Readers
from bot.ui.replies import NOBODY, Message, tell
from bot.ui.routes import pressed
from bot.words.catalogue import Texts
from bot.words.daily_text import board_text, month_text, others_text, result_text, share_text, verify_text
from bot.words.names import safe_name
from bot.words.notices import refusal_text
from bot.words.results_text import hand_result_text
from cogs.table.layouts import hands_button
from cogs.table.panels import Panels
from cogs.table.presses import TablePresses

SHOWN = [
    app_commands.Choice(name=localize(f"daily-show-{page}"), value=page)
    for page in ("play", "board", "month", "verify")
]


class DailyCommands(commands.Cog):
    """The daily deal."""

    @app_commands.command(name="daily", description=localize("command-daily"))
    @app_commands.describe(show=localize("option-daily-show"), day=localize("option-daily-day"))
    @app_commands.choices(show=SHOWN)
    async def daily(
        self, command: Interaction, show: str = "play", day: app_commands.Range[str, 1, 20] | None = None
    ) -> None:
        """Play today's deal, or show a day's result, its board, its month's board, its seals."""
        try:
            wanted = None if day is None else await read_day(day, command.created_at)
        except WrongTime as wrong:
            await tell(command, texts_for(command)(wrong.key, day=safe_name(day or "")))
            return
        await bot_of(command).tournaments.daily_handlers.show(command, show, wanted)


async def setup(bot: commands.Bot) -> None:
    """Called by discord.py."""
    await bot.add_cog(DailyCommands())


# -- handlers
#
# Answers about daily deals: one's own table and result, the boards, what is shared, how a day is verified.
#
# Of a day that still runs nobody sees anybody else's play before they have finished their own, and whatever they do
# see is private. Decides nothing itself.


PAGES = ("share", "board", "month", "verify")
"""What a button leads to."""


class DailyHandlers:
    """Answers commands and presses about daily deals."""

    def __init__(
        self, daily: DailyDeals, tables: TablePresses, panels: Panels, readers: Readers, languages: Languages
    ) -> None:
        self._daily = daily
        self._tables = tables
        self._panels = panels
        self._readers = readers
        self._languages = languages

    async def play(self, command: Interaction) -> None:
        """The asker's panel, or their result."""
        user = command.user
        asker = Asker(user.id, user.display_name, home_of(command), command.channel_id or 0)
        try:
            found = await self._daily.play(asker)
        except MayNotBegin as closed:
            await tell(command, refusal_text(Refused(closed.reason), texts_for(command)))
            return
        if isinstance(found, Snapshot):
            await self._tables.hand(command, found.table.table_id)
        else:
            await self._show(command, await self._result(command, self._daily.today(), found), private=True)

    async def show(self, command: Interaction, page: str, day: date | None) -> None:
        """A page of a day, today's if none is named; what is over is for everybody to read."""
        today = self._daily.today()
        wanted = day or today
        if wanted > today:
            await tell(command, texts_for(command)("daily-day-future"))
        elif page == "play" and wanted == today:
            await self.play(command)
        elif page == "play":
            await self._past_result(command, wanted)
        elif page == "board" and wanted == today:
            await self._board(command, wanted, private=True)
        elif page == "board":
            await self._board(command, wanted, private=False)
        elif page == "month":
            await self._month(command, wanted, private=False)
        else:
            await self._verify(command, wanted)

    @pressed(buttons.DAILY)
    async def turn(self, press: Interaction, verb: str, day: date) -> None:
        """A button; all answers but what is shared are private."""
        match verb:
            case "share":
                await self._share(press, day)
            case "board":
                await self._board(press, day, private=True)
            case "month":
                await self._month(press, day, private=True)
            case _:
                await self._verify(press, day)

    async def kept(self, attempt: Attempt, table: TableView) -> None:
        """An attempt is over and kept: its player's panel tells how the last hand ended, and the result."""
        tournament, last = table.tournament, table.last_hand
        day = self._daily.today() if tournament is None else day_of_key(tournament.key)

        async def result(press: Interaction) -> Message:
            texts = (await self._readers.of(press)).texts
            ended = "" if last is None else hand_result_text(last, table.with_players_of_game, texts)
            return Message(await self._result(press, day, attempt, ended))

        self._panels.say_last(TableId(attempt.table_id), attempt.user_id, result)

    async def others(self, own: OwnHand, costliest: Finding, user_id: int, texts: Texts) -> str:
        """Return what the others did at somebody's costliest decision in a hand of a daily deal; "" in any other
        hand.
        """
        tournament, number = own.table.tournament, own.hand.view.number
        if tournament is None or tournament.kind is not TournamentKind.DAILY:
            return ""
        board = await self._daily.board(day_of_key(tournament.key))
        mine = board.of_person(user_id)
        if mine is None:
            return ""
        choice = mine.hands[number - 1].choices[costliest.number]
        return others_text(costliest.view, choice, others_chose(board.attempts, mine, number, choice), texts)

    # -- pages

    async def _past_result(self, command: Interaction, day: date) -> None:
        attempt = await self._daily.attempt(day, command.user.id)
        if attempt is None:
            await tell(command, texts_for(command)("daily-not-played"))
        else:
            await self._show(command, await self._result(command, day, attempt), private=True)

    async def _result(self, asked: Interaction, day: date, attempt: Attempt, ended: str = "") -> discord.ui.LayoutView:
        """Somebody's result; ``ended`` tells of the hand that they have just finished."""
        texts = (await self._readers.of(asked)).texts
        board = await self._daily.board(day)
        line, players = board.line_of(attempt.user_id), len(board.lines)
        told = result_text(day, attempt.points, line, players, attempt.streak, texts)
        hands: list[Item] = [
            buttons.REVIEW.at(attempt.table_id, hand.hand_seq, label=texts("button-daily-hand", hand=number))
            for number, hand in enumerate(attempt.hands, 1)
        ]
        if day < self._daily.today():
            hands += [
                hands_button(TableId(attempt.table_id), hand.hand_seq, texts, number)
                for number, hand in enumerate(attempt.hands, 1)
            ]
        pages = PAGES if len(attempt.hands) == HANDS else PAGES[1:]
        links = in_rows(_button(page, day, texts) for page in pages)
        words: list[Item] = [discord.ui.TextDisplay(text) for text in (ended, told) if text]
        return boxed([*words, *_rows(hands, len(attempt.hands)), *links])

    async def _share(self, press: Interaction, day: date) -> None:
        attempt = await self._daily.attempt(day, press.user.id)
        if attempt is None:
            await tell(press, texts_for(press)("daily-not-played"))
            return
        texts = await self._languages.public(press)
        told = share_text(day, press.user.display_name, attempt.points, texts)
        await self._show(press, page_layout(told), private=False)

    async def _board(self, asked: Interaction, day: date, *, private: bool) -> None:
        texts, board = await self._texts(asked, private=private), await self._daily.board(day)
        own = board.line_of(asked.user.id)
        if day >= self._daily.today() and own is None:
            await tell(asked, texts_for(asked)("daily-board-hidden"))
            return
        lines, names = board.of_server(home_of(asked))
        following = day + timedelta(days=1)
        seal = following, (await self._daily.chain(following)).seal
        told = board_text(day, lines, names, len(board.lines), own if private else None, seal, texts)
        row = [_button(page, day, texts) for page in ("month", "verify")]
        await self._show(asked, page_layout(told, row), private=private)

    async def _month(self, asked: Interaction, day: date, *, private: bool) -> None:
        texts, month = await self._texts(asked, private=private), day.isoformat()[:7]
        lines, names = await self._daily.month(month, home_of(asked), asked.user.id if private else None)
        await self._show(asked, page_layout(month_text(month, lines, names, texts)), private=private)

    async def _verify(self, asked: Interaction, day: date) -> None:
        """The seals of the day and of the one after it, which is thus told before it begins; secrets of the past."""
        chain, following = await self._daily.chain(day), day + timedelta(days=1)
        over = day < self._daily.today()
        seals = [(day, chain.seal), (following, (await self._daily.chain(following)).seal)]
        told = verify_text(seals, chain.secret(HANDS).hex() if over else None, texts_for(asked))
        await self._show(asked, page_layout(told), private=True)

    async def _texts(self, asked: Interaction, *, private: bool) -> Texts:
        return (await self._readers.of(asked)).texts if private else await self._languages.public(asked)

    async def _show(self, asked: Interaction, layout: discord.ui.LayoutView, *, private: bool) -> None:
        async with in_time():
            await asked.response.send_message(view=layout, ephemeral=private, allowed_mentions=NOBODY)


def _button(page: str, day: date, texts: Texts) -> Item:
    return buttons.DAILY.at(page, day.isoformat(), label=texts(f"button-daily-{page}"))


def _rows(row: list[Item], size: int) -> list[Item]:
    """A row for each kind of button; none where no hand was played."""
    return in_rows(row, size) if size else []
