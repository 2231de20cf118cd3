"""The chain of secrets: each is the SHA-256 of the next one, and the seal that of the first."""

from __future__ import annotations

import hashlib

import pytest

from bot.deals.draw import LENGTH, Chain


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
