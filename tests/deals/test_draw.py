"""The draw for the first deal (law 2.1), the packs and the chain of secrets: as written down, and even."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from itertools import islice

import pytest

from bot.deals.draw import BLACK_JACKS, LENGTH, Chain, DealerDraw, derive_pack, draw_below, draw_dealer, shuffle, stream
from bot.engine import presets
from bot.engine.cards import CODES, make_pack, rank


def draws(preset: str, count: int, **options: str | int) -> list[DealerDraw]:
    rules = presets.build(preset, options)
    return [draw_dealer(rules, number.to_bytes(32, "big"), ["77"]) for number in range(count)]


@pytest.mark.parametrize("preset", ["standard", "earlwood", "cutthroat", "two-handed"])
def test_law_2_1_every_seat_is_as_likely(preset: str) -> None:
    drawn = Counter(draw.dealer for draw in draws(preset, 4000))
    seats = presets.build(preset).players
    assert sum((count - 4000 / seats) ** 2 / (4000 / seats) for count in drawn.values()) < 16.3


def test_law_2_1_random_shows_no_card() -> None:
    assert {(draw.method, draw.rounds) for draw in draws("standard", 20)} == {("random", ())}


@pytest.mark.parametrize(("preset", "options"), [("earlwood", {}), ("call-ace", {"players": 6})])
def test_law_2_1_the_highest_card_deals_and_ties_draw_again(preset: str, options: dict[str, int]) -> None:
    tied = 0
    for draw in draws(preset, 400, first_dealer="high-card", **options):
        drawing = list(presets.build(preset, dict(options)).seats)
        shown = [card for drawn in draw.rounds for _, card in drawn]
        assert len(set(shown)) == len(shown)
        for drawn in draw.rounds:
            assert [seat for seat, _ in drawn] == drawing
            best = max(rank(card) for _, card in drawn)
            drawing = [seat for seat, card in drawn if rank(card) == best]
        assert drawing == [draw.dealer]
        tied += len(draw.rounds) > 1
    assert tied > 20


@pytest.mark.parametrize("preset", ["campus", "three-seven"])
def test_law_2_1_the_first_black_jack_deals(preset: str) -> None:
    players = presets.build(preset).players
    for draw in draws(preset, 200):
        (shown,) = draw.rounds
        assert [seat for seat, _ in shown] == [place % players + 1 for place in range(len(shown))]
        assert [card in BLACK_JACKS for _, card in shown] == [False] * (len(shown) - 1) + [True]
        assert draw.dealer == shown[-1][0]


def test_law_2_1_a_pack_too_short_for_another_round_is_replaced() -> None:
    """Six at a double pack of 24 cards can tie for long; whatever happens, somebody deals."""
    for draw in draws("double-hasenpfeffer", 300, players=6, first_dealer="high-card"):
        assert draw.dealer in range(1, 7)


# -- packs
#
# The derivation of packs: as written down, even, and bound to everything that goes into it.


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


# -- chain
#
# The chain of secrets: each is the SHA-256 of the next one, and the seal that of the first.


def test_every_secret_hashes_to_the_one_before_and_the_first_to_the_seal() -> None:
    chain = Chain(b"e" * 32, 5)
    before = chain.seal
    for place in range(1, 6):
        secret = chain.secret(place)
        assert hashlib.sha256(secret).hexdigest() == before
        before = secret.hex()
    assert chain.secret(5) == chain.end
    assert Chain(b"e" * 32, 5, chain.seal) == chain
    assert Chain(b"e" * 32).length == LENGTH


@pytest.mark.parametrize("place", [0, 6, -1])
def test_a_chain_has_no_secret_outside_its_length(place: int) -> None:
    with pytest.raises(ValueError, match="has none at place"):
        Chain(b"e" * 32, 5).secret(place)


def test_the_end_stays_out_of_logs() -> None:
    assert "eeee" not in repr(Chain(b"e" * 32, 5))
