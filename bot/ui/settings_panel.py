"""``/settings``: a person's choices as a private panel of menus; each press is kept, then answered with how it stands.

Ids begin with ``rbp:``, which no template of ``items.py`` or ``boards/items.py`` fits. Must not know tables' games.
"""

from __future__ import annotations

from typing import Self

import discord

from bot.tables.preferences import CHOICES, Preferences
from bot.ui.discord.bot import Interaction, bot_of
from bot.ui.discord.component_base import Menu, PersistentItem
from bot.ui.discord.errors import always_answered
from bot.ui.discord.languages import texts_for
from bot.ui.discord.layouts import Item, boxed
from bot.ui.discord.mentions import NOBODY
from bot.ui.table.fair_deals import word_button
from bot.ui.table.panels import Panels
from bot.ui.viewers import Viewers
from bot.words.catalogue import Texts
from bot.words.lines import as_code


class SettingsHandlers:
    """Shows people what they have chosen, and takes what they choose."""

    def __init__(self, viewers: Viewers, panels: Panels) -> None:
        self._viewers = viewers
        self._panels = panels

    async def show(self, command: Interaction) -> None:
        """A new panel."""
        chosen = await self._viewers.chosen_by(command.user.id)
        view = settings_layout(chosen, texts_for(command))
        await command.response.send_message(view=view, ephemeral=True, allowed_mentions=NOBODY)

    @always_answered
    async def choose(self, press: Interaction, name: str, word: str) -> None:
        """Keep a choice, redraw the person's panels, and show how everything stands."""
        texts, user_id = texts_for(press), press.user.id
        if word not in CHOICES.get(name, ()):
            chosen, note = await self._viewers.chosen_by(user_id), texts("settings-gone")
        else:
            chosen = await self._viewers.choose(user_id, name, word)
            how = texts(f"setting-{name}-{word}")
            note = texts("settings-kept", setting=texts(f"setting-{name}"), choice=how)
        await press.response.edit_message(view=settings_layout(chosen, texts, note), allowed_mentions=NOBODY)
        self._panels.restyle(user_id)


class SettingMenu(PersistentItem[Menu], template=r"rbp:(?P<name>[a-z-]{1,40})"):
    """The words that may be chosen for one setting; the chosen one is marked. Old names are answered kindly."""

    @classmethod
    def at(cls, name: str, chosen: str, texts: Texts) -> Self:
        """A new menu."""
        options = [
            discord.SelectOption(label=texts(f"setting-{name}-{word}"), value=word, default=word == chosen)
            for word in CHOICES[name]
        ]
        return cls(discord.ui.Select(custom_id=cls.id_of(name), options=options, placeholder=texts(f"setting-{name}")))

    async def callback(self, interaction: Interaction) -> None:
        name = self.words["name"]
        word = next(iter(self.chosen), "")
        await bot_of(interaction).settings_handlers.choose(interaction, name, word)


def settings_layout(chosen: Preferences, texts: Texts, note: str | None = None) -> discord.ui.LayoutView:
    """Every setting with what it means and a menu, their own word with a button; ``note`` tells what was just kept."""
    parts: list[Item] = [discord.ui.TextDisplay(text) for text in (note, texts("settings-heading")) if text]
    for name, word in chosen.words().items():
        about = texts(f"setting-{name}-about")
        parts.append(discord.ui.TextDisplay(f"**{texts(f'setting-{name}')}**\n-# {about}"))
        parts.append(discord.ui.ActionRow(SettingMenu.at(name, word, texts)))
    own = as_code(chosen.word) if chosen.word else texts("setting-word-none")
    about = texts("setting-word-about", word=own)
    parts.append(discord.ui.TextDisplay(f"**{texts('setting-word')}**\n-# {about}"))
    parts.append(discord.ui.ActionRow(word_button(texts)))
    return boxed(parts)
