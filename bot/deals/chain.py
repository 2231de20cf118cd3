"""The secrets of a game's deals as a hash chain: one seal, published before the first, binds them all.

The secret of each deal is the SHA-256 of the secret of the deal after it, and the seal is the SHA-256 of the first. So
the chain is made from its end, and a secret that is revealed is the seal of the next deal. Must not know tables.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from functools import lru_cache

from bot.deals.chance import commitment

LENGTH = 1000
"""Deals that one seal binds. A game of more (most have some twenty) goes on under a new seal from deal 1001 on."""

BLOCK = 32
"""Deals whose secrets are worked out from one that is kept in memory."""


@dataclass(frozen=True, slots=True)
class Chain:
    """``length`` secrets; ``end`` is the last one, and all the others follow from it. It stays out of logs.

    ``seal`` is the SHA-256 of the first secret, as 64 hex digits; it is worked out unless it is known. The seal of a
    single deal, as games had them before there were chains, is a chain of length 1.
    """

    end: bytes = field(repr=False)
    length: int = LENGTH
    seal: str = ""

    def __post_init__(self) -> None:
        if not self.seal:
            object.__setattr__(self, "seal", commitment(self.secret(1)))

    def secret(self, place: int) -> bytes:
        """The secret of the deal at this place, counted from 1; ``ValueError`` if the chain has no such place."""
        if not 1 <= place <= self.length:
            raise ValueError(f"a chain of {self.length} secrets has none at place {place}")
        last = min(self.length, (place + BLOCK - 1) // BLOCK * BLOCK)
        return _hashed(_last_of_block(self.end, self.length - last), last - place)


@lru_cache(maxsize=4096)
def _last_of_block(end: bytes, before_end: int) -> bytes:
    """A game asks for one secret after another: those of a block are worked out from its last one."""
    return _hashed(end, before_end)


def _hashed(secret: bytes, times: int) -> bytes:
    for _ in range(times):
        secret = hashlib.sha256(secret).digest()
    return secret
