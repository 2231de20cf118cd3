"""What happens on a night by itself, and when: reminders, the start, the rounds and their ends. Knows no clock."""

from __future__ import annotations

from dataclasses import dataclass

from bot.tournaments.nights.draw import next_round
from bot.tournaments.nights.facts import (
    NightClosed,
    NightClosing,
    Reminded,
    RoundBegun,
    RoundEnded,
    TimeCalled,
)
from bot.tournaments.nights.night import Night, NightStatus, RunningRound
from bot.tournaments.nights.plan import LEAST_PEOPLE

REMINDERS = (600, 60)
"""Seconds before the start at which people are reminded."""

GRACE_SECONDS = 180
"""How long the start waits for those who have not checked in."""

PAUSE_SECONDS = 90
"""The pause between two rounds."""


@dataclass(frozen=True, slots=True)
class DrawDue:
    """The night is to begin: chance and ratings are asked, and ``draw.drawn`` makes a fact of them."""


@dataclass(frozen=True, slots=True)
class Moment:
    """What is to happen at a time (Unix seconds): a fact to be written down, or the draw."""

    at: float
    what: Reminded | DrawDue | RoundBegun | TimeCalled | RoundEnded | NightClosed


def due(night: Night, now: float, here_since: float = 0.0) -> Moment | None:
    """What is to happen now, or None; of several things that were missed, the last, which makes the others needless.

    ``here_since`` is since when people can press anything: a start that was missed waits for them anew.
    """
    passed = [
        moment for moment in _moments(night, here_since) if moment.at <= now and not _is_needless(moment, night, now)
    ]
    return passed[-1] if passed else None


def _is_needless(moment: Moment, night: Night, now: float) -> bool:
    """Nobody is reminded of what has begun, but of a start that was missed."""
    return isinstance(moment.what, Reminded) and moment.what.before > 0 and now >= night.plan.starts_at


def next_moment(night: Night, now: float, here_since: float = 0.0) -> Moment | None:
    """What is to happen next after now, if nothing else happens before; None if people or tables are waited for."""
    return next((moment for moment in _moments(night, here_since) if moment.at > now), None)


def _moments(night: Night, here_since: float) -> tuple[Moment, ...]:
    """What happens by itself from here, in order of time."""
    match night.status:
        case NightStatus.LOBBY:
            return (*_reminders(night), *_call(night, here_since), _start(night, here_since))
        case NightStatus.ROUND if night.running is not None:
            return _round_end(night, night.running)
        case NightStatus.PAUSE:
            return (_after_pause(night),)
        case _:
            return ()


def _reminders(night: Night) -> tuple[Moment, ...]:
    """Those that are still to come; none for a time that was past when the night was opened."""
    starts_at = night.plan.starts_at
    return tuple(
        Moment(starts_at - before, Reminded(before))
        for before in REMINDERS
        if starts_at - before > night.opened_at and (night.reminded is None or before < night.reminded)
    )


def _call(night: Night, here_since: float) -> tuple[Moment, ...]:
    """Everybody is called once if the start was missed and somebody has not checked in."""
    missed = here_since > night.plan.starts_at and night.reminded != 0
    silent = any(not person.checked_in for person in night.people)
    return (Moment(here_since, Reminded(0)),) if missed and silent else ()


def _start(night: Night, here_since: float) -> Moment:
    """At once if everybody is there, else after the grace time; who is not there then is replaced."""
    there = sum(person.checked_in for person in night.people)
    starts_at = night.plan.starts_at
    if there < max(LEAST_PEOPLE, len(night.people)):
        starts_at = max(starts_at, here_since) + GRACE_SECONDS
    return Moment(starts_at, DrawDue() if there >= LEAST_PEOPLE else NightClosed(NightClosing.TOO_FEW))


def _round_end(night: Night, running: RunningRound) -> tuple[Moment, ...]:
    if None not in running.scores:
        return (Moment(night.at, RoundEnded()),)
    if running.ends_at is None or running.called:
        return ()
    return (Moment(running.ends_at, TimeCalled(None)),)


def _after_pause(night: Night) -> Moment:
    """The next round, the first one at once; or the end."""
    following = next_round(night)
    if following is None:
        return Moment(night.status_at, NightClosed(NightClosing.FINISHED))
    if not night.attended:
        return Moment(night.status_at, NightClosed(NightClosing.DESERTED))
    return Moment(night.status_at + (PAUSE_SECONDS if night.past else 0), RoundBegun(following))
