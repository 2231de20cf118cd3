"""A phone shows each row of buttons of a table's message and of a panel as one row, in every language and game."""

from __future__ import annotations

from collections.abc import Iterator

import discord
import pytest

from bot.engine import presets
from bot.tables.views import TableView
from bot.ui.layouts import MOST_COMPONENTS, fits_on_phone
from bot.ui.readers import Reader
from bot.words.catalogue import Texts
from cogs.table.layouts import panel_layout, table_layout
from tests.languages import COMPLETE
from tests.long_form import sampled
from tests.world.games import lobby, moments

OLD_SCHOOL: dict[str, int | str] = {"law": "old-school"}
GAMES: list[tuple[str, dict[str, int | str]]] = [(preset, {}) for preset in presets.PRESETS]
GAMES += [("standard", OLD_SCHOOL), ("call-ace", {"players": 6}), ("double-hasenpfeffer", {"players": 6})]


def layouts(preset: str, options: dict[str, int | str], texts: Texts) -> Iterator[discord.ui.LayoutView]:
    """The lobby, then every moment of two hands: the table's message and the panel of the one who is asked."""
    rules = presets.build(preset, options)
    waiting: list[TableView] = [lobby(rules, seated) for seated in range(1, rules.players + 1)]
    yield from (table_layout(table, None, texts) for table in waiting)
    for moment in moments(rules, 5, hands=2):
        yield table_layout(moment.table, None, texts)
        yield from (panel_layout(moment.table, mine, None, Reader(texts)) for mine in moment.seats if mine.legal)


@pytest.mark.parametrize("locale", COMPLETE)
@pytest.mark.parametrize(("preset", "options"), sampled(GAMES))
def test_no_row_of_buttons_wraps(preset: str, options: dict[str, int | str], locale: str) -> None:
    for layout in layouts(preset, options, Texts(locale, strict=True)):
        parts = list(layout.walk_children())
        assert len(parts) <= MOST_COMPONENTS
        for row in parts:
            if isinstance(row, discord.ui.ActionRow) and isinstance(row.children[0], discord.ui.Button):
                assert fits_on_phone(row.children), [getattr(button, "label", "") for button in row.children]
