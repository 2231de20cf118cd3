"""The buttons and menus of duplicate matches. Their ids begin with ``rbm:``, which no other template fits."""

from __future__ import annotations

from typing import Any, Self

import discord

from bot.storage.api import TournamentId
from bot.ui.discord.bot import Interaction, bot_of
from bot.ui.discord.component_base import Menu, PersistentButton, PersistentItem, unknown_id

VERBS = ("leave", "begin", "finish", "off", "sure-finish", "sure-off", "agree")
STEPS = ("first", "back", "forward", "last")
"""Where the buttons of a replay lead."""

_MATCH = r"(?P<match>\d{1,15})"


class EnterButton(PersistentButton, template=rf"rbm:enter:{_MATCH}:(?P<team>[012])"):
    """*Join team 1*, or *Join* where there are no teams (0)."""

    async def callback(self, interaction: Interaction) -> None:
        match_id, team = TournamentId(int(self.words["match"])), int(self.words["team"])
        await bot_of(interaction).tournaments.duplicate_handlers.enter(interaction, match_id, team)


class MatchButton(PersistentButton, template=rf"rbm:(?P<verb>{'|'.join(VERBS)}):{_MATCH}"):
    """*Leave*, *Start*, *Finish now* and *Call off*, which are asked once more, and *Agree*."""

    async def callback(self, interaction: Interaction) -> None:
        match_id = TournamentId(int(self.words["match"]))
        await bot_of(interaction).tournaments.duplicate_handlers.decide(interaction, match_id, self.words["verb"])


class DealMenu(PersistentItem[Menu], template=rf"rbm:deal:{_MATCH}"):
    """A deal to be looked at at all tables."""

    @classmethod
    def over(cls, match_id: TournamentId, deals: list[str], placeholder: str) -> Self:
        """A new menu of deals, by their words in order."""
        options = [discord.SelectOption(label=words, value=str(deal)) for deal, words in enumerate(deals, 1)]
        return cls(discord.ui.Select(custom_id=cls.id_of(match_id), options=options, placeholder=placeholder))

    async def callback(self, interaction: Interaction) -> None:
        match_id, deal = TournamentId(int(self.words["match"])), next(iter(self.chosen), "")
        number = int(deal) if deal.isdecimal() else 0
        await bot_of(interaction).tournaments.duplicate_handlers.replay(interaction, match_id, number)


class MatchReplayButton(
    PersistentButton,
    template=rf"rbm:step:{_MATCH}:(?P<deal>\d{{1,2}}):(?P<step>\d{{1,3}}):(?P<where>{'|'.join(STEPS)})",
):
    """Another step of a deal at all tables."""

    async def callback(self, interaction: Interaction) -> None:
        words = self.words
        match_id, deal, step = TournamentId(int(words["match"])), int(words["deal"]), int(words["step"])
        await bot_of(interaction).tournaments.duplicate_handlers.step(interaction, match_id, deal, step, words["where"])


_KNOWN = (EnterButton, MatchButton, DealMenu, MatchReplayButton)


class RetiredMatchItem(PersistentItem[discord.ui.Item[Any]], template=unknown_id("rbm:", _KNOWN)):
    """Whatever else of ours still stands in an old message."""

    async def callback(self, interaction: Interaction) -> None:
        await bot_of(interaction).board_handlers.retired(interaction)


DUPLICATE_ITEMS: tuple[type[discord.ui.DynamicItem[Any]], ...] = (*_KNOWN, RetiredMatchItem)
"""Everything here that must be registered before the first press arrives."""
