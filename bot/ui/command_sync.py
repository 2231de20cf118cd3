"""Sends the commands to Discord if they have changed. Discord accepts only two hundred new ones a day.

The store has a hash of the public commands that Discord has, and one of those of the owner's server. It also has the
ids that Discord gave the public commands; with an id, a text can show a command as a link.

Names of commands and options stay English, so that people of all languages can tell each other what to type.
Descriptions and choices are translated.
"""

from __future__ import annotations

import hashlib
import json
import logging
import re
from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import TranslationContextTypes, locale_str

from bot.storage.api import NoteStore, StoreError
from bot.ui.errors import ErrorResponse, response_to
from bot.ui.layouts import change_prose
from bot.words.catalogue import ENGLISH, Texts, language

_COMMANDS, _OWNERS_COMMANDS, _OWNERS_SERVER = "commands", "owner-commands", "owner-guild"
_IDS = "command-ids"  # the names of the notes in the store
_ENTRY = 4
"""The type of the command that launches the activity. Discord creates it, and refuses a list without it."""
_ENTRY_FIELDS = (
    "name", "name_localizations", "description", "description_localizations", "default_member_permissions", "nsfw",
    "integration_types", "contexts", "type", "handler",
)  # fmt: skip

_log = logging.getLogger(__name__)


class CommandSync:
    """Keeps Discord's commands equal to ``tree``. Fills ``ids`` with the ids of slash commands by their first word."""

    def __init__(
        self, tree: app_commands.CommandTree[Any], store: NoteStore, owner_guild: int | None, ids: dict[str, int]
    ) -> None:
        self._tree = tree
        self._ids = ids
        self._store = store
        self._owner_guild = owner_guild

    async def run(self) -> None:
        """Send Discord the changed commands, public ones and the owner's. Clear those of a former owner's server."""
        await self._sync(None, _COMMANDS)
        before = await self._read_note(_OWNERS_SERVER)
        now = "" if self._owner_guild is None else str(self._owner_guild)
        if before and before != now and await self._sync_owners(int(before)):
            await self._keep(_OWNERS_SERVER, "")
        if self._owner_guild is not None and await self._sync_owners(self._owner_guild) and before != now:
            await self._keep(_OWNERS_SERVER, now)

    async def _sync_owners(self, guild_id: int) -> bool:
        """Update the owner's commands on Discord. Return False, and log it, if the bot is not on the owner's server."""
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
        up_to_date = guild is not None or await self.recall_ids()
        if up_to_date and await self._read_note(fact) == digest:
            return
        if guild is None:
            synced = await self._replace_public(payload)
            slash = discord.AppCommandType.chat_input.value
            self._ids.update({command["name"]: int(command["id"]) for command in synced if command["type"] == slash})
            await self._keep(_IDS, json.dumps(self._ids))
        else:
            await self._tree.sync(guild=guild)
        await self._keep(fact, digest)

    async def _replace_public(self, payload: list[dict[str, Any]]) -> list[Any]:
        """Replace the public commands, but keep the one that launches the activity; discord.py does not know it."""
        http, application_id = self._tree.client.http, self._tree.client.application_id
        assert application_id is not None  # noqa: S101 - it is logged in
        there: list[Any] = await http.get_global_commands(application_id)
        entry = [{name: one[name] for name in _ENTRY_FIELDS if name in one} for one in there if one["type"] == _ENTRY]
        synced: list[Any] = await http.bulk_upsert_global_commands(application_id, [*payload, *entry])
        return synced

    async def recall_ids(self) -> bool:
        """Read the ids of the commands as they were last synced. Return whether they were ever synced."""
        note = await self._read_note(_IDS)
        if note is not None:
            self._ids.update(json.loads(note))
        return note is not None

    async def _read_note(self, fact: str) -> str | None:
        try:
            return await self._store.note(fact)
        except StoreError as fault:
            _log.warning("Discord's list of commands could not be read: %s", fault)
            return None

    async def _keep(self, fact: str, value: str) -> None:
        try:
            await self._store.set_note(fact, value)
        except StoreError as fault:
            _log.warning("the synced commands were not stored: %s", fault)


def offered_commands(tree: app_commands.CommandTree[Any]) -> dict[str, app_commands.Command[Any, ..., Any]]:
    """Return the public slash commands by their qualified names (``table open``)."""
    return {one.qualified_name: one for one in tree.walk_commands() if isinstance(one, app_commands.Command)}


def change_commands(text: str, names: Iterable[str], change: Callable[[re.Match[str]], str]) -> str:
    """Return the text with these commands (qualified names) changed. Leave code alone. A match has the name as its
    second group. If it is bold, its third group is the rest of what is bold.
    """
    longest_first = sorted(names, key=len, reverse=True) if "/" in text else []
    if not longest_first:
        return text
    named = re.compile(rf"(\*\*)?(?<![\w</])/({'|'.join(map(re.escape, longest_first))})(?![\w-])(?(1)([^*\n]*)\*\*)")
    return change_prose(text, partial(named.sub, change))


def link_commands(text: str, names: Iterable[str], ids: Mapping[str, int]) -> str:
    """Return the text with these commands (qualified names) as links, if their ids are known. Leave code alone."""

    def link(match: re.Match[str]) -> str:
        return f"</{match[2]}:{ids[match[2].split()[0]]}>{match[3] or ''}"

    return change_commands(text, (name for name in names if name.split()[0] in ids), link)


# -- the words of commands, with their translations


_ENGLISH = Texts(ENGLISH)


def localize(key: str) -> locale_str:
    """Return a text for the description or a choice of a command. Raises ``MissingText``."""
    return locale_str(_ENGLISH(key), key=key)


class CatalogueTranslator(app_commands.Translator):
    """Gives Discord the catalogue's translations of texts from ``localize``."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: TranslationContextTypes
    ) -> str | None:
        """Return the text in this language; ``None`` if the catalogue lacks the language."""
        key = string.extras.get("key")
        spoken = language(str(locale))
        return Texts(spoken)(key) if key is not None and spoken != ENGLISH else None
