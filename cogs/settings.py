"""``/settings``: a person's choices as a private panel of menus; each press is kept, then shown as it stands."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import app_commands
from discord.ext import commands

from bot.tables.preferences import CHOICES, Preferences
from bot.ui import buttons
from bot.ui.command_sync import localize
from bot.ui.interactions import Interaction
from bot.ui.layouts import Item, frame_layout
from bot.ui.readers import Readers, texts_for
from bot.ui.replies import redraw, reply
from bot.ui.routes import pressed
from bot.words.catalogue import Texts
from bot.words.lines import as_code
from cogs.table.looking_back import word_button
from cogs.table.panels import Panels


class SettingsCommands(commands.Cog):
    """Shows people what they have chosen, and takes what they choose."""

    def __init__(self, readers: Readers, panels: Panels) -> None:
        self._readers = readers
        self._panels = panels

    @app_commands.command(name="settings", description=localize("command-settings"))
    async def settings(self, command: Interaction) -> None:
        """Show the current choices, with a menu for each."""
        preferences = await self._readers.chosen_by(command.user.id)
        await reply(command, settings_layout(preferences, texts_for(command)))

    @pressed(buttons.SETTING)
    async def choose(self, press: Interaction, name: str, chosen: Sequence[str]) -> None:
        """Keep a choice, redraw the person's panels, and show how everything stands; old names are answered kindly."""
        texts, user_id, word = texts_for(press), press.user.id, next(iter(chosen), "")
        if word not in CHOICES.get(name, ()):
            preferences, note = await self._readers.chosen_by(user_id), texts("settings-gone")
        else:
            preferences = await self._readers.choose(user_id, name, word)
            how = texts(f"setting-{name}-{word}")
            note = texts("settings-kept", setting=texts(f"setting-{name}"), choice=how)
        await redraw(press, settings_layout(preferences, texts, note))
        self._panels.restyle(user_id)


def settings_layout(preferences: Preferences, texts: Texts, note: str | None = None) -> discord.ui.LayoutView:
    """Lay out every setting with a menu, and the own word with a button; ``note`` tells what was just kept."""
    parts: list[Item] = [discord.ui.TextDisplay(text) for text in (note, texts("settings-heading")) if text]
    for name, word in preferences.words().items():
        about = texts(f"setting-{name}-about")
        parts.append(discord.ui.TextDisplay(f"**{texts(f'setting-{name}')}**\n-# {about}"))
        options = [
            discord.SelectOption(label=texts(f"setting-{name}-{choice}"), value=choice, default=choice == word)
            for choice in CHOICES[name]
        ]
        menu = buttons.SETTING.at(name, options=options, placeholder=texts(f"setting-{name}"))
        parts.append(discord.ui.ActionRow(menu))
    own = as_code(preferences.word) if preferences.word else texts("setting-word-none")
    about = texts("setting-word-about", word=own)
    parts.append(discord.ui.TextDisplay(f"**{texts('setting-word')}**\n-# {about}"))
    parts.append(discord.ui.ActionRow(word_button(texts)))
    return frame_layout(parts)
