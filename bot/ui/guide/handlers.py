"""What is answered to somebody who asks how it goes: help, the tour, a table's rules, the meaning of a word.

Everything is private. A press on a private page turns that page; one on a table or a panel, which stay as they are, is
answered with a new one. Whatever goes wrong, the press is answered. Decides nothing.
"""

from __future__ import annotations

import asyncio
import io
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import discord

from bot.engine import presets
from bot.engine.rules import Rules
from bot.render.picture.tour_picture import tour_picture
from bot.render.text.glossary import Term, meaning, other_terms, term_of, terms_in, title
from bot.render.text.tour import STEPS, help_text, step_alt, step_text
from bot.render.words import Texts, act_label, panel_text, rules_text, salute_text, table_text
from bot.tables.ports import TableId
from bot.tables.service import Tables
from bot.tables.snapshots import TableView
from bot.ui.discord.component_base import Press, Style
from bot.ui.discord.errors import Failures, always_answered, tell
from bot.ui.discord.mentions import NOBODY
from bot.ui.guide.items import PageButton, TermMenu, TourButton
from bot.ui.table import choices
from bot.ui.table.layouts import FELT
from bot.ui.viewers import Viewer, Viewers

PICTURE_NAME = "tour.png"
MOST_WORDS, MOST_CHOICES = 1800, 25
"""Characters of meanings in one answer, and words in one menu."""

Item = discord.ui.Item[Any]


class GuideHandlers:
    """Answers whoever wants to know how it goes."""

    def __init__(self, tables: Tables, failures: Failures, viewers: Viewers) -> None:
        self.tables = tables
        self.failures = failures
        self.viewers = viewers

    async def help(self, command: Press) -> None:
        """``/help``."""
        await self._turn(command, self._help(command, (await self.viewers.of(command)).texts))

    @always_answered
    async def page(self, press: Press, page: str) -> None:
        """*Help*, *Rules* or *Done*."""
        texts = (await self.viewers.of(press)).texts
        match page:
            case "rules":
                table = self._table_here(press)
                rules = table.rules if table is not None else presets.build(presets.DEFAULT_PRESET)
                layout = _layout(rules_text(rules, texts), [PageButton.at("help", texts("button-help"))])
            case "done":
                layout = _layout(texts("tour-done"), [PageButton.at("help", texts("button-help"))])
            case _:
                layout = self._help(press, texts)
        await self._turn(press, layout)

    @always_answered
    async def tour(self, press: Press, step: int) -> None:
        """A step of the tour, with its picture for whoever wants pictures."""
        viewer = await self.viewers.of(press)
        texts = viewer.texts
        png = None if viewer.text_only else await asyncio.to_thread(tour_picture, step, texts.locale, viewer.deck)
        first = PageButton.at("help", texts("button-help"))
        buttons: list[Item] = [TourButton.at(step - 1, texts("button-tour-back")) if step > 1 else first]
        if step < len(STEPS):
            buttons.append(TourButton.at(step + 1, texts("button-tour-next"), Style.primary))
        buttons.append(PageButton.at("done", texts("button-tour-done")))
        alt = step_alt(step, texts)
        words = step_text(step, texts) if png is not None else f"{step_text(step, texts)}\n{alt}"
        files = [] if png is None else [discord.File(io.BytesIO(png), PICTURE_NAME, description=alt)]
        await self._turn(press, _layout(words, buttons, alt=None if png is None else alt), files)

    @always_answered
    async def look_up(self, press: Press, table_id: TableId) -> None:
        """*What is this?*: the words that the pressed message uses now, and a menu of those that may come."""
        viewer = await self.viewers.of(press)
        table = self.tables.view(table_id)
        if table is None:
            await tell(press, viewer.texts("refusal-no-table"))
            return
        terms = terms_in("\n".join(self._said(press, table, viewer)), viewer.texts)
        told, left = _told(terms, table.rules, viewer.texts)
        words = told or viewer.texts("lookup-nothing")
        rest = (*left, *other_terms(table.rules, terms))
        layout = _with_menu(words, table_id, rest, viewer.texts)
        await press.response.send_message(view=layout, ephemeral=True, allowed_mentions=NOBODY)

    @always_answered
    async def explain(self, press: Press, table_id: TableId, names: Sequence[str]) -> None:
        """A word chosen from the menu."""
        texts = (await self.viewers.of(press)).texts
        table = self.tables.view(table_id)
        terms = [term for term in map(term_of, names) if term is not None]
        if table is None or not terms:
            await tell(press, texts("refusal-no-table" if table is None else "retired-button"))
            return
        words = meaning(terms[0], table.rules, texts)
        rest = other_terms(table.rules, (terms[0],))
        await self._turn(press, _with_menu(words, table_id, rest, texts))

    def _help(self, asked: Press, texts: Texts) -> discord.ui.LayoutView:
        rules = texts("button-rules-any" if self._table_here(asked) is None else "button-rules-here")
        tour = TourButton.at(1, texts("button-tour"), Style.primary)
        return _layout(help_text(texts), [tour, PageButton.at("rules", rules)])

    def _table_here(self, asked: Press) -> TableView | None:
        table_id = None if asked.channel_id is None else self.tables.table_in_channel(asked.channel_id)
        return None if table_id is None else self.tables.view(table_id)

    def _said(self, press: Press, table: TableView, viewer: Viewer) -> Iterator[str]:
        """What stands in the message that was pressed, buttons too, in the words of the one who presses."""
        texts = viewer.texts
        on_panel = _is_private(press)
        asked = press.user.id if on_panel else (table.to_move.user_id if table.to_move is not None else None)
        found = self.tables.seat_view(table.table_id, asked) if asked is not None else None
        if not on_panel or found is None:
            yield table_text(table, texts)
            yield salute_text(table, texts)
        elif found is not None:
            yield panel_text(table, found[1], texts, viewer.hand_order)
        if found is not None:
            mine = found[1]
            acts = choices.numbered(mine) if on_panel else choices.public_acts(mine)
            yield from (act_label(act, mine, texts) for act in acts)

    async def _turn(self, asked: Press, layout: discord.ui.LayoutView, files: Sequence[discord.File] = ()) -> None:
        """Show a page: in place of the private one that was pressed, else as a new private answer."""
        if _is_private(asked):
            await asked.response.edit_message(view=layout, attachments=list(files), allowed_mentions=NOBODY)
        else:
            await asked.response.send_message(view=layout, files=list(files), ephemeral=True, allowed_mentions=NOBODY)


