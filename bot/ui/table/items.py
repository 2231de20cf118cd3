"""The buttons and menus: what their ``custom_id`` says, and whom a press is handed to.

Every item is a ``DynamicItem``: a press on a message of an earlier process finds its way by the ``custom_id`` alone.
The templates exclude each other, since discord.py runs every one that matches. No ``custom_id`` names a card: it is
shown to every client. This file must not know how a press is answered.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

import discord

from bot.storage.api import TableId
from bot.ui.discord.bot import Interaction, bot_of
from bot.ui.discord.component_base import Menu, PersistentButton, PersistentItem, unknown_id
from bot.ui.guide.items import GUIDE_ITEMS
from bot.ui.table.claim_items import CLAIM_ITEMS
from bot.ui.table.fair_deals import FAIR_DEAL_ITEMS

Emoji = discord.PartialEmoji


_TABLE = r"(?P<table>\d{1,15})"
_SEQ = r"(?P<seq>\d{1,9})"
VERBS = ("join", "leave", "computer", "fewer", "start", "close", "ranked")
WHICH = ("join", "leave", "computer", "start", "deal", "show", "concede", "close", "hand")
"""Commands about the channel's table, which ask for which one they are meant where several stand."""


class OpenButton(PersistentButton, template=r"rb:open"):
    """*Open a table* under the greeting of a server that has just added the bot."""

    async def callback(self, interaction: Interaction) -> None:
        await bot_of(interaction).table_handlers.open_usual(interaction)


class LobbyButton(PersistentButton, template=rf"rb:lobby:{_TABLE}:(?P<verb>{'|'.join(VERBS)})"):
    """*Join*, *Leave*, *Add computer*, *Start* …: decisions about chairs; they carry no sequence number."""

    async def callback(self, interaction: Interaction) -> None:
        await bot_of(interaction).table_handlers.lobby(interaction, self.table_id, self.words["verb"])


class CallButton(PersistentButton, template=rf"rb:call:{_TABLE}:{_SEQ}:(?P<word>[A-Za-z0-9.-]{{1,40}})"):
    """A public decision of the bidding, on the public message."""

    async def callback(self, interaction: Interaction) -> None:
        await bot_of(interaction).table_handlers.call(interaction, self.table_id, self.seq, self.words["word"])


class DealButton(PersistentButton, template=rf"rb:deal:{_TABLE}:{_SEQ}"):
    """*Deal*, where the deal may be stolen; while somebody is stealing it, the button that stops the thief."""

    async def callback(self, interaction: Interaction) -> None:
        await bot_of(interaction).table_handlers.deal(interaction, self.table_id, self.seq)


class AgreeButton(PersistentButton, template=rf"rb:agree:{_TABLE}:{_SEQ}"):
    """*Agree to end it*, while a player would like to close the table in a ranked game."""

    async def callback(self, interaction: Interaction) -> None:
        await bot_of(interaction).table_handlers.agree(interaction, self.table_id, self.seq)


class ActButton(PersistentButton, template=rf"rb:act:{_TABLE}:{_SEQ}:(?P<number>\d{{1,4}})(?::\d)?"):
    """A lawful act on a player's own panel, by its number; of two equal cards the second is a copy of the first."""

    async def callback(self, interaction: Interaction) -> None:
        number = int(self.words["number"])
        await bot_of(interaction).table_handlers.act(interaction, self.table_id, self.seq, number)


class ClaimRestButton(PersistentButton, template=rf"rb:rest:{_TABLE}:{_SEQ}"):
    """*Claim the rest* on a player's own panel, while all tricks that are left are certainly theirs."""

    async def callback(self, interaction: Interaction) -> None:
        await bot_of(interaction).table_handlers.claim_rest(interaction, self.table_id, self.seq)


class RestingCard(PersistentButton, template=rf"rb:off:{_TABLE}:{_SEQ}:(?P<number>\d{{1,4}})"):
    """A card that may not be played now. Clients do not let it be pressed; one that does gets the panel anew."""

    async def callback(self, interaction: Interaction) -> None:
        await bot_of(interaction).table_handlers.redraw(interaction, self.table_id)


class CardMenu(PersistentItem[Menu], template=rf"rb:pick:{_TABLE}:{_SEQ}"):
    """A choice of several cards at once, by their places in the sorted hand."""

    @classmethod
    def at(
        cls, table_id: TableId, seq: int, labels: Sequence[tuple[int, str, Emoji | None]], count: int, placeholder: str
    ) -> Self:
        """A new menu of which exactly ``count`` cards are chosen; ``labels`` are of places in the sorted hand."""
        options = [discord.SelectOption(label=label, value=str(place), emoji=emoji) for place, label, emoji in labels]
        return cls(
            discord.ui.Select(
                custom_id=cls.id_of(table_id, seq),
                options=options,
                min_values=count,
                max_values=count,
                placeholder=placeholder,
            )
        )

    async def callback(self, interaction: Interaction) -> None:
        await bot_of(interaction).table_handlers.pick(interaction, self.table_id, self.seq, self.chosen)


