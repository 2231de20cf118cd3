"""People of one display name are told apart on every board and list and in every file, in words and pictures."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Callable
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from bot.engine import presets
from bot.pictures.charts import card_drawing
from bot.pictures.letters import cut_to_width
from bot.pictures.sheets import draw_sheet
from bot.ratings.boards import BoardQuestion, BoardRow, Leaderboard, Measure, Scope
from bot.ratings.games import GameLine, GamePage, Rating, SeatLine
from bot.ratings.players import Companion, Comparison
from bot.storage.api import TournamentId
from bot.tournaments.daily.attempts import day_board, month_board
from bot.tournaments.duplicate.match import (
    EndProposed,
    Form,
    Match,
    MatchFact,
    MatchOpened,
    MatchPlayer,
    PlayerEntered,
    TablePlayed,
    apply_fact,
    draw_match,
)
from bot.tournaments.leagues import Honours, League, LeagueKind, league_table, match_event
from bot.tournaments.movements import Movement
from bot.tournaments.nights.night import Left, Night, NightClosed, NightClosing
from bot.words import daily_text, duplicate_text, nights_text
from bot.words.catalogue import Texts
from bot.words.leaderboards import (
    board_notes,
    board_sheet,
    compare_notes,
    compare_sheet,
    history_text,
    league_sheet,
    season_notes,
    stats_notes,
)
from bot.words.names import plain_name, tell_apart, tell_people_apart
from bot.words.sheets import sheet_text, sheets_text
from bot.words.voice import Voice
from cogs.results_files import pack_csv, seat_rows, standings_rows, table_rows
from tests.structure import parse
from tests.tournaments.nights.evenings import Evening, begun, lobby, play_round
from tests.tournaments.random_play import attempt_of, match_of
from tests.words.test_leaderboards import player
from tests.world.analysed import played_hand

WORDS = Texts(strict=True)
ROOT = Path(__file__).parents[2]
ALIKE = ("Ann", "ANN", "Ann\u200b", " ann")
"""Names that look alike, or nearly so."""
DAY = date(2026, 11, 22)
PEOPLE = {number: ALIKE[number % 4] for number in range(1, 9)}


def unmarked(text: str) -> list[str]:
    """Each of the names that stands there without anything that tells it apart."""
    return re.findall(r"\bann\b(?! #\d{4}| \\?\(\d).{0,20}", text, re.IGNORECASE)


def board(measure: Measure) -> Leaderboard:
    rating = Rating(30.0, 2.0)

    def row(place: int, user_id: int, partner_id: int | None) -> BoardRow:
        partner = None if partner_id is None else PEOPLE[partner_id]
        return BoardRow(
            place, user_id, PEOPLE[user_id], 9.0, 12, 7, rating, 1e9, partner=partner, partner_id=partner_id
        )

    pairs = measure is Measure.PARTNERSHIPS
    rows = tuple(row(place, place, place + 4 if pairs else None) for place in range(1, 5))
    return Leaderboard(BoardQuestion(1, measure), 31, rows, row(17, 5, 6 if pairs else None))


def told(board: Leaderboard) -> str:
    return f"{sheet_text(board_sheet(board, Scope.SEASON, WORDS))}\n{board_notes(board, WORDS)}"


def history() -> str:
    seats = tuple(SeatLine(seat, seat, PEOPLE[seat], 2 - seat % 2, 9, True, False, False) for seat in range(1, 5))
    return history_text(
        GamePage((GameLine(1, 1e9, 1e9, "standard", "standard", 9, True, seats),), more=False), None, WORDS
    )


def stats() -> str:
    statistics = replace(
        player("Ann"), best_partner=Companion(2, "ANN", 7, 5, 2), nemesis=Companion(3, "Ann\u200b", 8, 2, 6)
    )
    return f"{card_drawing(statistics, None, WORDS, own=True).alt}\n{stats_notes(statistics, WORDS)}"


def compare() -> str:
    met = Companion(2, "ANN", 7, 5, 2)
    both = Comparison(player("Ann"), player("ANN", user_id=2), met, met)
    return f"{sheet_text(compare_sheet(both, WORDS))}\n{compare_notes(both, WORDS)}"


def match(form: Form) -> Match:
    players = [MatchPlayer(number, PEOPLE[number], 0 if form is Form.PAIRS else 1 + number % 2) for number in PEOPLE][
        :8
    ]
    facts: list[MatchFact] = [MatchOpened(1, 2, 1, form, presets.build("standard"), 8)]
    facts += [PlayerEntered(player.user_id, player.name, player.team) for player in players]
    facts.append(draw_match(form, players, 8, ("Bear", "Wolf", "Ann", "Fox")))
    return match_of(facts)


def played(form: Form) -> Match:
    begun_match = match(form)
    played = tuple(TablePlayed(table, table, ((table, 0), (0, 1)), (1, 2)) for table in begun_match.tables)
    return replace(begun_match, played=played, closed=True)


def duplicate_told(form: Form) -> str:
    begun, over = match(form), played(form)
    deal = duplicate_text.DealAtTables(over, 1, [(table, played_hand("Ann")) for table in over.tables_playing(1)])
    proposed = apply_fact(begun, EndProposed(1, finish=True, until=2e9))
    all_texts = [duplicate_text.lobby_text(replace(begun, rounds=()), WORDS), duplicate_text.lobby_text(begun, WORDS)]
    all_texts += [duplicate_text.proposal_text(proposed, WORDS), duplicate_text.results_notes(over, WORDS)]
    all_texts.append(sheets_text(duplicate_text.match_sheets(over, WORDS)))
    all_texts += [
        duplicate_text.room_text(begun, 1, "", WORDS),
        *deal.tell(1, Voice.of(deal.moments_at(1)[0].table, WORDS)),
    ]
    return "\n".join(all_texts)


def alike(night: Night) -> Night:
    """The night with people who have one display name."""
    people = enumerate(night.participants)
    return replace(
        night, participants=tuple(one if one.user_id is None else replace(one, name=ALIKE[n % 4]) for n, one in people)
    )


def evening(movement: Movement = Movement.INDIVIDUAL) -> Evening:
    """A night of seven in its second round, from which somebody has gone."""
    night = play_round(begun(7, movement=movement, rounds=2), random.Random(1))
    night.add(Left(3))
    return night


def over(movement: Movement = Movement.INDIVIDUAL) -> Night:
    night = play_round(evening(movement), random.Random(2))
    if night.night.closing is None:
        night.add(NightClosed(NightClosing.FINISHED))
    return alike(night.night)


def night_told(movement: Movement) -> str:
    joined = alike(lobby(6, movement=movement).night)
    paired = replace(
        joined, participants=tuple(replace(one, partner_id=(one.user_id or 0) % 6 + 1) for one in joined.participants)
    )
    running, ended = alike(evening(movement).night), over(movement)
    all_texts = [nights_text.lobby_text(joined, WORDS), nights_text.lobby_text(paired, WORDS)]
    all_texts += [nights_text.round_text(running, WORDS), nights_text.pause_text(running, WORDS)]
    all_texts += [nights_text.past_round_text(ended, 1, WORDS), nights_text.over_text(ended, TournamentId(1), WORDS)]
    all_texts.append(sheets_text(nights_text.night_sheets(ended, WORDS)))
    meeting = ended.past[0].round.meetings[0]
    all_texts.append(nights_text.seat_text(ended, 1, meeting, WORDS))
    return "\n".join(all_texts)


def honours() -> str:
    return sheet_text(nights_text.honours_sheet([Honours(number, 1, 1) for number in PEOPLE], PEOPLE, WORDS))


def league() -> League:
    lines = league_table([match_event(1.79e9, [1, 3], [2, 4], 3)], "2026-Q3")
    return League(LeagueKind.MATCHES, "2026-Q3", lines, PEOPLE, ())


def daily_boards() -> str:
    scores = [attempt_of(number, 1, 2, 0, 0, number) for number in PEOPLE]
    day = daily_text.day_sheet(DAY, day_board(scores), PEOPLE, 8, WORDS)
    return sheets_text([day, daily_text.month_sheet("2026-11", month_board({DAY: scores}, "2026-11"), PEOPLE, WORDS)])


def season() -> str:
    boards = [board(Measure.RATING), board(Measure.PARTNERSHIPS)]
    return season_notes("2026-Q3", boards, [league()], WORDS)


TOLD: dict[str, Callable[[], str]] = {
    **{f"leaderboard {measure}": lambda m=measure: told(board(m)) for measure in Measure},  # type: ignore[misc] # the measure of now
    "season": season,
    "history": history,
    "stats": stats,
    "compare": compare,
    **{f"duplicate {form}": lambda f=form: duplicate_told(f) for form in Form},  # type: ignore[misc] # the form of now
    **{f"night {movement}": lambda m=movement: night_told(m) for movement in Movement},  # type: ignore[misc] # as above
    "night's standings as a file": lambda: pack_csv(standings_rows, over()).decode(),
    "night's tables as a file": lambda: pack_csv(table_rows, over()).decode(),
    "night's seats as a file": lambda: pack_csv(seat_rows, over()).decode(),
    "honours": honours,
    "league": lambda: sheet_text(league_sheet(league(), 0, 20, WORDS)),
    "daily boards": daily_boards,
}


@pytest.mark.parametrize("what", TOLD)
def test_people_with_one_name_are_told_apart(what: str) -> None:
    all_texts = TOLD[what]()
    assert re.search(r"\bann\b", all_texts, re.IGNORECASE)
    assert not unmarked(all_texts.replace("🤖\u00a0Ann", "").replace(WORDS("mark-computer", name="Ann"), "")), all_texts


@pytest.mark.parametrize("movement", [Movement.INDIVIDUAL, Movement.SWISS])
def test_people_with_one_name_are_told_apart_in_a_nights_picture(movement: Movement) -> None:
    drawn = [piece.shows for piece in draw_sheet(nights_text.standings_sheet(over(movement), WORDS)).pieces]
    names = [shown for shown in drawn if isinstance(shown, str) and re.search(r"\bann\b", shown, re.IGNORECASE)]
    assert len(names) == 7
    assert not unmarked("\n".join(names))
    assert len(set(names)) == 7, "no picture cuts what tells them apart"


def test_names_get_as_many_digits_of_the_id_as_needed() -> None:
    assert tell_apart(("Ann", "Ann"), (10**17 + 1234, 10**17 + 234)) == ("Ann #1234", "Ann #0234")
    assert tell_apart(("Ann", "Ann"), (71234, 61234)) == ("Ann #71234", "Ann #61234")
    assert tell_apart(("Ann", "Ann"), (5, 5)) == ("Ann", "Ann"), "one person who stands there twice"
    assert tell_apart(("Ann", "Ann"), (5, None)) == ("Ann #0005", "Ann"), "the other one is a computer"
    assert tell_apart(("", "", None), (1, 2, 3)) == ("", "", None)


def test_names_that_show_nothing_are_told_apart() -> None:
    nothing = {1: "\u200b\u200b", 2: "", 3: "\u2063", 4: "?", 5: "Bob"}
    assert list(tell_people_apart(nothing.items()).values()) == ["? #0001", "? #0002", "? #0003", "? #0004", "Bob"]
    assert tell_people_apart([(1, "\u200b"), (2, "Bob")]) == {1: "?", 2: "Bob"}


def test_names_that_look_alike_after_cutting_are_told_apart() -> None:
    long = "Bartholomäus von Grünwald"
    names = tell_people_apart([(1, long + " I"), (2, long + " II"), (3, "Bob")], 18)
    assert [plain_name(name, longest=18) for name in names.values()] == [
        "Bartholomäu… #0001",
        "Bartholomäu… #0002",
        "Bob",
    ]
    assert cut_to_width(names[2], 26, 120).endswith("… #0002")


def test_a_name_that_imitates_a_suffix_is_told_apart() -> None:
    names = tell_apart(("Ann", "Ann", "Ann #0002"), (1, 2, 3))
    assert names == ("Ann #0001", "Ann #0002", "Ann #0002 #0003")
    assert tell_apart(("Ann", "Ann", "Ann (2)")) == ("Ann (1)", "Ann (2)", "Ann (2) (3)")


ALONE = {
    "found[-1].plan.name", "night.plan.name", "one.night.plan.name", "plan.name", "place.name",
    "user.display_name", "player.display_name",
    "person.display_name", "command.user.display_name", "contest.title", "role.name",
    "member.display_name", "named.name",
    "season", "season or ''", "wrong.text", "zone", "day or ''", "typed",
    "raw", "raw.replace('`', \"'\")", "press.user.display_name", "title.removesuffix('.euchre')",
}  # fmt: skip
"""What is made safe without standing among people: titles, what somebody typed, the one whom a sentence is about."""
TOLD_APART = {
    "names[row.user_id]", "names.get(row.user_id, '')", "names.get(row.partner_id, '')", "names[player.user_id]",
    "names[best.user_id]", "names[nemesis.user_id]", "names[one.user_id]", "named[one.user_id]",
    "names[two.first.user_id]", "names[two.second.user_id]",
    "names[line.attempt.user_id]", "apart[line.user_id]", "distinct_name(night, participant)",
    "distinct_name(night, one)",
    "distinct_name(night, one, _LONGEST)", "apart[player.id]", "apart[other.id]",
}  # fmt: skip
"""Names that ``tell_apart`` has seen."""
AT_TABLES = {
    ("table_text.py", "name"), ("table_text.py", "one.chair.name or ''"),
    ("leaderboards.py", "seat.name"), ("leaderboards.py", "name"), ("voice.py", "name"), ("duplicate_text.py", "name"),
    ("duplicate_text.py", "seat.name"), ("looking_back.py", "name"), ("daily_text.py", "name"),
    ("table_picture.py", "chair.name"), ("sheets.py", "self.name"), ("sheets.py", "one.told or one.name"),
    ("sheets.py", "person.name"), ("sheets.py", "one.words"),
    ("charts.py", "line.name"), ("charts.py", "name"), ("nights_text.py", "person.name"), ("nights_text.py", "partner"),
    ("duplicate_text.py", "_person_at(match, entrant, names, texts).name"), ("duplicate_text.py", "person.name"),
    ("results_files.py", "name"), ("own_page.py", "name"), ("own_page.py", "seat.name"), ("boards.py", "name or ''"),
    ("analysis.py", "one"), ("analysis_text.py", "card.name"), ("analysis_text.py", "name"),
    ("analysis_text.py", "words"), ("options.py", "value"), ("pages.py", "one.name"),
}  # fmt: skip
"""The same, names of one person or of computers, and what somebody typed, where the word alone does not say so."""


def test_every_shown_name_is_told_apart() -> None:
    """A new place that shows a person's name says here that it is told apart, or stands alone."""
    callers, makers = set(), {"safe_name", "plain_name", "drawable_name"}
    for path in (*ROOT.glob("bot/**/*.py"), *ROOT.glob("cogs/**/*.py")):
        if path.name == "names.py":
            continue
        for call in ast.walk(parse(path)):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id in makers:
                callers.add((path.name, ast.unparse(call.args[0])))
    left = {one for one in callers if one[1] not in ALONE | TOLD_APART} - AT_TABLES
    assert not left, "a name that may be another one's"