def _is_private(press: Press) -> bool:
    return press.message is not None and press.message.flags.ephemeral


def _told(terms: Iterable[Term], rules: Rules, texts: Texts) -> tuple[str, tuple[Term, ...]]:
    """The meanings of as many words as one likes to read at once, and the words that are left."""
    told: list[str] = []
    left: list[Term] = []
    for term in terms:
        words = meaning(term, rules, texts)
        if left or sum(map(len, told)) + len(words) > MOST_WORDS:
            left.append(term)
        else:
            told.append(words)
    return "\n\n".join(told), tuple(left)


def _with_menu(words: str, table_id: TableId, terms: Sequence[Term], texts: Texts) -> discord.ui.LayoutView:
    """Meanings, and a menu of other words."""
    named = [(term.name, title(term, texts)) for term in terms[:MOST_CHOICES]]
    menu = [TermMenu.at(table_id, named, texts("menu-lookup"))] if named else []
    return _layout(words, menu)


def _layout(words: str, items: Sequence[Item], alt: str | None = None) -> discord.ui.LayoutView:
    parts: list[Item] = [discord.ui.TextDisplay(words)]
    if alt is not None:
        picture = discord.MediaGalleryItem(f"attachment://{PICTURE_NAME}", description=alt)
        parts.insert(0, discord.ui.MediaGallery(picture))
    if items:
        parts.append(discord.ui.ActionRow(*items))
    view = discord.ui.LayoutView(timeout=None)
    view.add_item(discord.ui.Container(*parts, accent_colour=FELT))
    return view
