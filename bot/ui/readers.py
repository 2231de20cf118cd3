"""Presses and commands: where they happened, who reads the answer in which language, and what people chose with
``/settings``.

What is private is in the reader's own language, what is public in the server's: the one it chose with ``/config``, else
the one it told Discord, else English. People's choices are read from the store once and kept; a change is durable
before it counts.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

import discord

from bot.storage.api import StoreError
from bot.tables.preferences import CHOICES, WORD, DeckColours, HandOrder, Pace, Preferences
from bot.tables.server_settings import LANGUAGE, ServerSettings
from bot.ui.emojis import LETTERS, CardEmojis, Pack
from bot.words.catalogue import ENGLISH, Texts, locales, texts_in

Interaction = discord.Interaction[Any]
"""Somebody pressed a button, chose from a menu or typed a command."""


def is_abroad(interaction: Interaction) -> bool:
    """Return whether the bot is no member there but somebody's own app: it can answer, but not post or see."""
    if interaction.guild_id is None:
        return interaction.context.private_channel is True
    return interaction.is_user_integration() and not interaction.is_guild_integration()


def guild_of(interaction: Interaction) -> int:
    """Return the id of the server in which it happened; raises ``NoPrivateMessage`` where there is none."""
    if interaction.guild_id is None or is_abroad(interaction):
        raise discord.app_commands.NoPrivateMessage
    return interaction.guild_id


def home_id_of(interaction: Interaction) -> int:
    """Return the id of the server in which it happened; in the bot's own DM the channel's, for that is a home of
    its own. What somebody does abroad is at home with themselves, under their own id, wherever they go.
    """
    if is_abroad(interaction):
        return interaction.user.id
    home = interaction.channel_id if interaction.guild_id is None else interaction.guild_id
    if home is None:
        raise discord.app_commands.NoPrivateMessage
    return home


def tables_channel_of(interaction: Interaction) -> int:
    """Return the channel's id. Abroad return the person's own id, negated, because their tables go with them."""
    return -interaction.user.id if is_abroad(interaction) else interaction.channel_id or 0


# -- who reads, and in which language


Locale = Callable[[int], str | None]
"""A server's own language as Discord tells it, by the server's id; ``None`` where that is not known."""

_log = logging.getLogger(__name__)


_FOR_SCREEN_READER = "for-screen-reader"  # in the extras of an interaction: whether its person reads words only


_PUBLIC = "public"  # in the extras of an interaction: whether its answer may be read by others


def make_public(interaction: Interaction) -> None:
    """Let the answer be read by everybody in the channel: it was paid for (``Rights``)."""
    interaction.extras[_PUBLIC] = True


def has_to_be_private(interaction: Interaction) -> bool:
    """Return whether the answer has to be private: abroad, and where nothing may be posted for this person."""
    return is_abroad(interaction) or (interaction.guild_id is not None and _PUBLIC not in interaction.extras)


def is_for_one(interaction: Interaction) -> bool:
    """Return whether what is answered, or changed by a press, is seen by one person alone."""
    pressed = interaction.message
    public = pressed is not None and not pressed.flags.ephemeral and not is_abroad(interaction)
    return interaction.guild_id is None or (has_to_be_private(interaction) and not public)


def texts_for(interaction: Interaction) -> Texts:
    """Return the texts of whoever pressed or typed, in words only if they chose that.
    ``Readers.of`` has looked this up before any press is let in.
    """
    return texts_in(str(interaction.locale), for_screen_reader=interaction.extras.get(_FOR_SCREEN_READER, False))


class Languages:
    """The languages of servers: what is public is said in them."""

    def __init__(self, settings: ServerSettings, locale: Locale) -> None:
        self._settings = settings
        self._locale = locale

    async def of(self, guild_id: int, otherwise: str | None = None) -> Texts:
        """Return the texts of a server; ``otherwise`` is its locale as far as the caller knows."""
        try:
            chosen = await self._settings.read(guild_id)
        except StoreError as fault:
            _log.warning("the language of server %d could not be read: %s", guild_id, fault)
            chosen = {}
        return self._speak(guild_id, chosen, otherwise)

    def at_table(self, guild_id: int) -> Texts:
        """Return the texts of a server where a table is open, whose settings are in memory."""
        return self._speak(guild_id, self._settings.peek(guild_id), None)

    async def public(self, interaction: Interaction) -> Texts:
        """Return the texts of an answer that the channel reads; the person's own if nobody else sees it."""
        if is_for_one(interaction):
            return texts_for(interaction)
        return await self.of_server(interaction)

    async def of_server(self, interaction: Interaction) -> Texts:
        """Return the texts of the server in which something was asked, whoever reads the answer."""
        own = interaction.guild_locale
        return await self.of(guild_of(interaction), None if own is None else str(own))

    async def remember(self, guild_id: int, locale: str) -> None:
        """Store this person's language for a home that has none, such as a direct message. Raises ``StoreError``."""
        spoken = Texts(locale).locale
        if (await self._settings.read(guild_id)).get(LANGUAGE) != spoken:
            await self._settings.choose(guild_id, {LANGUAGE: spoken})

    def _speak(self, guild_id: int, stored: Mapping[str, str], otherwise: str | None) -> Texts:
        language = stored.get(LANGUAGE)
        if language is not None and language not in locales():
            _log.warning("server %d chose the unknown language %r", guild_id, language)
            language = None
        return texts_in(language or self._locale(guild_id) or otherwise or ENGLISH)


