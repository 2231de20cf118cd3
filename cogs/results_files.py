"""The results of nights and duplicate matches as zip files.

A night's file (``/night results``) has a README, the standings as a picture, CSV files of standings, tables and seats,
everybody's score card, and every record. A duplicate match's file has a README, the results as pictures, CSV files of
deals, pairs and rounds, and every record. Records contain the finished hands, read from the tables' journals. Worker
processes make all of it, one table at a time, because the largest night takes seconds of processor time.
"""

from __future__ import annotations

import asyncio
import csv
import io
import logging
import re
import sys
import zipfile
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from datetime import UTC, datetime, tzinfo
from typing import TypeVar

from anyascii import anyascii

from bot.pictures.canvas import png_of
from bot.pictures.sheets import draw_sheet
from bot.processes.work_queue import WorkersBusy
from bot.storage.api import Entry, StoreError, TableId, TableStore
from bot.tables.facts import JournalError
from bot.tables.journal import replay
from bot.tables.results import record_of
from bot.tables.views import sight_of, snapshot_of
from bot.tournaments.duplicate.match import Form, Match
from bot.tournaments.movements import Entrant, Side
from bot.tournaments.nights.night import CorrectedResult, Night, Participant
from bot.tournaments.nights.rounds import standings
from bot.ui.picture_door import PictureDoor
from bot.ui.readers import Interaction, texts_for
from bot.ui.replies import RequestRefused, reply_with_files
from bot.ui.times import calendar_names
from bot.words.catalogue import Texts
from bot.words.duplicate_text import match_sheets, names_of_people
from bot.words.lines import decimal_text, local_time
from bot.words.names import plain_name
from bot.words.nights_text import distinct_name, night_card_sheet, plain_night_name, standings_sheet
from bot.words.rules_page import game_title
from bot.words.sheets import Sheet, sheet_text

MOST_BYTES = 8_000_000
"""Discord takes files of up to ten million bytes."""

STANDINGS = (
    "place", "name", "partner", "computer", "points", "games_won", "hands_won", "loners", "euchres_given", "high_game",
)  # fmt: skip
TABLES = (
    "round", "table", "pair_1", "points_1", "pair_2", "points_2", "hands_played", "extra_hands", "counted_first_1",
    "counted_first_2",
)  # fmt: skip
SEATS = (
    "round", "table", "seat", "name", "computer", "points", "hands_won", "loners", "euchres_given", "hands_played",
)  # fmt: skip
DEALS = (
    "deal", "round", "table", "pair_13", "pair_24", "points_13", "points_24", "match_points_13", "match_points_24",
)  # fmt: skip
PAIRS = ("place", "name", "partner", "computer", "percent", "match_points", "deals_played")
ROUNDS = ("round", "pair", "sits_out", "table", "seats", "opponents", "match_points", "percent")
README = "README.txt"

_LONGEST = 40  # the longest name in a file: Discord's longest name and a mark that tells two equal ones apart
_KEPT = 3  # how many files of up to ``MOST_BYTES`` each stay in memory

CsvCell = str | int | float | None
CsvRow = tuple[CsvCell, ...]
Over = TypeVar("Over", Night, Match)

Make = Callable[..., Awaitable[bytes]]
"""Calls a function in a worker process (``Pictures.make``). Raises ``WorkersBusy``."""


_log = logging.getLogger(__name__)


