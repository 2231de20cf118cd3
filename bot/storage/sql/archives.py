"""Archives: the journal of a closed table and the records of its games, compressed into one row.

A journal of a game takes 30 to 50 KB as rows, an eighth of that as an archive; nothing is left out. Ids of Discord and
hashes are chance, and as decimal or hexadecimal text they cost a good deal more than they say. So each is written once
as bytes, ids as the differences of their times, and the text keeps only a mark in its place.

What was written once is readable for ever: a change of this format gets a new first byte. Who is named in an entry is
found by ``journal_people``, not here.
"""

from __future__ import annotations

import re
import struct
import zlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from itertools import accumulate, pairwise

from bot.storage.api import Entry, RecordNotKept, StoreError, TableId
from bot.storage.sql.connection import Connection
from bot.storage.sql.journal_people import find_arrivals, find_bystanders

_VERSION = b"\x01"
_DICTIONARY = (
    b'"computers":[],"schema":1,"guild_id":\x02,"channel_id":\x02,"owner_id":\x02,"name":"","rules":"standard",'
    b'"preset":"standard","options":{"players":4,"law":"hosted","pack":24,"joker":false,"points":10,"first_dealer":'
    b'"random","packets":"3-2","cut":"no","misdeal":"redeal","steal_the_deal":false,"renege_penalty":"plus-two",'
    b'"renege_ends_hand":false,"review":false,"traditions":true,"ace_no_face":false,"farmers_hand":"off",'
    b'"second_round":"stick","no_first_blood":false,"mugs_away":false,"laps":false,"slams":false,'
    b'"turning_the_tables":false,"partner_order":"free","defend_alone":false,"first_lead":"dealer-left",'
    b'"partners_best":"off","give_turnup":false,"lone_made":1,"lone_march":4,"euchre":2,"lone_euchre":2,'
    b'"euchre_march":2,"lone_defence":2,"lone_defence_march":4,"setback":false,"prompt_partner":false}'
    b'{"method":"random","rounds":[],"dealer":1,"user_id":\x02,"press":\x02}{"why":"asked","user_id":\x02}'
    b'{"seat":2,"user_id":\x02,"name":"","press":\x02}{"pack":"9C TC JC QC KC AC 9D TD JD QD KD AD 9H TH JH QH KH AH'
    b' 9S TS JS QS KS AS","commitment":"\x01","secret":"\x01","mixins":["\x02"],"next_secret":"\x01"}'
    b'{"seat":1,"act":"order","computer":false,"press":\x02}{"seat":2,"act":"pass","computer":true,"press":null}'
    b'{"seat":3,"act":"discard 9S","computer":false,"press":\x02}{"seat":4,"act":"AH","computer":false,"press":\x02}'
)
"""What most archives begin with; belongs to version 1 of the format for ever."""

_TOKEN = re.compile(r"[0-9a-f]{64}|(?<!\d)[1-9]\d{15,17}(?!\d)|(?<!\d)[1-8]\d{18}(?!\d)", re.ASCII)
_NEW_HASH, _NEW_NUMBER, _HASH_AGAIN, _NUMBER_AGAIN, _HASH_OF, _END = "\x01\x02\x03\x04\x05\x06"
_MARK = re.compile(rf"[{_NEW_HASH}{_NEW_NUMBER}]|[{_HASH_AGAIN}{_NUMBER_AGAIN}{_HASH_OF}]\d+{_END}", re.ASCII)
_LOW_BITS = 22
"""Of an id; the others count milliseconds."""

_MICROSECONDS, _AS_THEY_ARE = 0, 1


class _Markers:
    """Puts marks in the place of long numbers and hashes, and keeps each of those once, in the order they come.

    A mark stands for a new one, one some places before the newest, or the SHA-256 of a hash that far before.
    """

    def __init__(self) -> None:
        self.hashes: dict[str, int] = {}
        self.numbers: dict[str, int] = {}
        self._of: dict[str, int] = {}

    def mark(self, found: re.Match[str]) -> str:
        token = found[0]
        if len(token) < 64:
            if token in self.numbers:
                return f"{_NUMBER_AGAIN}{len(self.numbers) - self.numbers[token]}{_END}"
            self.numbers[token] = len(self.numbers)
            return _NEW_NUMBER
        if token in self.hashes:
            return f"{_HASH_AGAIN}{len(self.hashes) - self.hashes[token]}{_END}"
        if token in self._of:
            return f"{_HASH_OF}{len(self.hashes) - self._of[token]}{_END}"
        self._of[sha256(bytes.fromhex(token)).hexdigest()] = len(self.hashes)
        self.hashes[token] = len(self.hashes)
        return _NEW_HASH


