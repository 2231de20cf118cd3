"""The deck as the application's emojis: uploaded once, updated when the drawings change, shown on buttons.

The bot's own emojis are called ``rb_<words>_<hash>``; it never touches others. Until all cards of a pack are uploaded,
or if Discord refuses them, ``pack`` returns letters and suit signs instead.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Mapping
from dataclasses import dataclass

import aiohttp
import discord
from PIL import Image

from bot.engine.cards import Card, Suit, Trump
from bot.pictures.card_faces import (
    EmojiDesign,
    all_designs,
    card_design,
    designs_of,
    emoji_hash,
    emoji_image,
    emoji_png,
    suit_design,
)
from bot.tables.preferences import DeckColours
from bot.ui.picture_door import PictureDoor
from bot.words.catalogue import ENGLISH
from bot.words.voice import bower_of

PAUSE = 0.5
"""Seconds between two uploads. Nobody waits for emojis, and tables can be redrawn in between."""

_LONGEST = 900.0  # seconds after which the next start must upload the rest; Discord may delay uploads for minutes

OURS = re.compile(r"rb_(?P<words>[a-z0-9_]+)_[0-9a-f]{5}")
"""The pattern of the names of the bot's own emojis."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Drawing:
    design: EmojiDesign
    words: str
    image: Image.Image
    name: str


def _draw_deck() -> list[_Drawing]:
    drawings = []
    for design, words in all_designs().items():
        image = emoji_image(design)
        drawings.append(_Drawing(design, words, image, f"rb_{words}_{emoji_hash(image)}"))
    return drawings


@dataclass(frozen=True, slots=True)
class Pack:
    """The emojis of one deck with the letters of one language, for buttons and texts; may be empty."""

    designs: Mapping[EmojiDesign, discord.PartialEmoji]
    colours: DeckColours = DeckColours.PAIRS
    locale: str = ENGLISH

    def card(self, card: Card, trump: Trump | None = None) -> discord.PartialEmoji | None:
        """Return a card's emoji or ``None``. Under ``trump`` the card may be a bower."""
        return self.designs.get(card_design(card, bower_of(card, trump), self.colours, self.locale))

    def suit(self, suit: Suit) -> discord.PartialEmoji | None:
        return self.designs.get(suit_design(suit, self.colours))

    def of_card(self, card: Card) -> str | None:
        """Return a card's emoji as text."""
        emoji = self.card(card)
        return None if emoji is None else str(emoji)

    def of_suit(self, suit: Suit) -> str | None:
        """Return a suit's emoji as text."""
        emoji = self.suit(suit)
        return None if emoji is None else str(emoji)


LETTERS = Pack({})
"""The empty pack: letters and suit signs replace all cards."""


class CardEmojis:
    """The emojis that ``start`` has found or uploaded. ``pause`` is the time between two requests in seconds."""

    def __init__(self, pause: float = PAUSE) -> None:
        self._pause = pause
        self._known: dict[EmojiDesign, discord.PartialEmoji] = {}
        self._whole: dict[tuple[DeckColours, str], Pack] = {}
        """Complete packs, by colours and language."""
        self._task: asyncio.Task[None] | None = None
        self._started: tuple[discord.Client, bool] | None = None
        self._door = PictureDoor()

    def pack(self, colours: DeckColours, locale: str) -> Pack:
        """Return a pack if it is complete, else ``LETTERS``, so that no hand is shown partly in emojis."""
        if (colours, locale) not in self._whole and designs_of(colours, locale) <= self._known.keys():
            self._whole[colours, locale] = Pack(self._known, colours, locale)
        return self._whole.get((colours, locale), LETTERS)

    def start(self, client: discord.Client, *, may_change: bool = True) -> None:
        """Start updating Discord's emojis. Only one of several processes may change them (``may_change``)."""
        self._started = client, may_change
        self._task = asyncio.create_task(self._keep_in_step(client, may_change))

    def read_anew(self) -> None:
        """Fetch the list of emojis again, because Discord refused one. Show letters until it arrives."""
        if self._started is not None and self._task is not None and self._task.done():
            self._known.clear()
            self._whole.clear()
            client, may_change = self._started
            self.start(client, may_change=may_change)

    async def close(self) -> None:
        """Stop updating. The next start continues."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _keep_in_step(self, client: discord.Client, may_change: bool) -> None:
        try:
            async with asyncio.timeout(_LONGEST):
                drawings = await self._door.draw(_LONGEST, _draw_deck)
                if drawings is None:
                    return
                there = [emoji for emoji in await client.fetch_application_emojis() if OURS.fullmatch(emoji.name)]
                self._take(drawings, there)
                if may_change:
                    await self._add(client, drawings, {emoji.name for emoji in there})
                    await _remove(drawings, there, self._pause)
        except (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError) as fault:
            _log.warning("the cards could not all be made emojis; letters and suit signs stand in for them: %s", fault)

    def _take(self, drawings: list[_Drawing], there: list[discord.Emoji]) -> None:
        """Use the emojis that exist, for a card an older drawing until its new one is uploaded."""
        by_name = {emoji.name: emoji for emoji in there}
        by_words = {match["words"]: emoji for emoji in there if (match := OURS.fullmatch(emoji.name))}
        for drawing in drawings:
            emoji = by_name.get(drawing.name) or by_words.get(drawing.words)
            if emoji is not None:
                self._known[drawing.design] = _partial(emoji)

    async def _add(self, client: discord.Client, drawings: list[_Drawing], there: set[str]) -> None:
        for drawing in drawings:
            if drawing.name in there:
                continue
            png = await self._door.draw(_LONGEST, emoji_png, drawing.image)
            if png is None:
                continue
            self._known[drawing.design] = _partial(await client.create_application_emoji(name=drawing.name, image=png))
            await asyncio.sleep(self._pause)


async def _remove(drawings: list[_Drawing], there: list[discord.Emoji], pause: float) -> None:
    lacking = {drawing.name for drawing in drawings}
    for emoji in there:
        if emoji.name in lacking:
            lacking.discard(emoji.name)
            continue
        await emoji.delete()
        await asyncio.sleep(pause)


def _partial(emoji: discord.Emoji) -> discord.PartialEmoji:
    return discord.PartialEmoji(name=emoji.name, id=emoji.id)
