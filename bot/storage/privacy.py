"""All that is stored of a person, in the order of PRIVACY.md, and how the journals of tables forget somebody.

A person is named by their Discord id or their display name. ``KEPT`` lists every column, and every key in a JSON body,
that can name one; a test holds it against the schema, the facts and PRIVACY.md. ``bot.storage.sql.privacy`` has the
statements.

In a table's journal people stand under ``user_id`` and ``owner_id``; ``opened`` has all ``seats`` of a tournament's
table (name, id or null, level) beside its ``tournament`` (kind first), and ``mixins`` hold words of players. Whoever
opens an ordinary table sits down at it; the owner of a tournament's table is the host, who need not. In the facts of
tournaments people stand under names that end in ``_id``, and ``name`` is what the person under ``user_id`` beside it is
called.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Any

from bot.ratings.players import seat_name, strip_word
from bot.storage.api import OWNER_ACT, Entry


@dataclass(frozen=True, slots=True)
class Kept:
    """A row of PRIVACY.md's table, which begins with ``what``.

    ``columns`` can name a person, and so can ``keys`` in the JSON of one of them. ``exported`` is where ``/my-data``
    has it; ``forgotten`` says what ``/forget me`` does with it.
    """

    what: str
    columns: tuple[str, ...] = ()
    keys: Mapping[str, tuple[str, ...]] = field(default_factory=lambda: MappingProxyType({}))
    exported: tuple[str, ...] = ()
    forgotten: str = ""


KEPT = (
    Kept(
        "For each table",
        ("journal.body", "archives.content", "archived_people.user_id"),
        {"journal.body": ("owner_id", "user_id", "name", "seats", "word", "mixins")},
        ("tables", "begun_or_closed"),
        "The journals of closed tables where they sat are deleted; a tournament's keeps a nameless seat, and one that"
        " only names them has nobody in their place. An open table forgets them when it closes.",
    ),
    Kept(
        "For each finished game: the record",
        ("records.record", "archives.content"),
        {},
        ("games",),
        "Their seat has a number for its name.",
    ),
    Kept(
        "For each finished game: who played",
        ("game_seats.user_id", "game_seats.name"),
        {},
        ("games",),
        "Their seats get a pseudonym that is new to the server, and no name.",
    ),
    Kept(
        "Ratings and statistics",
        (
            "standings.user_id",
            "rating_steps.user_id",
            "meetings.user_id",
            "meetings.other_id",
            "partnerships.user_id",
            "partnerships.other_id",
        ),
        {},
        ("standings", "ratings", "met", "partnerships"),
        "Deleted at once; all games are counted again without them.",
    ),
    Kept(
        "Tournaments",
        ("tournament_facts.body",),
        {"tournament_facts.body": ("user_id", "host_id", "partner_id", "by_id", "name")},
        ("tournaments",),
        "Those that are over have a pseudonym in their place; one under way forgets them when it is over.",
    ),
    Kept("What you chose in `/settings`", ("player_settings.user_id",), {}, ("settings",), "Deleted at once."),
    Kept(
        "Your avatar as a small picture", forgotten="The file is deleted; it stands outside the store (bot/ui/avatars)."
    ),
    Kept("What a server chose in `/config`"),
    Kept(
        "That you asked to be forgotten",
        ("forgetting.user_id", "forgetting.pseudonym"),
        forgotten="Deleted when all the rest is done.",
    ),
    Kept(
        "That somebody was forgotten on a server",
        ("unranked.person",),
        {},
        ("unranked_until",),
        "A keyed hash of their id, which stays until their season ends.",
    ),
    Kept("Which hands were shared"),
    Kept("Ids of presses", ("interactions.interaction_id",), forgotten="Deleted after a day."),
    Kept(
        "If the people who run the bot have blocked you",
        ("notes.value",),
        {f"notes.value of {OWNER_ACT}": ("by", "subject", "words")},
        forgotten="A block stays.",
    ),
)
"""What is stored of people, row by row of PRIVACY.md."""


# -- who is named in a table's journal


ARRIVALS = ("opened", "joined")
"""Kinds of entries in which somebody sits down."""

BYSTANDERS = ("opened", "started", "closed", "left", "last-hand-called", "hands-added")
"""Kinds that name somebody who need not sit at the table: hosts, moderators, whoever opened the channel's next one."""

