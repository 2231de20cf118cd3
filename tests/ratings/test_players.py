"""A name is taken out of a record, and nothing else; the record stays readable."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.engine.records.format import statements
from bot.ratings.players import is_pseudonym, seat_name, strip_name

GOLDEN = Path(__file__).parent.parent / "golden" / "standard.euchre"


def test_one_name_goes() -> None:
    record = GOLDEN.read_text(encoding="utf-8")
    changed = strip_name(record, 2)
    different = [(old, new) for old, new in zip(record.splitlines(), changed.splitlines(), strict=True) if old != new]
    assert len(different) == 1
    assert different[0][0].startswith("seat 2 ")
    assert different[0][1] == 'seat 2 "Seat 2"'
    assert len(list(statements(changed.encode()))) == len(list(statements(record.encode())))


@pytest.mark.parametrize("name", ['"D. \\" \\\\1"', "Ann", '"hand 1 dealer 1"'])
def test_any_name_goes(name: str) -> None:
    record = f"euchre-record 1\nrules standard\nseat 1 {name}\nseat 12 Bob\nhand 1 dealer 1\n"
    assert strip_name(record, 1) == record.replace(f"seat 1 {name}", 'seat 1 "Seat 1"')


def test_the_players_words_go_from_every_deal() -> None:
    record = (
        "euchre-record 1\nrules standard\nseat 1 Ann\nseat 12 Bob\nhand 1 dealer 1\n"
        'reveal 0a "word 1 a \\" quote" "word 12 Bob\'s" "5001"\nhand 2 dealer 2\n'
        'reveal 0b "word 12 twice" "word 1 luck"\n'
    )
    changed = record.replace("seat 1 Ann", 'seat 1 "Seat 1"')
    changed = changed.replace('"word 1 a \\" quote"', '"word 1"').replace('"word 1 luck"', '"word 1"')
    assert strip_name(record, 1) == changed


def test_pseudonyms_are_below_nought() -> None:
    assert is_pseudonym(-1)
    assert not is_pseudonym(None)
    assert not is_pseudonym(2**61)
    assert seat_name(3) == "Seat 3"
