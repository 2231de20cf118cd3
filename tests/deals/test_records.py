"""The deals of a record that somebody changed: they are found although the game cannot be played any more."""

from __future__ import annotations

import pytest

from bot.deals.draw import commitment, derive_pack, draw_dealer
from bot.deals.verification import DiscrepancyKind, verify_record
from bot.engine import presets
from bot.engine.cards import CODES
from bot.engine.records.format import RecordError
from tests.records.games import HEAD

RULES = presets.parse(["standard", "points=5", "second_round=throw-in"])
START = HEAD.replace("rules standard", "rules standard second_round=throw-in")


def game() -> list[str]:
    """Three deals that are thrown in, each with its secret, line by line."""
    lines, dealer = START.splitlines(), 0
    for hand in (1, 2, 3):
        secret = bytes([hand]) * 32
        dealer = draw_dealer(RULES, secret, ["7"]).dealer if hand == 1 else dealer % 4 + 1
        pack = " ".join(CODES[card] for card in derive_pack(RULES, secret, hand, ["7"]))
        passes = [f"{(dealer + turn) % 4 + 1} pass" for turn in range(8)]
        lines += [f"hand {hand} dealer {dealer}", f"commit {commitment(secret)}", f"pack {pack}", *passes]
        lines += ["score 0 0", f"reveal {secret.hex()} 7"]
    return lines


def data(lines: list[str]) -> bytes:
    return ("\n".join(lines) + "\n").encode()


def wrong_hands(lines: list[str]) -> list[int]:
    """The hands whose pack is not the one that the sealed secret gives."""
    return [fault.hand or 0 for fault in verify_record(data(lines)).faults if fault.kind is DiscrepancyKind.OTHER_PACK]


def test_an_untouched_record_is_read_by_playing_it() -> None:
    found = verify_record(data(game()))
    assert (found.broken, [deal.number for deal in found.deals]) == (None, [1, 2, 3])
    assert [fault.kind for fault in found.faults] == [DiscrepancyKind.UNENDED]
    assert (found.chained, found.drawn) == (False, True)


@pytest.mark.parametrize(
    ("old", "new", "hand", "wrong"),
    [
        ("3 pass", "3 9C", 1, []),
        ("hand 2 dealer", "hand 3 dealer", 3, [3]),
        ("rules standard second_round=throw-in points=5", "rules cutthroat", None, [1, 2, 3]),
        ("rules standard second_round=throw-in points=5", "rules earlwood", 1, [1, 2, 3]),
        ("rules standard second_round=throw-in points=5", "rules double-hasenpfeffer players=6", 1, [1, 2, 3]),
    ],
)
def test_a_record_that_cannot_be_played(old: str, new: str, hand: int | None, wrong: list[int]) -> None:
    """Its deals are checked all the same, and the hand of the first line at fault is named."""
    lines = "\n".join(game()).replace(old, new, 1).split("\n")
    if "players=6" in new:
        lines[6:6] = ["seat 5 Eve", "seat 6 Fay"]
    deals = verify_record(data(lines))
    assert deals.broken is not None
    assert deals.broken_hand == hand
    assert wrong_hands(lines) == wrong


def test_two_packs_changed_for_each_other_are_both_found() -> None:
    lines = game()
    first, second, _ = (place for place, line in enumerate(lines) if line.startswith("pack"))
    lines[first], lines[second] = lines[second], lines[first]
    assert wrong_hands(lines) == [1, 2]


def test_a_record_without_rules_has_no_deals() -> None:
    with pytest.raises(RecordError):
        verify_record(b"euchre-record 1\nrules whist\nhand 1 dealer 1\n")
