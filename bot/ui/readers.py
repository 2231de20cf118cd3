"""The people who press and type: where they are, the language of their answers, and their ``/settings``.

A private answer is in the reader's own language. A public one is in the server's language: the one chosen with
``/config``, else the one set in Discord, else English. People's settings are read from the store once and kept in
memory. A change takes effect once it is stored.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Protocol

import discord

from bot.storage.api import StoreError
from bot.tables.preferences import CALL_HOURS, CHOICES, WORD, CallHours, DeckColours, HandOrder, Pace, Preferences
from bot.tables.server_settings import LANGUAGE, NewSettings, ServerSettings
from bot.tables.views import Snapshot
from bot.task_group import Listener, Listeners
from bot.ui.emojis import LETTERS, CardEmojis, Pack
from bot.words.catalogue import ENGLISH, Texts, locales, texts_in
from bot.words.panel_state import NO_REMARK, Remark

Interaction = discord.Interaction[Any]
"""A press on a button, a choice from a menu, a submitted form or a typed command."""


class PagePress(discord.Interaction[Any]):
    """A press on a page of the live table (``bot/live/presses.py``), which shows the table itself: no panel
    is drawn.
    """

    refused = False
    """Whether the answer says why something was not done, and so looks different there."""

    def show_table(self, snapshot: Snapshot, remark: Remark = NO_REMARK) -> None:
        """Show this table on the page, with a remark."""
        raise NotImplementedError


def show_on_page(press: Interaction, snapshot: Snapshot, remark: Remark = NO_REMARK) -> bool:
    """Let the page that was pressed show this table. Return False if the press came from Discord, which still has to be
    answered.
    """
    if not isinstance(press, PagePress):
        return False
    press.show_table(snapshot, remark)
    return True


def note_refusal(press: Interaction) -> None:
    """Note that the answer to a press says why something was not done."""
    if isinstance(press, PagePress):
        press.refused = True


def is_abroad(interaction: Interaction) -> bool:
    """Return whether the bot is used as a person's own app where it is no member. It can answer there, but not post."""
    if interaction.guild_id is None:
        return interaction.context.private_channel is True
    return interaction.is_user_integration() and not interaction.is_guild_integration()


def guild_of(interaction: Interaction) -> int:
    """Return the id of the server of an interaction. Raises ``NoPrivateMessage`` outside a server."""
    if interaction.guild_id is None or is_abroad(interaction):
        raise discord.app_commands.NoPrivateMessage
    return interaction.guild_id


def home_id_of(interaction: Interaction) -> int:
    """Return the id under which things are stored: the server's, in a direct message the channel's, abroad the
    person's.
    """
    if is_abroad(interaction):
        return interaction.user.id
    home = interaction.channel_id if interaction.guild_id is None else interaction.guild_id
    if home is None:
        raise discord.app_commands.NoPrivateMessage
    return home


def tables_channel_of(interaction: Interaction) -> int:
    """Return the channel's id, or abroad the negative of the person's, so that their tables follow them."""
    return -interaction.user.id if is_abroad(interaction) else interaction.channel_id or 0


# -- who reads, and in which language


Locale = Callable[[int], str | None]
"""Returns the language that a server has set in Discord, by the server's id; ``None`` if unknown."""

_log = logging.getLogger(__name__)


_FOR_SCREEN_READER = "for-screen-reader"  # key in an interaction's extras: whether the person wants words only


_PUBLIC = "public"  # key in an interaction's extras: whether others may read the answer


def make_public(interaction: Interaction) -> None:
    """Allow the answer to be public, after the limits on public posts have counted it (``Rights``)."""
    interaction.extras[_PUBLIC] = True


def has_to_be_private(interaction: Interaction) -> bool:
    """Return whether the answer must be private: where the bot is no member, and where this person may not post."""
    return is_abroad(interaction) or (interaction.guild_id is not None and _PUBLIC not in interaction.extras)


