"""What the bot needs in a channel to host a night there, as Discord says with the command."""

from __future__ import annotations

import discord

from bot.render.text.catalogue import Texts
from bot.ui.discord.bot import Interaction

_WRITING = ("view_channel", "send_messages", "attach_files")
_THREADS = ("create_public_threads", "send_messages_in_threads")


def missing_words(command: Interaction, texts: Texts, *, threads: bool) -> str | None:
    """One sentence that names what is missing; None if nothing is. ``threads`` are needed unless channels are named."""
    if threads and not isinstance(command.channel, discord.TextChannel):
        return texts("night-no-threads-here")
    rights = command.app_permissions
    inside = isinstance(command.channel, discord.Thread)
    writing = [name if not inside or name != "send_messages" else _THREADS[1] for name in _WRITING]
    needed = [*writing, *(_THREADS if threads else ())]
    missing = [texts(f"right-{name.replace('_', '-')}") for name in needed if not getattr(rights, name)]
    if not missing:
        return None
    only_threads = all(getattr(rights, name) for name in writing)
    return texts("night-missing" if only_threads else "night-missing-write", rights=", ".join(missing))
