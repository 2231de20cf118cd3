"""Requests that failed, and messages that are sent again."""

from __future__ import annotations

from itertools import product

from bot.ui.errors import make_nonce


def test_every_message_has_a_nonce_of_its_own_that_discord_takes() -> None:
    """Also with ids and sequence numbers so long that they do not fit."""
    numbers = (1, 12, 999_999_999_999, 10**15 - 1)
    kinds = ("table", "turn", "season", "owner")
    nonces = [make_nonce(kind, *parts) for kind in kinds for parts in product(numbers, repeat=3)]
    assert len(set(nonces)) == len(kinds) * len(numbers) ** 3
    assert all(len(nonce) <= 25 for nonce in nonces)
    assert make_nonce("table", 12, 3, 0) == "table-12-3-0"
