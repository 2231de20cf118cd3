"""Sheets of figures: every word is large enough for a phone, nothing overlaps, and all of it is said in words too."""

from __future__ import annotations

import io
import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import date
from itertools import combinations
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest
from PIL import Image, ImageDraw

from bot.engine import presets
from bot.pictures import palette
from bot.pictures.canvas import Box, Canvas, Piece, png_of
from bot.pictures.charts import card_drawing, draw_card, standing_in
from bot.pictures.layout import SMALL, WIDTH
from bot.pictures.letters import NARROWEST, can_shape, cut_to_width
from bot.pictures.sheets import draw_sheet, drawings_of, sheet_drawings
from bot.ratings.boards import BoardQuestion, BoardRow, Leaderboard, Measure, Scope
from bot.ratings.games import Family, Rating, RatingStep
from bot.ratings.players import Companion, Comparison, FamilyStanding, FamilyTotals, PlayerStatistics
from bot.tables.views import HandMoments
from bot.tournaments.daily.attempts import day_board, month_board
from bot.tournaments.duplicate.match import Form
from bot.tournaments.leagues import Honours, League, LeagueKind, LeagueLine
from bot.tournaments.movements import Movement
from bot.tournaments.nights.night import Night
from bot.tournaments.nights.rounds import next_round
from bot.tournaments.standings import Prize
from bot.ui.layouts import MOST_FILES
from bot.words.catalogue import Texts, locales
from bot.words.daily_text import day_sheet, month_sheet
from bot.words.duplicate_text import deal_sheet, deals_sheet, rounds_sheet, sides_sheet
from bot.words.leaderboards import board_sheet, compare_sheet, league_sheet
from bot.words.nights_text import bracket_sheets, honours_sheet, night_sheets, standings_sheet
from bot.words.sheets import Cell, Heading, Ink, Line, Sheet, SheetPerson
from bot.words.voice import trump_sign
from tests.pictures.golden_pictures import assert_golden
from tests.tournaments.nights.evenings import begun, play_round
from tests.tournaments.random_play import attempt_of
from tests.words.test_duplicate_text import match as duplicate
from tests.world.games import finished_hand, lobby, states

NAMES = (
    "Ann", "Maximilian von Hohenzollern", "Bob", "東京タロウの名前はとても長い", "Эдуард Александрович",
    "محمد عبد الرحمن الطويل", "שלמה בן דוד המלך", "ภาษาไทยยาวมาก", "Zoë 🦊", "Cay", "W" * 24,
)  # fmt: skip
"""Short and long ones in more than five scripts."""


@pytest.fixture
def inks() -> list[tuple[str, palette.Colour]]:
    """All words that are painted, and their colours."""
    return []


