"""Who uses a page: links that let somebody in, and the sessions that begin with them.

A link has a secret. Whoever brings it gets the token of a session and acts as that person from then on. Links are in
memory, sessions in the store, both as the SHA-256 of their secret only: whoever reads a backup can use neither.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable
from dataclasses import dataclass

from bot.storage.api import LiveSession
from bot.storage.store import Store

LINK_SECONDS = 5 * 60.0
"""Seconds for which a link works."""
SESSION_SECONDS = 12 * 3600.0
"""Seconds after which a session ends."""


@dataclass(frozen=True, slots=True)
class _Link:
    """Whom a link lets in. One for a single person works once; the playground's lets everybody in again and again."""

    people: tuple[LiveSession, ...]
    ends: float


class Sessions:
    """The links of this process, and everybody's sessions. ``now`` returns Unix seconds. Calls that wait may raise
    ``StoreError``.
    """

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self._store, self._now = store, now
        self._links: dict[str, _Link] = {}

    def make_link(self, *people: LiveSession, seconds: float = LINK_SECONDS) -> str:
        """Return the secret of a new link for these people. An older one for the same people ends."""
        now, secret = self._now(), secrets.token_urlsafe(32)
        self._links = {key: one for key, one in self._links.items() if one.ends > now and one.people != people}
        self._links[digest_of(secret)] = _Link(people, now + seconds)
        return secret

    def people_of(self, secret: str) -> tuple[LiveSession, ...]:
        """Return those whom a link lets in; nobody if it does not work."""
        link = self._links.get(digest_of(secret))
        return () if link is None or link.ends <= self._now() else link.people

    async def begin(self, secret: str, place: int = 0) -> str | None:
        """Return the token of a new session for the person at this place of a link; ``None`` if it does not work."""
        people = self.people_of(secret)
        if not 0 <= place < len(people):
            return None
        if len(people) == 1:
            del self._links[digest_of(secret)]
        token = secrets.token_urlsafe(32)
        session = people[place]._replace(ends=self._now() + SESSION_SECONDS)
        await self._store.begin_live_session(digest_of(token), session)
        return token

    async def find(self, digest: str) -> LiveSession | None:
        """Return the session of a token by its digest, unless it has ended."""
        return await self._store.live_session(digest, self._now())

    async def end(self, user_id: int, digest: str | None = None) -> None:
        """End the session with this digest, or all sessions and links of a person."""
        if digest is not None:
            await self._store.end_live_session(digest)
            return
        self._links = {key: one for key, one in self._links.items() if one.people[0].user_id != user_id}
        await self._store.end_live_sessions(user_id)


def digest_of(secret: str) -> str:
    """Return the digest by which a link or a session is known."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()
