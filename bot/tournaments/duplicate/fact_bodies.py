"""How the facts of a duplicate match are written down: a kind, and a body that is a JSON object.

A kind's body may gain names in later versions, it never changes the meaning of one. People stand under ``user_id`` with
their ``name`` beside it. Knows no store and no Discord.
"""

from __future__ import annotations

import json
from typing import Any

from bot.engine import presets
from bot.tournaments.duplicate.match import (
    EndAgreed,
    EndProposed,
    FinishCalled,
    Form,
    LobbyShown,
    MatchClosed,
    MatchError,
    MatchFact,
    MatchOpened,
    MatchSeat,
    PlayBegun,
    Player,
    PlayerEntered,
    PlayerLeft,
    TablePlayed,
)

_encoded = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


def written(fact: MatchFact) -> tuple[str, str]:
    """The kind and the body of a fact."""
    kind, body = _body(fact)
    return kind, _encoded(body)


def _body(fact: MatchFact) -> tuple[str, dict[str, Any]]:
    match fact:
        case MatchOpened():
            place = {"guild_id": fact.guild_id, "channel_id": fact.channel_id, "host_id": fact.host_id}
            rules = {"preset": fact.rules.preset, "options": dict(fact.rules.options)}
            return "opened", place | rules | {"form": fact.form, "hands": fact.hands}
        case LobbyShown(message):
            return "shown", {"message": message}
        case PlayerEntered(player):
            return "entered", {"user_id": player.user_id, "name": player.name, "team": player.team}
        case PlayerLeft(user_id):
            return "left", {"user_id": user_id}
        case PlayBegun(tables):
            seated = [[{"user_id": seat.user_id, "name": seat.name} for seat in seats] for seats in tables]
            return "begun", {"tables": seated}
        case TablePlayed():
            hands = {"points": fact.points, "seqs": fact.hand_seqs}
            return "played", {"number": fact.table, "table": fact.table_id} | hands | {"own": fact.own}
        case EndProposed(user_id, finish, until):
            return "end-proposed", {"user_id": user_id, "finish": finish, "until": until}
        case EndAgreed(user_id):
            return "end-agreed", {"user_id": user_id}
        case FinishCalled(user_id, deals):
            return "finish-called", {"user_id": user_id, "deals": deals}
        case MatchClosed(user_id):
            return "closed", {"user_id": user_id}


def read(kind: str, body: str) -> MatchFact:
    """The fact of a kind and a body; ``MatchError`` if this program does not understand it."""
    try:
        return _fact(kind, json.loads(body))
    except (ValueError, KeyError, TypeError) as error:
        raise MatchError(f"a fact ({kind}) cannot be read: {error}") from error


def _fact(kind: str, body: dict[str, Any]) -> MatchFact:
    match kind:
        case "opened":
            place = body["guild_id"], body["channel_id"], body["host_id"]
            rules = presets.build(body["preset"], body["options"])
            return MatchOpened(*place, Form(body["form"]), rules, body["hands"])
        case "shown":
            return LobbyShown(body["message"])
        case "entered":
            return PlayerEntered(Player(body["user_id"], body["name"], body["team"]))
        case "left":
            return PlayerLeft(body["user_id"])
        case "begun":
            tables = (tuple(MatchSeat(seat["name"], seat["user_id"]) for seat in seats) for seats in body["tables"])
            return PlayBegun(tuple(tables))
        case "played":
            points = tuple((odd, even) for odd, even in body["points"])
            own = body.get("own")
            shares = None if own is None else tuple(own)
            return TablePlayed(body["number"], body["table"], points, tuple(body["seqs"]), shares)
        case "end-proposed":
            return EndProposed(body["user_id"], body["finish"], body["until"])
        case "end-agreed":
            return EndAgreed(body["user_id"])
        case "finish-called":
            return FinishCalled(body["user_id"], body["deals"])
        case "closed":
            return MatchClosed(body["user_id"])
        case _:
            raise ValueError(f"the kind {kind!r} is not known to this version of the program")
