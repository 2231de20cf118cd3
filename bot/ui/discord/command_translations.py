"""The words of commands as Discord keeps them: English with their translations. Must not know what a command does.

Names of commands and options stay English, so that people of all languages can tell each other what to type;
descriptions and choices are translated.
"""

from __future__ import annotations

import discord
from discord import app_commands
from discord.app_commands import TranslationContextTypes, locale_str

from bot.words.catalogue import SOURCE, Texts, language

_ENGLISH = Texts(SOURCE)


def said(key: str) -> locale_str:
    """A text of the catalogue as description or choice of a command."""
    return locale_str(_ENGLISH(key), key=key)


class CatalogueTranslator(app_commands.Translator):
    """Gives Discord the catalogue's translations of what ``said`` made."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: TranslationContextTypes
    ) -> str | None:
        """The text in this language; ``None`` where the catalogue has no such language."""
        key = string.extras.get("key")
        spoken = language(str(locale))
        return Texts(spoken)(key) if key is not None and spoken != SOURCE else None