class PackedResults:
    """Makes results files one at a time and keeps the newest. They are made again after a player was forgotten."""

    def __init__(self, store: TableStore, make: Make, door: PictureDoor) -> None:
        self._store = store
        self._make = make
        self._door = door
        self._one_at_a_time = asyncio.Lock()
        self._kept: list[tuple[tuple[Night | Match, str, str], tuple[bytes, bool]]] = []

    async def of(self, over: Night | Match, texts: Texts, zone: tzinfo = UTC) -> tuple[bytes, bool]:
        """Return the result of ``pack_results`` or ``pack_match``. Raises ``WorkersBusy``."""
        key = over, texts.locale, str(zone)
        async with self._one_at_a_time:
            for kept_key, file in self._kept:
                if kept_key == key:
                    return file
            if isinstance(over, Match):
                file = await pack_match(self._store, self._make, self._door, over, texts)
            else:
                file = await pack_results(self._store, self._make, self._door, over, texts, zone)
            self._kept = [(key, file), *self._kept][:_KEPT]
        return file

    async def send(
        self, interaction: Interaction, over: Night | Match, name: str, words: str, public: Texts, zone: tzinfo = UTC
    ) -> None:
        """Send the file with this name and these words. ``public`` are the server's texts."""
        texts = texts_for(interaction)
        try:
            packed, whole = await self.of(over, public, zone)
        except WorkersBusy as busy:
            raise RequestRefused("night-results-busy") from busy
        caption = words if whole else f"{words}\n{texts('night-results-cut')}"
        await reply_with_files(interaction, caption, {name: packed})


async def pack_results(
    store: TableStore, make: Make, door: PictureDoor, night: Night, texts: Texts, zone: tzinfo = UTC
) -> tuple[bytes, bool]:
    """Return the zip file of a night, and whether the records fit into it. Dates are in the night's ``zone``."""
    sheet, decimal = standings_sheet(night, texts), decimal_mark(texts)
    files = {
        README: texts(
            "night-readme",
            name=plain_night_name(night.plan),
            starts=local_time(night.plan.starts_at, zone),
        ).encode(),
        **await _draw_file(make, door, "standings", sheet),
        "standings.csv": await make(pack_csv, standings_rows, night, decimal),
        "tables.csv": await make(pack_csv, table_rows, night, decimal),
        "seats.csv": await make(pack_csv, seat_rows, night, decimal),
        "score-cards.txt": await make(pack_score_cards, night, texts),
    }
    tables = [
        (past.round.number, meeting.table, table.table_id) for past in night.past for meeting, table in past.scored
    ]
    return await _pack(make, files, await _records(store, make, tables))


async def pack_match(
    store: TableStore, make: Make, door: PictureDoor, match: Match, texts: Texts
) -> tuple[bytes, bool]:
    """Return the zip file of a finished duplicate match, and whether the records fit into it."""
    decimal = decimal_mark(texts)
    files = {README: texts("duplicate-readme", title=game_title(match.opened.rules.preset, texts)).encode()}
    for number, sheet in enumerate(match_sheets(match, texts), 1):
        files |= await _draw_file(make, door, f"results-{number}", sheet)
    files["deals.csv"] = await make(pack_csv, deal_rows, match, decimal)
    if match.opened.form is Form.PAIRS:
        files |= {
            "pairs.csv": await make(pack_csv, pair_rows, match, decimal),
            "rounds.csv": await make(pack_csv, round_rows, match, decimal),
        }
    tables = [
        (match.round_of(one.table).number, match.meeting(one.table).table, one.table_id) for one in match.by_table()
    ]
    return await _pack(make, files, await _records(store, make, tables))


async def _draw_file(make: Make, door: PictureDoor, stem: str, sheet: Sheet) -> dict[str, bytes]:
    png = await door.take("file", make(png_of, draw_sheet, sheet))
    if png is not None:
        return {f"{stem}.png": png}
    return {f"{stem}.txt": f"{sheet_text(sheet, sys.maxsize, plain=True)}\n".encode()}


async def _pack(make: Make, files: dict[str, bytes], records: dict[str, bytes]) -> tuple[bytes, bool]:
    whole = await make(_pack_zip, files | records)
    if len(whole) <= MOST_BYTES:
        return whole, True
    return await make(_pack_zip, files), False


def pack_score_cards(night: Night, texts: Texts) -> bytes:
    """Return the score cards of all people, in the order of the standings."""
    order = [entrant for placing in standings(night) for entrant in placing.total.entrants]
    people = [entrant for entrant in order if night.participant(entrant).user_id is not None]
    cards = (sheet_text(night_card_sheet(night, entrant, texts), sys.maxsize, plain=True) for entrant in people)
    return ("\n\n".join(cards) + "\n").encode()


