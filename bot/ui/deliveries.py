"""Sends messages. If Discord refuses a part, sends them again without it: letters for emojis, words for files.

Every message of the bot is sent here, so a command that its words name can be pressed, and a refused emoji or file
costs one more request, but no answer is lost.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterator, Sequence
from functools import cache
from typing import Any, TypeVar

import discord

from bot.pictures.card_faces import all_designs
from bot.ui.emojis import OURS, CardEmojis
from bot.ui.errors import FILES_REFUSED, refuses_emoji
from bot.ui.layouts import FELT, LONGEST_MESSAGE, Item, frame_layout
from bot.ui.readers import Languages
from bot.words.voice import SIGNS

WITHOUT_FILES = 3600.0
"""Seconds for which a server gets no files after it has refused one."""

_IN_TEXT = re.compile(r"<:(\w+):\d+>")
_SEAL = re.compile(r"[0-9a-f]{64}")

T = TypeVar("T")
Arguments = dict[str, Any]


class Deliveries:
    """Sends messages and remembers which servers refuse files. ``now`` returns Unix time in seconds; ``link`` makes
    links of a text's commands.
    """

    def __init__(
        self,
        bot: discord.Client,
        emojis: CardEmojis,
        languages: Languages,
        now: Callable[[], float],
        link: Callable[[str], str],
    ) -> None:
        self.bot = bot
        self._emojis = emojis
        self._languages = languages
        self.now = now
        self._link = link
        self._without_files: dict[int, float] = {}  # when to try files again (Unix time), by server

    async def send(self, request: Callable[..., Awaitable[T]], arguments: Arguments, guild_id: int | None) -> T:
        """Make a request, and again without what Discord refuses. Raises if nothing can be left out."""
        if guild_id is not None and self._without_files.get(guild_id, 0.0) > self.now() and _has_words(arguments):
            arguments = _leave_out_files(arguments)
        self._link_words(arguments["view"])
        while True:
            try:
                return await request(**arguments)
            except discord.HTTPException as fault:
                mended = self._mend(arguments, fault, guild_id)
                if mended is None:
                    raise
                arguments = mended

    def _link_words(self, view: discord.ui.LayoutView) -> None:
        blocks = [part for part in _parts_of(view) if isinstance(part, discord.ui.TextDisplay)]
        linked = [self._link(block.content) for block in blocks]
        if sum(map(len, linked)) <= LONGEST_MESSAGE:
            for block, words in zip(blocks, linked, strict=True):
                block.content = words

    def _mend(self, arguments: Arguments, fault: discord.HTTPException, guild_id: int | None) -> Arguments | None:
        if fault.code == FILES_REFUSED and guild_id is not None and _has_words(arguments):
            told = self._without_files.get(guild_id, 0.0) > self.now()
            self._without_files[guild_id] = self.now() + WITHOUT_FILES
            return _leave_out_files(arguments, "" if told else self._languages.at_table(guild_id)("fault-no-files"))
        if refuses_emoji(fault) and (parts := spell_out(arguments["view"])):
            self._emojis.read_anew()
            for file in _files_of(arguments):
                file.reset()
            return arguments | {"view": _rebuild(arguments["view"], parts)}
        return None


def _files_of(arguments: Arguments) -> Sequence[discord.File]:
    files: Sequence[discord.File] = arguments.get("files") or arguments.get("attachments") or ()
    return files


def _has_words(arguments: Arguments) -> bool:
    files = _files_of(arguments)
    return bool(files) and all(file.description for file in files)


def _rebuild(view: discord.ui.LayoutView, parts: Sequence[Item]) -> discord.ui.LayoutView:
    """Return a new layout with these parts in the same frame, because discord.py must not get a layout twice."""
    frame = next((one for one in view.children if isinstance(one, discord.ui.Container)), None)
    colour = frame.accent_colour if frame is not None else None
    built = frame_layout(parts, colour if isinstance(colour, discord.Colour) else FELT)
    for item in view.children:
        if isinstance(item, discord.ui.File):
            built.add_item(item)
    return built


def _parts_of(view: discord.ui.LayoutView) -> Iterator[Item]:
    for item in view.children:
        if isinstance(item, discord.ui.Container):
            yield from item.children


# -- without files


def _leave_out_files(arguments: Arguments, reason: str = "") -> Arguments:
    view, files = arguments["view"], {file.filename: file for file in _files_of(arguments)}
    parts = [part for item in _parts_of(view) for part in _in_words(item, files)]
    if reason:
        parts.append(discord.ui.TextDisplay(f"-# {reason}"))
    for item in view.children:
        if isinstance(item, discord.ui.File):
            view.remove_item(item)
    kind = "attachments" if "attachments" in arguments else "files"
    return arguments | {"view": _rebuild(view, parts), kind: []}


def _in_words(item: Item, files: dict[str, discord.File]) -> Iterator[Item]:
    if isinstance(item, discord.ui.MediaGallery):
        for shown in item.items:
            seal = _SEAL.search(shown.media.url)
            words = filter(None, (shown.description, f"`{seal[0]}`" if seal is not None else ""))
            yield discord.ui.TextDisplay("\n".join(words) or "…")
    elif isinstance(item, discord.ui.File):
        file = files.get(item.media.url.removeprefix("attachment://"))
        if file is not None:
            yield discord.ui.TextDisplay(f"`{file.description}`")
    else:
        yield item


# -- without emojis


@cache
def _signs() -> dict[str, str]:
    return {
        words: f"{design.rank}{SIGNS[design.suit]}" if design.suit is not None else "🃏"
        for design, words in all_designs().items()
    }


def _sign(name: str) -> str | None:
    ours = OURS.fullmatch(name)
    return None if ours is None else _signs().get(ours["words"])


def spell_out(view: discord.ui.LayoutView) -> list[Item]:
    """Replace the emojis in a message by letters. Return its parts, or none if it had no emojis."""
    parts, changed = list(_parts_of(view)), False
    for part in parts:
        for item in part.children if isinstance(part, discord.ui.ActionRow) else (part,):
            changed |= _spell_item(item)
    return parts if changed else []


def _spell_item(item: Item) -> bool:
    """Replace the emojis in a button, a menu or a text by letters. Return whether there were any."""
    if isinstance(item, discord.ui.TextDisplay):
        before = item.content
        item.content = _IN_TEXT.sub(lambda emoji: _sign(emoji[1]) or emoji[0], before)
        return item.content != before
    if isinstance(item, discord.ui.Button):
        sign = None if item.emoji is None else _sign(item.emoji.name)
        if sign is not None:
            item.emoji, item.label = None, f"{sign} {item.label or ''}".strip()
        return sign is not None
    if isinstance(item, discord.ui.Select):
        pictured = [option for option in item.options if option.emoji is not None]
        for option in pictured:
            option.emoji = None
        return bool(pictured)
    return False
