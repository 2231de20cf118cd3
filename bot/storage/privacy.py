"""Finds, exports, anonymises and erases everything stored about a person, in the order of PRIVACY.md.

A person is named by their Discord id or their display name. ``KEPT`` lists every column, and every key in a JSON body,
that can name one; a test compares it with the schema, the facts and PRIVACY.md.

``PEOPLE`` has the keys that name people in the bodies of facts. The body of ``opened`` also has all ``seats`` of a
tournament's table, and its ``tournament``; the ``key`` of that names a person if the table is theirs alone. ``mixins``
hold players' words. A person who opens an ordinary table also sits down at it. The owner of a tournament's table is the
host, who may sit nowhere.

A player is forgotten in portions, each a transaction of some milliseconds. The row in ``forgetting`` stays until
nothing of the person is left, so that a restart continues. First, ratings, sums and settings are deleted, all at once.
Then each of the person's seats in finished games gets a pseudonym and no name, and the journals of closed tables where
they sat are deleted. Journals of nights and duplicate stay, with a nameless seat, since their records belong to all
players. Entries that name the person as a bystander lose the id, and finished tournaments get a pseudonym instead.
Anything that the person does after they asked counts as a new person's.
"""

# ruff: noqa: S608 - tables and columns are the fixed names of this file; every value is bound

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from time import monotonic
from types import MappingProxyType
from typing import Any

from bot.ratings.players import is_pseudonym, player_name, seat_name, strip_name, strip_word, strip_words
from bot.storage.api import FORGETTINGS, OWNER_ACT, WORN_ROLES, Entry, RecordNotKept, TableId, TournamentId
from bot.storage.sql import journal
from bot.storage.sql.archives import Archive, archived_tables_of, game_record, read_archive, write_archive
from bot.storage.sql.connection import Connection
from bot.storage.sql.notes import (
    end_live_sessions,
    mark_unranked,
    read_avoided,
    read_note,
    read_settings,
    unranked_until,
    write_note,
)
from bot.storage.sql.results import COMPUTED, PORTION_SECONDS, delete_computed, start_again


@dataclass(frozen=True, slots=True)
class PolicyRow:
    """One row of the table in PRIVACY.md; the row begins with ``what``.

    ``columns`` are those that can name a person, ``keys`` those in the JSON of one of the columns. ``exported`` is the
    part of ``/my-data`` that has them; ``forgotten`` says what ``/forget me`` does with them.
    """

    what: str
    columns: tuple[str, ...] = ()
    keys: Mapping[str, tuple[str, ...]] = field(default_factory=lambda: MappingProxyType({}))
    exported: tuple[str, ...] = ()
    forgotten: str = ""


