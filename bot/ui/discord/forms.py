"""Forms that find their way back by their ``custom_id`` alone, as buttons do, whoever else has the same one open and
whichever process made it.

discord.py would keep one form for an id and forget it with the process. So it never hears of ours: they are stopped
before they are sent, and ``take_form`` looks at whatever is sent in. Must not know what a form is about.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, ClassVar

import discord

from bot.ui.discord.bot import Interaction, bot_of
from bot.ui.discord.component_base import RETIRED
from bot.ui.discord.errors import tell
from bot.ui.discord.languages import texts_for


class PersistentForm(discord.ui.Modal):
    """A form of ours: ``template`` fits its ``custom_id``, which says all that must be known when it is sent in."""

    template: ClassVar[re.Pattern[str]]

    def __init_subclass__(cls, *, template: str, **other: Any) -> None:
        super().__init_subclass__(**other)
        cls.template = re.compile(template)

    def __init__(self, title: str, custom_id: str) -> None:
        if not self.template.fullmatch(custom_id):
            raise ValueError(f"{custom_id!r} does not fit {self.template.pattern!r}")
        super().__init__(title=title, custom_id=custom_id, timeout=None)
        self.stop()

    @classmethod
    def kind(cls) -> str:
        """What the rows of rights call this form."""
        return cls.template.pattern.partition("(")[0].rstrip(":")

    @classmethod
    async def take(cls, interaction: Interaction, words: Mapping[str, str], lines: Mapping[str, str]) -> None:
        """Answer one that was sent in: ``words`` of its id, and what was written, by the ids of the fields."""
        raise NotImplementedError


async def take_form(interaction: Interaction, forms: Iterable[type[PersistentForm]]) -> None:
    """Hand what was sent in to its form, be it one that another process made; anything but a form is left alone."""
    if interaction.type is not discord.InteractionType.modal_submit:
        return
    data: dict[str, Any] = dict(interaction.data or {})
    custom_id = str(data.get("custom_id", ""))
    if not custom_id.startswith("rb"):
        return
    rights = bot_of(interaction).rights
    for form in forms:
        match = form.template.fullmatch(custom_id)
        if match is not None:
            if await rights.admit(interaction, form.kind(), match.groupdict()):
                await form.take(interaction, match.groupdict(), dict(_written(data.get("components", ()))))
            return
    if await rights.admit(interaction, RETIRED, {}):
        await tell(interaction, texts_for(interaction)("retired-button"))


def _written(components: Iterable[Mapping[str, Any]]) -> Iterator[tuple[str, str]]:
    """The id of every line of text, however deep it stands, and what was written there."""
    for component in components:
        if component.get("type") == discord.ComponentType.text_input.value:
            yield str(component.get("custom_id", "")), str(component.get("value") or "")
        yield from _written(component.get("components", ()))
        if "component" in component:
            yield from _written([component["component"]])
