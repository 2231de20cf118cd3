"""Sending Discord the commands, only if it has others: it accepts two hundred new ones a day.

What Discord has is remembered in the store, as a hash for everybody's commands and one for those of the owner's server.
"""

from __future__ import annotations

import hashlib
import json
import logging
from typing import Any

import discord
from discord import app_commands

from bot.storage.api import FactStore, StoreError
from bot.ui.discord.command_translations import CatalogueTranslator
from bot.ui.discord.errors import ErrorResponse, response_to

_COMMANDS, _OWNERS_COMMANDS, _OWNERS_SERVER = "commands", "owner-commands", "owner-guild"
"""The names of the facts."""

_log = logging.getLogger(__name__)


class CommandSync:
    """Keeps Discord's commands those of ``tree``. With a ``test_guild`` all of them are that server's alone;
    ``owner_guild`` has the owner's besides.
    """

    def __init__(
        self, tree: app_commands.CommandTree[Any], store: FactStore, test_guild: int | None, owner_guild: int | None
    ) -> None:
        self._tree = tree
        self._store = store
        self._test_guild = test_guild
        self._owner_guild = owner_guild

    async def run(self) -> None:
        """Send what is new."""
        if self._test_guild is not None:
            self._tree.copy_global_to(guild=discord.Object(self._test_guild))
        await self._sync(self._test_guild, _COMMANDS)
        before = await self._known(_OWNERS_SERVER)
        now = "" if self._owner_guild is None else str(self._owner_guild)
        if before and before != now and await self._sync_owners(int(before)):
            await self._keep(_OWNERS_SERVER, "")
        if self._owner_guild is not None and await self._sync_owners(self._owner_guild) and before != now:
            await self._keep(_OWNERS_SERVER, now)

    async def _sync_owners(self, guild_id: int) -> bool:
        """The owner's server may not have the bot; then the owner has no commands, and everybody else plays."""
        if guild_id == self._test_guild:
            return True
        try:
            await self._sync(guild_id, _OWNERS_COMMANDS)
        except discord.HTTPException as fault:
            if response_to(fault) is not ErrorResponse.GIVE_UP:
                raise
            _log.error("the owner's commands cannot be put in server %d; invite the bot there first", guild_id)
            return False
        return True

    async def _sync(self, guild_id: int | None, fact: str) -> None:
        guild = None if guild_id is None else discord.Object(guild_id)
        translator = CatalogueTranslator()
        commands = self._tree.get_commands(guild=guild)
        payload = [await command.get_translated_payload(self._tree, translator) for command in commands]
        words = json.dumps([self._tree.client.application_id, guild_id, payload], sort_keys=True)
        digest = hashlib.sha256(words.encode()).hexdigest()
        if await self._known(fact) == digest:
            return
        await self._tree.sync(guild=guild)
        await self._keep(fact, digest)

    async def _known(self, fact: str) -> str | None:
        try:
            return await self._store.fact(fact)
        except StoreError as fault:
            _log.warning("which commands Discord has could not be read: %s", fault)
            return None

    async def _keep(self, fact: str, value: str) -> None:
        try:
            await self._store.set_fact(fact, value)
        except StoreError as fault:
            _log.warning("the synced commands were not stored: %s", fault)
