"""The commands' files are read and executed once in a test run: discord.py does so for each bot."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from discord.ext.commands.bot import BotBase


@contextmanager
def cogs_imported_once() -> Iterator[None]:
    """Bots make their cogs from modules as ``import`` keeps them; programs of their own load them as they always do.

    Cooldowns are all that such a module keeps; they begin anew with each bot.
    """

    async def loaded(bot: Any, name: str, *, package: str | None = None) -> None:
        module: Any = importlib.import_module(name, package)
        await module.setup(bot)
        for command in bot.tree.walk_commands():
            for check in getattr(command, "checks", ()):
                _forget_uses(check)

    with patch.object(BotBase, "load_extension", loaded):
        yield


def _forget_uses(check: Any) -> None:
    """discord.py counts the uses of a command in a function that its check closes over."""
    for cell in check.__closure__ or ():
        kept = getattr(cell.cell_contents, "__kwdefaults__", None) or {}
        kept.get("mapping", {}).clear()
