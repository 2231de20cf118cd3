"""The buttons and menus that explain: help, the tour, a table's rules, the words of the game.

They stand in private answers and beside a table's own buttons. ``items.py`` registers them among its own, so that no
two templates fit one id. This file must not know how a press is answered.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

import discord

from bot.storage.api import TableId
from bot.ui.discord.bot import Interaction, bot_of
from bot.ui.discord.component_base import Menu, PersistentButton, PersistentItem
from bot.words.tour import STEPS

PAGES = ("help", "rules", "done")


_TABLE = r"(?P<table>\d{1,15})"


class PageButton(PersistentButton, template=rf"rb:guide:(?P<page>{'|'.join(PAGES)})"):
    """*Help*, *Rules*, *Done*."""

    async def callback(self, interaction: Interaction) -> None:
        await bot_of(interaction).guide_handlers.page(interaction, self.words["page"])


class TourButton(PersistentButton, template=rf"rb:tour:(?P<step>[1-{len(STEPS)}])"):
    """A step of the tour, counted from 1."""

    async def callback(self, interaction: Interaction) -> None:
        await bot_of(interaction).guide_handlers.tour(interaction, int(self.words["step"]))


class LookUpButton(PersistentButton, template=rf"rb:rule:{_TABLE}"):
    """*What is this?* on a table's message and on its players' panels."""

    async def callback(self, interaction: Interaction) -> None:
        await bot_of(interaction).guide_handlers.look_up(interaction, self.table_id)


class TermMenu(PersistentItem[Menu], template=rf"rb:term:{_TABLE}"):
    """The words that can be looked up, under one table's rules."""

    @classmethod
    def at(cls, table_id: TableId, terms: Sequence[tuple[str, str]], placeholder: str) -> Self:
        """A new menu; ``terms`` are names with their titles, 25 at most."""
        options = [discord.SelectOption(label=title, value=name) for name, title in terms]
        return cls(discord.ui.Select(custom_id=cls.id_of(table_id), options=options, placeholder=placeholder))

    async def callback(self, interaction: Interaction) -> None:
        await bot_of(interaction).guide_handlers.explain(interaction, self.table_id, self.chosen)


GUIDE_ITEMS = (PageButton, TourButton, LookUpButton, TermMenu)
"""Everything here."""
