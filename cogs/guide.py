"""``/help``: what this bot is and how to start a game, with a button to the tour. A private answer.

Also greets a server that adds the bot.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

import discord
from discord import app_commands
from discord.ext import commands

from bot.engine import presets
from bot.engine.rules import Rules
from bot.pictures.panel_picture import tour_picture
from bot.storage.api import TableId
from bot.tables.tables import Tables
from bot.tables.views import Snapshot, TableView
from bot.ui import act_buttons, buttons
from bot.ui.command_sync import localize
from bot.ui.interactions import Interaction, bot_of
from bot.ui.layouts import Item, as_file, page_layout, picture
from bot.ui.readers import Reader, Readers
from bot.ui.replies import NOBODY, draw, tell
from bot.ui.routes import pressed
from bot.words.catalogue import Texts
from bot.words.glossary import Term, find_term, find_terms, meaning_text, other_terms, term_title
from bot.words.labels import act_label, call_label
from bot.words.panel_text import panel_text
from bot.words.results_text import salute_text
from bot.words.rules_page import rules_text
from bot.words.table_text import table_text
from bot.words.tour import STEPS, help_text, step_alt, step_text

if TYPE_CHECKING:
    from bot.app import EuchreBot


class HelpCommands(commands.Cog):
    """The command for people who are new to the bot, and what servers see to which the bot is new."""

    def __init__(self, bot: EuchreBot) -> None:
        self._bot = bot

    @app_commands.command(name="help", description=localize("command-help"))
    async def help(self, command: Interaction) -> None:
        """Explain how to play here."""
        await bot_of(command).guide_handlers.help(command)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """A server has added the bot, or Discord says so."""
        await self._bot.greeter.greet(guild)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was removed from a server."""
        self._bot.greeter.leave(guild.id)

    @commands.Cog.listener()
    async def on_shard_ready(self, _: int) -> None:
        """A connection was identified; nothing stands beside the bot's name yet."""
        self._bot.presence.begin_anew()


async def setup(bot: EuchreBot) -> None:
    """Called by discord.py."""
    await bot.add_cog(HelpCommands(bot))


# -- handlers
#
# What is answered to somebody who asks how it goes: help, the tour, a table's rules, the meaning of a word.
#
# Everything is private. A press on a private page turns that page; one on a table or a panel, which stay as they are,
# is answered with a new one. Whatever goes wrong, the press is answered. Decides nothing.


PICTURE_NAME = "tour.png"
MOST_WORDS, MOST_CHOICES = 1800, 25
"""Characters of meanings in one answer, and words in one menu."""