def is_for_one(interaction: Interaction) -> bool:
    """Return whether only this person sees the answer, or the pressed message."""
    pressed = interaction.message
    public = pressed is not None and not pressed.flags.ephemeral and not is_abroad(interaction)
    return interaction.guild_id is None or (has_to_be_private(interaction) and not public)


def texts_for(interaction: Interaction) -> Texts:
    """Return the texts in the language of the person who pressed or typed; for a screen reader if they chose that."""
    return texts_in(str(interaction.locale), for_screen_reader=interaction.extras.get(_FOR_SCREEN_READER, False))


class Languages:
    """The languages of servers, for everything public."""

    def __init__(self, settings: ServerSettings, locale: Locale) -> None:
        self._settings = settings
        self._locale = locale
        self._known: dict[int, str] = {}  # the language that each server had when listeners were last told
        self._listeners = Listeners[int]("the language of server {}".format)
        settings.add_listener(self._on_settings)

    def add_listener(self, listener: Listener[int]) -> None:
        """Call ``listener`` with the id of each server whose language has changed."""
        self._listeners.add_listener(listener)

    async def of(self, guild_id: int, otherwise: str | None = None) -> Texts:
        """Return the texts of a server. ``otherwise`` is its locale in Discord, if the caller knows it."""
        try:
            chosen = await self._settings.read(guild_id)
        except StoreError as fault:
            _log.warning("the language of server %d could not be read: %s", guild_id, fault)
            chosen = {}
        return self._speak(guild_id, chosen, otherwise)

    def at_table(self, guild_id: int) -> Texts:
        """Return the texts of a server with an open table, whose settings are in memory."""
        return self._speak(guild_id, self._settings.peek(guild_id), None)

    async def public(self, interaction: Interaction) -> Texts:
        """Return the texts for an answer in the channel; the person's own if nobody else sees it."""
        if is_for_one(interaction):
            return texts_for(interaction)
        return await self.of_server(interaction)

    async def of_server(self, interaction: Interaction) -> Texts:
        """Return the texts in the server's language, not the reader's."""
        own = interaction.guild_locale
        return await self.of(guild_of(interaction), None if own is None else str(own))

    async def remember(self, guild_id: int, locale: str) -> None:
        """Store this language for a home that has none, such as a direct message. Raises ``StoreError``."""
        spoken = Texts(locale).locale
        if (await self._settings.read(guild_id)).get(LANGUAGE) != spoken:
            await self._settings.choose(guild_id, {LANGUAGE: spoken})

    def _speak(self, guild_id: int, stored: Mapping[str, str], otherwise: str | None) -> Texts:
        language = stored.get(LANGUAGE)
        if language is not None and language not in locales():
            _log.warning("server %d chose the unknown language %r", guild_id, language)
            language = None
        texts = texts_in(language or self._locale(guild_id) or otherwise or ENGLISH)
        self._known.setdefault(guild_id, texts.locale)
        return texts

    def _on_settings(self, news: NewSettings) -> None:
        before, locale = self._known.get(news.guild_id), self.at_table(news.guild_id).locale
        if before != locale:
            self._known[news.guild_id] = locale
            self._listeners.tell(news.guild_id)


# -- readers


MOST_KEPT = 10_000
"""The number of people whose settings are kept in memory. Those of others are read again."""


@dataclass(frozen=True, slots=True)
class Reader:
    """How one person's private panels are drawn: their texts, and the colours and emojis of their cards."""

    texts: Texts
    deck: DeckColours = DeckColours.PAIRS
    text_only: bool = False
    hand_order: HandOrder = HandOrder.TRUMP_FIRST
    pack: Pack = LETTERS
    pace: Pace | None = None
    """``None`` for the server's."""


class PlayerSettings(Protocol):
    """The part of ``bot.storage.store.Store`` for a person's settings."""

    async def player_settings(self, user_id: int) -> dict[str, str]:
        """Return the stored settings of a person, by name."""

    async def set_player_setting(self, user_id: int, name: str, value: str | None) -> None:
        """Store one setting of a person."""


