"""*Share this hand*: one of its players posts a hand that is over to the channel, as one animated picture.

A hand is shared once: while it is drawn a second press is refused here, a second post by its nonce at Discord, and
afterwards the store remembers it. Must not know how the picture is drawn.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

import discord

from bot.pictures.open_hands_picture import hand_animation
from bot.pictures.table_picture import numbered_seats
from bot.storage.api import Store, StoreError, TableId
from bot.tables.tables import Tables
from bot.tables.views import PlayedHand
from bot.ui import buttons
from bot.ui.errors import RequestFailed
from bot.ui.interactions import Interaction
from bot.ui.languages import Languages
from bot.ui.layouts import RESTING, as_file, page_layout, picture, words_layout
from bot.ui.permissions import may_post, no_access
from bot.ui.readers import Readers
from bot.ui.replies import NOBODY, draw_within, tell
from bot.ui.routes import pressed
from bot.words.catalogue import Texts
from bot.words.looking_back import sharing_alt, sharing_text

FILE_NAME = "hand.gif"
FINDING_SECONDS, DRAWING_SECONDS, POSTING_SECONDS = 2.0, 60.0, 60.0
"""Before the press is answered; and after that, when only the person who pressed waits."""

_SHARED = "1"
"""What the store keeps of it: that it was shared, not by whom."""

Channels = Callable[[int, int], discord.PartialMessageable]
"""Finds a channel by its id and its server's, without asking Discord."""

_log = logging.getLogger(__name__)


class SharingHandlers:
    """Posts hands for the people who played them."""

    def __init__(self, tables: Tables, store: Store, languages: Languages, readers: Readers, channel: Channels) -> None:
        self._tables = tables
        self._store = store
        self._languages = languages
        self._readers = readers
        self._channel = channel
        self._under_way: set[str] = set()
        self._one_at_a_time = asyncio.Lock()

    @pressed(buttons.SHARE)
    async def share(self, press: Interaction, table_id: TableId, hand_seq: int) -> None:
        """*Share this hand* of the hand that entry ``hand_seq`` dealt."""
        name = f"s{table_id}-{hand_seq}"
        if name in self._under_way:
            await tell(press, (await self._readers.of(press)).texts("share-already"))
            return
        self._under_way.add(name)
        try:
            await self._share(press, table_id, hand_seq, name)
        finally:
            self._under_way.discard(name)

    async def _share(self, press: Interaction, table_id: TableId, hand_seq: int, name: str) -> None:
        texts = (await self._readers.of(press)).texts
        try:
            async with asyncio.timeout(FINDING_SECONDS):
                shared = await self._store.note(name) is not None
                played = await self._tables.played_hand(table_id, hand_seq, None)
        except TimeoutError:
            await tell(press, texts("hands-slow"))
            return
        refusal = _refusal(press, played, shared)
        if played is None or refusal is not None:
            await tell(press, texts(refusal or "hands-gone"))
            return
        if not may_post(press):
            await tell(press, no_access(press))
            return
        await tell(press, texts("share-drawing"))
        public = await self._languages.public(press)
        async with self._one_at_a_time:
            gif = await draw_within(DRAWING_SECONDS, hand_animation, played.moments, public)
        if gif is not None:
            await self._post(press, played, gif, public, name)
        with suppress(*RequestFailed):
            told = words_layout(texts("share-done" if gif is not None else "share-failed"))
            await press.edit_original_response(view=told, allowed_mentions=NOBODY)

    async def _post(self, press: Interaction, played: PlayedHand, gif: bytes, texts: Texts, name: str) -> None:
        alt = sharing_alt(played, texts)
        words = sharing_text(
            played, press.user.display_name, texts, numbered=numbered_seats(played.table.with_players_of_game)
        )
        layout = page_layout(words, above=picture(FILE_NAME, alt), colour=RESTING)
        channel = self._channel(press.channel_id or 0, press.guild_id or 0)
        async with asyncio.timeout(POSTING_SECONDS):
            await channel.send(view=layout, file=as_file(gif, FILE_NAME, alt), nonce=name[:25], allowed_mentions=NOBODY)
        try:
            await self._store.set_note(name, _SHARED)
        except StoreError as fault:
            _log.warning("that hand %s was shared was not written down: %s", name, fault)


def _refusal(press: Interaction, played: PlayedHand | None, shared: bool) -> str | None:
    """The text that says why this person may not post this hand here; ``None`` if they may."""
    if played is None:
        return "hands-gone"
    if played.table.with_players_of_game.seat_of(press.user.id) is None:
        return "share-not-yours"
    return "share-already" if shared else None