NOBODY = 0
"""Replaces the id of a forgotten bystander; Discord gives it to nobody."""

_OWN_ALONE = "daily"
"""The tournament whose tables are one person's own: nothing of them is anybody else's."""

_encoded = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


def find_arrivals(kind: str, text: str) -> set[int]:
    """Return who sits down in an entry; raises ``ValueError`` if its body is no JSON object."""
    if kind not in ARRIVALS:
        return set()
    body = _read(text)
    seats = body.get("seats", ())
    return _people([user_id for _, user_id, _ in seats] if seats else [body.get("user_id"), body.get("owner_id")])


def find_bystanders(kind: str, text: str) -> set[int]:
    """Return who is named in an entry without sitting down by it; raises ``ValueError`` if its body is no JSON
    object.
    """
    if kind not in BYSTANDERS:
        return set()
    body = _read(text)
    if kind == "opened" and not body.get("seats"):
        return set()
    return _people([body.get("user_id"), body.get("owner_id")])


def forget_bystander(entry: Entry, user_id: int) -> Entry:
    """Return the entry with nobody in the place of somebody who did not sit at the table."""
    if entry.kind not in BYSTANDERS:
        return entry
    named = re.compile(rf'("(?:user|owner)_id": ?){user_id}(?!\d)')
    return replace(entry, body=named.sub(rf"\g<1>{NOBODY}", entry.body))


def belongs_to_others_too(entries: Iterable[Entry]) -> bool:
    """Return whether a journal is a tournament's, whose results show the records of all its tables."""
    for entry in entries:
        if entry.kind == "opened":
            tournament = _read(entry.body).get("tournament")
            return tournament is not None and tournament[0] != _OWN_ALONE
    return False


def forget_seat(entries: Iterable[Entry], user_id: int) -> list[Entry]:
    """Return the journal with a nameless seat where somebody sat, and without the words that they had mixed into
    the deals.
    """
    found = list(entries)
    bodies = [_read(entry.body) for entry in found]
    known = [seat[1] for body in bodies for seat in body.get("seats", ()) if isinstance(seat[1], int)]
    pseudonym = min([0, *known]) - 1
    seats = _seats_of(bodies, user_id)
    changed = []
    for entry, body in zip(found, bodies, strict=True):
        again = _without(entry.kind, body, user_id, pseudonym)
        for seat in seats:
            if again.get("mixins"):
                again["mixins"] = [strip_word(text, seat) for text in again["mixins"]]
        changed.append(entry if again == body else replace(entry, body=_encoded(again)))
    return changed


def _seats_of(bodies: Iterable[dict[str, Any]], user_id: int) -> set[int]:
    """Where somebody sat, whenever that was."""
    seats = set()
    for body in bodies:
        seats |= {number for number, seat in enumerate(body.get("seats", ()), 1) if seat[1] == user_id}
        if body.get("user_id") == user_id and "seat" in body:
            seats.add(body["seat"])
    return seats


def _without(kind: str, body: dict[str, Any], user_id: int, pseudonym: int) -> dict[str, Any]:
    """A body with a pseudonym for somebody, whose seat has a number for its name."""
    changed = {
        name: pseudonym if name in ("user_id", "owner_id") and value == user_id else value
        for name, value in body.items()
    }
    if "seats" in body:
        changed["seats"] = [
            [seat_name(number), pseudonym, level] if known == user_id else [name, known, level]
            for number, (name, known, level) in enumerate(body["seats"], 1)
        ]
    if body.get("user_id") == user_id:
        changed |= {"name": seat_name(body["seat"])} if kind in ("joined", "renamed") else {}
        changed |= {"word": ""} if "word" in body else {}
    return changed


def _read(text: str) -> dict[str, Any]:
    body = json.loads(text)
    if not isinstance(body, dict):
        raise ValueError("an entry is no JSON object")
    return body


def _people(ids: Iterable[Any]) -> set[int]:
    return {user_id for user_id in ids if isinstance(user_id, int) and user_id > 0}
