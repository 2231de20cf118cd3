"""What is stored about a person on a server: found for them, and taken out when they ask to be forgotten.

Names and ids are in finished games and their records, in the standings, in the facts of tournaments and in the journals
of tables, archived or not; ``bot.storage.privacy`` finds who is named in a journal.

Forgetting goes in portions, each a transaction of some milliseconds. The row in ``forgetting`` stays until nothing of
the person is left, so that a restart goes on with it. Ratings, sums and settings go first and at once; then every seat
in a finished game gets a pseudonym and no name, and the journals of closed tables they sat at are deleted; those of
nights and duplicate keep a nameless seat, for their records are everybody's. An entry that names them as a bystander
forgets who it was, and tournaments that are over know them by a pseudonym. What they do after they asked belongs to
somebody new.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import suppress
from time import monotonic
from typing import Any

from bot.ratings.players import is_pseudonym, player_name, seat_name, strip_name
from bot.storage.api import FORGETTINGS, Entry, RecordNotKept, TableId, TournamentId
from bot.storage.privacy import belongs_to_others_too, find_arrivals, find_bystanders, forget_bystander, forget_seat
from bot.storage.sql.archives import Archive, drop_journal, game_record, known_in_archives, read_archive, write_archive
from bot.storage.sql.connection import Connection
from bot.storage.sql.notes import mark_unranked, read_note, read_settings, unranked_until, write_note
from bot.storage.sql.totals import start_again

_NAMING = (
    "SELECT tournament_id, seq, tournament_facts.at, tournament_facts.kind, body FROM tournament_facts"
    " JOIN tournaments ON tournaments.id = tournament_id"
    " WHERE (guild_id = ? OR guild_id IS NULL) AND body LIKE ? AND {} ORDER BY tournament_id, seq"
)
_NAMING_OPEN, _NAMING_CLOSED = _NAMING.format("closed_at IS NULL"), _NAMING.format("closed_at IS NOT NULL")

_written = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


def tournaments_naming(connection: Connection, guild_id: int, user_id: int, *, closed: bool) -> list[TournamentId]:
    """Return the tournaments of a server, and of none, that name a player; those that are over or the others."""
    found = connection.execute(_NAMING_CLOSED if closed else _NAMING_OPEN, (guild_id, f"%{user_id}%"))
    return sorted({TournamentId(number) for number, *_, body in found if _names(json.loads(body), user_id, guild_id)})


def export_facts(connection: Connection, guild_id: int, user_id: int) -> list[dict[str, Any]]:
    """Every fact that names a player; without the names of others."""
    told = []
    for query in (_NAMING_CLOSED, _NAMING_OPEN):
        for tournament_id, seq, at, kind, text in connection.execute(query, (guild_id, f"%{user_id}%")):
            body = json.loads(text)
            if _names(body, user_id, guild_id):
                own = _without_names_of_others(body, user_id)
                told.append({"tournament_id": tournament_id, "seq": seq, "at": at, "kind": kind, "body": own})
    return told


def anonymise_in_tournament(connection: Connection, guild_id: int, tournament_id: TournamentId, user_id: int) -> None:
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
            (_written(_replace_person(body, user_id, pseudonym)), tournament_id, seq)
            for seq, body in bodies.items()
            if _names(body, user_id, guild_id)
        ],
    )
    write_note(connection, FORGETTINGS, str(int(read_note(connection, FORGETTINGS) or 0) + 1))


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


def _replace_person(body: Any, user_id: int, pseudonym: int) -> Any:
    """A body with a pseudonym for a player."""
    if isinstance(body, list):
        return [_replace_person(one, user_id, pseudonym) for one in body]
    if not isinstance(body, dict):
        return body
    changed = {
        name: pseudonym if name.endswith("_id") and value == user_id else _replace_person(value, user_id, pseudonym)
        for name, value in body.items()
    }
    if body.get("user_id") == user_id and "name" in body:
        changed["name"] = player_name(pseudonym)
    return changed


# -- personal data


_OWN = (
    ("standings", "SELECT * FROM standings WHERE guild_id = ? AND user_id = ? ORDER BY period, family, ranked"),
    ("ratings", "SELECT * FROM rating_steps WHERE guild_id = ? AND user_id = ? ORDER BY family, number"),
    (
        "met",
        "SELECT together, other_id, games, won, lost FROM meetings WHERE guild_id = ? AND user_id = ?"
        " ORDER BY together, other_id",
    ),
    (
        "partnerships",
        "SELECT * FROM partnerships WHERE guild_id = ?1 AND user_id = ?2"
        " UNION ALL SELECT * FROM partnerships WHERE guild_id = ?1 AND other_id = ?2"
        " ORDER BY user_id, other_id, period, family",
    ),
    (
        "games",
        "SELECT games.id AS game_id, games.started_at, games.ended_at, games.preset, games.rules, games.hands,"
        ' games.ranked, seat, name, unit, score, won, "left", credited, counts FROM game_seats'
        " JOIN games ON games.id = game_seats.game_id WHERE game_seats.guild_id = ? AND game_seats.user_id = ?"
        " ORDER BY game_seats.ended_at, game_seats.game_id, seat",
    ),
)

SELECT_ARRIVALS = (
    "SELECT tables.id, journal.kind, journal.body FROM tables"
    " CROSS JOIN journal INDEXED BY journal_arrivals ON journal.table_id = tables.id"
    " WHERE tables.guild_id = ? AND tables.closed = ? AND journal.kind IN ('opened', 'joined')"
    " AND instr(journal.body, ?) > 0"
)

SELECT_BYSTANDERS = (
    "SELECT tables.id, journal.kind, journal.body FROM tables"
    " CROSS JOIN journal INDEXED BY journal_bystanders ON journal.table_id = tables.id"
    " WHERE tables.guild_id = ? AND tables.closed IN (0, 1)"
    " AND journal.kind IN ('opened', 'started', 'closed', 'left', 'last-hand-called', 'hands-added')"
    " AND instr(journal.body, ?) > 0"
)


def export_player(connection: Connection, guild_id: int, user_id: int) -> dict[str, Any]:
    """Return everything stored about a player; other people's ids, but not their names."""
    found: dict[str, Any] = {"guild_id": guild_id, "user_id": user_id}
    for name, query in _OWN:
        cursor = connection.execute(query, (guild_id, user_id))
        columns = [column[0] for column in cursor.description]
        found[name] = [dict(zip(columns, row, strict=True)) for row in cursor]
    for game in found["games"]:
        game["counts"] = json.loads(game["counts"])
    found["unranked_until"] = unranked_until(connection, guild_id, user_id)
    found["settings"] = read_settings(connection, "player_settings", user_id)
    found["tables"] = [
        {"table_id": table_id, "open": not closed}
        for closed in (False, True)
        for table_id in tables_of(connection, guild_id, user_id, closed=closed)
    ]
    found["tournaments"] = export_facts(connection, guild_id, user_id)
    found["begun_or_closed"] = tables_begun_by(connection, guild_id, user_id)
    return found


