"""The buttons and menus: what their ``custom_id`` says, and whom a press is handed to.

Every item is a ``DynamicItem``: a press on a message of an earlier process finds its way by the ``custom_id`` alone.
The templates exclude each other, since discord.py runs every one that matches. No ``custom_id`` names a card: it is
shown to every client. This file must not know how a press is answered.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

import discord

from bot.storage.port import TableId
from bot.ui.discord.bot import Interaction, bot_of
from bot.ui.discord.component_base import Button, Menu, PersistentItem, unknown_id
from bot.ui.discord.component_base import Style as Style
from bot.ui.guide.items import GUIDE_ITEMS
from bot.ui.table.review_items import ReviewButton

Emoji = discord.PartialEmoji


_TABLE = r"(?P<table>\d{1,15})"
_SEQ = r"(?P<seq>\d{1,9})"
VERBS = ("join", "leave", "computer", "fewer", "start", "close")


class LobbyButton(PersistentItem[Button], template=rf"rb:lobby:{_TABLE}:(?P<verb>{'|'.join(VERBS)})"):
    """*Join*, *Leave*, *Add computer*, *Start* …: decisions about chairs; they carry no sequence number."""

    @classmethod
    def at(cls, table_id: TableId, verb: str, label: str, style: Style = Style.secondary) -> Self:
        """A new button."""
        return cls(discord.ui.Button(custom_id=f"rb:lobby:{table_id}:{verb}", label=label, style=style))

    async def callback(self, interaction: Interaction) -> None:
        await bot_of(interaction).table_handlers.lobby(interaction, self.table_id, self.words["verb"])


class CallButton(PersistentItem[Button], template=rf"rb:call:{_TABLE}:{_SEQ}:(?P<word>[A-Za-z0-9.-]{{1,40}})"):
    """A public decision of the bidding, on the public message."""

    @classmethod
    def at(cls, table_id: TableId, seq: int, word: str, label: str, style: Style, emoji: Emoji | None = None) -> Self:
        """A new button."""
        custom_id = f"rb:call:{table_id}:{seq}:{word}"
        return cls(discord.ui.Button(custom_id=custom_id, label=label, style=style, emoji=emoji))

    async def callback(self, interaction: Interaction) -> None:
        await bot_of(interaction).table_handlers.call(interaction, self.table_id, self.seq, self.words["word"])


class DealButton(PersistentItem[Button], template=rf"rb:deal:{_TABLE}:{_SEQ}"):
    """*Deal*, where the deal may be stolen; while somebody is stealing it, the button that stops the thief."""

    @classmethod
    def at(cls, table_id: TableId, seq: int, label: str, style: Style) -> Self:
        """A new button."""
        return cls(discord.ui.Button(custom_id=f"rb:deal:{table_id}:{seq}", label=label, style=style))

    async def callback(self, interaction: Interaction) -> None:
        await bot_of(interaction).table_handlers.deal(interaction, self.table_id, self.seq)


class ActButton(PersistentItem[Button], template=rf"rb:act:{_TABLE}:{_SEQ}:(?P<number>\d{{1,4}})(?::\d)?"):
    """A lawful act on a player's own panel, by its number; of two equal cards the second is a copy of the first."""

    @classmethod
    def at(
        cls,
        table_id: TableId,
        seq: int,
        number: int,
        label: str,
        style: Style,
        copy: int = 0,
        emoji: Emoji | None = None,
    ) -> Self:
        """A new button; a picture may do without a label."""
        custom_id = f"rb:act:{table_id}:{seq}:{number}" + (f":{copy}" if copy else "")
        return cls(discord.ui.Button(custom_id=custom_id, label=label or None, style=style, emoji=emoji))

    async def callback(self, interaction: Interaction) -> None:
        number = int(self.words["number"])
        await bot_of(interaction).table_handlers.act(interaction, self.table_id, self.seq, number)


