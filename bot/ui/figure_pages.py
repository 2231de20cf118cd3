"""Messages of figures: boards, standings and results as pictures with a few words beside them, or in words alone."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import discord

from bot.pictures.sheets import Avatars, Drawing
from bot.tables.server_settings import ServerSettings
from bot.ui.interactions import Interaction
from bot.ui.layouts import FELT, ROW, Item, as_file, frame_layout, in_rows, page_layout, picture
from bot.ui.readers import texts_for
from bot.ui.replies import DRAWING_SECONDS, Message, draw_within

POSTED_SECONDS = 5.0
"""The longest that the pictures of a message are waited for that nobody has asked for."""


class FigurePages:
    """Lays out pictures of figures; ``avatars_of`` knows the files of people's faces, as far as they are here."""

    def __init__(self, avatars_of: Callable[[Iterable[int]], Avatars], settings: ServerSettings) -> None:
        self._avatars_of = avatars_of
        self._settings = settings

    async def answer(
        self,
        asked: Interaction,
        drawings: Sequence[Drawing],
        words: str,
        beside: str = "",
        items: Sequence[Item] = (),
    ) -> Message:
        """Lay out an answer: pictures, and ``beside`` them what they do not say.

        ``words`` say it all where somebody wants no pictures, or none could be drawn in time.
        """
        if texts_for(asked).for_screen_reader:
            return Message(page_layout(words, items))
        return _lay_out(await self.draw(drawings), drawings, words, beside, items)

    async def post(
        self, guild_id: int, drawings: Sequence[Drawing], words: str, beside: str = "", items: Sequence[Item] = ()
    ) -> Message:
        """Lay out a message that is posted on a server, as ``answer`` does; in words where it shows no pictures."""
        drawn = await self.draw_for(guild_id, drawings)
        return _lay_out(drawn, drawings, words, beside, items)

    async def draw_for(self, guild_id: int, drawings: Sequence[Drawing]) -> list[bytes] | None:
        """Draw what is posted on a server, if it shows pictures; nobody waits for an answer."""
        if not (await self._settings.of(guild_id)).pictures:
            return None
        return await self.draw(drawings, POSTED_SECONDS)

    async def draw(self, drawings: Sequence[Drawing], seconds: float | None = None) -> list[bytes] | None:
        """Draw them all; ``None`` if that fails or takes longer than so many seconds, by default those of an answer."""
        if not drawings:
            return None
        people = {user_id for one in drawings for user_id in one.people}
        return await draw_within(seconds or DRAWING_SECONDS, _draw_all, drawings, self._avatars_of(people))


def _lay_out(
    drawn: list[bytes] | None, drawings: Sequence[Drawing], words: str, beside: str, items: Sequence[Item]
) -> Message:
    if not drawn:
        return Message(page_layout(words, items))
    return pictured_message(list(zip(drawn, drawings, strict=True)), beside, items)


def _draw_all(drawings: Sequence[Drawing], avatars: Avatars) -> list[bytes]:
    return [one.make(avatars) for one in drawings]


def pictured_message(
    drawn: Sequence[tuple[bytes, Drawing]], beside: str, items: Sequence[Item] = (), colour: discord.Colour = FELT
) -> Message:
    """Lay out pictures below each other, each as wide as the message, then words and buttons."""
    named = [(png, f"figures-{number}.png", one.alt) for number, (png, one) in enumerate(drawn, 1)]
    parts: list[Item] = [picture(name, alt) for _, name, alt in named]
    if beside:
        parts.append(discord.ui.TextDisplay(beside))
    files = [as_file(png, name, alt) for png, name, alt in named]
    return Message(frame_layout([*parts, *in_rows(items, ROW)], colour), files)
