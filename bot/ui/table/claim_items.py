"""What an old-school table has beside the cards (law 9): *Take back*, *Misdeal?*, *Claim* and its choices, *Next hand*.

What these buttons say follows from what everybody sees and from one's own seat; none tells whether an act was regular.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import discord

from bot.engine.acts import Claim, CorrectRenege
from bot.engine.views import SeatView
from bot.tables.views import TableView
from bot.ui import act_buttons, buttons
from bot.ui.layouts import LONGEST_OPTION, Item, boxed
from bot.words.catalogue import Texts
from bot.words.claims_text import claim_label
from bot.words.labels import act_label
from bot.words.voice import Voice


def claim_layout(
    table: TableView, claims: Sequence[Claim], texts: Texts, left: int | None = None
) -> discord.ui.LayoutView:
    """What may be claimed, to choose from; ``left`` is how many false claims the claimer's side still has."""
    voice = Voice.of(table, texts, plain=True)
    options = [
        discord.SelectOption(
            label=claim_label(claim, voice.name(claim.seat), texts)[:LONGEST_OPTION], value=act_buttons.to_word(claim)
        )
        for claim in claims
    ]
    claims_menu = buttons.CLAIMS.at(table.table_id, table.seq, options=options, placeholder=texts("choose-claim"))
    menu: Item = discord.ui.ActionRow(claims_menu)
    about = texts("claim-about") if left is None else texts("claim-about-ranked", left=left)
    return boxed([discord.ui.TextDisplay(about), menu])


def besides_buttons(table: TableView, mine: SeatView, texts: Texts) -> Iterator[Item]:
    """The buttons of a panel that are there besides the question that is asked."""
    for act in sorted(act_buttons.besides(mine), key=lambda act: not isinstance(act, CorrectRenege)):
        yield buttons.SAY.at(table.table_id, table.seq, act_buttons.to_word(act), label=act_label(act, mine, texts))
    if act_buttons.is_old_school(mine.public) and table.claims_left_to(mine.seat) != 0:
        yield buttons.CLAIM.at(table.table_id, label=texts("button-claim"))
    if table.claims_until is not None and mine.seat not in table.ready:
        yield next_hand_button(table, buttons.ON_PANEL, texts)


def next_hand_button(table: TableView, where: str, texts: Texts) -> Item:
    """*Next hand*."""
    style = discord.ButtonStyle.success
    return buttons.NEXT_HAND.at(table.table_id, table.seq, where, label=texts("button-next-hand"), style=style)
