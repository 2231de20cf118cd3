"""Who uses a page: links that sign people in, and the sessions that begin with them.

A link has a secret. Whoever sends it gets the token of a session and acts as the link's person from then on. The store
has links and sessions only by the SHA-256 of their secrets, so nobody can use them from a backup.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable, Sequence

from bot.storage.api import LiveSession
from bot.storage.store import Store

LINK_SECONDS = 5 * 60.0
"""Seconds for which a link works."""
SESSION_SECONDS = 12 * 3600.0
"""Seconds after which a session ends."""


class Sessions:
    """All links and sessions. ``now`` returns Unix time in seconds. Coroutines may raise ``StoreError``."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self._store, self._now = store, now

    async def make_link(self, person: LiveSession) -> str:
        """Return the secret of a new link that works once. It replaces an older link of this person."""
        secret = secrets.token_urlsafe(32)
        await self._store.make_live_link(digest_of(secret), person._replace(ends=self._now() + LINK_SECONDS))
        return secret

    async def people_of(self, secret: str) -> Sequence[LiveSession]:
        """Return the people whom a link can sign in; none if it is not valid."""
        person = await self._store.live_session(digest_of(secret), self._now(), link=True)
        return () if person is None else (person,)

    async def begin(self, secret: str, place: int = 0) -> str | None:
        """Return the token of a new session for the person at this index of a link; ``None`` if it is not valid."""
        if place != 0:
            return None
        token, now = secrets.token_urlsafe(32), self._now()
        redeemed = await self._store.redeem_live_link(digest_of(secret), digest_of(token), now, now + SESSION_SECONDS)
        return token if redeemed else None

    async def start(self, person: LiveSession) -> str:
        """Return the token of a new session."""
        token, ends = secrets.token_urlsafe(32), self._now() + SESSION_SECONDS
        await self._store.begin_live_session(digest_of(token), person._replace(ends=ends))
        return token

    async def find(self, digest: str) -> LiveSession | None:
        """Return the session of a token by its digest, unless it has ended."""
        return await self._store.live_session(digest, self._now())

    async def end(self, user_id: int, digest: str | None = None) -> None:
        """End the session with this digest, or all sessions and links of a person."""
        if digest is None:
            await self._store.end_live_sessions(user_id)
        else:
            await self._store.end_live_session(digest)


def digest_of(secret: str) -> str:
    """Return the digest by which a link or a session is stored."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()
