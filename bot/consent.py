"""Consent: what somebody proposes to others, who has answered, and until when they may. Pure.

Who must be asked, and what follows, depends on the aim. It is decided in ``tables/consent.py`` for tables, in
``nights/rounds.py`` for nights, in ``duplicate/match.py`` for matches. Time in which nobody can press anything does not
count (``Outages``).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from typing import Generic, TypeVar

TOURNAMENT_SECONDS = 900.0
"""Seconds within which people may answer the host of their night or match."""

WhoT = TypeVar("WhoT")
AimT = TypeVar("AimT")
OneT = TypeVar("OneT", bound="Consent")  # type: ignore[type-arg]  # of any Who and Aim
GroupT = TypeVar("GroupT", bound=Collection)  # type: ignore[type-arg]  # as above


@dataclass(frozen=True, slots=True)
class Consent(Generic[WhoT, AimT]):
    """A proposal: what ``by`` asks of others, who may answer from ``at`` ``until`` (Unix seconds).

    Those who said yes are in ``agreed``. If somebody said no, they are ``declined_by``, and the proposal is over.
    """

    by: WhoT
    aim: AimT
    at: float
    until: float
    agreed: tuple[WhoT, ...] = ()
    declined_by: WhoT | None = None

    def answer(self: OneT, who: WhoT, *, yes: bool) -> OneT:
        """Return the proposal with one more answer."""
        return replace(self, agreed=(*self.agreed, who)) if yes else replace(self, declined_by=who)

    def missing(self, groups: Iterable[GroupT]) -> tuple[GroupT, ...]:
        """Return the groups in which nobody has said yes yet. One yes from each group is enough."""
        heard = {self.by, *self.agreed}
        return tuple(group for group in groups if heard.isdisjoint(group))
