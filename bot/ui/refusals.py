"""Refusals: why something was not done, and buttons for what people can do instead (``bot/words/ways_on.py``)."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.ui import buttons
from bot.ui.layouts import RESTING, Item, page_layout
from bot.ui.readers import Interaction, note_refusal, texts_for
from bot.ui.replies import tell
from bot.words.catalogue import Texts
from bot.words.ways_on import doors


def door_button(verb: str, texts: Texts) -> discord.ui.Button[discord.ui.LayoutView]:
    """Make one of the buttons *Play*, *Tonight*, *Daily*, *Me* and *Watch*."""
    style = discord.ButtonStyle.success if verb == "play" else discord.ButtonStyle.secondary
    label = texts("button-watch" if verb == "watch" else f"button-door-{verb}")
    return buttons.DOOR.at(verb, label=label, style=style)


def refusal_layout(
    interaction: Interaction, key: str, words: str, at_table: Sequence[Item] = ()
) -> discord.ui.LayoutView:
    """Return a refusal's words with buttons for what to do instead: ``at_table``, then those of the front door."""
    ways = [*at_table, *(door_button(door, texts_for(interaction)) for door in doors(key))]
    return page_layout(words, ways, colour=RESTING)


async def refuse(interaction: Interaction, key: str, words: str | None = None, **values: str | float) -> None:
    """Say privately why not, and what to do instead. ``words`` replace the text ``key`` with its ``values``."""
    if words is None:
        words = texts_for(interaction)(key, **values)
    note_refusal(interaction)
    await tell(interaction, refusal_layout(interaction, key, words))
