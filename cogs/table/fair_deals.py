"""*Fair deal* and *My shuffle word*: what is sealed and revealed, and the text that a player mixes into deals.

All answers are private. A word is stored like a person's other settings, and every table where they sit gets it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord
from discord.ext import commands

from bot.rights import ANYBODY, STEP_BACK, Right
from bot.services import Services
from bot.storage.api import TableId
from bot.tables.decisions import Reason
from bot.ui import buttons
from bot.ui.layouts import Item, page_layout
from bot.ui.readers import Interaction, texts_for
from bot.ui.refusals import refuse
from bot.ui.replies import ask, reply, tell
from bot.ui.routes import pressed
from bot.words.catalogue import Texts
from bot.words.fairness import LONGEST_WORD, clean_word, fair_deal_text
from bot.words.lines import as_code


class FairDeals(commands.Cog):
    """The buttons *Fair deal* and *My shuffle word*."""

    def __init__(self, services: Services) -> None:
        self._tables = services.tables
        self._readers = services.readers

    @pressed(buttons.FAIR_DEAL, right=STEP_BACK)
    async def show(self, press: Interaction, table_id: TableId) -> None:
        """*Fair deal* on a table's message: show what is sealed and revealed."""
        texts, snapshot = texts_for(press), self._tables.snapshot(table_id)
        if snapshot is None:
            await refuse(press, f"refusal-{Reason.CLOSED}")
            return
        if not self._tables.sight(snapshot.table, press.user.id).table:
            await refuse(press, "watch-hidden")
            return
        word = (await self._readers.preferences_of(press.user.id)).word
        view = page_layout(fair_deal_text(snapshot.table, word, texts), [word_button(texts)])
        await reply(press, view)

    @pressed(buttons.MY_WORD, right=ANYBODY)
    async def ask_for_word(self, press: Interaction) -> None:
        """*My shuffle word*: show a form with the stored word."""
        word = (await self._readers.preferences_of(press.user.id)).word
        await ask(press, word_form(word, texts_for(press)))

    @pressed(buttons.WORD_FORM, right=Right(needs_all=True))
    async def keep_word(self, press: Interaction, written: Mapping[str, str]) -> None:
        """Store the word from the form and pass it to every table of the person. Answer when that is durable."""
        word, texts = clean_word(written.get("word", "")[:LONGEST_WORD]), texts_for(press)
        await self._readers.set_word(press.user.id, word)
        await self._tables.set_word(press.user.id, word)
        await tell(press, texts("word-kept", word=as_code(word)) if word else texts("word-dropped"))


def word_button(texts: Texts) -> Item:
    """Make the button *My shuffle word*."""
    return buttons.MY_WORD.at(label=texts("button-word"))


def word_form(word: str, texts: Texts) -> discord.ui.Modal:
    """Make a form filled with this word."""
    form = buttons.WORD_FORM.at(title=texts("word-title"))
    line: discord.ui.TextInput[Any] = discord.ui.TextInput(
        custom_id="word", default=word or None, required=False, max_length=LONGEST_WORD
    )
    form.add_item(discord.ui.Label(text=texts("word-label"), component=line))
    return form