# -- readers


MOST_KEPT = 10_000
"""People whose choices are kept in memory; somebody else's are read again."""


@dataclass(frozen=True, slots=True)
class Reader:
    """How one person's private panels are drawn.

    ``texts`` are in their language, for a screen reader if they want text only; ``deck`` colours the cards on their
    own buttons; ``pack`` has the pictures of their cards.
    """

    texts: Texts
    deck: DeckColours = DeckColours.PAIRS
    text_only: bool = False
    hand_order: HandOrder = HandOrder.TRUMP_FIRST
    pack: Pack = LETTERS


class PlayerSettings(Protocol):
    """As ``bot.storage.store.Store``."""

    async def player_settings(self, user_id: int) -> dict[str, str]:
        """Return the stored settings of a person, by name."""

    async def set_player_setting(self, user_id: int, name: str, value: str | None) -> None:
        """Store one setting of a person."""


class Readers:
    """What people chose, by their ids."""

    def __init__(self, store: PlayerSettings, emojis: CardEmojis, most_kept: int = MOST_KEPT) -> None:
        self._store = store
        self._most_kept = most_kept
        self._emojis = emojis
        self.kept: OrderedDict[int, Preferences] = OrderedDict()
        self._forgets = 0  # how often somebody was forgotten: what was asked of the store before that is not kept

    async def of(self, interaction: Interaction) -> Reader:
        """Return the one who pressed or typed, by what they have chosen now, which ``texts_for`` keeps to as well."""
        chosen = await self.preferences_of(interaction.user.id)
        interaction.extras[_FOR_SCREEN_READER] = chosen.text_only
        texts = texts_for(interaction)
        return Reader(
            texts=texts,
            pack=LETTERS if chosen.text_only else self._emojis.pack(chosen.deck, texts.locale),
            deck=chosen.deck,
            text_only=chosen.text_only,
            hand_order=chosen.hand_order,
        )

    async def preferences_of(self, user_id: int) -> Preferences:
        """Return what a person chose; while it cannot be read, what holds for everybody."""
        try:
            return await self._read_choices(user_id)
        except StoreError as fault:
            _log.warning("the choices of a player could not be read: %s", fault)
            return Preferences()

    async def pace_of(self, user_id: int) -> Pace | None:
        """Return how fast a person wants computers to play; ``None``: as their server has it."""
        return (await self.preferences_of(user_id)).pace

    async def lends_puzzles(self, user_id: int) -> bool:
        """Return whether positions of a person's games may be puzzles. Raises ``StoreError``: unknown is not yes."""
        return (await self._read_choices(user_id)).puzzles

    async def choose(self, user_id: int, name: str, word: str) -> Preferences:
        """Choose one of the words of a setting; raises ``StoreError``, then nothing has changed."""
        return await self._keep(user_id, name, None if word == next(iter(CHOICES[name])) else word)

    async def set_word(self, user_id: int, word: str) -> Preferences:
        """Choose a word of one's own for deals; raises as ``choose`` does."""
        return await self._keep(user_id, WORD, word or None)

    async def _keep(self, user_id: int, name: str, value: str | None) -> Preferences:
        forgets = self._forgets
        await self._store.set_player_setting(user_id, name, value)
        before = await self._read_choices(user_id)
        if forgets != self._forgets:
            return before
        words = {**before.words(), WORD: before.word, name: value}
        self.kept[user_id] = Preferences.of({choice: word for choice, word in words.items() if word is not None})
        return self.kept[user_id]

    def forget(self, user_id: int) -> None:
        """Drop somebody's choices, which were removed from the store."""
        self._forgets += 1
        self.kept.pop(user_id, None)

    def forget_all(self) -> None:
        """Drop everybody's choices, to be read again."""
        self._forgets += 1
        self.kept.clear()

    async def _read_choices(self, user_id: int) -> Preferences:
        if user_id not in self.kept:
            forgets, read = self._forgets, await self._store.player_settings(user_id)
            if forgets != self._forgets:
                return await self._read_choices(user_id)
            self.kept.setdefault(user_id, Preferences.of(read))  # a choice made meanwhile is newer
        self.kept.move_to_end(user_id)
        while len(self.kept) > self._most_kept:
            self.kept.popitem(last=False)
        return self.kept[user_id]