KEPT = (
    PolicyRow(
        "For each table",
        ("journal.body", "archives.content", "archived_people.user_id"),
        {"journal.body": ("owner_id", "user_id", "name", "seats", "guests", "word", "mixins", "key")},
        ("tables", "begun_or_closed"),
        "The journals of closed tables where they sat are deleted; a tournament's keeps a nameless seat, and one that"
        " only names them has nobody in their place. An open table forgets them when it closes.",
    ),
    PolicyRow(
        "For each finished game: the record",
        ("records.record", "archives.content"),
        {},
        ("games",),
        "Their seat has a number for its name.",
    ),
    PolicyRow(
        "For each finished game: who played",
        ("game_seats.user_id", "game_seats.name"),
        {},
        ("games",),
        "Their seats get a pseudonym that is new to the server, and no name.",
    ),
    PolicyRow(
        "Ratings and statistics",
        COMPUTED,
        {},
        ("standings", "ratings", "met", "partnerships"),
        "Deleted at once; if all games are being counted again, that begins anew.",
    ),
    PolicyRow(
        "Tournaments",
        ("tournament_facts.body",),
        {"tournament_facts.body": ("user_id", "host_id", "partner_id", "by_id", "other_id", "name")},
        ("tournaments",),
        "Those that are over have a pseudonym in their place; one under way forgets them when it is over.",
    ),
    PolicyRow("What you chose in `/settings`", ("player_settings.user_id",), {}, ("settings",), "Deleted at once."),
    PolicyRow(
        "Whom you avoid",
        ("avoided.user_id", "avoided.other_id"),
        {},
        ("avoided",),
        "Deleted at once; who avoids them is the choice of others, and stays.",
    ),
    PolicyRow(
        "That you want to be called (*Call me*)",
        ("callees.user_id",),
        {},
        ("called",),
        "Deleted at once.",
    ),
    PolicyRow(
        "That you are signed in at the live table",
        ("live_sessions.user_id", "live_sessions.name"),
        {},
        ("signed_in",),
        "Deleted at once, wherever they signed in; open pages close.",
    ),
    PolicyRow(
        "Your avatar as a small picture", forgotten="The file is deleted; it stands outside the store (bot/ui/avatars)."
    ),
    PolicyRow(
        "Files of games that you gave to `/analyse`",
        forgotten="The files are deleted; they stand outside the store (bot/analysis/desk), and so does their export.",
    ),
    PolicyRow("What a server chose in `/config`"),
    PolicyRow(
        "Which role the bot gave you as a winner",
        ("guild_settings.value",),
        {f"guild_settings.value of {WORN_ROLES}": ("user_id",)},
        ("roles",),
        "Deleted when Discord has taken the role from them, which is asked of it at once (cogs/leagues.py).",
    ),
    PolicyRow(
        "That you asked to be forgotten",
        ("forgetting.user_id", "forgetting.pseudonym"),
        forgotten="Deleted when all the rest is done.",
    ),
    PolicyRow(
        "That somebody was forgotten on a server",
        ("unranked.person",),
        {},
        ("unranked_until",),
        "A keyed hash of their id, which stays until their season ends.",
    ),
    PolicyRow("Which hands were shared"),
    PolicyRow("Ids of presses", ("interactions.interaction_id",), forgotten="Deleted after a day."),
    PolicyRow(
        "If the people who run the bot have blocked you",
        ("notes.value",),
        {f"notes.value of {OWNER_ACT}": ("by", "subject", "words")},
        forgotten="A block stays.",
    ),
)
"""Everything that is stored about people; the rows of PRIVACY.md."""

_MINE = "guild_id = :guild AND user_id = :user"
_OF_PLAYER = f"WHERE {_MINE}"


# -- who is named in JSON


PEOPLE = frozenset({"user_id", "owner_id", "host_id", "partner_id", "by_id", "other_id", "guests"})
"""Keys whose values are ids of people, one or a list. A ``name`` or ``word`` beside a ``user_id`` is that person's."""

_encoded = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


def _read(text: str) -> dict[str, Any]:
    body = json.loads(text)
    if not isinstance(body, dict):
        raise ValueError("an entry is no JSON object")
    return body


def _objects(body: Any, place: int = 0) -> Iterator[tuple[dict[str, Any], int]]:
    """Yield every JSON object in a body, with its place (from 1) if it is in a list, else ``place``."""
    if isinstance(body, list):
        for number, one in enumerate(body, 1):
            yield from _objects(one, number)
    elif isinstance(body, dict):
        yield body, place
        for value in body.values():
            yield from _objects(value)


def _ids(*bodies: Any) -> set[int]:
    """Return the ids of all people named in these bodies, including pseudonyms of forgotten ones."""
    named = [one[name] for one, _ in _objects(list(bodies)) for name in PEOPLE & one.keys()]
    return {value for ids in named for value in (ids if isinstance(ids, list) else [ids]) if isinstance(value, int)}


def _put(other_id: int, user_id: int, body: Any, call: Callable[[int], str]) -> Any:
    """Replace ``user_id`` by ``other_id`` in a body, empty their word, name them by ``call`` of their seat or place."""
    for one, place in _objects(body):
        if one.get("user_id") == user_id:
            own = {"name": call(one.get("seat", place)), "word": ""}
            one |= {name: own[name] for name in own.keys() & one.keys()}
        for name in PEOPLE & one.keys():
            ids = one[name]
            several = isinstance(ids, list)
            again = [other_id if value == user_id else value for value in (ids if several else [ids])]
            one[name] = again if several else again[0]
    return body


