"""``/puzzle``: one position a day for each server. People answer privately, and then see what the expert would do.

Nobody sees the answer, or how others did, before giving their own. This file decides nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from datetime import date
from typing import Any

import discord
from discord.ext import commands

from bot.engine.acts import PlayCard, cards_of
from bot.engine.views import SeatView
from bot.pictures.panel_picture import panel_picture
from bot.pictures.table_picture import NO_AVATARS
from bot.rights import Cost, Posts, Right
from bot.services import Services
from bot.tables.views import Cards
from bot.tournaments.puzzles import Answered, Posed, PuzzleDay
from bot.ui import buttons
from bot.ui.errors import RequestFailed
from bot.ui.layouts import FELT, YOUR_TURN, Item, as_file, frame_layout, in_even_rows, page_layout, picture
from bot.ui.readers import Interaction, Reader, home_id_of, tables_channel_of, texts_for
from bot.ui.replies import FigurePages, Message, RequestRefused, amend, redraw, reply, tell
from bot.ui.rights import slash
from bot.ui.routes import pressed
from bot.words import offers
from bot.words.daily_text import (
    position_text,
    puzzle_alt,
    puzzle_end_text,
    puzzle_share_text,
    puzzle_table,
    puzzle_text,
    solution_text,
    source_text,
    withdrawn_text,
)
from bot.words.labels import act_label, card_label, sort_cards

_PUZZLE = Right(cost=Cost.READING, question="puzzle", abroad=True)
_PUZZLE_RIGHTS = {"open": _PUZZLE, "share": Right(posts=Posts.MESSAGE)}


PUZZLE_FILE = "puzzle.png"


class PuzzleCommands(commands.Cog):
    """The puzzle of a day: its command, its answers, and the line to share."""

    def __init__(self, services: Services) -> None:
        self.services = services

    @slash("puzzle", _PUZZLE)
    async def puzzle(self, command: Interaction) -> None:
        """Show today's puzzle or, after the caller's answer, its solution."""
        await self._show(command)

    @pressed(buttons.SOLVE, right=Right(cost=Cost.READING))
    async def solve(self, press: Interaction, day: date, number: int, place: int) -> None:
        """Store a person's answer, and show the solution in place of the question."""
        home = home_id_of(press)
        posed = await self.services.puzzles.posed_puzzle(home, day, number)
        act = None if posed is None else offers.act_at(posed.position.view, place)
        answered = None if act is None else await self.services.puzzles.answer(home, day, number, press.user.id, act)
        if answered is None:
            raise RequestRefused("puzzle-over")
        await redraw(press, await self._page(press, day, answered))

    @pressed(buttons.PUZZLE, right=_PUZZLE_RIGHTS)
    async def open_page(self, press: Interaction, verb: str, day: date) -> None:
        """*Solve it yourself*: show the puzzle. *Share*: post a line."""
        if verb == "open":
            await self._show(press)
            return
        answer = await self.services.puzzles.answer_of(home_id_of(press), day, press.user.id)
        if answer is None:
            raise RequestRefused("puzzle-unanswered")
        texts = await self.services.languages.public(press)
        line = puzzle_share_text(day, press.user.display_name, answer.right, answer.streak, texts)
        own = buttons.PUZZLE.at("open", day.isoformat(), label=texts("button-puzzle-open"))
        await reply(press, page_layout(line, [own]), private=False)

    # -- pages

    async def _show(self, interaction: Interaction) -> None:
        day = self.services.puzzles.today()
        puzzle = await self.services.puzzles.puzzle(home_id_of(interaction), tables_channel_of(interaction))
        if puzzle is not None:
            await reply(interaction, await self._page(interaction, day, puzzle))
            return
        await tell(interaction, texts_for(interaction)("puzzle-not-yet"))
        await self.services.puzzles.idle()
        puzzle = await self.services.puzzles.puzzle(home_id_of(interaction), tables_channel_of(interaction))
        if puzzle is not None:
            with suppress(*RequestFailed):  # the answer has already said how to ask again
                await amend(interaction, await self._page(interaction, day, puzzle))

    async def _page(self, interaction: Interaction, day: date, puzzle: PuzzleDay) -> Message:
        reader = await self.services.readers.of(interaction)
        home = home_id_of(interaction)
        answer = puzzle.answer_of(interaction.user.id, home)
        if answer is None:
            view = puzzle.asked.position.view
            drawn = await _draw(view, reader, self.services.figures)
            rows = in_even_rows(_act_buttons(day, puzzle.number, view, reader))
            words = puzzle_text(day, view, reader.texts, reader.hand_order, pictured=drawn is not None)
            return _lay_out(drawn, view, reader, words, rows, YOUR_TURN)
        right = None if answer.guild_id != home else [one.right for one in puzzle.answers_at(home)]
        end = puzzle_end_text(day, answer.streak, right, reader.texts)
        return await _solution(day, puzzle.asked, answer, end, reader, self.services.figures)


async def _solution(
    day: date, posed: Posed, answer: Answered, end: str, reader: Reader, figures: FigurePages
) -> Message:
    texts = reader.texts
    share = in_even_rows([buttons.PUZZLE.at("share", day.isoformat(), label=texts("button-daily-share"))])
    if answer.own != posed.own:
        return Message(frame_layout([discord.ui.TextDisplay(f"{withdrawn_text(day, texts)}\n{end}"), *share]))
    view, solution, source = posed.position.view, posed.solution, posed.source
    drawn = await _draw(view, reader, figures, cards_of(solution.advice.act))
    text = solution_text(day, view, answer.act, answer.right, solution.advice, solution.obvious, posed.taken, texts)
    where = date.fromisoformat(source.day or "") if source.game_id is None else source.game_id
    seen = [] if drawn is not None else [position_text(view, texts, reader.hand_order)]
    words = "\n".join([text, *seen, source_text(source.hand, where, texts), end])
    return _lay_out(drawn, view, reader, words, share, FELT)


async def _draw(view: SeatView, reader: Reader, figures: FigurePages, framed: Cards = ()) -> bytes | None:
    if reader.text_only:
        return None
    table = puzzle_table(view, reader.texts)
    look = (reader.texts, reader.deck, reader.hand_order)
    return await figures.door.draw(figures.times.drawing, panel_picture, table, view, *look, NO_AVATARS, framed)


def _lay_out(
    drawn: bytes | None, view: SeatView, reader: Reader, words: str, rows: list[Item], colour: discord.Colour
) -> Message:
    text = discord.ui.TextDisplay[Any](words)
    if drawn is None:
        return Message(frame_layout([text, *rows], colour))
    alt = puzzle_alt(view, reader.texts, reader.hand_order)
    return Message(frame_layout([picture(PUZZLE_FILE, alt), text, *rows], colour), [as_file(drawn, PUZZLE_FILE, alt)])


def _act_buttons(day: date, number: int, view: SeatView, reader: Reader) -> Iterator[Item]:
    places = {act: place for place, act in enumerate(offers.number_acts(view))}
    cards, trump = offers.single_card_acts(view), view.public.trump
    in_hand = [cards[card] for card in dict.fromkeys(sort_cards(view, reader.hand_order)) if card in cards]
    for act in (*offers.acts_without_cards(view), *in_hand):
        emoji = reader.pack.card(act.card, trump) if isinstance(act, PlayCard) else None
        label = act_label(act, view, reader.texts)
        if isinstance(act, PlayCard):
            label = card_label(act.card, trump, reader.texts, pictured=emoji is not None)
        yield buttons.SOLVE.at(
            day.isoformat(), number, places[act], label=label, style=discord.ButtonStyle.primary, emoji=emoji
        )
