"""A night as a pure fold over its facts: ``open_night(…)`` for the first, ``apply_fact(…)`` for each later one.

Time comes with the facts, and the draw is a fact, so a replay always gives the same night.

Facts are stored as a kind and a body, a JSON object. Later versions may add names to a kind's body, but never change
what a name means.
"""

from __future__ import annotations

import json
from dataclasses import asdict, fields, replace
from typing import Any, TypeVar, assert_never

from bot.engine import presets
from bot.engine.scoring import SeatScore
from bot.tournaments.movements import Entrant, Meeting, Movement, Round, Side
from bot.tournaments.nights.night import (
    MOST_PLAYERS,
    Announced,
    Attendance,
    CameBack,
    CheckedIn,
    DroppedOut,
    Entered,
    Night,
    NightBegun,
    NightClosed,
    NightClosing,
    NightError,
    NightFact,
    NightOpened,
    NightPlan,
    NightRefusal,
    NightStatus,
    Participant,
    PauseBegun,
    Reminded,
    RoundBegun,
    RoundEnded,
    RoundExtended,
    RunningRound,
    ScoredRound,
    StartMoved,
    TablePlaced,
    TableScored,
    TimeCalled,
    Withdrew,
)
from bot.tournaments.standings import OWN_SHARE

T = TypeVar("T")

_BEFORE_THE_START = (Withdrew, CheckedIn, Reminded, NightBegun, StartMoved)


def open_night(fact: NightOpened, at: float) -> Night:
    """Return the night that the first fact opens; ``at`` is Unix time in seconds."""
    return Night(fact.guild_id, fact.channel_id, fact.host_id, fact.plan, seq=1, at=at, opened_at=at, status_at=at)


def apply_fact(night: Night, fact: NightFact, at: float) -> Night:
    """Return the night after one more fact; ``NightError`` if the fact contradicts the night."""
    if night.status is NightStatus.CLOSED and not isinstance(fact, Announced):
        raise NightError(NightRefusal.TOO_LATE, "the night is over")
    if isinstance(fact, _BEFORE_THE_START) and night.status is not NightStatus.LOBBY:
        raise NightError(NightRefusal.TOO_LATE, "the night has begun")
    now = replace(night, seq=night.seq + 1, at=at)
    changed = _apply(now, fact)
    return changed if changed.status is night.status else replace(changed, status_at=at)


def _apply(night: Night, fact: NightFact) -> Night:
    match fact:
        case NightOpened():
            raise NightError(NightRefusal.CONTRADICTION, "a night is opened once")
        case Entered() if night.status is NightStatus.LOBBY:
            return _enter(night, fact)
        case Entered():
            return _enter_late(night, fact)
        case Withdrew(user_id):
            left = _require_entrant(night, user_id)
            others = (*night.participants[: left - 1], *night.participants[left:])
            return replace(night, participants=others)
        case CheckedIn(user_id):
            return _check_in(night, _require_entrant(night, user_id))
        case Reminded(before):
            return replace(night, reminded=before)
        case NightBegun():
            return _begin_night(night, fact)
        case NightClosed(NightClosing.FINISHED) if not night.past:
            raise NightError(NightRefusal.NOTHING_COMPLETE, "no round is over")
        case NightClosed(why):
            return replace(night, status=NightStatus.CLOSED, running=None, closing=why)
        case DroppedOut(user_id) | CameBack(user_id):
            return _come_or_go(night, _require_entrant(night, user_id), back=isinstance(fact, CameBack))
        case RoundBegun(one):
            return _begin_round(night, one)
        case StartMoved() | TablePlaced() | Announced():
            return _arrange(night, fact)
        case PauseBegun() if night.status is not NightStatus.PAUSE:
            raise NightError(NightRefusal.NOT_NOW, "there is no pause")
        case PauseBegun():
            return replace(night, status_at=night.at)
        case TableScored() | TimeCalled() | RoundExtended() | RoundEnded():
            return _apply_in_round(night, fact)
        case _:
            assert_never(fact)


def _arrange(night: Night, fact: StartMoved | TablePlaced | Announced) -> Night:
    """Apply a fact about the start, a table's channel or an announcement."""
    match fact:
        case StartMoved(_, starts_at):
            return replace(night, plan=replace(night.plan, starts_at=starts_at), reminded=None)
        case TablePlaced(table, channel_id):
            others = tuple(place for place in night.places if place[0] != table)
            return replace(night, places=others if channel_id is None else (*others, (table, channel_id)))
        case Announced(what, channel_id, message_id):
            others_said = tuple(said for said in night.announced if said[0] != what)
            return replace(night, announced=(*others_said, (what, channel_id, message_id)))
        case _:
            assert_never(fact)