# -- in the journals of tables


ARRIVALS = ("opened", "joined", "seat-taken")
"""The kinds of entries by which somebody sits down."""

BYSTANDERS = (
    "opened", "started", "closed", "left", "last-hand-called", "hands-added", "invited", "removed", "seat-offered",
)  # fmt: skip
"""The kinds of entries that name somebody who may not sit at the table, such as a host, a moderator or a guest."""

NOBODY = 0
"""Replaces the id of a forgotten bystander. It is no Discord id."""

_OWN_ALONE = ("daily", "again")
"""The kinds of tournaments whose tables each belong to one person."""


def _select_naming(kinds: Sequence[str], closed: str) -> str:
    """Return the statement that finds entries of these kinds that may name a person. It uses the schema's index."""
    words = ", ".join(f"'{kind}'" for kind in kinds)
    return (
        "SELECT tables.id, journal.kind, journal.body FROM tables CROSS JOIN journal{index}"
        f" WHERE journal.table_id = tables.id AND tables.guild_id = :guild AND tables.closed {closed}"
        f" AND journal.kind IN ({words}) AND journal.body LIKE :naming"
    )


SELECT_ARRIVALS = _select_naming(ARRIVALS, "= :closed")
SELECT_BYSTANDERS = _select_naming(BYSTANDERS, "IN (0, 1)")


def find_arrivals(kind: str, text: str) -> set[int]:
    """Return the ids of people who sit down by an entry. ``ValueError`` if its body is no JSON object."""
    if kind not in ARRIVALS:
        return set()
    body = _read(text) | {"guests": None}
    return {user_id for user_id in _ids(body.get("seats") or body) if user_id > 0}


def find_bystanders(kind: str, text: str) -> set[int]:
    """Return the ids of people whom an entry names without seating them. ``ValueError`` if it is no JSON object."""
    if kind not in BYSTANDERS:
        return set()
    body = _read(text)
    named = {"guests": body.get("guests")} if kind == "opened" and not body.get("seats") else body | {"seats": None}
    return {user_id for user_id in _ids(named) if user_id > 0}


def list_people(entries: Iterable[Entry]) -> list[tuple[int, bool, bool]]:
    """Return a journal's people: id, whether they sat down, whether they are only bystanders. Raises ``ValueError``."""
    arrived, beside = set[int](), set[int]()
    for entry in entries:
        arrived |= find_arrivals(entry.kind, entry.body)
        beside |= find_bystanders(entry.kind, entry.body)
    return [(user_id, user_id in arrived, user_id in beside) for user_id in sorted(arrived | beside)]


async def tables_of(connection: Connection, guild_id: int, user_id: int, *, closed: bool) -> list[TableId]:
    """Return the ids of tables of a server at which a player sat down, closed or open ones, in order."""
    query = SELECT_ARRIVALS.format(index=connection.index_hint("journal_arrivals"))
    arrivals = await connection.fetch(query, guild=guild_id, closed=closed, naming=f"%{user_id}%")
    table_ids = {TableId(table_id) for table_id, kind, body in arrivals if user_id in find_arrivals(kind, body)}
    return sorted(table_ids.union((await archived_tables_of(connection, guild_id, user_id))[0] if closed else ()))


async def tables_begun_by(connection: Connection, guild_id: int, user_id: int) -> list[TableId]:
    """Return the tables of a server whose entries name a player as a bystander, who may never have sat there."""
    query = SELECT_BYSTANDERS.format(index=connection.index_hint("journal_bystanders"))
    acts = await connection.fetch(query, guild=guild_id, naming=f"%{user_id}%")
    table_ids = {TableId(table_id) for table_id, kind, body in acts if user_id in find_bystanders(kind, body)}
    return sorted(table_ids.union((await archived_tables_of(connection, guild_id, user_id))[1]))


