"""The derivation of packs: as written down, even, and bound to everything that goes into it."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from itertools import islice

import pytest

from bot.deals.draw import derive_pack, draw_below, shuffle, stream
from bot.engine import presets
from bot.engine.cards import CODES, make_pack

SECRET = bytes(range(32))
STANDARD = presets.build("standard")


def as_documented(secret: bytes, hand: int, texts: list[str], cards: list[str]) -> list[str]:
    """The steps of ``bot.deals.draw`` once more, from their description alone."""
    message = b"right-bower 1\n" + f"deal {hand}".encode() + b"\n"
    for text in texts:
        raw = text.encode("utf-8")
        message += str(len(raw)).encode() + b":" + raw + b"\n"
    seed = hmac.new(secret, message, hashlib.sha256).digest()
    numbers: list[int] = []
    block = 0
    for i in range(len(cards) - 1, 0, -1):
        n = i + 1
        while True:
            if not numbers:
                raw = hmac.new(seed, str(block).encode(), hashlib.sha256).digest()
                numbers = [int.from_bytes(raw[k : k + 4], "big") for k in range(0, 32, 4)]
                block += 1
            x = numbers.pop(0)
            if x < (2**32 // n) * n:
                break
        cards[i], cards[x % n] = cards[x % n], cards[i]
    return cards


@pytest.mark.parametrize("preset", list(presets.PRESETS))
def test_the_derivation_is_as_documented(preset: str) -> None:
    rules = presets.build(preset)
    new = [CODES[card] for card in make_pack(rules.pack, rules.joker)]
    for hand, texts in ((1, []), (12, ["77", "Zoë ♥", ""])):
        derived = [CODES[card] for card in derive_pack(rules, SECRET, hand, texts)]
        assert derived == as_documented(SECRET, hand, texts, list(new))
        assert sorted(derived) == sorted(new)


def test_a_pack_that_never_may_change() -> None:
    """Old records must verify for ever: this derivation is version 1."""
    pack = " ".join(CODES[card] for card in derive_pack(STANDARD, SECRET, 1, ["ann 1298", "77"]))
    assert pack == "9H QS TS QD AS 9D KD TC JH 9S AD TD KC 9C JC JS JD AC KS QC AH QH TH KH"


def test_every_input_changes_the_pack() -> None:
    inputs = [
        (SECRET, 1, ["1", "23"]), (SECRET, 1, ["12", "3"]), (SECRET, 1, ["23", "1"]), (SECRET, 1, ["123"]),
        (SECRET, 2, ["1", "23"]), (SECRET, 1, []), (SECRET, 1, [""]), (bytes(32), 1, ["1", "23"]),
    ]  # fmt: skip
    assert len({derive_pack(STANDARD, *given) for given in inputs}) == len(inputs)
    assert next(stream(SECRET, "draw", [])) != next(stream(SECRET, "deal 1", []))


def test_numbers_are_even_and_the_last_uneven_stretch_is_thrown_away() -> None:
    assert draw_below(iter([2**32 - 1, 5]), 3) == 2
    assert draw_below(iter([2**32 - 1]), 2**31) == 2**31 - 1
    drawn = Counter(draw_below(iter([number]), 6) for number in islice(stream(SECRET, "even", []), 60_000))
    assert sum((count - 10_000) ** 2 / 10_000 for count in drawn.values()) < 20.5


def test_every_order_is_as_likely() -> None:
    orders = Counter(shuffle("abcd", stream(SECRET, str(number), [])) for number in range(24_000))
    assert len(orders) == 24
    assert sum((count - 1000) ** 2 / 1000 for count in orders.values()) < 49.7