class RestingCard(PersistentItem[Button], template=rf"rb:off:{_TABLE}:{_SEQ}:(?P<number>\d{{1,4}})"):
    """A card that may not be played now. Clients do not let it be pressed; one that does gets the panel anew."""

    @classmethod
    def at(cls, table_id: TableId, seq: int, number: int, label: str, emoji: Emoji | None = None) -> Self:
        """A new, disabled button."""
        custom_id, style = f"rb:off:{table_id}:{seq}:{number}", Style.secondary
        return cls(discord.ui.Button(custom_id=custom_id, label=label or None, style=style, emoji=emoji, disabled=True))

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
                custom_id=f"rb:pick:{table_id}:{seq}",
                options=options,
                min_values=count,
                max_values=count,
                placeholder=placeholder,
            )
        )

    async def callback(self, interaction: Interaction) -> None:
        await bot_of(interaction).table_handlers.pick(interaction, self.table_id, self.seq, self.item.values)


class HandButton(PersistentItem[Button], template=rf"rb:hand:{_TABLE}"):
    """*My hand* on the public message: a new panel for whoever presses."""

    @classmethod
    def at(cls, table_id: TableId, label: str) -> Self:
        """A new button."""
        return cls(discord.ui.Button(custom_id=f"rb:hand:{table_id}", label=label, style=Style.primary))

    async def callback(self, interaction: Interaction) -> None:
        await bot_of(interaction).table_handlers.hand(interaction, self.table_id)


class RedrawButton(PersistentItem[Button], template=rf"rb:panel:{_TABLE}"):
    """*My hand* on the panel itself: the same panel as things stand now."""

    @classmethod
    def at(cls, table_id: TableId, label: str) -> Self:
        """A new button."""
        return cls(discord.ui.Button(custom_id=f"rb:panel:{table_id}", label=label, style=Style.secondary))

    async def callback(self, interaction: Interaction) -> None:
        await bot_of(interaction).table_handlers.redraw(interaction, self.table_id)


class RematchButton(PersistentItem[Button], template=rf"rb:rematch:{_TABLE}"):
    """*Rematch* under a finished game."""

    @classmethod
    def at(cls, table_id: TableId, label: str) -> Self:
        """A new button."""
        return cls(discord.ui.Button(custom_id=f"rb:rematch:{table_id}", label=label, style=Style.success))

    async def callback(self, interaction: Interaction) -> None:
        await bot_of(interaction).table_handlers.rematch(interaction, self.table_id)


class HandsButton(PersistentItem[Button], template=rf"rb:hands:{_TABLE}:{_SEQ}"):
    """*Show hands* under a hand's result: what everybody held. The number is that of the entry that dealt the hand."""

    @classmethod
    def at(cls, table_id: TableId, hand_seq: int, label: str) -> Self:
        """A new button."""
        custom_id = f"rb:hands:{table_id}:{hand_seq}"
        return cls(discord.ui.Button(custom_id=custom_id, label=label, style=Style.secondary))

    async def callback(self, interaction: Interaction) -> None:
        await bot_of(interaction).table_handlers.hands(interaction, self.table_id, self.seq)


_KNOWN = (
    LobbyButton,
    CallButton,
    DealButton,
    ActButton,
    RestingCard,
    CardMenu,
    HandButton,
    RedrawButton,
    RematchButton,
    HandsButton,
    ReviewButton,
    *GUIDE_ITEMS,
)


class RetiredItem(PersistentItem[discord.ui.Item[Any]], template=unknown_id("rb:", _KNOWN)):
    """Whatever else of ours still stands in an old message."""

    async def callback(self, interaction: Interaction) -> None:
        await bot_of(interaction).table_handlers.retired(interaction)


ITEMS: tuple[type[discord.ui.DynamicItem[Any]], ...] = (*_KNOWN, RetiredItem)
"""Everything that must be registered before the first press arrives."""