async def tables_to_forget_in(
    connection: Connection, guild_id: int, user_id: int
) -> tuple[list[TableId], list[TableId], list[TableId]]:
    """Return the tables that name a player and are older than their request: open, closed, and as a bystander only."""
    query = f"SELECT last_table FROM forgetting {_OF_PLAYER}"
    last = await connection.fetchval(query, guild=guild_id, user=user_id) or 0
    still_open = await tables_of(connection, guild_id, user_id, closed=False)
    closed = await tables_of(connection, guild_id, user_id, closed=True)
    beside = set(await tables_begun_by(connection, guild_id, user_id)).difference(closed, still_open)
    return (
        [table_id for table_id in still_open if table_id <= last],
        [table_id for table_id in closed if table_id <= last],
        sorted(table_id for table_id in beside if table_id <= last),
    )


async def forget_at_table(connection: Connection, table_id: TableId, user_id: int) -> None:
    """Forget a player at a closed table where they sat: delete its journal but keep the records of its games.

    The journal of a tournament's table is kept with a nameless seat, since other players' records are made from it.
    """
    entries = await journal.entries(connection, table_id)
    if belongs_to_others_too(entries):
        await _rewrite(connection, table_id, entries, forget_seat(entries, user_id))
        return
    for entry in [one for one in entries if user_id in find_arrivals(one.kind, one.body)]:
        seat = _read(entry.body).get("seat", 1)  # a person who opens a table sits at seat 1
        for (game_id,) in await connection.fetch(_COMPUTERS_GAMES, table=table_id, seq=entry.seq, seat=seat):
            with suppress(RecordNotKept):
                await _keep_record(connection, game_id, strip_words(await game_record(connection, game_id), seat))
    await drop_journal(connection, table_id)


_COMPUTERS_GAMES = (
    "SELECT game_id FROM game_seats JOIN games ON games.id = game_id WHERE games.table_id = :table"
    " AND first_seq < :seq AND last_seq > :seq AND seat = :seat AND user_id IS NULL"
)
"""Games that were running when somebody sat down at this seat, and in which the seat counts as a computer's."""


async def _keep_record(connection: Connection, game_id: int, record: str) -> None:
    await connection.execute(
        "INSERT INTO records (game_id, record) VALUES (:game, :record)"
        " ON CONFLICT (game_id) DO UPDATE SET record = excluded.record",
        game=game_id,
        record=record,
    )


async def drop_journal(connection: Connection, table_id: TableId) -> None:
    """Delete a closed table's journal, archived or not; the records of its games stay."""
    archive = await read_archive(connection, table_id)
    if archive is not None:
        await connection.executemany(
            "INSERT INTO records (game_id, record) VALUES (:game, :record) ON CONFLICT (game_id) DO NOTHING",
            [{"game": number, "record": record} for number, record in archive.records.items()],
        )
        await connection.execute("DELETE FROM archives WHERE table_id = :table", table=table_id)
        await connection.executemany(
            "DELETE FROM archived_people WHERE user_id = :user AND table_id = :table"
            " AND guild_id = (SELECT guild_id FROM tables WHERE id = :table)",
            [{"user": user_id, "table": table_id} for user_id, _, _ in list_people(archive.entries)],
        )
    await connection.execute("DELETE FROM journal WHERE table_id = :table", table=table_id)
    await connection.execute("UPDATE tables SET archived = 1 WHERE id = :table", table=table_id)


async def anonymise_bystander(connection: Connection, table_id: TableId, user_id: int) -> None:
    """Remove the id of somebody who did not sit at the table from the table's journal."""
    entries = await journal.entries(connection, table_id)
    await _rewrite(connection, table_id, entries, [forget_bystander(entry, user_id) for entry in entries])