def tables_of(connection: Connection, guild_id: int, user_id: int, *, closed: bool) -> list[TableId]:
    """Return tables of a server at which a player sat down, in the order of their numbers."""
    arrivals = connection.execute(SELECT_ARRIVALS, (guild_id, closed, str(user_id)))
    found = {TableId(table_id) for table_id, kind, body in arrivals if user_id in find_arrivals(kind, body)}
    return sorted(found.union(known_in_archives(connection, guild_id, user_id)[0] if closed else ()))


def tables_begun_by(connection: Connection, guild_id: int, user_id: int) -> list[TableId]:
    """Return tables of a server that name a player who need not have sat there: they opened them for others, began
    a game or ended one.
    """
    acts = connection.execute(SELECT_BYSTANDERS, (guild_id, str(user_id)))
    found = {TableId(table_id) for table_id, kind, body in acts if user_id in find_bystanders(kind, body)}
    return sorted(found.union(known_in_archives(connection, guild_id, user_id)[1]))


# -- forgetting


PORTION_SECONDS = 0.01
"""How long others wait at most for a portion, but for its last game."""


def begin_forgetting(connection: Connection, guild_id: int, user_id: int, now: float) -> None:
    """Note that a player is to be forgotten, and take them out of every board and sum; until their season ends they
    play no ranked games there.
    """
    if is_pseudonym(user_id):
        return
    mark_unranked(connection, guild_id, user_id, now)
    given = connection.execute(
        "SELECT (SELECT min(user_id) FROM game_seats WHERE guild_id = ? AND user_id IS NOT NULL),"
        " (SELECT min(pseudonym) FROM forgetting WHERE guild_id = ?)",
        (guild_id, guild_id),
    ).fetchone()
    lowest = min(number for number in (0, *given) if number is not None)
    connection.execute(
        "INSERT INTO forgetting (guild_id, user_id, pseudonym, last_game, last_table, last_tournament)"
        " VALUES (?, ?, ?, (SELECT coalesce(max(id), 0) FROM games), (SELECT coalesce(max(id), 0) FROM tables),"
        " (SELECT coalesce(max(id), 0) FROM tournaments)) ON CONFLICT (guild_id, user_id) DO UPDATE SET"
        " pseudonym = excluded.pseudonym, last_game = excluded.last_game, last_table = excluded.last_table,"
        " last_tournament = excluded.last_tournament",
        (guild_id, user_id, lowest - 1),
    )
    for statement in (
        "DELETE FROM standings WHERE guild_id = ? AND user_id = ?",
        "DELETE FROM rating_steps WHERE guild_id = ? AND user_id = ?",
        "DELETE FROM meetings WHERE guild_id = ? AND user_id = ?",
        "DELETE FROM meetings WHERE guild_id = ? AND other_id = ?",
        "DELETE FROM partnerships WHERE guild_id = ? AND user_id = ?",
        "DELETE FROM partnerships WHERE guild_id = ? AND other_id = ?",
    ):
        connection.execute(statement, (guild_id, user_id))
    connection.execute("DELETE FROM player_settings WHERE user_id = ?", (user_id,))
    start_again(connection)


