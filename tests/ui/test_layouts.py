"""No message is larger than Discord takes, whatever is put into it."""

from __future__ import annotations

import itertools
from pathlib import Path
from typing import Any

import discord
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.storage.api import TableId
from bot.ui import layouts
from bot.ui.buttons import LOOK
from bot.ui.layouts import (
    as_file,
    file_layout,
    fits_on_phone,
    frame_layout,
    in_even_rows,
    in_rows,
    page_layout,
    picture,
    shorten,
    words_layout,
)

ROOT = Path(__file__).parents[2]
texts = st.builds(lambda line, times: line * times, st.text(min_size=1, max_size=60), st.integers(1, 300))


def lengths(view: discord.ui.LayoutView) -> int:
    """Characters of all words of a message."""
    return sum(len(item.content) for item in view.walk_children() if isinstance(item, discord.ui.TextDisplay))


@given(st.lists(texts, min_size=1, max_size=8))
def test_the_words_of_a_message_fit(blocks: list[str]) -> None:
    view = frame_layout(discord.ui.TextDisplay(block) for block in blocks)
    assert lengths(view) <= 4000
    if sum(map(len, blocks)) <= 4000:
        assert lengths(view) == sum(map(len, blocks)), "what fits stays as it is"
    assert all(item.content for item in view.walk_children() if isinstance(item, discord.ui.TextDisplay))


@given(st.lists(st.one_of(st.integers(1, 5), st.none()), max_size=60))
def test_the_parts_of_a_message_fit(rows: list[int | None]) -> None:
    """Blocks of words (None) and rows of so many buttons: the first ones are sent, all of them where they fit."""
    parts: list[Any] = []
    for number, size in enumerate(rows):
        buttons = [discord.ui.Button(custom_id=f"{number}-{place}") for place in range(size or 0)]  # type: ignore[var-annotated]
        parts.append(discord.ui.TextDisplay(f"{number}") if size is None else discord.ui.ActionRow(*buttons))
    whole = 1 + len(rows) + sum(size or 0 for size in rows)
    view = frame_layout(parts)
    assert view.total_children_count == min(whole, view.total_children_count) <= 40
    assert view.total_children_count == whole or whole > 40
    assert view.total_children_count >= min(whole, 39), "no room is left but for an empty row"
    assert all(row.children for row in view.walk_children() if isinstance(row, discord.ui.ActionRow))


@given(texts)
def test_every_builder_keeps_to_the_limit(text: str) -> None:
    for view in (page_layout(text), words_layout(text), file_layout(text, ["a.txt"])):
        assert lengths(view) <= 4000


@given(texts, st.integers(1, 200))
def test_shortened_text_fits_and_ends_in_an_ellipsis(text: str, longest: int) -> None:
    short = shorten(text, longest)
    assert len(short) <= longest
    assert short == text if len(text) <= longest else "…" in short


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("a march: 2 points for 4 tricks", "a march: 2~points for 4~tricks"),
        ("**3** points each · J♠ 50% · euchred 20 %", "**3**~points each~· J♠~50%~· euchred~20~%"),
        ("Hand 5: all hands · **1–3** · 4\n- 5 %", "Hand 5: all hands~· **1–3**~· 4\n- 5~%"),
        ("`for 2 in range` 2 in\n```\n2 in\n```2 in", "`for 2 in range` 2~in\n```\n2 in\n```2~in"),
    ],
)
def test_no_line_breaks_between_a_number_and_what_it_counts_or_before_a_mark(text: str, shown: str) -> None:
    for view in (words_layout(text), frame_layout([discord.ui.TextDisplay(text)])):
        (block,) = [item for item in view.walk_children() if isinstance(item, discord.ui.TextDisplay)]
        assert block.content == shown.replace("~", "\u00a0")


def test_the_first_and_the_newest_lines_stay() -> None:
    lines = [f"{number}: " + "x" * 180 for number in range(24)]
    view = words_layout("\n".join(lines))
    (shown,) = [item.content for item in view.walk_children() if isinstance(item, discord.ui.TextDisplay)]
    assert 3700 < len(shown) <= 4000
    assert shown.startswith("0: ")
    assert shown.endswith(lines[-1])
    assert "\n…\n" in shown


def test_labels_options_and_descriptions_fit() -> None:
    menu: Any = discord.ui.Select(
        placeholder="p" * 200, options=[discord.SelectOption(label="l" * 200, description="d" * 200)]
    )
    button: Any = discord.ui.Button(label="b" * 200, custom_id="x")
    ours = LOOK.at(TableId(1), label="o" * 200)
    view = frame_layout([picture("a.png", "alt " * 1000), *in_rows([button, ours], 2), discord.ui.ActionRow(menu)])
    assert (len(button.label), len(ours.label or "")) == (80, 80)
    assert len(menu.placeholder) == 150
    assert [(len(option.label), len(option.description)) for option in menu.options] == [(100, 100)]
    (gallery,) = [item for item in view.walk_children() if isinstance(item, discord.ui.MediaGallery)]
    assert [len(item.description or "") for item in gallery.items] == [1024]


def test_a_pictures_description_has_no_asterisks() -> None:
    """A screen reader would read them aloud."""
    (item,) = picture("a.png", "Press **Join**.").items  # type: ignore[attr-defined]
    assert item.description == "Press Join."
    assert as_file(b"", "a.png", "Press **Join**.").description == "Press Join."


@pytest.mark.parametrize("folder", ["bot", "cogs"])
def test_every_layout_is_made_in_the_one_place_that_keeps_to_the_limits(folder: str) -> None:
    own = Path(layouts.__file__)
    makers = [path for path in (ROOT / folder).rglob("*.py") if "LayoutView(" in path.read_text("utf-8")]
    assert set(makers) <= {own}
    assert own.read_text("utf-8").count("LayoutView(") == 1


@pytest.mark.parametrize(
    ("labels", "sizes"),
    [
        (["One", "Two", "Three", "Four", "Five"], [3, 2]),
        (["Tour", "Rules", "Nights, daily, more", "Ranked games", "All commands"], [2, 1, 2]),
        (["A very long label that fills a row"] * 2, [1, 1]),
        ([], []),
    ],
)
def test_buttons_stand_in_few_even_rows(labels: list[str], sizes: list[int]) -> None:
    """A long one pushes no short ones into rows of their own."""
    rows = in_even_rows(discord.ui.Button(label=label, custom_id=label + str(n)) for n, label in enumerate(labels))
    assert [len(row.children) for row in rows if isinstance(row, discord.ui.ActionRow)] == sizes


@given(st.lists(st.text("il mW", min_size=1, max_size=30), max_size=25))
def test_no_row_breaks_and_no_button_is_lost(labels: list[str]) -> None:
    buttons = [discord.ui.Button(label=label, custom_id=str(number)) for number, label in enumerate(labels)]  # type: ignore[var-annotated]
    rows = [row.children for row in in_even_rows(buttons) if isinstance(row, discord.ui.ActionRow)]
    assert [button for row in rows for button in row] == buttons
    assert all(len(row) == 1 or fits_on_phone(row) for row in rows)
    merged = [[*one, *other] for one, other in itertools.pairwise(rows)]
    assert not [row for row in merged if fits_on_phone(row)], "two rows that fit in one"