class WhichMenu(
    PersistentItem[Menu], template=rf"rb:which:(?P<verb>{'|'.join(WHICH)})(?::(?P<given>[a-z0-9]{{1,20}}))?"
):
    """For which of a channel's tables a command was meant; ``given`` is the seat or the level that it was given."""

    @classmethod
    def at(cls, verb: str, given: str, tables: Sequence[tuple[TableId, str, str]], placeholder: str) -> Self:
        """A new menu of tables, each with who sits there and what is played; 25 at most."""
        options = [
            discord.SelectOption(label=label, description=about, value=str(table_id))
            for table_id, label, about in tables
        ]
        custom_id = cls.id_of(verb, *filter(None, [given]))
        return cls(discord.ui.Select(custom_id=custom_id, options=options, placeholder=placeholder))

    async def callback(self, interaction: Interaction) -> None:
        table_id = next((TableId(int(word)) for word in self.chosen if word.isdecimal()), None)
        verb, given = self.words["verb"], self.words["given"] or ""
        await bot_of(interaction).table_handlers.which(interaction, verb, given, table_id)


class HandButton(PersistentButton, template=rf"rb:hand:{_TABLE}"):
    """*My hand* on the public message: a new panel for whoever presses."""

    async def callback(self, interaction: Interaction) -> None:
        await bot_of(interaction).table_handlers.hand(interaction, self.table_id)


class BackButton(PersistentButton, template=rf"rb:back:{_TABLE}"):
    """*Take my seat back*, for whoever left a game that still runs."""

    async def callback(self, interaction: Interaction) -> None:
        await bot_of(interaction).table_handlers.take_back(interaction, self.table_id)


class WatchButton(PersistentButton, template=rf"rb:watch:{_TABLE}"):
    """*Watch* on the public message: the same table privately, for whoever does not sit at it."""

    async def callback(self, interaction: Interaction) -> None:
        await bot_of(interaction).watchers.watch(interaction, self.table_id)


class LookButton(PersistentButton, template=rf"rb:look:{_TABLE}"):
    """*Refresh* on the private view of somebody who watches."""

    async def callback(self, interaction: Interaction) -> None:
        await bot_of(interaction).watchers.look(interaction, self.table_id)


class RedrawButton(PersistentButton, template=rf"rb:panel:{_TABLE}"):
    """*My hand* on the panel itself: the same panel as things stand now."""

    async def callback(self, interaction: Interaction) -> None:
        await bot_of(interaction).table_handlers.redraw(interaction, self.table_id)


class RematchButton(PersistentButton, template=rf"rb:rematch:{_TABLE}"):
    """*Rematch* under a finished game."""

    async def callback(self, interaction: Interaction) -> None:
        await bot_of(interaction).table_handlers.rematch(interaction, self.table_id)


class HandsButton(PersistentButton, template=rf"rb:hands:{_TABLE}:{_SEQ}"):
    """*Show hands* under a hand's result: what everybody held. The number is that of the entry that dealt the hand."""

    async def callback(self, interaction: Interaction) -> None:
        await bot_of(interaction).open_hands_handlers.show(interaction, self.table_id, self.seq)


class ReviewButton(PersistentButton, template=rf"rb:review:{_TABLE}:{_SEQ}"):
    """*How was it played?* under a hand's result; the number is that of the entry that dealt the hand."""

    async def callback(self, interaction: Interaction) -> None:
        await bot_of(interaction).review_handlers.review(interaction, self.table_id, self.seq)


class ShareButton(PersistentButton, template=rf"rb:share:{_TABLE}:{_SEQ}"):
    """*Share this hand* under a hand's result; the number is that of the entry that dealt the hand."""

    async def callback(self, interaction: Interaction) -> None:
        await bot_of(interaction).sharing_handlers.share(interaction, self.table_id, self.seq)


_KNOWN = (
    OpenButton,
    LobbyButton,
    CallButton,
    DealButton,
    AgreeButton,
    ActButton,
    ClaimRestButton,
    RestingCard,
    CardMenu,
    WhichMenu,
    HandButton,
    BackButton,
    WatchButton,
    LookButton,
    RedrawButton,
    RematchButton,
    HandsButton,
    ReviewButton,
    ShareButton,
    *FAIR_DEAL_ITEMS,
    *CLAIM_ITEMS,
    *GUIDE_ITEMS,
)


class RetiredItem(PersistentItem[discord.ui.Item[Any]], template=unknown_id("rb:", _KNOWN)):
    """Whatever else of ours still stands in an old message."""

    async def callback(self, interaction: Interaction) -> None:
        await bot_of(interaction).table_handlers.retired(interaction)


ITEMS: tuple[type[discord.ui.DynamicItem[Any]], ...] = (*_KNOWN, RetiredItem)
"""Everything that must be registered before the first press arrives."""