def list_forgetting(connection: Connection) -> list[tuple[int, int]]:
    """Return who is being forgotten: servers and players."""
    return connection.execute("SELECT guild_id, user_id FROM forgetting ORDER BY guild_id, user_id").fetchall()


def anonymise_seats(connection: Connection, guild_id: int, user_id: int) -> int:
    """Give some of the player's seats a pseudonym that is new to this server, and no name; 0 when all have it."""
    until = monotonic() + PORTION_SECONDS
    seats = connection.execute(
        "SELECT game_id, seat, pseudonym FROM forgetting JOIN game_seats USING (guild_id, user_id)"
        " WHERE guild_id = ? AND user_id = ? AND game_id <= last_game LIMIT 50",
        (guild_id, user_id),
    ).fetchall()
    done = 0
    for game_id, seat, pseudonym in seats:
        if done and monotonic() > until:
            break
        connection.execute(
            "UPDATE game_seats SET user_id = ?, name = ? WHERE game_id = ? AND seat = ?",
            (pseudonym, seat_name(seat), game_id, seat),
        )
        with suppress(RecordNotKept):
            record = strip_name(game_record(connection, game_id), seat)
            connection.execute(
                "INSERT INTO records (game_id, record) VALUES (?, ?)"
                " ON CONFLICT (game_id) DO UPDATE SET record = excluded.record",
                (game_id, record),
            )
        done += 1
    return done


def tables_to_forget_in(
    connection: Connection, guild_id: int, user_id: int
) -> tuple[list[TableId], list[TableId], list[TableId]]:
    """Return tables from before they asked: still open, closed, and such as only name them as a bystander."""
    row = connection.execute(
        "SELECT last_table FROM forgetting WHERE guild_id = ? AND user_id = ?", (guild_id, user_id)
    ).fetchone()
    last = row[0] if row else 0
    still_open = tables_of(connection, guild_id, user_id, closed=False)
    closed = tables_of(connection, guild_id, user_id, closed=True)
    beside = set(tables_begun_by(connection, guild_id, user_id)).difference(closed)
    return (
        [table_id for table_id in still_open if table_id <= last],
        [table_id for table_id in closed if table_id <= last],
        sorted(table_id for table_id in beside if table_id <= last),
    )


def tournaments_to_forget_in(
    connection: Connection, guild_id: int, user_id: int
) -> tuple[list[TournamentId], list[TournamentId]]:
    """Tournaments from before they asked: not over yet, and over."""
    row = connection.execute(
        "SELECT last_tournament FROM forgetting WHERE guild_id = ? AND user_id = ?", (guild_id, user_id)
    ).fetchone()
    last = row[0] if row else 0
    under_way, over = (
        [number for number in tournaments_naming(connection, guild_id, user_id, closed=closed) if number <= last]
        for closed in (False, True)
    )
    return under_way, over


def forget_at_table(connection: Connection, table_id: TableId, user_id: int) -> None:
    """Let go of a closed table where they sat. Its journal is deleted, and the records of its games stay; a
    tournament's journal, from which its records are made, keeps a nameless seat instead.
    """
    entries = _entries(connection, table_id)
    if belongs_to_others_too(entries):
        _rewrite(connection, table_id, entries, forget_seat(entries, user_id))
    else:
        drop_journal(connection, table_id)


def anonymise_bystander(connection: Connection, table_id: TableId, user_id: int) -> None:
    """Let a journal forget somebody who did not sit at the table."""
    entries = _entries(connection, table_id)
    _rewrite(connection, table_id, entries, [forget_bystander(entry, user_id) for entry in entries])


def _entries(connection: Connection, table_id: TableId) -> list[Entry]:
    """A table's journal, archived or not."""
    archive = read_archive(connection, table_id)
    if archive is not None:
        return list(archive.entries)
    lines = connection.execute("SELECT seq, at, kind, body FROM journal WHERE table_id = ? ORDER BY seq", (table_id,))
    return [Entry(*values) for values in lines]


def _rewrite(connection: Connection, table_id: TableId, before: Sequence[Entry], now: Sequence[Entry]) -> None:
    """Put other bodies into a table's journal, where it lies."""
    archive = read_archive(connection, table_id)
    if archive is None:
        connection.executemany(
            "UPDATE journal SET body = ? WHERE table_id = ? AND seq = ?",
            [(new.body, table_id, new.seq) for old, new in zip(before, now, strict=True) if new is not old],
        )
        return
    changed = Archive(tuple(now), archive.records)
    drop_journal(connection, table_id)
    write_archive(connection, table_id, changed, changed.pack(), changed.people())


def finish_forgetting(connection: Connection, guild_id: int, user_id: int) -> None:
    """Forget that the player asked, too."""
    connection.execute("DELETE FROM forgetting WHERE guild_id = ? AND user_id = ?", (guild_id, user_id))
