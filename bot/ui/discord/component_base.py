"""What all our buttons and menus have in common: a press finds them by their ``custom_id``, which says all they need.

Must not know how a press is answered.
"""

from __future__ import annotations

import re
from functools import cached_property
from typing import Any, Self, TypeVar, cast

import discord

from bot.storage.api import TableId
from bot.ui.discord.bot import Interaction, bot_of
from bot.ui.discord.errors import answer_failure

Button = discord.ui.Button[Any]
Menu = discord.ui.Select[Any]
Style = discord.ButtonStyle
RETIRED = "retired"
"""The kind of every item that an older version of the program made."""

_VERBS = re.compile(r"[(][?]P<(verb|page)>([a-z|-]+)[)]")
"""Where a template has several kinds in it."""

ItemT = TypeVar("ItemT", bound=discord.ui.Item[Any])


class PersistentItem(discord.ui.DynamicItem[ItemT], template=r"(?!)"):
    """A button or menu that a press on an old message finds by its template alone."""

    @classmethod
    def id_of(cls, *words: object) -> str:
        """The ``custom_id`` that carries these words; ``ValueError`` if they do not fit the template."""
        pattern = cls.__discord_ui_compiled_template__
        custom_id = ":".join((pattern.pattern.partition("(")[0].rstrip(":"), *map(str, words)))
        if not pattern.fullmatch(custom_id):
            raise ValueError(f"{custom_id!r} does not fit {pattern.pattern!r}")
        return custom_id

    @classmethod
    async def from_custom_id(cls, _: Interaction, item: discord.ui.Item[Any], match: re.Match[str], /) -> Self:
        return cls(cast(ItemT, item))

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Return whether this person may press it here; if not, or if that cannot be told now, they were answered."""
        try:
            return await bot_of(interaction).rights.admit(interaction, self.kind, self.words)
        except Exception as fault:  # noqa: BLE001 - discord.py swallows it, and nobody would be answered
            await answer_failure(interaction, fault)
            return False

    @classmethod
    def kinds(cls) -> tuple[str, ...]:
        """What the rows of rights call the items of this template: one kind, or one for each of its verbs."""
        pattern = cls.__discord_ui_compiled_template__.pattern
        if pattern.startswith("(?!"):
            return (RETIRED,)
        stem, verbs = pattern.partition("(")[0].rstrip(":"), _VERBS.search(pattern)
        return (stem,) if verbs is None else tuple(f"{stem}:{verb}" for verb in verbs[2].split("|"))

    @property
    def kind(self) -> str:
        """What the rows of rights call this item."""
        kinds, words = self.kinds(), self.words
        verb = words.get("verb") or words.get("page")
        return kinds[0] if verb is None else next(kind for kind in kinds if kind.endswith(f":{verb}"))

    @cached_property
    def words(self) -> dict[str, str]:
        """What the ``custom_id`` says, by the names of its template's groups."""
        match = self.template.fullmatch(self.custom_id)
        assert match is not None  # noqa: S101 - the item would not have been made otherwise
        return match.groupdict()

    @property
    def table_id(self) -> TableId:
        """The table that is meant, where the template has a group ``table``."""
        return TableId(int(self.words["table"]))

    @property
    def seq(self) -> int:
        """The table's sequence number that the item carries, where the template has a group ``seq``."""
        return int(self.words["seq"])

    @property
    def chosen(self) -> list[str]:
        """What was chosen in a menu; nothing where a forged press says that the menu is a button."""
        return self.item.values if isinstance(self.item, discord.ui.Select) else []


class PersistentButton(PersistentItem[Button], template=r"(?!)"):
    """A button of ours."""

    @classmethod
    def at(
        cls,
        *words: object,
        label: str,
        style: Style = Style.secondary,
        emoji: discord.PartialEmoji | None = None,
        disabled: bool = False,
    ) -> Self:
        """A new button that carries these words; with an emoji the label may be empty."""
        custom_id = cls.id_of(*words)
        button: Button = discord.ui.Button(
            custom_id=custom_id, label=label or None, style=style, emoji=emoji, disabled=disabled
        )
        return cls(button)


def unknown_id(prefix: str, known: tuple[type[discord.ui.DynamicItem[Any]], ...]) -> re.Pattern[str]:
    """The template of every id with this prefix that none of the known items' templates fits."""
    templates = "|".join(item.__discord_ui_compiled_template__.pattern for item in known)
    nameless = re.sub(r"[?]P<[a-z]+>", "?:", templates)
    return re.compile(rf"(?!(?:{nameless})\Z){prefix}.*", re.DOTALL)
