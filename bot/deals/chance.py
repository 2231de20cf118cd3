"""Numbers from a secret: the one stream that every shuffle and draw of this program is made of.

Version 1; thirty lines in any language can reproduce it. All texts are UTF-8, ``\\n`` is one LF byte.

1. ``message`` = ``right-bower 1\\n``, then the purpose (``deal 3`` for the pack of hand 3, ``draw`` for the first
   dealer) and ``\\n``, then for each text that players mixed in: its length in bytes as decimal, ``:``, the text and
   ``\\n``.
2. ``seed`` = HMAC-SHA256(key = the 32 secret bytes, ``message``).
3. Block 0, 1, 2 … = HMAC-SHA256(key = ``seed``, the block's number as decimal text). A block is eight numbers of four
   bytes, the most significant byte first.
4. A number below ``n``: take the next number ``x``; if ``x`` is not below the largest multiple of ``n`` that is at most
   2^32, throw it away and take the next; else it is ``x`` modulo ``n``. So every result is exactly as likely.
5. Shuffle: for ``i`` from the last place down to 1 swap the cards at ``i`` and at a number below ``i + 1``.

Must not know rules, seats or tables.
"""

from __future__ import annotations

import hashlib
import hmac
import struct
from collections.abc import Iterator, Sequence
from typing import TypeVar

T = TypeVar("T")

SECRET_BYTES = 32
_RANGE = 2**32
_EIGHT_NUMBERS = struct.Struct(">8I")


def commitment(secret: bytes) -> str:
    """What is published before the deal: the SHA-256 of the secret, as 64 hex digits."""
    return hashlib.sha256(secret).hexdigest()


def stream(secret: bytes, purpose: str, mixins: Sequence[str]) -> Iterator[int]:
    """Endless numbers from 0 to 2^32 - 1, the same ones for the same secret, purpose and texts."""
    parts = [b"right-bower 1\n", purpose.encode() + b"\n"]
    for text in mixins:
        mixed = text.encode()
        parts.append(b"%d:%s\n" % (len(mixed), mixed))
    seed = hmac.digest(secret, b"".join(parts), "sha256")
    block = 0
    while True:
        yield from _EIGHT_NUMBERS.unpack(hmac.digest(seed, b"%d" % block, "sha256"))
        block += 1


def below(numbers: Iterator[int], bound: int) -> int:
    """A number from 0 to ``bound - 1``, each exactly as likely (rejection sampling)."""
    fair = _RANGE - _RANGE % bound
    while (number := next(numbers)) >= fair:
        pass
    return number % bound


def shuffled(cards: Sequence[T], numbers: Iterator[int]) -> tuple[T, ...]:
    """The cards in a new order (Fisher and Yates)."""
    pack = list(cards)
    for place in range(len(pack) - 1, 0, -1):
        other = below(numbers, place + 1)
        pack[place], pack[other] = pack[other], pack[place]
    return tuple(pack)