@pytest.fixture(autouse=True)
def colours(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Hold all colours that are painted to the one palette."""
    painted: set[object] = set()

    def listen(name: str) -> None:
        paint = getattr(Canvas, name)

        def note(canvas: Canvas, *given: object, **named: object) -> None:
            painted.update(one for one in (*given, *named.values()) if isinstance(one, tuple) and len(one) == 3)
            paint(canvas, *given, **named)

        monkeypatch.setattr(Canvas, name, note)

    for name in ("box", "line", "stamp", "text"):
        listen(name)
    yield
    assert painted <= {*palette.ALL}


@pytest.fixture
def cut() -> set[str]:
    """All words that are painted without their end."""
    return set()


@pytest.fixture(autouse=True)
def sizes(monkeypatch: pytest.MonkeyPatch, cut: set[str], inks: list[tuple[str, palette.Colour]]) -> Iterator[set[int]]:
    """The sizes of all letters that are painted; none may be too small for a phone."""
    heights: set[int] = set()
    paint = Canvas.text

    def note(
        canvas: Canvas,
        spot: tuple[int, int],
        text: str,
        size: int,
        colour: palette.Colour = palette.TEXT,
        anchor: str = "l",
        width: int | None = None,
    ) -> None:
        heights.add(size)
        inks.append((text, colour))
        if width is not None and cut_to_width(text, size, round(width / NARROWEST)) != text:
            cut.add(text)
        paint(canvas, spot, text, size, colour, anchor, width)

    monkeypatch.setattr(Canvas, "text", note)
    yield heights
    assert min(heights, default=SMALL) >= SMALL


def check_canvas(canvas: Canvas) -> dict[str, Box]:
    """Check that words, faces and medals stay on the picture and apart; return where the words stand."""
    wide, high = canvas.image.size
    assert wide == 800
    words = [(piece.shows, piece.ink) for piece in canvas.pieces if isinstance(piece.shows, str) and piece.ink]
    inks = [ink for _, ink in words if ink is not None]
    faces = {piece.box for piece in canvas.pieces if piece.mask is None and piece.shows is None}
    for left, top, right, bottom in (*inks, *faces):
        assert left >= 0
        assert top >= 0
        assert right <= wide
        assert bottom <= high
    assert [pair for pair in combinations(inks, 2) if overlaps(*pair)] == []
    assert [pair for pair in combinations(sorted(faces), 2) if overlaps(*pair)] == []
    assert [(face, ink) for face in faces for ink in inks if overlaps(face, ink) and not inside(ink, face)] == []
    return {shown: ink for shown, ink in words if ink is not None}


def overlaps(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def inside(one: Box, other: Box) -> bool:
    return other[0] <= one[0] and one[2] <= other[2] and other[1] <= one[1] and one[3] <= other[3]


def faces_in(folder: Path, count: int) -> dict[int, str]:
    """Avatars of so many people, as files, each of its own colours."""
    files = {}
    for user_id in range(1, count + 1):
        image = Image.new("RGB", (128, 128), (user_id * 37 % 256, user_id * 91 % 256, user_id * 53 % 256))
        ImageDraw.Draw(image).ellipse((30, 20, 98, 88), fill=(user_id * 149 % 256, 90, user_id * 11 % 256))
        path = folder / f"{user_id}-a.png"
        image.save(path)
        files[user_id] = str(path)
    return files


def board(measure: Measure = Measure.RATING, rows: int = 10, names: Sequence[str] = NAMES) -> Leaderboard:
    """A page of a board, the value of a kind that is shown wide; every third person has a short name."""
    wide = {Measure.WIN_RATE: 1.0, Measure.POINTS_PER_HAND: 12.345}.get(measure, 1234.0)
    shown = tuple(
        BoardRow(
            place, place, names[(place - 1) % len(names)], wide, 1000 + place, 700, Rating(30.0, 2.0), 1e9, None,
            *((names[place % len(names)], place + 20) if measure is Measure.PARTNERSHIPS else (None, None)),
        )
        for place in range(1, rows + 1)
    )  # fmt: skip
    return Leaderboard(BoardQuestion(1, measure), 31, shown, None)


@pytest.mark.parametrize("measure", [Measure.RATING, Measure.PARTNERSHIPS])
def test_golden_boards(measure: Measure, texts: Texts, tmp_path: Path) -> None:
    if not can_shape():
        pytest.skip("this host has no FriBiDi")
    data = png_of(draw_sheet, board_sheet(board(measure), Scope.SEASON, texts), faces_in(tmp_path, 7))
    assert len(data) < 64_000
    assert_golden(f"board-{measure}", data, (400, 403 if measure is Measure.RATING else 653))


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("measure", list(Measure))
def test_twenty_lines_of_any_names_stay_apart(measure: Measure, locale: str) -> None:
    texts = Texts(locale)
    sheet = board_sheet(board(measure, 20), Scope.ALL_TIME, texts)
    words = check_canvas(draw_sheet(sheet))
    assert sheet.title in words
    assert {"4", "20"} <= words.keys()


def test_every_face_keeps_its_colours(tmp_path: Path) -> None:
    """Twenty avatars have more colours than a picture: they share what there is, and none turns into another's."""
    people = [SheetPerson(f"P{number}", number) for number in range(1, 21)]
    sheet = Sheet("Faces", (), tuple(Line((), (person,)) for person in people))
    files = faces_in(tmp_path, 20)
    shown = Image.open(io.BytesIO(png_of(draw_sheet, sheet, files))).convert("RGB")
    spots = [piece.box for piece in draw_sheet(sheet, files).pieces if is_face(piece)]
    assert len(spots) == 40, "an initial and an avatar of each"
    for user_id, (left, top, right, bottom) in zip(files, spots[20:], strict=True):
        edge = (left + (right - left) // 2, bottom - 5)
        rgb = (user_id * 37 % 256, user_id * 91 % 256, user_id * 53 % 256)
        seen = shown.getpixel(edge)
        assert isinstance(seen, tuple)
        assert max(abs(int(a) - b) for a, b in zip(seen, rgb, strict=True)) < 40
        assert top < bottom


def is_face(piece: Piece, size: int = 48) -> bool:
    return piece.mask is None and piece.shows is None and piece.box[2] - piece.box[0] == size


def test_a_file_that_is_no_picture_leaves_the_initial(tmp_path: Path) -> None:
    (tmp_path / "1-a.png").write_text("no picture")
    sheet = Sheet("Faces", (), (Line((), (SheetPerson("Ann", 1),)),))
    assert png_of(draw_sheet, sheet, {1: str(tmp_path / "1-a.png")}) == png_of(draw_sheet, sheet)


def test_a_computers_face_is_its_animal_whoever_has_its_number(tmp_path: Path) -> None:
    sheet = Sheet("Faces", (), (Line((), (SheetPerson("Otter", 1, is_computer=True),)),))
    assert png_of(draw_sheet, sheet, faces_in(tmp_path, 1)) == png_of(draw_sheet, sheet)
    assert sheet_drawings(sheet)[0].people == ()


def test_nobody_gets_a_medal_for_being_euchred(texts: Texts) -> None:
    medals = {
        measure: [line.medal for line in board_sheet(board(measure), Scope.SEASON, texts).lines] for measure in Measure
    }
    assert set(medals.pop(Measure.EUCHRES_SUFFERED)) == {0}
    assert {tuple(each[:4]) for each in medals.values()} == {(1, 2, 3, 0)}


def test_more_than_twenty_lines_are_several_pictures(texts: Texts) -> None:
    sheet = board_sheet(board(rows=41), Scope.SEASON, texts)
    drawings = sheet_drawings(sheet)
    assert [len(one.people) for one in drawings] == [20, 20, 1]
    assert all(one.alt.startswith("Rating") for one in drawings)
    assert len({one.make({}) for one in drawings}) == 3


def test_without_lines_there_is_no_picture(texts: Texts) -> None:
    assert sheet_drawings(board_sheet(board(rows=0), Scope.SEASON, texts)) == ()
    assert sheet_drawings(honours_sheet([], {}, texts)) == ()


@pytest.mark.parametrize(
    ("measure", "cells"),
    [
        (Measure.RATING, ["Rating 1234", "Won 70%"]), (Measure.WIN_RATE, ["Win rate 100%", "Won 700"]),
        (Measure.EUCHRES_MADE, ["Euchres 1234", "Per game 1.23"]),
    ],
)  # fmt: skip
def test_beside_each_value_stands_the_rate_that_fits_it(measure: Measure, cells: list[str], texts: Texts) -> None:
    sheet = board_sheet(board(measure), Scope.SEASON, texts)
    all_cells = [f"{head.words} {cell.words}" for head, cell in zip(sheet.headings, sheet.lines[0].cells, strict=True)]
    assert all_cells == [cells[0], "Games 1001", cells[1]]


def test_a_sheet_is_told_in_words(texts: Texts) -> None:
    lines = sheet_drawings(board_sheet(board(), Scope.SEASON, texts))[0].alt.split("\n")
    assert lines[0] == "Rating · Partnership, this season"
    assert lines[1] == "1 Ann · Rating 1234 · Games 1001 · Won 70%"
    assert len(lines) == 11


# -- leagues, honours, nights


def league(people: int = 20, shown: Sequence[str] = NAMES) -> League:
    """A table of people with all kinds of names."""
    names = {number: shown[number % len(shown)] for number in range(1, people + 1)}
    lines = tuple(LeagueLine(number, number, 40.5 - number, 3, 12, 12) for number in names)
    return League(LeagueKind.NIGHTS, "2026-Q3", lines, names, ())


def named(night: Night, names: Sequence[str] = NAMES) -> Night:
    """The night with people of all kinds of names."""
    people = (
        one if one.user_id is None else replace(one, name=names[number % len(names)])
        for number, one in enumerate(night.participants)
    )
    return replace(night, participants=tuple(people))


def played(people: int, rounds: int = 2, movement: Movement = Movement.INDIVIDUAL) -> Night:
    """A night after so many rounds, or the end of an elimination."""
    evening = begun(people, rounds=rounds, movement=movement)
    for number in range(rounds):
        if next_round(evening.night) is not None or evening.night.running is not None:
            play_round(evening, random.Random(people + number))
    return evening.night


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("movement", [Movement.INDIVIDUAL, Movement.SWISS, Movement.SINGLE_ELIMINATION])
@pytest.mark.parametrize("people", [8, 20])
def test_standings_of_any_night_stay_apart(people: int, movement: Movement, locale: str) -> None:
    night = named(played(people, movement=movement))
    words = check_canvas(draw_sheet(standings_sheet(night, Texts(locale))))
    assert night.plan.name in words


@pytest.mark.parametrize("locale", locales())
def test_leagues_and_honours_stay_apart(locale: str) -> None:
    texts, table = Texts(locale), league()
    check_canvas(draw_sheet(league_sheet(table, 0, 20, texts)))
    prizes = ((Prize.LONERS, 12), (Prize.HIGH_GAME, 3))
    honoured = [Honours(number, 123, 10, 10, prizes, 1234, 30) for number in table.names]
    check_canvas(draw_sheet(honours_sheet(honoured, table.names, texts)))


def test_golden_league_honours_and_standings(texts: Texts) -> None:
    if not can_shape():
        pytest.skip("this host has no FriBiDi")
    table = league(6)
    honoured = [Honours(number, 7 - number, 10, 12, ((Prize.LONERS, 2),), 40, 30) for number in table.names]
    drawn = {
        "league": league_sheet(table, 0, 20, texts),
        "honours": honours_sheet(honoured, table.names, texts),
        "standings": standings_sheet(named(played(11)), texts),
        "elimination": standings_sheet(named(played(10, 3, Movement.SINGLE_ELIMINATION)), texts),
    }
    for name, sheet in drawn.items():
        canvas = draw_sheet(sheet)
        assert_golden(name, canvas.png(), (400, canvas.image.height // 2))


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("people", [6, 12, 20, 32, 40])
def test_every_meeting_and_bye_of_an_elimination_is_in_the_bracket(people: int, locale: str, sizes: set[int]) -> None:
    """The newest round first, in pictures that a phone shows as wide as they are, with no letter under nine pixels."""
    night = named(played(people, 16, Movement.SINGLE_ELIMINATION))
    named_so = (one if one.user_id else replace(one, name="Lumberjack") for one in night.participants)
    night = replace(night, participants=tuple(named_so))
    sheets = bracket_sheets(night, Texts(locale))
    for sheet in sheets:
        canvas = draw_sheet(sheet)
        check_canvas(canvas)
        assert canvas.image.height <= 1.25 * WIDTH
    assert [sheet.title for sheet in sheets] == sorted((sheet.title for sheet in sheets), reverse=True)
    sides = [line for sheet in sheets for line in sheet.lines]
    games = sum(len(past.round.meetings) for past in night.past)
    byes = [side for past in night.past for side in past.round.byes]
    assert len(sides) == 2 * games + len(byes)
    assert [line.cells[0].words for line in sides].count(Texts(locale)("bracket-bye")) == len(byes)
    assert bracket_sheets(played(8), Texts(locale)) == ()
    assert len(drawings_of(night_sheets(night, Texts(locale)))) <= MOST_FILES, "all fit into a message"


def test_the_winners_of_a_meeting_are_bright_and_its_losers_dim(texts: Texts) -> None:
    night = played(8, 1, Movement.SINGLE_ELIMINATION)
    winners = {entrant for past in night.past for side in past.played.winners for entrant in side}
    names = {night.participant(entrant).name for entrant in winners}
    for line in (line for sheet in bracket_sheets(night, texts) for line in sheet.lines):
        won = {person.name for person in line.people} <= names
        assert [person.dim for person in line.people] == [not won] * 2
        assert line.cells[0].ink is (Ink.BEST if won else Ink.PLAIN)


def test_golden_bracket(texts: Texts) -> None:
    if not can_shape():
        pytest.skip("this host has no FriBiDi")
    first = bracket_sheets(named(played(14, 1, Movement.SINGLE_ELIMINATION)), texts)[0]
    canvas = draw_sheet(first)
    assert_golden("bracket", canvas.png(), (400, canvas.image.height // 2))


def test_computers_have_no_place_and_no_medal(texts: Texts) -> None:
    lines = standings_sheet(played(6), texts).lines
    assert [line.place for line in lines if line.people[0].is_computer] == ["", ""]
    assert all(line.people[0].dim for line in lines if not line.place)


def test_whoever_is_out_of_an_elimination_reads_since_when(texts: Texts) -> None:
    lines = standings_sheet(played(8, 2, Movement.SINGLE_ELIMINATION), texts).lines
    assert sorted(line.cells[0].words for line in lines) == ["1", "1", "2", "–"]


# -- daily deals


def test_golden_day_and_month(texts: Texts) -> None:
    if not can_shape():
        pytest.skip("this host has no FriBiDi")
    names = dict(enumerate(NAMES, 1))
    scores = [attempt_of(number, 1, 2, -2, 0, 15 - number) for number in names]
    day = day_sheet(date(2026, 11, 22), day_board(scores), names, 40, texts)
    month = month_sheet("2026-11", month_board({date(2026, 11, 22): scores}, "2026-11"), names, texts)
    here = day_sheet(date(2026, 11, 22), day_board(scores), names, 40, texts, ZoneInfo("America/New_York"))
    assert here.subtitle == "until Nov 22, 2026, 19:00 America/New_York"
    assert [cell.words for cell in day.lines[0].cells] == ["+1", "+2", "−2", "0", "+14", "+15"]
    for name, sheet in (("day", day), ("month", month)):
        canvas = draw_sheet(sheet)
        check_canvas(canvas)
        assert_golden(name, canvas.png(), (400, canvas.image.height // 2))


# -- duplicate matches


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize(("form", "people", "tables"), [(Form.TEAMS, 8, 2), (Form.PAIRS, 40, 10)])
def test_duplicate_results_stay_apart(form: Form, people: int, tables: int, locale: str, cut: set[str]) -> None:
    texts = Texts(locale)
    match = duplicate(form, people, *([[(4, 0), (0, 2)] * 4] * tables), name="Maximilian von Hohenzollern")
    check_canvas(draw_sheet(sides_sheet(match, texts)))
    if form is Form.PAIRS:
        check_canvas(draw_sheet(rounds_sheet(match, texts)))
    cut.clear()
    deals = deals_sheet(match, texts)
    words = check_canvas(draw_sheet(deals))
    assert texts("duplicate-deal", deal=8) in words
    assert not cut, "tables that have no room for a word have their number"
    assert len(deals.lines) == (8 if form is Form.PAIRS else 9), "of teams with the sums"


def test_the_team_that_won_is_gold_and_no_loss_is(texts: Texts) -> None:
    match = duplicate(Form.TEAMS, 8, [(2, 0), (0, 1), (4, 0)], [(1, 0), (2, 0), (0, 2)])
    lines = sides_sheet(match, texts).lines
    assert {line.cells[0].words for line in lines if line.cells[0].ink is Ink.BEST} == {"1"}
    assert all(line.cells[2].ink is Ink.STRONG for line in lines)


def test_golden_duplicate_results(texts: Texts) -> None:
    deals = [[(2, 0), (0, 1), (4, 0)], [(1, 0), (2, 0), (0, 2)], [(1, 0), (0, 0), (0, 4)]]
    teams, pairs = duplicate(Form.TEAMS, 8, *deals[:2]), duplicate(Form.PAIRS, 11, *deals)
    for name, match in (("teams", teams), ("pairs", pairs)):
        sheets = [("sides", sides_sheet(match, texts)), ("deals", deals_sheet(match, texts))]
        sheets += [("rounds", rounds_sheet(match, texts))] if name == "pairs" else []
        for what, sheet in sheets:
            canvas = draw_sheet(sheet)
            assert_golden(f"{name}-{what}", canvas.png(), (400, canvas.image.height // 2))


def test_deals_of_teams_add_up_to_the_margin(texts: Texts) -> None:
    match = duplicate(Form.TEAMS, 8, [(2, 0), (0, 1), (4, 0)], [(1, 0), (2, 0), (0, 2)])
    sheet = deals_sheet(match, texts)
    cells = [[cell.words for cell in line.cells] for line in sheet.lines]
    assert cells == [
        ["+2", "−1", "+1", "+1"],
        ["−1", "−2", "−3", "−2"],
        ["+4", "+2", "+6", "+4"],
        ["+5", "−1", "+4", ""],
    ]
    assert [[cell.words for cell in line.cells] for line in sides_sheet(match, texts).lines] == [
        ["1", "1", "+5"], ["1", "2", "−1"], ["2", "2", "+1"], ["2", "1", "−5"],
    ]  # fmt: skip


def test_whoever_left_most_decisions_to_a_computer_is_dim(texts: Texts) -> None:
    match = duplicate(Form.TEAMS, 3, [(1, 0)], [(0, 1)])
    first = replace(match.played[0], own=(1.0, 1.0, 0.2, 1.0))
    lines = sides_sheet(replace(match, played=(first, match.played[1])), texts).lines
    dim = {person.name for line in lines for person in line.people if person.dim and not person.is_computer}
    assert dim == {match.seats_at(1)[2].name}


def test_what_went_otherwise_at_another_table_is_gold(texts: Texts) -> None:
    rules = presets.build("standard")
    over = [next(one for one in states(rules, seed, 1) if one.result is not None) for seed in (1, 2)]
    one, other = (HandMoments(finished_hand(state), lobby(rules), ()) for state in over)
    match = duplicate(Form.TEAMS, 8, [(2, 0)], [(0, 4)])
    sheet = deal_sheet(match, 1, [(1, one), (2, one)], texts)
    words = {line.label: [cell.words for cell in line.cells] for line in sheet.lines}
    view, result = one.hand.view, one.hand.result
    assert view.maker is not None
    assert view.trump is not None
    assert words[texts("duplicate-called")] == [match.seats_at(table)[view.maker - 1].name for table in (1, 2)]
    assert words[texts("duplicate-trump")][0].startswith(trump_sign(view.trump, Texts()))
    assert words[texts("duplicate-tricks")] == [str(result.tricks)] * 2
    assert [words[label][0] for label in words][-1] == "2 : 0"
    golden = [line.label for line in sheet.lines if line.cells[1].ink is Ink.BEST]
    assert golden == [sheet.lines[0].label, sheet.lines[-1].label], "the same hand, by other people, for other points"
    assert all(line.cells[0].ink is Ink.STRONG for line in sheet.lines)
    trump = deal_sheet(match, 1, [(1, one), (2, other)], texts).lines[1].cells
    assert (trump[1].ink is Ink.BEST) is (trump[0].words != trump[1].words)


@pytest.mark.parametrize("locale", locales())
def test_a_deal_at_four_tables_is_not_cut(locale: str, cut: set[str]) -> None:
    """Two of them played alone, and scores are halves."""
    texts, rules = Texts(locale), presets.build("standard")
    state = next(one for one in states(rules, 4, 1) if one.result is not None)
    one = HandMoments(finished_hand(state), lobby(rules), ())
    lone = replace(one, hand=replace(one.hand, view=one.hand.view._replace(alone=True)))
    played = [(1, lone), (2, one), (3, lone), (4, one)]
    match = duplicate(Form.PAIRS, 16, *[[(2, 0)] * 8] * 12, name="Max")
    words = check_canvas(draw_sheet(deal_sheet(match, 1, played, texts)))
    assert not cut
    assert "1{0}5 : 1{0}5".format("." if locale == "en" else ",") in words


# -- a player's card, two players


def person(name: str, user_id: int, *, games: int = 40, wins: int = 23) -> PlayerStatistics:
    ranked = FamilyTotals(
        games=games, wins=wins, hands=900, points=1100, called=373, made=295, euchred=78, lone_tried=26, lone_made=23,
        euchres_made=95,
    )  # fmt: skip
    steps = tuple(
        RatingStep(number, 1.79e9 + 86_400 * number, Rating(25.0 + number % 7, 5.0)) for number in range(games)
    )
    family = FamilyStanding(
        Family.PARTNERSHIP, ranked, FamilyTotals(games=3), ranked, Rating(30.0, 2.0), None, 2, 1e9, steps
    )
    alone = replace(family, family=Family.INDIVIDUAL, ranked=FamilyTotals(games=4, wins=1), steps=steps[:1])
    return PlayerStatistics(user_id, name, 1e9, 1e9, (family, alone), None, None)


def comparison(one: str = NAMES[1], other: str = NAMES[3]) -> Comparison:
    met = Companion(2, other, 26, 11, 13)
    return Comparison(person(one, 1), person(other, 2, wins=31), met, met)


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("name", NAMES)
def test_everything_on_a_card_stays_apart(name: str, locale: str) -> None:
    texts, player = Texts(locale), person(name, 1)
    for family in (None, Family.INDIVIDUAL):
        words = check_canvas(draw_card(player, standing_in(player, family), texts, {}, own=True))
        assert texts("card-of", done=23, tried=40) in words or family is not None


@pytest.mark.parametrize("locale", locales())
def test_two_players_stay_apart(locale: str) -> None:
    for one, other in combinations(NAMES, 2):
        sheet = compare_sheet(comparison(one, other), Texts(locale))
        check_canvas(draw_sheet(sheet))


def test_golden_card_and_comparison(texts: Texts, tmp_path: Path) -> None:
    player = person("Ann", 1)
    canvas = draw_card(player, standing_in(player, None), texts, faces_in(tmp_path, 1), own=False)
    assert_golden("card", canvas.png(), (400, canvas.image.height // 2))
    if can_shape():
        canvas = draw_sheet(compare_sheet(comparison(), texts), faces_in(tmp_path, 1))
        assert_golden("compare", canvas.png(), (400, canvas.image.height // 2))


def test_a_card_tells_percents_in_words_too(texts: Texts) -> None:
    alt = card_drawing(person("Ann", 1), None, texts, own=False).alt.split("\n")
    assert alt[:4] == ["Ann · Partnership", "Rating: 1200", "Games won: 57% (23 of 40)", "Calls made: 79% (295 of 373)"]
    assert alt[5] == "Euchres per 100 hands: 11 (95 of 900)"


def test_a_provisional_rating_is_on_nobody_elses_card(texts: Texts) -> None:
    new = person("Ann", 1, games=4, wins=1)
    own_card, theirs = (card_drawing(new, None, texts, own=own) for own in (True, False))
    assert "1200" in own_card.alt
    assert "1200" not in theirs.alt
    shown = [piece.shows for piece in draw_card(new, standing_in(new, None), texts, {}, own=False).pieces]
    assert "1200" not in shown
    assert "–" in shown
    assert theirs.make({}) != own_card.make({})


def test_the_better_of_two_is_gold(texts: Texts) -> None:
    lines = {line.label: line.cells for line in compare_sheet(comparison(), texts).lines}
    assert [cell.ink for cell in lines[texts("card-won")]] == [Ink.STRONG, Ink.BEST]
    assert [cell.ink for cell in lines[texts("card-made")]] == [Ink.STRONG, Ink.STRONG], "they are level"
    assert [cell.words for cell in lines[texts("card-against")]] == ["11", "13"]


def test_nobody_is_better_than_one_who_has_no_figure(texts: Texts) -> None:
    two = comparison()
    newcomer = replace(two.second, families=tuple(replace(one, ranked=FamilyTotals()) for one in two.second.families))
    for line in compare_sheet(replace(two, second=newcomer), texts).lines:
        if "–" in [cell.words for cell in line.cells]:
            assert all(cell.ink is Ink.STRONG for cell in line.cells), line.label


def test_figures_of_heavy_players_are_not_cut(texts: Texts, cut: set[str]) -> None:
    many = replace(person("Ann", 1).families[0].ranked, games=1234, wins=1000, hands=23456, called=11223, made=10001)
    player = replace(person("Ann", 1), families=(replace(person("Ann", 1).families[0], ranked=many),))
    for locale in locales():
        check_canvas(draw_card(player, standing_in(player, None), Texts(locale), {}, own=True))
        assert not cut, locale
    assert "1,000 of 1,234" in check_canvas(draw_card(player, standing_in(player, None), texts, {}, own=True))


def test_equal_honours_share_a_place_and_negative_points_have_a_minus(texts: Texts) -> None:
    names = {1: "Ann", 2: "Bob", 3: "Cay", 4: "Dan"}
    honoured = [Honours(1, 3, 2, 2), Honours(2, 3, 2, 2), Honours(3, 2, 0, 1, best_night=-3), Honours(4, 1)]
    lines = honours_sheet(honoured, names, texts).lines
    assert [(line.place, line.medal) for line in lines] == [("1", 1), ("1", 1), ("3", 0), ("4", 0)]
    assert lines[2].cells[-2].words == "−3"


def test_points_of_a_league_have_decimals_together_or_not_at_all(texts: Texts) -> None:
    table = league(2)
    uneven = replace(table, lines=(replace(table.lines[0], points=3.5), replace(table.lines[1], points=-2.0)))
    whole = replace(table, lines=(replace(table.lines[0], points=3.0), replace(table.lines[1], points=-2.0)))
    shown = [[line.cells[0].words for line in league_sheet(one, 0, 20, texts).lines] for one in (uneven, whole)]
    assert shown == [["3.50", "−2.00"], ["3", "−2"]]


def test_headings_stand_on_one_line_where_names_have_room_beside_them() -> None:
    headings = tuple(map(Heading, ("Table 1", "Table 2", "Best night")))
    cells = tuple(Cell("+1") for _ in headings)
    for line in (Line(cells, label="Deal 1"), Line(cells, (SheetPerson("Ann", 1),))):
        assert {heading.words for heading in headings} <= check_canvas(
            draw_sheet(Sheet("Title", headings, (line,)))
        ).keys()
    long = draw_sheet(Sheet("Title", headings, (Line(cells, (SheetPerson("W" * 24, 1),)),)))
    assert {"Best", "night"} <= check_canvas(long).keys(), "a name comes first"


def test_all_labels_of_a_sheet_have_one_size() -> None:
    labels = ("Winning", "Winning against each other")
    lines = tuple(Line((Cell("1"), Cell("2")), label=label) for label in labels)
    people = tuple(Heading(name, SheetPerson(name, number)) for number, name in enumerate(("Ann", "Bob"), 1))
    inks = check_canvas(draw_sheet(Sheet("Title", people, lines)))
    assert len({inks[label][3] - inks[label][1] for label in labels}) == 1


@pytest.mark.parametrize("columns", [1, 4, 7, 10])
def test_many_columns_leave_room_for_names(columns: int) -> None:
    headings = tuple(Heading("Table number ten" if number % 3 else "T") for number in range(columns))
    cells = tuple(Cell.strong("−12") for _ in range(columns))
    lines = (Line(cells, label="Deal 16"), Line(cells, label="Total", total=True))
    check_canvas(draw_sheet(Sheet("Deals " * 20, headings, lines, "of a match " * 12)))