async def _rewrite(connection: Connection, table_id: TableId, before: Sequence[Entry], now: Sequence[Entry]) -> None:
    archive = await read_archive(connection, table_id)
    if archive is None:
        await connection.executemany(
            "UPDATE journal SET body = :body WHERE table_id = :table AND seq = :seq",
            [
                {"body": new.body, "table": table_id, "seq": new.seq}
                for old, new in zip(before, now, strict=True)
                if new is not old
            ],
        )
        return
    changed = Archive(tuple(now), archive.records)
    await drop_journal(connection, table_id)
    content = await asyncio.to_thread(changed.pack)
    await write_archive(connection, table_id, changed, content, list_people(changed.entries))


def belongs_to_others_too(entries: Iterable[Entry]) -> bool:
    """Return whether a journal is of a tournament whose records all its players may see."""
    for entry in entries:
        if entry.kind == "opened":
            tournament = _read(entry.body).get("tournament")
            return tournament is not None and tournament["kind"] not in _OWN_ALONE
    return False


def forget_seat(entries: Iterable[Entry], user_id: int) -> list[Entry]:
    """Return the journal with a pseudonym in place of a player, and without the words that they mixed into deals."""
    all_entries = list(entries)
    bodies = [_read(entry.body) for entry in all_entries]
    pseudonym = min(0, *_ids(*bodies)) - 1
    own = [one.get("seat", place) for body in bodies for one, place in _objects(body) if one.get("user_id") == user_id]
    changed = []
    for entry, body in zip(all_entries, bodies, strict=True):
        for seat in set(own) if body.get("mixins") else ():
            body["mixins"] = [strip_word(text, seat) for text in body["mixins"]]
        changed.append(_changed(entry, _put(pseudonym, user_id, body, seat_name)))
    return changed


def forget_bystander(entry: Entry, user_id: int) -> Entry:
    """Return the entry with ``NOBODY`` in place of a person who did not sit at the table."""
    if str(user_id) not in entry.body:
        return entry
    return _changed(entry, _put(NOBODY, user_id, _read(entry.body), seat_name))


def _changed(entry: Entry, body: dict[str, Any]) -> Entry:
    return entry if body == _read(entry.body) else entry._replace(body=_encoded(body))


# -- in finished games and their records


async def anonymise_seats(connection: Connection, guild_id: int, user_id: int) -> int:
    """Replace a player and their name by a pseudonym in some of their seats. Return how many; 0 if none is left."""
    until = monotonic() + PORTION_SECONDS
    seats = await connection.fetch(
        "SELECT game_id, seat, pseudonym FROM forgetting JOIN game_seats USING (guild_id, user_id)"
        f" {_OF_PLAYER} AND game_id <= last_game LIMIT 50",
        guild=guild_id,
        user=user_id,
    )
    done = 0
    for game_id, seat, pseudonym in seats:
        if done and monotonic() > until:
            break
        await connection.execute(
            "UPDATE game_seats SET user_id = :pseudonym, name = :name WHERE game_id = :game AND seat = :seat",
            pseudonym=pseudonym,
            name=seat_name(seat),
            game=game_id,
            seat=seat,
        )
        with suppress(RecordNotKept):
            await _keep_record(connection, game_id, strip_name(await game_record(connection, game_id), seat))
        done += 1
    return done


# -- in tournaments


_NAMING = (
    "SELECT tournament_id, seq, tournament_facts.at, tournament_facts.kind, body FROM tournament_facts"
    " JOIN tournaments ON tournaments.id = tournament_id"
    " WHERE (guild_id = :guild OR guild_id IS NULL) AND body LIKE :naming AND {} ORDER BY tournament_id, seq"
)

_NAMING_OPEN, _NAMING_CLOSED = _NAMING.format("closed_at IS NULL"), _NAMING.format("closed_at IS NOT NULL")


async def tournaments_naming(
    connection: Connection, guild_id: int, user_id: int, *, closed: bool
) -> list[TournamentId]:
    """Return the tournaments of this server and of none that name a player: if ``closed``, finished ones,
    else others.
    """
    query = _NAMING_CLOSED if closed else _NAMING_OPEN
    rows = await connection.fetch(query, guild=guild_id, naming=f"%{user_id}%")
    return sorted({TournamentId(number) for number, *_, body in rows if _names(json.loads(body), user_id, guild_id)})