def pack_text(text: str, times: Sequence[float]) -> bytes:
    """Return a text and a series of times, compressed. The text must not have the first six control characters."""
    marks = _Markers()
    marked = _TOKEN.sub(marks.mark, text).encode()
    ids = [int(number) for number in marks.numbers]
    compressor = zlib.compressobj(9, zdict=_DICTIONARY)
    stretches = [
        compressor.compress(marked) + compressor.flush(),
        bytes.fromhex("".join(marks.hashes)),
        zlib.compress(_differences(number >> _LOW_BITS for number in ids), 9),
        b"".join((number & (1 << _LOW_BITS) - 1).to_bytes(3, "little") for number in ids),
        *_times(times),
    ]
    return _VERSION + b"".join(struct.pack("<I", len(stretch)) + stretch for stretch in stretches)


def unpack_text(content: bytes) -> tuple[str, list[float]]:
    """Return the text and the times. Raises ``ValueError`` if they are damaged."""
    if content[:1] != _VERSION:
        raise ValueError("it is damaged or of a later version")
    try:
        marked, hashes, high, low, how, times = _stretches(content[1:])
        text = zlib.decompressobj(zdict=_DICTIONARY).decompress(marked).decode()
        below = [int.from_bytes(low[place : place + 3], "little") for place in range(0, len(low), 3)]
        ids = [(above << _LOW_BITS) + rest for above, rest in zip(_sums(zlib.decompress(high)), below, strict=True)]
        return _fill_in(text, [str(number) for number in ids], hashes), _read_times(how, times)
    except (zlib.error, struct.error, IndexError) as fault:
        raise ValueError(str(fault)) from fault


def _fill_in(marked: str, numbers: list[str], hashes: bytes) -> str:
    """The text with its numbers and hashes in their places."""
    digests = [hashes[place : place + 32] for place in range(0, len(hashes), 32)]
    seen_hashes = seen_numbers = 0

    def token(found: re.Match[str]) -> str:
        nonlocal seen_hashes, seen_numbers
        mark = found[0]
        match mark[0]:
            case "\x01":
                seen_hashes += 1
                return digests[seen_hashes - 1].hex()
            case "\x02":
                seen_numbers += 1
                return numbers[seen_numbers - 1]
            case "\x03":
                return digests[seen_hashes - int(mark[1:-1])].hex()
            case "\x04":
                return numbers[seen_numbers - int(mark[1:-1])]
            case _:
                return sha256(digests[seen_hashes - int(mark[1:-1])]).hexdigest()

    return _MARK.sub(token, marked)


def _times(times: Sequence[float]) -> tuple[bytes, bytes]:
    """How times are written, and they: whole microseconds where that says the same."""
    micros = [round(at * 1e6) for at in times if abs(at) < 1e10]
    if [micro / 1e6 for micro in micros] == list(times):
        return bytes([_MICROSECONDS]), zlib.compress(_differences(micros), 9)
    return bytes([_AS_THEY_ARE]), struct.pack(f"<{len(times)}d", *times)


def _read_times(how: bytes, times: bytes) -> list[float]:
    if how[0] == _MICROSECONDS:
        return [micro / 1e6 for micro in _sums(zlib.decompress(times))]
    return list(struct.unpack(f"<{len(times) // 8}d", times))


def _differences(integers: Iterable[int]) -> bytes:
    return _planes(after - before for before, after in pairwise([0, *integers]))


def _sums(content: bytes) -> list[int]:
    return list(accumulate(_integers(content)))


def _planes(integers: Iterable[int]) -> bytes:
    """All lowest bytes, then all second ones and so on: alike bytes come to stand together."""
    whole = b"".join(struct.pack("<q", integer) for integer in integers)
    return b"".join(whole[plane::8] for plane in range(8))


def _integers(content: bytes) -> list[int]:
    count = len(content) // 8
    whole = bytes(content[plane * count + place] for place in range(count) for plane in range(8))
    return list(struct.unpack(f"<{count}q", whole))


