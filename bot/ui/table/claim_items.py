"""What an old-school table has beside the cards (law 9): *Take back*, *Misdeal?*, *Claim* and its choices, *Next hand*.

What these buttons say follows from what everybody sees and from one's own seat; none tells whether an act was regular.
This file must not know how a press is answered.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Self

import discord

from bot.engine.acts import Claim, CorrectRenege
from bot.engine.views import SeatView
from bot.tables.views import TableView
from bot.ui import choices
from bot.ui.discord.bot import Interaction, bot_of
from bot.ui.discord.component_base import Menu, PersistentButton, PersistentItem
from bot.ui.discord.layouts import Item, boxed
from bot.words.catalogue import Texts
from bot.words.claims_text import claim_label
from bot.words.labels import act_label
from bot.words.voice import Voice

_TABLE = r"(?P<table>\d{1,15})"
_SEQ = r"(?P<seq>\d{1,9})"
ON_TABLE, ON_PANEL = "table", "panel"
_LONGEST_LABEL = 100


class SayButton(PersistentButton, template=rf"rb:say:{_TABLE}:{_SEQ}:(?P<word>[A-Za-z0-9.-]{{1,40}})"):
    """Something that a player says at an old-school table, on their own panel, in turn or out of turn."""

    async def callback(self, interaction: Interaction) -> None:
        await bot_of(interaction).table_handlers.say(interaction, self.table_id, self.seq, self.words["word"])


class NextHandButton(PersistentButton, template=rf"rb:next:{_TABLE}:{_SEQ}:(?P<where>{ON_TABLE}|{ON_PANEL})"):
    """*Next hand*, while a hand that is over can still be claimed; on the table's message or on one's own panel."""

    async def callback(self, interaction: Interaction) -> None:
        on_panel = self.words["where"] == ON_PANEL
        await bot_of(interaction).table_handlers.next_hand(interaction, self.table_id, self.seq, on_panel=on_panel)


class ClaimButton(PersistentButton, template=rf"rb:claim:{_TABLE}"):
    """*Claim*: what could be claimed now, privately."""

    async def callback(self, interaction: Interaction) -> None:
        await bot_of(interaction).claim_handlers.show(interaction, self.table_id)


class ClaimMenu(PersistentItem[Menu], template=rf"rb:claims:{_TABLE}:{_SEQ}"):
    """The choice of what is claimed: a renege, by whom and in which trick; a lead; a call."""

    @classmethod
    def at(cls, table: TableView, claims: Sequence[Claim], texts: Texts) -> Self:
        """A new menu; there are never more claims than a menu holds."""
        voice = Voice.of(table, texts, plain=True)
        options = [
            discord.SelectOption(
                label=claim_label(claim, voice.name(claim.seat), texts)[:_LONGEST_LABEL], value=choices.to_word(claim)
            )
            for claim in claims
        ]
        custom_id = cls.id_of(table.table_id, table.seq)
        return cls(discord.ui.Select(custom_id=custom_id, options=options, placeholder=texts("choose-claim")))

    async def callback(self, interaction: Interaction) -> None:
        word = next(iter(self.chosen), "")
        await bot_of(interaction).claim_handlers.choose(interaction, self.table_id, self.seq, word)


def claim_layout(
    table: TableView, claims: Sequence[Claim], texts: Texts, left: int | None = None
) -> discord.ui.LayoutView:
    """What may be claimed, to choose from; ``left`` is how many false claims the claimer's side still has."""
    menu: Item = discord.ui.ActionRow(ClaimMenu.at(table, claims, texts))
    about = texts("claim-about") if left is None else texts("claim-about-ranked", left=left)
    return boxed([discord.ui.TextDisplay(about), menu])


def besides_buttons(table: TableView, mine: SeatView, texts: Texts) -> Iterator[Item]:
    """The buttons of a panel that are there besides the question that is asked."""
    for act in sorted(choices.besides(mine), key=lambda act: not isinstance(act, CorrectRenege)):
        yield SayButton.at(table.table_id, table.seq, choices.to_word(act), label=act_label(act, mine, texts))
    if choices.is_old_school(mine.public) and table.claims_left_to(mine.seat) != 0:
        yield ClaimButton.at(table.table_id, label=texts("button-claim"))
    if table.claims_until is not None and mine.seat not in table.ready:
        yield next_hand_button(table, ON_PANEL, texts)


def next_hand_button(table: TableView, where: str, texts: Texts) -> NextHandButton:
    """*Next hand*."""
    style = discord.ButtonStyle.success
    return NextHandButton.at(table.table_id, table.seq, where, label=texts("button-next-hand"), style=style)


CLAIM_ITEMS = (SayButton, NextHandButton, ClaimButton, ClaimMenu)
"""Everything here that a press finds by its id."""
