"""*Fair deal* and *My word*: what is sealed and revealed at a table, and the text that a player mixes in, privately.

A word is kept like the other settings of a person and told to every table where they sit. Must not know how a deal is
made.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

import discord

from bot.storage.api import TableId
from bot.tables.decisions import Reason
from bot.tables.tables import Tables
from bot.ui.discord.bot import Interaction, bot_of
from bot.ui.discord.component_base import PersistentButton
from bot.ui.discord.errors import always_answered, tell
from bot.ui.discord.forms import PersistentForm
from bot.ui.discord.languages import texts_for
from bot.ui.discord.layouts import page_layout
from bot.ui.discord.mentions import NOBODY
from bot.ui.viewers import Viewers
from bot.words.catalogue import Texts
from bot.words.fairness import LONGEST_WORD, clean_word, fair_deal_text
from bot.words.lines import as_code


class FairDealHandlers:
    """Answers *Fair deal*, asks for a word and keeps it."""

    def __init__(self, tables: Tables, viewers: Viewers) -> None:
        self._tables = tables
        self._viewers = viewers

    @always_answered
    async def show(self, press: Interaction, table_id: TableId) -> None:
        """*Fair deal* on a table's message."""
        texts, snapshot = texts_for(press), self._tables.snapshot(table_id)
        if snapshot is None:
            await tell(press, texts(f"refusal-{Reason.CLOSED}"))
            return
        if not self._tables.sight(snapshot.table, press.user.id).table:
            await tell(press, texts("watch-hidden"))
            return
        word = (await self._viewers.chosen_by(press.user.id)).word
        view = page_layout(fair_deal_text(snapshot.table, word, texts), [word_button(texts)])
        await press.response.send_message(view=view, ephemeral=True, allowed_mentions=NOBODY)

    @always_answered
    async def ask_for_word(self, press: Interaction) -> None:
        """*My word*: a form with the one that is kept."""
        word = (await self._viewers.chosen_by(press.user.id)).word
        await press.response.send_modal(WordForm.of(word, texts_for(press)))

    @always_answered
    async def keep_word(self, form: Interaction, raw: str) -> None:
        """The form was sent: the word is durable, and known to every table, before that is said."""
        word, texts = clean_word(raw), texts_for(form)
        await self._viewers.set_word(form.user.id, word)
        await self._tables.set_word(form.user.id, word)
        await tell(form, texts("word-kept", word=as_code(word)) if word else texts("word-dropped"))


class FairDealButton(PersistentButton, template=r"rb:fair:(?P<table>\d{1,15})"):
    """*Fair deal* on a table's message."""

    async def callback(self, interaction: Interaction) -> None:
        await bot_of(interaction).fair_deal_handlers.show(interaction, self.table_id)


class WordButton(PersistentButton, template=r"rb:word"):
    """*My word* in the answer to *Fair deal* and in ``/settings``."""

    async def callback(self, interaction: Interaction) -> None:
        await bot_of(interaction).fair_deal_handlers.ask_for_word(interaction)


def fair_deal_button(table_id: TableId, texts: Texts) -> FairDealButton:
    """*Fair deal*."""
    return FairDealButton.at(table_id, label=texts("button-fair"))


def word_button(texts: Texts) -> WordButton:
    """*My word*."""
    return WordButton.at(label=texts("button-word"))


class WordForm(PersistentForm, template=r"rb:word-form"):
    """One line of text; an empty one drops the word. Whose word it is says who sends it in."""

    @classmethod
    def of(cls, word: str, texts: Texts) -> Self:
        """A new form that holds this word."""
        form = cls(texts("word-title"), "rb:word-form")
        line: discord.ui.TextInput[Any] = discord.ui.TextInput(
            custom_id="word", default=word or None, required=False, max_length=LONGEST_WORD
        )
        form.add_item(discord.ui.Label(text=texts("word-label"), component=line))
        return form

    @classmethod
    async def take(cls, interaction: Interaction, words: Mapping[str, str], lines: Mapping[str, str]) -> None:
        await bot_of(interaction).fair_deal_handlers.keep_word(interaction, lines.get("word", "")[:LONGEST_WORD])


FAIR_DEAL_ITEMS = (FairDealButton, WordButton)
"""Everything here that a press finds by its id."""

FORMS: tuple[type[PersistentForm], ...] = (WordForm,)
"""Every form of the program."""
