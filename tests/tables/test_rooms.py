"""What holds of every topic: each decision is judged, and each fact folded, by exactly one row."""

from __future__ import annotations

import inspect
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import MISSING, fields
from importlib import import_module
from pathlib import Path
from typing import TypeVar, get_type_hints

import pytest

import bot.tables
from bot.storage.privacy import ARRIVALS, BYSTANDERS, forget_bystander, forget_seat
from bot.tables.decisions import What
from bot.tables.facts import Fact
from bot.tables.journal import decode, encode
from bot.tables.model import Table
from bot.tables.room import Wish
from bot.tables.rooms import KEPT, ROOMS, WISHES
from bot.tables.views import SAME, TableView
from tests.test_codec import TABLE

AnyT = TypeVar("AnyT")
(FOLDER,) = bot.tables.__path__
ROOT = Path(FOLDER).parents[1]


def classes_of(base: type[AnyT]) -> Iterator[type[AnyT]]:
    """Every subclass that a file of ``bot.tables`` defines, whether or not anything imports it."""
    for path in Path(FOLDER).glob("*.py"):
        module = import_module(f"bot.tables.{path.stem}")
        for _, found in inspect.getmembers(module, inspect.isclass):
            if issubclass(found, base) and found is not base and found.__module__ == module.__name__:
                yield found


def fields_of(fact: type[Fact]) -> set[str]:
    """The names of a fact's fields."""
    names: tuple[str, ...] = getattr(fact, "__match_args__")  # noqa: B009 - a dataclass has them, or a named tuple
    return set(names)


def test_every_decision_is_judged_by_one_row() -> None:
    rows = Counter(wish.what for room in ROOMS for wish in room.decisions)
    assert rows == Counter(classes_of(What))
    assert len(rows) == len(WISHES)


def test_every_fact_is_folded_by_one_row() -> None:
    rows = Counter(kept.fact for room in ROOMS for kept in room.facts)
    assert rows == Counter(classes_of(Fact))
    assert len({fact.kind for fact in KEPT}) == len(KEPT), "two facts have the same word"


def test_whoever_adds_a_decision_says_when_it_may_be_made() -> None:
    """A default would be forgotten."""
    assert {one.name for one in fields(Wish) if one.default is MISSING and one.default_factory is MISSING} == {
        "what",
        "judge",
        "of_players",
        "in_tournaments",
        "in_a_pause",
    }


def test_every_press_is_somebodys() -> None:
    """The fold mixes it into the next deal, as the press of ``user_id`` or of whoever sits at ``seat``."""
    pressed = {fact.kind: names for fact in KEPT if "press" in (names := fields_of(fact))}
    assert len(pressed) > 8
    assert [kind for kind, names in pressed.items() if not names & {"user_id", "seat"}] == []


def people_in(fact: Fact) -> set[int | None]:
    """Everybody whom a fact names."""
    own = {getattr(fact, name, None) for name in ("user_id", "owner_id")}
    seats = {seat.user_id for seat in getattr(fact, "seats", ())}
    return own | seats | {*(getattr(fact, "guests", None) or ())}


@pytest.mark.parametrize("fact", TABLE, ids=lambda fact: type(fact).__name__)
def test_every_fact_forgets_whom_it_names(fact: Fact) -> None:
    entry = encode(fact, 1, 1.0)
    for user_id in people_in(fact) - {None}:
        assert user_id is not None
        (seated,) = forget_seat([entry], user_id)
        assert user_id not in people_in(decode(seated))
        assert user_id not in people_in(decode(forget_bystander(entry, user_id)))


FOLLOWING = ("renamed", "rematched", "word-changed", "seat-declined")
"""Facts that name nobody but whom an earlier one of the same table names, by which that table is found."""


def test_every_table_that_names_somebody_is_found() -> None:
    naming = {fact.kind for fact in KEPT if fields_of(fact) & {"user_id", "owner_id", "guests", "seats"}}
    assert naming == {*ARRIVALS, *BYSTANDERS, *FOLLOWING}


def test_what_everybody_sees_as_it_is_has_the_same_type_in_both() -> None:
    seen, kept = get_type_hints(TableView), get_type_hints(Table)
    assert {name: seen[name] for name in SAME if name in kept} == {name: kept[name] for name in SAME if name in kept}


def program(*folders: str) -> str:
    """The source of these folders."""
    return "".join(path.read_text(encoding="utf-8") for one in folders for path in (ROOT / one).rglob("*.py"))


def test_every_decision_can_be_made_by_somebody() -> None:
    """One that is judged, and that no command, button or tournament makes, would stay unknown."""
    made = program("cogs", "bot/live", "bot/tournaments", "bot/ui") + (ROOT / "bot/services.py").read_text("utf-8")
    assert [what.__name__ for what in WISHES if not re.search(rf"\b{what.__name__}\b", made)] == []


def test_everything_in_a_view_is_shown_somewhere() -> None:
    shown = program("bot/words", "bot/pictures", "bot/ui", "bot/live", "cogs")
    assert [name for name in TableView._fields if not re.search(rf"\.{name}\b", shown)] == []