class GuideHandlers:
    """Answers people who want to learn the game."""

    def __init__(self, tables: Tables, readers: Readers) -> None:
        self.tables = tables
        self.readers = readers

    async def help(self, command: Interaction) -> None:
        """``/help``."""
        await self._turn(command, self._help(command, (await self.readers.of(command)).texts))

    @pressed(buttons.GUIDE)
    async def page(self, press: Interaction, page: str) -> None:
        """*Help*, *Rules* or *Done*."""
        texts = (await self.readers.of(press)).texts
        match page:
            case "rules":
                table = self._table_here(press)
                rules = table.rules if table is not None else presets.build(presets.DEFAULT_PRESET)
                layout = page_layout(rules_text(rules, texts), [buttons.GUIDE.at("help", label=texts("button-help"))])
            case "done":
                layout = page_layout(texts("tour-done"), [buttons.GUIDE.at("help", label=texts("button-help"))])
            case _:
                layout = self._help(press, texts)
        await self._turn(press, layout)

    @pressed(buttons.TOUR)
    async def tour(self, press: Interaction, step: int) -> None:
        """A step of the tour, with its picture unless the reader chose text only."""
        reader = await self.readers.of(press)
        texts = reader.texts
        png = None if reader.text_only else await draw(tour_picture, step, texts.locale, reader.deck)
        first = buttons.GUIDE.at("help", label=texts("button-help"))
        row: list[Item] = [buttons.TOUR.at(step - 1, label=texts("button-tour-back")) if step > 1 else first]
        if step < len(STEPS):
            row.append(buttons.TOUR.at(step + 1, label=texts("button-tour-next"), style=discord.ButtonStyle.primary))
        row.append(buttons.GUIDE.at("done", label=texts("button-tour-done")))
        alt = step_alt(step, texts)
        words = step_text(step, texts) if png is not None else f"{step_text(step, texts)}\n{alt}"
        files = [] if png is None else [as_file(png, PICTURE_NAME, alt)]
        await self._turn(
            press, page_layout(words, row, above=None if png is None else picture(PICTURE_NAME, alt)), files
        )

    @pressed(buttons.LOOK_UP)
    async def look_up(self, press: Interaction, table_id: TableId) -> None:
        """*What is this?*: the words that the pressed message uses now, and a menu of those that may come."""
        reader = await self.readers.of(press)
        snapshot = self.tables.snapshot(table_id)
        if snapshot is None:
            await tell(press, reader.texts("refusal-no-table"))
            return
        table = snapshot.table
        terms = find_terms("\n".join(self._said(press, snapshot, reader)), reader.texts)
        told, left = _told(terms, table.rules, reader.texts)
        words = told or reader.texts("lookup-nothing")
        rest = (*left, *other_terms(table.rules, terms))
        layout = _with_menu(words, table_id, rest, reader.texts)
        await press.response.send_message(view=layout, ephemeral=True, allowed_mentions=NOBODY)

    @pressed(buttons.TERM)
    async def explain(self, press: Interaction, table_id: TableId, chosen: Sequence[str]) -> None:
        """A word chosen from the menu."""
        texts = (await self.readers.of(press)).texts
        snapshot = self.tables.snapshot(table_id)
        terms = [term for term in map(find_term, chosen) if term is not None]
        if snapshot is None or not terms:
            await tell(press, texts("refusal-no-table" if snapshot is None else "retired-button"))
            return
        table = snapshot.table
        words = meaning_text(terms[0], table.rules, texts)
        rest = other_terms(table.rules, (terms[0],))
        await self._turn(press, _with_menu(words, table_id, rest, texts))

    def _help(self, asked: Interaction, texts: Texts) -> discord.ui.LayoutView:
        rules = texts("button-rules-any" if self._table_here(asked) is None else "button-rules-here")
        tour = buttons.TOUR.at(1, label=texts("button-tour"), style=discord.ButtonStyle.primary)
        return page_layout(help_text(texts), [tour, buttons.GUIDE.at("rules", label=rules)])

    def _table_here(self, asked: Interaction) -> TableView | None:
        table_id = self.tables.table_in_channel(asked.channel_id or 0)
        snapshot = None if table_id is None else self.tables.snapshot(table_id)
        return None if snapshot is None else snapshot.table

    def _said(self, press: Interaction, snapshot: Snapshot, reader: Reader) -> Iterator[str]:
        """What stands in the message that was pressed, buttons too, in the words of the one who presses."""
        table, texts, view = snapshot.table, reader.texts, snapshot.table.public
        mine = snapshot.seat_view(press.user.id) if _is_private(press) else None
        if mine is not None:
            yield panel_text(table, mine, texts, reader.hand_order)
            yield from (act_label(act, mine, texts) for act in act_buttons.numbered(mine))
            return
        if not self.tables.sight(table, press.user.id).table:
            return
        yield table_text(table, texts)
        yield salute_text(table, texts)
        if view is not None and view.turn is not None:
            yield from (call_label(act, view, view.turn, texts) for act in act_buttons.offered(table))

    async def _turn(
        self, asked: Interaction, layout: discord.ui.LayoutView, files: Sequence[discord.File] = ()
    ) -> None:
        """Show a page: in place of the private one that was pressed, else as a new private answer."""
        if _is_private(asked):
            await asked.response.edit_message(view=layout, attachments=list(files), allowed_mentions=NOBODY)
        else:
            await asked.response.send_message(view=layout, files=list(files), ephemeral=True, allowed_mentions=NOBODY)


def _is_private(press: Interaction) -> bool:
    return press.message is not None and press.message.flags.ephemeral


def _told(terms: Iterable[Term], rules: Rules, texts: Texts) -> tuple[str, tuple[Term, ...]]:
    """The meanings of as many words as one likes to read at once, and the words that are left."""
    told: list[str] = []
    left: list[Term] = []
    for term in terms:
        words = meaning_text(term, rules, texts)
        if left or sum(map(len, told)) + len(words) > MOST_WORDS:
            left.append(term)
        else:
            told.append(words)
    return "\n\n".join(told), tuple(left)


def _with_menu(words: str, table_id: TableId, terms: Sequence[Term], texts: Texts) -> discord.ui.LayoutView:
    """Meanings, and a menu of other words."""
    options = [discord.SelectOption(label=term_title(term, texts), value=term.name) for term in terms[:MOST_CHOICES]]
    menu = [buttons.TERM.at(table_id, options=options, placeholder=texts("menu-lookup"))] if options else []
    return page_layout(words, menu)
