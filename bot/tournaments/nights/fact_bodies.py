"""How the facts of a night are written down: a kind, and a body that is a JSON object.

A kind's body may gain names in later versions, it never changes the meaning of one. Knows no store and no Discord.
"""

from __future__ import annotations

import json
from dataclasses import asdict, fields
from typing import Any

from bot.engine import presets
from bot.engine.scoring import SeatScore
from bot.tournaments.movements.rounds import Entrant, Meeting, Movement, Round, Side
from bot.tournaments.nights.facts import (
    Announced,
    CameBack,
    CheckedIn,
    DroppedOut,
    Entered,
    NightBegun,
    NightClosed,
    NightClosing,
    NightFact,
    NightOpened,
    Reminded,
    RoundBegun,
    RoundEnded,
    RoundExtended,
    StartMoved,
    TablePlaced,
    TableScored,
    TimeCalled,
    Withdrew,
)
from bot.tournaments.nights.night import NightError, NightRefusal
from bot.tournaments.nights.plan import NightPlan

SCHEMA = 1
"""How bodies are written; stands in every ``opened`` body."""

_encoded = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode

_PLAIN: dict[str, type[Any]] = {
    "entered": Entered,
    "withdrew": Withdrew,
    "checked-in": CheckedIn,
    "reminded": Reminded,
    "time-called": TimeCalled,
    "round-extended": RoundExtended,
    "round-ended": RoundEnded,
    "dropped-out": DroppedOut,
    "came-back": CameBack,
    "start-moved": StartMoved,
    "table-placed": TablePlaced,
    "announced": Announced,
}
"""Facts whose body is nothing but their fields."""

_PLAIN_KINDS = {kind: word for word, kind in _PLAIN.items()}


def written(fact: NightFact) -> tuple[str, str]:
    """The kind and the body of a fact."""
    kind, body = _body(fact)
    return kind, _encoded(body)


def read(kind: str, body: str) -> NightFact:
    """The fact of a kind and a body; ``NightError`` if this program does not understand it."""
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