def results_file_name(name: str, at: float, zone: tzinfo = UTC) -> str:
    """Return a file name with the night's or match's name and date, such as ``friday-2026-11-20.zip``."""
    letters = "".join(char if char.isalnum() else "-" for char in anyascii(name).lower())
    stem = "-".join(filter(None, letters.split("-")))[:40].strip("-") or "night"
    return f"{stem}-{datetime.fromtimestamp(at, zone):%Y-%m-%d}.zip"


def _pack_zip(files: dict[str, bytes]) -> bytes:
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED) as file:
        for name, data in files.items():
            file.writestr(name, data)
    return content.getvalue()


def decimal_mark(texts: Texts) -> str:
    """Return the decimal mark (comma or point) in the language of these texts."""
    return decimal_text(0.5, texts)[1]


def pack_csv(rows_of: Callable[[Over], Iterable[CsvRow]], over: Over, decimal: str = ".") -> bytes:
    """Return rows as a CSV file, headings first. If the ``decimal`` mark is a comma, cells are separated by
    semicolons.
    """
    buffer = io.StringIO()
    writer = csv.writer(buffer, delimiter=";" if decimal == "," else ",")
    for row in rows_of(over):
        writer.writerow([str(cell).replace(".", decimal) if isinstance(cell, float) else cell for cell in row])
    return buffer.getvalue().encode("utf-8-sig")  # spreadsheets recognise the encoding by this mark


def standings_rows(night: Night) -> Iterator[CsvRow]:
    """Yield the column names, then a row for each person or pair. Computers and replaced people have no place."""
    yield STANDINGS
    for placing in standings(night):
        total, score = placing.total, placing.total.score
        one, *partner = (_plain(night, night.participant(entrant)) for entrant in total.entrants)
        computer = _yes(placing.place is None)
        numbers = (
            score.points, total.games, score.hands, score.loners, score.euchres,
            total.high_game,
        )  # fmt: skip
        yield placing.place, one, *(partner or [""]), computer, *numbers


def table_rows(night: Night) -> Iterator[CsvRow]:
    """Yield the column names, then a row for each table and round: pairs, points, hands, corrections."""
    yield TABLES
    first: dict[tuple[int, int], tuple[CsvCell, CsvCell]] = {}
    for one in night.corrections:
        if isinstance(one, CorrectedResult):
            first.setdefault((one.number, one.table), one.before)
    for past in night.past:
        for meeting, table in past.scored:
            sides: list[CsvCell] = []
            for side, points in zip(meeting.sides, table.points, strict=True):
                names = " & ".join(_plain(night, night.participant(entrant)) for entrant in side)
                sides += [names, points]
            number = past.round.number
            before = first.get((number, meeting.table), ("", ""))
            yield number, meeting.table, *sides, table.hands, table.extra, *before


def seat_rows(night: Night) -> Iterator[CsvRow]:
    """Yield the column names, then a row for each seat of each table and round, with the hands played there."""
    yield SEATS
    for past in night.past:
        for meeting, table in past.scored:
            for seat, (entrant, score) in enumerate(zip(meeting.seats, table.score, strict=True), 1):
                one = night.participant(entrant)
                computer = one.user_id is None or past.round.number in one.stood_in
                numbers = (score.points, score.hands, score.loners, score.euchres, table.hands)
                yield past.round.number, meeting.table, seat, _plain(night, one), _yes(computer), *numbers


def _plain(night: Night, one: Participant) -> str:
    return _as_cell(distinct_name(night, one, _LONGEST))


_FORMULA = re.compile(r"(^|[,;])([\s\"]*)(?=[=+\-@＝＋－＠])")
"""Where a formula could begin in a cell, whichever separator the reader's program uses."""
_TRUTHS = frozenset(["true", "false", "wahr", "falsch", "vrai", "faux", "verdadero", "falso"])
_OF_NUMBERS = frozenset(
    ["e", "a", "p", "am", "pm", "t", "z", "st", "nd", "rd", "th", "er", "de", "eur", "usd", "chf", "gbp"]
)
"""Words that spreadsheets accept in numbers and times. Names of months and days also make a date."""


def _as_cell(name: str) -> str:
    plain = plain_name(name, longest=_LONGEST)
    cell = _FORMULA.sub(r"\1\2'", plain)
    return f"'{cell}" if cell[0] != "'" and _is_value(plain) else cell


