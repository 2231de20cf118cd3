"""Forms find their way by their id: two people at once, after a restart, and whatever is sent in that no form made."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.ui import buttons
from bot.words.catalogue import Texts
from bot.words.fairness import LONGEST_WORD
from cogs.table.looking_back import word_form
from tests.discord.card_table import CardTable, card_table
from tests.discord.simulation import look


async def opened(table: CardTable, person: Any) -> Any:
    """*My shuffle word* is pressed; the form that comes up."""
    panel = await table.type(person, "settings")
    return await person.click(panel.response, custom_id="rb:word")


async def sent(table: CardTable, person: Any, form: Any, word: str) -> str:
    """The form is sent in; the private answer."""
    said = await person.submit_modal(form, {"word": word})
    assert said.ephemeral
    return look(table.env, said.response).text


async def word_of(table: CardTable, person: Any) -> str:
    return (await table.bot.services.readers.chosen_by(person.id)).word


async def test_two_people_have_the_same_form_open_at_once(tmp_path: Path) -> None:
    async with card_table(tmp_path) as table:
        people = table.world.people[:3]
        forms = [await opened(table, person) for person in people]
        for person, form, word in zip(people, forms, ("rain", "sun", "snow"), strict=True):
            assert f"`{word}`" in await sent(table, person, form, word)
        assert [await word_of(table, person) for person in people] == ["rain", "sun", "snow"]


async def test_a_form_that_was_open_during_a_restart_is_answered(tmp_path: Path) -> None:
    async with card_table(tmp_path) as table:
        ann = table.world.people[0]
        form = await opened(table, ann)
        await table.restart()
        assert "`rain`" in await sent(table, ann, form, "rain")
        assert await word_of(table, ann) == "rain"


async def test_a_blocked_person_cannot_submit_a_form(tmp_path: Path) -> None:
    async with card_table(tmp_path) as table:
        ann = table.world.people[0]
        form = await opened(table, ann)
        table.bot.services.owner_journal.decided.people.add(ann.id)
        assert "have blocked you" in await sent(table, ann, form, "rain")
        assert await word_of(table, ann) == ""


FORMS: Mapping[buttons.Form, Callable[[Texts], discord.ui.Modal]] = {
    buttons.WORD_FORM: lambda texts: word_form("x" * LONGEST_WORD, texts)
}
"""Every form, with the longest word that is kept in it."""


async def test_every_form_is_listed_and_discord_py_stores_none() -> None:
    assert set(FORMS) == {control for control in buttons.CONTROLS if isinstance(control, buttons.Form)}
    assert all(make(Texts()).is_finished() for make in FORMS.values())


@pytest.mark.parametrize("locale", ["en", "de", "fr"])
async def test_every_form_keeps_to_discords_limits(locale: str) -> None:
    """Its id, its title, and what stands in and beside each line, with the longest word that is kept in it."""
    texts = Texts(locale, strict=True)
    for form in (make(texts) for make in FORMS.values()):
        assert len(form.title) <= 45
        assert 1 <= len(form.children) <= 5
        assert len(form.custom_id) <= 100
        for label in form.children:
            assert isinstance(label, discord.ui.Label)
            assert len(label.text) <= 45
            assert len(label.description or "") <= 100
            line = label.component
            assert isinstance(line, discord.ui.TextInput)
            assert len(line.placeholder or "") <= 100
            assert len(line.default or "") <= (line.max_length or 4000) <= 4000
            assert len(line.custom_id) <= 100
