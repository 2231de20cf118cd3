"""Law 11: the tables of options and presets, word for word as they stand in ``docs/laws.md``."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.engine.presets import PRESETS, build, parse
from bot.engine.rules import RulesError, option_text

Rows = dict[str, dict[str, str]]


LAWS = Path(__file__).parents[2] / "docs" / "laws.md"


def tables() -> tuple[Rows, Rows]:
    """The two tables of options: option, then column, then cell."""
    rows_by_table: list[Rows] = []
    head: list[str] = []
    for line in LAWS.read_text(encoding="utf-8").partition('<a id="law-11"></a>')[2].splitlines():
        if not line.startswith("|"):
            continue
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if cells[0] == "option":
            head = cells
            rows_by_table.append({})
        elif not cells[0].startswith("---"):
            rows_by_table[-1][cells[0]] = dict(zip(head, cells, strict=True))
    first, second = rows_by_table
    return first, second


FIRST, SECOND = tables()
SEVEN = {"lone_made", "lone_march", "euchre", "lone_euchre", "euchre_march", "lone_defence", "lone_defence_march"}
PARTNERSHIPS = [name for name in FIRST["players"] if name not in ("option", "values")]
OTHERS = [name for name in SECOND["players"] if name not in ("option", "values")]


def listed(values: str) -> set[str]:
    """The values that the first table allows."""
    if "–" in values:
        lowest, highest = values.split("–")
        return {str(number) for number in range(int(lowest), int(highest) + 1)}
    return set(values.split(", "))


def second_cell(option: str, cell: str) -> tuple[str, set[str]] | None:
    """What a cell of the second table says: a preset's own value and the allowed ones; ``None`` if there is none."""
    if cell == "–":
        return None
    own = cell.split()[0]
    if " only" in cell:
        return own, {own}
    inside = re.search(r"\((.*)\)", cell)
    if inside:
        return own, {value.split()[0] for value in inside[1].split(", ")}
    values = SECOND[option]["values"]
    if values in ("three values", "as listed"):
        allowed = listed(FIRST[option]["values"]) if values == "three values" else {own}
    else:
        allowed = listed(values)
    return own, allowed


def engine_says(preset: str) -> dict[str, tuple[str, set[str]]]:
    """The same from the engine's catalogue."""
    return {
        name: (option_text(choice.default), {option_text(value) for value in choice.allowed})
        for name, choice in PRESETS[preset].choices.items()
    }


def test_law_11_every_preset_and_no_other() -> None:
    """Law 11: the presets of the two tables."""
    assert list(PRESETS) == PARTNERSHIPS + OTHERS


@pytest.mark.parametrize("preset", PARTNERSHIPS)
def test_law_11_partnership_games(preset: str) -> None:
    """Law 11, first table: every option, its own value and all its values; ``settlement`` is not among them."""
    columns = {option: (row[preset], listed(row["values"])) for option, row in FIRST.items()}
    assert engine_says(preset) == columns


@pytest.mark.parametrize("preset", OTHERS)
def test_law_11_the_other_games(preset: str) -> None:
    """Law 11, second table: what it leaves out does not exist in its games."""
    cells = {option: second_cell(option, row[preset]) for option, row in SECOND.items()}
    assert engine_says(preset) == {option: cell for option, cell in cells.items() if cell is not None}


@pytest.mark.parametrize("preset", [*PARTNERSHIPS, *OTHERS])
def test_law_11_defaults_are_what_is_built(preset: str) -> None:
    """Law 11: a preset without changes plays its column."""
    rules = build(preset)
    assert {name: option_text(value) for name, value in rules.options} == {
        name: own for name, (own, _) in engine_says(preset).items()
    }
    assert all(str(getattr(rules, name)) == str(value) for name, value in rules.options)


@pytest.mark.parametrize(
    "words",
    [
        "standard points=0",
        "standard points=100",
        "standard points=05",
        "standard points=+5",
        "standard points=5 points=5",
        "standard lone_march=0",
        "standard lone_march=10",
        "standard lone_closed=6",
        "standard joker=yes no_trump=yes",
        "railroad no_trump=yes",
        "cutthroat no_trump=yes",
        "standard caller_holds=yes",
        "hasenpfeffer caller_holds=trump",
        "hasenpfeffer stuck_any=yes",
        "cutthroat lone_hands=no",
        "double-hasenpfeffer lone_hands=no",
        "standard joker=true",
        "standard joker=Yes",
        "standard joker",
        "standard settlement=each",
        "standard packets=3",
        "standard pack=48",
        "standard players=3",
        "standard nonsense=1",
        "cutthroat laps=yes",
        "cutthroat euchre=3",
        "hasenpfeffer second_round=stick",
        "hasenpfeffer joker=no",
        "double-hasenpfeffer players=5",
        "call-ace players=3",
        "call-ace players=5 pack=24",
        "call-ace players=6 pack=24",
        "call-ace players=6 farmers_hand=any-three",
        "call-ace players=6 joker=yes farmers_hand=any-three",
        "three-seven farmers_hand=three-alike",
        "Standard",
        "",
    ],
)
def test_law_11_refused(words: str) -> None:
    """Law 11: values out of range, options that do not exist or stand twice, tables that cannot be dealt."""
    with pytest.raises(RulesError):
        parse(words.split())


@pytest.mark.parametrize(
    "words",
    [
        "standard points=1",
        "standard points=99",
        "standard lone_made=9",
        "standard lone_made=0 lone_closed=5 lone_hands=no",
        "standard points=3 lone_closed=5",
        "railroad joker=no no_trump=yes",
        "call-ace players=6 joker=yes",
        "call-ace players=6",
        "call-ace players=5 farmers_hand=any-three",
        "call-ace pack=24 farmers_hand=any-three",
        "three-seven joker=yes farmers_hand=three-alike",
        "three-seven pack=32 farmers_hand=three-alike",
        "double-hasenpfeffer players=6 laps=yes slams=yes mugs_away=yes",
        "standard give_turnup=yes partner_order=alone prompt_partner=yes review=yes",
    ],
)
def test_law_11_allowed(words: str) -> None:
    """Law 11: the last that can still be dealt; options that cannot act are idle, not errors."""
    assert parse(words.split()).preset == words.split()[0]