def _stretches(content: bytes) -> list[bytes]:
    found, place = [], 0
    while place < len(content):
        (length,) = struct.unpack_from("<I", content, place)
        found.append(content[place + 4 : place + 4 + length])
        place += 4 + length
    return found


# -- archives


_GROUP, _LINE, _FIELD = "\x1d", "\x1e", "\x1f"
"""ASCII's own separators; JSON and records have no control characters but the end of a line."""


@dataclass(frozen=True, slots=True)
class Archive:
    """A table's whole journal by ``seq`` (from 1, without gaps), and records by the number of their game."""

    entries: tuple[Entry, ...]
    records: Mapping[int, str]

    def people(self) -> list[tuple[int, bool, bool]]:
        """Return who is named in the journal: whether they sat down at the table, and whether they are named
        besides.

        Raises ``ValueError`` if that cannot be read.
        """
        arrived = {user_id for entry in self.entries for user_id in find_arrivals(entry.kind, entry.body)}
        beside = {user_id for entry in self.entries for user_id in find_bystanders(entry.kind, entry.body)}
        return [(user_id, user_id in arrived, user_id in beside) for user_id in sorted(arrived | beside)]

    def pack(self) -> bytes:
        """Return the stored form of the archive. Raises ``ValueError`` if it could not be read back unchanged."""
        lines = [_FIELD.join((entry.kind, entry.body)) for entry in self.entries]
        records = [_FIELD.join((str(number), record)) for number, record in self.records.items()]
        text = _GROUP.join((_LINE.join(lines), _LINE.join(records)))
        content = pack_text(text, [entry.at for entry in self.entries])
        if unpack_archive(content) != self:
            raise ValueError("its entries have gaps or control characters")
        return content


def unpack_archive(content: bytes) -> Archive:
    """Return the archive from its stored form. Raises ``ValueError`` if it is damaged."""
    text, times = unpack_text(content)
    lines, records = text.split(_GROUP)
    fields = [line.split(_FIELD) for line in lines.split(_LINE)] if lines else []
    entries = [Entry(seq, at, *pair) for seq, (at, pair) in enumerate(zip(times, fields, strict=True), 1)]
    pairs = (record.split(_FIELD) for record in records.split(_LINE) if record)
    return Archive(tuple(entries), {int(number): record for number, record in pairs})


def read_archive(connection: Connection, table_id: TableId) -> Archive | None:
    """Return the archive of a table; None if it has none. Raises ``StoreError`` if it is damaged."""
    found = connection.execute("SELECT content FROM archives WHERE table_id = ?", (table_id,)).fetchone()
    if found is None:
        return None
    try:
        return unpack_archive(found[0])
    except (ValueError, KeyError, TypeError) as fault:
        raise StoreError(f"the archive of table {table_id} cannot be read ({fault})") from fault


def archived_entries(connection: Connection, table_id: TableId) -> list[Entry]:
    """Return a table's archived journal; empty if it has none."""
    archive = read_archive(connection, table_id)
    return [] if archive is None else list(archive.entries)


def game_record(connection: Connection, game_id: int) -> str:
    """Return the record of a game that exists, wherever it lies; ``RecordNotKept`` if its time was over."""
    found = connection.execute("SELECT record FROM records WHERE game_id = ?", (game_id,)).fetchone()
    if found is not None:
        return str(found[0])
    (table_id,) = connection.execute("SELECT table_id FROM games WHERE id = ?", (game_id,)).fetchone()
    archive = read_archive(connection, table_id)
    if archive is None:
        raise RecordNotKept(f"the record of game {game_id} was deleted after its time")
    if game_id not in archive.records:
        raise StoreError(f"the record of game {game_id} is lost")
    return archive.records[game_id]


def next_to_archive(connection: Connection, before: float, after: TableId) -> TableId | None:
    """Return the next table after ``after`` that is closed, was last touched ``before`` and is not archived."""
    found = connection.execute(
        "SELECT id FROM tables INDEXED BY tables_to_archive"
        " WHERE closed = 1 AND archived = 0 AND id > ? AND touched < ? ORDER BY id LIMIT 1",
        (after, before),
    ).fetchone()
    return None if found is None else TableId(found[0])


