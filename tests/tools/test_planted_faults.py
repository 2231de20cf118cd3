"""Planted faults: each promise stands in its document, each function is there, and planting changes what it does."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from functools import cache
from types import FunctionType
from typing import Any

import pytest

from bot.engine import cards
from bot.engine.cards import following_cards, parse_card
from tests.planted_faults import FAIR_DEALS, FAULTS, GROWING, HOSTING, LAWS, LIVE, MONITORING, PRIVACY, RATINGS, README
from tests.planting import (
    ROOT,
    Change,
    Fault,
    NameNotFound,
    doing_nothing,
    find_function,
    instead,
    negated,
    plant,
    result,
    returning,
    strip,
)
from tests.world import require
from tools import planted_faults

NAMES = [fault.name for fault in FAULTS]


@pytest.mark.parametrize("fault", FAULTS, ids=NAMES)
def test_a_promise_a_function_and_its_tests_are_there(fault: Fault) -> None:
    text = " ".join((ROOT / fault.document).read_text(encoding="utf-8").split())
    assert f'<a id="{fault.says}">' in text or fault.says in text, f"{fault.document} does not say {fault.says!r}"
    assert find_function(fault.function)
    for test in fault.tests:
        path, _, name = test.partition("::")
        assert (ROOT / path).exists(), f"{path} is not there"
        assert not name or f"def {name}(" in (ROOT / path).read_text(encoding="utf-8"), f"{test} is not there"


def test_every_document_with_promises_has_faults() -> None:
    counted = Counter(fault.document for fault in FAULTS)
    counted[HOSTING] += counted.pop(MONITORING) + counted.pop(GROWING)
    assert set(counted) == {README, LAWS, FAIR_DEALS, RATINGS, PRIVACY, LIVE, HOSTING}
    assert min(counted.values()) >= 8
    assert len(set(NAMES)) == len(NAMES)


def test_a_name_that_is_not_there_or_stands_twice_is_one_clear_error() -> None:
    with pytest.raises(NameNotFound, match=r"'apply_nothing', which stands in no module of bot or cogs"):
        find_function("apply_nothing")
    with pytest.raises(NameNotFound, match=r"'apply_fact', which stands in bot\..+, bot\."):
        find_function("apply_fact")
    function, _ = find_function("cards.following_cards")
    assert function is cards.following_cards


# -- planting


class Toy:
    """One function of each kind."""

    def method(self, number: int = 1, *, twice: bool = False) -> int:
        return 2 * number if twice else number

    @classmethod
    def of_class(cls) -> str:
        return cls.__name__

    @staticmethod
    def plain(number: int) -> int:
        return number

    @property
    def answer(self) -> int:
        return 42

    @cache  # noqa: B019 - the class has no instances that matter
    def kept(self) -> list[int]:
        return [1]

    async def later(self) -> bool:
        return True

    def several(self) -> Iterator[int]:
        yield from (1, 2)

    async def several_later(self) -> AsyncIterator[int]:
        yield 1


@pytest.fixture
def planted() -> Iterator[Callable[[str, Change], None]]:
    """Plants something in a method of ``Toy``, until the test is over."""
    undone: list[Callable[[], Any]] = []

    def plant_in_toy(name: str, change: Change) -> None:
        function, clear = strip(sys.modules[__name__], f"Toy.{name}")
        undone.append(plant(function, change, clear))

    yield plant_in_toy
    for undo in reversed(undone):
        undo()
    toy = Toy()
    assert (toy.method(2, twice=True), Toy.of_class(), Toy.plain(3), toy.answer, toy.kept()) == (4, "Toy", 3, 42, [1])


@pytest.mark.parametrize(
    ("name", "change", "call", "due"),
    [
        ("method", result(lambda number: -number), lambda toy: toy.method(2, twice=True), -4),
        ("method", instead(lambda true, toy, number=1: true(toy, number + 1)), lambda toy: toy.method(), 2),
        ("of_class", returning("Other"), lambda _: Toy.of_class(), "Other"),
        ("plain", doing_nothing, lambda _: Toy.plain(1), None),
        ("answer", negated, lambda toy: toy.answer, False),
        ("several", result(lambda numbers: iter([*numbers][1:])), lambda toy: [*toy.several()], [2]),
    ],
)
def test_a_function_of_any_kind_does_something_else(
    planted: Callable[[str, Change], None], name: str, change: Change, call: Callable[[Toy], Any], due: object
) -> None:
    planted(name, change)
    assert call(Toy()) == due


def test_what_was_kept_is_forgotten(planted: Callable[[str, Change], None]) -> None:
    toy = Toy()
    assert toy.kept() == [1]
    planted("kept", returning([]))
    assert toy.kept() == []


@pytest.mark.parametrize("change", [negated, returning(False), instead(lambda _, __: False)])
async def test_what_is_awaited_stays_so(planted: Callable[[str, Change], None], change: Change) -> None:
    planted("later", change)
    assert await Toy().later() is False


def test_whoever_has_imported_a_function_calls_the_planted_one() -> None:
    """``following_cards`` stands in this module, too, and came here before anything was planted."""
    hand, led = (parse_card("9S"), parse_card("9H")), cards.Suit.SPADES
    assert following_cards(hand, led, cards.Suit.CLUBS) == hand[:1]
    function, clear = find_function("following_cards")
    assert isinstance(following_cards, FunctionType)
    undo = plant(function, returning(hand), clear)
    try:
        assert following_cards(hand, led, cards.Suit.CLUBS) == hand
    finally:
        undo()
    assert following_cards(hand, led, cards.Suit.CLUBS) == hand[:1]


@pytest.mark.proof
def test_a_planted_fault_is_seen_and_a_harmless_one_is_not() -> None:
    seen = next(fault for fault in FAULTS if fault.name == "nobody-has-to-follow-suit")
    witness = planted_faults.find_witness(seen)
    assert require(witness).startswith("tests/engine/test_law_6_play.py::")
    status, _ = planted_faults.run_tests(seen.tests)
    assert status == 0