def _require_entrant(night: Night, user_id: int) -> Entrant:
    entrant = night.entrant_of(user_id)
    if entrant is None:
        raise NightError(NightRefusal.NOT_JOINED, str(user_id))
    return entrant


def _put_participant(night: Night, entrant: Entrant, participant: Participant) -> Night:
    others = night.participants
    return replace(night, participants=(*others[: entrant - 1], participant, *others[entrant:]))


def _enter(night: Night, fact: Entered) -> Night:
    if night.entrant_of(fact.user_id) is not None:
        raise NightError(NightRefusal.JOINED_ALREADY, str(fact.user_id))
    if len(night.participants) == MOST_PLAYERS:
        raise NightError(NightRefusal.FULL)
    there = night.at >= night.check_in_at
    participant = Participant(fact.name, fact.user_id, fact.partner_id, checked_in=there)
    return replace(night, participants=(*night.participants, participant))


def _enter_late(night: Night, fact: Entered) -> Night:
    """Let a latecomer take over a seat from the next round on, with what it has won so far."""
    if night.entrant_of(fact.user_id) is not None:
        raise NightError(NightRefusal.JOINED_ALREADY, str(fact.user_id))
    if night.past:
        raise NightError(NightRefusal.TOO_LATE, "round one is over")
    seat = night.late_seat
    if seat is None:
        raise NightError(NightRefusal.FULL)
    attendance = Attendance.HERE if night.running is None else Attendance.RETURNING
    participant = Participant(fact.name, fact.user_id, None, True, attendance)
    return _put_participant(night, seat, _mark_stood_in(participant, seat, night.running))


def _check_in(night: Night, entrant: Entrant) -> Night:
    if night.at < night.check_in_at:
        raise NightError(NightRefusal.TOO_EARLY, "the check-in has not begun")
    return _put_participant(night, entrant, replace(night.participant(entrant), checked_in=True))


def _begin_night(night: Night, fact: NightBegun) -> Night:
    """Begin the night: add the computers and, from the appointed time on, replace people who have not checked in."""
    late = night.at >= night.plan.starts_at
    people = (
        replace(one, attendance=Attendance.AWAY) if late and not one.checked_in else replace(one, checked_in=True)
        for one in night.participants
    )
    participants = (*people, *(Participant(name, checked_in=True) for name in fact.computers))
    drawn = replace(
        night, status=NightStatus.PAUSE, participants=participants, order=fact.order, schedule=fact.schedule
    )
    if len(participants) % 4 or sorted(fact.order) != list(drawn.entrants):
        raise NightError(NightRefusal.CONTRADICTION, "the draw has not everybody once, or not a multiple of four")
    return drawn


def _come_or_go(night: Night, entrant: Entrant, *, back: bool) -> Night:
    """Note that a person drops out or comes back. A computer takes over at once; people return after the round."""
    if night.status is NightStatus.LOBBY:
        raise NightError(NightRefusal.NOT_NOW, "the night has not begun")
    person = night.participant(entrant)
    if back == (person.attendance is not Attendance.AWAY):
        raise NightError(NightRefusal.NOT_NOW, f"{person.name} is {person.attendance}")
    if not back:
        done = night.running is not None and night.running.is_scored(entrant)
        away = replace(person, attendance=Attendance.AWAY)
        return _put_participant(night, entrant, away if done else _mark_stood_in(away, entrant, night.running))
    attendance = Attendance.HERE if night.running is None else Attendance.RETURNING
    return _put_participant(night, entrant, replace(person, attendance=attendance, checked_in=True, silent=False))


def _mark_stood_in(person: Participant, entrant: Entrant, running: RunningRound | None) -> Participant:
    """Note on the person that a computer plays for them in this round, if it does."""
    if running is None or person.user_id is None or not person.by_computer:
        return person
    number = running.round.number
    if number in person.stood_in or entrant not in running.round.entrants:
        return person
    return replace(person, stood_in=(*person.stood_in, number))


