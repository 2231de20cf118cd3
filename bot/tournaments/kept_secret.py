"""A secret of the bot that is made once and kept, from which the deals of tournaments follow.

No fact of a tournament holds a secret: people are given the facts that name them.
"""

from __future__ import annotations

import hmac
from collections.abc import Callable
from typing import TYPE_CHECKING

from bot.deals.draw import Chain

if TYPE_CHECKING:
    from bot.storage.api import NoteStore


class KeptSecret:
    """The secret that the store keeps under a name; ``entropy`` makes it when it is first needed."""

    def __init__(self, store: NoteStore, name: str, entropy: Callable[[], bytes]) -> None:
        self._store, self._name, self._entropy = store, name, entropy
        self._known: bytes | None = None

    async def read(self) -> bytes:
        """Read the secret from the store, once; raises ``StoreError``."""
        if self._known is None:
            if await self._store.note(self._name) is None:
                await self._store.set_note(self._name, self._entropy().hex())
            self._known = bytes.fromhex(await self._store.note(self._name) or "")
        return self._known


def chain_from(secret: bytes, purpose: str, length: int) -> Chain:
    """Return the deals for this purpose, such as ``daily 2026-11-22``: they tell nothing of those for any other,
    nor of the secret that is kept.
    """
    return Chain(hmac.digest(secret, f"right-bower 1\n{purpose}\n".encode(), "sha256"), length)
