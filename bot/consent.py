"""Consent: what somebody asks of others, who has said what, and until when. Pure.

Whom to ask, and what follows, is each aim's own affair: tables say it in ``tables/consent.py``, nights in
``nights/rounds.py``, matches in ``duplicate/match.py``. Time in which nobody can press anything counts for none
(``Outages``).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from typing import Generic, TypeVar

TOURNAMENT_SECONDS = 900.0
"""How long people may answer what the host of their night or match wants."""

Who = TypeVar("Who")
Aim = TypeVar("Aim")
OneT = TypeVar("OneT", bound="Consent")  # type: ignore[type-arg]  # whoever asks whom for what
GroupT = TypeVar("GroupT", bound=Collection)  # type: ignore[type-arg]  # as above


@dataclass(frozen=True, slots=True)
class Consent(Generic[Who, Aim]):
    """What ``by`` asks of others, who may answer from ``at`` ``until`` then (Unix seconds).

    Some have ``agreed``; that ``declined_by`` said no ended it.
    """

    by: Who
    aim: Aim
    at: float
    until: float
    agreed: tuple[Who, ...] = ()
    declined_by: Who | None = None

    def answer(self: OneT, who: Who, *, yes: bool) -> OneT:
        """Return it after this answer."""
        return replace(self, agreed=(*self.agreed, who)) if yes else replace(self, declined_by=who)

    def missing(self, groups: Iterable[GroupT]) -> tuple[GroupT, ...]:
        """Return the groups of which nobody has said yes, where one yes from each is enough."""
        heard = {self.by, *self.agreed}
        return tuple(group for group in groups if heard.isdisjoint(group))