def _begin_round(night: Night, one: Round) -> Night:
    if night.status is not NightStatus.PAUSE or one.number != len(night.past) + 1:
        raise NightError(NightRefusal.NOT_NOW, f"round {one.number} is not the next")
    playing = list(one.entrants)
    if len(set(playing)) != len(playing) or not set(playing) <= set(night.entrants):
        raise NightError(NightRefusal.CONTRADICTION, "somebody sits twice, or does not take part")
    plan = night.plan
    ends_at = None if plan.minutes is None else night.at + 60 * plan.minutes
    hands = plan.hands if plan.minutes is None else None
    nowhere = (None,) * len(one.meetings)
    running = RunningRound(
        one, night.at, hands, ends_at, nowhere, table_ids=nowhere, hands_played=nowhere, extra=(0,) * len(nowhere)
    )
    numbered = zip(night.entrants, night.participants, strict=True)
    seated = (_mark_stood_in(participant, entrant, running) for entrant, participant in numbered)
    return replace(night, status=NightStatus.ROUND, running=running, participants=tuple(seated))


def _apply_in_round(night: Night, fact: TableScored | TimeCalled | RoundExtended | RoundEnded) -> Night:
    running = night.running
    if running is None:
        raise NightError(NightRefusal.NOT_NOW, "no round goes on")
    match fact:
        case TableScored():
            return _credit_round(replace(night, running=_score_table(running, fact)), running.round, fact)
        case TimeCalled():
            return replace(night, running=replace(running, called=True))
        case RoundExtended():
            return replace(night, running=_extend_round(running, fact))
        case RoundEnded():
            return _end_round(night, running)
        case _:
            assert_never(fact)


def _score_table(running: RunningRound, fact: TableScored) -> RunningRound:
    if not 1 <= fact.table <= len(running.scores):
        raise NightError(NightRefusal.CONTRADICTION, f"there is no table {fact.table}")
    place = fact.table - 1

    def put(known: tuple[T, ...], new: T) -> tuple[T, ...]:
        return (*known[:place], new, *known[fact.table :])

    return replace(
        running,
        scores=put(running.scores, fact.score),
        table_ids=put(running.table_ids, fact.table_id),
        hands_played=put(running.hands_played, fact.hands),
        extra=put(running.extra, fact.extra),
    )


def _credit_round(night: Night, one: Round, fact: TableScored) -> Night:
    """Credit the round to each person at the table who made at least half of their decisions, else to the computer.

    A person keeps the round even if they went at its end.
    """
    if fact.own is None:
        return night
    for entrant, share in zip(one.meetings[fact.table - 1].seats, fact.own, strict=True):
        person = night.participant(entrant)
        if person.user_id is not None:
            others = tuple(number for number in person.stood_in if number != one.number)
            rounds = others if share >= OWN_SHARE else (*others, one.number)
            night = _put_participant(night, entrant, replace(person, stood_in=rounds))
    return night


def _extend_round(running: RunningRound, fact: RoundExtended) -> RunningRound:
    """Add seconds to a round by time, or hands to one by hands; ``NightError`` once time has been called."""
    if running.called:
        raise NightError(NightRefusal.TOO_LATE, "time has been called")
    more = fact.hands if running.ends_at is None else fact.seconds
    if more <= 0:
        raise NightError(NightRefusal.CONTRADICTION, "nothing is added")
    if running.ends_at is not None:
        return replace(running, ends_at=running.ends_at + fact.seconds)
    return replace(running, hands=(running.hands or 0) + fact.hands)


def _end_round(night: Night, running: RunningRound) -> Night:
    scores = tuple(score for _, score in running.scored)
    if len(scores) != len(running.scores):
        raise NightError(NightRefusal.NOT_NOW, "not all tables are done")
    past = (*night.past, ScoredRound(running.round, scores, running.table_ids, running.hands_played, running.extra))
    people = tuple(_settle_after_round(one, running.round.number) for one in night.participants)
    return replace(night, status=NightStatus.PAUSE, running=None, past=past, participants=people)


def _settle_after_round(one: Participant, number: int) -> Participant:
    """Seat people who came back; mark as away those whose round a computer played while they said nothing."""
    if one.attendance is Attendance.RETURNING:
        return replace(one, attendance=Attendance.HERE)
    if one.user_id is not None and one.attendance is Attendance.HERE and number in one.stood_in:
        return replace(one, attendance=Attendance.AWAY, silent=True)
    return one


# -- facts as JSON


