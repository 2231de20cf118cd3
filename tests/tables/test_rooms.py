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
from bot.tables.decisions import Person, Reason, What
from bot.tables.facts import Fact
from bot.tables.journal import decode, encode
from bot.tables.model import Table
from bot.tables.room import Case, Wish
from bot.tables.rooms import KEPT, ROOMS, WISHES, judge
from bot.tables.views import SAME, TableView
from tests.tables.company import ANN, EVE, Evening
from tests.tables.test_pausing import paused
from tests.tables.test_tournament_tables import opened, played_out, wanted
from tests.test_codec import TABLE, example_of

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


WHEN = """
    Agree           player   playing  pause
    Decline         player   playing  pause
    Open            anybody  never    pause
    ChangeRules     anybody  never    pause
    Start           anybody  never    pause
    Rematch         anybody  never    pause
    AgreeRanked     player   never    pause
    Close           anybody  never    pause
    Concede         player   never    pause
    Invite          anybody  never    pause
    Remove          anybody  never    pause
    OfferSeat       player   never    pause
    TakeSeat        anybody  never    pause
    DeclineSeat     anybody  never    pause
    TakePack        player   playing  -
    NextHand        player   playing  -
    Pause           player   playing  -
    GoOn            player   playing  pause
    GoSlow          player   playing  pause
    Touch           player   always   pause
    Play            player   playing  -
    ClaimRest       player   playing  -
    LayOpen         player   playing  -
    TakeBack        player   playing  -
    Join            anybody  playing  pause
    Leave           anybody  always   pause
    AddComputer     anybody  never    pause
    RemoveComputer  anybody  never    pause
    Say             player   always   pause
"""
"""By hand, of every decision: whether it is a player's, as somebody who watches is told; when it may be made at a
tournament's table; and whether in a pause. Other reasons against it don't count.
"""


async def test_every_decision_may_be_made_when_the_game_promises_it(evening: Evening) -> None:
    contest, ranked = await opened(evening, wanted()), await evening.started(channel=71)
    played, going = await evening.table(contest), await evening.table(ranked)
    await played_out(evening, contest)
    await paused(evening, ranked)
    over, stopped = await evening.table(contest), await evening.table(ranked)

    def refusal(what: type[What], table: Table, person: Person = ANN) -> object:
        chair = next((one for one in table.chairs if one.user_id == person.user_id), None)
        return judge(Case(table, chair, person, example_of(what), None, 1, evening.settings, evening.clock.now()))

    rows = []
    for what in WISHES:
        who = "player" if refusal(what, going, EVE) is Reason.NOT_SEATED else "anybody"
        open_at = [refusal(what, table) is not Reason.IN_TOURNAMENT for table in (played, over)]
        when = {(False, False): "never", (True, False): "playing", (True, True): "always"}[open_at[0], open_at[1]]
        rows.append((what.__name__, who, when, "-" if refusal(what, stopped) is Reason.PAUSED else "pause"))
    assert sorted(rows) == sorted(tuple(line.split()) for line in WHEN.split("\n") if line.strip())


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