async def export_facts(connection: Connection, guild_id: int, user_id: int) -> list[dict[str, Any]]:
    """Return every tournament fact that names a player, without the names of other people."""
    exported = []
    for query in (_NAMING_CLOSED, _NAMING_OPEN):
        rows = await connection.fetch(query, guild=guild_id, naming=f"%{user_id}%")
        for tournament_id, seq, at, kind, text in rows:
            body = json.loads(text)
            if _names(body, user_id, guild_id):
                for one, _ in _objects(body):
                    if one.get("user_id", user_id) != user_id:
                        one.pop("name", None)
                exported.append({"tournament_id": tournament_id, "seq": seq, "at": at, "kind": kind, "body": body})
    return exported


async def tournaments_to_forget_in(
    connection: Connection, guild_id: int, user_id: int
) -> tuple[list[TournamentId], list[TournamentId]]:
    """Return the tournaments that name a player and are older than their request: those running, and those finished."""
    query = f"SELECT last_tournament FROM forgetting {_OF_PLAYER}"
    last = await connection.fetchval(query, guild=guild_id, user=user_id) or 0
    under_way = await tournaments_naming(connection, guild_id, user_id, closed=False)
    over = await tournaments_naming(connection, guild_id, user_id, closed=True)
    return [number for number in under_way if number <= last], [number for number in over if number <= last]


async def anonymise_in_tournament(
    connection: Connection, guild_id: int, tournament_id: TournamentId, user_id: int
) -> None:
    """Replace a player by a pseudonym in all facts of a tournament that concern this server."""
    query = "SELECT seq, body FROM tournament_facts WHERE tournament_id = :tournament"
    facts = await connection.fetch(query, tournament=tournament_id)
    bodies = {seq: json.loads(body) for seq, body in facts}
    pseudonym = min(0, *_ids(*bodies.values())) - 1
    await connection.executemany(
        "UPDATE tournament_facts SET body = :body WHERE tournament_id = :tournament AND seq = :seq",
        [
            {
                "body": _encoded(_put(pseudonym, user_id, body, lambda _: player_name(pseudonym))),
                "tournament": tournament_id,
                "seq": seq,
            }
            for seq, body in bodies.items()
            if _names(body, user_id, guild_id)
        ],
    )
    await write_note(connection, FORGETTINGS, str(int(await read_note(connection, FORGETTINGS) or 0) + 1))


def _names(body: Any, user_id: int, guild_id: int) -> bool:
    """Return whether a fact names a player and does not belong to another server."""
    return body.get("guild_id") in (None, guild_id) and user_id in _ids(body)


# -- all of it: /my-data, and asking to be forgotten


_OWN = (
    ("standings", f"SELECT * FROM standings WHERE {_MINE} ORDER BY period, family, ranked"),
    ("ratings", f"SELECT * FROM rating_steps WHERE {_MINE} ORDER BY family, number"),
    ("called", f"SELECT until, called_at, table_id FROM callees WHERE {_MINE}"),
    ("met", f"SELECT together, other_id, games, won, lost FROM meetings WHERE {_MINE} ORDER BY together, other_id"),
    (
        "partnerships",
        f"SELECT * FROM partnerships WHERE {_MINE}"
        " UNION ALL SELECT * FROM partnerships WHERE guild_id = :guild AND other_id = :user"
        " ORDER BY user_id, other_id, period, family",
    ),
    (
        "games",
        "SELECT games.id AS game_id, games.started_at, games.ended_at, games.preset, games.rules, games.hands,"
        ' games.ranked, seat, name, unit, score, won, "left", credited, counts FROM game_seats'
        " JOIN games ON games.id = game_seats.game_id WHERE game_seats.guild_id = :guild"
        " AND game_seats.user_id = :user ORDER BY game_seats.ended_at, game_seats.game_id, seat",
    ),
)