SCHEMA = 1
"""Version of the bodies, stored in every ``opened`` body."""

_to_json = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode

_PLAIN: dict[str, type[Any]] = {
    "entered": Entered,
    "withdrew": Withdrew,
    "checked-in": CheckedIn,
    "reminded": Reminded,
    "time-called": TimeCalled,
    "round-extended": RoundExtended,
    "round-ended": RoundEnded,
    "pause-begun": PauseBegun,
    "dropped-out": DroppedOut,
    "came-back": CameBack,
    "start-moved": StartMoved,
    "table-placed": TablePlaced,
    "announced": Announced,
}
"""Facts whose body is nothing but their fields."""

_PLAIN_KINDS = {kind: word for word, kind in _PLAIN.items()}


def encode(fact: NightFact) -> tuple[str, str]:
    """Return the kind and the body of a fact."""
    kind, body = _body(fact)
    return kind, _to_json(body)


def decode(kind: str, body: str) -> NightFact:
    """Return the fact of a kind and a body; ``NightError`` if this program cannot read it."""
    try:
        return _fact(kind, json.loads(body))
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise NightError(NightRefusal.CONTRADICTION, f"a fact ({kind}) cannot be read: {error}") from error


def _body(fact: NightFact) -> tuple[str, dict[str, Any]]:
    match fact:
        case NightOpened():
            place = {"guild_id": fact.guild_id, "channel_id": fact.channel_id, "host_id": fact.host_id}
            return "opened", {"schema": SCHEMA} | place | _plan_body(fact.plan)
        case NightBegun(order, computers, schedule):
            known = {"schedule": schedule} if schedule else {}
            return "begun", {"order": order, "computers": computers} | known
        case RoundBegun(one):
            tables = [[*meeting.odd, *meeting.even] for meeting in one.meetings]
            return "round-begun", {"number": one.number, "tables": tables, "byes": one.byes}
        case TableScored():
            seats = [asdict(seat) for seat in fact.score]
            played = {"hands": fact.hands, "extra": fact.extra, "own": fact.own}
            return "table-scored", {"table": fact.table, "seats": seats, "table_id": fact.table_id} | played
        case NightClosed(why, user_id):
            return "closed", {"why": why, "user_id": user_id}
        case _:
            return _PLAIN_KINDS[type(fact)], asdict(fact)


def _plan_body(plan: NightPlan) -> dict[str, Any]:
    known = {field.name: getattr(plan, field.name) for field in fields(plan) if field.name != "rules"}
    return known | {"preset": plan.rules.preset, "options": dict(plan.rules.options)}


def _fact(kind: str, body: dict[str, Any]) -> NightFact:
    if kind in _PLAIN:
        fact: NightFact = _PLAIN[kind](**body)
        return fact
    match kind:
        case "opened":
            return NightOpened(body["guild_id"], body["channel_id"], body["host_id"], _plan(body))
        case "begun":
            order, schedule = tuple(map(Entrant, body["order"])), tuple(body.get("schedule", ()))
            return NightBegun(order, tuple(body["computers"]), schedule)
        case "round-begun":
            return RoundBegun(_round(body))
        case "table-scored":
            one, two, three, four = (SeatScore(**seat) for seat in body["seats"])
            own = body.get("own")
            return TableScored(
                body["table"],
                (one, two, three, four),
                body.get("table_id"),
                body.get("hands"),
                body.get("extra", 0),
                None if own is None else tuple(own),
            )
        case "closed":
            return NightClosed(NightClosing(body["why"]), body["user_id"])
        case _:
            raise ValueError(f"the kind {kind!r} is not known to this version of the program")


def _plan(body: dict[str, Any]) -> NightPlan:
    names = [field.name for field in fields(NightPlan) if field.name not in ("rules", "movement")]
    known = {name: body[name] for name in names if name in body}
    rules = presets.build(body["preset"], body["options"])
    return NightPlan(rules=rules, movement=Movement(body["movement"]), **known)


def _round(body: dict[str, Any]) -> Round:
    tables = [[Entrant(number) for number in table] for table in body["tables"]]
    meetings = (Meeting(table, (one, two), (three, four)) for table, (one, two, three, four) in enumerate(tables, 1))
    return Round(body["number"], tuple(meetings), tuple(_side(bye) for bye in body["byes"]))


def _side(numbers: list[int]) -> Side:
    one, two = numbers
    return Entrant(one), Entrant(two)