def _is_value(name: str) -> bool:
    """Return whether a spreadsheet in some language may read a name as a number, a date, a time or a truth value."""
    plain = anyascii(name).lower()
    words = re.findall(r"[a-z]+", plain)
    if re.search(r"\d", plain):
        return _OF_NUMBERS.union(calendar_names()).issuperset(words)
    return len(words) == 1 and words[0] in _TRUTHS


def _yes(true: bool) -> str:
    return "yes" if true else "no"


def deal_rows(match: Match) -> Iterator[CsvRow]:
    """Yield the column names, then a row for each deal at each table. Only matches of pairs have matchpoints."""
    yield DEALS
    names = _names_of_seats(match)
    for deal in range(1, match.deals + 1):
        for line in sorted(match.slip(deal), key=lambda one: one.score.meeting.table):
            meeting, points = line.score.meeting, line.score.points
            matchpoints: tuple[CsvCell, CsvCell] = (
                (line.odd, line.even) if match.opened.form is Form.PAIRS else ("", "")
            )
            pairs = (_pair(names, side) for side in meeting.sides)
            yield deal, match.round_of_deal(deal).number, meeting.table, *pairs, *points, *matchpoints


def pair_rows(match: Match) -> Iterator[CsvRow]:
    """Yield the column names, then a row for each pair. Computers, and people mostly replaced by one, have no place."""
    yield PAIRS
    names = _names_of_seats(match)
    played = Counter(side for score in match.scores() for side in score.meeting.sides)
    for one in match.placings():
        computer = _yes(not all(match.plays_mostly(entrant) for entrant in one.side))
        both = (names[entrant] for entrant in one.side)
        yield one.place, *both, computer, _percent(one.share), one.points, played[one.side]


def round_rows(match: Match) -> Iterator[CsvRow]:
    """Yield the column names, then a row for each pair in each round that counts."""
    yield ROUNDS
    names, shares = _names_of_seats(match), match.shares_by_round()
    for one in match.placings():
        for number, share in enumerate(shares[one.side], 1):
            sat = [meeting for meeting in match.rounds[number - 1].meetings if one.side in meeting.sides]
            if not sat:
                yield number, _pair(names, one.side), "yes", "", "", "", "", ""
                continue
            (meeting,) = sat
            odd = meeting.odd == one.side
            points = sum(
                line.odd if odd else line.even
                for deal in match.deals_of(number)
                for line in match.slip(deal)
                if line.score.meeting == meeting
            )
            seats, other = ("1+3", meeting.even) if odd else ("2+4", meeting.odd)
            yield (
                number,
                _pair(names, one.side),
                "no",
                meeting.table,
                seats,
                _pair(names, other),
                points,
                _percent(share),
            )


def _percent(share: float | None) -> CsvCell:
    return "" if share is None else round(100 * share, 2)


def _names_of_seats(match: Match) -> dict[Entrant, str]:
    people = names_of_people(match, _LONGEST)
    names = (seat.name if seat.user_id is None else people[seat.user_id] for seat in match.entrants)
    return {Entrant(number): _as_cell(name) for number, name in enumerate(names, 1)}


def _pair(names: Mapping[Entrant, str], side: Side) -> str:
    return " & ".join(names[entrant] for entrant in side)


async def _records(store: TableStore, make: Make, tables: Iterable[tuple[int, int, int | None]]) -> dict[str, bytes]:
    records: dict[str, bytes] = {}
    for number, table, table_id in tables:
        if table_id is None:
            continue
        try:
            entries = await store.entries(TableId(table_id))
            record = await make(_record, TableId(table_id), entries)
        except (StoreError, JournalError) as fault:
            _log.error("the record of table %s cannot be written: %s", table_id, fault)
            continue
        if record:
            records[f"records/round-{number}-table-{table}.euchre"] = record
    return records


def _record(table_id: TableId, entries: list[Entry]) -> bytes:
    if not entries:
        return b""
    table = replay(table_id, entries)
    return record_of(table).encode() if sight_of(snapshot_of(table, None).table, None).past else b""
