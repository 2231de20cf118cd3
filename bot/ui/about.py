"""What ``/about`` answers: version and uptime, what is stored and for how long, the host's pages, the invitation."""

from __future__ import annotations

from collections.abc import Mapping

import discord

from bot.ui.interactions import Interaction
from bot.ui.languages import texts_for
from bot.ui.layouts import Item, page_layout
from bot.ui.permissions import invite_link
from bot.ui.replies import NOBODY
from bot.version import build


class AboutHandlers:
    """``since`` is Unix time of the start. ``pages`` are addresses by the text of their button; ``days``, for how long
    games are kept, ``None`` for ever.
    """

    def __init__(self, since: float, pages: Mapping[str, str | None], days: int | None) -> None:
        self._since = since
        self._pages = {key: address for key, address in pages.items() if address is not None}
        self._days = days

    async def about(self, command: Interaction) -> None:
        """``/about``."""
        texts, since = texts_for(command), f"<t:{self._since:.0f}:R>"
        lines = [texts("about-version", version=str(build()), since=since)]
        lines.append(texts("about-stored"))
        if self._days is not None:
            lines.append(texts("about-kept", days=self._days))
        if not self._pages:
            lines.append(texts("about-support-here"))
        links: list[Item] = [
            discord.ui.Button(style=discord.ButtonStyle.link, label=texts(key), url=address)
            for key, address in {**self._pages, "button-invite": invite_link(command.application_id)}.items()
        ]
        layout = page_layout("\n".join(lines), links)
        await command.response.send_message(view=layout, ephemeral=True, allowed_mentions=NOBODY)
