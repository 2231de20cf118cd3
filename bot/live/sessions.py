"""Who uses a page: links that let somebody in, and the sessions that begin with them.

A link has a secret. Whoever brings it gets the token of a session and acts as that person from then on. Both are kept
as their SHA-256 only, so whoever reads the memory or a backup can use neither.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Callable
from dataclasses import dataclass, replace

from bot.rights import Visitor
from bot.tables.decisions import Person

LINK_SECONDS = 5 * 60.0
"""Seconds for which a link works."""
SESSION_SECONDS = 12 * 3600.0
"""Seconds after which a session ends."""


@dataclass(frozen=True, slots=True)
class Session:
    """A person at the tables of one channel. ``locale`` is their language in Discord; ``ends`` is in Unix seconds."""

    user_id: int
    name: str
    guild_id: int
    channel_id: int
    locale: str
    ends: float = 0.0

    @property
    def person(self) -> Person:
        """The person as tables know them. A page has no moderator's rights."""
        return Person(self.user_id, self.name)

    def visitor(self, now: float) -> Visitor:
        """Return the person as rights judge them."""
        return Visitor(self.user_id, self.guild_id, self.channel_id, now)


@dataclass(frozen=True, slots=True)
class _Link:
    """Whom a link lets in. One for a single person works once; the playground's lets everybody in again and again."""

    people: tuple[Session, ...]
    ends: float


class Sessions:
    """Every link and session of this process. ``now`` returns Unix seconds."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._links: dict[str, _Link] = {}
        self._sessions: dict[str, Session] = {}

    def make_link(self, *people: Session, seconds: float = LINK_SECONDS) -> str:
        """Return the secret of a new link for these people."""
        self._drop_old()
        secret = _new_secret()
        self._links[_digest(secret)] = _Link(people, self._now() + seconds)
        return secret

    def people_of(self, secret: str) -> tuple[str, ...]:
        """Return the names of those whom a link lets in; nobody's if it does not work."""
        self._drop_old()
        link = self._links.get(_digest(secret))
        return () if link is None else tuple(session.name for session in link.people)

    def begin(self, secret: str, place: int = 0) -> str | None:
        """Return the token of a new session for the person at this place of a link; ``None`` if it does not work."""
        link = self._links.get(_digest(secret)) if place < len(self.people_of(secret)) else None
        if link is None:
            return None
        if len(link.people) == 1:
            del self._links[_digest(secret)]
        token = _new_secret()
        self._sessions[_digest(token)] = replace(link.people[place], ends=self._now() + SESSION_SECONDS)
        return token

    def find(self, token: str) -> Session | None:
        """Return the session of a token, unless it has ended."""
        self._drop_old()
        return self._sessions.get(_digest(token))

    def end(self, token: str) -> None:
        """End a session."""
        self._sessions.pop(_digest(token), None)

    def end_all(self, user_id: int) -> None:
        """End every session and link of a person."""
        self._sessions = {key: one for key, one in self._sessions.items() if one.user_id != user_id}
        self._links = {key: one for key, one in self._links.items() if one.people[0].user_id != user_id}

    def _drop_old(self) -> None:
        now = self._now()
        for kept in (self._links, self._sessions):
            for key in [key for key, one in kept.items() if one.ends <= now]:
                del kept[key]


def _new_secret() -> str:
    return secrets.token_urlsafe(32)


def _digest(secret: str) -> str:
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()
