"""Who reads in which language: what is private in the reader's own, what is public in the server's.

A server's language is the one it chose with ``/config``, else the one it told Discord, else English. Must not know
tables.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable

from bot.storage.api import GuildSettingsStore, StoreError
from bot.ui.interactions import Interaction
from bot.words.catalogue import SOURCE, Texts, locales, texts_in

LANGUAGE = "language"
"""Under this name a store keeps the language that a server chose."""

Locale = Callable[[int], str | None]
"""A server's own language as Discord tells it, by the server's id; ``None`` where that is not known."""

_log = logging.getLogger(__name__)


_FOR_SCREEN_READER = "for-screen-reader"
"""In the extras of an interaction: whether its person reads words only."""


def note_reader(interaction: Interaction, *, for_screen_reader: bool) -> None:
    """Remember how this person reads, before anything is answered."""
    interaction.extras[_FOR_SCREEN_READER] = for_screen_reader


def texts_for(interaction: Interaction) -> Texts:
    """Return the texts of the one who pressed or typed, in words only if they chose that."""
    return texts_in(str(interaction.locale), for_screen_reader=interaction.extras.get(_FOR_SCREEN_READER, False))


class Languages:
    """The languages of servers. Each server's choice is read once; ``server`` answers without waiting."""

    def __init__(self, store: GuildSettingsStore, locale: Locale) -> None:
        self._store = store
        self._locale = locale
        self._chosen: dict[int, str | None] = {}

    async def learn(self, guild_ids: Iterable[int], *, anew: bool = False) -> None:
        """Know what these servers chose; what cannot be read now is read the next time."""
        for guild_id in guild_ids:
            if guild_id in self._chosen and not anew:
                continue
            try:
                chosen = (await self._store.guild_settings(guild_id)).get(LANGUAGE)
            except StoreError as fault:
                _log.warning("the language of server %d could not be read: %s", guild_id, fault)
                continue
            if chosen is not None and chosen not in locales():
                _log.warning("server %d chose the unknown language %r", guild_id, chosen)
                chosen = None
            self._chosen[guild_id] = chosen

    def forget_all(self) -> None:
        """Know nothing of any server, until it is asked for."""
        self._chosen.clear()

    async def remember(self, guild_id: int, locale: str) -> None:
        """A home without a language of its own, such as a direct message, speaks its person's from now on; raises
        ``StoreError``.
        """
        spoken = Texts(locale).locale
        await self.learn([guild_id])
        if self._chosen.get(guild_id) != spoken:
            await self._store.set_guild_setting(guild_id, LANGUAGE, spoken)
            self._chosen[guild_id] = spoken

    def server(self, guild_id: int, otherwise: str | None = None) -> Texts:
        """Return the texts of a server; ``otherwise`` is its locale as far as the caller knows."""
        return texts_in(self._chosen.get(guild_id) or self._locale(guild_id) or otherwise or SOURCE)

    async def public(self, interaction: Interaction) -> Texts:
        """Return the texts of an answer that everybody in the channel reads."""
        if interaction.guild_id is None:
            return texts_for(interaction)
        await self.learn([interaction.guild_id])
        own = interaction.guild_locale
        return self.server(interaction.guild_id, None if own is None else str(own))
