"""Who is named in the facts of tournaments, for them to see it and to be forgotten.

About bodies this file knows what ``bot.storage.tournament_store`` says: people stand under names that end in ``_id``,
and ``name`` is what the one under ``user_id`` beside it is called. In a tournament that is over, a forgotten player
becomes a pseudonym of this tournament: a negative number. A fact of a tournament of no server (a daily deal) belongs to
the server that its body names as ``guild_id``, where the person began.
"""

from __future__ import annotations

import json
from typing import Any

from bot.ratings.anonymous import is_pseudonym, player_name
from bot.storage.sql.connection import Connection
from bot.storage.tournament_store import TournamentId

_NAMING = (
    "SELECT tournament_id, seq, tournament_facts.at, tournament_facts.kind, body FROM tournament_facts"
    " JOIN tournaments ON tournaments.id = tournament_id"
    " WHERE (guild_id = ? OR guild_id IS NULL) AND body LIKE ? AND {} ORDER BY tournament_id, seq"
)
_NAMING_OPEN, _NAMING_CLOSED = _NAMING.format("closed_at IS NULL"), _NAMING.format("closed_at IS NOT NULL")

_written = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


def tournaments_naming(connection: Connection, guild_id: int, user_id: int, *, closed: bool) -> list[TournamentId]:
    """The tournaments of a server, and of none, that name a player; those that are over or the others."""
    found = connection.execute(_NAMING_CLOSED if closed else _NAMING_OPEN, (guild_id, f"%{user_id}%"))
    return sorted({TournamentId(number) for number, *_, body in found if _names(json.loads(body), user_id, guild_id)})


def exported(connection: Connection, guild_id: int, user_id: int) -> list[dict[str, Any]]:
    """Every fact that names a player; without the names of others."""
    told = []
    for query in (_NAMING_CLOSED, _NAMING_OPEN):
        for tournament_id, seq, at, kind, text in connection.execute(query, (guild_id, f"%{user_id}%")):
            body = json.loads(text)
            if _names(body, user_id, guild_id):
                own = _without_names_of_others(body, user_id)
                told.append({"tournament_id": tournament_id, "seq": seq, "at": at, "kind": kind, "body": own})
    return told


def forget_in(connection: Connection, guild_id: int, tournament_id: TournamentId, user_id: int) -> None:
    """Put a pseudonym in the place of a player, wherever a tournament names them on this server."""
    facts = connection.execute(
        "SELECT seq, body FROM tournament_facts WHERE tournament_id = ?", (tournament_id,)
    ).fetchall()
    bodies = {seq: json.loads(body) for seq, body in facts}
    known = [value for body in bodies.values() for value in _ids(body)]
    pseudonym = min((value for value in known if is_pseudonym(value)), default=0) - 1
    connection.executemany(
        "UPDATE tournament_facts SET body = ? WHERE tournament_id = ? AND seq = ?",
        [
            (_written(_without(body, user_id, pseudonym)), tournament_id, seq)
            for seq, body in bodies.items()
            if _names(body, user_id, guild_id)
        ],
    )


def _names(body: Any, user_id: int, guild_id: int) -> bool:
    """Whether a fact names a player, and is not another server's."""
    return body.get("guild_id") in (None, guild_id) and user_id in _ids(body)


def _without_names_of_others(body: Any, user_id: int) -> Any:
    """A body in which nobody but this player has a name, however deep it stands."""
    if isinstance(body, list):
        return [_without_names_of_others(one, user_id) for one in body]
    if not isinstance(body, dict):
        return body
    dropped = ("name",) if body.get("user_id", user_id) != user_id else ()
    return {name: _without_names_of_others(value, user_id) for name, value in body.items() if name not in dropped}


def _ids(body: Any) -> list[int]:
    """Whatever may be a person in a body."""
    if isinstance(body, list):
        return [value for one in body for value in _ids(one)]
    if not isinstance(body, dict):
        return []
    own = [value for name, value in body.items() if name.endswith("_id") and isinstance(value, int)]
    return own + [value for one in body.values() for value in _ids(one)]


def _without(body: Any, user_id: int, pseudonym: int) -> Any:
    """A body with a pseudonym for a player."""
    if isinstance(body, list):
        return [_without(one, user_id, pseudonym) for one in body]
    if not isinstance(body, dict):
        return body
    changed = {
        name: pseudonym if name.endswith("_id") and value == user_id else _without(value, user_id, pseudonym)
        for name, value in body.items()
    }
    if body.get("user_id") == user_id and "name" in body:
        changed["name"] = player_name(pseudonym)
    return changed