def gather_archive(connection: Connection, table_id: TableId) -> Archive:
    """Read what goes into the archive of a closed table."""
    lines = connection.execute("SELECT seq, at, kind, body FROM journal WHERE table_id = ? ORDER BY seq", (table_id,))
    entries = tuple(Entry(*values) for values in lines)
    records = connection.execute(
        "SELECT game_id, record FROM games JOIN records ON game_id = games.id WHERE table_id = ?", (table_id,)
    )
    return Archive(entries, dict(records) if entries else {})


def write_archive(
    connection: Connection,
    table_id: TableId,
    archive: Archive,
    content: bytes,
    people: Sequence[tuple[int, bool, bool]],
) -> None:
    """Put a packed archive in the place of the rows it was gathered from."""
    guild_id = connection.execute("SELECT guild_id FROM tables WHERE id = ?", (table_id,)).fetchone()[0]
    connection.execute("UPDATE tables SET archived = 1 WHERE id = ?", (table_id,))
    if not archive.entries:
        return
    connection.execute(
        "INSERT INTO archives (table_id, content) VALUES (?, ?)"
        " ON CONFLICT (table_id) DO UPDATE SET content = excluded.content",
        (table_id, content),
    )
    connection.executemany(
        "INSERT INTO archived_people (guild_id, table_id, user_id, arrived, bystander) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (guild_id, user_id, table_id) DO UPDATE SET arrived = excluded.arrived,"
        " bystander = excluded.bystander",
        [(guild_id, table_id, *person) for person in people],
    )
    connection.execute("DELETE FROM journal WHERE table_id = ?", (table_id,))
    connection.executemany("DELETE FROM records WHERE game_id = ?", [(number,) for number in archive.records])


def drop_journal(connection: Connection, table_id: TableId) -> None:
    """Delete a closed table's journal, archived or not; the records of its games stay."""
    archive = read_archive(connection, table_id)
    if archive is not None:
        connection.executemany(
            "INSERT INTO records (game_id, record) VALUES (?, ?) ON CONFLICT (game_id) DO NOTHING",
            list(archive.records.items()),
        )
        connection.execute("DELETE FROM archives WHERE table_id = ?", (table_id,))
        connection.executemany(
            "DELETE FROM archived_people WHERE user_id = ? AND table_id = ?"
            " AND guild_id = (SELECT guild_id FROM tables WHERE id = ?)",
            [(user_id, table_id, table_id) for user_id, _, _ in archive.people()],
        )
    connection.execute("DELETE FROM journal WHERE table_id = ?", (table_id,))
    connection.execute("UPDATE tables SET archived = 1 WHERE id = ?", (table_id,))


def expired_tables(connection: Connection, before: float, most: int = 100) -> list[TableId]:
    """Closed tables that were last touched ``before`` and of which a journal or records are still kept."""
    found = connection.execute(
        "SELECT tables.id FROM archives JOIN tables ON tables.id = archives.table_id WHERE tables.touched < ?"
        " UNION SELECT id FROM tables WHERE closed = 1 AND archived = 0 AND touched < ?"
        " UNION SELECT tables.id FROM records JOIN games ON games.id = records.game_id"
        " JOIN tables ON tables.id = games.table_id WHERE tables.closed = 1 AND tables.touched < ? LIMIT ?",
        (before, before, before, most),
    )
    return [TableId(row[0]) for row in found]


def drop_table(connection: Connection, table_id: TableId) -> None:
    """Delete a closed table's journal, archived or not, and the records of its games; their results stay."""
    connection.execute("DELETE FROM journal WHERE table_id = ?", (table_id,))
    connection.execute("DELETE FROM archives WHERE table_id = ?", (table_id,))
    connection.execute(
        "DELETE FROM archived_people WHERE guild_id = (SELECT guild_id FROM tables WHERE id = ?) AND table_id = ?",
        (table_id, table_id),
    )
    connection.execute("DELETE FROM records WHERE game_id IN (SELECT id FROM games WHERE table_id = ?)", (table_id,))
    connection.execute("UPDATE tables SET archived = 1 WHERE id = ?", (table_id,))


def known_in_archives(connection: Connection, guild_id: int, user_id: int) -> tuple[list[TableId], list[TableId]]:
    """Archived tables of a server at which a player sat down, and such as name them besides."""
    found = connection.execute(
        "SELECT table_id, arrived, bystander FROM archived_people WHERE guild_id = ? AND user_id = ?",
        (guild_id, user_id),
    ).fetchall()
    return [row[0] for row in found if row[1]], [row[0] for row in found if row[2]]