class Readers:
    """People's ``/settings``, by user id."""

    def __init__(self, store: PlayerSettings, emojis: CardEmojis, most_kept: int = MOST_KEPT) -> None:
        self._store = store
        self._most_kept = most_kept
        self._emojis = emojis
        self.kept: OrderedDict[int, Preferences] = OrderedDict()
        self._forgets = 0  # how often people were forgotten; what was read before the last time is not kept

    async def of(self, interaction: Interaction) -> Reader:
        """Return the person who pressed or typed, with their current settings. ``texts_for`` uses these too."""
        reader = await self.find(interaction.user.id, str(interaction.locale))
        interaction.extras[_FOR_SCREEN_READER] = reader.text_only
        return reader

    async def find(self, user_id: int, locale: str) -> Reader:
        """Return a person with their current settings, in the language of one of Discord's locales."""
        chosen = await self.preferences_of(user_id)
        texts = texts_in(locale, for_screen_reader=chosen.text_only)
        return Reader(
            texts=texts,
            pack=LETTERS if chosen.text_only else self._emojis.pack(chosen.deck, texts.locale),
            deck=chosen.deck,
            text_only=chosen.text_only,
            hand_order=chosen.hand_order,
            pace=chosen.pace,
        )

    async def preferences_of(self, user_id: int) -> Preferences:
        """Return a person's settings; the defaults while they cannot be read."""
        try:
            return await self._read_choices(user_id)
        except StoreError as fault:
            _log.warning("the choices of a player could not be read: %s", fault)
            return Preferences()

    async def pace_of(self, user_id: int) -> Pace | None:
        """Return how fast a person wants computers to play; ``None``: at the server's pace."""
        return (await self.preferences_of(user_id)).pace

    async def call_hours_of(self, user_id: int) -> CallHours | None:
        """Return when a person may be called, if they have said so. Raises ``StoreError`` rather than guess."""
        return (await self._read_choices(user_id)).call_hours

    async def lends_puzzles(self, user_id: int) -> bool:
        """Return whether positions of a person's games may be puzzles. Raises ``StoreError`` rather than guess."""
        return (await self._read_choices(user_id)).puzzles

    async def choose(self, user_id: int, name: str, word: str) -> Preferences:
        """Store one of the words of a setting. If this raises ``StoreError``, nothing has changed."""
        return await self._keep(user_id, name, None if word == next(iter(CHOICES[name])) else word)

    async def set_word(self, user_id: int, word: str) -> Preferences:
        """Store the person's own word for deals. Errors are as for ``choose``."""
        return await self._keep(user_id, WORD, word or None)

    async def set_call_hours(self, user_id: int, hours: CallHours) -> Preferences:
        """Store when the person may be called. Errors are as for ``choose``."""
        return await self._keep(user_id, CALL_HOURS, str(hours))

    async def _keep(self, user_id: int, name: str, value: str | None) -> Preferences:
        forgets = self._forgets
        await self._store.set_player_setting(user_id, name, value)
        before = await self._read_choices(user_id)
        if forgets != self._forgets:
            return before
        words = {**before.stored(), name: value}
        self.kept[user_id] = Preferences.of({choice: word for choice, word in words.items() if word is not None})
        return self.kept[user_id]

    def forget(self, user_id: int) -> None:
        """Drop a person's settings from memory, after they were removed from the store."""
        self._forgets += 1
        self.kept.pop(user_id, None)

    def forget_all(self) -> None:
        """Drop everybody's settings from memory, so that they are read again."""
        self._forgets += 1
        self.kept.clear()

    async def _read_choices(self, user_id: int) -> Preferences:
        if user_id not in self.kept:
            forgets, read = self._forgets, await self._store.player_settings(user_id)
            if forgets != self._forgets:
                return await self._read_choices(user_id)
            self.kept.setdefault(user_id, Preferences.of(read))  # keep a choice made meanwhile, which is newer
        self.kept.move_to_end(user_id)
        while len(self.kept) > self._most_kept:
            self.kept.popitem(last=False)
        return self.kept[user_id]
