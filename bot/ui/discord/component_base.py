"""What all our buttons and menus have in common: they are found again by their ``custom_id``, which says all they need.

Must not know what any of them means.
"""

from __future__ import annotations

import re
from typing import Any, Self, cast

import discord

Press = discord.Interaction[Any]
Button = discord.ui.Button[Any]
Menu = discord.ui.Select[Any]
Style = discord.ButtonStyle


def words_of(item: discord.ui.DynamicItem[Any]) -> dict[str, str]:
    """What the ``custom_id`` of an item says."""
    match = item.template.fullmatch(item.custom_id)
    assert match is not None  # noqa: S101 - the item would not have been made otherwise
    return match.groupdict()


class OurButton(discord.ui.DynamicItem[Button], template=r"(?!)"):
    """A button of ours."""

    @classmethod
    async def from_custom_id(cls, _: Press, item: discord.ui.Item[Any], match: re.Match[str], /) -> Self:
        return cls(cast(Button, item))

    @property
    def words(self) -> dict[str, str]:
        """What the ``custom_id`` says."""
        return words_of(self)


class OurMenu(discord.ui.DynamicItem[Menu], template=r"(?!)"):
    """A menu of ours."""

    @classmethod
    async def from_custom_id(cls, _: Press, item: discord.ui.Item[Any], match: re.Match[str], /) -> Self:
        return cls(cast(Menu, item))

    @property
    def words(self) -> dict[str, str]:
        """What the ``custom_id`` says."""
        return words_of(self)