async def export_player(connection: Connection, guild_id: int, user_id: int) -> dict[str, Any]:
    """Return everything stored about a player on a server, ready for JSON. Others appear by id, not by name."""
    data: dict[str, Any] = {"guild_id": guild_id, "user_id": user_id}
    for name, query in _OWN:
        data[name] = await connection.fetch_named(query, guild=guild_id, user=user_id)
    for game in data["games"]:
        game["counts"] = json.loads(game["counts"])
    data["unranked_until"] = await unranked_until(connection, guild_id, user_id)
    data["settings"] = await read_settings(connection, "player_settings", user_id)
    data["avoided"] = await read_avoided(connection, user_id)
    query = "SELECT name, guild_id, channel_id, locale, ends FROM live_sessions WHERE user_id = :user ORDER BY ends"
    data["signed_in"] = await connection.fetch_named(query, user=user_id)
    worn = json.loads((await read_settings(connection, "guild_settings", guild_id)).get(WORN_ROLES, "[]"))
    data["roles"] = [one["role_id"] for one in worn if one["user_id"] == user_id]
    data["tables"] = [
        {"table_id": table_id, "open": not closed}
        for closed in (False, True)
        for table_id in await tables_of(connection, guild_id, user_id, closed=closed)
    ]
    data["tournaments"] = await export_facts(connection, guild_id, user_id)
    data["begun_or_closed"] = await tables_begun_by(connection, guild_id, user_id)
    return data


async def begin_forgetting(connection: Connection, guild_id: int, user_id: int, now: float) -> None:
    """Store that a player is to be forgotten. Delete ratings, sums and settings. Bar ranked games for the season."""
    if is_pseudonym(user_id):
        return
    await mark_unranked(connection, guild_id, user_id, now)
    [given] = await connection.fetch(
        "SELECT (SELECT min(user_id) FROM game_seats WHERE guild_id = :guild AND user_id IS NOT NULL),"
        " (SELECT min(pseudonym) FROM forgetting WHERE guild_id = :guild)",
        guild=guild_id,
    )
    await connection.execute(
        "INSERT INTO forgetting (guild_id, user_id, pseudonym, last_game, last_table, last_tournament)"
        " VALUES (:guild, :user, :pseudonym, (SELECT coalesce(max(id), 0) FROM games),"
        " (SELECT coalesce(max(id), 0) FROM tables), (SELECT coalesce(max(id), 0) FROM tournaments))"
        " ON CONFLICT (guild_id, user_id) DO UPDATE SET"
        " pseudonym = excluded.pseudonym, last_game = excluded.last_game, last_table = excluded.last_table,"
        " last_tournament = excluded.last_tournament",
        guild=guild_id,
        user=user_id,
        pseudonym=min(number for number in (0, *given) if number is not None) - 1,
    )
    for column in COMPUTED:
        await connection.execute(delete_computed(column, "= :user"), guild=guild_id, user=user_id)
    await connection.execute("DELETE FROM player_settings WHERE user_id = :user", user=user_id)
    await connection.execute("DELETE FROM avoided WHERE user_id = :user", user=user_id)
    await connection.execute(f"DELETE FROM callees {_OF_PLAYER}", guild=guild_id, user=user_id)
    await end_live_sessions(connection, user_id)
    await start_again(connection)


async def list_forgetting(connection: Connection) -> list[tuple[int, int]]:
    """Return the players who are being forgotten, as pairs of server and user id."""
    rows = await connection.fetch("SELECT guild_id, user_id FROM forgetting ORDER BY guild_id, user_id")
    return [(guild_id, user_id) for guild_id, user_id in rows]


async def finish_forgetting(connection: Connection, guild_id: int, user_id: int) -> None:
    """Delete the request of a player to be forgotten, as the last step."""
    await connection.execute(f"DELETE FROM forgetting {_OF_PLAYER}", guild=guild_id, user=user_id)
