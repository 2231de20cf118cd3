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
    """Bots make their cogs from modules as ``import`` keeps them; programs of their own load them as they always do."""

    async def loaded(bot: Any, name: str, *, package: str | None = None) -> None:
        module: Any = importlib.import_module(name, package)
        await module.setup(bot)

    with patch.object(BotBase, "load_extension", loaded):
        yield
