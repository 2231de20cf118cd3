"""The buttons and menus: what their ``custom_id`` says, and whom a press is handed to.

Every item is a ``DynamicItem``: a press on a message of an earlier process finds its way by the ``custom_id`` alone.
The templates exclude each other, since discord.py runs every one that matches. No ``custom_id`` names a card: it is
shown to every client. This file must not know how a press is answered.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Protocol, Self, cast

import discord

from bot.tables.ports import TableId
from bot.ui.discord.component_base import OurButton, OurMenu, Press
from bot.ui.discord.component_base import Style as Style
from bot.ui.guide.items import GUIDE_ITEMS
from bot.ui.table.review_items import ReviewButton

Emoji = discord.PartialEmoji


class Desk(Protocol):
    """What a press is handed to. Each method answers the interaction, whatever happens."""

    async def lobby(self, press: Press, table_id: TableId, verb: str) -> None: ...
    async def call(self, press: Press, table_id: TableId, seq: int, word: str) -> None: ...
    async def deal(self, press: Press, table_id: TableId, seq: int) -> None: ...
    async def act(self, press: Press, table_id: TableId, seq: int, number: int) -> None: ...
    async def pick(self, press: Press, table_id: TableId, seq: int, places: Sequence[str]) -> None: ...
    async def hand(self, press: Press, table_id: TableId) -> None: ...
    async def redraw(self, press: Press, table_id: TableId) -> None: ...
    async def rematch(self, press: Press, table_id: TableId) -> None: ...
    async def hands(self, press: Press, table_id: TableId, hand_seq: int) -> None: ...
    async def retired(self, press: Press) -> None: ...


class HasDesk(Protocol):
    """The bot, as far as an item needs it."""

    @property
    def desk(self) -> Desk: ...


def desk_of(press: Press) -> Desk:
    """The desk of the bot that received this press."""
    return cast(HasDesk, press.client).desk


_TABLE = r"(?P<table>\d{1,15})"
_SEQ = r"(?P<seq>\d{1,9})"
VERBS = ("join", "leave", "computer", "fewer", "start", "close")


class _OurButton(OurButton, template=r"(?!)"):
    """A button of a table."""

    @property
    def table_id(self) -> TableId:
        """The table that is meant."""
        return TableId(int(self.words["table"]))


class LobbyButton(_OurButton, template=rf"rb:lobby:{_TABLE}:(?P<verb>{'|'.join(VERBS)})"):
    """*Join*, *Leave*, *Add computer*, *Start* …: decisions about chairs; they carry no sequence number."""

    @classmethod
    def at(cls, table_id: TableId, verb: str, label: str, style: Style = Style.secondary) -> Self:
        """A new button."""
        return cls(discord.ui.Button(custom_id=f"rb:lobby:{table_id}:{verb}", label=label, style=style))

    async def callback(self, interaction: Press) -> None:
        await desk_of(interaction).lobby(interaction, self.table_id, self.words["verb"])


class CallButton(_OurButton, template=rf"rb:call:{_TABLE}:{_SEQ}:(?P<word>[A-Za-z0-9.-]{{1,40}})"):
    """A public decision of the bidding, on the public message."""

    @classmethod
    def at(cls, table_id: TableId, seq: int, word: str, label: str, style: Style, emoji: Emoji | None = None) -> Self:
        """A new button."""
        custom_id = f"rb:call:{table_id}:{seq}:{word}"
        return cls(discord.ui.Button(custom_id=custom_id, label=label, style=style, emoji=emoji))

    async def callback(self, interaction: Press) -> None:
        await desk_of(interaction).call(interaction, self.table_id, int(self.words["seq"]), self.words["word"])


class DealButton(_OurButton, template=rf"rb:deal:{_TABLE}:{_SEQ}"):
    """*Deal*, where the deal may be stolen; while somebody is stealing it, the button that calls him a thief."""

    @classmethod
    def at(cls, table_id: TableId, seq: int, label: str, style: Style) -> Self:
        """A new button."""
        return cls(discord.ui.Button(custom_id=f"rb:deal:{table_id}:{seq}", label=label, style=style))

    async def callback(self, interaction: Press) -> None:
        await desk_of(interaction).deal(interaction, self.table_id, int(self.words["seq"]))


class ActButton(_OurButton, template=rf"rb:act:{_TABLE}:{_SEQ}:(?P<number>\d{{1,4}})(?::\d)?"):
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

    async def callback(self, interaction: Press) -> None:
        seq, number = int(self.words["seq"]), int(self.words["number"])
        await desk_of(interaction).act(interaction, self.table_id, seq, number)


class RestingCard(_OurButton, template=rf"rb:off:{_TABLE}:{_SEQ}:(?P<number>\d{{1,4}})"):
    """A card that may not be played now. Clients do not let it be pressed; one that does gets the panel anew."""

    @classmethod
    def at(cls, table_id: TableId, seq: int, number: int, label: str, emoji: Emoji | None = None) -> Self:
        """A new, disabled button."""
        custom_id, style = f"rb:off:{table_id}:{seq}:{number}", Style.secondary
        return cls(discord.ui.Button(custom_id=custom_id, label=label or None, style=style, emoji=emoji, disabled=True))

    async def callback(self, interaction: Press) -> None:
        await desk_of(interaction).redraw(interaction, self.table_id)


class CardMenu(OurMenu, template=rf"rb:pick:{_TABLE}:{_SEQ}"):
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

    async def callback(self, interaction: Press) -> None:
        words = self.words
        places = self.item.values
        await desk_of(interaction).pick(interaction, TableId(int(words["table"])), int(words["seq"]), places)


class HandButton(_OurButton, template=rf"rb:hand:{_TABLE}"):
    """*My hand* on the public message: a new panel for whoever presses."""

    @classmethod
    def at(cls, table_id: TableId, label: str) -> Self:
        """A new button."""
        return cls(discord.ui.Button(custom_id=f"rb:hand:{table_id}", label=label, style=Style.primary))

    async def callback(self, interaction: Press) -> None:
        await desk_of(interaction).hand(interaction, self.table_id)


class RedrawButton(_OurButton, template=rf"rb:panel:{_TABLE}"):
    """*My hand* on the panel itself: the same panel as things stand now."""

    @classmethod
    def at(cls, table_id: TableId, label: str) -> Self:
        """A new button."""
        return cls(discord.ui.Button(custom_id=f"rb:panel:{table_id}", label=label, style=Style.secondary))

    async def callback(self, interaction: Press) -> None:
        await desk_of(interaction).redraw(interaction, self.table_id)


class RematchButton(_OurButton, template=rf"rb:rematch:{_TABLE}"):
    """*Rematch* under a finished game."""

    @classmethod
    def at(cls, table_id: TableId, label: str) -> Self:
        """A new button."""
        return cls(discord.ui.Button(custom_id=f"rb:rematch:{table_id}", label=label, style=Style.success))

    async def callback(self, interaction: Press) -> None:
        await desk_of(interaction).rematch(interaction, self.table_id)


class HandsButton(_OurButton, template=rf"rb:hands:{_TABLE}:{_SEQ}"):
    """*Show hands* under a hand's result: what everybody held. The number is that of the entry that dealt the hand."""

    @classmethod
    def at(cls, table_id: TableId, hand_seq: int, label: str) -> Self:
        """A new button."""
        custom_id = f"rb:hands:{table_id}:{hand_seq}"
        return cls(discord.ui.Button(custom_id=custom_id, label=label, style=Style.secondary))

    async def callback(self, interaction: Press) -> None:
        await desk_of(interaction).hands(interaction, self.table_id, int(self.words["seq"]))


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
_KNOWN_IDS = "|".join(item.__discord_ui_compiled_template__.pattern for item in _KNOWN)


class RetiredItem(
    discord.ui.DynamicItem[discord.ui.Item[Any]],
    template=re.compile(rf"(?!(?:{re.sub(r'[?]P<[a-z]+>', '?:', _KNOWN_IDS)})\Z)rb:.*", re.DOTALL),
):
    """Whatever else of ours still stands in an old message."""

    @classmethod
    async def from_custom_id(cls, _: Press, item: discord.ui.Item[Any], match: re.Match[str], /) -> Self:
        return cls(item)

    async def callback(self, interaction: Press) -> None:
        await desk_of(interaction).retired(interaction)


ITEMS: tuple[type[discord.ui.DynamicItem[Any]], ...] = (*_KNOWN, RetiredItem)
"""Everything that must be registered before the first press arrives."""
